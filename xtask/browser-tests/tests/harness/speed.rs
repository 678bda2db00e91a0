//! Long tasks, slow frames and announcements are noticed. (Tests in modules of this name run alone.)

use browser_tests::{Trouble, Visitor};

use crate::page::served;

const BUSY: &str = "<p role=status></p><button>Work</button><script>
  const work = (time) => { const end = performance.now() + time; while (performance.now() < end); };
  document.querySelector('button').onclick = () => {
    work(300);
    document.querySelector('p').textContent = 'One';
    setTimeout(() => { document.querySelector('p').textContent = 'Two' });
  };
</script>";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn work_that_keeps_the_page_waiting_is_noticed() {
    let page = served(BUSY);
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            table.tap("button").await?;
            table.holds("a long task", "seenByVisitor.longTasks.length").await?;
            let tasks = table.long_tasks().await?;
            assert!(tasks.iter().any(|task| task.duration >= 250.0), "{tasks:?}");
            assert_eq!(table.announcements().await?, ["One", "Two"]);
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn frames_are_counted_while_something_is_done() {
    let page = served(BUSY);
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let calm = table.frames_during(wait(table, 500)).await?;
            assert!(calm.count() >= 20, "{calm:?}");
            let busy = table.frames_during(table.tap("button")).await?;
            assert!(busy.longest() >= 100.0 && busy.rate() < calm.rate(), "{busy:?}");
            Ok(())
        })
        .await;
}

/// Does nothing for some milliseconds.
async fn wait(table: &browser_tests::Table, milliseconds: u32) -> Result<(), Trouble> {
    table
        .holds(
            "time to pass",
            &format!("(window.since ??= performance.now()) + {milliseconds} < performance.now()"),
        )
        .await
}

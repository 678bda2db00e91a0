//! Mouse, fingers and keys arrive at the page as from real devices.

use std::time::Duration;

use browser_tests::{Key, MIDDLE, Visitor};

use crate::page::served;

/// Two boxes and a list of the events that reach them.
const BOXES: &str = "<main><h1>Boxes</h1><button id=a>A</button><button id=b style='margin:90px'>B</button></main>
<script>
  const log = [];
  for (const kind of ['pointerdown', 'pointerup', 'contextmenu', 'click', 'touchstart', 'keydown'])
    addEventListener(kind, (event) => {
      const pressed = event.key ?? `${event.target.id || '-'}${event.pointerType ? ' by ' + event.pointerType : ''}`;
      log.push(`${kind} ${pressed}`);
      if (kind === 'contextmenu') event.preventDefault();
    });
  let moves = 0, fingers = 0;
  addEventListener('pointermove', () => moves++);
  addEventListener('touchstart', (event) => { fingers = Math.max(fingers, event.touches.length) });
</script>";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_mouse_clicks_drags_and_turns() {
    let page = served(BOXES);
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            table.tap("#a").await?;
            let log: Vec<String> = table.read("return log.splice(0)").await?;
            assert_eq!(log, ["pointerdown a by mouse", "pointerup a by mouse", "click a by mouse"]);

            table.drag("#a", "#b", MIDDLE, 20).await?;
            let log: Vec<String> = table.read("return log.splice(0)").await?;
            assert_eq!(&log[..2], ["pointerdown a by mouse", "pointerup b by mouse"]);
            let moves: u32 = table.read("return moves").await?;
            assert!(moves >= 10, "a drag of 20 frames moved {moves} times");

            table.right_click("#b").await?;
            let log: Vec<String> = table.read("return log.splice(0)").await?;
            assert!(log.contains(&"contextmenu b by mouse".to_owned()), "{log:?}");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn fingers_tap_and_drag() {
    let page = served(BOXES);
    Visitor::with_a_phone()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            table.tap("#a").await?;
            table.holds("a click", "log.at(-1).startsWith('click')").await?;
            let log: Vec<String> = table.read("return log.splice(0)").await?;
            assert!(log.contains(&"touchstart a".to_owned()), "{log:?}");
            assert!(log.contains(&"click a by touch".to_owned()), "{log:?}");
            table.tap_with_two_fingers("#b").await?;
            assert_eq!(table.read::<u32>("return fingers").await?, 2);
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn keys_are_pressed_where_the_focus_is() {
    let page = served(BOXES);
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            table.press(Key::Tab).await?;
            table.press(Key::Enter).await?;
            table.types("r").await?;
            let log: Vec<String> = table.read("return log.splice(0)").await?;
            assert_eq!(log[..2], ["keydown Tab", "keydown Enter"]);
            assert!(log.iter().any(|line| line.starts_with("click a")), "{log:?}");
            assert_eq!(log.last().unwrap(), "keydown r");
            table.press(Key::Tab).await?;
            table.press_back_tab().await?;
            assert_eq!(table.read::<String>("return document.activeElement.id").await?, "a");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
#[should_panic(expected = "it is covered by <div class=\"veil\">")]
async fn what_is_covered_cannot_be_tapped() {
    let page = served("<button>Below</button><div class=veil style='position:fixed;inset:0'></div>");
    Visitor::at_a_desk()
        .going_to(&page)
        .waiting(Duration::from_secs(1))
        .visits(async |table| {
            table.open("/").await?;
            table.tap("button").await
        })
        .await;
}

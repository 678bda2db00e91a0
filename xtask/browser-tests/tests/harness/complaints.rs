//! What the page itself complains of, and what the auditor does.

use browser_tests::{Trouble, Visitor};

use crate::page::served;

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_good_page_passes() {
    let page = served("<main><h1>Good day</h1><p>All is well.</p></main>");
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            assert_eq!(table.text("h1").await?, "Good day");
            table.audit("a good page").await
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn the_auditor_names_what_keeps_people_out() {
    let page = served(
        "<main><h1>Hello</h1><img src='data:,'><p style='color:#bbb;background:#fff'>Pale</p>\
         <div role=grid><div role=gridcell>1</div></div></main>",
    );
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let found = table.violations().await?;
            let names: Vec<&str> = found.iter().map(|violation| violation.id.as_str()).collect();
            for name in ["color-contrast", "image-alt", "aria-required-parent"] {
                assert!(names.contains(&name), "no {name} in {names:?}");
            }
            let trouble = table.audit("a bad page").await.unwrap_err().to_string();
            assert!(trouble.contains("a bad page") && trouble.contains("<img src=\"data:,\">"), "{trouble}");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_is_faint_over_a_picture_is_noticed() {
    let page = served(
        "<main><h1>Hello</h1><div style='background:linear-gradient(90deg,#fff 50%,#777 50%);width:100px'>\
         <p style='color:#767676'>Half of this</p></div><p style='margin-top:200vh;color:#bbb'>Far below</p></main>",
    );
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let trouble = table.contrasts("a faint page").await.unwrap_err().to_string();
            assert!(trouble.contains("“Half of this” has a contrast of 1.01, not 4.5"), "{trouble}");
            assert!(trouble.contains("“Far below” has a contrast of 1.92, not 4.5"), "{trouble}");
            assert_eq!(trouble.lines().count(), 3, "{trouble}");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn an_error_on_the_console_is_a_complaint() {
    let page = served("<script>console.warn('no matter'); nowhere.to.be.found</script>");
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let trouble = table.no_complaints().await.unwrap_err();
            assert!(matches!(&trouble, Trouble::Console(errors) if errors.len() == 1), "{trouble}");
            assert!(trouble.to_string().contains("nowhere is not defined"), "{trouble}");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
#[should_panic(expected = "nowhere is not defined")]
async fn a_visit_with_an_error_fails_by_itself() {
    let page = served("<script>nowhere.to.be.found</script>");
    Visitor::at_a_desk().going_to(&page).visits(async |table| table.open("/").await).await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_the_policy_forbids_is_a_complaint() {
    let page = served("<main><img alt='' src='http://127.0.0.1:9/far.png'></main>");
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let trouble = table.no_complaints().await.unwrap_err();
            assert!(matches!(trouble, Trouble::Policy(_)), "{trouble}");
            assert!(trouble.to_string().contains("img-src forbids http://127.0.0.1:9/far.png"), "{trouble}");
            // The console says it too; it was expected here.
            let () = table.read("seenByVisitor.violations.length = 0").await?;
            assert!(table.no_complaints().await.is_err());
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn what_is_cut_off_is_noticed() {
    let page = served(
        "<main><p>All of this can be read.</p>
         <p id=box style='width:3em;overflow:hidden;white-space:nowrap'>Not all of this</p>
         <p style='width:3em;overflow:auto;white-space:nowrap'>This can be scrolled</p>
         <p style='position:absolute;width:1px;height:1px;overflow:hidden'>For the ear only</p>
         <p style='position:absolute;left:-40px'>Nor this</p></main>",
    );
    Visitor::with_a_phone()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            let trouble = table.legible("a narrow page").await.unwrap_err().to_string();
            assert!(trouble.contains("“Not all of this” is cut off by <p class=\"\">"), "{trouble}");
            assert!(trouble.contains("“Nor this” is cut off by the edge of the page"), "{trouble}");
            assert_eq!(trouble.lines().count(), 3, "{trouble}");
            Ok(())
        })
        .await;
}

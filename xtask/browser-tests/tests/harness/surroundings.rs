//! The page believes what the visitor is said to be.

use browser_tests::{Screen, Visitor};
use serde_json::{Value, json};

use crate::page::served;

/// What pages of a server left behind in the browser: cookies, stored things, caches, and whether there are pages to go
/// back to besides the empty one.
const LEFT: &str = "const answer = arguments[0]; caches.keys().then((caches) => answer(\
                    [document.cookie, localStorage.length, sessionStorage.length, caches.length, history.length > 2]))";
const SCREEN: &str = "return `${innerWidth} ${innerHeight} ${devicePixelRatio}`";
const TASTE: &str = "return ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)']\
                     .map((taste) => matchMedia(taste).matches)";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_desk_by_day() {
    let page = served("<h1>Hello</h1>");
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            assert_eq!(table.read::<String>(SCREEN).await?, "1280 800 1");
            assert_eq!(table.read::<[bool; 3]>(TASTE).await?, [false, false, false]);
            assert_eq!(table.read::<String>("return navigator.language").await?, "en");
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn a_phone_by_night_in_italy_at_rest() {
    let page = served("<h1>Hello</h1>");
    Visitor::at(Screen::PHONE)
        .reading("it")
        .by_night()
        .wanting_no_motion()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            assert_eq!(table.read::<String>(SCREEN).await?, "360 640 2");
            assert_eq!(table.read::<[bool; 3]>(TASTE).await?, [true, true, true]);
            assert_eq!(table.read::<String>("return navigator.languages[0]").await?, "it");
            assert!(table.screenshot("harness-phone").await?.is_file());
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn somebody_turns_to_another_screen_and_wants_no_motion() {
    let page = served("<h1>Hello</h1>");
    Visitor::at_a_desk()
        .going_to(&page)
        .visits(async |table| {
            table.open("/").await?;
            table.turns_to(Screen::PHONE).await?;
            table.wants_motion(false).await?;
            table
                .holds("a phone", "innerWidth === 360 && innerHeight === 640 && devicePixelRatio === 2")
                .await?;
            assert_eq!(table.read::<[bool; 3]>(TASTE).await?, [false, true, true]);
            table.turns_to(Screen::DESKTOP).await?;
            table.wants_motion(true).await?;
            table
                .holds("a desk", "innerWidth === 1280 && innerHeight === 800 && devicePixelRatio === 1")
                .await?;
            assert_eq!(table.read::<[bool; 3]>(TASTE).await?, [false, false, false]);
            Ok(())
        })
        .await;
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn no_visit_sees_anything_of_another() {
    let page = served("<h1>Hello</h1>");
    for _ in 0..2 {
        Visitor::at_a_desk()
            .going_to(&page)
            .visits(async |table| {
                table.open("/").await?;
                let before: Value = table.client().execute_async(LEFT, Vec::new()).await?;
                assert_eq!(before, json!(["", 0, 0, 0, false]));
                let left = "localStorage.setItem('been', 'here'); sessionStorage.setItem('been', 'here'); \
                            document.cookie = 'been=here'; caches.open('been here'); history.pushState({}, '')";
                table.read(left).await
            })
            .await;
    }
}

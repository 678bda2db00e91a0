//! The page believes what the visitor is said to be.

use browser_tests::{Screen, Visitor};

use crate::page::served;

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
async fn every_visit_has_a_profile_of_its_own() {
    let page = served("<h1>Hello</h1>");
    for _ in 0..2 {
        Visitor::at_a_desk()
            .going_to(&page)
            .visits(async |table| {
                table.open("/").await?;
                let before: Option<String> = table.read("return localStorage.getItem('been here')").await?;
                assert_eq!(before, None);
                table.read("localStorage.setItem('been here', 'yes')").await
            })
            .await;
    }
}

//! People who do not know each other, and one person with two devices.

use browser_tests::{Server, Table, Trouble, Visitor};

use crate::apart::folder;

fn server(name: &str) -> Server {
    Server::start_for_strangers("127.0.0.1:0", &folder(name)).unwrap_or_else(|trouble| panic!("{trouble}"))
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn one_waits_plays_meanwhile_and_is_told_when_somebody_sits_down() {
    let server = server("strangers");
    let visitor = |visitor: Visitor| visitor.wanting_no_motion().going_to(server.address());
    visitor(Visitor::at_a_desk())
        .visits(async |ada| {
            ada.open("/").await?;
            ada.tap("main.home a[href='#/find']").await?;
            ada.audit("nobody waits").await?;
            ada.tap("main.find .begin > button.primary").await?;
            ada.sees(".over button.primary").await?;
            ada.screenshot("strangers-waiting-desktop").await?;
            ada.audit("waiting for somebody").await?;
            ada.tap(".over button.primary").await?;
            ada.sees("main.table").await?;
            visitor(Visitor::with_a_phone())
                .visits(async |ben| {
                    ben.open("/#/find").await?;
                    ben.sees(".find .game-line button").await?;
                    ben.screenshot("strangers-find-phone").await?;
                    ben.audit("tables of others").await?;
                    ben.tap(".find .game-line button").await?;
                    ben.sees("main.table .presence").await?;
                    ada.tap(".edition button").await?;
                    ada.sees("main.table .presence.here").await?;
                    assert_eq!(ada.address().await?, ben.address().await?, "at one table");
                    Ok(())
                })
                .await;
            Ok(())
        })
        .await;
}

/// Makes a code and gives what stands behind the `#` of its link.
async fn code(table: &Table) -> Result<String, Trouble> {
    table.open("/#/devices").await?;
    table.tap(".devices .panel:first-of-type > button").await?;
    table.sees(".devices .code").await?;
    let code: String = table.read("return document.querySelector('.devices .code').textContent").await?;
    Ok(format!("/#/devices/{}", code.replace('-', "")))
}

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn two_devices_become_one_person_and_are_forgotten() {
    let server = server("devices");
    let visitor = |visitor: Visitor| visitor.wanting_no_motion().going_to(server.address());
    visitor(Visitor::at_a_desk())
        .visits(async |desk| {
            desk.open("/#/friend").await?;
            desk.tap("main.together button.primary").await?;
            desk.sees(".over .qr").await?;
            let link = code(desk).await?;
            desk.audit("a code for another device").await?;
            visitor(Visitor::with_a_phone())
                .visits(async |phone| {
                    phone.open(&link).await?;
                    phone.tap(".devices button.primary").await?;
                    desk.sees(".devices [role=alert]").await?;
                    desk.screenshot("devices-asked-desktop").await?;
                    desk.tap(".devices .buttons .primary").await?;
                    phone.sees("main.home .game-line").await?;
                    phone.open("/#/devices").await?;
                    phone.audit("devices on a phone").await?;
                    phone.screenshot("devices-phone").await?;
                    phone.tap(".devices .panel:last-of-type > button").await?;
                    phone.tap(".devices .panel:last-of-type > button.primary").await?;
                    phone.sees("main.home").await?;
                    phone.sees_no("main.home .game-line").await?;
                    Ok(())
                })
                .await;
            Ok(())
        })
        .await;
}

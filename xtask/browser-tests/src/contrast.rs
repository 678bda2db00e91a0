//! Whether every text stands out from what it stands on, whatever that is: the pixels are measured.
//!
//! The auditor cannot tell what a text over a picture stands on. Here the letters are hidden for a moment, a picture is
//! taken, and each text is compared with the pixels of its own box.

use serde_json::json;

use crate::devtools;
use crate::table::Table;
use crate::trouble::Trouble;

impl Table {
    /// Passes when every text of the page, from its top to its end, has the contrast that WCAG asks for.
    pub async fn contrasts(&self, page: &str) -> Result<(), Trouble> {
        let screens: u32 = self
            .read("return Math.min(12, Math.ceil(document.documentElement.scrollHeight / innerHeight))")
            .await?;
        let start: f64 = self.read("return scrollY").await?;
        let (mut faint, mut measured) = (Vec::new(), 0);
        for screen in 0..screens.max(1) {
            if screens > 1 {
                let scroll = "scrollTo({ top: arguments[0] * innerHeight, behavior: 'instant' })";
                let () = self.read_of(scroll, vec![json!(screen)]).await?;
            }
            measured += self.read::<usize>(include_str!("contrast_texts.js")).await?;
            let parameters = json!({ "format": "png", "optimizeForSpeed": true });
            let taken = devtools::call(self.client(), "Page.captureScreenshot", parameters).await?;
            let question = include_str!("contrast_measure.js");
            let answer = self.client().execute_async(question, vec![taken["data"].clone()]).await?;
            faint.extend(serde_json::from_value::<Vec<String>>(answer.clone()).map_err(|error| {
                Trouble::Answer {
                    question: "the contrast of every text".to_owned(),
                    answer: answer.to_string(),
                    error,
                }
            })?);
        }
        let () =
            self.read_of("scrollTo({ top: arguments[0], behavior: 'instant' })", vec![json!(start)]).await?;
        if measured == 0 {
            faint.push("there is no text at all".to_owned());
        }
        if faint.is_empty() { Ok(()) } else { Err(Trouble::Faint { page: page.to_owned(), faint }) }
    }
}

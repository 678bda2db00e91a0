//! The accessibility audit: [axe](https://github.com/dequelabs/axe-core) looks at the page as it is now.

use std::fmt::Write as _;
use std::fs;

use serde::Deserialize;
use serde_json::json;

use crate::table::Table;
use crate::trouble::Trouble;

/// Every rule that somebody's use of the table depends on, the newest and the experimental ones included.
const KINDS: [&str; 7] =
    ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"];

/// A rule that the page breaks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Violation {
    /// The rule's name in axe.
    pub id: String,
    /// How bad it is.
    pub impact: Option<String>,
    /// What has to be so.
    pub help: String,
    /// The things that break it.
    pub nodes: Vec<Offender>,
}

/// A thing that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Offender {
    /// How it is written.
    pub html: String,
    /// What is wrong with it.
    #[serde(rename = "failureSummary", default)]
    pub summary: String,
}

impl Table {
    /// Passes when the auditor finds nothing on the page, and every text stands out from its ground; `page` is what the report calls it.
    pub async fn audit(&self, page: &str) -> Result<(), Trouble> {
        self.note(format!("audits {page}"));
        let violations = self.violations().await?;
        if violations.is_empty() {
            // Of a text over a picture the auditor says that it cannot tell.
            return self.contrasts(page).await;
        }
        Err(Trouble::Inaccessible { page: page.to_owned(), violations })
    }

    /// Everything the auditor finds on the page.
    pub async fn violations(&self) -> Result<Vec<Violation>, Trouble> {
        let present: bool = self.read("return Boolean(window.axe)").await?;
        if !present {
            let path = &self.surroundings().auditor;
            let source = fs::read_to_string(path).map_err(|error| Trouble::Files {
                what: format!("no auditor in {}", path.display()),
                error,
            })?;
            let () = self.read(&source).await?;
        }
        let question = "const [kinds, answer] = arguments; \
             axe.run(document, { runOnly: kinds, resultTypes: ['violations'] }) \
             .then(({ violations }) => answer(violations), (error) => answer(String(error)))";
        let answer = self.client().execute_async(question, vec![json!(KINDS)]).await?;
        serde_json::from_value(answer.clone()).map_err(|error| Trouble::Answer {
            question: "axe.run()".to_owned(),
            answer: answer.to_string(),
            error,
        })
    }
}

/// The violations for reading: the rule, then the things and what is wrong with each.
pub(crate) fn listed(violations: &[Violation]) -> String {
    let mut list = String::new();
    for Violation { id, impact, help, nodes } in violations {
        let impact = impact.as_deref().unwrap_or("of unknown weight");
        // Writing to a string cannot fail.
        let _ = writeln!(list, "  {id} ({impact}): {help}");
        for Offender { html, summary } in nodes {
            let _ = writeln!(list, "    {}", html.chars().take(300).collect::<String>());
            for line in summary.lines().skip(1) {
                let _ = writeln!(list, "        {}", line.trim());
            }
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_violation_names_rule_thing_and_reason() {
        let offender = Offender {
            html: "<img src=a>".into(),
            summary: "Fix any of the following:\n  No alt text".into(),
        };
        let violation = Violation {
            id: "image-alt".into(),
            impact: Some("critical".into()),
            help: "Images must have a text".into(),
            nodes: vec![offender],
        };
        let expected =
            "  image-alt (critical): Images must have a text\n    <img src=a>\n        No alt text\n";
        assert_eq!(listed(&[violation]), expected);
    }
}

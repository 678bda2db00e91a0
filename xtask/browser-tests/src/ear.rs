//! The table as a screen reader has it: the accessibility tree, and what live regions say.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::devtools;
use crate::table::Table;
use crate::trouble::Trouble;

/// A thing of the accessibility tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thing {
    /// What it is: `button`, `heading`, `status`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// All text in it.
    pub text: String,
    element: Option<i64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    #[serde(rename = "nodeId")]
    id: String,
    #[serde(default)]
    ignored: bool,
    role: Option<Value>,
    name: Option<Value>,
    #[serde(default)]
    child_ids: Vec<String>,
    #[serde(rename = "backendDOMNodeId")]
    element: Option<i64>,
}

impl Node {
    fn value(of: Option<&Value>) -> String {
        of.and_then(|value| value["value"].as_str()).unwrap_or_default().to_owned()
    }

    /// All text in it, in reading order.
    fn text(&self, all: &[Self]) -> String {
        if Self::value(self.role.as_ref()) == "StaticText" {
            return Self::value(self.name.as_ref());
        }
        let children = self.child_ids.iter().filter_map(|id| all.iter().find(|node| node.id == *id));
        children.map(|child| child.text(all)).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

impl Table {
    /// Everything a screen reader can find now.
    pub async fn things(&self) -> Result<Vec<Thing>, Trouble> {
        let mut answer = devtools::call(self.client(), "Accessibility.getFullAXTree", json!({})).await?;
        let nodes: Vec<Node> =
            serde_json::from_value(answer["nodes"].take()).map_err(|error| Trouble::Answer {
                question: "the accessibility tree".to_owned(),
                answer: answer.to_string(),
                error,
            })?;
        let thing = |node: &Node| Thing {
            role: Node::value(node.role.as_ref()),
            name: Node::value(node.name.as_ref()),
            text: node.text(&nodes),
            element: node.element,
        };
        Ok(nodes.iter().filter(|node| !node.ignored).map(thing).collect())
    }

    /// What live regions say now.
    pub async fn hears(&self) -> Result<String, Trouble> {
        let things = self.things().await?;
        let said = things.into_iter().filter(|thing| thing.role == "status").map(|thing| thing.text);
        Ok(said.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" "))
    }

    /// Waits until live regions say something that fits.
    pub async fn hears_that(&self, what: &str, fits: impl Fn(&str) -> bool) -> Result<String, Trouble> {
        self.patiently(what, async || {
            let said = self.hears().await?;
            Ok(if fits(&said) { Ok(said) } else { Err(format!("it says “{said}”")) })
        })
        .await
    }

    /// Moves the focus to something by its role and the beginning of its name.
    pub async fn focuses(&self, role: &str, name: &str) -> Result<(), Trouble> {
        self.note(format!("goes to the {role} “{name}”"));
        let element = self
            .patiently(&format!("a {role} “{name}”"), async || {
                let found =
                    self.things().await?.into_iter().find(|it| it.role == role && it.name.starts_with(name));
                Ok(found.and_then(|thing| thing.element).ok_or_else(|| "there is none".to_owned()))
            })
            .await?;
        devtools::call(self.client(), "DOM.focus", json!({ "backendNodeId": element })).await?;
        Ok(())
    }
}

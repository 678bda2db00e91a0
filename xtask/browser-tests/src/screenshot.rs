//! Pictures of what a visitor sees: files to look at, never compared.

use std::fs;
use std::io;
use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::devtools;
use crate::table::Table;
use crate::trouble::Trouble;

impl Table {
    /// Keeps a picture of the page as `NAME.png` among the screenshots, once nothing moves any more, and says where.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf, Trouble> {
        let moving = "document.getAnimations().some(({ effect, playState }) => \
                      playState === 'running' && effect.getComputedTiming().endTime < Infinity)";
        self.holds("everything to come to rest", &format!("!{moving}")).await?;
        self.picture(name).await
    }

    /// The same at once, whatever moves.
    pub(crate) async fn picture(&self, name: &str) -> Result<PathBuf, Trouble> {
        let picture = self.seen().await?;
        let folder = &self.surroundings().screenshots;
        let path = folder.join(format!("{name}.png"));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, picture));
        written.map_err(|error| Trouble::Files { what: format!("{} not written", path.display()), error })?;
        Ok(path)
    }

    /// What is in view, as a PNG that was written quickly, not small.
    async fn seen(&self) -> Result<Vec<u8>, Trouble> {
        let parameters = json!({ "format": "png", "optimizeForSpeed": true });
        let taken = devtools::call(self.client(), "Page.captureScreenshot", parameters).await?;
        STANDARD.decode(taken["data"].as_str().unwrap_or_default()).map_err(|error| Trouble::Files {
            what: "the picture of the page cannot be read".to_owned(),
            error: io::Error::other(error),
        })
    }
}

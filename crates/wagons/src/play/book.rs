//! The campaign of whoever plays here: where it is kept, and what is written into it.
//!
//! A file that cannot be understood is set aside under another name, never overwritten.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use wagons_rules::Record;
use wagons_rules::solo::{Game, Scenario, Variant};
use wagons_table::{Campaign, CampaignError, Noted, Stage};

use crate::failure::Failure;

/// A campaign and the file it is kept in.
#[derive(Debug)]
pub(crate) struct Book {
    path: PathBuf,
    campaign: Campaign,
    variant: Variant,
    set_aside: Option<(PathBuf, CampaignError)>,
}

impl Book {
    /// Opens the book of the one who is logged in.
    pub(crate) fn of_the_user(variant: Variant) -> Result<Self, Failure> {
        let folder = data_folder(|name| env::var_os(name)).ok_or_else(|| {
            Failure::Usage(
                "there is no place to keep a campaign: XDG_DATA_HOME and HOME are not set".to_owned(),
            )
        })?;
        Self::open(folder.join("wagons").join("campaign.txt"), variant)
    }

    /// Opens a book; one that does not exist yet is empty.
    pub(crate) fn open(path: PathBuf, variant: Variant) -> Result<Self, Failure> {
        let read = match fs::read(&path) {
            Ok(bytes) => Campaign::from_text(&String::from_utf8_lossy(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Campaign::new()),
            Err(source) => return Err(Failure::Unreadable { path, source }),
        };
        let (campaign, set_aside) = match read {
            Ok(campaign) => (campaign, None),
            Err(error) => {
                let aside =
                    set_aside(&path).map_err(|source| Failure::File { path: path.clone(), source })?;
                (Campaign::new(), Some((aside, error)))
            }
        };
        Ok(Self { path, campaign, variant, set_aside })
    }

    /// How the rival plays in this campaign.
    pub(crate) const fn variant(&self) -> Variant {
        self.variant
    }

    /// The scenario to play next: the first that was not won yet, or else the first of those with the fewest stars.
    pub(crate) fn next(&self) -> Option<Arc<Scenario>> {
        let poorest = || self.campaign.stages(self.variant).into_iter().min_by_key(Stage::stars);
        self.campaign.next(self.variant).or_else(|| poorest().map(|stage| stage.scenario))
    }

    /// Refuses a scenario that may not be played yet.
    pub(crate) fn admit(&self, scenario: &Scenario) -> Result<(), Failure> {
        let stages = self.campaign.stages(self.variant);
        let title = scenario.title();
        let place = stages.iter().position(|stage| *stage.scenario == *scenario);
        let place = place.ok_or_else(|| Failure::Usage(format!("{title} is no part of the campaign")))?;
        if stages[place].is_open {
            return Ok(());
        }
        let before = stages[place - 1].scenario.title();
        Err(Failure::Usage(format!("{title} may be played once {before} is won")))
    }

    /// Writes a finished game down. Returns what it brought.
    pub(crate) fn note(&mut self, record: &Record<Game>) -> Result<Option<Noted>, Failure> {
        let noted = self.campaign.note(record);
        if noted.as_ref().is_some_and(|noted| noted.is_best) {
            self.save().map_err(|source| Failure::File { path: self.path.clone(), source })?;
        }
        Ok(noted)
    }

    /// The campaign as it stands, a line for each scenario.
    pub(crate) fn overview(&self) -> String {
        let mut lines = Vec::new();
        if let Some((aside, error)) = &self.set_aside {
            let (path, aside) = (self.path.display(), aside.display());
            lines.push(format!("The campaign in {path} cannot be read ({error}). It is kept as {aside}."));
        }
        let (stars, most) = (self.campaign.stars(self.variant), Campaign::MOST_STARS);
        lines.push(format!("Campaign, {}: {stars} of {most} stars", self.variant));
        lines.extend(self.campaign.stages(self.variant).iter().map(standing));
        lines.join("\n")
    }

    /// Writes a new file beside the old one and then puts it in its place, so that no moment is without a whole one.
    fn save(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let fresh = beside(&self.path, ".new");
        fs::write(&fresh, self.campaign.to_string())?;
        fs::rename(fresh, &self.path)
    }
}

/// What a finished game brought, as a sentence.
pub(crate) fn brought(noted: &Noted) -> String {
    let stars = match (noted.feat.is_won(), noted.feat.stars()) {
        (false, _) => "no star this time".to_owned(),
        (true, 1) => "1 star".to_owned(),
        (true, stars) => format!("{stars} stars"),
    };
    let title = noted.feat.deal().scenario().title();
    let best = if noted.is_best { format!(", your best game of {title} so far") } else { String::new() };
    let opened = noted.opened.iter().map(|next| format!(" {} is open now.", next.title()));
    format!("Campaign: {stars}{best}.{}", opened.collect::<String>())
}

/// A line of the overview.
fn standing(stage: &Stage<'_>) -> String {
    let what = match stage.best {
        None if stage.is_open => "to be played".to_owned(),
        None => "closed".to_owned(),
        Some(feat) if feat.is_won() => {
            format!("{} by {} points", "*".repeat(feat.stars().into()), feat.margin())
        }
        Some(feat) => format!("not won yet, at best {} to {}", feat.points(), feat.rival_points()),
    };
    format!("  {} {:16} {what}", stage.scenario.id(), stage.scenario.title())
}

/// Where a user's data belongs: as the XDG base directories say, or in the place Windows has for it.
fn data_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let absolute = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let at_home = || absolute("HOME").map(|home| home.join(".local").join("share"));
    absolute("XDG_DATA_HOME").or_else(|| absolute("APPDATA")).or_else(at_home)
}

/// Gives a file a name that no other has, and returns it.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let names = (1..).map(|number| beside(path, &format!(".damaged-{number}")));
    let free = names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(path, ".damaged"));
    fs::rename(path, &free)?;
    Ok(free)
}

/// The same path with something added to the name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Rng;
    use wagons_rules::solo::{Deal, Outcome, Scenarios};

    /// A folder of its own for a test, gone afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("wagons-book-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Self(path)
        }

        fn book(&self) -> Book {
            Book::open(self.0.join("deep").join("campaign.txt"), Variant::Newcomer).expect("a book")
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn won(scenario: &str) -> Record<Game> {
        let scenario = Scenarios::built_in().get(scenario).expect("one of the six").clone();
        let played = (0..).map(|seed| {
            let mut rng = Rng::new(seed);
            let deal = Deal::shuffled(scenario.clone(), Variant::Newcomer, &mut rng);
            let mut record = Record::<Game>::new(deal);
            while let Some(mv) = record.game().random_move(&mut rng) {
                record.try_play(mv).expect("a legal move");
            }
            record
        });
        played
            .into_iter()
            .find(|record| record.game().outcome() == Some(Outcome::Won))
            .expect("chance wins at last")
    }

    #[test]
    fn what_is_written_is_there_the_next_time() {
        let folder = Folder::new("again");
        let mut book = folder.book();
        assert_eq!(book.next().expect("the first").id(), "1");
        let noted = book.note(&won("1")).expect("written").expect("part of the campaign");
        assert!(brought(&noted).ends_with("your best game of Long Drive so far. Gold Fever is open now."));
        let book = folder.book();
        assert_eq!(book.next().expect("the second").id(), "2");
        assert!(book.overview().starts_with("Campaign, newcomer: "));
        assert!(book.overview().contains("2 Gold Fever       to be played\n  3 Stockade         closed"));
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_never_lost() {
        let folder = Folder::new("damaged");
        folder.book().note(&won("1")).expect("written");
        let path = folder.0.join("deep").join("campaign.txt");
        for number in 1..=2 {
            fs::write(&path, b"half a cam\xff").expect("damaged");
            let mut book = folder.book();
            assert!(book.overview().contains("cannot be read (line 1: `half a cam"), "{}", book.overview());
            let aside = folder.0.join("deep").join(format!("campaign.txt.damaged-{number}"));
            assert_eq!(fs::read(aside).expect("kept"), b"half a cam\xff");
            book.note(&won("1")).expect("written");
            assert!(folder.book().set_aside.is_none());
        }
    }

    #[test]
    fn what_is_closed_may_not_be_played() {
        let folder = Folder::new("closed");
        let scenario = |id| Scenarios::built_in().get(id).expect("one of the six").clone();
        let mut book = folder.book();
        assert!(book.admit(&scenario("1")).is_ok());
        let refused = book.admit(&scenario("2")).expect_err("closed").to_string();
        assert_eq!(refused, "Gold Fever may be played once Long Drive is won");
        book.note(&won("1")).expect("written");
        assert!(book.admit(&scenario("2")).is_ok());
    }

    #[test]
    fn data_belongs_where_the_user_says() {
        let folder = |set: &'static [(&str, &str)]| {
            data_folder(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        if cfg!(unix) {
            assert_eq!(folder(&[("XDG_DATA_HOME", "/data"), ("HOME", "/home/ada")]), Some("/data".into()));
            assert_eq!(folder(&[("HOME", "/home/ada")]), Some("/home/ada/.local/share".into()));
            assert_eq!(folder(&[("XDG_DATA_HOME", "not/absolute")]), None);
        }
        assert_eq!(folder(&[]), None);
    }
}

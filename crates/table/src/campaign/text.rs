//! The text of a campaign: a line that says what it is, and a line for each game.

use std::fmt;
use std::str::FromStr;

use wagons_rules::solo::{Deal, DealError, Outcome, Scenarios};
use wagons_rules::{Move, NameError, TokenError, excerpt};

use super::Campaign;
use super::feat::Feat;
use crate::kept::are_points;

/// The first line, before the version.
const TITLE: &str = "wagons-campaign";

/// The version written and read.
const VERSION: u32 = 1;

/// Why a text is not a campaign.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    /// The first line is another.
    #[error("line 1: `{0}` is not how a campaign begins: `{TITLE} {VERSION}` is")]
    Title(String),
    /// A version this one cannot read.
    #[error("line 1: this is version {0} of a campaign; only version {VERSION} can be read")]
    Version(u32),
    /// A line that is no game.
    #[error("line {line}: {flaw}")]
    Feat {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        flaw: FeatError,
    },
}

/// Why a line is not a finished game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FeatError {
    /// Something is missing.
    #[error("a result, both sides' points and a record are expected")]
    Short,
    /// The game ended in no way known.
    #[error(transparent)]
    Outcome(#[from] NameError),
    /// Not a number of points.
    #[error("`{0}` is not a number of points")]
    Points(String),
    /// The result and the points contradict each other.
    #[error("{points} to {rival_points} points cannot be {outcome}")]
    Contradiction {
        /// How it is said to have ended.
        outcome: Outcome,
        /// The player's points.
        points: i32,
        /// The rival's points.
        rival_points: i32,
    },
    /// The record does not begin with a deal of one of the six scenarios.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The record goes on with something that is no move.
    #[error(transparent)]
    Move(#[from] TokenError),
}

impl Campaign {
    /// Reads every line that is a game, and says what is wrong with the others.
    ///
    /// ```
    /// use wagons_rules::solo::Variant;
    /// use wagons_table::Campaign;
    ///
    /// let text = "wagons-campaign 1\nwon 41 s1\nwon 41 35 s1:IP/ABCDEFGH/JKLMNOQR B B0,0\n";
    /// let (campaign, flaws) = Campaign::salvage(text);
    /// assert_eq!((campaign.stars(Variant::Classic), flaws.len()), (2, 1));
    /// ```
    pub fn salvage(text: &str) -> (Self, Vec<CampaignError>) {
        let (mut campaign, mut flaws) = (Self::new(), Vec::new());
        let mut lines = text.lines();
        let title = lines.next().unwrap_or_default();
        match title.strip_prefix(TITLE).and_then(|rest| rest.trim().parse().ok()) {
            Some(VERSION) => {}
            Some(version) => flaws.push(CampaignError::Version(version)),
            None => flaws.push(CampaignError::Title(excerpt(title))),
        }
        for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.trim().is_empty()) {
            match text.parse() {
                Ok(feat) => campaign.keep(feat),
                Err(flaw) => flaws.push(CampaignError::Feat { line, flaw }),
            }
        }
        (campaign, flaws)
    }

    /// Reads every line that is a game and whole, in a damaged text of which a campaign is a part and in which a line
    /// ends as in JSON, with a backslash and an `n`. Where such an end is damaged the next line begins in the middle.
    pub(crate) fn salvage_kept(text: &str) -> Self {
        let mut campaign = Self::new();
        // What has no end is cut off.
        let (lines, _) = text.rsplit_once("\\n").unwrap_or_default();
        for line in lines.split("\\n") {
            let outcomes = Outcome::ALL.into_iter();
            let starts = outcomes.flat_map(|outcome| line.match_indices(outcome.name()));
            let feats = starts.filter_map(|(start, _)| line[start..].parse().ok());
            feats.for_each(|feat| campaign.keep(feat));
        }
        campaign
    }
}

impl FromStr for Campaign {
    type Err = CampaignError;

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// ```
    /// use wagons_rules::solo::Variant;
    /// use wagons_table::Campaign;
    ///
    /// let text = "wagons-campaign 1\nwon 41 35 s1:IP/ABCDEFGH/JKLMNOQR B B0,0\n";
    /// let campaign: Campaign = text.parse()?;
    /// assert_eq!(campaign.stars(Variant::Classic), 2);
    /// assert_eq!(campaign.to_string(), text);
    /// assert_eq!(
    ///     "wagons-campaign 1\nwon 41 s1".parse::<Campaign>().unwrap_err().to_string(),
    ///     "line 2: a result, both sides' points and a record are expected"
    /// );
    /// # Ok::<(), wagons_table::CampaignError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, CampaignError> {
        let (campaign, flaws) = Self::salvage(text);
        flaws.into_iter().next().map_or(Ok(campaign), Err)
    }
}

wagons_wire::as_text!(Campaign);

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE} {VERSION}")?;
        self.feats().try_for_each(|feat| writeln!(f, "{feat}"))
    }
}

impl FromStr for Feat {
    type Err = FeatError;

    fn from_str(line: &str) -> Result<Self, FeatError> {
        let mut words = line.split_whitespace();
        let mut next = || words.next().ok_or(FeatError::Short);
        let (outcome, points, rival_points, deal) = (next()?, next()?, next()?, next()?);
        let outcome: Outcome = outcome.parse()?;
        let (points, rival_points) = (number(points)?, number(rival_points)?);
        let agrees = match outcome {
            Outcome::Won => points >= rival_points,
            Outcome::Drawn => points == rival_points,
            Outcome::Lost => points <= rival_points,
        };
        if !agrees {
            return Err(FeatError::Contradiction { outcome, points, rival_points });
        }
        let deal = Deal::parse(deal, &Scenarios::built_in())?;
        let moves = words.map(str::parse).collect::<Result<Vec<Move>, _>>()?;
        Ok(Self { outcome, points, rival_points, deal, moves })
    }
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { outcome, points, rival_points, .. } = self;
        write!(f, "{outcome} {points} {rival_points} {}", self.record())
    }
}

fn number(word: &str) -> Result<i32, FeatError> {
    let number = word.parse().ok().filter(|&points| are_points(points));
    number.ok_or_else(|| FeatError::Points(excerpt(word)))
}

//! Which screen is shown: the part of the address behind the `#`.
//!
//! It needs no server, works from any folder and offline, and the browser's own Back and Forward walk through it.

use leptos::prelude::window;
use wagons_table::Shared;
use wagons_wire::{Code, GameId, Invitation, Secret};

use crate::screens::Place;

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    /// The first screen.
    Home,
    /// Choosing an opponent, and other ways to begin a game against the computer.
    Opponents,
    /// Two people at one screen.
    Together,
    /// Inviting a friend.
    Friend,
    /// Finding somebody to play with.
    Find,
    /// This player's other devices, with a code that came from one.
    Devices(Option<Code>),
    /// A game of two people who are apart, with what opens a seat if somebody is invited.
    Apart(GameId, Option<Secret>),
    /// A game in play, by its number.
    Game(u64),
    /// A game looked back on, by its number.
    Review(u64),
    /// A game that came with a link.
    Shared(Shared),
    /// Trying things out from a position of a game that is looked back on: after so many moves of the game there.
    Explore(usize, Box<Self>),
    /// The lone cowboy: scenarios, campaign, records.
    Solo,
    /// Today's deal and the series.
    Daily,
    /// Games in play and finished games.
    Games,
    /// What the finished games say about their player.
    Numbers,
    /// The tutorial.
    Learn,
    /// A puzzle by its number, or that of the day.
    Practice(Option<usize>),
    /// The illustrated rules, or a place in them.
    Rules(Option<Place>),
    /// Settings.
    Settings,
    /// What this program is, and the thanks.
    About,
    /// An address that leads nowhere.
    Lost,
}

/// The screens whose address is nothing but a name.
static NAMED: [(&str, Route); 15] = [
    ("", Route::Home),
    ("opponents", Route::Opponents),
    ("together", Route::Together),
    ("friend", Route::Friend),
    ("find", Route::Find),
    ("devices", Route::Devices(None)),
    ("solo", Route::Solo),
    ("daily", Route::Daily),
    ("games", Route::Games),
    ("numbers", Route::Numbers),
    ("learn", Route::Learn),
    ("practice", Route::Practice(None)),
    ("rules", Route::Rules(None)),
    ("settings", Route::Settings),
    ("about", Route::About),
];

impl Route {
    /// The screen of an address's fragment, with or without the `#`.
    pub(crate) fn of(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (screen, rest) = path.split_once('/').unwrap_or((path, ""));
        match (screen, rest.parse()) {
            ("devices", _) => Self::Devices(rest.parse().ok()),
            ("apart", _) => Invitation::of_fragment(fragment)
                .map_or(Self::Lost, |(game, secret)| Self::Apart(game, secret)),
            ("game", Ok(id)) => Self::Game(id),
            ("review", Ok(id)) => Self::Review(id),
            ("shared", _) => Self::Shared(Shared::from_link(rest)),
            ("explore", _) => Self::explore(rest).unwrap_or(Self::Lost),
            ("practice", _) => Self::Practice(rest.parse().ok()),
            ("rules", _) => Self::Rules(Place::of(rest)),
            _ => {
                let named = NAMED.iter().find(|(name, _)| *name == screen);
                named.map_or(Self::Lost, |(_, route)| route.clone())
            }
        }
    }

    fn explore(path: &str) -> Option<Self> {
        let (seen, game) = path.split_once('/')?;
        // A link may hold anything. Only what can be explored is read on, so no link leads deeper than one step.
        let can_be_explored = ["review/", "shared/"].iter().any(|screen| game.starts_with(screen));
        let game = can_be_explored.then(|| Self::of(game)).filter(|game| *game != Self::Lost)?;
        Some(Self::Explore(seen.parse().ok()?, Box::new(game)))
    }

    /// The fragment that leads here, with its `#`.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Devices(Some(code)) => format!("#/devices/{}", code.digits()),
            Self::Apart(game, None) => format!("#/apart/{game}"),
            Self::Apart(game, Some(secret)) => format!("#/apart/{game}/{secret}"),
            Self::Game(id) => format!("#/game/{id}"),
            Self::Review(id) => format!("#/review/{id}"),
            Self::Shared(game) => format!("#/shared/{}", game.to_link()),
            Self::Explore(seen, game) => {
                format!("#/explore/{seen}/{}", game.address().trim_start_matches("#/"))
            }
            Self::Practice(Some(number)) => format!("#/practice/{number}"),
            Self::Rules(Some(place)) => format!("#/rules/{}", place.anchor()),
            plain => {
                let named = NAMED.iter().find(|(_, route)| route == plain);
                format!("#/{}", named.map_or("lost", |(name, _)| name))
            }
        }
    }

    /// The whole address, to be sent to somebody.
    pub(crate) fn link(&self) -> String {
        format!("{}{}", page(), self.address())
    }

    /// Goes to the screen: the address changes first, and what is shown follows it.
    pub(crate) fn open(&self) {
        // Only a page that is going away refuses.
        let _ = window().location().set_hash(&self.address());
    }

    /// The screen as a whole: two places of the rules are on the same one, and so is a game with its invitation.
    #[must_use]
    pub(crate) fn screen(self) -> Self {
        match self {
            Self::Rules(_) => Self::Rules(None),
            Self::Apart(game, _) => Self::Apart(game, None),
            other => other,
        }
    }
}

/// The address of this page, without what stands behind the `#`.
pub(crate) fn page() -> String {
    let here = window().location().href().unwrap_or_default();
    here.split(['#', '?']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_back_to_its_screen() {
        let game = Shared::from_text("FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1");
        let with_scenario = Shared { scenario: Some("id = \"mine\"\n".to_owned()), ..game.clone() };
        for route in [
            Route::Home,
            Route::Opponents,
            Route::Together,
            Route::Friend,
            Route::Find,
            Route::Devices(None),
            Route::Devices(Some(Code::of(12_345))),
            Route::Apart(GameId(255), None),
            Route::Apart(GameId(255), Some(Secret(7))),
            Route::Game(1_763_200_000_000),
            Route::Review(7),
            Route::Shared(game.clone()),
            Route::Shared(with_scenario),
            Route::Explore(4, Box::new(Route::Shared(game))),
            Route::Explore(12, Box::new(Route::Review(7))),
            Route::Solo,
            Route::Daily,
            Route::Games,
            Route::Numbers,
            Route::Learn,
            Route::Practice(None),
            Route::Practice(Some(7)),
            Route::Rules(None),
            Route::Rules(Some(Place::Chapter(wagons_texts::key::RULES_PLACING))),
            Route::Rules(Some(Place::Card(wagons_rules::Card::Badlands))),
            Route::Settings,
            Route::About,
            Route::Lost,
        ] {
            assert_eq!(Route::of(&route.address()), route);
        }
    }

    #[test]
    fn nothing_leads_home_and_the_unknown_nowhere() {
        for fragment in ["", "#", "#/"] {
            assert_eq!(Route::of(fragment), Route::Home, "{fragment}");
        }
        for fragment in [
            "#/saloon",
            "#/apart/1",
            "#/game/none",
            "#/review/",
            "#/explore/3/solo",
            "#/explore/x/review/7",
            "#/explore/3/review/x",
        ] {
            assert_eq!(Route::of(fragment), Route::Lost, "{fragment}");
        }
    }

    proptest::proptest! {
        #[test]
        fn every_address_leads_somewhere(path in "#?/?(explore/[0-9]{1,3}/|shared/|review/|game/|rules/|[a-z]/){0,6}.*") {
            let leads_to = Route::of(&path);
            proptest::prop_assert!(leads_to.address().starts_with("#/"));
        }
    }

    #[test]
    fn no_link_is_too_deep() {
        let deep = format!("#/{}review/1", "explore/1/".repeat(200_000));
        assert_eq!(Route::of(&deep), Route::Lost);
    }

    #[test]
    fn places_of_the_rules_have_addresses() {
        assert_eq!(
            Route::of("#/rules/scoring-A"),
            Route::Rules(Some(Place::Card(wagons_rules::Card::Badlands)))
        );
        assert_eq!(Route::of("#/rules/saloon"), Route::Rules(None));
        assert_eq!(Route::of("#/rules/end").screen(), Route::Rules(None));
    }
}

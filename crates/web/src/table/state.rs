//! What the parts of a table share.
//!
//! Here are the signals, what is asked of them most, and the keeping of the game. What else a [`State`] can do is written
//! beside what it is about:
//!
//! | file | what it adds |
//! |---|---|
//! | `advice` | asks the computer for advice, tells it, and lights what it speaks of |
//! | `count`, `ending` | the count at the end, line by line, and the result |
//! | `goals`, `question` | asking about a scoring card |
//! | `looking` | tables to look back and to try things out |
//! | `moves` | what a player can do: lay, turn, play, take back |
//! | `names` | the players' names, and the narrator |
//! | `pointing` | where the towns are drawn, and where a pointer is in them |
//! | `rival_show` | the rival's turn, shown step by step, and what is known of a solo game meanwhile |
//! | `sheet`, `side`, `town` | why a line pays, what a placement would change, which cells are lit |

use leptos::prelude::*;
use wagons_rules::{Card, Cell, Change, Decision, Move, Placement, Seat};
use wagons_table::session::Who;
use wagons_table::{Aim, Counted, Kind, Pace, Position, Score, Session};

use super::advice::Advice;
use super::count::Count;
use super::lead::Lead;
use super::looking::Hands;
use super::pointing::Surface;
use super::rival_show::Showing;
use super::stage::Stage;
use super::travel::travel;
use crate::apart::ApartTable;
use crate::app::AppContext;

/// A table. It is small and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) app: AppContext,
    /// Who the players are.
    pub(super) people: Memo<Kind>,
    /// What the table of people who are apart has besides.
    pub(crate) apart: Option<ApartTable>,
    pub(super) hands: Hands,
    pub(crate) session: RwSignal<Session>,
    /// How many moves are on the table already: the other side's are brought there one by one.
    pub(crate) seen: RwSignal<usize>,
    /// The position on the table.
    pub(crate) shown: Memo<Position>,
    /// Both score sheets of it.
    pub(crate) score: Memo<Score>,
    /// Whether a person at the table is to decide, and sees the position it is about.
    persons_turn: Memo<bool>,
    viewer: Memo<Seat>,
    /// The placement on the table that was made last, and whose it is. A card that is laid but not played does not
    /// change it, so the towns are not drawn again while one is dragged.
    pub(super) last_placed: Memo<Option<(Seat, Placement)>>,
    /// How many moves were made, whether they are on the table or not.
    pub(super) played: Memo<usize>,
    /// What the player points at.
    pub(crate) aim: RwSignal<Aim>,
    /// What the player chose to see on stage instead of what happens.
    pub(crate) wanted: RwSignal<Option<Stage>>,
    /// The line of the score sheet that is pointed at.
    pub(crate) lit: RwSignal<Option<(Counted, Seat)>>,
    /// The territories in both towns that a remark of the coach speaks of.
    pub(super) pointed_out: RwSignal<Option<[Vec<Cell>; 2]>>,
    /// The placement of the log that is pointed at, and whose it is.
    pub(crate) recalled: RwSignal<Option<(Seat, Placement)>>,
    /// How far the computer is with its thinking, from 0 to 1.
    pub(crate) thinking: RwSignal<Option<f32>>,
    /// Advice that was asked for.
    pub(crate) advice: RwSignal<Advice>,
    /// What the card that is pointed with would change.
    pub(crate) change: Memo<Option<Change>>,
    /// What the computer would play if it had to at once.
    pub(super) best_so_far: StoredValue<Option<Move>>,
    /// Whether the list of keys is open.
    pub(crate) help: RwSignal<bool>,
    /// The line that is asked about; what makes it is lit on both sides.
    pub(crate) asked: RwSignal<Option<Counted>>,
    /// How far the final count is, while it goes on.
    pub(crate) count: RwSignal<Option<Count>>,
    /// Whether the score sheet is open, where it is not always there.
    pub(crate) sheet: RwSignal<bool>,
    /// Width and height of what is free inside the circle, in pixels.
    pub(super) inside: RwSignal<(f64, f64)>,
    /// The guide that leads the table, if there is one.
    pub(super) lead: Option<Lead>,
    /// Whether the ways to share the game are shown.
    pub(crate) sharing: RwSignal<bool>,
    /// The rival's turn that is being shown, if one is.
    pub(super) showing: RwSignal<Option<Showing>>,
    /// Where the viewer's town is drawn, and where the other one.
    pub(super) surfaces: [Surface; 2],
    /// The card the pointer was pressed on, as it lay then.
    pub(super) pressed_card: StoredValue<Option<Placement>>,
    /// Whether a laid card was dragged since the game was kept.
    pub(super) is_dragged: StoredValue<bool>,
}

impl State {
    /// The table of a game.
    pub(crate) fn new(app: AppContext, session: Session) -> Self {
        Self::among(app, session, None, Hands::Free)
    }

    /// The table of a game between these people, or its own.
    pub(super) fn among(app: AppContext, session: Session, people: Option<Kind>, hands: Hands) -> Self {
        let seen = RwSignal::new(session.moves_made());
        let session = RwSignal::new(session);
        let people = Memo::new(move |_| people.unwrap_or_else(|| session.with(Session::kind)));
        let showing = RwSignal::new(None::<Showing>);
        let shown = Memo::new(move |_| {
            let (seen, showing) = (seen.get(), showing.get());
            session.with(|session| {
                let moment = showing.and_then(|showing| showing.moment(session));
                moment.unwrap_or_else(|| Position::after(session.record(), seen))
            })
        });
        let persons_turn = Memo::new(move |_| {
            let (seen, rivals_turn) = (seen.get(), showing.get().is_some());
            session.with(|session| {
                let up_to_date = session.moves_made() == seen && !rivals_turn;
                hands == Hands::Free && up_to_date && matches!(session.to_act(), Some((_, Who::Person)))
            })
        });
        // Two people at one table see it from the same side, whoever is to move: nothing changes places between turns.
        let viewer = Memo::new(move |_| people.get().own_seat().unwrap_or(Seat::First));
        let played = Memo::new(move |_| session.with(Session::moves_made));
        let last_placed = Memo::new(move |_| {
            // A card that is dragged changes the session at every cell, but not what was played.
            shown.track();
            let seen = seen.get();
            session.with_untracked(|session| Position::last_placement(session.record(), seen))
        });
        let aim = RwSignal::new(match hands {
            Hands::Free => shown.with_untracked(Aim::at_rest),
            Hands::Still => Aim::Nothing,
        });
        let state = Self {
            app,
            people,
            apart: None,
            hands,
            session,
            seen,
            shown,
            score: Memo::new(move |_| shown.with(Score::of)),
            persons_turn,
            viewer,
            played,
            last_placed,
            aim,
            wanted: RwSignal::new(None),
            lit: RwSignal::new(None),
            pointed_out: RwSignal::new(None),
            recalled: RwSignal::new(None),
            thinking: RwSignal::new(None),
            advice: RwSignal::new(Advice::None),
            change: Memo::new(|_| None),
            best_so_far: StoredValue::new(None),
            help: RwSignal::new(false),
            asked: RwSignal::new(None),
            count: RwSignal::new(None),
            sheet: RwSignal::new(false),
            inside: RwSignal::new((0.0, 0.0)),
            lead: None,
            sharing: RwSignal::new(false),
            showing,
            surfaces: [Surface::new(), Surface::new()],
            pressed_card: StoredValue::new(None),
            is_dragged: StoredValue::new(false),
        };
        Self { change: Memo::new(move |_| state.change_pointed_at()), ..state }
    }

    /// The same table, led by somebody.
    pub(crate) fn led_by(self, lead: Lead) -> Self {
        Self { lead: Some(lead), ..self }
    }

    /// The table of a game between people who are apart.
    pub(crate) fn of_people_apart(app: AppContext, session: Session, apart: ApartTable) -> Self {
        Self { apart: Some(apart), ..Self::new(app, session) }
    }

    /// Goes on with the game as it is at another moment.
    pub(crate) fn resume(self, session: Session) {
        self.app.thinker().stop();
        self.thinking.set(None);
        self.session.set(session);
        self.settle();
    }

    /// The table of the screen, around whose parts it is provided.
    pub(crate) fn current() -> Self {
        expect_context()
    }

    /// The seat from which the table is seen.
    pub(crate) fn viewer(self) -> Seat {
        self.viewer.get()
    }

    /// The seat from which the table is seen, and the one opposite.
    pub(super) fn seats(self) -> [Memo<Seat>; 2] {
        [self.viewer, Memo::new(move |_| self.viewer().other())]
    }

    /// What is on stage.
    pub(crate) fn stage(self) -> Stage {
        self.shown.with(|position| Stage::wanted(position, self.wanted.get()))
    }

    /// Whether a person at the table is to decide, and sees the position it is about.
    pub(crate) fn is_persons_turn(self) -> bool {
        self.persons_turn.get()
    }

    /// Whether every move is on the table.
    pub(crate) fn is_up_to_date(self) -> bool {
        self.played.get() == self.seen.get()
    }

    /// The card a person is to place now.
    pub(crate) fn card_to_place(self) -> Option<Card> {
        match self.shown.with(Position::decision) {
            Some(Decision::Place(card)) if self.is_persons_turn() => Some(card),
            _ => None,
        }
    }

    /// The card that lies in a town without being played: laid, or where the aim would put it.
    pub(crate) fn ghost(self, seat: Seat) -> Option<Placement> {
        let placing = matches!(self.shown.with(Position::decision), Some(Decision::Place(_)));
        if !placing || !self.shows_aim() {
            return None;
        }
        let mover = self.shown.with(Position::to_move);
        let laid = self.session.with(Session::laid);
        laid.or_else(|| self.aim.get().ghost()).filter(|_| mover == Some(seat))
    }

    /// Shows every move at once.
    pub(crate) fn catch_up(self) {
        self.end_show();
        self.seen.set(self.session.with_untracked(Session::moves_made));
        self.aim.set(self.shown.with_untracked(Aim::at_rest));
    }

    /// How fast something is shown. What the player asked to see again is shown step by step even if animations are off.
    pub(super) fn pace(self, again: bool) -> Pace {
        match self.app.pace() {
            Pace::Off if again => Pace::Normal,
            pace => pace,
        }
    }

    /// Changes what lies on the table; things travel to their new places.
    pub(crate) fn travel(self, change: impl FnOnce()) {
        travel(self.app.pace(), change);
    }

    /// Shows the game as it is, with nothing pointed at that is gone.
    pub(crate) fn settle(self) {
        self.advice.set(Advice::None);
        self.pointed_out.set(None);
        self.wanted.set(None);
        self.ask(None);
        self.catch_up();
    }

    /// Keeps the game as it is.
    pub(crate) fn keep(self) {
        self.is_dragged.set_value(false);
        match self.lead {
            Some(lead) => lead.keep.run(self.session.get_untracked()),
            None => self.session.with_untracked(|session| self.app.keep(session)),
        }
    }
}

//! One game at the server: a pure function of its log, who asks for what, and the time.
//!
//! [`Room::decide`] says what entry an act becomes, or why it becomes none; [`Room::take`] takes in what is on disk. There is
//! no clock, no socket, no database and no chance here but what is handed in.

use std::collections::BTreeMap;

use wagons_rules::{Deal, Rng, Seat};
use wagons_wire::{
    Act, ActId, Ending, Entry, GameId, Head, Millis, Name, Offer, Opened, OutOfStep, Pace, Reason, Seating,
    Secret, Standing, Summary, What,
};

use crate::identity::PlayerId;

/// The edition of the rules that new games are played by.
pub const RULES: u16 = 1;

/// After how long a game in which nothing happens ends.
const SILENCE: Millis = 365 * 24 * 60 * 60 * 1000;

/// A source of random bits.
pub type Chance<'a> = &'a mut dyn FnMut() -> u128;

/// A game, everything that happened in it, and who sits where.
#[derive(Debug, Clone)]
pub struct Room {
    head: Head,
    origin: Origin,
    standing: Standing,
    log: Vec<Entry>,
    known: BTreeMap<ActId, u32>,
    seats: [Chair; 2],
    readable: bool,
}

/// Who wished for a game, and what that wish is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// Who.
    pub creator: PlayerId,
    /// Which wish.
    pub wish: ActId,
}

/// A seat: who has it, or what opens it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chair {
    /// Who has it.
    pub player: Option<PlayerId>,
    /// What opens it. Gone as soon as somebody sits.
    pub secret: Option<Secret>,
}

/// One entry to be written, and what else changes with it.
#[derive(Debug, Clone)]
pub struct Step {
    /// The entry.
    pub entry: Entry,
    /// What the client called it.
    pub act: Option<ActId>,
    /// The seats afterwards.
    pub seats: [Chair; 2],
    /// A game that begins with it.
    pub rematch: Option<Box<Room>>,
}

/// What is to be done about an act.
#[derive(Debug, Clone)]
pub enum Decided {
    /// Write this.
    Step(Box<Step>),
    /// It was done before, and became this entry.
    Known(u32),
}

impl Room {
    /// A new game as somebody wished for it. Unless it is for two others, they sit already.
    pub fn create(wish: &wagons_wire::Create, creator: PlayerId, now: Millis, chance: Chance<'_>) -> Self {
        let deal = wish.deal.unwrap_or_else(|| Deal::shuffled(&mut Rng::new(chance() as u64)));
        let host = match wish.seat {
            Seating::At(seat) => seat,
            Seating::Chance => Seat::BOTH[(chance() & 1) as usize],
        };
        let head = Head {
            game: GameId(chance() as u64),
            deal,
            pace: wish.pace,
            created: now,
            rules: RULES,
            host: (!wish.both).then_some(host),
            rematch_of: None,
        };
        let mut seats = [(); 2].map(|()| Chair { player: None, secret: Some(Secret(chance())) });
        if !wish.both {
            seats[host.index()] = Chair { player: Some(creator), secret: None };
        }
        let mut room = Self::new(head, Origin { creator, wish: wish.id }, seats);
        if !wish.both {
            room.seat(host, creator.name(), false, now);
        }
        room
    }

    /// A game of which nothing has happened.
    pub fn new(head: Head, origin: Origin, seats: [Chair; 2]) -> Self {
        let standing = Standing::new(&head);
        Self { head, origin, standing, log: Vec::new(), known: BTreeMap::new(), seats, readable: true }
    }

    /// The same players once more, with the seats swapped.
    fn again(&self, now: Millis, chance: Chance<'_>) -> Self {
        let head = Head {
            game: GameId(chance() as u64),
            deal: Deal::shuffled(&mut Rng::new(chance() as u64)),
            pace: self.head.pace,
            created: now,
            rules: RULES,
            host: self.head.host.map(Seat::other),
            rematch_of: Some(self.head.game),
        };
        let [first, second] = self.seats;
        let origin = Origin { creator: self.origin.creator, wish: ActId(self.head.game.0) };
        let mut room = Self::new(head, origin, [second, first]);
        for seat in Seat::BOTH {
            if let Some(player) = self.standing.player(!seat) {
                room.seat(seat, player.name, player.program, now);
            }
        }
        room
    }

    /// Somebody sits from the beginning.
    fn seat(&mut self, seat: Seat, name: Name, program: bool, now: Millis) {
        let entry =
            Entry { n: self.standing.version() + 1, at: now, what: What::Sit { seat, name, program } };
        self.standing.apply(&entry).expect("a seat can be taken at any time, and this is the next number");
        self.log.push(entry);
    }

    /// Takes in the next entry of the log.
    pub fn replay(&mut self, entry: Entry, act: Option<ActId>) -> Result<(), OutOfStep> {
        self.standing.apply(&entry)?;
        self.known.extend(act.map(|act| (act, entry.n)));
        self.log.push(entry);
        Ok(())
    }

    /// Takes in what is on disk now.
    pub fn take(&mut self, step: Step) -> Result<(), OutOfStep> {
        self.replay(step.entry, step.act)?;
        self.seats = step.seats;
        Ok(())
    }

    /// Who sits where, as another server wrote it.
    pub const fn reseat(&mut self, seats: [Chair; 2]) {
        self.seats = seats;
    }

    /// A newer program wrote something here that this one cannot read: it can be looked at and no more.
    pub const fn freeze(&mut self) {
        self.readable = false;
    }

    /// What it began with.
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// Who wished for it.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// How it stands.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The seats.
    pub const fn seats(&self) -> &[Chair; 2] {
        &self.seats
    }

    /// Where somebody sits.
    pub fn seat_of(&self, who: PlayerId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.seats[seat.index()].player == Some(who))
    }

    /// Sits down, with the secret that opens the seat. Nothing if they sit there already.
    pub fn sit(
        &self,
        who: PlayerId,
        secret: Secret,
        program: bool,
        now: Millis,
    ) -> Result<Option<Step>, Reason> {
        if self.seat_of(who).is_some() {
            return Ok(None);
        }
        let seat = Seat::BOTH.into_iter().find(|seat| self.seats[seat.index()].secret == Some(secret));
        let seat = seat.ok_or(Reason::SeatTaken)?;
        self.writable()?;
        if self.standing.is_over() {
            return Err(Reason::Over);
        }
        let name = self.name_for(seat, who);
        let mut seats = self.seats;
        seats[seat.index()] = Chair { player: Some(who), secret: None };
        Ok(Some(self.step(What::Sit { seat, name, program }, None, seats, now)))
    }

    /// What an act of somebody becomes. `running` is how long whoever is to move has been thinking.
    pub fn decide(
        &self,
        who: PlayerId,
        (id, act): (ActId, &Act),
        now: Millis,
        running: Millis,
        chance: Chance<'_>,
    ) -> Result<Decided, Reason> {
        let seat = self.seat_of(who).ok_or(Reason::NotSeated)?;
        if let Some(&n) = self.known.get(&id) {
            return Ok(Decided::Known(n));
        }
        self.writable()?;
        let mut step = self.step(What::Hidden, Some(id), self.seats, now);
        step.entry.what = match act {
            Act::Answer { offer, yes } => self.answer(seat, *offer, *yes, running, &mut step, chance)?,
            Act::AskRematch => self.ask_rematch(seat, &mut step, chance)?,
            Act::Reopen => self.reopen(seat, &mut step, chance)?,
            Act::Rename => What::Name { seat, name: self.other_name(seat, chance) },
            Act::Say(phrase) => What::Phrase { seat, phrase: *phrase },
            _ if self.standing.is_over() => return Err(Reason::Over),
            Act::Turn { base, moves } => {
                // By clock nobody begins before both sit: the clock would not run.
                let by_clock = matches!(self.head.pace, Pace::Clock { .. });
                let waits = by_clock && !self.standing.is_full();
                if *base != self.standing.base() {
                    return Err(Reason::Stale);
                }
                if self.standing.to_move() != Some(seat) || waits {
                    return Err(Reason::NotYourTurn);
                }
                let turn = self.standing.after(moves);
                turn.map_err(|error| Reason::Illegal(error.to_string()))?;
                // By clock a turn that comes too late is none, whoever notices first.
                if by_clock && self.has_run_out(seat, running) {
                    return Err(Reason::NotYourTurn);
                }
                What::Turn { seat, moves: moves.clone(), spent: running }
            }
            Act::AskBack => {
                let to = self.standing.last_turn(seat).filter(|_| self.standing.is_full());
                self.ask(seat, Offer::Back { to: to.ok_or(Reason::NotNow)? })?
            }
            Act::AskCallOff if self.standing.is_full() => self.ask(seat, Offer::CallOff)?,
            Act::Resign if self.standing.is_full() => What::End { ending: Ending::Resigned(seat) },
            Act::CallOff if self.may_call_off(seat, running) => What::End { ending: Ending::CalledOff },
            Act::Claim if self.has_run_out(!seat, running) => What::End { ending: Ending::OutOfTime(!seat) },
            Act::GiveTime if self.standing.is_full() => {
                What::Time { seat: !seat, given: self.head.pace.gift().ok_or(Reason::NotNow)? }
            }
            Act::AskCallOff | Act::Resign | Act::CallOff | Act::Claim | Act::GiveTime => {
                return Err(Reason::NotNow);
            }
        };
        Ok(Decided::Step(Box::new(step)))
    }

    /// What time makes of it: a clock has run out, or nobody came back for a year.
    pub fn overdue(&self, now: Millis, running: Millis) -> Option<Step> {
        let seat = self.standing.to_move().filter(|_| self.readable)?;
        let by_clock = matches!(self.head.pace, Pace::Clock { .. });
        let ending = if by_clock && self.has_run_out(seat, running) {
            Ending::OutOfTime(seat)
        } else if now - self.standing.at() > SILENCE {
            Ending::Silence
        } else {
            return None;
        };
        Some(self.step(What::End { ending }, None, self.seats, now))
    }

    /// Nobody sat down: whoever waits need not wait any longer. Nothing if somebody did, or it is over.
    pub fn withdrawn(&self, now: Millis) -> Option<Step> {
        let waits = self.readable && !self.standing.is_over() && !self.standing.is_full();
        waits.then(|| self.step(What::End { ending: Ending::CalledOff }, None, self.seats, now))
    }

    /// Whether nobody else may sit down from an entry on.
    pub const fn closes_table(&self, entry: &Entry) -> bool {
        matches!(entry.what, What::Sit { .. } | What::End { .. })
    }

    /// The seat of one becomes another's, under the other's name; nothing if the other sits here, too.
    pub fn handed_over(&self, from: PlayerId, to: PlayerId, now: Millis) -> Option<Step> {
        let seat = self.seat_of(from).filter(|_| self.readable && self.seat_of(to).is_none())?;
        let mut seats = self.seats;
        seats[seat.index()].player = Some(to);
        Some(self.step(What::Name { seat, name: self.name_for(seat, to) }, None, seats, now))
    }

    /// Somebody gives a running game up who will not come back.
    pub fn abandoned(&self, who: PlayerId, now: Millis) -> Option<Step> {
        let seat = self.seat_of(who).filter(|_| self.readable && !self.standing.is_over())?;
        let begun = Seat::BOTH.iter().all(|&seat| self.standing.turns(seat) > 0);
        let ending = if begun { Ending::Resigned(seat) } else { Ending::CalledOff };
        Some(self.step(What::End { ending }, None, self.seats, now))
    }

    /// Somebody wants to be forgotten: nobody sits on their seat any more.
    pub fn left(&self, who: PlayerId, now: Millis) -> Option<Step> {
        let seat = self.seat_of(who).filter(|_| self.readable)?;
        let mut seats = self.seats;
        seats[seat.index()] = Chair::default();
        Some(self.step(What::Left { seat }, None, seats, now))
    }

    /// What somebody is called in a seat: as usual, unless the other one is called so.
    fn name_for(&self, seat: Seat, who: PlayerId) -> Name {
        let taken = self.standing.player(!seat).map(|other| other.name);
        if taken == Some(who.name()) { Name::of(who.0 as u64 >> 10) } else { who.name() }
    }

    /// When time will make something of it, if nothing happens before.
    pub fn due(&self) -> Option<Millis> {
        let seat = self.standing.to_move()?;
        let silent = self.standing.at() + SILENCE;
        match self.head.pace {
            Pace::Clock { .. } if self.standing.is_running() => {
                Some(silent.min(self.standing.since() + self.standing.left(seat, 0)?))
            }
            _ => Some(silent),
        }
    }

    /// The game as somebody opens it who has so many entries already.
    pub fn opened(&self, who: PlayerId, have: u32, running: Millis) -> Opened {
        let you = self.seat_of(who);
        // Whoever has more than there is has another log.
        let from = if have <= self.standing.version() { have } else { 0 };
        let host = you.filter(|_| you == self.head.host);
        Opened {
            head: self.head.clone(),
            you,
            from,
            entries: self.log.iter().skip(from as usize).map(|entry| shown(entry, you)).collect(),
            running,
            present: [false; 2],
            watchers: 0,
            invitation: host.and_then(|seat| self.seats[seat.other().index()].secret),
        }
    }

    /// The game in the list of one of its players.
    pub fn summary(&self, seat: Seat, running: Millis) -> Summary {
        let to_move = self.standing.to_move();
        Summary {
            game: self.head.game,
            seat,
            pace: self.head.pace,
            other: self.standing.player(!seat),
            to_move,
            left: to_move
                .filter(|_| self.standing.is_running())
                .and_then(|mover| self.standing.left(mover, running)),
            ending: self.standing.ending(),
            over: self.standing.is_over(),
            version: self.standing.version(),
            at: self.standing.at(),
        }
    }

    const fn writable(&self) -> Result<(), Reason> {
        if self.readable { Ok(()) } else { Err(Reason::Newer) }
    }

    fn step(&self, what: What, act: Option<ActId>, seats: [Chair; 2], now: Millis) -> Step {
        let (n, at) = (self.standing.version() + 1, now.max(self.standing.at()));
        Step { entry: Entry { n, at, what }, act, seats, rematch: None }
    }

    fn has_run_out(&self, seat: Seat, running: Millis) -> bool {
        let left = self.standing.left(seat, running);
        self.standing.is_running()
            && self.standing.to_move() == Some(seat)
            && left.is_some_and(|left| left < 0)
    }

    fn may_call_off(&self, seat: Seat, running: Millis) -> bool {
        Seat::BOTH.iter().any(|&seat| self.standing.turns(seat) == 0) || self.has_run_out(!seat, running)
    }

    fn ask(&self, seat: Seat, offer: Offer) -> Result<What, Reason> {
        if self.standing.offer(seat).is_some() { Err(Reason::Asked) } else { Ok(What::Offer { seat, offer }) }
    }

    /// Asks for another game. If the other has asked already, that is a yes.
    fn ask_rematch(&self, seat: Seat, step: &mut Step, chance: Chance<'_>) -> Result<What, Reason> {
        if !self.standing.is_over() || !self.standing.is_full() || self.standing.rematch().is_some() {
            return Err(Reason::NotNow);
        }
        match self.standing.offer(!seat) {
            Some((_, Offer::Rematch)) => Ok(self.play_again(step, chance)),
            _ => self.ask(seat, Offer::Rematch),
        }
    }

    fn play_again(&self, step: &mut Step, chance: Chance<'_>) -> What {
        let room = self.again(step.entry.at, chance);
        let game = room.head.game;
        step.rematch = Some(Box::new(room));
        What::Rematch { game }
    }

    fn answer(
        &self,
        seat: Seat,
        number: u32,
        yes: bool,
        running: Millis,
        step: &mut Step,
        chance: Chance<'_>,
    ) -> Result<What, Reason> {
        let open = |seat: Seat| self.standing.offer(seat).filter(|&(n, _)| n == number);
        let theirs = open(!seat);
        match theirs.or(open(seat)).ok_or(Reason::NoOffer)? {
            _ if !yes => Ok(What::Decline { seat, offer: number }),
            _ if theirs.is_none() => Err(Reason::NoOffer),
            (_, Offer::Back { to }) => Ok(What::Back { to, spent: running }),
            (_, Offer::CallOff) => Ok(What::End { ending: Ending::CalledOff }),
            (_, Offer::Rematch) => Ok(self.play_again(step, chance)),
        }
    }

    /// The host opens the other seat again: it was not the friend who sat down.
    fn reopen(&self, seat: Seat, step: &mut Step, chance: Chance<'_>) -> Result<What, Reason> {
        let other = !seat;
        let sits = self.standing.player(other).is_some() && self.standing.turns(other) == 0;
        if self.head.host != Some(seat) || self.head.rematch_of.is_some() || self.standing.is_over() || !sits
        {
            return Err(Reason::NotNow);
        }
        step.seats[other.index()] = Chair { player: None, secret: Some(Secret(chance())) };
        Ok(What::Reopen { seat: other })
    }

    fn other_name(&self, seat: Seat, chance: Chance<'_>) -> Name {
        let taken = Seat::BOTH.map(|seat| self.standing.player(seat).map(|player| player.name));
        debug_assert!(taken[seat.index()].is_some(), "only who sits has a name");
        loop {
            let name = Name::of(chance() as u64);
            if !taken.contains(&Some(name)) {
                return name;
            }
        }
    }
}

/// An entry as somebody may see it: what two say to each other is for the two.
pub fn shown(entry: &Entry, who: Option<Seat>) -> Entry {
    let hidden = who.is_none() && matches!(entry.what, What::Phrase { .. });
    let what = if hidden { What::Hidden } else { entry.what.clone() };
    Entry { n: entry.n, at: entry.at, what }
}

//! Whatever happens to the line, the server and the devices: all end with the same game, nothing that was acknowledged
//! is missing, nothing is there twice, and clocks never run backwards.
//!
//! `Room` and `Link` meet here without sockets, disks or clocks, so a schedule of a hundred accidents takes a fraction
//! of a millisecond. The seed of one that fails is in the message.

use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

use wagons_rules::{Rng, Seat};
use wagons_server::{Decided, Outages, PlayerId, Room, shown};
use wagons_wire::{
    Act, ActId, Create, Entry, GameId, Kept, Link, Millis, News, Offer, Pace, Phrase, Reason, Seating,
    Secret, Standing, ToClient, ToServer, What,
};

const ANN: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const EVE: PlayerId = PlayerId(3);

/// A device of somebody: Ann has two.
struct Device {
    who: PlayerId,
    link: Link,
    line: Option<Line>,
    /// What it was told is done.
    acknowledged: BTreeMap<ActId, u32>,
}

#[derive(Default)]
struct Line {
    up: VecDeque<String>,
    down: VecDeque<String>,
    listens: bool,
}

struct World {
    rng: Rng,
    now: Millis,
    room: Room,
    /// The log as it is on disk, with the names of the acts.
    disk: Vec<(Entry, Option<ActId>)>,
    outages: Outages,
    devices: Vec<Device>,
    secret: Secret,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let pace = [Pace::None, Pace::Days(1), Pace::Clock { minutes: 5, seconds: 5 }][rng.below(3) as usize];
        let wish = Create { id: ActId(1), pace, seat: Seating::Chance, deal: None, both: false, open: None };
        let room = Room::create(&wish, ANN, 0, &mut chance(&mut rng));
        let game = room.head().game;
        let secret = room.seats().iter().find_map(|chair| chair.secret).unwrap();
        let devices = [ANN, ANN, BOB, EVE].map(|who| {
            let mut link = Link::default();
            link.open(game);
            Device { who, link, line: None, acknowledged: BTreeMap::new() }
        });
        let disk = room.log().iter().map(|entry| (entry.clone(), None)).collect();
        let outages = Outages::default();
        Self { rng, now: 0, room, disk, outages, devices: devices.into(), secret }
    }

    fn game(&self) -> GameId {
        self.room.head().game
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.rng.below(n) == 0
    }

    fn running(&self) -> Millis {
        let away = self.outages.between(self.room.standing().since(), self.now);
        (self.room.standing().running(self.now) - away).max(0)
    }

    /// Writes a step, and tells everybody who listens.
    fn commit(&mut self, step: wagons_server::Step) {
        let entry = step.entry.clone();
        let before = self.room.standing().clone();
        assert!(entry.at >= before.at(), "time runs forwards");
        if let What::Turn { seat, spent, .. } = entry.what {
            assert!((0..=entry.at - before.since()).contains(&spent), "{spent} spent");
            assert!(self.outages.between(before.since(), self.now) <= entry.at - before.since() - spent);
            assert!(before.left(seat, spent) <= before.left(seat, 0), "clocks never run backwards");
        }
        self.disk.push((entry.clone(), step.act));
        self.room.take(step).unwrap();
        let (running, meeting) =
            (self.running(), matches!(entry.what, What::Sit { .. } | What::Reopen { .. }));
        for device in &mut self.devices {
            let Some(line) = device.line.as_mut().filter(|line| line.listens) else { continue };
            let message = if meeting {
                ToClient::Game(Box::new(self.room.opened(device.who, entry.n - 1, running)))
            } else {
                let entries = vec![shown(&entry, self.room.seat_of(device.who))];
                ToClient::Entries { game: self.room.head().game, entries, running }
            };
            line.down.push_back(serde_json::to_string(&message).unwrap());
        }
    }

    fn serve(&mut self, number: usize, text: &str) {
        let message: ToServer = serde_json::from_str(text).unwrap();
        let who = self.devices[number].who;
        let game = self.game();
        let refused = |id, reason: Reason| Some(ToClient::Refused { game: Some(game), id, reason });
        let answer = match message {
            ToServer::Hello { version } => Some(ToClient::Welcome { version }),
            ToServer::Open { have, .. } => {
                self.devices[number].line.as_mut().unwrap().listens = true;
                Some(ToClient::Game(Box::new(self.room.opened(who, have, self.running()))))
            }
            ToServer::Sit { secret: Some(secret), program, .. } => {
                match self.room.sit(who, secret, program, self.now) {
                    Ok(Some(step)) => {
                        self.commit(step);
                        Some(ToClient::Game(Box::new(self.room.opened(who, 0, self.running()))))
                    }
                    Ok(None) => Some(ToClient::Game(Box::new(self.room.opened(who, 0, self.running())))),
                    Err(reason) => refused(None, reason),
                }
            }
            ToServer::Do { id, act, .. } => {
                let (now, running, mut rng) = (self.now, self.running(), self.rng.clone());
                let decided = self.room.decide(who, (id, &act), now, running, &mut chance(&mut rng));
                self.rng = rng;
                match decided {
                    Ok(Decided::Known(n)) => Some(ToClient::Done { game, id, n }),
                    Ok(Decided::Step(step)) => {
                        let n = step.entry.n;
                        self.commit(*step);
                        Some(ToClient::Done { game, id, n })
                    }
                    Err(reason) => refused(Some(id), reason),
                }
            }
            ToServer::Ping => Some(ToClient::Pong),
            ToServer::Sit { secret: None, .. } => refused(None, Reason::SeatTaken),
            ToServer::Create(_) | ToServer::Close { .. } | ToServer::Games | ToServer::Tables { .. } => None,
        };
        if let Some(line) = &mut self.devices[number].line {
            line.down.extend(answer.map(|answer| serde_json::to_string(&answer).unwrap()));
        }
    }

    /// Delivers the next message of a device, one way or the other; sometimes twice.
    fn deliver(&mut self, number: usize, accidents: bool) -> bool {
        let twice = accidents && self.one_in(8);
        let now = self.now;
        let device = &mut self.devices[number];
        let Some(line) = &mut device.line else { return false };
        line.up.extend(device.link.take_outgoing());
        if let Some(text) = line.up.pop_front() {
            self.serve(number, &text);
            if twice {
                self.serve(number, &text);
            }
            return true;
        }
        let Some(text) = line.down.pop_front() else { return false };
        for _ in 0..=u8::from(twice) {
            let news = device.link.receive(&text, now);
            let entries = news.iter().filter_map(|news| match news {
                News::Entries { entries, .. } => Some(entries),
                _ => None,
            });
            let mut phrases = entries.flatten().filter(|entry| matches!(entry.what, What::Phrase { .. }));
            assert!(device.who != EVE || phrases.next().is_none(), "what two say is for the two");
        }
        if let Ok(ToClient::Done { id, n, .. }) = serde_json::from_str(&text) {
            assert_eq!(*device.acknowledged.entry(id).or_insert(n), n, "one act has one answer");
        }
        true
    }

    fn accident(&mut self, number: usize) {
        let random = self.rng.next_u64();
        let device = &mut self.devices[number];
        match random % 16 {
            0..5 => {
                device.line = None;
                device.link.disconnected(random);
            }
            5..8 => {
                // The page is loaded again: only what was kept is left.
                let kept: Kept =
                    serde_json::from_str(&serde_json::to_string(device.link.kept()).unwrap()).unwrap();
                device.line = None;
                device.link = Link::new(kept);
                device.link.open(self.room.head().game);
            }
            8..10 => self.restart(),
            10..12 => {
                // News is lost, or comes in another order, as if the line had hiccups.
                if let Some(line) = &mut device.line {
                    let length = line.down.len();
                    if length > 1 {
                        line.down.swap(0, length - 1);
                    } else {
                        line.down.clear();
                    }
                }
            }
            _ => self.now += (random >> 32) as Millis % 20_000,
        }
    }

    /// The server dies and comes back: it knows what is on disk, and how long it was away.
    fn restart(&mut self) {
        let began = self.now;
        self.now += Millis::from(self.rng.below(100_000));
        self.outages.add(began, self.now);
        let mut room = Room::new(self.room.head().clone(), self.room.origin(), *self.room.seats());
        for (entry, act) in &self.disk {
            room.replay(entry.clone(), *act).unwrap();
        }
        assert_eq!(room.standing(), self.room.standing());
        self.room = room;
        for number in 0..self.devices.len() {
            self.devices[number].line = None;
            self.devices[number].link.disconnected(1);
        }
    }

    fn connect(&mut self, number: usize) {
        let device = &mut self.devices[number];
        if device.line.is_none() {
            device.line = Some(Line::default());
            device.link.connected(self.now);
        }
    }

    /// Somebody does something, as far as they can see.
    fn act(&mut self, number: usize) {
        let (game, id) = (self.game(), ActId(self.rng.next_u64()));
        let secret = self.secret;
        let choice = self.rng.below(24);
        let device = &mut self.devices[number];
        let (who, link) = (device.who, &mut device.link);
        if who == BOB && link.game(game).is_none_or(|mirror| mirror.you().is_none()) {
            return link.sit(game, secret, false);
        }
        let Some(mirror) = link.game(game) else { return };
        let Some(seat) = mirror.you() else { return };
        let standing = mirror.standing().clone();
        if let Some((offer, _)) = standing.offer(!seat).filter(|_| choice < 12) {
            return link.act(game, id, Act::Answer { offer, yes: choice < 6 });
        }
        match choice {
            0..16 if mirror.is_your_turn() => {
                let mut record = link.shown(game).unwrap();
                let mut moves = Vec::new();
                while record.game().to_move() == Some(seat) {
                    let mv = record.game().random_move(&mut self.rng).unwrap();
                    record.try_play(mv).unwrap();
                    moves.push(mv);
                }
                link.play(game, id, moves);
            }
            16 => link.act(game, id, Act::AskBack),
            17 => link.act(game, id, Act::Say(Phrase::Howdy)),
            18 => link.act(game, id, Act::Rename),
            19 => link.act(game, id, Act::GiveTime),
            20 if self.rng.below(20) == 0 => link.act(game, id, Act::Resign),
            21 if self.rng.below(20) == 0 => link.act(game, id, Act::CallOff),
            22 if self.rng.below(20) == 0 => link.act(game, id, Act::AskCallOff),
            23 => link.act(game, id, Act::AskRematch),
            _ => {}
        }
    }

    fn live(&mut self, steps: u32) {
        for _ in 0..steps {
            let number = self.rng.below(self.devices.len() as u32) as usize;
            self.now += Millis::from(self.rng.below(2000));
            match self.rng.below(32) {
                0 => self.accident(number),
                1..6 => self.connect(number),
                6..12 => self.act(number),
                _ => {
                    self.deliver(number, true);
                }
            }
        }
    }

    /// All lines are up, and everything arrives.
    fn settle(&mut self) {
        for number in 0..self.devices.len() {
            self.devices[number].line = None;
            self.devices[number].link.disconnected(1);
            self.connect(number);
        }
        while (0..self.devices.len()).any(|number| self.deliver(number, false)) {}
    }

    fn check(&self) {
        let standing = self.room.standing();
        let mut names: Vec<_> = self.disk.iter().filter_map(|&(_, act)| act).collect();
        let written = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), written, "nothing is there twice");
        for device in &self.devices {
            let mirror = device.link.game(self.game()).expect("everybody can look on");
            assert_eq!(mirror.standing().record(), standing.record());
            assert_eq!(mirror.standing().version(), standing.version());
            assert_eq!(device.link.shown(self.game()).as_ref(), Some(standing.record()));
            for seat in Seat::BOTH {
                assert_eq!(mirror.left(seat, self.now), standing.left(seat, self.running()));
            }
            assert_eq!(device.link.kept(), &Kept::default(), "nothing is on its way any more");
            for (id, n) in &device.acknowledged {
                let place = *n as usize - 1;
                assert_eq!(self.disk[place].1, Some(*id), "what was acknowledged is there");
            }
            if device.who == EVE {
                assert!(mirror.you().is_none());
            }
            let seen = |standing: &Standing| {
                let each = Seat::BOTH
                    .map(|seat| (standing.player(seat), standing.offer(seat), standing.turns(seat)));
                (each, standing.ending(), standing.rematch(), standing.base())
            };
            assert_eq!(seen(mirror.standing()), seen(standing));
        }
    }
}

/// Random bits for the room.
fn chance(rng: &mut Rng) -> impl FnMut() -> u128 {
    || u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())
}

#[test]
fn all_end_with_the_same_game_whatever_happens() {
    const SCHEDULES: u64 = 1500;
    let started = Instant::now();
    let (mut turns, mut backs, mut over, mut again) = (0, 0, 0, 0);
    for seed in 0..SCHEDULES {
        let run = std::panic::catch_unwind(|| {
            let mut world = World::new(seed);
            world.live(400);
            world.settle();
            world.check();
            world
        });
        let Ok(world) = run else { panic!("the schedule with seed {seed} fails") };
        let count = |is: fn(&What) -> bool| world.disk.iter().filter(|(entry, _)| is(&entry.what)).count();
        turns += count(|what| matches!(what, What::Turn { .. }));
        backs += count(|what| matches!(what, What::Back { .. }));
        over += usize::from(world.room.standing().is_over());
        again += usize::from(world.room.standing().rematch().is_some());
    }
    let a_second = SCHEDULES as f64 / started.elapsed().as_secs_f64();
    println!(
        "{a_second:.0} schedules a second: {turns} turns, {backs} taken back, {over} over, {again} again"
    );
    assert!(turns > 5_000 && backs > 100 && over > 100 && again > 5, "{turns} {backs} {over} {again}");
}

#[test]
fn a_refusal_brings_the_turn_back() {
    let mut world = World::new(7);
    for number in 0..4 {
        world.connect(number);
    }
    let game = world.game();
    let secret = world.secret;
    world.devices[2].link.sit(game, secret, false);
    world.settle();
    // Two devices of one person, or both people: whoever is to move plays on the first device without a line.
    let seat = world.room.standing().to_move().unwrap();
    let mover = if world.room.seat_of(ANN) == Some(seat) { 0 } else { 2 };
    let record = world.devices[mover].link.shown(game).unwrap();
    let mv = record.game().random_move(&mut world.rng).unwrap();
    assert!(world.devices[mover].link.play(game, ActId(5), vec![mv]));
    let text = world.devices[mover].link.take_outgoing().pop().unwrap();
    world.serve(mover, &text);
    world.serve(mover, &text.replace("0000000000000005", "0000000000000006"));
    let line = world.devices[mover].line.take().unwrap();
    let news: Vec<_> = line.down.iter().flat_map(|text| world.devices[mover].link.receive(text, 0)).collect();
    assert!(news.iter().any(|news| matches!(news, News::Refused { reason: Reason::Stale, .. })), "{news:?}");
    assert_eq!(world.disk.iter().filter(|(entry, _)| matches!(entry.what, What::Turn { .. })).count(), 1);
    assert!(world.room.standing().offer(seat).is_none_or(|(_, offer)| offer != Offer::CallOff));
}

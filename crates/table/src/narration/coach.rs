//! The coach: advice step by step, and why a move is good or was not, in sentences that can be pointed at.

use wagons_players::{Fact, Judged, Makes, Reasons, Report};
use wagons_rules::{Cell, Move, Seat, SheetChange};
use wagons_texts::key::Side;
use wagons_texts::{key, number, text};

use super::Narrator;
use crate::advice::{Advice, LookAt, Step, reasons};
use crate::position::Position;
use crate::score::{Counted, Score};

/// A sentence, and the territories of both towns that it speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// What is said.
    pub sentence: String,
    /// The territories in the first and in the second town.
    pub cells: [Vec<Cell>; 2],
}

impl Remark {
    /// Whether there is something to light.
    pub fn speaks_of_territories(&self) -> bool {
        self.cells.iter().any(|cells| !cells.is_empty())
    }
}

impl From<String> for Remark {
    fn from(sentence: String) -> Self {
        Self { sentence, cells: [Vec::new(), Vec::new()] }
    }
}

impl Narrator<'_> {
    /// As much of some advice as has been asked for: one sentence at first, at last the move and what speaks for it.
    pub fn advice(&self, position: &Position, advice: &Advice) -> Vec<Remark> {
        let best = advice.report().best;
        match advice.step() {
            Step::Look => vec![self.look(position, advice)],
            Step::Which => vec![self.which(position, best).into()],
            Step::Whole => {
                let told = Remark::from(self.move_and_points(best, advice.reasons()));
                let outlook = self.outlook(position, advice.report()).map(Remark::from);
                [told].into_iter().chain(self.reasons(advice.reasons(), false)).chain(outlook).collect()
            }
        }
    }

    /// What speaks for a move, one fact a sentence; what would have spoken for it, if another was played instead.
    pub fn reasons(&self, reasons: &Reasons, instead: bool) -> Vec<Remark> {
        reasons.facts.iter().map(|fact| self.fact(reasons, fact, instead)).collect()
    }

    /// What is to be said of a decision that was judged in `before`: the verdict, what the move gave away, what was better,
    /// and why.
    pub fn explained(&self, before: &Position, judged: &Judged) -> Vec<Remark> {
        let mut remarks = vec![Remark::from(format!("{}.", self.verdict(judged)))];
        if judged.best == judged.played {
            return remarks;
        }
        let [played, best] = [judged.played, judged.best].map(|mv| reasons(before, mv));
        let is_gift = |fact: &&Fact| matches!(fact, Fact::Gives { makes, .. } if makes.change.total() >= Fact::WORTH_A_WORD);
        remarks.extend(played.facts.iter().filter(is_gift).map(|fact| self.fact(&played, fact, false)));
        remarks.push(self.better(judged).into());
        remarks.extend(self.reasons(&best, true));
        if let Move::Place(_) = judged.best {
            let [best, played] = [best, played].map(|reasons| reasons.at_once(judged.seat));
            remarks.extend(self.at_once_instead(best - played).map(Remark::from));
        }
        remarks
    }

    fn look(&self, position: &Position, advice: &Advice) -> Remark {
        let (texts, mover) = (self.texts, advice.reasons().mover);
        match (advice.report().best, advice.look_at()) {
            (Move::Start(_), _) => text!(texts, CoachLookStart { person: self.person(Seat::First) }).into(),
            (_, LookAt::Line(whose, rule)) => {
                let (person, line) = (self.person(whose), texts.line_title(rule));
                let sentence = match whose {
                    whose if whose != mover => text!(texts, CoachWatch { person, line }),
                    whose if position.town(whose).is_empty() => text!(texts, CoachThink { person, line }),
                    _ => text!(texts, CoachLook { person, line }),
                };
                let score = Score::of(position);
                Remark {
                    sentence,
                    cells: Seat::BOTH.map(|town| score.cells(Counted::Rule(rule), whose, town)),
                }
            }
            (_, LookAt::Ahead(card)) => text!(texts, CoachLookAhead { card }).into(),
            (Move::Draft(_), LookAt::Quiet) => texts.text(key::COACH_QUIET_DRAFT).into(),
            (Move::Place(_), LookAt::Quiet) => texts.text(key::COACH_QUIET_PLACE).into(),
        }
    }

    fn which(&self, position: &Position, best: Move) -> String {
        let texts = self.texts;
        match best {
            Move::Start(card) => text!(texts, CoachStart { card }),
            Move::Draft(card) => text!(texts, CoachTake { card }),
            Move::Place(placement) => {
                text!(texts, CoachWay { way: placement, covered: position.covered(placement).len() })
            }
        }
    }

    fn move_and_points(&self, best: Move, reasons: &Reasons) -> String {
        let (texts, points) = (self.texts, reasons.at_once(reasons.mover));
        match best {
            Move::Start(card) => text!(texts, CoachStart { card }),
            Move::Draft(card) => text!(texts, CoachTake { card }),
            Move::Place(placement) if points < 0 => {
                text!(texts, CoachPlaceCosts { card: placement.card, points: -points })
            }
            Move::Place(placement) => text!(texts, CoachPlace { card: placement.card, points }),
        }
    }

    fn fact(&self, reasons: &Reasons, fact: &Fact, instead: bool) -> Remark {
        let (texts, mover) = (self.texts, reasons.mover);
        let [person, other] = [mover, mover.other()].map(|seat| self.person(seat));
        let sentence = match fact {
            Fact::Line { whose, rule, points } if *whose == mover => {
                let sheet = reasons.sheet(mover);
                let [own, theirs] = [mover, mover.other()].map(|seat| &reasons.towns[seat.index()]);
                let counted = sheet.line(*rule);
                let why = counted.map(|line| texts.evidence(line, own, theirs)).unwrap_or_default();
                let (line, gain) = (texts.line_title(*rule), texts.signed(*points));
                match counted.map_or(*points, |line| line.points) {
                    total if total == *points => text!(texts, CoachLine { line, points: gain, why }),
                    total => {
                        text!(texts, CoachLineTotal { line, points: gain, total: number(total), why })
                    }
                }
            }
            Fact::Line { rule, points, .. } => {
                let line = texts.line_title(*rule);
                match *points {
                    points @ 1.. => text!(texts, CoachHands { person: other, points, line, instead }),
                    points => text!(texts, CoachTakesAway { person: other, points: -points, line, instead }),
                }
            }
            Fact::Takes { makes, .. } if makes.change.total() <= 0 => {
                text!(texts, CoachMakesNothing { instead })
            }
            Fact::Takes { makes, .. } => {
                let (points, lines) = (makes.change.total(), self.lines(&makes.change));
                text!(texts, CoachMakes { person, points, lines, instead })
            }
            Fact::Gives { cards, makes } => {
                let (person, count, cards) = (other, cards.len(), texts.letters(cards));
                let (points, lines) = (makes.change.total(), self.lines(&makes.change));
                match (count, points) {
                    (0, _) => text!(texts, CoachGivesNone { person, instead }),
                    (_, ..=0) => text!(texts, CoachGivesNothing { person, count, cards, instead }),
                    _ => text!(texts, CoachGives { person, count, cards, points, lines, instead }),
                }
            }
            Fact::Denies { card, makes: Makes { change, .. } } => {
                let (points, lines) = (change.total(), self.lines(change));
                text!(texts, CoachDenies { person: other, card: *card, points, lines, instead })
            }
            Fact::Prepares { card, makes: Makes { change, .. }, before } => {
                let (points, lines) = (change.total(), self.lines(change));
                text!(texts, CoachPrepares { card: *card, points, before: number(*before), lines, instead })
            }
        };
        Remark { sentence, cells: Seat::BOTH.map(|town| reasons.cells(fact, town)) }
    }

    /// "Desert +2 and Badlands +4".
    fn lines(&self, change: &SheetChange) -> String {
        let line =
            |&(rule, points)| format!("{}\u{a0}{}", self.texts.line_title(rule), self.texts.signed(points));
        self.texts.list(&change.lines().iter().map(line).collect::<Vec<_>>())
    }

    /// How the better placement compares at once with the one that was played; nothing if it brings the same.
    fn at_once_instead(&self, more: i32) -> Option<String> {
        match more {
            0 => None,
            1.. => Some(text!(self.texts, CoachMoreAtOnce { points: more })),
            _ => Some(text!(self.texts, CoachLessAtOnce { points: -more })),
        }
    }

    /// What is expected in the end, or proven, for whoever is to move.
    fn outlook(&self, position: &Position, report: &Report) -> Option<String> {
        let (texts, person, lead) = (self.texts, self.person(position.to_move()?), report.lead.0);
        let side = match lead {
            lead if lead >= 0.5 => Side::Ahead,
            lead if lead <= -0.5 => Side::Behind,
            _ => Side::Close,
        };
        Some(match (position, side) {
            (Position::Duel(_), _) if report.exact && lead > 0.0 => {
                text!(texts, CoachProvenWin { person, points: lead as i32 })
            }
            (Position::Duel(_), _) if report.exact => {
                text!(texts, CoachProvenLoss { person, points: -lead as i32 })
            }
            // The rival does not play as well as it can, and a known draw is not open.
            (Position::Solo(_), Side::Close) if report.exact => return None,
            (_, side) => text!(texts, CoachExpected { person, side, margin: lead.abs().round() as i32 }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::{Analyst, ExpectedLead, choose, review};
    use wagons_rules::Record;
    use wagons_texts::{Language, Person, Texts};

    /// Three games of a greedy player against itself, with scoring cards that compare both towns.
    const GAMES: [&str; 3] = [
        "EJM/FKQRAPODGLNHBIC *F K K0,0 F0,0 P P'-1,0 Q'-1,-1 R-1,0 A-2,0 N N'-1,-1 O-2,0 D-3,0 G1,-1 L'1,-1 I I0,-1 \
         H'-3,-1 B'-2,0 C C-2,1",
        "EHN/AIBLQDCFRJOGPMK *A A A0,0 I I0,0 D D-2,-1 B-2,0 L-3,1 Q-1,2 C C2,0 F F2,-1 R R-5,1 J J-4,-2 O O2,2 G G4,-2 \
         P P0,2 M M'0,-2 K K1,4",
        "FKQ/RJAPODGLNMHBICE *R R R0,0 J J0,0 A A-2,0 P P-2,1 O O1,2 D D-2,-1 G G-2,-2 N N-2,3 L-1,2 M M'-2,3 H H-4,1 \
         B B0,4 I I-4,3 C C'2,0 E E-6,3",
    ];

    fn with_narrator<T>(language: Language, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let texts = Texts::new(language);
        told(&Narrator::new(&texts, [Person::You, Person::named("Ben")]))
    }

    /// The game up to a number of moves, and the move that followed.
    fn at(game: usize, number: usize) -> (Position, Move) {
        let record: Record = GAMES[game].parse().unwrap();
        (record.position(number).into(), record.moves()[number])
    }

    fn told(game: usize, number: usize) -> Vec<String> {
        let (position, mv) = at(game, number);
        let remarks =
            with_narrator(Language::En, |narrator| narrator.reasons(&reasons(&position, mv), false));
        remarks.into_iter().map(|remark| remark.sentence).collect()
    }

    #[test]
    fn each_kind_of_reason_is_told_where_it_is_one() {
        let kinds = [
            (
                0,
                1,
                "Ben gets card F for free: good for 12 points right away (Desert +1, Forest +1, Plains +1 and Claim \
                    Jumpers +9).",
            ),
            (0, 2, "It gives Ben 4 points: Smalltown Charm."),
            (0, 3, "Smalltown Charm −4 (0 in all): 4 visible territories to 4: nothing."),
            (0, 5, "Desert −1 (0 in all): No Desert territory."),
            (0, 5, "It takes 9 points from you: Claim Jumpers."),
            (0, 5, "It gives you 2 points: Smalltown Charm."),
            (
                1,
                3,
                "In your town card I would be worth 8 points: Desert +1, Mountains +3 and Gold Country +4.",
            ),
            (
                1,
                4,
                "Then card D could score 17 points instead of 4: Snow +3, Water +1, Claim Jumpers +9, Gold Country \
                    +2 and Target Practice +2.",
            ),
            (
                1,
                5,
                "Ben gets cards B, L and Q for free: good for 8 points right away (Forest +1, Mountains +2, Plains +2, \
                    Snow +1 and Water +2).",
            ),
            (
                2,
                1,
                "It can score 6 points for you right away: Desert +1, Forest +1, Plains +1, Snow +1 and Prairie Life \
                    +2.",
            ),
            (2, 1, "It’s the next card, so Ben gets nothing for free."),
            (2, 2, "Prairie Life +2: 3 Cows and 1 Plains territory, 4 together: 1 point for every two."),
        ];
        for (game, number, sentence) in kinds {
            let told = told(game, number);
            // No line breaks between a name and its points.
            let said = |told: &String| told.replace('\u{a0}', " ") == sentence;
            assert!(told.iter().any(said), "{sentence}\n{told:#?}");
        }
    }

    /// Every draft of every position: what is said to bring nothing brings nothing.
    #[test]
    fn nothing_is_promised_where_there_is_nothing() {
        let texts = Texts::new(Language::En);
        let nothing = text!(texts, CoachMakesNothing { instead: false });
        let (mut of_it, mut of_them) = (0, 0);
        for game in GAMES {
            let record: Record = game.parse().unwrap();
            for number in 0..record.moves().len() {
                let game = record.position(number);
                for mv in game.moves().filter(|mv| matches!(mv, Move::Draft(_))) {
                    let found = Reasons::new(&game, mv);
                    let remarks = with_narrator(Language::En, |narrator| narrator.reasons(&found, false));
                    let Move::Draft(card) = mv else { continue };
                    let town = game.town(found.mover);
                    let most = town.placements(card).filter_map(|placement| game.change(placement).ok());
                    let most = most.map(|change| change.own().total()).max();
                    assert_eq!(remarks[0].sentence == nothing, most <= Some(0), "{}", remarks[0].sentence);
                    of_it += usize::from(most <= Some(0));
                    of_them +=
                        usize::from(remarks[1].sentence.ends_with("for free, but no points right away."));
                }
            }
        }
        assert!(of_it > 0 && of_them > 0, "{of_it} {of_them}");
    }

    #[test]
    fn advice_goes_from_a_glance_to_the_reasons() {
        let (position, mv) = at(1, 8);
        for language in Language::ALL {
            let report = Report { lead: ExpectedLead(3.0), ..Report::only(mv) };
            let mut advice = Advice::new(&position, report);
            with_narrator(language, |narrator| {
                let first = narrator.advice(&position, &advice);
                assert_eq!(first.len(), 1);
                advice.go_on();
                assert_eq!(narrator.advice(&position, &advice).len(), 1);
                advice.go_on();
                let whole = narrator.advice(&position, &advice);
                assert!(whole.len() > 2 && whole.iter().any(Remark::speaks_of_territories));
                assert!(whole.last().unwrap().sentence.contains('3'), "{whole:?}");
            });
        }
    }

    #[test]
    fn what_is_proven_is_said_to_be() {
        let record: Record =
            "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                              D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3"
                .parse()
                .unwrap();
        let before = record.position(18);
        let best = choose(&Analyst { nodes: 2_000 }, &before, 0);
        let report = Report { exact: true, lead: ExpectedLead(-2.0), ..Report::only(best) };
        let mut advice = Advice::new(&before.into(), report);
        advice.go_on();
        advice.go_on();
        let judged = review(&record, Analyst { nodes: 2_000 }).decisions.pop().unwrap();
        with_narrator(Language::En, |narrator| {
            let told = narrator.advice(&before.into(), &advice).pop().unwrap();
            let expected = "Proven: with best play on both sides, you lose by 2 points. Nothing does better.";
            assert_eq!(told.sentence, expected);
            let explained = narrator.explained(&before.into(), &judged);
            let explained: Vec<_> = explained.iter().map(|remark| remark.sentence.as_str()).collect();
            assert_eq!(
                explained[..2],
                ["Mistake, costs 4 points.", "Better: place card H at (−2,\u{a0}−2)."]
            );
            assert!(explained.contains(&"That would have scored 4 points more right away."), "{explained:?}");
        });
    }
}

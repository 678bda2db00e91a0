//! However the work is cut into slices, the last decisions of any game of two are judged soon: each by a better line that
//! is legal and what it cost, which is never less than nothing. A hint is legal, and a proven one counts right.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::{after, play, work_until};
use wagons_players::{Analysis, Analyst, Class, Hint, Judged, Player, hint};
use wagons_rules::{Game, Record};

/// As many decisions are judged, or a few more. Those far from the end take too long under the fuzzer.
const DECISIONS: usize = 3;

fuzz_target!(|input: &[u8]| {
    let Some((input, &[left, nodes, slice])) = input.split_last_chunk() else { return };
    let mut record: Option<Record> = None;
    play(input, |game, mv, _| {
        record.get_or_insert_with(|| Record::new(*game.deal())).try_play(mv).expect("a legal move");
        Ok(())
    });
    let record = record.expect("no game is over before it begins");
    let record = record.prefix(record.moves().len() - usize::from(left) % 3);
    let (analyst, slice) = (Analyst { nodes: u64::from(nodes) * 2_000 / 255 }, 1 << (slice % 15));
    check_review(&record, analyst, slice);
    check_hint(record.game(), analyst, slice);
});

fn check_review(record: &Record, analyst: Analyst, slice: u64) {
    let mut analysis = Analysis::new(record, analyst);
    work_until(&mut analysis, slice, |analysis| analysis.done().0 >= DECISIONS);
    let (done, all) = analysis.done();
    assert!(done >= DECISIONS && all == record.moves().len(), "{done} of {all}");
    let review = analysis.review();
    assert_eq!(review.decisions.len(), done);
    for (judged, place) in review.decisions.iter().zip(all - done..) {
        let Judged { number, seat, played, best, ref line, after_best, after_played, loss, .. } = *judged;
        let game = record.position(place);
        assert_eq!((number, Some(seat), played), (place + 1, game.to_move(), record.moves()[place]));
        assert_eq!(line.first(), Some(&best));
        // Whoever goes along it sees that it is legal.
        let _ = after(&game, line);
        assert!(loss.is_finite() && loss >= 0.0 && (best == played) == (loss <= 0.0), "{judged:?}");
        let difference = after_best.seen_by(seat).0 - after_played.seen_by(seat).0;
        assert!((difference - loss).abs() < 0.01, "{judged:?}");
        assert!([Class::of_loss(loss), Class::Only].contains(&judged.class), "{judged:?}");
    }
}

fn check_hint(game: &Game, analyst: Analyst, slice: u64) {
    if game.is_over() {
        return assert_eq!(hint(game, analyst), None);
    }
    let mut thought = analyst.think(game, 0);
    work_until(&mut *thought, slice, |_| false);
    let hint = Hint::new(game, thought.report());
    assert!(hint.line.first() == Some(&hint.best) && hint.expected.0.is_finite(), "{hint:?}");
    let end = after(game, &hint.line);
    if hint.exact {
        assert_eq!((end.winner(), end.is_over()), (hint.expected.ahead(), true), "{hint:?}");
    }
}

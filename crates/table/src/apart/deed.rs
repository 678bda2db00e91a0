//! What a player of a game apart can do besides playing.

use wagons_wire::{Act, Millis, Mirror, Offer, Pace};

/// Everything that can be done now besides a turn and a word, in the order in which a menu shows it. Watchers can do
/// nothing. `now` is a time of the clock the [`Link`](wagons_wire::Link) is told.
///
/// ```
/// use wagons_table::apart::deeds;
/// use wagons_wire::{Act, GameId, Link};
///
/// let mut link = Link::default();
/// link.open(GameId(1));
/// link.receive(
///     r#"{"game":{"head":{"game":"0000000000000001","deal":"FKQ/RJAPODGLNMHBICE","pace":"none","created":0,"rules":1,
///     "host":"first"},"you":"first","from":0,"entries":[
///     {"n":1,"at":0,"what":{"sit":{"seat":"first","name":1}}}],
///     "running":0,"present":[true,false],"watchers":0}}"#,
///     0,
/// );
/// let mirror = link.game(GameId(1)).expect("it was told of");
/// assert_eq!(deeds(mirror, 0), [Act::Rename, Act::CallOff]);
/// ```
pub fn deeds(mirror: &Mirror, now: Millis) -> Vec<Act> {
    let Some(you) = mirror.you() else { return Vec::new() };
    let (standing, other) = (mirror.standing(), you.other());
    let asked = |offer: fn(Offer) -> bool| standing.offer(you).is_some_and(|(_, open)| offer(open));
    let is_full = standing.is_full();
    if standing.is_over() {
        let can_ask = is_full && standing.rematch().is_none() && !asked(|offer| offer == Offer::Rematch);
        return can_ask.then_some(Act::AskRematch).into_iter().collect();
    }
    let has_days = matches!(mirror.head().pace, Pace::Days(_));
    let is_late = has_days && is_full && mirror.left(other, now).is_some_and(|left| left < 0);
    let wants_back = asked(|offer| matches!(offer, Offer::Back { .. }));
    let is_idle_guest = standing.player(other).is_some() && standing.turns(other) == 0;
    let can_call_off = is_late || standing.turns(you) == 0 || standing.turns(other) == 0;
    let deeds = [
        (Act::Claim, is_late),
        (Act::AskBack, standing.last_turn(you).is_some() && !wants_back),
        (Act::GiveTime, is_full && mirror.head().pace.gift().is_some()),
        (Act::Rename, true),
        (Act::Reopen, mirror.head().host == Some(you) && is_idle_guest),
        (Act::CallOff, can_call_off),
        (Act::AskCallOff, !can_call_off && !asked(|offer| offer == Offer::CallOff)),
        (Act::Resign, is_full),
    ];
    deeds.into_iter().filter_map(|(act, is_possible)| is_possible.then_some(act)).collect()
}

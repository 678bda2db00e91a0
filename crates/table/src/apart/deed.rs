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
    let mut deeds = Vec::new();
    let asked = |offer: fn(Offer) -> bool| standing.offer(you).is_some_and(|(_, open)| offer(open));
    if standing.is_over() {
        if standing.is_full() && standing.rematch().is_none() && !asked(|offer| offer == Offer::Rematch) {
            deeds.push(Act::AskRematch);
        }
        return deeds;
    }
    let late = matches!(mirror.head().pace, Pace::Days(_))
        && standing.is_full()
        && mirror.left(other, now).is_some_and(|left| left < 0);
    if late {
        deeds.push(Act::Claim);
    }
    if standing.last_turn(you).is_some() && !asked(|offer| matches!(offer, Offer::Back { .. })) {
        deeds.push(Act::AskBack);
    }
    if standing.is_full() && mirror.head().pace.gift().is_some() {
        deeds.push(Act::GiveTime);
    }
    deeds.push(Act::Rename);
    if mirror.head().host == Some(you) && standing.player(other).is_some() && standing.turns(other) == 0 {
        deeds.push(Act::Reopen);
    }
    if late || standing.turns(you) == 0 || standing.turns(other) == 0 {
        deeds.push(Act::CallOff);
    } else if !asked(|offer| offer == Offer::CallOff) {
        deeds.push(Act::AskCallOff);
    }
    if standing.is_full() {
        deeds.push(Act::Resign);
    }
    deeds
}

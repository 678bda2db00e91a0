//! Any text that is read as something kept is refused, or is still the same once it is kept again: games in play, days
//! played, solo games won, scenarios of one's own, settings.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_table::{Daybook, Kept, OwnScenarios, Session, Settings, SoloBook};

fuzz_target!(|text: &str| {
    check::<Session>(text);
    check::<Daybook>(text);
    check::<SoloBook>(text);
    check::<OwnScenarios>(text);
    check::<Settings>(text);
});

fn check<T: Kept>(text: &str) {
    // What is left of a damaged text is as good as what was never damaged.
    for value in T::recall(text).ok().into_iter().chain(T::salvage(text)) {
        let kept = value.keep();
        let again = T::recall(&kept).expect("what was just kept");
        assert_eq!(again.keep(), kept);
    }
}

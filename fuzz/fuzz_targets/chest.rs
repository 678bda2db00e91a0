//! Any text is refused as a chest and changes nothing, or is unpacked; what was unpacked can be packed and unpacked
//! elsewhere, and to unpack it twice changes nothing more.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use wagons_table::store::Memory;
use wagons_table::{Daybook, OwnScenarios, Settings, Shelf, SoloBook};

/// A shelf that has one of everything already.
static PACKED: LazyLock<String> = LazyLock::new(|| {
    let shelf = Shelf::new(Memory::default());
    shelf.keep(&Settings::default()).expect("there is room");
    shelf.keep(&Daybook::default()).expect("there is room");
    shelf.keep(&SoloBook::default()).expect("there is room");
    shelf.keep(&OwnScenarios::default()).expect("there is room");
    shelf.pack().expect("only texts")
});

fuzz_target!(|text: &str| {
    let [empty, full] = [(); 2].map(|()| Shelf::new(Memory::default()));
    full.unpack(&PACKED).expect("it was packed here");
    for shelf in [empty, full] {
        let before = shelf.pack().expect("only texts");
        if shelf.unpack(text).is_err() {
            assert_eq!(shelf.pack().as_ref(), Ok(&before));
            continue;
        }
        let packed = shelf.pack().expect("only texts");
        assert_eq!(shelf.unpack(&packed).map(|done| (done.taken, done.left)), Ok((0, 0)));
        let elsewhere = Shelf::new(Memory::default());
        elsewhere.unpack(&packed).expect("it was just packed");
        assert_eq!(elsewhere.pack(), Ok(packed));
        // Everything on the shelf can be asked for, or is set aside.
        let _ = (shelf.recall::<Settings>(), shelf.recall::<Daybook>(), shelf.recall::<SoloBook>());
        let _ = (shelf.recall::<OwnScenarios>(), shelf.sessions(), shelf.set_aside());
    }
});

//! Whatever a client sends is refused or read; and what was read is written as it was meant. So is a link to a game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_fuzz::survives;
use wagons_table::days_table::AboutDay;
use wagons_wire::{AboutMe, AboutPush, Invitation, ToServer, socket_of};

fuzz_target!(|text: &str| {
    survives::<ToServer>(text);
    survives::<AboutMe>(text);
    survives::<AboutPush>(text);
    survives::<AboutDay>(text);
    if let Ok(invitation) = text.parse::<Invitation>() {
        assert_eq!(invitation.to_string().parse().as_ref(), Ok(&invitation));
        let opens = (invitation.game, invitation.secret);
        assert_eq!(Invitation::of_fragment(&invitation.fragment()), Some(opens));
        assert_eq!(socket_of(invitation.server()), Ok(invitation.socket()));
    }
});

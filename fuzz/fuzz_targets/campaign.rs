//! Any text is a campaign, or every complaint is short and what can be read of it is a campaign: that prints back to
//! itself, and to merge it with itself changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_table::Campaign;

fuzz_target!(|text: &str| {
    let (campaign, flaws) = Campaign::salvage(text);
    for flaw in &flaws {
        assert!(flaw.to_string().len() < 1000, "{flaw}");
    }
    let written = campaign.to_string();
    let mut again = written.parse::<Campaign>().expect("it was just written");
    assert_eq!(again.to_string(), written);
    again.merge(campaign);
    assert_eq!(again.to_string(), written);
});

//! When the server was away: that time costs nobody anything.

use wagons_wire::Millis;

/// The times the server was away, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages(Vec<(Millis, Millis)>);

impl Outages {
    /// These times, each from when to when.
    pub const fn new(times: Vec<(Millis, Millis)>) -> Self {
        Self(times)
    }

    /// The server was away once more.
    pub fn add(&mut self, began: Millis, ended: Millis) {
        self.0.push((began, ended));
    }

    /// How long the server was away between two times.
    ///
    /// ```
    /// use wagons_server::Outages;
    ///
    /// let outages = Outages::new(vec![(100, 200), (1000, 2000)]);
    /// assert_eq!(outages.between(150, 1500), 50 + 500);
    /// assert_eq!(outages.between(200, 1000), 0);
    /// ```
    pub fn between(&self, from: Millis, to: Millis) -> Millis {
        self.0.iter().map(|&(began, ended)| (ended.min(to) - began.max(from)).max(0)).sum()
    }
}

//! When the server was away: that time costs nobody anything.

use wagons_wire::Millis;

/// The times the server was away, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages(Vec<(Millis, Millis)>);

impl Outages {
    /// These times, each from when to when.
    pub fn new(times: Vec<(Millis, Millis)>) -> Self {
        let mut outages = Self::default();
        for (began, ended) in times {
            outages.add(began, ended);
        }
        outages
    }

    /// The server was away once more. Several servers may have noticed the same: that counts once.
    pub fn add(&mut self, mut began: Millis, mut ended: Millis) {
        self.0.retain(|&(from, to)| {
            let apart = to < began || ended < from;
            if !apart {
                (began, ended) = (began.min(from), ended.max(to));
            }
            apart
        });
        let place = self.0.partition_point(|&(from, _)| from < began);
        self.0.insert(place, (began, ended));
    }

    /// How long the server was away between two times.
    ///
    /// ```
    /// use wagons_server::Outages;
    ///
    /// let outages = Outages::new(vec![(100, 200), (1000, 2000)]);
    /// assert_eq!(outages.between(150, 1500), 50 + 500);
    /// assert_eq!(outages.between(200, 1000), 0);
    ///
    /// let noticed_twice = Outages::new(vec![(100, 200), (1000, 2000), (90, 150)]);
    /// assert_eq!(noticed_twice.between(0, 500), 110);
    /// ```
    pub fn between(&self, from: Millis, to: Millis) -> Millis {
        self.0.iter().map(|&(began, ended)| (ended.min(to) - began.max(from)).max(0)).sum()
    }
}

//! Many tasks on several threads, with the results in the order of the tasks.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use wagons_players::Host;

/// Whether work is called off: by whoever asked for it, or because enough is known.
#[derive(Debug, Clone, Copy)]
pub struct Halt<'a> {
    asked: &'a AtomicBool,
    enough: &'a AtomicBool,
}

impl<'a> Halt<'a> {
    /// Called when this flag is set.
    pub const fn when(flag: &'a AtomicBool) -> Self {
        Self { asked: flag, enough: flag }
    }

    /// Whether to stop as soon as possible. The result of whatever is under way is not wanted any more.
    pub fn is_called(&self) -> bool {
        self.asked.load(Ordering::Relaxed) || self.enough.load(Ordering::Relaxed)
    }
}

/// The time since a thought began; it ends early when work is called off.
pub(crate) struct Stopwatch<'a> {
    begun: Instant,
    halt: Halt<'a>,
}

impl<'a> Stopwatch<'a> {
    pub(crate) fn start(halt: Halt<'a>) -> Self {
        Self { begun: Instant::now(), halt }
    }
}

impl Host for Stopwatch<'_> {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn stopped(&self) -> bool {
        self.halt.is_called()
    }
}

/// Does `all` tasks with so many workers, and hands on the results in the order of the tasks until `each` has enough.
///
/// Every thread employs a worker of its own. A worker without a result was called off and is not asked again. There
/// are never more threads than tasks; the error is that a thread cannot be started.
pub(crate) fn employ<T: Send, R: Send, W: FnMut(T, Halt<'_>) -> Option<R>>(
    (workers, all): (usize, u64),
    tasks: impl Iterator<Item = T> + Send,
    stop: &AtomicBool,
    worker: impl Fn() -> W + Sync,
    each: impl FnMut(R) -> ControlFlow<()>,
) -> io::Result<()> {
    let enough = AtomicBool::new(false);
    let tasks = Mutex::new((0_u64..).zip(tasks));
    let (sender, finished) = mpsc::channel();
    let halt = Halt { asked: stop, enough: &enough };
    let (tasks, worker) = (&tasks, &worker);
    let work = move |sender: mpsc::Sender<(u64, R)>| {
        let mut worker = worker();
        let next = || tasks.lock().unwrap_or_else(PoisonError::into_inner).next();
        while !halt.is_called() {
            let Some((number, task)) = next() else { return };
            let Some(result) = worker(task, halt) else { return };
            if sender.send((number, result)).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..(workers.max(1) as u64).min(all) {
            let sender = sender.clone();
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, move || work(sender)) {
                enough.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
        drop(sender);
        in_order(finished, each);
        enough.store(true, Ordering::Relaxed);
        Ok(())
    })
}

/// Hands on results by their numbers, from 0, however they come in.
fn in_order<R>(finished: Receiver<(u64, R)>, mut each: impl FnMut(R) -> ControlFlow<()>) {
    let (mut next, mut early) = (0, BTreeMap::new());
    for (number, result) in finished {
        early.insert(number, result);
        while let Some(result) = early.remove(&next) {
            next += 1;
            if each(result).is_break() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Doubles numbers; counts the workers.
    fn doubled(workers: usize, tasks: u64, most: usize) -> (Vec<u64>, usize) {
        let (mut results, employed) = (Vec::new(), Mutex::new(0));
        let worker = || {
            *employed.lock().expect("nobody panics") += 1;
            |task: u64, _: Halt<'_>| Some(2 * task)
        };
        let stop = AtomicBool::new(false);
        let done = employ((workers, tasks), 0..tasks, &stop, worker, |result| {
            results.push(result);
            if results.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        done.expect("threads can be started");
        (results, employed.into_inner().expect("nobody panics"))
    }

    #[test]
    fn results_come_in_the_order_of_the_tasks() {
        let all: Vec<_> = (0..100).map(|task| 2 * task).collect();
        assert_eq!(doubled(1, 100, usize::MAX).0, all);
        assert_eq!(doubled(4, 100, usize::MAX).0, all);
        assert_eq!(doubled(4, 100, 7).0, all[..7]);
    }

    #[test]
    fn nobody_is_employed_without_a_task() {
        assert_eq!(doubled(usize::MAX, 3, usize::MAX), (vec![0, 2, 4], 3));
        assert_eq!(doubled(0, 3, usize::MAX), (vec![0, 2, 4], 1));
        assert_eq!(doubled(5, 0, usize::MAX), (vec![], 0));
    }

    #[test]
    fn work_that_is_called_off_keeps_what_is_finished() {
        let stop = AtomicBool::new(false);
        let mut results = Vec::new();
        let worker = || |task: u64, halt: Halt<'_>| (!halt.is_called()).then_some(task);
        let done = employ((2, u64::MAX), 0.., &stop, worker, |result| {
            results.push(result);
            stop.store(results.len() >= 3, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert!(done.is_ok());
        assert!(results.len() >= 3 && results.iter().copied().eq(0..results.len() as u64), "{results:?}");
    }

    #[test]
    fn a_thought_ends_when_work_is_called_off() {
        let stop = AtomicBool::new(false);
        let stopwatch = Stopwatch::start(Halt::when(&stop));
        assert!(!stopwatch.stopped());
        stop.store(true, Ordering::Relaxed);
        assert!(stopwatch.stopped());
    }
}

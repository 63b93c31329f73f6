//! The most processor time that questions took.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::BTreeMap;
use std::fs;

/// The most seconds by question, and what was asked then.
#[derive(Default)]
pub(crate) struct Slowest(BTreeMap<&'static str, (f64, String)>);

impl Slowest {
    pub(crate) fn time<T>(
        &mut self,
        question: &'static str,
        of: &str,
        ask: impl FnOnce() -> T,
    ) -> T {
        let start = processor_seconds();
        let answer = ask();
        let seconds = processor_seconds() - start;
        let slowest = self.0.entry(question).or_default();
        if seconds > slowest.0 {
            *slowest = (seconds, of.to_owned());
        }
        answer
    }

    /// Prints all; returns the most seconds.
    pub(crate) fn print(&self) -> f64 {
        for (question, (seconds, of)) in &self.0 {
            println!("{question:8} {seconds:6.3} s  {of}");
        }
        let seconds = self.0.values().map(|(seconds, _)| *seconds);
        seconds.fold(0.0, f64::max)
    }
}

/// Returns the processor time of this thread, which no other program adds to.
fn processor_seconds() -> f64 {
    let times = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    times.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

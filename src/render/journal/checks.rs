//! The checks of `doctor` with their findings.

use serde::Serialize;

use crate::messages::{Command, Hint};
use crate::render::text::{counted, shown};
use crate::store::{HealthReport, Inspected, SuspectScore};

/// The result of one check.
#[derive(Debug, Serialize)]
pub(in crate::render) struct Check {
    /// The name of the check.
    pub(super) check: &'static str,
    /// `true` if nothing is wrong.
    pub(super) ok: bool,
    /// The finding.
    pub(super) found: String,
    /// A fix, if something is wrong.
    pub(super) fix: Option<Hint>,
}

fn rebuild() -> Hint {
    Hint::from(Command::new("doctor --repair"))
        .text(" rebuilds it from the journal, after a backup")
}

fn salvage() -> Hint {
    Hint::from(Command::new("restore FILE"))
        .text(" restores a backup, ")
        .command(Command::new("doctor --repair"))
        .text(" recovers what can still be read")
}

fn correct() -> Hint {
    Hint::from(Command::new("fix ROUND NAME=VALUE --game GAME")).text(" corrects a score")
}

/// Returns the results of all checks, in the order in which they are shown.
pub(in crate::render) fn checks(health: &HealthReport) -> Vec<Check> {
    let mut checks = vec![
        of("pages", &some(&health.pages), "intact", salvage()),
        inspected("schema", &health.schema, salvage(), |names| {
            (names.is_empty(), "as expected".to_owned(), some(names))
        }),
        inspected("journal", &health.events, salvage(), |events| {
            let all = format!("{}, all readable", counted(events.read, "event"));
            let bad = match events.expected {
                None => some(&events.bad),
                Some(expected) if expected == events.read => {
                    "the checksums of its events do not add up".to_owned()
                }
                Some(expected) => format!("{} of {expected} events", events.read),
            };
            (events.is_whole(), all, bad)
        }),
        inspected("cache", &health.cache, rebuild(), |&is_right| {
            let wrong = "does not match the journal".to_owned();
            (is_right, "matches the journal".to_owned(), wrong)
        }),
        inspected("scores", &health.scores, correct(), |suspect| {
            let each: Vec<_> = suspect.iter().map(score).collect();
            (suspect.is_empty(), "all possible".to_owned(), some(&each))
        }),
    ];
    if let Some(segments) = health.segments.as_ref().ok().and_then(Option::as_ref) {
        let right = format!(
            "{} in `{}`, as in the journal",
            counted(segments.sound, "segment"),
            segments.target
        );
        let fix = Hint::from(Command::new("sync"))
            .text(" on the device that wrote a segment writes it again");
        checks.push(of("segments", &some(&segments.bad), &right, fix));
    }
    checks.extend(of_disk(health));
    checks
}

fn of_disk(health: &HealthReport) -> Vec<Check> {
    let disk = &health.disk;
    let mut checks = Vec::new();
    if let Some(mode) = disk.mode {
        let wrong = match disk.is_open_to_others() {
            true => format!("mode {mode:o}, other users can read or write the file"),
            false => String::new(),
        };
        let right = format!("mode {mode:o}, private to its owner");
        let fix = Hint::from(Command::new("doctor --repair")).text(" makes it private");
        checks.push(of("permissions", &wrong, &right, fix));
    }
    if let Some(free) = disk.free {
        let free = format!("{} free", bytes(free));
        let wrong = if health.has_space() { "" } else { &free };
        checks.push(of(
            "free space",
            wrong,
            &free,
            Hint::new("free enough space for a backup"),
        ));
    }
    let network = disk
        .network
        .map(|kind| format!("{kind}, a network file system, on which locks may fail"));
    let fix = Hint::new("move the database to a local disk; back it up to the network");
    checks.push(of("disk", &network.unwrap_or_default(), "local", fix));
    checks
}

/// Returns the result of a check, which has passed if `wrong` is empty.
fn of(check: &'static str, wrong: &str, right: &str, fix: Hint) -> Check {
    let ok = wrong.is_empty();
    Check {
        check,
        ok,
        found: shown(if ok { right } else { wrong }),
        fix: (!ok).then_some(fix),
    }
}

/// Returns the result of a check that may have been impossible.
///
/// `describe` returns `true` if the check has passed, and the text for either
/// result.
fn inspected<T>(
    check: &'static str,
    inspected: &Inspected<T>,
    fix: Hint,
    describe: impl FnOnce(&T) -> (bool, String, String),
) -> Check {
    match inspected {
        Ok(found) => {
            let (ok, right, wrong) = describe(found);
            let wrong = if ok { String::new() } else { wrong };
            of(check, &wrong, &right, fix)
        }
        Err(error) => of(check, &format!("cannot be checked: {error}"), "", salvage()),
    }
}

/// Joins the first few of many.
fn some(all: &[String]) -> String {
    const MAX_LISTED: usize = 5;
    let first = all.iter().take(MAX_LISTED).map(String::as_str);
    let joined = first.collect::<Vec<_>>().join("; ");
    match all.len().saturating_sub(MAX_LISTED) {
        0 => joined,
        more => format!("{joined}; and {more} more"),
    }
}

fn score(suspect: &SuspectScore) -> String {
    format!(
        "game {}, round {}: {}",
        suspect.game, suspect.round, suspect.why
    )
}

/// Formats a number of bytes: `512 bytes`, `1.2 MB`.
pub(super) fn bytes(bytes: u64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    match units.into_iter().find(|&(size, _)| bytes >= size) {
        None => counted(bytes, "byte"),
        Some((size, unit)) => {
            let tenths = bytes / (size / 10);
            format!("{}.{} {unit}", tenths / 10, tenths % 10)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_bytes_are_short() {
        let check = |number, expect: &str| assert_eq!(bytes(number), expect);
        check(1, "1 byte");
        check(999, "999 bytes");
        check(106_496, "106.4 kB");
        check(12_345_678_901, "12.3 GB");
    }

    #[test]
    fn only_some_of_many_faults_are_named() {
        let faults = |number: usize| vec!["x".to_owned(); number];
        assert_eq!(some(&faults(2)), "x; x");
        assert_eq!(some(&faults(9)), "x; x; x; x; x; and 4 more");
    }
}

//! The health of a database as text: a line per check with its findings, then the
//! locations of the files; and backups and restored databases.

use anstyle::AnsiColor;
use chrono::TimeZone;
use serde::Serialize;

use crate::messages::{Command, Hint, Messages};
use crate::render::text::{TextStyle, counted, shown, wrap, wrap_path};
use crate::store::{
    Backup, BackupReport, HealthReport, MissingRound, PreviousDatabase, RepairReport,
    RestoreReport, SCHEMA_VERSION, StoreError, SuspectScore, sqlite_version,
};

/// Writes a health report; with `quiet` only failed checks.
pub fn health(health: &HealthReport, quiet: bool, program: &str, style: TextStyle) -> String {
    let checks = checks(health).into_iter().filter(|check| !(quiet && check.ok));
    let mut lines: Vec<_> = checks.map(|check| row(&check, style)).collect();
    if !quiet {
        lines.push(String::new());
        lines.extend(locations(health, program, style));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Writes what was repaired and, if something was lost, how to bring back what
/// the newest of the backups holds of it, and how to score the missing rounds again.
pub fn repaired(
    repaired: &RepairReport,
    missing: &[MissingRound],
    backups: &[Backup],
    style: TextStyle,
) -> String {
    let mut lines = Vec::new();
    if let Some(salvaged) = &repaired.salvaged {
        lines.push(format!(
            "recovered {} in {}{}; {} lost",
            counted(salvaged.saved, "event"),
            counted(salvaged.games, "game"),
            match salvaged.corrected {
                0 => String::new(),
                corrected => format!(", {corrected} of them corrected by the checksum"),
            },
            match salvaged.lost {
                Some(lost) => counted(lost, "event"),
                None => "an unknown number of events".to_owned(),
            },
        ));
        let path = shown(&salvaged.damaged.to_string_lossy());
        lines.push(format!("the damaged database is copied to {path}"));
        if let (true, Some(newest)) = (salvaged.lost != Some(0), backups.first()) {
            let export = Command::new("export lost.jsonl").on(&newest.path);
            let bring_back = Hint::new("to bring back what the newest backup holds, run ")
                .command(export)
                .text(", then ")
                .command(Command::new("import lost.jsonl"));
            lines.push(bring_back.write(style.db));
        }
    }
    lines.extend(missing.iter().take(LISTED).map(|missing| score_again(missing, style)));
    let more = missing.len().saturating_sub(LISTED);
    lines.extend((more > 0).then(|| format!("{more} more rounds are lost")));
    if let Some(backup) = &repaired.rebuilt {
        let path = shown(&backup.path.to_string_lossy());
        lines.push("rebuilt the cache from the journal".to_owned());
        lines.push(format!("the previous database is backed up to {path}"));
    }
    if repaired.made_private {
        lines.push("made the database private to its owner".to_owned());
    }
    let line = |line: &String| wrap("repaired  ", "          ", line, style.width) + "\n";
    lines.iter().map(line).collect()
}

const LISTED: usize = 20;

fn score_again(missing: &MissingRound, style: TextStyle) -> String {
    let MissingRound { game, round } = missing;
    let score = Command::new("score").option("--round", round).option("--game", game.number);
    Hint::new(format!("round {round} of game {} is lost; ", game.number))
        .command(score)
        .text(" enters it again")
        .write(style.db)
}

fn row(check: &Check, style: TextStyle) -> String {
    let (word, color) = match check.ok {
        true => ("ok ", AnsiColor::Green.on_default()),
        false => ("bad", AnsiColor::Red.on_default().bold()),
    };
    let check_name = format!("  {:<11}  ", check.check);
    let next = " ".repeat(word.len() + check_name.len());
    let first = style.paint(color, word) + &check_name;
    let mut text = wrap(&first, &next, &check.found, style.width);
    if let Some(fix) = &check.fix {
        text += "\n";
        text += &wrap(&next, &next, &fix.write(style.db), style.width);
    }
    text
}

fn locations(health: &HealthReport, program: &str, style: TextStyle) -> Vec<String> {
    let database = shown(&health.path.to_string_lossy());
    let folder = shown(&health.folder.to_string_lossy());
    let backups = match health.backups.first() {
        None => {
            Hint::new("none; ").command(Command::new("backup")).text(" makes one").write(style.db)
        }
        Some(newest) => {
            let time = newest.time.format("%Y-%m-%d %H:%M UTC");
            format!("{} in {folder}, the newest from {time}", health.backups.len())
        }
    };
    let schema = match health.version {
        Some(version) if version < SCHEMA_VERSION => {
            format!("{version}, the next command upgrades it to {SCHEMA_VERSION}")
        }
        Some(version) => version.to_string(),
        None => "unknown".to_owned(),
    };
    let rows = [
        ("database", format!("{database}, {}", bytes(health.size))),
        ("device", shown(&health.device.to_string_lossy())),
        ("backups", backups),
        ("versions", format!("crowns {program}, schema {schema}, SQLite {}", sqlite_version())),
    ];
    let row = |(label, text): (&str, String)| {
        let first = format!("{label:<9} ");
        wrap_path(&first, &" ".repeat(first.len()), &text, style.width)
    };
    rows.into_iter().map(row).collect()
}

#[derive(Serialize)]
pub(in crate::render) struct Check {
    check: &'static str,
    ok: bool,
    found: String,
    fix: Option<Hint>,
}

fn salvage() -> Hint {
    Hint::from(Command::new("restore FILE"))
        .text(" restores a backup, ")
        .command(Command::new("doctor --repair"))
        .text(" recovers what can still be read")
}

pub(in crate::render) fn checks(health: &HealthReport) -> Vec<Check> {
    let rebuild = Hint::from(Command::new("doctor --repair"))
        .text(" rebuilds it from the journal, after a backup");
    let correct =
        Hint::from(Command::new("fix ROUND NAME=SCORE --game GAME")).text(" corrects a score");
    let mut checks = vec![
        finding("pages", &some(&health.pages), "intact", salvage()),
        inspected("schema", &health.schema, salvage(), |names| {
            ("as expected".to_owned(), some(names))
        }),
        inspected("journal", &health.events, salvage(), |events| {
            let all = format!("{}, all readable", counted(events.read, "event"));
            let bad = match events.expected {
                _ if events.is_whole() => String::new(),
                None => some(&events.bad),
                Some(expected) if expected == events.read => {
                    "the checksums of its events do not add up".to_owned()
                }
                Some(expected) => format!("{} of {expected} events", events.read),
            };
            (all, bad)
        }),
        inspected("cache", &health.cache, rebuild, |&is_right| {
            let wrong = if is_right { "" } else { "does not match the journal" };
            ("matches the journal".to_owned(), wrong.to_owned())
        }),
        inspected("scores", &health.scores, correct, |suspect| {
            let score =
                |one: &SuspectScore| format!("game {}, round {}: {}", one.game, one.round, one.why);
            let each: Vec<_> = suspect.iter().map(score).collect();
            ("all possible".to_owned(), some(&each))
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
        checks.push(finding("segments", &some(&segments.bad), &right, fix));
    }
    checks.extend(disk(health));
    checks
}

fn disk(health: &HealthReport) -> Vec<Check> {
    let disk = &health.disk;
    let mut checks = Vec::new();
    if disk.is_read_only {
        let fix = Hint::new("make it writable, or copy the database to another disk");
        checks.push(finding("permissions", "the disk is read-only", "", fix));
    } else if let Some(mode) = disk.mode {
        let wrong = match disk.is_open_to_others() {
            true => format!("mode {mode:o}, other users can read or write the file"),
            false => String::new(),
        };
        let right = format!("mode {mode:o}, private to its owner");
        let fix = Hint::from(Command::new("doctor --repair")).text(" makes it private");
        checks.push(finding("permissions", &wrong, &right, fix));
    }
    if let Some(free) = disk.free {
        let free = format!("{} free", bytes(free));
        let wrong = if health.has_space() { "" } else { &free };
        let fix = Hint::new("free enough space for a backup");
        checks.push(finding("free space", wrong, &free, fix));
    }
    let network =
        disk.network.map(|kind| format!("{kind}, a network file system, on which locks may fail"));
    let fix = Hint::new("move the database to a local disk; back it up to the network");
    checks.push(finding("disk", &network.unwrap_or_default(), "local", fix));
    checks
}

/// Returns the result of a check, which has passed if `wrong` is empty.
fn finding(check: &'static str, wrong: &str, right: &str, fix: Hint) -> Check {
    let ok = wrong.is_empty();
    Check { check, ok, found: shown(if ok { right } else { wrong }), fix: (!ok).then_some(fix) }
}

/// Returns the result of a check that may have been impossible.
///
/// `describe` returns what is right, and what is wrong, which is empty if the check has passed.
fn inspected<T>(
    check: &'static str,
    inspected: &Result<T, StoreError>,
    fix: Hint,
    describe: impl FnOnce(&T) -> (String, String),
) -> Check {
    match inspected {
        Ok(found) => {
            let (right, wrong) = describe(found);
            finding(check, &wrong, &right, fix)
        }
        Err(error) => finding(check, &format!("cannot be checked: {error}"), "", salvage()),
    }
}

fn some(all: &[String]) -> String {
    const MAX_LISTED: usize = 5;
    let joined = all.iter().take(MAX_LISTED).map(String::as_str).collect::<Vec<_>>().join("; ");
    match all.len().saturating_sub(MAX_LISTED) {
        0 => joined,
        more => format!("{joined}; and {more} more"),
    }
}

/// Formats a number of bytes: `512 bytes`, `1.2 MB`.
fn bytes(bytes: u64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    match units.into_iter().find(|&(size, _)| bytes >= size) {
        None => counted(bytes, "byte"),
        Some((size, unit)) => {
            let tenths = bytes / (size / 10);
            format!("{}.{} {unit}", tenths / 10, tenths % 10)
        }
    }
}

pub fn backed(backed: &BackupReport, style: TextStyle) -> String {
    let path = shown(&backed.path.to_string_lossy());
    let text = format!("Backed up {} to {path}", held(backed.game_count, backed.event_count));
    on_one_line("", &text, style)
}

fn holding(label: &str, backed: &BackupReport, style: TextStyle) -> String {
    let path = shown(&backed.path.to_string_lossy());
    let text = format!("{path} holds {}", held(backed.game_count, backed.event_count));
    on_one_line(label, &text, style)
}

/// Writes a text with a path after a label, wrapped only on a terminal.
fn on_one_line(label: &str, text: &str, style: TextStyle) -> String {
    if style.width >= TextStyle::PLAIN.width {
        // Scripts read a whole line.
        return format!("{label}{text}\n");
    }
    wrap_path(label, &" ".repeat(label.len()), text, style.width) + "\n"
}

pub fn backups<Z: TimeZone>(backups: &[Backup], zone: &Z, style: TextStyle) -> String {
    let line = |backup: &Backup| {
        let made = backup_made(backup, zone, style.words());
        format!("{made}\n    {}\n", shown(&backup.path.to_string_lossy()))
    };
    backups.iter().map(line).collect()
}

pub fn backup_made<Z: TimeZone>(backup: &Backup, zone: &Z, words: &Messages) -> String {
    let time = backup.time.with_timezone(zone).naive_local().format("%Y-%m-%d %H:%M:%S");
    words.backup_made(&time.to_string(), backup.cause)
}

/// Writes what was restored, and the command that reverts it.
pub fn restored(restored: &RestoreReport, style: TextStyle) -> String {
    let now = holding("restored  ", &restored.now, style);
    let before = match &restored.before {
        None => String::new(),
        Some(PreviousDatabase::Damaged(path)) => {
            let path = shown(&path.to_string_lossy());
            format!("previous  {path}, the damaged database as it was\n")
        }
        Some(PreviousDatabase::Sound(before)) => {
            let undo = Command::new("restore").path(&before.path).line(style.db);
            let before = holding("previous  ", before, style);
            format!("{before}to undo   {undo}\n")
        }
    };
    now + &before
}

/// Returns how much a database holds: `1 game and 12 events`.
pub fn held(games: u64, events: u64) -> String {
    format!("{} and {}", counted(games, "game"), counted(events, "event"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::fixture::check_written;

    #[test]
    fn numbers_of_bytes_are_short() {
        check_written("bytes", |number, _| bytes(number.parse().unwrap()));
    }

    #[test]
    fn only_some_of_many_faults_are_named() {
        let faults = |number: usize| vec!["x".to_owned(); number];
        assert_eq!(some(&faults(2)), "x; x");
        assert_eq!(some(&faults(9)), "x; x; x; x; x; and 4 more");
    }
}

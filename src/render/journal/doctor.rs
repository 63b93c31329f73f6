//! How a file of games is: a line a check, and where everything lies.

use std::path::Path;

use serde::Serialize;

use super::backup::with_db;
use crate::render::json::line;
use crate::render::style::TextStyle;
use crate::render::text::{counted, shown, wrap};
use crate::store::{
    HealthReport, Inspected, ProjectionMismatch, RepairReport, SCHEMA_VERSION, SuspectScore,
    sqlite_version,
};

/// What one check came to.
#[derive(Debug, Serialize)]
struct Check {
    check: &'static str,
    ok: bool,
    found: String,
    mend: Option<String>,
}

/// Writes a health for people; of a quiet one only what is wrong.
/// `db` is what was typed for `--db`.
pub fn health(
    health: &HealthReport,
    quiet: bool,
    program: &str,
    db: Option<&Path>,
    look: TextStyle,
) -> String {
    let mut checks = checks(health);
    for check in &mut checks {
        check.mend = check.mend.as_ref().map(|mend| with_db(mend, db));
    }
    let shown_checks = checks.iter().filter(|check| !(quiet && check.ok));
    let mut lines: Vec<_> = shown_checks.map(|check| row(check, look)).collect();
    if !quiet {
        lines.push(String::new());
        lines.extend(whereabouts(health, program, look));
    }
    lines.iter().map(|line| line.clone() + "\n").collect()
}

/// Writes what was mended.
pub fn repaired(repaired: &RepairReport, look: TextStyle) -> String {
    let mut lines = Vec::new();
    if let Some(salvaged) = &repaired.salvaged {
        lines.push(format!(
            "saved {} in {}; {} lost",
            counted(salvaged.saved, "event"),
            counted(salvaged.games, "game"),
            counted(salvaged.lost, "event"),
        ));
        let path = shown(&salvaged.damaged.to_string_lossy());
        lines.push(format!("the damaged file is kept as {path}"));
    }
    if let Some(backed) = &repaired.rebuilt {
        let path = shown(&backed.path.to_string_lossy());
        lines.push("made the lists anew from the journal".to_owned());
        lines.push(format!("the file before is kept as {path}"));
    }
    if repaired.made_private {
        lines.push("took from others the permission to read and write the file".to_owned());
    }
    let line = |line: &String| wrap("mended  ", "        ", line, look.width) + "\n";
    lines.iter().map(line).collect()
}

/// Writes a health as `{"version":1,"well":true,"checks":[…],…}`, with what was
/// mended, if that was asked for.
pub fn health_json(
    health: &HealthReport,
    repaired: Option<&RepairReport>,
    program: &str,
) -> String {
    let text = |path: &std::path::Path| path.to_string_lossy().into_owned();
    line(&Shape {
        version: 1,
        well: health.is_well(),
        checks: checks(health),
        database: text(&health.path),
        size: health.size,
        free: health.disk.free,
        device: text(&health.device),
        backups: Backups {
            folder: text(&health.folder),
            count: health.backups.len(),
            newest: health.backups.first().map(|kept| Newest {
                path: text(&kept.path),
                time: kept.time.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
            }),
        },
        crowns: program.to_owned(),
        schema: health.version,
        sqlite: sqlite_version(),
        mended: repaired.map(|repaired| Mended {
            made_private: repaired.made_private,
            rebuilt: repaired.rebuilt.as_ref().map(|kept| text(&kept.path)),
            salvaged: repaired.salvaged.as_ref().map(|salvaged| Saved {
                saved: salvaged.saved,
                lost: salvaged.lost,
                damaged: text(&salvaged.damaged),
            }),
        }),
    })
}

#[derive(Serialize)]
struct Shape {
    version: u8,
    well: bool,
    checks: Vec<Check>,
    database: String,
    size: u64,
    free: Option<u64>,
    device: String,
    backups: Backups,
    crowns: String,
    schema: Option<u32>,
    sqlite: &'static str,
    mended: Option<Mended>,
}

#[derive(Serialize)]
struct Backups {
    folder: String,
    count: usize,
    newest: Option<Newest>,
}

#[derive(Serialize)]
struct Newest {
    path: String,
    time: String,
}

#[derive(Serialize)]
struct Mended {
    made_private: bool,
    rebuilt: Option<String>,
    salvaged: Option<Saved>,
}

#[derive(Serialize)]
struct Saved {
    saved: u64,
    lost: u64,
    damaged: String,
}

const REBUILD: &str = "`crowns doctor --repair` makes them anew from the journal, after a backup";
const SALVAGE: &str = "`crowns restore FILE` puts a backup back, `crowns doctor --repair` saves \
                       what can still be read";

fn checks(health: &HealthReport) -> Vec<Check> {
    let mut checks = vec![
        of("pages", &listed(&health.pages), "sound", SALVAGE),
        looked("schema", &health.schema, SALVAGE, |names| {
            (
                names.is_empty(),
                "as it should be".to_owned(),
                listed(names),
            )
        }),
        looked("journal", &health.events, SALVAGE, |events| {
            let all = format!("{}, all of them readable", counted(events.read, "event"));
            (events.bad.is_empty(), all, listed(&events.bad))
        }),
        looked("references", &health.references, REBUILD, |&rows| {
            let rows_named = format!("{} without what they belong to", counted(rows, "row"));
            (rows == 0, "whole".to_owned(), rows_named)
        }),
        looked("lists", &health.projections, REBUILD, |found| {
            let each: Vec<_> = found.iter().map(difference).collect();
            (
                found.is_empty(),
                "as the journal says".to_owned(),
                listed(&each),
            )
        }),
        looked("scores", &health.scores, FIX, |odd| {
            let each: Vec<_> = odd.iter().map(score).collect();
            (
                odd.is_empty(),
                "all of them possible".to_owned(),
                listed(&each),
            )
        }),
    ];
    let disk = &health.disk;
    if let Some(mode) = disk.mode {
        let found = match disk.is_open_to_others() {
            true => format!("mode {mode:o}, others can read or write the file"),
            false => String::new(),
        };
        let ok = format!("mode {mode:o}, for its owner alone");
        let mend = "`crowns doctor --repair` takes that from them";
        checks.push(of("privacy", &found, &ok, mend));
    }
    if let Some(free) = disk.free {
        let free = format!("{} free", bytes(free));
        let found = if health.has_room() { "" } else { &free };
        let mend = "make room for a backup at least";
        checks.push(of("room", found, &free, mend));
    }
    let network = disk
        .network
        .map(|kind| format!("{kind}, a file system over a network, on which locks may fail"));
    let mend = "keep the file on a disk of this machine, and copies of it elsewhere";
    checks.push(of(
        "disk",
        &network.unwrap_or_default(),
        "of this machine",
        mend,
    ));
    checks
}

const FIX: &str = "`crowns fix ROUND NAME=VALUE --game GAME` corrects a score";

/// Makes a check of what is wrong, empty where nothing is.
fn of(check: &'static str, wrong: &str, right: &str, mend: &str) -> Check {
    let ok = wrong.is_empty();
    Check {
        check,
        ok,
        found: if ok { right } else { wrong }.to_owned(),
        mend: (!ok).then(|| mend.to_owned()),
    }
}

fn looked<T>(
    check: &'static str,
    looked: &Inspected<T>,
    mend: &str,
    say: impl FnOnce(&T) -> (bool, String, String),
) -> Check {
    match looked {
        Ok(seen) => {
            let (ok, right, wrong) = say(seen);
            let wrong = if ok { String::new() } else { wrong };
            of(check, &wrong, &right, mend)
        }
        Err(error) => of(check, &format!("cannot be checked: {error}"), "", SALVAGE),
    }
}

/// Names some of many.
fn listed(all: &[String]) -> String {
    const MOST: usize = 5;
    let first = all.iter().take(MOST).map(String::as_str);
    let listed = first.collect::<Vec<_>>().join("; ");
    match all.len().saturating_sub(MOST) {
        0 => listed,
        more => format!("{listed}; and {more} more"),
    }
}

fn difference(difference: &ProjectionMismatch) -> String {
    let ProjectionMismatch {
        table,
        missing,
        surplus,
    } = difference;
    match (missing, surplus) {
        (0, _) => format!("{table}: {} too many", counted(*surplus, "row")),
        (_, 0) => format!("{table}: {} missing", counted(*missing, "row")),
        (1, 1) => format!("{table}: 1 row differs"),
        (one, other) if one == other => format!("{table}: {} differ", counted(*one, "row")),
        _ => {
            let missing = counted(*missing, "row");
            format!("{table}: {missing} missing, {surplus} too many")
        }
    }
}

fn score(odd: &SuspectScore) -> String {
    format!(
        "game {}, round {}: {}",
        odd.game,
        odd.round,
        shown(&odd.why.to_string())
    )
}

fn row(check: &Check, look: TextStyle) -> String {
    let word = if check.ok { "ok " } else { "bad" };
    let first = format!("{word}  {:<11} ", check.check);
    let next = " ".repeat(first.len());
    let mut text = wrap(&first, &next, &check.found, look.width);
    if let Some(mend) = &check.mend {
        text += "\n";
        text += &wrap(&next, &next, mend, look.width);
    }
    text
}

fn whereabouts(health: &HealthReport, program: &str, look: TextStyle) -> Vec<String> {
    let database = shown(&health.path.to_string_lossy());
    let folder = shown(&health.folder.to_string_lossy());
    let backups = match health.backups.first() {
        None => "none; `crowns backup` makes one".to_owned(),
        Some(kept) => {
            let newest = kept.time.format("%Y-%m-%d %H:%M UTC");
            format!(
                "{} in {folder}, the newest of {newest}",
                health.backups.len()
            )
        }
    };
    let schema = match health.version {
        Some(version) if version < SCHEMA_VERSION => {
            format!("{version}, {SCHEMA_VERSION} from the next command on")
        }
        Some(version) => version.to_string(),
        None => "unknown".to_owned(),
    };
    let rows = [
        ("database", format!("{database}, {}", bytes(health.size))),
        ("device", shown(&health.device.to_string_lossy())),
        ("backups", backups),
        (
            "versions",
            format!(
                "crowns {program}, schema {schema}, SQLite {}",
                sqlite_version()
            ),
        ),
    ];
    let row = |(label, text): (&str, String)| {
        let first = format!("{label:<9} ");
        wrap(&first, &" ".repeat(first.len()), &text, look.width)
    };
    rows.into_iter().map(row).collect()
}

/// Writes a number of bytes: `512 bytes`, `1.2 MB`.
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
    fn of_many_faults_some_are_named() {
        let faults = |number: usize| vec!["x".to_owned(); number];
        assert_eq!(listed(&faults(2)), "x; x");
        assert_eq!(listed(&faults(9)), "x; x; x; x; x; and 4 more");
    }
}

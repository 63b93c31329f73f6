//! The health of a database as text: a line per check, then the locations of
//! the files.

use std::path::Path;

use anstyle::AnsiColor;

use super::checks::{Check, bytes, checks};
use crate::messages::{Command, Hint};
use crate::render::style::TextStyle;
use crate::render::text::{counted, shown, wrap};
use crate::store::{
    Backup, HealthReport, MissingRound, RepairReport, SCHEMA_VERSION, sqlite_version,
};

/// Writes a health report; with `quiet` only failed checks.
///
/// `db` is the value of `--db`.
pub fn health(
    health: &HealthReport,
    quiet: bool,
    program: &str,
    db: Option<&Path>,
    style: TextStyle,
) -> String {
    let checks = checks(health);
    let shown_checks = checks.iter().filter(|check| !(quiet && check.ok));
    let mut lines: Vec<_> = shown_checks.map(|check| row(check, db, style)).collect();
    if !quiet {
        lines.push(String::new());
        lines.extend(locations(health, program, db, style));
    }
    lines.iter().map(|line| line.clone() + "\n").collect()
}

/// Writes what was repaired and, if something was lost, how to bring back what
/// the newest of the backups holds of it, and how to score the missing rounds again.
///
/// `db` is the value of `--db`.
pub fn repaired(
    repaired: &RepairReport,
    missing: &[MissingRound],
    backups: &[Backup],
    db: Option<&Path>,
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
            lines.push(bring_back.write(db));
        }
    }
    lines.extend(
        missing
            .iter()
            .take(LISTED)
            .map(|missing| score_again(missing, db)),
    );
    match missing.len().saturating_sub(LISTED) {
        0 => {}
        more => lines.push(format!("{more} more rounds are lost")),
    }
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

/// How many rounds to score again are listed.
const LISTED: usize = 20;

fn score_again(missing: &MissingRound, db: Option<&Path>) -> String {
    let MissingRound { game, round } = missing;
    let score = Command::new("score").option("--round", round);
    let score = score.option("--game", game.number);
    Hint::new(format!("round {round} of game {} is lost; ", game.number))
        .command(score)
        .text(" enters it again")
        .write(db)
}

fn row(check: &Check, db: Option<&Path>, style: TextStyle) -> String {
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
        text += &wrap(&next, &next, &fix.write(db), style.width);
    }
    text
}

fn locations(
    health: &HealthReport,
    program: &str,
    db: Option<&Path>,
    style: TextStyle,
) -> Vec<String> {
    let database = shown(&health.path.to_string_lossy());
    let folder = shown(&health.folder.to_string_lossy());
    let backups = match health.backups.first() {
        None => Hint::new("none; ")
            .command(Command::new("backup"))
            .text(" makes one")
            .write(db),
        Some(newest) => {
            let time = newest.time.format("%Y-%m-%d %H:%M UTC");
            format!(
                "{} in {folder}, the newest from {time}",
                health.backups.len()
            )
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
        wrap(&first, &" ".repeat(first.len()), &text, style.width)
    };
    rows.into_iter().map(row).collect()
}

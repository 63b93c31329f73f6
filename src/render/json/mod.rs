//! JSON: one documented, versioned object per command, on one line.
//!
//! `docs/json.md` documents every field. The same thing has the same field
//! name and the same type in all commands. Nothing here is translated.
//!
//! Values derive their JSON where they are defined, and carry the names of what
//! they refer to. Here they are put together, and written another way only
//! where an object has another shape than the value: a scoresheet names players
//! by their seats, an event by their ids.

mod bgstats;
mod check;
mod database;
mod hand;
mod league;
mod log;
mod object;
mod rules;
mod scoresheet;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use self::object::{Object, object};
use crate::game::is_control;

pub use bgstats::bgstats;
pub use check::CheckWriter;
pub use database::{
    backup, backups, export, export_table, health, import, import_csv, restore, settings,
    settings_file, sync,
};
pub use hand::{judge, odds};
pub use league::{
    all_stats, games, head_to_head, league, leagues, player, player_games, player_merged,
    player_renamed, players, records, solitaire, solitaire_stats, stats, tournament,
    tournament_standings, tournaments,
};
pub use log::{log, undo};
pub use rules::{answer, ruleset, rulesets, topics};
pub use scoresheet::{game_report, night_report, scoresheet};

/// The version of every JSON shape.
const VERSION: u8 = 1;

/// The wrapper of every line of JSON: the version, then the fields of the body.
#[derive(Serialize)]
struct Envelope<T> {
    version: u8,
    #[serde(flatten)]
    body: T,
}

/// Appends a body as one line. What would steer a terminal is escaped in it; a
/// reader gets the same text.
fn append(out: &mut Vec<u8>, body: impl Serialize) {
    let version = VERSION;
    let json = serde_json::to_string(&Envelope { version, body })
        .expect("all of it is plain data, and all keys are text");
    out.extend_from_slice(escaped(&json).as_bytes());
    out.push(b'\n');
}

/// Escapes what would steer a terminal in some JSON.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for part in json.split_inclusive(is_control) {
        match part.chars().next_back().filter(|&c| is_control(c)) {
            None => text += part,
            Some(c) => {
                text += part.trim_end_matches(c);
                text += &format!("\\u{:04x}", u32::from(c));
            }
        }
    }
    text
}

pub fn line(body: impl Serialize) -> String {
    let mut out = Vec::new();
    append(&mut out, body);
    String::from_utf8(out).expect("JSON is UTF-8")
}

pub fn error(error: &str, hint: Option<&str>) -> String {
    line(object! { error, hint })
}

/// Writes a time in UTC with milliseconds.
fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

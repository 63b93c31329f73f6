//! JSON: one documented, versioned object per command, on one line.
//!
//! `docs/json.md` documents every field. The same thing has the same field
//! name and the same type in all commands. Nothing here is translated.
//!
//! Values derive their JSON where they are defined, and carry the names of what
//! they refer to. Here they are put together, and written another way only
//! where an object has another shape than the value: a scoresheet names players
//! by their seats, an event by their ids.

mod backup;
mod check;
mod doctor;
mod games;
mod head_to_head;
mod import;
mod judge;
mod leagues;
mod log;
mod object;
mod players;
mod records;
mod report;
mod rules;
mod scoresheet;
mod standings;
mod stats;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use self::object::{Object, object};
use super::table::{DIGITS, rounded as rounded_to};
use crate::game::GameRef;
use crate::league::DatedGame;
use crate::store::NameDirectory;

pub use backup::{backup, export, export_table, restore};
pub use check::CheckWriter;
pub use doctor::health;
pub use games::games;
pub use head_to_head::head_to_head;
pub use import::{import, import_csv};
pub use judge::judge;
pub use leagues::{league, leagues};
pub use log::{log, undo};
pub use players::{player, player_games, player_merged, player_renamed, players};
pub use records::records;
pub use report::{game_report, night_report};
pub use rules::{ruleset, rulesets, ruling, topics};
pub use scoresheet::scoresheet;
pub use standings::{explanation, standings};
pub use stats::stats;

/// The version of every JSON shape.
const VERSION: u8 = 1;

/// The wrapper of every line of JSON: the version, then the fields of the body.
#[derive(Serialize)]
struct Envelope<T> {
    version: u8,
    #[serde(flatten)]
    body: T,
}

/// Appends a body as one line.
fn append(out: &mut Vec<u8>, body: impl Serialize) {
    let version = VERSION;
    serde_json::to_writer(&mut *out, &Envelope { version, body })
        .expect("writing to memory cannot fail, and all keys are text");
    out.push(b'\n');
}

/// Writes a body as one line.
fn line(body: impl Serialize) -> String {
    let mut out = Vec::new();
    append(&mut out, body);
    String::from_utf8(out).expect("JSON is UTF-8")
}

/// Writes an error, with a hint if there is one.
pub fn error(error: &str, hint: Option<&str>) -> String {
    line(object! { error, hint })
}

/// Returns a game with its number and date.
fn dated(game: DatedGame, names: &NameDirectory) -> GameRef {
    GameRef {
        date: Some(game.date),
        ..names.game_ref(game.game)
    }
}

/// Writes a time in UTC with milliseconds.
fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Rounds as all JSON and CSV does; never to `-0.0`.
fn rounded(figure: f64) -> f64 {
    rounded_to(figure, DIGITS)
}

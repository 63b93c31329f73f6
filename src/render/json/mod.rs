//! JSON: one documented, versioned object per command, on one line.
//!
//! `docs/json.md` documents every field. The same thing has the same field
//! name and the same type in all commands. Nothing here is translated.
//!
//! Values derive their JSON where they are defined, and carry the names of what they refer to.
//! Here they are put together, and written another way only where an object has another shape than
//! the value: a scoresheet names players by their seats, an event by their ids.

mod check;
mod hand;
mod journal;
mod league;
mod scoresheet;

pub use check::{CheckWriter, ranks_left};
use chrono::{DateTime, SecondsFormat, Utc};
pub use hand::{judge, odds};
pub use journal::{
    backup, backups, export, export_table, health, import, import_csv, log, restore, settings,
    settings_file, sync, undo,
};
pub use league::{
    all_stats, answer, games, head_to_head, league, leagues, player, player_games, player_merged,
    player_renamed, player_report, players, records, ruleset, rulesets, solitaire, solitaire_stats,
    stats, topics, tournament, tournament_standings, tournaments,
};
pub use scoresheet::{bgstats, game_report, night_report, scoresheet};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::game::is_control;

const VERSION: u8 = 1;

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

/// Writes a body as one line, with the version before its fields. What would steer a
/// terminal is escaped in it; a reader gets the same text.
pub fn line(body: impl Serialize) -> String {
    let versioned = Extended { base: object! { version: VERSION }, more: body };
    let json =
        serde_json::to_string(&versioned).expect("all of it is plain data, and all keys are text");
    escaped(&json) + "\n"
}

pub fn error(error: &str, hint: Option<&str>) -> String {
    line(object! { error, hint })
}

fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

#[derive(Default)]
struct Object(Vec<(&'static str, Box<RawValue>)>);

#[derive(Serialize)]
struct Extended<Base, More = Object> {
    #[serde(flatten)]
    base: Base,
    #[serde(flatten)]
    more: More,
}

/// Makes an [`Object`], `object! { page: 1, games }`, or an [`Extended`] value,
/// `object! { ..player, score: 7 }`.
macro_rules! object {
    (..$base:expr, $($more:tt)+) => {
        $crate::render::json::Extended { base: $base, more: object! { $($more)+ } }
    };
    ($($name:ident $(: $value:expr)?),+ $(,)?) => {
        $crate::render::json::Object(vec![
            $((
                stringify!($name),
                $crate::render::json::raw(&object!(@value $name $($value)?)),
            )),+
        ])
    };
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
}

/// Defines lines of JSON: what each is given, and the fields of its object.
macro_rules! lines {
    ($($(#[$doc:meta])* $name:ident($($given:ident: $type:ty),+) { $($fields:tt)+ })+) => {$(
        $(#[$doc])*
        pub fn $name($($given: $type),+) -> String {
            $crate::render::json::line(object! { $($fields)+ })
        }
    )+};
}

pub(super) use {lines, object};

impl Object {
    fn and(mut self, others: impl IntoIterator<Item = Self>) -> Self {
        self.0.extend(others.into_iter().flat_map(|Self(fields)| fields));
        self
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("writing to memory cannot fail, and all keys are text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Rank, Suit};

    #[test]
    fn fields_keep_their_order_and_a_base_comes_first() {
        let card = Card::Suited(Rank::Ten, Suit::Stars);
        let base = object! { wild: Rank::Ten, card };
        let object = object! { ..base, more: None::<u8>, ace: [Card::Joker] };
        let json = serde_json::to_string(&object).unwrap();
        let expect = r#"{"wild":"10","card":"10*","more":null,"ace":["JOKER"]}"#;
        assert_eq!(json, expect);
        let two = object! { b: 1 }.and([object! { a: 2 }, Object::default()]);
        assert_eq!(serde_json::to_string(&two).unwrap(), r#"{"b":1,"a":2}"#);
    }
}

//! The log for people, latest first, and as JSON of version 1; what an undo
//! took back.

use chrono::{DateTime, TimeZone, Utc};

use super::events::{event, why};
use crate::render::style::TextStyle;
use crate::render::text::{shown, wrap};
use crate::store::{LogEntry, NameDirectory, Page};

/// Writes what happened, each with its time, and marks what was undone.
pub fn log<Z: TimeZone>(
    page: &Page<LogEntry>,
    names: &NameDirectory,
    zone: &Z,
    look: TextStyle,
) -> String {
    let lines = page.items.iter().map(|entry| {
        let time = local(entry.time, zone) + "  ";
        let below = " ".repeat(time.len());
        let undone = if entry.revoked { " [undone]" } else { "" };
        let mut text = format!("{}{undone}", event(entry, names));
        if let Some(why) = why(entry) {
            text += &format!(", because: {}", shown(why));
        }
        wrap(&time, &below, &text, look.width) + "\n"
    });
    lines.collect()
}

/// Says what was taken back or brought back: `undid: new player Ann`.
pub fn stepped(verb: &str, events: &[LogEntry], names: &NameDirectory, look: TextStyle) -> String {
    let start = format!("{verb}: ");
    let below = " ".repeat(start.len());
    let line = |entry| wrap(&start, &below, &event(entry, names), look.width) + "\n";
    let shown = if events.len() > MOST { MOST - 1 } else { MOST };
    let mut text: String = events.iter().take(shown).map(line).collect();
    if events.len() > MOST {
        text += &format!(
            "{start}{} more events of that command\n",
            events.len() - shown
        );
    }
    text
}

/// How many events of a command are told: an import may have thousands.
const MOST: usize = 40;

/// Says to which time a look back goes, by the clock of a zone.
pub fn as_of<Z: TimeZone>(time: DateTime<Utc>, now: DateTime<Utc>, zone: &Z) -> String {
    let then = local(time, zone);
    match time > now {
        true => format!("{then} is in the future, showing the current state"),
        false => format!("showing the state at {then}"),
    }
}

fn local<Z: TimeZone>(time: DateTime<Utc>, zone: &Z) -> String {
    let time = time.with_timezone(zone).naive_local();
    time.format("%Y-%m-%d %H:%M").to_string()
}

//! The log as text, latest first, and the effect of an undo or redo.

use chrono::{DateTime, TimeZone, Utc};

use super::events::{event, why};
use crate::render::style::TextStyle;
use crate::render::text::{shown, wrap};
use crate::store::{LogEntry, NameDirectory, Page};

/// Writes events with their times, and marks those that were undone.
pub fn log<Z: TimeZone>(
    page: &Page<LogEntry>,
    names: &NameDirectory,
    zone: &Z,
    style: TextStyle,
) -> String {
    let lines = page.items.iter().map(|entry| {
        let time = local(entry.time, zone) + "  ";
        let below = " ".repeat(time.len());
        let undone = if entry.revoked { " [undone]" } else { "" };
        let mut text = format!("{}{undone}", event(entry, names, style.words()));
        if let Some(why) = why(entry) {
            text += &format!(", because: {}", shown(why));
        }
        wrap(&time, &below, &text, style.width) + "\n"
    });
    lines.collect()
}

/// Writes the events that were undone or redone: `undid: new player Ann`.
pub fn stepped(
    change: &str,
    events: &[LogEntry],
    names: &NameDirectory,
    style: TextStyle,
) -> String {
    let start = format!("{change}: ");
    let below = " ".repeat(start.len());
    let line = |entry| {
        wrap(
            &start,
            &below,
            &event(entry, names, style.words()),
            style.width,
        ) + "\n"
    };
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

/// The most events of a command that are listed: an import may have thousands.
const MOST: usize = 40;

/// Returns a note on the time of `--as-of`, in a time zone.
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

//! The log as text, latest first, and the effect of an undo or redo.

use anstyle::Style;
use chrono::{DateTime, TimeZone, Utc};

use crate::game::{Correction, Event, GameEvent, LogEntry, NameDirectory, RESEATED, Scoresheet};
use crate::messages::{EventNames, Messages, Step};
use crate::render::game::scoresheet;
use crate::render::text::{TextStyle, shown, wrap};
use crate::store::Page;

/// Writes events with their times, and marks those that were undone.
pub fn log<Z: TimeZone>(
    page: &Page<LogEntry>,
    names: &NameDirectory,
    zone: &Z,
    style: TextStyle,
) -> String {
    let words = style.words();
    let lines = page.items.iter().map(|entry| {
        let time = local(entry.time, zone) + "  ";
        let below = " ".repeat(time.len());
        let mut text = event(entry, names, words);
        if entry.revoked {
            text = format!("{text} {}", words.undone());
        }
        if let Some(why) = why(entry) {
            // A reason of the program is said in the language.
            let why = if why == RESEATED { words.reseated().to_owned() } else { shown(why) };
            text = words.event_because(&text, &why);
        }
        let faint = |text: &str| style.paint(Style::new().dimmed(), text);
        match entry.revoked {
            // A pager ends colors where a line ends.
            true => wrap(&time, &below, &text, style.width)
                .lines()
                .map(|line| faint(line) + "\n")
                .collect(),
            false => wrap(&faint(&time), &below, &text, style.width) + "\n",
        }
    });
    lines.collect()
}

/// Writes an event as a phrase: `round 3 of game 12: Ann 0, Bob 12`.
pub fn event(entry: &LogEntry, names: &NameDirectory, words: &Messages) -> String {
    let names = EventNames { directory: names, printable: shown };
    words.event(entry, &names)
}

pub(in crate::render) fn why(entry: &LogEntry) -> Option<&str> {
    match entry.event.as_ref()? {
        Event::Game(
            GameEvent::ScoreCorrected(Correction { why, .. })
            | GameEvent::ResultRecorded { why, .. }
            | GameEvent::GameAbandoned { why }
            | GameEvent::GameDeleted { why },
        ) => why.as_deref(),
        _ => None,
    }
}

/// Writes the events that were undone or redone: `undid: new player Ann`.
pub fn stepped(step: Step, events: &[LogEntry], names: &NameDirectory, style: TextStyle) -> String {
    let words = style.words();
    let start = format!("{}: ", words.undid_or_redid(step));
    let below = " ".repeat(start.len());
    let line = |phrase: &String| wrap(&start, &below, phrase, style.width) + "\n";
    let mut phrases = changes(events, names, words);
    if let (Step::Undo, [phrase], [entry]) = (step, &mut *phrases, events)
        && let Some(Event::Game(GameEvent::ScoreCorrected(correction))) = &entry.event
    {
        let names = EventNames { directory: names, printable: shown };
        *phrase = words.undone_correction(phrase, correction, &names);
    }
    phrases.iter().map(line).collect()
}

/// Writes the same, the command that goes back and, of one game that is still
/// there, the scoresheet.
pub fn stepped_with_sheet(
    step: Step,
    events: &[LogEntry],
    names: &NameDirectory,
    sheet: Option<&Scoresheet>,
    style: TextStyle,
) -> String {
    let back = style.words().how_to_step_back(step);
    let sheet = sheet.map(|sheet| format!("\n{}", scoresheet(sheet, style)));
    let lines = stepped(step, events, names, style);
    format!("{lines}{back}\n{}", sheet.unwrap_or_default())
}

/// Writes each event of a command as a phrase, and the import of games as one.
pub fn changes(events: &[LogEntry], names: &NameDirectory, words: &Messages) -> Vec<String> {
    let (mut games, mut rounds, mut results) = (0, 0, 0);
    for entry in events {
        match &entry.event {
            Some(Event::Game(GameEvent::GameStarted(_))) => games += 1,
            Some(Event::Game(GameEvent::RoundScored(_))) => rounds += 1,
            Some(Event::Game(GameEvent::ResultRecorded { .. })) => results += 1,
            _ => {}
        }
    }
    if games > 0 && rounds > 0 || games > 1 && results > 0 {
        return vec![words.games_imported(games, rounds)];
    }
    let shown = if events.len() > MAX_EVENTS { MAX_EVENTS - 1 } else { MAX_EVENTS };
    let listed = events.iter().take(shown).map(|entry| event(entry, names, words));
    let more = (events.len() > MAX_EVENTS).then(|| words.more_events(events.len() - shown));
    listed.chain(more).collect()
}

const MAX_EVENTS: usize = 40;

/// Returns a note on the time of `--as-of`, in a time zone.
pub fn as_of<Z: TimeZone>(
    time: DateTime<Utc>,
    now: DateTime<Utc>,
    zone: &Z,
    words: &Messages,
) -> String {
    words.state_at(&local(time, zone), time > now)
}

fn local<Z: TimeZone>(time: DateTime<Utc>, zone: &Z) -> String {
    time.with_timezone(zone).naive_local().format("%Y-%m-%d %H:%M").to_string()
}

//! Rulesets for people: the list of them, and one knob by knob.

use comfy_table::{ContentArrangement, Table, presets};
use textwrap::core::display_width;

use strum::IntoEnumIterator;

use crate::render::style::TextStyle;
use crate::render::text::wrap;
use crate::rules::{Knob, PRESETS, Ruleset};

/// Writes the rulesets, built in and of the house, each with what it changes.
pub fn rulesets(house: &[Ruleset], look: TextStyle) -> String {
    let built_in = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok());
    let all: Vec<_> = built_in.chain(house.iter().cloned()).collect();
    let widest = all.iter().map(|rules| display_width(rules.name())).max();
    let column = widest.unwrap_or_default().clamp(10, look.width / 3);
    let lines: String = all
        .iter()
        .map(|rules| {
            let room = column.saturating_sub(display_width(rules.name()));
            let start = format!("  {}{}", rules.name(), " ".repeat(room));
            let below = " ".repeat(column + 2);
            wrap(&start, &below, &differences(rules), look.width) + "\n"
        })
        .collect();
    lines + "\n`crowns rules show NAME` shows every knob\n"
}

/// Says that a ruleset of the house is kept, and what it changes.
pub fn ruleset_added(rules: &Ruleset, look: TextStyle) -> String {
    let added = format!("Added ruleset {}: {}", rules.name(), differences(rules));
    let how = format!(
        "`crowns new --rules {}` starts a game with it",
        quoted(rules.name())
    );
    wrap("", "  ", &added, look.width) + "\n" + &wrap("", "  ", &how, look.width) + "\n"
}

/// Writes a name as a shell takes it for one word.
fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
    if name.chars().all(plain) {
        name.to_owned()
    } else if !name.contains('\'') {
        format!("'{name}'")
    } else if !name.contains(['"', '$', '`', '\\', '!']) {
        format!("\"{name}\"")
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}

/// Writes every knob with its value, the official value and what it decides;
/// a star marks the values that differ.
pub fn ruleset(rules: &Ruleset, look: TextStyle) -> String {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(look.width as u16)
        .set_header(["", "knob", "value", "official", "decides"]);
    for knob in Knob::iter() {
        let (value, official) = values(knob, rules);
        let mark = if value == official { "" } else { "*" };
        let decides = format!("{}\n({})", knob.meaning(), knob.allowed());
        table.add_row([mark, knob.name(), &value, &official, &decides]);
    }
    let note = match differing(rules).count() {
        0 => "all knobs have their official values",
        _ => "* differs from the official rules",
    };
    let lines: String = table
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    format!("{}\n\n{lines}\n{note}\n", rules.name())
}

/// Returns the value of a knob in a ruleset and in the official rules.
pub(crate) fn values(knob: Knob, rules: &Ruleset) -> (String, String) {
    (knob.value_in(rules), knob.value_in(&Ruleset::official()))
}

fn differing(rules: &Ruleset) -> impl Iterator<Item = Knob> + '_ {
    Knob::iter().filter(|&knob| {
        let (value, official) = values(knob, rules);
        value != official
    })
}

pub(crate) fn differences(rules: &Ruleset) -> String {
    let settings: Vec<_> = differing(rules)
        .map(|knob| format!("{}={}", knob.name(), knob.value_in(rules)))
        .collect();
    match settings.as_slice() {
        [] => "the publisher's rules".to_owned(),
        _ => format!("official with {}", settings.join(", ")),
    }
}

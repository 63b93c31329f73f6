//! Rulesets as text: the list of them, and one knob by knob.

use strum::IntoEnumIterator;

use crate::render::game::quoted;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows};
use crate::render::text::wrap;
use crate::rules::{Knob, PRESETS, Ruleset};

/// Writes the rulesets, the presets and the custom ones, each with its
/// differences from the official rules.
pub fn rulesets(custom: &[Ruleset], style: TextStyle) -> String {
    let presets = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok());
    let all: Vec<_> = presets.chain(custom.iter().cloned()).collect();
    let table = Rows::of(&all)
        .with(Column::figures("").left(), |rules| {
            Cell::Name(rules.name().to_owned())
        })
        .with(Column::figures("").wrapped(), |rules| {
            differences(rules).into()
        })
        .table();
    let list = table.indent(2).text(style);
    list + "\n`crowns rules show NAME` shows every knob\n"
}

/// Writes that a custom ruleset is stored, with its differences from the
/// official rules.
pub fn ruleset_added(rules: &Ruleset, style: TextStyle) -> String {
    let added = format!("Added ruleset {}: {}", rules.name(), differences(rules));
    let how = format!(
        "`crowns new --rules {}` starts a game with it",
        quoted(rules.name())
    );
    wrap("", "  ", &added, style.width) + "\n" + &wrap("", "  ", &how, style.width) + "\n"
}

/// Writes every knob with its value, the official value and its meaning; a star
/// marks the values that differ.
pub fn ruleset(rules: &Ruleset, style: TextStyle) -> String {
    let official = Ruleset::official();
    let column = |heading: &'static str| Column::figures(heading).left();
    let knobs: Vec<_> = Knob::iter().collect();
    let table = Rows::of(&knobs)
        .with(column("  knob"), |&knob| {
            let mark = if knob.differs(rules) { "*" } else { " " };
            format!("{mark} {}", knob.name()).into()
        })
        .with(column("value"), |knob| knob.value_in(rules).into())
        .with(column("official"), |knob| knob.value_in(&official).into())
        .with(column("decides").wrapped(), |knob| {
            format!("{}\n({})", knob.meaning(), knob.allowed()).into()
        })
        .table();
    let note = match Knob::differing(rules).next() {
        None => "all knobs have their official values",
        Some(_) => "* differs from the official rules",
    };
    let (name, lines) = (rules.name(), table.text(style));
    format!("{name}\n\n{lines}\n{note}\n")
}

/// Returns the differences from the official rules: `official with tie=shared`.
pub(crate) fn differences(rules: &Ruleset) -> String {
    let settings: Vec<_> = Knob::differing(rules)
        .map(|knob| format!("{}={}", knob.name(), knob.value_in(rules)))
        .collect();
    match settings.as_slice() {
        [] => "the publisher's rules".to_owned(),
        _ => format!("official with {}", settings.join(", ")),
    }
}

//! Rulesets as text: the list of them, and one knob by knob.

use strum::IntoEnumIterator;

use crate::messages::KnobColumn;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows};
use crate::render::text::{shown, wrap};
use crate::rules::{Knob, PRESETS, Ruleset};

/// Writes the rulesets, the presets and the custom ones, each with its
/// differences from the official rules.
pub fn rulesets(custom: &[Ruleset], style: TextStyle) -> String {
    let presets = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok());
    let all: Vec<_> = presets.chain(custom.iter().cloned()).collect();
    let words = style.words();
    let table = Rows::of(&all)
        .with(Column::figures("").left(), |rules| {
            Cell::Name(rules.name().to_owned())
        })
        .with(Column::figures("").wrapped(), |rules| {
            words.differences(rules).into()
        })
        .table();
    let list = table.indent(2).text(style);
    format!("{list}\n{}\n", words.how_to_show_knobs())
}

/// Writes that a custom ruleset is stored, with its differences from the
/// official rules.
pub fn ruleset_added(rules: &Ruleset, style: TextStyle) -> String {
    let lines = style.words().ruleset_added(rules);
    lines
        .map(|line| wrap("", "  ", &shown(&line), style.width) + "\n")
        .concat()
}

/// Writes every knob with its value, the official value and its meaning; a star
/// marks the values that differ.
pub fn ruleset(rules: &Ruleset, style: TextStyle) -> String {
    let (official, words) = (Ruleset::official(), style.words());
    let column = |heading: KnobColumn| Column::figures(words.knob_column(heading)).left();
    let knobs: Vec<_> = Knob::iter().collect();
    let table = Rows::of(&knobs)
        .with(column(KnobColumn::Knob), |&knob| {
            let mark = if knob.differs(rules) { "*" } else { " " };
            format!("{mark} {}", knob.name()).into()
        })
        .with(column(KnobColumn::Value), |knob| {
            knob.value_in(rules).into()
        })
        .with(column(KnobColumn::Official), |knob| {
            knob.value_in(&official).into()
        })
        .with(column(KnobColumn::Decides).wrapped(), |&knob| {
            let (meaning, allowed) = (words.knob_meaning(knob), words.knob_allowed(knob));
            format!("{meaning}\n({allowed})").into()
        })
        .table();
    let note = words.knobs_note(Knob::differing(rules).next().is_some());
    let (name, lines) = (shown(rules.name()), table.text(style));
    format!("{name}\n\n{lines}\n{note}\n")
}

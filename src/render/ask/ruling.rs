//! Rulings on a page: what `crowns rules` answers, without what is typed in a terminal.

use maud::{Markup, html};

use super::plain::without_commands;
use crate::messages::RulingPart;
use crate::render::rules::{claimed, example_cards, sources};
use crate::render::text::{TextStyle, cards};
use crate::rules::Round;
use crate::rules::rulings::{Example, Ruling, Rulings};

/// Writes one ruling: question, answer, source, customs, and the examples that hold
/// without a custom rule.
pub(super) fn ruling(rulings: &Rulings, ruling: &Ruling, style: TextStyle) -> Markup {
    let words = style.words();
    let answer = ruling.answer.iter().map(|text| without_commands(text));
    let customs: Vec<_> = ruling.customs.iter().map(|custom| without_commands(custom)).collect();
    let examples: Vec<_> =
        ruling.examples.iter().filter(|example| example.settings.is_empty()).collect();
    html! {
        section #answer.ruling {
            h2 { (ruling.question) }
            @for text in answer { @if !text.is_empty() { p { (text) } } }
            p.soft { (sources(rulings, &ruling.sources, words)) }
            @if !customs.is_empty() {
                h3 { (words.ruling_part(RulingPart::Customs)) }
                ul { @for custom in customs { li { (custom) } } }
            }
            @if !ruling.varied_by.is_empty() {
                h3 { (words.ruling_part(RulingPart::Variations)) }
                ul { @for varied in &ruling.varied_by { li { (varied.effect) } } }
            }
            @if !examples.is_empty() {
                h3 { (words.ruling_part(RulingPart::Examples)) }
                ul { @for shown in examples { li { (example(shown, style)) } } }
            }
        }
    }
}

fn example(example: &Example, style: TextStyle) -> Markup {
    let round = Round::new(example.round).expect("tests play every example");
    let round = style.words().example_round(round, &example.settings);
    html! {
        b { (cards(example_cards(example), style)) } " (" (round) ")" br;
        (claimed(example, style))
    }
}

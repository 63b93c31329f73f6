//! Words that every answer about a table uses: its round, melds, points.

use super::cards::card;
use crate::render::style::TextStyle;
use crate::rules::meld::{MeldCard, StandsFor};
use crate::rules::{RoundRules, Ruleset};
use crate::words::en::plural;

/// Says which round is played, and by which rules, in one line.
///
/// `Round 5: 7s are wild, 7 cards dealt, official rules`
pub fn header(rules: RoundRules<'_>) -> String {
    let RoundRules { round, ruleset } = rules;
    let wild = plural(rules.wild_rank());
    let dealt = rules.dealt();
    let ruleset = self::rules(ruleset);
    format!("Round {round}: {wild} are wild, {dealt} cards dealt, {ruleset}")
}

/// Names a ruleset: `official rules with tie=most-out`.
pub(crate) fn rules(ruleset: &Ruleset) -> String {
    match ruleset.name().split_once(", ") {
        Some((preset, varied)) => format!("{preset} rules with {varied}"),
        None => format!("{} rules", ruleset.name()),
    }
}

/// Writes a card of a meld; one that stands for another with what it stands
/// for: `JOKER(8D)` in a run, `JOKER(K)` in a book.
pub fn placed(placed: MeldCard, look: TextStyle) -> String {
    let own = card(placed.card, look);
    match placed.stands_for {
        _ if !placed.stands_in() => own,
        StandsFor::Card(other) => format!("{own}({})", card(other, look)),
        StandsFor::Rank(rank) => format!("{own}({rank})"),
    }
}

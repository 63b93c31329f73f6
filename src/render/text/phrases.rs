//! Words that every answer about a table uses: its round, melds, points.

use super::cards::card;
use crate::cards::Rank;
use crate::render::style::TextStyle;
use crate::rules::meld::{MeldCard, StandsFor};
use crate::rules::{RoundRules, Ruleset};

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

/// Writes how many there are: `1 game`, `2 games`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Names the cards of a rank: `7s`, `Jacks`.
pub fn plural(rank: Rank) -> String {
    match rank {
        Rank::Jack => "Jacks".to_owned(),
        Rank::Queen => "Queens".to_owned(),
        Rank::King => "Kings".to_owned(),
        rank => format!("{rank}s"),
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

/// Writes a number of points: `0 points`, `1 point`, `-5 points`.
pub fn points(points: i32) -> String {
    match points {
        1 | -1 => format!("{points} point"),
        _ => format!("{points} points"),
    }
}

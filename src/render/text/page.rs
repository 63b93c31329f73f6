//! The lines of an answer: labels, and texts wrapped beside them.

use anstyle::AnsiColor;

use super::cards::cards as written_cards;
use super::names::{columns, to_left};
use super::phrases::placed;
use super::wrap::wrap;
use crate::cards::Card;
use crate::messages::Messages;
use crate::render::style::TextStyle;
use crate::rules::RoundRules;
use crate::rules::meld::{Meld, MeldKind};
use crate::solver::Arrangement;

/// The rules, the style and the layout of an answer.
pub(crate) struct Page<'a> {
    pub(crate) rules: RoundRules<'a>,
    pub(crate) style: TextStyle,
    /// The columns of the widest label.
    label: usize,
}

impl<'a> Page<'a> {
    /// Lays out an answer with such labels.
    pub(crate) fn new(rules: RoundRules<'a>, style: TextStyle, labels: &[&str]) -> Self {
        let label = labels.iter().map(|label| columns(label)).max();
        Self {
            rules,
            style,
            label: label.unwrap_or_default(),
        }
    }

    /// Writes the round and its rules.
    pub(crate) fn header(&self) -> String {
        let words = self.style.words();
        let ruleset = words.ruleset(self.rules.ruleset);
        self.text(&words.round_header(self.rules, &ruleset))
    }

    /// Writes yes or no, and the rest of the sentence.
    pub(crate) fn answer(&self, yes: bool, rest: &str) -> String {
        let words = self.style.words();
        let (word, color) = match yes {
            true => (words.yes_answer(), AnsiColor::Green),
            false => (words.no_answer(), AnsiColor::Red),
        };
        let word = self.style.paint(color.on_default().bold(), word);
        self.text(&format!("{word}, {rest}"))
    }

    /// Writes a remark.
    pub(crate) fn note(&self, note: &str) -> String {
        self.text(&self.style.words().note(note))
    }

    /// Names the kind of a meld.
    pub(crate) fn kind(&self, meld: &Meld) -> &'static str {
        self.style.words().meld_kind(meld.kind)
    }

    /// Writes melds, a line each, then the deadwood.
    pub(crate) fn arrangement(&self, arrangement: &Arrangement) -> Vec<String> {
        let mut lines = self.melds(&arrangement.melds);
        lines.extend(self.deadwood(arrangement));
        lines
    }

    /// Writes melds, a line each.
    pub(crate) fn melds(&self, melds: &[Meld]) -> Vec<String> {
        let row = |meld| self.row(self.kind(meld), &self.meld(meld));
        melds.iter().map(row).collect()
    }

    /// Writes the cards of a meld, its wilds with what they stand for.
    pub(crate) fn meld(&self, meld: &Meld) -> String {
        let cards = meld.cards.iter().map(|&card| placed(card, self.style));
        cards.collect::<Vec<_>>().join(" ")
    }

    /// Writes the deadwood with its sum, if there is any.
    pub(crate) fn deadwood(&self, arrangement: &Arrangement) -> Option<String> {
        let deadwood = &arrangement.deadwood;
        (!deadwood.is_empty()).then(|| self.summed(self.style.words().deadwood(), deadwood))
    }

    /// Writes cards and the sum of their points, on one line if they fit.
    pub(crate) fn summed(&self, label: &str, cards: &[Card]) -> String {
        let values: Vec<_> = cards.iter().map(|&card| self.rules.value(card)).collect();
        let cards = written_cards(cards.iter().copied(), self.style);
        self.sum(label, &cards, &values)
    }

    /// Writes a text and the sum of values, on one line if they fit.
    pub(crate) fn sum(&self, label: &str, cards: &str, values: &[u16]) -> String {
        let written: Vec<_> = values.iter().map(u16::to_string).collect();
        let mut sum = written.join(" + ");
        if values.len() > 1 {
            let total: u32 = values.iter().copied().map(u32::from).sum();
            sum += &format!(" = {total}");
        }
        let line = self.row(label, &format!("{cards}   {sum}"));
        if line.contains('\n') {
            format!("{}\n{}", self.row(label, cards), self.row("", &sum))
        } else {
            line
        }
    }

    /// Writes a label and a text, which wraps beside it.
    pub(crate) fn row(&self, label: &str, text: &str) -> String {
        let first = format!("  {}  ", to_left(label, self.label));
        let next = " ".repeat(columns(&first));
        wrap(&first, &next, text, self.style.width)
    }

    /// Writes a text that begins at the left edge.
    pub(crate) fn text(&self, text: &str) -> String {
        wrap("", "", text, self.style.width)
    }
}

/// Returns the labels of an answer about one hand.
pub(crate) fn hand_labels(words: &Messages) -> [&'static str; 5] {
    [
        words.meld_kind(MeldKind::Book),
        words.meld_kind(MeldKind::Run),
        words.discard(),
        words.cards_left(),
        words.deadwood(),
    ]
}

/// Ends each line, the last one too.
pub(crate) fn finish(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Round, Ruleset};

    #[test]
    fn a_text_wraps_beside_labels_of_other_scripts() {
        let official = Ruleset::official();
        let style = TextStyle {
            width: 22,
            ..TextStyle::PLAIN
        };
        let rules = official.in_round(Round::new(1).unwrap());
        let page = Page::new(rules, style, &["sæt", "løse kort", "手札"]);
        let expect = "  løse kort  3H 8H 9C\n             10S";
        assert_eq!(page.row("løse kort", "3H 8H 9C 10S"), expect);
        assert_eq!(page.row("手札", "3H"), "  手札       3H");
    }
}

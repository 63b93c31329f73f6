//! The lines of an answer: labels, and texts wrapped beside them.

use anstyle::AnsiColor;

use super::cards::cards as written_cards;
use super::phrases::placed;
use super::wrap::wrap;
use crate::cards::Card;
use crate::render::style::TextStyle;
use crate::rules::RoundRules;
use crate::rules::meld::Meld;
use crate::solver::Arrangement;

/// The rules, the style and the layout of an answer.
pub(crate) struct Page<'a> {
    pub(crate) rules: RoundRules<'a>,
    pub(crate) style: TextStyle,
    /// The columns of the longest label.
    pub(crate) label: usize,
}

impl Page<'_> {
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
        let first = format!("  {label:width$}  ", width = self.label);
        let next = " ".repeat(first.len());
        wrap(&first, &next, text, self.style.width)
    }

    /// Writes a text that begins at the left edge.
    pub(crate) fn text(&self, text: &str) -> String {
        wrap("", "", text, self.style.width)
    }
}

/// Ends each line, the last one too.
pub(crate) fn finish(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

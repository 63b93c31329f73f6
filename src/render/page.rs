//! The lines of an answer: a label, what belongs to it, and room to wrap.

use anstyle::{AnsiColor, Style};
use textwrap::{Options, WordSplitter};

use super::{Look, cards, header, placed};
use crate::cards::Card;
use crate::rules::meld::{Kind, Meld};
use crate::rules::{Round, Ruleset};
use crate::solver::Arrangement;

/// What every line of an answer is written with.
pub(super) struct Page<'a> {
    pub(super) round: Round,
    pub(super) rules: &'a Ruleset,
    pub(super) look: Look,
    /// The columns of the longest label.
    pub(super) label: usize,
}

impl Page<'_> {
    /// Says which round is played, and by which rules.
    pub(super) fn header(&self) -> String {
        self.text(&header(self.round, self.rules))
    }

    /// Writes `Yes` or `No` and what goes on from it.
    pub(super) fn answer(&self, yes: bool, rest: &str) -> String {
        let (word, color) = match yes {
            true => ("Yes", AnsiColor::Green),
            false => ("No", AnsiColor::Red),
        };
        if !self.look.color {
            return format!("{word}{rest}");
        }
        let style: Style = color.on_default().bold();
        format!("{style}{word}{style:#}{rest}")
    }

    /// Writes melds, a line each, then what is loose.
    pub(super) fn arrangement(&self, arrangement: &Arrangement) -> Vec<String> {
        let mut lines = self.melds(&arrangement.melds);
        lines.extend(self.loose(arrangement));
        lines
    }

    /// Writes melds, a line each, their wilds with what they stand for.
    pub(super) fn melds(&self, melds: &[Meld]) -> Vec<String> {
        melds.iter().map(|meld| self.meld(meld)).collect()
    }

    fn meld(&self, meld: &Meld) -> String {
        let label = match meld.kind {
            Kind::Book => "book",
            Kind::Run => "run",
        };
        let cards = meld.cards.iter().map(|&card| placed(card, self.look));
        self.row(label, &cards.collect::<Vec<_>>().join(" "))
    }

    /// Writes the deadwood with its sum, where there is any.
    pub(super) fn loose(&self, arrangement: &Arrangement) -> Option<String> {
        let deadwood = &arrangement.deadwood;
        (!deadwood.is_empty()).then(|| self.summed("loose", deadwood))
    }

    /// Writes cards and the sum of what they cost, on one line if they fit.
    pub(super) fn summed(&self, label: &str, loose: &[Card]) -> String {
        let value = |&card| self.rules.value(card, self.round);
        let values: Vec<_> = loose.iter().map(value).collect();
        let written: Vec<_> = values.iter().map(u16::to_string).collect();
        let mut sum = written.join(" + ");
        if values.len() > 1 {
            sum += &format!(" = {}", values.iter().sum::<u16>());
        }
        let cards = cards(loose.iter().copied(), self.look);
        let line = self.row(label, &format!("{cards}   {sum}"));
        if line.contains('\n') {
            format!("{}\n{}", self.row(label, &cards), self.row("", &sum))
        } else {
            line
        }
    }

    /// Writes a label and a text, which wraps beside it.
    pub(super) fn row(&self, label: &str, text: &str) -> String {
        let first = format!("  {label:width$}  ", width = self.label);
        let next = " ".repeat(first.len());
        self.wrapped(&first, &next, text)
    }

    /// Writes a text that begins at the left edge.
    pub(super) fn text(&self, text: &str) -> String {
        self.wrapped("", "", text)
    }

    fn wrapped(&self, first: &str, next: &str, text: &str) -> String {
        let options = Options::new(self.look.width)
            .initial_indent(first)
            .subsequent_indent(next)
            .word_splitter(WordSplitter::NoHyphenation)
            .break_words(false);
        textwrap::fill(text, options)
    }
}

//! Building blocks of all other text: names, cards, phrases, wrapped lines, and
//! the lines of an answer.
//!
//! Names are text that cannot break the layout: none steers the terminal, and
//! columns are counted as a terminal counts them.

use std::borrow::Cow;
use std::fmt::Display;
use std::path::{Path, is_separator};

use anstyle::{AnsiColor, Style};
use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::cards::{Card, Suit};
pub(super) use crate::game::harmless;
use crate::game::{Scoresheet, is_control};
use crate::messages::{Language, Messages};
use crate::rules::RoundRules;
use crate::rules::meld::{Meld, MeldCard, MeldKind, StandsFor};
use crate::solver::Arrangement;

/// Returns typed text on one line and harmless: characters that would steer the terminal are
/// replaced, and right-to-left text is isolated from what is beside it.
pub fn shown(text: &str) -> String {
    isolated(&harmless(text))
}

/// Replaces whatever else would steer the terminal in a text that is about to
/// be printed: a name that nobody has made harmless.
///
/// Line ends, tabs, colors and the marks that isolate right-to-left text are
/// the program's own and stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    let is_plain = |c| matches!(c, '\n' | '\t' | ISOLATE | END) || !is_control(c);
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut printable = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let own = match c {
            '\r' if rest.starts_with("\r\n") => 2,
            '\u{1b}' => color(rest),
            c if is_plain(c) => c.len_utf8(),
            _ => 0,
        };
        match own {
            0 => printable.push('\u{fffd}'),
            own => printable += &rest[..own],
        }
        rest = &rest[own.max(c.len_utf8())..];
    }
    Cow::Owned(printable)
}

fn color(text: &str) -> usize {
    let parameters = text.strip_prefix("\u{1b}[").unwrap_or_default();
    let end = parameters.find(|c: char| !c.is_ascii_digit() && c != ';');
    match end.map(|end| (end, &parameters[end..])) {
        Some((end, rest)) if rest.starts_with('m') => "\u{1b}[m".len() + end,
        _ => 0,
    }
}

/// Isolates right-to-left text, so that it does not reorder what is beside it.
///
/// Must be the last step: the end mark must not be cut off.
pub(crate) fn isolated(text: &str) -> String {
    if text.chars().any(runs_left) { format!("{ISOLATE}{text}{END}") } else { text.to_owned() }
}

/// First strong isolate and its end: without them a terminal that supports
/// text direction would swap two columns with such headings.
const ISOLATE: char = '\u{2068}';
const END: char = '\u{2069}';

fn runs_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}'
        | '\u{fb1d}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Returns the names of the seats, all different and ready to print.
pub(crate) fn shown_names(sheet: &Scoresheet) -> Vec<String> {
    sheet.seat_names().iter().map(|name| shown(name)).collect()
}

pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

/// Cuts a name to a width, and marks it as cut.
pub(crate) fn fit(name: &str, most: usize, style: TextStyle) -> String {
    if columns(name) <= most {
        return name.to_owned();
    }
    let mut cut = String::new();
    for grapheme in name.graphemes(true) {
        if columns(&cut) + columns(grapheme) + 1 > most {
            break;
        }
        cut += grapheme;
    }
    cut.push(if style.signs { '…' } else { '~' });
    cut
}

pub(crate) fn to_right(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(columns(text))) + text
}

pub(crate) fn to_left(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(columns(text)))
}

/// Writes a card, colored by suit if the style has color.
pub fn card(card: Card, style: TextStyle) -> String {
    let text = if style.signs { format!("{card:#}") } else { card.to_string() };
    style.paint(suit_style(card.suit()), text)
}

/// Writes the cards that a text names in the style of other cards.
pub(crate) fn with_cards(text: &str, style: TextStyle) -> Cow<'_, str> {
    if !style.signs && !style.color {
        return text.into();
    }
    let is_of_card = |c: char| c.is_ascii_alphanumeric() || c == '*';
    let mut written = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_of_card) {
        let (before, word) = rest.split_at(start);
        let (word, after) = word.split_at(word.find(|c| !is_of_card(c)).unwrap_or(word.len()));
        written += before;
        match Card::all().find(|card| card.to_string() == word) {
            Some(named) => written += &card(named, style),
            None => written += word,
        }
        rest = after;
    }
    (written + rest).into()
}

pub fn cards(cards: impl IntoIterator<Item = Card>, style: TextStyle) -> String {
    let words: Vec<_> = cards.into_iter().map(|c| card(c, style)).collect();
    words.join(" ")
}

/// The colors printed on the cards, as near as a terminal has them.
fn suit_style(suit: Option<Suit>) -> Style {
    let color = match suit {
        Some(Suit::Clubs) => AnsiColor::Green,
        Some(Suit::Diamonds) => AnsiColor::Blue,
        Some(Suit::Hearts) => AnsiColor::Red,
        Some(Suit::Spades) => return Style::new().bold(),
        Some(Suit::Stars) => AnsiColor::Yellow,
        None => AnsiColor::Magenta,
    };
    color.on_default()
}

/// Counts things in English: `1 game`, `2 games`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Joins names in English: `Ann, Bob and Cat`.
pub(crate) fn and(names: &[String]) -> String {
    Language::English.words().and(names)
}

/// Writes the points of a round, `-` if the player did not play it.
pub(crate) fn score(points: Option<i32>) -> String {
    points.map_or_else(|| "-".to_owned(), |points| points.to_string())
}

/// Writes a card of a meld, with the card or rank that it stands for if that
/// is another: `JOKER(8D)` in a run, `JOKER(K)` in a book.
pub fn placed(placed: MeldCard, style: TextStyle) -> String {
    let own = card(placed.card, style);
    match placed.stands_for {
        _ if !placed.stands_in() => own,
        StandsFor::Card(other) => format!("{own}({})", card(other, style)),
        StandsFor::Rank(rank) => format!("{own}({rank})"),
    }
}

/// Wraps a text between words to a width in columns, with an indent for its
/// first line and one for the others.
///
/// Colors have no width. A word wider than the line sticks out: no card is broken. What is in
/// backticks is a word if it fits a line, so that a command can be copied.
pub fn wrap(first: &str, next: &str, text: &str, width: usize) -> String {
    let held = with_held_spaces(text, width.saturating_sub(columns(next)));
    textwrap::fill(&held, whole_words(first, next, width)).replace(HELD, " ")
}

/// Stands for a space that does not end a word; no text has this character.
const HELD: char = '\u{fdd0}';

/// Holds together what is in backticks, if it fits a line of so many columns.
fn with_held_spaces(text: &str, most: usize) -> String {
    let mut held = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let parts: Vec<_> = line.split('`').collect();
        for (index, part) in parts.iter().enumerate() {
            let end =
                parts.get(index + 1).and_then(|after| after.split(char::is_whitespace).next());
            let fits = end.is_some_and(|end| columns(part) + columns(end) + 2 <= most);
            match index % 2 == 1 && fits {
                true => held.extend(part.chars().map(|c| if c == ' ' { HELD } else { c })),
                false => held.push_str(part),
            }
            held.extend((index + 1 < parts.len()).then_some('`'));
        }
    }
    held
}

fn whole_words<'a>(first: &'a str, next: &'a str, width: usize) -> Options<'a> {
    Options::new(width)
        .initial_indent(first)
        .subsequent_indent(next)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false)
}

/// Wraps a line as [`wrap`] does; a path that is wider than the line is broken after its separators.
pub(crate) fn wrap_path(first: &str, next: &str, text: &str, width: usize) -> String {
    fn pieces(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
        let is_end = |c| c == ' ' || is_separator(c);
        Box::new(line.split_inclusive(is_end).map(Word::from))
    }
    let whole = wrap(first, next, text, width);
    if whole.lines().all(|line| columns(line) <= width) {
        return whole;
    }
    let options = whole_words(first, next, width);
    textwrap::fill(text, options.word_separator(WordSeparator::Custom(pieces)))
}

/// The rules, the style and the layout of an answer.
pub(crate) struct Page<'a> {
    pub(crate) rules: RoundRules<'a>,
    pub(crate) style: TextStyle,
    /// The columns of the widest label.
    label: usize,
}

impl<'a> Page<'a> {
    pub(crate) fn new(rules: RoundRules<'a>, style: TextStyle, labels: &[&str]) -> Self {
        let label = labels.iter().map(|label| columns(label)).max();
        Self { rules, style, label: label.unwrap_or_default() }
    }

    pub(crate) fn for_hand(rules: RoundRules<'a>, style: TextStyle) -> Self {
        let words = style.words();
        let [book, run] = [MeldKind::Book, MeldKind::Run].map(|kind| words.meld_kind(kind));
        let labels = [book, run, words.discard(), words.cards_left(), words.deadwood()];
        Self::new(rules, style, &labels)
    }

    pub(crate) fn header(&self) -> String {
        let words = self.style.words();
        let ruleset = words.ruleset(self.rules.ruleset);
        self.text(&words.round_header(self.rules, &ruleset))
    }

    pub(crate) fn answer(&self, yes: bool, rest: &str) -> String {
        let words = self.style.words();
        let (word, color) = match yes {
            true => (words.yes_answer(), AnsiColor::Green),
            false => (words.no_answer(), AnsiColor::Red),
        };
        let word = self.style.paint(color.on_default().bold(), word);
        self.text(&format!("{word}, {rest}"))
    }

    pub(crate) fn note(&self, note: &str) -> String {
        self.text(&self.style.words().note(note))
    }

    pub(crate) fn kind(&self, meld: &Meld) -> &'static str {
        self.style.words().meld_kind(meld.kind)
    }

    pub(crate) fn arrangement(&self, arrangement: &Arrangement) -> Vec<String> {
        let melds = self.melds(&arrangement.melds).into_iter();
        melds.chain(self.deadwood(arrangement)).collect()
    }

    pub(crate) fn melds(&self, melds: &[Meld]) -> Vec<String> {
        let row = |meld| self.row(self.kind(meld), &self.meld(meld));
        melds.iter().map(row).collect()
    }

    /// Writes the cards of a meld, its wilds with what they stand for.
    pub(crate) fn meld(&self, meld: &Meld) -> String {
        meld.cards.iter().map(|&card| placed(card, self.style)).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn deadwood(&self, arrangement: &Arrangement) -> Option<String> {
        let deadwood = &arrangement.deadwood;
        (!deadwood.is_empty()).then(|| self.summed(self.style.words().deadwood(), deadwood))
    }

    /// Writes cards and the sum of their points, on one line if they fit.
    pub(crate) fn summed(&self, label: &str, cards: &[Card]) -> String {
        let values: Vec<_> = cards.iter().map(|&card| self.rules.value(card)).collect();
        let cards = self::cards(cards.iter().copied(), self.style);
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
        let text = &with_cards(text, self.style);
        let first = format!("  {}  ", to_left(label, self.label));
        let next = " ".repeat(columns(&first));
        wrap(&first, &next, text, self.style.width)
    }

    pub(crate) fn text(&self, text: &str) -> String {
        self.style.wrap(&with_cards(text, self.style))
    }
}

/// Ends each line, the last one too.
pub(crate) fn finish(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

/// The sign beside the points of who went out; with it they can be typed back, in any shell.
pub(crate) const OUT_SIGN: &str = "x";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextStyle {
    /// Suit signs, `7♦`, rather than letters, `7D`.
    pub signs: bool,
    pub color: bool,
    /// Columns to fill.
    pub width: usize,
    pub language: Language,
    /// What was given with `--db`, which the commands in texts get.
    pub db: Option<&'static Path>,
}

impl Default for TextStyle {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl TextStyle {
    /// Plain ASCII, 80 columns: what a pipe gets.
    pub const PLAIN: Self =
        Self { signs: false, color: false, width: 80, language: Language::English, db: None };

    #[must_use]
    pub const fn of_width(self, width: usize) -> Self {
        Self { width, ..self }
    }

    /// Wraps a text to the page.
    pub fn wrap(self, text: &str) -> String {
        wrap("", "", text, self.width)
    }

    /// Wraps a text to the page, with an indent for all lines but the first.
    pub fn hang(self, text: &str) -> String {
        wrap("", "  ", text, self.width)
    }

    #[must_use]
    pub const fn uncolored(self) -> Self {
        Self { color: false, ..self }
    }

    pub(super) fn paint(self, ansi: Style, text: impl Display) -> String {
        if self.color { format!("{ansi}{text}{ansi:#}") } else { text.to_string() }
    }

    pub fn words(self) -> &'static Messages {
        self.language.words()
    }
}

pub fn capitalized(line: &str) -> String {
    let mut chars = line.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::fixture::check_written;
    use crate::rules::{Round, Ruleset};

    #[test]
    fn texts_are_written_so_that_nothing_of_them_steers_the_terminal() {
        check_written("name", |text, _| format!("{}, {}", shown(text), columns(&shown(text))));
        check_written("printed", |text, _| printable(text).into_owned());
        check_written("cards", |text, what| {
            with_cards(text, TextStyle { signs: what == "signs", ..TextStyle::PLAIN }).into_owned()
        });
        check_written("cut", |name, most| {
            let most = most.parse().unwrap();
            let cut = fit(name, most, TextStyle::PLAIN);
            assert!(columns(&cut) <= most, "{cut}");
            cut
        });
    }

    #[test]
    fn a_text_wraps_beside_labels_of_other_scripts() {
        let official = Ruleset::official();
        let style = TextStyle { width: 22, ..TextStyle::PLAIN };
        let rules = official.in_round(Round::new(1).unwrap());
        let page = Page::new(rules, style, &["sæt", "løse kort", "手札"]);
        let expect = "  løse kort  3H 8H 9C\n             10S";
        assert_eq!(page.row("løse kort", "3H 8H 9C 10S"), expect);
        assert_eq!(page.row("手札", "3H"), "  手札       3H");
    }
}

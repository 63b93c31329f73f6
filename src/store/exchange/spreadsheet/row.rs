//! A line of a spreadsheet.

use std::collections::HashSet;

use csv::StringRecord;

use super::cell_text::{is_left, round_label, title_of_game, typed};
use super::days::{has_day, is_day, serial};
use super::error::ImportSpreadsheetError;
use super::heading::Heading;
use super::problem::SheetProblem;

/// The cells of a line.
pub(super) struct Row {
    pub(super) cells: StringRecord,
    /// From 1.
    pub(super) line: u64,
    pub(super) is_after_gap: bool,
}

impl Row {
    /// Takes the cells of a line over, with a space for a line break, and numbers without what
    /// some programs make text of them with: `="12"`, `１２`, a blank without width.
    pub(super) fn new(cells: StringRecord, line: u64, is_after_gap: bool) -> Self {
        let text = cells.as_slice();
        let is_other = |c| matches!(c, '\n' | '０'..='９') || has_no_width(c);
        let is_plain = !text.contains(is_other) && !text.contains("=\"");
        if is_plain {
            return Self { cells, line, is_after_gap };
        }
        // Totals below each other, beside as many players.
        let is_list = |cell: &&str| cell.contains('\n') && cell.lines().all(is_score);
        let totals = cells.iter().find(is_list).map(|cell| cell.lines().count());
        let joined = |cell: &str| match totals == Some(cell.lines().count()) {
            true => plain(&cell.replace('\n', "; ")),
            false => plain(cell),
        };
        let cells = cells.iter().map(joined).collect();
        Self { cells, line, is_after_gap }
    }

    /// Returns a cell, empty if there is none.
    pub(super) fn at(&self, index: usize) -> &str {
        self.cells.get(index).unwrap_or_default()
    }

    pub(super) fn filled(&self) -> impl Iterator<Item = &str> {
        self.cells.iter().filter(|cell| !cell.is_empty())
    }

    pub(super) fn text(&self) -> String {
        self.filled().collect::<Vec<_>>().join(" ")
    }

    /// Returns the text of a line of titles.
    pub(super) fn title(&self) -> String {
        self.filled().map(day_of_number).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn is_empty(&self) -> bool {
        self.filled().next().is_none()
    }

    /// Returns `true` if a line can only be the headings of the one below it: that has scores,
    /// and nothing in a column without a word above it but for its first cell.
    pub(super) fn heads(&self, below: &Self) -> bool {
        let mut filled = (0..below.cells.len()).filter(|&index| !below.at(index).is_empty());
        let Some(first) = filled.next() else { return false };
        let is_sum =
            |heading| matches!(heading, Heading::Total | Heading::Subtotal | Heading::Points);
        let is_word = |index| !self.at(index).is_empty() && !is_score(self.at(index));
        let is_headed = |index| is_word(index) && Heading::of(below.at(index)).is_none();
        let scores = (first + 1..below.cells.len()).filter(|&index| is_score(below.at(index)));
        Heading::of(below.at(first)).is_none_or(is_sum)
            && filled.all(is_headed)
            && scores.count() > 0
    }

    /// Returns what is wrong with titles of games side by side: each with two and more names of
    /// `below`, and all of one kind, `Table 1` and `Table 2`, days, or numbers after `Game`.
    pub(super) fn titles_beside(&self, below: &Self) -> Option<ImportSpreadsheetError> {
        let is_label = |cell: &&str| Heading::of(cell).is_some() && title_of_game(cell).is_none();
        let label = self.filled().next().filter(is_label);
        let titles: Vec<_> = self.filled().skip(usize::from(label.is_some())).collect();
        let kind = |title: &&str| match title_of_game(title) {
            Some((word, _)) => Some(word),
            None if is_day(title) => Some("day".to_owned()),
            None => title.parse::<u32>().ok().and(label).map(str::to_owned),
        };
        let [one, other, ..] = titles[..] else { return None };
        let kinds: HashSet<_> = titles.iter().map(kind).collect();
        let names = below.filled().filter(|cell| is_name(cell) && round_label(cell).is_none());
        let is_beside = kinds.len() == 1 && !kinds.contains(&None) && one != other;
        (is_beside && names.count() >= 2 * titles.len()).then(|| {
            let [one, other] = [one, other].map(str::to_owned);
            SheetProblem::Beside { one, other }.at(self.line)
        })
    }

    /// Returns `true` for a line below the headings of Markdown: `|---|:--|`.
    pub(super) fn is_rule(&self) -> bool {
        let is_dash = |c: char| matches!(c, '-' | ':');
        !self.is_empty() && self.filled().all(|cell| cell.len() > 2 && cell.chars().all(is_dash))
    }

    /// Returns the headings of a line of names and one below it of what each has, such as
    /// `Points` and `Total`; `None` if they are not those.
    pub(super) fn merged(&self, below: &Self) -> Option<Self> {
        let is_named = |index| is_numbered_player(below.at(index)) && is_name(self.at(index));
        let numbered = (0..below.cells.len()).filter(|&index| is_numbered_player(below.at(index)));
        let are_named = numbered.clone().count() > 1 && numbered.clone().all(is_named);
        let is_heading = |cell: &str| {
            let others = [Some(Heading::Player), Some(Heading::League), None];
            !others.contains(&Heading::of(cell)) || are_named && is_numbered_player(cell)
        };
        let is_corner = |(nth, cell): (usize, &str)| nth == 0 && has_day(cell) || is_heading(cell);
        let of_player = below.filled().filter(|cell| is_of_player(cell)).count();
        let is_merged = of_player > 1 || are_named;
        if !below.filled().enumerate().all(is_corner) || !is_merged || self.is_empty() {
            return self.merged_blocks(below);
        }
        Some(self.with(below, |name, above, own| match Heading::of(own) {
            None if above.is_empty() => own.to_owned(),
            None => above.to_owned(),
            Some(Heading::Points) if !name.is_empty() => name.to_owned(),
            Some(
                Heading::Total
                | Heading::Subtotal
                | Heading::Ignored
                | Heading::Place
                | Heading::Out,
            ) if !name.is_empty() => format!("{name} {own}"),
            Some(_) => own.to_owned(),
        }))
    }

    /// Returns the headings of two lines, each by the last cell above that is not empty, the one
    /// right above, and its own.
    fn with(&self, below: &Self, heading: impl Fn(&str, &str, &str) -> String) -> Self {
        let mut last = "";
        let cells = (0..self.cells.len().max(below.cells.len())).map(|index| {
            let above = self.at(index);
            last = if above.is_empty() { last } else { above };
            heading(last, above, below.at(index))
        });
        Self { cells: cells.collect(), line: below.line, is_after_gap: self.is_after_gap }
    }

    /// Returns the headings of a line of what blocks of columns have, such as `Points` and
    /// `Total`, and one below it of names; `None` if they are not those.
    fn merged_blocks(&self, below: &Self) -> Option<Self> {
        let start = (0..self.cells.len()).find(|&index| is_of_player(self.at(index)))?;
        let blocks = self.cells.iter().skip(start).filter(|cell| !cell.is_empty());
        let mut names = below.cells.iter().skip(start).filter(|cell| !cell.is_empty());
        if blocks.clone().count() < 2 || !blocks.clone().all(is_of_player) || !names.all(is_name) {
            return None;
        }
        Some(self.with(below, |block, above, own| match (own.is_empty(), Heading::of(block)) {
            (true, _) if !is_of_player(block) => above.to_owned(),
            (false, Some(Heading::Total | Heading::Subtotal)) => format!("{own} {block}"),
            _ => own.to_owned(),
        }))
    }
}

/// Returns `true` for the heading of something that each player has.
fn is_of_player(text: &str) -> bool {
    let of = Heading::of(text);
    matches!(of, Some(Heading::Points | Heading::Total | Heading::Subtotal))
}

/// Returns `true` for what is neither a known word nor a number.
pub(super) fn is_name(cell: &str) -> bool {
    !cell.is_empty() && Heading::of(cell).is_none() && !is_score(cell)
}

/// Returns `true` for `Player 2`, which may stand for a name.
fn is_numbered_player(text: &str) -> bool {
    let word = text.trim_end_matches(|c: char| c.is_ascii_digit());
    word.len() < text.len() && Heading::of(word) == Some(Heading::Player)
}

/// Returns a cell without line breaks, and a number without `="` or wide digits.
fn plain(cell: &str) -> String {
    let formula = cell.strip_prefix("=\"").and_then(|cell| cell.strip_suffix('"'));
    let narrow = |c: char| match c {
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10).unwrap_or(c),
        '\n' => ' ',
        c => c,
    };
    let cell = formula.unwrap_or(cell).trim_matches(|c| has_no_width(c) || c == ' ');
    cell.chars().map(narrow).collect()
}

fn has_no_width(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// Returns `true` for a number, as a score is written.
pub(super) fn is_score(text: &str) -> bool {
    score(text).is_some()
}

/// Returns a cell of a title, with a day for the number that Excel has of it.
pub(super) fn day_of_number(cell: &str) -> String {
    serial(cell).map_or_else(|| cell.to_owned(), |day| day.to_string())
}

/// Returns `true` for what says that a player did not play, or left: `-`, `DNP`, `gone`.
pub(super) fn is_absent(text: &str) -> bool {
    text == "-" || typed(text).as_deref() == Some("-") || is_left(text)
}

/// Returns `true` if most cells of those who played are numbers or `out`.
pub(super) fn are_scores<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let played = cells.filter(|cell| !is_absent(cell));
    let (scores, others): (Vec<_>, Vec<_>) =
        played.partition(|cell| is_score(cell) || cell.eq_ignore_ascii_case("out"));
    scores.len() > others.len()
}

/// Returns the number of a score.
pub(super) fn score(text: &str) -> Option<i32> {
    match typed(text) {
        Some(typed) if typed == "out" => Some(0),
        Some(typed) => typed.parse().ok(),
        None => text.parse().ok(),
    }
}

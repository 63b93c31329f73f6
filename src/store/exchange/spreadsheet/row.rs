//! A line of a spreadsheet.

use csv::StringRecord;

use super::heading::Heading;
use super::typed::typed;

/// The cells of a line.
pub(super) struct Row {
    pub(super) cells: StringRecord,
    /// From 1.
    pub(super) line: u64,
    pub(super) is_after_gap: bool,
}

impl Row {
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

    pub(super) fn is_empty(&self) -> bool {
        self.filled().next().is_none()
    }

    /// Returns `true` if a line can only be the headings of the one below it: that has scores,
    /// and nothing in a column without a word above it but for its first cell.
    pub(super) fn heads(&self, below: &Self) -> bool {
        let mut filled = (0..below.cells.len()).filter(|&index| !below.at(index).is_empty());
        let Some(first) = filled.next() else {
            return false;
        };
        let is_sum =
            |heading| matches!(heading, Heading::Total | Heading::Subtotal | Heading::Points);
        let is_word = |index| !self.at(index).is_empty() && !is_score(self.at(index));
        let is_headed = |index| is_word(index) && Heading::of(below.at(index)).is_none();
        let scores = (first + 1..below.cells.len()).filter(|&index| is_score(below.at(index)));
        Heading::of(below.at(first)).is_none_or(is_sum)
            && filled.all(is_headed)
            && scores.count() > 0
    }

    /// Returns `true` for a line below the headings of Markdown: `|---|:--|`.
    pub(super) fn is_rule(&self) -> bool {
        let is_dash = |c: char| matches!(c, '-' | ':');
        !self.is_empty() && self.filled().all(|cell| cell.len() > 2 && cell.chars().all(is_dash))
    }

    /// Returns the headings of a line of names and one below it of what each has, such as
    /// `Points` and `Total`; `None` if they are not those.
    pub(super) fn merged(&self, below: &Self) -> Option<Self> {
        const OF_PLAYER: [Option<Heading>; 3] =
            [Some(Heading::Points), Some(Heading::Total), Some(Heading::Subtotal)];
        let is_heading = |cell: &str| {
            let others = [Some(Heading::Player), Some(Heading::League), Some(Heading::Out), None];
            !others.contains(&Heading::of(cell))
        };
        let of_player = below.filled().filter(|cell| OF_PLAYER.contains(&Heading::of(cell)));
        if !below.filled().all(is_heading) || of_player.count() < 2 || self.is_empty() {
            return None;
        }
        let mut name = "";
        let cells = (0..self.cells.len().max(below.cells.len())).map(|index| {
            let (above, own) = (self.at(index), below.at(index));
            name = if above.is_empty() { name } else { above };
            match Heading::of(own) {
                None => above.to_owned(),
                Some(Heading::Points) if !name.is_empty() => name.to_owned(),
                Some(Heading::Total | Heading::Subtotal | Heading::Ignored | Heading::Place)
                    if !name.is_empty() =>
                {
                    format!("{name} {own}")
                }
                Some(_) => own.to_owned(),
            }
        });
        Some(Self { cells: cells.collect(), line: below.line, is_after_gap: self.is_after_gap })
    }
}

/// Returns `true` for a number, as a score is written.
pub(super) fn is_score(text: &str) -> bool {
    let text = typed(text).unwrap_or_else(|| text.to_owned());
    text.parse::<i32>().is_ok()
}

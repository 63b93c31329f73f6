//! The columns of rounds, or of games of totals, where players are rows.

use super::super::cell_text::{numbered, round_label, word_and_number};
use super::super::columns::is_title_of_game;
use super::super::days::{has_day, serial};
use super::super::heading::{Heading, is_occasion};
use super::super::row::{Row, is_score, score};
use super::super::sums::{Column, figures};
use super::super::totals::LARGEST;
use super::Line;

impl Line<'_> {
    /// Returns the rounds that headings name, `None` if they do not name rounds one
    /// after the other.
    pub(super) fn rounds(&self) -> Option<Vec<(usize, u8)>> {
        let in_words = |cell: &str| round_label(&format!("Round {cell}"));
        let label = |cell: &str| round_label(cell).or_else(|| in_words(cell));
        let any = |cell: &str| {
            let (_, number) = numbered(cell)?;
            (self.has(Heading::Player) && self.has_zero()).then_some((number, false))
        };
        self.rounds_by(label).or_else(|| self.rounds_by(any))
    }

    fn rounds_by(&self, label: impl Fn(&str) -> Option<(u8, bool)>) -> Option<Vec<(usize, u8)>> {
        let is_title = |index: usize| index == self.first && is_title_of_game(self.cells[index]);
        let unknown = self.unknown().filter(|index| !is_title(*index));
        let labels = unknown.filter_map(|index| Some((index, label(self.cells[index])?)));
        let mut labels: Vec<_> = labels.collect();
        // Some begin on the right.
        if labels.windows(2).all(|pair| pair[0].1.0 == pair[1].1.0 + 1) {
            labels.reverse();
        }
        let &(index, (first, _)) = labels.first()?;
        let is_in_order = labels.windows(2).all(|pair| pair[0].1.0 + 1 == pair[1].1.0);
        // Nothing begins with round 3, but with 3 cards.
        let says_dealt = labels.iter().any(|(_, (_, is_dealt))| *is_dealt);
        let is_beyond = labels.last().is_some_and(|(_, (last, _))| *last > 11);
        let is_dealt =
            first == 3 && (says_dealt || is_beyond || self.cells[index].starts_with('3'));
        let are_numbers = labels.iter().all(|(index, _)| is_score(self.cells[*index]));
        if !is_in_order
            || labels.len() < 2
            || !(is_dealt || first == 1 || first == 2 && labels.len() > 2 && !says_dealt)
            || are_numbers && self.may_begin_with_name()
        {
            return None;
        }
        let less = if is_dealt { 2 } else { 0 };
        Some(labels.into_iter().map(|(index, (number, _))| (index, number - less)).collect())
    }

    /// Returns the columns of a sheet of results that are games, and those of figures beside
    /// them. A game is headed by a day, by what ends with a number and is no round, or by the
    /// next number, unless most of those have a 0.
    pub(super) fn games(&self) -> Option<(Vec<usize>, Vec<usize>)> {
        let unknown = self.unknown();
        let unknown = unknown.filter(|&index| index > self.first && !self.cells[index].is_empty());
        let unknown: Vec<_> = unknown.collect();
        let number = |index: &usize| self.cells[*index].parse::<u16>().ok();
        let numbers: Vec<_> = unknown.iter().filter_map(number).collect();
        let is_next = numbers.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]));
        let are_numbers = is_next && !self.may_begin_with_name();
        let is_game = |index: &usize| {
            let cell = self.cells[*index];
            let is_numbered = cell.ends_with(|c: char| c.is_ascii_digit());
            has_day(cell)
                || serial(cell).is_some()
                || match number(index) {
                    Some(_) => are_numbers,
                    None => is_numbered && !is_score(cell) && !self.may_be_round(*index),
                }
        };
        let (mut games, mut others): (Vec<_>, Vec<_>) = unknown.into_iter().partition(is_game);
        // `Best 2` is none of `Game 1` to `Game 3`, nor of days or numbers.
        let word = |index: usize| {
            let numbered =
                word_and_number(self.cells[index]).filter(|_| !has_day(self.cells[index]));
            numbered.map(|(word, _)| word)
        };
        let words: Vec<_> = games.iter().map(|index| word(*index)).collect();
        let count = |of: &Option<String>| words.iter().filter(|word| *word == of).count();
        let most = words.iter().max_by_key(|word| count(word)).cloned().flatten();
        let is_odd = |index: &mut usize| {
            word(*index).is_some_and(|word| match &most {
                Some(most) => word != *most,
                None => !is_occasion(&word),
            })
        };
        others.extend(games.extract_if(.., is_odd));
        // Below plain numbers, zeros are those of rounds.
        let has_zero = |index: &&usize| {
            number(index).is_some()
                && serial(self.cells[**index]).is_none()
                && self.below.iter().any(|row| row.at(**index) == "0")
        };
        let (figures, rest): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|&index| self.has_figures(index, &games));
        let are_rounds = games.iter().filter(has_zero).count() * 2 > games.len();
        let are_games = games.len() > rest.len() && !are_rounds;
        (self.options.results && are_games).then_some((games, figures))
    }

    /// Returns `true` for the heading of a round, unless most scores below it are more than a hand
    /// can cost.
    fn may_be_round(&self, index: usize) -> bool {
        round_label(self.cells[index]).is_some_and(|(round, _)| {
            let largest = LARGEST.get(usize::from(round).saturating_sub(1)).copied();
            !self.is_mostly(index, |cell| score(cell) > largest)
        })
    }

    /// Returns `true` if a column has the sum, average, best or number of those of games.
    pub(super) fn has_figures(&self, index: usize, games: &[usize]) -> bool {
        let rows = self.below.iter().filter(|row| !row.at(index).is_empty());
        let of = |row: &Row| {
            let totals = games.iter().filter_map(|&game| score(row.at(game)));
            Column::of(&totals.collect::<Vec<_>>())
        };
        figures(&rows.map(|row| (row.at(index), of(row))).collect::<Vec<_>>()).is_some()
    }
}

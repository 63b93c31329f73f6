//! Results with a row per game whose cells name the players: each beside a total of their own,
//! or several in one cell.

use std::collections::HashSet;

use super::super::cell_text::word_and_number;
use super::super::heading::{Heading, WINNERS, is_heading_of};
use super::super::paired::{list, paired, totals};
use super::super::problem::SheetProblem;
use super::Line;

impl Line<'_> {
    /// Returns the columns of players, each with that of the totals, which may be the same;
    /// `None` if no columns have players.
    pub(super) fn pairs(&self) -> Option<Result<Vec<(usize, usize)>, SheetProblem>> {
        let is_winner = |index: usize| is_heading_of(self.cells[index], WINNERS);
        let says_total = |index: usize| {
            let text = self.cells[index];
            let word = word_and_number(text).map_or_else(|| text.to_owned(), |(word, _)| word);
            let words = [&*word, word.rsplit(' ').next().unwrap_or_default()];
            words
                .map(Heading::of)
                .iter()
                .any(|of| matches!(of, Some(Heading::Points | Heading::Total)))
        };
        let may_be = |index: &usize| {
            let is_open = match self.known[*index] {
                None | Some(Heading::Player | Heading::Points | Heading::Total) => true,
                // `Winning score`
                Some(Heading::Ignored) => {
                    let is_of_winner = *index > 0 && is_winner(index - 1);
                    is_winner(*index) || is_of_winner && says_total(*index)
                }
                Some(_) => false,
            };
            let is_filled = self.filled(*index).any(|cell| !matches!(cell, "0" | "-"));
            is_open && is_filled && !self.is_left_out(*index)
        };
        let columns = (0..self.cells.len()).filter(may_be);
        let (both, others): (Vec<_>, Vec<_>) =
            columns.partition(|index| self.most(*index, |cell| paired(cell).is_some()));
        let is_name = |cell: &str| {
            cell.starts_with(char::is_alphabetic) && !cell.contains(|c: char| c.is_ascii_digit())
        };
        let (mut names, rest): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|index| self.most(*index, is_name));
        let is_list = |cell: &str| paired(cell).is_some_and(|players| players.len() > 1);
        // Over scores with a word, as in `98 W`, the headings are the names.
        let is_named = |index: usize| {
            let is_after = |cell: &str| cell.starts_with(|c: char| c.is_ascii_digit());
            self.known[index].is_none() && is_name(self.cells[index]) && self.most(index, is_after)
        };
        let has_players = names.iter().any(|index| self.known[*index] == Some(Heading::Player));
        if let [first, others @ ..] = both.as_slice()
            && rest.is_empty()
            && !has_players
            && !both.iter().any(|index| is_named(*index))
            && (!others.is_empty() || self.filled(*first).any(is_list))
        {
            return Some(Ok(both.into_iter().map(|index| (index, index)).collect()));
        }
        let number = |index: usize| {
            let digits = self.cells[index].trim_matches(|c: char| !c.is_ascii_digit());
            digits.parse::<u32>().ok()
        };
        let is_heading_of_many =
            |index: usize| self.cells.iter().filter(|cell| **cell == self.cells[index]).count() > 1;
        let is_total = |index: &usize| {
            let is_beside = || {
                names.iter().any(|name| {
                    let is_unnamed = self.cells[*index].is_empty();
                    let is_same = is_unnamed
                        || number(*name) == number(*index)
                            && (number(*name).is_some() || is_heading_of_many(*index));
                    name + 1 == *index && is_same && self.known[*index].is_none()
                })
            };
            says_total(*index) || is_beside()
        };
        let (mut sums, rest): (Vec<_>, Vec<_>) = rest.into_iter().partition(is_total);
        if !rest.is_empty() || !both.is_empty() {
            return None;
        }
        let is_beside = |sum: &usize| names.iter().any(|name| name + 1 == *sum);
        let are_beside = sums.len() > 1 && sums.iter().all(is_beside);
        if names.len() > sums.len() {
            names.retain(|index| match are_beside {
                true => sums.contains(&(index + 1)),
                false => !is_winner(*index),
            });
        }
        names.sort_by_key(|index| number(*index));
        sums.sort_by_key(|index| number(*index));
        let mut pairs: Vec<_> = names.iter().copied().zip(sums.iter().copied()).collect();
        let is_player = |of: &usize| matches!(Heading::of(self.cells[*of]), Some(Heading::Player));
        let is_same = |(name, sum): &(usize, usize)| {
            number(*sum).is_none_or(|number_of| number(*name) == Some(number_of))
        };
        match (names.as_slice(), sums.as_slice()) {
            ([name], [sum]) => {
                let are_lists = self.below.iter().any(|row| {
                    let [names, of] = [*name, *sum].map(|index| row.at(index));
                    let count = list(names).len();
                    count > 1 && totals(of, count).is_some()
                });
                are_lists.then_some(Ok(pairs))
            }
            ([] | [_], _) => None,
            _ if names.iter().any(is_player)
                && !(are_beside && names.iter().all(is_player) && self.has_one_row_per_game()) =>
            {
                None
            }
            _ if names.len() == sums.len() && pairs.iter().all(is_same) => {
                let distance = sums[0].saturating_sub(names[0]);
                for name in (0..self.cells.len()).filter(|_| distance > 0) {
                    let total = name + distance;
                    let is_total = pairs.iter().any(|(_, total)| *total == name);
                    if !is_total && [name, total].iter().all(|index| self.is_spare(*index)) {
                        pairs.push((name, total));
                    }
                }
                Some(Ok(pairs))
            }
            _ => {
                Some(Err(SheetProblem::UnlikeColumns { players: names.len(), totals: sums.len() }))
            }
        }
    }

    /// Leaves it to the columns of players what they hold.
    pub(super) fn clear(&mut self, pairs: &[(usize, usize)]) {
        for &(names, totals) in pairs {
            (self.known[names], self.known[totals]) = (None, None);
        }
        let is_other = |of: &usize| !pairs.iter().any(|&(a, b)| a == *of || b == *of);
        let first = self.unknown().find(is_other);
        if let Some(index) = first.filter(|index| *index == self.first) {
            self.known[index] = self.first_of(index);
        }
    }

    /// Returns `true` if a column has another day or game in each row.
    fn has_one_row_per_game(&self) -> bool {
        let key = self.index(Heading::Game).or_else(|| self.index(Heading::Date));
        key.is_some_and(|key| {
            let mut keys = HashSet::new();
            self.below.iter().all(|row| !row.at(key).is_empty() && keys.insert(row.at(key)))
        })
    }

    /// Returns `true` for a column of a player who has not played yet.
    fn is_spare(&self, index: usize) -> bool {
        self.cells.get(index).is_some_and(|cell| !cell.is_empty())
            && self.known[index] != Some(Heading::Ignored)
            && self.filled(index).all(|cell| matches!(cell, "0" | "-"))
    }

    /// Returns `true` if something is true of most cells of a column.
    fn most(&self, index: usize, is: impl Fn(&str) -> bool) -> bool {
        let count = self.filled(index).filter(|cell| is(cell)).count();
        count * 2 > self.filled(index).count()
    }
}

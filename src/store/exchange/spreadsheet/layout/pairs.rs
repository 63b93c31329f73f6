//! Results with a row per game whose cells name the players: each beside a total of their own,
//! or several in one cell.

use std::collections::HashSet;

use super::super::cell_text::{round_label, word_and_number};
use super::super::days::{has_day, is_day_word};
use super::super::game::is_text;
use super::super::heading::{Heading, SEATS, WINNERS, is_heading_of, is_occasion};
use super::super::paired::{list, paired, totals};
use super::super::problem::SheetProblem;
use super::super::row::Row;
use super::Line;
use crate::game::{is_one_of, name_key};

/// The columns of players, each with that of the totals, which may be the same.
type Pairs = Vec<(usize, usize)>;

/// What is wrong with the columns, and the index of one that has it alone.
type Wrong = (Option<usize>, SheetProblem);

impl Line<'_> {
    /// Returns the columns of players, `None` if no columns have players.
    ///
    /// Columns of names and of totals belong together by their headings: `Player 1` and `Score
    /// 1`, `Host` and `Host pts`, or `Winner` and beside it `Points`. The heading of any other
    /// total has the name of a player: `Ann's score`.
    pub(super) fn pairs(&self) -> Option<Result<Pairs, Wrong>> {
        let columns = (0..self.cells.len()).filter(|index| self.may_be_paired(*index));
        let (both, others): (Vec<_>, Vec<_>) =
            columns.partition(|index| self.most(*index, |cell| paired(cell).is_some()));
        let (names, numbers): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|index| self.most(*index, is_name));
        if !both.is_empty() {
            let is_player = |of: &usize| self.known[*of] == Some(Heading::Player);
            let are_pairs = numbers.is_empty() && !names.iter().any(is_player);
            let pairs = || self.of_one_game(both.iter().map(|index| (*index, *index)).collect());
            return (are_pairs && self.have_players(&both)).then(pairs);
        }
        let mut pairs = self.matched(&names, &numbers);
        let is_open = |of: &&usize| !pairs.iter().any(|(name, sum)| [name, sum].contains(of));
        let label = |of: &usize| Label::of(self.cells[*of]);
        let is_bare = |of: &usize| Heading::of(self.cells[*of]) == Some(Heading::Player);
        if let ([name], [sum]) = (names.as_slice(), numbers.as_slice()) {
            let are_lists = self.below.iter().any(|row| {
                let count = list(row.at(*name)).len();
                count > 1 && totals(row.at(*sum), count).is_some()
            });
            return are_lists.then(|| Ok(vec![(*name, *sum)]));
        }
        let are_bare = names.iter().all(is_bare) && pairs.len() == names.len();
        if names.iter().any(is_bare) && !(are_bare && self.has_one_row_per_game()) {
            return None;
        }
        let players = names.iter().filter(|of| !self.is_winner(**of)).count();
        let unlike = SheetProblem::UnlikeColumns { players, totals: numbers.len() };
        if let [] | [_] = pairs.as_slice() {
            // `Guest name` and `Guest points` beside `Ann` and `Bob`
            let is_named = |(name, sum): &(usize, usize)| {
                !label(sum).slot.is_empty() && !self.is_winner(*name)
            };
            let are_unnamed = numbers.iter().filter(is_open).map(label).all(|of| of.is_unnamed());
            if players > 1 && are_unnamed && !numbers.is_empty()
                || pairs.first().is_some_and(is_named)
            {
                return Some(Err((None, unlike)));
            }
            let sums = numbers.iter().map(label).filter(|label| label.says_total);
            let may_be = |sum: Label| names.iter().find(|name| label(name).may_be_of(&sum));
            let [first, _, ..] = sums.filter_map(may_be).copied().collect::<Vec<_>>()[..] else {
                return None;
            };
            let (name, what) = (self.cells[first].to_owned(), String::new());
            let problem = SheetProblem::FigureOrPlayer { name, what, is_row: false };
            return Some(Err((Some(first), problem)));
        }
        let sums: Vec<_> = pairs.iter().map(|(_, sum)| *sum).collect();
        let is_unknown =
            |of: &&usize| is_open(of) && label(of).says_total && !self.has_figures(**of, &sums);
        if let Some(total) = numbers.iter().find(is_unknown) {
            return Some(Err((Some(*total), SheetProblem::UnknownColumn)));
        }
        if names.iter().filter(is_open).map(label).any(|of| of.says_player || of.number().is_some())
        {
            return Some(Err((None, unlike)));
        }
        pairs.sort_by_key(|(name, _)| (label(name).number(), *name));
        let distance = pairs[0].1.saturating_sub(pairs[0].0);
        for name in (0..self.cells.len()).filter(|_| distance > 0) {
            let total = name + distance;
            let is_total = pairs.iter().any(|(_, total)| *total == name);
            if !is_total && [name, total].iter().all(|index| self.is_spare(*index)) {
                pairs.push((name, total));
            }
        }
        Some(self.of_one_game(pairs))
    }

    fn is_winner(&self, index: usize) -> bool {
        is_heading_of(self.cells[index], WINNERS)
    }

    /// Returns `true` for a column that may have players or totals.
    fn may_be_paired(&self, index: usize) -> bool {
        let is_open = match self.known[index] {
            None | Some(Heading::Player | Heading::Points | Heading::Total) => true,
            // `Winning score`, and `Evening` above lists of players
            Some(Heading::Ignored) => {
                let is_of_winner = index > 0 && self.is_winner(index - 1);
                let label = Label::of(self.cells[index]);
                // `First player` deals, unless there are `First points`.
                let mut totals = self.cells.iter().map(|cell| Label::of(cell));
                let mut has_total = || totals.any(|of| of.says_total && of.slot == label.slot);
                self.is_winner(index)
                    || is_of_winner && label.says_total
                    || label.says_player && has_total()
                    || is_occasion(self.cells[index])
                        && self.most(index, |cell| paired(cell).is_some())
            }
            Some(_) => false,
        };
        let is_filled = self.filled(index).any(|cell| !matches!(cell, "0" | "-"));
        is_open && is_filled && !self.is_left_out(index)
    }

    /// Returns `true` if columns have players with their totals, and several each, or are
    /// several. Over scores with a word, as in `98 W`, the headings are the names.
    fn have_players(&self, both: &[usize]) -> bool {
        let is_list = |cell: &str| paired(cell).is_some_and(|players| players.len() > 1);
        let is_after = |cell: &str| cell.starts_with(|c: char| c.is_ascii_digit());
        let is_named = |index: &usize| {
            self.known[*index].is_none()
                && is_name(self.cells[*index])
                && self.most(*index, is_after)
        };
        let are_lists = both.len() > 1 || self.filled(both[0]).any(is_list);
        are_lists && !both.iter().any(is_named)
    }

    /// Returns each column of totals with that of the names which its heading, or the place
    /// beside that, belongs to.
    fn matched(&self, names: &[usize], numbers: &[usize]) -> Pairs {
        let label = |of: &usize| Label::of(self.cells[*of]);
        let names_of = |sum: usize| {
            let own = label(&sum);
            if own.says_total && !own.slot.is_empty() {
                let names = names.iter().filter(|_| !self.options.is_known(&own.slot));
                let like = names.filter(|name| label(name).is_of(&own));
                return like.min_by_key(|name| !label(name).says_player).copied();
            }
            // `P1` and `S1`, or a column without a heading.
            let is_beside = |name: &usize| {
                let [name, own] = [label(name), label(&sum)].map(|of| of.number());
                let is_repeated =
                    || self.cells.iter().filter(|of| **of == self.cells[sum]).count() > 1;
                self.cells[sum].is_empty() || name == own && (own.is_some() || is_repeated())
            };
            let before = sum.checked_sub(1).filter(|before| names.contains(before));
            before.filter(|name| own.says_total || self.known[sum].is_none() && is_beside(name))
        };
        let found = numbers.iter().filter_map(|&sum| Some((names_of(sum)?, sum)));
        let mut pairs: Pairs = found.collect();
        let is_plain = |sum: &usize| label(sum).says_total && label(sum).slot.is_empty();
        // `1st`, `2nd`, `Points`, `Points`
        let are_blocks = names.len() == numbers.len()
            && numbers.iter().all(is_plain)
            && names.last() < numbers.first();
        if are_blocks && numbers.len() > 1 {
            return names.iter().copied().zip(numbers.iter().copied()).collect();
        }
        // Only the sum of all is called `Total` beside `Total 1` and `Total 2`.
        let (plain, others): (Vec<_>, Vec<_>) = pairs.iter().partition(|(_, sum)| is_plain(sum));
        let sums: Vec<_> = others.iter().map(|(_, sum)| *sum).collect();
        if let [(_, sum)] = plain[..]
            && sums.len() > 1
            && self.has_figures(sum, &sums)
        {
            pairs = others;
        }
        pairs
    }

    /// Refuses columns of several games side by side: `Table 1` and `Table 2`, or days.
    fn of_one_game(&self, pairs: Pairs) -> Result<Pairs, Wrong> {
        let titles: Vec<_> = pairs.iter().map(|(names, _)| self.cells[*names]).collect();
        match titles[..] {
            [one, other, ..] if titles.iter().all(|title| is_title(title)) => {
                let [one, other] = [one, other].map(str::to_owned);
                Err((None, SheetProblem::Beside { one, other }))
            }
            _ => Ok(pairs),
        }
    }

    /// Leaves it to the columns of players what they hold, and leaves out those of their sums
    /// and others, and of words that are no players without a total.
    pub(super) fn clear(&mut self, pairs: &[(usize, usize)]) {
        for &(names, totals) in pairs {
            (self.known[names], self.known[totals]) = (None, None);
        }
        let sums: Vec<_> = pairs.iter().map(|(_, sum)| *sum).collect();
        let keys = |row: &Row| pairs.iter().map(|(name, _)| name_key(row.at(*name))).collect();
        let rows: Vec<HashSet<String>> = self.below.iter().map(keys).collect();
        let is_other = |of: &usize| !pairs.iter().any(|&(a, b)| a == *of || b == *of);
        let others: Vec<_> = self.unknown().filter(is_other).collect();
        for index in others {
            let cells = self.below.iter().zip(&rows).filter(|(row, _)| !row.at(index).is_empty());
            let cells = cells.map(|(row, own)| (name_key(row.at(index)), own));
            let cells: Vec<_> = cells.collect();
            // A player without a total is not named twice in a row.
            let is_of_row = cells.iter().any(|(cell, own)| own.contains(cell));
            let is_player = |cell| rows.iter().any(|row| row.contains(cell));
            let is_other = cells.len() > 1 && !cells.iter().any(|(cell, _)| is_player(cell));
            let is_words = self.filled(index).all(is_text) && (is_of_row || is_other);
            let is_out = is_words || self.has_figures(index, &sums);
            self.known[index] = match is_out {
                true => Some(Heading::Ignored),
                false if index == self.first => self.first_of(index),
                false => None,
            };
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

fn is_name(cell: &str) -> bool {
    cell.starts_with(char::is_alphabetic) && !cell.contains(|c: char| c.is_ascii_digit())
}

/// A heading without its words for players and totals.
struct Label {
    /// Its number, else the other words: `1` of `1st pts`, `a` of `Player A`, none of `Points`.
    slot: String,
    says_total: bool,
    says_player: bool,
}

impl Label {
    fn of(heading: &str) -> Self {
        let is_total =
            |word: &&str| matches!(Heading::of(word), Some(Heading::Points | Heading::Total));
        let is_player = |word: &&str| Heading::of(word) == Some(Heading::Player);
        let plain = word_and_number(heading).map_or_else(|| heading.to_owned(), |(word, _)| word);
        let key = name_key(&plain).replace("'s", "").replace("’s", "");
        let words = key.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let words: Vec<_> =
            words.map(|word| if word == "winning" { "winner" } else { word }).collect();
        let is_sum = is_total(&&*plain);
        let mut ends = words.first().into_iter().chain(words.last());
        let own =
            words.iter().filter(|of| !is_sum && **of != "of" && !is_total(of) && !is_player(of));
        let own = own.copied().collect::<Vec<_>>().join(" ");
        let number = heading.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u32>();
        Self {
            slot: number.map_or(own, |number| number.to_string()),
            says_total: is_sum || ends.any(is_total),
            says_player: words.iter().any(is_player),
        }
    }

    fn number(&self) -> Option<u32> {
        self.slot.parse().ok()
    }

    /// Returns `true` for a total that no word says whose it is.
    fn is_unnamed(&self) -> bool {
        self.says_total && (self.slot.is_empty() || self.number().is_some())
    }

    /// Returns `true` if names belong to totals: `Player A` and `Team A` to `Score A`, `Winner` also
    /// to the genitive of that.
    fn is_of(&self, total: &Self) -> bool {
        let slot = &total.slot;
        let is_genitive = || {
            let end = slot.strip_prefix(&*self.slot);
            !self.slot.is_empty() && matches!(end, Some("s" | "n"))
        };
        let is_letter = slot.chars().count() == 1
            || round_label(&format!("Round {}", slot.to_uppercase())).is_some();
        let word = self.slot.strip_suffix(&**slot).and_then(|word| word.strip_suffix(' '));
        self.slot == *slot || is_genitive() || is_letter && word.is_some_and(is_word)
    }

    /// Returns `true` if names have the words of totals, and others that mean nothing else: `Team
    /// Red` or `Ann team`.
    fn may_be_of(&self, total: &Self) -> bool {
        let slot = Some(&*total.slot).filter(|slot| !slot.is_empty());
        let before = slot.and_then(|slot| self.slot.strip_suffix(slot)?.strip_suffix(' '));
        let after = slot.and_then(|slot| self.slot.strip_prefix(slot)?.strip_prefix(' '));
        before.is_some_and(is_word) || after.is_some_and(|word| Heading::of(word).is_none())
    }
}

/// Returns `true` for what may stand before a letter or a color in a heading of names.
fn is_word(text: &str) -> bool {
    Heading::of(text).is_none() || is_one_of(SEATS, text)
}

/// Returns `true` for what heads one of several games.
fn is_title(heading: &str) -> bool {
    let word = word_and_number(heading).map_or_else(|| heading.to_owned(), |(word, _)| word);
    let letter = word.rsplit_once(' ').filter(|(_, last)| last.chars().count() == 1);
    has_day(heading) || is_day_word(heading) || is_occasion(letter.map_or(&*word, |(word, _)| word))
}

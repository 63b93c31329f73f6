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
            columns.partition(|index| self.has_pairs_in_cells(*index));
        let (names, totals): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|index| self.is_mostly(*index, is_text_without_digits));
        if !both.is_empty() {
            let is_player = |of: &usize| self.known[*of] == Some(Heading::Player);
            let is_alone = totals.is_empty() && !names.iter().any(is_player);
            let pairs = || self.of_one_game(both.iter().map(|index| (*index, *index)).collect());
            return (is_alone && self.have_players(&both)).then(pairs);
        }
        if let ([names], [totals]) = (names.as_slice(), totals.as_slice()) {
            return self.are_lists(*names, *totals).then(|| Ok(vec![(*names, *totals)]));
        }
        let mut pairs = self.matched(&names, &totals);
        let are_bare = names.iter().all(|of| self.is_bare(*of)) && pairs.len() == names.len();
        if names.iter().any(|of| self.is_bare(*of)) && !(are_bare && self.has_one_row_per_game()) {
            return None;
        }
        let wrong = match pairs.len() {
            0 | 1 => return self.almost_paired(&pairs, &names, &totals).map(Err),
            _ => self.left_over(&pairs, &names, &totals),
        };
        pairs.sort_by_key(|(name, _)| (self.pair_heading(*name).number(), *name));
        Some(wrong.map_or_else(|| self.of_one_game(self.with_spare(pairs)), Err))
    }

    fn pair_heading(&self, index: usize) -> PairHeading {
        PairHeading::new(self.cells[index])
    }

    /// Returns `true` if most cells of a column have players with their totals.
    fn has_pairs_in_cells(&self, index: usize) -> bool {
        self.is_mostly(index, |cell| paired(cell).is_some())
    }

    /// Returns `true` if a heading says nothing but that players are below.
    fn is_bare(&self, index: usize) -> bool {
        Heading::of(self.cells[index]) == Some(Heading::Player)
    }

    /// Returns `true` if the cells of a column have several names, and those of another as many
    /// totals.
    fn are_lists(&self, names: usize, of_totals: usize) -> bool {
        self.below.iter().any(|row| {
            let count = list(row.at(names)).len();
            count > 1 && totals(row.at(of_totals), count).is_some()
        })
    }

    /// Returns what is wrong if columns of names and totals were meant, of which one pair at
    /// most was found.
    fn almost_paired(&self, pairs: &Pairs, names: &[usize], totals: &[usize]) -> Option<Wrong> {
        // `Guest name` and `Guest points` beside `Ann` and `Bob`
        let is_guest = |(name, total): &(usize, usize)| {
            !self.pair_heading(*total).owner.is_empty() && !self.is_winner(*name)
        };
        let headings = totals.iter().map(|total| (total, self.pair_heading(*total)));
        let mut open = headings.clone().filter(|(total, _)| is_open(pairs, **total));
        let are_unnamed = !totals.is_empty() && open.all(|(_, total)| total.is_unnamed());
        let is_several = self.player_columns(names) > 1;
        if is_several && are_unnamed || pairs.first().is_some_and(is_guest) {
            return Some((None, self.unlike_columns(names, totals)));
        }
        let said = headings.filter(|(_, total)| total.says_total);
        let owner = |(_, total)| names.iter().find(|of| self.pair_heading(**of).may_own(&total));
        let mut owners = said.filter_map(owner);
        let (first, _) = (owners.next()?, owners.next()?);
        let (name, what) = (self.cells[*first].to_owned(), String::new());
        Some((Some(*first), SheetProblem::FigureOrPlayer { name, what, is_row: false }))
    }

    /// Returns what is wrong with columns that are in no pair beside others that are.
    fn left_over(&self, pairs: &Pairs, names: &[usize], totals: &[usize]) -> Option<Wrong> {
        let paired = totals_of(pairs);
        let open = |columns: &[usize]| -> Vec<_> {
            let open = columns.iter().copied().filter(|of| is_open(pairs, *of));
            open.map(|of| (of, self.pair_heading(of))).collect()
        };
        let is_unknown = |(index, total): &&(usize, PairHeading)| {
            total.says_total && !self.has_figures(*index, &paired)
        };
        if let Some((total, _)) = open(totals).iter().find(is_unknown) {
            return Some((Some(*total), SheetProblem::UnknownColumn));
        }
        let is_player = |(_, of): &(_, PairHeading)| of.says_player || of.number().is_some();
        open(names).iter().any(is_player).then(|| (None, self.unlike_columns(names, totals)))
    }

    fn player_columns(&self, names: &[usize]) -> usize {
        names.iter().filter(|of| !self.is_winner(**of)).count()
    }

    fn unlike_columns(&self, names: &[usize], totals: &[usize]) -> SheetProblem {
        SheetProblem::UnlikeColumns { players: self.player_columns(names), totals: totals.len() }
    }

    /// Adds the columns of players who have not played yet.
    fn with_spare(&self, mut pairs: Pairs) -> Pairs {
        let distance = pairs[0].1.saturating_sub(pairs[0].0);
        let columns = if distance > 0 { self.cells.len() } else { 0 };
        for name in 0..columns {
            let total = name + distance;
            let is_total = pairs.iter().any(|(_, total)| *total == name);
            if !is_total && [name, total].iter().all(|index| self.is_spare(*index)) {
                pairs.push((name, total));
            }
        }
        pairs
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
                let own = self.pair_heading(index);
                // `First player` deals, unless there are `First points`.
                let mut headings = self.cells.iter().map(|cell| PairHeading::new(cell));
                let mut has_total = || headings.any(|of| of.says_total && of.owner == own.owner);
                self.is_winner(index)
                    || is_of_winner && own.says_total
                    || own.says_player && has_total()
                    || is_occasion(self.cells[index]) && self.has_pairs_in_cells(index)
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
                && is_text_without_digits(self.cells[*index])
                && self.is_mostly(*index, is_after)
        };
        let are_lists = both.len() > 1 || self.filled(both[0]).any(is_list);
        are_lists && !both.iter().any(is_named)
    }

    /// Returns each column of totals with that of the names which its heading, or the place
    /// beside that, belongs to.
    fn matched(&self, names: &[usize], totals: &[usize]) -> Pairs {
        let names_of = |total: usize| {
            let own = self.pair_heading(total);
            if own.says_total && !own.owner.is_empty() {
                let names = names.iter().filter(|_| !self.options.is_known(&own.owner));
                let like = names.filter(|name| self.pair_heading(**name).owns(&own));
                return like.min_by_key(|name| !self.pair_heading(**name).says_player).copied();
            }
            // `P1` and `S1`, or a column without a heading.
            let is_beside = |name: &usize| {
                let [name, own] =
                    [self.pair_heading(*name), self.pair_heading(total)].map(|of| of.number());
                let is_repeated =
                    || self.cells.iter().filter(|of| **of == self.cells[total]).count() > 1;
                self.cells[total].is_empty() || name == own && (own.is_some() || is_repeated())
            };
            let before = total.checked_sub(1).filter(|before| names.contains(before));
            before.filter(|name| own.says_total || self.known[total].is_none() && is_beside(name))
        };
        let is_plain = |total: &usize| {
            let heading = self.pair_heading(*total);
            heading.says_total && heading.owner.is_empty()
        };
        // `1st`, `2nd`, `Points`, `Points`
        let are_blocks = names.len() == totals.len()
            && totals.iter().all(is_plain)
            && names.last() < totals.first();
        if are_blocks && totals.len() > 1 {
            return names.iter().copied().zip(totals.iter().copied()).collect();
        }
        let pairs: Pairs =
            totals.iter().filter_map(|&total| Some((names_of(total)?, total))).collect();
        // Only the sum of all is called `Total` beside `Total 1` and `Total 2`.
        let (plain, others): (Pairs, Pairs) =
            pairs.iter().copied().partition(|(_, of)| is_plain(of));
        let is_sum = |of| others.len() > 1 && self.has_figures(of, &totals_of(&others));
        match plain[..] {
            [(_, total)] if is_sum(total) => others,
            _ => pairs,
        }
    }

    /// Refuses columns of several games side by side: `Table 1` and `Table 2`, or days.
    fn of_one_game(&self, pairs: Pairs) -> Result<Pairs, Wrong> {
        let titles: Vec<_> = pairs.iter().map(|(names, _)| self.cells[*names]).collect();
        match titles[..] {
            [one, other, ..] if titles.iter().all(|title| heads_one_game(title)) => {
                let [one, other] = [one, other].map(str::to_owned);
                Err((None, SheetProblem::Beside { one, other }))
            }
            _ => Ok(pairs),
        }
    }

    /// Opens the columns of the pairs to be read, and ignores those beside them that hold
    /// figures of the totals, or words that name no other player.
    pub(super) fn ignore_beside(&mut self, pairs: &Pairs) {
        for &(names, totals) in pairs {
            (self.known[names], self.known[totals]) = (None, None);
        }
        let totals = totals_of(pairs);
        let keys = |row: &Row| pairs.iter().map(|(name, _)| name_key(row.at(*name))).collect();
        let rows: Vec<HashSet<String>> = self.below.iter().map(keys).collect();
        let others: Vec<_> = self.unknown().filter(|of| is_open(pairs, *of)).collect();
        for index in others {
            let cells = self.below.iter().zip(&rows).filter(|(row, _)| !row.at(index).is_empty());
            let cells = cells.map(|(row, own)| (name_key(row.at(index)), own));
            let cells: Vec<_> = cells.collect();
            // A player without a total is not named twice in a row.
            let is_of_row = cells.iter().any(|(cell, own)| own.contains(cell));
            let is_player = |cell| rows.iter().any(|row| row.contains(cell));
            let has_no_player = cells.len() > 1 && !cells.iter().any(|(cell, _)| is_player(cell));
            let is_words = self.filled(index).all(is_text) && (is_of_row || has_no_player);
            let is_out = is_words || self.has_figures(index, &totals);
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
    pub(super) fn is_mostly(&self, index: usize, is: impl Fn(&str) -> bool) -> bool {
        let count = self.filled(index).filter(|cell| is(cell)).count();
        count * 2 > self.filled(index).count()
    }
}

fn is_text_without_digits(cell: &str) -> bool {
    cell.starts_with(char::is_alphabetic) && !cell.contains(|c: char| c.is_ascii_digit())
}

/// Returns `true` for a column that is in no pair.
fn is_open(pairs: &Pairs, index: usize) -> bool {
    !pairs.iter().any(|&(names, totals)| names == index || totals == index)
}

fn totals_of(pairs: &Pairs) -> Vec<usize> {
    pairs.iter().map(|(_, totals)| *totals).collect()
}

/// What the heading of a column of players or totals says.
struct PairHeading {
    /// Its number, else the words that are none for players or totals: `1` of `1st pts`, `a` of
    /// `Player A`, none of `Points`.
    owner: String,
    says_total: bool,
    says_player: bool,
}

impl PairHeading {
    fn new(heading: &str) -> Self {
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
            owner: number.map_or(own, |number| number.to_string()),
            says_total: is_sum || ends.any(is_total),
            says_player: words.iter().any(is_player),
        }
    }

    fn number(&self) -> Option<u32> {
        self.owner.parse().ok()
    }

    /// Returns `true` for a total whose heading does not say whose it is.
    fn is_unnamed(&self) -> bool {
        self.says_total && (self.owner.is_empty() || self.number().is_some())
    }

    /// Returns `true` if names belong to totals: `Player A` and `Team A` to `Score A`, `Winner`
    /// also to the genitive of that.
    fn owns(&self, total: &Self) -> bool {
        let owner = &total.owner;
        let is_genitive = || {
            let end = owner.strip_prefix(&*self.owner);
            !self.owner.is_empty() && matches!(end, Some("s" | "n"))
        };
        let is_letter_or_numeral = owner.chars().count() == 1
            || round_label(&format!("Round {}", owner.to_uppercase())).is_some();
        let word = self.owner.strip_suffix(&**owner).and_then(|word| word.strip_suffix(' '));
        self.owner == *owner
            || is_genitive()
            || is_letter_or_numeral && word.is_some_and(may_precede_owner)
    }

    /// Returns `true` if names have the words of totals, and others that mean nothing else: `Team
    /// Red` or `Ann team`.
    fn may_own(&self, total: &Self) -> bool {
        let owner = Some(&*total.owner).filter(|owner| !owner.is_empty());
        let before = owner.and_then(|owner| self.owner.strip_suffix(owner)?.strip_suffix(' '));
        let after = owner.and_then(|owner| self.owner.strip_prefix(owner)?.strip_prefix(' '));
        before.is_some_and(may_precede_owner)
            || after.is_some_and(|word| Heading::of(word).is_none())
    }
}

/// Returns `true` for what may stand before a letter or a color in a heading of names.
fn may_precede_owner(text: &str) -> bool {
    Heading::of(text).is_none() || is_one_of(SEATS, text)
}

/// Returns `true` for what heads one of several games.
fn heads_one_game(heading: &str) -> bool {
    let word = word_and_number(heading).map_or_else(|| heading.to_owned(), |(word, _)| word);
    let letter = word.rsplit_once(' ').filter(|(_, last)| last.chars().count() == 1);
    has_day(heading) || is_day_word(heading) || is_occasion(letter.map_or(&*word, |(word, _)| word))
}

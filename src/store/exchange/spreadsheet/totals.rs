//! Running totals of a spreadsheet, as many pads have them: turned into points, and told from
//! points; and who went out, where the sheet has no 0.

use std::collections::{BTreeMap, BTreeSet};

use super::ReadOptions;
use super::error::{Problems, Result};
use super::figures::is_error;
use super::game::{Cell, CellScore, SpreadsheetGame, is_mark, is_no_score};
use super::problem::{SheetProblem, named};
use super::row::score as score_of;
use crate::game::name_key;

/// The fewest rounds that tell totals from points.
const ENOUGH_ROUNDS: usize = 3;

/// The fewest rounds in which nothing is the same by chance.
const SURE_ROUNDS: usize = 5;

/// The most that a hand costs in each round, its best melds laid down.
pub(super) const LARGEST: [i32; 11] = [75, 86, 96, 105, 113, 118, 122, 125, 127, 116, 120];

/// The fewest scores of a player that tell it if those of others do not.
const ENOUGH_SCORES: usize = 4;

impl SpreadsheetGame {
    /// Reads a mark as going out if it is the only one of a round, and nobody has 0.
    pub(super) fn read_marks(&mut self, notes: &mut Vec<String>) {
        for round in self.rounds() {
            let is_zero = self.round(round).any(|(_, score)| score.is_zero());
            let marked = self.round(round).filter(|(_, score)| is_mark(&score.points.text));
            let marked: Vec<_> = marked.map(|(seat, _)| (round, seat)).collect();
            let [marked] = marked.as_slice() else { continue };
            let Some(score) = self.scores.get_mut(marked).filter(|_| !is_zero) else { continue };
            let Cell { text, location } = &mut score.points;
            let note = format!("`{text}` was read as `out`");
            if !notes.iter().any(|other| other.ends_with(&note)) {
                notes.push(format!("{location}: {note}"));
            }
            *text = "out".into();
        }
    }

    /// Reads what is left empty as going out if that is one score of each round, and nobody
    /// has 0: not if a player has no score at all.
    pub(super) fn read_blanks(&mut self, notes: &mut Vec<String>) {
        let rounds = self.rounds();
        let empty = |&round: &u8| {
            let mut empty = (0..self.players.len()).filter(|&seat| !self.has_played(round, seat));
            let seat = empty.next().filter(|_| empty.next().is_none())?;
            Some((round, seat))
        };
        let empty: Option<Vec<_>> = rounds.iter().map(empty).collect();
        let Some(empty) = empty.filter(|_| rounds.len() > 1) else { return };
        if self.scores.values().any(CellScore::is_zero) {
            return;
        }
        let location = self.location(rounds[0], None);
        let line = location.line;
        notes.push(format!("line {line}: the empty score in each round was read as `out`"));
        for key in empty {
            let points = Cell { text: "out".into(), location: self.location(key.0, Some(key.1)) };
            self.scores.insert(key, CellScore { points, went_out: false });
        }
    }

    /// Refuses scores of which nobody can tell who went out, and who did not play: an empty one of
    /// a round in which nobody has 0, one that is empty or `-` in each round if nobody has 0 at
    /// all, and `out` or several zeros to the end where others have 0.
    pub(super) fn check_blanks(&self) -> Result<()> {
        let rounds = self.valid_rounds();
        let is_out = |(_, score): &(usize, &CellScore)| score.is_zero();
        let has_zero = |round: &u8| self.round(*round).any(|score| is_out(&score));
        let present = |round: &u8| self.round(*round).filter(|(_, one)| !one.is_absent()).count();
        let is_blank = |round: &&u8| present(round) < self.players.len();
        let all = rounds.iter().all(|round| is_blank(&round) && !has_zero(round));
        let mut unclear = rounds.iter().filter(|round| {
            !has_zero(round) && (all || self.round(**round).count() < self.players.len())
        });
        if let Some(&round) = unclear.next().filter(|_| rounds.len() > 1) {
            let line = self.location(round, None).line;
            let absent = (0..self.players.len()).filter(|seat| !self.has_played(round, *seat));
            let players = absent.map(|seat| self.name(seat)).collect();
            return Err(SheetProblem::UnclearBlanks { round, players }.at(line));
        }
        for seat in 0..self.players.len() {
            // A round in which the player has such a zero, and others have 0.
            let is_of_run = |round: &&u8, is_word: bool| {
                let mut zeros = self.round(**round).filter(is_out);
                let others = zeros.clone().any(|(of, _)| of != seat);
                let own = zeros.find(|(of, _)| *of == seat);
                let is_own = |score: &CellScore| score.is_word() == is_word && !score.went_out;
                others && own.is_some_and(|(_, score)| is_own(score))
            };
            let to_end = |is_word| {
                let run = rounds.iter().rev().take_while(|round| is_of_run(round, is_word));
                &rounds[rounds.len() - run.count()..]
            };
            let from_start = |is_word| {
                let run = rounds.iter().take_while(|round| is_of_run(round, is_word));
                &rounds[..run.count()]
            };
            let player = self.name(seat);
            let ends = [from_start(true), to_end(true), from_start(false), to_end(false)];
            let (first, problem) = match ends {
                [&[first, .., last], ..] | [_, &[first, .., last], ..] => {
                    (first, SheetProblem::AbsentOrOut { player, first, last })
                }
                [.., &[first, _, .., last], _] | [.., &[first, _, .., last]] => {
                    (first, SheetProblem::AbsentOrZero { player, first, last })
                }
                _ => continue,
            };
            let is_word =
                |((of, _), score): (&(u8, usize), &CellScore)| *of < first && score.is_word();
            if !self.scores.iter().any(is_word) {
                return Err(problem.at(self.location(first, Some(seat))));
            }
        }
        Ok(())
    }

    /// Refuses the total of a player who left, filled in as scores: in two rounds at the end, or
    /// below enough others in the last.
    pub(super) fn check_total_again(&self) -> Result<()> {
        for seat in 0..self.players.len() {
            let own = self.of_seat(seat).map(|(round, one)| (round, one.points.worth()));
            let own: Vec<_> = own.collect();
            let Some(&(_, Some(total @ 1..))) = own.last() else { continue };
            let run = own.iter().rev().take_while(|(_, points)| *points == Some(total)).count();
            let (above, run) = own.split_at(own.len() - run);
            let is_sum =
                above.iter().map(|(_, points)| *points).sum::<Option<i32>>() == Some(total);
            if is_sum && above.len() > 1 && (run.len() > 1 || above.len() >= SURE_ROUNDS) {
                let (player, first) = (self.name(seat), run[0].0);
                let problem = SheetProblem::TotalAgain { player, total, first };
                return Err(problem.at(self.location(first, Some(seat))));
            }
        }
        Ok(())
    }

    /// Refuses two games side by side: some player of each has 0 in each round, and an empty
    /// column stands between, or each has only one.
    pub(super) fn check_tables(&self) -> Result<()> {
        let rounds = self.valid_rounds();
        let is_said = |score: &CellScore| score.went_out || score.is_word();
        let zeros = |round: u8, left: usize, is_left: bool| {
            let zeros = self.round(round).filter(|(_, score)| score.is_zero());
            let is_said_once = zeros.clone().filter(|(_, score)| is_said(score)).count() == 1;
            let zeros = zeros.filter(|(_, score)| !is_said_once || is_said(score));
            zeros.filter(|(seat, _)| (*seat < left) == is_left).count()
        };
        let are_tables = |left: &usize| {
            // One of the games may have ended earlier.
            let has_both = |round: &&u8| {
                let played = self.round(**round).filter(|(_, score)| !score.is_absent());
                let sides: BTreeSet<_> = played.map(|(seat, _)| seat < *left).collect();
                sides.len() == 2
            };
            let rounds: Vec<_> = rounds.iter().filter(has_both).collect();
            let mut both = rounds.iter().flat_map(|&&round| [true, false].map(|is| (round, is)));
            match self.divided == Some(*left) {
                true => rounds.len() > 1 && both.all(|(round, is)| zeros(round, *left, is) > 0),
                false => {
                    let is_one = |(round, is)| zeros(round, *left, is) == 1;
                    rounds.len() >= SURE_ROUNDS && both.all(is_one)
                }
            }
        };
        let Some(left) = (2..self.players.len().saturating_sub(1)).find(are_tables) else {
            return Ok(());
        };
        let (left, right) = self.players.split_at(left);
        let [left, right] =
            [left, right].map(|names| names.iter().map(|name| name.text.to_string()).collect());
        Err(SheetProblem::TwoTables { left, right }.at(self.line))
    }

    /// Returns notes on the players who did not play all rounds.
    pub(super) fn absences(&self) -> impl Iterator<Item = String> {
        let rounds = self.valid_rounds();
        self.players.iter().enumerate().filter_map(move |(seat, Cell { text, .. })| {
            let is_played = |round: &&u8| self.has_played(**round, seat);
            let last = rounds.iter().rposition(|round| is_played(&round))?;
            let (stayed, gone) = rounds.split_at(last + 1);
            let (played, absent): (Vec<_>, Vec<_>) = stayed.iter().partition(is_played);
            let (said, some) = match played.len() < absent.len() {
                true => ("played only", &played),
                false => ("did not play", &absent),
            };
            let missed = (!absent.is_empty()).then(|| format!("{said} {}", named(some)));
            let left = gone.first().map(|round| format!("left the game before round {round}"));
            let line = self.location(*some.first().or(gone.first())?, Some(seat)).line;
            let told: Vec<_> = missed.into_iter().chain(left).collect();
            Some(format!("line {line}: {text} {}", told.join(" and ")))
        })
    }

    /// Takes several rounds at the end in which everybody has 0 out: they were filled in before
    /// they were played.
    pub(super) fn leave_rounds_ahead_out(&mut self, notes: &mut Vec<String>) {
        let rounds = self.rounds();
        let is_ahead = |round: &&u8| {
            let played = self.round(**round).filter(|(_, score)| !score.is_absent());
            let is_empty = |(_, score): (_, &CellScore)| score.is_zero() && !score.went_out;
            played.clone().count() > 1 && played.clone().all(is_empty)
        };
        let ahead = rounds.iter().rev().take_while(is_ahead);
        if let [last, .., first] = ahead.collect::<Vec<_>>()[..] {
            let line = self.location(*first, None).line;
            notes.push(format!(
                "line {line}: rounds {first} to {last} were not imported, since everybody has 0 in \
                 them; pass `--force` if they were played"
            ));
            self.scores.retain(|(round, _), _| round < first);
        }
    }

    /// Returns a note on the rounds before the last one that the game does not have.
    pub(super) fn missing_rounds(&self) -> Option<String> {
        let rounds = self.valid_rounds();
        let last = *rounds.last()?;
        let missing: Vec<_> = (1..last).filter(|round| !rounds.contains(round)).collect();
        let after = rounds.iter().find(|round| missing.first().is_some_and(|one| one < *round))?;
        let line = self.location(*after, None).line;
        let is = if missing.len() == 1 { "is" } else { "are" };
        Some(format!("line {line}: {} {is} missing", named(&missing)))
    }

    /// Checks the totals beside the points of a row per player and round: running ones, or
    /// those of the game.
    pub(super) fn check_sums(&self) -> Result<()> {
        let of_game = |seat: usize| -> Option<i32> {
            self.of_seat(seat).map(|(_, score)| score.points.worth()).sum()
        };
        let mut sums = BTreeMap::new();
        for (key @ (_, seat), score) in self.scores.iter().filter(|_| !self.sums.is_empty()) {
            let sum = sums.entry(*seat).or_insert(Some(0i32));
            *sum = sum.and_then(|sum| sum.checked_add(score.points.worth()?));
            let (Some(total), Some(sum)) = (self.sums.get(key), *sum) else { continue };
            let number = score_of(&total.text);
            if number != Some(sum) && number != of_game(*seat) && !is_error(&total.text) {
                let text = total.text.to_string();
                return Err(SheetProblem::WrongTotal { total: sum, text }.at(total));
            }
        }
        Ok(())
    }

    /// Turns running totals into the points of each round. Who went out has the total of
    /// before. Without the total of a round, none of the scores are left.
    pub(super) fn turn_totals_into_points(
        &mut self,
        options: &ReadOptions,
        problems: &mut Problems,
    ) {
        let mut totals = vec![(0, None); self.players.len()];
        for (seat, player) in self.players.iter().enumerate().filter(|_| !options.late_from_zero) {
            let own = self.of_seat(seat).filter(|(_, score)| !score.is_absent());
            let first = own.clone().map(|(round, _)| round).next();
            let first = first.filter(|first| Some(first) != self.rounds().first());
            let mut totals = own.map(|(_, score)| score).filter(|score| score.number() > Some(0));
            if let (Some(round), Some(score)) = (first, totals.next()) {
                let problem = SheetProblem::LateTotal { player: player.text.to_string(), round };
                problems.refuse(problem.at(&score.points));
            }
        }
        let count = problems.count();
        if let Some((&(round @ 2.., _), score)) = self.scores.first_key_value() {
            problems.refuse(SheetProblem::NoTotal { round: round - 1 }.at(&score.points));
        }
        for ((round, seat), score) in &mut self.scores {
            let (before, last) = &mut totals[*seat];
            if last.replace(*round).is_some_and(|last| last + 1 < *round) {
                problems.refuse(SheetProblem::NoTotal { round: round - 1 }.at(&score.points));
            }
            let text = &score.points.text;
            if matches!(&**text, "-" | "out") {
                continue;
            }
            let Some(total) = score.number() else {
                problems.refuse(SheetProblem::BadTotal(text.clone()).at(&score.points));
                continue;
            };
            if total == 0 && *before > 0 {
                let problem =
                    SheetProblem::FallingTotal { before: *before, text: text.to_string() };
                problems.refuse(problem.at(&score.points));
                continue;
            }
            let points = total.saturating_sub(std::mem::replace(before, total));
            score.points.text = points.to_string().into();
        }
        if problems.count() > count {
            self.scores.clear();
            self.totals.clear();
        }
    }

    /// Returns the last round if each score of it is the sum of those before it, and nobody has 0.
    pub(super) fn sums_in_last_round(&self) -> Option<u8> {
        let last = self.rounds().pop().filter(|&last| usize::from(last) >= ENOUGH_ROUNDS)?;
        let is_sum = |(seat, score): (usize, &CellScore)| {
            let above = self.of_seat(seat).filter(|(round, _)| *round < last);
            let worth = |one: &CellScore| if one.is_zero() { Some(0) } else { one.number() };
            let points = above.map(|(_, score)| worth(score));
            points.sum::<Option<i32>>().is_some_and(|sum| sum > 0 && score.number() == Some(sum))
        };
        (self.round(last).count() > 1 && self.round(last).all(is_sum)).then_some(last)
    }

    /// Refuses running totals of some players beside points of others: scores that only rise in
    /// five steps or more, as one column in 120 does by chance. A total that the points add up to
    /// says that they are points.
    pub(super) fn check_rising(&self) -> Result<()> {
        let rises = |(seat, mut column): (usize, Vec<i32>)| {
            let total = self.totals.get(&seat).and_then(Cell::number);
            let is_other = total.is_none_or(|total| total != column.iter().sum::<i32>());
            let is_sorted = column.is_sorted();
            column.dedup();
            (is_other && is_sorted && column.len() >= SURE_ROUNDS).then_some(seat)
        };
        let rising: Vec<_> = self.columns_of_numbers().enumerate().filter_map(rises).collect();
        let Some(&first) = rising.first() else { return Ok(()) };
        let players = rising.iter().map(|&seat| self.name(seat)).collect();
        let location = self.location(self.rounds()[0], Some(first));
        Err(SheetProblem::RisingScores { players }.at(location))
    }

    /// Returns `true` if the scores look like running totals, by those that are
    /// there: the columns only rise, and there are rounds in which nobody has 0,
    /// as whoever went out would. A slip tells no more where nobody has 0 in most rounds.
    pub(super) fn has_running_totals(&self) -> bool {
        let rounds = self.rounds();
        let is_without_zero = |round: &&u8| {
            let mut scores = self.round(**round).map(|(_, score)| score);
            !scores.any(CellScore::is_zero)
        };
        let without_zero = rounds.iter().filter(is_without_zero).count();
        let is_unread = |score: &CellScore| {
            let text = &score.points.text;
            score.number().is_none() && !score.is_absent() && is_no_score(text, false)
        };
        let adds_up = |(seat, column): &(usize, Vec<i32>)| {
            self.totals.get(seat).and_then(Cell::number) == Some(column.iter().sum())
        };
        // Who goes out in each round has a total of 0. The points of one other may rise by chance.
        let is_out = |(_, column): &(usize, Vec<i32>)| column.iter().all(|points| *points == 0);
        let has_who_went_out = || {
            let columns = self.columns_of_numbers().enumerate();
            let (out, others): (Vec<_>, Vec<_>) = columns.partition(is_out);
            let rises = |(_, column): &(_, Vec<i32>)| column.is_sorted_by(|one, next| one < next);
            out.iter().any(|(_, column)| column.len() == rounds.len())
                && (others.len() > 1 || others.iter().all(rises))
                && self.sums.is_empty()
                && !others.iter().any(adds_up)
        };
        let is_sum_of_points = |column: (usize, Vec<i32>)| {
            adds_up(&column) && column.1.iter().filter(|points| **points > 0).count() > 1
        };
        rounds.len() >= ENOUGH_ROUNDS
            && !self.columns_of_numbers().enumerate().any(is_sum_of_points)
            && !self.scores.values().any(is_unread)
            && (without_zero > 0 || has_who_went_out())
            && only_rise(self.columns_of_numbers().collect(), without_zero * 2 > rounds.len())
    }

    /// Returns the scores of each player that are numbers, in the order of rounds.
    fn columns_of_numbers(&self) -> impl Iterator<Item = Vec<i32>> {
        let mut columns = vec![Vec::new(); self.players.len()];
        for ((_, seat), score) in &self.scores {
            columns[*seat].extend(score.number());
        }
        columns.into_iter()
    }
}

/// Returns `true` if columns only rise. A slip makes one fall: half of the long ones are
/// enough then.
fn only_rise(mut columns: Vec<Vec<i32>>, may_have_slip: bool) -> bool {
    columns.retain(|column| column.len() > 1);
    let long = columns.iter().filter(|column| column.len() >= ENOUGH_SCORES);
    let rising = long.clone().filter(|column| column.is_sorted()).count();
    columns.iter().any(|column| column.first() < column.last())
        && (columns.iter().all(|column| column.is_sorted())
            || may_have_slip && rising > 0 && rising * 2 >= long.count())
}

/// Returns `true` if the scores of rounds look like totals of games: nobody has 0, and most are
/// more than a hand can cost.
pub(super) fn are_totals_of_games(games: &[SpreadsheetGame]) -> bool {
    let scores = games.iter().flat_map(|game| &game.scores);
    let scores: Vec<_> = scores.filter(|(_, score)| !score.is_absent()).collect();
    let is_more = |((round, _), score): &&(&(u8, usize), &CellScore)| {
        let largest = LARGEST.get(usize::from(*round).saturating_sub(1));
        score.number() > largest.copied()
    };
    scores.len() > 1
        && !scores.iter().any(|(_, score)| score.is_zero())
        && scores.iter().filter(is_more).count() * 2 > scores.len()
}

/// Returns the totals of each player in games without rounds, in the order of their days.
fn seasons(games: &mut [SpreadsheetGame]) -> BTreeMap<String, Vec<(i32, &mut Cell)>> {
    let mut seasons: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut games: Vec<_> = games.iter_mut().collect();
    games.sort_by_key(|game| game.date);
    for game in games {
        for (seat, cell) in &mut game.totals {
            let player = name_key(&game.players[*seat].text);
            seasons.entry(player).or_default().extend(cell.number().map(|total| (total, cell)));
        }
    }
    seasons
}

/// Returns `true` if the results of some games look like running totals of a season: those of
/// three games only rise, and are half as much again at the end.
pub(super) fn are_running_results(games: &mut [SpreadsheetGame]) -> bool {
    let totals = |season: Vec<(i32, _)>| season.into_iter().map(|(total, _)| total).collect();
    let columns: Vec<Vec<i32>> = seasons(games).into_values().map(totals).collect();
    let is_more = |column: &Vec<i32>| match column[..] {
        [first, _, .., last] => {
            column.len() >= ENOUGH_ROUNDS && i64::from(last) * 2 >= i64::from(first) * 3
        }
        _ => false,
    };
    columns.iter().any(is_more) && only_rise(columns, true)
}

/// Turns running totals of a season into those of each game. Who has the total of before did
/// not play.
pub(super) fn turn_results_into_totals(games: &mut [SpreadsheetGame], problems: &mut Problems) {
    for season in seasons(games).into_values() {
        let mut before = 0;
        for (total, cell) in season {
            let text = cell.text.to_string();
            match total - before {
                ..0 => {
                    problems.refuse(SheetProblem::FallingTotal { before, text }.at(&*cell));
                }
                0 => cell.text = "-".into(),
                points => cell.text = points.to_string().into(),
            }
            before = total;
        }
    }
    for game in games {
        game.totals.retain(|_, cell| &*cell.text != "-");
        game.seat_present(&BTreeSet::new());
    }
}

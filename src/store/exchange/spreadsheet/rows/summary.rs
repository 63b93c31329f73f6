//! What a row has: scores as they are typed at the table and stars that may be cards, or no scores but
//! sums, averages or notes.

use super::super::Totals;
use super::super::cell_text::{
    is_left, is_star, is_wild_card, marked_rank, round_label, typed, unmarked,
};
use super::super::columns::Layout;
use super::super::days::has_day;
use super::super::error::Result;
use super::super::figures::is_error;
use super::super::game::{Cell, Record, RowKind, SeatKind, is_text};
use super::super::heading::{
    Heading, STARTS, is_first_name, is_heading_of, is_outside_rounds, is_rank, is_summary,
};
use super::super::problem::SheetProblem;
use super::super::row::{Row, are_scores, is_score, score};
use super::{Rows, words};
use crate::game::name_key;

impl Rows {
    /// Leaves a first row of results without a day out if it has the sums of the others.
    pub(super) fn check_first_day(&mut self) {
        let is_dated = self.is_game_per_row() && self.columns.has(Heading::Date);
        let [first, others @ ..] = self.sheet.games.as_slice() else { return };
        let is_game = first.date.is_some() || first.totals.is_empty();
        if !is_dated || is_game || others.iter().all(|game| game.date.is_none()) {
            return;
        }
        let line = first.line;
        if self.sums.are_sums_of_others(first.totals.values()) {
            self.sheet.games.remove(0);
            self.sheet
                .notes
                .push(format!("line {line}: the sums of the rows below were not imported"));
        } else if !self.options.has_day {
            self.sheet.problems.refuse(SheetProblem::NoFirstDay.at(line));
        }
    }

    /// Returns a row per player and round with the round or the player of the row above, if a
    /// merged cell leaves that empty.
    pub(super) fn unmerged(&mut self, row: &Row) -> Option<Row> {
        if self.options.results || !matches!(self.columns.layout, Layout::Score) {
            return None;
        }
        let round = self.columns.index(Heading::Round).or(self.columns.index(Heading::Dealt))?;
        let pair = [round, self.columns.index(Heading::Player)?];
        let above = self.pair_above.take().filter(|_| !self.after_gap);
        let mut own = pair.map(|index| row.at(index).to_owned());
        let empty = own.iter().position(String::is_empty);
        let is_score = self.columns.cell(row, Heading::Points).is_some();
        if let (Some(empty), Some(mut above)) = (empty, above)
            && !own[1 - empty].is_empty()
            && Heading::of(&own[1 - empty]).is_none()
            && is_score
        {
            own[empty] = std::mem::take(&mut above[empty]);
        }
        let cell = |index| pair.iter().position(|of| *of == index).map(|at| &*own[at]);
        let cells = (0..row.cells.len()).map(|index| cell(index).unwrap_or(row.at(index)));
        let (line, is_after_gap) = (row.line, row.is_after_gap);
        let whole = empty.map(|_| Row { cells: cells.collect(), line, is_after_gap });
        self.pair_above = Some(own).filter(|own| own.iter().all(|cell| !cell.is_empty()));
        whole
    }

    /// Returns what stands before a row that has no scores, but sums or notes.
    pub(super) fn summary(&self, row: &Row, records: &[Record]) -> Option<String> {
        let is_wide = matches!(self.columns.layout, Layout::Players(_));
        let is_sum =
            self.options.results && is_wide || matches!(self.columns.layout, Layout::Games(_));
        let named = [Heading::Round, Heading::Player].map(|of| self.columns.cell(row, of));
        let named = named.iter().flatten().map(|cell| &*cell.text);
        let labels = row.filled().take(1).chain(named).filter(|label| !self.is_seat(label));
        let mut labels = labels
            .filter(|label| !self.options.is_player(label) && !self.may_play(label, row, records));
        let has_totals = self.last.is_some_and(|last| !self.sheet.games[last].totals.is_empty());
        let scores = records.iter().map(|record| &*record.points.text);
        let label = labels.find(|label| match Heading::of(label) {
            // Points of a season stand below the totals.
            Some(Heading::Points) if is_wide && has_totals => !is_first_name(label),
            Some(Heading::Total) if is_wide && self.is_below_totals() => true,
            Some(Heading::Out) => !is_wide && row.filled().skip(1).all(is_text),
            Some(Heading::Total | Heading::Points) => is_sum && !is_first_name(label),
            // Points to begin with would be missing in the totals.
            Some(Heading::Ignored) if self.options.totals == Totals::Running => {
                is_wide && self.last.is_some() || !row.filled().any(|cell| score(cell) > Some(0))
            }
            // The totals at the end, not the time.
            Some(Heading::Ignored) if is_wide && is_heading_of(label, "end") => {
                self.options.results
                    || scores.clone().next().is_none()
                    || !scores.clone().all(is_score)
            }
            Some(Heading::Ignored | Heading::Subtotal) => true,
            _ if is_wide && is_outside_rounds(label) => true,
            _ => is_wide && is_summary(label) && !self.says_which(row) || self.has_cards_dealt(row),
        });
        label.map(str::to_owned)
    }

    /// Returns `true` right below the totals of the last of several games: those of all may be there.
    fn is_below_totals(&self) -> bool {
        let Some(game) = self.last.map(|last| &self.sheet.games[last]) else { return false };
        let line = |cell: &Cell| cell.location.line;
        let totals = game.totals.values().map(line).max();
        let scores = game.scores.values().map(|score| line(&score.points)).max();
        self.sheet.games.len() > 1 && totals > scores
    }

    /// Returns `true` for the name above a column of a player, who may have won or dealt.
    pub(super) fn is_seat(&self, label: &str) -> bool {
        let Layout::Players(seats) = &self.columns.layout else { return false };
        let is_label = |text: &str| name_key(text) == name_key(label);
        seats.iter().any(|seat| seat.kind == SeatKind::Player && is_label(&seat.player.text))
    }

    /// Returns `true` for a title that only names the players, or the separator: `sep=;`.
    pub(super) fn are_seats(&self, title: &str) -> bool {
        let is_seat = |word| self.is_seat(word) || Heading::of(word) == Some(Heading::Player);
        words(title).all(|word| is_seat(word) || word == "sep=")
    }

    /// Returns `true` for the name of a player in a row of scores: one of the database, or
    /// a word for something else, which is asked about later unless the row has places.
    fn may_play(&self, label: &str, row: &Row, records: &[Record]) -> bool {
        let player = self.columns.cell(row, Heading::Player);
        let scores: Vec<_> = records.iter().map(|record| score(&record.points.text)).collect();
        let is_place = |score: &i32| (1..=14).contains(score);
        player.is_some_and(|player| &*player.text == label)
            && scores.iter().any(Option::is_some)
            && (self.options.is_known(label)
                || Heading::of(label) == Some(Heading::Ignored)
                    && are_scores(records.iter().map(|record| &*record.points.text))
                    && !(is_rank(label) && scores.iter().flatten().all(is_place)))
    }

    /// Returns `true` for a row that has a round, or a day if each row is a game: it has scores,
    /// whatever table or place it names.
    fn says_which(&self, row: &Row) -> bool {
        if self.options.results {
            return self.columns.cell(row, Heading::Date).is_some_and(|day| has_day(&day.text));
        }
        self.columns.round(row).is_some_and(|round| self.columns.label(&round.text).is_some())
    }

    /// Returns `true` for a row of the cards dealt in each round, where rounds are columns.
    fn has_cards_dealt(&self, row: &Row) -> bool {
        let Layout::Rounds(rounds) = &self.columns.layout else { return false };
        let dealt = |(index, round): &(usize, u8)| {
            round_label(row.at(*index)).map(|of| of.0) == Some(round + 2)
        };
        rounds.len() > 2 && rounds.iter().all(dealt)
    }

    /// Compares a row below that of a player with the running totals of that player, `None` if
    /// most are not those. One below a slip goes on with it.
    pub(super) fn running_totals(&self, row: &Row) -> Option<Result<()>> {
        let Layout::Rounds(rounds) = &self.columns.layout else { return None };
        let game = &self.sheet.games[self.last?];
        let seat = game.players.len().checked_sub(1)?;
        let (mut total, mut before, mut count) = (0, 0, 0);
        let mut wrong = None;
        for &(index, round) in rounds {
            let score = game.scores.get(&(round, seat));
            let points = score.map_or(Some(0), |score| score.points.worth())?;
            total += points;
            let Some(cell) = self.columns.cell_at(row, index) else { continue };
            let number = cell.number()?;
            count += i32::from(number - before == points || number == total);
            count -= i32::from(number - before != points && number != total);
            before = number;
            if number != total && wrong.is_none() {
                let player = game.name(seat);
                let problem = SheetProblem::WrongRunning { player, total, text: cell.text.into() };
                wrong = Some(problem.at(cell.location));
            }
        }
        (count > 0).then(|| wrong.map_or(Ok(()), Err))
    }

    /// Returns `true` if rows have scores under the same headings.
    pub(super) fn has_scores(&self, rows: &[Row]) -> bool {
        let is_own =
            |(index, row): &(usize, &Row)| !self.columns.is_header(row, rows.get(index + 1));
        let mut own = rows.iter().enumerate().take_while(is_own);
        own.any(|(_, row)| row.filled().any(is_score))
    }

    /// Refuses points that a player begins with, which no round has.
    pub(super) fn must_have_no_start(&self, row: &Row) -> Result<()> {
        let is_start = |(_, name): &(usize, &str)| {
            is_heading_of(name, STARTS) && !self.options.is_ignored(name)
        };
        let mut starts = self.columns.ignored().filter(is_start);
        match starts.find(|(index, _)| score(row.at(*index)) > Some(0)) {
            Some((_, name)) if !self.options.results => {
                let problem = SheetProblem::OutsideRounds { name: name.to_owned(), is_row: false };
                Err(problem.at((row.line, name)))
            }
            _ => Ok(()),
        }
    }

    /// Returns `true` for the cells of a row that has no round, and only words.
    pub(super) fn are_words(records: &[Record]) -> bool {
        let is_word =
            |record: &Record| record.kind == RowKind::Unlabelled && is_text(&record.points.text);
        !records.is_empty() && records.iter().all(is_word)
    }

    /// Passes over a row that has no scores but figures of those above it.
    pub(super) fn pass_over(&mut self, line: u64, what: &str) {
        self.is_below_sums = true;
        self.sheet.notes.push(format!("line {line}: the {what} above were not imported"));
    }

    /// Reads scores as they are typed at the table.
    pub(super) fn read_scores(&mut self, records: &mut Vec<Record>) {
        for Record { points: Cell { text, location }, kind, .. } in &mut *records {
            if let Some(word) = absent_with_zero(text) {
                *text = word.into();
            }
            let is_number = text.starts_with(|c: char| c.is_ascii_digit()) && text.ends_with('*');
            self.has_marks |= &**text == "*" || is_number && !is_star(text);
            if !matches!(kind, RowKind::Round(_)) && is_left(text) {
                *text = "-".into();
            } else if let Some(typed) = typed(text) {
                let read = || format!("{location}: `{text}` was read as `{typed}`");
                let (_, comment) = text.split_once(['(', '[']).unwrap_or_default();
                if typed == "-" && text.chars().all(char::is_alphabetic) {
                    self.note("words", read);
                } else if typed != "out" && comment.chars().count() > 2 {
                    self.sheet.notes.push(read());
                } else if unmarked(text) != &**text {
                    self.note("marks", read);
                }
                *text = typed.into();
            } else if is_wild_card(text)
                || marked_rank(text).is_some_and(|rank| *kind == RowKind::Round(rank - 2))
            {
                self.sheet.problems.refuse(SheetProblem::card_or_points(text).at(&*location));
                *text = "20".into();
            } else if is_star(text) {
                self.card.get_or_insert(Cell { text: text.clone(), location: location.clone() });
                let rank = text.trim_end_matches('*');
                let card = || format!("{location}: `{text}` was read as the {rank} of stars");
                self.note("stars", card);
            } else if *kind == RowKind::Totals && !self.options.results && is_error(text) {
                self.sheet.notes.push(format!("{location}: `{text}` was not imported"));
                *text = "-".into();
            }
        }
        records.retain(|record| record.kind != RowKind::Totals || &*record.points.text != "-");
    }
}

/// Returns the word in `0 (absent)` and `0 (left)`, which says that the player did not play.
fn absent_with_zero(text: &str) -> Option<&str> {
    let note = text.strip_prefix('0')?.trim().strip_prefix(['(', '['])?;
    let word = note.strip_suffix([')', ']'])?;
    (is_left(word) || typed(word).as_deref() == Some("-")).then_some(word)
}

//! The columns of a spreadsheet, and what the cells and lines below their headings are.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::sync::Arc;

use super::ReadOptions;
use super::cell_text::{numbered, round_label, title_of_game, word_and_number};
use super::days::{has_day, hour, says_when, serial};
use super::error::Result;
use super::game::{Cell, Location, Seat, SeatKind, is_mark, is_text};
use super::heading::{
    COUNTS_OF_GAMES, COUNTS_OF_WINS, Heading, is_figure, is_heading_of, is_occasion,
    is_outside_rounds, is_rank,
};
use super::players::{give_out, name_outs, name_players, of_one_game};
use super::problem::SheetProblem;
use super::row::{Row, are_scores, day_of_number, is_name, is_score, score};
use crate::game::{is_one_of, name_key};

/// The columns of a file, or of the part of it below the line that names them.
#[derive(Debug, Default)]
pub(super) struct Columns {
    pub(super) line: u64,
    /// The index of the first that is used.
    pub(super) first: usize,
    /// The headings as they are typed; `#3` for a column without one.
    pub(super) names: Vec<Arc<str>>,
    pub(super) known: Vec<Option<Heading>>,
    /// The indexes of columns that nothing says what they hold.
    pub(super) unnamed: Vec<usize>,
    /// The word beside the number of the first round, if it is none that is known.
    pub(super) round_word: Option<String>,
    pub(super) layout: Layout,
}

#[derive(Debug, Default)]
pub(super) enum Layout {
    /// The score of a player in a round, or the total of a player in a game.
    #[default]
    Score,
    /// A round, or a game of totals, with a column per player.
    Players(Arc<[Seat]>),
    /// A player, with a column per round: its index and the round.
    Rounds(Vec<(usize, u8)>),
    /// A player, with a column per game of totals: their indexes.
    Games(Vec<usize>),
    /// A game of totals that names its players: the indexes of the columns of these, each with
    /// that of the totals.
    Pairs(Vec<(usize, usize)>),
}

impl Columns {
    /// Adds the players of a row per round, and checks the headings.
    pub(super) fn complete(
        &mut self,
        cells: &[&str],
        below: &[Row],
        options: &ReadOptions,
    ) -> Result<()> {
        let location = |index: usize| Location::from((self.line, self.names[index].clone()));
        let at = |index: usize, problem: SheetProblem| Err(problem.at(location(index)));
        if let Some(round) = self.index(Heading::Round).filter(|_| options.results) {
            return at(round, SheetProblem::RoundsInResults);
        }
        let is_long = matches!(self.layout, Layout::Score);
        if is_long && !self.has(Heading::Points) && !self.has(Heading::Total) {
            let numbers = self
                .index(Heading::Player)
                .filter(|&index| below.first().is_some_and(|row| is_score(row.at(index))));
            let at = numbers.map_or(Location::from(self.line), location);
            let is_open = |index: &usize| {
                self.known[*index].is_none()
                    && !cells[*index].is_empty()
                    && are_scores(
                        below.iter().map(|row| row.at(*index)).filter(|cell| !cell.is_empty()),
                    )
            };
            let mut open = (0..cells.len()).filter(is_open);
            let only = open.next().filter(|_| open.next().is_none());
            let heading = only.map(|index| cells[index].to_owned());
            return Err(SheetProblem::NoColumn { heading }.at(at));
        }
        let filled = |index: usize| {
            below.iter().map(move |row| row.at(index)).filter(|cell| !cell.is_empty())
        };
        let is_place = |of: &usize| {
            let is_said = options.said(&self.names[*of]).is_some();
            let is_headed_again = || filled(*of).any(|cell| cell == cells[*of]);
            let is_key = self.known[*of] == Some(Heading::Game) && is_rank(cells[*of]);
            is_key && !is_said && !is_headed_again()
        };
        if let Some(places) = (0..cells.len()).find(is_place).filter(|_| is_long) {
            return at(places, SheetProblem::PlacesOfGames);
        }
        let mut seats = Vec::new();
        let mut unnamed = Vec::new();
        let mut outs = Vec::new();
        for (index, cell) in cells.iter().enumerate() {
            let kind = match (self.known[index], &self.layout) {
                (Some(Heading::Out), Layout::Players(_)) => {
                    outs.push(index);
                    continue;
                }
                (Some(Heading::Player | Heading::Points), Layout::Players(_)) => {
                    let is_player = |of: usize| {
                        let mut filled = below.iter().map(|row| row.at(of));
                        self.known[of].is_none() && !cells[of].is_empty() && filled.any(is_score)
                    };
                    return match (0..cells.len()).any(is_player) {
                        true => at(index, SheetProblem::NotPlayer),
                        false => Err(SheetProblem::NoPlayers.at(self.line)),
                    };
                }
                (Some(Heading::Total | Heading::Subtotal), Layout::Players(_)) => SeatKind::Totals,
                (None, Layout::Players(_))
                    if cell.is_empty()
                        && filled(index).next().is_some()
                        && filled(index).all(is_mark)
                        && give_out(&mut seats, index) =>
                {
                    continue;
                }
                (None, Layout::Players(_)) if cell.is_empty() => SeatKind::Nameless,
                (None, Layout::Players(_))
                    if (has_day(cell) || is_numbered_field(cell))
                        && !filled(index).all(is_text) =>
                {
                    return at(index, SheetProblem::NotPlayer);
                }
                (None, Layout::Players(_)) => SeatKind::Player,
                (None, Layout::Games(games)) if games.contains(&index) => continue,
                (None, Layout::Pairs(pairs))
                    if pairs.iter().any(|&(names, sums)| names == index || sums == index) =>
                {
                    continue;
                }
                (None, Layout::Rounds(rounds)) if rounds.iter().any(|(at, _)| *at == index) => {
                    continue;
                }
                (None, Layout::Rounds(_)) if self.is_sum(index, below) => {
                    self.known[index] = Some(Heading::Ignored);
                    continue;
                }
                (None, _) if cell.is_empty() => {
                    unnamed.push(index);
                    continue;
                }
                (None, Layout::Rounds(rounds)) => {
                    let before = rounds.iter().rfind(|(at, _)| *at < index);
                    let before = before.filter(|_| filled(index).any(is_score));
                    let problem = before.map_or(SheetProblem::UnknownColumn, |&(_, round)| {
                        SheetProblem::UnknownRound { round }
                    });
                    return at(index, problem);
                }
                (_, Layout::Score)
                    if options.results
                        && (is_heading_of(cell, COUNTS_OF_GAMES)
                            || is_heading_of(cell, COUNTS_OF_WINS)
                                && filled(index).any(|cell| score(cell) > Some(1)))
                        && !options.is_ignored(cell) =>
                {
                    return at(index, SheetProblem::SeveralGames);
                }
                (None, Layout::Games(_) | Layout::Score | Layout::Pairs(_))
                    if options.results && is_figure(cell) && !is_outside_rounds(cell) =>
                {
                    self.known[index] = Some(Heading::Ignored);
                    continue;
                }
                (None, _) => return at(index, SheetProblem::UnknownColumn),
                _ => continue,
            };
            let player = Cell { text: Box::from(*cell), location: location(index) };
            seats.push(Seat { index, kind, player, out: None, is_total: false });
        }
        if let Layout::Players(_) = self.layout {
            if seats.iter().all(|seat| seat.kind != SeatKind::Player) {
                return Err(SheetProblem::NoPlayers.at(self.line));
            }
            if let Some(seat) = of_one_game(&seats, options) {
                let heading = seat.player.text.to_string();
                return at(seat.index, SheetProblem::OfOneGame { heading });
            }
            for index in name_players(&mut seats) {
                self.known[index] = Some(Heading::Ignored);
            }
        }
        let has_outs = outs.len() > 1 && outs.iter().all(|out| give_out(&mut seats, *out));
        for out in name_outs(&mut seats) {
            self.known[out] = Some(Heading::Out);
        }
        let mut keys = HashSet::new();
        for seat in seats.iter_mut().filter(|seat| seat.kind == SeatKind::Player) {
            if !keys.insert(name_key(&seat.player.text)) {
                seat.kind = SeatKind::Twice;
            }
        }
        let mut fields = HashSet::new();
        let known = (0..cells.len()).filter(|&index| match self.known[index] {
            None => false,
            Some(Heading::Ignored | Heading::Total | Heading::Subtotal | Heading::Dealt) => false,
            Some(Heading::Out) if has_outs || outs.is_empty() => false,
            Some(heading) => !fields.insert(heading as u8),
        });
        if let Some(twice) = known.last() {
            return at(twice, SheetProblem::DuplicateColumn);
        }
        self.unnamed = unnamed;
        if let Layout::Players(players) = &mut self.layout {
            *players = seats.into();
        }
        Ok(())
    }

    pub(super) fn has(&self, heading: Heading) -> bool {
        self.index(heading).is_some()
    }

    pub(super) fn index(&self, of: Heading) -> Option<usize> {
        self.known.iter().position(|known| *known == Some(of))
    }

    /// Returns the number of a round or of the cards dealt that a label says, and `true` if it
    /// must be the latter.
    pub(super) fn label(&self, text: &str) -> Option<(u8, bool)> {
        let with_word = || {
            let (word, number) = numbered(text)?;
            (Some(word) == self.round_word).then_some((number, false))
        };
        round_label(text).or_else(with_word)
    }

    /// Returns `true` if the headings say that the scores are running totals.
    pub(super) fn says_totals(&self) -> bool {
        match &self.layout {
            Layout::Score => !self.has(Heading::Points),
            Layout::Players(seats) => {
                let players = seats.iter().filter(|seat| seat.kind == SeatKind::Player);
                players.clone().all(|seat| seat.is_total) && players.count() > 0
            }
            Layout::Rounds(_) | Layout::Games(_) | Layout::Pairs(_) => false,
        }
    }

    pub(super) fn check_named(&self, options: &ReadOptions) -> Result<()> {
        let named = options.columns.iter().map(|(_, name)| name);
        let keys: HashSet<_> = self.names.iter().map(|name| name_key(name)).collect();
        // Notes may stand beside the table.
        let is_beside = |name: &&String| {
            let number = name.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
            number.is_some_and(|number| number > self.names.len())
        };
        let ignored = options.ignored.iter().filter(|name| !is_beside(name));
        let unknown = named.chain(ignored).find(|name| !keys.contains(&name_key(name)));
        let Some(name) = unknown.cloned() else { return Ok(()) };
        let columns = self.names.iter().map(|name| name.to_string()).collect();
        Err(SheetProblem::NoSuchColumn { name, columns }.into())
    }

    /// Returns the heading of a column.
    pub(super) fn name(&self, of: Heading) -> Option<&str> {
        Some(&self.names[self.index(of)?])
    }

    /// Returns the columns that are not imported, with their names.
    pub(super) fn ignored(&self) -> impl Iterator<Item = (usize, &str)> {
        let columns = self.known.iter().zip(&self.names).enumerate();
        let ignored = columns.filter(|(_, (known, _))| **known == Some(Heading::Ignored));
        ignored.map(|(index, (_, name))| (index, &**name))
    }

    /// Returns `true` if another line names the same columns.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.names == other.names
    }

    /// Returns `true` if a row has the heading of the rounds, the players, or the days or games of
    /// results again, the same headings below another day or game, or names above a first round.
    pub(super) fn is_header(&self, row: &Row, below: Option<&Row>) -> bool {
        let is_repeated = |heading| {
            self.index(heading).is_some_and(|index| {
                let (text, name) = (row.at(index), &*self.names[index]);
                !text.is_empty() && (Heading::of(text) == Some(heading) || text == name)
            })
        };
        let are_words = || row.filled().all(is_text) && row.filled().nth(1).is_some();
        let corner = row.at(self.first);
        let is_dated = has_day(corner);
        let names = self.names.iter().map(|name| &**name);
        let is_same = || {
            let mut rest = row.cells.iter().skip(self.first + 1);
            (is_dated || is_title_of_game(corner) || !rest.clone().all(is_score))
                && rest.by_ref().eq(names.skip(self.first + 1))
        };
        let is_first = || {
            let label = below.and_then(|below| round_label(below.at(self.first)));
            let names: Vec<_> = row.filled().filter(|cell| *cell != corner).collect();
            matches!(label, Some((1 | 3, _))) && names.len() > 1 && names.into_iter().all(is_text)
        };
        let are_repeated = |headings: [Heading; 3]| headings.into_iter().any(is_repeated);
        is_repeated(Heading::Round)
            || is_repeated(Heading::Player)
            || are_repeated([Heading::Date, Heading::Game, Heading::Dealt]) && are_words()
            || is_same()
            || (is_dated || corner.is_empty() || title_of_game(corner).is_some()) && is_first()
    }

    /// Refuses headings of players below a line that may name others: a name above each.
    pub(super) fn check_names_above<'a>(
        &self,
        above: u64,
        at: impl Fn(usize) -> &'a str,
        options: &ReadOptions,
    ) -> Result<()> {
        let Layout::Players(seats) = &self.layout else { return Ok(()) };
        let mut players = seats.iter().filter(|seat| seat.kind == SeatKind::Player);
        let are_known = players.clone().all(|seat| options.is_known(&seat.player.text));
        let is_one = are_known || players.clone().nth(1).is_none();
        let mut names = HashSet::new();
        let is_named = |seat: &Seat| is_name(at(seat.index)) && names.insert(at(seat.index));
        match !is_one && players.all(is_named) {
            true => Err(SheetProblem::NamesTwice { above }.at(self.line)),
            false => Ok(()),
        }
    }

    /// Returns the text of a line that says something about the games below it: one above
    /// the headings, a day beside those, or one that has a single cell and no score.
    pub(super) fn title(&self, row: &Row) -> Option<Cell> {
        let is_title = || {
            let mut filled = row.filled();
            let first = filled.next()?;
            let is_only = filled.next().is_none();
            let is_label =
                || round_label(first).is_some() || Heading::of(first) == Some(Heading::Total);
            let is_first = || (0..=self.first).any(|index| !row.at(index).is_empty());
            let says_day = || has_day(&row.title());
            Some(match (&self.layout, is_only) {
                (Layout::Score, _) => is_only && says_day(),
                (_, true) => is_first() && !is_label() || says_day(),
                (_, false) => {
                    let is_number = |cell: &str| is_score(cell) && serial(cell).is_none();
                    let has_no_score = !self.has(Heading::Date) && !row.filled().any(is_number);
                    (Heading::of(first) == Some(Heading::Date) || has_no_score) && says_day()
                }
            })
        };
        let text = match row.line.cmp(&self.line) {
            Ordering::Less => row.title(),
            Ordering::Equal if matches!(self.layout, Layout::Games(_)) => return None,
            Ordering::Equal => {
                let corner = || Some(row.at(self.first)).filter(|corner| says_when(corner));
                day_of_number(row.filled().find(|cell| has_day(cell)).or_else(corner)?)
            }
            Ordering::Greater => {
                is_title().is_some_and(|is_title| is_title).then(|| row.title())?
            }
        };
        Some(Cell { text: text.into(), location: Location::from(row.line) })
    }

    /// Returns the cells of a line that may have days: titles if no column has any.
    pub(super) fn days(&self, row: &Row) -> Vec<Cell> {
        match &self.layout {
            Layout::Games(games) if row.line == self.line => {
                games.iter().filter_map(|&index| self.cell_at(row, index)).collect()
            }
            _ if !self.has(Heading::Date) => self.title(row).into_iter().collect(),
            _ if row.line > self.line => self.cell(row, Heading::Date).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the hour of a row: of its day, or of a column that is not imported.
    pub(super) fn hour(&self, row: &Row) -> Option<u32> {
        let is_other = |index: &usize| self.known[*index] == Some(Heading::Ignored);
        let others = (0..self.known.len()).filter(is_other);
        let mut columns = self.index(Heading::Date).into_iter().chain(others);
        columns.find_map(|index| hour(row.at(index)))
    }

    /// Returns the cell of a column, `None` if it is empty or there is no such column.
    pub(super) fn cell(&self, row: &Row, of: Heading) -> Option<Cell> {
        self.cell_at(row, self.index(of)?)
    }

    pub(super) fn cell_at(&self, row: &Row, index: usize) -> Option<Cell> {
        let text = row.cells.get(index).filter(|text| !text.is_empty())?;
        Some(Cell { text: text.into(), location: self.place(row, index) })
    }

    pub(super) fn place(&self, row: &Row, index: usize) -> Location {
        (row.line, self.names[index].clone()).into()
    }

    /// Checks that there is no text beside the columns and below those without a heading.
    pub(super) fn check(&self, row: &Row, options: &ReadOptions) -> Result<()> {
        let columns = self.names.len();
        let mut beside = row.cells.iter().enumerate().skip(columns).filter(|(index, text)| {
            !text.is_empty() && !options.is_ignored(&format!("#{}", index + 1))
        });
        if let Some((index, text)) = beside.next() {
            let first = text.to_owned();
            let problem = SheetProblem::TooManyCells { columns, first };
            return Err(problem.at((row.line, format!("#{}", index + 1))));
        }
        let unnamed = self.unnamed.iter().find_map(|&index| self.cell_at(row, index));
        unnamed.map_or(Ok(()), |cell| Err(SheetProblem::NoHeading.at(cell.location)))
    }

    /// Returns `true` if a column between rounds has the sum of those on its left, in each row.
    pub(super) fn is_sum(&self, index: usize, below: &[Row]) -> bool {
        let sums = below.iter().filter_map(|row| self.sum_left_of(index, row));
        let sums: Vec<_> = sums.collect();
        sums.len() > 1 && sums.iter().all(|(sum, cell)| score(cell) == Some(*sum))
    }

    /// Returns the sum of the rounds on the left of a cell, and that, unless it is empty.
    fn sum_left_of<'a>(&self, index: usize, row: &'a Row) -> Option<(i32, &'a str)> {
        let Layout::Rounds(rounds) = &self.layout else { return None };
        let cell = Some(row.at(index)).filter(|cell| !cell.is_empty())?;
        let left = rounds.iter().filter(|(round, _)| *round < index);
        let points = left.map(|(round, _)| match row.at(*round) {
            "" | "-" => Some(0),
            text if text.eq_ignore_ascii_case("out") => Some(0),
            text => score(text),
        });
        Some((points.sum::<Option<i32>>()?, cell))
    }

    /// Leaves columns of sums between rounds out, which are right.
    pub(super) fn leave_sums_out(&mut self, below: &[Row]) -> Result<()> {
        let Layout::Rounds(rounds) = &self.layout else { return Ok(()) };
        let [first, last] = [rounds.first(), rounds.last()].map(|of| of.map_or(0, |(at, _)| *at));
        // One before the first round has the total of all.
        for index in first..last {
            if self.known[index] != Some(Heading::Total) {
                continue;
            }
            let wrong = below.iter().find_map(|row| {
                let (sum, cell) = self.sum_left_of(index, row)?;
                (score(cell) != Some(sum)).then(|| {
                    let problem = SheetProblem::WrongTotal { total: sum, text: cell.to_owned() };
                    problem.at(self.place(row, index))
                })
            });
            if let Some(wrong) = wrong {
                return Err(wrong);
            }
            self.known[index] = Some(Heading::Ignored);
        }
        Ok(())
    }
}

/// Returns `true` for the title of a game that a known word begins: `Game 2`, `Table 1`.
pub(super) fn is_title_of_game(text: &str) -> bool {
    title_of_game(text).is_some_and(|(word, _)| Heading::of(&word).is_some())
}

/// Returns `true` for what has a number, and is no player: `Week 1`, `2. Spiel`, `3rd`.
pub(super) fn is_numbered_field(text: &str) -> bool {
    let Some((word, _)) = word_and_number(text) else { return false };
    let is_other = |of: Heading| matches!(of, Heading::Ignored | Heading::Table);
    let is_field = |of: Heading| is_other(of) || of.is_field() && of != Heading::Player;
    let is_known = || is_occasion(&word) || Heading::of(&word).is_some_and(is_field);
    is_one_of("st|nd|rd|th", &word) || is_known()
}

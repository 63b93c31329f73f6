//! The rows of a spreadsheet as records: who scored what, whatever is a row and what a column, and
//! who left or has which place. A game takes them over.

use std::collections::BTreeMap;

use super::ReadOptions;
use super::cell_text::{dealt_beside, is_left, round_label};
use super::columns::{Columns, Layout};
use super::error::{ImportProblem, ImportSpreadsheetError, Result};
use super::figures::is_error;
use super::game::{
    Cell, CellScore, Location, Placed, Record, RowKind, Seat, SeatKind, SpreadsheetGame, is_mark,
};
use super::heading::{Heading, WINNERS, is_heading_of, is_rank};
use super::players::plain_name;
use super::problem::SheetProblem;
use super::row::{Row, score};
use crate::game::{is_one_of, name_key};

/// What tells the round of a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum RoundColumn {
    #[default]
    Numbers,
    /// The number of cards dealt in it.
    Cards,
    /// Nothing: the scores are totals of games.
    Missing,
}

impl Columns {
    /// Returns the scores of a row.
    pub(super) fn records(&self, row: &Row, rounds: RoundColumn) -> Result<Vec<Record>> {
        let cell = |heading| self.cell(row, heading);
        let at = |index| self.cell_at(row, index);
        let missing = |column, problem: SheetProblem| problem.at((row.line, column));
        let player =
            || cell(Heading::Player).ok_or_else(|| missing("player", SheetProblem::NoPlayer));
        Ok(match &self.layout {
            Layout::Score => {
                let kind = self.kind(row, rounds)?;
                if kind == RowKind::Unlabelled {
                    return Err(self.no_round(row));
                }
                let points = cell(Heading::Points)
                    .or_else(|| cell(Heading::Total))
                    .ok_or_else(|| missing("points", SheetProblem::NoPoints));
                let player = player()?;
                let went_out = cell(Heading::Out).map(|cell| is_out(cell, &player.text));
                let total = cell(Heading::Total).filter(|_| self.has(Heading::Points));
                if let (RoundColumn::Missing, Some(total)) = (rounds, &total) {
                    self.same_total(total, cell(Heading::Points))?;
                }
                let record = Record::new(kind, Err(player), points?);
                vec![Record { went_out: went_out.transpose()?.unwrap_or(false), total, ..record }]
            }
            Layout::Players(columns) => {
                let kind = self.kind(row, rounds)?;
                let is_round = matches!(kind, RowKind::Round(_));
                let has_own = columns.iter().any(|column| column.out.is_some());
                let out = cell(Heading::Out).filter(|_| is_round && !has_own);
                let players = columns.iter().enumerate().filter_map(|(seat, one)| {
                    (one.kind == SeatKind::Player).then_some((seat, &one.player))
                });
                let out = out.map(|cell| find_player(cell, players)).transpose()?;
                let record = |(seat, column): (usize, &Seat)| {
                    let own = column.out.and_then(at).filter(|_| is_round);
                    let own = own.map(|cell| is_out(cell, &column.player.text)).transpose()?;
                    let went_out = out == Some(seat) || own == Some(true);
                    let won =
                        || Cell { text: "out".into(), location: self.place(row, column.index) };
                    let points = at(column.index).or_else(|| went_out.then(won));
                    Ok(points
                        .map(|points| Record { went_out, ..Record::new(kind, Ok(seat), points) }))
                };
                let records = columns.iter().enumerate().filter_map(|one| record(one).transpose());
                let records = records.collect::<Result<Vec<_>>>()?;
                if records.is_empty() && kind == RowKind::Unlabelled && self.round(row).is_some() {
                    return Err(self.no_round(row));
                }
                records
            }
            Layout::Rounds(columns) => {
                let player = cell(Heading::Player);
                let kind = |kind| if player.is_some() { kind } else { RowKind::Unlabelled };
                let nobody = || Cell { text: "".into(), location: Location::from(row.line) };
                let player = player.clone().unwrap_or_else(nobody);
                let total = cell(Heading::Total).map(|cell| (RowKind::Totals, cell));
                let rounds = columns
                    .iter()
                    .filter_map(|&(index, round)| Some((RowKind::Round(round), at(index)?)));
                let scores = rounds.chain(total);
                scores
                    .map(|(of, points)| Record::new(kind(of), Err(player.clone()), points))
                    .collect()
            }
            Layout::Pairs(pairs) => self.paired(row, pairs)?,
            Layout::Games(columns) => {
                let player = player()?;
                let totals = columns.iter().filter_map(|&index| at(index));
                totals
                    .map(|total| Record::new(RowKind::Totals, Err(player.clone()), total))
                    .collect()
            }
        })
    }

    /// Refuses points of results that are not the total beside them: they may be those of a season.
    fn same_total(&self, total: &Cell, points: Option<Cell>) -> Result<()> {
        let heading = self.name(Heading::Total).unwrap_or_default();
        let is_running = Heading::of(heading) == Some(Heading::Subtotal);
        let is_checked = !is_running && !is_error(&total.text);
        match points {
            Some(points) if is_checked && score(&points.text) != score(&total.text) => {
                let (heading, total) = (heading.to_owned(), total.text.to_string());
                let text = points.text.to_string();
                Err(SheetProblem::OtherTotal { heading, total, text }.at(points.location))
            }
            _ => Ok(()),
        }
    }

    /// Returns what tells the round of a row.
    pub(super) fn round(&self, row: &Row) -> Option<Cell> {
        let is_told = self.has(Heading::Round);
        let heading = if is_told { Heading::Round } else { Heading::Dealt };
        self.cell(row, heading).filter(|cell| cell.text.contains(char::is_alphanumeric))
    }

    /// Returns what is wrong with a row that names no round.
    pub(super) fn no_round(&self, row: &Row) -> ImportSpreadsheetError {
        match self.round(row) {
            Some(Cell { text, location }) => SheetProblem::BadRound(text.into()).at(location),
            None => SheetProblem::NoRound.at((row.line, "round")),
        }
    }

    /// Returns the round of a row; of one with another label, that it has none.
    fn kind(&self, row: &Row, rounds: RoundColumn) -> Result<RowKind> {
        if rounds == RoundColumn::Missing {
            return Ok(RowKind::Totals);
        }
        let Some(round) = self.round(row) else { return Ok(RowKind::Unlabelled) };
        let label = self.label(&round.text).filter(|(number, is_dealt)| {
            dealt_beside(&round.text).is_none_or(|dealt| *is_dealt || number + 2 == dealt)
        });
        let is_of_cards = |is_dealt: bool| is_dealt || rounds == RoundColumn::Cards;
        Ok(match (Heading::of(&round.text), label) {
            (Some(Heading::Total | Heading::Points), _) => RowKind::Totals,
            _ if is_heading_of(&round.text, "end") => RowKind::Totals,
            (_, Some((dealt @ 3.., is_dealt))) if is_of_cards(is_dealt) => {
                RowKind::Round(dealt - 2)
            }
            // Whether a game has the round is checked when it is scored.
            (_, Some((number, is_dealt))) if !is_of_cards(is_dealt) => {
                let dealt = self.cell(row, Heading::Dealt).filter(|_| self.has(Heading::Round));
                if let Some(Cell { text, location }) = dealt
                    && let Some((dealt, _)) = round_label(&text)
                    && dealt != number + 2
                {
                    return Err(SheetProblem::WrongDealt { round: number, dealt }.at(location));
                }
                RowKind::Round(number)
            }
            _ => RowKind::Unlabelled,
        })
    }
}

/// Reads whether a player went out: `yes`, or the name of who did.
fn is_out(cell: Cell, player: &str) -> Result<bool> {
    const YES: &str = "yes|y|1|true|ja|j|já|kyllä|oui|wahr|sand|sant|sann|tosi|satt|vrai|☑|✅";
    const NO: &str =
        "no|n|0|-|false|nein|nej|nei|ei|non|falsch|falsk|falskt|usann|usant|epätosi|ósatt|faux|☐";
    match cell.text.to_lowercase().as_str() {
        text if is_one_of(YES, text) || is_mark(text) => Ok(true),
        text if is_one_of(NO, text) => Ok(false),
        name if name_key(name) == name_key(player) => Ok(true),
        _ => Err(SheetProblem::BadOut(cell.text.into()).at(cell.location)),
    }
}

/// Returns the seat of the player who went out, by the name or the start of it.
fn find_player<'a>(cell: Cell, seats: impl Iterator<Item = (usize, &'a Cell)>) -> Result<usize> {
    let key = name_key(&cell.text);
    let key_of = |name: &str| name_key(&plain_name(name).unwrap_or_else(|| name.to_owned()));
    let seats: Vec<_> = seats.map(|(seat, player)| (seat, key_of(&player.text))).collect();
    let mut begun = seats.iter().filter(|(_, name)| name.starts_with(&key));
    let only = begun.next().filter(|_| begun.next().is_none());
    let found = seats.iter().find(|(_, name)| *name == key).or(only);
    let bad = || SheetProblem::NotInGame { name: cell.text.into() }.at(cell.location);
    found.map(|(seat, _)| *seat).ok_or_else(bad)
}

/// The most players of a game as it is read; fewer can play it.
const MAX_PLAYERS: usize = 100;

impl SpreadsheetGame {
    /// Adds a score, which the player may have no other of.
    pub(super) fn add(&mut self, record: Record) -> Result<()> {
        let points = record.points;
        let player = match &record.seat {
            Ok(_) => points.location.column.as_deref().unwrap_or_default().into(),
            Err(player) => player.text.to_string(),
        };
        let seat = record.seat.unwrap_or_else(|player| self.seat(&player));
        if self.players.len() > MAX_PLAYERS {
            let players = MAX_PLAYERS;
            return Err(SheetProblem::TooManyPlayers { players }.at(points.location));
        }
        let RowKind::Round(round) = record.kind else {
            let location = points.location.clone();
            return match self.totals.insert(seat, points) {
                Some(above) => self.check_sum_above(seat, above, player, location),
                None => Ok(()),
            };
        };
        if let Some(other) = self.scores.get(&(round, seat)) {
            let line = other.points.location.line;
            return Err(SheetProblem::AlreadyScored { player, round, line }.at(points.location));
        }
        if let Some(total) = record.total {
            self.sums.insert((round, seat), total);
        }
        let went_out = record.went_out;
        let score = CellScore { points, went_out };
        self.scores.insert((round, seat), score);
        Ok(())
    }

    /// Checks a row of totals above another: with scores between, it has the sums so far.
    fn check_sum_above(
        &self,
        seat: usize,
        Cell { text, location }: Cell,
        player: String,
        below: Location,
    ) -> Result<()> {
        let own = self.of_seat(seat).map(|(_, score)| &score.points);
        let (above, between): (Vec<_>, Vec<_>) =
            own.partition(|points| points.location.line < location.line);
        if between.is_empty() {
            return Err(SheetProblem::TwoTotals { player }.at(below));
        }
        match above.into_iter().map(Cell::worth).sum::<Option<i32>>() {
            Some(total) if text.parse() != Ok(total) => {
                Err(ImportProblem::Total { total, text: text.into() }.at(location))
            }
            _ => Ok(()),
        }
    }

    /// Adds who went out in a round, by the name or the start of it.
    pub(super) fn went_out(&mut self, round: u8, cell: Cell) -> Result<()> {
        let points = Cell { text: "out".into(), location: cell.location.clone() };
        let seat = find_player(cell, self.players.iter().enumerate())?;
        let won = CellScore { points, went_out: true };
        self.scores.entry((round, seat)).or_insert(won).went_out = true;
        Ok(())
    }

    /// Reads a word that says that a player left as `-`, in its round and those after it, of
    /// which the player may have no scores.
    pub(super) fn read_left(&mut self, notes: &mut Vec<String>) -> Result<()> {
        let mut left: BTreeMap<usize, (u8, Box<str>)> = BTreeMap::new();
        for ((round, seat), score) in &mut self.scores {
            let Cell { text, location } = &mut score.points;
            match left.get(seat) {
                _ if &**text == "-" => {}
                None if !is_left(text) => {}
                Some((left, word)) if !is_left(text) => {
                    let (word, left) = (word.to_string(), *left);
                    return Err(SheetProblem::CameBack { word, left, round: *round }.at(&*location));
                }
                before => {
                    if before.is_none() {
                        notes.push(format!("{location}: `{text}` was read as `-`"));
                        left.insert(*seat, (*round, text.clone()));
                    }
                    *text = "-".into();
                }
            }
        }
        Ok(())
    }
}

/// Takes the league or place of a row over, unless the game has another.
pub(super) fn agree(cell: Option<Cell>, of_game: &mut Option<Cell>, begins: u64) -> Result<()> {
    match (cell, &of_game) {
        (Some(cell), Some(other)) if cell.text != other.text => {
            let other = other.text.to_string();
            Err(SheetProblem::Differs { begins, other }.at(cell.location))
        }
        (cell @ Some(_), None) => {
            *of_game = cell;
            Ok(())
        }
        _ => Ok(()),
    }
}

impl Columns {
    /// Returns the places of players by columns that are not imported: the first of a winner.
    pub(super) fn places(
        &self,
        row: &Row,
        records: &[Record],
        options: &ReadOptions,
    ) -> Vec<Placed> {
        let of_row = match (&self.layout, records) {
            (Layout::Score, [Record { seat: Err(player), .. }]) => Some(&player.text),
            _ => None,
        };
        let columns = self.ignored().filter(|(_, name)| !options.is_ignored(name));
        let place = |(index, name): (usize, &str)| {
            let Cell { text, location } = self.cell_at(row, index)?;
            let of_row = of_row.map(|text| Cell { text: text.clone(), location: location.clone() });
            if !is_heading_of(name, WINNERS) {
                let number = text.split(|c: char| !c.is_ascii_digit()).next()?;
                let place = number.parse().ok().filter(|_| is_rank(name))?;
                return Some(Placed { player: of_row?, place });
            }
            let is_this = is_mark(&text) || text.eq_ignore_ascii_case("yes");
            let player = if is_this { of_row? } else { Cell { text, location } };
            Some(Placed { player, place: 1 })
        };
        columns.filter_map(place).collect()
    }
}

impl SpreadsheetGame {
    /// Checks that nobody has won, or has the better place, with more points than another.
    pub(super) fn check_places(&self) -> Result<()> {
        let placed: Vec<_> =
            self.placed.iter().filter_map(|of| Some((self.find(&of.player.text)?, of))).collect();
        let total = |seat: usize| self.totals.get(&seat)?.number();
        let place = |seat| placed.iter().find(|(of, _)| *of == seat).map(|(_, of)| of.place);
        // What all have is the number of something else.
        let is_first = |(_, of): &(usize, &Placed)| of.place == placed[0].1.place;
        if placed.iter().all(is_first) && placed.iter().any(|(seat, _)| *seat != placed[0].0) {
            return Ok(());
        }
        for &(seat, Placed { player, place: own }) in &placed {
            let lower = (0..self.players.len()).filter_map(|other| {
                let is_behind = *own == 1 || place(other) > Some(*own);
                Some((total(other).filter(|lower| is_behind && Some(*lower) < total(seat))?, other))
            });
            if let (Some((lower, other)), Some(total)) = (lower.min(), total(seat)) {
                let (name, other) = (self.name(seat), self.name(other));
                let problem = SheetProblem::OtherPlace { name, place: *own, total, other, lower };
                return Err(problem.at(player));
            }
        }
        Ok(())
    }
}

//! The rows of a spreadsheet as records: who scored what, whatever is a row and
//! what a column.

use super::columns::{Columns, Layout};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location, Record, RowKind, Seat, SeatKind, is_mark};
use super::heading::{Heading, is_in};
use super::label::{dealt_beside, round_label};
use super::players::plain_name;
use super::row::Row;
use crate::game::name_key;

/// What tells the round of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RoundColumn {
    Numbers,
    /// The number of cards dealt in it.
    Cards,
    /// Nothing: the scores are totals of games.
    Missing,
}

impl Columns {
    /// Returns the scores of a row.
    pub(super) fn records(
        &self,
        row: &Row,
        rounds: RoundColumn,
    ) -> Result<Vec<Record>, ImportSpreadsheetError> {
        let cell = |heading| self.cell(row, heading);
        let at = |index| self.cell_at(row, index);
        let missing = |column, problem: SheetProblem| problem.at(Location::cell(row.line, column));
        let player =
            || cell(Heading::Player).ok_or_else(|| missing("player", SheetProblem::NoPlayer));
        let score =
            |kind, seat, points| Record { kind, seat, points, went_out: false, total: None };
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
                let record = score(kind, Err(player), points?);
                vec![Record { went_out: went_out.transpose()?.unwrap_or(false), total, ..record }]
            }
            Layout::Players(columns) => {
                let kind = self.kind(row, rounds)?;
                let is_round = matches!(kind, RowKind::Round(_));
                let has_own = columns.iter().any(|column| column.out.is_some());
                let out = cell(Heading::Out).filter(|_| is_round && !has_own);
                let out = out.map(|cell| who_went_out(cell, columns)).transpose()?;
                let record = |(seat, column): (usize, &Seat)| {
                    let own = column.out.and_then(at).filter(|_| is_round);
                    let own = own.map(|cell| is_out(cell, &column.player.text)).transpose()?;
                    let went_out = out == Some(seat) || own == Some(true);
                    let won = || {
                        let location = Location::cell(row.line, self.names[column.index].clone());
                        went_out.then(|| Cell { text: "out".into(), location })
                    };
                    let points = at(column.index).or_else(won);
                    Ok(points.map(|points| Record { went_out, ..score(kind, Ok(seat), points) }))
                };
                let records = columns.iter().enumerate().filter_map(|one| record(one).transpose());
                let records = records.collect::<Result<Vec<_>, ImportSpreadsheetError>>()?;
                if records.is_empty() && kind == RowKind::Unlabelled && self.round(row).is_some() {
                    return Err(self.no_round(row));
                }
                records
            }
            Layout::Rounds(columns) => {
                let player = cell(Heading::Player);
                let kind = |kind| if player.is_some() { kind } else { RowKind::Unlabelled };
                let nobody = || Cell { text: "".into(), location: Location::line(row.line) };
                let player = player.clone().unwrap_or_else(nobody);
                let total = cell(Heading::Total).map(|cell| (RowKind::Totals, cell));
                let rounds = columns
                    .iter()
                    .filter_map(|&(index, round)| Some((RowKind::Round(round), at(index)?)));
                let scores = rounds.chain(total);
                scores.map(|(of, points)| score(kind(of), Err(player.clone()), points)).collect()
            }
            Layout::Games(columns) => {
                let player = player()?;
                let totals = columns.iter().filter_map(|&index| at(index));
                totals.map(|total| score(RowKind::Totals, Err(player.clone()), total)).collect()
            }
        })
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
            None => SheetProblem::NoRound.at(Location::cell(row.line, "round")),
        }
    }

    /// Returns the round of a row; of one with another label, that it has none.
    fn kind(&self, row: &Row, rounds: RoundColumn) -> Result<RowKind, ImportSpreadsheetError> {
        if rounds == RoundColumn::Missing {
            return Ok(RowKind::Totals);
        }
        let Some(round) = self.round(row) else {
            return Ok(RowKind::Unlabelled);
        };
        let label = self.label(&round.text).filter(|(number, is_dealt)| {
            dealt_beside(&round.text).is_none_or(|dealt| *is_dealt || number + 2 == dealt)
        });
        match (Heading::of(&round.text), label) {
            (Some(Heading::Total | Heading::Points), _) => return Ok(RowKind::Totals),
            (_, Some((number, is_dealt))) if is_dealt || rounds == RoundColumn::Cards => {
                if let Some(number @ 1..) = number.checked_sub(2) {
                    return Ok(RowKind::Round(number));
                }
            }
            // Whether a game has the round is checked when it is scored.
            (_, Some((number, _))) => {
                let dealt = self.cell(row, Heading::Dealt).filter(|_| self.has(Heading::Round));
                return match dealt.and_then(|cell| Some((round_label(&cell.text)?.0, cell))) {
                    Some((dealt, Cell { location, .. })) if dealt != number + 2 => {
                        Err(SheetProblem::WrongDealt { round: number, dealt }.at(location))
                    }
                    _ => Ok(RowKind::Round(number)),
                };
            }
            _ => {}
        }
        Ok(RowKind::Unlabelled)
    }
}

/// Reads whether a player went out: `yes`, or the name of who did.
fn is_out(cell: Cell, player: &str) -> Result<bool, ImportSpreadsheetError> {
    const YES: &str = "yes|y|1|true|ja|j|já|kyllä|oui|wahr|sand|sant|tosi|satt|vrai|☑|✅";
    const NO: &str = "no|n|0|-|false|nein|nej|nei|ei|non|falsch|falsk|falskt|epätosi|ósatt|faux|☐";
    match cell.text.to_lowercase().as_str() {
        text if is_in(YES, text) || is_mark(text) => Ok(true),
        text if is_in(NO, text) => Ok(false),
        name if name_key(name) == name_key(player) => Ok(true),
        _ => Err(SheetProblem::BadOut(cell.text.into()).at(cell.location)),
    }
}

/// Returns the seat of the player who went out, by the name or the start of it.
fn who_went_out(cell: Cell, seats: &[Seat]) -> Result<usize, ImportSpreadsheetError> {
    let seats = seats.iter().enumerate().filter(|(_, seat)| seat.kind == SeatKind::Player);
    let found = find_player(&cell.text, seats.map(|(seat, one)| (seat, &*one.player.text)));
    let bad = || SheetProblem::NotInGame { name: cell.text.into() }.at(cell.location);
    found.ok_or_else(bad)
}

/// Returns the seat of a player, by the name or the start of it.
pub(super) fn find_player<'a>(
    text: &str,
    seats: impl Iterator<Item = (usize, &'a str)>,
) -> Option<usize> {
    let key = name_key(text);
    let key_of = |name: &str| name_key(&plain_name(name).unwrap_or_else(|| name.to_owned()));
    let seats: Vec<_> = seats.map(|(seat, name)| (seat, key_of(name))).collect();
    let mut begun = seats.iter().filter(|(_, name)| name.starts_with(&key));
    let only = begun.next().filter(|_| begun.next().is_none());
    let found = seats.iter().find(|(_, name)| *name == key).or(only);
    found.map(|(seat, _)| *seat)
}

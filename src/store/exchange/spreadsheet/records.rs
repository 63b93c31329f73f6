//! The rows of a spreadsheet as records: who scored what, whatever is a row and
//! what a column.

use csv::StringRecord;

use super::columns::{Columns, Layout};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location};
use super::heading::{Heading, round_label};

/// What tells the round of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RoundColumn {
    Numbers,
    /// The number of cards dealt in it.
    Cards,
    /// Nothing: the scores are totals of games.
    Missing,
}

/// What the scores of a row are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowKind {
    Round(u8),
    Totals,
}

pub(super) struct Record {
    pub(super) kind: RowKind,
    /// The column of the player, or the player's name.
    pub(super) seat: Result<usize, Cell>,
    pub(super) points: Cell,
    pub(super) went_out: bool,
}

impl Columns {
    /// Returns the scores of a row; none for a row of winners and the like.
    pub(super) fn records(
        &self,
        record: &StringRecord,
        line: u64,
        rounds: RoundColumn,
    ) -> Result<Vec<Record>, ImportSpreadsheetError> {
        let cell = |heading| self.cell(record, line, heading);
        let at = |index| self.cell_at(record, line, index);
        let missing = |column, problem: SheetProblem| problem.at(Location::cell(line, column));
        match &self.layout {
            Layout::Score => {
                let Some(kind) = self.kind(record, line, rounds)? else {
                    return Ok(Vec::new());
                };
                let player = cell(Heading::Player)
                    .ok_or_else(|| missing("player", SheetProblem::NoPlayer))?;
                let points = cell(Heading::Points)
                    .or_else(|| cell(Heading::Total))
                    .ok_or_else(|| missing("points", SheetProblem::NoPoints))?;
                Ok(vec![Record {
                    kind,
                    seat: Err(player),
                    points: number(points),
                    went_out: cell(Heading::Out).map(yes).transpose()?.unwrap_or(false),
                }])
            }
            Layout::Players(columns) => {
                let Some(kind) = self.kind(record, line, rounds)? else {
                    return Ok(Vec::new());
                };
                let score = |(seat, points): (usize, Cell)| Record {
                    kind,
                    seat: Ok(seat),
                    points: number(points),
                    went_out: false,
                };
                let cells = columns.iter().enumerate();
                let cells = cells.filter_map(|(seat, column)| Some((seat, at(column.index)?)));
                Ok(cells.map(score).collect())
            }
            Layout::Rounds(columns) => {
                let player = cell(Heading::Player)
                    .ok_or_else(|| missing("player", SheetProblem::NoPlayer))?;
                if matches!(Heading::of(&player.text), Some(Heading::Total | Heading::Ignored)) {
                    return Ok(Vec::new());
                }
                let score = |(kind, points): (RowKind, Cell)| Record {
                    kind,
                    seat: Err(player.clone()),
                    points: number(points),
                    went_out: false,
                };
                let total = cell(Heading::Total).map(|cell| (RowKind::Totals, cell));
                let rounds = columns
                    .iter()
                    .filter_map(|&(index, round)| Some((RowKind::Round(round), at(index)?)));
                Ok(rounds.chain(total).map(score).collect())
            }
        }
    }

    /// Returns the round of a row; `None` if it is one of notes.
    fn kind(
        &self,
        record: &StringRecord,
        line: u64,
        rounds: RoundColumn,
    ) -> Result<Option<RowKind>, ImportSpreadsheetError> {
        if rounds == RoundColumn::Missing {
            return Ok(Some(RowKind::Totals));
        }
        let round = self.cell(record, line, Heading::Round);
        let round = round.or_else(|| match self.has(Heading::Round) {
            true => None,
            false => self.cell(record, line, Heading::Dealt),
        });
        let round = round.ok_or_else(|| SheetProblem::NoRound.at(Location::cell(line, "round")))?;
        match (Heading::of(&round.text), round_label(&round.text)) {
            (Some(Heading::Total), _) => return Ok(Some(RowKind::Totals)),
            (Some(Heading::Ignored), _) => return Ok(None),
            (_, Some((number, is_dealt))) if is_dealt || rounds == RoundColumn::Cards => {
                if let Some(number @ 1..) = number.checked_sub(2) {
                    return Ok(Some(RowKind::Round(number)));
                }
            }
            // Whether a game has the round is checked when it is scored.
            (_, Some((number, _))) => return Ok(Some(RowKind::Round(number))),
            _ => {}
        }
        Err(SheetProblem::BadRound(round.text.into()).at(round.location))
    }
}

/// Returns a number without decimals that are zero, `13,0`, and `out` for the sign of a
/// sheet, `0x`.
fn number(mut cell: Cell) -> Cell {
    if matches!(&*cell.text, "0x" | "0X" | "0*") {
        cell.text = "out".into();
    }
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((whole, decimals)) = cell.text.split_once([',', '.'])
        && is_digits(whole)
        && is_digits(decimals)
        && decimals.bytes().all(|byte| byte == b'0')
        && decimals.len() < 3
    {
        cell.text = whole.into();
    }
    cell
}

fn yes(cell: Cell) -> Result<bool, ImportSpreadsheetError> {
    match cell.text.to_lowercase().as_str() {
        "yes" | "y" | "x" | "1" | "true" => Ok(true),
        "no" | "n" | "0" | "false" => Ok(false),
        _ => Err(SheetProblem::BadOut(cell.text.into()).at(cell.location)),
    }
}

//! The rows of a spreadsheet as records: who scored what, whatever is a row and
//! what a column.

use super::columns::{Columns, Layout};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location};
use super::heading::{Heading, round_label};
use super::row::Row;

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
    /// Nothing says what: the round or the player is missing.
    Unlabelled,
}

pub(super) struct Record {
    pub(super) kind: RowKind,
    /// The column of the player, or the player's name.
    pub(super) seat: Result<usize, Cell>,
    pub(super) points: Cell,
    pub(super) went_out: bool,
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
        let no_round = || missing("round", SheetProblem::NoRound);
        let score = |kind, seat, points| Record { kind, seat, points, went_out: false };
        Ok(match &self.layout {
            Layout::Score => {
                let kind = self.kind(row, rounds)?;
                if kind == RowKind::Unlabelled {
                    return Err(no_round());
                }
                let points = cell(Heading::Points)
                    .or_else(|| cell(Heading::Total))
                    .ok_or_else(|| missing("points", SheetProblem::NoPoints));
                let record = score(kind, Err(player()?), points?);
                let went_out = cell(Heading::Out).map(yes).transpose()?.unwrap_or(false);
                vec![Record { went_out, ..record }]
            }
            Layout::Players(columns) => {
                let kind = self.kind(row, rounds)?;
                let cells = columns.iter().enumerate();
                let cells = cells.filter_map(|(seat, column)| Some((seat, at(column.index)?)));
                cells.map(|(seat, points)| score(kind, Ok(seat), points)).collect()
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

    /// Returns the round of a row.
    fn kind(&self, row: &Row, rounds: RoundColumn) -> Result<RowKind, ImportSpreadsheetError> {
        if rounds == RoundColumn::Missing {
            return Ok(RowKind::Totals);
        }
        let is_told = self.has(Heading::Round);
        let heading = if is_told { Heading::Round } else { Heading::Dealt };
        let round = self.cell(row, heading);
        let is_label = |cell: &Cell| cell.text.contains(char::is_alphanumeric);
        let Some(round) = round.filter(is_label) else {
            return Ok(RowKind::Unlabelled);
        };
        match (Heading::of(&round.text), round_label(&round.text)) {
            (Some(Heading::Total), _) => return Ok(RowKind::Totals),
            (_, Some((number, is_dealt))) if is_dealt || rounds == RoundColumn::Cards => {
                if let Some(number @ 1..) = number.checked_sub(2) {
                    return Ok(RowKind::Round(number));
                }
            }
            // Whether a game has the round is checked when it is scored.
            (_, Some((number, _))) => return Ok(RowKind::Round(number)),
            _ => {}
        }
        Err(SheetProblem::BadRound(round.text.into()).at(round.location))
    }
}

/// Returns a score as it is typed, `None` if it is: `-` for what is left out, `out` for the
/// sign of a sheet, `0x`; a number without decimals that are zero, `13,0`, without signs
/// that part thousands, `1.234`, without its unit, `12 pts`, and without the marks of a
/// footnote or of bold text, `*12*`.
pub(super) fn typed(text: &str) -> Option<String> {
    match text {
        "–" | "—" | "--" | "n/a" | "N/A" => return Some("-".to_owned()),
        "0x" | "0X" | "0*" => return Some("out".to_owned()),
        _ if is_star(text) => return None,
        _ => {}
    }
    let number = unmarked(text);
    let unit = number
        .trim_end_matches('.')
        .rfind(|c: char| !c.is_alphabetic())
        .map_or(0, |last| last + number[last..].chars().next().map_or(0, char::len_utf8));
    let (number, unit) = number.split_at(unit);
    let unit = unit.trim_end_matches('.');
    let is_unit = unit.is_empty()
        || matches!(unit.to_lowercase().as_str(), "p" | "pt" | "pkt")
        || Heading::of(unit) == Some(Heading::Points);
    let number = number.trim().trim_end_matches('.').replace('−', "-");
    let (sign, digits) = number.strip_prefix('-').map_or(("", &*number), |digits| ("-", digits));
    let digits = match digits.rsplit_once([',', '.']) {
        Some((whole, "0" | "00")) => whole,
        _ => digits,
    };
    let mut groups = digits.split([',', '.', ' ', '\u{a0}', '\u{202f}', '\'', '’']);
    let first = groups.next()?;
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_group = |group: &str| group.len() == 3 && are_digits(group);
    let is_number =
        is_unit && !first.is_empty() && are_digits(first) && groups.clone().all(is_group);
    let is_parted = groups.next().is_some();
    let plain: String = digits.chars().filter(char::is_ascii_digit).collect();
    let plain = format!("{sign}{plain}");
    (is_number && (!is_parted || first.len() < 4) && plain != text).then_some(plain)
}

/// Returns a text without the marks around it: `*12*`, `12†`, `12 (a)`, `'12`.
pub(super) fn unmarked(text: &str) -> &str {
    let text = match text.rsplit_once(['(', '[']) {
        Some((text, note)) if note.chars().count() == 2 && note.ends_with([')', ']']) => text,
        _ => text,
    };
    let is_mark = |c: char| c.is_whitespace() || "*_'’†‡¹²³⁴⁵".contains(c);
    text.trim_matches(is_mark)
}

/// Returns `true` for a number with a star that is a card.
pub(super) fn is_star(text: &str) -> bool {
    let number = text.strip_suffix('*').and_then(|number| number.parse().ok());
    number.is_some_and(|number: u8| (3..=10).contains(&number))
}

fn yes(cell: Cell) -> Result<bool, ImportSpreadsheetError> {
    match cell.text.to_lowercase().as_str() {
        "yes" | "y" | "x" | "1" | "true" => Ok(true),
        "no" | "n" | "0" | "false" => Ok(false),
        _ => Err(SheetProblem::BadOut(cell.text.into()).at(cell.location)),
    }
}

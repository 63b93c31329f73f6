//! Adds what a row says to its game: scores, who went out, and who left, by a word in a cell.

use std::collections::BTreeMap;

use super::error::{ImportProblem, ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, CellScore, Location, Record, RowKind, SpreadsheetGame};
use super::heading::{begins_with_one_of, is_in};
use super::records::find_player;
use super::sums::points;
use crate::game::name_key;

/// The most players of a game as it is read; fewer can play it.
const MAX_PLAYERS: usize = 100;

const LEFT: &str = "left|gone|home|away|quit|stopped|retired|withdrew|\
    withdrawn|dropped out|weg|gegangen|heimgegangen|heim|nach hause|ausgestiegen|ausgeschieden|\
    aufgehört|musste gehen|gået|hjem|stoppet|gått|dro|\
    dro hjem|sluttet|hem|slutade|lähti|lähti kotiin|poistui|pois|poissa|kotiin|\
    lopetti|had to go|had to leave|musste weg|måtte gå|måste gå|piti lähteä|farinn|farin|farið|hætti";

/// Words of going, which may be out, down or first.
const WENT: &str = "went|ging|gik|gikk|gick|fór";

/// Stand before the time or the round in which a player left.
const SINCE: &str = "at|after|before|in|from|um|nach|vor|ab|kl|klo|efter|etter|före|før|eftir";

/// Returns `true` for a word that says that a player left, `gone`, or a few: `left early`,
/// `went home at 9`, but not for `went first` and `left with 15`.
pub(super) fn is_left(text: &str) -> bool {
    let key = name_key(text);
    let (first, rest) = key.split_once(' ').unwrap_or((&key, ""));
    let has_number = rest.contains(|c: char| c.is_ascii_digit());
    let is_since = rest.split([' ', '.']).any(|word| is_in(SINCE, word));
    let text = if is_in(WENT, first) && !rest.is_empty() { rest } else { text };
    (is_in(WENT, text) || begins_with_one_of(text, LEFT)) && (!has_number || is_since)
}

impl SpreadsheetGame {
    /// Adds a score, which the player may have no other of.
    pub(super) fn add(&mut self, record: Record) -> Result<(), ImportSpreadsheetError> {
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
            let problem = SheetProblem::AlreadyScored { player, round, line };
            return Err(problem.at(points.location));
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
    ) -> Result<(), ImportSpreadsheetError> {
        let own = self.scores.iter().filter(|((_, of), _)| *of == seat);
        let own = own.map(|(_, score)| &score.points);
        let (above, between): (Vec<_>, Vec<_>) =
            own.partition(|points| points.location.line < location.line);
        if between.is_empty() {
            return Err(SheetProblem::TwoTotals { player }.at(below));
        }
        match above.into_iter().map(points).sum::<Option<i32>>() {
            Some(total) if text.parse() != Ok(total) => {
                Err(ImportProblem::Total { total, text: text.into() }.at(location))
            }
            _ => Ok(()),
        }
    }

    /// Adds who went out in a round, by the name or the start of it.
    pub(super) fn went_out(&mut self, round: u8, cell: Cell) -> Result<(), ImportSpreadsheetError> {
        let players = self.players.iter().enumerate();
        let seat = find_player(&cell.text, players.map(|(seat, player)| (seat, &*player.text)));
        let Some(seat) = seat else {
            let problem = SheetProblem::NotInGame { name: cell.text.into() };
            return Err(problem.at(cell.location));
        };
        let points = Cell { text: "out".into(), location: cell.location };
        let won = CellScore { points, went_out: true };
        self.scores.entry((round, seat)).or_insert(won).went_out = true;
        Ok(())
    }

    /// Reads a word that says that a player left as `-`, in its round and those after it, of
    /// which the player may have no scores.
    pub(super) fn read_left(
        &mut self,
        notes: &mut Vec<String>,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut left: BTreeMap<usize, (u8, Box<str>)> = BTreeMap::new();
        for ((round, seat), score) in &mut self.scores {
            let Cell { text, location } = &mut score.points;
            match left.get(seat) {
                _ if &**text == "-" => {}
                None if !is_left(text) => {}
                Some((left, word)) if !is_left(text) => {
                    let (word, left) = (word.to_string(), *left);
                    return Err(
                        SheetProblem::CameBack { word, left, round: *round }.at(location.clone())
                    );
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
pub(super) fn agree(
    cell: Option<Cell>,
    of_game: &mut Option<Cell>,
    begins: u64,
) -> Result<(), ImportSpreadsheetError> {
    match (cell, &of_game) {
        (Some(cell), Some(other)) if cell.text != other.text => {
            let other = other.text.to_string();
            let problem = SheetProblem::Differs { begins, other };
            Err(problem.at(cell.location))
        }
        (cell @ Some(_), None) => {
            *of_game = cell;
            Ok(())
        }
        _ => Ok(()),
    }
}

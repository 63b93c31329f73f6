//! Adds what a row says to its game.

use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, CellScore, Record, RowKind, SpreadsheetGame};
use super::records::find_player;

/// The most players of a game as it is read; fewer can play it.
const MAX_PLAYERS: usize = 100;

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
                Some(_) => Err(SheetProblem::TwoTotals { player }.at(location)),
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
}

impl SpreadsheetGame {
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

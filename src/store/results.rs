//! Finished games as the league reads them, one after the other.

use chrono::NaiveDate;
use rusqlite::Row;
use uuid::Uuid;

use super::StoreError;
use super::question::Question;
use super::read::Reader;
use crate::game::{GameId, LeagueId, PlayerId};
use crate::league::{GameResult, ROUNDS, SeatResult};

/// Which finished games count; those ended early only where asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ResultFilter {
    /// Of this league.
    pub league: Option<LeagueId>,
    /// On this day or later.
    pub since: Option<NaiveDate>,
    /// On this day or earlier.
    pub until: Option<NaiveDate>,
    /// Of tables with so many players.
    pub players: Option<usize>,
    /// Of this player.
    pub player: Option<PlayerId>,
    /// Ended with rounds unplayed too.
    pub short: bool,
}

impl Reader<'_> {
    /// Goes through finished games in the order in which they ended: by day,
    /// then by the time of the last score.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn results(
        &self,
        filter: &ResultFilter,
        mut each: impl FnMut(&GameResult),
    ) -> Result<(), StoreError> {
        // CROSS JOIN looks up the seats of each game in turn, by their key and
        // so in their order; asked for it, SQLite would sort them once more.
        let question = Question::new(
            "SELECT g.id, g.date, s.holder, s.total, s.place, s.won, s.out, s.scores
             FROM games AS g CROSS JOIN seats AS s ON s.game = g.id WHERE g.ended IS NOT NULL",
        )
        .then(if filter.short { "" } else { " AND g.short = 0" })
        .of_games(filter.player, filter.league, filter.since, filter.until)
        .then(" ORDER BY g.date, g.ended, g.id");
        let mut select = self.connection().prepare_cached(question.sql())?;
        let mut rows = select.query(question.values().as_slice())?;
        let mut each = |game: &GameResult| {
            if filter
                .players
                .is_none_or(|players| players == game.seats.len())
            {
                each(game);
            }
        };
        let mut game: Option<GameResult> = None;
        while let Some(row) = rows.next()? {
            let id = GameId(row.get(0)?);
            match &mut game {
                Some(game) if game.id == id => {}
                Some(game) => {
                    each(game);
                    game.id = id;
                    game.date = date(row)?;
                    game.seats.clear();
                }
                None => {
                    game = Some(GameResult {
                        id,
                        date: date(row)?,
                        seats: Vec::new(),
                    });
                }
            }
            if let Some(game) = &mut game {
                game.seats.push(seat(row)?);
            }
        }
        game.iter().for_each(each);
        Ok(())
    }
}

fn date(row: &Row<'_>) -> Result<NaiveDate, StoreError> {
    Ok(text(row, 1)?.parse().unwrap_or_default())
}

fn seat(row: &Row<'_>) -> Result<SeatResult, StoreError> {
    Ok(SeatResult {
        player: PlayerId(row.get::<_, Uuid>(2)?),
        total: row.get(3)?,
        place: row.get(4)?,
        won: row.get(5)?,
        out: row.get(6)?,
        scores: read_scores(text(row, 7)?),
    })
}

fn text<'row>(row: &'row Row<'_>, column: usize) -> Result<&'row str, StoreError> {
    let text = row.get_ref(column)?.as_str();
    Ok(text.map_err(rusqlite::Error::from)?)
}

/// Writes the scores of a seat: `12 0 -`, a round each.
pub(super) fn write_scores(scores: &[Option<i32>; ROUNDS]) -> String {
    let points = scores.map(|points| points.map_or("-".into(), |points| points.to_string()));
    points.join(" ")
}

/// Reads what [`write_scores`] has written.
fn read_scores(text: &str) -> [Option<i32>; ROUNDS] {
    let mut scores = [None; ROUNDS];
    for (score, written) in scores.iter_mut().zip(text.split(' ')) {
        *score = written.parse().ok();
    }
    scores
}

//! Games, players, leagues and rulesets as stored.

use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use serde::Serialize;
use uuid::Uuid;

use super::filter::GameFilter;
use super::page::{Page, PageRequest};
use crate::game::{
    GameEvent, GameId, GameState, LeagueId, LeagueRef, LeagueSettings, Membership, Name, PlayerId,
    PlayerRef, RulesetId, Scoresheet, Season, name_key,
};
use crate::league::SeatResult;
use crate::rules::Ruleset;
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::projection::{fold, seat_row};

/// Reads a consistent snapshot of the database.
#[derive(Debug)]
pub struct Reader<'store> {
    tx: Transaction<'store>,
}

/// The end of the journal when it was read: while it is the same, what was
/// read is still valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalEnd(Option<Uuid>);

/// A player as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The permanent id.
    #[serde(rename = "uuid")]
    pub id: PlayerId,
    /// Whether the player is retired.
    pub retired: bool,
}

/// A league as stored.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredLeague {
    /// The permanent id.
    pub id: LeagueId,
    /// The name.
    pub name: String,
    /// Whether the league is retired.
    pub retired: bool,
    /// What its players agreed on.
    pub terms: LeagueSettings,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

/// A custom ruleset as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRuleset {
    /// The permanent id.
    pub id: RulesetId,
    /// The rules, with their name.
    pub rules: Ruleset,
    /// Whether the ruleset is retired.
    pub retired: bool,
}

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// The permanent id.
    pub id: GameId,
    /// The number.
    pub number: u32,
    /// The state.
    pub state: GameState,
    /// Whether it was ended with rounds unplayed.
    pub short: bool,
    /// The rules that it is played by.
    pub ruleset: Ruleset,
    /// The league that it counts for.
    pub league: Option<LeagueId>,
    /// The day on which it was played.
    pub date: NaiveDate,
    /// Where it was played.
    pub place: Option<String>,
    /// A note.
    pub note: Option<String>,
    /// How many rounds are scored.
    pub rounds: u32,
    /// The players in the order of their seats.
    pub seats: Vec<SeatSummary>,
}

/// A player of a game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSummary {
    /// The player that the seat counts for.
    pub player: PlayerId,
    /// The name of that player.
    pub name: String,
    /// Points.
    pub total: i32,
    /// The place, shared by equal totals; `None` if the player left early.
    pub place: Option<u32>,
    /// Whether the player has won.
    pub won: bool,
}

impl From<&Player> for PlayerRef {
    fn from(player: &Player) -> Self {
        Self {
            name: player.name.as_str().into(),
            uuid: player.id,
        }
    }
}

impl From<&StoredLeague> for LeagueRef {
    fn from(league: &StoredLeague) -> Self {
        Self {
            name: league.name.clone(),
            uuid: league.id,
        }
    }
}

impl<'store> Reader<'store> {
    pub(in crate::store) const fn new(tx: Transaction<'store>) -> Self {
        Self { tx }
    }

    pub(in crate::store) fn connection(&self) -> &Connection {
        &self.tx
    }

    pub(in crate::store) fn commit(self) -> Result<(), StoreError> {
        Ok(self.tx.commit()?)
    }

    /// Returns the scoresheet of a game, with the names of its seats and of its
    /// league; `None` if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn game(&self, id: GameId) -> Result<Option<Scoresheet>, StoreError> {
        let Some(mut sheet) = fold::fold_game(&self.tx, id.0)? else {
            return Ok(None);
        };
        self.name_sheet(&mut sheet)?;
        Ok(Some(sheet))
    }

    /// Sets the number of a game, and the names of its seats and of its league,
    /// in its sheet.
    pub(in crate::store) fn name_sheet(&self, sheet: &mut Scoresheet) -> Result<(), StoreError> {
        let GameId(id) = sheet.id;
        sheet.number = self.number(id)?.unwrap_or(sheet.number);
        fold::name_seats(&self.tx, sheet)?;
        sheet.league_name = match sheet.league {
            Some(league) => self.league_name(league)?,
            None => None,
        };
        Ok(())
    }

    /// Returns where the journal ends.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn journal_end(&self) -> Result<JournalEnd, StoreError> {
        let mut last = self
            .tx
            .prepare_cached("SELECT id FROM main.journal ORDER BY rowid DESC LIMIT 1")?;
        Ok(JournalEnd(last.query_row([], |row| row.get(0)).optional()?))
    }

    /// Returns `true` if the projected scores of a game equal those of its sheet;
    /// if not, one of the two is damaged.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn agrees(&self, sheet: &Scoresheet) -> Result<bool, StoreError> {
        let listed = seat_row::seats(&self.tx, sheet.id.0)?;
        Ok(listed == Some(SeatResult::of(sheet)))
    }

    /// Lists the open games, the latest started first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn open_games(&self) -> Result<Vec<GameSummary>, StoreError> {
        let filter = GameFilter {
            state: Some(GameState::Open),
            ..GameFilter::default()
        };
        Ok(self.games(filter, PageRequest::ALL)?.items)
    }

    /// Lists games, the latest played first; deleted ones only where the
    /// filter asks for that state.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn games(
        &self,
        filter: GameFilter,
        page: PageRequest,
    ) -> Result<Page<GameSummary>, StoreError> {
        let mut games = Vec::new();
        let query = games_query(filter).limit(page.rows(), page.before());
        self.each_of(query, |game| {
            games.push(game);
            Ok::<_, StoreError>(())
        })?;
        Ok(Page::of(games, page))
    }

    /// Calls `each` with the games of such a list one by one; memory use does
    /// not grow with it.
    ///
    /// # Errors
    ///
    /// That of `each`; [`StoreError`] if the file cannot be read.
    pub fn each_game<E: From<StoreError>>(
        &self,
        filter: GameFilter,
        each: impl FnMut(GameSummary) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_of(games_query(filter), each)
    }

    fn each_of<E: From<StoreError>>(
        &self,
        query: Query,
        mut each: impl FnMut(GameSummary) -> Result<(), E>,
    ) -> Result<(), E> {
        let of_file = |error: rusqlite::Error| StoreError::from(error);
        let mut select = self.tx.prepare_cached(query.sql()).map_err(of_file)?;
        let values = query.values();
        let mut rows = select.query(values.as_slice()).map_err(of_file)?;
        while let Some(row) = rows.next().map_err(of_file)? {
            let mut game = summary(row).map_err(of_file)?;
            game.seats = self.seats(game.id)?;
            each(game)?;
        }
        Ok(())
    }

    /// Lists the players by name, without those merged into others.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.of_their_own(
            "SELECT id, name, retired, merged_into IS NULL FROM players ORDER BY key, id",
            [],
        )
    }

    /// Returns a player; `None` if there is none or it was undone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT id, name, retired FROM players WHERE id = ?1")?;
        Ok(select.query_row([id.0], player).optional()?)
    }

    /// Lists the leagues by name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn leagues(&self) -> Result<Vec<StoredLeague>, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT id FROM leagues ORDER BY key, id")?;
        let rows = select.query_map([], |row| row.get(0))?;
        let mut leagues = Vec::new();
        for id in rows {
            leagues.extend(self.league_of_id(LeagueId(id?))?);
        }
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<StoredLeague>, StoreError> {
        let league = fold::fold_league(&self.tx, id.0)?;
        Ok(league.map(|league| StoredLeague {
            id,
            name: league.name,
            retired: league.membership == Membership::Retired,
            terms: league.terms,
            seasons: league.seasons,
        }))
    }

    /// Counts the games of a league, without deleted ones.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize, StoreError> {
        let mut count = self.tx.prepare_cached(
            "SELECT count(*) FROM games WHERE league = ?1 AND state <> 'deleted'",
        )?;
        Ok(count.query_row([id.0], |row| row.get(0))?)
    }

    /// Returns the league of a name, ignoring case.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn league(&self, name: &str) -> Result<Option<StoredLeague>, StoreError> {
        let key = name_key(name);
        let leagues = self.leagues()?;
        Ok(leagues
            .into_iter()
            .find(|league| name_key(&league.name) == key))
    }

    /// Lists the custom rulesets by name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn rulesets(&self) -> Result<Vec<StoredRuleset>, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT id, retired FROM rulesets ORDER BY key, id")?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut rulesets = Vec::new();
        for row in rows {
            let (id, retired): (Uuid, bool) = row?;
            rulesets.extend(
                fold::fold_ruleset(&self.tx, id)?.map(|house| StoredRuleset {
                    id: RulesetId(id),
                    rules: house.ruleset,
                    retired,
                }),
            );
        }
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn ruleset(&self, name: &str) -> Result<Option<StoredRuleset>, StoreError> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }

    /// Returns the players, retired ones too, of a name, ignoring case.
    pub(in crate::store) fn players_of_key(&self, name: &Name) -> Result<Vec<Player>, StoreError> {
        self.of_their_own(
            "SELECT id, name, retired, merged_into IS NULL FROM players WHERE key = ?1",
            [name.key()],
        )
    }

    /// Returns those players who are not merged into another.
    ///
    /// Of two players that two devices merged into each other, one is returned.
    fn of_their_own(
        &self,
        sql: &str,
        values: impl rusqlite::Params,
    ) -> Result<Vec<Player>, StoreError> {
        let mut select = self.tx.prepare_cached(sql)?;
        let rows = select.query_map(values, |row| Ok((player(row)?, row.get(3)?)))?;
        let mut players = Vec::new();
        for row in rows {
            let (player, unmerged): (Player, bool) = row?;
            if unmerged || fold::holder(&self.tx, player.id.0)? == player.id.0 {
                players.push(player);
            }
        }
        Ok(players)
    }

    /// Counts the games that two players both sat in.
    pub(in crate::store) fn games_together(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<u32, StoreError> {
        let mut count = self.tx.prepare_cached(
            "SELECT count(*) FROM seats AS a JOIN seats AS b ON b.game = a.game
             WHERE a.holder = ?1 AND b.holder = ?2",
        )?;
        Ok(count.query_row([one.0, other.0], |row| row.get(0))?)
    }

    /// Returns the time of the last event, in milliseconds of UTC.
    pub(in crate::store) fn last_time(&self) -> Result<i64, StoreError> {
        let mut max = self.tx.prepare_cached("SELECT max(time) FROM journal")?;
        let time: Option<i64> = max.query_row([], |row| row.get(0))?;
        Ok(time.unwrap_or_default())
    }

    /// Returns the number that the next game will have.
    pub(in crate::store) fn next_number(&self) -> Result<u32, StoreError> {
        let mut max = self.tx.prepare_cached("SELECT max(number) FROM numbers")?;
        let last: Option<u32> = max.query_row([], |row| row.get(0))?;
        Ok(last.unwrap_or_default() + 1)
    }

    pub(in crate::store) fn give_number(&self, number: u32, game: Uuid) -> Result<(), StoreError> {
        let mut insert = self
            .tx
            .prepare_cached("INSERT INTO numbers (number, game) VALUES (?1, ?2)")?;
        insert.execute(params![number, game])?;
        Ok(())
    }

    pub(in crate::store) fn number(&self, game: Uuid) -> Result<Option<u32>, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT number FROM numbers WHERE game = ?1")?;
        Ok(select.query_row([game], |row| row.get(0)).optional()?)
    }

    /// Returns the name of a player. One whose addition was undone on another
    /// device has none; the id is used instead.
    fn name(&self, player: Uuid) -> Result<String, StoreError> {
        let kept = self.player(PlayerId(player))?;
        Ok(kept.map_or_else(|| player.to_string(), |kept| kept.name))
    }

    fn league_name(&self, league: LeagueId) -> Result<Option<String>, StoreError> {
        let mut select = self
            .tx
            .prepare_cached("SELECT name FROM leagues WHERE id = ?1")?;
        Ok(select.query_row([league.0], |row| row.get(0)).optional()?)
    }

    fn seats(&self, game: GameId) -> Result<Vec<SeatSummary>, StoreError> {
        let seats = match seat_row::seats(&self.tx, game.0)? {
            Some(seats) => seats,
            None => seat_row::off_journal(&self.tx, game.0)?,
        };
        seats
            .into_iter()
            .map(|seat| {
                Ok(SeatSummary {
                    name: self.name(seat.player.0)?,
                    player: seat.player,
                    total: seat.total,
                    place: seat.place,
                    won: seat.won,
                })
            })
            .collect()
    }
}

fn games_query(filter: GameFilter) -> Query {
    let query = Query::new(
        "SELECT g.id, n.number, g.state, g.short,
                (SELECT event FROM journal WHERE aggregate = g.id
                 AND event ->> '$.kind' = 'game_started' ORDER BY time, id LIMIT 1),
                g.league, g.date, g.place, g.note, g.rounds
         FROM games AS g JOIN numbers AS n ON n.game = g.id WHERE ",
    )
    .then(match filter.state {
        Some(_) => "true",
        None => "g.state <> 'deleted'",
    });
    let query = filter.restrict(query);
    query.then(" ORDER BY g.date DESC, g.started DESC, g.id DESC")
}

fn player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player {
        id: PlayerId(row.get(0)?),
        name: row.get(1)?,
        retired: row.get(2)?,
    })
}

fn summary(row: &Row<'_>) -> rusqlite::Result<GameSummary> {
    let state: String = row.get(2)?;
    let date: String = row.get(6)?;
    Ok(GameSummary {
        id: GameId(row.get(0)?),
        number: row.get(1)?,
        state: seat_row::state_of_name(&state),
        short: row.get(3)?,
        ruleset: ruleset(row)?,
        league: row.get::<_, Option<Uuid>>(5)?.map(LeagueId),
        date: date.parse().unwrap_or_default(),
        place: row.get(7)?,
        note: row.get(8)?,
        rounds: row.get(9)?,
        seats: Vec::new(),
    })
}

/// Reads the rules of a game from the event that started it; a game whose
/// start cannot be read counts as played by the official rules.
fn ruleset(row: &Row<'_>) -> rusqlite::Result<Ruleset> {
    let event: Option<String> = row.get(4)?;
    let event = event.and_then(|event| GameEvent::read(&event).ok());
    Ok(match event {
        Some(GameEvent::GameStarted(start)) => start.ruleset,
        _ => Ruleset::official(),
    })
}

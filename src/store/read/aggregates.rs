//! Leagues, custom rulesets, games of solitaire and tournaments as stored, the last with the games
//! of their tables.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use serde::Serialize;

use super::Reader;
use super::games::GameFilter;
use super::lookup::Lookup;
use crate::game::{
    CustomRuleset, GameId, GameState, League, LeagueId, LeagueRef, Scoresheet, Solitaire,
    SolitaireId, SolitaireOrigin, SolitaireState, TableRef, Tournament, TournamentId,
    TournamentRef, find_name, name_key, name_order,
};
use crate::store::db::Result;
use crate::store::state::game_row::GameRow;
use crate::tournament::{StoredTournament, StrayTable, TableGame, TableStatus, TournamentGame};

impl Reader<'_> {
    pub fn leagues(&self) -> Result<Vec<League>> {
        let mut leagues: Vec<_> = self.all::<League>()?.values().cloned().collect();
        leagues.sort_by_cached_key(|league| (name_order(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<League>> {
        Ok(self.all::<League>()?.get(&id.0).cloned())
    }

    /// Counts the games of a league, without deleted ones.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize> {
        let filter = GameFilter { league: Some(id), ..GameFilter::default() };
        let is_there = |game: &GameRow| (game.state != GameState::Deleted).then_some(());
        Ok(self.of_rows(&filter, is_there)?.len())
    }

    /// Returns the league of a name, ignoring case.
    pub fn league(&self, name: &str) -> Result<Option<League>> {
        let key = name_key(name);
        Ok(self.leagues()?.into_iter().find(|league| name_key(&league.name) == key))
    }

    /// Names a league. One whose addition was undone on another device has no
    /// name; the id is used instead.
    pub(super) fn league_ref(&self, uuid: LeagueId) -> Result<LeagueRef> {
        let all = self.all::<League>()?;
        let league = all.get(&uuid.0);
        let name = league.map_or_else(|| uuid.to_string(), |league| league.name.clone());
        Ok(LeagueRef { name, uuid })
    }

    pub fn rulesets(&self) -> Result<Vec<CustomRuleset>> {
        let mut rulesets: Vec<_> = self.all::<CustomRuleset>()?.values().cloned().collect();
        rulesets.sort_by_cached_key(|stored| (name_order(stored.rules.name()), stored.id.0));
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    pub fn ruleset(&self, name: &str) -> Result<Option<CustomRuleset>> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }

    /// Lists the games of solitaire in the order in which they were begun.
    pub fn solitaire_games(&self) -> Result<Vec<Solitaire>> {
        let mut games: Vec<_> = self.all::<Solitaire>()?.values().cloned().collect();
        games.sort_by_key(|game| (game.started, game.id));
        Ok(games)
    }

    /// Returns a game of solitaire; `None` if there is none or it was undone.
    pub fn solitaire(&self, id: SolitaireId) -> Result<Option<Solitaire>> {
        Ok(self.all::<Solitaire>()?.get(&id.0).cloned())
    }

    /// Returns the open game of solitaire of an origin; of several, the one begun last.
    pub fn open_solitaire(&self, origin: SolitaireOrigin) -> Result<Option<Solitaire>> {
        let mut games = self.solitaire_games()?.into_iter();
        Ok(games.rfind(|game| game.origin() == origin && game.state == SolitaireState::Open))
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentSummary {
    #[serde(flatten)]
    pub tournament: TournamentRef,
    pub date: NaiveDate,
    /// How many games everybody plays, without the final.
    pub game_count: u8,
    pub player_count: u32,
}

impl Reader<'_> {
    /// Lists the tournaments in the order in which they were created.
    pub fn tournaments(&self) -> Result<Vec<TournamentSummary>> {
        let all = self.all::<Tournament>()?;
        let mut tournaments: Vec<_> = all.values().collect();
        tournaments.sort_by_key(|one| (one.created, one.id));
        let summary = |one: &Tournament| TournamentSummary {
            tournament: TournamentRef { name: one.start.name.clone(), uuid: one.id },
            date: one.start.date,
            game_count: one.start.games,
            player_count: {
                one.entrants.iter().filter(|one| one.left_before_game.is_none()).count() as u32
            },
        };
        Ok(tournaments.into_iter().map(summary).collect())
    }

    /// Finds a tournament by what [`find_name`] accepts; of several that have
    /// the whole name, the one created last.
    pub fn find_tournament(&self, typed: &str) -> Result<Lookup<TournamentRef>> {
        let tournaments = self.tournaments()?.into_iter().rev();
        let tournaments: Vec<_> = tournaments.map(|one| one.tournament).collect();
        let names: Vec<_> = tournaments.iter().map(|one| one.name.as_str()).collect();
        let is_same = |&at: &usize| names[at].eq_ignore_ascii_case(typed.trim());
        let found = find_name(&names, typed);
        let found = found.iter().copied().find(is_same).map_or(found, |at| vec![at]);
        Ok(Lookup::new(typed, &tournaments, &names, found))
    }

    /// Returns a tournament with the games of its tables; `None` if there is none or it was undone.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<StoredTournament>> {
        let Some(mut tournament) = self.all::<Tournament>()?.get(&id.0).cloned() else {
            return Ok(None);
        };
        // Which tables there are is known before which of them have begun.
        tournament.settle(|_| false);
        let players = self.all_players()?;
        let holder = |player| players.named(players.holder(player));
        let entrants = tournament.entrants.iter().map(|one| holder(one.player)).collect();
        let (mut played, mut deleted) = (HashMap::new(), HashSet::new());
        let seated = tournament.seated.values().flatten().map(|table| table.id);
        let replaced = tournament.replaced.iter().map(|table| table.id);
        for id in seated.chain(replaced) {
            match self.table_game(id)? {
                Some(game) if game.state == GameState::Deleted => _ = deleted.insert(id),
                game => played.extend(game.map(|game| (id, game))),
            }
        }
        tournament.settle(|id| played.get(&id).is_some_and(|game| game.rounds > 0));
        let mut games = Vec::new();
        for (&number, seated) in &tournament.seated {
            let tables = (1..).zip(seated);
            let tables = tables.map(|(table, seated)| {
                let game = played.remove(&seated.id);
                let seats = || seated.seats.iter().map(|&player| holder(player)).collect();
                let players = game.as_ref().map_or_else(seats, TableGame::players);
                let (id, is_deleted) = (seated.id, deleted.contains(&seated.id));
                TableStatus { table, id, players, game, is_deleted }
            });
            games.push(TournamentGame { number, tables: tables.collect() });
        }
        let (mut strays, mut vacated) = (Vec::new(), Vec::new());
        for &was in &tournament.replaced {
            match played.remove(&was.id) {
                Some(game) if game.rounds > 0 => strays.push(StrayTable { was, game }),
                Some(game) if game.state == GameState::Open => vacated.push(was),
                _ => {}
            }
        }
        Ok(Some(StoredTournament { tournament, entrants, games, strays, vacated }))
    }

    /// Returns the game that is played at a table instead of one that is void since
    /// the table was seated again.
    pub fn seated_instead(&self, void: &Scoresheet) -> Result<Option<Scoresheet>> {
        let Some(at) = void.void_table() else { return Ok(None) };
        let stored = self.tournament(at.tournament.uuid)?;
        let table = stored.as_ref().and_then(|stored| stored.tournament.table(at.game, at.table));
        let Some(table) = table.filter(|table| table.id != void.id) else { return Ok(None) };
        self.game(table.id)
    }

    /// Returns the tournament that was created last, if it can be read: damage is
    /// reported to whoever asks for it.
    pub(in crate::store) fn last_tournament(&self) -> Option<StoredTournament> {
        let last = self.tournaments().ok()?.pop()?;
        self.tournament(last.tournament.uuid).ok()?
    }

    /// Names the tournament of a table. One whose creation was undone keeps its id as its name.
    pub(super) fn name_table(&self, table: &mut TableRef) -> Result<()> {
        if let Some(tournament) = self.all::<Tournament>()?.get(&table.tournament.uuid.0) {
            table.tournament.name.clone_from(&tournament.start.name);
            table.is_final = table.game == tournament.final_game();
        }
        Ok(())
    }

    /// Reads the ordinary game of a table; `None` if it was not started.
    fn table_game(&self, id: GameId) -> Result<Option<TableGame>> {
        let Some(row) = self.game_row(id.0)? else { return Ok(None) };
        let GameRow { state, short, rounds, conflicts, .. } = row;
        Ok(Some(TableGame { result: self.result(row)?, state, short, rounds, conflicts }))
    }
}

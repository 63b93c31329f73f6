//! Leagues, custom rulesets, games of solitaire and tournaments as stored, the last with the games
//! of their tables.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;
use serde::Serialize;
use uuid::Uuid;

use super::Reader;
use super::games::GameFilter;
use super::lookup::Lookup;
use crate::game::{
    AggregateKind, CustomRuleset, GameId, GameState, League, LeagueId, LeagueRef, PlayerId,
    Scoresheet, Solitaire, SolitaireId, SolitaireOrigin, SolitaireState, TableRef, Tournament,
    TournamentId, TournamentRef, disambiguated, find_name, name_key, name_order, same_name,
};
use crate::store::db::Result;
use crate::store::state::folded::Listed;
use crate::store::state::game_row::GameRow;
use crate::tournament::{StoredTournament, StrayTable, TableGame, TableStatus, TournamentGame};

/// What is known by a name that another may have, too, after a merge.
pub(in crate::store) trait Called: Listed {
    fn name(&self) -> &str;
    fn is_in_use(&self) -> bool;
}

impl Called for League {
    fn name(&self) -> &str {
        &self.name
    }

    fn is_in_use(&self) -> bool {
        !self.retired
    }
}

impl Called for CustomRuleset {
    fn name(&self) -> &str {
        self.rules.name()
    }

    fn is_in_use(&self) -> bool {
        !self.retired
    }
}

impl Called for Tournament {
    fn name(&self) -> &str {
        &self.start.name
    }

    fn is_in_use(&self) -> bool {
        true
    }
}

/// Leagues, rulesets or tournaments in use that share a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedName {
    pub kind: AggregateKind,
    pub name: String,
    /// Their names with their marks, the oldest first, and the numbers of the games of leagues.
    pub all: Vec<(String, Vec<u32>)>,
}

/// Finds the leagues, rulesets and tournaments that share a name, ignoring case.
pub(crate) fn shared_names(reader: &Reader<'_>) -> Result<Vec<SharedName>> {
    let mut shared = reader.shared::<League>(AggregateKind::League)?;
    shared.extend(reader.shared::<CustomRuleset>(AggregateKind::Ruleset)?);
    shared.extend(reader.shared::<Tournament>(AggregateKind::Tournament)?);
    Ok(shared)
}

impl Reader<'_> {
    /// Returns the name of a league, a ruleset or a tournament; if others in use have it too, in
    /// any case, with the end of the id: `Saturday (1a2b)`. `None` if it was undone.
    pub(super) fn label<A: Called>(&self, id: Uuid) -> Result<Option<String>> {
        let all = self.all::<A>()?;
        let Some(one) = all.get(&id) else { return Ok(None) };
        let is_alike = |(other, value): &(&Uuid, &A)| {
            **other != id && value.is_in_use() && has_key(value.name(), one.name())
        };
        let others = all.iter().filter(is_alike).map(|(other, _)| *other);
        Ok(Some(disambiguated(one.name(), id, others)))
    }

    /// Returns what is called so, with its mark or without, ignoring case; of several the oldest
    /// in use.
    fn of_name<A: Called>(&self, name: &str) -> Result<Option<Uuid>> {
        let all = self.all::<A>()?;
        for &id in all.keys() {
            if self.label::<A>(id)?.is_some_and(|label| has_key(&label, name)) {
                return Ok(Some(id));
            }
        }
        let alike = all.iter().filter(|(_, one)| has_key(one.name(), name));
        Ok(alike.min_by_key(|(_, one)| !one.is_in_use()).map(|(id, _)| *id))
    }

    fn shared<A: Called>(&self, kind: AggregateKind) -> Result<Vec<SharedName>> {
        let all = self.all::<A>()?;
        let mut names: BTreeMap<String, Vec<(Uuid, &str)>> = BTreeMap::new();
        for (&id, one) in all.iter().filter(|(_, one)| one.is_in_use()) {
            names.entry(name_key(one.name())).or_default().push((id, one.name()));
        }
        let mut shared = Vec::new();
        for alike in names.into_values().filter(|alike| alike.len() > 1) {
            let is_there = |game: &GameRow| {
                (game.state != GameState::Deleted).then_some((game.league, game.number))
            };
            let games = match kind {
                AggregateKind::League => self.of_rows(&GameFilter::default(), is_there)?,
                _ => Vec::new(),
            };
            let one = |&(id, name): &(Uuid, &str)| {
                let games = games.iter().filter(|(league, _)| *league == Some(id));
                let mut games: Vec<_> = games.map(|(_, number)| *number).collect();
                games.sort_unstable();
                Ok((self.label::<A>(id)?.unwrap_or(name.to_owned()), games))
            };
            shared.push(SharedName {
                kind,
                name: alike[0].1.to_owned(),
                all: alike.iter().map(one).collect::<Result<_>>()?,
            });
        }
        Ok(shared)
    }

    /// Lists the leagues by name; those of one name have their marks.
    pub fn leagues(&self) -> Result<Vec<League>> {
        let ids: Vec<_> = self.all::<League>()?.keys().copied().collect();
        let leagues = ids.into_iter().map(|id| self.league_of_id(LeagueId(id)));
        let leagues = leagues.collect::<Result<Vec<_>>>()?;
        let mut leagues: Vec<_> = leagues.into_iter().flatten().collect();
        leagues.sort_by_cached_key(|league| (name_order(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<League>> {
        let league = self.all::<League>()?.get(&id.0).cloned();
        let Some(league) = league else { return Ok(None) };
        let name = self.label::<League>(id.0)?.unwrap_or_default();
        Ok(Some(League { name, ..league }))
    }

    /// Counts the games of a league, without deleted ones.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize> {
        let filter = GameFilter { league: Some(id), ..GameFilter::default() };
        let is_there = |game: &GameRow| (game.state != GameState::Deleted).then_some(());
        Ok(self.of_rows(&filter, is_there)?.len())
    }

    /// Returns the league of a name, ignoring case; of several the oldest in use.
    pub fn league(&self, name: &str) -> Result<Option<League>> {
        let id = self.of_name::<League>(name)?;
        id.map_or(Ok(None), |id| self.league_of_id(LeagueId(id)))
    }

    /// Returns the present name of the league that used to be called so; `None` if a league is
    /// called so now, or none ever was.
    pub fn league_renamed(&self, name: &str) -> Result<Option<String>> {
        if self.league(name)?.is_some() {
            return Ok(None);
        }
        let had_name = |league: &League| league.former.iter().any(|one| same_name(one, name));
        Ok(self.leagues()?.into_iter().find(had_name).map(|league| league.name))
    }

    /// Names a league. One whose addition was undone on another device has no
    /// name; the id is used instead.
    pub(super) fn league_ref(&self, uuid: LeagueId) -> Result<LeagueRef> {
        let name = self.label::<League>(uuid.0)?;
        Ok(LeagueRef { name: name.unwrap_or_else(|| uuid.to_string()), uuid })
    }

    /// Lists the custom rulesets by name; those of one name have their marks.
    pub fn rulesets(&self) -> Result<Vec<CustomRuleset>> {
        let all = self.all::<CustomRuleset>()?;
        let labelled = all.values().map(|stored| {
            let name = self.label::<CustomRuleset>(stored.id.0)?.unwrap_or_default();
            Ok(CustomRuleset { rules: stored.rules.clone().renamed(&name), ..stored.clone() })
        });
        let mut rulesets = labelled.collect::<Result<Vec<_>>>()?;
        rulesets.sort_by_cached_key(|stored| (name_order(stored.rules.name()), stored.id.0));
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case; of several the oldest. It has
    /// no mark: games are played by it under its name.
    pub fn ruleset(&self, name: &str) -> Result<Option<CustomRuleset>> {
        let id = self.of_name::<CustomRuleset>(name)?;
        let all = self.all::<CustomRuleset>()?;
        Ok(id.and_then(|id| all.get(&id)).filter(|stored| !stored.retired).cloned())
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
        tournaments.sort_by_key(|one| order(one));
        let summary = |one: &Tournament| {
            Ok(TournamentSummary {
                tournament: self.tournament_ref(one.id)?,
                date: one.start.date,
                game_count: one.start.games,
                player_count: {
                    one.entrants.iter().filter(|one| one.left_before_game.is_none()).count() as u32
                },
            })
        };
        tournaments.into_iter().map(summary).collect()
    }

    /// Finds a tournament by what [`find_name`] accepts; those of one name have their marks.
    pub fn find_tournament(&self, typed: &str) -> Result<Lookup<TournamentRef>> {
        let tournaments = self.tournaments()?.into_iter().rev();
        let tournaments: Vec<_> = tournaments.map(|one| one.tournament).collect();
        let names: Vec<_> = tournaments.iter().map(|one| one.name.as_str()).collect();
        Ok(Lookup::new(typed, &tournaments, &names, find_name(&names, typed)))
    }

    /// Returns a tournament of a name, ignoring case.
    pub fn tournament_of_name(&self, name: &str) -> Result<Option<TournamentRef>> {
        let id = self.of_name::<Tournament>(name)?;
        id.map(|id| self.tournament_ref(TournamentId(id))).transpose()
    }

    /// Names a tournament. One whose creation was undone keeps its id as its name.
    fn tournament_ref(&self, uuid: TournamentId) -> Result<TournamentRef> {
        let name = self.label::<Tournament>(uuid.0)?;
        Ok(TournamentRef { name: name.unwrap_or_else(|| uuid.to_string()), uuid })
    }

    /// Returns a tournament that goes on in which two players both play.
    pub fn tournament_together(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<Option<TournamentRef>> {
        let players = self.all_players()?;
        for tournament in self.all::<Tournament>()?.values() {
            let playing = tournament.entrants.iter().filter(|it| it.left_before_game.is_none());
            let plays = |id| playing.clone().any(|it| players.holder(it.player) == id);
            let both_play = plays(one) && plays(other);
            if both_play && self.tournament(tournament.id)?.is_some_and(|it| it.goes_on()) {
                return self.tournament_ref(tournament.id).map(Some);
            }
        }
        Ok(None)
    }

    /// Returns a tournament with the games of its tables; `None` if there is none or it was undone.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<StoredTournament>> {
        let Some(mut tournament) = self.all::<Tournament>()?.get(&id.0).cloned() else {
            return Ok(None);
        };
        tournament.start.name = self.tournament_ref(id)?.name;
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
        let all = self.all::<Tournament>()?;
        let is_last = all.values().all(|other| order(other) <= order(&tournament));
        Ok(Some(StoredTournament { tournament, is_last, entrants, games, strays, vacated }))
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
            table.tournament = self.tournament_ref(tournament.id)?;
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

/// Returns by what tournaments are ordered.
fn order(tournament: &Tournament) -> impl Ord + use<> {
    (tournament.created, tournament.id)
}

/// Returns `true` if two names are the same without case.
fn has_key(one: &str, other: &str) -> bool {
    match one.is_ascii() && other.is_ascii() {
        true => one.eq_ignore_ascii_case(other),
        false => name_key(one) == name_key(other),
    }
}

//! Writes players, leagues, rulesets, games of solitaire and tournaments, and starts the games of
//! their tables.

use chrono::NaiveDate;

use super::{WriteError, Writer, free_name};
use crate::game::{
    GameEvent, GameId, League, LeagueEvent, LeagueId, LeagueTerms, Name, Named, NewGame,
    PlayerEvent, PlayerId, RESEATED, RulesetEvent, RulesetId, Season, Solitaire, SolitaireEvent,
    SolitaireId, TournamentEvent, TournamentId, TournamentRef, TournamentStart, TournamentTable,
    name_key,
};
use crate::rules::{PRESETS, Ruleset};
use crate::tournament::{StoredTournament, TournamentGame};

impl Writer<'_> {
    /// Adds a player; the name may not be that of another one in use.
    pub fn add_player(&mut self, name: &Name) -> Result<PlayerId, WriteError> {
        let name = free_name(Named::Player, self.players_of_key(name)?.is_empty(), name)?;
        let id = self.new_id();
        self.append(id, &PlayerEvent::PlayerAdded { name })?;
        Ok(PlayerId(id))
    }

    /// Renames a player, or changes the case of the name.
    pub fn rename_player(&mut self, id: PlayerId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_player(id)?;
        let others = self.players_of_key(name)?;
        let name = free_name(Named::Player, others.iter().all(|other| *other == id.0), name)?;
        self.append(id.0, &PlayerEvent::PlayerRenamed { name, was })
    }

    /// Merges a player into another: all games of the first count for the second.
    pub fn merge_players(&mut self, from: PlayerId, into: PlayerId) -> Result<(), WriteError> {
        let from_name = self.known_player(from)?;
        let into_name = self.known_player(into)?;
        if self.all_players()?.holder(into) == from {
            return Err(WriteError::Itself { name: from_name });
        }
        let games = self.games_together(from, into)?;
        if games > 0 {
            return Err(WriteError::Together { from: from_name, into: into_name, games });
        }
        if let Some(TournamentRef { name, .. }) = self.tournament_together(from, into)? {
            let tournament = name;
            return Err(WriteError::BothIn { from: from_name, into: into_name, tournament });
        }
        self.append(from.0, &PlayerEvent::PlayerMerged { into })
    }

    /// Deletes a player who is in no game and in no tournament.
    ///
    /// # Errors
    ///
    /// [`WriteError::Plays`] if the player is in one, or others were merged into them.
    pub fn delete_player(&mut self, id: PlayerId) -> Result<(), WriteError> {
        let name = self.known_player(id)?;
        let holds_others = self.all_players()?.all().any(|(_, one)| one.merged_into == Some(id));
        if holds_others || self.playing()?.contains(&id) {
            return Err(WriteError::Plays { name });
        }
        self.append(id.0, &PlayerEvent::PlayerDeleted {})
    }

    /// Retires a player, or brings one back.
    pub fn set_player_retired(&mut self, id: PlayerId, retired: bool) -> Result<(), WriteError> {
        self.known_player(id)?;
        let event = match retired {
            true => PlayerEvent::PlayerRetired {},
            false => PlayerEvent::PlayerReturned {},
        };
        self.append(id.0, &event)
    }

    pub(super) fn known_player(&self, id: PlayerId) -> Result<String, WriteError> {
        let players = self.all_players()?;
        let missing = WriteError::Missing { what: "player", id: id.0 };
        let player = players.get(id.0);
        player.map(|player| player.name.clone()).ok_or(missing)
    }

    /// Adds a league; the name may not be that of another one in use.
    pub fn add_league(&mut self, name: &Name, terms: LeagueTerms) -> Result<LeagueId, WriteError> {
        let name = free_name(Named::League, self.league(name.as_str())?.is_none(), name)?;
        let id = self.new_id();
        self.append(id, &LeagueEvent::LeagueAdded { name, terms })?;
        Ok(LeagueId(id))
    }

    /// Gives a league another name, which no other one in use may have.
    pub fn rename_league(&mut self, id: LeagueId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_league(id)?.name;
        let other = self.league(name.as_str())?;
        let name = free_name(Named::League, other.is_none_or(|other| other.id == id), name)?;
        self.append(id.0, &LeagueEvent::LeagueEdited { name, was })
    }

    /// Changes those terms of a league that are named.
    pub fn change_terms(&mut self, id: LeagueId, terms: LeagueTerms) -> Result<(), WriteError> {
        let were = self.known_league(id)?.terms;
        self.append(id.0, &LeagueEvent::LeagueTermsChanged { terms, were })
    }

    /// Sets a season of a league, or moves the one of that name, in any case, to other days.
    pub fn set_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        let seasons = self.known_league(id)?.seasons;
        let is_alike = |other: &&Season| name_key(&other.name) == name_key(&season.name);
        let alike: Vec<_> = seasons.iter().filter(is_alike).collect();
        let same = alike.iter().find(|other| other.name == season.name).or(alike.first());
        let was = same.map(|&season| season.clone());
        let name = was.as_ref().map_or(season.name, |was| was.name.clone());
        self.append(id.0, &LeagueEvent::LeagueSeasonSet { season: Season { name, ..season }, was })
    }

    /// Drops a season of a league; its games stay.
    pub fn drop_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        self.known_league(id)?;
        self.append(id.0, &LeagueEvent::LeagueSeasonDropped { season })
    }

    /// Returns a league under its own name.
    pub(super) fn known_league(&self, id: LeagueId) -> Result<League, WriteError> {
        let league = self.all::<League>()?.get(&id.0).cloned();
        league.ok_or(WriteError::Missing { what: "league", id: id.0 })
    }

    /// Retires a league, or brings one back.
    pub fn set_league_retired(&mut self, id: LeagueId, retired: bool) -> Result<(), WriteError> {
        self.known_league(id)?;
        let event = match retired {
            true => LeagueEvent::LeagueRetired {},
            false => LeagueEvent::LeagueReturned {},
        };
        self.append(id.0, &event)
    }

    /// Adds a custom ruleset under its own name.
    pub fn add_ruleset(&mut self, name: &Name, rules: &Ruleset) -> Result<RulesetId, WriteError> {
        if PRESETS.iter().any(|preset| name_key(preset) == name.key()) {
            let name = name.as_str().to_owned();
            return Err(WriteError::BuiltIn { name });
        }
        let name = free_name(Named::Ruleset, self.ruleset(name.as_str())?.is_none(), name)?;
        let id = self.new_id();
        let ruleset = rules.clone().renamed(&name);
        self.append(id, &RulesetEvent::RulesetAdded { ruleset })?;
        Ok(RulesetId(id))
    }

    /// Retires a custom ruleset; its name is free again.
    pub fn retire_ruleset(&mut self, id: RulesetId) -> Result<(), WriteError> {
        self.append(id.0, &RulesetEvent::RulesetRetired {})
    }

    /// Begins a game of solitaire, or records one that was played without the program, and
    /// returns it.
    pub fn begin_solitaire(&mut self, event: &SolitaireEvent) -> Result<Solitaire, WriteError> {
        let id = SolitaireId(self.new_id());
        self.record_solitaire(id, event)
    }

    /// Records what happened to a game of solitaire, and returns it as it is now.
    pub fn record_solitaire(
        &mut self,
        id: SolitaireId,
        event: &SolitaireEvent,
    ) -> Result<Solitaire, WriteError> {
        self.append(id.0, event)?;
        let missing = WriteError::Missing { what: "game of solitaire", id: id.0 };
        self.solitaire(id)?.ok_or(missing)
    }
}

impl Writer<'_> {
    /// Records the start of a tournament under a new id.
    pub fn create_tournament(
        &mut self,
        start: TournamentStart,
    ) -> Result<TournamentId, WriteError> {
        let id = TournamentId(self.new_id());
        self.record_tournament(id, &TournamentEvent::TournamentCreated(start))?;
        Ok(id)
    }

    /// Appends an event of a tournament.
    pub fn record_tournament(
        &mut self,
        id: TournamentId,
        event: &TournamentEvent,
    ) -> Result<(), WriteError> {
        self.append(id.0, event)
    }

    /// Starts the game of a table under the next number; one that was started
    /// before, by a command that was undone, keeps its number.
    fn start_table(
        &mut self,
        GameId(id): GameId,
        table: TournamentTable,
        game: NewGame,
    ) -> Result<(), WriteError> {
        let number = self.next_number()?;
        let mut event = game.start(number).map_err(WriteError::Start)?;
        if let GameEvent::GameStarted(start) = &mut event {
            start.tournament = Some(table);
        }
        self.begin_game(id, number, &event)
    }

    /// Records other seats of a game. Tables that were started and sit otherwise then start again.
    pub fn seat_tables(
        &mut self,
        id: TournamentId,
        game: u8,
        event: &TournamentEvent,
        date: NaiveDate,
    ) -> Result<(), WriteError> {
        let before = self.known_tournament(id)?;
        self.record_tournament(id, event)?;
        match before.game(game).is_some_and(TournamentGame::is_started) {
            true => self.start_tables(id, game, date),
            false => Ok(()),
        }
    }

    /// Starts the games of all tables of a game that are not started, and deletes
    /// those of seats that do not count, of which no round is scored.
    pub fn start_tables(
        &mut self,
        id: TournamentId,
        game: u8,
        date: NaiveDate,
    ) -> Result<(), WriteError> {
        let stored = self.known_tournament(id)?;
        let why = Some(RESEATED.to_owned());
        let deleted = GameEvent::GameDeleted { why };
        for vacated in stored.vacated.iter().filter(|was| was.game == game) {
            self.record(vacated.id, &deleted)?;
        }
        let tables = stored.game(game).map(|game| game.tables.as_slice());
        for status in tables.unwrap_or_default() {
            if status.game.is_some() {
                continue;
            }
            let Some(seated) = stored.tournament.table(game, status.table) else { continue };
            // The same seats were there before and were swapped away.
            if self.game(seated.id)?.is_some() {
                self.record(seated.id, &GameEvent::GameResumed {})?;
                continue;
            }
            let table = TournamentTable { tournament: id, game, table: status.table };
            let ruleset = stored.tournament.start.ruleset.clone();
            let game = NewGame::new(seated.seats.clone(), ruleset, date);
            self.start_table(seated.id, table, game)?;
        }
        Ok(())
    }

    pub fn known_tournament(&self, id: TournamentId) -> Result<StoredTournament, WriteError> {
        self.tournament(id)?.ok_or(WriteError::Missing { what: "tournament", id: id.0 })
    }
}

//! What one command can write.

use std::cell::RefCell;
use std::ops::Deref;

use chrono::{DateTime, Utc};
use serde::Serialize;
use thiserror::Error;
use uuid::Uuid;

use crate::game::{
    CommandId, DeviceId, GameEvent, GameId, LeagueEvent, LeagueId, LeagueTerms, Name, NewGame,
    PlayerEvent, PlayerId, RulesetEvent, RulesetId, Scoresheet, Season, StartError,
};
use crate::rules::{PRESETS, Ruleset};
use crate::store::db::error::StoreError;
use crate::store::db::ids::IdGenerator;
use crate::store::journal::line::{AggregateKind, JournalLine};
use crate::store::journal::rows;
use crate::store::projection::{commands, fold, project};
use crate::store::read::leagues::StoredLeague;
use crate::store::read::reader::{JournalEnd, Reader};

/// Writes the events of one command; reads what it has written itself.
#[derive(Debug)]
pub struct Writer<'store> {
    reader: Reader<'store>,
    ids: &'store mut IdGenerator,
    device: DeviceId,
    /// In milliseconds of UTC; later than anything in the journal.
    time: i64,
    command: Uuid,
    /// How many ids were generated, the command's own included.
    ids_used: u32,
    /// Whether the command is in the table of commands; its first event adds it.
    is_entered: bool,
    /// The sheet of the game that was last folded or written to, as it is now.
    sheet: RefCell<Option<Scoresheet>>,
}

/// Why something cannot be stored.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum WriteError {
    #[error("there is already a {what} `{name}`")]
    NameTaken { what: &'static str, name: String },
    #[error("`{name}` is built in")]
    BuiltIn { name: String },
    #[error("there is no {what} {id}")]
    Missing { what: &'static str, id: Uuid },
    #[error("`{name}` cannot be merged into itself")]
    Itself { name: String },
    #[error("`{from}` and `{into}` cannot be merged: they played {games} together")]
    Together {
        from: String,
        into: String,
        games: String,
    },
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl<'store> Writer<'store> {
    /// Begins a command at a time, or just after the last thing in the
    /// journal if the clock was set back: times and ids must be in the
    /// order in which things happened.
    pub(in crate::store) fn begin(
        reader: Reader<'store>,
        ids: &'store mut IdGenerator,
        device: DeviceId,
        now: DateTime<Utc>,
    ) -> Result<Self, StoreError> {
        let time = now.timestamp_millis().max(reader.last_time()? + 1);
        Ok(Self {
            reader,
            command: ids.make(time, 0),
            ids,
            device,
            time,
            ids_used: 1,
            is_entered: false,
            sheet: RefCell::new(None),
        })
    }

    /// Adds a player.
    ///
    /// # Errors
    ///
    /// [`WriteError::NameTaken`] if a player has that name, in any case.
    pub fn add_player(&mut self, name: &Name) -> Result<PlayerId, WriteError> {
        self.check_name("player", self.reader.players_of_key(name)?.is_empty(), name)?;
        let id = self.new_id();
        let name = name.as_str().to_owned();
        self.append(
            AggregateKind::Player,
            id,
            &PlayerEvent::PlayerAdded { name },
        )?;
        Ok(PlayerId(id))
    }

    /// Renames a player, or changes the case of the name.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if another player has that name.
    pub fn rename_player(&mut self, id: PlayerId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_player(id)?;
        let others = self.reader.players_of_key(name)?;
        self.check_name("player", others.iter().all(|other| other.id == id), name)?;
        let name = name.as_str().to_owned();
        self.append(
            AggregateKind::Player,
            id.0,
            &PlayerEvent::PlayerRenamed { name, was },
        )
    }

    /// Merges a player into another: all games of the first count for the second.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if the two are one already or played together.
    pub fn merge_players(&mut self, from: PlayerId, into: PlayerId) -> Result<(), WriteError> {
        let from_name = self.known_player(from)?;
        let into_name = self.known_player(into)?;
        if fold::holder(self.reader.connection(), into.0)? == from.0 {
            return Err(WriteError::Itself { name: from_name });
        }
        let games = self.reader.games_together(from, into)?;
        if games > 0 {
            let plural = if games == 1 { "game" } else { "games" };
            return Err(WriteError::Together {
                from: from_name,
                into: into_name,
                games: format!("{games} {plural}"),
            });
        }
        self.append(
            AggregateKind::Player,
            from.0,
            &PlayerEvent::PlayerMerged { into },
        )
    }

    /// Retires a player.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn retire_player(&mut self, id: PlayerId) -> Result<(), WriteError> {
        self.known_player(id)?;
        self.append(AggregateKind::Player, id.0, &PlayerEvent::PlayerRetired {})
    }

    /// Brings a retired player back.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn return_player(&mut self, id: PlayerId) -> Result<(), WriteError> {
        self.known_player(id)?;
        self.append(AggregateKind::Player, id.0, &PlayerEvent::PlayerReturned {})
    }

    /// Adds a league with what its players agreed on.
    ///
    /// # Errors
    ///
    /// [`WriteError::NameTaken`].
    pub fn add_league(&mut self, name: &Name, terms: LeagueTerms) -> Result<LeagueId, WriteError> {
        self.check_name("league", self.reader.league(name.as_str())?.is_none(), name)?;
        let id = self.new_id();
        let name = name.as_str().to_owned();
        self.append(
            AggregateKind::League,
            id,
            &LeagueEvent::LeagueAdded { name, terms },
        )?;
        Ok(LeagueId(id))
    }

    /// Renames a league.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if another league has that name.
    pub fn rename_league(&mut self, id: LeagueId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_league(id)?.name;
        let other = self.reader.league(name.as_str())?;
        self.check_name("league", other.is_none_or(|other| other.id == id), name)?;
        let name = name.as_str().to_owned();
        self.append(
            AggregateKind::League,
            id.0,
            &LeagueEvent::LeagueEdited { name, was },
        )
    }

    /// Changes those terms of a league that are named.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn change_terms(&mut self, id: LeagueId, terms: LeagueTerms) -> Result<(), WriteError> {
        let were = self.known_league(id)?.terms;
        let event = LeagueEvent::LeagueTermsChanged { terms, were };
        self.append(AggregateKind::League, id.0, &event)
    }

    /// Sets a season of a league, or moves the one of that name to other days.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn set_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        let mut seasons = self.known_league(id)?.seasons.into_iter();
        let was = seasons.find(|other| other.name == season.name);
        let event = LeagueEvent::LeagueSeasonSet { season, was };
        self.append(AggregateKind::League, id.0, &event)
    }

    /// Drops a season of a league; its games stay.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn drop_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        self.known_league(id)?;
        let event = LeagueEvent::LeagueSeasonDropped { season };
        self.append(AggregateKind::League, id.0, &event)
    }

    /// Retires a league.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn retire_league(&mut self, id: LeagueId) -> Result<(), WriteError> {
        self.known_league(id)?;
        self.append(AggregateKind::League, id.0, &LeagueEvent::LeagueRetired {})
    }

    /// Brings a retired league back.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`].
    pub fn return_league(&mut self, id: LeagueId) -> Result<(), WriteError> {
        self.known_league(id)?;
        self.append(AggregateKind::League, id.0, &LeagueEvent::LeagueReturned {})
    }

    /// Adds a custom ruleset under its own name.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if a ruleset in use or a built-in one has that name.
    pub fn add_ruleset(&mut self, name: &Name, rules: &Ruleset) -> Result<RulesetId, WriteError> {
        if PRESETS
            .iter()
            .any(|preset| crate::game::name_key(preset) == name.key())
        {
            let name = name.as_str().to_owned();
            return Err(WriteError::BuiltIn { name });
        }
        self.check_name(
            "ruleset",
            self.reader.ruleset(name.as_str())?.is_none(),
            name,
        )?;
        let id = self.new_id();
        let ruleset = rules.clone().renamed(name.as_str());
        self.append(
            AggregateKind::Ruleset,
            id,
            &RulesetEvent::RulesetAdded { ruleset },
        )?;
        Ok(RulesetId(id))
    }

    /// Retires a custom ruleset; its name is free again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be stored.
    pub fn retire_ruleset(&mut self, id: RulesetId) -> Result<(), WriteError> {
        self.append(
            AggregateKind::Ruleset,
            id.0,
            &RulesetEvent::RulesetRetired {},
        )
    }

    /// Starts a game under the next number.
    ///
    /// # Errors
    ///
    /// [`WriteError::Start`] if the table is not one that can play.
    pub fn start_game(&mut self, game: NewGame) -> Result<GameId, WriteError> {
        let number = self.reader.next_number()?;
        let event = game.start(number)?;
        let id = self.new_id();
        self.reader.give_number(number, id)?;
        let line = self.write(AggregateKind::Game, id, &event)?;
        if let Some(sheet) = Scoresheet::fold(GameId(id), [line.recorded(event)]) {
            self.put(sheet)?;
        }
        Ok(GameId(id))
    }

    /// Returns the scoresheet of a game, as [`Reader::game`] does, with what
    /// this command has written to it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn game(&self, id: GameId) -> Result<Option<Scoresheet>, StoreError> {
        let mut known = self.sheet.borrow_mut();
        if known.as_ref().is_none_or(|sheet| sheet.id != id) {
            *known = self.reader.game(id)?;
        }
        Ok(known.clone())
    }

    /// Returns the same, given the sheet as it was read when the journal
    /// ended at `end`; where it still ends there, nothing is read again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn game_since(
        &self,
        end: JournalEnd,
        sheet: &Scoresheet,
    ) -> Result<Option<Scoresheet>, StoreError> {
        if self.reader.journal_end()? == end {
            *self.sheet.borrow_mut() = Some(sheet.clone());
        }
        self.game(sheet.id)
    }

    /// Records what happened to a game, as its scoresheet has answered, and
    /// returns the sheet as it is now.
    ///
    /// # Errors
    ///
    /// [`WriteError::Missing`] if there is no such game.
    pub fn record(&mut self, game: GameId, event: &GameEvent) -> Result<Scoresheet, WriteError> {
        let missing = WriteError::Missing {
            what: "game",
            id: game.0,
        };
        let mut sheet = self.game(game)?.ok_or(missing)?;
        let line = self.write(AggregateKind::Game, game.0, event)?;
        sheet.apply(line.recorded(event.clone()));
        self.put(sheet)
    }

    /// Returns the command that is being written.
    pub fn command(&self) -> CommandId {
        CommandId(self.command)
    }

    /// Commits what was written.
    pub(in crate::store) fn commit(self) -> Result<(), StoreError> {
        self.reader.commit()
    }

    pub(in crate::store) fn device(&self) -> DeviceId {
        self.device
    }

    /// Appends an event and updates the projection of its aggregate.
    pub(in crate::store) fn append(
        &mut self,
        kind: AggregateKind,
        aggregate: Uuid,
        event: &impl Serialize,
    ) -> Result<(), WriteError> {
        self.write(kind, aggregate, event)?;
        // Its names may have changed, or it may no longer count.
        self.sheet.take();
        Ok(project::project(self.reader.connection(), kind, aggregate)?)
    }

    /// Appends an event to the journal only.
    fn write(
        &mut self,
        kind: AggregateKind,
        aggregate: Uuid,
        event: &impl Serialize,
    ) -> Result<JournalLine, StoreError> {
        let event = serde_json::to_string(event).expect("events are plain data");
        let line = JournalLine {
            id: self.new_id(),
            command: self.command,
            time: self.time,
            device: self.device.0,
            kind: kind.name().to_owned(),
            aggregate,
            event,
        };
        let connection = self.reader.connection();
        rows::append(connection, &line)?;
        // All events of a command share the columns of its entry.
        if !self.is_entered {
            commands::enter(connection, self.command)?;
            self.is_entered = true;
        }
        Ok(line)
    }

    /// Projects a game from its sheet.
    fn put(&mut self, mut sheet: Scoresheet) -> Result<Scoresheet, WriteError> {
        self.reader.name_sheet(&mut sheet)?;
        project::put_game(self.reader.connection(), sheet.id.0, Some(&sheet))?;
        *self.sheet.get_mut() = Some(sheet.clone());
        Ok(sheet)
    }

    /// Returns the next id. The counter of an id has twelve bits; later ids get
    /// the next millisecond. The events of the command all have its time, so
    /// that later events still sort after them.
    fn new_id(&mut self) -> Uuid {
        let (millis, counter) = (self.ids_used >> 12, self.ids_used & 0xfff);
        let time = self.time + i64::from(millis);
        let id = self.ids.make(time, counter as u16);
        self.ids_used += 1;
        id
    }

    fn check_name(&self, what: &'static str, is_free: bool, name: &Name) -> Result<(), WriteError> {
        let name = name.as_str().to_owned();
        is_free
            .then_some(())
            .ok_or(WriteError::NameTaken { what, name })
    }

    fn known_player(&self, id: PlayerId) -> Result<String, WriteError> {
        let player = self.reader.player(id)?;
        let missing = WriteError::Missing {
            what: "player",
            id: id.0,
        };
        player.map(|player| player.name).ok_or(missing)
    }

    fn known_league(&self, id: LeagueId) -> Result<StoredLeague, WriteError> {
        let league = self.reader.league_of_id(id)?;
        league.ok_or(WriteError::Missing {
            what: "league",
            id: id.0,
        })
    }
}

impl<'store> Deref for Writer<'store> {
    type Target = Reader<'store>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

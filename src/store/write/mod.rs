//! What one command can write, and why it cannot, with the errors of the database; undo and redo.

pub(crate) mod aggregates;
pub(crate) mod find_or_add;
pub(crate) mod undo;

use std::cell::RefCell;
use std::ops::Deref;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::game::{
    self, Aggregate, AggregateEvent, CommandId, DeviceId, GameEvent, GameId, Name, Named, NewGame,
    Scoresheet,
};
use crate::store::db::device::IdGenerator;
use crate::store::db::{Result, StoreError};
use crate::store::journal::line::{JournalLine, latest_believed};
use crate::store::journal::rows;
use crate::store::read::{JournalEnd, Reader};
use crate::store::state::game_row::CachedRow;
use crate::store::state::numbers;
use crate::store::state::{fold_games, game_cache};

/// Writes the events of one command; reads what it has written itself.
///
/// # Errors
///
/// [`WriteError::Store`] if the file cannot be read or written; a method that can be refused
/// for another reason has a variant for it. Nothing is written then.
#[derive(Debug)]
pub struct Writer<'store> {
    reader: Reader<'store>,
    ids: &'store mut IdGenerator,
    device: DeviceId,
    /// In milliseconds of UTC; later than anything in the journal.
    time: i64,
    /// Up to when times are believed.
    believed: i64,
    command: Uuid,
    /// How many ids were generated, the command's own included.
    ids_used: u32,
    has_written: bool,
    /// The sheet of the game that was last folded or written to, as it is now.
    sheet: RefCell<Option<Scoresheet>>,
}

impl<'store> Writer<'store> {
    /// Begins a command at a time, or just after the last thing in the journal if the clock was set
    /// back: times and ids must be in the order in which things happened. An event that is far
    /// ahead counts only for what it belongs to.
    pub(super) fn begin(
        reader: Reader<'store>,
        ids: &'store mut IdGenerator,
        device: DeviceId,
        now: DateTime<Utc>,
    ) -> Result<Self> {
        let believed = latest_believed(reader.connection(), device.0, now)?;
        let time = now.timestamp_millis().max(reader.last_time(believed)? + 1);
        Ok(Self {
            reader,
            command: ids.make(time, 0),
            ids,
            device,
            time,
            believed,
            ids_used: 1,
            has_written: false,
            sheet: RefCell::new(None),
        })
    }

    /// Starts a game under the next number.
    pub fn start_game(&mut self, game: NewGame) -> Result<GameId, WriteError> {
        let number = self.reader.next_number()?;
        let event = game.start(number).map_err(WriteError::Start)?;
        let id = self.new_id();
        self.begin_game(id, number, &event)?;
        Ok(GameId(id))
    }

    /// Appends the start of a game; one that was undone before keeps its number.
    fn begin_game(&mut self, id: Uuid, number: u32, event: &GameEvent) -> Result<(), WriteError> {
        let revocations = self.reader.revocations()?;
        let number = numbers::assign(self.reader.cache()?, &revocations, id, number, self.time)?;
        self.write(id, event)?;
        let (sheet, _) = self.reader.state().game(self.connection(), id)?;
        if let Some(mut sheet) = sheet {
            sheet.number = number;
            self.put(sheet)?;
        }
        Ok(self.renumber()?)
    }

    /// Numbers the games again if one starts later than this command: what begins or
    /// ceases to count before a start can change the numbers after it.
    fn renumber(&mut self) -> Result<()> {
        let last = numbers::last_start(self.connection())?;
        if last.is_some_and(|(time, _)| time > self.time) {
            fold_games::renumber(self.connection(), self.reader.state())?;
            self.sheet.take();
        }
        Ok(())
    }

    /// Returns the scoresheet of a game, as [`Reader::game`] does, with what
    /// this command has written to it.
    pub fn game(&self, id: GameId) -> Result<Option<Scoresheet>> {
        let mut known = self.sheet.borrow_mut();
        if known.as_ref().is_none_or(|sheet| sheet.id != id) {
            *known = self.reader.game(id)?;
        }
        Ok(known.clone())
    }

    /// Returns the same, given the sheet as it was read when the journal
    /// ended at `end`; where it still ends there, nothing is read again.
    pub fn game_since(&self, end: JournalEnd, sheet: &Scoresheet) -> Result<Option<Scoresheet>> {
        if self.reader.journal_end()? == end {
            *self.sheet.borrow_mut() = Some(sheet.clone());
        }
        self.game(sheet.id)
    }

    /// Records what happened to a game, as its scoresheet has answered, and
    /// returns the sheet as it is now.
    pub fn record(&mut self, game: GameId, event: &GameEvent) -> Result<Scoresheet, WriteError> {
        let missing = WriteError::Missing { what: "game", id: game.0 };
        let mut sheet = self.game(game)?.ok_or(missing)?;
        let line = self.write(game.0, event)?;
        sheet.apply(line.recorded(event.clone()));
        self.put(sheet)
    }

    /// Returns the command that is being written.
    pub fn command(&self) -> CommandId {
        CommandId(self.command)
    }

    pub(super) fn has_written(&self) -> bool {
        self.has_written
    }

    pub(super) fn commit(self) -> Result<()> {
        self.reader.commit()
    }

    /// Appends an event of anything but a game.
    pub(super) fn append<E: AggregateEvent>(
        &mut self,
        aggregate: Uuid,
        event: &E,
    ) -> Result<(), WriteError> {
        let line = self.write(aggregate, event)?;
        // Its names may have changed, or it may no longer count.
        self.sheet.take();
        Ok(self.reader.state().apply(E::KIND, &line)?)
    }

    /// Appends an event to the journal only.
    fn write<E: AggregateEvent>(&mut self, aggregate: Uuid, event: &E) -> Result<JournalLine> {
        let event = serde_json::to_string(event).expect("events are plain data");
        // All events of a command have one time.
        if !self.has_written {
            let next = self.reader.last_time_of(aggregate, self.believed)? + 1;
            if next > self.time {
                self.time = next;
                self.command = self.ids.make(next, 0);
            }
        }
        let line = JournalLine {
            id: self.new_id(),
            command: self.command,
            time: self.time,
            device: self.device.0,
            kind: E::KIND.name().to_owned(),
            aggregate,
            event,
        };
        rows::append(self.reader.connection(), &line)?;
        self.has_written = true;
        Ok(line)
    }

    /// Folds a game again whose events begin or cease to count.
    fn fold_game(&mut self, id: Uuid) -> Result<()> {
        let connection = self.reader.cache()?;
        let Some(was) = game_cache::find(connection, id)? else { return Ok(()) };
        fold_games::refold(connection, self.reader.state(), id, was.number)?;
        self.renumber()
    }

    fn put(&mut self, mut sheet: Scoresheet) -> Result<Scoresheet, WriteError> {
        self.reader.name_sheet(&mut sheet)?;
        let events = self.reader.state().totals_of_game(self.connection(), sheet.id.0)?;
        let row = CachedRow::new(sheet.id.0, sheet.number, Some(&sheet), events);
        game_cache::put(self.reader.connection(), &row)?;
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
}

/// Returns a name as text if it is free.
fn free_name(what: Named, is_free: bool, name: &Name) -> Result<String, WriteError> {
    let name = name.as_str().to_owned();
    if is_free { Ok(name) } else { Err(WriteError::NameTaken { what, name }) }
}

impl<'store> Deref for Writer<'store> {
    type Target = Reader<'store>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

/// Why something cannot be stored.
pub type WriteError = game::WriteError<StoreError>;

/// Why players cannot take seats.
pub type NewPlayerError = game::NewPlayerError<StoreError>;

/// Why a game cannot count for a league.
pub type NewLeagueError = game::NewLeagueError<StoreError>;

impl From<StoreError> for WriteError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<StoreError> for NewPlayerError {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

impl From<StoreError> for NewLeagueError {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

#[cfg(test)]
error_samples! { WriteError {
    NameTaken { what: game::Named::Player, name: "Ann" },
    BuiltIn { name: "official" },
    Missing { what: "player", id: uuid::Uuid::nil() },
    Itself { name: "Ann" },
    Together { from: "Ann", into: "Bob", games: 2 },
    BothIn { from: "Ann", into: "Bob", tournament: "Open" },
    Plays { name: "Ann" },
    Start(game::StartError::NoPlayers), Store(StoreError::Full),
} }

#[cfg(test)]
error_samples! { NewPlayerError {
    NearMisses(vec![("An".to_owned(), vec!["Ann".to_owned()])]),
    Former { name: "Ann", player: "Bob" }, NameAndScore("Lucy 12"), NoName("zoe instead"),
    Retired("Ann"), Name(game::InvalidName::Empty),
    Namesakes { name: "Ann", players: ["Ann (1a2b)", "Ann (3c4d)"] },
    Twice("Ann"), Write(WriteError::Store(StoreError::ReadOnly)),
} }

#[cfg(test)]
error_samples! { NewLeagueError {
    NearMiss { name: "Clb", near: ["Club"] },
    Retired("Club"), Name(game::InvalidName::Empty), Write(WriteError::Store(StoreError::ReadOnly)),
} }

//! What is folded in memory, each kind when it is first asked for.

mod upheld;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Debug;
use std::rc::Rc;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::numbers;
use super::players::Players;
use super::revocations::Revocations;
use crate::game::{
    Aggregate, AggregateEvent, AggregateKind, CustomRuleset, GameEvent, GameState, League,
    PlayerProfile, Recorded, Scoresheet, Solitaire, Tournament,
};
use crate::store::db::{Result, Sql};
use crate::store::journal::line::JournalLine;
use crate::store::journal::rows;
use crate::store::journal::totals::RowDigest;

/// All values of a kind, by id.
pub(crate) type All<A> = BTreeMap<Uuid, A>;

/// What is an aggregate, if anything, and the totals of its events.
pub(crate) type Folded<A> = (Option<A>, RowDigest);

/// What is folded from the journal of a connection, except games.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Whether the journal has its control totals: a part of it has not.
    is_whole: Cell<bool>,
    revocations: Lazy<Revocations>,
    /// Of commands that were undone, whether they count nevertheless.
    upheld: RefCell<HashMap<Uuid, bool>>,
    players: Lazy<Players>,
    leagues: Lazy<All<League>>,
    rulesets: Lazy<All<CustomRuleset>>,
    solitaires: Lazy<All<Solitaire>>,
    tournaments: Lazy<All<Tournament>>,
}

pub(crate) trait Listed: Aggregate + Clone {
    fn of(state: &State) -> &Lazy<All<Self>>;
}

macro_rules! listed {
    ($($kind:ty: $field:ident),*) => {$(
        impl Listed for $kind {
            fn of(state: &State) -> &Lazy<All<Self>> {
                &state.$field
            }
        }
    )*};
}
listed!(League: leagues, CustomRuleset: rulesets, Solitaire: solitaires, Tournament: tournaments);

impl State {
    /// Knows nothing yet of a journal, of all of it or a part.
    pub(crate) fn new(is_whole: bool) -> Self {
        Self { is_whole: Cell::new(is_whole), ..Self::default() }
    }

    /// Forgets all, because the journal is another.
    pub(crate) fn forget(&self) {
        self.revocations.forget();
        self.forget_values();
    }

    fn forget_values(&self) {
        self.upheld.take();
        self.players.forget();
        self.leagues.forget();
        self.rulesets.forget();
        self.solitaires.forget();
        self.tournaments.forget();
    }

    /// Forgets all, because only a part of the journal is read from now on, or a copy of it.
    pub(crate) fn read_part(&self) {
        self.forget();
        self.is_whole.set(false);
    }

    pub(super) fn is_whole(&self) -> bool {
        self.is_whole.get()
    }

    pub(crate) fn revocations(&self, connection: &Connection) -> Result<Rc<Revocations>> {
        self.revocations.get(|| {
            let mut revocations = Revocations::default();
            rows::of_kind(connection, AggregateKind::Command, self.is_whole(), |line| {
                revocations.add(&line)
            })?;
            Ok(revocations)
        })
    }

    pub(crate) fn players(&self, connection: &Connection) -> Result<Rc<Players>> {
        (self.players).get(|| self.load::<PlayerProfile>(connection).map(Players::new))
    }

    pub(crate) fn all<A: Listed>(&self, connection: &Connection) -> Result<Rc<All<A>>> {
        A::of(self).get(|| self.load(connection))
    }

    fn load<A: Aggregate>(&self, connection: &Connection) -> Result<All<A>> {
        let revocations = self.revocations(connection)?;
        let mut events: BTreeMap<Uuid, Vec<_>> = BTreeMap::new();
        let mut undone: BTreeMap<Uuid, BTreeMap<_, _>> = BTreeMap::new();
        rows::of_kind(connection, A::Event::KIND, self.is_whole(), |line| {
            if !revocations.is_revoked(line.command) || self.is_upheld(connection, line.command)? {
                events.entry(line.aggregate).or_default().push(line.read()?);
            } else if matches!(A::Event::KIND, AggregateKind::Player | AggregateKind::League)
                && A::begin(line.aggregate, line.read()?).is_some()
            {
                undone.entry(line.device).or_default().insert(line.aggregate, line.read()?);
            }
            Ok(())
        })?;
        for (device, mut added) in undone {
            for id in self.used(connection, device, added.keys())? {
                events.entry(id).or_default().splice(0..0, added.remove(&id));
            }
        }
        Ok(events.into_iter().filter_map(|(id, events)| Some((id, A::fold(id, events)?))).collect())
    }

    /// Returns to which players and leagues that a device has added another one gave a place in a
    /// game, or merged a player into them, if that counts. Whoever undid that they were added did
    /// not know of it.
    fn used<'a>(
        &self,
        connection: &Connection,
        device: Uuid,
        ids: impl Iterator<Item = &'a Uuid>,
    ) -> Result<BTreeSet<Uuid>> {
        const USES: &str = "SELECT DISTINCT id.value, j.aggregate, iif(j.aggregate_kind = 'player', j.command, NULL)
            FROM journal AS j CROSS JOIN json_each(?1) AS id
            WHERE j.device <> ?2 AND j.aggregate_kind IN ('game', 'player')
            AND instr(j.event, id.value) > 0";
        let ids: Vec<_> = ids.map(Uuid::to_string).collect();
        let revocations = self.revocations(connection)?;
        let uses: Vec<(String, Uuid, Option<Uuid>)> =
            connection.list(USES, params![format!("{ids:?}"), device], |row| row.try_into())?;
        let mut used = BTreeSet::new();
        for (id, aggregate, merge) in uses {
            let Ok(id) = id.parse::<Uuid>() else { continue };
            let has_place = |sheet: Scoresheet| {
                let league = sheet.league.as_ref().map(|league| league.uuid.0);
                let mut players = sheet.seats.iter().map(|seat| seat.player.0).chain(league);
                sheet.state() != GameState::Deleted && players.any(|other| other == id)
            };
            let is_used = match merge {
                Some(command) => !revocations.is_revoked(command),
                None => self.game(connection, aggregate)?.0.is_some_and(has_place),
            };
            used.extend(is_used.then_some(id));
        }
        Ok(used)
    }

    pub(crate) fn game(&self, connection: &Connection, id: Uuid) -> Result<Folded<Scoresheet>> {
        #[cfg(test)]
        FOLDS.set(FOLDS.get() + 1);
        let revocations = self.revocations(connection)?;
        let counts = |command| !revocations.is_revoked(command);
        Ok(self.game_events(connection, id, counts)?.fold(id))
    }

    fn game_events(
        &self,
        connection: &Connection,
        id: Uuid,
        counts: impl Fn(Uuid) -> bool,
    ) -> Result<GameEvents> {
        let mut game = GameEvents::default();
        rows::of_aggregate(connection, AggregateKind::Game, id, |line| {
            game.add(&line, counts(line.command))
        })?;
        Ok(game)
    }

    /// Returns the totals of the events of a game, which are not read unless its start was undone.
    pub(crate) fn totals_of_game(&self, connection: &Connection, id: Uuid) -> Result<RowDigest> {
        let revocations = self.revocations(connection)?;
        let counts = |command| !revocations.is_revoked(command);
        let all_count = Cell::new(true);
        let totals = rows::totals_of(connection, AggregateKind::Game, id, |command| {
            let counts = counts(command);
            all_count.set(all_count.get() && counts);
            counts
        })?;
        if all_count.get() || numbers::start_commands(connection, id)?.into_iter().any(counts) {
            return Ok(totals);
        }
        Ok(self.game_events(connection, id, counts)?.fold(id).1)
    }

    /// Adds a line that was just appended and is later than all others of its
    /// aggregate. What the undo or redo of a command changes is folded again.
    pub(crate) fn apply(&self, kind: AggregateKind, line: &JournalLine) -> Result<()> {
        match kind {
            AggregateKind::Game => Ok(()),
            AggregateKind::Player => (self.players)
                .update(|players| players.change(line.aggregate, |all| apply(all, line))),
            AggregateKind::League => self.leagues.update(|all| apply(all, line)),
            AggregateKind::Ruleset => self.rulesets.update(|all| apply(all, line)),
            AggregateKind::Solitaire => self.solitaires.update(|all| apply(all, line)),
            AggregateKind::Tournament => self.tournaments.update(|all| apply(all, line)),
            AggregateKind::Command => {
                self.forget_values();
                self.revocations.update(|all| all.add(line))
            }
        }
    }
}

#[cfg(test)]
thread_local! {
    pub(crate) static FOLDS: Cell<u32> = const { Cell::new(0) };
}

/// The events of a game that count, and the totals of all.
#[derive(Default)]
pub(super) struct GameEvents {
    counted: Vec<Recorded<GameEvent>>,
    /// The first start that was undone, and its checksum. A round that counts keeps
    /// its game, although whoever undid the start did not know of it.
    undone_start: Option<(Recorded<GameEvent>, u32)>,
    totals: RowDigest,
}

impl GameEvents {
    pub(super) fn add(&mut self, line: &JournalLine, counts: bool) -> Result<()> {
        self.totals.add_event(line.checksum(), counts);
        if counts {
            self.counted.push(line.read()?);
        } else if self.undone_start.is_none()
            && let Ok(start @ Recorded { event: GameEvent::GameStarted(_), .. }) = line.read()
        {
            self.undone_start = Some((start, line.checksum()));
        }
        Ok(())
    }

    pub(super) fn fold(mut self, id: Uuid) -> Folded<Scoresheet> {
        let has = |is: fn(&GameEvent) -> bool| self.counted.iter().any(|one| is(&one.event));
        let is_undone = !has(GameEvent::begins);
        if is_undone
            && has(|event| matches!(event, GameEvent::RoundScored(_)))
            && let Some((start, checksum)) = self.undone_start
        {
            self.counted.insert(0, start);
            self.totals.count_also(checksum);
        }
        (Scoresheet::fold(id, self.counted), self.totals)
    }
}

/// Adds a line to the value that it belongs to, or begins that.
fn apply<A: Aggregate>(all: &mut All<A>, line: &JournalLine) -> Result<()> {
    let recorded = line.read()?;
    match all.get_mut(&line.aggregate) {
        Some(value) => value.apply(recorded),
        None => {
            let value = A::begin(line.aggregate, recorded);
            all.extend(value.map(|value| (line.aggregate, value)));
        }
    }
    Ok(())
}

/// A value that is worked out when it is first asked for.
#[derive(Debug)]
pub(crate) struct Lazy<T>(RefCell<Option<Rc<T>>>);

impl<T> Default for Lazy<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<T: Clone> Lazy<T> {
    fn get(&self, load: impl FnOnce() -> Result<T>) -> Result<Rc<T>> {
        if let Some(known) = &*self.0.borrow() {
            return Ok(Rc::clone(known));
        }
        let loaded = Rc::new(load()?);
        *self.0.borrow_mut() = Some(Rc::clone(&loaded));
        Ok(loaded)
    }

    fn update(&self, change: impl FnOnce(&mut T) -> Result<()>) -> Result<()> {
        match &mut *self.0.borrow_mut() {
            Some(known) => change(Rc::make_mut(known)),
            None => Ok(()),
        }
    }

    fn forget(&self) {
        self.0.take();
    }
}

//! The names and numbers of what a log refers to.

use uuid::Uuid;

use super::reader::Reader;
use crate::game::{
    CommandId, CustomRuleset, Event, GameEvent, League, LogEntry, NameDirectory, PlayerEvent,
    PlayerId, Revocation, Subject, Tournament, TournamentEvent, WentOut,
};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::state::game_cache;

impl Reader<'_> {
    /// Returns the current names of everything that some log entries refer to.
    pub fn names(&self, entries: &[LogEntry]) -> Result<NameDirectory> {
        let mut names = NameDirectory::default();
        for entry in entries {
            self.name_entry(entry, &mut names)?;
        }
        Ok(names)
    }

    fn name_entry(&self, entry: &LogEntry, names: &mut NameDirectory) -> Result<()> {
        if let Subject::Game(game) = entry.subject
            && !names.numbers.contains_key(&game)
        {
            // A game of another device may have been imported only in part.
            if let Some(number) = self.number(game.0)? {
                names.numbers.insert(game, number);
            }
        }
        for id in references(entry) {
            if !names.names.contains_key(&id)
                && let Some(name) = self.last_name(id)?
            {
                names.names.insert(id, name);
            }
        }
        if let Some(Event::Revocation(revocation)) = entry.event {
            let (Revocation::Undone { command } | Revocation::Redone { command }) = revocation;
            let change = CommandId(self.revocations()?.change_of(command.0));
            let change = self.events_of(change)?;
            for entry in &change {
                self.name_entry(entry, names)?;
            }
            names.changes.insert(command, change);
        }
        Ok(())
    }

    /// Returns the current name of a player, a league or a ruleset.
    ///
    /// If its addition was undone, returns the last name that was given and not
    /// undone, or the first one if all were undone.
    fn last_name(&self, id: Uuid) -> Result<Option<String>> {
        if let Some(label) = self.all_players()?.label(id) {
            return Ok(Some(label));
        }
        let tournament = self.all::<Tournament>()?.get(&id).map(|one| one.start.name.clone());
        let league = self.all::<League>()?.get(&id).map(|one| one.name.clone());
        let ruleset = self.all::<CustomRuleset>()?;
        let ruleset = ruleset.get(&id).map(|one| one.ruleset.name().to_owned());
        let named = tournament.or(league).or(ruleset);
        if named.is_some() {
            return Ok(named);
        }
        let sql = "SELECT coalesce(event ->> '$.name', event ->> '$.ruleset.name') AS name, command
                   FROM journal WHERE aggregate = ?1 AND typeof(name) = 'text' ORDER BY time, id";
        let names: Vec<(String, Uuid)> = self.connection().list(sql, [id], |row| row.try_into())?;
        let revocations = self.revocations()?;
        let counts = |(_, command): &&(String, Uuid)| !revocations.is_revoked(*command);
        Ok(names.iter().rfind(counts).or(names.first()).map(|(name, _)| name.clone()))
    }

    /// Returns the number of a game, of an undone one too; `None` if the event
    /// that started it is not here.
    fn number(&self, game: Uuid) -> Result<Option<u32>> {
        self.certain(|| {
            let row = game_cache::find(self.cache()?, game)?;
            let events = self.events_of_game(game)?;
            match row {
                Some(row) if row.events == events => Ok(Some(row.number)),
                Some(_) => Err(StoreError::Inconsistent),
                None if self.connection().has(STARTED, [game])? => Err(StoreError::Inconsistent),
                None => Ok(None),
            }
        })
    }
}

const STARTED: &str =
    "SELECT 1 FROM journal WHERE aggregate = ?1 AND event ->> '$.kind' = 'game_started'";

/// Returns the ids of everything but games that an entry refers to.
fn references(entry: &LogEntry) -> Vec<Uuid> {
    let mut ids = match entry.subject {
        Subject::Game(_) | Subject::Solitaire(_) => Vec::new(),
        Subject::Player(player) => vec![player.0],
        Subject::Tournament(tournament) => vec![tournament.0],
        Subject::Other(id) => vec![id],
    };
    let mut players = |players: &mut dyn Iterator<Item = PlayerId>| {
        ids.extend(players.map(|player| player.0));
    };
    match &entry.event {
        Some(Event::Game(event)) => match event {
            GameEvent::GameStarted(start) => {
                players(&mut start.seats.iter().copied());
                ids.extend(start.league.map(|league| league.0));
                ids.extend(start.tournament.map(|table| table.tournament.0));
            }
            GameEvent::RoundScored(score) => {
                players(&mut score.scores.iter().map(|mark| mark.player));
            }
            GameEvent::ScoreCorrected(correction) => {
                players(&mut correction.scores.iter().map(|mark| mark.player));
                if let Some(WentOut::Player(player)) = correction.out {
                    ids.push(player.0);
                }
            }
            GameEvent::ResultRecorded { totals } => {
                players(&mut totals.iter().map(|total| total.player));
            }
            GameEvent::PlayerJoined { player, .. }
            | GameEvent::StartCorrected { player, .. }
            | GameEvent::PlayerLeft { player, .. } => ids.push(player.0),
            GameEvent::GameEdited { now, were } => {
                for edits in [now, were] {
                    let seats = edits.seats.iter().flatten().chain(&edits.dealer);
                    players(&mut seats.copied());
                }
            }
            GameEvent::GameMoved { league, was } => {
                ids.extend(league.iter().chain(was).map(|league| league.0));
            }
            _ => {}
        },
        Some(Event::Player(PlayerEvent::PlayerMerged { into })) => ids.push(into.0),
        Some(Event::Tournament(event)) => match event {
            TournamentEvent::TournamentJoined { player, .. }
            | TournamentEvent::TournamentLeft { player, .. } => ids.push(player.0),
            TournamentEvent::TournamentSwapped { players: both, .. } => {
                players(&mut both.iter().copied());
            }
            TournamentEvent::TournamentCut { players: best } => {
                players(&mut best.iter().copied());
            }
            _ => {}
        },
        _ => {}
    }
    ids
}

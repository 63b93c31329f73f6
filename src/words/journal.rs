use serde_json::Value;

use crate::game::{
    Correction, GameId, LeagueId, PlayerId, PlayerScore, Revocation, RulesetId, TournamentId,
};
use crate::store::{LogEntry, NameDirectory};

subject! {
/// The log, and what `undo` and `redo` did.
pub trait JournalWords {
    /// Returns what happened: `round 3 of game 12: Ann 0, Bob 12`.
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String;

    /// Adds to an event the reason that was given for it.
    fn event_because(&self, event: &str, why: &str) -> String;

    /// Returns why the game of a table that was seated again was deleted, which
    /// the event says in English ([`RESEATED`](crate::game::RESEATED)).
    fn reseated(&self) -> &'static str;

    /// Marks an event that was undone.
    fn undone(&self) -> &'static str;

    /// Begins the line of an event that was undone or redone.
    fn undid_or_redid(&self, step: Step) -> &'static str;

    /// Returns that there is nothing to undo or redo.
    fn nothing_to_step(&self, step: Step) -> &'static str;

    /// Completes the phrase for a correction that was undone by the scores that
    /// hold again.
    fn undone_correction(
        &self,
        phrase: &str,
        correction: &Correction,
        names: &EventNames<'_>,
    ) -> String;

    /// Returns which command does again what was undone, or undoes it again.
    fn how_to_step_back(&self, step: Step) -> &'static str;

    /// Returns that so many games with so many rounds were imported.
    fn games_imported(&self, games: usize, rounds: usize) -> String;

    /// Returns how many events of a command are not shown.
    fn more_events(&self, count: usize) -> String;

    /// Returns that the state at a time is shown, or the current one if the
    /// time is in the future.
    fn state_at(&self, time: &str, is_future: bool) -> String;
}
}

/// A step back or forward in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Step {
    /// `crowns undo`.
    Undo,
    /// `crowns redo`.
    Redo,
}

/// The names that events mention, ready to print.
#[derive(Debug, Clone, Copy)]
pub struct EventNames<'a> {
    /// The current names.
    pub directory: &'a NameDirectory,
    /// Makes a name ready to print.
    pub printable: fn(&str) -> String,
}

impl EventNames<'_> {
    /// Returns the number of a game.
    pub fn game(&self, id: GameId) -> u32 {
        self.directory.game(id)
    }

    /// Returns the name of a player.
    pub fn player(&self, id: PlayerId) -> String {
        self.text(&self.directory.player(id))
    }

    /// Returns the name of a league.
    pub fn league(&self, id: LeagueId) -> String {
        self.text(&self.directory.league(id))
    }

    /// Returns the name of a tournament.
    pub fn tournament(&self, id: TournamentId) -> String {
        self.text(&self.directory.tournament(id))
    }

    /// Returns the name of a ruleset.
    pub fn ruleset(&self, id: RulesetId) -> String {
        self.text(&self.directory.ruleset(id))
    }

    /// Writes scores: `Ann 0, Bob 12, Cat -`.
    pub(super) fn scores<'a>(&self, scores: impl IntoIterator<Item = &'a PlayerScore>) -> String {
        let score = |score: &PlayerScore| {
            let points = score.points.map(|points| points.to_string());
            let points = points.as_deref().unwrap_or("-");
            format!("{} {points}", self.player(score.player))
        };
        scores.into_iter().map(score).collect::<Vec<_>>().join(", ")
    }

    /// Names the kind of an event that is not known, as what begins a list:
    /// `` `game_paused`,  ``. Empty if the event has none.
    pub(super) fn kind(&self, event: &Value) -> String {
        const LONGEST: usize = 40;
        match &event["kind"] {
            Value::String(kind) => {
                let kind: String = kind.chars().take(LONGEST).collect();
                format!("`{}`, ", self.text(&kind))
            }
            _ => String::new(),
        }
    }

    /// Returns a name or text that an event holds.
    pub fn text(&self, text: &str) -> String {
        (self.printable)(text)
    }
}

/// Writes what a command undid or redid.
pub(super) fn revocation_event(
    words: &dyn JournalWords,
    revocation: Revocation,
    names: &EventNames<'_>,
) -> String {
    let step = match revocation {
        Revocation::Undone { .. } => Step::Undo,
        Revocation::Redone { .. } => Step::Redo,
    };
    let change = names.directory.change(revocation).iter();
    let events: Vec<_> = change.map(|entry| words.event(entry, names)).collect();
    format!("{}: {}", words.undid_or_redid(step), events.join("; "))
}

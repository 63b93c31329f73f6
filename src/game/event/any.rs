//! An event of any kind.

use super::game::GameEvent;
use super::league::LeagueEvent;
use super::player::PlayerEvent;
use super::revocation::Revocation;
use super::ruleset::RulesetEvent;
use super::solitaire::SolitaireEvent;
use super::tournament::TournamentEvent;

/// An event of any kind.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub enum Event {
    Game(GameEvent),
    Player(PlayerEvent),
    League(LeagueEvent),
    Ruleset(RulesetEvent),
    Solitaire(SolitaireEvent),
    Tournament(TournamentEvent),
    /// A command was undone, or an undoing was.
    Revocation(Revocation),
}

impl Event {
    /// Returns the kind as the journal has it: `round_scored`.
    pub fn kind(&self) -> &str {
        match self {
            Self::Game(GameEvent::Unknown(value))
            | Self::Player(PlayerEvent::Unknown(value))
            | Self::League(LeagueEvent::Unknown(value))
            | Self::Ruleset(RulesetEvent::Unknown(value))
            | Self::Solitaire(SolitaireEvent::Unknown(value))
            | Self::Tournament(TournamentEvent::Unknown(value)) => {
                value["kind"].as_str().unwrap_or("unknown")
            }
            Self::Game(event) => event.into(),
            Self::Player(event) => event.into(),
            Self::League(event) => event.into(),
            Self::Ruleset(event) => event.into(),
            Self::Solitaire(event) => event.into(),
            Self::Tournament(event) => event.into(),
            Self::Revocation(event) => event.into(),
        }
    }
}

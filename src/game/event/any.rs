//! An event of any kind.

use super::game::GameEvent;
use super::league::LeagueEvent;
use super::player::PlayerEvent;
use super::revocation::Revocation;
use super::ruleset::RulesetEvent;

/// An event of any kind.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub enum Event {
    Game(GameEvent),
    Player(PlayerEvent),
    League(LeagueEvent),
    Ruleset(RulesetEvent),
    /// A command was undone, or an undoing was.
    Revocation(Revocation),
}

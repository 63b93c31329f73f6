//! What a user can do, and what should stand after it.

use std::collections::BTreeMap;

use crowns::game::{GameState, PlayerId};
use proptest::prelude::*;
use proptest::sample::Index;
use uuid::Uuid;

/// Something that a user does. An index picks a game or a player of those
/// that there are.
#[derive(Debug, Clone)]
pub(crate) enum Command {
    Add,
    Rename(Index),
    Merge(Index, Index),
    /// A player, how many of those known sit down too; and somebody new.
    Start(Index, usize),
    /// Points by seat.
    Score(Index, Vec<i32>),
    RoundCorrection(Index, Index, i32),
    Join(Index, Index),
    Leave(Index, Index),
    Finish(Index),
    Delete(Index),
    Resume(Index),
    Undo,
    Redo,
}

pub(crate) fn commands() -> impl Strategy<Value = Vec<Command>> {
    let index = any::<Index>;
    // The cheapest card of round 1, where threes are wild, costs 4.
    let points = || prop::collection::vec(4..60, 8);
    let command = prop_oneof![
        2 => Just(Command::Add),
        1 => index().prop_map(Command::Rename),
        1 => (index(), index()).prop_map(|(from, into)| Command::Merge(from, into)),
        2 => (index(), 1usize..5).prop_map(|(first, most)| Command::Start(first, most)),
        12 => (index(), points()).prop_map(|(game, points)| Command::Score(game, points)),
        3 => (index(), index(), 4..60).prop_map(|(game, round, p)| Command::RoundCorrection(game, round, p)),
        1 => (index(), index()).prop_map(|(game, player)| Command::Join(game, player)),
        1 => (index(), index()).prop_map(|(game, seat)| Command::Leave(game, seat)),
        1 => index().prop_map(Command::Finish),
        1 => index().prop_map(Command::Delete),
        1 => index().prop_map(Command::Resume),
        5 => Just(Command::Undo),
        3 => Just(Command::Redo),
    ];
    prop::collection::vec(command, 1..50)
}

/// What should stand. The whole of it is copied before every command, so that
/// undo and redo are steps along a list.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Model {
    /// Names; nothing for a player merged into another.
    pub(crate) players: BTreeMap<Uuid, Option<String>>,
    /// Who was merged into whom.
    pub(crate) merged: BTreeMap<Uuid, Uuid>,
    pub(crate) games: BTreeMap<Uuid, Game>,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Game {
    /// The total that each player started from.
    pub(crate) seats: BTreeMap<Uuid, i32>,
    /// Points by round and player.
    pub(crate) rounds: BTreeMap<u8, BTreeMap<Uuid, i32>>,
    /// What the table declared the game to be.
    pub(crate) declared: Option<GameState>,
}

impl Model {
    /// Returns the players that are not merged into others.
    pub(crate) fn known(&self) -> Vec<PlayerId> {
        let players = self.players.iter().filter(|(_, name)| name.is_some());
        players.map(|(&id, _)| PlayerId(id)).collect()
    }

    /// Returns whom a player counts for.
    pub(crate) fn holder(&self, player: Uuid) -> Uuid {
        let into = self.merged.get(&player);
        into.map_or(player, |&into| self.holder(into))
    }
}

impl Game {
    pub(crate) fn totals(&self) -> BTreeMap<Uuid, i32> {
        let total = |(&player, &start): (&Uuid, &i32)| {
            let points = self.rounds.values().filter_map(|round| round.get(&player));
            (player, start + points.sum::<i32>())
        };
        self.seats.iter().map(total).collect()
    }

    pub(crate) fn state(&self) -> GameState {
        let complete = (1..=11).all(|round| self.rounds.contains_key(&round));
        let played = if complete { GameState::Finished } else { GameState::Open };
        self.declared.unwrap_or(played)
    }
}

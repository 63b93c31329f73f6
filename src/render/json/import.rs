//! The result of an import as JSON.

use serde::Serialize;

use super::games::ListedGame;
use super::line;
use super::scoresheet::PlayedShape;
use crate::game::{GameId, GameRef, PlayerRef, Scoresheet};
use crate::store::{MergeReport, Namesake, RenumberedGame};

/// Writes the result of an import of a journal.
pub fn import(merged: &MergeReport, dry_run: bool) -> String {
    let unknown = merged.unknown.iter();
    line(ImportShape {
        dry_run,
        new_event_count: merged.new,
        known_event_count: merged.known,
        new_game_count: merged.begun.games,
        new_player_count: merged.begun.players,
        new_league_count: merged.begun.leagues,
        new_ruleset_count: merged.begun.rulesets,
        revocation_count: merged.begun.revocations,
        changed_game_count: merged.changed,
        renumbered_game_count: merged.renumbered,
        renumbered_games: merged.moved.iter().map(RenumberedShape::of).collect(),
        conflicting_game_count: merged.conflicting,
        conflicts: merged.conflicts.iter().flat_map(conflicts).collect(),
        namesakes: merged
            .namesakes
            .iter()
            .map(|all| all.iter().map(NamesakeShape::of).collect())
            .collect(),
        merged_names: &merged.joined,
        shared_leagues: &merged.leagues,
        unknown_events: unknown
            .map(|(kind, &event_count)| UnknownEvents { kind, event_count })
            .collect(),
    })
}

/// Writes the games imported from a spreadsheet.
pub fn import_csv(sheets: &[Scoresheet], dry_run: bool) -> String {
    #[derive(Serialize)]
    struct Sheets<'a> {
        dry_run: bool,
        games: Vec<ListedGame<'a>>,
    }
    line(Sheets {
        dry_run,
        games: sheets.iter().map(ListedGame::of_sheet).collect(),
    })
}

#[derive(Serialize)]
struct ImportShape<'a> {
    dry_run: bool,
    new_event_count: u64,
    known_event_count: u64,
    new_game_count: u64,
    new_player_count: u64,
    new_league_count: u64,
    new_ruleset_count: u64,
    revocation_count: u64,
    changed_game_count: u64,
    renumbered_game_count: u64,
    renumbered_games: Vec<RenumberedShape>,
    conflicting_game_count: u64,
    conflicts: Vec<ConflictShape>,
    namesakes: Vec<Vec<NamesakeShape<'a>>>,
    merged_names: &'a [String],
    shared_leagues: &'a [String],
    unknown_events: Vec<UnknownEvents<'a>>,
}

#[derive(Serialize)]
struct RenumberedShape {
    number: u32,
    uuid: GameId,
    old_number: u32,
    /// `true` if the game was here before.
    ours: bool,
}

impl RenumberedShape {
    const fn of(game: &RenumberedGame) -> Self {
        Self {
            number: game.to,
            uuid: game.game,
            old_number: game.from,
            ours: game.ours,
        }
    }
}

/// A round that was scored twice and differently.
#[derive(Serialize)]
struct ConflictShape {
    game: GameRef,
    round: u8,
    #[serde(flatten)]
    played: PlayedShape,
    earlier: PlayedShape,
}

fn conflicts(sheet: &Scoresheet) -> impl Iterator<Item = ConflictShape> {
    sheet.conflicts.iter().filter_map(move |conflict| {
        Some(ConflictShape {
            game: GameRef::from(sheet),
            round: conflict.round,
            played: PlayedShape::of(sheet.played.get(&conflict.round)?, sheet),
            earlier: PlayedShape::of(&conflict.earlier, sheet),
        })
    })
}

/// One of several players of one name.
#[derive(Serialize)]
struct NamesakeShape<'a> {
    #[serde(flatten)]
    player: PlayerRef,
    game_count: u64,
    not_merged_because: Option<&'a str>,
}

impl<'a> NamesakeShape<'a> {
    fn of(namesake: &'a Namesake) -> Self {
        Self {
            player: PlayerRef::from(&namesake.player),
            game_count: namesake.games,
            not_merged_because: namesake.apart.as_deref(),
        }
    }
}

#[derive(Serialize)]
struct UnknownEvents<'a> {
    kind: &'a str,
    event_count: u64,
}

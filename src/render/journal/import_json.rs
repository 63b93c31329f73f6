//! What came in from another device or a spreadsheet as JSON, in a shape of
//! version 1.

use std::collections::BTreeMap;

use serde::Serialize;
use uuid::Uuid;

use crate::game::{PlayedRound, Scoresheet};
use crate::render::game::ByName;
use crate::render::json;
use crate::render::text::seat_names;
use crate::store::MergeReport;

/// Writes what a merge came to: `version`, `dry_run`, `new` and `known`
/// events; how many of the new ones began `games`, `players`, `leagues` and
/// `rulesets` or are `revocations`; how many games have `changed`, are
/// `renumbered` and `conflicting`, with the first of those in `moved` and
/// `conflicts`; `namesakes`, the names that were `joined`, the names of
/// `shared_leagues`, and events of `unknown` kinds by kind.
///
/// Scores of a round are points by name, null for one who did not play.
pub fn imported_json(merged: &MergeReport, dry_run: bool) -> String {
    let names: Vec<_> = merged.conflicts.iter().map(seat_names).collect();
    let conflicts = merged.conflicts.iter().zip(&names);
    let conflicts = conflicts.flat_map(|(sheet, names)| rounds(sheet, names));
    let moved = merged.moved.iter().map(|moved| Moved {
        uuid: moved.game.0,
        from: moved.from,
        to: moved.to,
        ours: moved.ours,
    });
    let namesakes = merged.namesakes.iter().map(|all| {
        let one = all.iter().map(|one| Namesake {
            name: &one.player.name,
            uuid: one.player.id.0,
            games: one.games,
            apart: one.apart.as_deref(),
        });
        one.collect()
    });
    json::line(&Shape {
        version: 1,
        dry_run,
        new: merged.new,
        known: merged.known,
        games: merged.begun.games,
        players: merged.begun.players,
        leagues: merged.begun.leagues,
        rulesets: merged.begun.rulesets,
        revocations: merged.begun.revocations,
        changed: merged.changed,
        renumbered: merged.renumbered,
        moved: moved.collect(),
        conflicting: merged.conflicting,
        conflicts: conflicts.collect(),
        namesakes: namesakes.collect(),
        joined: &merged.joined,
        shared_leagues: &merged.leagues,
        unknown: &merged.unknown,
    })
}

/// Writes the games that came from a spreadsheet: `version`, `dry_run` and
/// `games` with `game`, `uuid`, `date`, `rounds`, `short` and `totals`.
pub fn sheets_taken_json(sheets: &[Scoresheet], dry_run: bool) -> String {
    let names: Vec<_> = sheets.iter().map(seat_names).collect();
    let games = sheets.iter().zip(&names).map(|(sheet, names)| {
        let seats = names.iter().enumerate();
        let totals = seats.map(|(seat, name)| (name.as_str(), sheet.total(seat)));
        Game {
            game: sheet.number,
            uuid: sheet.id.0,
            date: sheet.date.to_string(),
            rounds: sheet.played.len(),
            short: sheet.is_short(),
            totals: ByName(totals.collect()),
        }
    });
    json::line(&Sheets {
        version: 1,
        dry_run,
        games: games.collect(),
    })
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    dry_run: bool,
    new: u64,
    known: u64,
    games: u64,
    players: u64,
    leagues: u64,
    rulesets: u64,
    revocations: u64,
    changed: u64,
    renumbered: u64,
    moved: Vec<Moved>,
    conflicting: u64,
    conflicts: Vec<Conflict<'a>>,
    namesakes: Vec<Vec<Namesake<'a>>>,
    joined: &'a [String],
    shared_leagues: &'a [String],
    unknown: &'a BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Moved {
    uuid: Uuid,
    from: u32,
    to: u32,
    ours: bool,
}

/// A round that was scored twice.
#[derive(Serialize)]
struct Conflict<'a> {
    game: u32,
    uuid: Uuid,
    round: u8,
    stands: Score<'a>,
    earlier: Score<'a>,
}

#[derive(Serialize)]
struct Score<'a> {
    scores: ByName<'a, Option<i32>>,
    out: Option<&'a str>,
}

#[derive(Serialize)]
struct Namesake<'a> {
    name: &'a str,
    uuid: Uuid,
    games: u64,
    apart: Option<&'a str>,
}

#[derive(Serialize)]
struct Sheets<'a> {
    version: u8,
    dry_run: bool,
    games: Vec<Game<'a>>,
}

#[derive(Serialize)]
struct Game<'a> {
    game: u32,
    uuid: Uuid,
    date: String,
    rounds: usize,
    short: bool,
    totals: ByName<'a, i32>,
}

fn rounds<'a>(
    sheet: &'a Scoresheet,
    names: &'a [String],
) -> impl Iterator<Item = Conflict<'a>> + 'a {
    let score = |played: &PlayedRound| {
        let marks = played.marks.iter();
        let points = marks.map(|(&seat, mark)| (names[seat].as_str(), mark.points));
        Score {
            scores: ByName(points.collect()),
            out: played.out.map(|seat| names[seat].as_str()),
        }
    };
    sheet.conflicts.iter().filter_map(move |conflict| {
        Some(Conflict {
            game: sheet.number,
            uuid: sheet.id.0,
            round: conflict.round,
            stands: score(sheet.played.get(&conflict.round)?),
            earlier: score(&conflict.earlier),
        })
    })
}

//! A whole database as JSON: backups, exports, health, imports and syncs; and the events of its
//! journal, whose ids are named, and whose fields have the names that they have in other commands.

use std::path::Path;

use super::scoresheet::entered;
use super::{Object, line, lines, object, time};
use crate::game::{
    AggregateKind, Event, GameEdits, GameEvent, GameId, GameRef, GameSummary, LeagueEvent,
    LeagueId, LogEntry, NameDirectory, PlayerEvent, PlayerId, PlayerScore, Revocation,
    RulesetEvent, ScoreConflict, Scoresheet, SolitaireEvent, TournamentEvent, TournamentId,
    WentOut,
};
use crate::messages::Language;
use crate::render::journal::{checks, event, why};
use crate::store::{
    Backup, BackupReport, HealthReport, MergeReport, MissingRound, Page, PreviousDatabase,
    RepairReport, RestoreReport, SalvageReport, SyncReport, sqlite_version, without_passwords,
};

pub fn backup(backup: &BackupReport) -> String {
    line(backup)
}

pub fn backups(backups: &[Backup]) -> String {
    let backup = |backup: &Backup| object! { file: text(&backup.path), time: backup.time };
    line(object! { backups: backups.iter().map(backup).collect::<Vec<_>>() })
}

pub fn restore(restored: &RestoreReport) -> String {
    let previous = restored.before.as_ref().map(previous);
    line(object! { ..&restored.now, previous })
}

/// The previous database; its counts are `null` if it was damaged.
fn previous(previous: &PreviousDatabase) -> Object {
    let (file, sound) = match previous {
        PreviousDatabase::Sound(backup) => (&backup.path, Some(backup)),
        PreviousDatabase::Damaged(path) => (path, None),
    };
    object! {
        file: text(file),
        damaged: sound.is_none(),
        game_count: sound.map(|backup| backup.game_count),
        event_count: sound.map(|backup| backup.event_count),
    }
}

pub fn settings(settings: &[impl serde::Serialize]) -> String {
    line(object! { settings })
}

lines! {
    settings_file(file: &Path) { file: text(file) }
    export(file: &Path, game_count: u64, event_count: u64) {
        file: text(file), game_count, event_count
    }
    export_table(file: &Path, table: &str, game_count: Option<u64>, player_count: Option<u64>) {
        file: text(file), table, game_count, player_count
    }
    import_csv(games: &[GameSummary], dry_run: bool) { dry_run, games }
}

/// Returns a path as text; bytes that are not UTF-8 are replaced.
pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Writes a health report, with the repairs if they were requested, and the rounds
/// that are missing after them.
pub fn health(
    health: &HealthReport,
    repaired: Option<(&RepairReport, &[MissingRound])>,
    program: &str,
) -> String {
    let newest = |backup: &Backup| object! { file: text(&backup.path), time: time(backup.time) };
    line(object! {
        ok: health.is_well(),
        checks: checks(health),
        database: object! {
            file: text(&health.path),
            size_bytes: health.size,
            free_bytes: health.disk.free,
        },
        device_file: text(&health.device),
        backups_folder: text(&health.folder),
        backup_count: health.backups.len(),
        newest_backup: health.backups.first().map(newest),
        crowns_version: program,
        schema_version: health.version,
        sqlite_version: sqlite_version(),
        repairs: repaired.map(|(report, missing)| repairs(report, missing)),
    })
}

fn repairs(report: &RepairReport, missing: &[MissingRound]) -> Object {
    let salvaged = |salvaged: &SalvageReport| {
        object! {
            saved_event_count: salvaged.saved,
            corrected_event_count: salvaged.corrected,
            lost_event_count: salvaged.lost,
            damaged_file: text(&salvaged.damaged),
        }
    };
    object! {
        made_private: report.made_private,
        rebuilt: report.rebuilt.as_ref().map(|backup| text(&backup.path)),
        salvaged: report.salvaged.as_ref().map(salvaged),
        missing_rounds: missing,
    }
}

pub fn import(merged: &MergeReport, dry_run: bool) -> String {
    line(object! { dry_run }.and([counts(merged)]))
}

pub(super) fn counts(merged: &MergeReport) -> Object {
    let unknown = merged.unknown.iter().map(|(kind, count)| object! { kind, event_count: count });
    let shared = merged.shared.iter().filter(|one| one.kind == AggregateKind::League);
    object! {
        new_event_count: merged.new,
        known_event_count: merged.known,
        new_game_count: merged.begun(AggregateKind::Game),
        new_player_count: merged.begun(AggregateKind::Player),
        new_league_count: merged.begun(AggregateKind::League),
        new_ruleset_count: merged.begun(AggregateKind::Ruleset),
        new_solitaire_count: merged.begun(AggregateKind::Solitaire),
        new_tournament_count: merged.begun(AggregateKind::Tournament),
        revocation_count: merged.begun(AggregateKind::Command),
        changed_game_count: merged.changed,
        renumbered_game_count: merged.renumbered,
        renumbered_games: merged.moved,
        conflicting_game_count: merged.conflicting,
        conflicts: merged.conflicts.iter().flat_map(conflicts).collect::<Vec<_>>(),
        namesakes: merged.namesakes,
        merged_names: merged.joined,
        shared_leagues: shared.map(|one| &one.name).collect::<Vec<_>>(),
        upheld_games: merged.upheld,
        ended_games: merged.ended.iter().map(|(game, _)| game).collect::<Vec<_>>(),
        same_games: merged.same.iter().map(|(game, _)| game).collect::<Vec<_>>(),
        reseated_games: merged.reseated,
        tables: merged.tables,
        refused_event_count: merged.refused_count,
        refused_events: merged.refused,
        unknown_events: unknown.collect::<Vec<_>>(),
    }
}

fn conflicts(sheet: &Scoresheet) -> Vec<Object> {
    let conflict = |conflict: &ScoreConflict| {
        let standing = sheet.played.get(&conflict.round)?;
        let about = object! { game: GameRef::from(sheet), round: conflict.round };
        let earlier = object! { earlier: entered(&conflict.earlier, sheet) };
        Some(about.and([entered(standing, sheet), earlier]))
    };
    sheet.conflicts.iter().filter_map(conflict).collect()
}

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn sync(report: &SyncReport, target: &str) -> String {
    line(object! {
        target,
        sent_event_count: report.sent,
        sent_segment_count: report.segments,
        left_out_event_count: report.left_out,
        replaced_segment_count: report.replaced,
        received: counts(&report.received),
        passed_over: report.passed_over,
        clocks: report.clocks,
        renewal: report.renewed,
        unsent_because: report.unsent.as_ref().map(|why| without_passwords(&why.to_string())),
        unreached_because: report.unreached.as_deref().map(without_passwords),
    })
}

pub fn log(page: &Page<LogEntry>, names: &NameDirectory) -> String {
    let events = entries_object(&page.items, names);
    line(object! { page: page.number, more: page.more, events })
}

pub fn undo(entries: &[LogEntry], names: &NameDirectory) -> String {
    line(object! { events: entries_object(entries, names) })
}

fn entries_object(entries: &[LogEntry], names: &NameDirectory) -> Vec<Object> {
    entries.iter().map(|entry| entry_object(entry, names)).collect()
}

fn entry_object(entry: &LogEntry, names: &NameDirectory) -> Object {
    let common = object! {
        uuid: entry.id,
        command: entry.command,
        device: entry.device,
        time: time(entry.time),
        kind: entry.event.as_ref().map_or("unknown", Event::kind),
        text: event(entry, names, Language::English.words()),
        why: why(entry),
        undone: entry.revoked,
    };
    let details = entry.event.as_ref().map(|event| details(event, names));
    common.and([subject(entry, names)]).and(details)
}

/// Returns the fields that an event has besides those of all.
fn details(event: &Event, names: &NameDirectory) -> Object {
    let player = |id: &PlayerId| names.player_ref(*id);
    let players = |ids: &[PlayerId]| ids.iter().map(player).collect::<Vec<_>>();
    match event {
        Event::Game(event) => game_object(event, names),
        Event::Player(PlayerEvent::PlayerAdded { name }) => object! { new_name: name },
        Event::Player(PlayerEvent::PlayerRenamed { name, was })
        | Event::League(LeagueEvent::LeagueEdited { name, was }) => {
            object! { new_name: name, old_name: was }
        }
        Event::Player(PlayerEvent::PlayerMerged { into }) => object! { into: player(into) },
        Event::League(LeagueEvent::LeagueAdded { name, terms }) => {
            object! { new_name: name, terms }
        }
        Event::League(LeagueEvent::LeagueTermsChanged { terms, were }) => {
            object! { terms, old_terms: were }
        }
        Event::League(LeagueEvent::LeagueSeasonSet { season, was }) => {
            object! { season, old_season: was }
        }
        Event::League(LeagueEvent::LeagueSeasonDropped { season }) => {
            object! { old_season: season }
        }
        Event::Ruleset(RulesetEvent::RulesetAdded { ruleset }) => object! { ruleset },
        Event::Solitaire(SolitaireEvent::SolitaireStarted(start)) => object! {
            ruleset: start.ruleset,
            throw_drawn: start.throw_drawn,
            seed: start.seed,
            piles: start.piles,
        },
        Event::Solitaire(SolitaireEvent::SolitairePlayed(play)) => object! {
            draw: play.draw,
            drawn: play.card,
            pile: play.pile,
            discard: play.discard,
            closed: play.closed,
        },
        Event::Solitaire(SolitaireEvent::SolitaireRecorded(score)) => object! {
            closed_count: score.closed,
            points_left: score.left,
        },
        Event::Tournament(TournamentEvent::TournamentCreated(start)) => object! {
            ruleset: start.ruleset,
            seed: start.seed,
            by: start.by,
            game_count: start.games,
            player_count: start.players.len(),
            cut: start.cut,
        },
        Event::Tournament(TournamentEvent::TournamentSeated { game, tables }) => {
            object! { tournament_game: game, table_count: tables.len() }
        }
        Event::Tournament(TournamentEvent::TournamentSwapped { game, players: two, .. }) => {
            object! { tournament_game: game, players: players(two) }
        }
        Event::Tournament(
            TournamentEvent::TournamentJoined { player: id, from_game }
            | TournamentEvent::TournamentLeft { player: id, from_game },
        ) => object! { player: player(id), tournament_game: from_game },
        Event::Tournament(TournamentEvent::TournamentCut { players: cut }) => {
            object! { players: players(cut) }
        }
        Event::Revocation(Revocation::Undone { command } | Revocation::Redone { command }) => {
            object! { revoked_command: command }
        }
        Event::Player(PlayerEvent::Unknown(value))
        | Event::League(LeagueEvent::Unknown(value))
        | Event::Ruleset(RulesetEvent::Unknown(value))
        | Event::Solitaire(SolitaireEvent::Unknown(value))
        | Event::Tournament(TournamentEvent::Unknown(value)) => object! { event: value },
        Event::Player(
            PlayerEvent::PlayerRetired {}
            | PlayerEvent::PlayerReturned {}
            | PlayerEvent::PlayerDeleted {},
        )
        | Event::League(LeagueEvent::LeagueRetired {} | LeagueEvent::LeagueReturned {})
        | Event::Ruleset(RulesetEvent::RulesetRetired {})
        | Event::Solitaire(SolitaireEvent::SolitaireAbandoned {}) => Object::default(),
    }
}

fn subject(entry: &LogEntry, names: &NameDirectory) -> Object {
    let uuid = entry.aggregate;
    match entry.kind {
        Some(AggregateKind::Game) => object! { game: names.game_ref(GameId(uuid)) },
        Some(AggregateKind::Player) => object! { player: names.player_ref(PlayerId(uuid)) },
        Some(AggregateKind::League) => object! { league: names.league_ref(LeagueId(uuid)) },
        Some(AggregateKind::Solitaire) => object! { solitaire: object! { uuid } },
        Some(AggregateKind::Tournament) => {
            object! { tournament: names.tournament_ref(TournamentId(uuid)) }
        }
        Some(AggregateKind::Ruleset | AggregateKind::Command) | None => Object::default(),
    }
}

fn game_object(event: &GameEvent, names: &NameDirectory) -> Object {
    let player = |id: PlayerId| names.player_ref(id);
    let league = |id: Option<LeagueId>| id.map(|id| names.league_ref(id));
    let score_of = |one: &PlayerScore| object! { ..player(one.player), score: one.points };
    let went_out = |out| match out {
        WentOut::Unknown => None,
        WentOut::Player(id) => Some(player(id)),
    };
    match event {
        GameEvent::GameStarted(start) => object! {
            league: league(start.league),
            ruleset: start.ruleset,
            players: start.seats.iter().copied().map(player).collect::<Vec<_>>(),
            dealer: player(start.dealer),
        }
        .and(start.seed.map(|seed| object! { seed })),
        GameEvent::RoundScored(score) => object! {
            round: score.round,
            scores: score.scores.iter().map(score_of).collect::<Vec<_>>(),
            went_out: went_out(score.out),
            forced: score.forced,
        },
        GameEvent::ScoreCorrected(correction) => {
            let (now, was) = correction.changes();
            let corrected = object! {
                round: correction.round,
                scores: now.into_iter().map(score_of).collect::<Vec<_>>(),
                old_scores: was.into_iter().map(score_of).collect::<Vec<_>>(),
            };
            let out = correction.out;
            corrected
                .and(out.map(|out| object! { went_out: went_out(out) }))
                .and([object! { forced: correction.forced }])
        }
        GameEvent::PlayerJoined { player: id, from_round, total } => {
            object! { player: player(*id), round: from_round, start_total: total }
        }
        GameEvent::StartCorrected { player: id, from_round, total, was } => object! {
            player: player(*id),
            round: from_round,
            start_total: total,
            old_start_total: was,
        },
        GameEvent::GameEdited { now, were } => object! {
            edits: edits(now, names),
            old_edits: edits(were, names),
        },
        GameEvent::PlayerLeft { player: id, from_round } => {
            object! { player: player(*id), round: from_round }
        }
        GameEvent::GameMoved { league: to, was } => {
            object! { league: league(*to), old_league: league(*was) }
        }
        GameEvent::ResultRecorded { totals, .. } => object! {
            scores: totals.iter().map(score_of).collect::<Vec<_>>(),
        },
        GameEvent::GameFinished {}
        | GameEvent::GameAbandoned { .. }
        | GameEvent::GameResumed {}
        | GameEvent::GameDeleted { .. } => Object::default(),
        GameEvent::Unknown(value) => object! { event: value },
    }
}

fn edits(edits: &GameEdits, names: &NameDirectory) -> Object {
    let player = |id: PlayerId| names.player_ref(id);
    let players = edits.seats.as_ref();
    let players = players.map(|seats| seats.iter().copied().map(player).collect::<Vec<_>>());
    Object::default()
        .and(players.map(|players| object! { players }))
        .and(edits.dealer.map(|dealer| object! { dealer: player(dealer) }))
        .and(edits.date.map(|date| object! { date }))
        .and(edits.venue.as_ref().map(|place| object! { place }))
        .and(edits.note.as_ref().map(|note| object! { note }))
}

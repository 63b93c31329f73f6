//! The events of the journal as JSON: ids are named, and fields have the names
//! that they have in other commands.

use super::{Object, line, object, time};
use crate::game::{
    Event, GameEdits, GameEvent, LeagueEvent, LeagueId, LogEntry, NameDirectory, PlayerEvent,
    PlayerId, PlayerScore, Revocation, RulesetEvent, SolitaireEvent, Subject, TournamentEvent,
    WentOut,
};
use crate::messages::Language;
use crate::render::journal::{event, why};
use crate::store::Page;

/// Writes a page of the log, the latest event first.
pub fn log(page: &Page<LogEntry>, names: &NameDirectory) -> String {
    let events = entries_object(&page.items, names);
    line(object! { page: page.number, more: page.more, events })
}

/// Writes the events of a command that was undone or redone.
pub fn undo(entries: &[LogEntry], names: &NameDirectory) -> String {
    line(object! { events: entries_object(entries, names) })
}

fn entries_object(entries: &[LogEntry], names: &NameDirectory) -> Vec<Object> {
    let entry_object = |entry| entry_object(entry, names);
    entries.iter().map(entry_object).collect()
}

fn entry_object(entry: &LogEntry, names: &NameDirectory) -> Object {
    let details = match &entry.event {
        None => Object::default(),
        Some(Event::Game(event)) => game_object(event, names),
        Some(Event::Player(event)) => player_object(event, names),
        Some(Event::League(event)) => league_object(event),
        Some(Event::Ruleset(event)) => ruleset_object(event),
        Some(Event::Solitaire(event)) => solitaire_object(event),
        Some(Event::Tournament(event)) => tournament_object(event, names),
        Some(Event::Revocation(revocation)) => revocation_object(*revocation),
    };
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
    common.and([subject(entry, names), details])
}

fn subject(entry: &LogEntry, names: &NameDirectory) -> Object {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => object! { game: names.game_ref(game) },
        (Subject::Player(player), _) => object! { player: names.player_ref(player) },
        (Subject::Solitaire(uuid), _) => object! { solitaire: object! { uuid } },
        (Subject::Tournament(id), _) => object! { tournament: names.tournament_ref(id) },
        (Subject::Other(id), Some(Event::League(_))) => {
            object! { league: names.league_ref(LeagueId(id)) }
        }
        (Subject::Other(_), _) => Object::default(),
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

fn player_object(event: &PlayerEvent, names: &NameDirectory) -> Object {
    match event {
        PlayerEvent::PlayerAdded { name } => object! { new_name: name },
        PlayerEvent::PlayerRenamed { name, was } => object! { new_name: name, old_name: was },
        PlayerEvent::PlayerMerged { into } => object! { into: names.player_ref(*into) },
        PlayerEvent::PlayerRetired {}
        | PlayerEvent::PlayerReturned {}
        | PlayerEvent::PlayerDeleted {} => Object::default(),
        PlayerEvent::Unknown(value) => object! { event: value },
    }
}

fn league_object(event: &LeagueEvent) -> Object {
    match event {
        LeagueEvent::LeagueAdded { name, terms } => object! { new_name: name, terms },
        LeagueEvent::LeagueEdited { name, was } => object! { new_name: name, old_name: was },
        LeagueEvent::LeagueTermsChanged { terms, were } => {
            object! { terms, old_terms: were }
        }
        LeagueEvent::LeagueSeasonSet { season, was } => {
            object! { season, old_season: was }
        }
        LeagueEvent::LeagueSeasonDropped { season } => object! { old_season: season },
        LeagueEvent::LeagueRetired {} | LeagueEvent::LeagueReturned {} => Object::default(),
        LeagueEvent::Unknown(value) => object! { event: value },
    }
}

fn ruleset_object(event: &RulesetEvent) -> Object {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => object! { ruleset },
        RulesetEvent::RulesetRetired {} => Object::default(),
        RulesetEvent::Unknown(value) => object! { event: value },
    }
}

fn solitaire_object(event: &SolitaireEvent) -> Object {
    match event {
        SolitaireEvent::SolitaireStarted(start) => object! {
            ruleset: start.ruleset,
            throw_drawn: start.throw_drawn,
            seed: start.seed,
            piles: start.piles,
        },
        SolitaireEvent::SolitairePlayed(play) => object! {
            draw: play.draw,
            drawn: play.card,
            pile: play.pile,
            discard: play.discard,
            closed: play.closed,
        },
        SolitaireEvent::SolitaireAbandoned {} => Object::default(),
        SolitaireEvent::SolitaireRecorded(score) => object! {
            closed_count: score.closed,
            points_left: score.left,
        },
        SolitaireEvent::Unknown(value) => object! { event: value },
    }
}

fn tournament_object(event: &TournamentEvent, names: &NameDirectory) -> Object {
    let player = |id: &PlayerId| names.player_ref(*id);
    match event {
        TournamentEvent::TournamentCreated(start) => object! {
            ruleset: start.ruleset,
            seed: start.seed,
            by: start.by,
            game_count: start.games,
            player_count: start.players.len(),
            cut: start.cut,
        },
        TournamentEvent::TournamentSeated { game, tables } => object! {
            tournament_game: game,
            table_count: tables.len(),
        },
        TournamentEvent::TournamentSwapped { game, players, .. } => object! {
            tournament_game: game,
            players: players.iter().map(player).collect::<Vec<_>>(),
        },
        TournamentEvent::TournamentJoined { player: id, from_game }
        | TournamentEvent::TournamentLeft { player: id, from_game } => {
            object! { player: player(id), tournament_game: from_game }
        }
        TournamentEvent::TournamentCut { players } => object! {
            players: players.iter().map(player).collect::<Vec<_>>(),
        },
        TournamentEvent::Unknown(value) => object! { event: value },
    }
}

fn revocation_object(revocation: Revocation) -> Object {
    let (Revocation::Undone { command } | Revocation::Redone { command }) = revocation;
    object! { revoked_command: command }
}

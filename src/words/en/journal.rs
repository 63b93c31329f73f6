use serde_json::Value;

use super::{English, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for English {
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = subject(entry, names);
        match &entry.event {
            None => "an event of a newer crowns".to_owned(),
            Some(Event::Game(event)) => game_event(event, &subject, names),
            Some(Event::Player(event)) => player_event(event, &subject, names),
            Some(Event::League(event)) => league_event(event, &subject, names),
            Some(Event::Ruleset(event)) => ruleset_event(event, &subject, names),
            Some(Event::Solitaire(event)) => solitaire_event(event, names),
            Some(Event::Tournament(event)) => tournament_event(event, &subject, names),
            Some(Event::Revocation(revocation)) => revocation_event(self, *revocation, names),
        }
    }

    fn event_because(&self, event: &str, why: &str) -> String {
        format!("{event}, because: {why}")
    }

    fn reseated(&self) -> &'static str {
        "the table was seated again"
    }

    fn undone(&self) -> &'static str {
        "[undone]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "undid",
            Step::Redo => "redid",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "nothing to undo",
            Step::Redo => "nothing to redo",
        }
    }

    fn undone_correction(
        &self,
        phrase: &str,
        correction: &Correction,
        names: &EventNames<'_>,
    ) -> String {
        match correction.changes().1 {
            was if was.is_empty() => phrase.to_owned(),
            was => format!("{phrase}; {} again", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` does it again",
            Step::Redo => "`crowns undo` takes it back",
        }
    }

    fn games_imported(&self, games: usize, rounds: usize) -> String {
        let games = counted(games as u64, "game");
        format!("import of {games} with {}", counted(rounds as u64, "round"))
    }

    fn more_events(&self, count: usize) -> String {
        format!("{count} more events of that command")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} is in the future, showing the current state"),
            false => format!("showing the state at {time}"),
        }
    }
}

/// Names the subject of an event: `game 12`, `player Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("game {}", names.game(game)),
        (Subject::Player(id), _) => format!("player {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("ruleset {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "solitaire".to_owned(),
        (Subject::Tournament(id), _) => format!("tournament {}", names.tournament(id)),
        (Subject::Other(_), _) => "command".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("new player {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("player {old} renamed to {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player} merged into {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player} retired"),
        PlayerEvent::PlayerReturned {} => format!("{player} returned"),
        PlayerEvent::Unknown(value) => unknown(player, value, names),
    }
}

fn league_event(event: &LeagueEvent, league: &str, names: &EventNames<'_>) -> String {
    match event {
        LeagueEvent::LeagueAdded { name, terms } => match settings(terms, names).as_str() {
            "" => format!("new league {}", names.text(name)),
            settings => format!("new league {}: {settings}", names.text(name)),
        },
        LeagueEvent::LeagueEdited { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("league {old} renamed to {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("settings of {league}: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("season of {league}: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("season {} of {league} dropped", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league} retired"),
        LeagueEvent::LeagueReturned {} => format!("{league} returned"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::English.words().ruleset(ruleset)));
    Language::English
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::English
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "new ruleset {name}: {}",
                Language::English.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset} retired"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} thrown"));
            let closed = if play.closed { ", turned over" } else { "" };
            format!(
                "solitaire, draw {draw}: {card} to pile {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "solitaire abandoned".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "pile");
            let left = score
                .left
                .map(|left| format!(", {} left", points(left.into())));
            format!(
                "solitaire played away: {closed} turned over{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("solitaire", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let games = counted(start.games.into(), "game");
            let players = counted(start.players.len() as u64, "player");
            let name = names.text(&start.name);
            format!("new tournament {name}: {games}, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            let tables = counted(tables.len() as u64, "table");
            format!("seats of game {game} of {tournament}: {tables}")
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{one} and {other} swapped in game {game} of {tournament}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{player} joined {tournament} from game {from_game} on")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{player} left {tournament} before game {from_game}")
        }
        TournamentEvent::TournamentCut { players } => {
            let players = players.iter().map(|&player| names.player(player));
            let players = players.collect::<Vec<_>>().join(", ");
            format!("final of {tournament}: {players}")
        }
        TournamentEvent::Unknown(value) => unknown(tournament, value, names),
    }
}

fn solitaire_started(start: &SolitaireStart, names: &EventNames<'_>) -> String {
    let cards = match start.seed {
        Some(seed) => format!("seed {seed}"),
        None => "real cards".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("new solitaire: {cards}"),
        name => format!("new solitaire: {cards}, rules {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("round {round} of {game}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("round {round} of {game} corrected: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} joined {game} in round {from_round} with {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} joined {game} in round {from_round} with {total}, not {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game} edited: {}",
                (&English as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{name} left {game} before round {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} finished early"),
        GameEvent::GameAbandoned { .. } => format!("{game} abandoned"),
        GameEvent::GameResumed {} => format!("{game} resumed"),
        GameEvent::GameMoved { league: to, was } => {
            format!(
                "{game} moved: {} -> {}",
                league(*was, names),
                league(*to, names)
            )
        }
        GameEvent::GameDeleted { .. } => format!("{game} deleted"),
        GameEvent::Unknown(value) => unknown(game, value, names),
    }
}

fn started(start: &GameStart, game: &str, names: &EventNames<'_>) -> String {
    let seats = start.seats.iter().map(|&seat| names.player(seat));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let rules = match start.ruleset.name() {
        name if name == Ruleset::official().name() => String::new(),
        name => format!(", rules {}", names.text(name)),
    };
    let league = start.league.map(|league| names.league(league));
    let league = league.map_or(String::new(), |league| format!(", league {league}"));
    format!("start of {game}: {seats}{rules}{league}")
}

/// Writes the scores of a round, and who went out unless that is the only zero.
fn scored(score: &RoundScore, names: &EventNames<'_>) -> String {
    let zeros = score.scores.iter().filter(|score| score.points == Some(0));
    let zeros: Vec<_> = zeros.map(|score| score.player).collect();
    let points = names.scores(&score.scores);
    match score.out {
        WentOut::Player(out) if zeros != [out] => {
            format!("{points}, {} went out", names.player(out))
        }
        _ => points,
    }
}

/// Writes what a correction changed, and who went out if a zero came or went,
/// or nothing else did.
fn corrected(correction: &Correction, names: &EventNames<'_>) -> String {
    let (now, was) = correction.changes();
    let is_zero = |score: &&&PlayerScore| score.points == Some(0);
    let about_out = now.is_empty() || now.iter().chain(&was).any(|score| is_zero(&score));
    let change =
        (!now.is_empty()).then(|| format!("{} -> {}", names.scores(was), names.scores(now)));
    let out = correction.out.filter(|_| about_out).map(|out| match out {
        WentOut::Unknown => "not known who went out".to_owned(),
        WentOut::Player(out) => format!("{} went out", names.player(out)),
    });
    let parts: Vec<_> = change.into_iter().chain(out).collect();
    parts.join(", ")
}

fn forced(forced: bool) -> &'static str {
    if forced { " (forced)" } else { "" }
}

fn league(league: Option<LeagueId>, names: &EventNames<'_>) -> String {
    match league {
        Some(league) => format!("league {}", names.league(league)),
        None => "no league".to_owned(),
    }
}

fn unknown(subject: &str, value: &Value, names: &EventNames<'_>) -> String {
    let kind = names.kind(value);
    format!("{subject}: {kind}an event of a newer crowns")
}

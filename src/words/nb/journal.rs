use serde_json::Value;

use super::{Norwegian, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for Norwegian {
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = subject(entry, names);
        match &entry.event {
            None => "en hendelse fra et nyere crowns".to_owned(),
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
        format!("{event}, fordi: {why}")
    }

    fn reseated(&self) -> &'static str {
        "bordet ble satt på nytt"
    }

    fn undone(&self) -> &'static str {
        "[angret]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "angret",
            Step::Redo => "gjort om igjen",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "det er ingenting å angre",
            Step::Redo => "det er ingenting å gjøre om igjen",
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
            was => format!("{phrase}; igjen {}", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` gjør det om igjen",
            Step::Redo => "`crowns undo` angrer det",
        }
    }

    fn games_imported(&self, games: usize, rounds: usize) -> String {
        let rounds = counted(rounds as u64, "omgang", "omganger");
        format!("import av {games} spill med {rounds}")
    }

    fn more_events(&self, count: usize) -> String {
        let events = counted(count as u64, "hendelse", "hendelser");
        format!("{events} til fra samme kommando")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} ligger fram i tid; slik står det nå"),
            false => format!("slik sto det {time}"),
        }
    }
}

/// Names the subject of an event: `spill 12`, `spiller Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("spill {}", names.game(game)),
        (Subject::Player(id), _) => format!("spiller {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("regelsett {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "kabal".to_owned(),
        (Subject::Tournament(id), _) => format!("turnering {}", names.tournament(id)),
        (Subject::Other(_), _) => "kommando".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("ny spiller {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("spiller {old} fikk navnet {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player} slått sammen med {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player} gjort inaktiv"),
        PlayerEvent::PlayerReturned {} => format!("{player} aktiv igjen"),
        PlayerEvent::Unknown(value) => unknown(player, value, names),
    }
}

fn league_event(event: &LeagueEvent, league: &str, names: &EventNames<'_>) -> String {
    match event {
        LeagueEvent::LeagueAdded { name, terms } => match settings(terms, names).as_str() {
            "" => format!("ny liga {}", names.text(name)),
            settings => format!("ny liga {}: {settings}", names.text(name)),
        },
        LeagueEvent::LeagueEdited { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("liga {old} fikk navnet {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("avtalt i {league}: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("sesong i {league}: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("sesong {} i {league} fjernet", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league} lagt ned"),
        LeagueEvent::LeagueReturned {} => format!("{league} tatt opp igjen"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::Norwegian.words().ruleset(ruleset)));
    Language::Norwegian
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::Norwegian
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "nytt regelsett {name}: {}",
                Language::Norwegian.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset} tatt ut av bruk"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} kastet"));
            let closed = if play.closed { ", snudd" } else { "" };
            format!(
                "kabal, trekk {draw}: {card} til bunke {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "kabal gitt opp".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "bunke", "bunker");
            let left = score
                .left
                .map(|left| format!(", {} igjen", points(left.into())));
            format!(
                "kabal lagt et annet sted: {closed} snudd{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("kabal", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let players = counted(start.players.len() as u64, "spiller", "spillere");
            let (name, games) = (names.text(&start.name), start.games);
            format!("ny turnering {name}: {games} spill, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            let tables = counted(tables.len() as u64, "bord", "bord");
            format!("plasser i spill {game} i {tournament}: {tables}")
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{one} og {other} byttet plass i spill {game} i {tournament}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{player} ble med i {tournament} fra spill {from_game}")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{player} gikk fra {tournament} før spill {from_game}")
        }
        TournamentEvent::TournamentCut { players } => {
            let players = players.iter().map(|&player| names.player(player));
            let players = players.collect::<Vec<_>>().join(", ");
            format!("finale i {tournament}: {players}")
        }
        TournamentEvent::Unknown(value) => unknown(tournament, value, names),
    }
}

fn solitaire_started(start: &SolitaireStart, names: &EventNames<'_>) -> String {
    let cards = match start.seed {
        Some(seed) => format!("startverdi {seed}"),
        None => "ekte kort".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("ny kabal: {cards}"),
        name => format!("ny kabal: {cards}, regler {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("omgang {round} i {game}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("omgang {round} i {game} rettet: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} ble med i {game} i omgang {from_round} med {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} ble med i {game} i omgang {from_round} med {total}, ikke {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game} endret: {}",
                (&Norwegian as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{name} gikk fra {game} før omgang {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} avsluttet før tiden"),
        GameEvent::GameAbandoned { .. } => format!("{game} avbrutt"),
        GameEvent::GameResumed {} => format!("{game} tatt opp igjen"),
        GameEvent::GameMoved { league: to, was } => {
            format!(
                "{game} flyttet: {} -> {}",
                league(*was, names),
                league(*to, names)
            )
        }
        GameEvent::GameDeleted { .. } => format!("{game} slettet"),
        GameEvent::Unknown(value) => unknown(game, value, names),
    }
}

fn started(start: &GameStart, game: &str, names: &EventNames<'_>) -> String {
    let seats = start.seats.iter().map(|&seat| names.player(seat));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let rules = match start.ruleset.name() {
        name if name == Ruleset::official().name() => String::new(),
        name => format!(", regler {}", names.text(name)),
    };
    let league = start.league.map(|league| names.league(league));
    let league = league.map_or(String::new(), |league| format!(", liga {league}"));
    format!("start på {game}: {seats}{rules}{league}")
}

/// Writes the scores of a round, and who went out unless that is the only zero.
fn scored(score: &RoundScore, names: &EventNames<'_>) -> String {
    let zeros = score.scores.iter().filter(|score| score.points == Some(0));
    let zeros: Vec<_> = zeros.map(|score| score.player).collect();
    let points = names.scores(&score.scores);
    match score.out {
        WentOut::Player(out) if zeros != [out] => {
            format!("{points}, {} gikk ut", names.player(out))
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
        WentOut::Unknown => "uvisst hvem som gikk ut".to_owned(),
        WentOut::Player(out) => format!("{} gikk ut", names.player(out)),
    });
    let parts: Vec<_> = change.into_iter().chain(out).collect();
    parts.join(", ")
}

fn forced(forced: bool) -> &'static str {
    if forced { " (med `--force`)" } else { "" }
}

fn league(league: Option<LeagueId>, names: &EventNames<'_>) -> String {
    match league {
        Some(league) => format!("liga {}", names.league(league)),
        None => "ingen liga".to_owned(),
    }
}

fn unknown(subject: &str, value: &Value, names: &EventNames<'_>) -> String {
    let kind = names.kind(value);
    format!("{subject}: {kind}en hendelse fra et nyere crowns")
}

use serde_json::Value;

use super::grammar::{games, players, rounds};
use super::{Icelandic, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for Icelandic {
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = subject(entry, names);
        match &entry.event {
            None => NEWER.to_owned(),
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
        format!("{event}, ástæða: {why}")
    }

    fn reseated(&self) -> &'static str {
        "raðað var aftur í sæti við borðið"
    }

    fn undone(&self) -> &'static str {
        "[afturkallað]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "afturkallað",
            Step::Redo => "endurtekið",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "það er ekkert til að afturkalla",
            Step::Redo => "það er ekkert til að endurtaka",
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
            was => format!("{phrase}; aftur {}", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` endurtekur það",
            Step::Redo => "`crowns undo` afturkallar það",
        }
    }

    fn games_imported(&self, games_read: usize, rounds_read: usize) -> String {
        let (games, rounds) = (games(games_read as u64), rounds(rounds_read as u64));
        format!("innlestur: {games}, {rounds}")
    }

    fn more_events(&self, count: usize) -> String {
        let more = counted(count as u64, "önnur færsla", "aðrar færslur");
        format!("{more} úr sömu skipun")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} er í framtíðinni, þetta er staðan núna"),
            false => format!("staðan {time}"),
        }
    }
}

const NEWER: &str = "færsla úr nýrri útgáfu af crowns";

/// Names the subject of an event: `leikur 12`, `leikmaður Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("leikur {}", names.game(game)),
        (Subject::Player(id), _) => format!("leikmaður {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("reglur {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "kapall".to_owned(),
        (Subject::Tournament(id), _) => format!("mót {}", names.tournament(id)),
        (Subject::Other(_), _) => "skipun".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("nýr leikmaður {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("leikmaður {old}, nýtt nafn {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player}: sameinað, nú {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player}: ekki lengur með"),
        PlayerEvent::PlayerReturned {} => format!("{player}: aftur með"),
        PlayerEvent::Unknown(value) => unknown(player, value, names),
    }
}

fn league_event(event: &LeagueEvent, league: &str, names: &EventNames<'_>) -> String {
    match event {
        LeagueEvent::LeagueAdded { name, terms } => match settings(terms, names).as_str() {
            "" => format!("ný deild {}", names.text(name)),
            settings => format!("ný deild {}: {settings}", names.text(name)),
        },
        LeagueEvent::LeagueEdited { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("deild {old}, nýtt nafn {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("{league}, stillingar: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("{league}, tímabil: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("{league}, tímabil {}: eytt", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league}: ekki lengur í notkun"),
        LeagueEvent::LeagueReturned {} => format!("{league}: aftur í notkun"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::Icelandic.words().ruleset(ruleset)));
    Language::Icelandic
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::Icelandic
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "nýjar reglur {name}: {}",
                Language::Icelandic.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset}: ekki lengur í notkun"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} hent"));
            let closed = if play.closed {
                ", snúið á hvolf"
            } else {
                ""
            };
            format!(
                "kapall, dráttur {draw}: {card} í röð {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "kapall: hætt við".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "röð", "röðum");
            let left = score
                .left
                .map(|left| format!(", {} eftir", points(left.into())));
            format!(
                "kapall lagður annars staðar: {closed} snúið á hvolf{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("kapall", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let games = games(start.games.into());
            let players = players(start.players.len() as u64);
            let name = names.text(&start.name);
            format!("nýtt mót {name}: {games}, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            format!("{tournament}, sæti í leik {game}: {} borð", tables.len())
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{tournament}: {one} og {other} skiptu um sæti í leik {game}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{tournament}: {player} kom inn í leik {from_game}")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{tournament}: {player} fór fyrir leik {from_game}")
        }
        TournamentEvent::TournamentCut { players } => {
            let players = players.iter().map(|&player| names.player(player));
            let players = players.collect::<Vec<_>>().join(", ");
            format!("{tournament}, úrslitaleikur: {players}")
        }
        TournamentEvent::Unknown(value) => unknown(tournament, value, names),
    }
}

fn solitaire_started(start: &SolitaireStart, names: &EventNames<'_>) -> String {
    let cards = match start.seed {
        Some(seed) => format!("fræ {seed}"),
        None => "alvöru spil".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("nýr kapall: {cards}"),
        name => format!("nýr kapall: {cards}, reglur {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("{game}, umferð {round}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("{game}, umferð {round} leiðrétt: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{game}: {name} kom inn í umferð {from_round} með {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{game}: {name} kom inn í umferð {from_round} með {total}, ekki {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game}, breytt: {}",
                (&Icelandic as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{game}: {name} fór fyrir umferð {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game}: lauk snemma"),
        GameEvent::GameAbandoned { .. } => format!("{game}: hætt við"),
        GameEvent::GameResumed {} => format!("{game}: heldur áfram"),
        GameEvent::GameMoved { league: to, was } => {
            format!(
                "{game}, fært: {} -> {}",
                league(*was, names),
                league(*to, names)
            )
        }
        GameEvent::GameDeleted { .. } => format!("{game}: eytt"),
        GameEvent::Unknown(value) => unknown(game, value, names),
    }
}

fn started(start: &GameStart, game: &str, names: &EventNames<'_>) -> String {
    let seats = start.seats.iter().map(|&seat| names.player(seat));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let rules = match start.ruleset.name() {
        name if name == Ruleset::official().name() => String::new(),
        name => format!(", reglur {}", names.text(name)),
    };
    let league = start.league.map(|league| names.league(league));
    let league = league.map_or(String::new(), |league| format!(", deild {league}"));
    format!("{game} hófst: {seats}{rules}{league}")
}

/// Writes the scores of a round, and who went out unless that is the only zero.
fn scored(score: &RoundScore, names: &EventNames<'_>) -> String {
    let zeros = score.scores.iter().filter(|score| score.points == Some(0));
    let zeros: Vec<_> = zeros.map(|score| score.player).collect();
    let points = names.scores(&score.scores);
    match score.out {
        WentOut::Player(out) if zeros != [out] => {
            format!("{points}, {} lokaði", names.player(out))
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
        WentOut::Unknown => "óvíst hver lokaði".to_owned(),
        WentOut::Player(out) => format!("{} lokaði", names.player(out)),
    });
    let parts: Vec<_> = change.into_iter().chain(out).collect();
    parts.join(", ")
}

fn forced(forced: bool) -> &'static str {
    if forced { " (þvingað)" } else { "" }
}

fn league(league: Option<LeagueId>, names: &EventNames<'_>) -> String {
    match league {
        Some(league) => format!("deild {}", names.league(league)),
        None => "engin deild".to_owned(),
    }
}

fn unknown(subject: &str, value: &Value, names: &EventNames<'_>) -> String {
    let kind = names.kind(value);
    format!("{subject}: {kind}{NEWER}")
}

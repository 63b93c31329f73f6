use serde_json::Value;

use super::grammar::{games, players, rounds, tables as counted_tables};
use super::{Finnish, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for Finnish {
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
        format!("{event}, syy: {why}")
    }

    fn reseated(&self) -> &'static str {
        "pöydän paikat jaettiin uudelleen"
    }

    fn undone(&self) -> &'static str {
        "[kumottu]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "kumottiin",
            Step::Redo => "tehtiin uudelleen",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "ei ole mitään kumottavaa",
            Step::Redo => "ei ole mitään, minkä voisi tehdä uudelleen",
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
            was => format!("{phrase}; taas {}", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` tekee sen uudelleen",
            Step::Redo => "`crowns undo` kumoaa sen",
        }
    }

    fn games_imported(&self, games_read: usize, rounds_read: usize) -> String {
        let (games, rounds) = (games(games_read as u64), rounds(rounds_read as u64));
        format!("tuonti: {games}, {rounds}")
    }

    fn more_events(&self, count: usize) -> String {
        let more = counted(count as u64, "muu tapahtuma", "muuta tapahtumaa");
        format!("{more} samasta komennosta")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} on tulevaisuudessa, tässä nykyinen tilanne"),
            false => format!("tilanne {time}"),
        }
    }
}

const NEWER: &str = "uudemman crowns-version tapahtuma";

/// Names the subject of an event: `peli 12`, `pelaaja Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("peli {}", names.game(game)),
        (Subject::Player(id), _) => format!("pelaaja {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("säännöstö {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "pasianssi".to_owned(),
        (Subject::Tournament(id), _) => format!("turnaus {}", names.tournament(id)),
        (Subject::Other(_), _) => "komento".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("uusi pelaaja {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("pelaaja {old}, uusi nimi {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player} yhdistetty, nyt {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player} arkistoitu"),
        PlayerEvent::PlayerReturned {} => format!("{player} palautettu"),
        PlayerEvent::Unknown(value) => unknown(player, value, names),
    }
}

fn league_event(event: &LeagueEvent, league: &str, names: &EventNames<'_>) -> String {
    match event {
        LeagueEvent::LeagueAdded { name, terms } => match settings(terms, names).as_str() {
            "" => format!("uusi liiga {}", names.text(name)),
            settings => format!("uusi liiga {}: {settings}", names.text(name)),
        },
        LeagueEvent::LeagueEdited { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("liiga {old}, uusi nimi {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("{league}, asetukset: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("{league}, kausi: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("{league}, kausi {} poistettu", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league} arkistoitu"),
        LeagueEvent::LeagueReturned {} => format!("{league} palautettu"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::Finnish.words().ruleset(ruleset)));
    Language::Finnish
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::Finnish
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "uusi säännöstö {name}: {}",
                Language::Finnish.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset} arkistoitu"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} poistettu"));
            let closed = if play.closed { ", käännetty" } else { "" };
            format!(
                "pasianssi, nosto {draw}: {card} pinoon {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "pasianssi hylätty".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "pino", "pinoa");
            let left = score
                .left
                .map(|left| format!(", jäljellä {}", points(left.into())));
            format!(
                "muualla pelattu pasianssi: {closed} käännetty{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("pasianssi", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let games = games(start.games.into());
            let players = players(start.players.len() as u64);
            let name = names.text(&start.name);
            format!("uusi turnaus {name}: {games}, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            let tables = counted_tables(tables.len() as u64);
            format!("{tournament}, pelin {game} paikat: {tables}")
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{tournament}: {one} ja {other} vaihtoivat paikkoja pelissä {game}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{tournament}: {player} liittyi pelistä {from_game} alkaen")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{tournament}: {player} lähti ennen peliä {from_game}")
        }
        TournamentEvent::TournamentCut { players } => {
            let players = players.iter().map(|&player| names.player(player));
            let players = players.collect::<Vec<_>>().join(", ");
            format!("{tournament}, finaali: {players}")
        }
        TournamentEvent::Unknown(value) => unknown(tournament, value, names),
    }
}

fn solitaire_started(start: &SolitaireStart, names: &EventNames<'_>) -> String {
    let cards = match start.seed {
        Some(seed) => format!("siemenluku {seed}"),
        None => "oikeat kortit".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("uusi pasianssi: {cards}"),
        name => format!("uusi pasianssi: {cards}, säännöt {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("{game}, käsi {round}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("{game}, käsi {round} korjattu: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{game}: {name} liittyi kädessä {from_round}, alkusumma {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{game}: {name} liittyi kädessä {from_round}, alkusumma {total}, ei {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game} muutettu: {}",
                (&Finnish as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{game}: {name} lähti ennen kättä {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} päätetty kesken"),
        GameEvent::GameAbandoned { .. } => format!("{game} hylätty"),
        GameEvent::GameResumed {} => format!("{game} jatkuu"),
        GameEvent::GameMoved { league: to, was } => {
            format!(
                "{game} siirretty: {} -> {}",
                league(*was, names),
                league(*to, names)
            )
        }
        GameEvent::GameDeleted { .. } => format!("{game} poistettu"),
        GameEvent::Unknown(value) => unknown(game, value, names),
    }
}

fn started(start: &GameStart, game: &str, names: &EventNames<'_>) -> String {
    let seats = start.seats.iter().map(|&seat| names.player(seat));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let rules = match start.ruleset.name() {
        name if name == Ruleset::official().name() => String::new(),
        name => format!(", säännöt {}", names.text(name)),
    };
    let league = start.league.map(|league| names.league(league));
    let league = league.map_or(String::new(), |league| format!(", liiga {league}"));
    format!("{game} aloitettu: {seats}{rules}{league}")
}

/// Writes the scores of a round, and who went out unless that is the only zero.
fn scored(score: &RoundScore, names: &EventNames<'_>) -> String {
    let zeros = score.scores.iter().filter(|score| score.points == Some(0));
    let zeros: Vec<_> = zeros.map(|score| score.player).collect();
    let points = names.scores(&score.scores);
    match score.out {
        WentOut::Player(out) if zeros != [out] => {
            format!("{points}, kortit näytti {}", names.player(out))
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
        WentOut::Unknown => "ei tiedetä, kuka näytti kortit".to_owned(),
        WentOut::Player(out) => format!("kortit näytti {}", names.player(out)),
    });
    let parts: Vec<_> = change.into_iter().chain(out).collect();
    parts.join(", ")
}

fn forced(forced: bool) -> &'static str {
    if forced { " (pakotettu)" } else { "" }
}

fn league(league: Option<LeagueId>, names: &EventNames<'_>) -> String {
    match league {
        Some(league) => format!("liiga {}", names.league(league)),
        None => "ei liigaa".to_owned(),
    }
}

fn unknown(subject: &str, value: &Value, names: &EventNames<'_>) -> String {
    let kind = names.kind(value);
    format!("{subject}: {kind}{NEWER}")
}

use serde_json::Value;

use super::{Swedish, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for Swedish {
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = subject(entry, names);
        match &entry.event {
            None => "en händelse från ett nyare crowns".to_owned(),
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
        format!("{event}, eftersom: {why}")
    }

    fn reseated(&self) -> &'static str {
        "bordet placerades om"
    }

    fn undone(&self) -> &'static str {
        "[ångrat]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "ångrat",
            Step::Redo => "gjort om",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "det finns inget att ångra",
            Step::Redo => "det finns inget att göra om",
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
            was => format!("{phrase}; återigen {}", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` gör om det",
            Step::Redo => "`crowns undo` ångrar det",
        }
    }

    fn games_imported(&self, games: usize, rounds: usize) -> String {
        let rounds = counted(rounds as u64, "omgång", "omgångar");
        format!("import av {games} spel med {rounds}")
    }

    fn more_events(&self, count: usize) -> String {
        let events = counted(count as u64, "händelse", "händelser");
        format!("{events} till från samma kommando")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} ligger i framtiden; så står det nu"),
            false => format!("så stod det {time}"),
        }
    }
}

/// Names the subject of an event: `spel 12`, `spelare Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("spel {}", names.game(game)),
        (Subject::Player(id), _) => format!("spelare {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("regelsamling {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "solitaire".to_owned(),
        (Subject::Tournament(id), _) => format!("turnering {}", names.tournament(id)),
        (Subject::Other(_), _) => "kommando".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("ny spelare {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("spelare {old} bytte namn till {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player} sammanslagen med {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player} gjord inaktiv"),
        PlayerEvent::PlayerReturned {} => format!("{player} aktiv igen"),
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
            format!("liga {old} bytte namn till {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("avtalat i {league}: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("säsong i {league}: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("säsong {} i {league} borttagen", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league} nedlagd"),
        LeagueEvent::LeagueReturned {} => format!("{league} återupptagen"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::Swedish.words().ruleset(ruleset)));
    Language::Swedish
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::Swedish
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "ny regelsamling {name}: {}",
                Language::Swedish.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset} tagen ur bruk"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} kastat"));
            let closed = if play.closed { ", vänd" } else { "" };
            format!(
                "solitaire, drag {draw}: {card} till hög {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "solitaire avbruten".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "hög vänd", "högar vända");
            let left = score
                .left
                .map(|left| format!(", {} kvar", points(left.into())));
            format!(
                "solitaire på annat håll: {closed}{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("solitaire", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let players = counted(start.players.len() as u64, "spelare", "spelare");
            let (name, games) = (names.text(&start.name), start.games);
            format!("ny turnering {name}: {games} spel, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            let tables = counted(tables.len() as u64, "bord", "bord");
            format!("platser i spel {game} i {tournament}: {tables}")
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{one} och {other} bytte plats i spel {game} i {tournament}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{player} kom med i {tournament} från spel {from_game}")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{player} lämnade {tournament} före spel {from_game}")
        }
        TournamentEvent::TournamentCut { players } => {
            let players = players.iter().map(|&player| names.player(player));
            let players = players.collect::<Vec<_>>().join(", ");
            format!("final i {tournament}: {players}")
        }
        TournamentEvent::Unknown(value) => unknown(tournament, value, names),
    }
}

fn solitaire_started(start: &SolitaireStart, names: &EventNames<'_>) -> String {
    let cards = match start.seed {
        Some(seed) => format!("startvärde {seed}"),
        None => "riktiga kort".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("ny solitaire: {cards}"),
        name => format!("ny solitaire: {cards}, regler {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("omgång {round} i {game}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("omgång {round} i {game} rättad: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} kom med i {game} i omgång {from_round} med {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} kom med i {game} i omgång {from_round} med {total}, inte {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game} ändrat: {}",
                (&Swedish as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{name} lämnade {game} före omgång {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} avslutat i förtid"),
        GameEvent::GameAbandoned { .. } => format!("{game} avbrutet"),
        GameEvent::GameResumed {} => format!("{game} återupptaget"),
        GameEvent::GameMoved { league: to, was } => {
            format!(
                "{game} flyttat: {} -> {}",
                league(*was, names),
                league(*to, names)
            )
        }
        GameEvent::GameDeleted { .. } => format!("{game} borttaget"),
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
            format!("{points}, {} gick ut", names.player(out))
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
        WentOut::Unknown => "okänt vem som gick ut".to_owned(),
        WentOut::Player(out) => format!("{} gick ut", names.player(out)),
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
    format!("{subject}: {kind}en händelse från ett nyare crowns")
}

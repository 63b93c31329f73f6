use serde_json::Value;

use super::{Danish, counted, points};
use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerScore, RoundScore, RulesetEvent, RulesetId, Season, SolitaireEvent, SolitaireStart,
    TournamentEvent, WentOut,
};
use crate::rules::Ruleset;
use crate::store::{LogEntry, Subject};
use crate::words::journal::revocation_event;
use crate::words::{EventNames, GameChange, JournalWords, Language, Step, Words};

impl JournalWords for Danish {
    fn event(&self, entry: &LogEntry, names: &EventNames<'_>) -> String {
        let subject = subject(entry, names);
        match &entry.event {
            None => "en hændelse fra et nyere crowns".to_owned(),
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
        "bordet blev sat på ny"
    }

    fn undone(&self) -> &'static str {
        "[fortrudt]"
    }

    fn undid_or_redid(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "fortrudt",
            Step::Redo => "gentaget",
        }
    }

    fn nothing_to_step(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "der er intet at fortryde",
            Step::Redo => "der er intet at gentage",
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
            was => format!("{phrase}; igen {}", names.scores(was)),
        }
    }

    fn how_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "`crowns redo` gør det igen",
            Step::Redo => "`crowns undo` fortryder det",
        }
    }

    fn games_imported(&self, games: usize, rounds: usize) -> String {
        let rounds = counted(rounds as u64, "omgang", "omgange");
        format!("import af {games} spil med {rounds}")
    }

    fn more_events(&self, count: usize) -> String {
        let events = counted(count as u64, "hændelse", "hændelser");
        format!("{events} mere fra samme kommando")
    }

    fn state_at(&self, time: &str, is_future: bool) -> String {
        match is_future {
            true => format!("{time} ligger ude i fremtiden; sådan står det nu"),
            false => format!("sådan stod det {time}"),
        }
    }
}

/// Names the subject of an event: `spil 12`, `spiller Ann`.
fn subject(entry: &LogEntry, names: &EventNames<'_>) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("spil {}", names.game(game)),
        (Subject::Player(id), _) => format!("spiller {}", names.player(id)),
        (Subject::Other(id), Some(Event::League(_))) => league(Some(LeagueId(id)), names),
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("regelsæt {}", names.ruleset(RulesetId(id)))
        }
        (Subject::Solitaire(_), _) => "kabale".to_owned(),
        (Subject::Tournament(id), _) => format!("turnering {}", names.tournament(id)),
        (Subject::Other(_), _) => "kommando".to_owned(),
    }
}

fn player_event(event: &PlayerEvent, player: &str, names: &EventNames<'_>) -> String {
    match event {
        PlayerEvent::PlayerAdded { name } => format!("ny spiller {}", names.text(name)),
        PlayerEvent::PlayerRenamed { name, was } => {
            let (old, new) = (names.text(was), names.text(name));
            format!("spiller {old} omdøbt til {new}")
        }
        PlayerEvent::PlayerMerged { into } => {
            format!("{player} lagt sammen med {}", names.player(*into))
        }
        PlayerEvent::PlayerRetired {} => format!("{player} gjort inaktiv"),
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
            format!("liga {old} omdøbt til {new}")
        }
        LeagueEvent::LeagueTermsChanged { terms, .. } => {
            format!("aftalt i {league}: {}", settings(terms, names))
        }
        LeagueEvent::LeagueSeasonSet { season, .. } => {
            format!("sæson i {league}: {}", dated(season, names))
        }
        LeagueEvent::LeagueSeasonDropped { season } => {
            format!("sæson {} i {league} fjernet", names.text(&season.name))
        }
        LeagueEvent::LeagueRetired {} => format!("{league} nedlagt"),
        LeagueEvent::LeagueReturned {} => format!("{league} genoptaget"),
        LeagueEvent::Unknown(value) => unknown(league, value, names),
    }
}

fn settings(settings: &LeagueTerms, names: &EventNames<'_>) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| names.text(&Language::Danish.words().ruleset(ruleset)));
    Language::Danish
        .words()
        .league_settings(ruleset.as_deref(), settings)
}

fn dated(season: &Season, names: &EventNames<'_>) -> String {
    Language::Danish
        .words()
        .season(&names.text(&season.name), season)
}

fn ruleset_event(event: &RulesetEvent, ruleset: &str, names: &EventNames<'_>) -> String {
    match event {
        RulesetEvent::RulesetAdded { ruleset } => {
            let name = names.text(ruleset.name());
            format!(
                "nyt regelsæt {name}: {}",
                Language::Danish.words().differences(ruleset)
            )
        }
        RulesetEvent::RulesetRetired {} => format!("{ruleset} taget ud af brug"),
        RulesetEvent::Unknown(value) => unknown(ruleset, value, names),
    }
}

fn solitaire_event(event: &SolitaireEvent, names: &EventNames<'_>) -> String {
    match event {
        SolitaireEvent::SolitaireStarted(start) => solitaire_started(start, names),
        SolitaireEvent::SolitairePlayed(play) => {
            let (draw, card, pile) = (play.draw, play.card, play.pile);
            let discard = play.discard.map(|card| format!(", {card} kasseret"));
            let closed = if play.closed { ", vendt om" } else { "" };
            format!(
                "kabale, træk {draw}: {card} til bunke {pile}{}{closed}",
                discard.unwrap_or_default()
            )
        }
        SolitaireEvent::SolitaireAbandoned {} => "kabale opgivet".to_owned(),
        SolitaireEvent::SolitaireRecorded(score) => {
            let closed = counted(score.closed.into(), "bunke", "bunker");
            let left = score
                .left
                .map(|left| format!(", {} tilbage", points(left.into())));
            format!(
                "kabale lagt et andet sted: {closed} vendt om{}",
                left.unwrap_or_default()
            )
        }
        SolitaireEvent::Unknown(value) => unknown("kabale", value, names),
    }
}

fn tournament_event(event: &TournamentEvent, tournament: &str, names: &EventNames<'_>) -> String {
    match event {
        TournamentEvent::TournamentCreated(start) => {
            let players = counted(start.players.len() as u64, "spiller", "spillere");
            let (name, games) = (names.text(&start.name), start.games);
            format!("ny turnering {name}: {games} spil, {players}")
        }
        TournamentEvent::TournamentSeated { game, tables } => {
            let tables = counted(tables.len() as u64, "bord", "borde");
            format!("pladser i spil {game} i {tournament}: {tables}")
        }
        TournamentEvent::TournamentSwapped { game, players, .. } => {
            let [one, other] = players.map(|player| names.player(player));
            format!("{one} og {other} byttede plads i spil {game} i {tournament}")
        }
        TournamentEvent::TournamentJoined { player, from_game } => {
            let player = names.player(*player);
            format!("{player} kom med i {tournament} fra spil {from_game}")
        }
        TournamentEvent::TournamentLeft { player, from_game } => {
            let player = names.player(*player);
            format!("{player} gik fra {tournament} før spil {from_game}")
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
        Some(seed) => format!("startværdi {seed}"),
        None => "rigtige kort".to_owned(),
    };
    match start.ruleset.name() {
        name if name == Ruleset::official().name() => format!("ny kabale: {cards}"),
        name => format!("ny kabale: {cards}, regler {}", names.text(name)),
    }
}

fn game_event(event: &GameEvent, game: &str, names: &EventNames<'_>) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let (round, forced) = (score.round, forced(score.forced));
            format!("omgang {round} af {game}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let (round, forced) = (correction.round, forced(correction.forced));
            let change = corrected(correction, names);
            format!("omgang {round} af {game} rettet: {change}{forced}")
        }
        &GameEvent::PlayerJoined {
            player,
            from_round,
            total,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} kom med i {game} i omgang {from_round} med {total}")
        }
        &GameEvent::StartCorrected {
            player,
            from_round,
            total,
            was,
        } => {
            let (name, total) = (names.player(player), points(total));
            format!("{name} kom med i {game} i omgang {from_round} med {total}, ikke {was}")
        }
        GameEvent::GameEdited { now, .. } => {
            let changes = GameChange::all(now, |id| names.player(id), |text| names.text(text));
            format!(
                "{game} ændret: {}",
                (&Danish as &dyn Words).game_changes(&changes)
            )
        }
        &GameEvent::PlayerLeft { player, from_round } => {
            let name = names.player(player);
            format!("{name} gik fra {game} før omgang {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} sluttet før tid"),
        GameEvent::GameAbandoned { .. } => format!("{game} afbrudt"),
        GameEvent::GameResumed {} => format!("{game} genoptaget"),
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
            format!("{points}, {} afsluttede", names.player(out))
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
        WentOut::Unknown => "uvist, hvem der afsluttede".to_owned(),
        WentOut::Player(out) => format!("{} afsluttede", names.player(out)),
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
    format!("{subject}: {kind}en hændelse fra et nyere crowns")
}

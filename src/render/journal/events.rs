//! Events as phrases with old and new values, for the log and undo.

use serde_json::Value;

use crate::game::{
    Correction, Event, GameEvent, GameStart, LeagueEvent, LeagueId, PlayerEvent, PlayerId,
    PlayerScore, Revocation, RoundScore, RulesetEvent, RulesetId, WentOut,
};
use crate::render::league::{league_season, league_settings};
use crate::render::rules::differences;
use crate::render::text::{points, score, shown};
use crate::rules::Ruleset;
use crate::store::{LogEntry, NameDirectory, Subject};
use crate::words::Words;

/// Writes an event as a phrase: `round 3 of game 12: Ann 0, Bob 12`.
pub fn event(entry: &LogEntry, names: &NameDirectory, words: &dyn Words) -> String {
    let subject = subject(entry, names);
    match &entry.event {
        None => "an event of a newer crowns".to_owned(),
        Some(Event::Game(event)) => game(event, &subject, names),
        Some(Event::Player(event)) => match event {
            PlayerEvent::PlayerAdded { name } => format!("new player {}", shown(name)),
            PlayerEvent::PlayerRenamed { name, was } => {
                format!("player {} renamed to {}", shown(was), shown(name))
            }
            PlayerEvent::PlayerMerged { into } => {
                format!("{subject} merged into {}", player(*into, names))
            }
            PlayerEvent::PlayerRetired {} => format!("{subject} retired"),
            PlayerEvent::PlayerReturned {} => format!("{subject} returned"),
            PlayerEvent::Unknown(value) => unknown(&subject, value),
        },
        Some(Event::League(event)) => match event {
            LeagueEvent::LeagueAdded { name, terms } => {
                match league_settings(terms, words).as_str() {
                    "" => format!("new league {}", shown(name)),
                    settings => format!("new league {}: {settings}", shown(name)),
                }
            }
            LeagueEvent::LeagueEdited { name, was } => {
                format!("league {} renamed to {}", shown(was), shown(name))
            }
            LeagueEvent::LeagueTermsChanged { terms, .. } => {
                format!("settings of {subject}: {}", league_settings(terms, words))
            }
            LeagueEvent::LeagueSeasonSet { season, .. } => {
                format!("season of {subject}: {}", league_season(season, words))
            }
            LeagueEvent::LeagueSeasonDropped { season } => {
                format!("season {} of {subject} dropped", shown(&season.name))
            }
            LeagueEvent::LeagueRetired {} => format!("{subject} retired"),
            LeagueEvent::LeagueReturned {} => format!("{subject} returned"),
            LeagueEvent::Unknown(value) => unknown(&subject, value),
        },
        Some(Event::Ruleset(event)) => match event {
            RulesetEvent::RulesetAdded { ruleset } => {
                let name = shown(ruleset.name());
                format!("new ruleset {name}: {}", differences(ruleset))
            }
            RulesetEvent::RulesetRetired {} => format!("{subject} retired"),
            RulesetEvent::Unknown(value) => unknown(&subject, value),
        },
        Some(Event::Revocation(revocation)) => revoked(*revocation, names, words),
    }
}

/// Names the subject of an event: `game 12`, `player Ann`.
fn subject(entry: &LogEntry, names: &NameDirectory) -> String {
    match (entry.subject, &entry.event) {
        (Subject::Game(game), _) => format!("game {}", names.game(game)),
        (Subject::Player(id), _) => format!("player {}", player(id, names)),
        (Subject::Other(id), Some(Event::League(_))) => {
            format!("league {}", shown(&names.league(LeagueId(id))))
        }
        (Subject::Other(id), Some(Event::Ruleset(_))) => {
            format!("ruleset {}", shown(&names.ruleset(RulesetId(id))))
        }
        (Subject::Other(_), _) => "command".to_owned(),
    }
}

fn game(event: &GameEvent, game: &str, names: &NameDirectory) -> String {
    match event {
        GameEvent::GameStarted(start) => started(start, game, names),
        GameEvent::RoundScored(score) => {
            let RoundScore { round, .. } = score;
            let forced = forced(score.forced);
            format!("round {round} of {game}: {}{forced}", scored(score, names))
        }
        GameEvent::ScoreCorrected(correction) => {
            let Correction { round, .. } = correction;
            let was = scores(&correction.was, names);
            let now = corrected(correction, names);
            let forced = forced(correction.forced);
            format!("round {round} of {game} corrected: {was} -> {now}{forced}")
        }
        GameEvent::PlayerJoined {
            player: who,
            from_round,
            total,
        } => {
            let (name, total) = (player(*who, names), points(*total));
            format!("{name} joined {game} in round {from_round} with {total}")
        }
        GameEvent::PlayerLeft {
            player: who,
            from_round,
        } => {
            let name = player(*who, names);
            format!("{name} left {game} before round {from_round}")
        }
        GameEvent::GameFinished {} => format!("{game} finished early"),
        GameEvent::GameAbandoned { .. } => format!("{game} abandoned"),
        GameEvent::GameResumed {} => format!("{game} resumed"),
        GameEvent::GameMoved { league, was } => {
            let (from, to) = (league_name(*was, names), league_name(*league, names));
            format!("{game} moved: {from} -> {to}")
        }
        GameEvent::GameDeleted { .. } => format!("{game} deleted"),
        GameEvent::Unknown(value) => unknown(game, value),
    }
}

fn started(start: &GameStart, game: &str, names: &NameDirectory) -> String {
    let seats = start.seats.iter().map(|&seat| player(seat, names));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let rules = match start.ruleset.name() {
        name if name == Ruleset::official().name() => String::new(),
        name => format!(", rules {}", shown(name)),
    };
    let league = start.league.map(|league| shown(&names.league(league)));
    let league = league.map_or(String::new(), |league| format!(", league {league}"));
    format!("new {game}: {seats}{rules}{league}")
}

/// Writes the scores of a round, and who went out unless that is the only zero.
fn scored(score: &RoundScore, names: &NameDirectory) -> String {
    let zeros = score.scores.iter().filter(|mark| mark.points == Some(0));
    let zeros: Vec<_> = zeros.map(|mark| mark.player).collect();
    let points = scores(&score.scores, names);
    match score.out {
        WentOut::Player(out) if zeros != [out] => {
            format!("{points}, {} went out", player(out, names))
        }
        _ => points,
    }
}

fn corrected(correction: &Correction, names: &NameDirectory) -> String {
    let now = scores(&correction.scores, names);
    match correction.out {
        None => now,
        Some(WentOut::Unknown) => format!("{now}, not known who went out"),
        Some(WentOut::Player(out)) => format!("{now}, {} went out", player(out, names)),
    }
}

fn player(id: PlayerId, names: &NameDirectory) -> String {
    shown(&names.player(id))
}

/// Writes scores: `Ann 0, Bob 12, Cat -`.
fn scores(scores: &[PlayerScore], names: &NameDirectory) -> String {
    let one = |one: &PlayerScore| format!("{} {}", player(one.player, names), score(one.points));
    scores.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn forced(forced: bool) -> &'static str {
    if forced { " (forced)" } else { "" }
}

fn league_name(league: Option<LeagueId>, names: &NameDirectory) -> String {
    match league {
        Some(league) => format!("league {}", shown(&names.league(league))),
        None => "no league".to_owned(),
    }
}

fn unknown(subject: &str, value: &Value) -> String {
    let kind = match &value["kind"] {
        Value::String(kind) => format!("`{}`, ", shown(&kind.chars().take(40).collect::<String>())),
        _ => String::new(),
    };
    format!("{subject}: {kind}an event of a newer crowns")
}

fn revoked(revocation: Revocation, names: &NameDirectory, words: &dyn Words) -> String {
    let word = match revocation {
        Revocation::Undone { .. } => "undid",
        Revocation::Redone { .. } => "redid",
    };
    let change = names.change(revocation);
    let events: Vec<_> = change
        .iter()
        .map(|entry| event(entry, names, words))
        .collect();
    format!("{word}: {}", events.join("; "))
}

/// Returns the reason that was given for an event.
pub(in crate::render) fn why(entry: &LogEntry) -> Option<&str> {
    match entry.event.as_ref()? {
        Event::Game(
            GameEvent::ScoreCorrected(Correction { why, .. })
            | GameEvent::GameAbandoned { why }
            | GameEvent::GameDeleted { why },
        ) => why.as_deref(),
        _ => None,
    }
}

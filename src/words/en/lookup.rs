use super::{English, and, any_of, did_you_mean, run};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for English {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "no game is open".to_owned(),
            LookupError::NoneWasOpen => "no game was open then".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("{} games are open:{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "a game must be a number, `last` or at least four digits of a UUID, not `{name}`"
            ),
            LookupError::NoGame(name) => format!("there is no game `{name}`"),
            LookupError::SeveralGames(start) => {
                format!("several games have a UUID that starts with `{start}`")
            }
            LookupError::NoGameToRepeat => "there is no game to repeat".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("there is no player `{name}`{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` could be {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("the dealer must be one of the players, not `{name}`")
            }
            LookupError::NoRound => "no round was given".to_owned(),
            LookupError::NoNextRound(game) => format!("game {game} has no next round"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("leagues", names),
                    near => did_you_mean(near),
                };
                format!("there is no league `{name}`{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "league {league} has no season `{name}`{}",
                existing("seasons", names)
            ),
            LookupError::NoRuleset { name, names } => format!(
                "there is no ruleset `{name}`; the rulesets are {}",
                and(names)
            ),
            LookupError::NoFinishedGame { league } => {
                format!("no game is finished yet{}", in_league(league.as_deref()))
            }
            LookupError::NoGameOnDay { date, league, .. } => format!(
                "no game was finished on {date}{}",
                in_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "more than {most} games were finished on {date}{}, too many for one report",
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "to start one")
                .text(", or name a game, such as `--game last`"),
            LookupError::NoneWasOpen => Hint::new("name a game, such as `--game last`; run ")
                .command(Command::new("games"))
                .text(" with the same `--as-of` to list them"),
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("name one of them, such as `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("name the players, such as ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "to list the players")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => {
                Hint::new("pass the round, such as `--round 1`, or its wild, such as `--wild 3`")
            }
            LookupError::NoRuleset { .. } => {
                run(Command::new("rules list"), "to list the rulesets")
            }
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "to report the nearest day with games",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("pass `--league`, or run ")
                .command(Command::new("export --csv games"))
                .text(" for a table of all games"),
            LookupError::NoGameName(_)
            | LookupError::NoGame(_)
            | LookupError::SeveralGames(_)
            | LookupError::NoPlayer { .. }
            | LookupError::DealerNotPlaying(_)
            | LookupError::NoLeague { .. }
            | LookupError::SeveralLeagues { .. }
            | LookupError::NoSeason { .. }
            | LookupError::NoFinishedGame { .. } => return None,
        })
    }

    fn seat_not_found(&self, error: &SeatNotFound) -> String {
        match error {
            SeatNotFound::None {
                name,
                near,
                game,
                names,
            } => {
                let end = match near.as_slice() {
                    [] => format!("; its players are {}", and(names)),
                    near => did_you_mean(near),
                };
                format!("`{name}` is not a player of game {game}{end}")
            }
            SeatNotFound::Several { name, names } => {
                format!("`{name}` could be {}", any_of(names))
            }
        }
    }

    fn seat_not_found_hint(&self, error: &SeatNotFound) -> Option<Hint> {
        match error {
            SeatNotFound::Several { names, .. } => namesakes(names),
            SeatNotFound::None { .. } => None,
        }
    }
}

/// Returns how to name players of the same name; `None` if their names differ.
pub(super) fn namesakes(names: &[String]) -> Option<Hint> {
    let (name, merge) = lookup::namesakes(names)?;
    let hint = Hint::new("name one of them, such as ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" makes them one player"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", table {}", table.table));
        format!(
            "\ngame {}{table}: {}",
            game.details.number,
            names.join(", ")
        )
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; existing {what}: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" in league {name}"))
}

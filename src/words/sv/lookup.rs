use super::{Swedish, and, any_of, did_you_mean, run};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for Swedish {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "inget spel pågår".to_owned(),
            LookupError::NoneWasOpen => "inget spel pågick då".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("{} spel pågår:{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "ett spel måste vara ett nummer, `last` eller minst fyra tecken av ett UUID, inte \
                 `{name}`"
            ),
            LookupError::NoGame(name) => format!("det finns inget spel `{name}`"),
            LookupError::SeveralGames(start) => {
                format!("flera spel har ett UUID som börjar med `{start}`")
            }
            LookupError::NoGameToRepeat => "det finns inget spel att upprepa".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("det finns ingen spelare `{name}`{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` kan vara {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("den som delar ut måste vara en av spelarna, inte `{name}`")
            }
            LookupError::NoRound => "ingen omgång är angiven".to_owned(),
            LookupError::NoNextRound(game) => format!("spel {game} har ingen nästa omgång"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("ligor", names),
                    near => did_you_mean(near),
                };
                format!("det finns ingen liga `{name}`{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "liga {league} har ingen säsong `{name}`{}",
                existing("säsonger", names)
            ),
            LookupError::NoRuleset { name, names } => format!(
                "det finns ingen regelsamling `{name}`; regelsamlingarna är {}",
                and(names)
            ),
            LookupError::NoFinishedGame { league } => {
                format!("inget spel är avslutat än{}", in_league(league.as_deref()))
            }
            LookupError::NoGameOnDay { date, league, .. } => format!(
                "inget spel avslutades {date}{}",
                in_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "fler än {most} spel avslutades {date}{}, för många för en rapport",
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "starta ett")
                .text(", eller ange ett spel, till exempel `--game last`"),
            LookupError::NoneWasOpen => {
                Hint::new("ange ett spel, till exempel `--game last`; kör ")
                    .command(Command::new("games"))
                    .text(" med samma `--as-of` för att se spelen")
            }
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("ange ett av dem, till exempel `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("ange spelarna, till exempel ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "se spelarna")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => Hint::new(
                "ange omgången, till exempel `--round 1`, eller dess vilda kort, till exempel \
                 `--wild 3`",
            ),
            LookupError::NoRuleset { .. } => run(Command::new("rules list"), "se regelsamlingarna"),
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "få en rapport om den närmaste dagen med spel",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("lägg till `--league`, eller kör ")
                .command(Command::new("export --csv games"))
                .text(" för att få en tabell över alla spel"),
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
                    [] => format!("; spelarna är {}", and(names)),
                    near => did_you_mean(near),
                };
                format!("`{name}` är inte med i spel {game}{end}")
            }
            SeatNotFound::Several { name, names } => {
                format!("`{name}` kan vara {}", any_of(names))
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
    let hint = Hint::new("ange en av dem, till exempel ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" gör dem till en enda spelare"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", bord {}", table.table));
        let (number, names) = (game.details.number, names.join(", "));
        format!("\nspel {number}{table}: {names}")
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; det finns dessa {what}: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" i liga {name}"))
}

use super::{Danish, and, any_of, did_you_mean, run};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for Danish {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "intet spil er i gang".to_owned(),
            LookupError::NoneWasOpen => "intet spil var i gang dengang".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("{} spil er i gang:{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "et spil skal være et nummer, `last` eller mindst fire tegn af et UUID, ikke \
                 `{name}`"
            ),
            LookupError::NoGame(name) => format!("der er intet spil `{name}`"),
            LookupError::SeveralGames(start) => {
                format!("flere spil har et UUID, der begynder med `{start}`")
            }
            LookupError::NoGameToRepeat => "der er intet spil at gentage".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("der er ingen spiller `{name}`{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` kan være {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("giveren skal være en af spillerne, ikke `{name}`")
            }
            LookupError::NoRound => "der er ikke angivet nogen omgang".to_owned(),
            LookupError::NoNextRound(game) => format!("spil {game} har ingen næste omgang"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("ligaer", names),
                    near => did_you_mean(near),
                };
                format!("der er ingen liga `{name}`{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "liga {league} har ingen sæson `{name}`{}",
                existing("sæsoner", names)
            ),
            LookupError::NoRuleset { name, names } => format!(
                "der er intet regelsæt `{name}`; regelsættene er {}",
                and(names)
            ),
            LookupError::NoFinishedGame { league } => {
                format!(
                    "intet spil er færdigt endnu{}",
                    in_league(league.as_deref())
                )
            }
            LookupError::NoGameOnDay { date, league, .. } => format!(
                "intet spil blev færdigt den {date}{}",
                in_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "mere end {most} spil blev færdige den {date}{}, for mange til én rapport",
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "starte et")
                .text(", eller angiv et spil, for eksempel `--game last`"),
            LookupError::NoneWasOpen => {
                Hint::new("angiv et spil, for eksempel `--game last`; kør ")
                    .command(Command::new("games"))
                    .text(" med samme `--as-of` for at se spillene")
            }
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("angiv et af dem, for eksempel `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("skriv spillerne, for eksempel ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "se spillerne")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => Hint::new(
                "angiv omgangen, for eksempel `--round 1`, eller dens trumf, for eksempel `--wild \
                 3`",
            ),
            LookupError::NoRuleset { .. } => run(Command::new("rules list"), "se regelsættene"),
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "få en rapport om den nærmeste dag med spil",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("tilføj `--league`, eller kør ")
                .command(Command::new("export --csv games"))
                .text(" for at få en tabel over alle spil"),
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
                    [] => format!("; spillerne er {}", and(names)),
                    near => did_you_mean(near),
                };
                format!("`{name}` er ikke med i spil {game}{end}")
            }
            SeatNotFound::Several { name, names } => {
                format!("`{name}` kan være {}", any_of(names))
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
    let hint = Hint::new("angiv en af dem, for eksempel ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" gør dem til én spiller"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", bord {}", table.table));
        let (number, names) = (game.details.number, names.join(", "));
        format!("\nspil {number}{table}: {names}")
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; der er disse {what}: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" i liga {name}"))
}

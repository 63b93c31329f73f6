use super::{Norwegian, and, any_of, did_you_mean, run};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for Norwegian {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "ingen spill er i gang".to_owned(),
            LookupError::NoneWasOpen => "ingen spill var i gang da".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("{} spill er i gang:{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "et spill må være et nummer, `last` eller minst fire tegn av en UUID, ikke `{name}`"
            ),
            LookupError::NoGame(name) => format!("det finnes ikke noe spill `{name}`"),
            LookupError::SeveralGames(start) => {
                format!("flere spill har en UUID som begynner med `{start}`")
            }
            LookupError::NoGameToRepeat => "det finnes ikke noe spill å gjenta".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("det finnes ingen spiller `{name}`{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` kan være {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("giveren må være en av spillerne, ikke `{name}`")
            }
            LookupError::NoRound => "ingen omgang er oppgitt".to_owned(),
            LookupError::NoNextRound(game) => format!("spill {game} har ingen neste omgang"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("ligaene", names),
                    near => did_you_mean(near),
                };
                format!("det finnes ingen liga `{name}`{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "liga {league} har ingen sesong `{name}`{}",
                existing("sesongene", names)
            ),
            LookupError::NoRuleset { name, names } => format!(
                "det finnes ikke noe regelsett `{name}`; regelsettene er {}",
                and(names)
            ),
            LookupError::NoFinishedGame { league } => {
                format!(
                    "ingen spill er ferdige ennå{}",
                    in_league(league.as_deref())
                )
            }
            LookupError::NoGameOnDay { date, league, .. } => format!(
                "ingen spill ble ferdige {date}{}",
                in_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "mer enn {most} spill ble ferdige {date}{}, for mange til én rapport",
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "starte et")
                .text(", eller oppgi et spill, for eksempel `--game last`"),
            LookupError::NoneWasOpen => {
                Hint::new("oppgi et spill, for eksempel `--game last`; kjør ")
                    .command(Command::new("games"))
                    .text(" med samme `--as-of` for å se spillene")
            }
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("oppgi ett av dem, for eksempel `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("skriv spillerne, for eksempel ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "se spillerne")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => Hint::new(
                "oppgi omgangen, for eksempel `--round 1`, eller jokerkortet, for eksempel `--wild \
                 3`",
            ),
            LookupError::NoRuleset { .. } => run(Command::new("rules list"), "se regelsettene"),
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "få en rapport om den nærmeste dagen med spill",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("legg til `--league`, eller kjør ")
                .command(Command::new("export --csv games"))
                .text(" for å få en tabell over alle spill"),
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
                format!("`{name}` er ikke med i spill {game}{end}")
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
    let hint = Hint::new("oppgi en av dem, for eksempel ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" gjør dem til én spiller"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", bord {}", table.table));
        let (number, names) = (game.details.number, names.join(", "));
        format!("\nspill {number}{table}: {names}")
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; det finnes disse {what}: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" i liga {name}"))
}

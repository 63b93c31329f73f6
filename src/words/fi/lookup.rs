use super::grammar::run;
use super::{Finnish, and, any_of, did_you_mean};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for Finnish {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "mikään peli ei ole kesken".to_owned(),
            LookupError::NoneWasOpen => "mikään peli ei ollut silloin kesken".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("{} peliä on kesken:{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "pelin on oltava numero, `last` tai vähintään neljä merkkiä UUID-tunnuksesta, ei \
                 `{name}`"
            ),
            LookupError::NoGame(name) => format!("peliä `{name}` ei ole"),
            LookupError::SeveralGames(start) => {
                format!("usean pelin UUID-tunnuksen alku on `{start}`")
            }
            LookupError::NoGameToRepeat => "ei ole peliä, jonka voisi toistaa".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("pelaajaa `{name}` ei ole{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` voi olla {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("jakajan on oltava yksi pelaajista, ei `{name}`")
            }
            LookupError::NoRound => "kättä ei annettu".to_owned(),
            LookupError::NoNextRound(game) => format!("pelissä {game} ei ole seuraavaa kättä"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("liigat", names),
                    near => did_you_mean(near),
                };
                format!("liigaa `{name}` ei ole{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "liigassa {league} ei ole kautta `{name}`{}",
                existing("kaudet", names)
            ),
            LookupError::NoRuleset { name, names } => {
                format!("säännöstöä `{name}` ei ole; säännöstöt ovat {}", and(names))
            }
            LookupError::NoFinishedGame { league } => format!(
                "yhtään peliä ei ole vielä päättynyt{}",
                in_league(league.as_deref())
            ),
            LookupError::NoGameOnDay { date, league, .. } => format!(
                "{date} ei päättynyt yhtään peliä{}",
                in_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "{date} päättyi yli {most} peliä{}, liikaa yhteen raporttiin",
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "aloittaa pelin")
                .text("; tai nimeä peli, esimerkiksi `--game last`"),
            LookupError::NoneWasOpen => Hint::new("nimeä peli, esimerkiksi `--game last`; ")
                .command(Command::new("games"))
                .text(" ja sama `--as-of` luettelee ne"),
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("nimeä yksi niistä, esimerkiksi `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("anna pelaajat, esimerkiksi ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "luettelee pelaajat")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => Hint::new(
                "anna käsi, esimerkiksi `--round 1`, tai sen villi kortti, esimerkiksi `--wild 3`",
            ),
            LookupError::NoRuleset { .. } => {
                run(Command::new("rules list"), "luettelee säännöstöt")
            }
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "kertoo lähimmästä päivästä, jona pelattiin",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("lisää `--league`; ")
                .command(Command::new("export --csv games"))
                .text(" tekee taulukon kaikista peleistä"),
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
                    [] => format!("; sen pelaajat ovat {}", and(names)),
                    near => did_you_mean(near),
                };
                format!("`{name}` ei ole pelin {game} pelaaja{end}")
            }
            SeatNotFound::Several { name, names } => {
                format!("`{name}` voi olla {}", any_of(names))
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
    let hint = Hint::new("nimeä yksi heistä, esimerkiksi ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" tekee heistä yhden pelaajan"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", pöytä {}", table.table));
        let number = game.details.number;
        format!("\npeli {number}{table}: {}", names.join(", "))
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; {what}: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" liigassa {name}"))
}

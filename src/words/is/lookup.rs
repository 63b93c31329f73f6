use super::grammar::{games_dative, run};
use super::{Icelandic, and, any_of, did_you_mean};
use crate::game::{GameSummary, SeatNotFound};
use crate::store::LookupError;
use crate::words::{Command, Hint, LookupWords, lookup};

impl LookupWords for Icelandic {
    fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => "enginn leikur er í gangi".to_owned(),
            LookupError::NoneWasOpen => "enginn leikur var þá í gangi".to_owned(),
            LookupError::SeveralOpen(games) => {
                format!("leikir í gangi: {}{}", games.len(), listed(games))
            }
            LookupError::NoGameName(name) => format!(
                "leikur þarf að vera númer, `last` eða minnst fjórir stafir úr UUID, ekki `{name}`"
            ),
            LookupError::NoGame(name) => format!("leikur `{name}` er ekki til"),
            LookupError::SeveralGames(start) => {
                format!("fleiri en einn leikur hefur UUID sem byrjar á `{start}`")
            }
            LookupError::NoGameToRepeat => "það er enginn leikur til að endurtaka".to_owned(),
            LookupError::NoPlayer { name, near } => {
                format!("enginn leikmaður heitir `{name}`{}", did_you_mean(near))
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                format!("`{name}` getur verið {}", any_of(names))
            }
            LookupError::DealerNotPlaying(name) => {
                format!("sá sem gefur þarf að vera einn leikmannanna, ekki `{name}`")
            }
            LookupError::NoRound => "engin umferð var nefnd".to_owned(),
            LookupError::NoNextRound(game) => format!("í leik {game} er engin umferð eftir"),
            LookupError::NoLeague { name, near, names } => {
                let end = match near.as_slice() {
                    [] => existing("deildir", names),
                    near => did_you_mean(near),
                };
                format!("engin deild heitir `{name}`{end}")
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => format!(
                "í deild {league} er ekkert tímabil `{name}`{}",
                existing("tímabil", names)
            ),
            LookupError::NoRuleset { name, names } => {
                format!("reglurnar `{name}` eru ekki til; til eru {}", and(names))
            }
            LookupError::NoFinishedGame { league } => {
                format!("engum leik er lokið enn{}", in_league(league.as_deref()))
            }
            LookupError::NoGameOnDay { date, league, .. } => {
                format!("engum leik lauk {date}{}", in_league(league.as_deref()))
            }
            LookupError::TooManyGamesOnDay { date, league, most } => format!(
                "fleiri en {} lauk {date}{}, of mörgum fyrir eina skýrslu",
                games_dative(*most as u64),
                in_league(league.as_deref())
            ),
        }
    }

    fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        Some(match error {
            LookupError::NoOpenGame => run(Command::new("new Ann Bob Cat"), "byrjar leik")
                .text("; eða nefndu leik, t.d. `--game last`"),
            LookupError::NoneWasOpen => Hint::new("nefndu leik, t.d. `--game last`; ")
                .command(Command::new("games"))
                .text(" með sama `--as-of` sýnir þá"),
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let name = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                Hint::new(format!("nefndu einn þeirra, t.d. `{name}`"))
            }
            LookupError::NoGameToRepeat => {
                Hint::new("nefndu leikmennina, t.d. ").command(Command::new("new Ann Bob Cat"))
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => {
                run(Command::new("player list"), "sýnir leikmennina")
            }
            LookupError::SeveralPlayers { names, .. } => return namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => Hint::new(
                "nefndu umferðina, t.d. `--round 1`, eða það sem gildir allt í henni, t.d. `--wild \
                 3`",
            ),
            LookupError::NoRuleset { .. } => {
                run(Command::new("rules list"), "sýnir allar reglur sem til eru")
            }
            LookupError::NoGameOnDay { nearest, .. } => run(
                Command::new("report night").arg(nearest),
                "segir frá þeim spiladegi sem er næstur",
            ),
            LookupError::TooManyGamesOnDay { .. } => Hint::new("bættu við `--league`; ")
                .command(Command::new("export --csv games"))
                .text(" gerir töflu um alla leiki"),
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
                    [] => format!("; leikmenn þar eru {}", and(names)),
                    near => did_you_mean(near),
                };
                format!("`{name}` er ekki leikmaður í leik {game}{end}")
            }
            SeatNotFound::Several { name, names } => {
                format!("`{name}` getur verið {}", any_of(names))
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
    let hint = Hint::new("nefndu einn þeirra, t.d. ").text(format!("`{name}`; "));
    Some(hint.command(merge).text(" gerir úr þeim einn leikmann"))
}

fn listed(games: &[GameSummary]) -> String {
    let line = |game: &GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref();
        let table = table.map_or_else(String::new, |table| format!(", borð {}", table.table));
        let number = game.details.number;
        format!("\nleikur {number}{table}: {}", names.join(", "))
    };
    games.iter().map(line).collect()
}

fn existing(what: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        names => format!("; {what} sem til eru: {}", names.join(", ")),
    }
}

fn in_league(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" í deild {name}"))
}

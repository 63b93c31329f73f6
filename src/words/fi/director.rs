use super::grammar::{games, players, run, state, tables};
use super::{Finnish, and, any_of, counted, did_you_mean};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError};

impl DirectorWords for Finnish {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "turnauksia ei ole".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("turnausta `{name}` ei ole{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` voi olla {}", any_of(names))
            }
            TournamentError::NameTaken(name) => format!("turnaus `{name}` on jo olemassa"),
            TournamentError::NoPair(text) => {
                format!("erillään pidettävä pari on kaksi turnauksen pelaajaa, ei `{text}`")
            }
            TournamentError::Seating(error) => seating_error(error),
            TournamentError::TooLarge { most, players } => format!(
                "yhden Five Crowns -pelin kortit riittävät enintään {most} pelaajalle, pelaajia on \
                 `{players}`"
            ),
            TournamentError::AlreadyIn(name) => format!("`{name}` on jo mukana"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` on jo lähtenyt"),
            TournamentError::NotIn { name, near } => {
                format!("`{name}` ei ole mukana turnauksessa{}", did_you_mean(near))
            }
            TournamentError::NoGame { game, games: all } => format!(
                "turnauksessa on {}, peliä `{game}` ei ole",
                games((*all).into())
            ),
            TournamentError::Started(game) => format!("peli {game} on jo alkanut"),
            TournamentError::NotNext { game, next } => {
                format!("pelin {next} on alettava ennen peliä `{game}`")
            }
            TournamentError::AllStarted => "kaikki pelit ovat alkaneet".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("pelaajalla `{name}` ei ole paikkaa pelissä {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("paikkoja vaihtaa kaksi pelaajaa keskenään, ei `{name}` yksin")
            }
            TournamentError::Begun { game, table } => format!(
                "jo alkanut pöytä pysyy ennallaan, ja pöydässä {table} on jo kirjattu käsi pelissä \
                 {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables: all,
            } => format!(
                "pelissä {game} on {}, pöytää `{table}` ei ole",
                tables(*all as u64)
            ),
            TournamentError::TableNotStarted { table, game } => {
                format!("peli {game} ei ole alkanut pöydässä {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "pelin {game} pöytä {table} istuu kuten ennen: pöytä {begun} oli alkanut, kun \
                 paikkoja muutettiin"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "pelin {game} pöytä {table} odottaa: käsiä on kirjattu sekä muutosta edeltävin että \
                 sen jälkeisin paikoin"
            ),
            TournamentError::Unfinished(tables) => format!(
                "finalistit valitaan, kun kaikki pöydät ovat valmiita; kesken: {}",
                listed(tables)
            ),
            TournamentError::NoCut => "finaalin pelaajamäärää ei annettu".to_owned(),
            TournamentError::CutTooLarge { cut, players } => {
                format!("{players} pelaajan turnauksessa ei voi olla `{cut}` pelaajan finaalia")
            }
            TournamentError::Tied { names, chairs } => format!(
                "{} ovat tasoissa, ja finaalissa on enää {}",
                and(names),
                counted(*chairs as u64, "paikka", "paikkaa")
            ),
            TournamentError::FinalBegun => "finaali on jo alkanut".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("luo turnaus, esimerkiksi ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "luettelee turnaukset")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("nimeä yksi, esimerkiksi ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("anna tälle toinen nimi"),
            TournamentError::NoPair(_) => Hint::new(
                "kirjoita molemmat nimet lainausmerkkeihin, esimerkiksi `--apart \"Ann Bob\"`",
            ),
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "palauttaa pelaajan",
            ),
            TournamentError::Started(_) | TournamentError::NoTable { .. } => {
                run(show(), "näyttää pöydät")
            }
            TournamentError::NotNext { next: game, .. }
            | TournamentError::TableNotStarted { game, .. } => {
                run(Command::new("tournament seat").arg(game), "aloittaa sen")
            }
            TournamentError::AllStarted => run(Command::new("tournament cut"), "aloittaa finaalin"),
            TournamentError::NoSeat { .. } => run(show(), "näyttää, kuka istuu missä"),
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => {
                let seat = Command::new("tournament seat").arg(game);
                let hint = Hint::new("aja ")
                    .command(seat)
                    .text(" aloittaaksesi sen tai ");
                deleting(hint, &[*number]).text(format!(
                    " poistaaksesi pöydän {begun} kädet ja muuttaaksesi paikat"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("aja "), &contest.later);
                let or_later = earlier.text(" säilyttääksesi muutosta edeltävät paikat tai ");
                deleting(or_later, &contest.earlier).text(" säilyttääksesi sen jälkeiset")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "näyttää niistä ensimmäisen",
                )
            }
            TournamentError::NoCut => {
                Hint::new("anna määrä, esimerkiksi ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("turnauksenjohtaja päättää, ketkä pelaavat; nimeä heidät, esimerkiksi ")
                    .command(cut)
            }
            _ => return None,
        })
    }

    fn tournament_heading(&self, name: &str, ruleset: &str, stored: &StoredTournament) -> String {
        let start = &stored.tournament.start;
        let last = start.cut.map(|cut| format!(", finaalissa {cut}"));
        format!(
            "{name}, {}: {}, {}{}, järjestys `{}`, {ruleset}",
            start.date,
            players(stored.players().count() as u64),
            games(start.games.into()),
            last.unwrap_or_default(),
            start.by
        )
    }

    fn open_tournament(&self, name: &str) -> String {
        format!("Turnaus {name}: `crowns tournament` näyttää sen pöydät")
    }

    fn game_progress(&self, stored: &StoredTournament, game: &TournamentGame) -> String {
        let title = match stored.tournament.final_game() == game.number {
            true => "Finaali".to_owned(),
            false => format!("Peli {}/{}", game.number, stored.tournament.start.games),
        };
        if !game.is_started() {
            let tables = tables(game.tables.len() as u64);
            return format!("{title}: {tables}, ei alkanut");
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "ei alkanut".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "ei pisteitä".to_owned(),
                GameState::Open => format!("{}/11", game.rounds.min(11)),
                ended => state(ended).to_owned(),
            },
        }
    }

    fn director_column(&self, column: DirectorColumn) -> &'static str {
        match column {
            DirectorColumn::Name => "turnaus",
            DirectorColumn::Table => "pöytä",
        }
    }

    fn table_of_tournament(&self, name: &str, table: &TableRef) -> String {
        format!("{name}, peli {}, pöytä {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let repeats = counted(
            quality.repeats as u64,
            "toistuva kohtaaminen",
            "toistuvaa kohtaamista",
        );
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, vähin mahdollinen määrä näin monessa pöydässä"),
            false => format!(
                "{repeats}; alle {} ei pääse millään istumajärjestyksellä näin monessa pöydässä",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            lines.push(format!(
                "samat kaksi pelaajaa kohtaavat enintään {} pelissä",
                quality.most_meetings
            ));
        }
        if quality.apart_met > 0 {
            let meetings = counted(quality.apart_met as u64, "kohtaaminen", "kohtaamista");
            lines.push(format!("{meetings} pelaajilla, jotka piti pitää erillään"));
        }
        if quality.large_table_spread > 0 {
            lines.push(format!(
                "suuremmassa pöydässä pelattujen pelien määrät eroavat enintään {}",
                quality.large_table_spread
            ));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let next = |command: Command, does: String| {
            Hint::new("Seuraavaksi: ")
                .command(command)
                .text(format!(" {does}"))
        };
        let seat = |game: u8| {
            next(
                Command::new("tournament seat"),
                format!("aloittaa pelin {game}"),
            )
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        if let Some(open) = current.tables.iter().find(|table| !table.is_over()) {
            let score = Command::new("score").option("--table", open.table);
            return Some(next(score, "kirjaa sen pöydän käden".to_owned()));
        }
        match stored.next() {
            game if game <= start.games => Some(seat(game)),
            game if game == stored.tournament.final_game() && start.cut.is_some() => Some(next(
                Command::new("tournament cut"),
                "aloittaa finaalin".to_owned(),
            )),
            _ => None,
        }
    }

    fn stray_table(&self, stray: &StrayTable) -> String {
        let (game, table, number) = (
            stray.was.game,
            stray.was.table,
            stray.game.result.game.number,
        );
        let leave_out = leave_out(stray);
        format!(
            "pelin {game} pöytä {table} pelattiin myös pelinä {number}, joka lasketaan sekin; \
             `{leave_out}` jättää sen pois"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        format!(
            "ei vielä paikkaa pelissä {game}: {}; `{seat}` jakaa paikat uudelleen",
            and(names)
        )
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!("ei paikkaa pelissä {game}, koska pöytä oli alkanut: {name}; `{late}` etsii toisen")
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} on lähtenyt mutta istuu yhä pelin {game} pöydässä {table}; `{leave}` korjaa sen"
        )
    }

    fn still_playing(&self, game: u8, all: usize) -> String {
        format!(
            "{} pelaa vielä peliä {game}; `--table` tarkoittaa sitä peliä, kunnes se on päättynyt",
            tables(all as u64)
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} istuu pelissä {from_game} pöydässä {table}"),
            None => format!("{name} pelaa pelistä {from_game} alkaen"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} on lähtenyt eikä pelaa enää pelistä {from_game} alkaen")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} ja {other} vaihtoivat paikkoja pelissä {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("Finaalissa pelaavat {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "turnauksia ei ole; `crowns tournament new` luo turnauksen"
    }
}

fn seating_error(error: &SeatingError) -> String {
    match error {
        SeatingError::Players(players) => {
            format!("turnauksessa on 3–1000 pelaajaa, ei `{players}`")
        }
        SeatingError::Games(games) => format!("turnauksessa on 1–100 peliä, ei `{games}`"),
        SeatingError::Tables {
            players: all,
            tables,
        } => format!(
            "pöydässä on 3–8 pelaajaa, mutta {} on `{tables}` pöydässä",
            players(*all as u64)
        ),
        SeatingError::Sizes {
            players: all,
            least,
            most,
        } => format!(
            "pöytiin, joissa on `{least}`–`{most}` pelaajaa, ei voi jakaa tätä määrää: {}",
            players(*all as u64)
        ),
        SeatingError::NoPair(one, other) => {
            format!("pari on kaksi turnauksen pelaajaa, ei `{one}` ja `{other}`")
        }
        SeatingError::NotSeated(player) => {
            format!("pelaajalla `{player}` ei ole paikkaa tässä pelissä")
        }
        SeatingError::IsSeated(player) => {
            format!("pelaajalla `{player}` on paikka tässä pelissä")
        }
        SeatingError::NoChair => {
            "missään aloittamattomassa pöydässä ei ole vapaata paikkaa".to_owned()
        }
    }
}

/// Counts the tables of a game: `valmiina 12/16 pöytää, pelaamassa 3, ilman pisteitä 1`.
fn progress(game: &TournamentGame) -> String {
    let (finished, all) = (game.finished(), game.tables.len());
    if finished == all && all > 1 {
        return format!("kaikki pöydät valmiina ({all})");
    }
    let open = || game.tables.iter().filter(|table| !table.is_over());
    let playing = open().filter(|table| table.has_begun()).count();
    let rest = [
        ("pelaamassa", playing),
        ("ilman pisteitä", open().count() - playing),
    ];
    let rest = rest.into_iter().filter(|&(_, count)| count > 0);
    let rest: String = rest
        .map(|(what, count)| format!(", {what} {count}"))
        .collect();
    format!("valmiina {finished}/{}{rest}", tables(all as u64))
}

/// Lists tables: `pelin 1 pöytä 3 ja pelin 2 pöytä 7`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("pelin {game} pöytä {table}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} muuta", tables.len() - MOST));
    }
    and(&shown)
}

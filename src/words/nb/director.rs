use super::{Norwegian, and, any_of, counted, did_you_mean, run, state};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError, Words};

impl DirectorWords for Norwegian {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "det finnes ingen turnering".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("det finnes ingen turnering `{name}`{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` kan være {}", any_of(names))
            }
            TournamentError::NameTaken(name) => {
                format!("det finnes allerede en turnering `{name}`")
            }
            TournamentError::NoPair(text) => format!(
                "et par som skal holdes fra hverandre, er to av spillerne i turneringen, ikke \
                 `{text}`"
            ),
            TournamentError::Seating(error) => seating_error(error),
            TournamentError::TooLarge { most, players } => {
                format!(
                    "ett Five Crowns-spill har kort til høyst {most} spillere, ikke `{players}`"
                )
            }
            TournamentError::AlreadyIn(name) => format!("`{name}` er allerede med"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` har allerede gått"),
            TournamentError::NotIn { name, near } => {
                format!("`{name}` er ikke med i turneringen{}", did_you_mean(near))
            }
            TournamentError::NoGame { game, games } => {
                format!("turneringen har {games} spill, men ikke noe spill `{game}`")
            }
            TournamentError::Started(game) => format!("spill {game} har allerede begynt"),
            TournamentError::NotNext { game, next } => {
                format!("spill {next} må begynne før spill `{game}`")
            }
            TournamentError::AllStarted => "alle spillene har begynt".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("`{name}` har ingen plass i spill {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("to spillere bytter plass, ikke `{name}` alene")
            }
            TournamentError::Begun { game, table } => format!(
                "et bord som har begynt, blir som det er, og bord {table} har ført en omgang \
                 i spill {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => format!(
                "spill {game} har {}, men ikke noe bord `{table}`",
                counted(*tables as u64, "bord", "bord")
            ),
            TournamentError::TableNotStarted { table, game } => {
                format!("spill {game} har ikke begynt ved bord {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "bord {table} i spill {game} sitter som før: bord {begun} hadde begynt da plassene \
                 ble endret"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "bord {table} i spill {game} venter: det er ført omganger både med plassene før en endring \
                 og med dem etter"
            ),
            TournamentError::Unfinished(tables) => format!(
                "finalistene tas ut når alle bordene er ferdige; det mangler {}",
                listed(tables)
            ),
            TournamentError::NoCut => {
                "det er ikke oppgitt hvor mange som spiller finalen".to_owned()
            }
            TournamentError::CutTooLarge { cut, players } => {
                format!("en turnering med {players} spillere kan ikke ha en finale med `{cut}`")
            }
            TournamentError::Tied { names, chairs } => format!(
                "{} står likt, og finalen har {} igjen",
                and(names),
                counted(*chairs as u64, "plass", "plasser")
            ),
            TournamentError::FinalBegun => "finalen har allerede begynt".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("opprett en, for eksempel ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "se turneringene")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("oppgi en, for eksempel ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("gi denne et annet navn"),
            TournamentError::NoPair(_) => {
                Hint::new("skriv begge navnene i anførselstegn, for eksempel `--apart \"Ann Bob\"`")
            }
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "få spilleren med igjen",
            ),
            TournamentError::Started(_) => run(show(), "se bordene"),
            TournamentError::NotNext { next, .. } => {
                run(Command::new("tournament seat").arg(next), "starte det")
            }
            TournamentError::AllStarted => run(Command::new("tournament cut"), "starte en finale"),
            TournamentError::NoSeat { .. } => run(show(), "se hvem som sitter hvor"),
            TournamentError::NoTable { .. } => run(show(), "se bordene"),
            TournamentError::TableNotStarted { game, .. } => {
                run(Command::new("tournament seat").arg(game), "starte det")
            }
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => {
                let seat = Command::new("tournament seat").arg(game);
                let hint = Hint::new("kjør ")
                    .command(seat)
                    .text(" for å starte det, eller ");
                deleting(hint, &[*number]).text(format!(
                    " for å slette omgangene ved bord {begun} og endre plassene"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("kjør "), &contest.later);
                let or_later = earlier.text(" for å beholde plassene før endringen, eller ");
                deleting(or_later, &contest.earlier).text(" for å beholde dem etter")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "se det første av dem",
                )
            }
            TournamentError::NoCut => {
                Hint::new("oppgi antallet, for eksempel ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("turneringslederen avgjør hvem som spiller; oppgi dem, for eksempel ")
                    .command(cut)
            }
            _ => return None,
        })
    }

    fn tournament_heading(&self, name: &str, ruleset: &str, stored: &StoredTournament) -> String {
        let start = &stored.tournament.start;
        let players = counted(stored.players().count() as u64, "spiller", "spillere");
        let last = start.cut.map(|cut| format!(" og en finale for {cut}"));
        format!(
            "{name}, {}: {players}, {} spill{}, rangert etter {}, {ruleset}",
            start.date,
            start.games,
            last.unwrap_or_default(),
            (self as &dyn Words).ranking_method(start.by)
        )
    }

    fn open_tournament(&self, name: &str) -> String {
        format!("Turnering {name}: `crowns tournament` viser bordene")
    }

    fn game_progress(&self, stored: &StoredTournament, game: &TournamentGame) -> String {
        let title = match stored.tournament.final_game() == game.number {
            true => "Finale".to_owned(),
            false => format!("Spill {} av {}", game.number, stored.tournament.start.games),
        };
        let tables = counted(game.tables.len() as u64, "bord", "bord");
        if !game.is_started() {
            return format!("{title}: {tables}, ikke begynt");
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "ikke startet".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "ikke begynt".to_owned(),
                GameState::Open => format!("{}/11", game.rounds.min(11)),
                is => state(is).to_owned(),
            },
        }
    }

    fn director_column(&self, column: DirectorColumn) -> &'static str {
        match column {
            DirectorColumn::Name => "turnering",
            DirectorColumn::Table => "bord",
        }
    }

    fn table_of_tournament(&self, name: &str, table: &TableRef) -> String {
        format!("{name}, spill {}, bord {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let repeats = counted(quality.repeats as u64, "gjentatt møte", "gjentatte møter");
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, så få som mulig ved så mange bord"),
            false => format!(
                "{repeats}; ingen fordeling ved så mange bord har færre enn {}",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            let games = quality.most_meetings;
            lines.push(format!("to spillere møtes i høyst {games} spill"));
        }
        if quality.apart_met > 0 {
            let meetings = counted(quality.apart_met as u64, "møte", "møter");
            lines.push(format!(
                "{meetings} mellom spillere som skal holdes fra hverandre"
            ));
        }
        if quality.large_table_spread > 0 {
            let games = quality.large_table_spread;
            lines.push(format!(
                "antall spill ved et større bord varierer med høyst {games}"
            ));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let seat = |game: u8| {
            Hint::new("Neste: ")
                .command(Command::new("tournament seat"))
                .text(format!(" starter spill {game}"))
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        let open = current.tables.iter().find(|table| !table.is_over());
        if let Some(open) = open {
            let score = Command::new("score").option("--table", open.table);
            return Some(
                Hint::new("Neste: ")
                    .command(score)
                    .text(" fører en omgang ved det bordet"),
            );
        }
        match stored.next() {
            next if next <= start.games => Some(seat(next)),
            next if next == stored.tournament.final_game() && start.cut.is_some() => Some(
                Hint::new("Neste: ")
                    .command(Command::new("tournament cut"))
                    .text(" starter finalen"),
            ),
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
            "bord {table} i spill {game} ble også spilt som spill {number}, som også teller; \
             `{leave_out}` utelater det"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        let names = and(names);
        format!("{names} har ingen plass i spill {game} ennå; `{seat}` fordeler plassene på nytt")
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!(
            "{name} har ingen plass i spill {game}, fordi et bord hadde begynt; `{late}` finner en annen"
        )
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} har gått, men sitter fortsatt ved bord {table} i spill {game}; `{leave}` retter det"
        )
    }

    fn still_playing(&self, game: u8, tables: usize) -> String {
        let tables = counted(tables as u64, "bord", "bord");
        format!(
            "{tables} er fortsatt i gang med spill {game}; `--table` betyr det spillet til det er \
             ferdig"
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} sitter ved bord {table} i spill {from_game}"),
            None => format!("{name} er med fra spill {from_game}"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} har gått og er ikke med fra spill {from_game}")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} og {other} har byttet plass i spill {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("I finalen spiller {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "ingen turneringer; opprett en med `crowns tournament new`"
    }
}

/// Returns why players cannot be seated.
fn seating_error(error: &SeatingError) -> String {
    match error {
        SeatingError::Players(players) => {
            format!("en turnering har 3 til 1000 spillere, ikke `{players}`")
        }
        SeatingError::Games(games) => format!("en turnering har 1 til 100 spill, ikke `{games}`"),
        SeatingError::Tables { players, tables } => {
            format!(
                "et bord har 3 til 8 spillere, men her er {players} spillere ved `{tables}` bord"
            )
        }
        SeatingError::Sizes {
            players,
            least,
            most,
        } => format!("{players} spillere kan ikke fordeles på bord med `{least}` til `{most}`"),
        SeatingError::NoPair(one, other) => {
            format!("et par er to spillere som er med, ikke `{one}` og `{other}`")
        }
        SeatingError::NotSeated(player) => {
            format!("spiller `{player}` har ingen plass i dette spillet")
        }
        SeatingError::IsSeated(player) => {
            format!("spiller `{player}` har en plass i dette spillet")
        }
        SeatingError::NoChair => {
            "det er ingen ledig plass ved et bord som ikke har begynt".to_owned()
        }
    }
}

/// Counts the tables of a game: `12 av 16 bord ferdige, 3 i gang, 1 ikke begynt`.
fn progress(game: &TournamentGame) -> String {
    let tables = counted(game.tables.len() as u64, "bord ferdig", "bord ferdige");
    let finished = game.finished();
    let begun = game.tables.iter().filter(|table| table.has_begun());
    let playing = begun.filter(|table| !table.is_over()).count();
    let waiting = game
        .tables
        .iter()
        .filter(|table| !table.has_begun() && !table.is_over());
    let rest = [(playing, "i gang"), (waiting.count(), "ikke begynt")].into_iter();
    let rest = rest.filter(|&(count, _)| count > 0);
    let rest: String = rest
        .map(|(count, what)| format!(", {count} {what}"))
        .collect();
    format!("{finished} av {tables}{rest}")
}

/// Lists tables: `bord 3 i spill 1 og bord 7 i spill 2`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("bord {table} i spill {game}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} til", tables.len() - MOST));
    }
    and(&shown)
}

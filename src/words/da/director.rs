use super::{Danish, and, any_of, counted, did_you_mean, run, state};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError, Words};

impl DirectorWords for Danish {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "der er ingen turnering".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("der er ingen turnering `{name}`{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` kan være {}", any_of(names))
            }
            TournamentError::NameTaken(name) => {
                format!("der er allerede en turnering `{name}`")
            }
            TournamentError::NoPair(text) => format!(
                "et par, der skal holdes adskilt, er to af turneringens spillere, ikke `{text}`"
            ),
            TournamentError::Seating(error) => seating_error(error),
            TournamentError::TooLarge { most, players } => {
                format!("ét Five Crowns-spil har kort til højst {most} spillere, ikke `{players}`")
            }
            TournamentError::AlreadyIn(name) => format!("`{name}` er allerede med"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` er allerede gået"),
            TournamentError::NotIn { name, near } => {
                format!("`{name}` er ikke med i turneringen{}", did_you_mean(near))
            }
            TournamentError::NoGame { game, games } => {
                format!("turneringen har {games} spil, men intet spil `{game}`")
            }
            TournamentError::Started(game) => format!("spil {game} er allerede begyndt"),
            TournamentError::NotNext { game, next } => {
                format!("spil {next} skal begynde før spil `{game}`")
            }
            TournamentError::AllStarted => "alle spil er begyndt".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("`{name}` har ingen plads i spil {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("to spillere bytter plads, ikke `{name}` alene")
            }
            TournamentError::Begun { game, table } => format!(
                "et bord, der er begyndt, bliver, som det er, og bord {table} har noteret en \
                 omgang af spil {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => format!(
                "spil {game} har {}, men intet bord `{table}`",
                counted(*tables as u64, "bord", "borde")
            ),
            TournamentError::TableNotStarted { table, game } => {
                format!("spil {game} er ikke begyndt ved bord {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "bord {table} i spil {game} sidder som før: bord {begun} var begyndt, da pladserne \
                 blev ændret"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "bord {table} i spil {game} venter: der er noteret omgange både med pladserne før en \
                 ændring og med dem efter"
            ),
            TournamentError::Unfinished(tables) => format!(
                "finalisterne findes, når alle borde er færdige; der mangler {}",
                listed(tables)
            ),
            TournamentError::NoCut => {
                "det er ikke angivet, hvor mange der spiller finalen".to_owned()
            }
            TournamentError::CutTooLarge { cut, players } => {
                format!("en turnering med {players} spillere kan ikke have en finale med `{cut}`")
            }
            TournamentError::Tied { names, chairs } => format!(
                "{} står lige, og finalen har {} tilbage",
                and(names),
                counted(*chairs as u64, "plads", "pladser")
            ),
            TournamentError::FinalBegun => "finalen er allerede begyndt".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("opret en, for eksempel ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "se turneringerne")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("angiv en, for eksempel ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("giv denne et andet navn"),
            TournamentError::NoPair(_) => {
                Hint::new("skriv begge navne i anførselstegn, for eksempel `--apart \"Ann Bob\"`")
            }
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "få spilleren med igen",
            ),
            TournamentError::Started(_) => run(show(), "se bordene"),
            TournamentError::NotNext { next, .. } => {
                run(Command::new("tournament seat").arg(next), "starte det")
            }
            TournamentError::AllStarted => run(Command::new("tournament cut"), "starte en finale"),
            TournamentError::NoSeat { .. } => run(show(), "se, hvem der sidder hvor"),
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
                let hint = Hint::new("kør ")
                    .command(seat)
                    .text(" for at starte det, eller ");
                deleting(hint, &[*number]).text(format!(
                    " for at slette omgangene ved bord {begun} og ændre pladserne"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("kør "), &contest.later);
                let or_later = earlier.text(" for at beholde pladserne før ændringen, eller ");
                deleting(or_later, &contest.earlier).text(" for at beholde dem efter")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "se det første af dem",
                )
            }
            TournamentError::NoCut => {
                Hint::new("angiv antallet, for eksempel ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("turneringslederen afgør, hvem der spiller; angiv dem, for eksempel ")
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
            "{name}, {}: {players}, {} spil{}, rangordnet efter {}, {ruleset}",
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
            false => format!("Spil {} af {}", game.number, stored.tournament.start.games),
        };
        let tables = counted(game.tables.len() as u64, "bord", "borde");
        if !game.is_started() {
            return format!("{title}: {tables}, ikke begyndt");
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "ikke startet".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "ikke begyndt".to_owned(),
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
        format!("{name}, spil {}, bord {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let repeats = counted(quality.repeats as u64, "gentaget møde", "gentagne møder");
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, så få som muligt ved så mange borde"),
            false => format!(
                "{repeats}; ingen fordeling ved så mange borde har færre end {}",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            let games = quality.most_meetings;
            lines.push(format!("to spillere mødes i højst {games} spil"));
        }
        if quality.apart_met > 0 {
            let meetings = counted(quality.apart_met as u64, "møde", "møder");
            lines.push(format!(
                "{meetings} mellem spillere, der skal holdes adskilt"
            ));
        }
        if quality.large_table_spread > 0 {
            let games = quality.large_table_spread;
            lines.push(format!(
                "antallet af spil ved et større bord varierer med højst {games}"
            ));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let seat = |game: u8| {
            Hint::new("Næste: ")
                .command(Command::new("tournament seat"))
                .text(format!(" starter spil {game}"))
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        let open = current.tables.iter().find(|table| !table.is_over());
        if let Some(open) = open {
            let score = Command::new("score").option("--table", open.table);
            return Some(
                Hint::new("Næste: ")
                    .command(score)
                    .text(" noterer en omgang ved det bord"),
            );
        }
        match stored.next() {
            next if next <= start.games => Some(seat(next)),
            next if next == stored.tournament.final_game() && start.cut.is_some() => Some(
                Hint::new("Næste: ")
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
            "bord {table} i spil {game} blev også spillet som spil {number}, der også tæller; \
             `{leave_out}` udelader det"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        let names = and(names);
        format!("{names} har ingen plads i spil {game} endnu; `{seat}` fordeler pladserne igen")
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!(
            "{name} har ingen plads i spil {game}, fordi et bord var begyndt; `{late}` finder en anden"
        )
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} er gået, men sidder stadig ved bord {table} i spil {game}; `{leave}` retter det"
        )
    }

    fn still_playing(&self, game: u8, tables: usize) -> String {
        let tables = counted(tables as u64, "bord", "borde");
        format!(
            "{tables} er stadig i gang med spil {game}; `--table` betyder det spil, til det er \
             færdigt"
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} sidder ved bord {table} i spil {from_game}"),
            None => format!("{name} er med fra spil {from_game}"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} er gået og er ikke med fra spil {from_game}")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} og {other} har byttet plads i spil {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("I finalen spiller {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "ingen turneringer; opret en med `crowns tournament new`"
    }
}

/// Returns why players cannot be seated.
fn seating_error(error: &SeatingError) -> String {
    match error {
        SeatingError::Players(players) => {
            format!("en turnering har 3 til 1000 spillere, ikke `{players}`")
        }
        SeatingError::Games(games) => format!("en turnering har 1 til 100 spil, ikke `{games}`"),
        SeatingError::Tables { players, tables } => {
            let are = if *tables == 1 { "bord" } else { "borde" };
            format!("et bord har 3 til 8 spillere, men her er {players} ved `{tables}` {are}")
        }
        SeatingError::Sizes {
            players,
            least,
            most,
        } => format!("{players} spillere kan ikke fordeles på borde med `{least}` til `{most}`"),
        SeatingError::NoPair(one, other) => {
            format!("et par er to spillere, der er med, ikke `{one}` og `{other}`")
        }
        SeatingError::NotSeated(player) => {
            format!("spiller `{player}` har ingen plads i dette spil")
        }
        SeatingError::IsSeated(player) => format!("spiller `{player}` har en plads i dette spil"),
        SeatingError::NoChair => {
            "der er ingen ledig plads ved et bord, der ikke er begyndt".to_owned()
        }
    }
}

/// Counts the tables of a game: `12 af 16 borde færdige, 3 i gang, 1 ikke begyndt`.
fn progress(game: &TournamentGame) -> String {
    let tables = counted(game.tables.len() as u64, "bord færdigt", "borde færdige");
    let finished = game.finished();
    let begun = game.tables.iter().filter(|table| table.has_begun());
    let playing = begun.filter(|table| !table.is_over()).count();
    let waiting = game
        .tables
        .iter()
        .filter(|table| !table.has_begun() && !table.is_over());
    let rest = [(playing, "i gang"), (waiting.count(), "ikke begyndt")].into_iter();
    let rest = rest.filter(|&(count, _)| count > 0);
    let rest: String = rest
        .map(|(count, what)| format!(", {count} {what}"))
        .collect();
    format!("{finished} af {tables}{rest}")
}

/// Lists tables: `bord 3 i spil 1 og bord 7 i spil 2`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("bord {table} i spil {game}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} til", tables.len() - MOST));
    }
    and(&shown)
}

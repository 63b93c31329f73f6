use super::{Swedish, and, any_of, counted, did_you_mean, run, state};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError, Words};

impl DirectorWords for Swedish {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "det finns ingen turnering".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("det finns ingen turnering `{name}`{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` kan vara {}", any_of(names))
            }
            TournamentError::NameTaken(name) => {
                format!("det finns redan en turnering `{name}`")
            }
            TournamentError::NoPair(text) => {
                format!("ett par som ska hållas isär är två av turneringens spelare, inte `{text}`")
            }
            TournamentError::Seating(error) => seating_error(error),
            TournamentError::TooLarge { most, players } => {
                format!("ett Five Crowns-spel har kort för högst {most} spelare, inte `{players}`")
            }
            TournamentError::AlreadyIn(name) => format!("`{name}` är redan med"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` har redan gått"),
            TournamentError::NotIn { name, near } => {
                format!("`{name}` är inte med i turneringen{}", did_you_mean(near))
            }
            TournamentError::NoGame { game, games } => {
                format!("turneringen har {games} spel, men inget spel `{game}`")
            }
            TournamentError::Started(game) => format!("spel {game} har redan börjat"),
            TournamentError::NotNext { game, next } => {
                format!("spel {next} måste börja före spel `{game}`")
            }
            TournamentError::AllStarted => "alla spel har börjat".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("`{name}` har ingen plats i spel {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("två spelare byter plats, inte `{name}` ensam")
            }
            TournamentError::Begun { game, table } => format!(
                "ett bord som har börjat förblir som det är, och bord {table} har fört in en \
                 omgång i spel {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => format!(
                "spel {game} har {}, men inget bord `{table}`",
                counted(*tables as u64, "bord", "bord")
            ),
            TournamentError::TableNotStarted { table, game } => {
                format!("spel {game} har inte börjat vid bord {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "bord {table} i spel {game} sitter som förut: bord {begun} hade börjat när platserna \
                 ändrades"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "bord {table} i spel {game} väntar: det finns omgångar både med platserna före en ändring \
                 och med dem efter"
            ),
            TournamentError::Unfinished(tables) => format!(
                "finalisterna tas ut när alla bord är klara; det återstår {}",
                listed(tables)
            ),
            TournamentError::NoCut => "det är inte angivet hur många som spelar finalen".to_owned(),
            TournamentError::CutTooLarge { cut, players } => {
                format!("en turnering med {players} spelare kan inte ha en final med `{cut}`")
            }
            TournamentError::Tied { names, chairs } => format!(
                "{} står lika, och finalen har {} kvar",
                and(names),
                counted(*chairs as u64, "plats", "platser")
            ),
            TournamentError::FinalBegun => "finalen har redan börjat".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("skapa en, till exempel ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "se turneringarna")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("ange en, till exempel ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("ge den här ett annat namn"),
            TournamentError::NoPair(_) => {
                Hint::new("skriv båda namnen inom citattecken, till exempel `--apart \"Ann Bob\"`")
            }
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "få spelaren med igen",
            ),
            TournamentError::Started(_) => run(show(), "se borden"),
            TournamentError::NotNext { next, .. } => {
                run(Command::new("tournament seat").arg(next), "starta det")
            }
            TournamentError::AllStarted => run(Command::new("tournament cut"), "starta en final"),
            TournamentError::NoSeat { .. } => run(show(), "se vem som sitter var"),
            TournamentError::NoTable { .. } => run(show(), "se borden"),
            TournamentError::TableNotStarted { game, .. } => {
                run(Command::new("tournament seat").arg(game), "starta det")
            }
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => {
                let seat = Command::new("tournament seat").arg(game);
                let hint = Hint::new("kör ")
                    .command(seat)
                    .text(" för att starta det, eller ");
                deleting(hint, &[*number]).text(format!(
                    " för att ta bort omgångarna vid bord {begun} och ändra platserna"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("kör "), &contest.later);
                let or_later = earlier.text(" för att behålla platserna före ändringen, eller ");
                deleting(or_later, &contest.earlier).text(" för att behålla dem efter")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "se det första av dem",
                )
            }
            TournamentError::NoCut => {
                Hint::new("ange antalet, till exempel ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("tävlingsledaren avgör vilka som spelar; ange dem, till exempel ")
                    .command(cut)
            }
            _ => return None,
        })
    }

    fn tournament_heading(&self, name: &str, ruleset: &str, stored: &StoredTournament) -> String {
        let start = &stored.tournament.start;
        let players = counted(stored.players().count() as u64, "spelare", "spelare");
        let last = start.cut.map(|cut| format!(" och en final för {cut}"));
        format!(
            "{name}, {}: {players}, {} spel{}, rangordnade efter {}, {ruleset}",
            start.date,
            start.games,
            last.unwrap_or_default(),
            (self as &dyn Words).ranking_method(start.by)
        )
    }

    fn open_tournament(&self, name: &str) -> String {
        format!("Turnering {name}: `crowns tournament` visar borden")
    }

    fn game_progress(&self, stored: &StoredTournament, game: &TournamentGame) -> String {
        let title = match stored.tournament.final_game() == game.number {
            true => "Final".to_owned(),
            false => format!("Spel {} av {}", game.number, stored.tournament.start.games),
        };
        let tables = counted(game.tables.len() as u64, "bord", "bord");
        if !game.is_started() {
            return format!("{title}: {tables}, inte börjat");
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "inte startat".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "inte börjat".to_owned(),
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
        format!("{name}, spel {}, bord {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let repeats = counted(quality.repeats as u64, "upprepat möte", "upprepade möten");
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, så få som möjligt vid så många bord"),
            false => format!(
                "{repeats}; ingen placering vid så många bord har färre än {}",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            let games = quality.most_meetings;
            lines.push(format!("två spelare möts i högst {games} spel"));
        }
        if quality.apart_met > 0 {
            let meetings = counted(quality.apart_met as u64, "möte", "möten");
            lines.push(format!("{meetings} mellan spelare som ska hållas isär"));
        }
        if quality.large_table_spread > 0 {
            let games = quality.large_table_spread;
            lines.push(format!(
                "antalet spel vid ett större bord varierar med högst {games}"
            ));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let seat = |game: u8| {
            Hint::new("Nästa: ")
                .command(Command::new("tournament seat"))
                .text(format!(" startar spel {game}"))
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        let open = current.tables.iter().find(|table| !table.is_over());
        if let Some(open) = open {
            let score = Command::new("score").option("--table", open.table);
            return Some(
                Hint::new("Nästa: ")
                    .command(score)
                    .text(" för in en omgång vid det bordet"),
            );
        }
        match stored.next() {
            next if next <= start.games => Some(seat(next)),
            next if next == stored.tournament.final_game() && start.cut.is_some() => Some(
                Hint::new("Nästa: ")
                    .command(Command::new("tournament cut"))
                    .text(" startar finalen"),
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
            "bord {table} i spel {game} spelades också som spel {number}, som också räknas; \
             `{leave_out}` utelämnar det"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        let names = and(names);
        format!("{names} har ingen plats i spel {game} än; `{seat}` fördelar platserna igen")
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!(
            "{name} har ingen plats i spel {game}, eftersom ett bord hade börjat; `{late}` hittar en annan"
        )
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} har gått men sitter kvar vid bord {table} i spel {game}; `{leave}` rättar det"
        )
    }

    fn still_playing(&self, game: u8, tables: usize) -> String {
        let tables = counted(tables as u64, "bord", "bord");
        format!(
            "{tables} håller fortfarande på med spel {game}; `--table` betyder det spelet tills \
             det är klart"
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} sitter vid bord {table} i spel {from_game}"),
            None => format!("{name} är med från spel {from_game}"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} har gått och är inte med från spel {from_game}")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} och {other} har bytt plats i spel {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("I finalen spelar {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "inga turneringar; skapa en med `crowns tournament new`"
    }
}

/// Returns why players cannot be seated.
fn seating_error(error: &SeatingError) -> String {
    match error {
        SeatingError::Players(players) => {
            format!("en turnering har 3 till 1000 spelare, inte `{players}`")
        }
        SeatingError::Games(games) => format!("en turnering har 1 till 100 spel, inte `{games}`"),
        SeatingError::Tables { players, tables } => {
            format!(
                "ett bord har 3 till 8 spelare, men här är {players} spelare vid `{tables}` bord"
            )
        }
        SeatingError::Sizes {
            players,
            least,
            most,
        } => format!("{players} spelare kan inte fördelas på bord med `{least}` till `{most}`"),
        SeatingError::NoPair(one, other) => {
            format!("ett par är två spelare som är med, inte `{one}` och `{other}`")
        }
        SeatingError::NotSeated(player) => {
            format!("spelare `{player}` har ingen plats i det här spelet")
        }
        SeatingError::IsSeated(player) => {
            format!("spelare `{player}` har en plats i det här spelet")
        }
        SeatingError::NoChair => {
            "det finns ingen ledig plats vid ett bord som inte har börjat".to_owned()
        }
    }
}

/// Counts the tables of a game: `12 av 16 bord klara, 3 pågår, 1 inte börjat`.
fn progress(game: &TournamentGame) -> String {
    let tables = counted(game.tables.len() as u64, "bord klart", "bord klara");
    let finished = game.finished();
    let begun = game.tables.iter().filter(|table| table.has_begun());
    let playing = begun.filter(|table| !table.is_over()).count();
    let waiting = game
        .tables
        .iter()
        .filter(|table| !table.has_begun() && !table.is_over());
    let rest = [(playing, "pågår"), (waiting.count(), "inte börjat")].into_iter();
    let rest = rest.filter(|&(count, _)| count > 0);
    let rest: String = rest
        .map(|(count, what)| format!(", {count} {what}"))
        .collect();
    format!("{finished} av {tables}{rest}")
}

/// Lists tables: `bord 3 i spel 1 och bord 7 i spel 2`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("bord {table} i spel {game}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} till", tables.len() - MOST));
    }
    and(&shown)
}

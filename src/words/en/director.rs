use super::{English, and, any_of, counted, did_you_mean, grammar, run};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::SeatingQuality;
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError};

impl DirectorWords for English {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "there is no tournament".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("there is no tournament `{name}`{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` could be {}", any_of(names))
            }
            TournamentError::NameTaken(name) => format!("there is already a tournament `{name}`"),
            TournamentError::NoPair(text) => {
                format!("a pair to keep apart is two players of the tournament, not `{text}`")
            }
            TournamentError::Seating(error) => error.to_string(),
            TournamentError::TooLarge { most, players } => {
                format!(
                    "one Five Crowns game has cards for at most {most} players, not `{players}`"
                )
            }
            TournamentError::AlreadyIn(name) => format!("`{name}` already plays"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` has already left"),
            TournamentError::NotIn { name, near } => {
                format!(
                    "`{name}` does not play in the tournament{}",
                    did_you_mean(near)
                )
            }
            TournamentError::NoGame { game, games } => {
                format!(
                    "the tournament has {}, not a game `{game}`",
                    counted((*games).into(), "game")
                )
            }
            TournamentError::Started(game) => format!("game {game} has already started"),
            TournamentError::NotNext { game, next } => {
                format!("game {next} must start before game `{game}`")
            }
            TournamentError::AllStarted => "all games have started".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("`{name}` has no seat in game {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("two players change places, not `{name}` alone")
            }
            TournamentError::Begun { game, table } => format!(
                "a table that has begun stays as it is, and table {table} has scored a round of \
                 game {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => {
                let tables = counted(*tables as u64, "table");
                format!("game {game} has {tables}, not a table `{table}`")
            }
            TournamentError::TableNotStarted { table, game } => {
                format!("game {game} has not started at table {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "table {table} of game {game} sits as before: table {begun} had begun when the \
                 seats were changed"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "table {table} of game {game} waits: there are scores by the seats before a change and by \
                 those after it"
            ),
            TournamentError::Unfinished(tables) => {
                format!(
                    "the cut is made when all tables have finished: {}",
                    listed(tables)
                )
            }
            TournamentError::NoCut => "how many play the final was not given".to_owned(),
            TournamentError::CutTooLarge { cut, players } => format!(
                "a tournament of {} cannot have a final of `{cut}`",
                counted(*players as u64, "player")
            ),
            TournamentError::Tied { names, chairs } => format!(
                "{} are equal, and the final has {} left",
                and(names),
                counted(*chairs as u64, "chair")
            ),
            TournamentError::FinalBegun => "the final has already begun".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("create one, such as ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "to list the tournaments")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("name one, such as ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("give this one another name"),
            TournamentError::NoPair(_) => {
                Hint::new("write both names in quotes, such as `--apart \"Ann Bob\"`")
            }
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "to bring the player back",
            ),
            TournamentError::Started(_) => run(show(), "to see its tables"),
            TournamentError::NotNext { next, .. } => {
                run(Command::new("tournament seat").arg(next), "to start it")
            }
            TournamentError::AllStarted => run(Command::new("tournament cut"), "to start a final"),
            TournamentError::NoSeat { .. } => run(show(), "to see who sits where"),
            TournamentError::NoTable { .. } => run(show(), "to see the tables"),
            TournamentError::TableNotStarted { game, .. } => {
                run(Command::new("tournament seat").arg(game), "to start it")
            }
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => {
                let seat = Command::new("tournament seat").arg(game);
                let hint = Hint::new("run ").command(seat).text(" to start it, or ");
                deleting(hint, &[*number]).text(format!(
                    " to drop the rounds of table {begun} and change the seats"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("run "), &contest.later);
                let or_later = earlier.text(" to keep the seats before the change, or ");
                deleting(or_later, &contest.earlier).text(" to keep those after")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "to see the first of them",
                )
            }
            TournamentError::NoCut => {
                Hint::new("name it, such as ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("the official decides who plays; name them, such as ").command(cut)
            }
            _ => return None,
        })
    }

    fn tournament_heading(&self, name: &str, ruleset: &str, stored: &StoredTournament) -> String {
        let start = &stored.tournament.start;
        let players = counted(stored.players().count() as u64, "player");
        let games = counted(start.games.into(), "game");
        let last = start.cut.map(|cut| format!(" and a final of {cut}"));
        format!(
            "{name}, {}: {players}, {games}{}, ranked by {}, {ruleset}",
            start.date,
            last.unwrap_or_default(),
            start.by
        )
    }

    fn open_tournament(&self, name: &str) -> String {
        format!("Tournament {name}: `crowns tournament` shows its tables")
    }

    fn game_progress(&self, stored: &StoredTournament, game: &TournamentGame) -> String {
        let title = match stored.tournament.final_game() == game.number {
            true => "Final".to_owned(),
            false => format!("Game {} of {}", game.number, stored.tournament.start.games),
        };
        let tables = counted(game.tables.len() as u64, "table");
        if !game.is_started() {
            return format!("{title}: {tables}, not started");
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "not started".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "not begun".to_owned(),
                GameState::Open => format!("{}/11", game.rounds.min(11)),
                state => grammar::state(state).to_owned(),
            },
        }
    }

    fn director_column(&self, column: DirectorColumn) -> &'static str {
        match column {
            DirectorColumn::Name => "tournament",
            DirectorColumn::Table => "table",
        }
    }

    fn table_of_tournament(&self, name: &str, table: &TableRef) -> String {
        format!("{name}, game {}, table {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let repeats = counted(quality.repeats as u64, "repeated meeting");
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, the least possible at this many tables"),
            false => format!(
                "{repeats}; no seating at this many tables has fewer than {}",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            let games = counted(quality.most_meetings as u64, "game");
            lines.push(format!("two players meet in {games} at most"));
        }
        if quality.apart_met > 0 {
            let meetings = counted(quality.apart_met as u64, "meeting");
            lines.push(format!("{meetings} of players to keep apart"));
        }
        if quality.large_table_spread > 0 {
            let games = counted(quality.large_table_spread as u64, "game");
            lines.push(format!("games at a larger table differ by {games} at most"));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let seat = |game: u8| {
            Hint::new("Next: ")
                .command(Command::new("tournament seat"))
                .text(format!(" starts game {game}"))
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        let open = current.tables.iter().find(|table| !table.is_over());
        if let Some(open) = open {
            let score = Command::new("score").option("--table", open.table);
            return Some(
                Hint::new("Next: ")
                    .command(score)
                    .text(" enters a round of that table"),
            );
        }
        match stored.next() {
            next if next <= start.games => Some(seat(next)),
            next if next == stored.tournament.final_game() && start.cut.is_some() => Some(
                Hint::new("Next: ")
                    .command(Command::new("tournament cut"))
                    .text(" starts the final"),
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
            "table {table} of game {game} was also played as game {number}, which counts too; \
             `{leave_out}` leaves it out"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        let have = if names.len() == 1 { "has" } else { "have" };
        format!(
            "{} {have} no seat in game {game} yet; `{seat}` seats it again",
            and(names)
        )
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!(
            "{name} has no seat in game {game}, since a table had begun; `{late}` finds another"
        )
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} has left and still sits at table {table} of game {game}; `{leave}` ends that"
        )
    }

    fn still_playing(&self, game: u8, tables: usize) -> String {
        let play = if tables == 1 { "plays" } else { "play" };
        format!(
            "{} of game {game} still {play}; `--table` means that game until it is finished",
            counted(tables as u64, "table")
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} sits at table {table} of game {from_game}"),
            None => format!("{name} plays from game {from_game} on"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} has left and plays no more from game {from_game} on")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} and {other} have changed places in game {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("The final is played by {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "no tournaments; create one with `crowns tournament new`"
    }
}

/// Counts the tables of a game: `12 of 16 tables finished, 3 playing, 1 not begun`.
fn progress(game: &TournamentGame) -> String {
    let tables = counted(game.tables.len() as u64, "table");
    let finished = game.finished();
    let begun = game.tables.iter().filter(|table| table.has_begun());
    let playing = begun.filter(|table| !table.is_over()).count();
    let waiting = game
        .tables
        .iter()
        .filter(|table| !table.has_begun() && !table.is_over());
    let rest = [(playing, "playing"), (waiting.count(), "not begun")].into_iter();
    let rest = rest.filter(|&(count, _)| count > 0);
    let rest: String = rest
        .map(|(count, what)| format!(", {count} {what}"))
        .collect();
    match finished == game.tables.len() && finished > 1 {
        true => format!("all {tables} finished"),
        false => format!("{finished} of {tables} finished{rest}"),
    }
}

/// Lists tables: `table 3 of game 1, table 7 of game 2`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("table {table} of game {game}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} more", tables.len() - MOST));
    }
    match shown.as_slice() {
        [one] => format!("{one} has not"),
        several => format!("{} have not", and(several)),
    }
}

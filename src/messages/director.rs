use super::phrase::in_backticks;
use super::{Command, Hint, Messages};
use crate::game::{GameState, TableRef};
use crate::rules::Round;
use crate::tournament::{
    Contest, SeatingError, SeatingQuality, StoredTournament, StrayTable, TableStatus,
    TournamentGame,
};

/// What cannot be done with a tournament.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum TournamentError {
    /// There is none at all.
    None,
    Unknown {
        name: String,
        near: Vec<String>,
    },
    Several {
        name: String,
        names: Vec<String>,
    },
    NameTaken(String),
    /// A text that is no pair of players of the tournament.
    NoPair(String),
    Seating(SeatingError),
    /// A ruleset has not enough cards for a table or a final of so many.
    TooLarge {
        most: usize,
        players: usize,
    },
    /// Plays in the tournament already.
    AlreadyIn(String),
    AlreadyLeft(String),
    NotIn {
        name: String,
        near: Vec<String>,
    },
    /// A game that the tournament does not have.
    NoGame {
        game: u8,
        games: u8,
    },
    /// All tables of a game were started.
    Started(u8),
    /// A game before which another must be started.
    NotNext {
        game: u8,
        next: u8,
    },
    /// All games were started.
    AllStarted,
    /// A player without a seat in a game.
    NoSeat {
        name: String,
        game: u8,
    },
    SwapItself(String),
    /// A table of a game whose first round is scored.
    Begun {
        game: u8,
        table: u16,
    },
    NoTable {
        table: u16,
        game: u8,
        tables: usize,
    },
    /// A table of a game that was not started.
    TableNotStarted {
        table: u16,
        game: u8,
    },
    /// A table that sits as before, since another had begun that it changed
    /// players with, and is to be started again.
    Held {
        game: u8,
        table: u16,
        begun: u16,
        /// The game of the table that had begun.
        number: u32,
    },
    /// Tables that were begun by seats which contradict each other.
    Contested {
        game: u8,
        table: u16,
        contest: Contest,
    },
    /// Tables that still play, each by game and number.
    Unfinished(Vec<(u8, u16)>),
    NoCut,
    /// A final of more players than there are.
    CutTooLarge {
        cut: u8,
        players: usize,
    },
    /// More are equal than there are chairs left in the final.
    Tied {
        names: Vec<String>,
        chairs: usize,
    },
    /// The final has begun.
    FinalBegun,
}

/// What a director does with a tournament: seats, tables, players who come and go.
///
/// Names come ready to print.
impl Messages {
    /// Returns why something cannot be done with a tournament.
    pub fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => say!(self, "director-none"),
            TournamentError::Unknown { name, near } => {
                say!(
                    self,
                    "director-unknown",
                    name,
                    near = self.did_you_mean(near)
                )
            }
            TournamentError::Several { name, names } => {
                let names = self.or(&in_backticks(names));
                say!(self, "director-several", name, names)
            }
            TournamentError::NameTaken(name) => say!(self, "director-name-taken", name),
            TournamentError::NoPair(text) => say!(self, "director-no-pair", text),
            TournamentError::Seating(error) => self.seating_error(error),
            TournamentError::TooLarge { most, players } => {
                say!(self, "director-too-large", most, players)
            }
            TournamentError::AlreadyIn(name) => say!(self, "director-already-in", name),
            TournamentError::AlreadyLeft(name) => say!(self, "director-already-left", name),
            TournamentError::NotIn { name, near } => {
                say!(
                    self,
                    "director-not-in",
                    name,
                    near = self.did_you_mean(near)
                )
            }
            TournamentError::NoGame { game, games } => say!(self, "director-no-game", game, games),
            TournamentError::Started(game) => say!(self, "director-started", game),
            TournamentError::NotNext { game, next } => say!(self, "director-not-next", game, next),
            TournamentError::AllStarted => say!(self, "director-all-started"),
            TournamentError::NoSeat { name, game } => say!(self, "director-no-seat", name, game),
            TournamentError::SwapItself(name) => say!(self, "director-swap-itself", name),
            TournamentError::Begun { game, table } => say!(self, "director-begun", game, table),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => say!(self, "director-no-table", table, game, tables),
            TournamentError::TableNotStarted { table, game } => {
                say!(self, "director-table-not-started", table, game)
            }
            TournamentError::Held {
                game, table, begun, ..
            } => say!(self, "director-held", game, table, begun),
            TournamentError::Contested { game, table, .. } => {
                say!(self, "director-contested", game, table)
            }
            TournamentError::Unfinished(tables) => {
                let (names, tables) = (self.tables_of_games(tables), tables.len());
                say!(self, "director-unfinished", names, tables)
            }
            TournamentError::NoCut => say!(self, "director-no-cut"),
            TournamentError::CutTooLarge { cut, players } => {
                say!(self, "director-cut-too-large", cut, players)
            }
            TournamentError::Tied { names, chairs } => {
                say!(self, "director-tied", names = self.and(names), chairs)
            }
            TournamentError::FinalBegun => say!(self, "director-final-begun"),
        }
    }

    /// Returns what to do instead.
    pub fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        let seat = |game: u8| Command::new("tournament seat").arg(game);
        Some(match error {
            TournamentError::None => {
                let new = Command::new("tournament new").arg("Spring Open");
                let command = new.option("--games", 3).arg("names.txt");
                hint!(self, "director-none.hint", command)
            }
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                let command = Command::new("tournament list");
                hint!(self, "director-unknown.hint", command)
            }
            TournamentError::Several { names, .. } => {
                let command = show().option("--tournament", names.first()?);
                hint!(self, "director-several.hint", command)
            }
            TournamentError::NameTaken(_) => hint!(self, "director-name-taken.hint"),
            TournamentError::NoPair(_) => hint!(self, "director-no-pair.hint"),
            TournamentError::AlreadyLeft(name) => {
                let command = Command::new("tournament late").arg(name);
                hint!(self, "director-already-left.hint", command)
            }
            TournamentError::Started(_) => hint!(self, "director-started.hint", command = show()),
            TournamentError::NotNext { next: game, .. }
            | TournamentError::TableNotStarted { game, .. } => {
                hint!(self, "director-not-next.hint", command = seat(*game))
            }
            TournamentError::AllStarted => {
                let command = Command::new("tournament cut");
                hint!(self, "director-all-started.hint", command)
            }
            TournamentError::NoSeat { .. } => {
                hint!(self, "director-no-seat.hint", command = show())
            }
            TournamentError::NoTable { .. } => {
                hint!(self, "director-no-table.hint", command = show())
            }
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => hint!(
                self,
                "director-held.hint",
                seat = seat(*game),
                delete = delete(*number),
                begun
            ),
            TournamentError::Contested { contest, .. } => {
                let delete = |games: &[u32]| games.iter().copied().map(delete).collect::<Vec<_>>();
                hint!(
                    self,
                    "director-contested.hint",
                    later = delete(&contest.later),
                    earlier = delete(&contest.earlier)
                )
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let command = Command::new("board").option("--table", format!("{game}/{table}"));
                hint!(self, "director-unfinished.hint", command)
            }
            TournamentError::NoCut => {
                let command = Command::new("tournament cut 7");
                hint!(self, "director-no-cut.hint", command)
            }
            TournamentError::Tied { names, chairs } => {
                let cut = |cut: Command, name| cut.option("--with", name);
                let first = names.iter().take(*chairs);
                let command = first.fold(Command::new("tournament cut"), cut);
                hint!(self, "director-tied.hint", command)
            }
            _ => return None,
        })
    }

    /// Returns why players cannot be seated.
    pub fn seating_error(&self, error: &SeatingError) -> String {
        match error {
            SeatingError::Players(players) => say!(self, "director-player-count", players),
            SeatingError::Games(games) => say!(self, "director-game-count", games),
            SeatingError::Tables { players, tables } => {
                say!(self, "director-table-size", players, tables)
            }
            SeatingError::Sizes {
                players,
                least,
                most,
            } => say!(self, "director-table-sizes", players, least, most),
            SeatingError::NoPair(one, other) => say!(self, "director-not-there", one, other),
            SeatingError::NotSeated(player) => say!(self, "director-not-seated", player),
            SeatingError::IsSeated(player) => say!(self, "director-is-seated", player),
            SeatingError::NoChair => say!(self, "director-no-chair"),
        }
    }

    /// Heads a tournament: who plays how many games, and how they are ranked.
    pub fn tournament_heading(
        &self,
        name: &str,
        ruleset: &str,
        tournament: &StoredTournament,
    ) -> String {
        let start = &tournament.tournament.start;
        say!(
            self,
            "director-heading",
            name,
            date = start.date.to_string(),
            players = tournament.players().count(),
            games = start.games,
            cut = start.cut,
            method = self.ranking_method(start.by),
            ruleset
        )
    }

    /// Returns that a tournament goes on, and how to see its tables.
    pub fn open_tournament(&self, name: &str) -> String {
        say!(self, "director-open", name)
    }

    /// Returns how far a game is.
    pub fn game_progress(&self, tournament: &StoredTournament, game: &TournamentGame) -> String {
        let number = game.number;
        let title = match tournament.tournament.final_game() == number {
            true => say!(self, "director-final"),
            false => {
                let games = tournament.tournament.start.games;
                say!(self, "director-game", game = number, games)
            }
        };
        let tables = game.tables.len();
        if !game.is_started() {
            return say!(self, "director-game-not-started", game = title, tables);
        }
        let open = || game.tables.iter().filter(|table| !table.is_over());
        let playing = open().filter(|table| table.has_begun()).count();
        let finished = game.finished();
        say!(
            self,
            "director-progress",
            game = title,
            all = finished == tables && tables > 1,
            finished,
            tables,
            playing,
            waiting = open().count() - playing
        )
    }

    /// Returns how far a table is.
    pub fn table_state(&self, table: &TableStatus) -> String {
        const LAST: u8 = Round::LAST.number();
        match &table.game {
            None => say!(self, "director-not-started"),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => say!(self, "director-not-begun"),
                GameState::Open => format!("{}/{LAST}", game.rounds.min(LAST.into())),
                GameState::Finished if game.short => {
                    self.game_state(game.state, true, game.rounds, LAST)
                }
                ended => self.state(ended),
            },
        }
    }

    /// Heads a column of tables, or of a list of tournaments.
    pub fn director_column(&self, column: DirectorColumn) -> &'static str {
        self.plain(match column {
            DirectorColumn::Name => "director-column-tournament",
            DirectorColumn::Table => "director-column-table",
        })
    }

    /// Names the table of a tournament that a game is played at.
    pub fn table_of_tournament(&self, name: &str, at: &TableRef) -> String {
        say!(
            self,
            "director-table",
            name,
            game = at.game,
            table = at.table
        )
    }

    /// Returns how good the seats are, beside the best possible, a line each.
    pub fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let &SeatingQuality {
            apart_met,
            repeats,
            least_repeats: least,
            most_meetings,
            large_table_spread: spread,
        } = quality;
        let mut lines = vec![match repeats == least {
            true => say!(self, "director-least-repeats", repeats),
            false => say!(self, "director-more-repeats", repeats, least),
        }];
        if most_meetings > 1 {
            lines.push(say!(self, "director-most-meetings", games = most_meetings));
        }
        if apart_met > 0 {
            lines.push(say!(self, "director-apart-met", meetings = apart_met));
        }
        if spread > 0 {
            lines.push(say!(self, "director-large-tables", games = spread));
        }
        lines
    }

    /// Returns what comes next; `None` after the end.
    pub fn tournament_next(&self, tournament: &StoredTournament) -> Option<Hint> {
        let start = &tournament.tournament.start;
        let current = tournament.current();
        let mut tables = current.into_iter().flat_map(|game| &game.tables);
        if let Some(open) = tables.find(|table| !table.is_over()) {
            let command = Command::new("score").option("--table", open.table);
            return Some(hint!(self, "director-next-round", command));
        }
        match tournament.next() {
            game if game <= start.games => {
                let command = Command::new("tournament seat");
                Some(hint!(self, "director-next-game", command, game))
            }
            game if game == tournament.tournament.final_game() && start.cut.is_some() => {
                let command = Command::new("tournament cut");
                Some(hint!(self, "director-next-final", command))
            }
            _ => None,
        }
    }

    /// Warns that a table was scored by other seats, too.
    pub fn stray_table(&self, stray: &StrayTable) -> String {
        let number = stray.game.result.game.number;
        say!(
            self,
            "director-stray-table",
            table = stray.was.table,
            game = stray.was.game,
            number,
            command = delete(number)
        )
    }

    /// Warns that players of a game have no seat in it.
    pub fn without_seat(&self, names: &[String], game: u8) -> String {
        say!(
            self,
            "director-without-seat",
            players = names.len(),
            names = self.and(names),
            game,
            command = Command::new("tournament seat").arg(game)
        )
    }

    /// Warns that a player has lost their seat to a table that had begun.
    pub fn lost_seat(&self, name: &str, game: u8) -> String {
        let command = Command::new("tournament late").arg(name);
        say!(self, "director-lost-seat", name, game, command)
    }

    /// Warns that a player has left and sits at a table that had begun.
    pub fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let command = Command::new("tournament leave").arg(name);
        say!(self, "director-still-seated", name, game, table, command)
    }

    /// Notes that tables of a game still play.
    pub fn still_playing(&self, game: u8, tables: usize) -> String {
        say!(self, "director-still-playing", game, tables)
    }

    /// Returns from where a player who came late plays.
    pub fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        say!(self, "director-came-late", name, game = from_game, table)
    }

    /// Returns that a player has left.
    pub fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        say!(self, "director-has-left", name, game = from_game)
    }

    /// Returns that two players have changed places in a game.
    pub fn swapped(&self, names: [&str; 2], game: u8) -> String {
        let [one, other] = names;
        say!(self, "director-swapped", one, other, game)
    }

    /// Returns who plays the final.
    pub fn finalists(&self, names: &[String]) -> String {
        say!(self, "director-finalists", names = self.and(names))
    }

    /// Returns that there are no tournaments.
    pub fn no_tournaments(&self) -> &'static str {
        self.plain("director-no-tournaments")
    }

    /// Lists tables: `table 3 of game 1 and table 7 of game 2`.
    fn tables_of_games(&self, tables: &[(u8, u16)]) -> String {
        const MOST: usize = 5;
        let name = |&(game, table): &(u8, u16)| say!(self, "director-table-of-game", game, table);
        let mut names: Vec<_> = tables.iter().take(MOST).map(name).collect();
        if tables.len() > MOST {
            let more = tables.len() - MOST;
            names.push(say!(self, "director-more-tables", more));
        }
        self.and(&names)
    }

    /// Returns that a table ended before its last round, and where it counts.
    pub fn table_finished_early(&self, result: &str, rounds: usize, tournament: &str) -> String {
        say!(
            self,
            "director-finished-early",
            result,
            rounds,
            last = Round::LAST,
            tournament
        )
    }

    /// Returns that a table was abandoned, since all its players have left.
    pub fn table_abandoned(&self, game: u8, table: u16) -> String {
        say!(self, "director-table-abandoned", game, table)
    }

    /// Returns that games have other seats than those that were printed.
    pub fn games_reseated(&self, games: &[String]) -> String {
        let (count, games) = (games.len(), self.and(games));
        say!(self, "director-games-reseated", games, count)
    }

    /// Warns that players of the final would not play it by the present standings.
    pub fn displaced_finalists(&self, names: &[String], has_begun: bool) -> String {
        let (count, names) = (names.len(), self.and(names));
        if has_begun {
            return say!(self, "director-displaced-begun", names, count);
        }
        let cut = Command::new("tournament cut");
        say!(self, "director-displaced", names, count, cut)
    }

    /// Asks whether to replace a final that has not begun.
    pub fn replace_final(&self, before: &[String], now: &[String]) -> String {
        let (before, now) = (self.and(before), self.and(now));
        say!(self, "director-replace-final", before, now)
    }
}

/// A column of tables, or of a list of tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[allow(missing_docs)]
pub enum DirectorColumn {
    Name,
    Table,
}

/// Returns the command that deletes a game.
fn delete(game: u32) -> Command {
    Command::new("game delete").arg(game)
}

#[cfg(test)]
error_samples! { TournamentError {
    None,
    Unknown { name: "Opne", near: ["Open"] },
    Unknown { name: "Opne", near: Vec::new() },
    Several { name: "S", names: ["Spring Open", "Sunday"] },
    NameTaken("Open"), NoPair("Ann Ann"), Seating(SeatingError::Players(2)),
    TooLarge { most: 8, players: 9 },
    AlreadyIn("Ann"), AlreadyLeft("Ann"),
    NotIn { name: "An", near: ["Ann", "Bob"] },
    NoGame { game: 4, games: 3 },
    Started(1),
    NotNext { game: 3, next: 2 },
    AllStarted,
    NoSeat { name: "Ann", game: 2 },
    SwapItself("Ann"),
    Begun { game: 1, table: 7 },
    NoTable { table: 17, game: 1, tables: 16 },
    TableNotStarted { table: 7, game: 2 },
    Held { game: 1, table: 7, begun: 3, number: 12 },
    Contested { game: 1, table: 7, contest: Contest { earlier: vec![12, 16], later: vec![20] } },
    Unfinished(vec![(1, 7)]),
    Unfinished((1..=7).map(|table| (1, table)).collect::<Vec<_>>()), NoCut,
    CutTooLarge { cut: 9, players: 8 },
    Tied { names: ["Ann", "Bob"], chairs: 1 },
    FinalBegun,
} }

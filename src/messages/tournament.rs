//! What a director does with a tournament: seats, tables, players who come and go.
//!
//! Names come ready to print; the name of a tournament for a command is `None` if commands are
//! about it anyway.

use super::language::in_backticks;
use super::{Command, Hint, Messages};
use crate::game::{GameState, TableRef};
use crate::rules::Round;
use crate::seating::{SeatingError, SeatingQuality};
use crate::tournament::{
    Contest, StoredTournament, StrayTable, TableStatus, TournamentGame, UnequalTables,
};

/// What a table waits for that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnfinishedTable {
    /// Its rounds, or until its seats are chosen.
    Plays,
    NotStarted,
    /// One player is left, and some rounds are scored in this game.
    Alone {
        number: u32,
    },
}

messages! { words:
    open_tournament(name: &str, tournament: Option<&str>) = "director-open" {
        name, command = Command::new("tournament").of_tournament(tournament)
    };
    without_seat(names: &[String], game: u8, tournament: Option<&str>) = "director-without-seat" {
        players = names.len(), names = words.and(names), game,
        command = seat(game).of_tournament(tournament)
    };
    lost_seat(name: &str, game: u8, tournament: Option<&str>) = "director-lost-seat" {
        name, game,
        command = Command::new("tournament late").arg(name).of_tournament(tournament)
    };
    still_seated(name: &str, game: u8, table: u16, tournament: Option<&str>) =
        "director-still-seated" {
            name, game, table,
            command = Command::new("tournament leave").arg(name).of_tournament(tournament)
        };
    still_playing(game: u8, tables: usize) = "director-still-playing";
    came_late(name: &str, game: u8, table: Option<u16>) = "director-came-late";
    is_back(name: &str) = "director-is-back";
    now_seats(game: u8, table: u16, players: &[String]) = "director-now-seats" {
        game, table, players = words.and(players)
    };
    /// Without a game, none is left.
    has_left_tournament(name: &str, game: Option<u8>) = "director-has-left";
    smaller_final(players: usize, cut: u8) = "director-smaller-final";
    /// Of several that are not over.
    meant_tournament(name: &str) = "director-meant";
    also_plays_in(name: &str, tournament: &str) = "director-also-plays-in";
    finalists(names: &[String]) = "director-finalists" { names = words.and(names) };
    no_tournaments() = "director-no-tournaments";
    table_finished_early(result: &str, rounds: usize, tournament: &str) = "director-finished-early" {
        result, rounds, last = Round::LAST, tournament
    };
    table_abandoned(game: u8, table: u16) = "director-table-abandoned";
    games_reseated(games: &[String]) = "director-games-reseated" {
        games = words.and(games), count = games.len()
    };
    replace_final(before: &[String], now: &[String]) = "director-replace-final" {
        before = words.and(before), now = words.and(now)
    };
    director_column(column: DirectorColumn) = "director-column-" + column;
    tournament_title(name: &str) = "tournament-standings";
    tables_finished(game: &str, finished: usize, tables: usize) = "tournament-finished";
    tournament_winner(winners: &[String]) = "tournament-winner" {
        winners = winners.len(), names = words.and(winners)
    };
    final_first() = "tournament-final-first";
    left_tournament() = "tournament-left";
    seats_by_name(tournament: &str) = "tournament-seats-by-name";
    seats_by_table(tournament: &str) = "tournament-seats-by-table";
    /// `sign`: of who deals first.
    seats_caption(sign: &str) = "tournament-seats-caption";
    blank_scoresheets(tournament: &str) = "tournament-scoresheets";
    table_number(table: usize) = "tournament-table";
    blank_scoresheet_note(sign: &str) = "tournament-scoresheet-note";
    score_keeper() = "tournament-score-keeper";
    /// Without a number, the final.
    tournament_game(game: Option<u8>) => match game {
        Some(_) => "tournament-game",
        None => "tournament-final",
    } { game };
    game_on_paper(tournament: &str, game: &str, table: Option<usize>) => match table {
        Some(_) => "tournament-paper-of-table",
        None => "tournament-paper",
    } { tournament, game = game.to_lowercase(), table };
    /// Two players have changed places in a game.
    swapped(names: [&str; 2], game: u8) = "director-swapped" {
        one = names[0], other = names[1], game
    };
    /// Players of the final would not play it by the present standings.
    displaced_finalists(names: &[String], has_begun: bool, tournament: Option<&str>) =>
        match has_begun {
            true => "director-displaced-begun",
            false => "director-displaced",
        } {
            names = words.and(names), count = names.len(),
            cut = Command::new("tournament cut").of_tournament(tournament)
        };
}

refusals! { words:
    /// What cannot be done with a tournament.
    pub enum TournamentError {
        /// There is none at all.
        None = "director-none" {
            command = Command::new("tournament new")
                .arg("Spring Open")
                .option("--games", 3)
                .arg("names.txt")
        };
        Unknown { name: String, near: Vec<String> } => {
            let command = Command::new("tournament list");
            let is_like_none = near.is_empty();
            let near = words.did_you_mean(near);
            let said = refuse!(words, "director-unknown", name, near, command);
            if is_like_none { said } else { said.with(None) }
        }, for { name: "Opne", near: ["Open"] } or { name: "Opne", near: Vec::new() };
        Several { name: String, names: Vec<String> } = "director-several" {
            name, names = words.or(&in_backticks(names)),
            command = names.first().map(|name| show().option("--tournament", name))
        }, for { name: "S", names: ["Spring Open", "Sunday"] };
        NameTaken(name: String) = "director-name-taken", for ("Open");
        /// The name of a player stands in the place of that of the tournament.
        NameOfPlayer { name: String, games: u8, others: Vec<String> } = "director-name-of-player" {
            name,
            command = others.iter().fold(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", games)
                    .arg(name),
                Command::arg
            )
        }, for { name: "Ann", games: 3, others: ["Bob", "Cat"] };
        /// A text that is no pair of players of the tournament.
        NoPair(text: String) = "director-no-pair", for ("Ann Ann");
        Seating(error: SeatingError) => error.said(words), for (SeatingError::Players(2));
        /// A ruleset has not enough cards for a table or a final of so many.
        TooLarge { most: usize, players: usize, is_created: bool } => {
            let said = refuse!(words, "director-too-large", most, players);
            if *is_created { said.with(None) } else { said }
        }, for { most: 8, players: 9, is_created: false };
        AlreadyIn(name: String) = "director-already-in", for ("Ann");
        AlreadyLeft { name: String, can_return: bool } => {
            let command = Command::new("tournament late").arg(name);
            let said = refuse!(words, "director-already-left", name, command);
            if *can_return { said } else { said.with(None) }
        }, for { name: "Ann", can_return: true };
        /// A player is named for the final who plays it anyway.
        InFinal(name: String) = "director-in-final", for ("Ann");
        /// A player is named for the final who shares no place with others.
        NotEqual(name: String) = "director-not-equal", for ("Ann");
        NotIn { name: String, near: Vec<String> } = "director-not-in" {
            name, near = words.did_you_mean(near)
        }, for { name: "An", near: ["Ann", "Bob"] };
        NoGame { game: u8, games: u8 } = "director-no-game", for { game: 4, games: 3 };
        FinalNotStarted = "director-final-not-started" { command = Command::new("tournament cut") };
        Started(game: u8) = "director-started" { game, command = show() }, for (1);
        NotNext { game: u8, next: u8 } = "director-not-next" { game, next, command = seat(*next) },
            for { game: 3, next: 2 };
        /// With a final that is still to start, or none.
        AllStarted { has_final: bool } => {
            let command = Command::new("tournament cut");
            let said = refuse!(words, "director-all-started", command);
            if *has_final { said } else { said.with(None) }
        }, for { has_final: true };
        NoSeat { name: String, game: u8 } = "director-no-seat" { name, game, command = show() },
            for { name: "Ann", game: 2 };
        /// Two players of whom one table has begun in each game.
        AllBegun(names: [String; 2]) => {
            let [one, other] = names;
            refuse!(words, "director-all-begun", one, other, command = show())
        }, for (["Ann", "Bob"].map(str::to_owned));
        SitsAt { name: String, game: u8, table: u16 } = "director-sits-at" {
            name, game, table, command = show()
        }, for { name: "Ann", game: 2, table: 7 };
        /// Who may come late, or not any more.
        NotEntered { name: String, can_enter: bool } => {
            let command = Command::new("tournament late").arg(name);
            let said = refuse!(words, "director-not-entered", name, command);
            if *can_enter { said } else { said.with(None) }
        }, for { name: "Zoe", can_enter: true };
        SwapItself(name: String) = "director-swap-itself", for ("Ann");
        /// A table of a game whose first round is scored.
        Begun { game: u8, table: u16 } = "director-begun", for { game: 1, table: 7 };
        NoTable { table: u16, game: u8, tables: usize } = "director-no-table" {
            table, game, tables, command = show()
        }, for { table: 17, game: 1, tables: 16 };
        TableNotStarted { table: u16, game: u8 } =>
            refuse!(words, "director-table-not-started", table, game)
                .with(hint!(words, "director-not-next.hint", command = seat(*game))),
            for { table: 7, game: 2 };
        /// A table that sits as before, since another had begun that it changed players
        /// with, in the game of this number, and is to be started again.
        Held { game: u8, table: u16, begun: u16, number: u32 } = "director-held" {
            game, table, begun, seat = seat(*game), delete = delete(*number)
        }, for { game: 1, table: 7, begun: 3, number: 12 };
        /// Tables that were begun by seats which contradict each other.
        Contested { game: u8, table: u16, contest: Contest } => {
            let delete = |games: &[u32]| games.iter().copied().map(delete).collect::<Vec<_>>();
            let (later, earlier) = (delete(&contest.later), delete(&contest.earlier));
            refuse!(words, "director-contested", game, table, later, earlier)
        }, for {
            game: 1,
            table: 7,
            contest: Contest { earlier: vec![12, 16], later: vec![20] }
        };
        /// Tables that are not over, each by game and number, and what the first waits for.
        Unfinished { tables: Vec<(u8, u16)>, first: UnfinishedTable } => {
            let &(game, table) = tables.first().unwrap_or(&(1, 1));
            let (names, tables) = (words.tables_of_games(tables), tables.len());
            let command = board(game, table);
            let said = refuse!(words, "director-unfinished", names, tables, command);
            match *first {
                UnfinishedTable::Plays => said,
                UnfinishedTable::NotStarted => said.with(hint!(
                    words,
                    "director-unfinished.hint-start",
                    tables,
                    command = seat(game)
                )),
                UnfinishedTable::Alone { number } => said.with(hint!(
                    words,
                    "director-unfinished.hint-end",
                    tables,
                    command = Command::new("game finish").arg(number)
                )),
            }
        }, for { tables: vec![(1, 7)], first: UnfinishedTable::Plays }
            or { tables: vec![(1, 7)], first: UnfinishedTable::Alone { number: 9 } }
            or { tables: vec![(1, 1), (1, 2)], first: UnfinishedTable::NotStarted }
            or {
                tables: (1..=7).map(|table| (1, table)).collect::<Vec<_>>(),
                first: UnfinishedTable::Plays
            };
        NoCut { players: usize } = "director-no-cut" {
            command = Command::new("tournament cut").arg((players / 2).clamp(2, 7))
        }, for { players: 80 };
        CutTooLarge { cut: u8, players: usize } = "director-cut-too-large",
            for { cut: 9, players: 8 };
        /// So few have a place, and have not left.
        FewPlaced(players: usize) = "director-few-placed" {
            players, command = Command::new("tournament standings")
        }, for (1) or (0);
        /// More are equal than there are chairs left in the final, whose size was given or not.
        Tied { names: Vec<String>, chairs: usize, cut: Option<u8> } => {
            let with = |cut: Command, name| cut.option("--with", name);
            let start = Command::new("tournament cut").args(cut);
            let command = names.iter().take(*chairs).fold(start, with);
            refuse!(words, "director-tied", names = words.and(names), chairs, command)
        }, for { names: ["Ann", "Bob"], chairs: 1, cut: None }
            or { names: vec!["Ann".to_owned(), "Bob".to_owned()], chairs: 1, cut: Some(5) };
        FinalBegun = "director-final-begun";
    }
}

said! { words:
    impl Message for SeatingError {
        Players(players) = "director-player-count";
        Games(games) = "director-game-count";
        Tables { players, tables } = "director-table-size";
        Sizes { players, least, most } = "director-table-sizes";
        NoPair(one, other) = "director-not-there";
        NotSeated(player) = "director-not-seated";
        IsSeated(player) = "director-is-seated";
        NoChair = "director-no-chair";
    }
}

impl Messages {
    /// Names the table of a tournament that a game is played at.
    pub fn table_of_tournament(&self, name: &str, at: &TableRef) -> String {
        let (game, table) = match at.is_final {
            true => (None, None),
            false => (Some(at.game), Some(at.table.into())),
        };
        self.game_on_paper(name, &self.tournament_game(game), table)
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
            date = start.date,
            players = tournament.players().count(),
            games = start.games,
            cut = start.cut,
            method = self.ranking_method(start.by),
            ruleset
        )
    }

    pub fn game_progress(&self, tournament: &StoredTournament, game: &TournamentGame) -> String {
        let number = game.number;
        let title = match tournament.tournament.final_game() == number {
            true => self.tournament_game(None),
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

    /// Returns how far a table is, and whether it waits until its seats are chosen.
    pub fn table_state(&self, table: &TableStatus, waits: bool) -> String {
        const LAST: u8 = Round::LAST.number();
        match &table.game {
            _ if waits => say!(self, "director-waits"),
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

    /// Returns how good the seats are, beside the best possible, a line each.
    pub fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let &SeatingQuality {
            apart_met,
            repeats,
            least_repeats: least,
            most_meetings,
            large_table_spread: spread,
        } = quality;
        let repeats = match repeats == least {
            true => say!(self, "director-least-repeats", repeats),
            false => say!(self, "director-more-repeats", repeats, least),
        };
        let lines = [
            Some(repeats),
            (most_meetings > 1)
                .then(|| say!(self, "director-most-meetings", games = most_meetings)),
            (apart_met > 0).then(|| say!(self, "director-apart-met", meetings = apart_met)),
            (spread > 0).then(|| say!(self, "director-large-tables", games = spread)),
        ];
        lines.into_iter().flatten().collect()
    }

    /// Returns what comes next; `None` after the end.
    pub fn tournament_next(&self, tournament: &StoredTournament) -> Option<Hint> {
        let start = &tournament.tournament.start;
        let name = tournament.name_for_commands();
        let game = tournament.current().map_or(1, |game| game.number);
        let mut tables = tournament.current().into_iter().flat_map(|game| &game.tables);
        let contested = |table: &&TableStatus| tournament.is_contested(game, table.table);
        if let Some(&TableStatus { table, .. }) = tables.clone().find(contested) {
            let command = board(game, table).of_tournament(name);
            return Some(hint!(self, "director-next-choice", command, game, table));
        }
        let missing = |table: &&TableStatus| tournament.is_missing(game, table);
        if let Some(&TableStatus { table, .. }) = tables.clone().find(missing) {
            let command = seat(game).of_tournament(name);
            return Some(hint!(self, "director-next-table", command, game, table));
        }
        if let Some(open) = tables.find(|table| table.is_open()) {
            let mut earlier = tournament.games.iter().take_while(|one| one.number < game);
            let plays = |game: &TournamentGame| game.tables.iter().any(|table| !table.is_over());
            let table = match earlier.any(plays) {
                true => format!("{game}/{}", open.table),
                false => open.table.to_string(),
            };
            let score = Command::new("score");
            let command = match &open.game {
                Some(open) if name.is_some() => score.option("--game", open.result.game.number),
                _ => score.option("--table", table),
            };
            return Some(hint!(self, "director-next-round", command));
        }
        match tournament.next() {
            game if game <= start.games => {
                let command = Command::new("tournament seat").of_tournament(name);
                Some(hint!(self, "director-next-game", command, game))
            }
            game if game == tournament.tournament.final_game()
                && start.cut.is_some()
                && tournament.can_have_final() =>
            {
                let command = Command::new("tournament cut").of_tournament(name);
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

    /// Returns that points over tables of these sizes are not comparable, and
    /// which methods are fair.
    pub fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        say!(self, "tournament-unequal-tables", smallest, largest)
    }
}

/// A column of tables, or of a list of tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum DirectorColumn {
    Tournament,
    Table,
}

fn show() -> Command {
    Command::new("tournament show")
}

/// Returns the command that shows a table of a game.
pub(super) fn board(game: u8, table: u16) -> Command {
    Command::new("board").option("--table", format!("{game}/{table}"))
}

fn seat(game: u8) -> Command {
    Command::new("tournament seat").arg(game)
}

fn delete(game: u32) -> Command {
    Command::new("game delete").arg(game)
}

use super::{SelectedGames, Wins};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};

subject! {
/// Statistics of a player or of two, and records.
///
/// Names come ready to print.
pub trait StatsWords {
    /// Names a part of statistics.
    fn section(&self, section: Section) -> &'static str;

    /// Explains the mark of a figure of few games.
    fn thin_legend(&self) -> &'static str;

    /// Returns that players have finished no such games, two of them none
    /// together.
    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String;

    /// Returns how to select more games.
    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str;

    /// Returns whose statistics they are, and of how many games.
    fn stats_title(&self, name: &str, games: u32, wins: Wins, of: &SelectedGames) -> String;

    /// Returns averages of a game and of a round, and how far totals differ.
    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String;

    /// Returns the best or worst of a player: `0 points, twice, first in round
    /// 1 of game 1, 2026-11-21`.
    fn extreme(&self, extreme: &Extreme) -> String;

    /// Returns how often a player went out: `in 3 of 12 rounds, 25%`.
    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String;

    /// Returns the longest streak, with its games, and the current one.
    fn streak(&self, streak: &Streak) -> String;

    /// Returns from which to which game, by number: `from game 3 to 9,
    /// 2026-01-02 to 2026-02-03`.
    fn game_span(&self, first: GameRef, last: GameRef) -> String;

    /// Returns how many places a player gains on average after round 9, and
    /// the best comeback with its game.
    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String;

    /// Explains the sparkline of totals, of the last games if not of all.
    fn totals_note(&self, last: Option<usize>) -> String;

    /// Returns who is compared, over how many games.
    fn head_to_head_title(&self, names: &[String], games: u32, of: &SelectedGames) -> String;

    /// Returns the average difference of two players, and for whom it is good.
    fn average_difference(&self, points: &str, better: Option<&str>) -> String;

    /// Returns by how much a player won in which game.
    fn biggest_win(&self, name: &str, win: BiggestWin) -> String;

    /// Returns of how many games the records are.
    fn records_title(&self, games: u32, of: &SelectedGames) -> String;

    /// Returns the order of the statistics of all players.
    fn all_stats_order(&self) -> &'static str;

    /// Returns that there are too few games for records.
    fn too_few_for_records(&self, games: u32, least: u32, of: &SelectedGames) -> String;

    /// Names a record: `Lowest total`.
    fn record(&self, kind: RecordKind) -> &'static str;

    /// Returns the value of a record: `85 points`, `3 rounds`.
    fn record_value(&self, kind: RecordKind, value: i32) -> String;

    /// Returns who holds a record and in which games: `Ann over Bob, round 3,
    /// game 12, 2026-11-21`.
    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String;
}
}

/// The places that a player gains on average; the number is ready to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain<'a> {
    /// As good as none.
    None,
    /// So many gained.
    Gained(&'a str),
    /// So many lost.
    Lost(&'a str),
}

/// A part of statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Section {
    /// All games together.
    Overall,
    /// By round, beside the others.
    ByRound,
    /// By players at the table.
    ByTable,
    /// By opponent.
    ByOpponent,
    /// Of two players, by round.
    AverageByRound,
    /// Of two players, the last games.
    LastMeetings,
}

use chrono::NaiveDate;

use crate::game::GameState;
use crate::league::RecordKind;

subject! {
/// Reports, recaps and charts.
///
/// Names come ready to print.
pub trait ReportWords {
    /// Returns the language as HTML names it.
    fn html_language(&self) -> &'static str;

    /// Returns the footer of a page.
    fn page_footer(&self) -> &'static str;

    /// Names a part of a report.
    fn report_part(&self, part: ReportPart) -> &'static str;

    /// Names the chart of a game.
    fn chart_of_game(&self, number: u32) -> String;

    /// Names a game by its players.
    fn game_report_title(&self, number: u32, names: &[String]) -> String;

    /// Returns how a game ended, in a recap of several.
    fn game_outcome(&self, number: u32, outcome: &str) -> String;

    /// Returns the state of a game that was not played to its end, `None` if
    /// it was.
    fn unusual_end(&self, state: GameState, short: bool) -> Option<&'static str>;

    /// Explains the cells of a scoresheet that have a total in brackets.
    fn totals_in_brackets(&self) -> &'static str;

    /// Returns the sign of the dealer, and what it means.
    fn dealer_sign(&self) -> [&'static str; 2];

    /// Returns the caption of a scoresheet, which explains its signs.
    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String;

    /// Returns the caption of the players of a game.
    fn players_caption(&self, number: u32) -> String;

    /// Names the standings of a report.
    fn standings_title(&self, selection: &str) -> String;

    /// Names a night: `Five Crowns on Saturday 2026-11-21, 2 games`.
    fn night_title(&self, date: NaiveDate, games: usize, league: Option<&str>) -> String;

    /// Names the chart of the points that players scored in a night.
    fn night_chart(&self, date: NaiveDate) -> String;

    /// Returns a comeback after round 9, in one of several games.
    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String;

    /// Returns the points of a round, in one of several games.
    fn costly_round(&self, name: &str, points: i32, round: u8, game: Option<u32>) -> String;

    /// Returns the value of a record that was broken, by whom, and the old
    /// value with its holders and its last day.
    fn broken_record(
        &self,
        kind: RecordKind,
        now: (&str, i32),
        was: (&str, i32),
        since: Option<NaiveDate>,
    ) -> String;

    /// Returns a number of players.
    fn players(&self, players: usize) -> String;

    /// Returns that no round is scored, in place of a chart.
    fn no_chart_yet(&self) -> &'static str;

    /// Names a chart in a terminal, in which a sign may stand for many.
    fn chart_title(&self, many: bool) -> String;

    /// Names a picture of the running totals of a game.
    fn totals_picture(&self, number: u32) -> String;

    /// Returns the caption of a picture that has low totals on top.
    fn fewest_on_top(&self, title: &str) -> String;

    /// Labels the end of a line with the total, of a player who left or not.
    fn line_end(&self, name: &str, total: i32, left: bool) -> String;

    /// Describes the picture of the running totals by the ends of its lines.
    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String;

    /// Describes what the bars of a picture show.
    fn bars(&self, bars: Bars) -> &'static str;
}
}

/// A part of a report or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum ReportPart {
    /// The next turn of an open game.
    Next,
    /// The result of a game.
    Result,
    /// Who leads.
    Standings,
    /// The totals after each round.
    RunningTotals,
    /// The chart of the running totals.
    TotalsChart,
    /// The scoresheet.
    Scoresheet,
    /// The players of a game by place.
    PlayersByPlace,
    /// The records that were broken.
    RecordsBroken,
    /// The chart of standings.
    Picture,
    /// The bars of standings.
    StandingsChart,
    /// Who won how many games.
    GamesWon,
    /// Who came back.
    CameBack,
    /// The most points in a round.
    CostlyRound,
}

/// The meaning of bars and of the marks across them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Bars {
    /// Average points.
    AveragePoints,
    /// Figures of which low ones are good.
    LowIsGood,
    /// Figures of which high ones are good.
    HighIsGood,
    /// The heading of a bar that is an average.
    Average,
    /// The heading of a mark that is the average of a table.
    Table,
    /// The heading of a mark that is the mean of all.
    Mean,
}

use chrono::NaiveDate;

use super::{English, and, counted, grammar, ordinal, points};
use crate::game::GameState;
use crate::league::RecordKind;
use crate::words::{Bars, ReportPart, ReportWords, StatsWords};

impl ReportWords for English {
    fn html_language(&self) -> &'static str {
        "en"
    }

    fn page_footer(&self) -> &'static str {
        "Made with crowns"
    }

    fn report_part(&self, part: ReportPart) -> &'static str {
        match part {
            ReportPart::Next => "Next",
            ReportPart::Result => "Result",
            ReportPart::Standings => "Standings",
            ReportPart::RunningTotals => "Running totals",
            ReportPart::TotalsChart => "Chart of the running totals",
            ReportPart::Scoresheet => "Scoresheet",
            ReportPart::PlayersByPlace => "Players by place",
            ReportPart::RecordsBroken => "Records broken",
            ReportPart::Picture => "In one picture",
            ReportPart::StandingsChart => "Bars of the standings",
            ReportPart::GamesWon => "Games won",
            ReportPart::CameBack => "Comeback",
            ReportPart::CostlyRound => "Worst round",
        }
    }

    fn chart_of_game(&self, number: u32) -> String {
        format!("Chart of game {number}")
    }

    fn game_report_title(&self, number: u32, names: &[String]) -> String {
        format!("Game {number}: {}", and(names))
    }

    fn game_outcome(&self, number: u32, outcome: &str) -> String {
        format!("Game {number}: {outcome}")
    }

    fn unusual_end(&self, state: GameState, short: bool) -> Option<&'static str> {
        match state {
            GameState::Finished if short => Some("ended early"),
            GameState::Finished => None,
            state => Some(grammar::state(state)),
        }
    }

    fn totals_in_brackets(&self) -> &'static str {
        "Points, and in brackets the total; * went out"
    }

    fn dealer_sign(&self) -> [&'static str; 2] {
        ["d", "deals"]
    }

    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let out = if out { ", * went out" } else { "" };
        let missed = if missed { ", - did not play" } else { "" };
        format!("Scoresheet of game {number}; d deals{out}{missed}")
    }

    fn players_caption(&self, number: u32) -> String {
        format!("Players of game {number}, the fewest points first")
    }

    fn standings_title(&self, selection: &str) -> String {
        format!("Five Crowns standings: {selection}")
    }

    fn night_title(&self, date: NaiveDate, games: usize, league: Option<&str>) -> String {
        let games = counted(games as u64, "game");
        let league = league.map(|league| format!(", league {league}"));
        let day = date.format("%A %Y-%m-%d");
        format!(
            "Five Crowns on {day}, {games}{}",
            league.unwrap_or_default()
        )
    }

    fn night_chart(&self, date: NaiveDate) -> String {
        format!("Points per game on {date}, fewest on top")
    }

    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (ordinal(from as usize), ordinal(to as usize));
        let game = game.map(|game| format!(", in game {game}"));
        format!(
            "{name}, from {from} after round 9 to {to}{}",
            game.unwrap_or_default()
        )
    }

    fn costly_round(&self, name: &str, scored: i32, round: u8, game: Option<u32>) -> String {
        let game = game.map(|game| format!(" of game {game}"));
        format!(
            "{name}, {} in round {round}{}",
            points(scored),
            game.unwrap_or_default()
        )
    }

    fn broken_record(
        &self,
        kind: RecordKind,
        now: (&str, i32),
        was: (&str, i32),
        since: Option<NaiveDate>,
    ) -> String {
        let by = match kind {
            RecordKind::BiggestMargin | RecordKind::ClosestFinish => "by ",
            _ => "",
        };
        let held = |(names, value): (&str, i32)| {
            format!("{names}, {by}{}", self.record_value(kind, value))
        };
        let since = since.map(|date| format!(" on {date}"));
        format!(
            "{}; previously {}{}",
            held(now),
            held(was),
            since.unwrap_or_default()
        )
    }

    fn players(&self, players: usize) -> String {
        counted(players as u64, "player")
    }

    fn no_chart_yet(&self) -> &'static str {
        "The chart starts with the first scored round"
    }

    fn chart_title(&self, many: bool) -> String {
        let many = if many { ", * many" } else { "" };
        format!("Points by round, fewest on top{many}")
    }

    fn totals_picture(&self, number: u32) -> String {
        format!("Game {number}: points after each round")
    }

    fn fewest_on_top(&self, title: &str) -> String {
        format!("{title}, fewest on top")
    }

    fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        let left = if left { ", left" } else { "" };
        format!("{name} {total}{left}")
    }

    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return "No round is scored yet".to_owned();
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let left = if *left { " on leaving" } else { "" };
            format!("{name} {}{left}", points(*total))
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        format!(
            "Lines of the running totals, the fewest points on top. At their ends: {}",
            and(&ends)
        )
    }

    fn bars(&self, bars: Bars) -> &'static str {
        match bars {
            Bars::AveragePoints => "Bars of average points, the shorter the better",
            Bars::LowIsGood => "Bars, the shorter the better",
            Bars::HighIsGood => "Bars, the longer the better",
            Bars::Average => "average",
            Bars::Table => "table",
            Bars::Mean => "mean",
        }
    }
}

use chrono::NaiveDate;

use super::Messages;
use super::phrase::weekday;
use crate::game::GameState;
use crate::league::RecordKind;

/// Reports, recaps and charts.
///
/// Names come ready to print.
impl Messages {
    /// Returns the language as HTML names it.
    pub fn html_language(&self) -> &'static str {
        self.plain("report-language")
    }

    /// Returns the footer of a page.
    pub fn page_footer(&self) -> &'static str {
        self.plain("report-footer")
    }

    /// Names a part of a report.
    pub fn report_part(&self, part: ReportPart) -> &'static str {
        self.plain(match part {
            ReportPart::Next => "report-next",
            ReportPart::Result => "report-result",
            ReportPart::Standings => "report-standings",
            ReportPart::RunningTotals => "report-running-totals",
            ReportPart::TotalsChart => "report-totals-chart",
            ReportPart::Scoresheet => "report-scoresheet",
            ReportPart::PlayersByPlace => "report-players-by-place",
            ReportPart::RecordsBroken => "report-records-broken",
            ReportPart::Picture => "report-picture",
            ReportPart::StandingsChart => "report-standings-chart",
            ReportPart::GamesWon => "report-games-won",
            ReportPart::CameBack => "report-came-back",
            ReportPart::CostlyRound => "report-costly-round",
        })
    }

    /// Names the chart of a game.
    pub fn chart_of_game(&self, number: u32) -> String {
        say!(self, "report-chart-of-game", game = number)
    }

    /// Names a game by its players.
    pub fn game_report_title(&self, number: u32, names: &[String]) -> String {
        say!(self, "report-game", game = number, names = self.and(names))
    }

    /// Returns how a game ended, in a recap of several.
    pub fn game_outcome(&self, number: u32, outcome: &str) -> String {
        say!(self, "report-outcome", game = number, outcome)
    }

    /// Returns the state of a game that was not played to its end, `None` if
    /// it was.
    pub fn unusual_end(&self, state: GameState, short: bool) -> Option<String> {
        match state {
            GameState::Finished if short => Some(say!(self, "report-ended-early")),
            GameState::Finished => None,
            state => Some(self.state(state)),
        }
    }

    /// Explains the cells of a scoresheet that have a total in brackets.
    pub fn totals_in_brackets(&self) -> &'static str {
        self.plain("report-totals-in-brackets")
    }

    /// Returns the sign of the dealer, and what it means.
    pub fn dealer_sign(&self) -> [&'static str; 2] {
        ["report-dealer-sign", "report-dealer"].map(|id| self.plain(id))
    }

    /// Returns the caption of a scoresheet, which explains its signs.
    pub fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let parts = [
            Some(say!(self, "report-scoresheet-caption", game = number)),
            out.then(|| say!(self, "report-scoresheet-out")),
            missed.then(|| say!(self, "report-scoresheet-missed")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Returns the caption of the players of a game.
    pub fn players_caption(&self, number: u32) -> String {
        say!(self, "report-players-of-game", game = number)
    }

    /// Names the standings of a report.
    pub fn standings_title(&self, selection: &str) -> String {
        say!(self, "report-standings-of", selection)
    }

    /// Names a night: `Five Crowns on Saturday 2026-11-21, 2 games`.
    pub fn night_title(&self, date: NaiveDate, games: usize, league: Option<&str>) -> String {
        let (weekday, day) = (weekday(date), date.to_string());
        match league {
            Some(league) => say!(self, "report-night-of-league", weekday, day, games, league),
            None => say!(self, "report-night", weekday, day, games),
        }
    }

    /// Names the chart of the points that players scored in a night.
    pub fn night_chart(&self, date: NaiveDate) -> String {
        say!(self, "report-night-chart", day = date.to_string())
    }

    /// Returns a comeback after round 9, in one of several games.
    pub fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (self.ordinal(from as usize), self.ordinal(to as usize));
        match game {
            Some(game) => say!(self, "report-comeback-in-game", name, from, to, game),
            None => say!(self, "report-comeback", name, from, to),
        }
    }

    /// Returns the points of a round, in one of several games.
    pub fn costly_round(&self, name: &str, points: i32, round: u8, game: Option<u32>) -> String {
        let points = self.points(points);
        match game {
            Some(game) => say!(self, "report-costly-in-game", name, points, round, game),
            None => say!(self, "report-costly", name, points, round),
        }
    }

    /// Returns the value of a record that was broken, by whom, and the old
    /// value with its holders and its last day.
    pub fn broken_record(
        &self,
        kind: RecordKind,
        now: (&str, i32),
        was: (&str, i32),
        since: Option<NaiveDate>,
    ) -> String {
        let held = |(names, value): (&str, i32)| {
            let value = self.record_value(kind, value);
            match kind {
                RecordKind::BiggestMargin | RecordKind::ClosestFinish => {
                    say!(self, "report-held-by", names, value)
                }
                _ => say!(self, "report-held", names, value),
            }
        };
        let (now, before) = (held(now), held(was));
        match since {
            Some(day) => say!(
                self,
                "report-broken-since",
                now,
                before,
                day = day.to_string()
            ),
            None => say!(self, "report-broken", now, before),
        }
    }

    /// Returns a number of players.
    pub fn players(&self, players: usize) -> String {
        say!(self, "report-players", players)
    }

    /// Returns that no round is scored, in place of a chart.
    pub fn no_chart_yet(&self) -> &'static str {
        self.plain("report-no-chart")
    }

    /// Names a chart in a terminal, in which a sign may stand for many.
    pub fn chart_title(&self, many: bool) -> String {
        match many {
            true => say!(self, "report-chart-many"),
            false => say!(self, "report-chart"),
        }
    }

    /// Names a picture of the running totals of a game.
    pub fn totals_picture(&self, number: u32) -> String {
        say!(self, "report-totals-picture", game = number)
    }

    /// Returns the caption of a picture that has low totals on top.
    pub fn fewest_on_top(&self, title: &str) -> String {
        say!(self, "report-fewest-on-top", title)
    }

    /// Labels the end of a line with the total, of a player who left or not.
    pub fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        match left {
            true => say!(self, "report-line-end-left", name, total),
            false => say!(self, "report-line-end", name, total),
        }
    }

    /// Describes the picture of the running totals by the ends of its lines.
    pub fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return say!(self, "report-no-lines");
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let points = self.points(*total);
            match left {
                true => say!(self, "report-line-left", name, points),
                false => say!(self, "report-line", name, points),
            }
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        say!(self, "report-lines", ends = self.and(&ends))
    }

    /// Describes what the bars of a picture show.
    pub fn bars(&self, bars: Bars) -> &'static str {
        self.plain(match bars {
            Bars::AveragePoints => "report-bars-average-points",
            Bars::LowIsGood => "report-bars-low-is-good",
            Bars::HighIsGood => "report-bars-high-is-good",
            Bars::Average => "report-bars-average",
            Bars::Table => "report-bars-table",
            Bars::Mean => "report-bars-mean",
        })
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

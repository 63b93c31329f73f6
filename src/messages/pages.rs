//! Reports, recaps and charts, and the pages for the phones at the table.
//!
//! Names come ready to print.

use chrono::NaiveDate;

use super::Messages;
use super::language::weekday;
use crate::game::GameState;
use crate::league::RecordKind;

messages! { words:
    html_language() = "report-language";
    page_footer() = "report-footer";
    chart_of_game(game: u32) = "report-chart-of-game";
    game_report_title(game: u32, names: &[String]) = "report-game" { game, names = words.and(names) };
    /// In a recap of several games.
    game_outcome(game: u32, outcome: &str) = "report-outcome";
    /// Explains such cells of a scoresheet.
    totals_in_brackets() = "report-totals-in-brackets";
    /// Beside a table that is wider than a phone.
    scrolls() = "report-scrolls";
    players_caption(game: u32) = "report-players-of-game";
    standings_title(selection: &str) = "report-standings-of";
    night_chart(date: NaiveDate) = "report-night-chart" { day = date };
    players(players: usize) = "report-players";
    no_chart_yet() = "report-no-chart";
    totals_picture(game: u32) = "report-totals-picture";
    fewest_on_top(title: &str) = "report-fewest-on-top";
    report_part(part: ReportPart) = "report-" + part;
    bars(bars: Bars) = "report-bars-" + bars;
    night_title(date: NaiveDate, games: usize, league: Option<&str>) => match league {
        Some(_) => "report-night-of-league",
        None => "report-night",
    } { weekday = weekday(date), day = date, games, league };
    comeback(name: &str, from: u32, to: u32, game: Option<u32>) => match game {
        Some(_) => "report-comeback-in-game",
        None => "report-comeback",
    } { name, from = words.ordinal(from as usize), to = words.ordinal(to as usize), game };
    costly_round(name: &str, points: i32, round: u8, game: Option<u32>) => match game {
        Some(_) => "report-costly-in-game",
        None => "report-costly",
    } { name, points = words.points(points), round, game };
    /// `game`: its number, if there are several.
    minutes(minutes: u32, game: Option<u32>) => match game {
        Some(_) => "report-minutes-of",
        None => "report-minutes",
    } { minutes, game };
    /// Who has another place in the standings than before, or none before.
    place_changed(name: &str, now: usize, before: Option<usize>) => match before {
        Some(_) => "report-place-changed",
        None => "report-place-new",
    } { name, now = words.ordinal(now), before = before.map(|place| words.ordinal(place)) };
    chart_title(many: bool) => match many { true => "report-chart-many", false => "report-chart" };
    line_end(name: &str, total: i32, left: bool) => match left {
        true => "report-line-end-left",
        false => "report-line-end",
    } { name, total };
    served_page(page: ServedPage) = "serve-page-" + page;
    serve_which_game() = "serve-which-game";
    /// Who has no score in the round that is entered.
    serve_missing(names: &[String]) = "serve-missing" { names = words.and(names) };
    /// Phones differ on the scores of these players.
    serve_disputed(names: &[String]) = "serve-disputed" { names = words.and(names) };
    serve_complete() = "serve-complete";
    serve_changed() = "serve-changed";
    serve_choose() = "serve-choose";
    serve_score_of(name: &str, round: u8) = "serve-score-of";
    serve_whole_round() = "serve-whole-round";
    serve_save(round: u8) = "serve-save";
    serve_save_anyway() = "serve-save-anyway";
    serve_enter() = "serve-enter";
    serve_enter_anyway() = "serve-enter-anyway";
    serve_points() = "serve-points";
    serve_cards() = "serve-cards";
    serve_out() = "serve-out";
    serve_absent() = "serve-absent";
    /// Several scores were typed where one is asked for.
    serve_one_score(name: &str) = "serve-one-score";
    /// Where scores are corrected.
    serve_one_correction(name: &str) = "serve-one-correction";
    serve_row(names: &[String]) = "serve-row" { names = names.join(", ") };
    serve_right_score() = "serve-right-score";
    serve_wild() = "serve-wild";
    serve_saved(scores: &str) = "serve-saved";
    serve_undo(round: u8, correction: bool) => match correction {
        true => "serve-undo-correction",
        false => "serve-undo",
    } { round };
    serve_correct() = "serve-correct";
    serve_keyboard() = "serve-keyboard";
    serve_delete() = "serve-delete";
    /// Removes the scores that were entered for a player.
    serve_clear(scores: &str) = "serve-clear";
    serve_check() = "serve-check";
    serve_judge() = "serve-judge";
    serve_ask() = "serve-ask";
    serve_all_topics() = "serve-all-topics";
    /// What was typed stays on the phone until the laptop can be reached.
    serve_offline() = "serve-offline";
    /// What was entered and not recorded is lost.
    serve_restarted() = "serve-restarted";
    serve_wrong_link() = "serve-wrong-link";
    serve_read_only() = "serve-read-only";
    serve_pin() = "serve-pin";
    serve_wrong_pin() = "serve-wrong-pin";
    serve_too_many_pins() = "serve-too-many-pins";
    serve_no_page() = "serve-no-page";
    serve_foreign_site() = "serve-foreign-site";
}

impl Messages {
    /// Returns the state of a game that was not played to its end, `None` if it was.
    pub fn unusual_end(&self, state: GameState, short: bool) -> Option<String> {
        match state {
            GameState::Finished if short => Some(say!(self, "report-ended-early")),
            GameState::Finished => None,
            state => Some(self.state(state)),
        }
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
            Some(day) => say!(self, "report-broken-since", now, before, day),
            None => say!(self, "report-broken", now, before),
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
}

/// A part of a report or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ReportPart {
    /// The next turn of an open game.
    Next,
    Result,
    /// Who leads.
    Standings,
    /// All records, or those of a player.
    Records,
    RunningTotals,
    TotalsChart,
    Scoresheet,
    PlayersByPlace,
    RecordsBroken,
    /// The chart of standings.
    Picture,
    StandingsChart,
    GamesWon,
    CameBack,
    CostlyRound,
    TimePlayed,
    StandingsChanged,
    /// The page that judges hands and answers questions.
    Judge,
}

/// The meaning of bars and of the marks across them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Bars {
    AveragePoints,
    LowIsGood,
    HighIsGood,
    /// The heading of a bar that is an average.
    Average,
    /// The heading of a mark that is the average of a table.
    Table,
    /// The heading of a mark that is the mean of all.
    Mean,
}

/// A page for phones, by the name in its heading and in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ServedPage {
    Sheet,
    Hand,
    Melds,
    Odds,
    Rules,
    More,
    Standings,
    Night,
    Games,
    Tournament,
}

impl ServedPage {
    /// Returns the path of the page, for more pages that of the first.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Sheet => "/",
            Self::Hand => "/hand",
            Self::Melds => "/melds",
            Self::Odds => "/odds",
            Self::Rules => "/rules",
            Self::More | Self::Standings => "/standings",
            Self::Night => "/night",
            Self::Games => "/games",
            Self::Tournament => "/tournament",
        }
    }
}

use chrono::NaiveDate;

use super::{Swedish, and, counted, day, ordinal, points, state};
use crate::game::GameState;
use crate::league::RecordKind;
use crate::words::{Bars, ReportPart, ReportWords, StatsWords};

impl ReportWords for Swedish {
    fn html_language(&self) -> &'static str {
        "sv"
    }

    fn page_footer(&self) -> &'static str {
        "Gjord med crowns"
    }

    fn report_part(&self, part: ReportPart) -> &'static str {
        match part {
            ReportPart::Next => "Nästa",
            ReportPart::Result => "Resultat",
            ReportPart::Standings => "Ställning",
            ReportPart::RunningTotals => "Löpande summa",
            ReportPart::TotalsChart => "Graf över den löpande summan",
            ReportPart::Scoresheet => "Protokoll",
            ReportPart::PlayersByPlace => "Spelarna efter plats",
            ReportPart::RecordsBroken => "Slagna rekord",
            ReportPart::Picture => "I en bild",
            ReportPart::StandingsChart => "Ställningen i staplar",
            ReportPart::GamesWon => "Vunna spel",
            ReportPart::CameBack => "Comeback",
            ReportPart::CostlyRound => "Sämsta omgång",
        }
    }

    fn chart_of_game(&self, number: u32) -> String {
        format!("Graf över spel {number}")
    }

    fn game_report_title(&self, number: u32, names: &[String]) -> String {
        format!("Spel {number}: {}", and(names))
    }

    fn game_outcome(&self, number: u32, outcome: &str) -> String {
        format!("Spel {number}: {outcome}")
    }

    fn unusual_end(&self, is: GameState, short: bool) -> Option<&'static str> {
        match is {
            GameState::Finished if short => Some("avslutat i förtid"),
            GameState::Finished => None,
            is => Some(state(is)),
        }
    }

    fn totals_in_brackets(&self) -> &'static str {
        "Poäng och inom parentes summan; * gick ut"
    }

    fn dealer_sign(&self) -> [&'static str; 2] {
        ["d", "delar ut"]
    }

    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let out = if out { ", * gick ut" } else { "" };
        let missed = if missed { ", - var inte med" } else { "" };
        format!("Protokoll för spel {number}; d delar ut{out}{missed}")
    }

    fn players_caption(&self, number: u32) -> String {
        format!("Spelarna i spel {number}, minst poäng först")
    }

    fn standings_title(&self, selection: &str) -> String {
        format!("Ställningen i Five Crowns: {selection}")
    }

    fn night_title(&self, date: NaiveDate, games: usize, league: Option<&str>) -> String {
        let league = league.map(|league| format!(", liga {league}"));
        format!(
            "Five Crowns {}, {games} spel{}",
            day(date),
            league.unwrap_or_default()
        )
    }

    fn night_chart(&self, date: NaiveDate) -> String {
        format!("Poäng per spel {date}, minst överst")
    }

    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (ordinal(from as usize), ordinal(to as usize));
        match game {
            Some(game) => format!("{name}, från {from} efter omgång 9 till {to} i spel {game}"),
            None => format!("{name}, från {from} efter omgång 9 till {to}"),
        }
    }

    fn costly_round(&self, name: &str, scored: i32, round: u8, game: Option<u32>) -> String {
        let scored = points(scored);
        match game {
            Some(game) => format!("{name}, {scored} i omgång {round} i spel {game}"),
            None => format!("{name}, {scored} i omgång {round}"),
        }
    }

    fn broken_record(
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
                    format!("{names} med {value}")
                }
                _ => format!("{names}, {value}"),
            }
        };
        let since = since.map(|date| format!(", {date}"));
        format!(
            "{}; tidigare {}{}",
            held(now),
            held(was),
            since.unwrap_or_default()
        )
    }

    fn players(&self, players: usize) -> String {
        counted(players as u64, "spelare", "spelare")
    }

    fn no_chart_yet(&self) -> &'static str {
        "Grafen börjar när första omgången är införd"
    }

    fn chart_title(&self, many: bool) -> String {
        let many = if many { ", * flera" } else { "" };
        format!("Poäng per omgång, minst överst{many}")
    }

    fn totals_picture(&self, number: u32) -> String {
        format!("Spel {number}: poäng efter varje omgång")
    }

    fn fewest_on_top(&self, title: &str) -> String {
        format!("{title}, minst överst")
    }

    fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        let left = if left { ", gått" } else { "" };
        format!("{name} {total}{left}")
    }

    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return "Ingen omgång är införd än".to_owned();
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let total = points(*total);
            match left {
                true => format!("{name} gick med {total}"),
                false => format!("{name} {total}"),
            }
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        format!(
            "Linjer för de löpande summorna, minst poäng överst. De slutar vid: {}",
            and(&ends)
        )
    }

    fn bars(&self, bars: Bars) -> &'static str {
        match bars {
            Bars::AveragePoints => "Staplar för poäng i snitt, ju kortare desto bättre",
            Bars::LowIsGood => "Staplar, ju kortare desto bättre",
            Bars::HighIsGood => "Staplar, ju längre desto bättre",
            Bars::Average => "snitt",
            Bars::Table => "bord",
            Bars::Mean => "medel",
        }
    }
}

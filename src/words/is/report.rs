use chrono::NaiveDate;

use super::grammar::{games, on_weekday, players, state as named};
use super::{Icelandic, and, ordinal, points};
use crate::game::GameState;
use crate::league::RecordKind;
use crate::words::{Bars, ReportPart, ReportWords, StatsWords};

impl ReportWords for Icelandic {
    fn html_language(&self) -> &'static str {
        "is"
    }

    fn page_footer(&self) -> &'static str {
        "Gert með crowns"
    }

    fn report_part(&self, part: ReportPart) -> &'static str {
        match part {
            ReportPart::Next => "Næst",
            ReportPart::Result => "Úrslit",
            ReportPart::Standings => "Staðan",
            ReportPart::RunningTotals => "Heildarstig",
            ReportPart::TotalsChart => "Línurit heildarstiga",
            ReportPart::Scoresheet => "Stigablað",
            ReportPart::PlayersByPlace => "Leikmenn eftir sæti",
            ReportPart::RecordsBroken => "Ný met",
            ReportPart::Picture => "Í einni mynd",
            ReportPart::StandingsChart => "Stigataflan sem súlurit",
            ReportPart::GamesWon => "Unnir leikir",
            ReportPart::CameBack => "Endasprettur",
            ReportPart::CostlyRound => "Versta umferð",
        }
    }

    fn chart_of_game(&self, number: u32) -> String {
        format!("Línurit leiks {number}")
    }

    fn game_report_title(&self, number: u32, names: &[String]) -> String {
        format!("Leikur {number}: {}", and(names))
    }

    fn game_outcome(&self, number: u32, outcome: &str) -> String {
        format!("Leikur {number}: {outcome}")
    }

    fn unusual_end(&self, state: GameState, short: bool) -> Option<&'static str> {
        match state {
            GameState::Finished if short => Some("lauk snemma"),
            GameState::Finished => None,
            state => Some(named(state)),
        }
    }

    fn totals_in_brackets(&self) -> &'static str {
        "Stig og í sviga heildarstig; * lokaði"
    }

    fn dealer_sign(&self) -> [&'static str; 2] {
        ["d", "gefur"]
    }

    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let out = if out { ", * lokaði" } else { "" };
        let missed = if missed { ", - spilaði ekki" } else { "" };
        format!("Stigablað leiks {number}; d gefur{out}{missed}")
    }

    fn players_caption(&self, number: u32) -> String {
        format!("Leikmenn í leik {number}, fæst stig fyrst")
    }

    fn standings_title(&self, selection: &str) -> String {
        format!("Five Crowns, stigatafla: {selection}")
    }

    fn night_title(&self, date: NaiveDate, count: usize, league: Option<&str>) -> String {
        let league = league.map(|league| format!(", deild {league}"));
        format!(
            "Five Crowns {} {date}, {}{}",
            on_weekday(date),
            games(count as u64),
            league.unwrap_or_default()
        )
    }

    fn night_chart(&self, date: NaiveDate) -> String {
        format!("Stig eftir leikjum {date}, fæst efst")
    }

    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (ordinal(from as usize), ordinal(to as usize));
        let game = game.map(|game| format!(", leikur {game}"));
        format!(
            "{name}, úr {from} sæti eftir umferð 9 í {to} sæti{}",
            game.unwrap_or_default()
        )
    }

    fn costly_round(&self, name: &str, scored: i32, round: u8, game: Option<u32>) -> String {
        let game = game.map(|game| format!(", leikur {game}"));
        format!(
            "{name}, {} í umferð {round}{}",
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
            RecordKind::BiggestMargin | RecordKind::ClosestFinish => "munur ",
            _ => "",
        };
        let held = |(names, value): (&str, i32)| {
            format!("{names}, {by}{}", self.record_value(kind, value))
        };
        let since = since.map(|date| format!(", {date}"));
        format!(
            "{}; áður {}{}",
            held(now),
            held(was),
            since.unwrap_or_default()
        )
    }

    fn players(&self, count: usize) -> String {
        players(count as u64)
    }

    fn no_chart_yet(&self) -> &'static str {
        "Línuritið hefst þegar fyrsta umferð er skráð"
    }

    fn chart_title(&self, many: bool) -> String {
        let many = if many { ", * fleiri" } else { "" };
        format!("Heildarstig eftir umferðum, fæst efst{many}")
    }

    fn totals_picture(&self, number: u32) -> String {
        format!("Leikur {number}: heildarstig eftir hverja umferð")
    }

    fn fewest_on_top(&self, title: &str) -> String {
        format!("{title}, fæst efst")
    }

    fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        let left = if left { ", fór" } else { "" };
        format!("{name} {total}{left}")
    }

    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return "Engin umferð er skráð enn".to_owned();
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let left = if *left { " við brottför" } else { "" };
            format!("{name} {}{left}", points(*total))
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        format!(
            "Línur heildarstiga, fæst stig efst. Við enda þeirra: {}",
            and(&ends)
        )
    }

    fn bars(&self, bars: Bars) -> &'static str {
        match bars {
            Bars::AveragePoints => "Súlur meðalstiga, því styttri því betra",
            Bars::LowIsGood => "Súlur, því styttri því betra",
            Bars::HighIsGood => "Súlur, því lengri því betra",
            Bars::Average => "meðaltal",
            Bars::Table => "borð",
            Bars::Mean => "meðallag",
        }
    }
}

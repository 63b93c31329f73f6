use chrono::NaiveDate;

use super::grammar::{games, players, state as named, weekday};
use super::{Finnish, and, ordinal, points};
use crate::game::GameState;
use crate::league::RecordKind;
use crate::words::{Bars, ReportPart, ReportWords, StatsWords};

impl ReportWords for Finnish {
    fn html_language(&self) -> &'static str {
        "fi"
    }

    fn page_footer(&self) -> &'static str {
        "Tehty ohjelmalla crowns"
    }

    fn report_part(&self, part: ReportPart) -> &'static str {
        match part {
            ReportPart::Next => "Seuraavaksi",
            ReportPart::Result => "Tulos",
            ReportPart::Standings => "Tilanne",
            ReportPart::RunningTotals => "Juoksevat summat",
            ReportPart::TotalsChart => "Summien kaavio",
            ReportPart::Scoresheet => "Pistetaulukko",
            ReportPart::PlayersByPlace => "Pelaajat sijoituksittain",
            ReportPart::RecordsBroken => "Uudet ennätykset",
            ReportPart::Picture => "Yhdessä kuvassa",
            ReportPart::StandingsChart => "Sarjataulukko pylväinä",
            ReportPart::GamesWon => "Voitetut pelit",
            ReportPart::CameBack => "Loppukiri",
            ReportPart::CostlyRound => "Huonoin käsi",
        }
    }

    fn chart_of_game(&self, number: u32) -> String {
        format!("Pelin {number} kaavio")
    }

    fn game_report_title(&self, number: u32, names: &[String]) -> String {
        format!("Peli {number}: {}", and(names))
    }

    fn game_outcome(&self, number: u32, outcome: &str) -> String {
        format!("Peli {number}: {outcome}")
    }

    fn unusual_end(&self, state: GameState, short: bool) -> Option<&'static str> {
        match state {
            GameState::Finished if short => Some("päätetty kesken"),
            GameState::Finished => None,
            state => Some(named(state)),
        }
    }

    fn totals_in_brackets(&self) -> &'static str {
        "Pisteet ja suluissa summa; * näytti kortit"
    }

    fn dealer_sign(&self) -> [&'static str; 2] {
        ["d", "jakaa"]
    }

    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let out = if out { ", * näytti kortit" } else { "" };
        let missed = if missed { ", - ei pelannut" } else { "" };
        format!("Pelin {number} pistetaulukko; d jakaa{out}{missed}")
    }

    fn players_caption(&self, number: u32) -> String {
        format!("Pelin {number} pelaajat, vähiten pisteitä ensin")
    }

    fn standings_title(&self, selection: &str) -> String {
        format!("Five Crowns, sarjataulukko: {selection}")
    }

    fn night_title(&self, date: NaiveDate, count: usize, league: Option<&str>) -> String {
        let league = league.map(|league| format!(", liiga {league}"));
        format!(
            "Five Crowns {}na {date}, {}{}",
            weekday(date),
            games(count as u64),
            league.unwrap_or_default()
        )
    }

    fn night_chart(&self, date: NaiveDate) -> String {
        format!("Pisteet peleittäin {date}, pienimmät ylinnä")
    }

    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (ordinal(from as usize), ordinal(to as usize));
        let game = game.map(|game| format!(", peli {game}"));
        format!(
            "{name}, käden 9 jälkeen {from}, lopussa {to}{}",
            game.unwrap_or_default()
        )
    }

    fn costly_round(&self, name: &str, scored: i32, round: u8, game: Option<u32>) -> String {
        let game = game.map(|game| format!(", peli {game}"));
        format!(
            "{name}, {}, käsi {round}{}",
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
            RecordKind::BiggestMargin | RecordKind::ClosestFinish => "ero ",
            _ => "",
        };
        let held = |(names, value): (&str, i32)| {
            format!("{names}, {by}{}", self.record_value(kind, value))
        };
        let since = since.map(|date| format!(", {date}"));
        format!(
            "{}; aiemmin {}{}",
            held(now),
            held(was),
            since.unwrap_or_default()
        )
    }

    fn players(&self, count: usize) -> String {
        players(count as u64)
    }

    fn no_chart_yet(&self) -> &'static str {
        "Kaavio alkaa ensimmäisestä kirjatusta kädestä"
    }

    fn chart_title(&self, many: bool) -> String {
        let many = if many { ", * useita" } else { "" };
        format!("Summat käsittäin, pienin ylinnä{many}")
    }

    fn totals_picture(&self, number: u32) -> String {
        format!("Peli {number}: summat kunkin käden jälkeen")
    }

    fn fewest_on_top(&self, title: &str) -> String {
        format!("{title}, pienin ylinnä")
    }

    fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        let left = if left { ", lähti" } else { "" };
        format!("{name} {total}{left}")
    }

    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return "Yhtään kättä ei ole vielä kirjattu".to_owned();
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let left = if *left { " lähtiessä" } else { "" };
            format!("{name} {}{left}", points(*total))
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        format!(
            "Juoksevien summien viivat, pienin ylinnä. Niiden päissä: {}",
            and(&ends)
        )
    }

    fn bars(&self, bars: Bars) -> &'static str {
        match bars {
            Bars::AveragePoints => "Keskimääräiset pisteet pylväinä, lyhyempi on parempi",
            Bars::LowIsGood => "Pylväät, lyhyempi on parempi",
            Bars::HighIsGood => "Pylväät, pidempi on parempi",
            Bars::Average => "keskiarvo",
            Bars::Table => "pöytä",
            Bars::Mean => "keskitaso",
        }
    }
}

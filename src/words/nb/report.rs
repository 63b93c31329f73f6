use chrono::NaiveDate;

use super::{Norwegian, and, counted, day, ordinal, points, state};
use crate::game::GameState;
use crate::league::RecordKind;
use crate::words::{Bars, ReportPart, ReportWords, StatsWords};

impl ReportWords for Norwegian {
    fn html_language(&self) -> &'static str {
        "nb"
    }

    fn page_footer(&self) -> &'static str {
        "Laget med crowns"
    }

    fn report_part(&self, part: ReportPart) -> &'static str {
        match part {
            ReportPart::Next => "Neste",
            ReportPart::Result => "Resultat",
            ReportPart::Standings => "Stilling",
            ReportPart::RunningTotals => "Løpende sum",
            ReportPart::TotalsChart => "Graf over den løpende summen",
            ReportPart::Scoresheet => "Protokoll",
            ReportPart::PlayersByPlace => "Spillerne etter plass",
            ReportPart::RecordsBroken => "Slåtte rekorder",
            ReportPart::Picture => "I ett bilde",
            ReportPart::StandingsChart => "Stillingen i stolper",
            ReportPart::GamesWon => "Vunne spill",
            ReportPart::CameBack => "Comeback",
            ReportPart::CostlyRound => "Verste omgang",
        }
    }

    fn chart_of_game(&self, number: u32) -> String {
        format!("Graf over spill {number}")
    }

    fn game_report_title(&self, number: u32, names: &[String]) -> String {
        format!("Spill {number}: {}", and(names))
    }

    fn game_outcome(&self, number: u32, outcome: &str) -> String {
        format!("Spill {number}: {outcome}")
    }

    fn unusual_end(&self, is: GameState, short: bool) -> Option<&'static str> {
        match is {
            GameState::Finished if short => Some("avsluttet før tiden"),
            GameState::Finished => None,
            is => Some(state(is)),
        }
    }

    fn totals_in_brackets(&self) -> &'static str {
        "Poeng og i parentes summen; * gikk ut"
    }

    fn dealer_sign(&self) -> [&'static str; 2] {
        ["d", "deler ut"]
    }

    fn scoresheet_caption(&self, number: u32, out: bool, missed: bool) -> String {
        let out = if out { ", * gikk ut" } else { "" };
        let missed = if missed { ", - var ikke med" } else { "" };
        format!("Protokoll for spill {number}; d deler ut{out}{missed}")
    }

    fn players_caption(&self, number: u32) -> String {
        format!("Spillerne i spill {number}, færrest poeng først")
    }

    fn standings_title(&self, selection: &str) -> String {
        format!("Stillingen i Five Crowns: {selection}")
    }

    fn night_title(&self, date: NaiveDate, games: usize, league: Option<&str>) -> String {
        let league = league.map(|league| format!(", liga {league}"));
        format!(
            "Five Crowns {}, {games} spill{}",
            day(date),
            league.unwrap_or_default()
        )
    }

    fn night_chart(&self, date: NaiveDate) -> String {
        format!("Poeng per spill {date}, færrest øverst")
    }

    fn comeback(&self, name: &str, from: u32, to: u32, game: Option<u32>) -> String {
        let (from, to) = (ordinal(from as usize), ordinal(to as usize));
        match game {
            Some(game) => format!("{name}, fra {from} etter omgang 9 til {to} i spill {game}"),
            None => format!("{name}, fra {from} etter omgang 9 til {to}"),
        }
    }

    fn costly_round(&self, name: &str, scored: i32, round: u8, game: Option<u32>) -> String {
        let scored = points(scored);
        match game {
            Some(game) => format!("{name}, {scored} i omgang {round} i spill {game}"),
            None => format!("{name}, {scored} i omgang {round}"),
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
            "{}; før {}{}",
            held(now),
            held(was),
            since.unwrap_or_default()
        )
    }

    fn players(&self, players: usize) -> String {
        counted(players as u64, "spiller", "spillere")
    }

    fn no_chart_yet(&self) -> &'static str {
        "Grafen begynner når første omgang er ført"
    }

    fn chart_title(&self, many: bool) -> String {
        let many = if many { ", * flere" } else { "" };
        format!("Poeng per omgang, færrest øverst{many}")
    }

    fn totals_picture(&self, number: u32) -> String {
        format!("Spill {number}: poeng etter hver omgang")
    }

    fn fewest_on_top(&self, title: &str) -> String {
        format!("{title}, færrest øverst")
    }

    fn line_end(&self, name: &str, total: i32, left: bool) -> String {
        let left = if left { ", gått" } else { "" };
        format!("{name} {total}{left}")
    }

    fn totals_description(&self, ends: &[(String, i32, bool)]) -> String {
        if ends.is_empty() {
            return "Ingen omgang er ført ennå".to_owned();
        }
        let end = |(name, total, left): &(String, i32, bool)| {
            let total = points(*total);
            match left {
                true => format!("{name} gikk med {total}"),
                false => format!("{name} {total}"),
            }
        };
        let ends: Vec<_> = ends.iter().map(end).collect();
        format!(
            "Linjer for de løpende summene, færrest poeng øverst. De ender ved: {}",
            and(&ends)
        )
    }

    fn bars(&self, bars: Bars) -> &'static str {
        match bars {
            Bars::AveragePoints => "Stolper for poeng i snitt, jo kortere, jo bedre",
            Bars::LowIsGood => "Stolper, jo kortere, jo bedre",
            Bars::HighIsGood => "Stolper, jo lengre, jo bedre",
            Bars::Average => "snitt",
            Bars::Table => "bord",
            Bars::Mean => "middel",
        }
    }
}

use chrono::NaiveDate;

use super::league::{of, of_all};
use super::{Danish, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for Danish {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Samlet",
            Section::ByRound => "Omgang for omgang; bord er snittet af de andre",
            Section::ByTable => "Efter antal spillere",
            Section::ByOpponent => "Efter modstander, flest spil først",
            Section::AverageByRound => "Snit pr. omgang",
            Section::LastMeetings => "Seneste møder",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ bygger på færre end fem spil"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let end = match (games.short, games.is_all()) {
            (true, _) => ", heller ikke afkortede",
            (false, true) => " endnu",
            (false, false) => "",
        };
        let (who, of) = (and(names), of(games));
        match names {
            [_] => format!("{who} har ingen færdige spil{of}{end}"),
            _ => format!("{who} har ingen færdige spil sammen{of}{end}"),
        }
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` starter et spil",
            (true, false) => {
                "`crowns new` starter et spil; `--short` tæller også spil, der sluttede før tid"
            }
            (false, true) => "Uden liga, dage eller antal spillere tæller alle spil",
            (false, false) => {
                "Uden liga, dage eller antal spillere tæller alle spil; `--short` tæller også \
                 spil, der sluttede før tid"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            1 => ", heraf 1 delt".to_owned(),
            shared => format!(", heraf {shared} delte"),
        };
        format!(
            "{name}: {games}{}; {} vundet{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; standardafvigelse {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} i snit, {per_round} pr. omgang{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        let place = match extreme.round {
            Some(round) => format!("omgang {round} af {game}"),
            None => game,
        };
        match extreme.times {
            1 => format!("{points} i {place}"),
            2 => format!("{points}, to gange, først i {place}"),
            times => format!("{points}, {times} gange, først i {place}"),
        }
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        let rounds = counted(rounds.into(), "omgang", "omgange");
        format!("i {out} af {rounds}, {rate}")
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "ingen endnu".to_owned();
        };
        let now = match streak.current {
            None => "nu ingen".to_owned(),
            Some(current) if current.first == most.first => "stadig i gang".to_owned(),
            Some(current) => format!("nu {}", current.game_count),
        };
        match most.game_count {
            1 => format!("højst 1 i træk; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("højst {games} i træk, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("fra spil {} til {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} til {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "ingen ændring i snit".to_owned(),
            Gain::Gained(places) => format!("{places} pladser frem i snit"),
            Gain::Lost(places) => format!("{places} pladser tilbage i snit"),
        };
        match best {
            None => format!("{average}; intet comeback endnu"),
            Some(best) => format!(
                "{average}; bedst fra {} til {} i {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "ældste spil først; jo højere, jo færre point".to_owned(),
            Some(games) => format!("de seneste {games} spil; jo højere, jo færre point"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = self.games(games);
        format!("{}: {games} sammen{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        match better {
            Some(name) => format!("{points} point pr. spil i snit til fordel for {name}"),
            None => format!("{points} point pr. spil i snit"),
        }
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name} med {} i {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Rekorder i {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Flest spil først, så efter navn"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let (missing, so_far) = (least.saturating_sub(games), self.games(games));
        format!(
            "Rekorder kræver {least} spil, og der mangler {missing}: {so_far} indtil nu{}",
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Laveste sum",
            RecordKind::HighestTotal => "Højeste sum",
            RecordKind::LowestWin => "Laveste vindersum",
            RecordKind::HighestWin => "Højeste vindersum",
            RecordKind::BiggestMargin => "Største sejr",
            RecordKind::ClosestFinish => "Knebneste sejr",
            RecordKind::BiggestRound => "Dyreste omgang",
            RecordKind::MostOut => "Oftest afsluttet",
            RecordKind::MostZeros => "Nuller i træk",
            RecordKind::WinStreak => "Sejre i træk",
            RecordKind::Drought => "Længst uden sejr",
            RecordKind::Comeback => "Bedste comeback",
            RecordKind::MostGames => "Flest spil",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted(count, "omgang", "omgange"),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted(count, "spil", "spil")
            }
            RecordKind::Comeback => counted(count, "plads", "pladser"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(" foran {}", and(names)),
        };
        let round = round.map(|round| format!(", omgang {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }
}

/// Names a game with its day: `spil 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("spil {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

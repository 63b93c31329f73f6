use chrono::NaiveDate;

use super::league::{of, of_all};
use super::{Norwegian, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for Norwegian {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Samlet",
            Section::ByRound => "Omgang for omgang; bord er snittet av de andre",
            Section::ByTable => "Etter antall spillere",
            Section::ByOpponent => "Etter motstander, flest spill først",
            Section::AverageByRound => "Snitt per omgang",
            Section::LastMeetings => "Siste møter",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ bygger på færre enn fem spill"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let end = match (games.short, games.is_all()) {
            (true, _) => ", heller ikke avkortede",
            (false, true) => " ennå",
            (false, false) => "",
        };
        let (who, of) = (and(names), of(games));
        match names {
            [_] => format!("{who} har ingen ferdige spill{of}{end}"),
            _ => format!("{who} har ingen ferdige spill sammen{of}{end}"),
        }
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` starter et spill",
            (true, false) => {
                "`crowns new` starter et spill; `--short` teller også spill som sluttet før tiden"
            }
            (false, true) => "Uten liga, dager eller antall spillere teller alle spill",
            (false, false) => {
                "Uten liga, dager eller antall spillere teller alle spill; `--short` teller også \
                 spill som sluttet før tiden"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            1 => ", herav 1 delt".to_owned(),
            shared => format!(", herav {shared} delte"),
        };
        format!(
            "{name}: {games}{}; {} vunnet{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; standardavvik {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} i snitt, {per_round} per omgang{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        let place = match extreme.round {
            Some(round) => format!("omgang {round} i {game}"),
            None => game,
        };
        match extreme.times {
            1 => format!("{points} i {place}"),
            2 => format!("{points}, to ganger, først i {place}"),
            times => format!("{points}, {times} ganger, først i {place}"),
        }
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        let rounds = counted(rounds.into(), "omgang", "omganger");
        format!("i {out} av {rounds}, {rate}")
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "ingen ennå".to_owned();
        };
        let now = match streak.current {
            None => "nå ingen".to_owned(),
            Some(current) if current.first == most.first => "fortsatt i gang".to_owned(),
            Some(current) => format!("nå {}", current.game_count),
        };
        match most.game_count {
            1 => format!("høyst 1 på rad; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("høyst {games} på rad, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("fra spill {} til {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} til {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "ingen endring i snitt".to_owned(),
            Gain::Gained(places) => format!("{places} plasser opp i snitt"),
            Gain::Lost(places) => format!("{places} plasser ned i snitt"),
        };
        match best {
            None => format!("{average}; ikke noe comeback ennå"),
            Some(best) => format!(
                "{average}; best fra {} til {} i {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "eldste spill først; jo høyere, jo færre poeng".to_owned(),
            Some(games) => format!("de siste {games} spillene; jo høyere, jo færre poeng"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = self.games(games);
        format!("{}: {games} sammen{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        match better {
            Some(name) => format!("{points} poeng per spill i snitt til fordel for {name}"),
            None => format!("{points} poeng per spill i snitt"),
        }
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name} med {} i {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Rekorder i {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Flest spill først, så etter navn"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let (missing, so_far) = (least.saturating_sub(games), self.games(games));
        format!(
            "Rekorder krever {least} spill, og det mangler {missing}: {so_far} så langt{}",
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Laveste sum",
            RecordKind::HighestTotal => "Høyeste sum",
            RecordKind::LowestWin => "Laveste vinnersum",
            RecordKind::HighestWin => "Høyeste vinnersum",
            RecordKind::BiggestMargin => "Største seier",
            RecordKind::ClosestFinish => "Knappeste seier",
            RecordKind::BiggestRound => "Dyreste omgang",
            RecordKind::MostOut => "Oftest ut",
            RecordKind::MostZeros => "Nuller på rad",
            RecordKind::WinStreak => "Seire på rad",
            RecordKind::Drought => "Lengst uten seier",
            RecordKind::Comeback => "Beste comeback",
            RecordKind::MostGames => "Flest spill",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted(count, "omgang", "omganger"),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted(count, "spill", "spill")
            }
            RecordKind::Comeback => counted(count, "plass", "plasser"),
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

/// Names a game with its day: `spill 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("spill {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

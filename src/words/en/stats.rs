use chrono::NaiveDate;

use super::league::{of, of_all};
use super::{English, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for English {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Overall",
            Section::ByRound => "By round; the table is the average of the others",
            Section::ByTable => "By number of players",
            Section::ByOpponent => "By opponent, most games first",
            Section::AverageByRound => "Average by round",
            Section::LastMeetings => "Last meetings",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ a figure of fewer than five games"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let predicate = match names {
            [_] => "has finished no games",
            _ => "have finished no games together",
        };
        let end = match (games.short, games.is_all()) {
            (true, _) => ", not even short ones",
            (false, true) => " yet",
            (false, false) => "",
        };
        format!("{} {predicate}{}{end}", and(names), of(games))
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` starts a game",
            (true, false) => {
                "`crowns new` starts a game; `--short` also counts games that ended early"
            }
            (false, true) => "Without a league, days or a number of players, all games count",
            (false, false) => {
                "Without a league, days or a number of players, all games count; `--short` also \
                 counts games that ended early"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            shared => format!(", {shared} of them shared"),
        };
        format!(
            "{name}: {games}{}; {} won{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; standard deviation {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} on average, {per_round} per round{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let times = match extreme.times {
            1 => " in".to_owned(),
            2 => ", twice, first in".to_owned(),
            times => format!(", {times} times, first in"),
        };
        let round = extreme.round.map(|round| format!("round {round} of "));
        let round = round.unwrap_or_default();
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        format!("{points}{times} {round}{game}")
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        format!("in {out} of {}, {rate}", counted(rounds.into(), "round"))
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "none yet".to_owned();
        };
        let now = match streak.current {
            None => "none now".to_owned(),
            Some(current) if current.first == most.first => "still going on".to_owned(),
            Some(current) => format!("{} now", current.game_count),
        };
        match most.game_count {
            1 => format!("at most 1 in a row; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("at most {games} in a row, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("from game {} to {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} to {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "no change of place on average".to_owned(),
            Gain::Gained(places) => format!("gains {places} places on average"),
            Gain::Lost(places) => format!("loses {places} places on average"),
        };
        match best {
            None => format!("{average}; no comeback yet"),
            Some(best) => format!(
                "{average}; best {} to {} in {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "oldest game first; higher is fewer points".to_owned(),
            Some(games) => format!("the last {games} games; higher is fewer points"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = self.games(games);
        format!("{}: {games} together{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        let better = better.map(|name| format!(" for {name}"));
        format!(
            "{points} points per game on average{}",
            better.unwrap_or_default()
        )
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name} by {} in {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Records of {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Most games first, then by name"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let (missing, so_far) = (least.saturating_sub(games), self.games(games));
        format!(
            "Records need {least} games, {missing} more to go: {so_far} so far{}",
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Lowest total",
            RecordKind::HighestTotal => "Highest total",
            RecordKind::LowestWin => "Lowest to win",
            RecordKind::HighestWin => "Highest to win",
            RecordKind::BiggestMargin => "Biggest win",
            RecordKind::ClosestFinish => "Closest win",
            RecordKind::BiggestRound => "Biggest round",
            RecordKind::MostOut => "Most rounds out",
            RecordKind::MostZeros => "Zeros in a row",
            RecordKind::WinStreak => "Wins in a row",
            RecordKind::Drought => "Longest winless",
            RecordKind::Comeback => "Best comeback",
            RecordKind::MostGames => "Most games",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted(count, "round"),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted(count, "game")
            }
            RecordKind::Comeback => counted(count, "place"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(" over {}", and(names)),
        };
        let round = round.map(|round| format!(", round {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }
}

/// Names a game with its day: `game 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("game {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

use chrono::NaiveDate;

use super::grammar::{games as counted_games, games_accusative, rounds, rounds_dative, times};
use super::league::{of, of_all};
use super::{Icelandic, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for Icelandic {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Í heild",
            Section::ByRound => "Eftir umferðum; borð er meðaltal hinna",
            Section::ByTable => "Eftir fjölda leikmanna",
            Section::ByOpponent => "Eftir mótherjum, flestir leikir fyrst",
            Section::AverageByRound => "Meðaltal eftir umferðum",
            Section::LastMeetings => "Síðustu viðureignir",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ tala úr færri en fimm leikjum"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let predicate = match names {
            [_] => "engum leik lokið",
            _ => "engum sameiginlegum leik lokið",
        };
        let end = match (games.short, games.is_all()) {
            (true, _) => ", ekki einu sinni stuttum",
            (false, true) => " enn",
            (false, false) => "",
        };
        format!("{}: {predicate}{end}{}", and(names), of(games))
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` byrjar leik",
            (true, false) => "`crowns new` byrjar leik; `--short` telur líka leiki sem lauk snemma",
            (false, true) => "Án deildar, daga eða fjölda leikmanna teljast allir leikir",
            (false, false) => {
                "Án deildar, daga eða fjölda leikmanna teljast allir leikir; `--short` telur líka \
                 leiki sem lauk snemma"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            shared => format!(", þar af {shared} með öðrum"),
        };
        format!(
            "{name}: {games}{}; {}{shared}",
            of_all(selected),
            counted(wins.won.into(), "sigur", "sigrar")
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; staðalfrávik {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} að meðaltali, {per_round} í umferð{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let times = match extreme.times {
            1 => ",".to_owned(),
            2 => ", tvisvar, fyrst".to_owned(),
            count => format!(", {}, fyrst", times(count.into())),
        };
        let round = extreme.round.map(|round| format!("umferð {round}, "));
        let round = round.unwrap_or_default();
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        format!("{points}{times} {round}{game}")
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        format!("í {out} af {}, {rate}", rounds_dative(rounds.into()))
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "ekkert enn".to_owned();
        };
        let now = match streak.current {
            None => "ekkert nú".to_owned(),
            Some(current) if current.first == most.first => "stendur enn".to_owned(),
            Some(current) => format!("nú {}", current.game_count),
        };
        match most.game_count {
            1 => format!("mest 1 í röð; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("mest {games} í röð, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("leikir {} til {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} til {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "sæti breytist að meðaltali ekki eftir umferð 9".to_owned(),
            Gain::Gained(places) => {
                format!("eftir umferð 9 að meðaltali upp um {places} sæti")
            }
            Gain::Lost(places) => {
                format!("eftir umferð 9 að meðaltali niður um {places} sæti")
            }
        };
        match best {
            None => format!("{average}; enginn endasprettur enn"),
            Some(best) => format!(
                "{average}; best úr {} í {} sæti, {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "elsti leikur fyrst; hærra er færri stig".to_owned(),
            Some(games) => format!("síðustu leikir ({games}); hærra er færri stig"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = counted(games.into(), "sameiginlegur leikur", "sameiginlegir leikir");
        format!("{}: {games}{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        let better = better.map(|name| format!(", á undan: {name}"));
        format!(
            "{points} stig í leik að meðaltali{}",
            better.unwrap_or_default()
        )
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name}, munur {}, {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Met: {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Flestir leikir fyrst, síðan eftir nafni"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let missing = least.saturating_sub(games);
        format!(
            "Fyrir met þarf {}, enn vantar {missing}: {} hingað til{}",
            games_accusative(least.into()),
            self.games(games),
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Fæst stig",
            RecordKind::HighestTotal => "Flest stig",
            RecordKind::LowestWin => "Fæst í sigri",
            RecordKind::HighestWin => "Flest í sigri",
            RecordKind::BiggestMargin => "Stærsti sigur",
            RecordKind::ClosestFinish => "Naumasti sigur",
            RecordKind::BiggestRound => "Flest í umferð",
            RecordKind::MostOut => "Oftast lokað",
            RecordKind::MostZeros => "Núll í röð",
            RecordKind::WinStreak => "Sigrar í röð",
            RecordKind::Drought => "Lengst án sigurs",
            RecordKind::Comeback => "Endasprettur",
            RecordKind::MostGames => "Flestir leikir",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => rounds(count),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted_games(count)
            }
            RecordKind::Comeback => format!("{count} sæti"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(", í næsta sæti {}", and(names)),
        };
        let round = round.map(|round| format!(", umferð {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }
}

/// Names a game with its day: `leikur 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("leikur {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

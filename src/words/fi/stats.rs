use chrono::NaiveDate;

use super::grammar::{games as counted_games, rounds as counted_rounds};
use super::league::{of, of_all};
use super::{Finnish, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for Finnish {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Kaikkiaan",
            Section::ByRound => "Käsittäin; pöytä on muiden keskiarvo",
            Section::ByTable => "Pelaajamäärän mukaan",
            Section::ByOpponent => "Vastustajittain, eniten pelejä ensin",
            Section::AverageByRound => "Keskiarvo käsittäin",
            Section::LastMeetings => "Viimeisimmät kohtaamiset",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ luku perustuu alle viiteen peliin"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let predicate = match names {
            [_] => "yhtään päättynyttä peliä",
            _ => "yhtään päättynyttä yhteistä peliä",
        };
        let (yet, end) = match (games.short, games.is_all()) {
            (true, _) => ("", ", ei edes lyhyttä"),
            (false, true) => (" vielä", ""),
            (false, false) => ("", ""),
        };
        format!("{}: ei{yet} {predicate}{end}{}", and(names), of(games))
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` aloittaa pelin",
            (true, false) => {
                "`crowns new` aloittaa pelin; `--short` laskee mukaan myös kesken päätetyt pelit"
            }
            (false, true) => "Ilman liigaa, päiviä tai pelaajamäärää lasketaan kaikki pelit",
            (false, false) => {
                "Ilman liigaa, päiviä tai pelaajamäärää lasketaan kaikki pelit; `--short` laskee \
                 mukaan myös kesken päätetyt pelit"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            shared => format!(", joista {}", counted(shared.into(), "jaettu", "jaettua")),
        };
        format!(
            "{name}: {games}{}; voittoja {}{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; keskihajonta {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("keskimäärin {average}, kättä kohti {per_round}{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let times = match extreme.times {
            1 => String::new(),
            2 => ", kahdesti, ensin".to_owned(),
            times => format!(", {times} kertaa, ensin"),
        };
        let comma = if times.is_empty() { "," } else { "" };
        let round = extreme.round.map(|round| format!("käsi {round}, "));
        let round = round.unwrap_or_default();
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        format!("{points}{times}{comma} {round}{game}")
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        format!("{out} / {}, {rate}", counted_rounds(rounds.into()))
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "ei vielä".to_owned();
        };
        let now = match streak.current {
            None => "nyt ei yhtään".to_owned(),
            Some(current) if current.first == most.first => "jatkuu yhä".to_owned(),
            Some(current) => format!("nyt {}", current.game_count),
        };
        match most.game_count {
            1 => format!("enintään 1 peräkkäin; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("enintään {games} peräkkäin, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("pelit {}–{}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} – {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "sija ei keskimäärin muutu käden 9 jälkeen".to_owned(),
            Gain::Gained(places) => {
                format!("käden 9 jälkeen nousua keskimäärin {places} sijaa")
            }
            Gain::Lost(places) => {
                format!("käden 9 jälkeen laskua keskimäärin {places} sijaa")
            }
        };
        match best {
            None => format!("{average}; ei vielä loppukirejä"),
            Some(best) => format!(
                "{average}; paras {} sijalta {} sijalle, {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "vanhin peli ensin; korkeampi on vähemmän pisteitä".to_owned(),
            Some(games) => format!("viimeiset {games} peliä; korkeampi on vähemmän pisteitä"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = counted(games.into(), "yhteinen peli", "yhteistä peliä");
        format!("{}: {games}{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        let better = better.map(|name| format!(", edellä {name}"));
        format!(
            "keskimäärin {points} pistettä peliä kohti{}",
            better.unwrap_or_default()
        )
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name}, ero {}, {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Ennätykset: {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Eniten pelejä ensin, sitten nimen mukaan"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let missing = least.saturating_sub(games);
        format!(
            "Ennätyksiin tarvitaan {}, vielä puuttuu {missing}: tähän mennessä {}{}",
            counted_games(least.into()),
            self.games(games),
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Pienin summa",
            RecordKind::HighestTotal => "Suurin summa",
            RecordKind::LowestWin => "Pienin voittanut",
            RecordKind::HighestWin => "Suurin voittanut",
            RecordKind::BiggestMargin => "Suurin voitto",
            RecordKind::ClosestFinish => "Niukin voitto",
            RecordKind::BiggestRound => "Suurin käsi",
            RecordKind::MostOut => "Eniten näyttöjä",
            RecordKind::MostZeros => "Nollaputki",
            RecordKind::WinStreak => "Voittoputki",
            RecordKind::Drought => "Pisin voitotta",
            RecordKind::Comeback => "Paras loppukiri",
            RecordKind::MostGames => "Eniten pelejä",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted_rounds(count),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted_games(count)
            }
            RecordKind::Comeback => counted(count, "sija", "sijaa"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(", seuraavana {}", and(names)),
        };
        let round = round.map(|round| format!(", käsi {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }
}

/// Names a game with its day: `peli 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("peli {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

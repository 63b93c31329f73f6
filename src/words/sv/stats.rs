use chrono::NaiveDate;

use super::league::{of, of_all};
use super::{Swedish, and, counted, ordinal, points};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};
use crate::words::{Gain, LeagueWords, Section, SelectedGames, StatsWords, Wins};

impl StatsWords for Swedish {
    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Totalt",
            Section::ByRound => "Omgång för omgång; bord är snittet av de andra",
            Section::ByTable => "Efter antal spelare",
            Section::ByOpponent => "Efter motståndare, flest spel först",
            Section::AverageByRound => "Snitt per omgång",
            Section::LastMeetings => "Senaste mötena",
        }
    }

    fn thin_legend(&self) -> &'static str {
        "~ bygger på färre än fem spel"
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let end = match (games.short, games.is_all()) {
            (true, _) => ", inte heller förkortade",
            (false, true) => " än",
            (false, false) => "",
        };
        let (who, of) = (and(names), of(games));
        match names {
            [_] => format!("{who} har inga avslutade spel{of}{end}"),
            _ => format!("{who} har inga avslutade spel tillsammans{of}{end}"),
        }
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` startar ett spel",
            (true, false) => {
                "`crowns new` startar ett spel; `--short` räknar även spel som slutade i förtid"
            }
            (false, true) => "Utan liga, dagar eller antal spelare räknas alla spel",
            (false, false) => {
                "Utan liga, dagar eller antal spelare räknas alla spel; `--short` räknar även spel \
                 som slutade i förtid"
            }
        }
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            1 => ", varav 1 delat".to_owned(),
            shared => format!(", varav {shared} delade"),
        };
        format!(
            "{name}: {games}{}; {} vunna{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; standardavvikelse {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} i snitt, {per_round} per omgång{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        let place = match extreme.round {
            Some(round) => format!("omgång {round} i {game}"),
            None => game,
        };
        match extreme.times {
            1 => format!("{points} i {place}"),
            2 => format!("{points}, två gånger, först i {place}"),
            times => format!("{points}, {times} gånger, först i {place}"),
        }
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        let rounds = counted(rounds.into(), "omgång", "omgångar");
        format!("i {out} av {rounds}, {rate}")
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "inga än".to_owned();
        };
        let now = match streak.current {
            None => "nu inga".to_owned(),
            Some(current) if current.first == most.first => "pågår ännu".to_owned(),
            Some(current) => format!("nu {}", current.game_count),
        };
        match most.game_count {
            1 => format!("högst 1 i rad; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("högst {games} i rad, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("från spel {} till {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => {
                format!("{games}, {since} till {until}")
            }
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "ingen ändring i snitt".to_owned(),
            Gain::Gained(places) => format!("{places} platser upp i snitt"),
            Gain::Lost(places) => format!("{places} platser ned i snitt"),
        };
        match best {
            None => format!("{average}; ingen comeback än"),
            Some(best) => format!(
                "{average}; bäst från {} till {} i {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "äldsta spelet först; ju högre desto färre poäng".to_owned(),
            Some(games) => format!("de senaste {games} spelen; ju högre desto färre poäng"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = self.games(games);
        format!("{}: {games} tillsammans{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        match better {
            Some(name) => format!("{points} poäng per spel i snitt till fördel för {name}"),
            None => format!("{points} poäng per spel i snitt"),
        }
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name} med {} i {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Rekord i {}{}", self.games(games), of_all(selected))
    }

    fn all_stats_order(&self) -> &'static str {
        "Flest spel först, sedan efter namn"
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let (missing, so_far) = (least.saturating_sub(games), self.games(games));
        format!(
            "Rekord kräver {least} spel, och {missing} saknas: {so_far} hittills{}",
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Lägsta summa",
            RecordKind::HighestTotal => "Högsta summa",
            RecordKind::LowestWin => "Lägsta vinnarsumma",
            RecordKind::HighestWin => "Högsta vinnarsumma",
            RecordKind::BiggestMargin => "Största seger",
            RecordKind::ClosestFinish => "Knappaste seger",
            RecordKind::BiggestRound => "Dyraste omgång",
            RecordKind::MostOut => "Oftast ut",
            RecordKind::MostZeros => "Nollor i rad",
            RecordKind::WinStreak => "Segrar i rad",
            RecordKind::Drought => "Längst utan seger",
            RecordKind::Comeback => "Bästa comeback",
            RecordKind::MostGames => "Flest spel",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted(count, "omgång", "omgångar"),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted(count, "spel", "spel")
            }
            RecordKind::Comeback => counted(count, "plats", "platser"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(" före {}", and(names)),
        };
        let round = round.map(|round| format!(", omgång {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }
}

/// Names a game with its day: `spel 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("spel {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

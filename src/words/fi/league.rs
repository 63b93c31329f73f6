use strum::IntoEnumIterator;

use super::grammar::{games as counted_games, players, rounds as counted_rounds};
use super::{Finnish, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, PlayerWords, SelectedGames, Wins};

impl LeagueWords for Finnish {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "järjestystapaa `{text}` ei ole; tavat ovat {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "sija",
            Label::Player => "pelaaja",
            Label::Game => "peli",
            Label::Date => "päivä",
            Label::Games => "pelit",
            Label::Counted => "lasketut",
            Label::Method(RankingMethod::Beaten) => "päihitti",
            Label::Method(RankingMethod::Average) => "keskiarvo",
            Label::Method(RankingMethod::PerRound) | Label::Round => "käsi",
            Label::Method(RankingMethod::Points) => "pisteet",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "voitot",
            Label::Method(RankingMethod::Total) => "summa",
            Label::Method(RankingMethod::Rating) => "taito",
            Label::Out => "näytöt",
            Label::Best => "paras",
            Label::Worst => "huonoin",
            Label::Trend => "suunta",
            Label::Scored => "kertyi",
            Label::Wild => "villi",
            Label::Deals => "jakaa",
            Label::Table => "pöytä",
            Label::Players => "pelaajat",
            Label::Won => "voitti",
            Label::Ahead => "edellä",
            Label::Tied => "tasan",
            Label::Behind => "jäljessä",
            Label::State => "tila",
            Label::Winner => "voittaja",
            Label::With => "muut",
            Label::Places => "sijat",
            Label::BestGame => "paras peli",
            Label::WorstGame => "huonoin peli",
            Label::BestRound => "paras käsi",
            Label::WorstRound => "huonoin käsi",
            Label::WentOut => "näytti kortit",
            Label::Drought => "voitotta",
            Label::Comebacks => "loppukiri",
            Label::Totals => "summat",
            Label::CameFirst => "päätyi edelle",
            Label::WonGame => "voitti pelin",
            Label::AverageTotal => "keskisumma",
            Label::Difference => "ero",
            Label::BiggestWin => "suurin voitto",
            Label::Agreed => "asetukset",
            Label::Season => "kausi",
            Label::Entries => "merkinnät",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Sija",
            Label::Player => "Pelaaja",
            Label::Game => "Peli",
            Label::Games => "Pelit",
            Label::Counted => "Lasketut",
            Label::Method(RankingMethod::Beaten) => "Päihitti",
            Label::Method(RankingMethod::Average) => "Keskiarvo",
            Label::Method(RankingMethod::PerRound) => "Kättä kohti",
            Label::Method(RankingMethod::Points) => "Pisteet",
            Label::Method(RankingMethod::Wins) => "Voitot",
            Label::Method(RankingMethod::Total) => "Summa",
            Label::Method(RankingMethod::Rating) => "Taito",
            Label::Out => "Näytöt",
            Label::WentOut => "Näytti kortit",
            Label::Best => "Paras",
            Label::Worst => "Huonoin",
            Label::BestRound => "Paras käsi",
            Label::WorstRound => "Huonoin käsi",
            Label::Behind => "Jäljessä",
            Label::Trend => "Suunta",
            Label::Round => "Käsi",
            Label::Wild => "Villi",
            Label::Deals => "Jakaa",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("ja {more} muuta")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("peli {number}")
    }

    fn games(&self, games: u32) -> String {
        counted_games(games.into())
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("Kaikki pelit".to_owned(), |league| {
            format!("Liiga {league}")
        });
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", kausi {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "Yhtään päättynyttä peliä ei vielä lasketa tähän"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Järjestyksen ratkaisee {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!(
                "Tasatilanteen ratkaisee {}",
                methods.join(", sitten ")
            ));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("Kunkin pelaajan huonoin peli jätetään pois".to_owned()),
            worst => rules.push(format!(
                "Kunkin pelaajan {worst} huonointa peliä jätetään pois"
            )),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!(
            "Pelaaja ilman sijaa on pelannut vähemmän kuin {}",
            counted_games(min_games as u64)
        )
    }

    fn shared_wins_note(&self) -> &'static str {
        "Voitot 5/2: viisi voittoa, joista kaksi jaettua"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAME` näyttää, mistä pelaajan luvut koostuvat"
    }

    fn new_in_standings(&self) -> &'static str {
        "uusi"
    }

    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let place = match place {
            Some(place) => format!("sija {place}/{players}"),
            None => "ilman sijaa".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part}/{whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points}/{rounds}")
    }

    fn left_out(&self) -> &'static str {
        "ei lasketa"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        let games = counted_games(games as u64);
        match left_out {
            0 => games,
            left_out => format!("{games}, joista {left_out} ei lasketa"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => format!(
                "{}, joista {}",
                wins.won,
                counted(shared.into(), "jaettu", "jaettua")
            ),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        let faced = counted(faced.into(), "vastustaja", "vastustajaa");
        format!("{beaten} / {faced}")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        let points = match points {
            1 => "1 piste".to_owned(),
            _ => format!("{points} pistettä"),
        };
        format!("{points} / {}", counted_rounds(rounds.into()))
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} sijoituksista")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        format!("{out} / {}", counted_rounds(rounds.into()))
    }

    fn league(&self, name: &str, retired: bool) -> String {
        format!("Liiga {}", self.player(name, retired))
    }

    fn no_leagues(&self) -> &'static str {
        "Liigoja ei vielä ole; `crowns league add NAME` lisää liigan"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("järjestys `{by}`")),
            settings.min_games.map(ranked_from),
            settings.drop_worst.map(worst_left_out),
            settings.tie_break.as_deref().map(ties),
            settings.language.as_deref().map(reports_in),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(", ")
    }

    fn default_settings(&self) -> &'static str {
        "oletukset"
    }

    fn season(&self, name: &str, season: &Season) -> String {
        format!("{name}, {} – {}", season.from, season.until)
    }
}

fn reports_in(tag: &str) -> String {
    format!("raportit: {tag}")
}

/// Returns what follows a number of games: `, liiga Tiistai, 2026-01-01
/// alkaen, myös kesken päätetyt`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(", liiga {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", kausi {season}"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(", {day} alkaen")),
        games.until.map(|day| format!(", {day} asti")),
        games
            .players
            .map(|count| format!(", {}", players(count as u64))),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short {
        ", myös kesken päätetyt"
    } else {
        ""
    }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "päihitettyjen vastustajien osuus, tasapeli puolikkaana",
        RankingMethod::Average => "loppusummien keskiarvo, pienin ensin",
        RankingMethod::PerRound => "pisteet pelattua kättä kohti, pienin ensin",
        RankingMethod::Points => {
            "sijoituspisteet: pelin ensimmäiselle 100, viimeiselle 0, muille tasavälein"
        }
        RankingMethod::Wins => "voitettujen pelien määrä, yksin tai jaettuna",
        RankingMethod::Total => "kaikkien loppusummien yhteissumma, pienin ensin",
        RankingMethod::Rating => "taitoluku: varovainen arvio taidosta, mu miinus kolme sigmaa",
    }
}

fn ranked_from(games: u32) -> String {
    match games {
        0 | 1 => "sijoitukseen tarvitaan 1 peli".to_owned(),
        _ => format!("sijoitukseen tarvitaan {games} peliä"),
    }
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "kaikki pelit lasketaan".to_owned(),
        1 => "huonoin peli jätetään pois".to_owned(),
        _ => format!("{games} huonointa peliä jätetään pois"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "tasatilanteessa sija jaetaan".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(|method| format!("`{method}`")).collect();
            format!("tasatilanteessa ratkaisee {}", methods.join(", sitten "))
        }
    }
}

use strum::IntoEnumIterator;

use super::grammar::{
    games as counted_games, games_accusative, players, rounds as counted_rounds, rounds_dative,
};
use super::{Icelandic, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, PlayerWords, SelectedGames, Wins};

impl LeagueWords for Icelandic {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "röðunin `{text}` er ekki til; til eru {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place | Label::Places => "sæti",
            Label::Player => "nafn",
            Label::Game => "leikur",
            Label::Date => "dagur",
            Label::Games => "leikir",
            Label::Counted => "taldir",
            Label::Method(RankingMethod::Beaten) => "sigraði",
            Label::Method(RankingMethod::Average) => "meðaltal",
            Label::Method(RankingMethod::PerRound) | Label::Round => "umferð",
            Label::Method(RankingMethod::Points) => "stig",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "sigrar",
            Label::Method(RankingMethod::Total) => "alls",
            Label::Method(RankingMethod::Rating) => "styrkur",
            Label::Out => "lokað",
            Label::Best => "best",
            Label::Worst => "verst",
            Label::Trend => "þróun",
            Label::Scored => "fékk",
            Label::Wild => "allt",
            Label::Deals => "gefur",
            Label::Table => "borð",
            Label::Players => "leikmenn",
            Label::Won => "vann",
            Label::Ahead => "á undan",
            Label::Tied => "jafnt",
            Label::Behind => "á eftir",
            Label::State => "staða",
            Label::Winner => "vann",
            Label::With => "með",
            Label::BestGame => "besti leikur",
            Label::WorstGame => "versti leikur",
            Label::BestRound => "besta umferð",
            Label::WorstRound => "versta umferð",
            Label::WentOut => "lokaði",
            Label::Drought => "án sigurs",
            Label::Comebacks => "endasprettur",
            Label::Totals => "heildarstig",
            Label::CameFirst => "varð á undan",
            Label::WonGame => "vann leikinn",
            Label::AverageTotal => "meðalstig",
            Label::Difference => "munur",
            Label::BiggestWin => "stærsti sigur",
            Label::Agreed => "stillingar",
            Label::Season => "tímabil",
            Label::Entries => "færslur",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Sæti",
            Label::Player => "Nafn",
            Label::Game => "Leikur",
            Label::Games => "Leikir",
            Label::Counted => "Taldir",
            Label::Method(RankingMethod::Beaten) => "Sigraði",
            Label::Method(RankingMethod::Average) => "Meðaltal",
            Label::Method(RankingMethod::PerRound) => "Í umferð",
            Label::Method(RankingMethod::Points) => "Stig",
            Label::Method(RankingMethod::Wins) => "Sigrar",
            Label::Method(RankingMethod::Total) => "Alls",
            Label::Method(RankingMethod::Rating) => "Styrkur",
            Label::Out => "Lokað",
            Label::WentOut => "Lokaði",
            Label::Best => "Best",
            Label::Worst => "Verst",
            Label::BestRound => "Besta umferð",
            Label::WorstRound => "Versta umferð",
            Label::Behind => "Á eftir",
            Label::Trend => "Þróun",
            Label::Round => "Umferð",
            Label::Wild => "Gildir allt",
            Label::Deals => "Gefur",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("og {more} í viðbót")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("leikur {number}")
    }

    fn games(&self, games: u32) -> String {
        counted_games(games.into())
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("Allir leikir".to_owned(), |league| {
            format!("Deild {league}")
        });
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", tímabil {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "Enn er engum leik lokið sem hér telst með"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Röðun: {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!("Ef jafnt: {}", methods.join(", síðan ")));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("Versta leik hvers leikmanns er sleppt".to_owned()),
            worst => rules.push(format!("Verstu leikjum hvers leikmanns er sleppt: {worst}")),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!(
            "Leikmaður án sætis hefur spilað færri en {}",
            games_accusative(min_games as u64)
        )
    }

    fn shared_wins_note(&self) -> &'static str {
        "Sigrar 5/2: fimm sigrar, þar af tveir með öðrum"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAME` sýnir hvernig tölur leikmanns eru fengnar"
    }

    fn new_in_standings(&self) -> &'static str {
        "nýtt"
    }

    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let place = match place {
            Some(place) => format!("{place}. sæti af {players}"),
            None => "án sætis".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part} af {whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} í {rounds}")
    }

    fn left_out(&self) -> &'static str {
        "ekki með"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        let games = counted_games(games as u64);
        match left_out {
            0 => games,
            left_out => format!("{games}, þar af {left_out} ekki með"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => format!("{}, þar af {shared} með öðrum", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        let faced = counted(faced.into(), "mótherja", "mótherjum");
        format!("{beaten} af {faced}")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} stig / {}", counted_rounds(rounds.into()))
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} fyrir sæti")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        format!("{out} af {}", rounds_dative(rounds.into()))
    }

    fn league(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("Deild {name}, ekki í notkun"),
            false => format!("Deild {}", self.player(name, false)),
        }
    }

    fn no_leagues(&self) -> &'static str {
        "Engar deildir eru til enn; `crowns league add NAME` bætir deild við"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("raðað eftir `{by}`")),
            settings.min_games.map(ranked_from),
            settings.drop_worst.map(worst_left_out),
            settings.tie_break.as_deref().map(ties),
            settings.language.as_deref().map(reports_in),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(", ")
    }

    fn default_settings(&self) -> &'static str {
        "sjálfgefnar"
    }

    fn season(&self, name: &str, season: &Season) -> String {
        format!("{name}, {} til {}", season.from, season.until)
    }
}

fn reports_in(tag: &str) -> String {
    format!("skýrslur: {tag}")
}

/// Returns what follows a number of games: `, deild Þriðjudagur, frá
/// 2026-01-01, líka stuttir`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(", deild {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", tímabil {season}"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(", frá {day}")),
        games.until.map(|day| format!(", til {day}")),
        games
            .players
            .map(|count| format!(", {}", players(count as u64))),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short { ", líka stuttir" } else { "" }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "hlutfall sigraðra mótherja, jafntefli telst hálfur sigur",
        RankingMethod::Average => "meðaltal lokastiga, það lægsta fyrst",
        RankingMethod::PerRound => "stig í hverri spilaðri umferð, fæst fyrst",
        RankingMethod::Points => {
            "stig fyrir sæti: 100 fyrir fyrsta sæti í leik, 0 fyrir það síðasta, jafnt bil á milli"
        }
        RankingMethod::Wins => "unnir leikir, einnig sigrar með öðrum",
        RankingMethod::Total => "samtala lokastiga, sú lægsta fyrst",
        RankingMethod::Rating => "styrkur: varfærið mat á getu, mu mínus þrjú sigma",
    }
}

fn ranked_from(games: u32) -> String {
    format!("fyrir sæti þarf {}", games_accusative(games.max(1).into()))
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "allir leikir taldir".to_owned(),
        1 => "versta leik sleppt".to_owned(),
        _ => format!("verstu leikjum sleppt: {games}"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "sæti deilt ef jafnt".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(|method| format!("`{method}`")).collect();
            format!("ef jafnt: {}", methods.join(", síðan "))
        }
    }
}

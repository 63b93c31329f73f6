use strum::IntoEnumIterator;

use super::{Norwegian, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, SelectedGames, Wins};

impl LeagueWords for Norwegian {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "det finnes ingen rangeringsmetode `{text}`; metodene er {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "plass",
            Label::Player => "spiller",
            Label::Game | Label::Games => "spill",
            Label::Date => "dato",
            Label::Counted => "teller",
            Label::Method(RankingMethod::Beaten) => "slått",
            Label::Method(RankingMethod::Average) => "snitt",
            Label::Method(RankingMethod::PerRound) | Label::Round => "omgang",
            Label::Method(RankingMethod::Points) => "poeng",
            Label::Scored => "på omg.",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "seire",
            Label::Method(RankingMethod::Total) => "sum",
            Label::Method(RankingMethod::Rating) => "rating",
            Label::Out => "ut",
            Label::Best => "best",
            Label::Worst => "verst",
            Label::Trend => "trend",
            Label::Wild => "joker",
            Label::Deals => "deler ut",
            Label::Table => "bord",
            Label::Players => "spillere",
            Label::Won => "vunnet",
            Label::Ahead => "foran",
            Label::Tied => "likt",
            Label::Behind => "bak",
            Label::State => "status",
            Label::Winner => "vinner",
            Label::With => "med",
            Label::Places => "plasser",
            Label::BestGame => "beste spill",
            Label::WorstGame => "verste spill",
            Label::BestRound => "beste omgang",
            Label::WorstRound => "verste omgang",
            Label::WentOut => "gikk ut",
            Label::Drought => "uten seier",
            Label::Comebacks => "etter omg. 9",
            Label::Totals => "summer",
            Label::CameFirst => "endte foran",
            Label::WonGame => "vant spillet",
            Label::AverageTotal => "sum i snitt",
            Label::Difference => "forskjell",
            Label::BiggestWin => "største seier",
            Label::Agreed => "avtalt",
            Label::Season => "sesong",
            Label::Entries => "oppføringer",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Plass",
            Label::Player => "Spiller",
            Label::Game | Label::Games => "Spill",
            Label::Counted => "Teller",
            Label::Method(RankingMethod::Beaten) => "Slått",
            Label::Method(RankingMethod::Average) => "Snitt",
            Label::Method(RankingMethod::PerRound) => "Per omgang",
            Label::Method(RankingMethod::Points) => "Poeng",
            Label::Method(RankingMethod::Wins) => "Seire",
            Label::Method(RankingMethod::Total) => "Sum",
            Label::Method(RankingMethod::Rating) => "Rating",
            Label::Out => "Ut",
            Label::WentOut => "Gikk ut",
            Label::Best => "Best",
            Label::Worst => "Verst",
            Label::BestRound => "Beste omgang",
            Label::WorstRound => "Verste omgang",
            Label::Behind => "Bak",
            Label::Trend => "Trend",
            Label::Round => "Omgang",
            Label::Wild => "Jokerkort",
            Label::Deals => "Deler ut",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("og {more} til")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("spill {number}")
    }

    fn games(&self, games: u32) -> String {
        format!("{games} spill")
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("Alle spill".to_owned(), |league| format!("Liga {league}"));
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", sesong {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "Her teller ingen ferdige spill ennå"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Rangert etter {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!(
                "Står det likt, avgjør {}",
                methods.join(", deretter ")
            ));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("Det verste spillet til hver spiller telles ikke med".to_owned()),
            worst => rules.push(format!(
                "De {worst} verste spillene til hver spiller telles ikke med"
            )),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!("En spiller uten plass har spilt færre enn {min_games} spill")
    }

    fn shared_wins_note(&self) -> &'static str {
        "Seire 5/2: fem seire, to av dem delte"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAVN` viser hvordan tallene til en spiller er regnet ut"
    }

    fn new_in_standings(&self) -> &'static str {
        "ny"
    }

    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let place = match place {
            Some(place) => format!("plass {place} av {players}"),
            None => "uten plass".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part} av {whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} på {rounds}")
    }

    fn left_out(&self) -> &'static str {
        "teller ikke"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        match left_out {
            0 => format!("{games} spill"),
            left_out => format!("{games} spill, {left_out} teller ikke"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            1 => format!("{}, herav 1 delt", wins.won),
            shared => format!("{}, herav {shared} delte", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        let faced = counted(faced.into(), "motstander", "motstandere");
        format!("{beaten} av {faced}")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgang", "omganger");
        format!("{points} poeng / {rounds}")
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} for plasseringer")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgang", "omganger");
        format!("{out} av {rounds}")
    }

    fn league(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("Liga {name}, lagt ned"),
            false => format!("Liga {name}"),
        }
    }

    fn no_leagues(&self) -> &'static str {
        "Det finnes ingen ligaer ennå; `crowns league add NAVN` legger til en"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("etter {}", short(by))),
            settings.min_games.map(ranked_from),
            settings.drop_worst.map(worst_left_out),
            settings.tie_break.as_deref().map(ties),
            settings.language.as_deref().map(reports_in),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(", ")
    }

    fn default_settings(&self) -> &'static str {
        "standard"
    }

    fn season(&self, name: &str, season: &Season) -> String {
        format!("{name}, {} til {}", season.from, season.until)
    }
}

fn reports_in(tag: &str) -> String {
    format!("rapporter: {tag}")
}

/// Returns what follows a number of games: ` i liga Tirsdag fra
/// 2026-01-01, også avkortede`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(" i liga {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", sesong {season}"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(" fra {day}")),
        games.until.map(|day| format!(" til {day}")),
        games
            .players
            .map(|players| format!(" med {}", counted(players as u64, "spiller", "spillere"))),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short { ", også avkortede" } else { "" }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "andelen slåtte motstandere, uavgjort teller halvt",
        RankingMethod::Average => "snittet av sluttsummene, laveste først",
        RankingMethod::PerRound => "poeng per spilt omgang, færrest først",
        RankingMethod::Points => {
            "poeng for plasseringer: 100 til den første i et spill, 0 til den siste, jevnt fordelt \
             imellom"
        }
        RankingMethod::Wins => "vunne spill, alene eller delt",
        RankingMethod::Total => "summen av sluttsummene, laveste først",
        RankingMethod::Rating => "rating: et forsiktig anslag over styrken, my minus tre sigma",
    }
}

/// Names a method in a list of settings.
pub(super) fn short(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "slåtte motstandere",
        RankingMethod::Average => "snitt",
        RankingMethod::PerRound => "poeng per omgang",
        RankingMethod::Points => "poeng for plasseringer",
        RankingMethod::Wins => "seire",
        RankingMethod::Total => "sum",
        RankingMethod::Rating => "rating",
    }
}

fn ranked_from(games: u32) -> String {
    format!("minst {} spill for å få en plass", games.max(1))
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "alle spill teller".to_owned(),
        1 => "det verste spillet teller ikke".to_owned(),
        _ => format!("de {games} verste spillene teller ikke"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "delt plass når det står likt".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(|&method| short(method)).collect();
            format!("når det står likt, etter {}", methods.join(", så "))
        }
    }
}

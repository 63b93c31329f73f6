use strum::IntoEnumIterator;

use super::{Danish, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, SelectedGames, Wins};

impl LeagueWords for Danish {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "der er ingen rangeringsmetode `{text}`; metoderne er {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "plads",
            Label::Player => "spiller",
            Label::Game | Label::Games => "spil",
            Label::Date => "dato",
            Label::Counted => "tæller",
            Label::Method(RankingMethod::Beaten) => "slået",
            Label::Method(RankingMethod::Average) => "snit",
            Label::Method(RankingMethod::PerRound) | Label::Round => "omgang",
            Label::Method(RankingMethod::Points) => "point",
            Label::Scored => "på omg.",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "sejre",
            Label::Method(RankingMethod::Total) => "sum",
            Label::Method(RankingMethod::Rating) => "rating",
            Label::Out => "afsl.",
            Label::Best => "bedst",
            Label::Worst => "værst",
            Label::Trend => "trend",
            Label::Wild => "trumf",
            Label::Deals => "giver",
            Label::Table => "bord",
            Label::Players => "spillere",
            Label::Won => "vundet",
            Label::Ahead => "foran",
            Label::Tied => "lige",
            Label::Behind => "efter",
            Label::State => "status",
            Label::Winner => "vinder",
            Label::With => "med",
            Label::Places => "pladser",
            Label::BestGame => "bedste spil",
            Label::WorstGame => "værste spil",
            Label::BestRound => "bedste omgang",
            Label::WorstRound => "værste omgang",
            Label::WentOut => "afsluttede",
            Label::Drought => "uden sejr",
            Label::Comebacks => "efter omg. 9",
            Label::Totals => "summer",
            Label::CameFirst => "sluttede foran",
            Label::WonGame => "vandt spillet",
            Label::AverageTotal => "sum i snit",
            Label::Difference => "forskel",
            Label::BiggestWin => "største sejr",
            Label::Agreed => "aftalt",
            Label::Season => "sæson",
            Label::Entries => "poster",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Plads",
            Label::Player => "Spiller",
            Label::Game | Label::Games => "Spil",
            Label::Counted => "Tæller",
            Label::Method(RankingMethod::Beaten) => "Slået",
            Label::Method(RankingMethod::Average) => "Snit",
            Label::Method(RankingMethod::PerRound) => "Pr. omgang",
            Label::Method(RankingMethod::Points) => "Point",
            Label::Method(RankingMethod::Wins) => "Sejre",
            Label::Method(RankingMethod::Total) => "Sum",
            Label::Method(RankingMethod::Rating) => "Rating",
            Label::Out => "Afsl.",
            Label::WentOut => "Afsluttede",
            Label::Best => "Bedst",
            Label::Worst => "Værst",
            Label::BestRound => "Bedste omgang",
            Label::WorstRound => "Værste omgang",
            Label::Behind => "Efter",
            Label::Trend => "Trend",
            Label::Round => "Omgang",
            Label::Wild => "Trumf",
            Label::Deals => "Giver",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("og {more} til")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("spil {number}")
    }

    fn games(&self, games: u32) -> String {
        format!("{games} spil")
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("Alle spil".to_owned(), |league| format!("Liga {league}"));
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", sæson {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "Her tæller ingen færdige spil endnu"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Rangordnet efter {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!(
                "Står det lige, afgør {}",
                methods.join(", dernæst ")
            ));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("Hver spillers værste spil tælles ikke med".to_owned()),
            worst => rules.push(format!("Hver spillers {worst} værste spil tælles ikke med")),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!("En spiller uden plads har spillet færre end {min_games} spil")
    }

    fn shared_wins_note(&self) -> &'static str {
        "Sejre 5/2: fem sejre, heraf to delte"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAVN` viser, hvordan en spillers tal er regnet ud"
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
            Some(place) => format!("plads {place} af {players}"),
            None => "uden plads".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part} af {whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} på {rounds}")
    }

    fn left_out(&self) -> &'static str {
        "tæller ikke"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        match left_out {
            0 => format!("{games} spil"),
            left_out => format!("{games} spil, {left_out} tæller ikke"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            1 => format!("{}, heraf 1 delt", wins.won),
            shared => format!("{}, heraf {shared} delte", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        let faced = counted(faced.into(), "modstander", "modstandere");
        format!("{beaten} af {faced}")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgang", "omgange");
        format!("{points} point / {rounds}")
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} for placeringer")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgang", "omgange");
        format!("{out} af {rounds}")
    }

    fn league(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("Liga {name}, nedlagt"),
            false => format!("Liga {name}"),
        }
    }

    fn no_leagues(&self) -> &'static str {
        "Der er ingen ligaer endnu; `crowns league add NAVN` tilføjer en"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("efter {}", short(by))),
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
/// 2026-01-01, også afkortede`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(" i liga {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", sæson {season}"));
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
    if games.short { ", også afkortede" } else { "" }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "andelen af slåede modstandere, uafgjort tæller halvt",
        RankingMethod::Average => "snittet af slutsummerne, laveste først",
        RankingMethod::PerRound => "point pr. spillet omgang, færrest først",
        RankingMethod::Points => {
            "point for placeringer: 100 til den første i et spil, 0 til den sidste, jævnt fordelt \
             imellem"
        }
        RankingMethod::Wins => "vundne spil, alene eller delt",
        RankingMethod::Total => "summen af slutsummerne, laveste først",
        RankingMethod::Rating => "rating: et forsigtigt skøn over styrken, my minus tre sigma",
    }
}

/// Names a method in a list of settings.
pub(super) fn short(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "slåede modstandere",
        RankingMethod::Average => "snit",
        RankingMethod::PerRound => "point pr. omgang",
        RankingMethod::Points => "point for placeringer",
        RankingMethod::Wins => "sejre",
        RankingMethod::Total => "sum",
        RankingMethod::Rating => "rating",
    }
}

fn ranked_from(games: u32) -> String {
    format!("mindst {} spil for at få en plads", games.max(1))
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "alle spil tæller".to_owned(),
        1 => "det værste spil tæller ikke".to_owned(),
        _ => format!("de {games} værste spil tæller ikke"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "delt plads, når det står lige".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(|&method| short(method)).collect();
            format!("når det står lige, efter {}", methods.join(", så "))
        }
    }
}

use strum::IntoEnumIterator;

use super::{Swedish, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, SelectedGames, Wins};

impl LeagueWords for Swedish {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "det finns ingen rangordningsmetod `{text}`; metoderna är {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "plats",
            Label::Player => "spelare",
            Label::Game | Label::Games => "spel",
            Label::Date => "datum",
            Label::Counted => "räknas",
            Label::Method(RankingMethod::Beaten) => "slagna",
            Label::Method(RankingMethod::Average) => "snitt",
            Label::Method(RankingMethod::PerRound) | Label::Round => "omgång",
            Label::Method(RankingMethod::Points) => "poäng",
            Label::Scored => "på omg.",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "segrar",
            Label::Method(RankingMethod::Total) => "summa",
            Label::Method(RankingMethod::Rating) => "rating",
            Label::Out => "ut",
            Label::Best => "bäst",
            Label::Worst => "sämst",
            Label::Trend => "trend",
            Label::Wild => "vilt",
            Label::Deals => "delar ut",
            Label::Table => "bord",
            Label::Players => "spelare",
            Label::Won => "vunna",
            Label::Ahead => "före",
            Label::Tied => "lika",
            Label::Behind => "efter",
            Label::State => "status",
            Label::Winner => "vinnare",
            Label::With => "med",
            Label::Places => "platser",
            Label::BestGame => "bästa spel",
            Label::WorstGame => "sämsta spel",
            Label::BestRound => "bästa omgång",
            Label::WorstRound => "sämsta omgång",
            Label::WentOut => "gick ut",
            Label::Drought => "utan seger",
            Label::Comebacks => "efter omg. 9",
            Label::Totals => "summor",
            Label::CameFirst => "slutade före",
            Label::WonGame => "vann spelet",
            Label::AverageTotal => "summa i snitt",
            Label::Difference => "skillnad",
            Label::BiggestWin => "största seger",
            Label::Agreed => "avtalat",
            Label::Season => "säsong",
            Label::Entries => "poster",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Plats",
            Label::Player => "Spelare",
            Label::Game | Label::Games => "Spel",
            Label::Counted => "Räknas",
            Label::Method(RankingMethod::Beaten) => "Slagna",
            Label::Method(RankingMethod::Average) => "Snitt",
            Label::Method(RankingMethod::PerRound) => "Per omgång",
            Label::Method(RankingMethod::Points) => "Poäng",
            Label::Method(RankingMethod::Wins) => "Segrar",
            Label::Method(RankingMethod::Total) => "Summa",
            Label::Method(RankingMethod::Rating) => "Rating",
            Label::Out => "Ut",
            Label::WentOut => "Gick ut",
            Label::Best => "Bäst",
            Label::Worst => "Sämst",
            Label::BestRound => "Bästa omgång",
            Label::WorstRound => "Sämsta omgång",
            Label::Behind => "Efter",
            Label::Trend => "Trend",
            Label::Round => "Omgång",
            Label::Wild => "Vilt",
            Label::Deals => "Delar ut",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("och {more} till")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("spel {number}")
    }

    fn games(&self, games: u32) -> String {
        format!("{games} spel")
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("Alla spel".to_owned(), |league| format!("Liga {league}"));
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", säsong {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "Här räknas inga avslutade spel än"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Rangordning efter {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!(
                "Står det lika avgör {}",
                methods.join(", därefter ")
            ));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("Varje spelares sämsta spel räknas inte".to_owned()),
            worst => rules.push(format!("Varje spelares {worst} sämsta spel räknas inte")),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!("En spelare utan plats har spelat färre än {min_games} spel")
    }

    fn shared_wins_note(&self) -> &'static str {
        "Segrar 5/2: fem segrar, varav två delade"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAMN` visar hur en spelares siffror är uträknade"
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
            Some(place) => format!("plats {place} av {players}"),
            None => "utan plats".to_owned(),
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
        "räknas inte"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        match left_out {
            0 => format!("{games} spel"),
            left_out => format!("{games} spel, {left_out} räknas inte"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            1 => format!("{}, varav 1 delad", wins.won),
            shared => format!("{}, varav {shared} delade", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        let faced = counted(faced.into(), "motståndare", "motståndare");
        format!("{beaten} av {faced}")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgång", "omgångar");
        format!("{points} poäng / {rounds}")
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} för placeringar")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        let rounds = counted(rounds.into(), "omgång", "omgångar");
        format!("{out} av {rounds}")
    }

    fn league(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("Liga {name}, nedlagd"),
            false => format!("Liga {name}"),
        }
    }

    fn no_leagues(&self) -> &'static str {
        "Det finns inga ligor än; `crowns league add NAMN` lägger till en"
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
        format!("{name}, {} till {}", season.from, season.until)
    }
}

fn reports_in(tag: &str) -> String {
    format!("rapporter: {tag}")
}

/// Returns what follows a number of games: ` i liga Tisdag från
/// 2026-01-01, även förkortade`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(" i liga {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", säsong {season}"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(" från {day}")),
        games.until.map(|day| format!(" till {day}")),
        games
            .players
            .map(|players| format!(" med {players} spelare")),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short {
        ", även förkortade"
    } else {
        ""
    }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "andelen slagna motståndare, oavgjort räknas som en halv",
        RankingMethod::Average => "snittet av slutsummorna, lägsta först",
        RankingMethod::PerRound => "poäng per spelad omgång, minst först",
        RankingMethod::Points => {
            "poäng för placeringar: 100 till den första i ett spel, 0 till den sista, jämnt \
             fördelat däremellan"
        }
        RankingMethod::Wins => "vunna spel, ensam eller delat",
        RankingMethod::Total => "summan av slutsummorna, lägsta först",
        RankingMethod::Rating => "rating: en försiktig uppskattning av styrkan, my minus tre sigma",
    }
}

/// Names a method in a list of settings.
pub(super) fn short(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "slagna motståndare",
        RankingMethod::Average => "snitt",
        RankingMethod::PerRound => "poäng per omgång",
        RankingMethod::Points => "poäng för placeringar",
        RankingMethod::Wins => "segrar",
        RankingMethod::Total => "summa",
        RankingMethod::Rating => "rating",
    }
}

fn ranked_from(games: u32) -> String {
    format!("minst {} spel för att få en plats", games.max(1))
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "alla spel räknas".to_owned(),
        1 => "det sämsta spelet räknas inte".to_owned(),
        _ => format!("de {games} sämsta spelen räknas inte"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "delad plats när det står lika".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(|&method| short(method)).collect();
            format!("när det står lika, efter {}", methods.join(", sedan "))
        }
    }
}

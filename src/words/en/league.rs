use strum::IntoEnumIterator;

use super::{English, and, counted};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;
use crate::words::{Label, LeagueWords, PlayerWords, SelectedGames, Wins};

impl LeagueWords for English {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "there is no ranking method `{text}`; the methods are {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "place",
            Label::Player => "player",
            Label::Game => "game",
            Label::Date => "date",
            Label::Games => "games",
            Label::Counted => "counted",
            Label::Method(RankingMethod::Beaten) => "beaten",
            Label::Method(RankingMethod::Average) => "average",
            Label::Method(RankingMethod::PerRound) => "round",
            Label::Method(RankingMethod::Points) => "points",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "wins",
            Label::Method(RankingMethod::Total) => "total",
            Label::Method(RankingMethod::Rating) => "rating",
            Label::Out => "out",
            Label::Best => "best",
            Label::Worst => "worst",
            Label::Trend => "trend",
            Label::Scored => "scored",
            Label::Round => "round",
            Label::Wild => "wild",
            Label::Deals => "deals",
            Label::Table => "table",
            Label::Players => "players",
            Label::Won => "won",
            Label::Ahead => "ahead",
            Label::Tied => "tied",
            Label::Behind => "behind",
            Label::State => "state",
            Label::Winner => "winner",
            Label::With => "with",
            Label::Places => "places",
            Label::BestGame => "best game",
            Label::WorstGame => "worst game",
            Label::BestRound => "best round",
            Label::WorstRound => "worst round",
            Label::WentOut => "went out",
            Label::Drought => "winless",
            Label::Comebacks => "after round 9",
            Label::Totals => "totals",
            Label::CameFirst => "finished ahead",
            Label::WonGame => "won the game",
            Label::AverageTotal => "average total",
            Label::Difference => "difference",
            Label::BiggestWin => "biggest win",
            Label::Agreed => "settings",
            Label::Season => "season",
            Label::Entries => "entries",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Place",
            Label::Player => "Player",
            Label::Game => "Game",
            Label::Games => "Games",
            Label::Counted => "Counted",
            Label::Method(RankingMethod::Beaten) => "Beaten",
            Label::Method(RankingMethod::Average) => "Average",
            Label::Method(RankingMethod::PerRound) => "Per round",
            Label::Method(RankingMethod::Points) => "Points",
            Label::Method(RankingMethod::Wins) => "Wins",
            Label::Method(RankingMethod::Total) => "Total",
            Label::Method(RankingMethod::Rating) => "Rating",
            Label::Out => "Out",
            Label::WentOut => "Went out",
            Label::Best => "Best",
            Label::Worst => "Worst",
            Label::BestRound => "Best round",
            Label::WorstRound => "Worst round",
            Label::Behind => "Behind",
            Label::Trend => "Trend",
            Label::Round => "Round",
            Label::Wild => "Wild",
            Label::Deals => "Deals",
            other => self.label(other),
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("and {more} more")
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("game {number}")
    }

    fn games(&self, games: u32) -> String {
        counted(games.into(), "game")
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("All games".to_owned(), |league| format!("League {league}"));
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", season {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_standings(&self) -> &'static str {
        "No finished game counts here yet"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Ranked by {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!("Ties are broken by {}", methods.join(", then by ")));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("The worst game of each player is left out".to_owned()),
            worst => rules.push(format!(
                "The {worst} worst games of each player are left out"
            )),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!("A player without a place has played fewer than {min_games} games")
    }

    fn shared_wins_note(&self) -> &'static str {
        "Wins 5/2: five wins, two of them shared"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAME` shows how the figures of a player add up"
    }

    fn new_in_standings(&self) -> &'static str {
        "new"
    }

    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let place = match place {
            Some(place) => format!("place {place} of {players}"),
            None => "without a place".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part} of {whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} in {rounds}")
    }

    fn left_out(&self) -> &'static str {
        "left out"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        let games = counted(games as u64, "game");
        match left_out {
            0 => games,
            left_out => format!("{games}, {left_out} left out"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => format!("{}, {shared} of them shared", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        format!("{beaten} of {faced} opponents")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} points / {rounds} rounds")
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} for places")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        format!("{out} of {rounds} rounds")
    }

    fn league(&self, name: &str, retired: bool) -> String {
        format!("League {}", self.player(name, retired))
    }

    fn no_leagues(&self) -> &'static str {
        "There are no leagues yet; `crowns league add NAME` adds one"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("by {by}")),
            settings.min_games.map(ranked_from),
            settings.drop_worst.map(worst_left_out),
            settings.tie_break.as_deref().map(ties),
            settings.language.as_deref().map(reports_in),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(", ")
    }

    fn default_settings(&self) -> &'static str {
        "default"
    }

    fn season(&self, name: &str, season: &Season) -> String {
        format!("{name}, {} to {}", season.from, season.until)
    }
}

fn reports_in(tag: &str) -> String {
    format!("reports: {tag}")
}

/// Returns what follows a number of games: ` of league Tuesday since
/// 2026-01-01, including short ones`.
pub(super) fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

pub(super) fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(" of league {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", season {season}"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(" since {day}")),
        games.until.map(|day| format!(" until {day}")),
        games
            .players
            .map(|players| format!(" with {}", counted(players as u64, "player"))),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short {
        ", including short ones"
    } else {
        ""
    }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "the share of opponents beaten, a tie counting half",
        RankingMethod::Average => "the average of the final totals, the lowest first",
        RankingMethod::PerRound => "the points per round played, the fewest first",
        RankingMethod::Points => {
            "points for places: 100 for the first of a game, 0 for the last, evenly between"
        }
        RankingMethod::Wins => "games won, alone or shared",
        RankingMethod::Total => "the sum of the final totals, the lowest first",
        RankingMethod::Rating => "rating: a cautious estimate of skill, mu minus three sigma",
    }
}

fn ranked_from(games: u32) -> String {
    match games {
        0 | 1 => "1 game needed for a place".to_owned(),
        _ => format!("{games} games needed for a place"),
    }
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "no game left out".to_owned(),
        1 => "the worst game left out".to_owned(),
        _ => format!("the {games} worst games left out"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "ties shared".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(RankingMethod::to_string).collect();
            format!("ties broken by {}", methods.join(", then "))
        }
    }
}

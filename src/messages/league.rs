use chrono::NaiveDate;
use strum::IntoEnumIterator;

use super::Messages;
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;

/// Leagues, standings, and which games they count.
///
/// Names come ready to print.
impl Messages {
    /// Returns that a text names no ranking method.
    pub fn unknown_method(&self, error: &UnknownMethod) -> String {
        let methods: Vec<_> = RankingMethod::iter()
            .map(|method| method.name().to_owned())
            .collect();
        say!(
            self,
            "league-unknown-method",
            text = &error.0,
            methods = self.and(&methods)
        )
    }

    /// Returns how many more there are than are shown.
    pub fn and_more(&self, more: usize) -> String {
        say!(self, "league-and-more", more)
    }

    /// Names a game: `game 12`.
    pub fn numbered_game(&self, number: u32) -> String {
        say!(self, "league-game", game = number)
    }

    /// Returns a number of games: `1 game`.
    pub fn games(&self, games: u32) -> String {
        say!(self, "league-games", games)
    }

    /// Names a selection of games: `League Tuesday, season Autumn`.
    pub fn selection(&self, games: &SelectedGames) -> String {
        let league = match &games.league {
            Some(league) => say!(self, "league-selected", league),
            None => say!(self, "league-selected-all"),
        };
        league + &self.selected(games) + self.with_short(games)
    }

    /// Returns that no finished game counts.
    pub fn no_standings(&self) -> &'static str {
        self.plain("league-no-standings")
    }

    /// Returns in a few sentences how players are ranked.
    pub fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![say!(
            self,
            "league-ranked-by",
            method = self.ranked_by(ranking.by)
        )];
        let methods = ranking
            .tie_break
            .iter()
            .map(|&method| self.ranked_by(method).to_owned());
        let methods =
            methods.reduce(|methods, method| say!(self, "league-then-by", methods, method));
        rules.extend(methods.map(|methods| say!(self, "league-ties-broken", methods)));
        if ranking.drop_worst > 0 {
            rules.push(say!(
                self,
                "league-worst-dropped",
                games = ranking.drop_worst
            ));
        }
        rules
    }

    /// Explains why a player has no place.
    pub fn no_place_note(&self, min_games: usize) -> String {
        say!(self, "league-no-place", games = min_games)
    }

    /// Explains wins such as `5/2`.
    pub fn shared_wins_note(&self) -> &'static str {
        self.plain("league-shared-wins-note")
    }

    /// Returns how to see the games behind a line of the standings.
    pub fn explain_hint(&self) -> &'static str {
        self.plain("league-how-to-explain")
    }

    /// Returns that a player is new to the standings.
    pub fn new_in_standings(&self) -> &'static str {
        self.plain("league-new")
    }

    /// Returns whose figures are explained: `All games: Ann, place 1 of 3`.
    pub fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let selection = self.selection(games);
        match place {
            Some(place) => say!(self, "league-explained", selection, name, place, players),
            None => say!(self, "league-explained-without-place", selection, name),
        }
    }

    /// Returns a place in a game, and that it is shared: `2=`.
    pub fn place_in_game(&self, place: u32, shared: bool) -> String {
        match shared {
            true => say!(self, "league-shared-place", place),
            false => place.to_string(),
        }
    }

    /// Returns a part of a whole: `2 of 3`.
    pub fn part_of(&self, part: &str, whole: u32) -> String {
        say!(self, "league-part-of", part, whole)
    }

    /// Returns points in some rounds: `143 in 11`.
    pub fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        say!(self, "league-points-in-rounds", points, rounds)
    }

    /// Returns that a game does not count.
    pub fn left_out(&self) -> &'static str {
        self.plain("league-left-out")
    }

    /// Returns games and how many of them do not count.
    pub fn games_left_out(&self, games: usize, left_out: usize) -> String {
        match left_out {
            0 => say!(self, "league-games", games),
            left => say!(self, "league-games-left-out", games, left),
        }
    }

    /// Returns wins and how many of them were shared.
    pub fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => say!(self, "league-wins-shared", wins = wins.won, shared),
        }
    }

    /// Returns how many opponents were beaten: `3 of 5 opponents`.
    pub fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        say!(self, "league-opponents-beaten", beaten, opponents = faced)
    }

    /// Returns points over rounds: `45 points / 3 rounds`.
    pub fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        say!(self, "league-points-over-rounds", points, rounds)
    }

    /// Returns in how many rounds a player went out: `1 of 3 rounds`.
    pub fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        say!(self, "league-out-of-rounds", out, rounds)
    }

    /// Names a league, retired or not.
    pub fn league(&self, name: &str, retired: bool) -> String {
        match retired {
            true => say!(self, "league-retired", name),
            false => say!(self, "league-named", name),
        }
    }

    /// Returns that there are no leagues, and how to add one.
    pub fn no_leagues(&self) -> &'static str {
        self.plain("league-none")
    }

    /// Returns the settings of a league, with its ruleset; empty if it has none.
    pub fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(|ruleset| say!(self, "league-setting-ruleset", ruleset)),
            settings
                .by
                .map(|by| say!(self, "league-setting-by", method = self.ranking_method(by))),
            settings
                .min_games
                .map(|games| say!(self, "league-setting-games", games = games.max(1))),
            settings
                .drop_worst
                .map(|games| say!(self, "league-setting-worst", games)),
            settings
                .tie_break
                .as_deref()
                .map(|methods| self.tie_setting(methods)),
            settings
                .language
                .as_deref()
                .map(|language| say!(self, "league-setting-reports", language)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Returns that a league has no settings of its own.
    pub fn default_settings(&self) -> &'static str {
        self.plain("league-no-settings")
    }

    /// Returns a season, named, with its days.
    pub fn season(&self, name: &str, season: &Season) -> String {
        say!(
            self,
            "league-season",
            name,
            from = season.from.to_string(),
            until = season.until.to_string()
        )
    }

    /// Returns what follows a number of games: ` of league Tuesday since 2026-01-01`.
    pub(super) fn of_selected(&self, games: &SelectedGames) -> String {
        let league = games
            .league
            .as_ref()
            .map(|league| say!(self, "league-of", league));
        league.unwrap_or_default() + &self.selected(games)
    }

    /// Returns what follows a number of games, and that it has those that ended early.
    pub(super) fn of_all_selected(&self, games: &SelectedGames) -> String {
        self.of_selected(games) + self.with_short(games)
    }

    /// Names a ranking method in a list of settings.
    pub(super) fn ranking_method(&self, method: RankingMethod) -> String {
        say!(self, "league-method", method = method.name())
    }

    /// Returns the season, days and players of a selection of games.
    fn selected(&self, games: &SelectedGames) -> String {
        let season = games.season.as_ref();
        let parts = [
            season.map(|season| say!(self, "league-of-season", season)),
            games
                .since
                .map(|day| say!(self, "league-since", day = day.to_string())),
            games
                .until
                .map(|day| say!(self, "league-until", day = day.to_string())),
            games
                .players
                .map(|players| say!(self, "league-with-players", players)),
        ];
        parts.into_iter().flatten().collect()
    }

    fn with_short(&self, games: &SelectedGames) -> &'static str {
        match games.short {
            true => self.plain("league-with-short"),
            false => "",
        }
    }

    /// Returns what a method ranks by.
    fn ranked_by(&self, method: RankingMethod) -> &'static str {
        self.plain(match method {
            RankingMethod::Beaten => "league-by-beaten",
            RankingMethod::Average => "league-by-average",
            RankingMethod::PerRound => "league-by-per-round",
            RankingMethod::Points => "league-by-points",
            RankingMethod::Wins => "league-by-wins",
            RankingMethod::Total => "league-by-total",
            RankingMethod::Rating => "league-by-rating",
        })
    }

    fn tie_setting(&self, methods: &[RankingMethod]) -> String {
        let methods = methods.iter().map(|&method| self.ranking_method(method));
        let then = |methods, method| say!(self, "league-setting-ties-then", methods, method);
        match methods.reduce(then) {
            Some(methods) => say!(self, "league-setting-ties", methods),
            None => say!(self, "league-setting-ties-shared"),
        }
    }
}

/// The games that figures are based on; names are ready to print.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SelectedGames {
    /// Of this league.
    pub league: Option<String>,
    /// Of this season of it.
    pub season: Option<String>,
    /// On this day or later.
    pub since: Option<NaiveDate>,
    /// On this day or earlier.
    pub until: Option<NaiveDate>,
    /// With so many players.
    pub players: Option<usize>,
    /// Also those that ended early.
    pub short: bool,
}

impl SelectedGames {
    /// Returns `true` if games of every league, day and number of players are
    /// meant.
    pub fn is_all(&self) -> bool {
        let days = self.since.or(self.until);
        self.league.is_none() && days.is_none() && self.players.is_none()
    }
}

/// Games won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wins {
    /// Alone or with others.
    pub won: u32,
    /// Of these, with others.
    pub shared: u32,
}

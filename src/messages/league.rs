//! Leagues, standings, which games they count, and the headings of columns.
//!
//! Names come ready to print.

use strum::IntoEnumIterator;

use super::{Message, Messages, Said};
use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::{GameSelection, Ranking};

messages! { words:
    and_more(more: usize) = "league-and-more";
    numbered_game(game: u32) = "league-game";
    games(games: u32) = "league-games";
    no_standings() = "league-no-standings";
    no_place_note(games: usize) = "league-no-place";
    /// Explains wins such as `5/2`.
    shared_wins_note() = "league-shared-wins-note";
    /// How to see the games behind a line of the standings.
    explain_hint() = "league-how-to-explain";
    new_in_standings() = "league-new";
    part_of(part: &str, whole: u32) = "league-part-of";
    points_in_rounds(points: i64, rounds: u32) = "league-points-in-rounds";
    left_out() = "league-left-out";
    opponents_beaten(beaten: &str, opponents: u32) = "league-opponents-beaten";
    points_over_rounds(points: i64, rounds: u32) = "league-points-over-rounds";
    out_of_rounds(out: u32, rounds: u32) = "league-out-of-rounds";
    no_leagues() = "league-none";
    default_settings() = "league-no-settings";
    season(name: &str, season: &Season) = "league-season" {
        name, from = season.from, until = season.until
    };
    league(name: &str, retired: bool) => match retired {
        true => "league-retired",
        false => "league-named",
    } { name };
    games_left_out(games: usize, left: usize) => match left {
        0 => "league-games",
        _ => "league-games-left-out",
    } { games, left };
    explained(games: &GameSelection, name: &str, place: Option<usize>, players: usize) => match place {
        Some(_) => "league-explained",
        None => "league-explained-without-place",
    } { selection = words.selection(games), name, place, players };
    /// Names a column of a terminal, or a line: short, in lower case.
    label(label: Label) = "league-label-" + label;
}

error! { UnknownMethod }

impl Message for UnknownMethod {
    fn said(&self, words: &Messages) -> Said {
        let methods: Vec<_> = RankingMethod::iter().map(|by| by.name().to_owned()).collect();
        refuse!(words, "league-unknown-method", text = &self.0, methods = words.and(&methods))
    }
}

impl Messages {
    /// Names a selection of games: `League Tuesday, season Autumn`.
    pub fn selection(&self, games: &GameSelection) -> String {
        let league = match &games.league {
            Some(league) => say!(self, "league-selected", league = &league.name),
            None => say!(self, "league-selected-all"),
        };
        league + &self.selected(games) + self.with_short(games)
    }

    /// Returns in a few sentences how players are ranked.
    pub fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![say!(self, "league-ranked-by", method = self.ranked_by(ranking.by))];
        let methods = ranking.tie_break.iter().map(|&method| self.ranked_by(method).to_owned());
        let methods =
            methods.reduce(|methods, method| say!(self, "league-then-by", methods, method));
        rules.extend(methods.map(|methods| say!(self, "league-ties-broken", methods)));
        if ranking.drop_worst > 0 {
            rules.push(say!(self, "league-worst-dropped", games = ranking.drop_worst));
        }
        rules
    }

    /// Returns a place in a game, and that it is shared: `2=`.
    pub fn place_in_game(&self, place: u32, shared: bool) -> String {
        if shared { say!(self, "league-shared-place", place) } else { place.to_string() }
    }

    pub fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => say!(self, "league-wins-shared", wins = wins.won, shared),
        }
    }

    /// Returns the settings of a league, with its ruleset; empty if it has none.
    pub fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(|ruleset| say!(self, "league-setting-ruleset", ruleset)),
            settings.by.map(|by| say!(self, "league-setting-by", method = self.ranking_method(by))),
            settings
                .min_games
                .map(|games| say!(self, "league-setting-games", games = games.max(1))),
            settings.drop_worst.map(|games| say!(self, "league-setting-worst", games)),
            settings.tie_break.as_deref().map(|methods| self.tie_setting(methods)),
            settings
                .language
                .as_deref()
                .map(|language| say!(self, "league-setting-reports", language)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Returns what follows a number of games: ` of league Tuesday since 2026-01-01`.
    pub(super) fn of_selected(&self, games: &GameSelection) -> String {
        let league = games.league.as_ref();
        let league = league.map(|league| say!(self, "league-of", league = &league.name));
        league.unwrap_or_default() + &self.selected(games)
    }

    /// Returns what follows a number of games, and that it has those that ended early.
    pub(super) fn of_all_selected(&self, games: &GameSelection) -> String {
        self.of_selected(games) + self.with_short(games)
    }

    /// Names a ranking method in a list of settings.
    pub(super) fn ranking_method(&self, method: RankingMethod) -> String {
        say!(self, "league-method", method = method.name())
    }

    /// Returns the season, days and players of a selection of games.
    fn selected(&self, games: &GameSelection) -> String {
        let season = games.season.as_ref();
        let parts = [
            season.map(|season| say!(self, "league-of-season", season = &season.name)),
            self.days(games),
            games.player_count.map(|players| say!(self, "league-with-players", players)),
        ];
        parts.into_iter().flatten().collect()
    }

    /// Returns from which day and to which games are selected.
    fn days(&self, games: &GameSelection) -> Option<String> {
        match (games.since, games.until) {
            (Some(since), Some(until)) => Some(say!(self, "league-between", since, until)),
            (Some(day), None) => Some(say!(self, "league-since", day)),
            (None, Some(day)) => Some(say!(self, "league-until", day)),
            (None, None) => None,
        }
    }

    fn with_short(&self, games: &GameSelection) -> &'static str {
        if games.include_short { self.plain("league-with-short") } else { "" }
    }

    fn ranked_by(&self, method: RankingMethod) -> &'static str {
        variant!(self, "league-by-", method: RankingMethod)
    }

    fn tie_setting(&self, methods: &[RankingMethod]) -> String {
        let methods = methods.iter().map(|&method| self.ranking_method(method));
        let then = |methods, method| say!(self, "league-setting-ties-then", methods, method);
        match methods.reduce(then) {
            Some(methods) => say!(self, "league-setting-ties", methods),
            None => say!(self, "league-setting-ties-shared"),
        }
    }

    /// Names a column of a page in Markdown or HTML.
    pub fn page_heading(&self, label: Label) -> &'static str {
        let heading = match label {
            Label::Rank => Label::Place,
            other => other,
        };
        variant!(self, "league-heading-", heading: Label, else self.label(label))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wins {
    /// Alone or with others.
    pub won: u32,
    /// Of these, with others.
    pub shared: u32,
}

/// A heading of a column, or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "kebab-case")]
pub enum Label {
    /// The place of a player in standings.
    Rank,
    /// The place of a player in a game.
    Place,
    Player,
    Game,
    Date,
    Games,
    /// The number of games that are not dropped.
    Counted,
    #[strum(transparent)]
    Method(RankingMethod),
    /// The rounds that a player went out in.
    Out,
    /// The lowest total, or the best round.
    Best,
    /// The highest total, or the worst round.
    Worst,
    Trend,
    /// The points of a player in rounds of a game.
    Scored,
    Round,
    Wild,
    Deals,
    /// The average of the others at the table.
    Table,
    /// The number of players, or their names.
    Players,
    Won,
    Ahead,
    Tied,
    Behind,
    State,
    Winner,
    /// The other players.
    With,
    /// The number of games per place.
    Places,
    BestGame,
    WorstGame,
    BestRound,
    WorstRound,
    WentOut,
    WinStreak,
    Drought,
    /// Places gained after round 9.
    Comebacks,
    TimePlayed,
    Totals,
    CameFirst,
    WonGame,
    AverageTotal,
    Difference,
    BiggestWin,
    /// The settings of a league.
    Agreed,
    Season,
    Entries,
    LastDay,
    Leagues,
    /// The names that may be the same one.
    LooksLike,
}

use chrono::NaiveDate;

use crate::game::{LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::Ranking;

subject! {
/// Leagues, standings, and which games they count.
///
/// Names come ready to print.
pub trait LeagueWords {
    /// Returns that a text names no ranking method.
    fn unknown_method(&self, error: &UnknownMethod) -> String;

    /// Names a column of a terminal, or a line: short, in lower case.
    fn label(&self, label: Label) -> &'static str;

    /// Names a column of a page in Markdown or HTML.
    fn page_heading(&self, label: Label) -> &'static str;

    /// Returns how many more there are than are shown.
    fn and_more(&self, more: usize) -> String;

    /// Names a game: `game 12`.
    fn numbered_game(&self, number: u32) -> String;

    /// Returns a number of games: `1 game`.
    fn games(&self, games: u32) -> String;

    /// Names a selection of games: `League Tuesday, season Autumn`.
    fn selection(&self, games: &SelectedGames) -> String;

    /// Returns that no finished game counts.
    fn no_standings(&self) -> &'static str;

    /// Returns in a few sentences how players are ranked.
    fn ranking(&self, ranking: &Ranking) -> Vec<String>;

    /// Explains why a player has no place.
    fn no_place_note(&self, min_games: usize) -> String;

    /// Explains wins such as `5/2`.
    fn shared_wins_note(&self) -> &'static str;

    /// Returns how to see the games behind a line of the standings.
    fn explain_hint(&self) -> &'static str;

    /// Returns that a player is new to the standings.
    fn new_in_standings(&self) -> &'static str;

    /// Returns whose figures are explained: `All games: Ann, place 1 of 3`.
    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String;

    /// Returns a part of a whole: `2 of 3`.
    fn part_of(&self, part: &str, whole: u32) -> String;

    /// Returns points in some rounds: `143 in 11`.
    fn points_in_rounds(&self, points: i64, rounds: u32) -> String;

    /// Returns that a game does not count.
    fn left_out(&self) -> &'static str;

    /// Returns games and how many of them do not count.
    fn games_left_out(&self, games: usize, left_out: usize) -> String;

    /// Returns wins and how many of them were shared.
    fn shared_wins(&self, wins: Wins) -> String;

    /// Returns how many opponents were beaten: `3 of 5 opponents`.
    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String;

    /// Returns points over rounds: `45 points / 3 rounds`.
    fn points_over_rounds(&self, points: i64, rounds: u32) -> String;

    /// Returns points for places: `150.0 for places`.
    fn points_for_places(&self, points: &str) -> String;

    /// Returns in how many rounds a player went out: `1 of 3 rounds`.
    fn out_of_rounds(&self, out: u32, rounds: u32) -> String;

    /// Names a league, retired or not.
    fn league(&self, name: &str, retired: bool) -> String;

    /// Returns that there are no leagues, and how to add one.
    fn no_leagues(&self) -> &'static str;

    /// Returns the settings of a league, with its ruleset; empty if it has none.
    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String;

    /// Returns that a league has no settings of its own.
    fn default_settings(&self) -> &'static str;

    /// Returns a season, named, with its days.
    fn season(&self, name: &str, season: &Season) -> String;
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

/// A heading of a column, or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Label {
    /// The place of a player in standings.
    Rank,
    /// The place of a player in a game.
    Place,
    /// The name of a player.
    Player,
    /// The number of a game.
    Game,
    /// The day of a game.
    Date,
    /// The number of games.
    Games,
    /// The number of games that are not dropped.
    Counted,
    /// The figure of a ranking method.
    Method(RankingMethod),
    /// The rounds that a player went out in.
    Out,
    /// The lowest total, or the best round.
    Best,
    /// The highest total, or the worst round.
    Worst,
    /// The trend of the figure that ranks.
    Trend,
    /// The points of a player in rounds of a game.
    Scored,
    /// The number of a round.
    Round,
    /// The wild rank of a round.
    Wild,
    /// Who deals.
    Deals,
    /// The average of the others at the table.
    Table,
    /// The number of players, or their names.
    Players,
    /// Games won.
    Won,
    /// Games in which the player came before the other.
    Ahead,
    /// Games in which both shared a place.
    Tied,
    /// Games in which the player came after the other.
    Behind,
    /// The state of a game.
    State,
    /// Who won.
    Winner,
    /// The other players.
    With,
    /// The number of games per place.
    Places,
    /// The best game.
    BestGame,
    /// The worst game.
    WorstGame,
    /// The best round.
    BestRound,
    /// The worst round.
    WorstRound,
    /// The number of times that the player went out.
    WentOut,
    /// Games won in a row.
    WinStreak,
    /// Games in a row without a win.
    Drought,
    /// Places gained after round 9.
    Comebacks,
    /// The totals of all games.
    Totals,
    /// Came first of two.
    CameFirst,
    /// Won the game.
    WonGame,
    /// The average of the totals.
    AverageTotal,
    /// The difference of two.
    Difference,
    /// The biggest win over the other.
    BiggestWin,
    /// The settings of a league.
    Agreed,
    /// A season of a league.
    Season,
    /// The entries of the log.
    Entries,
}

use chrono::NaiveDate;

use crate::game::{GameRef, GameState, LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::{BestComeback, BiggestWin, Extreme, Ranking, RecordKind, Streak};

/// Players, leagues, standings, statistics and records.
///
/// Names come ready to print.
pub trait LeagueWords {
    /// Returns that a text names no ranking method.
    fn unknown_method(&self, error: &UnknownMethod) -> String;

    /// Names a column of a terminal, or a line: short, in lower case.
    fn label(&self, label: Label) -> &'static str;

    /// Names a column of a page in Markdown or HTML.
    fn page_heading(&self, label: Label) -> &'static str;

    /// Names a part of statistics.
    fn section(&self, section: Section) -> &'static str;

    /// Returns how many more there are than are shown.
    fn and_more(&self, more: usize) -> String;

    /// Explains the mark of a figure of few games.
    fn thin_legend(&self) -> &'static str;

    /// Names a game: `game 12`.
    fn numbered_game(&self, number: u32) -> String;

    /// Returns a number of games: `1 game`.
    fn games(&self, games: u32) -> String;

    /// Names a selection of games: `League Tuesday, season Autumn`.
    fn selection(&self, games: &SelectedGames) -> String;

    /// Returns that players have finished no such games, two of them none
    /// together.
    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String;

    /// Returns how to select more games.
    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str;

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

    /// Returns whose statistics they are, and of how many games.
    fn stats_title(&self, name: &str, games: u32, wins: Wins, of: &SelectedGames) -> String;

    /// Returns averages of a game and of a round, and how far totals differ.
    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String;

    /// Returns the best or worst of a player: `0 points, twice, first in round
    /// 1 of game 1, 2026-11-21`.
    fn extreme(&self, extreme: &Extreme) -> String;

    /// Returns how often a player went out: `in 3 of 12 rounds, 25%`.
    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String;

    /// Returns the longest streak, with its games, and the current one.
    fn streak(&self, streak: &Streak) -> String;

    /// Returns from which to which game, by number: `from game 3 to 9,
    /// 2026-01-02 to 2026-02-03`.
    fn game_span(&self, first: GameRef, last: GameRef) -> String;

    /// Returns how many places a player gains on average after round 9, and
    /// the best comeback with its game.
    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String;

    /// Explains the sparkline of totals, of the last games if not of all.
    fn totals_note(&self, last: Option<usize>) -> String;

    /// Returns who is compared, over how many games.
    fn head_to_head_title(&self, names: &[String], games: u32, of: &SelectedGames) -> String;

    /// Returns the average difference of two players, and for whom it is good.
    fn average_difference(&self, points: &str, better: Option<&str>) -> String;

    /// Returns by how much a player won in which game.
    fn biggest_win(&self, name: &str, win: BiggestWin) -> String;

    /// Returns of how many games the records are.
    fn records_title(&self, games: u32, of: &SelectedGames) -> String;

    /// Returns that there are too few games for records.
    fn too_few_for_records(&self, games: u32, least: u32, of: &SelectedGames) -> String;

    /// Names a record: `Lowest total`.
    fn record(&self, kind: RecordKind) -> &'static str;

    /// Returns the value of a record: `85 points`, `3 rounds`.
    fn record_value(&self, kind: RecordKind, value: i32) -> String;

    /// Returns who holds a record and in which games: `Ann over Bob, round 3,
    /// game 12, 2026-11-21`.
    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String;

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

    /// Returns that a player is retired.
    fn retired(&self) -> &'static str;

    /// Returns that there are no players, and how to add some.
    fn no_players(&self) -> &'static str;

    /// Returns that a player was added.
    fn player_added(&self, name: &str) -> String;

    /// Returns that a player has a new name.
    fn player_renamed(&self, old: &str, new: &str) -> String;

    /// Returns whose games count for whom, and how to undo it.
    fn player_merged(&self, from: &str, into: &str) -> String;

    /// Returns that a player was retired, or was brought back.
    fn player_retired(&self, name: &str, retired: bool) -> String;

    /// Names a player, retired or not.
    fn player(&self, name: &str, retired: bool) -> String;

    /// Returns that a player has no games.
    fn no_games(&self) -> &'static str;

    /// Returns that a player played alone.
    fn nobody(&self) -> &'static str;

    /// Returns a place, or that the player left early.
    fn place_or_left(&self, place: Option<usize>) -> String;

    /// Returns that a list does not have so many pages.
    fn no_page(&self, page: u32) -> String;

    /// Returns how to see more of a list.
    fn next_page(&self, page: u32) -> String;

    /// Returns that a list is empty.
    fn nothing_found(&self, what: Label) -> String;

    /// Returns how to see all games of a player.
    fn latest_games_note(&self) -> &'static str;

    /// Returns the state of a game, with the rounds played of all.
    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String;

    /// Returns that a game was finished, early or not.
    fn confirm_finished(&self, number: u32, short: bool) -> String;

    /// Returns that a game was abandoned, and how to resume it.
    fn confirm_abandoned(&self, number: u32) -> [String; 2];

    /// Returns that a game was deleted, and how to restore it.
    fn confirm_deleted(&self, number: u32) -> [String; 2];

    /// Returns the league that a game is in now, or that it is in none.
    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String;
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

/// The places that a player gains on average; the number is ready to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain<'a> {
    /// As good as none.
    None,
    /// So many gained.
    Gained(&'a str),
    /// So many lost.
    Lost(&'a str),
}

/// A heading of a column, or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// A part of statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// All games together.
    Overall,
    /// By round, beside the others.
    ByRound,
    /// By players at the table.
    ByTable,
    /// By opponent.
    ByOpponent,
    /// Of two players, by round.
    AverageByRound,
    /// Of two players, the last games.
    LastMeetings,
}

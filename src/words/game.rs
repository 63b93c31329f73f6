use super::{Command, GameChange, Hint};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, PlayError, PointsNeeded, RoundSetup,
    StartError, StartReason, StockNote,
};
use crate::rules::Tie;
use crate::store::{NewLeagueError, NewPlayerError};

subject! {
/// A game at the table: its board, turns, result and refusals.
pub trait GameWords {
    /// Returns why a text is no name.
    fn invalid_name(&self, error: &InvalidName) -> String;

    /// Returns why a text cannot be stored, after the option or field that it was
    /// given for: `must not be empty`.
    fn invalid_text(&self, error: &InvalidText) -> String;

    /// Returns why players cannot take seats.
    fn new_player_error(&self, error: &NewPlayerError) -> String;

    /// Returns how to give players seats all the same.
    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint>;

    /// Returns why a game cannot count for a league.
    fn new_league_error(&self, error: &NewLeagueError) -> String;

    /// Returns how to make a game count for a new league.
    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint>;

    /// Returns why a game cannot start.
    fn start_error(&self, error: &StartError) -> String;

    /// Returns how to start a game for many players.
    fn start_error_hint(&self, error: &StartError) -> Option<Hint>;

    /// Returns why the players cannot do that with their game.
    fn play_error(&self, error: &PlayError) -> String;

    /// Returns the command that the players want instead.
    fn play_error_hint(&self, error: &PlayError) -> Option<Hint>;

    /// Returns how to begin, with no game open.
    fn how_to_begin(&self) -> &'static str;

    /// Introduces the list of several open games.
    fn several_open(&self) -> &'static str;

    /// Names an open game by its players.
    fn open_game(&self, number: u32, names: &[String]) -> String;

    /// Names the round that a hand belongs to.
    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String;

    /// Returns that players were added.
    fn new_players(&self, names: &[String]) -> String;

    /// Returns that one text was read as the names of several players, and how
    /// to make it one name.
    fn names_split(&self, text: &str, players: usize) -> String;

    /// Returns that a league was added.
    fn new_league(&self, name: &str) -> String;

    /// Returns that the stock does not last until the end of a late round.
    fn stock_note(&self, note: StockNote) -> &'static str;

    /// Returns which other games are open, and how to drop one of them.
    fn also_open(&self, games: &[GameSummary]) -> String;

    /// Returns that the game was started before and has no score.
    fn untouched_game(&self, number: u32) -> String;

    /// Returns that the projections do not add up, and what was read instead.
    fn projections_differ(&self) -> String;

    /// Names a game and how it stands: `Game 12, ended early`.
    fn game_heading(&self, number: u32, state: GameState, is_short: bool) -> String;

    /// Names the league that a game counts for.
    fn in_league(&self, league: &str) -> String;

    /// Heads the column of rounds and their wild ranks.
    fn round_and_wild(&self) -> &'static str;

    /// Heads the column of the points of a round.
    fn points_in_short(&self) -> &'static str;

    /// Heads the row of final totals and the column of running totals.
    fn total(&self) -> &'static str;

    /// Heads the column of running totals on a narrow page, in three letters.
    fn total_in_short(&self) -> &'static str;

    /// Heads the row of places.
    fn place(&self) -> &'static str;

    /// Stands for the place of a player who left.
    fn no_place(&self) -> &'static str;

    /// Explains the sign of the dealer.
    fn deals(&self) -> &'static str;

    /// Explains the sign of the player who went out.
    fn went_out(&self) -> &'static str;

    /// Explains the sign of the player with the lowest total.
    fn leads(&self, is_finished: bool) -> &'static str;

    /// Explains the sign of a player who did not play a round.
    fn did_not_play(&self) -> &'static str;

    /// Returns that a player joined a game in progress, or returned to it.
    fn player_joined(&self, name: &str, round: u8, total: i32) -> String;

    /// Returns that a player left before a round.
    fn player_left(&self, name: &str, round: u8) -> String;

    /// Returns that a round has a score that no hand can have.
    fn implausible_round(&self, round: u8) -> String;

    /// Returns that a round past the eleventh breaks no tie any more.
    fn idle_round(&self, round: u8) -> String;

    /// Returns that two devices scored a round, with the scores that do not
    /// count.
    fn scored_twice(&self, round: u8, earlier: &str) -> String;

    /// Heads what each player needs in the last round.
    fn needs(&self) -> &'static str;

    /// Returns what a player needs to win or tie against the best others.
    fn need(&self, need: &PointsNeeded, rivals: &str) -> String;

    /// Names rivals of the same total, too many to list.
    fn rivals(&self, count: usize, total: i32) -> String;

    /// Names a game that has just started, and who plays it under which rules.
    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String;

    /// Returns what was changed about a game.
    fn game_edited(&self, number: u32, changes: &str) -> String;

    /// Returns changes of a game as one phrase: `Cat deals first; date 2026-11-20`.
    fn game_changes(&self, changes: &[GameChange]) -> String;

    /// Returns that no game is open, so that the one finished last is meant.
    fn just_finished(&self, number: u32) -> String;

    /// Returns which scores a round has now.
    fn round_entered(&self, round: u8, scores: &str) -> String;

    /// Returns that a player joins a game with a total, or joined with another
    /// one than was recorded.
    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String;

    /// Returns that a player leaves a game.
    fn leaves(&self, name: &str, game: u32, total: i32) -> String;

    /// Returns what is dealt in a round, who deals and who starts; `names` are
    /// those of the seats.
    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String;

    /// Returns that a game is deleted.
    fn game_deleted(&self) -> &'static str;

    /// Returns that a game was abandoned after so many rounds.
    fn game_abandoned(&self, rounds: usize) -> String;

    /// Returns that a game was finished without a round.
    fn finished_unplayed(&self) -> &'static str;

    /// Returns the result of a game that was finished early.
    fn finished_early(&self, result: &str, rounds: usize) -> String;

    /// Returns that a game has no winner.
    fn nobody_won(&self) -> &'static str;

    /// Returns who share a win, each with a total.
    fn share_win(&self, names: &[String], total: i32) -> String;

    /// Returns the total of a player who played alone.
    fn played_alone(&self, name: &str, total: i32) -> String;

    /// Returns who won with which total.
    fn wins(&self, name: &str, total: i32) -> String;

    /// Returns who won a tie with others, and by which rule.
    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String;
}
}

/// Returns the command that drops an open game.
pub(super) fn drop_command(game: &GameSummary) -> String {
    let command = match game.round_count {
        0 => Command::new("game delete"),
        _ => Command::new("game abandon"),
    };
    command.arg(game.details.number).line(None)
}

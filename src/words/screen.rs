use crate::rules::Round;
use crate::words::Step;

subject! {
/// The evening on one screen: its title, questions, notices and keys.
pub trait ScreenWords {
    /// Names the round of the title: `round 5`.
    fn round_on_screen(&self, number: u8) -> String;

    /// Returns what a round deals and which rank is wild in it.
    fn deal_on_screen(&self, round: Round) -> String;

    /// Returns who deals.
    fn dealer_on_screen(&self, name: &str) -> String;

    /// Returns who leads with which total.
    fn leader_on_screen(&self, names: &[String], total: i32) -> String;

    /// Returns that no game is open.
    fn no_open_game_here(&self) -> &'static str;

    /// Returns what to do without a game.
    fn screen_without_game(&self) -> &'static str;

    /// Labels the row of totals; `typed` tells that some are not recorded yet,
    /// where there is no space to say so.
    fn total_label(&self, typed: bool) -> &'static str;

    /// Returns that the totals and places above have points that are not recorded.
    fn not_saved_yet(&self) -> &'static str;

    /// Returns what to do where no round is asked for.
    fn over_label(&self, has_game: bool) -> &'static str;

    /// Asks for the score of a player as a running total; `total` is the one
    /// before.
    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String;

    /// Returns what can be typed as the score of a player, or, if there are
    /// several, as a row such as `row`.
    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String;

    /// Asks for the right score of a player in a round.
    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String;

    /// Returns how a cell is corrected.
    fn correct_help(&self) -> &'static str;

    /// Returns that no round can be corrected yet.
    fn nothing_to_correct(&self) -> &'static str;

    /// Asks whether to save a round.
    fn save_label(&self, round: u8) -> String;

    /// Asks whether to save a round that there is a question about.
    fn doubted_label(&self, doubt: &str) -> String;

    /// Asks whether what was typed for a round, which is not next any more, is to
    /// be used for the one that is.
    fn moved_label(&self, round: u8, next: u8) -> String;

    /// Returns what the answers to that do.
    fn moved_help(&self, next: u8) -> String;

    /// Returns how to enter a score that was refused.
    fn force_key(&self, refusal: &str) -> String;

    /// Returns whether numbers are running totals from now on.
    fn totals_switched(&self, totals: bool) -> &'static str;

    /// Returns that points look like running totals.
    fn like_totals(&self, round: u8) -> String;

    /// Returns what a letter does after Enter, which may begin a name or a card.
    fn waiting_key(&self, letter: char) -> &'static str;

    /// Writes the scores of a round.
    fn round_scores(&self, round: u8, scores: &str) -> String;

    /// Returns that a round was recorded.
    fn round_saved(&self, round: &str) -> String;

    /// Returns the key that goes back after an undo or a redo.
    fn key_to_step_back(&self, step: Step) -> &'static str;

    /// Returns that somebody else has entered a round.
    fn entered_elsewhere(&self, round: &str) -> String;

    /// Returns that somebody else has changed the game.
    fn changed_elsewhere(&self) -> &'static str;

    /// Asks for the cards of a hand.
    fn check_label(&self) -> &'static str;

    /// Returns how a hand is typed.
    fn check_panel_help(&self, round: Round) -> String;

    /// Returns what Enter takes over as the score of a player.
    fn take_over(&self, name: &str, score: &str) -> String;

    /// Asks for the melds of a lay-down.
    fn judge_label(&self) -> &'static str;

    /// Returns how a lay-down is typed.
    fn judge_panel_help(&self) -> &'static str;

    /// Asks for the hand whose odds are told.
    fn odds_label(&self) -> &'static str;

    /// Returns how that hand is typed.
    fn odds_panel_help(&self, round: Round) -> String;

    /// Returns how many cards of that hand are typed, which are too few.
    fn cards_so_far(&self, cards: usize, round: Round) -> String;

    /// Returns that its odds are being worked out.
    fn odds_pending(&self) -> &'static str;

    /// Asks what a rule is about.
    fn rules_label(&self) -> &'static str;

    /// Returns how rules are searched.
    fn rules_panel_help(&self) -> &'static str;

    /// Asks what to do with the game.
    fn menu_label(&self) -> &'static str;

    /// Returns that one of these letters of the menu is expected.
    fn menu_help(&self, letters: &[String]) -> String;

    /// Returns the letters of the menu and what they do.
    fn menu_entries(&self) -> &'static [(&'static str, &'static str)];

    /// Returns that a game is open besides the one that is about to start.
    fn also_open_here(&self, number: u32) -> String;

    /// Asks whether to start a rematch while a game is open.
    fn rematch_of_open(&self, number: u32) -> String;

    /// Asks whether to finish a game.
    fn finish_now(&self, number: u32) -> String;

    /// Returns what can be answered to who plays; `is_offered` tells that Enter
    /// takes the players in brackets.
    fn players_help(&self, is_offered: bool) -> String;

    /// Asks whether a name that ends in a score is that of a new player.
    fn is_name_with_score(&self, name: &str) -> String;

    /// Returns what can be answered to which rules to play by.
    fn rules_to_play_help(&self) -> &'static str;

    /// Asks who joins.
    fn join_label(&self) -> &'static str;

    /// Returns what can be answered to that.
    fn join_help(&self) -> &'static str;

    /// Completes who joined or left by who deals a round for that reason.
    fn deal_passes(&self, round: u8, name: &str) -> String;

    /// Asks for the total that a player joins with.
    fn join_total_label(&self, name: &str, highest: i32) -> String;

    /// Returns what can be answered to that.
    fn join_total_help(&self, name: &str, highest: i32) -> String;

    /// Returns that a text is no total.
    fn no_total(&self, text: &str) -> String;

    /// Asks who leaves.
    fn leave_label(&self) -> &'static str;

    /// Returns what can be answered to that.
    fn leave_help(&self, names: &[String]) -> String;

    /// Asks whether to leave the screen without the scores typed for a round.
    fn quit_label(&self, round: u8) -> String;

    /// Returns that so many lines are below those that are shown.
    fn more_lines(&self, count: usize) -> String;

    /// Returns that no backup could be made when a game was started.
    fn no_backup(&self, why: &str) -> String;

    /// Asks for a round, or a command, without the screen.
    fn plain_label(&self, round: Option<u8>) -> String;

    /// Returns what can be answered to that.
    fn plain_help(&self) -> &'static str;

    /// Returns the keys for the last line, those used most first: the last are left
    /// out where they do not fit.
    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)];

    /// Names the arrow keys together, left, right and up, where signs cannot be
    /// shown.
    fn arrow_keys(&self) -> [&'static str; 4];

    /// Returns all keys and what they do.
    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)];
}
}

/// What is asked, as far as other keys serve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[allow(missing_docs)]
pub enum ScreenKeys {
    Score,
    Over,
    Cell,
    Save,
    SaveDoubted,
    Refused,
    YesNo,
    Moved,
    Reading,
    Question,
    Check,
    Panel,
    Menu,
}

use chrono::NaiveDate;

use crate::game::ScoreWarning;
use crate::store::BackupCause;

subject! {
/// The dialogue of `crowns score`: what it asks, and which answers it takes.
pub trait DialogueWords {
    /// Asks for the score of a player, and tells who deals, the total before the
    /// round and the score that Enter keeps: `Ann (deals), total 25 [12]:`.
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String;

    /// Returns what can be answered for the score of a player; `totals` tells
    /// that running totals are entered instead of points.
    fn score_help(&self, totals: bool) -> String;

    /// Returns that the first answer has none before it.
    fn no_previous_answer(&self) -> &'static str;

    /// Returns how to enter a score that was refused.
    fn force_hint(&self, refusal: &str) -> String;

    /// Asks who went out.
    fn who_went_out(&self) -> &'static str;

    /// Returns what can be answered to who went out.
    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String;

    /// Returns who may have gone out, where somebody else was named.
    fn who_may_have_gone_out(&self, names: &[String]) -> String;

    /// Asks whether the scores are to be saved, with the short answers.
    fn save(&self) -> &'static str;

    /// Returns what can be answered to whether the scores are to be saved.
    fn save_help(&self) -> &'static str;

    /// Returns that an answer is none of those that can be given.
    fn save_choices(&self) -> &'static str;

    /// Asks whether a number was meant by a text with letters for digits.
    fn slip(&self, text: &str, meant: &str) -> String;

    /// Writes one of several things to choose from, with its number.
    fn choice(&self, number: usize, text: &str) -> String;

    /// Asks in which way a row of scores is to be read.
    fn which_reading(&self) -> &'static str;

    /// Returns that an answer is none of so many choices.
    fn choices(&self, count: usize) -> String;

    /// Asks whether to enter a doubtful round all the same; `None` if nothing
    /// about it is to be asked.
    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String>;

    /// Asks which round to correct; Enter answers the default.
    fn which_round(&self, default: Option<u8>) -> String;

    /// Returns what can be answered to which round to correct.
    fn which_round_help(&self) -> &'static str;

    /// Asks for the reason of a correction.
    fn why(&self) -> &'static str;

    /// Returns what can be answered to the reason of a correction.
    fn why_help(&self) -> &'static str;

    /// Asks who plays; Enter answers the default, if there is one.
    fn which_players(&self, default: &[String]) -> String;

    /// Returns what can be answered to who plays.
    fn which_players_help(&self) -> &'static str;

    /// Asks whether a name similar to existing ones is that of a new player.
    fn is_new_player(&self, name: &str, near: &[String]) -> String;

    /// Asks whether a player plays alone.
    fn play_alone(&self, name: &str) -> String;

    /// Asks who deals first; Enter answers `default`.
    fn who_deals(&self, default: &str) -> String;

    /// Returns what can be answered to who deals first.
    fn who_deals_help(&self) -> &'static str;

    /// Asks which rules to play by; Enter answers `default`.
    fn which_rules(&self, default: &str) -> String;

    /// Returns what can be answered to which rules to play by.
    fn which_rules_help(&self) -> &'static str;

    /// Returns that no game was started.
    fn not_started(&self) -> &'static str;

    /// Asks whether the day of a game is right though it is in the future.
    fn is_day_to_come(&self, day: NaiveDate) -> String;

    /// Returns that the day of a game is in the future.
    fn day_to_come(&self, day: NaiveDate) -> String;

    /// Returns as which day a text was read.
    fn day_read_as(&self, text: &str, day: NaiveDate) -> String;

    /// Asks for the player whose statistics to show in detail.
    fn whose_stats(&self) -> &'static str;

    /// Returns what can be answered to whose statistics to show.
    fn whose_stats_help(&self) -> &'static str;

    /// Asks for the number of the backup to restore.
    fn which_backup(&self) -> &'static str;

    /// Returns what can be answered to which backup to restore.
    fn which_backup_help(&self) -> &'static str;

    /// Returns when a backup was made, and why.
    fn backup_made(&self, time: &str, cause: BackupCause) -> String;

    /// Returns that there are no backups.
    fn no_backups(&self) -> &'static str;

    /// Returns that no backup was restored.
    fn not_restored(&self) -> &'static str;

    /// Asks whether to take back a whole game or an import.
    fn undo_game(&self, what: &str) -> String;

    /// Returns that nothing was undone.
    fn not_undone(&self) -> &'static str;

    /// Returns that nothing was changed.
    fn nothing_changed(&self) -> &'static str;

    /// Returns that the scores were not saved.
    fn not_saved(&self) -> &'static str;

    /// Adds the short answers to a question of yes or no: `Go on? [Y/n]`.
    fn yes_or_no(&self, question: &str, default: bool) -> String;

    /// Returns that an answer is neither yes nor no.
    fn yes_or_no_choices(&self) -> &'static str;

    /// Asks whether to replace the database by a backup; a copy of it stays.
    fn replace_database(&self) -> &'static str;

    /// Returns the answers that mean yes, in lower case.
    fn yes(&self) -> &'static [&'static str];

    /// Returns the answers that mean no, in lower case.
    fn no(&self) -> &'static [&'static str];

    /// Returns the words that go back to the previous answer, in lower case.
    fn back(&self) -> &'static [&'static str];
}
}

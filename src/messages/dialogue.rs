use chrono::NaiveDate;

use super::phrase::weekday;
use super::{Hint, Language, Messages};
use crate::game::{BackupCause, ScoreWarning};

/// The dialogue of `crowns score`: what it asks, and which answers it takes.
impl Messages {
    /// Asks for the score of a player, and tells who deals, the total before the
    /// round and the score that Enter keeps: `Ann (deals), total 25 [12]:`.
    pub fn score_prompt(
        &self,
        name: &str,
        deals: bool,
        total: i32,
        before: Option<&str>,
    ) -> String {
        match (deals, before) {
            (false, None) => say!(self, "dialogue-score", name, total),
            (true, None) => say!(self, "dialogue-score-dealer", name, total),
            (false, Some(score)) => say!(self, "dialogue-score-again", name, total, score),
            (true, Some(score)) => say!(self, "dialogue-score-dealer-again", name, total, score),
        }
    }

    /// Returns what can be answered for the score of a player; `totals` tells
    /// that running totals are entered instead of points.
    pub fn score_help(&self, totals: bool) -> String {
        say!(self, "dialogue-score-help", totals)
    }

    /// Returns that the first answer has none before it.
    pub fn no_previous_answer(&self) -> &'static str {
        self.plain("dialogue-no-previous-player")
    }

    /// Returns how to enter a score that was refused.
    pub fn force_hint(&self, refusal: &str) -> String {
        say!(self, "dialogue-force", refusal)
    }

    /// Asks who went out.
    pub fn who_went_out(&self) -> &'static str {
        self.plain("dialogue-who-went-out")
    }

    /// Returns what can be answered to who went out.
    pub fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let names = self.or(names);
        match may_go_back {
            true => say!(self, "dialogue-who-went-out-help-back", names),
            false => say!(self, "dialogue-who-went-out-help", names),
        }
    }

    /// Returns who may have gone out, where somebody else was named.
    pub fn who_may_have_gone_out(&self, names: &[String]) -> String {
        say!(
            self,
            "dialogue-who-may-have-gone-out",
            names = self.or(names)
        )
    }

    /// Asks whether the scores are to be saved, with the short answers.
    pub fn save(&self) -> &'static str {
        self.plain("dialogue-save")
    }

    /// Returns what can be answered to whether the scores are to be saved.
    pub fn save_help(&self) -> &'static str {
        self.plain("dialogue-save-help")
    }

    /// Returns that an answer is none of those that can be given.
    pub fn save_choices(&self) -> &'static str {
        self.plain("dialogue-save-choices")
    }

    /// Asks whether a number was meant by a text with letters for digits.
    pub fn slip(&self, text: &str, meant: &str) -> String {
        say!(self, "dialogue-slip", text, meant)
    }

    /// Writes one of several things to choose from, with its number.
    pub fn choice(&self, number: usize, text: &str) -> String {
        say!(self, "dialogue-choice", number, text)
    }

    /// Asks in which way a row of scores is to be read.
    pub fn which_reading(&self) -> &'static str {
        self.plain("dialogue-which-reading")
    }

    /// Returns that an answer is none of so many choices.
    pub fn choices(&self, count: usize) -> String {
        say!(self, "dialogue-choices", count)
    }

    /// Asks whether to enter a doubtful round all the same; `None` if nothing
    /// about it is to be asked.
    pub fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => {
                Some(say!(self, "dialogue-same-as-before", before, round))
            }
            ScoreWarning::OutOfTurn { next } => {
                Some(say!(self, "dialogue-out-of-turn", next, round))
            }
            _ => None,
        }
    }

    /// Asks which round to correct; Enter answers the default.
    pub fn which_round(&self, default: Option<u8>) -> String {
        match default {
            Some(round) => say!(self, "dialogue-which-round-or", round),
            None => say!(self, "dialogue-which-round"),
        }
    }

    /// Returns what can be answered to which round to correct.
    pub fn which_round_help(&self) -> &'static str {
        self.plain("dialogue-which-round-help")
    }

    /// Asks for the reason of a correction.
    pub fn why(&self) -> &'static str {
        self.plain("dialogue-why")
    }

    /// Returns what can be answered to the reason of a correction.
    pub fn why_help(&self) -> &'static str {
        self.plain("dialogue-why-help")
    }

    /// Asks who plays; Enter answers the default, if there is one.
    pub fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => say!(self, "dialogue-which-players"),
            names => say!(self, "dialogue-which-players-or", names = names.join(", ")),
        }
    }

    /// Returns what can be answered to who plays.
    pub fn which_players_help(&self) -> &'static str {
        self.plain("dialogue-which-players-help")
    }

    /// Asks whether a name similar to existing ones is that of a new player.
    pub fn is_new_player(&self, name: &str, near: &[String]) -> String {
        match near {
            [] => say!(self, "dialogue-new-player", name),
            near => {
                let near = self.which_of(near);
                say!(self, "dialogue-new-player-near", name, near)
            }
        }
    }

    /// Asks whether a player plays alone.
    pub fn play_alone(&self, name: &str) -> String {
        say!(self, "dialogue-play-alone", name)
    }

    /// Asks who deals first; Enter answers `default`.
    pub fn who_deals(&self, default: &str) -> String {
        say!(self, "dialogue-who-deals", default)
    }

    /// Returns what can be answered to who deals first.
    pub fn who_deals_help(&self) -> &'static str {
        self.plain("dialogue-who-deals-help")
    }

    /// Asks which rules to play by; Enter answers `default`.
    pub fn which_rules(&self, default: &str) -> String {
        say!(self, "dialogue-which-rules", default)
    }

    /// Returns what can be answered to which rules to play by.
    pub fn which_rules_help(&self) -> &'static str {
        self.plain("dialogue-which-rules-help")
    }

    /// Returns that no game was started.
    pub fn not_started(&self) -> &'static str {
        self.plain("dialogue-not-started")
    }

    /// Asks whether the day of a game is right though it is in the future.
    pub fn is_day_to_come(&self, day: NaiveDate) -> String {
        say!(
            self,
            "dialogue-is-day-to-come",
            weekday = weekday(day),
            day = day.to_string()
        )
    }

    /// Returns that the day of a game is in the future.
    pub fn day_to_come(&self, day: NaiveDate) -> String {
        say!(
            self,
            "dialogue-day-to-come",
            weekday = weekday(day),
            day = day.to_string()
        )
    }

    /// Returns as which day a text was read.
    pub fn day_read_as(&self, text: &str, day: NaiveDate) -> String {
        say!(
            self,
            "dialogue-day-read-as",
            text,
            weekday = weekday(day),
            day = day.to_string()
        )
    }

    /// Asks for the player whose statistics to show in detail.
    pub fn whose_stats(&self) -> &'static str {
        self.plain("dialogue-whose-stats")
    }

    /// Returns what can be answered to whose statistics to show.
    pub fn whose_stats_help(&self) -> &'static str {
        self.plain("dialogue-whose-stats-help")
    }

    /// Asks for the number of the backup to restore.
    pub fn which_backup(&self) -> &'static str {
        self.plain("dialogue-which-backup")
    }

    /// Returns what can be answered to which backup to restore.
    pub fn which_backup_help(&self) -> &'static str {
        self.plain("dialogue-which-backup-help")
    }

    /// Returns when a backup was made, and why.
    pub fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        match cause {
            BackupCause::Asked => say!(self, "dialogue-backup-asked", time),
            BackupCause::Daily => say!(self, "dialogue-backup-daily", time),
            BackupCause::Game => say!(self, "dialogue-backup-game", time),
            BackupCause::Migration => say!(self, "dialogue-backup-migration", time),
            BackupCause::Repair => say!(self, "dialogue-backup-repair", time),
        }
    }

    /// Returns that there are no backups.
    pub fn no_backups(&self) -> &'static str {
        self.plain("dialogue-no-backups")
    }

    /// Returns that no backup was restored.
    pub fn not_restored(&self) -> &'static str {
        self.plain("dialogue-not-restored")
    }

    /// Asks whether to take back a whole game or an import.
    pub fn undo_game(&self, what: &str) -> String {
        say!(self, "dialogue-undo-game", what)
    }

    /// Returns that nothing was undone.
    pub fn not_undone(&self) -> &'static str {
        self.plain("dialogue-not-undone")
    }

    /// Returns that nothing was changed.
    pub fn nothing_changed(&self) -> &'static str {
        self.plain("dialogue-nothing-changed")
    }

    /// Returns that the scores were not saved.
    pub fn not_saved(&self) -> &'static str {
        self.plain("dialogue-not-saved")
    }

    /// Adds the short answers to a question of yes or no: `Go on? [Y/n]`.
    pub fn yes_or_no(&self, question: &str, default: bool) -> String {
        match default {
            true => say!(self, "dialogue-yes-or-no", question),
            false => say!(self, "dialogue-no-or-yes", question),
        }
    }

    /// Returns that an answer is neither yes nor no.
    pub fn yes_or_no_choices(&self) -> &'static str {
        self.plain("dialogue-yes-or-no-choices")
    }

    /// Asks whether to replace the database by a backup; a copy of it stays.
    pub fn replace_database(&self) -> &'static str {
        self.plain("dialogue-replace-database")
    }

    /// Returns that a question cannot be asked without a terminal.
    pub fn cannot_ask(&self) -> &'static str {
        self.plain("dialogue-cannot-ask")
    }

    /// Returns how to confirm without being asked.
    pub fn cannot_ask_hint(&self) -> Hint {
        hint!(self, "dialogue-cannot-ask.hint")
    }

    /// Returns the answers that mean yes, in lower case.
    pub fn yes(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-yes-key", "dialogue-yes"])
    }

    /// Returns the answers that mean no, in lower case.
    pub fn no(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-no-key", "dialogue-no"])
    }

    /// Returns the words that go back to the previous answer, in lower case.
    pub fn back(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-back"])
    }

    /// Returns what can be typed, in the language and in English.
    fn answers(&self, ids: &[&'static str]) -> Vec<&'static str> {
        let mut answers: Vec<_> = ids.iter().map(|id| self.plain(id)).collect();
        if self.language() != Language::English {
            answers.extend(Language::English.words().answers(ids));
        }
        answers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_like_no_other_ends_its_sentence() {
        let check = |near: &[String], expect| {
            assert_eq!(Language::English.words().is_new_player("Ann", near), expect);
        };
        check(&[], "There is no player `Ann`. Add Ann as a new player?");
        check(
            &["Anna".to_owned()],
            "There is no player `Ann`; did you mean `Anna`? Add Ann as a new player?",
        );
    }
}

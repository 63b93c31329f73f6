use chrono::NaiveDate;

use super::{English, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for English {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (deals)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, total {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "a running total such as 112",
            false => "points (12), a sum (10+15)",
        };
        format!(
            "For each player: {number}, the cards left (KH,5D or 8,K), `out` for who went out, or \
             `-` for who did not play; or first the whole round, `0 12 37`. `back` returns to the \
             previous player, Enter keeps a score in brackets, `?` shows this again, Ctrl-C cancels"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "there is no previous player"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; to enter it anyway, run `crowns score --force`")
    }

    fn who_went_out(&self) -> &'static str {
        "Who went out?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `back` returns to the scores",
            false => "",
        };
        format!("It was {}; `-` if nobody knows{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("it was {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Save these scores? [Y/n/back]"
    }

    fn save_help(&self) -> &'static str {
        "Enter or `yes` saves them, `back` returns to the scores, `no` drops them"
    }

    fn save_choices(&self) -> &'static str {
        "answer yes, no or back"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` is not a number; did you mean {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Which is meant?"
    }

    fn choices(&self, count: usize) -> String {
        format!("answer a number from 1 to {count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Round {before} just got these scores. Enter them for round {round} too?"
            )),
            ScoreWarning::OutOfTurn { next } => Some(format!(
                "Round {next} is next. Enter round {round} all the same?"
            )),
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Which round?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "The number of the round to correct, such as 3; Enter for the one in brackets. Ctrl-C \
         cancels"
    }

    fn why(&self) -> &'static str {
        "Why?"
    }

    fn why_help(&self) -> &'static str {
        "The reason, for the log; Enter for none"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Players?".to_owned(),
            names => format!("Players? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Who plays, in the order of the seats, clockwise: `Ann Bob Cat`, or with commas, \
         `Ann, Mary Lou, Cat`. Ctrl-C cancels"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        let near = match near {
            [] => ".".to_owned(),
            near => did_you_mean(near),
        };
        format!("There is no player `{name}`{near} Add {name} as a new player?")
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Only {name} plays. Start a game of one?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Who deals first? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "A player, or the start of the name; Enter for the one in brackets"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Rules? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas or your own; `crowns rules list` lists them; Enter for the official ones"
    }

    fn not_started(&self) -> &'static str {
        "no game was started"
    }

    fn is_day_to_come(&self, day: NaiveDate) -> String {
        format!("{} is in the future. Is that right?", with_weekday(day))
    }

    fn day_to_come(&self, day: NaiveDate) -> String {
        format!(
            "{} is in the future; if that is a mistake, `crowns undo` takes it back",
            with_weekday(day)
        )
    }

    fn day_read_as(&self, text: &str, day: NaiveDate) -> String {
        format!("`{text}` was read as {}", with_weekday(day))
    }

    fn whose_stats(&self) -> &'static str {
        "Player to show in detail? [none]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "A player, or two to compare, such as `Ann, Bob`; Enter for none"
    }

    fn which_backup(&self) -> &'static str {
        "Which backup? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Its number; Enter for the newest. Ctrl-C cancels"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "by `crowns backup`",
            BackupCause::Daily => "at the first game of the day",
            BackupCause::Game => "when a game was started",
            BackupCause::Migration => "before an update of the database",
            BackupCause::Repair => "before a repair",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "there are no backups; `crowns backup` makes one"
    }

    fn not_restored(&self) -> &'static str {
        "nothing was restored"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Take back the {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "nothing was undone"
    }

    fn nothing_changed(&self) -> &'static str {
        "nothing was changed"
    }

    fn not_saved(&self) -> &'static str {
        "nothing was saved"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[Y/n]" } else { "[y/N]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "answer yes or no"
    }

    fn replace_database(&self) -> &'static str {
        "Replace the database? The current one is saved to a file beside it."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["n", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["back"]
    }
}

/// Writes a day with its weekday, which shows a slip: `Saturday, 2026-11-21`.
fn with_weekday(day: NaiveDate) -> String {
    day.format("%A, %Y-%m-%d").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_like_no_other_ends_its_sentence() {
        assert_eq!(
            English.is_new_player("Ann", &[]),
            "There is no player `Ann`. Add Ann as a new player?"
        );
        assert_eq!(
            English.is_new_player("Ann", &["Anna".to_owned()]),
            "There is no player `Ann`; did you mean `Anna`? Add Ann as a new player?"
        );
    }
}

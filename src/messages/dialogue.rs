//! What commands ask at a terminal, which answers they take, and the words for commands in
//! each language.

use chrono::NaiveDate;

use super::language::weekday;
use super::{Language, Message, Messages};
use crate::cards::is_without_marks;
use crate::game::{BackupCause, DealerAmong, Name, Review, ScoreWarning, StartError, TypedPeriod};

messages! { words:
    /// `totals`: running totals are entered instead of points.
    score_help(totals: bool) = "dialogue-score-help";
    no_previous_answer() = "dialogue-no-previous-player";
    /// Completes why a score was refused.
    force_hint(refusal: &str, answer: &str) = "dialogue-force";
    who_went_out() = "dialogue-who-went-out";
    /// Refuses a name that is none of these.
    who_may_have_gone_out(names: &[String]) = "dialogue-who-may-have-gone-out" {
        names = words.or(names)
    };
    save() = "dialogue-save";
    save_help() = "dialogue-save-help";
    save_choices() = "dialogue-save-choices";
    /// Letters may stand for digits: `1O`.
    slip(text: &str, meant: &str) = "dialogue-slip";
    choice(number: usize, text: &str) = "dialogue-choice";
    which_game() = "dialogue-which-game";
    which_reading() = "dialogue-which-reading";
    choices(count: usize) = "dialogue-choices";
    which_round_help() = "dialogue-which-round-help";
    why() = "dialogue-why";
    why_help() = "dialogue-why-help";
    which_players_help() = "dialogue-which-players-help";
    play_alone(name: &str) = "dialogue-play-alone";
    /// Asks about a date of a file.
    is_day_first(day: &str) = "dialogue-is-day-first";
    /// Asks about a column of a file.
    is_round_column(heading: &str) = "dialogue-is-round-column";
    /// Enter answers `default`.
    who_deals(default: &str) = "dialogue-who-deals";
    who_deals_help() = "dialogue-who-deals-help";
    which_rules(default: &str) = "dialogue-which-rules";
    which_rules_help() = "dialogue-which-rules-help";
    not_started() = "dialogue-not-started";
    is_day_to_come(day: NaiveDate) = "dialogue-is-day-to-come" { weekday = weekday(day), day };
    day_to_come(day: NaiveDate) = "dialogue-day-to-come" { weekday = weekday(day), day };
    day_read_as(text: &str, day: NaiveDate) = "dialogue-day-read-as" {
        text, weekday = weekday(day), day
    };
    period_read_as(text: &str, since: NaiveDate, until: NaiveDate) = "dialogue-period-read-as";
    whose_stats() = "dialogue-whose-stats";
    whose_stats_help() = "dialogue-whose-stats-help";
    which_backup() = "dialogue-which-backup";
    which_backup_help() = "dialogue-which-backup-help";
    no_backups() = "dialogue-no-backups";
    not_restored() = "dialogue-not-restored";
    undo_game(what: &str) = "dialogue-undo-game";
    not_undone() = "dialogue-not-undone";
    nothing_changed() = "dialogue-nothing-changed";
    not_saved() = "dialogue-not-saved";
    not_saved_after(question: &str) = "dialogue-not-saved-after" { question };
    yes_or_no_choices() = "dialogue-yes-or-no-choices";
    yes_or_no_help() = "dialogue-yes-or-no-help";
    replace_database() = "dialogue-replace-database";
    cannot_ask() = "dialogue-cannot-ask";
    cannot_ask_hint() = hint "dialogue-cannot-ask.hint";
    score_prompt(name: &str, deals: bool, total: i32, score: Option<&str>) => match (deals, score) {
        (false, None) => "dialogue-score",
        (true, None) => "dialogue-score-dealer",
        (false, Some(_)) => "dialogue-score-again",
        (true, Some(_)) => "dialogue-score-dealer-again",
    } { name, total, score };
    who_went_out_help(names: &[String], may_go_back: bool) => match may_go_back {
        true => "dialogue-who-went-out-help-back",
        false => "dialogue-who-went-out-help",
    } { names = words.or(names) };
    /// Enter answers the default, if there is one.
    which_players(default: Option<&str>) => match default {
        Some(_) => "dialogue-which-players-or",
        None => "dialogue-which-players",
    } { names = default };
    /// The name may be similar to existing ones.
    is_new_player(name: &str, near: &[String]) => match near {
        [] => "dialogue-new-player",
        _ => "dialogue-new-player-near",
    } { name, near = words.which_of(near) };
    which_round(round: Option<u8>) => match round {
        Some(_) => "dialogue-which-round-or",
        None => "dialogue-which-round",
    } { round };
    yes_or_no(question: &str, default: bool) => match default {
        true => "dialogue-yes-or-no",
        false => "dialogue-no-or-yes",
    } { question };
    backup_made(time: &str, cause: BackupCause) => match cause {
        BackupCause::Asked => "dialogue-backup-asked",
        BackupCause::Daily => "dialogue-backup-daily",
        BackupCause::Game => "dialogue-backup-game",
        BackupCause::Migration => "dialogue-backup-migration",
        BackupCause::Repair => "dialogue-backup-repair",
    } { time };
}

impl Messages {
    /// Asks whether to enter a doubtful round all the same; `None` if nothing
    /// about it is to be asked.
    pub fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        Some(match warning {
            ScoreWarning::SameAsBefore { round: before } => {
                say!(self, "dialogue-same-as-before", before, round)
            }
            ScoreWarning::OutOfTurn { next } => say!(self, "dialogue-out-of-turn", next, round),
            ScoreWarning::LikeTotals => say!(self, "dialogue-like-totals", round),
            _ => return None,
        })
    }

    /// Asks whether to enter a round that may have been entered before.
    pub fn doubt_of(&self, review: &Review) -> Option<String> {
        review.doubts.iter().find_map(|doubt| self.doubt(doubt, review.round))
    }

    /// Returns the answers that mean yes, in lower case.
    pub fn yes(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-yes-key", "dialogue-yes"])
    }

    /// Returns the answers that mean no, in lower case.
    pub fn no(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-no-key", "dialogue-no"])
    }

    /// Returns `true` for an answer to a question of yes or no, of more than a letter.
    pub fn is_yes_or_no(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let is_word = text.chars().nth(1).is_some();
        is_word && self.yes().into_iter().chain(self.no()).any(|answer| answer == text)
    }

    /// Returns the words that go back to the previous answer, in lower case.
    pub fn back(&self) -> Vec<&'static str> {
        self.answers(&["dialogue-back"])
    }

    /// Returns `true` for an answer that leaves all questions: `q`, `quit`, `slut`.
    pub fn is_quit(&self, answer: &str) -> bool {
        let answer = answer.trim().to_lowercase();
        ["q", "quit", "exit"].contains(&&*answer)
            || self.said_commands().any(|(own, english)| english == "quit" && own == answer)
    }

    /// Returns what is said after the name of who joins.
    pub fn joins_said(&self) -> Vec<&'static str> {
        self.said("dialogue-joins")
    }

    /// Returns what is said after the name of who leaves.
    pub fn leaves_said(&self) -> Vec<&'static str> {
        self.said("dialogue-leaves")
    }

    /// Returns what is said after the name of who deals.
    pub fn deals_said(&self) -> Vec<&'static str> {
        self.said("dialogue-deals")
    }

    /// Says why names cannot be those of the players of a new game.
    pub(crate) fn check_players(
        &self,
        names: &[String],
        is_known: impl Fn(&str) -> bool,
    ) -> Result<(), String> {
        if names.is_empty() {
            return Err(StartError::NoPlayers.text(self));
        }
        if let Some(said) = DealerAmong::find(names, &is_known, &self.deals_said()) {
            return Err(said.error(vec![said.dealer.to_owned()]).text(self));
        }
        for name in names.iter().filter(|name| !is_known(name)) {
            Name::new_player(name).map_err(|error| error.text(self))?;
        }
        Ok(())
    }

    fn said(&self, id: &'static str) -> Vec<&'static str> {
        self.answers(&[id]).into_iter().flat_map(|list| list.split(", ")).collect()
    }

    /// Returns what is typed for commands in the language, each with the English words.
    pub fn said_commands(&self) -> impl Iterator<Item = (&'static str, &'static str)> + Clone {
        self.pairs("dialogue-said-commands")
    }

    /// Returns the words that are typed for a command in the language.
    pub fn command_in_words<'a>(&self, english: &'a str) -> &'a str {
        self.said_commands().find(|(_, said)| *said == english).map_or(english, |(own, _)| own)
    }

    /// Returns the words with which the language asks about the rules.
    pub fn asking_words(&self) -> impl Iterator<Item = &'static str> + Clone {
        self.plain("dialogue-asking-words").split(", ").filter(|word| *word != "-")
    }

    /// Returns `true` if a line asks something in the language: `må man` and `er 8 trumf`, and not
    /// `må 12`.
    pub fn asks(&self, line: &str) -> bool {
        let line = line.to_lowercase();
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        let is_said =
            |word: Option<&str>| word.is_some_and(|it| it.starts_with(char::is_alphabetic));
        let next = words.next();
        let is_number = next.is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
        // Of a number more is said than of a score: `må 12 bo 7` is a row.
        let mut goes_on =
            || is_said(words.next()) && words.next().is_none_or(|it| is_said(Some(it)));
        self.asking_words().any(|word| word == first) && (is_said(next) || is_number && goes_on())
    }

    /// Returns `true` if a line is a question that stands for a command: `hver fór út`.
    pub fn asks_for_command(&self, line: &str) -> bool {
        let len = line.split_whitespace().count();
        self.asks(line) && self.command_said(line).is_some_and(|(_, said)| said == len)
    }

    /// Reads a command that begins a line in the words of the language, `hvem fører`; returns
    /// the English words, and how many were read: none of what is asked about the rules, as `gå
    /// ud` is.
    pub fn command_said(&self, line: &str) -> Option<(&'static str, usize)> {
        let lower = line.to_lowercase();
        let typed: Vec<_> =
            lower.split_whitespace().map(|word| word.trim_end_matches(['?', ':'])).collect();
        let is_said = |own: &str, typed: &str| own == typed || is_without_marks(typed, own);
        let said = self.said_commands().filter_map(|(own, english)| {
            let len = own.split(' ').count();
            let mut pairs = own.split(' ').zip(&typed);
            let is_whole = len <= typed.len() && pairs.all(|(own, typed)| is_said(own, typed));
            is_whole.then_some((english, len))
        });
        let is_asked = line.trim_end().ends_with('?');
        let said = said.max_by_key(|(_, len)| *len);
        // A question changes nothing.
        let Some((english, len)) = said.filter(|(said, _)| !is_asked || is_shown(said)) else {
            return self.asks(line).then_some(("rules --", 0));
        };
        let after = &typed[len..];
        let plain = after.iter().take_while(|word| !word.starts_with('-')).count();
        let next = after.first().copied().unwrap_or_default();
        let is_number = !next.is_empty() && next.bytes().all(|byte| byte.is_ascii_digit());
        Some(match english {
            "report night" | "board"
                if plain > 0 && self.asks(line) && self.is_of_rules(line, &typed[..len]) =>
            {
                ("rules --", 0)
            }
            // Of a period only the standings can be told.
            "board" if begins_with_period(after) => ("standings", len),
            "board" | "board last" if len > 1 => (english, len + plain),
            "games" if is_number => ("game show", len),
            "rules --" => (english, 0),
            "player" | "player list" | "report night" if len == 1 && self.is_pronoun(next) => {
                ("rules --", 0)
            }
            "player list" if plain > 0 => ("player show", len),
            _ => (english, len),
        })
    }

    /// Returns `true` for a word after which `spiller` is no list of players.
    fn is_pronoun(&self, word: &str) -> bool {
        let is = |(own, english): (&str, &str)| {
            own == word && ["we", "it", "they", "the"].contains(&english)
        };
        self.pairs("hand-asked").any(is)
    }

    /// Returns `true` if a ruling answers a question in full, and another one or none its first
    /// words: `hvem vinder ved uafgjort`.
    fn is_of_rules(&self, question: &str, first: &[&str]) -> bool {
        let topic = self.topic_of(question);
        topic.is_some() && topic != self.topic_of(&first.join(" "))
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

/// The commands that a question mark asks for: they show something.
pub const SHOWN: &str = "board games records report rules standings stats log odds check judge";

/// Returns `true` for a command that changes nothing, and opens nothing.
pub fn is_shown(command: &str) -> bool {
    const OTHERS: &str =
        "config|config language|player|league|tournament|chart|help|quit|--version";
    let (first, rest) = command.split_once(' ').unwrap_or((command, ""));
    SHOWN.split(' ').any(|one| one == first)
        || ["show", "list"].contains(&rest.split(' ').next().unwrap_or_default())
        || OTHERS.split('|').any(|one| one == command)
}

/// Returns `true` if words begin with a day or a period: `i går`, `november`, `sidste uge`.
fn begins_with_period(words: &[&str]) -> bool {
    const LONGEST: usize = 3;
    let is_period = |len: usize| {
        let text = words.get(..len)?.join(" ");
        let is_year = text.len() == 4;
        let is_said = is_year || text.contains(char::is_alphabetic);
        Some(is_said && TypedPeriod::parse(&text).is_ok())
    };
    words.first().is_some_and(|word| TypedPeriod::begins_with(word))
        || (1..=LONGEST).any(|len| is_period(len) == Some(true))
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

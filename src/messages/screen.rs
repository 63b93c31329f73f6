//! The evening on one screen: its title, questions, notices and keys.

use super::language::in_backticks;
use super::{Messages, Step};
use crate::game::StartReason;
use crate::rules::Round;

messages! { words:
    round_on_screen(round: u8) = "screen-round";
    deal_on_screen(round: Round) = "screen-deal" {
        dealt = round.dealt(), wild = words.rank_plural(round.wild()),
        rank = round.wild().text()
    };
    dealer_on_screen(name: &str) = "screen-dealer";
    leader_on_screen(names: &[String], total: i32) = "screen-leader" {
        players = names.len(), names = words.and(names), total
    };
    no_open_game_here() = "screen-no-game";
    how_to_begin_here() = "screen-how-to-begin";
    /// The totals and places above have points that are not recorded.
    not_saved_yet() = "screen-not-saved";
    /// `row`: an example of several scores.
    entry_help(row: &str, rows: bool, totals: bool, plain: bool) = "screen-entry-help";
    correct_help() = "screen-correct-help";
    nothing_to_correct() = "screen-nothing-to-correct";
    save_label(round: u8) = "screen-save";
    doubted_label(doubt: &str) = "screen-save-doubted";
    /// A row was typed where it is asked whether to save the one before.
    held(text: &str) = "screen-held" { choices = words.save_choices(), text };
    /// Another row is held already.
    not_held(text: &str) = "screen-not-held" { choices = words.save_choices(), text };
    /// `lines`: pasted after one that was not taken.
    not_read(lines: &[String]) = "screen-not-read" { count = lines.len(), lines = lines.join(", ") };
    /// `scores`: entered, and not recorded.
    round_not_saved(round: u8, scores: &[String]) = "screen-round-not-saved" {
        round, scores = scores.join(", ")
    };
    command_runs() = "screen-command-runs";
    command_stopped(command: &str) = "screen-command-stopped";
    /// `command`: one that watches or serves.
    runs_until_stopped(command: &str) = "screen-runs-until-stopped";
    /// Refuses scores where no round is to be played.
    game_is_over(game: u32) = "screen-game-is-over";
    /// What was typed is for a round that is not next any more.
    moved_label(round: u8, next: u8) = "screen-moved";
    moved_help(next: u8) = "screen-moved-help";
    force_key(refusal: &str) = "screen-force";
    /// Points that look like running totals.
    like_totals(round: u8) = "screen-like-totals";
    like_totals_in_lines(round: u8) = "screen-like-totals-in-lines";
    round_scores(round: u8, scores: &str) = "screen-round-scores";
    round_saved(scores: &str) = "screen-round-saved";
    entered_elsewhere(scores: &str) = "screen-entered-elsewhere";
    /// What was entered on phones and is not recorded.
    on_phones(scores: &[String]) = "screen-on-phones" { scores = scores.join(", ") };
    changed_elsewhere() = "screen-changed-elsewhere";
    check_label() = "screen-check";
    check_panel_help(round: Round) = "screen-check-help" {
        round = round.number(), dealt = round.dealt(), drawn = round.dealt() + 1
    };
    take_over(name: &str, score: &str) = "screen-take-over";
    judge_label() = "screen-judge";
    judge_panel_help() = "screen-judge-help";
    odds_label() = "screen-odds";
    odds_panel_help(round: Round) = "screen-odds-help" {
        round = round.number(), dealt = round.dealt(), drawn = round.dealt() + 1
    };
    odds_top() = "screen-odds-top";
    odds_seen() = "screen-odds-seen";
    odds_last() = "screen-odds-last";
    cards_so_far(cards: usize, round: Round) = "screen-cards-so-far" {
        cards, dealt = round.dealt(), drawn = round.dealt() + 1
    };
    odds_pending() = "screen-odds-pending";
    rules_label() = "screen-rules";
    rules_panel_help() = "screen-rules-help";
    menu_label() = "screen-menu";
    menu_help(letters: &[String]) = "screen-menu-help" { letters = words.or(letters) };
    also_open_here(game: u32) = "screen-also-open";
    finish_now(game: u32) = "screen-finish-now";
    /// Scores are typed for a round that is not played any more.
    drops_typed(round: u8) = "screen-drops-typed";
    players_help(offered: bool) = "screen-players-help";
    is_name_with_score(name: &str) = "screen-name-with-score";
    rules_to_play_help() = "screen-rules-to-play-help";
    join_label() = "screen-join";
    join_help() = "screen-join-help";
    /// Completes who joined or left by who deals a round for that reason.
    deal_passes(round: u8, name: &str) = "screen-deal-passes";
    join_total_label(name: &str, total: i32, reason: StartReason) = "screen-join-total" {
        name, total, reason = <&'static str>::from(reason)
    };
    join_total_help(name: &str, total: i32, reason: StartReason) = "screen-join-total-help" {
        name, total, reason = <&'static str>::from(reason),
        // Nobody comes back with less than they left with.
        example = total + 5
    };
    no_total(text: &str) = "screen-no-total";
    leave_label() = "screen-leave";
    leave_help(names: &[String]) = "screen-leave-help" { names = words.or(names) };
    quit_label(round: u8) = "screen-quit";
    more_lines(count: usize) = "screen-more-lines";
    no_backup(reason: &str) = "screen-no-backup";
    plain_help() = "screen-plain-help";
    /// `typed`: some are not recorded yet, where there is no space to say so.
    total_label(typed: bool) => match typed { true => "screen-total-typed", false => "screen-total" };
    over_label(has_game: bool) => match has_game { true => "screen-over", false => "screen-over-none" };
    total_prompt(name: &str, deals: bool, total: i32) => match deals {
        true => "screen-total-prompt-dealer",
        false => "screen-total-prompt",
    } { name, total };
    correct_label(round: u8, name: &str, points: Option<i32>) => match points {
        Some(_) => "screen-correct",
        None => "screen-correct-not-played",
    } { round, name, points };
    totals_switched(totals: bool) => match totals {
        true => "screen-numbers-are-totals",
        false => "screen-numbers-are-points",
    };
    /// What a letter does after Enter, which may begin a name or a card.
    waiting_key(letter: char) => match letter {
        'q' => "screen-waiting-quit",
        'U' => "screen-waiting-redo",
        _ => "screen-waiting-undo",
    };
    key_to_step_back(step: Step) => match step { Step::Undo => "screen-undone", Step::Redo => "screen-redone" };
    /// Completes who leads by the others with their totals.
    leader_then(leader: &str, others: &[String]) = "screen-then" {
        leader, others = others.join(", ")
    };
    /// `next`: how to name the round after it.
    round_entered_last(round: u8, next: Option<&str>) => match next {
        Some(_) => "screen-entered-last",
        None => "screen-entered-last-of-all",
    } { round, next };
    /// The round of a hand is not entered yet; `last` names the one before it.
    round_not_entered(round: u8, last: &str) = "screen-not-entered";
    no_such_round(round: u8) = "screen-no-such-round";
    /// What is recorded of a game when the screen is left.
    left_with(game: u32, rounds: usize, is_open: bool, command: &str) => match is_open {
        true => "screen-left-open",
        false => "screen-left-over",
    } { game, rounds, command };
    round_is_saved(round: u8, scores: &[String]) = "screen-plain-saved" {
        round, scores = scores.join(", ")
    };
    score_cleared(name: &str) = "screen-cleared";
    /// A score was entered here and another on a phone.
    phone_differs(name: &str, here: &str, phone: &str) = "screen-phone-differs";
    /// A round was to be dropped that is recorded.
    already_saved(round: u8) = "screen-already-saved";
    score_was(name: &str, score: &str, was: &str) = "screen-score-was";
    /// A command was typed where it is asked whether to save the round.
    back_first(command: &str) = "screen-back-first";
    /// A command was typed where something else is asked.
    answer_first(command: &str) = "screen-answer-first";
    /// What was refused as a score may be a question.
    or_asks(why: &str) = "screen-or-asks" { why };
    /// What was said is done by a command.
    type_command(command: &str) = "screen-type-command";
    deals_now(dealer: &str, round: u8) = "screen-deals";
    deals_first(dealer: &str, command: &str) = "screen-deals-first";
    readings_help(count: usize) = "screen-readings-help";
    rounds_left(rounds: u8) = "screen-rounds-left";
    no_such_command(name: &str, near: &[String]) => match near {
        [] => "screen-no-command",
        _ => "screen-no-command-near",
    } { name, near = words.or(near) };
    not_saved_so_far(round: u8, scores: &[String]) = "screen-not-saved-so-far" {
        round, scores = scores.join(", ")
    };
    /// A score without a name was typed where it is asked whether to save the round.
    whose_score(example: &str) = "screen-whose-score" { choices = words.save_choices(), example };
    /// Nobody has these names, which may be no names.
    are_new_players(names: &[String]) => match names {
        [_] => "dialogue-new-player",
        _ => "screen-new-players",
    } { name = names.first().map_or("", |name| name), names = words.and(&in_backticks(names)) };
    /// Asks whether to start a rematch while a game is open.
    rematch_of_open(number: u32) = "screen-rematch-of-open" { game = number };
}

impl Messages {
    /// Returns what stands before the card on top, before the cards seen, and for the
    /// last turn, where the odds of a hand are asked for.
    pub fn parts_of_odds(&self) -> [&str; 3] {
        [self.odds_top(), self.odds_seen(), self.odds_last()]
    }

    pub fn menu_entries(&self) -> [(&'static str, &'static str); 6] {
        [
            ("n", "screen-menu-new"),
            ("r", "screen-menu-rematch"),
            ("j", "screen-menu-join"),
            ("l", "screen-menu-leave"),
            ("f", "screen-menu-finish"),
            ("s", "screen-menu-solitaire"),
        ]
        .map(|(key, does)| (key, self.plain(does)))
    }

    /// Returns the keys for the last line, those used most first: the last are left
    /// out where they do not fit.
    pub fn screen_keys(&self, keys: ScreenKeys) -> Vec<(String, &'static str)> {
        let (yes, no) = (self.yes()[0], self.no()[0]);
        let enter_no = format!("Enter {no}");
        let readings = if let ScreenKeys::Reading(readings) = keys { readings } else { 0 };
        let numbers = (1..=readings).map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
        let keys: &[(&str, &'static str)] = match keys {
            ScreenKeys::Score => &[
                ("?", "screen-key-keys"),
                ("c", "screen-key-check"),
                ("o", "screen-key-odds"),
                ("j", "screen-key-judge"),
                ("r", "screen-key-rules"),
                ("u", "screen-key-undo"),
                ("↑", "screen-key-fix"),
                ("m", "screen-key-menu"),
                ("q", "screen-key-quit-score"),
                ("l", "screen-key-log"),
                ("g", "screen-key-chart"),
            ],
            ScreenKeys::Over => &[
                ("m", "screen-key-new-game"),
                ("g", "screen-key-chart"),
                ("l", "screen-key-log"),
                ("r", "screen-key-rules"),
                ("u", "screen-key-undo"),
                ("↑", "screen-key-fix"),
                ("?", "screen-key-keys"),
                ("q", "screen-key-quit"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "screen-key-correct"),
                ("←↑↓→", "screen-key-another-cell"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "screen-key-save"),
                ("←", "screen-key-back"),
                (no, "screen-key-drop"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::SaveDoubted => &[
                (yes, "screen-key-save"),
                ("←", "screen-key-back"),
                (&enter_no, "screen-key-drop"),
            ],
            ScreenKeys::Refused => {
                &[("↑", "screen-key-edit"), ("?", "screen-key-help"), ("Esc", "screen-key-back")]
            }
            ScreenKeys::YesNo => {
                &[(yes, "screen-key-yes"), (no, "screen-key-no"), ("Esc", "screen-key-back")]
            }
            ScreenKeys::Moved => &[(yes, "screen-key-use-it"), (no, "screen-key-drop-it")],
            ScreenKeys::Reading(_) => {
                &[(&numbers, "screen-key-choose"), ("Esc", "screen-key-back")]
            }
            ScreenKeys::Question => &[
                ("Enter", "screen-key-answer"),
                ("?", "screen-key-help"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Check => &[
                ("Enter", "screen-key-take-over"),
                ("Tab", "screen-key-next-player"),
                ("Esc", "screen-key-back"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "screen-key-scroll"), ("Esc", "screen-key-back")],
            ScreenKeys::Menu => &[
                ("n", "screen-key-new"),
                ("r", "screen-key-rematch"),
                ("j", "screen-key-join"),
                ("l", "screen-key-leave"),
                ("f", "screen-key-finish"),
                ("Esc", "screen-key-back"),
                ("s", "screen-key-solitaire"),
            ],
        };
        let entry = |&(key, does): &(&str, &'static str)| (key.to_owned(), self.plain(does));
        keys.iter().map(entry).collect()
    }

    /// Names the arrow keys together, left, right and up, where signs cannot be shown.
    pub fn arrow_keys(&self) -> [&'static str; 4] {
        ["screen-arrows", "screen-left", "screen-right", "screen-up"].map(|id| self.plain(id))
    }

    pub fn all_screen_keys(&self) -> [(&'static str, &'static str); 27] {
        let space = self.plain("screen-space");
        [
            ("12 Enter", "screen-all-score"),
            ("0 13 37 20", "screen-all-round"),
            ("tom 12", "screen-all-named-score"),
            ("tom", "screen-all-name"),
            ("out, x", "screen-all-out"),
            ("-", "screen-all-not-played"),
            ("KH,5D 8,K", "screen-all-cards"),
            ("undo, join Jo", "screen-all-commands"),
            ("← →", "screen-all-another-answer"),
            ("↑", "screen-all-correct"),
            ("Ctrl-F", "screen-all-force"),
            ("Ctrl-T", "screen-all-totals"),
            ("? F1", "screen-all-help"),
            ("c F2", "screen-all-check"),
            ("j F3", "screen-all-judge"),
            ("g F4", "screen-all-chart"),
            ("l F5", "screen-all-log"),
            ("r F6", "screen-all-rules"),
            ("m F7", "screen-all-menu"),
            ("o F8", "screen-all-odds"),
            ("u U Enter", "screen-all-undo"),
            ("PgUp PgDn", "screen-all-scroll"),
            ("Esc", "screen-all-escape"),
            ("Ctrl-Z", "screen-all-suspend"),
            ("q Ctrl-C", "screen-all-quit"),
            ("> d * -", "screen-all-sheet"),
            (space, "screen-all-text"),
        ]
        .map(|(key, does)| (key, self.plain(does)))
    }
}

/// What is asked, as far as other keys serve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumIter)]
pub enum ScreenKeys {
    Score,
    Over,
    Cell,
    Save,
    SaveDoubted,
    Refused,
    YesNo,
    Moved,
    /// Which of so many ways to read a row is meant.
    Reading(usize),
    Question,
    Check,
    Panel,
    Menu,
}

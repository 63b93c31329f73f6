use super::{Messages, Step};
use crate::rules::Round;

/// The evening on one screen: its title, questions, notices and keys.
impl Messages {
    /// Names the round of the title: `round 5`.
    pub fn round_on_screen(&self, number: u8) -> String {
        say!(self, "screen-round", round = number)
    }

    /// Returns what a round deals and which rank is wild in it.
    pub fn deal_on_screen(&self, round: Round) -> String {
        say!(
            self,
            "screen-deal",
            dealt = round.dealt(),
            wild = self.rank_plural(round.wild()),
            rank = round.wild().text()
        )
    }

    /// Returns who deals.
    pub fn dealer_on_screen(&self, name: &str) -> String {
        say!(self, "screen-dealer", name)
    }

    /// Returns who leads with which total.
    pub fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        say!(
            self,
            "screen-leader",
            players = names.len(),
            names = self.and(names),
            total
        )
    }

    /// Returns that no game is open.
    pub fn no_open_game_here(&self) -> &'static str {
        self.plain("screen-no-game")
    }

    /// Returns what to do without a game.
    pub fn screen_without_game(&self) -> &'static str {
        self.plain("screen-no-game-help")
    }

    /// Labels the row of totals; `typed` tells that some are not recorded yet,
    /// where there is no space to say so.
    pub fn total_label(&self, typed: bool) -> &'static str {
        self.plain(if typed {
            "screen-total-typed"
        } else {
            "screen-total"
        })
    }

    /// Returns that the totals and places above have points that are not recorded.
    pub fn not_saved_yet(&self) -> &'static str {
        self.plain("screen-not-saved")
    }

    /// Returns what to do where no round is asked for.
    pub fn over_label(&self, has_game: bool) -> &'static str {
        self.plain(if has_game {
            "screen-over"
        } else {
            "screen-over-none"
        })
    }

    /// Asks for the score of a player as a running total; `total` is the one
    /// before.
    pub fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        match deals {
            true => say!(self, "screen-total-prompt-dealer", name, total),
            false => say!(self, "screen-total-prompt", name, total),
        }
    }

    /// Returns what can be typed as the score of a player, or, if there are
    /// several, as a row such as `row`.
    pub fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        say!(self, "screen-entry-help", totals, rows = has_rows, row)
    }

    /// Asks for the right score of a player in a round.
    pub fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => say!(self, "screen-correct", round, name, points),
            None => say!(self, "screen-correct-not-played", round, name),
        }
    }

    /// Returns how a cell is corrected.
    pub fn correct_help(&self) -> &'static str {
        self.plain("screen-correct-help")
    }

    /// Returns that no round can be corrected yet.
    pub fn nothing_to_correct(&self) -> &'static str {
        self.plain("screen-nothing-to-correct")
    }

    /// Asks whether to save a round.
    pub fn save_label(&self, round: u8) -> String {
        say!(self, "screen-save", round)
    }

    /// Asks whether to save a round that there is a question about.
    pub fn doubted_label(&self, doubt: &str) -> String {
        say!(self, "screen-save-doubted", doubt)
    }

    /// Asks whether what was typed for a round, which is not next any more, is to
    /// be used for the one that is.
    pub fn moved_label(&self, round: u8, next: u8) -> String {
        say!(self, "screen-moved", round, next)
    }

    /// Returns what the answers to that do.
    pub fn moved_help(&self, next: u8) -> String {
        say!(self, "screen-moved-help", next)
    }

    /// Returns how to enter a score that was refused.
    pub fn force_key(&self, refusal: &str) -> String {
        say!(self, "screen-force", refusal)
    }

    /// Returns whether numbers are running totals from now on.
    pub fn totals_switched(&self, totals: bool) -> &'static str {
        self.plain(match totals {
            true => "screen-numbers-are-totals",
            false => "screen-numbers-are-points",
        })
    }

    /// Returns that points look like running totals.
    pub fn like_totals(&self, round: u8) -> String {
        say!(self, "screen-like-totals", round)
    }

    /// Returns what a letter does after Enter, which may begin a name or a card.
    pub fn waiting_key(&self, letter: char) -> &'static str {
        self.plain(match letter {
            'q' => "screen-waiting-quit",
            'U' => "screen-waiting-redo",
            _ => "screen-waiting-undo",
        })
    }

    /// Writes the scores of a round.
    pub fn round_scores(&self, round: u8, scores: &str) -> String {
        say!(self, "screen-round-scores", round, scores)
    }

    /// Returns that a round was recorded.
    pub fn round_saved(&self, round: &str) -> String {
        say!(self, "screen-round-saved", scores = round)
    }

    /// Returns the key that goes back after an undo or a redo.
    pub fn key_to_step_back(&self, step: Step) -> &'static str {
        self.plain(match step {
            Step::Undo => "screen-undone",
            Step::Redo => "screen-redone",
        })
    }

    /// Returns that somebody else has entered a round.
    pub fn entered_elsewhere(&self, round: &str) -> String {
        say!(self, "screen-entered-elsewhere", scores = round)
    }

    /// Returns that somebody else has changed the game.
    pub fn changed_elsewhere(&self) -> &'static str {
        self.plain("screen-changed-elsewhere")
    }

    /// Asks for the cards of a hand.
    pub fn check_label(&self) -> &'static str {
        self.plain("screen-check")
    }

    /// Returns how a hand is typed.
    pub fn check_panel_help(&self, round: Round) -> String {
        say!(
            self,
            "screen-check-help",
            round = round.number(),
            dealt = round.dealt(),
            drawn = round.dealt() + 1
        )
    }

    /// Returns what Enter takes over as the score of a player.
    pub fn take_over(&self, name: &str, score: &str) -> String {
        say!(self, "screen-take-over", name, score)
    }

    /// Asks for the melds of a lay-down.
    pub fn judge_label(&self) -> &'static str {
        self.plain("screen-judge")
    }

    /// Returns how a lay-down is typed.
    pub fn judge_panel_help(&self) -> &'static str {
        self.plain("screen-judge-help")
    }

    /// Asks for the hand whose odds are told.
    pub fn odds_label(&self) -> &'static str {
        self.plain("screen-odds")
    }

    /// Returns how that hand is typed.
    pub fn odds_panel_help(&self, round: Round) -> String {
        say!(
            self,
            "screen-odds-help",
            round = round.number(),
            dealt = round.dealt(),
            drawn = round.dealt() + 1
        )
    }

    /// Returns how many cards of that hand are typed, which are too few.
    pub fn cards_so_far(&self, cards: usize, round: Round) -> String {
        say!(
            self,
            "screen-cards-so-far",
            cards,
            dealt = round.dealt(),
            drawn = round.dealt() + 1
        )
    }

    /// Returns that its odds are being worked out.
    pub fn odds_pending(&self) -> &'static str {
        self.plain("screen-odds-pending")
    }

    /// Asks what a rule is about.
    pub fn rules_label(&self) -> &'static str {
        self.plain("screen-rules")
    }

    /// Returns how rules are searched.
    pub fn rules_panel_help(&self) -> &'static str {
        self.plain("screen-rules-help")
    }

    /// Asks what to do with the game.
    pub fn menu_label(&self) -> &'static str {
        self.plain("screen-menu")
    }

    /// Returns that one of these letters of the menu is expected.
    pub fn menu_help(&self, letters: &[String]) -> String {
        say!(self, "screen-menu-help", letters = self.or(letters))
    }

    /// Returns that a game is open besides the one that is about to start.
    pub fn also_open_here(&self, number: u32) -> String {
        say!(self, "screen-also-open", game = number)
    }

    /// Asks whether to start a rematch while a game is open.
    pub fn rematch_of_open(&self, number: u32) -> String {
        say!(self, "screen-rematch-of-open", game = number)
    }

    /// Asks whether to finish a game.
    pub fn finish_now(&self, number: u32) -> String {
        say!(self, "screen-finish-now", game = number)
    }

    /// Returns what can be answered to who plays; `is_offered` tells that Enter
    /// takes the players in brackets.
    pub fn players_help(&self, is_offered: bool) -> String {
        say!(self, "screen-players-help", offered = is_offered)
    }

    /// Asks whether a name that ends in a score is that of a new player.
    pub fn is_name_with_score(&self, name: &str) -> String {
        say!(self, "screen-name-with-score", name)
    }

    /// Returns what can be answered to which rules to play by.
    pub fn rules_to_play_help(&self) -> &'static str {
        self.plain("screen-rules-to-play-help")
    }

    /// Asks who joins.
    pub fn join_label(&self) -> &'static str {
        self.plain("screen-join")
    }

    /// Returns what can be answered to that.
    pub fn join_help(&self) -> &'static str {
        self.plain("screen-join-help")
    }

    /// Completes who joined or left by who deals a round for that reason.
    pub fn deal_passes(&self, round: u8, name: &str) -> String {
        say!(self, "screen-deal-passes", round, name)
    }

    /// Asks for the total that a player joins with.
    pub fn join_total_label(&self, name: &str, highest: i32) -> String {
        say!(self, "screen-join-total", name, highest)
    }

    /// Returns what can be answered to that.
    pub fn join_total_help(&self, name: &str, highest: i32) -> String {
        say!(self, "screen-join-total-help", name, highest)
    }

    /// Returns that a text is no total.
    pub fn no_total(&self, text: &str) -> String {
        say!(self, "screen-no-total", text)
    }

    /// Asks who leaves.
    pub fn leave_label(&self) -> &'static str {
        self.plain("screen-leave")
    }

    /// Returns what can be answered to that.
    pub fn leave_help(&self, names: &[String]) -> String {
        say!(self, "screen-leave-help", names = self.or(names))
    }

    /// Asks whether to leave the screen without the scores typed for a round.
    pub fn quit_label(&self, round: u8) -> String {
        say!(self, "screen-quit", round)
    }

    /// Returns that so many lines are below those that are shown.
    pub fn more_lines(&self, count: usize) -> String {
        say!(self, "screen-more-lines", count)
    }

    /// Returns that no backup could be made when a game was started.
    pub fn no_backup(&self, why: &str) -> String {
        say!(self, "screen-no-backup", reason = why)
    }

    /// Asks for a round, or a command, without the screen.
    pub fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => say!(self, "screen-plain", round),
            None => say!(self, "screen-plain-none"),
        }
    }

    /// Returns what can be answered to that.
    pub fn plain_help(&self) -> &'static str {
        self.plain("screen-plain-help")
    }
}

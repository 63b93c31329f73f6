use super::{English, and, counted, or, plural};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for English {
    fn round_on_screen(&self, number: u8) -> String {
        format!("round {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!("deal {}, {} wild", round.dealt(), plural(round.wild()))
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("{name} deals")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        let lead = if names.len() == 1 { "leads" } else { "lead" };
        format!("{} {lead} with {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "No game is open"
    }

    fn screen_without_game(&self) -> &'static str {
        "No game is open. Press m, then n for a new one."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "total?" } else { "total" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "not saved yet"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: rematch or new game",
            false => "Enter: new game",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (deals)" } else { "" };
        format!("{name}{deals}, total {total}, new total:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "a running total such as 112",
            false => "points (12), a sum (10+15)",
        };
        let row = match has_rows {
            true => format!("; or the whole round: {row}"),
            false => String::new(),
        };
        format!(
            "Type {number}, the cards left (KH,5D or 8,K), out for who went out, or - for who did \
             not play{row}. ? shows all keys"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Correct round {round}, {name} {points}:"),
            None => format!("Correct round {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Type the right score, as for a new round; the arrows go to another cell, Esc goes back"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "No round is scored yet"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Save round {round}? [Y/n/back]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [y/N/back]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Use what you typed for round {round} as round {next}? [y/n]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Round {next} is next now: y uses what you typed for it, n drops it")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F enters it anyway")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Numbers are read as running totals; Ctrl-T reads them as points again",
            false => "Numbers are read as points",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "no score of round {round} is below the total before it; if these are running totals, \
             press n, then Ctrl-T, and enter them again"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter or q leaves the screen; type on for a card",
            'U' => "Enter redoes; type on for a name",
            _ => "Enter undoes; type on for a name",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("round {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Saved {round}; u takes it back")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U brings it back",
            Step::Redo => "u takes it back again",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Entered elsewhere just now: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "The game was changed elsewhere just now"
    }

    fn check_label(&self) -> &'static str {
        "Hand:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Type a hand of round {}: {dealt} cards to count it, {} after the draw, fewer for cards \
             left, such as KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {score} for {name}; Tab: the next player")
    }

    fn judge_label(&self) -> &'static str {
        "Melds:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Type the melds with / between them, then the rest: 6D 7T 8D / 9C 9T 9S / discard QS / left \
         KH 4D"
    }

    fn odds_label(&self) -> &'static str {
        "Odds of:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Type your hand of round {}: {dealt} cards before the draw, {} after it. Add / top 8H \
             to take that card or draw, / seen KH 4D for cards that cannot be drawn, / last once \
             somebody has gone out",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        let cards = counted(cards as u64, "card");
        format!(
            "{cards} so far: {dealt} before the draw, {} after it",
            dealt + 1
        )
    }

    fn odds_pending(&self) -> &'static str {
        "Working out the odds..."
    }

    fn rules_label(&self) -> &'static str {
        "Rules about:"
    }

    fn rules_panel_help(&self) -> &'static str {
        "Type a topic or other words: who deals, too many cards, ties"
    }

    fn menu_label(&self) -> &'static str {
        "Which?"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Press {}; Esc goes back", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "new game"),
            ("r", "rematch: the same players, the next one deals first"),
            ("j", "a player joins"),
            ("l", "a player leaves"),
            ("f", "finish the game early"),
            ("s", "solitaire"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Game {number} stays open beside the new one")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Game {number} is still open. Start another all the same?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Finish game {number} before its last round?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter for those in brackets"
        } else {
            ""
        };
        format!(
            "Who plays, in the order of the seats, clockwise: Ann Bob Cat, or with commas: Ann, \
             Mary Lou, Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("`{name}` ends in a score. Is it the name of a new player?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas or the name of your own rules; Enter for the official ones"
    }

    fn join_label(&self) -> &'static str {
        "Who joins?"
    }

    fn join_help(&self) -> &'static str {
        "The name, such as Zoe; the total to start with is asked next"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; the deal passes to the left, so {name} deals round {round}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("{name} starts with? [{highest}, the highest total]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "The total that {name} starts with, such as 40; Enter for {highest}, the highest total \
             at the table"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("a total must be a number from -99999 to 99999, not `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Who leaves?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!(
            "{}, or the start of the name; the points so far stay",
            or(names)
        )
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Quit without the scores typed for round {round}?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("{count} more, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("no backup could be made: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter for the scores of round {round}, or a command:"),
            None => "Enter for a new game, or a command:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter asks for the scores, player by player; a whole round can be typed at once: `0 12 37` or \
         `ann 0 bob 12 cat 37`. Any command can be typed without `crowns`: `fix 3 ann=31`, `undo`, \
         `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D JK`, \
         `odds 7D 9D JK`, `judge 6D,7D,8D`, `rules ties`. `quit` leaves, `?` shows this again"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "keys"),
                ("c", "check"),
                ("o", "odds"),
                ("j", "judge"),
                ("r", "rules"),
                ("u", "undo"),
                ("↑", "fix"),
                ("m", "game"),
                ("q", "quit"),
                ("l", "log"),
                ("g", "chart"),
            ],
            ScreenKeys::Over => &[
                ("m", "new game"),
                ("g", "chart"),
                ("l", "log"),
                ("r", "rules"),
                ("u", "undo"),
                ("↑", "fix"),
                ("?", "keys"),
                ("q", "quit"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "correct"),
                ("←↑↓→", "another cell"),
                ("Esc", "back"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "save"),
                ("←", "back"),
                ("n", "drop"),
                ("Esc", "back"),
            ],
            ScreenKeys::SaveDoubted => &[("y", "save"), ("←", "back"), ("Enter n", "drop")],
            ScreenKeys::Refused => &[
                ("↑", "the answer, to edit it"),
                ("?", "help"),
                ("Esc", "back"),
            ],
            ScreenKeys::YesNo => &[("y", "yes"), ("n", "no"), ("Esc", "back")],
            ScreenKeys::Moved => &[("y", "use it"), ("n", "drop it")],
            ScreenKeys::Reading => &[("1 2 3", "choose"), ("Esc", "back")],
            ScreenKeys::Question => &[("Enter", "answer"), ("?", "help"), ("Esc", "back")],
            ScreenKeys::Check => &[
                ("Enter", "take over"),
                ("Tab", "next player"),
                ("Esc", "back"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "scroll"), ("Esc", "back")],
            ScreenKeys::Menu => &[
                ("n", "new"),
                ("r", "rematch"),
                ("j", "join"),
                ("l", "leave"),
                ("f", "finish"),
                ("Esc", "back"),
                ("s", "solitaire"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["arrows", "Left", "Right", "Up"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "score of the player who is asked for"),
            ("12 0 37 5", "the whole round, in the order of the seats"),
            ("tom 12", "a score with a name; Tab completes names"),
            ("tom", "asks for the score of Tom"),
            ("out, x", "went out"),
            ("-", "did not play"),
            ("KH,5D 8,K", "the cards left"),
            ("← →", "another answer of the round"),
            ("↑", "correct a cell of the sheet"),
            ("Ctrl-F", "enter an implausible score anyway"),
            ("Ctrl-T", "numbers are running totals, or points"),
            ("? F1", "these keys; at a question, what can be answered"),
            ("c F2", "check a hand"),
            ("j F3", "judge a lay-down"),
            ("g F4", "chart"),
            ("l F5", "log of the game"),
            ("r F6", "search the rules"),
            ("m F7", "new game, rematch, join, leave, finish"),
            ("o F8", "odds of a hand: what to discard, take or draw"),
            ("u U", "undo, redo"),
            ("PgUp PgDn", "scroll the panel"),
            ("Esc", "close the panel, clear the line"),
            ("Ctrl-Z", "back to the shell; fg returns"),
            ("q Ctrl-C", "quit"),
            (
                "> d * -",
                "on the sheet: leads, deals, went out, did not play",
            ),
            (
                "Space",
                "begins text: letters are keys on an empty line, unless they go on as a name (`g 12`, \
                 `gran 12`) or a Jack (`js,5d`)",
            ),
        ]
    }
}

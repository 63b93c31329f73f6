//! What is asked, and the panel beside it.

use super::line::TextLine;
use super::message::{Effect, NewTable};
use crate::game::{RoundCorrection, RowReading};

/// A question, what is typed as its answer, and the panel that is shown.
#[derive(Debug, Clone)]
pub(super) struct Dialog {
    pub(super) question: Question,
    pub(super) line: TextLine,
    pub(super) panel: Panel,
    /// The first line of the panel that is shown.
    pub(super) scroll: usize,
    /// Whether the line was entered: the next character begins another.
    pub(super) is_answered: bool,
}

/// What is asked.
#[derive(Debug, Clone)]
pub(super) enum Question {
    /// The score of the next player.
    Score,
    /// Nothing: no round is to be played.
    Over,
    /// The right score of a player in a round.
    Cell { round: u8, seat: usize },
    /// Whether a number was meant.
    Slip { text: String, meant: String },
    /// Which way to read a row is meant.
    Reading(Vec<RowReading>),
    /// Who of these seats went out.
    WentOut(Vec<usize>),
    /// Whether to save the round, with a question if there is a doubt, and the row that
    /// was typed there, which is for what comes after.
    Save { doubt: Option<String>, held: String },
    /// Whether to use what was typed for a round for the next one instead.
    Moved { round: u8 },
    /// Why a round is corrected.
    Why(Box<RoundCorrection>),
    /// What its panel is about.
    Panel(Topic),
    /// Who plays.
    Players,
    /// Who deals first.
    Dealer(NewTable),
    /// The rules to play by.
    Ruleset(NewTable),
    /// Who joins.
    JoinName,
    /// The total that a player joins with.
    JoinTotal { name: String, accept_similar: bool },
    /// Who leaves.
    LeaveName,
    /// A question of yes or no.
    Confirm { question: String, yes: OnYes },
}

/// What the answer yes leads to.
#[derive(Debug, Clone)]
pub(super) enum OnYes {
    Do(Effect),
    Ask(Box<Question>),
    /// What was typed for the round is dropped.
    Drop,
}

/// What is shown beside the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panel {
    /// What is next, and who stands where.
    Next,
    /// Who has won, the places and the chart.
    Result,
    Chart,
    /// What a command has printed.
    Output,
    Log,
    Keys,
    Of(Topic),
}

/// What is asked with a panel of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    /// The cards of a hand.
    Check,
    /// The melds of a lay-down.
    Judge,
    /// The cards of a hand whose odds are told.
    Odds,
    /// Words that a rule is about.
    Rules,
    /// What to do with the game as a whole.
    Menu,
}

impl Question {
    /// Returns `true` if what is typed for it is shown in its panel at once.
    pub(super) fn is_panel_of_text(&self) -> bool {
        matches!(self, Self::Panel(topic) if *topic != Topic::Menu)
    }
}

impl Dialog {
    pub(super) fn new(question: Question, panel: Panel) -> Self {
        Self { question, line: TextLine::default(), panel, scroll: 0, is_answered: false }
    }
}

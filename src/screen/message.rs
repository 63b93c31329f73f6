//! What the screen is told, keys among it, and what it asks for.

use crate::game::{CommandId, PlayedRound, RoundCorrection, RoundEntry, Scoresheet, TypedRound};
use crate::messages::Messages;
use crate::odds::Answer;
use crate::render::ask::OddsRequest;
use crate::render::{self, shown};

#[derive(Debug, Clone)]
pub enum Message {
    Key(Key),
    Paste(String),
    /// A line was typed and entered as a whole.
    Line(String),
    /// What is asked and typed is dropped.
    Drop,
    Resize(u16, u16),
    /// The wheel of the mouse was turned by so many lines.
    Wheel(i16),
    /// The mouse was pressed in a column and a row.
    Click(u16, u16),
    /// Somebody else has changed the games.
    Changed(Box<State>),
    /// This was entered on phones for the round, and is not recorded.
    Phones(Option<TypedRound>),
    /// An effect was carried out: the games are as follows.
    Done {
        state: Box<State>,
        /// What was done, in one or more lines.
        said: String,
        /// Whether the scores of the round were recorded.
        scored: bool,
    },
    /// A command of the program was run.
    Ran {
        state: Box<State>,
        changed: bool,
        /// Whether it failed: an answer of no is none.
        failed: bool,
        printed: String,
        told: String,
    },
    Refused(String),
    /// An effect is carried out if this question is answered by yes.
    Confirm(String, Effect),
    /// Who would play again after the last game; `None` if there is none.
    LastTable(Option<NewTable>),
    Log(String),
    Odds(Box<OddsRequest>, Option<Answer>),
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct State {
    pub sheet: Option<Scoresheet>,
    pub known: Vec<String>,
    /// Earlier names of players, with the present ones.
    pub former: Vec<(String, String)>,
}

#[derive(Debug, Clone)]
pub enum Effect {
    Score(RoundEntry),
    Correct(RoundCorrection),
    /// Undo the last command of this device, unless it started a game.
    Undo,
    /// Undo this command if it is still the last.
    UndoCommand(CommandId),
    Redo,
    Start(NewTable),
    /// Start a game of the same players; the next one deals first.
    Rematch,
    /// Seat a player, with a total or with the highest one.
    Join {
        name: String,
        total: Option<i32>,
        /// Whether a name that is similar to a known one is new.
        accept_similar: bool,
    },
    Leave {
        seat: usize,
    },
    Finish,
    /// Show the game that is named so.
    Open(String),
    /// Run a command of the program, given as its arguments.
    Run(Vec<String>),
    /// Play solitaire until it is left.
    Solitaire,
    ReadLog,
    /// Work out the odds of a hand, beside what is typed meanwhile.
    Odds(Box<OddsRequest>),
    Redraw,
    /// Give the terminal back to the shell until the process is resumed.
    Suspend,
    Quit,
}

impl Effect {
    /// Returns what is typed for an effect after which another game is on the screen.
    pub(super) fn leaves(&self) -> Option<String> {
        match self {
            Self::Open(game) => Some(format!("play {game}")),
            Self::Rematch => Some("rematch".to_owned()),
            Self::Start(table) => Some(format!("new {}", table.players.join(" "))),
            Self::Run(arguments) if arguments.first().is_some_and(|name| name == "new") => {
                Some(arguments.join(" "))
            }
            _ => None,
        }
    }
}

#[derive(Debug, Clone, Default)]
pub struct NewTable {
    pub players: Vec<String>,
    /// Who deals first; the first player if empty.
    pub dealer: String,
    /// The ruleset; the official one if empty.
    pub rules: String,
    /// Whether names that are similar to known ones are new.
    pub accept_similar: bool,
}

impl NewTable {
    /// Returns those who are still at the table of a game; the next one deals.
    /// `None` if everybody left.
    pub fn after(sheet: &Scoresheet) -> Option<Self> {
        let name = |seat: usize| sheet.seats[seat].name().to_owned();
        Some(Self {
            dealer: name(sheet.next_first_dealer()?),
            players: sheet.seated().into_iter().map(name).collect(),
            ..Self::default()
        })
    }
}

/// A key as the table presses it, whatever the terminal sends for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A character, in upper or lower case.
    Char(char),
    Ctrl(char),
    /// A function key, from 1.
    F(u8),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
}

/// Returns what somebody else has changed: the round that was entered or corrected, or that there
/// is a change.
pub(super) fn news(
    now: Option<&Scoresheet>,
    before: Option<&Scoresheet>,
    words: &Messages,
) -> String {
    if let (Some(now), Some(before)) = (now, before) {
        let mut rounds = now.played.keys();
        if before.id == now.id
            && let Some(&round) = rounds.rfind(|round| !before.played.contains_key(round))
        {
            return words.entered_elsewhere(&render::round_scores(now, round, words));
        }
        let is_corrected = |(round, one): &(&u8, &PlayedRound)| {
            before
                .played
                .get(*round)
                .is_some_and(|was| (&was.scores, was.out) != (&one.scores, one.out))
        };
        let mut corrected = now.played.iter().filter(is_corrected);
        if before.id == now.id
            && let (Some((&round, _)), None) = (corrected.next(), corrected.next())
        {
            return render::corrections(before, now, round, words).join("; ");
        }
        if before.id != now.id
            && before.tournament == now.tournament
            && let Some(table) = &now.tournament
        {
            let players: Vec<_> = now.seats.iter().map(|seat| shown(seat.name())).collect();
            return words.now_seats(table.game, table.table, &players);
        }
    }
    words.changed_elsewhere().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::messages::Language;

    #[test]
    fn a_correction_of_somebody_else_is_told() {
        let [before, now] =
            ["Gran, Tom; 0 19", "Gran, Tom; 0 8"].map(|game| GameBuilder::seated(game).sheet());
        let said = news(Some(&now), Some(&before), Language::English.words());
        assert_eq!(said, "Round 1: Tom had 19, now has 8; the total is 8, not 19");
    }
}

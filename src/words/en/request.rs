use super::{English, counted, run};
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for English {
    fn line(&self, number: u64) -> String {
        format!("line {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "no cards were given".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` is an error of the shell, not a card")
            }
            RequestError::EmptyMeld(place) => format!("meld {place} has no cards"),
            RequestError::DiscardCount(cards) => {
                format!("`--discard` must be one card, not {cards}")
            }
            RequestError::TopCount(cards) => format!("the top card is one card, not {cards}"),
            RequestError::TopAfterDraw => {
                "the top card is taken or left before the draw, but this hand has drawn".to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` asks for a discard, so the hand needs the card drawn too".to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` asks for a discard, but this is not a terminal".to_owned()
            }
            RequestError::NoBackup(None) => {
                "no backup was named, and the directory `backups` has none".to_owned()
            }
            RequestError::NoBackup(Some(_)) => "no backup was named".to_owned(),
            RequestError::SamePlayer(name) => {
                format!("two different players are needed, not `{name}` twice")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} has finished none of the games that count here")
            }
            RequestError::RatingDropsNone => {
                "a rating counts all games and cannot be used with `--drop-worst`".to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("the first day, {since}, is after the last, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` is already retired"),
            RequestError::NotRetired(name) => format!("`{name}` is not retired"),
            RequestError::SameName(name) => format!("`{name}` already has that name"),
            RequestError::LastGameDeleted(game) => format!("the last game, {game}, is deleted"),
            RequestError::SameLeague(game) => format!("game {game} is already in that league"),
            RequestError::NothingToChange => "no setting to change was given".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("season `{name}` ends on {until}, before it starts on {from}")
            }
            RequestError::ScreenWithoutTerminal => "the screen needs a terminal".to_owned(),
            RequestError::RulesetComma => {
                "the name of a ruleset cannot have a comma: commas separate the rules that differ"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("ruleset `{name}` is built in and cannot be retired")
            }
            RequestError::PlaysAlone(name) => format!("only one player was named, `{name}`"),
            RequestError::UndoesGame(what) => format!("`undo` would take back the {what}"),
            RequestError::UndoOvertaken => {
                "another command was given meanwhile; nothing was undone".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "a game of solitaire is open; its deal and rules are settled".to_owned()
            }
            RequestError::NoSolitaire => "no game of solitaire is open".to_owned(),
            RequestError::NoDrawnCard => {
                "name the drawn card first, then the pile that it goes to".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "standard input ends before pile {} is full, {} short",
                pile.dealt(),
                counted(*wanted as u64, "card")
            ),
            RequestError::NoMove(Step::Undo) => {
                "the last command here was no move of this game, so nothing is undone".to_owned()
            }
            RequestError::NoMove(Step::Redo) => "no move was undone here".to_owned(),
            RequestError::Cancelled => "canceled; nothing was changed".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("name the cards, such as ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "the shell replaces `{pattern}` by the names of files; write stars as `7T` or \
                 `7★`, or put the cards in quotes"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "leave out the card that was drawn, or `--top`; name cards that cannot be drawn \
                 with `--seen`",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "to restore the newest",
            )),
            RequestError::LastGameDeleted(game) => Some(run(
                Command::new("game resume").arg(game),
                "to bring it back",
            )),
            RequestError::ScreenWithoutTerminal => Some(
                Hint::new("to enter a round without one, run ")
                    .command(Command::new("score"))
                    .text(" with the scores"),
            ),
            RequestError::UndoesGame(_) => Some(Hint::new("pass `--yes` to confirm")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "to undo the last command"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("name all players, such as ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; to start a game of one, pass `--yes`"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "to continue it, or ")
                        .command(Command::new("solitaire abandon"))
                        .text(", which counts as lost"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "give it all 88 cards, the pile of three first, then a move a line",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "to deal one")),
            _ => None,
        }
    }
}

//! A game as it is recorded: events, and the scoresheet that they add up to.
//!
//! Everything that ever happened is an event. A [`Scoresheet`], a
//! [`PlayerProfile`], a [`League`], a [`CustomRuleset`], a [`Solitaire`] and a
//! [`Tournament`] are folds of their events: the same events give the same value, anywhere. What a table does,
//! such as scoring a round, is a question to the scoresheet that answers with
//! the event to record, or with why not.
//!
//! From the ground up: ids and names, events, scores, the scoresheet.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod day;
mod event;
mod find_name;
#[cfg(test)]
pub(crate) mod fixture;
mod folds;
mod hand_text;
mod id;
mod lay_down;
mod log;
mod name;
mod name_doubt;
mod new_game;
mod refusals;
mod said;
mod score;
mod scoresheet;
mod solitaire;
mod text;
mod tournament;
mod typed_names;
mod typed_round;

pub use day::*;
pub use event::*;
pub use find_name::{
    MIN_MARK, begins_with, find_name, look_alikes, marked, name_letters, name_order, nearest_names,
    same_but_accents, same_name, unmarked,
};
pub use folds::{Aggregate, CustomRuleset, League, PlayerProfile};
pub use hand_text::{
    HandText, HandTextPart, behind_last, is_nothing, round_called, round_of_wild, take_round,
};
pub use id::{
    CommandId, DeviceId, EventId, GameId, GameRef, LeagueId, LeagueRef, PlayerId, PlayerRef,
    RulesetId, SolitaireId, TournamentId,
};
pub use lay_down::{TypedLayDown, TypedLayDownError};
pub use log::{LogEntry, NameDirectory};
pub use name::{InvalidName, Name, ends_in_score, is_between_names, name_key};
pub use name_doubt::{is_no_name, is_written_as_name, name_doubt, names_within};
pub use new_game::{NewGame, StartError, StockNote, stock_note};
pub use refusals::{BackupCause, LookupError, Named, NewLeagueError, NewPlayerError, WriteError};
pub use said::{
    AtRandom, BetweenRounds, Change, DealerAmong, FORCE, TypedJoin, asks_at_random,
    begins_said_between_rounds, changed_players, command_for, is_agreed, is_dropped, is_restart,
    is_standard, is_unknown, last_players, said_between_rounds, who_does,
};
pub use score::*;
pub use scoresheet::*;
pub use solitaire::*;
pub(crate) use text::MAX_TEXT;
pub use text::{InvalidText, grouped, harmless, is_control, replace_word, single_line};
pub(crate) use tournament::games_of_tables;
pub use tournament::{Entrant, ReplacedTable, SeatedTable, TableRef, Tournament, TournamentRef};
pub use typed_names::TypedNames;
pub use typed_round::TypedRound;

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
mod said;
mod score;
mod scoresheet;
mod solitaire;
mod storage;
mod text;
mod tournament;
mod typed_round;

pub use day::{
    DateKind, InvalidDay, TypedDay, TypedEnd, TypedPeriod, Unit, Weekend, WrittenDate, parse_day,
};
pub use event::{
    Correction, Event, GameEdits, GameEvent, GameStart, InvalidEvent, InvalidSolitaire,
    InvalidTournament, LAST_NUMBER, LeagueEvent, LeagueTerms, PILES, ParseEventError, PlayerEvent,
    PlayerScore, RESEATED, RankingMethod, Recorded, Revocation, RoundScore, RulesetEvent, Season,
    SolitaireEvent, SolitaireMove, SolitaireScore, SolitaireStart, TableCount, TournamentEvent,
    TournamentStart, TournamentTable, UnknownMethod, WentOut,
};
pub use find_name::{
    MIN_MARK, begins_with, find_name, look_alikes, marked, name_letters, name_order, nearest_names,
    same_but_accents, same_name, unmarked,
};
pub use folds::{Aggregate, AggregateKind, CustomRuleset, League, Membership, PlayerProfile};
pub use hand_text::{HandText, HandTextPart, is_nothing, round_called, round_of_wild, take_round};
pub use id::{
    CommandId, DeviceId, EventId, GameId, GameRef, LeagueId, LeagueRef, PlayerId, PlayerRef,
    RulesetId, SolitaireId, TournamentId,
};
pub use lay_down::{TypedLayDown, TypedLayDownError};
pub use log::{LogEntry, NameDirectory, Subject};
pub use name::{InvalidName, Name, TypedNames, ends_in_score, is_between_names, name_key};
pub use name_doubt::{is_no_name, is_written_as_name, name_doubt, names_within};
pub use new_game::{NewGame, StartError, StockNote, stock_note};
pub use said::{
    Change, DealerAmong, FORCE, TypedJoin, changed_players, command_for, draws_dealer, is_agreed,
    is_dropped, is_restart, is_shuffle, is_standard, is_unknown, last_players, who_does,
};
pub use score::{
    ImplausibleScore, PricedCards, PricedRanks, RowText, ScoreArgsError, ScoreBounds, ScoreEntry,
    ScoreEntryError, ScoreWarning, cap, least, with_wild,
};
pub use scoresheet::{
    EndOfGame, Entries, GameDetails, GameEdit, GameState, GameSummary, PlayError, PlayedRound,
    PointsNeeded, Review, RoundCorrection, RoundDraft, RoundEntry, RoundSetup, RowError,
    RowReading, ScoreConflict, ScoredRound, Scoresheet, Seat, SeatNotFound, SeatScore,
    SeatStanding, SeatSummary, StartReason, Stay, TotalsRow, is_link, minutes_played,
};
pub use solitaire::{
    Board, Closing, MissedClosing, Pile, Placement, Played, Solitaire, SolitaireError,
    SolitaireOrigin, SolitaireState, SolitaireStats, TypedMove, TypedMoveError, TypedPiles,
    TypedPilesError, deal, placements,
};
pub use storage::{BackupCause, LookupError, Named, NewLeagueError, NewPlayerError, WriteError};
pub(crate) use text::MAX_TEXT;
pub use text::{InvalidText, grouped, harmless, is_control, replace_word, single_line};
pub(crate) use tournament::games_of_tables;
pub use tournament::{Entrant, ReplacedTable, SeatedTable, TableRef, Tournament, TournamentRef};
pub use typed_round::TypedRound;

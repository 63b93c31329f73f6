//! A tournament: who plays in it, and who sits where in its games.
//!
//! Each table is an ordinary game. Its id follows from the tournament, the
//! game, the table and who sits there: whoever starts it, on however many
//! devices, starts the same one, so that a merge in any order has it once. A
//! table that is seated otherwise is another game.
//!
//! | file | holds |
//! |---|---|
//! | `fold` | what the events of a tournament add up to |
//! | `seats` | which seats count where tables have begun by others |

mod fold;
mod seats;

pub use fold::{Entrant, ReplacedTable, SeatedTable, TableRef, Tournament, TournamentRef};

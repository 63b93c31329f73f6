//! The evening on one screen or line by line: a model, how messages change it, and its picture.
//!
//! `update` changes the [`Model`] by a [`Message`] (a key, a new state of the
//! game) and returns the [`Effect`]s to carry out; `view` draws the model. The
//! scores of a round are one effect, so that nothing but what is being typed
//! lives on the screen only. `docs/play.md` describes the keys.
//!
//! Knows neither the terminal nor where games are stored.

mod elsewhere;
mod hand;
mod letters;
mod message;
mod model;
mod pasted;
mod question;
mod solitaire;
mod update;
mod view;

pub use message::{Effect, Key, Message, NewTable, State};
pub use model::Model;
pub use pasted::Pasted;
pub use solitaire::{SolitaireKey, SolitairePage};
pub use update::update;
pub use view::{Said, ask, take_said, view};

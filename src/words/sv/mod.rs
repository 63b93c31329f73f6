//! Swedish.
//!
//! A sentence has no final period and starts in lower case unless it stands on
//! a line of its own.

mod dialogue;
mod director;
mod game;
mod grammar;
mod hand;
mod journal;
mod league;
mod lookup;
mod odds;
mod phrase;
mod player;
mod report;
mod request;
mod rules;
mod score;
mod screen;
mod solitaire;
mod stats;
mod tournament;

use grammar::{
    all_of, and, any_of, counted, day, did_you_mean, or, ordinal, points, run, several, state,
};

use super::Words;

/// The sentences in Swedish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swedish;

impl Words for Swedish {}

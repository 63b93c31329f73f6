//! Finnish.
//!
//! The terms are those of the Finnish leaflet, in which *suora* is the book and
//! *värisuora* the run, and *käsi* is the round; the cards that a player holds
//! are just *kortit*. A name stands in the nominative, so that none has to be
//! inflected.

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

use grammar::{and, any_of, counted, did_you_mean, or, ordinal, plural, points};

use super::Words;

/// The sentences in Finnish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finnish;

impl Words for Finnish {}

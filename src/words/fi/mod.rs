//! Finnish.
//!
//! The terms are those of the Finnish leaflet, in which *suora* is the book and
//! *värisuora* the run, and *käsi* is the round; the cards that a player holds
//! are just *kortit*. A name stands in the nominative, so that none has to be
//! inflected.

mod grammar;
mod player;

use grammar::{and, any_of, counted, did_you_mean, ordinal, plural, points};

use super::{Language, Words};

/// The sentences in Finnish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finnish;

impl Words for Finnish {
    fn language(&self) -> Language {
        Language::Finnish
    }
}

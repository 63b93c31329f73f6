//! Icelandic.
//!
//! The terms are those of the Icelandic leaflet, which has no noun for a book, a
//! run or a wild: *röð í mismunandi sort*, *röð í sömu sort*, *gildir allt*.
//! *Spil* are the cards, so a game is *leikur*. A name stands in the nominative,
//! and nothing depends on whether its bearer is a man or a woman.

mod grammar;
mod player;

use grammar::{counted, ordinal, points};

use super::{Language, Words};

/// The sentences in Icelandic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Icelandic;

impl Words for Icelandic {
    fn language(&self) -> Language {
        Language::Icelandic
    }
}

//! English.
//!
//! A sentence has no final period and starts in lower case unless it stands on
//! a line of its own.

mod grammar;
mod player;

pub use grammar::{and, any_of, counted, did_you_mean, or, ordinal, plural, points, run};

use super::{Language, Words};

/// The sentences in English.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct English;

impl Words for English {
    fn language(&self) -> Language {
        Language::English
    }
}

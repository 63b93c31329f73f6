//! Norwegian Bokmål.
//!
//! A sentence has no final period and starts in lower case unless it stands on
//! a line of its own.

mod grammar;
mod player;

use grammar::{all_of, and, any_of, counted, did_you_mean, ordinal, points, run, state};

use super::{Language, Words};

/// The sentences in Norwegian.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Norwegian;

impl Words for Norwegian {
    fn language(&self) -> Language {
        Language::Norwegian
    }
}

//! What most commands use: their context, how they end, what they print and ask, and what they
//! read.

pub(super) use super::args::output::JsonArg;
pub(super) use super::args::{input, lookup};
pub(super) use super::context::Context;
pub(super) use super::ui::failure::{About, Failure, Outcome, Result, fail};
pub(super) use super::ui::prompt::{Prompt, Terminal};
pub(super) use super::ui::terminal::{self, note, print, warn, with_progress};
pub(super) use crate::game::{League, LookupError, Scoresheet};
pub(super) use crate::messages::{Command, Hint, Language, Messages, RequestError};
pub(super) use crate::render::{self, TextStyle, json, shown};
pub(super) use crate::rules::Ruleset;
pub(super) use crate::store::{GameFilter, Lookup, PageRequest, ReadStore, Reader, Store};

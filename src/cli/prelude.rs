//! What most commands use: their context, how they end, what they print and ask, and what they
//! read.

pub(super) use std::path::{Path, PathBuf};

pub(super) use chrono::{DateTime, Local, NaiveDate, Utc};
pub(super) use clap::builder::PossibleValue;
pub(super) use clap::{Subcommand, ValueEnum};

pub(super) use super::args::lookup::{GameArg, GamePosition};
pub(super) use super::args::members::{NewPlayerArgs, note_new_players};
pub(super) use super::args::output::JsonArg;
pub(super) use super::args::ranking::{RankedStandings, RankingArgs};
pub(super) use super::args::selection::{Selection, SelectionArgs};
pub(super) use super::args::time::DayArg;
pub(super) use super::args::{input, lookup};
pub(super) use super::context::Context;
pub(super) use super::settings::Key;
pub(super) use super::ui::failure::{About, Failure, Outcome, Result, fail};
pub(super) use super::ui::prompt::{Prompt, Terminal};
pub(super) use super::ui::terminal::{self, note, note_once, print, warn, with_progress};
pub(super) use crate::game::{
    GameId, GameState, League, LookupError, Name, PlayerRef, RankingMethod, Scoresheet, TypedNames,
    name_key, same_name,
};
pub(super) use crate::league::GameSelection;
pub(super) use crate::messages::{
    Command, Hint, Language, Message, Messages, RequestError, TournamentError, quoted,
};
pub(super) use crate::render::{self, TextStyle, json, shown};
pub(super) use crate::rules::{Round, RoundRules, Ruleset};
pub(super) use crate::store::{
    GameFilter, Lookup, PageRequest, Player, ReadStore, Reader, Store, StoreError, Writer,
};
pub(super) use crate::tournament::StoredTournament;

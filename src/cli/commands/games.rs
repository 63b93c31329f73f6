//! `crowns games` and `crowns log`: lists of games and of changes, a page at a time.

use chrono::Local;
use clap::ValueEnum;

use crate::cli::args::output::{self, PageArgs};
use crate::cli::args::selection::{self, Allowed, DaysArgs};
use crate::cli::args::time::AsOfArg;
use crate::cli::prelude::*;
use crate::game::GameState;
use crate::messages::{Hint, Listed};
use crate::store::{GameFilter, PageRequest};

/// List games, newest first
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A player, a league or a period: Ann, Tuesday, yesterday, "march 2024"
    #[arg(value_name = "WHICH")]
    words: Vec<String>,

    /// Only games with this player
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    /// Only games of this league
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    #[command(flatten)]
    days: DaysArgs,

    /// Only games in this state; short ones were finished early
    #[arg(long, value_name = "STATE")]
    state: Option<StateFilter>,

    #[command(flatten)]
    as_of: AsOfArg,

    #[command(flatten)]
    page: PageArgs,

    #[command(flatten)]
    json: JsonArg,
}

/// A state of a game as the list shows it.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum StateFilter {
    Open,
    Finished,
    Short,
    Abandoned,
    Deleted,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let filter = args.filter(&reader, context)?;
    let page = reader.games(filter, args.page.request())?;
    selection::note_late_games(filter, &reader, context)?;
    let text = match context.json {
        true => render::json::games(&page),
        false => render::games(&page, context.style),
    };
    let shown = output::show(&page, Listed::Games, &text, context)?;
    if !context.json && args.is_of_all() {
        let deleted = GameFilter { state: Some(GameState::Deleted), ..GameFilter::default() };
        let counted = PageRequest { number: 1, size: 1_000 };
        let deleted = reader.games(deleted, counted)?.items.len();
        if deleted > 0 {
            note(&context.style.words().deleted_games(deleted));
        }
    }
    Ok(shown)
}

impl Args {
    fn is_of_all(&self) -> bool {
        self.words.is_empty()
            && [&self.player, &self.league].iter().all(|name| name.is_none())
            && !self.days.are_given()
            && self.state.is_none()
    }

    fn filter(&self, reader: &Reader<'_>, context: &Context) -> Result<GameFilter> {
        let state = self.state.map(|shown| match shown {
            StateFilter::Open => GameState::Open,
            StateFilter::Finished | StateFilter::Short => GameState::Finished,
            StateFilter::Abandoned => GameState::Abandoned,
            StateFilter::Deleted => GameState::Deleted,
        });
        let allowed = Allowed {
            players: usize::from(self.player.is_none()),
            league: self.league.is_none(),
            period: !self.days.are_given(),
        };
        let (mut player, mut league, mut words) = (None, None, self.words.as_slice());
        if let Some(name) = &self.player {
            let (found, rest) = lookup::of_words(reader, name, words, lookup::player)?;
            (player, words) = (Some(found), rest);
        }
        if let Some(name) = &self.league {
            let (found, rest) = lookup::of_words(reader, name, words, lookup::league)?;
            (league, words) = (Some(found), rest);
        }
        let which = selection::find_words(words, allowed, reader, context.style.words());
        let is_state = |word: &&String| StateFilter::from_str(word, true).is_ok();
        let which = which.map_err(|failure| match self.words.iter().find(is_state) {
            Some(word) => failure.hint(Hint::new(format!(
                "pass `--state {}` for the games in that state",
                word.to_lowercase()
            ))),
            None => failure,
        })?;
        let (since, until) = which.days(&self.days, context)?;
        Ok(GameFilter {
            player: player.or(which.players.into_iter().next()).map(|player| player.id),
            league: league.or(which.league).map(|league| league.id),
            state,
            short: match self.state {
                Some(StateFilter::Finished) => Some(false),
                Some(StateFilter::Short) => Some(true),
                _ => None,
            },
            since,
            until,
            ..GameFilter::default()
        })
    }
}

/// Show every change, newest first: when, what and why
///
/// Nothing is ever removed from the log; what was undone is marked.
#[derive(Debug, clap::Args)]
pub(crate) struct LogArgs {
    /// Only changes of this game: its number, `last` or the start of its UUID
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only changes of this player and of the player's games
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    #[command(flatten)]
    page: PageArgs,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn log(args: LogArgs, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let page = reader.log(args.filter(&reader)?, args.page.request())?;
    let names = reader.names(&page.items)?;
    let text = match context.json {
        true => render::json::log(&page, &names),
        false => render::log(&page, &names, &Local, context.style),
    };
    output::show(&page, Listed::Entries, &text, context)
}

impl LogArgs {
    fn filter(&self, reader: &Reader<'_>) -> Result<GameFilter> {
        let player = lookup::optional(reader, self.player.as_deref(), lookup::player)?;
        Ok(GameFilter {
            game: lookup::optional(reader, self.game.as_deref(), lookup::game)?,
            player: player.map(|player| player.id),
            ..GameFilter::default()
        })
    }
}

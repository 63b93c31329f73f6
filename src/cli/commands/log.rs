//! `crowns log`: the history of changes.

use chrono::Local;

use crate::cli::args::paging::{self, PageArgs};
use crate::cli::prelude::*;
use crate::messages::Listed;
use crate::store::GameFilter;

/// Show every change, newest first: when, what and why
///
/// Nothing is ever removed from the log; what was undone is marked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
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

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let page = reader.log(args.filter(&reader)?, args.page.request())?;
    let names = reader.names(&page.items)?;
    let text = match args.json.json {
        true => render::json::log(&page, &names),
        false => render::log(&page, &names, &Local, context.style),
    };
    paging::show(&page, args.json.json, Listed::Entries, &text, context)
}

impl Args {
    fn filter(&self, reader: &Reader<'_>) -> Result<GameFilter> {
        let game = |name: &str| lookup::game(reader, name);
        let player = |name: &str| lookup::player(reader, name);
        Ok(GameFilter {
            game: lookup::optional(self.game.as_ref(), game)?,
            player: lookup::optional(self.player.as_ref(), player)?.map(|player| player.id),
            ..GameFilter::default()
        })
    }
}

//! `crowns` without a command: the open game, or how to begin.

use crate::cli::args::lookup;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::GameSummary;

const HOW_TO_BEGIN: &str = "\
Start a game:        crowns new Ann Bob Cat
Judge a hand:        crowns check --round 1 7D 9D JOKER QS
See all commands:    crowns --help
";

pub(crate) fn run(context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = store.read()?;
    let open = reader.open_games()?;
    let [game] = open.as_slice() else {
        return if open.is_empty() {
            begin()
        } else {
            several(&open)
        };
    };
    let Some(sheet) = reader.game(game.id)? else {
        return begin();
    };
    lookup::compare(&reader, &sheet)?;
    print(render::scoresheet(&sheet, context.style))?;
    Ok(Outcome::Yes)
}

fn begin() -> Result<Outcome> {
    print(HOW_TO_BEGIN)?;
    Ok(Outcome::Yes)
}

/// Lists the open games, the newest first.
fn several(games: &[GameSummary]) -> Result<Outcome> {
    let line = |game: &GameSummary| {
        let names = game.seats.iter().map(|seat| render::shown(&seat.name));
        let names = names.collect::<Vec<_>>().join(", ");
        format!("Game {}: {names}\n", game.number)
    };
    let games: String = games.iter().map(line).collect();
    print(format!(
        "Several games are open; `crowns board --game NUMBER` shows one of them:\n{games}"
    ))?;
    Ok(Outcome::Yes)
}

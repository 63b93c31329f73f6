//! `crowns` without a command: the open games, or how to begin.

use crate::cli::args::lookup::GameArg;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::game::{GameSummary, SolitaireOrigin};
use crate::render;
use crate::store::Reader;
use crate::words::Words;

pub(crate) fn run(context: &Context) -> Result<Outcome> {
    let words = context.style.words();
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let games = match reader.open_games()?.as_slice() {
        [] => words.how_to_begin().to_owned(),
        [_] => {
            let sheet = GameArg::default().sheet(&reader)?;
            render::scoresheet(&sheet, context.style)
        }
        several => list(several, words),
    };
    print(games + &solitaire(&reader, words)?)?;
    Ok(Outcome::Yes)
}

/// Returns how to continue the open games of solitaire, below a blank line.
fn solitaire(reader: &Reader<'_>, words: &dyn Words) -> Result<String> {
    let mut lines = String::new();
    for origin in [SolitaireOrigin::Dealt, SolitaireOrigin::Table] {
        if let Some(game) = reader.open_solitaire(origin)? {
            lines += if lines.is_empty() { "\n" } else { "" };
            lines += &(words.open_solitaire(&game) + "\n");
        }
    }
    Ok(lines)
}

/// Lists open games, the newest first.
fn list(games: &[GameSummary], words: &dyn Words) -> String {
    let line = |game: &GameSummary| {
        let names = game
            .players
            .iter()
            .map(|seat| render::shown(&seat.player.name));
        words.open_game(game.details.number, &names.collect::<Vec<_>>()) + "\n"
    };
    let games: String = games.iter().map(line).collect();
    format!("{}\n{games}", words.several_open())
}

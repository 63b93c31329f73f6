//! `crowns board`, the scoresheet of a game; and `crowns` alone: the open games, what goes
//! on besides, or how to begin.

use crate::cli::args::lookup::{GameArg, GamePosition};
use crate::cli::args::time::AsOfArg;
use crate::cli::prelude::*;
use crate::game::{GameSummary, SolitaireOrigin};
use crate::render::TextStyle;
use crate::tournament::StoredTournament;

/// Show the scoresheet of a game
///
/// Each row is a round, with its wild; each player has a column with the points
/// and the running total.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GamePosition,

    /// Draw a chart of the running totals too; fewer points are higher
    #[arg(long, conflicts_with = "json")]
    chart: bool,

    #[command(flatten)]
    as_of: AsOfArg,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let (now, words) = (context.now()?, context.style.words());
    let game = args.game.clone().into_option();
    let sheet = match args.as_of.is_given() {
        true => game.sheet_if_any(&reader)?,
        false => game.sheet_or_finished(&reader, now, words)?,
    };
    let sheet = sheet.ok_or_else(|| args.as_of.no_open_game())?;
    let text = if args.chart { render::scoresheet_and_chart } else { render::scoresheet };
    context.print(|| render::json::scoresheet(&sheet), |style| text(&sheet, style))
}

pub(crate) fn overview(context: &Context) -> Result<Outcome> {
    let words = context.style.words();
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let open = reader.open_games()?;
    let tournaments = tournaments(&reader, &open, context)?;
    let mut parts = Vec::new();
    if let [_] = open.as_slice() {
        let sheet = GameArg::default().sheet(&reader)?;
        parts.push(render::scoresheet(&sheet, context.style));
    }
    let db = context.db.as_deref();
    parts.extend(tournaments.iter().map(|one| render::open_tournament(one, db, context.style)));
    if open.len() > 1 {
        let alone: Vec<_> = open.iter().filter(|game| game.details.tournament.is_none()).collect();
        if !alone.is_empty() {
            parts.push(list(&alone, words));
        }
    }
    if parts.is_empty() {
        parts.extend(last_result(&reader, context.style)?);
        parts.push(words.how_to_begin());
    }
    parts.extend(solitaire(&reader, words)?);
    print(parts.join("\n"))?;
    Ok(Outcome::Yes)
}

fn last_result(reader: &Reader<'_>, style: TextStyle) -> Result<Option<String>> {
    let Some(sheet) = reader.last_played()? else { return Ok(None) };
    let result = render::result(&sheet, style.words());
    let result = style.words().last_result(sheet.number, sheet.date, &result);
    Ok(Some(render::wrap("", "", &result, style.width) + "\n"))
}

/// Returns the tournaments that have open tables, and those of today that go on.
fn tournaments(
    reader: &Reader<'_>,
    open: &[GameSummary],
    context: &Context,
) -> Result<Vec<StoredTournament>> {
    let today = context.today()?;
    let mut on = Vec::new();
    for summary in reader.tournaments()? {
        let id = summary.tournament.uuid;
        let is_open = open.iter().any(|game| {
            let table = game.details.tournament.as_ref();
            table.is_some_and(|table| table.tournament.uuid == id)
        });
        if is_open || summary.date == today {
            let stored = reader.tournament(id)?;
            on.extend(stored.filter(|stored| is_open || stored.goes_on()));
        }
    }
    Ok(on)
}

/// Returns how to continue the open games of solitaire.
fn solitaire(reader: &Reader<'_>, words: &Messages) -> Result<Option<String>> {
    let mut lines = String::new();
    for origin in [SolitaireOrigin::Dealt, SolitaireOrigin::Table] {
        if let Some(game) = reader.open_solitaire(origin)? {
            lines += &(words.open_solitaire(&game) + "\n");
        }
    }
    Ok((!lines.is_empty()).then_some(lines))
}

/// Lists open games, the newest first.
fn list(games: &[&GameSummary], words: &Messages) -> String {
    let line = |game: &&GameSummary| {
        let names = game.players.iter().map(|seat| render::shown(&seat.player.name));
        words.open_game(game.details.number, &names.collect::<Vec<_>>()) + "\n"
    };
    let games: String = games.iter().map(line).collect();
    format!("{}\n{games}", words.several_open())
}

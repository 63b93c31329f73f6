//! `crowns board`, the scoresheet of a game; `games` and `log`, lists of games and of changes, a
//! page at a time; and `crowns` alone: the open games, what goes on besides, or how to begin.

use crate::cli::args::lookup::LastGame;
use crate::cli::args::output::{self, PageArgs};
use crate::cli::args::selection::note_late_games;
use crate::cli::args::time::{AsOfArg, DaysArgs};
use crate::cli::args::which::{Allowed, find_words};
use crate::cli::prelude::*;
use crate::game::{GameSummary, SolitaireOrigin};
use crate::messages::Listed;

/// List games, newest first
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns games Ann yesterday
  crowns games Tuesday --page 2")]
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
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum StateFilter {
    Open,
    #[value(alias = "done", alias = "over", alias = "complete")]
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
    note_late_games(filter, &reader, context)?;
    let text = || render::games(&page, context.style);
    let shown = output::show(&page, Listed::Games, context, || json::games(&page), text)?;
    if !context.json && args.is_of_all() {
        let deleted = reader.deleted_count()?;
        if deleted > 0 {
            note(&context.words().deleted_games(deleted));
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
        let (state, short) = match self.state {
            None => (None, None),
            Some(StateFilter::Open) => (Some(GameState::Open), None),
            Some(StateFilter::Finished) => (Some(GameState::Finished), Some(false)),
            Some(StateFilter::Short) => (Some(GameState::Finished), Some(true)),
            Some(StateFilter::Abandoned) => (Some(GameState::Abandoned), None),
            Some(StateFilter::Deleted) => (Some(GameState::Deleted), None),
        };
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
        let which = find_words(words, allowed, reader, context.words());
        let is_state = |word: &&String| StateFilter::from_str(word, true).is_ok();
        let which = which.map_err(|failure| match self.words.iter().find(is_state) {
            Some(word) => failure.hint(Hint::new(format!(
                "pass `--state {}` for the games in that state",
                word.to_lowercase()
            ))),
            None => failure.hint(self.one_game(context.words())),
        })?;
        let (since, until) = self.days.or(which.period.as_ref(), context)?;
        let season = which.season.as_ref();
        Ok(GameFilter {
            player: player.or(which.players.into_iter().next()).map(|player| player.id),
            league: league.or(which.league).map(|league| league.id),
            state,
            short,
            since: since.or(season.map(|season| season.from)),
            until: until.or(season.map(|season| season.until)),
            ..GameFilter::default()
        })
    }

    /// Returns the command for the game that a number alone may be: `games 3`.
    fn one_game(&self, words: &Messages) -> Option<Hint> {
        let [number] = self.words.as_slice() else { return None };
        let is_number = number.parse::<u32>().is_ok();
        is_number.then(|| words.run_for(true, Command::new("game show").arg(number), &[]))
    }
}

/// Show every change, newest first: when, what and why
///
/// Nothing is ever removed from the log; what was undone is marked.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns log --game last
  crowns log --player Ann")]
pub(crate) struct LogArgs {
    /// Only changes of this game: its number, `last` or the start of its UUID
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only changes of this player and of the player's games
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    #[command(flatten)]
    page: PageArgs,
}

pub(crate) fn log(args: LogArgs, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let page = reader.log(args.filter(&reader)?, args.page.request())?;
    let names = reader.names(&page.items)?;
    let text = || render::log(&page, &names, &Local, context.style);
    output::show(&page, Listed::Entries, context, || json::log(&page, &names), text)
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

/// Show the scoresheet of a game
///
/// Each row is a round, with its wild; each player has a column with the points
/// and the running total.
#[derive(Debug, clap::Args)]
pub(crate) struct BoardArgs {
    #[command(flatten)]
    game: GamePosition,

    /// Draw a chart of the running totals too; fewer points are higher
    #[arg(long, conflicts_with = "json")]
    chart: bool,

    #[command(flatten)]
    as_of: AsOfArg,
}

pub(crate) fn board(args: BoardArgs, context: &Context) -> Result<Outcome> {
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let game = args.game.into_option();
    let sheet = match args.as_of.is_given() {
        true => game.sheet_if_any(&reader)?.ok_or(LookupError::NoneWasOpen)?,
        false => game.sheet_or_last(&reader, LastGame::Any, context)?,
    };
    let text = if args.chart { render::scoresheet_and_chart } else { render::scoresheet };
    context.print(|| json::scoresheet(&sheet), |style| text(&sheet, style))
}

pub(crate) fn overview(context: &Context) -> Result<Outcome> {
    let words = context.words();
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let open = reader.open_games()?;
    let tournaments = tournaments_on(&reader, &open, context)?;
    let mut parts = Vec::new();
    if let [_] = open.as_slice() {
        parts.push(render::scoresheet(&GameArg::default().sheet(&reader)?, context.style));
    }
    parts.extend(tournaments.iter().map(|one| render::open_tournament(one, context.style)));
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
pub(crate) fn tournaments_on(
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

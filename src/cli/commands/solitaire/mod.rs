//! `crowns solitaire`: eleven piles for one player.

mod dialogue;

use std::io::{self, IsTerminal};

pub(super) use self::dialogue::Dialogue;
use crate::cards::Card;
use crate::cli::args::rules::{RulesetArgs, SuggestedValues};
use crate::cli::prelude::*;
use crate::cli::ui::prompt::Lines;
use crate::game::{
    Board, Solitaire, SolitaireEvent, SolitaireOrigin, SolitaireScore, SolitaireStart,
    SolitaireStats, deal, placements,
};

/// Play solitaire: eleven piles, one player
///
/// Deals eleven open piles of 3 to 13 cards, each with its own wild rank, or continues the game
/// that is open. Each drawn card is played to one pile, which discards a card; a pile that can go
/// out is turned over. You win when all are turned over. Without a terminal, reads the moves from
/// standard input, one per line.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  crowns solitaire
  crowns solitaire --seed 42
  crowns solitaire table --advise
  crowns solitaire score 9 --left 31

docs/solitaire.md has the rules, and how a seed is dealt."
)]
pub(crate) struct Args {
    /// Seed of the deal
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    rules: SolitaireRulesArgs,

    #[command(subcommand)]
    command: Option<SolitaireCommand>,
}

/// The rules of a new game.
#[derive(Debug, clap::Args)]
struct SolitaireRulesArgs {
    #[command(flatten)]
    ruleset: RulesetArgs,

    /// Do not allow the card just drawn to be discarded
    #[arg(long)]
    keep_drawn: bool,

    /// Rank the piles that each drawn card may go to
    #[arg(long)]
    advise: bool,
}

#[derive(Debug, Subcommand)]
enum SolitaireCommand {
    /// Play with cards on a real table: enter the piles, then each drawn card
    ///
    /// Asks for the eleven piles, which can be pasted all at once, then for each card that you
    /// draw; or continues the game that is open. Without a terminal, reads standard input: the
    /// cards of the piles, then the moves, one per line.
    Table {
        #[command(flatten)]
        rules: SolitaireRulesArgs,
    },
    /// Record a game that was played without crowns
    Score {
        /// Piles turned over, 0 to 11
        #[arg(value_name = "PILES", value_parser = clap::value_parser!(u8).range(0..=11))]
        closed: u8,

        /// Points of the piles left open
        #[arg(long, value_name = "POINTS")]
        left: Option<u16>,

        #[command(flatten)]
        rules: RulesetArgs,
    },
    /// Abandon the open game, which counts as lost
    Abandon {
        /// Which game, if two are open: `dealt`, or `table` for real cards
        #[arg(value_name = "GAME", value_parser = OPEN)]
        game: Option<SolitaireOrigin>,
    },
    /// Show games won, piles turned over and streaks
    Stats,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    match args.command {
        None => {
            play(SolitaireOrigin::Dealt, args.seed.is_some(), &args.rules, context, |ruleset| {
                let seed = args.seed.unwrap_or_else(input::random_seed);
                Ok(deal(&ruleset, !args.rules.keep_drawn, seed))
            })
        }
        Some(SolitaireCommand::Table { rules }) => {
            play(SolitaireOrigin::Table, false, &rules, context, |ruleset| {
                typed_in(ruleset, !rules.keep_drawn, context)
            })
        }
        Some(SolitaireCommand::Score { closed, left, rules }) => {
            score(SolitaireScore { closed, left }, &rules.ruleset(context)?, context)
        }
        Some(SolitaireCommand::Abandon { game }) => abandon(game, context),
        Some(SolitaireCommand::Stats) => stats(context),
    }
}

impl SolitaireRulesArgs {
    /// Returns `true` if rules are named, which only a new game can have.
    fn are_given(&self) -> bool {
        let RulesetArgs { name, varied } = &self.ruleset;
        name.is_some() || !varied.is_empty() || self.keep_drawn
    }
}

/// Asks for the piles of a real table.
fn typed_in(ruleset: Ruleset, throw_drawn: bool, context: &Context) -> Result<SolitaireStart> {
    let (deck, style) = (ruleset.deck(), context.style);
    let piles = match context.terminal()? {
        Some(mut terminal) => dialogue::ask_piles(&mut terminal, deck, true, style)?,
        None => dialogue::ask_piles(&mut Lines::new(style.words()), deck, false, style)?,
    };
    Ok(SolitaireStart { ruleset, throw_drawn, seed: None, piles, stock: None })
}

/// Continues the open game, or begins one, and plays it.
fn play(
    origin: SolitaireOrigin,
    is_new: bool,
    rules: &SolitaireRulesArgs,
    context: &Context,
    begin: impl FnOnce(Ruleset) -> Result<SolitaireStart>,
) -> Result<Outcome> {
    let ruleset = rules.ruleset.ruleset(context)?;
    let mut store = context.open()?;
    let is_new = is_new || rules.are_given();
    let game = open_or_begin(&mut store, origin, is_new, context, || begin(ruleset))?;
    let mut dialogue = Dialogue::new(context, store, game, rules.advise);
    match context.terminal()? {
        Some(mut terminal) => dialogue.run(&mut terminal)?,
        None if io::stdin().is_terminal() => {}
        None => dialogue.run(&mut Lines::new(context.words()))?,
    }
    finish(dialogue.game(), dialogue.card().filter(|_| rules.advise), context)
}

/// Returns the dialogue of the open game, or of a new one by the official rules.
pub(super) fn dealt(context: &Context) -> Result<Dialogue<'_>> {
    let mut store = context.open_silently()?;
    let begin = || Ok(deal(&Ruleset::official(), true, input::random_seed()));
    let game = open_or_begin(&mut store, SolitaireOrigin::Dealt, false, context, begin)?;
    Ok(Dialogue::new(context, store, game, false))
}

/// Returns the open game, or begins one; refuses that if it `is_new` and one is open.
fn open_or_begin(
    store: &mut Store,
    origin: SolitaireOrigin,
    is_new: bool,
    context: &Context,
    begin: impl FnOnce() -> Result<SolitaireStart>,
) -> Result<Solitaire> {
    match store.read()?.open_solitaire(origin)? {
        Some(_) if is_new => return Err(RequestError::SolitaireOpen { origin }.into()),
        Some(open) => return Ok(open),
        None => {}
    }
    let started = SolitaireEvent::SolitaireStarted(begin()?);
    Ok(store.command(context.now()?, |tx| tx.begin_solitaire(&started))?)
}

/// Prints how a game ended, or how it is left. On a terminal the board was shown already.
fn finish(game: &Solitaire, advised: Option<Card>, context: &Context) -> Result<Outcome> {
    let has_seen = context.terminal()?.is_some();
    let board = game.board.as_ref().filter(|_| game.ended.is_none());
    let ranked = board.zip(advised).map(|(board, card)| placements(board, card));
    context.print(
        || json::solitaire(game, ranked.as_deref()),
        |style| {
            let result = render::solitaire_result(game, style);
            if has_seen {
                return result;
            }
            let next = game.board.as_ref().and_then(Board::next_card);
            let board = render::solitaire(game, next, style);
            let advice = ranked.as_ref().map(|ranked| render::placements(ranked, style));
            board + &advice.unwrap_or_default() + &result
        },
    )
}

/// Records a game that was played without the program.
fn score(score: SolitaireScore, ruleset: &Ruleset, context: &Context) -> Result<Outcome> {
    score.check_by(ruleset).map_err(|error| Failure::new(error.to_string()))?;
    let recorded = SolitaireEvent::SolitaireRecorded(score);
    let mut store = context.open()?;
    let game = store.command(context.now()?, |tx| tx.begin_solitaire(&recorded))?;
    let stats = stats_of_all(&store.read()?)?;
    context.print(
        || json::solitaire(&game, None),
        |style| {
            let result = render::solitaire_result(&game, style);
            format!("{result}\n{}", render::solitaire_stats(&stats, style))
        },
    )
}

const OPEN: SuggestedValues<SolitaireOrigin> = SuggestedValues {
    values: || ["dealt", "table"].map(PossibleValue::new).into(),
    read: |text| {
        let origin = text.parse().ok().filter(|origin| *origin != SolitaireOrigin::Away);
        origin.ok_or("a game is `dealt` or `table`")
    },
};

/// Abandons the open game; of two the one that is named.
fn abandon(origin: Option<SolitaireOrigin>, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let [dealt, table] = {
        let reader = store.read()?;
        let open = |game| reader.open_solitaire(game);
        [open(SolitaireOrigin::Dealt)?, open(SolitaireOrigin::Table)?]
    };
    let open = match (origin, dealt, table) {
        (None, Some(_), Some(_)) => return Err(RequestError::TwoSolitaires.into()),
        (Some(SolitaireOrigin::Table), _, table) => table,
        (Some(_), dealt, _) => dealt,
        (None, dealt, table) => dealt.or(table),
    };
    let open = open.ok_or(RequestError::NoSolitaire)?;
    let abandoned = SolitaireEvent::SolitaireAbandoned {};
    let game = store.command(context.now()?, |tx| tx.record_solitaire(open.id, &abandoned))?;
    context.print(|| json::solitaire(&game, None), |style| render::solitaire_result(&game, style))
}

fn stats(context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let stats = stats_of_all(&store.read()?)?;
    context.print(|| json::solitaire_stats(&stats), |style| render::solitaire_stats(&stats, style))
}

/// Folds the games that are over, in the order in which they ended.
pub(crate) fn stats_of_all(reader: &Reader<'_>) -> Result<SolitaireStats> {
    let mut games = reader.solitaire_games()?;
    games.sort_by_key(|game| (game.ended, game.id));
    let mut stats = SolitaireStats::default();
    games.iter().for_each(|game| stats.add(game.state, game.score));
    Ok(stats)
}

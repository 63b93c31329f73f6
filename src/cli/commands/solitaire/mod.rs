//! `crowns solitaire`: eleven piles for one player.

mod dialogue;

use std::io::{self, IsTerminal};

use clap::Subcommand;

pub(super) use self::dialogue::Dialogue;
use crate::cards::Card;
use crate::cli::args::input::random_seed;
use crate::cli::args::rules::RulesetArgs;
use crate::cli::prelude::*;
use crate::cli::ui::prompt::Lines;
use crate::game::{
    Board, Solitaire, SolitaireEvent, SolitaireOrigin, SolitaireScore, SolitaireStart,
    SolitaireState, SolitaireStats, deal, placements,
};
use crate::rules::Ruleset;

/// Play solitaire: eleven piles, one player
///
/// Deals eleven open piles of 3 to 13 cards, each with its own wild rank, or
/// continues the game that is open. Each drawn card is played to one pile, which
/// discards a card; a pile that can go out is turned over. All turned over: won.
/// Without a terminal, reads the moves from standard input, a line each.
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

    #[command(flatten)]
    json: JsonArg,
}

/// The rules of a new game.
#[derive(Debug, clap::Args)]
struct SolitaireRulesArgs {
    #[command(flatten)]
    ruleset: RulesetArgs,

    /// Do not allow the drawn card itself to be discarded at once
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
    /// Asks for the eleven piles, which can be pasted all at once, then for each
    /// card that you draw; or continues the game that is open. Without a terminal,
    /// reads standard input: the cards of the piles, then the moves, a line each.
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
    Abandon,
    /// Show games won, piles turned over and streaks
    Stats,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    match args.command {
        None => {
            let begin = |start: &Start<'_>| Ok(start.dealt(args.seed));
            let is_new = args.seed.is_some();
            play(SolitaireOrigin::Dealt, is_new, &args.rules, args.json, context, begin)
        }
        Some(SolitaireCommand::Table { rules }) => {
            let begin = |start: &Start<'_>| start.typed_in();
            play(SolitaireOrigin::Table, false, &rules, args.json, context, begin)
        }
        Some(SolitaireCommand::Score { closed, left, rules }) => {
            score(SolitaireScore { closed, left }, &rules.ruleset(context)?, args.json, context)
        }
        Some(SolitaireCommand::Abandon) => abandon(args.json, context),
        Some(SolitaireCommand::Stats) => stats(args.json, context),
    }
}

impl SolitaireRulesArgs {
    /// Returns `true` if rules are named, which only a new game can have.
    fn are_given(&self) -> bool {
        let RulesetArgs { name, varied } = &self.ruleset;
        name.is_some() || !varied.is_empty() || self.keep_drawn
    }
}

/// A game that is about to begin.
struct Start<'a> {
    rules: &'a SolitaireRulesArgs,
    ruleset: Ruleset,
    json: JsonArg,
    context: &'a Context,
}

impl Start<'_> {
    fn dealt(&self, seed: Option<u64>) -> SolitaireStart {
        let seed = seed.unwrap_or_else(random_seed);
        deal(&self.ruleset, !self.rules.keep_drawn, seed)
    }

    fn typed_in(&self) -> Result<SolitaireStart> {
        let (deck, style) = (self.ruleset.deck(), self.context.style);
        Ok(SolitaireStart {
            ruleset: self.ruleset.clone(),
            throw_drawn: !self.rules.keep_drawn,
            seed: None,
            piles: match self.json.terminal()? {
                Some(mut terminal) => dialogue::ask_piles(&mut terminal, deck, true, style)?,
                None => dialogue::ask_piles(&mut Lines::new(style.words()), deck, false, style)?,
            },
            stock: None,
        })
    }
}

/// Continues the open game, or begins one, and plays it.
fn play(
    origin: SolitaireOrigin,
    is_new: bool,
    rules: &SolitaireRulesArgs,
    json: JsonArg,
    context: &Context,
    begin: impl FnOnce(&Start<'_>) -> Result<SolitaireStart>,
) -> Result<Outcome> {
    let ruleset = rules.ruleset.ruleset(context)?;
    let mut store = context.open()?;
    let open = store.read()?.open_solitaire(origin)?;
    let game = match open {
        Some(_) if is_new || rules.are_given() => {
            return Err(RequestError::SolitaireOpen { origin }.into());
        }
        Some(open) => open,
        None => {
            let start = Start { rules, ruleset, json, context };
            let started = SolitaireEvent::SolitaireStarted(begin(&start)?);
            store.command(context.now()?, |tx| tx.begin_solitaire(&started))?
        }
    };
    let mut dialogue = Dialogue::new(context, store, game, rules.advise);
    match json.terminal()? {
        Some(mut terminal) => dialogue.run(&mut terminal)?,
        None if io::stdin().is_terminal() => {}
        None => dialogue.run(&mut Lines::new(context.style.words()))?,
    }
    finish(dialogue.game(), dialogue.card().filter(|_| rules.advise), json, context)
}

/// Returns the dialogue of the open game, or of a new one by the official rules.
pub(super) fn dealt(context: &Context) -> Result<Dialogue<'_>> {
    let mut store = context.open_silently()?;
    let open = store.read()?.open_solitaire(SolitaireOrigin::Dealt)?;
    let game = match open {
        Some(open) => open,
        None => {
            let start = deal(&Ruleset::official(), true, random_seed());
            let started = SolitaireEvent::SolitaireStarted(start);
            store.command(context.now()?, |tx| tx.begin_solitaire(&started))?
        }
    };
    Ok(Dialogue::new(context, store, game, false))
}

/// Prints how a game ended, or how it is left. On a terminal the board was
/// shown already.
fn finish(
    game: &Solitaire,
    advised: Option<Card>,
    json: JsonArg,
    context: &Context,
) -> Result<Outcome> {
    let has_seen = json.terminal()?.is_some();
    let board = game.board.as_ref().filter(|_| game.ended.is_none());
    let ranked = board.zip(advised).map(|(board, card)| placements(board, card));
    json.print(
        || render::json::solitaire(game, ranked.as_deref()),
        || {
            let result = render::solitaire_result(game, context.style);
            if has_seen {
                return result;
            }
            let next = game.board.as_ref().and_then(Board::next_card);
            let board = render::solitaire(game, next, context.style);
            let advice = ranked.as_ref().map(|ranked| render::placements(ranked, context.style));
            board + &advice.unwrap_or_default() + &result
        },
    )
}

/// Records a game that was played without the program.
fn score(
    score: SolitaireScore,
    ruleset: &Ruleset,
    json: JsonArg,
    context: &Context,
) -> Result<Outcome> {
    score.check_by(ruleset).map_err(|error| Failure::new(error.to_string()))?;
    let recorded = SolitaireEvent::SolitaireRecorded(score);
    let mut store = context.open()?;
    let game = store.command(context.now()?, |tx| tx.begin_solitaire(&recorded))?;
    let stats = stats_of_all(&store.read()?)?;
    json.print(
        || render::json::solitaire(&game, None),
        || {
            let result = render::solitaire_result(&game, context.style);
            format!("{result}\n{}", render::solitaire_stats(&stats, context.style))
        },
    )
}

/// Abandons the open game, of several the one begun last.
fn abandon(json: JsonArg, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let mut games = store.read()?.solitaire_games()?.into_iter();
    let open = games.rfind(|game| game.state == SolitaireState::Open);
    let open = open.ok_or(RequestError::NoSolitaire)?;
    let abandoned = SolitaireEvent::SolitaireAbandoned {};
    let game = store.command(context.now()?, |tx| tx.record_solitaire(open.id, &abandoned))?;
    json.print(
        || render::json::solitaire(&game, None),
        || render::solitaire_result(&game, context.style),
    )
}

fn stats(json: JsonArg, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let stats = stats_of_all(&store.read()?)?;
    json.print(
        || render::json::solitaire_stats(&stats),
        || render::solitaire_stats(&stats, context.style),
    )
}

/// Folds the games that are over, in the order in which they ended.
pub(crate) fn stats_of_all(reader: &Reader<'_>) -> Result<SolitaireStats> {
    let mut games = reader.solitaire_games()?;
    games.sort_by_key(|game| (game.ended, game.id));
    let mut stats = SolitaireStats::default();
    games.iter().for_each(|game| stats.add(game.state, game.score));
    Ok(stats)
}

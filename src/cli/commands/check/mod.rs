//! `crowns check`: the best melds of a hand.

mod batch;
mod chunks;
mod lines;

use std::path::PathBuf;

use crate::cards::Hand;
use crate::cli::args::input;
use crate::cli::args::json::JsonArg;
use crate::cli::args::round::RoundArgs;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::render::{self, Alternatives, TypedHand};
use crate::solver::Verdict;

/// Check a hand: its best melds, its penalty and whether it goes out
///
/// A hand with as many cards as the round deals is counted; with one more, as
/// after the draw, it is checked for going out.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns check [--round 1..11|--wild RANK] [OPTIONS] <CARD>...\n       \
                      crowns check --batch <FILE|-> [OPTIONS]",
    after_help = "\
Examples:
  crowns check --round 1 7D 9D JOKER QS
  crowns check --wild K --left \"9* 4H\"
  crowns check --batch hands.txt

Suits are C D H S or the signs ♣ ♦ ♥ ♠; stars are *, ★, R or T, and 9R needs
no quotes in a shell. Tens are 10H or TH, Jokers JOKER or JK."
)]
pub(crate) struct Args {
    /// Cards such as 7D 10S 9* JOKER, in one argument or many; - for standard
    /// input
    #[arg(value_name = "CARD")]
    cards: Vec<String>,

    #[command(flatten)]
    round: RoundArgs,

    /// Show every arrangement with the least penalty, up to N [default N: 10]
    // Without the equals sign the parser would take the next card for N;
    // `join_count_of_all` adds it if a number follows.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "10", value_parser = number_of_ways)]
    all: Option<usize>,

    /// Count the cards left after melds were laid down
    #[arg(long, conflicts_with = "all")]
    left: bool,

    #[command(flatten)]
    json: JsonArg,

    /// Print nothing; exit with 0 if the hand goes out or costs nothing, else 1
    #[arg(long, short, conflicts_with_all = ["json", "all"])]
    quiet: bool,

    /// Check a file of hands, each line `ROUND: CARDS`, and write a line of JSON
    /// for each; - for standard input
    #[arg(long, value_name = "FILE|-", value_hint = clap::ValueHint::FilePath,
          conflicts_with_all = ["cards", "round", "wild", "game", "all", "left", "quiet"])]
    batch: Option<PathBuf>,
}

fn number_of_ways(text: &str) -> Result<usize, &'static str> {
    let number = text.parse().ok();
    let number = number.filter(|number| (1..=1_000_000).contains(number));
    number.ok_or("N must be a number from 1 to 1000000")
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    match &args.batch {
        Some(path) => batch::run(path, args.round.ruleset(context)?),
        None => check(&args, context),
    }
}

fn check(args: &Args, context: &Context) -> Result<Outcome> {
    let selected = args.round.select(context)?;
    let (rules, style) = (selected.rules(), context.style);
    let cards = input::cards(&args.cards, rules.deck())?;
    let hand: Hand = cards.iter().copied().collect();
    let verdict = match args.left {
        true => Verdict::of_left(&hand, rules)?,
        false => Verdict::of(&hand, rules)?,
    };
    if args.quiet {
        return Ok(Outcome::of(verdict.is_yes()));
    }

    let ways = args.all.map(|limit| {
        let mut ways = verdict.ways(hand, rules);
        Alternatives {
            shown: ways.by_ref().take(limit).collect(),
            more: ways.next().is_some(),
        }
    });
    let typed = TypedHand {
        rules,
        cards: &cards,
    };
    selected.print_game(style.words());
    args.json.print(
        || render::json::CheckWriter::new(rules.ruleset).answer(typed, &verdict, ways.as_ref()),
        || match &ways {
            Some(ways) => render::check_all(typed, &verdict, ways, style),
            None => render::check(typed, &verdict, style),
        },
    )
}

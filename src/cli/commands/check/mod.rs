//! `crowns check`: the best melds of a hand.

mod batch;

use crate::cards::{CalledCard, Card, Hand, ParseRanksError, parse_ranks};
use crate::cli::args::rules::{RoundArgs, answer_in_each, rounds_of_hand};
use crate::cli::prelude::*;
use crate::game::{HandText, HandTextPart, PricedRanks, ScoreEntryError, is_nothing, with_wild};
use crate::render::ask::nearest_odds;
use crate::render::{Arrangements, TypedHand};
use crate::solver::Verdict;

/// Check a hand: its best melds, its penalty and whether it goes out
///
/// A hand with as many cards as the round deals is counted; with one more, as
/// after the draw, it is checked for going out. Without a round, takes the next
/// one of the open game; with no game open, all that fit the number of cards.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns check [OPTIONS] <CARD>...\n       \
                      crowns check [OPTIONS] --batch <FILE>",
    after_help = "\
Examples:
  crowns check --round 1 7D 9D JOKER QS
  crowns check --wild K --left 9T 4H
  crowns check --batch hands.txt

Suits are C D H S or the signs ♣ ♦ ♥ ♠; stars are T, ★, R or *, which a shell
may take for a file name: quote it. Tens are 10H or TH. A Joker is JOKER, JK,
JKR, X or W."
)]
pub(crate) struct Args {
    /// Cards such as 7D 10S 9T JOKER, in one argument or many; `round 2` and `left`
    /// may be added; `-` for standard input
    #[arg(value_name = "CARD")]
    cards: Vec<String>,

    #[command(flatten)]
    round: RoundArgs,

    /// Show every arrangement with the least penalty, up to N [default N: 10]
    // Without the equals sign the parser would take the next card for N;
    // `join_values` adds it if a number follows.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "10", value_parser = number_of_ways)]
    all: Option<usize>,

    /// Count the cards left after melds were laid down; their ranks are enough
    #[arg(long, conflicts_with = "all")]
    left: bool,

    /// Leave out how far the hand is from going out
    #[arg(long)]
    no_odds: bool,

    #[command(flatten)]
    json: JsonArg,

    /// Print nothing; exit with 0 if the hand goes out or costs nothing, else 1
    #[arg(long, short, conflicts_with_all = ["json", "all"])]
    quiet: bool,

    /// Check a file of hands, each line `ROUND: CARDS`, and write a line of JSON
    /// for each; `-` for standard input
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath,
          conflicts_with_all = ["cards", "round", "wild", "game", "all", "left", "quiet"])]
    batch: Option<PathBuf>,
}

fn number_of_ways(text: &str) -> Result<usize, &'static str> {
    let number = text.parse().ok();
    let number = number.filter(|number| (1..=1_000_000).contains(number));
    number.ok_or("N must be a number from 1 to 1000000")
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    args.round.game.take_table_called(&mut args.cards);
    if let Some(cards) = input::after_last(&args.cards, context.words()) {
        args.round.take_last_entered(context)?;
        args.cards = cards;
    }
    match &args.batch {
        Some(path) => batch::run(path, args.round.rules.ruleset(context)?),
        None => check(&args, context),
    }
}

fn check(args: &Args, context: &Context) -> Result<Outcome> {
    let words = context.words();
    let [_, own_left] = words.parts_of_lay_down();
    let typed = input::hand_text(&args.cards, &[(HandTextPart::Left, own_left)], words)?;
    let left = args.left || typed.is_left;
    let Some(selected) = args.round.select(typed.round, context)? else {
        return in_rounds_of_this_size(&typed, args, context);
    };
    let rules = selected.rules();
    let announce = || selected.print_game(words);
    let said = match left {
        true => with_wild(&typed.cards, rules),
        false => typed.cards.as_str().into(),
    };
    let ranks = || parse_ranks(&said, rules.deck());
    match left.then(ranks) {
        _ if left && is_nothing(&typed.cards) => {
            return ranks_left(Vec::new(), rules, args, context, announce);
        }
        Some(Ok(ranks)) => return ranks_left(ranks, rules, args, context, announce),
        Some(Err(ParseRanksError::NotDealt(bad))) => {
            return Err(input::unreadable(bad, args.cards.iter().map(String::as_str)));
        }
        Some(Err(why)) => {
            if let Some(error) = ScoreEntryError::of_ranks(why) {
                return Err(error.into());
            }
        }
        None => {}
    }
    // Without the words for the round, which the option names.
    let check = |round| args.round.command("check", round).args(typed.cards.split_whitespace());
    let cards = input::cards(&said, &args.cards, rules.deck(), "check").map_err(|failure| {
        let ranks = ranks().ok().map(|ranks| ranks.len());
        let meant = ranks.filter(|&ranks| rules.check_cards_left(ranks).is_ok());
        let is_hand = |ranks: &usize| rounds_of_hand(*ranks).contains(&rules.round);
        match (ranks.filter(is_hand), meant) {
            (Some(ranks), _) => failure.hint(words.without_suits(ranks)),
            (None, Some(_)) => failure.hint(words.if_left(check(rules.round).switch("--left"))),
            (None, None) => failure,
        }
    })?;
    let outcome = in_round(&cards, left, rules, args, context, announce);
    let fitting = rounds_of_hand(cards.len());
    let is_chosen = left || args.round.is_given() || typed.round.is_some();
    outcome.map_err(|failure| match fitting.last() {
        Some(nearest) if !is_chosen && !fitting.contains(&rules.round) => {
            // The round is of a game that was not named.
            selected.print_game(words);
            failure.hint(words.in_round(*nearest, check(*nearest)))
        }
        _ => failure,
    })
}

/// Counts cards left of which the ranks are known.
fn ranks_left(
    ranks: Vec<CalledCard>,
    rules: RoundRules<'_>,
    args: &Args,
    context: &Context,
    announce: impl FnOnce(),
) -> Result<Outcome> {
    rules.check_cards_left(ranks.len())?;
    let ranks = PricedRanks::new(ranks, rules);
    if args.quiet {
        return Ok(Outcome::from_yes(ranks.points() == 0));
    }
    announce();
    context
        .print(|| json::ranks_left(&ranks, rules), |style| render::ranks_left(&ranks, rules, style))
}

/// Answers in a round; calls `announce` before it prints an answer.
fn in_round(
    cards: &[Card],
    left: bool,
    rules: RoundRules<'_>,
    args: &Args,
    context: &Context,
    announce: impl FnOnce(),
) -> Result<Outcome> {
    let style = context.style;
    let hand: Hand = cards.iter().copied().collect();
    let verdict = match left {
        true => Verdict::for_cards_left(&hand, rules)?,
        false => Verdict::for_hand(&hand, rules)?,
    };
    if args.quiet {
        return Ok(Outcome::from_yes(verdict.is_yes()));
    }
    let arrangements = args.all.map(|limit| {
        let mut arrangements = verdict.arrangements(hand, rules);
        Arrangements {
            shown: arrangements.by_ref().take(limit).collect(),
            more: arrangements.next().is_some(),
        }
    });
    let typed = TypedHand { rules, cards };
    announce();
    context.print(
        || {
            let writer = json::CheckWriter::new(rules.ruleset, 1024);
            writer.answer(typed, &verdict, arrangements.as_ref())
        },
        |_| match &arrangements {
            Some(arrangements) => render::check_all(typed, &verdict, arrangements, style),
            None => {
                let odds = if args.no_odds { None } else { nearest_odds(hand, &verdict, rules) };
                render::check(typed, &verdict, odds.as_ref(), style)
            }
        },
    )
}

/// Checks a hand in the round that deals as many cards, and in the one that deals one less, as
/// after the draw. Where only one answer is asked for, only one round may have such a hand.
fn in_rounds_of_this_size(typed: &HandText, args: &Args, context: &Context) -> Result<Outcome> {
    let ruleset = args.round.rules.ruleset(context)?;
    if args.left || typed.is_left {
        return Err(LookupError::NoRound.into());
    }
    let cards = input::cards(&typed.cards, &args.cards, ruleset.deck(), "check")?;
    let rounds = rounds_of_hand(cards.len());
    let wants_one = args.quiet || context.json;
    if rounds.is_empty() {
        let error = Failure::from(LookupError::NoRoundOf(cards.len()));
        return Err(error.hint(context.words().pass_left()));
    }
    if wants_one && rounds.len() > 1 {
        return Err(LookupError::NoRound.into());
    }
    let answer = |round| in_round(&cards, false, ruleset.in_round(round), args, context, || {});
    answer_in_each(&rounds, answer)
}

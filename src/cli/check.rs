use std::io::{self, Read, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use thiserror::Error;

use super::table::Table;
use super::{Answer, batch};
use crate::cards::{Card, Hand, parse_cards};
use crate::render::{self, Look, Question, Ways};
use crate::rules::Ruleset;
use crate::solver::Verdict;

/// Judge a hand: can it go out, and what does it cost
///
/// With as many cards as the round deals the hand is counted; with one more
/// the player has drawn, and the answer is whether the hand goes out.
#[derive(Debug, clap::Args)]
#[command(
    mut_group("WhichRound", |group| group.required(false)),
    override_usage = "crowns check <--round 1..11|--wild RANK> [OPTIONS] <CARD>...\n       \
                      crowns check --batch <FILE|-> [OPTIONS]"
)]
pub(super) struct Args {
    /// Cards such as 7D 10S 9* JOKER, in one argument or many; - reads them
    /// from standard input
    #[arg(value_name = "CARD")]
    cards: Vec<String>,

    #[command(flatten)]
    table: Table,

    /// Show every way to lay the hand out that costs as little, up to N
    /// [default N: 10]
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "10",
          allow_hyphen_values = false)]
    all: Option<String>,

    /// Count cards left on the table after the melds were laid down
    #[arg(long, conflicts_with = "all")]
    left: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,

    /// Print nothing: exit 0 if the hand goes out or costs nothing, 1 if not
    #[arg(long, short, conflicts_with_all = ["json", "all"])]
    quiet: bool,

    /// Judge a file of hands, one `ROUND: CARDS` a line, one line of JSON each
    #[arg(long, value_name = "FILE|-", value_hint = clap::ValueHint::FilePath,
          conflicts_with_all = ["cards", "round", "wild", "all", "left", "quiet"])]
    batch: Option<PathBuf>,
}

/// An error of the command line that the argument parser cannot see.
#[derive(Debug, Error)]
pub(super) enum Misuse {
    #[error("no cards were given")]
    NoCards,
    #[error("no round was given")]
    NoRound,
}

pub(super) fn run(args: Args, look: Look) -> Result<Answer> {
    let rules = args.table.ruleset()?;
    match &args.batch {
        Some(path) => batch::run(path, rules),
        None => check(&args, &rules, look),
    }
}

fn check(args: &Args, rules: &Ruleset, look: Look) -> Result<Answer> {
    if !args.table.has_round() {
        return Err(Misuse::NoRound.into());
    }
    let round = args.table.round();
    let (limit, first) = all(args.all.as_deref())?;
    let typed = args.cards.iter().map(String::as_str);
    let cards = read_cards(first.into_iter().chain(typed), rules)?;
    let hand: Hand = cards.iter().copied().collect();
    let verdict = if args.left {
        Verdict::of_left(&hand, round, rules)?
    } else {
        Verdict::of(&hand, round, rules)?
    };
    if args.quiet {
        return Ok(if verdict.is_yes() {
            Answer::Yes
        } else {
            Answer::No
        });
    }

    let ways = limit.map(|limit| {
        let mut ways = verdict.ways(hand, round, rules);
        Ways {
            shown: ways.by_ref().take(limit).collect(),
            more: ways.next().is_some(),
        }
    });
    let question = Question {
        round,
        rules,
        cards: &cards,
    };
    let text = match ways {
        ways if args.json => {
            let mut text = Vec::new();
            render::check_json(&mut text, None, question, &verdict, ways.as_ref());
            text
        }
        Some(ways) => render::check_ways(question, &verdict, &ways, look).into_bytes(),
        None => render::check(question, &verdict, look).into_bytes(),
    };
    let written = io::stdout().write_all(&text);
    written.context("cannot write the answer")?;
    Ok(Answer::Yes)
}

/// Reads the value of `--all`. Only a number is one: any other word that
/// follows is the first card of the hand.
fn all(value: Option<&str>) -> Result<(Option<usize>, Option<&str>)> {
    const DEFAULT: usize = 10;
    match value {
        None => Ok((None, None)),
        Some(word) if word.bytes().all(|byte| byte.is_ascii_digit()) => match word.parse() {
            Ok(limit @ 1..=1_000_000) => Ok((Some(limit), None)),
            _ => bail!("`--all` takes a number from 1 to 1000000, not `{word}`"),
        },
        Some(card) => Ok((Some(DEFAULT), Some(card))),
    }
}

/// Reads the cards of all arguments, those of standard input where `-` is.
fn read_cards<'a>(words: impl Iterator<Item = &'a str>, rules: &Ruleset) -> Result<Vec<Card>> {
    let mut text = String::new();
    for word in words {
        text.push(' ');
        match word {
            "-" => text += &standard_input()?,
            word => text += word,
        }
    }
    let cards = parse_cards(&text, rules.deck())?;
    if cards.is_empty() {
        return Err(Misuse::NoCards.into());
    }
    Ok(cards)
}

fn standard_input() -> Result<String> {
    const MOST_BYTES: u64 = 64 * 1024;
    let mut bytes = Vec::new();
    io::stdin()
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .context("cannot read standard input")?;
    if bytes.len() as u64 > MOST_BYTES {
        bail!("standard input is too long for one hand: more than 64 KiB");
    }
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        anyhow!("standard input must be UTF-8 text, byte {place} is not")
    })?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

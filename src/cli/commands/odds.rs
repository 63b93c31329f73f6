//! `crowns odds`: what to discard, and whether to take the top card.

use crate::cards::{Card, CardNames, Deck, Hand, parse_cards};
use crate::cli::args::rules::{RoundArgs, answer_in_each, rounds_of_hand};
use crate::cli::prelude::*;
use crate::game::{HandText, HandTextPart};
use crate::odds::{Answer, Objective, Position, PositionError, Sampling};
use crate::render::ask::OddsCards;
use crate::render::{OddsQuestion, TypedHand};

/// Tell how near a hand is to going out, and what to discard
///
/// A hand with as many cards as the round deals is taken to be before the draw; with one more,
/// before the discard. Cards that others hold count as unseen. Without a round, takes the next one
/// of the open game; with no game open, all that fit the number of cards.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns odds [--round 1..11|--wild RANK] [OPTIONS] <CARD>...",
    after_help = "\
Examples:
  crowns odds --round 4 7C 7D 9H 10H 3S KS                 Before the draw
  crowns odds --round 4 7C 7D 9H 10H 3S KS 5D              What to discard
  crowns odds --round 4 7C 7D 9H 10H 3S KS --top 8H        Take it or draw
  crowns odds --round 4 --last-turn 7C 7D 9H 10H 3S KS 5D  Somebody is out

Chances for one and two draws are exact. Those for more draws are estimated from
random games and shown with a range; the same seed gives the same figures on
every machine."
)]
pub(crate) struct Args {
    /// Cards such as 7D 10S 9T JOKER, in one argument or many; `round 4`, `top 8H`,
    /// `seen KH 4D` and `last turn` may follow; `-` for standard input
    #[arg(value_name = "CARD")]
    cards: Vec<String>,

    #[command(flatten)]
    round: RoundArgs,

    /// Top card of the discard pile: take it, or draw?
    #[arg(long, short, value_name = "CARD")]
    top: Option<String>,

    /// Cards that cannot be drawn because they were discarded or laid down, in quotes
    #[arg(long, short, value_name = "CARDS")]
    seen: Vec<String>,

    /// Somebody has gone out: only points count
    #[arg(long)]
    last_turn: bool,

    /// Ask for the discard first, then grade it
    #[arg(long, conflicts_with = "json")]
    train: bool,

    /// Explain how each figure is worked out
    #[arg(long, conflicts_with = "json")]
    explain: bool,

    /// Seed of the random games [default: 1]
    #[arg(long, value_name = "N", default_value_t = Sampling::default().seed,
          hide_default_value = true)]
    seed: u64,

    /// Number of random games; 0 for none [default: 500]
    #[arg(long, value_name = "N", default_value_t = Sampling::default().samples,
          hide_default_value = true, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    samples: u32,
}

/// The cards that were typed.
struct Typed<'t> {
    text: &'t HandText,
    hand: Vec<Card>,
    top: Option<Card>,
    seen: Vec<Card>,
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    if args.cards.is_empty() {
        return Err(RequestError::NoCards { command: "odds" }.into());
    }
    let words = context.words();
    let asked: Vec<_> = HandTextPart::OF_ODDS.into_iter().zip(words.parts_of_odds()).collect();
    let typed = input::hand_text(&args.cards, &asked, words)?;
    args.last_turn |= typed.is_last_turn;
    if let Some(selected) = args.round.select(typed.round, context)? {
        let typed = args.cards(&typed, selected.rules().deck(), words.card_names())?;
        return args.in_round(&typed, selected.rules(), context, || selected.print_game(words));
    }
    let ruleset = args.round.rules.ruleset(context)?;
    let typed = args.cards(&typed, ruleset.deck(), words.card_names())?;
    let cards = typed.hand.len();
    let mut rounds = rounds_of_hand(cards);
    let has_top = typed.top.is_some();
    rounds.retain(|round| if round.dealt() == cards { !args.train } else { !has_top });
    if rounds_of_hand(cards).is_empty() {
        return Err(LookupError::NoRoundOf(cards).into());
    }
    if rounds.is_empty() || context.json && rounds.len() > 1 {
        return Err(LookupError::NoRound.into());
    }
    answer_in_each(&rounds, |round| args.in_round(&typed, ruleset.in_round(round), context, || {}))
}

impl Args {
    /// Answers in a round; calls `announce` before it prints an answer.
    fn in_round(
        &self,
        typed: &Typed<'_>,
        rules: RoundRules<'_>,
        context: &Context,
        announce: impl FnOnce(),
    ) -> Result<Outcome> {
        let seen: Hand = typed.seen.iter().chain(&typed.top).copied().collect();
        let position = Position::new(typed.hand.iter().copied().collect(), &seen, rules)
            .map_err(|error| self.impossible(error, typed.text, context.words()))?;
        match position.has_drawn() {
            true if typed.top.is_some() => return Err(RequestError::TopAfterDraw.into()),
            false if self.train => return Err(RequestError::TrainBeforeDraw.into()),
            _ => {}
        }
        announce();
        let question = OddsQuestion {
            position: &position,
            objective: if self.last_turn { Objective::LastTurn } else { Objective::GoOut },
            explain: self.explain,
            names_seed: true,
        };
        let discard = self.train.then(|| ask(&position, context)).transpose()?;
        let sampling = Sampling { samples: self.samples, seed: self.seed };
        let answer = position.answer(typed.top, question.objective, sampling);
        if let (Some(discard), Answer::Discards(odds)) = (discard, &answer)
            && let Some(grade) = render::grade(question, odds, discard, context.style)
        {
            print(format!("{grade}\n\n"))?;
        }
        context.print(
            || json::odds(question, TypedHand { rules, cards: &typed.hand }, &typed.seen, &answer),
            |style| render::odds(question, &answer, style),
        )
    }

    /// Parses the cards of the arguments and of the options.
    fn cards<'t>(&self, typed: &'t HandText, deck: Deck, names: &CardNames) -> Result<Typed<'t>> {
        let both = |options: &[String], typed: &Option<String>| {
            let options = options.iter().map(|text| names.to_notation(text).into_owned());
            options.chain(typed.clone()).reduce(|one, other| format!("{one} {other}"))
        };
        let top = both(self.top.as_slice(), &typed.top);
        let seen = both(&self.seen, &typed.seen);
        let args = self.cards.iter().chain(&self.top).chain(&self.seen);
        let cards = OddsCards::parse(&typed.cards, top.as_deref(), seen.as_deref(), deck)
            .map_err(|error| input::unreadable(error, args.map(String::as_str)))?;
        if cards.hand.is_empty() {
            return Err(RequestError::NoCards { command: "odds" }.into());
        }
        let (hand, top) = (cards.hand.clone(), cards.top()?);
        Ok(Typed { text: typed, hand, top, seen: cards.seen()? })
    }

    /// Returns the failure of a hand without odds. Without quotes only the first
    /// of the cards seen is taken for one.
    fn impossible(&self, error: PositionError, typed: &HandText, words: &Messages) -> Failure {
        let is_unquoted = matches!(error, PositionError::HandSize(_))
            && self.seen.iter().any(|seen| !seen.contains([' ', ',']));
        let quotes = || Hint::new("put all cards of `--seen` in quotes: `--seen \"7D 9D\"`");
        let fitting = || {
            let PositionError::HandSize(size) = &error else { return None };
            let round = *rounds_of_hand(size.cards).last()?;
            Some(words.in_round(round, self.command(round, typed)))
        };
        let hint = if is_unquoted { Some(quotes()) } else { fitting() };
        Failure::from(error).hint(hint)
    }

    /// Returns the command with the same cards in a round, which is typed no more.
    fn command(&self, round: Round, typed: &HandText) -> Command {
        let command = self.round.command("odds", round).args(typed.cards.split_whitespace());
        let top = self.top.iter().chain(&typed.top);
        let command = top.fold(command, |to, top| to.option("--top", top));
        let seen = self.seen.iter().chain(&typed.seen);
        let command = seen.fold(command, |to, seen| to.option("--seen", seen));
        if self.last_turn { command.switch("--last-turn") } else { command }
    }
}

/// Asks which card of the hand to discard.
fn ask(position: &Position<'_>, context: &Context) -> Result<Card> {
    let words = context.words();
    let mut terminal = Terminal::find()?.ok_or(RequestError::TrainWithoutTerminal)?;
    terminal.ask(words.train_question(), "", |answer| {
        let cards = words.card_names().to_notation(answer);
        match parse_cards(&cards, position.rules.deck()).unwrap_or_default()[..] {
            [card] if position.hand.count(card) > 0 => Ok(card),
            _ => Err(words.not_in_hand(&render::shown(answer))),
        }
    })
}

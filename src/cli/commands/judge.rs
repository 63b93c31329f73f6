//! `crowns judge`: whether melds on the table are legal, and if not, why.

use crate::cli::args::rules::{RoundArgs, SuggestedValues};
use crate::cli::prelude::*;
use crate::game::{TypedLayDown, TypedLayDownError};
use crate::render::JudgedLayDown;
use crate::rules::LayDown;
use crate::rules::meld::MeldKind;
use crate::solver::{self, LayDownVerdict};

/// Judge whether melds are legal, and whether the player goes out
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "crowns judge [OPTIONS] <MELD>...",
    after_help = "\
Examples:
  crowns judge --round 5 \"6D 7T 7T 9D\" \"8C 8T 8S\" --discard QS
  crowns judge --round 5 \"6D 7T 7T 9D\" --discard QS --left \"KH 4D 5D\"
  crowns judge --wild 6 \"JS JS QS KS\"

With a discard or cards left, the whole hand is judged: its number of cards, and
whether it goes out. Without them, each meld is judged on its own. Cards are
written as for `crowns check`."
)]
pub(crate) struct Args {
    /// Melds as laid down, with commas, slashes or `and` between them or each in
    /// quotes; `discard QS`, `left KH 4D` and `round 5` may follow
    #[arg(value_name = "MELD")]
    melds: Vec<String>,

    #[command(flatten)]
    round: RoundArgs,

    /// Card discarded; without `--left`, all others must be in melds
    #[arg(long, short, value_name = "CARD")]
    discard: Option<String>,

    /// Cards left over, in quotes
    #[arg(long, value_name = "CARDS")]
    left: Option<String>,

    /// Take cards without a comma between them for one meld, and say whether it is a
    /// `run`, a `book`, or either, a `meld`
    #[arg(long, value_name = "KIND", hide_possible_values = true, value_parser = KINDS,
          conflicts_with = "json")]
    kind: Option<KindAsked>,
}

/// A kind of melds that is asked for, `None` for either.
#[derive(Debug, Clone, Copy)]
struct KindAsked(Option<MeldKind>);

const KINDS: SuggestedValues<KindAsked> = SuggestedValues {
    values: || ["run", "book", "meld"].map(PossibleValue::new).into(),
    read: |text| match text {
        "run" | "straight" | "sequence" => Ok(KindAsked(Some(MeldKind::Run))),
        "book" | "set" => Ok(KindAsked(Some(MeldKind::Book))),
        "meld" => Ok(KindAsked(None)),
        _ => Err("a meld is a run or a book"),
    },
};

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    if args.melds.is_empty() {
        return Err(RequestError::NoCards { command: "judge" }.into());
    }
    let words = context.words();
    if let Some(melds) = input::after_last(&args.melds, words) {
        args.round.take_last_entered(context)?;
        args.melds = melds;
    }
    let typed = args.typed(words);
    if let Some(selected) = args.round.select(typed.round, context)? {
        let rules = selected.rules();
        let lay_down = args.parse(&typed, rules)?;
        selected.print_game(words);
        return args.answer(&typed, &lay_down, (rules, true), context);
    }
    let ruleset = args.round.rules.ruleset(context)?;
    let mut fitting = Vec::new();
    for round in Round::all() {
        let lay_down = args.parse(&typed, ruleset.in_round(round))?;
        if fits(&lay_down, round) {
            fitting.push((round, lay_down));
        }
    }
    let is_yes = |(round, lay_down): &(Round, LayDown)| {
        let rules = ruleset.in_round(*round);
        let verdict = solver::judge(lay_down, rules);
        let case = args.case((rules, false), lay_down, &verdict);
        (case.is_yes(), verdict.judgement.is_legal())
    };
    let legal: Vec<_> = fitting.iter().filter(|one| is_yes(one).0).collect();
    // Of another kind than is asked for, in a round in which it is not of both.
    let other = fitting.iter().find(|one| is_yes(one) == (false, true));
    let shown = other.or(legal.first().copied()).or(fitting.first());
    let (round, lay_down) = shown.ok_or(LookupError::NoRound)?;
    let in_all = legal.len() == fitting.len();
    if context.json && !in_all && !legal.is_empty() {
        return Err(LookupError::NoRound.into());
    }
    let is_wild = |(round, lay_down): &&(Round, LayDown)| {
        lay_down.melds.iter().flatten().any(|card| card.rank() == Some(round.wild()))
    };
    let rounds: Vec<_> = legal.iter().map(|(round, _)| *round).collect();
    if !in_all && !legal.is_empty() && legal.iter().all(is_wild) {
        match words.only_where_wild(&rounds) {
            only if other.is_some() => note(&only),
            only => print(format!("{}\n", render::capitalized(&only)))?,
        }
    } else if fitting.len() > 1 && !(legal.is_empty() && other.is_some()) {
        let legal = words.legal_in_rounds(&rounds, in_all);
        match context.json {
            true => note(&legal),
            false => print(format!("{}\n", render::capitalized(&legal)))?,
        }
    }
    args.answer(&typed, lay_down, (ruleset.in_round(*round), false), context)
}

/// Returns `true` if a round deals as many cards as a whole hand has, or enough for melds alone.
fn fits(lay_down: &LayDown, round: Round) -> bool {
    let cards = lay_down.melded() + lay_down.left.as_ref().map_or(0, Vec::len);
    match lay_down.discard.is_some() || lay_down.left.is_some() {
        true => round.dealt() == cards,
        false => round.dealt() >= cards,
    }
}

impl Args {
    fn typed(&self, words: &Messages) -> TypedLayDown {
        let option = |word: &str, text: &String| ["/".to_owned(), format!("{word} {text}")];
        let discard = self.discard.iter().flat_map(|text| option("discard", text));
        let left = self.left.iter().flat_map(|text| option("left", text));
        let melds: Vec<_> = match self.melds.as_slice() {
            // The words of one argument are as good as arguments.
            [one] => one.split_whitespace().map(str::to_owned).collect(),
            several => several.to_vec(),
        };
        let args: Vec<_> = melds.into_iter().chain(discard).chain(left).collect();
        let typed = TypedLayDown::read(&args, words.card_names(), words.parts_of_lay_down());
        if self.kind.is_some() { typed.as_one_each() } else { typed }
    }

    fn kind(&self) -> Option<MeldKind> {
        self.kind.and_then(|KindAsked(kind)| kind)
    }

    fn parse(&self, typed: &TypedLayDown, rules: RoundRules<'_>) -> Result<LayDown> {
        typed.parse(rules).map_err(|error| match error {
            TypedLayDownError::Cards(error) => {
                let args = self.melds.iter().chain(&self.discard).chain(&self.left);
                let failure = input::unreadable(error, args.map(String::as_str));
                match typed.is_only_left() {
                    true => failure.hint(Hint::from(Command::new("check").args(&self.melds))),
                    false => failure,
                }
            }
            error => error.into(),
        })
    }

    fn case<'a>(
        &self,
        (rules, is_round_named): (RoundRules<'a>, bool),
        lay_down: &'a LayDown,
        verdict: &'a LayDownVerdict,
    ) -> JudgedLayDown<'a> {
        JudgedLayDown { rules, lay_down, verdict, kind: self.kind(), is_round_named }
    }

    /// Answers in a round, which is named or not.
    fn answer(
        &self,
        typed: &TypedLayDown,
        lay_down: &LayDown,
        rules: (RoundRules<'_>, bool),
        context: &Context,
    ) -> Result<Outcome> {
        if let Some(card) = lay_down.discard.filter(|_| typed.discard.is_none()) {
            note(&context.words().words_read_as(&card.to_string(), &format!("discard {card}")));
        }
        let verdict = solver::judge(lay_down, rules.0);
        let case = self.case(rules, lay_down, &verdict);
        context.print(|| json::judge(&case), |style| render::judge(&case, style))?;
        Ok(Outcome::from_yes(case.is_yes()))
    }
}

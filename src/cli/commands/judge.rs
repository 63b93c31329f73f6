use crate::cards::{CardNames, Deck, HandPart, parse_parts};
use crate::cli::args::input;
use crate::cli::args::json::JsonArg;
use crate::cli::args::round::RoundArgs;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::messages::RequestError;
use crate::render::{self, JudgedLayDown};
use crate::rules::LayDown;
use crate::solver;

/// Judge melds laid down: whether they are legal and go out
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
    /// Cards of a meld as laid down, in quotes: "6D 7D 8D"
    #[arg(value_name = "MELD", required = true)]
    melds: Vec<String>,

    #[command(flatten)]
    round: RoundArgs,

    /// Card discarded; without `--left`, all others must be in melds
    #[arg(long, short, value_name = "CARD")]
    discard: Option<String>,

    /// Cards left over, in quotes
    #[arg(long, value_name = "CARDS")]
    left: Option<String>,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let selected = args.round.select(context)?;
    let rules = selected.rules();
    let lay_down = args.lay_down(rules.deck(), context.style.words().card_names())?;
    let judged = solver::judge(&lay_down, rules);
    let case = JudgedLayDown {
        rules,
        lay_down: &lay_down,
        judgement: &judged.judgement,
        fixes: &judged.fixes,
        better: judged.better.as_ref(),
    };
    selected.print_game(context.style.words());
    args.json.print(|| render::json::judge(&case), || render::judge(&case, context.style))?;
    Ok(Outcome::of(judged.judgement.is_legal()))
}

impl Args {
    /// Parses all cards against one deck, so that every bad one is reported.
    fn lay_down(&self, deck: Deck, names: &CardNames) -> Result<LayDown> {
        let melds = (1..).map(HandPart::Meld).zip(&self.melds);
        let discard = self.discard.iter().map(|text| (HandPart::Discard, text));
        let left = self.left.iter().map(|text| (HandPart::Left, text));
        let parts = melds.chain(discard).chain(left);
        let parts: Vec<_> = parts.map(|(part, text)| (part, names.to_notation(text))).collect();
        let parts = parts.iter().map(|(part, text)| (*part, text.as_ref()));
        let texts = parts.clone().map(|(_, text)| text);
        let parts = parse_parts(parts, deck).map_err(|error| input::unreadable(error, texts))?;
        let mut parts = parts.into_iter();

        let melds: Vec<_> = parts.by_ref().take(self.melds.len()).collect();
        if let Some(empty) = melds.iter().position(Vec::is_empty) {
            return Err(RequestError::EmptyMeld(empty + 1).into());
        }
        let discard = match self.discard.as_ref().and_then(|_| parts.next()) {
            None => None,
            Some(cards) => match cards[..] {
                [card] => Some(card),
                _ => return Err(RequestError::DiscardCount(cards.len()).into()),
            },
        };
        Ok(LayDown { melds, discard, left: parts.next() })
    }
}

//! `--round`, `--wild`, `--rules` and `--rule`: a round, a ruleset and the rules that differ
//! from it; without them those of the open game.

use std::ffi::OsStr;

use clap::builder::{StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use crate::cli::prelude::*;
use crate::game::{round_called, round_of_wild};
use crate::messages;
use crate::rules::PRESETS;

/// The round and the rules, from arguments or from an open game.
#[derive(Debug, clap::Args)]
#[command(mut_arg("rules", |arg| arg.help(
    "Ruleset, built in or custom [default: that of the open game or of `crowns config`, else \
     official]"
)))]
pub(crate) struct RoundArgs {
    #[command(flatten)]
    round: RoundFlags,

    #[command(flatten)]
    pub(crate) rules: RulesetArgs,

    #[command(flatten)]
    pub(crate) game: GameArg,
}

/// A round under its ruleset, and the game that they are from.
#[derive(Debug)]
pub(crate) struct RoundSelection {
    pub(crate) round: Round,
    pub(crate) ruleset: Ruleset,
    /// The game, if the round or the ruleset is from one.
    pub(crate) game: Option<Scoresheet>,
}

#[derive(Debug, clap::Args)]
#[group(multiple = false)]
struct RoundFlags {
    /// Round, by its number, 1 to 11
    #[arg(long, short, value_name = "ROUND", hide_possible_values = true, value_parser = BY_NUMBER)]
    round: Option<Round>,

    /// Round, by its wild rank, 3 to 10, J, Q or K
    #[arg(long, short, value_name = "RANK", hide_possible_values = true, value_parser = BY_WILD)]
    wild: Option<Round>,
}

impl RoundArgs {
    /// Returns `true` if an option names the round.
    pub(crate) fn is_given(&self) -> bool {
        self.round.round.or(self.round.wild).is_some()
    }

    /// Names the round of the game that was entered last, if one was.
    pub(crate) fn take_last_entered(&mut self, context: &Context) -> Result<()> {
        let store = context.open_read_only()?;
        let sheet = self.game.sheet_if_any(&store.read()?)?;
        let last = |sheet: &Scoresheet| Some(sheet.turn(*sheet.played.keys().next_back()?).round);
        self.round.round = sheet.as_ref().and_then(last).or(self.round.round);
        Ok(())
    }

    /// Returns a command for a round under the same rules.
    pub(crate) fn command(&self, name: &'static str, round: Round) -> messages::Command {
        let command = messages::Command::new(name).option("--round", round.number());
        let RulesetArgs { name, varied } = &self.rules;
        let command = name.iter().fold(command, |to, name| to.option("--rules", name));
        self.game.add_to(varied.iter().fold(command, |to, rule| to.option("--rule", rule)))
    }

    /// Returns the round and the ruleset of the arguments. What they lack comes
    /// from the game that is named, or from the open one: the next round, and the
    /// ruleset. `None` if no round is given and no game is open.
    ///
    /// A round may be `typed` beside the cards, too.
    pub(crate) fn select(
        &self,
        typed: Option<Round>,
        context: &Context,
    ) -> Result<Option<RoundSelection>> {
        let option = self.round.round.or(self.round.wild);
        if let (Some(one), Some(other)) = (option, typed)
            && one != other
        {
            return Err(RequestError::TwoRounds([one, other]).into());
        }
        let given = option.or(typed);
        if let Some(round) = given.filter(|_| !self.game.is_named()) {
            let rules = self.rules.ruleset(context)?;
            let open = self.rules.name.is_none().then(|| open_game(context)).flatten();
            let game = open.filter(|sheet| sheet.ruleset != rules);
            let ruleset = match &game {
                Some(sheet) => self.rules.vary(&sheet.ruleset)?,
                None => rules,
            };
            return Ok(Some(RoundSelection { round, ruleset, game }));
        }
        let store = context.open_read_only()?;
        let Some(sheet) = self.game.sheet_if_any(&store.read()?)? else { return Ok(None) };
        let ruleset = match self.rules.name {
            Some(_) => self.rules.ruleset(context)?,
            None => self.rules.vary(&sheet.ruleset)?,
        };
        let round = match (given, sheet.next()) {
            (Some(round), _) => round,
            (None, Some(turn)) => turn.round,
            (None, None) => return Err(LookupError::NoNextRound(sheet.number).into()),
        };
        Ok(Some(RoundSelection { round, ruleset, game: Some(sheet) }))
    }
}

/// Returns the rounds in which a hand has so many cards: before the draw or after it.
pub(crate) fn rounds_of_hand(cards: usize) -> Vec<Round> {
    let fits = |round: &Round| [0, 1].map(|drawn| round.dealt() + drawn).contains(&cards);
    Round::all().filter(fits).collect()
}

/// Answers in each of several rounds, with an empty line between.
pub(crate) fn answer_in_each(
    rounds: &[Round],
    mut answer: impl FnMut(Round) -> Result<Outcome>,
) -> Result<Outcome> {
    for (index, &round) in rounds.iter().enumerate() {
        if index > 0 {
            terminal::print("\n")?;
        }
        answer(round)?;
    }
    Ok(Outcome::Yes)
}

/// Returns the open game if there is one. A database that cannot be read has none.
pub(crate) fn open_game(context: &Context) -> Option<Scoresheet> {
    if !context.exists().ok()? {
        return None;
    }
    let store = context.open_read_only().ok()?;
    GameArg::default().sheet_if_any(&store.read().ok()?).ok()?
}

impl RoundSelection {
    pub(crate) fn rules(&self) -> RoundRules<'_> {
        self.ruleset.in_round(self.round)
    }

    /// Prints on standard error which game the round or the ruleset is from.
    pub(crate) fn print_game(&self, words: &Messages) {
        let Some(sheet) = &self.game else { return };
        let round = match sheet.next() {
            Some(turn) if turn.round == self.round => turn.number,
            _ => self.round.number(),
        };
        terminal::tell_wrapped(&words.round_of_game(sheet.number, round, &sheet.seat_names()));
    }
}

const BY_NUMBER: SuggestedValues<Round> = SuggestedValues {
    values: || {
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"].map(PossibleValue::new).into()
    },
    read: |text| round_called(text).ok_or("rounds are 1 to 11"),
};

const BY_WILD: SuggestedValues<Round> = SuggestedValues {
    values: || Round::all().map(|round| PossibleValue::new(round.wild().text())).collect(),
    read: |text| round_of_wild(text).ok_or("wilds are 3–10, J, Q, K"),
};

/// `--rules` and `--rule`.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct RulesetArgs {
    /// Ruleset, built in or custom [default: that of `crowns config`, else official]
    #[arg(
        id = "rules",
        long = "rules",
        value_name = "RULESET",
        value_parser = RULESETS,
        hide_possible_values = true
    )]
    pub(crate) name: Option<String>,

    /// Set a rule, one of those that `crowns rules show official` lists,
    /// such as min_naturals=1; may be repeated
    #[arg(long = "rule", value_name = "RULE=VALUE")]
    pub(crate) varied: Vec<String>,
}

impl RulesetArgs {
    /// Returns the ruleset of the arguments, that of the settings without any.
    pub(crate) fn ruleset(&self, context: &Context) -> Result<Ruleset> {
        self.vary(&match &self.name {
            Some(name) => named_ruleset(name, context)?,
            None => context.settings.ruleset(|name| named_ruleset(name, context))?,
        })
    }

    pub(crate) fn vary(&self, rules: &Ruleset) -> Result<Ruleset> {
        Ok(rules.with(self.varied.iter().map(String::as_str))?)
    }
}

/// Returns a ruleset by its name. The database is opened only for one that is not built in.
pub(crate) fn named_ruleset(name: &str, context: &Context) -> Result<Ruleset> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Ok(preset);
    }
    lookup::ruleset(&context.open_read_only()?.read()?, name)
}

/// Completes the rulesets that are built in; custom ones are looked up later.
pub(crate) const RULESETS: SuggestedValues = SuggestedValues {
    values: || PRESETS.map(PossibleValue::new).into(),
    read: |text| Ok(text.to_owned()),
};

/// Reads a text, and suggests some for completion.
///
/// The parser of possible values alone would guess that `12` was to be `1`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SuggestedValues<T = String> {
    pub(crate) values: fn() -> Vec<PossibleValue>,
    pub(crate) read: fn(&str) -> Result<T, &'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for SuggestedValues<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let read = self.read;
        let read = move |text: String| read(&text);
        StringValueParser::new().try_map(read).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter()))
    }
}

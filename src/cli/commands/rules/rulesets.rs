//! `crowns rules list`, `show`, `add` and `retire`: rulesets.

use clap::Subcommand;

use super::rulings::{answer, style};
use crate::cli::args::ruleset::{RULESETS, named_ruleset};
use crate::cli::prelude::*;
use crate::game::Name;
use crate::rules::Ruleset;

#[derive(Debug, Subcommand)]
pub(crate) enum RulesetCommand {
    /// List rulesets, built in and custom
    List,
    /// Show a ruleset: every rule beside its official value
    Show {
        /// Ruleset
        #[arg(value_name = "RULESET", value_parser = RULESETS, hide_possible_values = true)]
        name: String,

        /// Set a rule, such as min_naturals=1; may be repeated
        #[arg(long = "rule", value_name = "RULE=VALUE")]
        varied: Vec<String>,
    },
    /// Add a custom ruleset
    ///
    /// A game keeps a copy of the rules it was started with.
    Add {
        /// Name of the new ruleset
        #[arg(value_name = "NAME")]
        name: String,

        /// Ruleset to start from
        #[arg(long, value_name = "RULESET", default_value = "official",
              value_parser = RULESETS, hide_possible_values = true)]
        from: String,

        /// Set a rule, one of those that `crowns rules show official`
        /// lists, such as min_naturals=2; may be repeated
        #[arg(long = "rule", value_name = "RULE=VALUE")]
        varied: Vec<String>,
    },
    /// Retire a custom ruleset; games played by it stay, its name can be used
    /// again
    Retire {
        /// Ruleset
        #[arg(value_name = "RULESET")]
        name: String,
    },
}

impl RulesetCommand {
    pub(super) fn run(self, json: JsonArg, context: &Context) -> Result<Outcome> {
        match self {
            Self::List => list(context, json),
            Self::Show { name, varied } => show(context, &name, &varied, json),
            Self::Add { name, from, varied } => add(context, &name, &from, &varied, json),
            Self::Retire { name } => retire(context, &name, json),
        }
    }
}

fn list(context: &Context, json: JsonArg) -> Result<Outcome> {
    let custom = context.open_read_only()?.read()?.rulesets()?;
    let custom = custom.into_iter().filter(|stored| !stored.retired);
    let custom: Vec<_> = custom.map(|stored| stored.rules).collect();
    json.print(|| render::json::rulesets(&custom), || render::rulesets(&custom, context.style))
}

/// Shows a ruleset, or answers what only begins like one, such as `show cards`.
fn show(context: &Context, name: &str, varied: &[String], json: JsonArg) -> Result<Outcome> {
    let style = style(context);
    let rules = match named_ruleset(name, context) {
        Err(_) if varied.is_empty() && style.words().rulings().know(name) => {
            return answer(name, json, style);
        }
        rules => rules?.with(varied.iter().map(String::as_str))?,
    };
    json.print(|| render::json::ruleset(&rules), || render::ruleset(&rules, style))
}

fn add(
    context: &Context,
    name: &str,
    from: &str,
    varied: &[String],
    json: JsonArg,
) -> Result<Outcome> {
    let name = Name::new(name)?;
    if name.as_str().contains(',') {
        return Err(RequestError::RulesetComma.into());
    }
    let rules = named_ruleset(from, context)?.with(varied.iter().map(String::as_str))?;
    let rules = rules.renamed(name.as_str());
    let now = context.now()?;
    context.open()?.command(now, |tx| tx.add_ruleset(&name, &rules))?;
    json.print(|| render::json::ruleset(&rules), || render::ruleset_added(&rules, context.style))
}

fn retire(context: &Context, name: &str, json: JsonArg) -> Result<Outcome> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Err(RequestError::BuiltInRuleset(preset.name().to_owned()).into());
    }
    let retired = context.open_existing()?.command(context.now()?, |tx| {
        let Some(stored) = tx.ruleset(name.trim())? else {
            return lookup::ruleset(tx, name);
        };
        tx.retire_ruleset(stored.id)?;
        Ok(stored.rules)
    })?;
    json.print(
        || render::json::ruleset(&retired),
        || context.style.words().ruleset_retired(retired.name()) + "\n",
    )
}

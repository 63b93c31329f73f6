//! `crowns rules TOPIC` and `--find`: rulings.

use clap::builder::PossibleValue;

use crate::cli::args::ruleset::SuggestedValues;
use crate::cli::prelude::*;
use crate::cli::ui::messages;
use crate::messages::Language;
use crate::render::TextStyle;
use crate::rules::rulings::Ruling;

/// Completes topics; whether one exists is checked later, with better errors.
pub(super) const TOPICS: SuggestedValues = SuggestedValues(|| {
    let rulings = Language::default().words().rulings().all();
    let value = |ruling: &'static Ruling| PossibleValue::new(&ruling.topic).help(&ruling.question);
    rulings.map(value).collect()
});

/// Returns the style of rulings: those in JSON too are in the language that was
/// asked for.
pub(super) fn style(context: &Context) -> TextStyle {
    TextStyle { language: context.lang.unwrap_or(context.style.language), ..context.style }
}

pub(super) fn topics(json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    json.print(|| render::json::topics(rulings.all()), || render::topics(rulings, style))
}

pub(super) fn answer(question: &str, json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    let answer = rulings.asked_for(question)?;
    json.print(
        || render::json::answer(rulings, &answer),
        || render::answer(rulings, &answer, style),
    )
}

pub(super) fn find(query: &str, json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let found: Vec<&Ruling> = style.words().rulings().mentioning(query).collect();
    if found.is_empty() && !json.json {
        let query = query.escape_debug().to_string();
        messages::print_line(&style.words().no_topic_mentions(&query));
        return Ok(Outcome::No);
    }
    json.print(
        || render::json::topics(found.iter().copied()),
        || render::found(found.iter().copied(), style),
    )?;
    Ok(Outcome::of(!found.is_empty()))
}

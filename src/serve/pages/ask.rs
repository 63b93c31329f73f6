//! Hands, lay-downs and rules: what needs no game to be recorded.

use super::frame::frame;
use crate::messages::ServedPage;
use crate::render::TextStyle;
use crate::render::ask::{AskPage, field};
use crate::rules::{Round, Ruleset};
use crate::serve::games::Result;
use crate::serve::request::Reply;
use crate::serve::server::Asked;

/// The columns of an answer on a phone.
const PHONE: usize = 44;

/// Writes a page by the rules of the open game and for its next round, unless another
/// one is named.
pub(in crate::serve) fn ask(asked: &Asked<'_>, page: ServedPage) -> Result<Reply> {
    let seen = asked.server.games().seen(None, asked.visitor.words())?;
    let next = seen.sheet.as_ref().and_then(|sheet| sheet.next()).map(|turn| turn.round);
    let named = Round::new(asked.fields.number("round"));
    let ruleset = seen.sheet.map_or_else(Ruleset::official, |sheet| sheet.ruleset);
    let body = AskPage {
        rules: ruleset.in_round(named.or(next).unwrap_or(Round::LAST)),
        rulesets: &[],
        typed: asked.fields.text(field(page)),
        style: TextStyle { width: PHONE, ..asked.style() },
        root: "",
    };
    Ok(Reply::page(frame(asked, Some(page), "", &body.write(page))))
}

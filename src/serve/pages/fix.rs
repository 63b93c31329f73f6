//! Correcting a round.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::answers::{read_only, trouble};
use super::enter::{Form, form};
use super::frame::{frame, warning};
use crate::game::Scoresheet;
use crate::messages::{Label, ServedPage};
use crate::render::{round_scores, scored_twice};
use crate::serve::games::{Refusal, Result, Seen};
use crate::serve::request::Reply;
use crate::serve::round::name;
use crate::serve::server::Asked;

/// Asks for the right score of a player in a round that is scored.
pub(in crate::serve) fn fix(asked: &Asked<'_>) -> Result<Reply> {
    if !asked.visitor.writes() {
        return Ok(read_only(asked));
    }
    let seen = asked.seen(&mut asked.server.games())?;
    Ok(match &seen.sheet {
        Some(sheet) if !sheet.played.is_empty() => {
            Reply::page(frame(asked, Some(ServedPage::Sheet), "", &page(asked, sheet, None)))
        }
        _ => Reply::To("/".to_owned()),
    })
}

/// Says why a correction is not taken, beside what was typed.
pub(in crate::serve) fn refused_fix(asked: &Asked<'_>, seen: &Seen, refusal: &Refusal) -> Reply {
    match &seen.sheet {
        Some(sheet) if !sheet.played.is_empty() => {
            let page = page(asked, sheet, Some(refusal));
            let page = frame(asked, Some(ServedPage::Sheet), "", &page);
            Reply::Page(StatusCode::UNPROCESSABLE_ENTITY, page)
        }
        _ => trouble(asked, &refusal.why),
    }
}

fn page(asked: &Asked<'_>, sheet: &Scoresheet, refusal: Option<&Refusal>) -> Markup {
    let words = asked.visitor.words();
    let last = sheet.played.keys().next_back().copied().unwrap_or_default();
    let round =
        Some(asked.fields.number::<u8>("round")).filter(|round| sheet.played.contains_key(round));
    let round = round.unwrap_or(last);
    let seats = sheet.playing(round);
    let player = asked.fields.text("player");
    let is_chosen = |seat: usize| sheet.seats[seat].player.to_string() == player;
    let before = html! {
        div.seats #players {
            @for &seat in &seats {
                label.seat {
                    input type="radio" name="player" value=(sheet.seats[seat].player) required
                        checked[is_chosen(seat)];
                    " " bdi { (name(sheet, seat)) }
                }
            }
        }
    };
    let after = html! {
        label.why {
            (words.why()) " "
            input name="why" maxlength="200" value=(asked.fields.text("why")) autocomplete="off";
        }
    };
    html! {
        h1 { (words.serve_correct()) }
        div.rounds aria-label=(words.page_heading(Label::Round)) {
            @for &other in sheet.played.keys() {
                a.button href={ "/fix?game=" (sheet.id) "&round=" (other) }
                    aria-current=[(other == round).then_some("true")] { (other) }
            }
        }
        p.scores { (round_scores(sheet, round, words)) }
        @for note in scored_twice(sheet, words) { (warning(&note, words)) }
        (form(asked, sheet, round, refusal, &Form {
            action: "/fix",
            label: words.serve_right_score().to_owned(),
            before,
            after,
            is_row: false,
        }))
    }
}

//! Entering the score of a player, or of the whole round, and correcting a round.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::frame::{alert, frame, read_only, trouble, warning};
use super::sheet::{cleared, hidden, seats, turn_key, whole_round};
use crate::game::Scoresheet;
use crate::messages::{Label, ServedPage};
use crate::render::ask::{card_pad, digit_pad};
use crate::render::{outlook, round_scores, scored_twice};
use crate::serve::entered::EnteredRound;
use crate::serve::games::{Games, Seen};
use crate::serve::host::{Refusal, Result};
use crate::serve::request::Reply;
use crate::serve::round::{chosen, name, names};
use crate::serve::server::Asked;

/// A page on which something is typed, and why it is not taken if it was sent before.
type FormPage = fn(&Asked<'_>, &Games, &Seen, Option<&Refusal>) -> Reply;

/// Writes such a page for who may write.
pub(in crate::serve) fn to_write(asked: &Asked<'_>, page: FormPage) -> Result<Reply> {
    if !asked.visitor.writes() {
        return Ok(read_only(asked));
    }
    let games = &mut *asked.server.games();
    let seen = asked.seen(games)?;
    Ok(page(asked, games, &seen, None))
}

pub(in crate::serve) fn entry(
    asked: &Asked<'_>,
    games: &Games,
    seen: &Seen,
    refusal: Option<&Refusal>,
) -> Reply {
    let open = seen.sheet.as_ref().and_then(|sheet| Some((sheet, sheet.next()?)));
    let page = open.map(|(sheet, turn)| {
        let key = turn_key(sheet, Some(&turn));
        (key, entry_page(asked, &games.entered(sheet, turn), refusal))
    });
    written(asked, page, refusal)
}

pub(in crate::serve) fn correction(
    asked: &Asked<'_>,
    _: &Games,
    seen: &Seen,
    refusal: Option<&Refusal>,
) -> Reply {
    let scored = seen.sheet.as_ref().filter(|sheet| !sheet.played.is_empty());
    let page = scored.map(|sheet| (String::new(), correction_page(asked, sheet, refusal)));
    written(asked, page, refusal)
}

/// Writes a page about a round; if there is none, shows the sheet or why that is so.
fn written(asked: &Asked<'_>, page: Option<(String, Markup)>, refusal: Option<&Refusal>) -> Reply {
    let status = refusal.map_or(StatusCode::OK, |_| StatusCode::UNPROCESSABLE_ENTITY);
    match (page, refusal) {
        (Some((turn, page)), _) => {
            Reply::Page(status, frame(asked, Some(ServedPage::Sheet), &turn, &page))
        }
        (None, Some(refusal)) => trouble(asked, &refusal.why),
        (None, None) => Reply::To("/".to_owned()),
    }
}

fn entry_page(asked: &Asked<'_>, entered: &EnteredRound<'_>, refusal: Option<&Refusal>) -> Markup {
    let words = asked.words();
    let EnteredRound { sheet, turn, .. } = entered;
    let player = asked.fields.text("player");
    let chosen = chosen(sheet, &turn.playing, player);
    html! {
        h1 {
            @match chosen {
                Some(seat) => (words.serve_score_of(&name(sheet, seat), turn.number)),
                None => (words.serve_whole_round()),
            }
        }
        div #live.live {
            p.soft[chosen.is_some()].next[chosen.is_none()] { (outlook(sheet, words)) }
            (seats(asked, entered, chosen))
            @if let Some(seat) = chosen { (cleared(entered, seat, words)) }
        }
        (form(asked, sheet, turn.number, refusal, &Form {
            action: "/enter",
            label: match chosen {
                Some(_) => format!("{} / {}", words.serve_points(), words.serve_cards()),
                None => words.serve_row(&names(sheet, &turn.playing)),
            },
            before: html! {
                @if chosen.is_some() { input type="hidden" name="player" value=(player); }
            },
            after: html! {},
            is_row: chosen.is_none(),
        }))
        @if chosen.is_some() { p { (whole_round(sheet, words)) } }
    }
}

fn correction_page(asked: &Asked<'_>, sheet: &Scoresheet, refusal: Option<&Refusal>) -> Markup {
    let words = asked.words();
    let round = Some(asked.fields.number("round")).filter(|round| sheet.played.contains_key(round));
    let round = round.or(sheet.last_scored()).unwrap_or_default();
    let seats = sheet.playing(round);
    let chosen = chosen(sheet, &seats, asked.fields.text("player"));
    let before = html! {
        div.seats #players {
            @for &seat in &seats {
                label.seat {
                    input type="radio" name="player" value=(sheet.seats[seat].player) required
                        checked[chosen == Some(seat)];
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

/// A form for a score, or for a row of them.
struct Form {
    action: &'static str,
    label: String,
    /// What stands before the score, and what after it.
    before: Markup,
    after: Markup,
    /// Whether it is for a row, which no pad can type.
    is_row: bool,
}

/// Writes a form, with the pads that a score is tapped on, and why it was refused before.
fn form(
    asked: &Asked<'_>,
    sheet: &Scoresheet,
    round: u8,
    refusal: Option<&Refusal>,
    form: &Form,
) -> Markup {
    let words = asked.words();
    let rules = sheet.ruleset.in_round(sheet.turn(round).round);
    // What was typed for another round is no score of this one.
    let typed = if asked.fields.number::<u8>("round") == round { asked.score() } else { "" };
    html! {
        form #score method="post" action=(form.action) data-send {
            @if let Some(refusal) = refusal { (alert(&refusal.why, words)) }
            (hidden(sheet, round))
            (form.before)
            label.soft for="text" { (form.label) }
            div.line {
                input #text name="text" value=(typed) autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="send";
                // The first button is the one that the Enter key presses.
                button.main { (words.serve_enter()) }
            }
            @if let Some(refusal) = refusal {
                @for meant in &refusal.meant {
                    button.choice name="say" value=(meant) { (meant) }
                }
                @if refusal.can_force {
                    button.choice name="force" value="1" { (words.serve_enter_anyway()) }
                }
            }
            (form.after)
            @if !form.is_row {
                div.pads hidden {
                    div.tabs {
                        button type="button" data-pad="digits" { (words.serve_points()) }
                        button type="button" data-pad="cards" { (words.serve_cards()) }
                        button type="button" data-keyboard { (words.serve_keyboard()) }
                    }
                    (digit_pad(words))
                    (card_pad(rules, &[], words))
                }
                div.says {
                    button name="say" value="out" { (words.serve_out()) }
                    button name="say" value="-" { (words.serve_absent()) }
                }
            }
        }
    }
}

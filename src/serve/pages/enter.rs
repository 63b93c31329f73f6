//! Entering the score of a player, or of the whole round.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::answers::{read_only, trouble};
use super::frame::{alert, frame};
use super::sheet::{cleared, hidden, seats, turn_key, whole_round};
use crate::game::{RoundSetup, Scoresheet};
use crate::messages::ServedPage;
use crate::render::ask::pad;
use crate::render::outlook;
use crate::serve::games::{Games, Refusal, Result, Seen};
use crate::serve::request::Reply;
use crate::serve::round::name;
use crate::serve::server::Asked;

/// Asks for a score.
pub(in crate::serve) fn enter(asked: &Asked<'_>) -> Result<Reply> {
    if !asked.visitor.writes() {
        return Ok(read_only(asked));
    }
    let games = &mut *asked.server.games();
    let seen = asked.seen(games)?;
    let open = seen.sheet.as_ref().and_then(|sheet| Some((sheet, sheet.next()?)));
    let Some((sheet, turn)) = open else {
        return Ok(Reply::To("/".to_owned()));
    };
    let page = page(asked, games, sheet, &turn, None);
    Ok(Reply::page(frame(asked, Some(ServedPage::Sheet), &turn_key(sheet, Some(&turn)), &page)))
}

/// Says why a score is not taken, beside what was typed.
pub(in crate::serve) fn refused_entry(
    asked: &Asked<'_>,
    games: &Games,
    seen: &Seen,
    refusal: &Refusal,
) -> Reply {
    let open = seen.sheet.as_ref().and_then(|sheet| Some((sheet, sheet.next()?)));
    let Some((sheet, turn)) = open else {
        return trouble(asked, &refusal.why);
    };
    let page = page(asked, games, sheet, &turn, Some(refusal));
    let key = turn_key(sheet, Some(&turn));
    let page = frame(asked, Some(ServedPage::Sheet), &key, &page);
    Reply::Page(StatusCode::UNPROCESSABLE_ENTITY, page)
}

fn names(sheet: &Scoresheet, turn: &RoundSetup) -> Vec<String> {
    turn.playing.iter().map(|&seat| name(sheet, seat)).collect()
}

fn page(
    asked: &Asked<'_>,
    games: &Games,
    sheet: &Scoresheet,
    turn: &RoundSetup,
    refusal: Option<&Refusal>,
) -> Markup {
    let words = asked.visitor.words();
    let player = asked.fields.text("player");
    let is_chosen = |&seat: &usize| sheet.seats[seat].player.to_string() == player;
    let chosen = turn.playing.iter().copied().find(is_chosen);
    let drafts = games.drafts(sheet, turn);
    html! {
        h1 {
            @match chosen {
                Some(seat) => (words.serve_score_of(&name(sheet, seat), turn.number)),
                None => (words.serve_whole_round()),
            }
        }
        div #live.live {
            p.soft[chosen.is_some()].next[chosen.is_none()] { (outlook(sheet, words)) }
            (seats(asked, sheet, turn, &drafts, chosen))
            @if let Some(seat) = chosen { (cleared(sheet, turn, &drafts, seat, words)) }
        }
        (form(asked, sheet, turn.number, refusal, &Form {
            action: "/enter",
            label: match chosen {
                Some(_) => format!("{} / {}", words.serve_points(), words.serve_cards()),
                None => words.serve_row(&names(sheet, turn)),
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

/// A form for a score, or for a row of them.
pub(super) struct Form {
    pub(super) action: &'static str,
    /// What is typed into it.
    pub(super) label: String,
    /// What stands before the score, and what after it.
    pub(super) before: Markup,
    pub(super) after: Markup,
    /// Whether it is for a row, which no pad can type.
    pub(super) is_row: bool,
}

/// Writes a form, with the pads that a score is tapped on, and why it was refused
/// before.
pub(super) fn form(
    asked: &Asked<'_>,
    sheet: &Scoresheet,
    round: u8,
    refusal: Option<&Refusal>,
    form: &Form,
) -> Markup {
    let words = asked.visitor.words();
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
                    (pad::digits(words))
                    (pad::cards(rules, &[], words))
                }
                div.says {
                    button name="say" value="out" { (words.serve_out()) }
                    button name="say" value="-" { (words.serve_absent()) }
                }
            }
        }
    }
}

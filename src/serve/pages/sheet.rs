//! The sheet of a game, with what is being entered.

use maud::{Markup, html};

use super::frame::{frame, notice, sentence, warning};
use crate::game::{
    GameSummary, RoundSetup, ScoreEntry, ScoreWarning, Scoresheet, TableRef, TypedScore,
};
use crate::messages::{Message, Messages, ServedPage};
use crate::render::report::scoresheet_html;
use crate::render::{self, Links, outlook, scored_twice, shown, standing};
use crate::serve::access::random_digits;
use crate::serve::entered::EnteredRound;
use crate::serve::games::Done;
use crate::serve::host::Result;
use crate::serve::request::Reply;
use crate::serve::round::{name, names};
use crate::serve::server::Asked;

pub(in crate::serve) fn sheet(asked: &Asked<'_>) -> Result<Reply> {
    let words = asked.words();
    let games = &mut *asked.server.games();
    let phone = &asked.visitor.phone;
    let seen = games.seen_by(phone, asked.fields.given("game"), words)?;
    let said = games.notices.remove(phone);
    let Some(sheet) = &seen.sheet else {
        let body = html! { (notice(said.as_deref(), words)) (which(&seen.open, words)) };
        return Ok(Reply::page(frame(asked, Some(ServedPage::Sheet), "", &body)));
    };
    let turn = sheet.next();
    let to_undo = if asked.visitor.writes() { games.to_undo(sheet.id, asked.now)? } else { None };
    let body = html! {
        (notice(said.as_deref(), words))
        @if let Some(table) = table(sheet.tournament.as_ref(), words) { p.soft #table { (table) } }
        p.next #next { (outlook(sheet, words)) }
        @if turn.is_some() && let Some(standing) = standing(sheet, words) {
            p.soft #standing { (standing) }
        }
        @if let Some(turn) = &turn { (entry(asked, &games.entered(sheet, turn.clone()))) }
        @for note in scored_twice(sheet, words) { (warning(&note, words)) }
        section #sheet { (scoresheet_html(sheet, Links::default(), words)) }
        @if asked.visitor.writes() { (changes(asked, sheet, to_undo)) }
        @if seen.open.len() > 1 { (which(&seen.open, words)) }
    };
    let turn = turn_key(sheet, turn.as_ref());
    Ok(Reply::page(frame(asked, Some(ServedPage::Sheet), &turn, &body)))
}

/// Tells a round of a game from others.
pub(super) fn turn_key(sheet: &Scoresheet, turn: Option<&RoundSetup>) -> String {
    let round = turn.map_or(0, |turn| turn.number);
    format!("{}:{round}", sheet.id)
}

/// Returns the table of a tournament at which a game is played.
pub(super) fn table(table: Option<&TableRef>, words: &Messages) -> Option<String> {
    table.map(|table| words.table_of_tournament(&shown(&table.tournament.name), table))
}

fn which(open: &[GameSummary], words: &Messages) -> Markup {
    html! {
        @if open.is_empty() {
            p #no-game { (sentence(words.no_open_game_here(), words)) }
        } @else {
            p { (words.serve_which_game()) }
            div.choices #games {
                @for game in open {
                    a.button href={ "/?game=" (game.details.number) } {
                        span {
                            (game.details.number) ": "
                            (words.and(&game.players.iter().map(|seat| shown(&seat.player.name)).collect::<Vec<_>>()))
                            @if let Some(table) = table(game.details.tournament.as_ref(), words) {
                                br; small.soft { (table) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Shows what is there of the next round, who is missing, and what is to be asked once
/// all of it is there.
fn entry(asked: &Asked<'_>, entered: &EnteredRound<'_>) -> Markup {
    let (words, sheet) = (asked.words(), entered.sheet);
    let missing = names(sheet, &entered.missing());
    let disputed = entered.disputed();
    html! {
        section #entry.panel {
            (seats(asked, entered, None))
            @if missing.len() == entered.turn.playing.len() {
                @if asked.visitor.writes() { p.soft { (words.serve_choose()) } }
            } @else if !missing.is_empty() {
                p #missing { (words.serve_missing(&missing)) }
            }
            @if !disputed.is_empty() {
                p.warning #disputed { (words.serve_disputed(&names(sheet, &disputed))) }
                @if asked.visitor.writes() {
                    @for &seat in &disputed { (choices(entered, seat, words)) }
                }
            }
            @if missing.is_empty() && disputed.is_empty() { (review(asked, entered)) }
            @if asked.visitor.writes() { (whole_round(sheet, words)) }
        }
    }
}

pub(super) fn whole_round(sheet: &Scoresheet, words: &Messages) -> Markup {
    html! {
        a.button #whole href={ "/enter?game=" (sheet.id) } { (words.serve_whole_round()) }
    }
}

/// Returns a score as it is shown in the words of a phone.
fn said(score: &ScoreEntry, words: &Messages) -> String {
    match score {
        ScoreEntry::WentOut => words.serve_out().to_owned(),
        ScoreEntry::Absent => words.serve_absent().to_owned(),
        score => score.to_string(),
    }
}

/// Returns the scores that were entered for a player, empty if there are none.
fn all_said(entered: &EnteredRound<'_>, seat: usize, words: &Messages) -> String {
    let scores = entered.answers(seat).into_iter().map(|answer| said(&answer.score, words));
    scores.collect::<Vec<_>>().join(" / ")
}

/// Writes a button for each player with the score that was entered.
pub(super) fn seats(
    asked: &Asked<'_>,
    entered: &EnteredRound<'_>,
    chosen: Option<usize>,
) -> Markup {
    let sheet = entered.sheet;
    let seat = |seat: usize| {
        let player = sheet.seats[seat].player;
        let scores = all_said(entered, seat, asked.words());
        let inside = html! {
            bdi { (name(sheet, seat)) } " "
            b { @if scores.is_empty() { "…" } @else { (scores) } }
        };
        html! {
            @if asked.visitor.writes() {
                a.seat.there[!scores.is_empty()] data-player=(player)
                    aria-current=[(chosen == Some(seat)).then_some("true")]
                    href={ "/enter?game=" (sheet.id) "&player=" (player) } { (inside) }
            } @else {
                span.seat.there[!scores.is_empty()] data-player=(player) { (inside) }
            }
        }
    };
    html! { div.seats { @for &place in &entered.turn.playing { (seat(place)) } } }
}

/// Writes the scores that phones have entered for a player, to choose one.
fn choices(entered: &EnteredRound<'_>, seat: usize, words: &Messages) -> Markup {
    let sheet = entered.sheet;
    html! {
        @for TypedScore { score, .. } in entered.answers(seat) {
            form.choice method="post" action="/enter" data-send {
                (hidden(sheet, entered.turn.number))
                input type="hidden" name="player" value=(sheet.seats[seat].player);
                input type="hidden" name="settle" value="1";
                button name="text" value=(score) {
                    bdi { (name(sheet, seat)) } " " b { (said(&score, words)) }
                }
            }
        }
    }
}

/// Writes a button that removes what phones have entered for a player, if they have.
pub(super) fn cleared(entered: &EnteredRound<'_>, seat: usize, words: &Messages) -> Markup {
    html! {
        @if entered.is_on_phone(seat) {
            form #clear method="post" action="/enter" data-send {
                (hidden(entered.sheet, entered.turn.number))
                input type="hidden" name="player" value=(entered.sheet.seats[seat].player);
                button name="clear" value=(entered.typed(seat)) {
                    (words.serve_clear(&all_said(entered, seat, words)))
                }
            }
        }
    }
}

/// Writes what a round is, for the form that sends it, with a key by which it is done once.
pub(super) fn hidden(sheet: &Scoresheet, round: u8) -> Markup {
    html! {
        input type="hidden" name="game" value=(sheet.id);
        input type="hidden" name="round" value=(round);
        input type="hidden" name="key" value=(random_digits().unwrap_or_default());
    }
}

fn review(asked: &Asked<'_>, entered: &EnteredRound<'_>) -> Markup {
    let (words, sheet, round) = (asked.words(), entered.sheet, entered.turn.number);
    let review = match entered.complete(asked.now) {
        None => return html! {},
        Some(Err(error)) => return warning(&error.text(words), words),
        Some(Ok((_, review))) => review,
    };
    let text = |warning: &ScoreWarning| render::warning(sheet, round, warning, None, words);
    let save = match review.asks_nothing() {
        true => words.serve_save(round),
        false => words.serve_save_anyway().to_owned(),
    };
    html! {
        p { (words.serve_complete()) }
        @for odd in &review.warnings { (warning(&text(odd), words)) }
        @if let Some(doubt) = words.doubt_of(&review) { (warning(&doubt, words)) }
        @if asked.visitor.writes() {
            form #save method="post" action="/record" data-send {
                (hidden(sheet, round))
                input type="hidden" name="scores" value=(entered.draft().as_row());
                @if !review.may_be_out.is_empty() {
                    fieldset #out {
                        legend { (words.who_went_out()) }
                        @for &seat in &review.may_be_out {
                            label {
                                input type="radio" name="out" value=(sheet.seats[seat].player);
                                " " bdi { (name(sheet, seat)) }
                            }
                        }
                        label { input type="radio" name="out" value="" checked; " –" }
                    }
                }
                button.main { (save) }
            }
        }
    }
}

fn changes(asked: &Asked<'_>, sheet: &Scoresheet, to_undo: Option<Done>) -> Markup {
    let words = asked.words();
    html! {
        div.changes {
            @if !sheet.played.is_empty() {
                a.button #fix-link href={ "/fix?game=" (sheet.id) } { (words.serve_correct()) }
            }
            @if let Some(done) = to_undo {
                details #undo {
                    summary.button { (words.serve_undo(done.round, done.is_correction)) }
                    form method="post" action="/undo" data-send {
                        (hidden(sheet, done.round))
                        input type="hidden" name="command" value=(done.command);
                        button.main { (words.serve_undo(done.round, done.is_correction)) }
                    }
                }
            }
        }
    }
}

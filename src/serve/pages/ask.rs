//! Hands, lay-downs and rules: what needs no game to be recorded.

use maud::{Markup, html};

use super::frame::{alert, frame};
use super::pad;
use crate::messages::{Message, ServedPage};
use crate::render::{self, printable};
use crate::rules::{Round, RoundRules, Ruleset};
use crate::screen::{check_text, judge_text};
use crate::serve::games::Trouble;
use crate::serve::request::Reply;
use crate::serve::server::Asked;

/// Checks a hand.
pub(in crate::serve) fn hand(asked: &Asked<'_>) -> Result<Reply, Trouble> {
    let (ruleset, round) = round(asked)?;
    let rules = ruleset.in_round(round);
    let words = asked.visitor.words();
    let cards = asked.fields.text("cards");
    let body = html! {
        h1 { (words.served_page(ServedPage::Hand)) }
        (form(asked, rules, "/hand", words.serve_check(), &[]))
        @if cards.is_empty() {
            p.soft { (words.check_panel_help(round)) }
        } @else {
            (answer(&check_text(cards, rules, asked.style())))
        }
    };
    Ok(Reply::page(frame(asked, Some(ServedPage::Hand), "", &body)))
}

/// Judges melds that are laid down.
pub(in crate::serve) fn melds(asked: &Asked<'_>) -> Result<Reply, Trouble> {
    let (ruleset, round) = round(asked)?;
    let rules = ruleset.in_round(round);
    let words = asked.visitor.words();
    let cards = asked.fields.text("cards");
    let [discard, left] = words.parts_of_lay_down();
    let body = html! {
        h1 { (words.served_page(ServedPage::Melds)) }
        (form(asked, rules, "/melds", words.serve_judge(), &["/", discard, left]))
        @if cards.is_empty() {
            p.soft { (words.judge_panel_help()) }
        } @else {
            (answer(&judge_text(cards, rules, asked.style())))
        }
    };
    Ok(Reply::page(frame(asked, Some(ServedPage::Melds), "", &body)))
}

/// Answers a question about the rules, or lists the topics.
pub(in crate::serve) fn rules(asked: &Asked<'_>) -> Result<Reply, Trouble> {
    let words = asked.visitor.words();
    let rulings = words.rulings();
    let question = asked.fields.text("q");
    let found = (!question.is_empty()).then(|| rulings.asked_for(question));
    let body = html! {
        h1 { (words.served_page(ServedPage::Rules)) }
        form.line action="/rules" role="search" {
            input name="q" value=(question) enterkeyhint="search" aria-label=(words.serve_ask());
            button.main { (words.serve_ask()) }
        }
        @match &found {
            Some(Ok(found)) => { (answer(&render::answer(rulings, found, asked.style()))) }
            Some(Err(error)) => { (alert(&error.text(words))) }
            None => {}
        }
        @if found.is_some() {
            p { a.button href="/rules" { (words.serve_all_topics()) } }
        } @else {
            @for chapter in &rulings.chapters {
                section {
                    h2 { (chapter.title) }
                    ul.topics {
                        @for ruling in &chapter.rulings {
                            li { a href={ "/rules?q=" (ruling.topic) } { (ruling.question) } }
                        }
                    }
                }
            }
        }
    };
    Ok(Reply::page(frame(asked, Some(ServedPage::Rules), "", &body)))
}

/// Returns the rules of the open game, and the round that is asked about, else its
/// next one.
fn round(asked: &Asked<'_>) -> Result<(Ruleset, Round), Trouble> {
    let seen = asked.server.games().seen(None, asked.visitor.words())?;
    let next = seen.sheet.as_ref().and_then(|sheet| sheet.next()).map(|turn| turn.round);
    let named = Round::new(asked.fields.number("round"));
    let ruleset = seen.sheet.map_or_else(Ruleset::official, |sheet| sheet.ruleset);
    Ok((ruleset, named.or(next).unwrap_or(Round::LAST)))
}

/// Writes a form for cards, with the pad that they are tapped on.
fn form(
    asked: &Asked<'_>,
    rules: RoundRules<'_>,
    action: &str,
    button: &str,
    more: &[&str],
) -> Markup {
    let words = asked.visitor.words();
    let round = rules.round;
    html! {
        form #ask action=(action) {
            select #round name="round" {
                @for other in Round::all() {
                    option value=(other.number()) selected[other == round]
                        data-wild=(other.wild()) { (words.deal_on_screen(other)) }
                }
            }
            div.line {
                input #text name="cards" value=(asked.fields.text("cards")) autocomplete="off"
                    autocapitalize="off" spellcheck="false" aria-label=(words.serve_cards());
                button.main { (button) }
            }
            div.pads hidden {
                (pad::cards(rules, more, words))
                div.tabs {
                    button type="button" data-pad="cards" { (words.serve_cards()) }
                    button type="button" data-keyboard { (words.serve_keyboard()) }
                }
            }
        }
    }
}

/// Writes text as a terminal has it.
fn answer(text: &str) -> Markup {
    html! { pre #answer { (printable(text)) } }
}

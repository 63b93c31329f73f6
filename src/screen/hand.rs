//! The round of a hand that is typed into a panel, and what is done with the hand.

use super::message::Effect;
use super::model::Model;
use super::odds::AskedOdds;
use super::question::Question;
use crate::cards::{Card, Deck, parse_cards};
use crate::messages::Messages;
use crate::odds::Answer;
use crate::render::ask::{CheckedHand, NoRequest, OddsRequest, checked};
use crate::rules::{Round, RoundRules};
use crate::solver::Verdict;

pub(super) struct Typed<'a> {
    pub(super) rules: RoundRules<'a>,
    /// The hand without its round.
    pub(super) text: &'a str,
    /// Whether its round is taken as the one entered last.
    pub(super) is_last: bool,
    pub(super) is_next: bool,
    /// The number of the next round.
    pub(super) next: Option<u8>,
}

/// Reads the round of the hand that is typed: the one that is named before it, such
/// as `round 3`, else the one entered last unless the next has begun to be typed or the
/// hand is too large for that round.
pub(super) fn typed(model: &Model) -> Option<Typed<'_>> {
    let is_judged = matches!(model.top().question, Question::Judge);
    read(model, model.top().line.text().trim(), is_judged)
}

/// Reads a hand as [`typed`] does; of what is judged all cards count.
pub(super) fn read<'a>(model: &'a Model, text: &'a str, is_judged: bool) -> Option<Typed<'a>> {
    let sheet = model.sheet.as_ref()?;
    let next = model.turn();
    let has_begun = !(model.entry.is_empty() && model.dialogs[0].line.is_empty());
    let last = sheet.played.keys().next_back().filter(|_| !(has_begun && next.is_some()));
    let last = last.map(|&number| sheet.turn(number));
    let hand = text.split('/').next().filter(|_| !is_judged);
    let cards = count(hand.unwrap_or(text), sheet.ruleset.deck(), model.words());
    let last = last.filter(|last| next.is_none() || cards <= last.round.dealt() + 1);
    let named = named_round(text, model.words());
    let (round, text) = match (&named, &last, &next) {
        (&Some((round, text)), ..) => (round, text),
        (None, Some(turn), _) | (None, None, Some(turn)) => (turn.round, text),
        (None, None, None) => (Round::LAST, text),
    };
    Some(Typed {
        rules: sheet.ruleset.in_round(round),
        text,
        is_last: named.is_none() && last.is_some(),
        is_next: next.as_ref().is_some_and(|next| next.round == round),
        next: next.map(|next| next.number),
    })
}

/// Counts the cards among the words of a text.
fn count(text: &str, deck: Deck, words: &Messages) -> usize {
    let text = words.card_names().to_notation(text);
    let count = |text: &str| parse_cards(text, deck).map_or(0, |cards| cards.len());
    let each = text.split([' ', ',', '/']).map(count).sum();
    count(&text).max(each)
}

/// Splits `round 3` off the front of a text, in English or the language of the table.
fn named_round<'t>(text: &'t str, words: &Messages) -> Option<(Round, &'t str)> {
    let end = |at: usize| {
        text[at..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |end| at + end)
    };
    let first = text.find(|c: char| c.is_ascii_digit())?;
    let (before, number) = (text[..first].trim().to_lowercase(), &text[first..end(first)]);
    let number: u8 = number.parse().ok()?;
    let local = words.round_on_screen(number);
    let local = local.strip_suffix(&number.to_string())?.trim();
    let is_round = [local, "round", "--round", "r"].contains(&before.as_str());
    let rest = text[end(first)..].trim_start_matches([':', ',']).trim_start();
    is_round.then(|| Some((Round::new(number)?, rest)))?
}

/// Returns the score that the hand that is typed gives, as it is typed; `None` if
/// it is no hand.
pub(super) fn score(text: &str, rules: RoundRules<'_>, words: &Messages) -> Option<String> {
    let CheckedHand { cards, verdict, .. } = checked(text, rules, words).ok()?;
    Some(match verdict {
        _ if cards.is_empty() => return None,
        Verdict::Drawn(drawn) if drawn.can_go_out => "out".to_owned(),
        Verdict::Drawn(_) => verdict.penalty().to_string(),
        Verdict::Counting(_) | Verdict::CardsLeft(_) => {
            let cards: Vec<_> = cards.iter().map(Card::to_string).collect();
            cards.join(" ")
        }
    })
}

/// Reads the hand whose odds are asked for; `None` if that panel is not open.
pub(super) fn odds(model: &Model) -> Option<Result<OddsRequest, NoRequest>> {
    let typed = typed(model)?;
    matches!(model.top().question, Question::Odds)
        .then(|| OddsRequest::read(typed.text, typed.rules, model.words()))
}

/// Returns what asks for the odds of the hand that is typed, unless they were
/// asked for; forgets them when the panel is left.
pub(super) fn ask_odds(model: &mut Model) -> Option<Effect> {
    let wanted = odds(model).and_then(Result::ok);
    if let (Some(odds), Some(wanted)) = (&model.odds, &wanted)
        && odds.is_of(wanted)
    {
        return None;
    }
    model.odds = wanted.clone().map(AskedOdds::new);
    wanted.map(|request| Effect::Odds(Box::new(request)))
}

/// Takes odds that were asked for; those of another hand are too late.
pub(super) fn take_odds(model: &mut Model, request: &OddsRequest, answer: Option<Answer>) {
    if let Some(odds) = model.odds.as_mut().filter(|odds| odds.is_of(request)) {
        odds.tell(answer);
    }
}

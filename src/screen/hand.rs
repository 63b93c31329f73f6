//! The round of a hand that is typed into a panel, and what is done with the hand.

use super::message::Effect;
use super::model::Model;
use super::question::{Question, Topic};
use crate::cards::{Card, Deck, parse_cards, parse_ranks};
use crate::game::{RoundSetup, ScoreEntry, after_last, with_wild};
use crate::messages::Messages;
use crate::render::ask::{CheckedHand, NoRequest, OddsRequest, checked};
use crate::rules::{Round, RoundRules};
use crate::solver::Verdict;

pub(super) struct Typed<'a> {
    pub(super) rules: RoundRules<'a>,
    pub(super) text: &'a str,
    /// Whether its round is taken as the one entered last.
    pub(super) is_last: bool,
    pub(super) is_next: bool,
    /// The number of the round that could have been meant as well: the next, or the
    /// one entered last.
    pub(super) other: Option<u8>,
    /// The number of a round that is named, but that is none.
    pub(super) unknown: Option<u8>,
}

impl Typed<'_> {
    /// Names the round that a hand is taken to be of, and how another is named; `None` if
    /// no other could have been meant.
    pub(super) fn heading(&self, words: &Messages) -> Option<String> {
        let round = self.rules.round.number();
        let other = self.other.map(|other| words.round_on_screen(other));
        match (self.is_last, other) {
            (true, next) => Some(words.round_entered_last(round, next.as_deref())),
            (false, last) => last.map(|last| words.round_not_entered(round, &last)),
        }
    }
}

/// Reads the round of the hand that is typed: the one that is named before it, such as `round 3`,
/// else the one entered last unless the next has begun to be typed or the hand fits the next only.
pub(super) fn typed(model: &Model) -> Option<Typed<'_>> {
    let topic = match model.top().question {
        Question::Panel(topic) => topic,
        _ => Topic::Check,
    };
    read(model, model.top().line.text().trim(), topic)
}

/// Reads a hand as [`typed`] does; of what is judged all cards count.
pub(super) fn read<'a>(model: &'a Model, text: &'a str, topic: Topic) -> Option<Typed<'a>> {
    let sheet = model.sheet.as_ref()?;
    let next = model.turn();
    let last = sheet.last_scored().map(|number| sheet.turn(number));
    let has_begun = !(model.entry.is_empty() && model.dialogs[0].line.is_empty());
    let hand = text.split('/').next().filter(|_| topic != Topic::Judge);
    let cards = count(hand.unwrap_or(text), sheet.ruleset.deck(), model.words());
    // Beside the top card of the discard pile, the hand has no drawn card.
    let mut others = text.split('/').skip(1);
    let has_top = topic == Topic::Odds && others.any(|part| part.trim_start().starts_with("top"));
    let most = |turn: &RoundSetup| turn.round.dealt() + usize::from(!has_top);
    let fits = |turn: &RoundSetup| (turn.round.dealt()..=most(turn)).contains(&cards);
    let is_last = match (&last, &next) {
        (None, _) => false,
        (Some(_), None) => true,
        // Some of the cards may be left, or not typed yet.
        (Some(last), Some(_)) if !has_begun => cards <= most(last),
        (Some(last), Some(next)) => topic != Topic::Check && fits(last) && !fits(next),
    };
    let after_last =
        || Some((last.as_ref()?.number, after_last(text, model.words().card_names())?));
    let named =
        named_round(text, model.words()).or_else(|| after_last().filter(|_| topic != Topic::Odds));
    let turn = if is_last { &last } else { &next };
    let other = if is_last { &next } else { &last };
    let named_round = named.map(|(number, _)| {
        // One of the eleven, or one that settles a tie.
        let tie = last.iter().chain(&next).find(|turn| turn.number == number);
        Round::new(number).or(tie.map(|turn| turn.round))
    });
    let round = named_round.flatten().or(turn.as_ref().map(|turn| turn.round));
    let round = round.unwrap_or(Round::LAST);
    Some(Typed {
        rules: sheet.ruleset.in_round(round),
        text: named.map_or(text, |(_, text)| text),
        is_last: named.is_none() && is_last,
        is_next: next.as_ref().is_some_and(|next| next.round == round),
        other: other.as_ref().filter(|_| named.is_none()).map(|other| other.number),
        unknown: named.filter(|_| named_round == Some(None)).map(|(number, _)| number),
    })
}

fn count(text: &str, deck: Deck, words: &Messages) -> usize {
    let text = words.card_names().to_notation(text);
    let count = |text: &str| parse_cards(text, deck).map_or(0, |cards| cards.len());
    let each = text.split([' ', ',', '/']).map(count).sum();
    count(&text).max(each)
}

/// Splits `round 3` off the front of a text, in English or the language of the table.
fn named_round<'t>(text: &'t str, words: &Messages) -> Option<(u8, &'t str)> {
    let (before, rest) = text.split_at(text.find(|c: char| c.is_ascii_digit())?);
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, rest) = rest.split_at(end);
    let number: u8 = number.parse().ok()?;
    let local = words.round_on_screen(number);
    let local = local.strip_suffix(&number.to_string())?.trim();
    let is_round = [local, "round", "--round", "r"].contains(&&*before.trim().to_lowercase());
    is_round.then(|| (number, rest.trim_start_matches([':', ',']).trim_start()))
}

/// Returns the score that the hand that is typed gives in the next round, as it is typed; `None`
/// if it is no hand of it.
pub(super) fn score(model: &Model) -> Option<String> {
    let typed = typed(model).filter(|typed| typed.is_next && typed.unknown.is_none())?;
    let CheckedHand { cards, verdict, .. } =
        checked(typed.text, typed.rules, model.words()).ok()?;
    let mut answers = model.answered().into_iter();
    let is_last_turn = answers
        .any(|(seat, answer)| Some(seat) != model.asked_seat() && *answer == ScoreEntry::WentOut);
    Some(match verdict {
        _ if cards.is_empty() => return None,
        // Who goes out after another does so for 0.
        Verdict::Drawn(drawn) if drawn.can_go_out && is_last_turn => "0".to_owned(),
        Verdict::Drawn(drawn) if drawn.can_go_out => "out".to_owned(),
        Verdict::Drawn(_) => verdict.penalty().to_string(),
        Verdict::Counting(_) | Verdict::CardsLeft(_) => {
            let cards: Vec<_> = cards.iter().map(Card::to_string).collect();
            cards.join(" ")
        }
    })
}

/// Returns `true` if fewer cards are typed than a hand has: these are left, also if not all
/// have their suits.
pub(super) fn are_left(typed: &Typed<'_>, words: &Messages) -> bool {
    let is_of_left = |hand: CheckedHand<'_>| matches!(hand.verdict, Verdict::CardsLeft(_));
    let text = words.card_names().to_notation(typed.text);
    let ranks = || parse_ranks(&with_wild(&text, typed.rules), typed.rules.deck());
    checked(typed.text, typed.rules, words).is_ok_and(is_of_left)
        || ranks().is_ok_and(|ranks| ranks.len() < typed.rules.dealt())
}

/// Reads the hand whose odds are asked for; `None` if that panel is not open.
pub(super) fn odds(model: &Model) -> Option<Result<OddsRequest, NoRequest>> {
    let typed = typed(model)?;
    (matches!(model.top().question, Question::Panel(Topic::Odds)) && typed.unknown.is_none())
        .then(|| OddsRequest::read(typed.text, typed.rules, model.words()))
}

/// Asks for the odds of the hand that is typed, unless they were asked for; forgets them
/// when the panel is left.
pub(super) fn ask_odds(model: &mut Model) {
    let wanted = odds(model).and_then(Result::ok);
    if wanted.is_some() && wanted.as_ref() == model.odds.as_ref().map(|(request, _)| request) {
        return;
    }
    model.odds = wanted.clone().map(|request| (request, None));
    model.effects.extend(wanted.map(|request| Effect::Odds(Box::new(request))));
}

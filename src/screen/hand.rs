//! Hands and lay-downs that are typed into a panel.

use super::message::Effect;
use super::model::Model;
use super::odds::{AskedOdds, NoRequest, OddsRequest, after_word};
use super::question::Question;
use crate::cards::{Card, Hand, HandPart, parse_cards, parse_parts};
use crate::messages::{Message, Messages, RequestError};
use crate::odds::Answer;
use crate::render::{self, JudgedLayDown, TextStyle, TypedHand};
use crate::rules::{LayDown, Round, RoundRules};
use crate::solver::{self, Verdict};

/// A hand that was typed, and the verdict on it.
struct CheckedHand<'a> {
    rules: RoundRules<'a>,
    cards: Vec<Card>,
    verdict: Verdict,
}

/// Returns the round that a hand is checked in: the next, or else the last.
pub(super) fn rules(model: &Model) -> Option<RoundRules<'_>> {
    let sheet = model.sheet.as_ref()?;
    let round = model.turn().map_or(Round::LAST, |turn| turn.round);
    Some(sheet.ruleset.in_round(round))
}

/// Checks the hand that is typed; fewer cards than a hand has are cards left.
fn checked<'a>(
    text: &str,
    rules: RoundRules<'a>,
    words: &Messages,
) -> Result<CheckedHand<'a>, String> {
    let text = words.card_names().to_notation(text);
    let cards = parse_cards(&text, rules.deck()).map_err(|error| error.text(words))?;
    let hand: Hand = cards.iter().copied().collect();
    let verdict = match cards.len() < rules.dealt() {
        true => Verdict::for_cards_left(&hand, rules).map_err(|error| error.text(words)),
        false => Verdict::for_hand(&hand, rules).map_err(|error| error.text(words)),
    };
    Ok(CheckedHand {
        rules,
        cards,
        verdict: verdict?,
    })
}

/// Writes the verdict on the hand that is typed, or why it is none.
pub(super) fn check_text(text: &str, rules: RoundRules<'_>, style: TextStyle) -> String {
    match checked(text, rules, style.words()) {
        Ok(CheckedHand {
            rules,
            cards,
            verdict,
        }) => render::check(
            TypedHand {
                rules,
                cards: &cards,
            },
            &verdict,
            None,
            style,
        ),
        Err(why) => why,
    }
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

/// Writes the judgement on the lay-down that is typed, or why it is none.
pub(super) fn judge_text(text: &str, rules: RoundRules<'_>, style: TextStyle) -> String {
    let lay_down = match lay_down(text, rules, style.words()) {
        Ok(lay_down) => lay_down,
        Err(why) => return why,
    };
    let judged = solver::judge(&lay_down, rules);
    let case = JudgedLayDown {
        rules,
        lay_down: &lay_down,
        judgement: &judged.judgement,
        fixes: &judged.fixes,
        better: judged.better.as_ref(),
    };
    render::judge(&case, style)
}

/// Reads melds with `/` between them, `discard QS` and `left KH 4D` after them.
fn lay_down(text: &str, rules: RoundRules<'_>, words: &Messages) -> Result<LayDown, String> {
    let text = words.card_names().to_notation(text);
    let parts: Vec<_> = text
        .split('/')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let (mut melds, mut discard, mut left) = (Vec::new(), None, None);
    for part in parts {
        match (after_word(part, "discard"), after_word(part, "left")) {
            (Some(card), _) => discard = Some(card),
            (_, Some(cards)) => left = Some(cards),
            _ => melds.push(part.to_owned()),
        }
    }
    let parts = (1..).map(HandPart::Meld).zip(&melds);
    let parts = parts
        .chain(discard.iter().map(|text| (HandPart::Discard, text)))
        .chain(left.iter().map(|text| (HandPart::Left, text)))
        .map(|(part, text)| (part, text.as_str()));
    let parsed = parse_parts(parts, rules.deck()).map_err(|error| error.text(words))?;
    let mut parsed = parsed.into_iter();
    let melds: Vec<_> = parsed.by_ref().take(melds.len()).collect();
    let discard = match discard.and_then(|_| parsed.next()).as_deref() {
        None => None,
        Some(&[card]) => Some(card),
        Some(cards) => return Err(RequestError::DiscardCount(cards.len()).text(words)),
    };
    Ok(LayDown {
        melds,
        discard,
        left: parsed.next(),
    })
}

/// Reads the hand whose odds are asked for; `None` if that panel is not open.
pub(super) fn odds(model: &Model) -> Option<Result<OddsRequest, NoRequest>> {
    let rules = rules(model)?;
    matches!(model.top().question, Question::Odds)
        .then(|| OddsRequest::read(model.top().line.text(), rules, model.words()))
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

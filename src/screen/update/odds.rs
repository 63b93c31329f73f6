//! The odds of the hand that is typed: asked for with each change of it.

use crate::odds::Answer;
use crate::screen::hand;
use crate::screen::message::Effect;
use crate::screen::model::Model;
use crate::screen::odds::{AskedOdds, OddsRequest};

/// Returns what asks for the odds of the hand that is typed, unless they were
/// asked for; forgets them when the panel is left.
pub(super) fn follow(model: &mut Model) -> Option<Effect> {
    let wanted = hand::odds(model).and_then(Result::ok);
    if let (Some(odds), Some(wanted)) = (&model.odds, &wanted)
        && odds.is_of(wanted)
    {
        return None;
    }
    model.odds = wanted.clone().map(AskedOdds::new);
    wanted.map(|request| Effect::Odds(Box::new(request)))
}

/// Takes odds that were asked for; those of another hand are too late.
pub(super) fn take(model: &mut Model, request: &OddsRequest, answer: Option<Answer>) {
    if let Some(odds) = model.odds.as_mut().filter(|odds| odds.is_of(request)) {
        odds.tell(answer);
    }
}

//! Odds in their panel: the hand that is typed into it, and what is told of it.
//!
//! The odds are an effect, as they may take a second: they are asked for with
//! each change of the hand, and an answer about another hand is dropped.

use crate::odds::Answer;
use crate::render::TextStyle;
use crate::render::ask::OddsRequest;

#[derive(Debug, Clone)]
pub(super) struct AskedOdds {
    request: OddsRequest,
    answer: Option<Answer>,
}

impl AskedOdds {
    pub(super) const fn new(request: OddsRequest) -> Self {
        let answer = None;
        Self { request, answer }
    }

    /// Returns `true` if a request is what was asked.
    pub(super) fn is_of(&self, request: &OddsRequest) -> bool {
        self.request == *request
    }

    pub(super) fn tell(&mut self, answer: Option<Answer>) {
        self.answer = answer;
    }

    /// Writes the odds; `None` until they were told.
    pub(super) fn text(&self, style: TextStyle) -> Option<String> {
        self.request.text(self.answer.as_ref()?, style)
    }
}

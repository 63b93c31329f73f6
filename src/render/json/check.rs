//! The answer to a typed hand as JSON.
//!
//! A batch has millions of them, so a line is written straight into its bytes,
//! without a value or a text of its own on the way.

use super::VERSION;
use super::object::raw;
use super::{append, escaped, object};
use crate::cards::{Card, Rank};
use crate::render::hand::{Alternatives, TypedHand};
use crate::rules::Ruleset;
use crate::rules::meld::{Meld, MeldKind, StandsFor};
use crate::solver::{Arrangement, Verdict};

/// Writes the answers to hands that are played under one ruleset, which it
/// writes only once.
#[derive(Debug)]
pub struct CheckWriter {
    ruleset: String,
}

impl CheckWriter {
    /// Makes a writer for hands under a ruleset.
    pub fn new(ruleset: &Ruleset) -> Self {
        Self {
            ruleset: escaped(raw(ruleset).get()),
        }
    }

    /// Writes the answer to one hand.
    pub fn answer(
        &self,
        question: TypedHand,
        verdict: &Verdict,
        ways: Option<&Alternatives>,
    ) -> String {
        let mut line = Line(Vec::with_capacity(1024));
        line.answer(self, None, question, verdict);
        if let Some(Alternatives { shown, more }) = ways {
            line.key("arrangements")
                .list(shown, |line, (discard, arrangement)| {
                    line.0.push(b'{');
                    line.key("discard").option(*discard, Line::card);
                    line.laid_out(arrangement);
                    line.0.push(b'}');
                });
            line.key("more").bool(*more);
        }
        line.text("}\n");
        String::from_utf8(line.0).expect("all of it was text")
    }

    /// Appends the answer to a line of a batch.
    pub fn append(&self, out: &mut Vec<u8>, line: u64, question: TypedHand, verdict: &Verdict) {
        let mut answer = Line(std::mem::take(out));
        answer.answer(self, Some(line), question, verdict);
        answer.text("}\n");
        *out = answer.0;
    }

    /// Appends the error of a line of a batch.
    pub fn append_error(out: &mut Vec<u8>, line: u64, error: &str) {
        append(out, object! { line, error });
    }
}

/// A line that is being written.
struct Line(Vec<u8>);

impl Line {
    /// Writes all fields but those of alternatives, and leaves the object open.
    fn answer(
        &mut self,
        writer: &CheckWriter,
        number: Option<u64>,
        question: TypedHand,
        verdict: &Verdict,
    ) {
        let TypedHand { rules, cards } = question;
        self.text("{\"version\":");
        self.number(VERSION.into());
        if let Some(number) = number {
            self.key("line").number(number);
        }
        self.key("round").number(rules.round.number().into());
        self.key("dealt").number(rules.dealt() as u64);
        self.key("wild").rank(rules.wild_rank());
        self.key("ruleset").text(&writer.ruleset);
        let (phase, drawn, arrangement) = match verdict {
            Verdict::Counting(arrangement) => ("counting", None, Some(arrangement)),
            Verdict::Drawn(drawn) => ("drawn", Some(drawn), Some(&drawn.arrangement)),
            Verdict::CardsLeft(_) => ("left", None, None),
        };
        self.key("phase").quoted(phase);
        self.key("hand").cards(cards);
        self.key("can_go_out")
            .option(drawn.map(|drawn| drawn.can_go_out), Self::bool);
        self.key("discard")
            .option(drawn.and_then(|drawn| drawn.discard), Self::card);
        let go_out = drawn.map_or(&[][..], |drawn| &drawn.go_out_discards);
        self.key("go_out_discards").cards(go_out);
        match arrangement {
            Some(arrangement) => self.laid_out(arrangement),
            None => {
                self.key("melds").text("[]");
                self.key("deadwood").cards(cards);
            }
        }
        let penalty = verdict.penalty();
        self.key("penalty").number(penalty.into());
        match drawn.filter(|drawn| drawn.can_go_out) {
            Some(_) => self
                .key("score")
                .text(&rules.ruleset.go_out_bonus().to_string()),
            None => self.key("score").number(penalty.into()),
        }
        if let Verdict::CardsLeft(left) = verdict {
            let holds = Some(&left.arrangement).filter(|held| !held.melds.is_empty());
            self.key("still_holds").option(holds, |line, held| {
                line.0.push(b'{');
                line.laid_out(held);
                line.key("penalty").number(held.penalty.into());
                line.0.push(b'}');
            });
        }
    }

    fn laid_out(&mut self, arrangement: &Arrangement) {
        self.key("melds").list(&arrangement.melds, Self::meld);
        self.key("deadwood").cards(&arrangement.deadwood);
    }

    fn meld(&mut self, meld: &Meld) {
        self.text(match meld.kind {
            MeldKind::Book => "{\"kind\":\"book\",\"cards\":",
            MeldKind::Run => "{\"kind\":\"run\",\"cards\":",
        });
        self.list(&meld.cards, |line, placed| line.card(placed.card));
        self.key("stands_for")
            .list(&meld.cards, |line, placed| match placed.stands_for {
                StandsFor::Card(card) => line.card(card),
                StandsFor::Rank(rank) => line.rank(rank),
            });
        self.0.push(b'}');
    }

    /// Writes the name of a field, behind the one before if there is one.
    fn key(&mut self, name: &str) -> &mut Self {
        if self.0.last() != Some(&b'{') {
            self.0.push(b',');
        }
        self.quoted(name);
        self.0.push(b':');
        self
    }

    fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        match value {
            Some(value) => write(self, value),
            None => self.text("null"),
        }
    }

    fn list<'a, T: 'a>(
        &mut self,
        items: impl IntoIterator<Item = &'a T>,
        write: impl Fn(&mut Self, &T),
    ) {
        self.0.push(b'[');
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.0.push(b',');
            }
            write(self, item);
        }
        self.0.push(b']');
    }

    fn cards(&mut self, cards: &[Card]) {
        self.list(cards, |line, &card| line.card(card));
    }

    fn card(&mut self, card: Card) {
        match card {
            Card::Joker => self.text("\"JOKER\""),
            Card::Suited(rank, suit) => {
                self.rank(rank);
                let quote = self.0.len() - 1;
                self.0[quote] = suit.letter() as u8;
                self.0.push(b'"');
            }
        }
    }

    fn rank(&mut self, rank: Rank) {
        match rank {
            Rank::Ten => self.text("\"10\""),
            rank => self.0.extend([b'"', rank.text().as_bytes()[0], b'"']),
        }
    }

    fn bool(&mut self, value: bool) {
        self.text(if value { "true" } else { "false" });
    }

    fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.0.push(b'0' + (number % 10) as u8);
    }

    fn quoted(&mut self, text: &str) {
        self.0.push(b'"');
        self.text(text);
        self.0.push(b'"');
    }

    fn text(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }
}

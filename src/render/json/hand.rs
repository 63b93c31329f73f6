//! Hands as JSON: the answers of `check`, the judgement of a lay-down, and odds.
//!
//! A batch has millions of answers, so a line is written straight into its bytes, without
//! a value or a text of its own on the way.

use super::{Object, VERSION, append, escaped, line, object, raw};
use crate::cards::{Card, Rank, Suit};
use crate::game::PricedRanks;
use crate::league::rounded;
use crate::messages::Message;
use crate::odds::{Answer, ChanceWithin, DiscardOdds, HandOdds, Objective, Samples, TopOdds};
use crate::render::hand::{Arrangements, JudgedLayDown, OddsQuestion, TypedHand};
use crate::rules::meld::{Meld, MeldError, MeldKind, StandsFor};
use crate::rules::{MeldReadings, Round, RoundRules, Ruleset};
use crate::solver::{Arrangement, LayDownVerdict, MeldFix, Verdict};

/// Writes the answers to hands that are played under one ruleset, which it
/// writes only once.
#[derive(Debug)]
pub struct CheckWriter {
    /// What is the same of each round: the round and the ruleset.
    rounds: [String; 11],
}

impl CheckWriter {
    pub fn new(ruleset: &Ruleset) -> Self {
        let name = escaped(raw(ruleset).get());
        let rounds = Round::all().map(|round| {
            let (number, dealt) = (round.number(), round.dealt());
            let wild = round.wild();
            format!(r#""round":{number},"dealt":{dealt},"wild":"{wild}","ruleset":{name},"#)
        });
        Self { rounds: rounds.collect::<Vec<_>>().try_into().expect("eleven rounds") }
    }

    pub fn answer(
        &self,
        question: TypedHand,
        verdict: &Verdict,
        arrangements: Option<&Arrangements>,
    ) -> String {
        let mut out = Vec::with_capacity(1024);
        let mut line = Line(&mut out);
        line.answer(self, None, question, verdict);
        if let Some(Arrangements { shown, more }) = arrangements {
            line.text(r#""arrangements":"#);
            line.list(shown, |line, (discard, arrangement)| {
                line.text(r#"{"discard":"#);
                line.option(*discard, Line::card);
                line.laid_out(arrangement);
                line.end(b'}');
            });
            line.text(r#""more":"#);
            line.bool(*more);
        }
        line.end_line();
        String::from_utf8(out).expect("all of it was text")
    }

    pub fn append(&self, out: &mut Vec<u8>, line: u64, question: TypedHand, verdict: &Verdict) {
        let mut answer = Line(out);
        answer.answer(self, Some(line), question, verdict);
        answer.end_line();
    }

    pub fn append_error(out: &mut Vec<u8>, line: u64, error: &str) {
        append(out, object! { line, error });
    }
}

/// A line that is being written. Each value has a comma behind it, in whose place
/// the end of the list or object goes.
struct Line<'a>(&'a mut Vec<u8>);

impl Line<'_> {
    /// Writes all fields but those of alternatives, and leaves the object open.
    fn answer(
        &mut self,
        writer: &CheckWriter,
        number: Option<u64>,
        question: TypedHand,
        verdict: &Verdict,
    ) {
        let TypedHand { rules, cards } = question;
        self.text(r#"{"version":"#);
        self.number(VERSION.into());
        if let Some(number) = number {
            self.text(r#""line":"#);
            self.number(number);
        }
        self.text(&writer.rounds[usize::from(rules.round.number()) - 1]);
        let (phase, drawn, arrangement) = match verdict {
            Verdict::Counting(arrangement) => ("counting", None, Some(arrangement)),
            Verdict::Drawn(drawn) => ("drawn", Some(drawn), Some(&drawn.arrangement)),
            Verdict::CardsLeft(_) => ("left", None, None),
        };
        self.text(r#""phase":""#);
        self.text(phase);
        self.text(r#"","hand":"#);
        self.cards(cards);
        self.text(r#""can_go_out":"#);
        self.option(drawn.map(|drawn| drawn.can_go_out), Self::bool);
        self.text(r#""discard":"#);
        self.option(drawn.and_then(|drawn| drawn.discard), Self::card);
        self.text(r#""go_out_discards":"#);
        self.cards(drawn.map_or(&[], |drawn| &drawn.go_out_discards));
        match arrangement {
            Some(arrangement) => self.laid_out(arrangement),
            None => {
                self.text(r#""melds":[],"deadwood":"#);
                self.cards(cards);
            }
        }
        let penalty = verdict.penalty();
        self.text(r#""penalty":"#);
        self.number(penalty.into());
        self.text(r#""score":"#);
        match drawn.filter(|drawn| drawn.can_go_out) {
            Some(_) => {
                self.text(&rules.ruleset.go_out_bonus().to_string());
                self.text(",");
            }
            None => self.number(penalty.into()),
        }
        if let Verdict::CardsLeft(left) = verdict {
            self.text(r#""still_holds":"#);
            let holds = Some(&left.arrangement).filter(|held| !held.melds.is_empty());
            self.option(holds, |line, held| {
                line.text("{");
                line.laid_out(held);
                line.text(r#""penalty":"#);
                line.number(held.penalty.into());
                line.end(b'}');
            });
        }
    }

    fn laid_out(&mut self, arrangement: &Arrangement) {
        self.text(r#""melds":"#);
        self.list(&arrangement.melds, Self::meld);
        self.text(r#""deadwood":"#);
        self.cards(&arrangement.deadwood);
    }

    fn meld(&mut self, meld: &Meld) {
        self.text(match meld.kind {
            MeldKind::Book => r#"{"kind":"book","cards":"#,
            MeldKind::Run => r#"{"kind":"run","cards":"#,
        });
        self.list(&meld.cards, |line, placed| line.card(placed.card));
        self.text(r#""stands_for":"#);
        self.list(&meld.cards, |line, placed| match placed.stands_for {
            StandsFor::Card(card) => line.card(card),
            StandsFor::Rank(rank) => line.rank(rank),
        });
        self.end(b'}');
    }

    fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        match value {
            Some(value) => write(self, value),
            None => self.text("null,"),
        }
    }

    fn list<'a, T: 'a>(
        &mut self,
        items: impl IntoIterator<Item = &'a T>,
        write: impl Fn(&mut Self, &T),
    ) {
        self.text("[");
        for item in items {
            write(self, item);
        }
        self.end(b']');
    }

    fn cards(&mut self, cards: &[Card]) {
        self.list(cards, |line, &card| line.card(card));
    }

    fn card(&mut self, card: Card) {
        let (text, len) = &CARDS[card_index(card)];
        let end = self.0.len() + usize::from(*len);
        // A copy of a fixed length is quicker than one of the length of the text.
        self.bytes(*text);
        self.0.truncate(end);
    }

    fn rank(&mut self, rank: Rank) {
        match rank {
            Rank::Ten => self.text(r#""10","#),
            rank => self.bytes([b'"', rank.text().as_bytes()[0], b'"', b',']),
        }
    }

    fn bool(&mut self, value: bool) {
        self.text(if value { "true," } else { "false," });
    }

    fn number(&mut self, number: u64) {
        let mut text = [b','; 21];
        let (mut start, mut rest) = (text.len() - 1, number);
        loop {
            start -= 1;
            text[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                return self.0.extend_from_slice(&text[start..]);
            }
        }
    }

    /// Ends the line, and the object that it is.
    fn end_line(&mut self) {
        self.end(b'}');
        self.0.pop();
        self.0.push(b'\n');
    }

    /// Ends a list or an object, in the place of the comma behind its last value
    /// if there is one.
    fn end(&mut self, bracket: u8) {
        match self.0.last_mut() {
            Some(comma @ b',') => *comma = bracket,
            _ => self.0.push(bracket),
        }
        self.0.push(b',');
    }

    fn bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        self.0.extend_from_slice(&bytes);
    }

    #[inline]
    fn text(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }
}

/// Each card as a value with a comma behind it, and the length of that.
static CARDS: [([u8; 8], u8); 13 * 5 + 1] = {
    let mut cards = [(*b"\"JOKER\",", 8); 13 * 5 + 1];
    let mut index = 0;
    while index < 13 * 5 {
        let (rank, suit) = (Rank::ALL[index / 5], Suit::ALL[index % 5].letter() as u8);
        cards[index] = match rank {
            Rank::Ten => ([b'"', b'1', b'0', suit, b'"', b',', 0, 0], 6),
            rank => ([b'"', rank.text().as_bytes()[0], suit, b'"', b',', 0, 0, 0], 5),
        };
        index += 1;
    }
    cards
};

const fn card_index(card: Card) -> usize {
    match card {
        Card::Suited(rank, suit) => 5 * (rank.number() as usize - 1) + suit.index(),
        Card::Joker => 13 * 5,
    }
}

/// Writes what cards left cost, of which the suits were left out.
pub fn ranks_left(left: &PricedRanks, rules: RoundRules<'_>) -> String {
    let ranks: Vec<_> = left.ranks.iter().map(|rank| rank.map_or("JOKER", Rank::text)).collect();
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        phase: "left",
        hand: &ranks,
        can_go_out: None::<bool>,
        discard: None::<Card>,
        go_out_discards: [(); 0],
        melds: [(); 0],
        deadwood: &ranks,
        penalty: left.points(),
        score: left.points(),
    })
}

pub fn judge(case: &JudgedLayDown) -> String {
    let JudgedLayDown { rules, lay_down, verdict: LayDownVerdict { judgement, fixes, better } } =
        case;
    let legal = judgement.is_legal();
    let melds = lay_down.melds.iter().zip(&judgement.melds).zip(fixes);
    let melds = melds.map(|((cards, readings), fix)| meld(cards, readings, fix.as_ref()));
    let score = |goes_out| match goes_out {
        true => i64::from(rules.ruleset.go_out_bonus()),
        false => i64::from(judgement.penalty),
    };
    let problems = judgement.problems.iter().map(Message::in_english);
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        legal,
        can_go_out: judgement.goes_out,
        discard: lay_down.discard,
        melds: melds.collect::<Vec<_>>(),
        deadwood: lay_down.left.as_deref().unwrap_or_default(),
        penalty: judgement.penalty,
        score: judgement.goes_out.filter(|_| legal).map(score),
        problems: problems.collect::<Vec<_>>(),
        better: better,
    })
}

/// A meld as laid down; its cards are as typed where they are no meld.
fn meld(cards: &[Card], readings: &MeldReadings, fix: Option<&MeldFix>) -> Object {
    let meld = readings.book.as_ref().or(readings.run.as_ref()).ok();
    object! {
        kind: meld.map(|meld| meld.kind),
        cards: meld.map_or_else(|| cards.to_vec(), dealt),
        stands_for: meld.map(stands_for),
        legal: readings.is_legal(),
        readings: [
            reading(MeldKind::Book, &readings.book),
            reading(MeldKind::Run, &readings.run),
        ],
        fix,
    }
}

/// The cards of a meld read as a book or as a run.
fn reading(kind: MeldKind, reading: &Result<Meld, MeldError>) -> Object {
    let meld = reading.as_ref().ok();
    object! {
        kind,
        legal: meld.is_some(),
        cards: meld.map(dealt),
        stands_for: meld.map(stands_for),
        why_not: reading.as_ref().err().map(Message::in_english),
    }
}

fn dealt(meld: &Meld) -> Vec<Card> {
    meld.cards.iter().map(|placed| placed.card).collect()
}

fn stands_for(meld: &Meld) -> Vec<StandsFor> {
    meld.cards.iter().map(|placed| placed.stands_for).collect()
}

pub fn odds(
    question: OddsQuestion<'_>,
    typed: TypedHand<'_>,
    seen: &[Card],
    answer: &Answer,
) -> String {
    let TypedHand { rules, cards } = typed;
    let (mut of_hand, mut discards, mut top, mut samples) = (None, None, None, None);
    match answer {
        Answer::Hand(odds, sampled) => {
            samples = sampled.as_ref();
            of_hand = Some(hand(odds, samples));
        }
        Answer::Discards(odds) => discards = Some(odds.iter().map(discard).collect()),
        Answer::Top(odds) => top = Some(top_card(odds)),
    }
    let discards: Vec<Object> = discards.unwrap_or_default();
    line(object! {
        round: rules.round.number(),
        dealt: rules.dealt(),
        wild: rules.wild_rank(),
        ruleset: rules.ruleset,
        phase: if question.position.has_drawn() { "drawn" } else { "counting" },
        hand: cards,
        seen,
        unseen_count: question.position.unseen().len(),
        last_turn: question.objective == Objective::LastTurn,
        odds: of_hand,
        discards,
        top,
        sample_count: samples.and_then(|samples| Some(samples.within.first()?.samples)),
        seed: samples.map(|samples| samples.seed),
    })
}

fn hand(odds: &HandOdds, samples: Option<&Samples>) -> Object {
    let sampled = samples.map_or(&[][..], |samples| &samples.within);
    let chances = odds.within(sampled).into_iter().map(chance);
    object! {
        away: odds.draws_away,
        helps: odds.helps,
        helping_count: odds.helping(),
        chances: chances.collect::<Vec<_>>(),
        penalty: odds.penalty,
        last_turn_penalty: rounded(odds.last_turn.value()),
    }
}

fn discard(odds: &DiscardOdds) -> Object {
    let own = object! { discards: odds.cards, goes_out: odds.goes_out };
    own.and([hand(&odds.rest, None)])
}

fn top_card(odds: &TopOdds) -> Object {
    object! {
        card: odds.top,
        take: odds.advice.takes(),
        reason: <&str>::from(odds.advice),
        discard: odds.discard,
        goes_out: odds.taken.is_none(),
        taken: odds.taken.as_ref().map(|odds| hand(odds, None)),
        drawn: hand(&odds.stock, None),
    }
}

fn chance(chance: ChanceWithin) -> Object {
    object! {
        draws: chance.draws,
        share: rounded(chance.share),
        low: chance.interval.map(|(low, _)| rounded(low)),
        high: chance.interval.map(|(_, high)| rounded(high)),
    }
}

//! The answers of `check` as JSON.
//!
//! A batch has millions of them, so a line is written straight into its bytes, without a
//! value or a text of its own on the way.

use super::{VERSION, escaped, line, object, raw};
use crate::cards::{CalledCard, Card, Rank, Suit};
use crate::game::PricedRanks;
use crate::render::hand::{Arrangements, TypedHand};
use crate::rules::meld::{Meld, MeldKind, StandsFor};
use crate::rules::{Round, RoundRules, Ruleset};
use crate::solver::{Arrangement, Verdict};

/// Writes the answers to hands that are played under one ruleset, which it writes only once.
#[derive(Debug)]
pub struct CheckWriter {
    /// What is the same of each round: the round and the ruleset.
    rounds: [String; 11],
    lines: Lines,
}

impl CheckWriter {
    /// Returns a writer with space for some bytes; for more it makes space.
    pub fn new(ruleset: &Ruleset, capacity: usize) -> Self {
        let name = escaped(raw(ruleset).get());
        let rounds = Round::all().map(|round| {
            let (number, dealt) = (round.number(), round.dealt());
            let wild = round.wild();
            format!(r#""round":{number},"dealt":{dealt},"wild":"{wild}","ruleset":{name},"#)
        });
        Self {
            rounds: rounds.collect::<Vec<_>>().try_into().expect("eleven rounds"),
            lines: Lines { bytes: Vec::with_capacity(capacity), len: 0 },
        }
    }

    pub fn answer(
        mut self,
        question: TypedHand,
        verdict: &Verdict,
        arrangements: Option<&Arrangements>,
    ) -> String {
        self.begin(None, question, verdict);
        let lines = &mut self.lines;
        if let Some(Arrangements { shown, more }) = arrangements {
            lines.text(br#""arrangements":["#);
            lines.list(shown, |lines, (discard, arrangement)| {
                lines.text(br#"{"discard":"#);
                lines.option(*discard, Lines::card);
                lines.laid_out(arrangement);
                lines.end(b'}');
            });
            lines.text(br#""more":"#);
            lines.bool(*more);
        }
        lines.end_line();
        String::from_utf8(self.into_bytes()).expect("all of it was text")
    }

    pub fn append(&mut self, line: u64, question: TypedHand, verdict: &Verdict) {
        self.begin(Some(line), question, verdict);
        self.lines.end_line();
    }

    pub fn append_error(&mut self, line: u64, error: &str) {
        self.lines.slice(&super::line(object! { line, error }));
    }

    pub fn into_bytes(mut self) -> Vec<u8> {
        self.lines.bytes.truncate(self.lines.len);
        self.lines.bytes
    }

    /// Writes all fields but those of alternatives, and leaves the object open.
    fn begin(&mut self, number: Option<u64>, question: TypedHand, verdict: &Verdict) {
        let TypedHand { rules, cards } = question;
        let lines = &mut self.lines;
        lines.text(br#"{"version":"#);
        lines.text(&[b'0' + VERSION, b',']);
        if let Some(number) = number {
            lines.text(br#""line":"#);
            lines.number(number);
        }
        lines.slice(&self.rounds[usize::from(rules.round.number()) - 1]);
        let (drawn, arrangement) = match verdict {
            Verdict::Counting(arrangement) => {
                lines.text(br#""phase":"counting","#);
                (None, Some(arrangement))
            }
            Verdict::Drawn(drawn) => {
                lines.text(br#""phase":"drawn","#);
                (Some(drawn), Some(&drawn.arrangement))
            }
            Verdict::CardsLeft(_) => {
                lines.text(br#""phase":"left","#);
                (None, None)
            }
        };
        lines.text(br#""hand":["#);
        lines.cards(cards);
        lines.text(br#""can_go_out":"#);
        lines.option(drawn.map(|drawn| drawn.can_go_out), Lines::bool);
        lines.text(br#""discard":"#);
        lines.option(drawn.and_then(|drawn| drawn.discard), Lines::card);
        lines.text(br#""go_out_discards":["#);
        lines.cards(drawn.map_or(&[], |drawn| &drawn.go_out_discards));
        match arrangement {
            Some(arrangement) => lines.laid_out(arrangement),
            None => {
                lines.text(br#""melds":[],"deadwood":["#);
                lines.cards(cards);
            }
        }
        let penalty = verdict.penalty();
        lines.text(br#""penalty":"#);
        lines.number(penalty.into());
        lines.text(br#""score":"#);
        match drawn.filter(|drawn| drawn.can_go_out) {
            Some(_) => {
                lines.slice(&rules.ruleset.go_out_bonus().to_string());
                lines.text(b",");
            }
            None => lines.number(penalty.into()),
        }
        if let Verdict::CardsLeft(left) = verdict {
            lines.text(br#""still_holds":"#);
            let holds = Some(&left.arrangement).filter(|held| !held.melds.is_empty());
            lines.option(holds, |lines, held| {
                lines.text(b"{");
                lines.laid_out(held);
                lines.text(br#""penalty":"#);
                lines.number(held.penalty.into());
                lines.end(b'}');
            });
        }
    }
}

/// Lines that are written. Each value has a comma after it, in whose place the end of
/// the list or object goes.
///
/// What is written goes over bytes that are there: to append to them is a call for each
/// piece where a program is optimized for size, as the published one.
#[derive(Debug)]
struct Lines {
    bytes: Vec<u8>,
    /// Where the next piece goes; what is after it is free.
    len: usize,
}

impl Lines {
    fn laid_out(&mut self, arrangement: &Arrangement) {
        self.text(br#""melds":["#);
        self.list(&arrangement.melds, Self::meld);
        self.text(br#""deadwood":["#);
        self.cards(&arrangement.deadwood);
    }

    fn meld(&mut self, meld: &Meld) {
        match meld.kind {
            MeldKind::Book => self.text(br#"{"kind":"book","cards":["#),
            MeldKind::Run => self.text(br#"{"kind":"run","cards":["#),
        }
        self.list(&meld.cards, |lines, placed| lines.card(placed.card));
        self.text(br#""stands_for":["#);
        self.list(&meld.cards, |lines, placed| match placed.stands_for {
            StandsFor::Card(card) => lines.card(card),
            StandsFor::Rank(rank) => lines.rank(rank),
        });
        self.end(b'}');
    }

    fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        match value {
            Some(value) => write(self, value),
            None => self.text(b"null,"),
        }
    }

    #[inline(always)]
    fn list<T>(&mut self, items: &[T], write: impl Fn(&mut Self, &T)) {
        for item in items {
            write(self, item);
        }
        self.end(b']');
    }

    fn cards(&mut self, cards: &[Card]) {
        self.list(cards, |lines, &card| lines.card(card));
    }

    #[inline(always)]
    fn card(&mut self, card: Card) {
        let (text, len) = &CARDS[card_index(card)];
        self.piece(text, (*len).into());
    }

    fn rank(&mut self, rank: Rank) {
        match rank {
            Rank::Ten => self.text(br#""10","#),
            rank => self.text(&[b'"', rank.text().as_bytes()[0], b'"', b',']),
        }
    }

    fn bool(&mut self, value: bool) {
        if value { self.text(b"true,") } else { self.text(b"false,") }
    }

    fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
            self.len -= 1;
        }
        self.text(&[b'0' + (number % 10) as u8, b',']);
    }

    /// Ends a list or an object, in the place of the comma after its last value if there is one.
    #[inline(always)]
    fn end(&mut self, bracket: u8) {
        self.len -= usize::from(self.bytes[self.len - 1] == b',');
        self.text(&[bracket, b',']);
    }

    fn end_line(&mut self) {
        self.end(b'}');
        self.bytes[self.len - 1] = b'\n';
    }

    /// Writes a text whose length is known only when it is written.
    fn slice(&mut self, text: &str) {
        let text = text.as_bytes();
        while self.bytes.len() - self.len < text.len() {
            self.make_space();
        }
        self.bytes[self.len..][..text.len()].copy_from_slice(text);
        self.len += text.len();
    }

    #[inline(always)]
    fn text<const N: usize>(&mut self, text: &[u8; N]) {
        self.piece(text, N);
    }

    /// Writes the first bytes of a text: a copy of a fixed length is quicker than one
    /// of the length of a text.
    #[inline(always)]
    fn piece<const N: usize>(&mut self, text: &[u8; N], len: usize) {
        loop {
            let free = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut);
            if let Some(place) = free {
                *place = *text;
                self.len += len;
                return;
            }
            self.make_space();
        }
    }

    #[cold]
    #[inline(never)]
    fn make_space(&mut self) {
        self.bytes.extend_from_slice(&[0; 1024]);
    }
}

/// Each card as a value with a comma after it, and the length of that.
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
    let ranks: Vec<_> = left.ranks.iter().map(CalledCard::to_string).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Lines)) -> String {
        let mut lines = Lines { bytes: Vec::new(), len: 0 };
        write(&mut lines);
        lines.bytes.truncate(lines.len);
        String::from_utf8(lines.bytes).unwrap()
    }

    #[test]
    fn numbers_have_all_their_digits() {
        for number in [0, 9, 10, 305, 4_000, u64::MAX] {
            assert_eq!(written(|lines| lines.number(number)), format!("{number},"));
        }
    }

    #[test]
    fn space_is_made_for_what_is_written() {
        let cards = [Card::Joker, Card::Suited(Rank::Ten, Suit::Stars)].repeat(1_000);
        let expect = r#""JOKER","10*","#.repeat(1_000);
        let expect = format!("{}],", expect.trim_end_matches(','));
        assert_eq!(written(|lines| lines.cards(&cards)), expect);
        let long = "x".repeat(5_000);
        assert_eq!(written(|lines| lines.slice(&long)), long);
    }
}

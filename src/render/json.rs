//! The parts that all JSON is made of: cards, melds, lines.
//!
//! Cards and melds are written without a string of their own: there are up to
//! fifty cards in an answer, and a million answers in a batch.

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::rules::meld::{Meld, MeldKind, StandsFor};
use crate::solver::Arrangement;

/// Appends a shape as one line.
pub(super) fn append(out: &mut Vec<u8>, shape: &impl Serialize) {
    serde_json::to_writer(&mut *out, shape).expect("memory takes every shape without maps");
    out.push(b'\n');
}

/// Writes a shape as one line.
pub(super) fn line(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).expect("a shape without maps is JSON") + "\n"
}

/// A card in canonical ASCII.
pub(super) struct Text(pub(super) Card);

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Card::Joker => serializer.serialize_str("JOKER"),
            Card::Suited(rank, suit) => {
                let mut text = ArrayString::<3>::new();
                text.push_str(rank.text());
                text.push(suit.letter());
                serializer.serialize_str(&text)
            }
        }
    }
}

/// Cards, in the order that they have.
pub(super) struct Cards<'a>(pub(super) &'a [Card]);

impl Serialize for Cards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(Text))
    }
}

/// Melds, in the order that they have.
pub(super) struct Melds<'a>(pub(super) &'a [Meld]);

impl Serialize for Melds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(MeldShape::new))
    }
}

#[derive(Serialize)]
struct MeldShape<'a> {
    kind: &'static str,
    cards: Own<'a>,
    stands_for: StandsForList<'a>,
}

impl<'a> MeldShape<'a> {
    fn new(meld: &'a Meld) -> Self {
        Self {
            kind: match meld.kind {
                MeldKind::Book => "book",
                MeldKind::Run => "run",
            },
            cards: Own(meld),
            stands_for: StandsForList(meld),
        }
    }
}

/// The cards of a meld as they were dealt.
pub(super) struct Own<'a>(pub(super) &'a Meld);

impl Serialize for Own<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.cards.iter().map(|placed| Text(placed.card)))
    }
}

/// What each card of a meld stands for: a card, or in a book a rank.
pub(super) struct StandsForList<'a>(pub(super) &'a Meld);

impl Serialize for StandsForList<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = self.0.cards.iter();
        serializer.collect_seq(cards.map(|placed| Standing(placed.stands_for)))
    }
}

struct Standing(StandsFor);

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            StandsFor::Card(card) => Text(card).serialize(serializer),
            StandsFor::Rank(rank) => serializer.serialize_str(rank.text()),
        }
    }
}

/// A hand laid out.
#[derive(Serialize)]
pub(super) struct Arranged<'a> {
    melds: Melds<'a>,
    deadwood: Cards<'a>,
    penalty: u16,
}

impl<'a> Arranged<'a> {
    pub(super) fn new(arrangement: &'a Arrangement) -> Self {
        Self {
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
            penalty: arrangement.penalty,
        }
    }
}

#[derive(Serialize)]
struct ErrorShape<'a> {
    version: u8,
    error: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'a str>,
}

/// Writes an error as `{"version":1,"error":…,"hint":…}`; `hint` only if there
/// is one.
pub fn error_json(error: &str, hint: Option<&str>) -> String {
    line(&ErrorShape {
        version: 1,
        error,
        hint,
    })
}

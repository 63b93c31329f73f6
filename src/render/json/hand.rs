//! Cards and melds as JSON.
//!
//! They are written without intermediate strings: an answer holds up to fifty
//! cards, and a batch a million answers.

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::rules::meld::{Meld, MeldKind, StandsFor};
use crate::solver::Arrangement;

/// A card in canonical ASCII.
pub(super) struct CardText(pub(super) Card);

impl Serialize for CardText {
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

/// A list of cards.
pub(super) struct Cards<C>(pub(super) C);

impl<C: AsRef<[Card]>> Serialize for Cards<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.as_ref().iter().copied().map(CardText))
    }
}

/// A list of melds.
pub(super) struct Melds<'a>(pub(super) &'a [Meld]);

impl Serialize for Melds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(MeldShape::of))
    }
}

/// A meld: its kind, its cards and what each of them stands for.
#[derive(Serialize)]
pub(super) struct MeldShape<'a> {
    kind: &'static str,
    cards: MeldCards<'a>,
    stands_for: StandsForList<'a>,
}

impl<'a> MeldShape<'a> {
    pub(super) const fn of(meld: &'a Meld) -> Self {
        Self {
            kind: kind_name(meld.kind),
            cards: MeldCards(meld),
            stands_for: StandsForList(meld),
        }
    }
}

/// Returns `book` or `run`.
pub(super) const fn kind_name(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Book => "book",
        MeldKind::Run => "run",
    }
}

/// The cards of a meld as they were dealt.
pub(super) struct MeldCards<'a>(pub(super) &'a Meld);

impl Serialize for MeldCards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.cards.iter().map(|placed| CardText(placed.card)))
    }
}

/// The card, or in a book the rank, that each card of a meld stands for.
pub(super) struct StandsForList<'a>(pub(super) &'a Meld);

impl Serialize for StandsForList<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = self.0.cards.iter();
        serializer.collect_seq(cards.map(|placed| StandsForText(placed.stands_for)))
    }
}

struct StandsForText(StandsFor);

impl Serialize for StandsForText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            StandsFor::Card(card) => CardText(card).serialize(serializer),
            StandsFor::Rank(rank) => serializer.serialize_str(rank.text()),
        }
    }
}

/// A hand arranged into melds and deadwood.
#[derive(Serialize)]
pub(super) struct ArrangementShape<'a> {
    melds: Melds<'a>,
    deadwood: Cards<&'a [Card]>,
    penalty: u16,
}

impl<'a> ArrangementShape<'a> {
    pub(super) fn of(arrangement: &'a Arrangement) -> Self {
        Self {
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
            penalty: arrangement.penalty,
        }
    }
}

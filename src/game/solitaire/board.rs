//! The piles and the stock, and how a card is played.

use std::cmp::Reverse;
use std::iter;

use arrayvec::ArrayVec;
use strum::IntoStaticStr;

use crate::cards::{Card, Hand};
use crate::game::event::{InvalidSolitaire, PILES, SolitaireMove, SolitaireScore, SolitaireStart};
use crate::game::score::least;
use crate::odds::Position;
use crate::rules::meld::MAX_CARDS;
use crate::rules::{Round, RoundRules, Ruleset};
use crate::solver::{Arrangement, DrawnHand, arrange, drawn};

/// The eleven piles, and the cards that are still to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub ruleset: Ruleset,
    /// Whether the drawn card itself may be thrown at once.
    pub throw_drawn: bool,
    /// The piles, of 3 to 13 cards.
    pub piles: Vec<Pile>,
    /// The cards to come: all that are in no pile and were not drawn.
    pub unseen: Hand,
    /// How many cards were drawn and played.
    pub drawn: usize,
    /// All cards to draw in their order; `None` for real cards.
    stock: Option<Vec<Card>>,
}

/// A drawn card as it is to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub pile: Round,
    /// What to record.
    pub play: SolitaireMove,
    /// What the card could have closed and did not; empty if it closed a pile.
    pub missed: Vec<Closing>,
}

impl Board {
    /// Lays out the cards of a deal.
    pub fn new(start: SolitaireStart) -> Result<Self, InvalidSolitaire> {
        let unseen = start.unseen()?;
        let piles = Round::all().zip(start.piles).map(|(round, cards)| Pile {
            round,
            cards: cards.into_iter().collect(),
            is_closed: false,
        });
        Ok(Self {
            throw_drawn: start.throw_drawn,
            piles: piles.collect(),
            unseen,
            drawn: 0,
            stock: start.stock,
            ruleset: start.ruleset,
        })
    }

    /// Returns how many cards are left to draw.
    pub fn left(&self) -> usize {
        self.unseen.len()
    }

    /// Returns the card that is drawn next; `None` for real cards, and once the
    /// game is over.
    pub fn next_card(&self) -> Option<Card> {
        let stock = self.stock.as_ref()?;
        let is_open = self.state() == SolitaireState::Open;
        is_open.then(|| stock.get(self.drawn).copied()).flatten()
    }

    /// Returns `true` if the cards are real ones, whose order nobody knows.
    pub fn is_real(&self) -> bool {
        self.stock.is_none()
    }

    /// Returns the piles that are not turned over.
    pub fn open(&self) -> impl Iterator<Item = &Pile> {
        self.piles.iter().filter(|pile| !pile.is_closed)
    }

    /// Returns how many piles are turned over.
    pub fn closed_count(&self) -> usize {
        self.piles.len() - self.open().count()
    }

    /// Returns the points of the open piles, each best arranged: a custom.
    pub fn points_left(&self) -> u16 {
        self.open().map(|pile| pile.penalty(self.rules(pile))).sum()
    }

    pub fn pile(&self, round: Round) -> &Pile {
        &self.piles[index(round)]
    }

    /// Returns the rules that a pile is judged by.
    pub fn rules(&self, pile: &Pile) -> RoundRules<'_> {
        self.ruleset.in_round(pile.round)
    }

    /// Returns whether all piles are turned over, or no card is left.
    pub fn state(&self) -> SolitaireState {
        match (self.open().count(), self.left()) {
            (0, _) => SolitaireState::Won,
            (_, 0) => SolitaireState::Lost,
            _ => SolitaireState::Open,
        }
    }

    /// Returns the fewest cards that an open pile must be played before it goes
    /// out, if the best of those left come; `None` if they are never enough.
    ///
    /// Where the drawn card may not be thrown at once, it can take one more.
    pub fn draws_away(&self, pile: &Pile) -> Option<u8> {
        Position { hand: pile.cards, unseen: self.unseen, rules: self.rules(pile) }.draws_away()
    }

    /// Returns how each open pile goes out with a card, if it does.
    pub fn closings(&self, card: Card) -> Vec<Closing> {
        let closing = |pile: &Pile| pile.closing(card, self.throw_drawn, self.rules(pile));
        self.open().filter_map(closing).collect()
    }

    /// Checks that a card can be the next one drawn.
    pub fn draw(&self, card: Card) -> Result<(), SolitaireError> {
        let state = self.state();
        if state != SolitaireState::Open {
            return Err(SolitaireError::Over(state));
        }
        if let Some(next) = self.next_card().filter(|&next| next != card) {
            return Err(SolitaireError::NotNext { card, next });
        }
        let copies = self.ruleset.deck().copies(card);
        let is_left = self.unseen.count(card) > 0;
        is_left.then_some(()).ok_or(SolitaireError::NoneLeft { card, copies })
    }

    /// Plays a drawn card to a pile, which throws another; returns what to
    /// record. Without a discard the pile must go out, and throws the card that
    /// is advised.
    pub fn play(
        &self,
        card: Card,
        round: Round,
        discard: Option<Card>,
    ) -> Result<Played, SolitaireError> {
        let pile = self.takes(card, round, discard)?;
        let closing = pile.closing(card, self.throw_drawn, self.rules(pile));
        let discard = match (discard, &closing) {
            (None, None) => return Err(SolitaireError::NoDiscard(round)),
            (None, Some(closing)) => closing.discard,
            (Some(_), _) => discard,
        };
        let closed = closing.is_some_and(|closing| match discard {
            Some(card) => closing.discards.contains(&card),
            None => closing.discard.is_none(),
        });
        Ok(Played {
            pile: round,
            play: SolitaireMove {
                draw: self.drawn as u8 + 1,
                card,
                pile: round.dealt() as u8,
                discard,
                closed,
            },
            missed: if closed { Vec::new() } else { self.closings(card) },
        })
    }

    /// Returns an open pile, once it is known that a card can be played to it by
    /// throwing another.
    fn takes(
        &self,
        card: Card,
        round: Round,
        discard: Option<Card>,
    ) -> Result<&Pile, SolitaireError> {
        self.draw(card)?;
        let pile = self.pile(round);
        if pile.is_closed {
            return Err(SolitaireError::Closed(round));
        }
        match discard {
            Some(thrown) if pile.cards.count(thrown) > 0 => Ok(pile),
            Some(thrown) if thrown != card => {
                Err(SolitaireError::NotInPile { pile: round, card: thrown })
            }
            Some(_) if !self.throw_drawn => Err(SolitaireError::ThrownAtOnce { pile: round, card }),
            _ => Ok(pile),
        }
    }

    /// Returns the board after a move.
    #[must_use]
    pub fn after(&self, play: &SolitaireMove) -> Self {
        let mut after = self.clone();
        after.apply(play);
        after
    }

    /// Plays a recorded card; one that does not fit is ignored, as where two
    /// devices went on with the same game.
    pub(super) fn apply(&mut self, play: &SolitaireMove) {
        let is_next = usize::from(play.draw) == self.drawn + 1;
        let Some(round) = play.round().filter(|_| is_next) else {
            return;
        };
        if self.takes(play.card, round, play.discard).is_err() {
            return;
        }
        let pile = &mut self.piles[index(round)];
        pile.cards.insert(play.card);
        if let Some(discard) = play.discard {
            pile.cards.remove(discard);
        }
        pile.is_closed = play.closed;
        self.unseen.remove(play.card);
        self.drawn += 1;
    }
}

/// Returns the place of a pile, from 0.
pub(super) fn index(round: Round) -> usize {
    usize::from(round.number()) - 1
}

/// An open hand of solitaire with its own wild rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// The round whose number of cards and wild rank it has.
    pub round: Round,
    pub cards: Hand,
    /// Whether it was turned over.
    pub is_closed: bool,
}

/// How a pile goes out with a drawn card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closing {
    pub pile: Round,
    /// Every discard that closes it, in canonical order; empty if it goes out
    /// only without one.
    pub discards: ArrayVec<Card, MAX_CARDS>,
    /// The discard to advise; `None` if it goes out without one.
    pub discard: Option<Card>,
    /// How the other cards lie.
    pub arrangement: Arrangement,
}

impl SolitaireScore {
    /// Checks that a game by some rules can end so: that piles as many as are open
    /// can have the points left, however they are arranged.
    pub fn check_by(&self, ruleset: &Ruleset) -> Result<(), InvalidSolitaire> {
        self.check()?;
        let open = PILES - usize::from(self.closed);
        let rounds = || Round::all().map(|round| ruleset.in_round(round));
        let least = rounds().map(least).min().unwrap_or_default();
        let most = most_of(open, ruleset);
        match self.left {
            Some(left) if left > 0 && !(least..=most).contains(&left.into()) => {
                Err(InvalidSolitaire::PointsOfOpen { closed: self.closed, least, most, left })
            }
            _ => Ok(()),
        }
    }
}

/// Returns the most points that so many open piles can have: the largest ones, with their
/// dearest cards and all Jokers of the deck.
fn most_of(open: usize, ruleset: &Ruleset) -> i32 {
    let deck = ruleset.deck();
    let jokers = usize::from(deck.copies(Card::Joker));
    let rounds: Vec<_> = Round::all().map(|round| ruleset.in_round(round)).collect();
    let mut values = Vec::new();
    for rules in rounds.iter().rev().take(open) {
        let suited = Card::all().filter(|card| *card != Card::Joker);
        let each = |card: Card| iter::repeat_n(rules.value(card), deck.copies(card).into());
        let mut of_pile: Vec<_> = suited.flat_map(each).collect();
        of_pile.sort_unstable();
        values.extend(of_pile.iter().rev().take(rules.dealt()).copied());
    }
    values.sort_unstable();
    for value in values.iter_mut().take(jokers) {
        *value = rounds[0].value(Card::Joker).max(*value);
    }
    values.into_iter().map(i32::from).sum()
}

impl Pile {
    pub(super) fn with(&self, card: Card) -> Hand {
        let mut cards = self.cards;
        cards.insert(card);
        cards
    }

    /// Returns what the cards cost as they lie, in points.
    pub fn penalty(&self, rules: RoundRules<'_>) -> u16 {
        arrange(&self.cards, rules).penalty
    }

    /// Returns how the pile goes out with a card; `None` if it does not.
    pub(super) fn closing(
        &self,
        card: Card,
        throw_drawn: bool,
        rules: RoundRules<'_>,
    ) -> Option<Closing> {
        let hand = self.with(card);
        let DrawnHand { can_go_out, go_out_discards: mut discards, mut discard, mut arrangement } =
            drawn(&hand, rules).expect("a pile and a card are one more than were dealt");
        if !can_go_out {
            return None;
        }
        let without_discard = discard.is_none();
        if !throw_drawn && self.cards.count(card) == 0 {
            discards.retain(|&mut other| other != card);
        }
        if discards.is_empty() && !without_discard {
            return None;
        }
        if discard.is_some_and(|advised| !discards.contains(&advised)) {
            discard = self.best(&discards, rules);
            let mut kept = hand;
            discard.map(|discard| kept.remove(discard));
            arrangement = arrange(&kept, rules);
        }
        Some(Closing { pile: self.round, discards, discard, arrangement })
    }

    /// Returns the discard to advise: no wild if another serves, then the
    /// dearest, then the first in canonical order.
    fn best(&self, discards: &[Card], rules: RoundRules<'_>) -> Option<Card> {
        let key = |&card: &Card| (rules.is_wild(card), Reverse(rules.value(card)), card);
        discards.iter().copied().min_by_key(key)
    }
}

/// Whether a game of solitaire is open, won or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SolitaireState {
    Open,
    Won,
    Lost,
}

impl SolitaireState {
    /// Returns its name: `won`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

sampled! {
    /// Why a card cannot be played so.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum SolitaireError {
        /// The game is over.
        Over(SolitaireState), for (SolitaireState::Won) or (SolitaireState::Lost);
        /// All copies of the card were dealt or drawn.
        NoneLeft { card: Card, copies: u8 }, for { card: "JOKER", copies: 6 };
        /// Another card is the next of the stock.
        NotNext { card: Card, next: Card }, for { card: "JOKER", next: "5C" };
        /// The pile was turned over.
        Closed(Round), for (Round::LAST);
        /// A card must be thrown.
        NoDiscard(Round), for (Round::LAST);
        /// The pile does not have the discard.
        NotInPile { pile: Round, card: Card }, for { pile: Round::LAST, card: "JOKER" };
        /// The drawn card may not be thrown at once.
        ThrownAtOnce { pile: Round, card: Card }, for { pile: Round::LAST, card: "JOKER" };
    }
}

//! The rulesets, the eleven rounds, and a round under a ruleset: which cards are wild and
//! what each costs.

use std::fmt;

use strum::{EnumString, IntoStaticStr};

use crate::cards::{Card, Deck, Rank};

/// The rules that a table plays by: a name and a value for every rule.
///
/// Made by [`Ruleset::official`], [`Ruleset::texas`] or [`Ruleset::named`], and varied
/// with [`Ruleset::with`](Self::with), so that the rules never contradict each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    pub(super) name: String,
    pub(super) min_naturals: u8,
    pub(super) natural_in_place: bool,
    pub(super) max_wilds: Option<u8>,
    pub(super) book_distinct_suits: bool,
    pub(super) ace: Option<Ace>,
    pub(super) ace_value: u16,
    pub(super) joker_value: u16,
    pub(super) wild_value: WildValue,
    pub(super) face_cards: FaceCards,
    pub(super) discard_to_go_out: bool,
    pub(super) go_out_bonus: i16,
    pub(super) games_combined: u8,
    pub(super) tie: Tie,
}

/// The most players at a table: two games of cards serve as many. Source: leaflet.
pub const MAX_PLAYERS: usize = 14;

/// Where the ace stands in a run; it never joins both ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ace {
    /// Below the two.
    Low,
    /// Above the king.
    High,
    /// Below the two or above the king.
    Either,
}

/// What a loose card of the wild rank costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WildValue {
    /// A fixed number of points.
    Points(u16),
    /// As many points as the card costs when it is not wild.
    Face,
}

/// What loose Jacks, Queens and Kings cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum FaceCards {
    /// 11, 12 and 13 points.
    #[strum(serialize = "11-12-13")]
    ByRank,
    /// 10 points each.
    #[strum(serialize = "10")]
    Ten,
}

/// Who wins when the lowest total is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Tie {
    /// All who share it.
    Shared,
    /// The one who went out in more rounds.
    MostOut,
    /// Whoever is lowest after one more round.
    ExtraRound,
}

impl Ruleset {
    /// Returns the publisher's rules. Source: leaflet.
    pub fn official() -> Self {
        Self {
            name: "official".into(),
            min_naturals: 0,
            natural_in_place: true,
            max_wilds: None,
            book_distinct_suits: false,
            ace: None,
            ace_value: 1,
            joker_value: 50,
            wild_value: WildValue::Points(20),
            face_cards: FaceCards::ByRank,
            discard_to_go_out: true,
            go_out_bonus: 0,
            games_combined: 1,
            tie: Tie::Shared,
        }
    }

    /// Returns the rules of the Texas Good Sam tournament: aces and twos are
    /// in play and each meld needs a natural. Source: Texas sheet.
    pub fn texas() -> Self {
        Self { name: "texas".into(), min_naturals: 1, ace: Some(Ace::Either), ..Self::official() }
    }

    /// Returns the name, followed by the rules that were varied:
    /// `official, min_naturals=2`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the deck that the game is played with.
    pub const fn deck(&self) -> Deck {
        Deck { games: self.games_combined, low_ranks: self.ace.is_some() }
    }

    /// Returns how many players the deck serves at most: in the last round each is
    /// dealt a hand, and a card is turned up. Source: leaflet, for 8 and 14 players.
    pub fn max_players(&self) -> usize {
        let served = (self.deck().size() - 1) / Round::LAST.dealt();
        served.min(MAX_PLAYERS)
    }

    /// Returns what a natural of a rank costs if it is left in no meld.
    fn natural_value(&self, rank: Rank) -> u16 {
        match (rank, self.face_cards) {
            (Rank::Ace, _) => self.ace_value,
            (Rank::Jack | Rank::Queen | Rank::King, FaceCards::Ten) => 10,
            (rank, _) => u16::from(rank.number()),
        }
    }

    /// Returns what face cards cost.
    pub(crate) const fn face_cards(&self) -> FaceCards {
        self.face_cards
    }

    /// Returns how many naturals each meld needs, 0 to 3.
    pub const fn min_naturals(&self) -> u8 {
        self.min_naturals
    }

    /// Returns `true` if a card of the wild rank in its own place is a natural
    /// where naturals are counted.
    pub const fn natural_in_place(&self) -> bool {
        self.natural_in_place
    }

    /// Returns how many wilds a meld may hold; `None` for any number.
    ///
    /// A card of the wild rank is a wild wherever it stands.
    pub const fn max_wilds(&self) -> Option<u8> {
        self.max_wilds
    }

    /// Returns `true` if the cards of a book that are not wild must differ in suit.
    pub const fn book_distinct_suits(&self) -> bool {
        self.book_distinct_suits
    }

    /// Returns `true` if a meld may not hold any number of wilds, or a book any suits.
    pub fn limits_melds(&self) -> bool {
        self.max_wilds.is_some() || self.min_naturals > 1 || self.book_distinct_suits
    }

    /// Returns where aces stand; `None` if the deck has none.
    pub const fn ace(&self) -> Option<Ace> {
        self.ace
    }

    /// Returns `true` if going out takes a discard.
    pub const fn discard_to_go_out(&self) -> bool {
        self.discard_to_go_out
    }

    /// Returns what the player who goes out scores, in points, 0 or less.
    pub const fn go_out_bonus(&self) -> i16 {
        self.go_out_bonus
    }

    /// Returns who wins when the lowest total is shared.
    pub const fn tie(&self) -> Tie {
        self.tie
    }

    /// Returns the lowest and the highest place of a run.
    ///
    /// A place is a number: 1 an ace below the two, 2 to 13 the ranks from
    /// two to king, 14 an ace above the king.
    pub const fn run_places(&self) -> (u8, u8) {
        match self.ace {
            None => (3, 13),
            Some(Ace::Low) => (1, 13),
            Some(Ace::High) => (2, 14),
            Some(Ace::Either) => (1, 14),
        }
    }

    /// Returns the most cards that a run can have: each rank once.
    pub const fn longest_run(&self) -> u8 {
        if self.ace.is_some() { 13 } else { 11 }
    }
}

/// One of the eleven scoring units of a game; the leaflet calls it a "hand".
///
/// Round 1 deals 3 cards, round 11 deals 13. The rank equal to the number
/// dealt is wild. Source: leaflet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Round(u8);

impl Round {
    /// The eleventh: thirteen cards, Kings wild.
    pub const LAST: Self = Self(11);

    /// The eleven rounds in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=11).map(Self)
    }

    /// Returns the round of a number from 1 to 11; `None` for any other number.
    pub fn new(number: u8) -> Option<Self> {
        (1..=11).contains(&number).then_some(Self(number))
    }

    /// Returns the number of the round, 1 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns how many cards each player is dealt, 3 to 13.
    pub const fn dealt(self) -> usize {
        self.0 as usize + 2
    }

    /// Returns the wild rank, three to king.
    pub const fn wild(self) -> Rank {
        Rank::ALL[self.0 as usize + 1]
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A round as it is played under a ruleset.
///
/// Whether a card is wild and what it costs depend on both, so they are asked here. Made
/// by [`Ruleset::in_round`]; it borrows the ruleset and is cheap to copy.
///
/// ```
/// use crowns_core::cards::{Card, Rank, Suit};
/// use crowns_core::rules::{Round, Ruleset};
///
/// let official = Ruleset::official();
/// let rules = official.in_round(Round::LAST);
/// let king = Card::Suited(Rank::King, Suit::Hearts);
/// assert!(rules.is_wild(king));
/// assert_eq!(rules.value(king), 20);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundRules<'a> {
    /// The round.
    pub round: Round,
    /// The ruleset that it is played under.
    pub ruleset: &'a Ruleset,
}

impl Ruleset {
    /// Returns a round as it is played under this ruleset.
    pub const fn in_round(&self, round: Round) -> RoundRules<'_> {
        RoundRules { round, ruleset: self }
    }
}

/// The fewest cards of a meld.
const MIN_MELD: usize = 3;

/// So many cards cannot be left: a player lays down no meld, so that all that
/// were dealt are left, or one or more of three cards or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImpossibleCardsLeft {
    /// The round.
    pub round: Round,
    /// The cards that are there.
    pub cards: usize,
}

impl RoundRules<'_> {
    /// Returns an error unless so many cards can be left to a player who has discarded.
    ///
    /// # Errors
    ///
    /// [`ImpossibleCardsLeft`] with more than were dealt, or one or two fewer.
    pub const fn check_cards_left(self, cards: usize) -> Result<(), ImpossibleCardsLeft> {
        let dealt = self.dealt();
        match cards == dealt || cards + MIN_MELD <= dealt {
            true => Ok(()),
            false => Err(ImpossibleCardsLeft { round: self.round, cards }),
        }
    }

    /// Returns how many cards each player is dealt, 3 to 13.
    pub const fn dealt(self) -> usize {
        self.round.dealt()
    }

    /// Returns the wild rank, three to king.
    pub const fn wild_rank(self) -> Rank {
        self.round.wild()
    }

    /// Returns the deck that the round is dealt from.
    pub const fn deck(self) -> Deck {
        self.ruleset.deck()
    }

    /// Returns `true` if a card is wild: a Joker, or of the wild rank.
    pub fn is_wild(self, card: Card) -> bool {
        card.rank().is_none_or(|rank| rank == self.wild_rank())
    }

    /// Returns what a card costs if it is left in no meld, in points.
    ///
    /// Source: leaflet; the Texas sheet for the ace.
    pub fn value(self, card: Card) -> u16 {
        match card {
            Card::Joker => self.ruleset.joker_value,
            Card::Suited(rank, _) if rank == self.wild_rank() => match self.ruleset.wild_value {
                WildValue::Points(points) => points,
                WildValue::Face => self.ruleset.natural_value(rank),
            },
            Card::Suited(rank, _) => self.ruleset.natural_value(rank),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_rounds_deal_three_to_thirteen_cards_of_which_the_rank_is_wild() {
        let rounds: Vec<_> = Round::all().collect();
        let dealt: Vec<_> = rounds.iter().map(|round| round.dealt()).collect();
        assert_eq!(dealt, (3..=13).collect::<Vec<_>>());
        for (number, round) in (1..).zip(rounds) {
            assert_eq!(round.number(), number);
            assert_eq!(usize::from(round.wild().number()), round.dealt());
        }
    }
}

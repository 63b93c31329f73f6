//! How far hands are away, and whether the top card brings them nearer, of all hands
//! that some cards can make, by the exhaustive reference.

use crowns::cards::{Card, Hand, Suit, parse_cards};
use crowns::odds::{Help, Objective, Position, TopAdvice, unseen};
use crowns::rules::{Round, RoundRules, Ruleset};
use fastrand::Rng;

use crate::reference::Table;
use crate::rulesets::any_ruleset;

/// A hand and few cards that may be drawn, so that all hands of them can be tried.
///
/// A set of them is a number whose bits say which cards are in it, those of the
/// hand first. What is drawn and discarded on the way does not matter: after as
/// many draws as a set has cards that are not in the hand, it can be the hand.
struct Pool<'a> {
    cards: Vec<Card>,
    hand: usize,
    rules: RoundRules<'a>,
    /// The sets of as many cards as a hand has after the draw that go out.
    out: Vec<usize>,
}

impl<'a> Pool<'a> {
    fn new(cards: Vec<Card>, hand: usize, rules: RoundRules<'a>) -> Self {
        let table = Table::new(&cards, rules);
        let drawn = rules.dealt() as u32 + 1;
        let out = (0..1 << cards.len())
            .filter(|set: &usize| set.count_ones() == drawn && table.goes_out(*set, rules))
            .collect();
        let hand = (1 << hand) - 1;
        Self { cards, hand, rules, out }
    }

    /// Deals a hand, with a card drawn or not, and cards unseen: often of few ranks
    /// or suits, and often with wilds, so that many hands go out.
    fn deal(rng: &mut Rng, rules: RoundRules<'a>, size: usize) -> Self {
        let mut stock: Vec<Card> = unseen(rules.deck(), &[]).cards().collect();
        rng.shuffle(&mut stock);
        let (low, suits, wilds) = (rng.u8(1..=11), rng.usize(0..3), rng.usize(0..5));
        let fits = |card: &Card| match suits {
            0 => true,
            1 => card.suit() == Some(Suit::Clubs) || card.suit() == Some(Suit::Stars),
            _ => card.rank().is_some_and(|rank| (low..low + 4).contains(&rank.number())),
        };
        let (wild, natural): (Vec<Card>, Vec<Card>) =
            stock.into_iter().partition(|&card| rules.is_wild(card));
        let (first, rest): (Vec<Card>, Vec<Card>) = natural.into_iter().partition(fits);
        let wild = wild.into_iter().take(wilds);
        let mut cards: Vec<Card> = wild.chain(first).chain(rest).take(size).collect();
        rng.shuffle(&mut cards);
        Self::new(cards, rules.dealt() + rng.usize(..2), rules)
    }

    /// Returns the fewest draws after which a hand goes out, but for the cards that
    /// cannot be drawn.
    fn away(&self, hand: usize, seen: usize) -> Option<u8> {
        let out = self.out.iter().filter(|&set| set & !hand & seen == 0);
        out.map(|set| (set & !hand).count_ones() as u8).min()
    }

    /// Returns the cards that bring the hand nearer.
    fn helps(&self) -> Vec<Help> {
        let away = self.away(self.hand, 0);
        let drawn = (0..self.cards.len()).filter(|index| self.hand >> index & 1 == 0);
        let nearer = drawn.filter(|index| self.away(self.hand | 1 << index, 0) < away);
        let nearer: Hand = nearer.map(|index| self.cards[index]).collect();
        let help = |card| Help { card, copies: nearer.count(card) };
        nearer.distinct().map(help).collect()
    }

    /// Returns what to do with the first card that is not in the hand as the top card,
    /// and the position of one who sees it.
    fn top(&self) -> (Position<'a>, Card, TopAdvice) {
        let index = self.hand.count_ones() as usize;
        let top = 1 << index;
        let (taken, stock) = (self.away(self.hand | top, 0), self.away(self.hand, top));
        let advice = match taken {
            Some(0) => TopAdvice::TakeGoesOut,
            Some(taken) if stock.is_none_or(|stock| taken < stock) => TopAdvice::TakeNearer,
            _ => TopAdvice::DrawNoNearer,
        };
        let [hand, unseen] = [&self.cards[..index], &self.cards[index + 1..]];
        let [hand, unseen] = [hand, unseen].map(|cards| cards.iter().copied().collect());
        let position = Position { hand, unseen, rules: self.rules };
        (position, self.cards[index], advice)
    }

    fn position(&self) -> Position<'a> {
        let (hand, unseen) = self.cards.split_at(self.hand.count_ones() as usize);
        let [hand, unseen] = [hand, unseen].map(|cards| cards.iter().copied().collect());
        Position { hand, unseen, rules: self.rules }
    }

    fn situation(&self) -> String {
        let cards: Vec<String> = self.cards.iter().map(Card::to_string).collect();
        let (hand, unseen) = cards.split_at(self.hand.count_ones() as usize);
        let (hand, unseen) = (hand.join(" "), unseen.join(" "));
        let RoundRules { round, ruleset } = self.rules;
        format!("round {round}, {}: {hand}; unseen: {unseen}", ruleset.name())
    }
}

/// Checks hands of pools of so many cards; returns how many were 0, 1, 2, 3 or more
/// draws away, and how many never go out.
fn check(seed: u64, pools: usize, sizes: std::ops::RangeInclusive<usize>) -> [usize; 5] {
    let mut rng = Rng::with_seed(seed);
    let mut counts = [0; 5];
    for index in 0..pools {
        let ruleset = match index % 4 {
            0 => [Ruleset::official(), Ruleset::texas()][index / 4 % 2].clone(),
            _ => any_ruleset(&mut rng),
        };
        let size = rng.usize(sizes.clone());
        // Two cards unseen at the least.
        let round = rng.u8(1..=size as u8 - 5);
        let pool = Pool::deal(&mut rng, ruleset.in_round(Round::new(round).unwrap()), size);
        let (position, situation) = (pool.position(), pool.situation());
        let away = pool.away(pool.hand, 0);
        assert_eq!(position.draws_away(), away, "{situation}");
        if !position.has_drawn() && away.is_some() {
            assert_eq!(position.helps(), pool.helps(), "{situation}");
        }
        if !position.has_drawn() {
            let (position, top, advice) = pool.top();
            assert_eq!(position.top_advice(top, Objective::GoOut), advice, "{situation}");
        }
        counts[away.map_or(4, |away| usize::from(away.min(3)))] += 1;
    }
    counts
}

#[test]
fn hands_are_as_far_away_as_all_hands_of_the_cards_unseen_show() {
    let counts = check(1, 600, 7..=11);
    assert!(counts.iter().all(|&count| count >= 10), "{counts:?}");
}

/// Checks how far a hand is away that is rare among those dealt at random; all hands
/// of the cards say the same.
fn check_hand(varied: &[&str], round: u8, [hand, unseen]: [&str; 2], away: Option<u8>) {
    let ruleset = Ruleset::official().with(varied.iter().copied()).unwrap();
    let rules = ruleset.in_round(Round::new(round).unwrap());
    let [hand, unseen] = [hand, unseen].map(|cards| parse_cards(cards, rules.deck()).unwrap());
    let pool = Pool::new([&hand[..], &unseen].concat(), hand.len(), rules);
    assert_eq!(pool.away(pool.hand, 0), away, "{}", pool.situation());
    assert_eq!(pool.position().draws_away(), away, "{}", pool.situation());
}

#[test]
fn a_card_of_the_wild_rank_in_its_place_begins_a_run_by_itself() {
    let varied = ["min_naturals=2", "max_wilds=2"];
    // 3S 4S JOKER.
    check_hand(&varied, 1, ["3S 3C 3* JOKER", "4S"], Some(1));
    check_hand(&varied, 1, ["3D 3H 3D", "4D JOKER 3*"], Some(1));
}

#[test]
fn melds_of_wilds_have_as_many_cards_of_the_wild_rank_as_they_need_naturals() {
    check_hand(&["min_naturals=3"], 1, ["3H JOKER 3* JOKER", "6*"], None);
    // Two melds need six, and there are five.
    let varied = ["min_naturals=3", "max_wilds=3"];
    let hand = "6H 6C 6C JOKER 4C 6D 6S";
    check_hand(&varied, 4, [hand, "JOKER"], None);
    check_hand(&varied, 4, [hand, "6*"], Some(1));
}

#[test]
fn hands_far_away_with_few_cards_unseen_are_answered_under_strict_rules() {
    // A search of all draws and discards takes minutes for each of them.
    let discards = |ruleset: &Ruleset, round: u8, [hand, unseen]: [&str; 2]| {
        let rules = ruleset.in_round(Round::new(round).unwrap());
        let read = |text| parse_cards(text, rules.deck()).unwrap();
        let [hand, unseen] = [hand, unseen].map(|text| read(text).into_iter().collect());
        Position { hand, unseen, rules }.discards(Objective::GoOut)
    };
    let away = |ruleset, round, cards| -> Vec<_> {
        let discards = discards(ruleset, round, cards);
        discards.iter().map(|odds| odds.rest.draws_away).collect()
    };
    let varied = ["natural_in_place=no", "max_wilds=3", "book_distinct_suits=yes"];
    let distinct = Ruleset::official().with(varied).unwrap();
    let hand = "KS 6S 10H KC 6D 7H K* QH KD 4C 7D 8H";
    let unseen = "QD 4H 3S 9* 9D 9D 8C QD 8* 6S 4C QC";
    assert_eq!(away(&distinct, 9, [hand, unseen]), [None; 7]);
    let naturals = Ruleset::official().with(["min_naturals=3"]).unwrap();
    let hand = "4* 7S 7* 8D 8S 10H JH QC QS KC KC KH KS JOKER";
    let unseen = "3S 3* 4D 6C 6S 10* JH J*";
    let draws = [2, 2, 2, 3, 3, 4, 4, 4, 4, 5].map(Some);
    assert_eq!(away(&naturals, 11, [hand, unseen]), [&draws[..], &[None]].concat());
}

#[test]
#[ignore = "40,000 hands, every hand of the cards unseen"]
fn hands_of_40_000_pools_are_as_far_away_as_all_hands_of_the_cards_unseen_show() {
    let counts = std::thread::scope(|scope| {
        let halves = [2, 3].map(|seed| scope.spawn(move || check(seed, 20_000, 7..=13)));
        halves.map(|half| half.join().unwrap())
    });
    assert!(counts.iter().flatten().all(|&count| count >= 10), "{counts:?}");
}

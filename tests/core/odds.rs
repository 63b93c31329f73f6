//! `odds` against the exhaustive definitions of `reference`: every card that may
//! be drawn is tried. Every failure names the hand, the round and the rules.

use std::collections::BTreeMap;
use std::thread;

use crowns::cards::{Card, Hand};
use crowns::odds::{
    Chances, HandOdds, Help, Objective, Position, Ratio, Sampled, Sampling, TopAdvice, unseen,
};
use crowns::rules::{Round, RoundRules, Ruleset};
use fastrand::Rng;

use crate::reference;
use crate::rulesets::any_ruleset;

mod away;

/// A hand dealt at random, some cards seen, and the rules.
struct Deal {
    ruleset: Ruleset,
    round: Round,
    hand: Hand,
    seen: Hand,
}

impl Deal {
    /// Deals so many cards more than the round does, of the rounds up to one.
    fn of(rng: &mut Rng, ruleset: Ruleset, last: u8, more: usize) -> Self {
        let round = Round::new(rng.u8(1..=last)).unwrap();
        let mut stock: Vec<Card> = unseen(ruleset.deck(), &[]).cards().collect();
        rng.shuffle(&mut stock);
        let mut stock = stock.into_iter();
        let hand = stock.by_ref().take(round.dealt() + more).collect();
        let seen = stock.take([0, 1, 10, 40, 80][rng.usize(..5)]).collect();
        Self { ruleset, round, hand, seen }
    }

    fn rules(&self) -> RoundRules<'_> {
        self.ruleset.in_round(self.round)
    }

    fn position(&self) -> Position<'_> {
        Position::new(self.hand, &self.seen, self.rules()).unwrap()
    }

    fn situation(&self) -> String {
        let [hand, seen] = [self.hand, self.seen].map(|hand| {
            let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
            cards.join(" ")
        });
        let Self { ruleset, round, .. } = self;
        format!("round {round}, {}: {hand}; seen: {seen}", ruleset.name())
    }
}

/// Tries every draw with the reference.
fn check_next_draw(deal: &Deal) {
    let (position, rules) = (deal.position(), deal.rules());
    let drawn = |card: Card| {
        let cards: Vec<Card> = deal.hand.cards().chain([card]).collect();
        reference::drawn(&cards, rules)
    };
    let draws: Vec<_> =
        position.draws().map(|(card, copies)| (card, copies, drawn(card))).collect();
    let outs: Vec<Help> = draws
        .iter()
        .filter(|(_, _, drawn)| drawn.can_go_out)
        .map(|&(card, copies, _)| Help { card, copies })
        .collect();
    let situation = deal.situation();
    let copies: u64 = outs.iter().map(|out| u64::from(out.copies)).sum();
    let next = Chances::default().next(&position);
    assert_eq!(next.part, copies, "{situation}");
    assert_eq!(next.whole, position.unseen.len() as u64, "{situation}");
    match outs.is_empty() {
        false => {
            assert_eq!(position.draws_away(), Some(1), "{situation}");
            assert_eq!(position.helps(), outs, "{situation}");
        }
        true => assert_ne!(position.draws_away(), Some(1), "{situation}"),
    }
    let points = draws.iter().map(|(_, copies, drawn)| {
        let points = if drawn.can_go_out { 0 } else { drawn.outcome.penalty };
        u64::from(*copies) * u64::from(points)
    });
    assert_eq!(position.last_turn().part, points.sum::<u64>(), "{situation}");
}

#[test]
fn the_next_draw_is_as_the_reference_has_it_for_every_card() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..150 {
        let ruleset = any_ruleset(&mut rng);
        check_next_draw(&Deal::of(&mut rng, ruleset, 6, 0));
    }
}

#[test]
#[ignore = "20,000 hands, every card drawn"]
fn the_next_draw_of_20_000_hands_is_as_the_reference_has_it_for_every_card() {
    let check = |seed| {
        let mut rng = Rng::with_seed(seed);
        for index in 0..10_000 {
            let ruleset = match index % 4 {
                0 => Ruleset::official(),
                1 => Ruleset::texas(),
                _ => any_ruleset(&mut rng),
            };
            // The reference takes half a second for the cards of the last round.
            let last = if index % 100 == 0 { 11 } else { 7 };
            check_next_draw(&Deal::of(&mut rng, ruleset, last, 0));
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| check(2));
        scope.spawn(|| check(3));
    });
}

/// Returns what `away` is if that of the hands after it is right: a hand that has
/// drawn goes out or discards, any other is a draw further than the best of those.
fn away_by_one_step(position: &Position<'_>) -> Option<u8> {
    let cards: Vec<Card> = position.hand.cards().collect();
    let after: Vec<Position<'_>> = match position.has_drawn() {
        true if reference::drawn(&cards, position.rules).can_go_out => return Some(0),
        true => cards.iter().map(|&card| position.after_discard(card)).collect(),
        false => position.draws().map(|(card, _)| position.after_draw(card)).collect(),
    };
    let least = after.iter().filter_map(Position::draws_away).min();
    least.map(|away| away + u8::from(!position.has_drawn()))
}

#[test]
fn a_hand_is_as_far_away_as_the_best_of_all_hands_after_it() {
    let mut rng = Rng::with_seed(4);
    for index in 0..120 {
        let ruleset = match index % 3 {
            0 => Ruleset::official(),
            1 => Ruleset::texas(),
            _ => any_ruleset(&mut rng),
        };
        let deal = Deal::of(&mut rng, ruleset, 7, index % 2);
        let position = deal.position();
        let away = position.draws_away();
        assert_eq!(away, away_by_one_step(&position), "{}", deal.situation());
        if position.has_drawn() {
            continue;
        }
        let nearer = position.draws().filter(|&(card, _)| {
            let after = position.after_draw(card).draws_away();
            after.is_some_and(|after| Some(after + 1) == away)
        });
        let helps: Vec<Help> = nearer.map(|(card, copies)| Help { card, copies }).collect();
        assert_eq!(position.helps(), helps, "{}", deal.situation());
    }
}

#[test]
fn the_chance_within_two_draws_is_that_of_every_order_of_the_cards() {
    let mut rng = Rng::with_seed(5);
    for _ in 0..2 {
        let ruleset = any_ruleset(&mut rng);
        let deal = Deal::of(&mut rng, ruleset, 1, 0);
        let (position, rules) = (deal.position(), deal.rules());
        let goes_out = |position: &Position<'_>| {
            let cards: Vec<Card> = position.hand.cards().collect();
            reference::drawn(&cards, rules).can_go_out
        };
        let after = |drawn: Position<'_>| {
            if goes_out(&drawn) {
                return drawn.unseen.len() as u64;
            }
            let outs = |next: Position<'_>| -> u64 {
                let outs = next.draws().filter(|&(card, _)| goes_out(&next.after_draw(card)));
                outs.map(|(_, copies)| u64::from(copies)).sum()
            };
            let discards = drawn.hand.distinct().map(|card| outs(drawn.after_discard(card)));
            discards.max().unwrap()
        };
        let draws = position.draws();
        let ways: u64 =
            draws.map(|(card, copies)| u64::from(copies) * after(position.after_draw(card))).sum();
        let within = Chances::default().within_two(&position);
        let unseen = position.unseen.len() as u64;
        assert_eq!((within.part, within.whole), (ways, unseen * (unseen - 1)));
    }
}

#[test]
fn the_chances_of_all_next_cards_add_up_to_one() {
    let mut rng = Rng::with_seed(9);
    for _ in 0..40 {
        let ruleset = any_ruleset(&mut rng);
        let deal = Deal::of(&mut rng, ruleset, 7, 0);
        let (position, situation) = (deal.position(), deal.situation());
        let all = position.unseen.len() as u64;
        // After the next card the hand is so many draws away, and only so many.
        let mut copies_by_away: BTreeMap<Option<u8>, u64> = BTreeMap::new();
        for (card, copies) in position.draws() {
            let away = position.after_draw(card).draws_away();
            *copies_by_away.entry(away).or_default() += u64::from(copies);
        }
        assert_eq!(copies_by_away.values().sum::<u64>(), all, "{situation}");
        let mut chances = Chances::default();
        let next = chances.next(&position);
        let out = copies_by_away.get(&Some(0)).copied().unwrap_or_default();
        assert_eq!((next.part, next.whole), (out, all), "{situation}");
        let helping: u64 = position.helps().iter().map(|help| u64::from(help.copies)).sum();
        let nearer = copies_by_away.iter().filter(|(after, _)| {
            after.is_some_and(|after| Some(after + 1) == position.draws_away())
        });
        assert_eq!(helping, nearer.map(|(_, copies)| copies).sum::<u64>(), "{situation}");
        // Out with the first card, with the second, or with neither.
        let two = chances.within_two(&position);
        assert_eq!(two.whole, all * (all - 1), "{situation}");
        let with_second = two.part.checked_sub(next.part * (all - 1));
        let neither = two.whole.checked_sub(two.part);
        assert!(with_second.is_some() && neither.is_some(), "{situation}");
        let is_out = |sampled: &Sampled| sampled.out <= sampled.samples;
        assert!(position.play_on(3, 20, 1).iter().all(is_out), "{situation}");
    }
}

#[test]
fn the_chance_never_falls_with_more_draws() {
    let mut rng = Rng::with_seed(6);
    for index in 0..20 {
        let ruleset = [Ruleset::official(), Ruleset::texas()][index % 2].clone();
        let deal = Deal::of(&mut rng, ruleset, 6, 0);
        let position = deal.position();
        let mut chances = Chances::default();
        let next = chances.next(&position).value();
        let two = chances.within_two(&position).value();
        assert!(next <= two && two <= 1.0, "{}", deal.situation());
        let sampled = position.play_on(5, 50, 1);
        let values: Vec<f64> = sampled.iter().map(Sampled::value).collect();
        assert!(values.is_sorted(), "{}", deal.situation());
        let told = HandOdds::new(&position, &mut chances).within(&sampled);
        let shares: Vec<f64> = told.iter().map(|chance| chance.share).collect();
        assert!(shares.is_sorted(), "{}: {shares:?}", deal.situation());
        assert_eq!(shares[..2], [next, two], "{}", deal.situation());
        for chance in told {
            let (low, high) = chance.interval.unwrap_or((chance.share, chance.share));
            let is_inside = low <= chance.share && chance.share <= high;
            assert!(is_inside, "{}: {chance:?}", deal.situation());
        }
    }
}

#[test]
fn a_card_seen_never_raises_a_count() {
    let mut rng = Rng::with_seed(7);
    for index in 0..60 {
        let ruleset = match index % 3 {
            0 => Ruleset::official(),
            1 => Ruleset::texas(),
            _ => any_ruleset(&mut rng),
        };
        let deal = Deal::of(&mut rng, ruleset, 8, 0);
        let position = deal.position();
        let draws: Vec<_> = position.draws().collect();
        let card = draws[rng.usize(..draws.len())].0;
        let seen = deal.seen.cards().chain([card]).collect();
        let after = Position::new(deal.hand, &seen, deal.rules()).unwrap();
        let count = |position: &Position<'_>, card| {
            let mut helps = position.helps().into_iter();
            helps.find(|help| help.card == card).map_or(0, |help| help.copies)
        };
        assert_eq!(after.unseen.len() + 1, position.unseen.len());
        if after.draws_away() == position.draws_away() {
            for (other, _) in position.draws() {
                let (before, now) = (count(&position, other), count(&after, other));
                let expect = before - u8::from(other == card && before > 0);
                // Where the rules ask for naturals, a card may be of use only
                // beside another one that is unseen.
                let is_as_expected = now == expect || index % 3 == 2 && now < expect;
                assert!(is_as_expected, "{}, then {card}", deal.situation());
            }
        }
        assert!(after.draws_away() >= position.draws_away(), "{}", deal.situation());
    }
}

#[test]
fn of_1_000_seeds_930_to_970_have_the_exact_chance_in_their_interval() {
    let ruleset = Ruleset::official();
    let rules = ruleset.in_round(Round::new(1).unwrap());
    let cards = crowns::cards::parse_cards("7D 8D QS", rules.deck()).unwrap();
    let position = Position::new(cards.into_iter().collect(), &Hand::default(), rules).unwrap();
    let mut chances = Chances::default();
    let exact = [chances.next(&position), chances.within_two(&position)].map(Ratio::value);
    let mut inside = [0; 2];
    for seed in 0..1_000 {
        let sampled = position.play_on(2, 100, seed);
        for ((sampled, exact), inside) in sampled.iter().zip(exact).zip(&mut inside) {
            let (low, high) = sampled.interval();
            *inside += u32::from(low <= exact && exact <= high);
        }
    }
    assert!(inside.iter().all(|count| (930..=970).contains(count)), "{inside:?}");
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let ruleset = Ruleset::official();
    let rules = ruleset.in_round(Round::new(4).unwrap());
    let cards = crowns::cards::parse_cards("3D 4D 8C 9H KS KC", rules.deck()).unwrap();
    let position = Position::new(cards.into_iter().collect(), &Hand::default(), rules).unwrap();
    let outs = |seed| {
        let sampled = position.play_on(4, 100, seed);
        sampled.iter().map(|sampled| sampled.out).collect::<Vec<_>>()
    };
    assert_eq!(outs(1), [0, 5, 16, 31]);
    assert_ne!(outs(1), outs(2));
    let answer = |seed| {
        let sampling = Sampling { samples: 100, seed };
        position.answer(None, Objective::GoOut, sampling)
    };
    assert_eq!(answer(1), answer(1));
    assert_ne!(answer(1), answer(2));
}

#[test]
fn the_advised_discard_is_the_first_of_all() {
    let mut rng = Rng::with_seed(8);
    for index in 0..40 {
        let ruleset = [Ruleset::official(), Ruleset::texas()][index % 2].clone();
        let deal = Deal::of(&mut rng, ruleset, 8, 1);
        let position = deal.position();
        let all = position.discards(Objective::GoOut);
        assert_eq!(position.advised_discard(), Some(all[0].cards[0]), "{}", deal.situation());
        let cards: usize = all.iter().map(|odds| odds.cards.len()).sum();
        assert_eq!(cards, deal.hand.distinct().count(), "{}", deal.situation());
    }
}

#[test]
fn in_the_last_turn_the_discards_come_by_the_points_that_they_leave() {
    let ruleset = Ruleset::official();
    let rules = ruleset.in_round(Round::new(2).unwrap());
    let cards = crowns::cards::parse_cards("5S 7D KC KD KH", rules.deck()).unwrap();
    let hand: Hand = cards.into_iter().collect();
    let position = Position::new(hand, &Hand::default(), rules).unwrap();
    let discards = position.discards(Objective::LastTurn);
    let told: Vec<_> =
        discards.iter().map(|odds| (odds.cards[0].to_string(), odds.rest.penalty)).collect();
    assert_eq!(
        told,
        [("7D", 5), ("5S", 7), ("KC", 38)].map(|(card, points)| (card.to_owned(), points))
    );
}

#[test]
fn each_discard_has_its_own_figures_and_the_one_that_the_solver_advises_is_first() {
    let mut rng = Rng::with_seed(9);
    for _ in 0..60 {
        let ruleset = any_ruleset(&mut rng);
        let deal = Deal::of(&mut rng, ruleset, 5, 1);
        let position = deal.position();
        let all = position.discards(Objective::LastTurn);
        let (first, situation) = (&all[0], deal.situation());
        let drawn = crowns::solver::drawn(&deal.hand, deal.rules()).unwrap();
        if let Some(advised) = drawn.discard {
            assert_eq!(first.cards[0], advised, "{situation}");
            assert_eq!(first.goes_out, drawn.can_go_out, "{situation}");
        }
        let mut chances = Chances::default();
        for row in &all {
            for card in &row.cards {
                let rest = HandOdds::new(&position.after_discard(*card), &mut chances);
                assert_eq!(row.rest, rest, "{card}: {situation}");
                let goes_out = drawn.go_out_discards.contains(card);
                assert_eq!(row.goes_out, goes_out, "{card}: {situation}");
            }
        }
    }
}

#[test]
fn in_the_last_turn_the_top_card_is_taken_if_it_costs_no_more_than_a_draw_on_average() {
    let mut rng = Rng::with_seed(10);
    let mut taken = 0;
    for _ in 0..60 {
        let ruleset = any_ruleset(&mut rng);
        let deal = Deal::of(&mut rng, ruleset, 5, 0);
        let (position, rules) = (deal.position(), deal.rules());
        let costs = |card: Card| {
            let cards: Vec<Card> = deal.hand.cards().chain([card]).collect();
            let drawn = reference::drawn(&cards, rules);
            let points = if drawn.can_go_out { 0 } else { drawn.outcome.penalty };
            (drawn.can_go_out, u64::from(points))
        };
        let draws = position.draws();
        let mean = Ratio {
            part: draws.map(|(card, copies)| u64::from(copies) * costs(card).1).sum(),
            whole: position.unseen.len() as u64,
        };
        let top = position.draws().nth(rng.usize(..position.draws().count())).unwrap().0;
        let (goes_out, points) = costs(top);
        let advice = match points * mean.whole <= mean.part {
            _ if goes_out => TopAdvice::TakeGoesOut,
            true => TopAdvice::TakeCostsLess,
            false => TopAdvice::DrawCostsLess,
        };
        taken += u32::from(advice == TopAdvice::TakeCostsLess);
        assert_eq!(position.top_advice(top, Objective::LastTurn), advice, "{}", deal.situation());
    }
    assert!(taken > 5, "{taken}");
    // All that can be drawn is what can be taken.
    let ruleset = Ruleset::official();
    let rules = ruleset.in_round(Round::new(1).unwrap());
    let hand = |text| -> Hand {
        let cards = crowns::cards::parse_cards(text, rules.deck()).unwrap();
        cards.into_iter().collect()
    };
    let position = Position { hand: hand("4C 8D QS"), unseen: hand("KH"), rules };
    let top = Card::all().find(|card| card.to_string() == "KH").unwrap();
    assert_eq!(position.top_advice(top, Objective::LastTurn), TopAdvice::TakeCostsLess);
}

//! Every hand of the early rounds, counted and drawn, against the definitions.
//!
//! Hands that differ only in the names of suits are one; that renaming suits changes
//! nothing is a property tested elsewhere. The long runs print how many hands there
//! are, how many of them cost nothing or go out, and the sum of the penalties:
//!
//! - `CROWNS_ROUNDS=1-5` limits the rounds;
//! - `CROWNS_PROGRESS=FILE` notes there what is done, and leaves it out another time;
//! - `CROWNS_THREADS=1` takes fewer threads than there are cores.

mod table;
mod walk;

use std::collections::HashMap;
use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::ops::RangeInclusive;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use crowns::cards::{Card, Hand, Rank, Suit};
use crowns::rules::meld::{Meld, MeldKind, StandsFor};
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver::{self, Arrangement};
use fastrand::Rng;

use crate::reference::{self, Outcome};
use crate::rulesets;
use walk::{Walk, classes};

// The fast reference.

#[test]
fn the_table_agrees_with_the_exhaustive_reference() {
    let mut rng = Rng::with_seed(1);
    let combined: Vec<Ruleset> = (0..50).map(|_| rulesets::any_ruleset(&mut rng)).collect();
    let mut hands = 0;
    for ruleset in rulesets::one_rule_varied().iter().chain(&combined) {
        for number in 1..=6 {
            let rules = ruleset.in_round(Round::new(number).unwrap());
            Walk::new(rules).run(&mut |walk| {
                let cards = walk.table.cards();
                let whole = reference::Table::new(cards, rules);
                assert_eq!(walk.table.whole(), whole.whole(), "{}", situation(cards, rules));
                let drawn = whole.drawn(rules);
                assert_eq!(walk.table.drawn(), drawn, "{}", situation(cards, rules));
                hands += 1;
                cards.len() == 1 || cards.len() <= rules.dealt() && rng.u8(..12) == 0
            });
        }
    }
    assert!(hands > 100_000, "only {hands} hands");
}

#[test]
fn there_are_as_many_hands_as_burnside_counts() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(4).unwrap());
    let expect = [1, 12, 144, 1_431, 12_904, 107_361, 831_843, 6_010_367];
    assert_eq!(classes(rules, 7), expect);
    let mut sizes = [1, 0, 0, 0, 0, 0];
    Walk::new(rules).run(&mut |walk| {
        sizes[walk.hand.len()] += 1;
        walk.hand.len() < 5
    });
    assert_eq!(sizes, expect[..6]);
}

// The solver.

#[test]
fn the_solver_is_right_of_every_hand_of_rounds_1_and_2() {
    for preset in [Ruleset::official(), Ruleset::texas()] {
        check_rounds(&preset, 1..=2);
    }
}

#[test]
#[ignore = "takes an hour"]
fn the_solver_is_right_of_every_hand_by_official_rules() {
    check_rounds(&Ruleset::official(), rounds(1..=6));
}

#[test]
#[ignore = "takes hours"]
fn the_solver_is_right_of_every_hand_by_texas_rules() {
    check_rounds(&Ruleset::texas(), rounds(1..=6));
}

#[test]
#[ignore = "takes an hour"]
fn the_solver_is_right_of_every_hand_with_each_rule() {
    let mut checked = vec![Ruleset::official(), Ruleset::texas()];
    for ruleset in rulesets::one_rule_varied() {
        // What only scoring asks of is no other hand.
        let judged = ruleset.with(["go_out_bonus=0", "tie=shared"]).unwrap();
        if !checked.contains(&judged) {
            check_rounds(&judged, rounds(1..=4));
            checked.push(judged);
        }
    }
}

/// Returns the rounds to check.
fn rounds(all: RangeInclusive<u8>) -> RangeInclusive<u8> {
    let Ok(text) = env::var("CROWNS_ROUNDS") else {
        return all;
    };
    let (first, last) = text.split_once('-').unwrap_or((&text, &text));
    first.parse().unwrap()..=last.parse().unwrap()
}

/// What is known of some hands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    hands: u64,
    /// Those that cost nothing, or go out.
    out: u64,
    /// The sum of the penalties, in points.
    points: u64,
}

/// What is known of hands counted and drawn.
type Both = [Tally; 2];

fn check_rounds(ruleset: &Ruleset, rounds: RangeInclusive<u8>) {
    for number in rounds {
        let rules = ruleset.in_round(Round::new(number).unwrap());
        let start = Instant::now();
        let both = check_every_hand(rules);
        let seconds = start.elapsed().as_secs();
        let dealt = rules.dealt();
        let expect = classes(rules, dealt + 1);
        for (tally, (cards, phase)) in both.iter().zip([(dealt, "counted"), (dealt + 1, "drawn")]) {
            assert_eq!(tally.hands, expect[cards], "{cards} cards");
            let Tally { hands, out, points } = tally;
            let name = ruleset.name();
            println!(
                "{name}, round {number}, {phase}: {hands} hands, {out} out, {points} points, {seconds} s"
            );
        }
    }
}

/// Checks every hand of a round in parts, each the hands that begin with the same
/// few cards.
fn check_every_hand(rules: RoundRules<'_>) -> Both {
    let shared = rules.dealt().min(4);
    let name = format!("{}\t{}", rules.ruleset.name(), rules.round);
    let progress = env::var("CROWNS_PROGRESS").ok();
    let done = progress.as_deref().map_or_else(HashMap::new, |file| read_progress(file, &name));
    let file = progress.map(|file| File::options().append(true).create(true).open(file).unwrap());
    let (file, sum) = (Mutex::new(file), Mutex::new(Both::default()));
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let threads = env::var("CROWNS_THREADS").map_or(cores, |text| text.parse().unwrap());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let (mut mine, mut part) = (next.fetch_add(1, Ordering::Relaxed), 0);
                Walk::new(rules).run(&mut |walk| {
                    if walk.hand.len() < shared {
                        return true;
                    }
                    if part == mine {
                        let both = done.get(&part).copied().unwrap_or_else(|| {
                            let both = check_part(walk, rules);
                            if let Some(file) = &mut *file.lock().unwrap() {
                                let figures = both
                                    .map(|it| format!("{}\t{}\t{}", it.hands, it.out, it.points));
                                writeln!(file, "{name}\t{part}\t{}", figures.join("\t")).unwrap();
                            }
                            both
                        });
                        let mut sum = sum.lock().unwrap();
                        for (sum, tally) in sum.iter_mut().zip(both) {
                            sum.hands += tally.hands;
                            sum.out += tally.out;
                            sum.points += tally.points;
                        }
                        mine = next.fetch_add(1, Ordering::Relaxed);
                    }
                    part += 1;
                    false
                });
            });
        }
    });
    sum.into_inner().unwrap()
}

/// Returns the parts of a round that are done.
fn read_progress(file: &str, name: &str) -> HashMap<usize, Both> {
    let text = fs::read_to_string(file).unwrap_or_default();
    // A line that was cut short has no end.
    let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let parts = lines.filter_map(|line| {
        let figures = line.trim_end().strip_prefix(name)?.strip_prefix('\t')?;
        let figures: Vec<u64> = figures.split('\t').map(|figure| figure.parse().unwrap()).collect();
        let tally = |from: usize| Tally {
            hands: figures[from],
            out: figures[from + 1],
            points: figures[from + 2],
        };
        Some((figures[0] as usize, [tally(1), tally(4)]))
    });
    parts.collect()
}

/// Checks a hand and all that have it and later cards.
fn check_part(walk: &mut Walk<'_>, rules: RoundRules<'_>) -> Both {
    let mut both = Both::default();
    let mut visit = |walk: &mut Walk<'_>| {
        let phase = match walk.hand.len().checked_sub(rules.dealt()) {
            None => return true,
            Some(phase) => phase,
        };
        let check = || [check_counted, check_drawn][phase](walk, rules);
        let (is_out, points) =
            panic::catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|cause| {
                eprintln!("failed at {}", situation(walk.table.cards(), rules));
                panic::resume_unwind(cause)
            });
        both[phase].hands += 1;
        both[phase].out += u64::from(is_out);
        both[phase].points += u64::from(points);
        phase == 0
    };
    if visit(walk) {
        walk.table.settle();
        walk.run(&mut visit);
    }
    both
}

fn check_counted(walk: &Walk<'_>, rules: RoundRules<'_>) -> (bool, u16) {
    let counted = solver::counting(&walk.hand, rules).unwrap();
    check_arrangement(&counted, walk.hand, rules);
    assert_eq!(outcome(&counted), walk.table.whole());
    (counted.penalty == 0, counted.penalty)
}

fn check_drawn(walk: &Walk<'_>, rules: RoundRules<'_>) -> (bool, u16) {
    let drawn = solver::drawn(&walk.hand, rules).unwrap();
    let expect = walk.table.drawn();
    assert_eq!(drawn.can_go_out, expect.can_go_out);
    assert_eq!(drawn.go_out_discards[..], expect.go_out_discards);
    assert_eq!(drawn.discard, expect.discard);
    assert_eq!(outcome(&drawn.arrangement), expect.outcome);
    let mut kept = walk.hand;
    assert!(drawn.discard.is_none_or(|card| kept.remove(card)));
    check_arrangement(&drawn.arrangement, kept, rules);
    (drawn.can_go_out, drawn.arrangement.penalty)
}

/// Checks that an arrangement uses each card once, that its melds are legal as they
/// lie, and that the penalty is that of the deadwood.
fn check_arrangement(arrangement: &Arrangement, hand: Hand, rules: RoundRules<'_>) {
    let (melds, deadwood) = (&arrangement.melds, &arrangement.deadwood);
    let melded = melds.iter().flat_map(|meld| meld.cards.iter().map(|placed| placed.card));
    let used: Hand = melded.chain(deadwood.iter().copied()).collect();
    assert_eq!(used, hand, "other cards: {arrangement:?}");
    for meld in melds {
        assert!(is_legal(meld, rules), "no such meld: {arrangement:?}");
    }
    let penalty: u16 = deadwood.iter().map(|&card| rules.value(card)).sum();
    assert_eq!(arrangement.penalty, penalty);
    assert!(deadwood.is_sorted());
}

/// Returns `true` if the cards of a meld may stand for what they stand for, and that
/// is a book or a run.
fn is_legal(meld: &Meld, rules: RoundRules<'_>) -> bool {
    let cards = &meld.cards;
    let may_stand = cards.iter().all(|it| match it.stands_for {
        StandsFor::Card(card) => it.card == card || rules.is_wild(it.card),
        StandsFor::Rank(_) => rules.is_wild(it.card),
    });
    let fits = match meld.kind {
        MeldKind::Book => {
            let mut ranks = cards.iter().map(|it| match it.stands_for {
                StandsFor::Card(card) => card.rank(),
                StandsFor::Rank(rank) => Some(rank),
            });
            let first = ranks.next().flatten();
            let naturals = || cards.iter().filter(|it| !rules.is_wild(it.card));
            let suits = |suit| naturals().filter(|it| it.card.suit() == Some(suit)).count();
            first.is_some()
                && ranks.all(|rank| rank == first)
                && (!rules.ruleset.book_distinct_suits()
                    || Suit::ALL.into_iter().all(|suit| suits(suit) <= 1))
        }
        MeldKind::Run => {
            let suit = match cards[0].stands_for {
                StandsFor::Card(card) => card.suit(),
                StandsFor::Rank(_) => None,
            };
            let place = |number: usize| Rank::ALL[(number - 1) % 13];
            suit.is_some_and(|suit| {
                reference::windows(cards.len(), rules).any(|window| {
                    let places = window.map(|number| Card::Suited(place(number), suit));
                    places.zip(cards).all(|(card, it)| it.stands_for == StandsFor::Card(card))
                })
            })
        }
    };
    let wilds = cards.iter().filter(|it| rules.is_wild(it.card));
    let at_home = wilds.clone().filter(|it| !it.stands_in()).count();
    let at_home = at_home * usize::from(rules.ruleset.natural_in_place());
    let naturals = cards.len() - wilds.clone().count() + at_home;
    let most = rules.ruleset.max_wilds().map_or(usize::MAX, usize::from);
    may_stand
        && fits
        && cards.len() >= 3
        && wilds.count() <= most
        && naturals >= usize::from(rules.ruleset.min_naturals())
}

fn outcome(arrangement: &Arrangement) -> Outcome {
    Outcome {
        penalty: arrangement.penalty,
        loose: arrangement.deadwood.len(),
        melds: arrangement.melds.len(),
    }
}

fn situation(cards: &[Card], rules: RoundRules<'_>) -> String {
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    format!("round {}, {}: {}", rules.round, rules.ruleset.name(), cards.join(" "))
}

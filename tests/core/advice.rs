//! Whether the advice of `odds` wins points: whole games against players who are
//! always left with the least penalty.

use std::thread;

use crowns::cards::{Card, Hand};
use crowns::odds::{Objective, Position, unseen};
use crowns::random::Random;
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver;

const PLAYERS: usize = 4;

/// How a player decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strategy {
    /// As `odds` advises; every card on the discard pile was seen.
    Advice,
    /// Takes the top card if that lowers the penalty, and discards for the least.
    LeastPenalty,
}

/// The cards on the table.
struct Table<'a> {
    rules: RoundRules<'a>,
    stock: Vec<Card>,
    /// The discard pile, its top card last.
    pile: Vec<Card>,
    hands: Vec<Hand>,
}

impl<'a> Table<'a> {
    fn deal(rules: RoundRules<'a>, random: &mut Random) -> Self {
        let mut stock: Vec<Card> = unseen(rules.deck(), &[]).cards().collect();
        random.shuffle(&mut stock);
        let mut deal = |cards: usize| stock.split_off(stock.len() - cards);
        let hands = (0..PLAYERS).map(|_| deal(rules.dealt()).into_iter().collect());
        let hands = hands.collect();
        let pile = deal(1);
        Self { rules, stock, pile, hands }
    }

    /// Draws from the stock; the discard pile is shuffled into it if it is empty.
    fn draw(&mut self, random: &mut Random) -> Card {
        if self.stock.is_empty() {
            let top = self.pile.pop();
            self.stock = std::mem::take(&mut self.pile);
            self.pile.extend(top);
            random.shuffle(&mut self.stock);
        }
        self.stock.pop().expect("four hands leave cards")
    }

    fn position(&self, seat: usize) -> Position<'a> {
        let seen = self.pile.iter().copied().collect();
        Position::new(self.hands[seat], &seen, self.rules).unwrap()
    }

    /// Plays a turn; returns `true` if the player goes out.
    fn turn(
        &mut self,
        seat: usize,
        plays: Strategy,
        objective: Objective,
        random: &mut Random,
    ) -> bool {
        let top = *self.pile.last().expect("each turn ends with a discard");
        let before = self.position(seat);
        let takes = match plays {
            Strategy::Advice => before.top_advice(top, objective).takes(),
            Strategy::LeastPenalty => before.after_taking(top).penalty() < before.penalty(),
        };
        let drawn = if takes {
            self.pile.pop();
            top
        } else {
            self.draw(random)
        };
        self.hands[seat].insert(drawn);
        let out = solver::can_go_out(&self.hands[seat], self.rules);
        // A card that is taken was on the pile before, so it stays seen.
        let after = self.position(seat);
        let discard = match (plays, objective) {
            (Strategy::Advice, Objective::GoOut) if !out => after.advised_discard(),
            _ => after.cheapest_discard(),
        };
        let discard = discard.expect("official rules ask for a discard");
        self.hands[seat].remove(discard);
        self.pile.push(discard);
        out
    }
}

/// Plays a round, the seat after the dealer first; returns the scores.
fn round(rules: RoundRules<'_>, seats: [Strategy; PLAYERS], random: &mut Random) -> [u32; PLAYERS] {
    let mut table = Table::deal(rules, random);
    let first = usize::from(rules.round.number());
    let turns = (first..).map(|turn| turn % PLAYERS);
    let mut out = None;
    for seat in turns.take(PLAYERS * 100) {
        if out == Some(seat) {
            break;
        }
        let objective = if out.is_some() { Objective::LastTurn } else { Objective::GoOut };
        if table.turn(seat, seats[seat], objective, random) && out.is_none() {
            out = Some(seat);
        }
    }
    let penalty = |seat: usize| u32::from(solver::least_penalty(&table.hands[seat], rules));
    std::array::from_fn(penalty)
}

/// Plays eleven rounds; returns by how many points a game those who follow the
/// advice are better than the others.
fn game(ruleset: &Ruleset, seats: [Strategy; PLAYERS], random: &mut Random) -> f64 {
    let mut margin = 0.0;
    for number in Round::all() {
        let scores = round(ruleset.in_round(number), seats, random);
        for (seat, score) in seats.into_iter().zip(scores) {
            let share = 2.0 / PLAYERS as f64 * f64::from(score);
            margin += if seat == Strategy::Advice { -share } else { share };
        }
    }
    margin
}

/// Plays a deal twice, with the seats exchanged, and returns the mean margin.
fn pair(ruleset: &Ruleset, seed: u64) -> f64 {
    use Strategy::{Advice, LeastPenalty};
    let seats = [
        [Advice, LeastPenalty, Advice, LeastPenalty],
        [LeastPenalty, Advice, LeastPenalty, Advice],
    ];
    let margins = seats.map(|seats| game(ruleset, seats, &mut Random::new(seed)));
    margins.iter().sum::<f64>() / 2.0
}

/// Returns the mean margin of so many pairs of games, and its 95 % interval.
fn margin(pairs: u64) -> (f64, f64, f64) {
    let ruleset = Ruleset::official();
    let half = |from: u64| {
        let ruleset = &ruleset;
        move || (from..pairs).step_by(2).map(|seed| pair(ruleset, seed)).collect::<Vec<f64>>()
    };
    let margins = thread::scope(|scope| {
        let halves = [scope.spawn(half(0)), scope.spawn(half(1))];
        halves.map(|half| half.join().unwrap()).concat()
    });
    let n = margins.len() as f64;
    let mean = margins.iter().sum::<f64>() / n;
    let variance = margins.iter().map(|m| (m - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let reach = 1.96 * (variance / n).sqrt();
    (mean, mean - reach, mean + reach)
}

#[test]
#[ignore = "2,000 games of four"]
fn two_who_follow_the_advice_are_25_points_a_game_better_than_two_of_least_penalty() {
    let (mean, low, high) = margin(1_000);
    eprintln!("{mean:.1} points a game better, 95 % between {low:.1} and {high:.1}");
    assert!(mean >= 25.0 && low > 0.0, "{mean} {low} {high}");
}

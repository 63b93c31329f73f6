//! A game of solitaire: the deal of a seed, the fold of its events, and the statistics of many.

use chrono::{DateTime, Utc};
use strum::{EnumString, IntoStaticStr};
use uuid::Uuid;

use super::board::{Board, SolitaireState};
use crate::game::event::{PILES, Recorded, SolitaireEvent, SolitaireScore, SolitaireStart, whole};
use crate::game::folds::Aggregate;
use crate::game::id::SolitaireId;
use crate::random::Random;
use crate::rules::{Round, Ruleset};

/// Deals a game of solitaire from a seed.
///
/// The deck in canonical order, each card as often as the deck has it, is
/// shuffled by [`Random::shuffle`]. The first three cards are the pile of
/// three, the next four that of four, and so on up to thirteen; the rest is the
/// stock in the order in which it is drawn.
pub fn deal(ruleset: &Ruleset, throw_drawn: bool, seed: u64) -> SolitaireStart {
    let mut cards: Vec<_> = whole(ruleset.deck()).collect();
    Random::new(seed).shuffle(&mut cards);
    let mut rest = cards.into_iter();
    let piles = Round::all().map(|round| rest.by_ref().take(round.dealt()).collect()).collect();
    SolitaireStart {
        ruleset: ruleset.clone(),
        throw_drawn,
        seed: Some(seed),
        piles,
        stock: Some(rest.collect()),
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Solitaire {
    pub id: SolitaireId,
    pub started: DateTime<Utc>,
    pub ended: Option<DateTime<Utc>>,
    /// What the cards were shuffled by; `None` for real cards.
    pub seed: Option<u64>,
    /// The piles; `None` for a game that was played without the program.
    pub board: Option<Board>,
    /// Whether it is open, won or lost.
    pub state: SolitaireState,
    /// How many piles are turned over, and the points of the others, if they
    /// were counted.
    pub score: SolitaireScore,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SolitaireOrigin {
    /// Shuffled by this program.
    Dealt,
    /// Real cards on a table, whose draws are entered.
    Table,
    /// Unknown: only the result was recorded.
    Away,
}

impl SolitaireOrigin {
    /// Returns its name: `dealt`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Solitaire {
    pub fn origin(&self) -> SolitaireOrigin {
        match &self.board {
            None => SolitaireOrigin::Away,
            Some(board) if board.is_real() => SolitaireOrigin::Table,
            Some(_) => SolitaireOrigin::Dealt,
        }
    }
}

impl Aggregate for Solitaire {
    type Event = SolitaireEvent;

    fn begin(id: Uuid, recorded: Recorded<SolitaireEvent>) -> Option<Self> {
        let time = recorded.time;
        match recorded.event {
            SolitaireEvent::SolitaireStarted(start) => {
                let seed = start.seed;
                let board = Board::new(start).ok()?;
                Some(Self {
                    id: SolitaireId(id),
                    started: time,
                    ended: None,
                    seed,
                    state: SolitaireState::Open,
                    score: score(&board),
                    board: Some(board),
                })
            }
            SolitaireEvent::SolitaireRecorded(score) => Some(Self {
                id: SolitaireId(id),
                started: time,
                ended: Some(time),
                seed: None,
                board: None,
                state: match usize::from(score.closed) == PILES {
                    true => SolitaireState::Won,
                    false => SolitaireState::Lost,
                },
                score,
            }),
            _ => None,
        }
    }

    fn apply(&mut self, recorded: Recorded<SolitaireEvent>) {
        let Some(board) = self.board.as_mut().filter(|_| self.ended.is_none()) else {
            return;
        };
        match &recorded.event {
            SolitaireEvent::SolitairePlayed(play) => {
                board.apply(play);
                self.state = board.state();
                self.score = score(board);
            }
            SolitaireEvent::SolitaireAbandoned {} => self.state = SolitaireState::Lost,
            _ => {}
        }
        if self.state != SolitaireState::Open {
            self.ended = Some(recorded.time);
        }
    }
}

fn score(board: &Board) -> SolitaireScore {
    SolitaireScore { closed: board.closed_count() as u8, left: Some(board.points_left()) }
}

/// The figures of games that are over, a fold in the order in which they ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SolitaireStats {
    /// How many games are over.
    pub game_count: u32,
    /// How many of them were won.
    pub won_count: u32,
    /// How many piles were turned over in all of them.
    pub closed_total: u32,
    /// In how many the points left were counted.
    pub counted_count: u32,
    /// The points left in all of these.
    pub left_total: u32,
    /// The most games won in a row.
    pub longest_won: u32,
    /// The games won in a row up to the last.
    pub current_won: u32,
    /// The most games lost in a row.
    pub longest_lost: u32,
    /// The games lost in a row up to the last.
    pub current_lost: u32,
}

impl SolitaireStats {
    /// Adds the next game; one that is open does not count yet.
    pub fn add(&mut self, state: SolitaireState, score: SolitaireScore) {
        match state {
            SolitaireState::Open => return,
            SolitaireState::Won => {
                self.won_count += 1;
                self.current_won += 1;
                self.current_lost = 0;
            }
            SolitaireState::Lost => {
                self.current_lost += 1;
                self.current_won = 0;
            }
        }
        self.longest_won = self.longest_won.max(self.current_won);
        self.longest_lost = self.longest_lost.max(self.current_lost);
        self.game_count += 1;
        self.closed_total += u32::from(score.closed);
        if let Some(left) = score.left {
            self.counted_count += 1;
            self.left_total += u32::from(left);
        }
    }

    /// Returns the share of games won, from 0 to 1; `None` without a game.
    pub fn won_rate(&self) -> Option<f64> {
        mean(self.won_count, self.game_count)
    }

    /// Returns the mean of the piles turned over; `None` without a game.
    pub fn closed_mean(&self) -> Option<f64> {
        mean(self.closed_total, self.game_count)
    }

    /// Returns the mean of the points left; `None` if none were counted.
    pub fn left_mean(&self) -> Option<f64> {
        mean(self.left_total, self.counted_count)
    }
}

fn mean(total: u32, count: u32) -> Option<f64> {
    (count > 0).then(|| f64::from(total) / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::game::text::joined;

    /// Checks that 88 cards are dealt and `stock` are left, and that they are
    /// the cards of the deck, each once.
    fn check(ruleset: &Ruleset, stock: usize) {
        for seed in 0..50 {
            let start = deal(ruleset, true, seed);
            let piles: Vec<Card> = start.piles.iter().flatten().copied().collect();
            let left = start.stock.unwrap();
            assert_eq!((piles.len(), left.len()), (88, stock));
            let mut all = [piles, left].concat();
            all.sort();
            assert!(all.into_iter().eq(whole(ruleset.deck())));
        }
    }

    #[test]
    fn piles_and_stock_are_the_cards_of_the_deck_each_once() {
        check(&Ruleset::official(), 28);
        check(&Ruleset::texas(), 48);
    }

    #[test]
    fn a_seed_gives_this_deal_for_ever() {
        let start = deal(&Ruleset::official(), true, 42);
        assert_eq!(joined(&start.piles[0], " "), "KS 7H 7S");
        assert_eq!(joined(&start.piles[10], " "), "7C 3S 8* KH 3H 6C 8D 9H 8H 10C KC 9C JD");
        assert_eq!(
            joined(start.stock.unwrap(), " "),
            "9* JOKER 5H QH 8S 8S 3S QC KS 3* 7* 4C 5C 9S KD 8D 8C 5C 9S 6S JS 5H QS 3H 6* 6C 4* JS"
        );
        assert_ne!(deal(&Ruleset::official(), true, 43).piles, start.piles);
    }

    #[test]
    fn games_won_piles_and_streaks_are_counted() {
        let mut stats = SolitaireStats::default();
        assert_eq!((stats.won_rate(), stats.left_mean()), (None, None));
        let (won, lost) = (SolitaireState::Won, SolitaireState::Lost);
        let games = [
            (won, 11, Some(0)),
            (won, 11, None),
            (lost, 9, Some(31)),
            (lost, 4, Some(99)),
            (lost, 7, None),
            (won, 11, Some(0)),
            (SolitaireState::Open, 3, Some(50)),
        ];
        for (state, closed, left) in games {
            stats.add(state, SolitaireScore { closed, left });
        }
        let expect = SolitaireStats {
            game_count: 6,
            won_count: 3,
            closed_total: 53,
            counted_count: 4,
            left_total: 130,
            longest_won: 2,
            current_won: 1,
            longest_lost: 3,
            current_lost: 0,
        };
        assert_eq!(stats, expect);
        assert_eq!((stats.won_rate(), stats.left_mean()), (Some(0.5), Some(32.5)));
    }
}

//! Statistics of one player.

use std::cmp::Ordering::{self, Greater, Less};
use std::collections::BTreeMap;

use super::{Comeback, DatedGame, GameResult, Mean, ROUNDS, SeatResult, Streak};
use crate::game::PlayerId;

/// A figure of fewer games is marked as thin.
pub const THIN: u32 = 5;

/// The figures of one player, a fold over finished games in their order.
///
/// A game counts if the player and somebody else stayed to the end. The total
/// of a player who joined late includes the start; the means by round are of
/// the rounds played.
#[derive(Debug, Clone, PartialEq)]
pub struct Stats {
    /// The player.
    pub player: PlayerId,
    /// The games that count.
    pub games: u32,
    /// The games won, alone or with others.
    pub wins: u32,
    /// The games won with others.
    pub shared_wins: u32,
    /// The number of games per place, from the first place.
    pub places: Vec<u32>,
    /// The final totals in the order of the games.
    pub totals: Vec<i32>,
    /// The mean of the final totals.
    pub total: Mean,
    /// The mean points of all rounds played.
    pub round: Mean,
    /// Rounds 1 to 11.
    pub rounds: [RoundStats; ROUNDS],
    /// The fewest points of a round.
    pub best_round: Option<Extreme>,
    /// The most points of a round.
    pub worst_round: Option<Extreme>,
    /// The lowest total.
    pub best_game: Option<Extreme>,
    /// The highest total.
    pub worst_game: Option<Extreme>,
    /// Games won in a row.
    pub win_streak: Streak,
    /// Games not won in a row.
    pub drought: Streak,
    /// By number of players, including those who joined late or left.
    pub tables: BTreeMap<usize, TableStats>,
    /// By opponent who stayed to the end.
    pub opponents: BTreeMap<PlayerId, OpponentStats>,
    /// The most places gained after round 9, at least one; the first of
    /// several.
    pub best_comeback: Option<(Comeback, DatedGame)>,
    /// The places gained after round 9, below zero if lost, in games that
    /// continued after it.
    pub comeback: Mean,
}

/// One round over many games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoundStats {
    /// The points of the player in the round.
    pub own: Mean,
    /// The points of all others in the round in the same games: the table.
    pub others: Mean,
    /// The number of times that the player is known to have gone out.
    pub out: u32,
}

/// The fewest or the most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extreme {
    /// The points.
    pub points: i32,
    /// The game in which they were first scored.
    pub when: DatedGame,
    /// The round, if it is about one.
    pub round: Option<u8>,
    /// The number of times.
    pub times: u32,
}

/// Games at tables of one size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStats {
    /// The games that count.
    pub games: u32,
    /// The games won, alone or with others.
    pub wins: u32,
    /// The final places.
    pub place: Mean,
    /// Opponents who finished behind the player.
    pub beaten: u32,
    /// Opponents who shared the player's place.
    pub tied: u32,
    /// Opponents who stayed to the end.
    pub faced: u32,
}

/// Games that both the player and an opponent played to the end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OpponentStats {
    /// The games.
    pub games: u32,
    /// Games in which the player finished ahead of the opponent.
    pub ahead: u32,
    /// Games in which the player finished behind the opponent.
    pub behind: u32,
    /// Games in which they shared a place.
    pub tied: u32,
}

impl Stats {
    /// Begins the figures of a player.
    pub fn new(player: PlayerId) -> Self {
        Self {
            player,
            games: 0,
            wins: 0,
            shared_wins: 0,
            places: Vec::new(),
            totals: Vec::new(),
            total: Mean::default(),
            round: Mean::default(),
            rounds: [RoundStats::default(); ROUNDS],
            best_round: None,
            worst_round: None,
            best_game: None,
            worst_game: None,
            win_streak: Streak::default(),
            drought: Streak::default(),
            tables: BTreeMap::new(),
            opponents: BTreeMap::new(),
            best_comeback: None,
            comeback: Mean::default(),
        }
    }

    /// Adds the next game, if it counts for the player.
    pub fn add(&mut self, game: &GameResult) {
        let own = game.ranked().find(|(seat, _)| seat.player == self.player);
        let Some((own, place)) = own.filter(|_| game.is_contest()) else {
            return;
        };
        let when = game.when();
        self.add_result(game, own, place);
        self.add_rounds(game, own);
        self.win_streak.add(own.won, when);
        self.drought.add(!own.won, when);
        self.add_opponents(game, own, place);
        self.add_comeback(game);
    }

    /// Returns the games that the figures mention.
    pub fn named(&self) -> impl Iterator<Item = DatedGame> {
        let extremes = [
            self.best_game,
            self.worst_game,
            self.best_round,
            self.worst_round,
        ];
        let extremes = extremes.into_iter().flatten().map(|extreme| extreme.when);
        let spans = [self.win_streak.longest, self.drought.longest];
        let spans = spans
            .into_iter()
            .flatten()
            .flat_map(|span| [span.first, span.last]);
        let comeback = self.best_comeback.map(|(_, when)| when);
        extremes.chain(spans).chain(comeback)
    }

    fn add_result(&mut self, game: &GameResult, own: &SeatResult, place: u32) {
        self.games += 1;
        self.wins += u32::from(own.won);
        let winners = game.seats.iter().filter(|seat| seat.won).count();
        self.shared_wins += u32::from(own.won && winners > 1);
        let place = place as usize;
        if self.places.len() < place {
            self.places.resize(place, 0);
        }
        self.places[place - 1] += 1;
        self.totals.push(own.total);
        self.total.add(own.total);
        let total = Extreme {
            points: own.total,
            when: game.when(),
            round: None,
            times: 1,
        };
        keep_better(&mut self.best_game, Less, total);
        keep_better(&mut self.worst_game, Greater, total);
    }

    fn add_rounds(&mut self, game: &GameResult, own: &SeatResult) {
        for (number, round) in (1u8..).zip(&mut self.rounds) {
            let index = usize::from(number) - 1;
            let Some(points) = own.scores[index] else {
                continue;
            };
            round.own.add(points);
            self.round.add(points);
            round.out += u32::from(own.went_out(number.into()));
            let others = game.seats.iter().filter(|seat| seat.player != own.player);
            let others = others.filter_map(|seat| seat.scores[index]);
            others.for_each(|points| round.others.add(points));
            let score = Extreme {
                points,
                when: game.when(),
                round: Some(number),
                times: 1,
            };
            keep_better(&mut self.best_round, Less, score);
            keep_better(&mut self.worst_round, Greater, score);
        }
    }

    fn add_opponents(&mut self, game: &GameResult, own: &SeatResult, place: u32) {
        let table = self.tables.entry(game.seats.len()).or_default();
        table.games += 1;
        table.wins += u32::from(own.won);
        table.place.add(place as i32);
        let ranked = game.ranked();
        for (other, other_place) in ranked.filter(|(seat, _)| seat.player != own.player) {
            let [ahead, tied, behind] = [
                place < other_place,
                place == other_place,
                place > other_place,
            ]
            .map(u32::from);
            table.faced += 1;
            table.beaten += ahead;
            table.tied += tied;
            let met = self.opponents.entry(other.player).or_default();
            met.games += 1;
            met.ahead += ahead;
            met.behind += behind;
            met.tied += tied;
        }
    }

    fn add_comeback(&mut self, game: &GameResult) {
        let mut comebacks = game.comebacks();
        let own = comebacks.find(|(seat, _)| seat.player == self.player);
        let Some((_, comeback)) = own else {
            return;
        };
        self.comeback.add(comeback.gained());
        let best = self.best_comeback.map_or(0, |(best, _)| best.gained());
        if comeback.gained() > best {
            self.best_comeback = Some((comeback, game.when()));
        }
    }
}

impl RoundStats {
    /// Returns the share of the rounds played that the player is known to have
    /// gone out in.
    pub fn out_rate(&self) -> Option<f64> {
        share(self.out, self.own.count())
    }
}

impl TableStats {
    /// Returns the share of opponents beaten, a tie counting half.
    pub fn beaten_share(&self) -> Option<f64> {
        share(2 * self.beaten + self.tied, 2 * self.faced)
    }
}

impl OpponentStats {
    /// Returns the share of games in which the opponent was beaten, a tie
    /// counting half.
    pub fn beaten_share(&self) -> Option<f64> {
        share(2 * self.ahead + self.tied, 2 * self.games)
    }
}

fn share(part: u32, of: u32) -> Option<f64> {
    (of > 0).then(|| f64::from(part) / f64::from(of))
}

/// Replaces an extreme by a better one: less, or greater.
fn keep_better(best: &mut Option<Extreme>, better: Ordering, new: Extreme) {
    match best {
        Some(best) if best.points == new.points => best.times += 1,
        Some(best) if new.points.cmp(&best.points) != better => {}
        _ => *best = Some(new),
    }
}

#[cfg(test)]
mod tests;

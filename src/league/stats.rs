//! What the games of one player say about the player.

use std::cmp::Ordering::{self, Greater, Less};
use std::collections::BTreeMap;

use super::{Comeback, DatedGame, GameResult, Mean, ROUNDS, SeatResult, Streak};
use crate::game::PlayerId;

/// How many games a figure needs so as not to be thin.
pub const THIN: u32 = 5;

/// The figures of one player, a fold over finished games in their order.
///
/// A game counts where the player stayed to the end, and somebody else too.
/// One who came late counts with the total, the start included; the means by
/// round are of the rounds that were played.
#[derive(Debug, Clone, PartialEq)]
pub struct Stats {
    /// Whose figures they are.
    pub player: PlayerId,
    /// The games that count.
    pub games: u32,
    /// Of these, those won, alone or with others.
    pub wins: u32,
    /// Of the games won, those won with others.
    pub shared_wins: u32,
    /// How many games ended in each place, the first place first.
    pub places: Vec<u32>,
    /// The final totals in the order of the games.
    pub totals: Vec<i32>,
    /// The final totals: how many points, and how far apart.
    pub total: Mean,
    /// The points of all rounds played.
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
    /// By how many sat at the table, those included who came late or left.
    pub tables: BTreeMap<usize, TableStats>,
    /// Those who stayed to the end of a game that counts.
    pub opponents: BTreeMap<PlayerId, OpponentStats>,
    /// The most places gained after round 9, at least one; of several the
    /// first.
    pub best_comeback: Option<(Comeback, DatedGame)>,
    /// The places gained after round 9, below zero where lost, in games that
    /// went on after it.
    pub comeback: Mean,
}

/// One round over many games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoundStats {
    /// The points of the player, in each game in which the player played it.
    pub own: Mean,
    /// The points of all others who played it in the same games: the table.
    pub others: Mean,
    /// How often the player is known to have gone out.
    pub out: u32,
}

/// The least or the most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extreme {
    /// The points.
    pub points: i32,
    /// Where they were scored, for the first time.
    pub when: DatedGame,
    /// In which round, if it is about one.
    pub round: Option<u8>,
    /// How often.
    pub times: u32,
}

/// Games at tables of one size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStats {
    /// The games that count.
    pub games: u32,
    /// Of these, those won, alone or with others.
    pub wins: u32,
    /// The final places.
    pub place: Mean,
    /// Opponents who came after the player.
    pub beaten: u32,
    /// Opponents who shared the player's place.
    pub tied: u32,
    /// Opponents who stayed to the end.
    pub faced: u32,
}

/// Games together with an opponent, both to the end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OpponentStats {
    /// The games.
    pub games: u32,
    /// Games in which the player came before the opponent.
    pub ahead: u32,
    /// Games in which the opponent came before the player.
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

    /// Takes in the next game, if it counts for the player.
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

    /// Names the games that its figures speak of.
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
        keep(&mut self.best_game, Less, total);
        keep(&mut self.worst_game, Greater, total);
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
            keep(&mut self.best_round, Less, score);
            keep(&mut self.worst_round, Greater, score);
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
    /// Returns how often the player is known to have gone out, of all the
    /// times that the player played the round.
    pub fn out_rate(&self) -> Option<f64> {
        share(self.out, self.own.count())
    }
}

impl TableStats {
    /// Returns the opponents beaten of those faced, a tie half.
    pub fn beaten_share(&self) -> Option<f64> {
        share(2 * self.beaten + self.tied, 2 * self.faced)
    }
}

impl OpponentStats {
    /// Returns how often the opponent was beaten, a tie half.
    pub fn beaten_share(&self) -> Option<f64> {
        share(2 * self.ahead + self.tied, 2 * self.games)
    }
}

fn share(part: u32, of: u32) -> Option<f64> {
    (of > 0).then(|| f64::from(part) / f64::from(of))
}

/// Replaces an extreme by a better one: less, or greater.
fn keep(kept: &mut Option<Extreme>, better: Ordering, new: Extreme) {
    match kept {
        Some(kept) if kept.points == new.points => kept.times += 1,
        Some(kept) if new.points.cmp(&kept.points) != better => {}
        _ => *kept = Some(new),
    }
}

#[cfg(test)]
mod tests;

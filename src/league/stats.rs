//! Statistics of one player, and of all.

use std::array;
use std::cmp::Ordering::{self, Greater, Less};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use serde::{Serialize, Serializer};

use super::mean::rounded;
use super::{BeatenShare, Comeback, GameResult, Mean, ROUNDS, SeatResult, Streak};
use crate::game::{GameRef, PlayerId, PlayerRef, name_key, name_order};

/// A figure of fewer games is marked as thin.
pub const THIN: u32 = 5;

/// The figures of one player, a fold over finished games in their order.
///
/// A game counts if the player and somebody else stayed to the end. The total
/// of a player who joined late includes the start; the means by round are of
/// the rounds played.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Stats {
    /// The player; not serialized with the figures.
    #[serde(skip)]
    pub player: PlayerRef,
    pub game_count: u32,
    /// The games won, alone or with others.
    pub wins: u32,
    pub shared_wins: u32,
    /// The number of games per place, from the first place.
    pub places: Vec<PlaceCount>,
    /// The mean of the final totals, serialized with its deviation.
    #[serde(flatten, serialize_with = "average_and_deviation")]
    pub total: Mean,
    pub round_count: u32,
    /// The mean points of all rounds played.
    pub per_round: Mean,
    pub best_game: Option<Extreme>,
    pub worst_game: Option<Extreme>,
    pub best_round: Option<Extreme>,
    pub worst_round: Option<Extreme>,
    pub win_streak: Streak,
    pub drought: Streak,
    pub comeback: Comebacks,
    /// The minutes of the games whose rounds were entered while they were played.
    #[serde(rename = "average_minutes")]
    pub minutes: Mean,
    pub by_round: [RoundStats; ROUNDS],
    /// By number of players, including those who joined late or left.
    #[serde(serialize_with = "values")]
    pub by_table: BTreeMap<usize, PlayerCountStats>,
    /// By opponent who stayed to the end, serialized as [`Stats::opponents`].
    #[serde(serialize_with = "sorted")]
    pub by_opponent: BTreeMap<PlayerId, OpponentStats>,
    /// The final totals in the order of the games.
    pub totals: Vec<i32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PlaceCount {
    pub place: usize,
    pub game_count: u32,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct RoundStats {
    pub round: usize,
    pub game_count: u32,
    pub average_score: Mean,
    /// The points of all others in the round in the same games: the table.
    pub table_average_score: Mean,
    /// The number of times that the player is known to have gone out.
    pub times_out: u32,
    /// The share of the rounds played that the player is known to have gone
    /// out in: the mean of 1 for each of them, 0 for each other.
    pub out_rate: Mean,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Extreme {
    #[serde(flatten)]
    pub points: Points,
    pub times: u32,
    /// The round in which they were first scored, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<usize>,
    /// The game in which they were first scored.
    pub game: GameRef,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    Total(i32),
    Score(i32),
}

/// Changes of place over the last two rounds, in games that continued after
/// round 9.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Comebacks {
    pub game_count: u32,
    /// The places gained, below zero if lost.
    pub average_places_gained: Mean,
    /// The most places gained, at least one; the first of several.
    pub best: Option<BestComeback>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BestComeback {
    #[serde(flatten)]
    pub places: Comeback,
    pub game: GameRef,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct PlayerCountStats {
    pub player_count: usize,
    pub game_count: u32,
    /// The games won, alone or with others.
    pub wins: u32,
    pub average_place: Mean,
    /// The share of the opponents who stayed to the end that were beaten.
    pub beaten: BeatenShare,
}

/// Games that both the player and an opponent played to the end.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct OpponentStats {
    #[serde(flatten)]
    pub player: PlayerRef,
    pub game_count: u32,
    /// Games in which the player finished ahead of the opponent.
    pub ahead: u32,
    pub tied: u32,
    /// Games in which the player finished behind the opponent.
    pub behind: u32,
    /// The share of games in which the opponent was beaten.
    pub beaten: BeatenShare,
}

impl Stats {
    /// Returns whom the player beats most often and whom least often, of those met in
    /// five games or more; who was level is not beaten. `None` if nobody stands out.
    pub fn beaten_most_and_least(&self) -> Option<[Vec<&OpponentStats>; 2]> {
        let mut met = self.opponents();
        met.retain(|met| met.game_count >= THIN);
        // Fractions are equal where their products are.
        let share = |one: &OpponentStats, other: &OpponentStats| {
            let product = |ahead: u32, games: u32| u64::from(ahead) * u64::from(games);
            product(one.ahead, other.game_count).cmp(&product(other.ahead, one.game_count))
        };
        let most = *met.iter().max_by(|one, other| share(one, other))?;
        let least = *met.iter().min_by(|one, other| share(one, other))?;
        let equal = |to: &OpponentStats| {
            met.iter().copied().filter(|one| share(one, to).is_eq()).collect::<Vec<_>>()
        };
        share(most, least).is_gt().then(|| [equal(most), equal(least)])
    }

    pub fn new(player: PlayerRef) -> Self {
        let by_round =
            array::from_fn(|index| RoundStats { round: index + 1, ..RoundStats::default() });
        Self { player, by_round, ..Self::default() }
    }

    pub fn add(&mut self, game: &GameResult) {
        let id = self.player.uuid;
        // Two players of one game may have been merged: standings count each seat as well.
        let own = game.ranked().filter(|(seat, _)| game.is_contest() && seat.player.uuid == id);
        for (own, place) in own {
            self.add_result(game, own, place);
            self.add_rounds(game, own);
            self.win_streak.add(own.won, game.game);
            self.drought.add(!own.won, game.game);
            self.add_opponents(game, own, place);
        }
        self.add_comeback(game);
    }

    /// Returns the share of the rounds played that the player is known to have
    /// gone out in; `None` without rounds.
    pub fn out_rate(&self) -> Option<f64> {
        let out: u32 = self.by_round.iter().map(|round| round.times_out).sum();
        (self.round_count > 0).then(|| f64::from(out) / f64::from(self.round_count))
    }

    /// Returns the opponents, most games first, then by name.
    pub fn opponents(&self) -> Vec<&OpponentStats> {
        most_games_first(&self.by_opponent)
    }

    fn add_result(&mut self, game: &GameResult, own: &SeatResult, place: u32) {
        self.game_count += 1;
        game.minutes.into_iter().for_each(|minutes| self.minutes.add(minutes.cast_signed()));
        self.wins += u32::from(own.won);
        let winners = game.seats.iter().filter(|seat| seat.won).count();
        self.shared_wins += u32::from(own.won && winners > 1);
        let place = place as usize;
        self.places.extend(
            (self.places.len() + 1..=place).map(|place| PlaceCount { place, game_count: 0 }),
        );
        self.places[place - 1].game_count += 1;
        self.totals.push(own.total);
        self.total.add(own.total);
        let total =
            Extreme { points: Points::Total(own.total), times: 1, round: None, game: game.game };
        keep_better(&mut self.best_game, Less, total);
        keep_better(&mut self.worst_game, Greater, total);
    }

    fn add_rounds(&mut self, game: &GameResult, own: &SeatResult) {
        for (index, round) in self.by_round.iter_mut().enumerate() {
            let Some(points) = own.scores[index] else { continue };
            let went_out = own.went_out(round.round);
            round.game_count += 1;
            round.average_score.add(points);
            round.times_out += u32::from(went_out);
            round.out_rate.add(went_out.into());
            self.round_count += 1;
            self.per_round.add(points);
            let others = game.seats.iter().filter(|seat| seat.player.uuid != own.player.uuid);
            let others = others.filter_map(|seat| seat.scores[index]);
            others.for_each(|points| round.table_average_score.add(points));
            let score = Extreme {
                points: Points::Score(points),
                times: 1,
                round: Some(round.round),
                game: game.game,
            };
            keep_better(&mut self.best_round, Less, score);
            keep_better(&mut self.worst_round, Greater, score);
        }
    }

    fn add_opponents(&mut self, game: &GameResult, own: &SeatResult, place: u32) {
        let table = self.by_table.entry(game.seats.len()).or_default();
        table.player_count = game.seats.len();
        table.game_count += 1;
        table.wins += u32::from(own.won);
        table.average_place.add(place as i32);
        let ranked = game.ranked();
        for (other, other_place) in ranked.filter(|(seat, _)| seat.player.uuid != own.player.uuid) {
            let [ahead, tied, behind] =
                [place < other_place, place == other_place, place > other_place].map(u32::from);
            let beaten = BeatenShare { twice: 2 * ahead + tied, faced: 1 };
            table.beaten.add(beaten);
            let met = self.by_opponent.entry(other.player.uuid);
            let met = met.or_insert_with(|| OpponentStats {
                player: other.player.clone(),
                ..OpponentStats::default()
            });
            met.game_count += 1;
            met.ahead += ahead;
            met.behind += behind;
            met.tied += tied;
            met.beaten.add(beaten);
        }
    }

    fn add_comeback(&mut self, game: &GameResult) {
        let mut comebacks = game.comebacks();
        let own = comebacks.find(|(seat, _)| seat.player.uuid == self.player.uuid);
        let Some((_, places)) = own else { return };
        let Comebacks { game_count, average_places_gained, best } = &mut self.comeback;
        *game_count += 1;
        average_places_gained.add(places.gained());
        if places.gained() > best.map_or(0, |best| best.places.gained()) {
            let game = game.game;
            *best = Some(BestComeback { places, game });
        }
    }
}

impl Points {
    pub const fn number(self) -> i32 {
        let (Self::Total(points) | Self::Score(points)) = self;
        points
    }
}

/// Replaces an extreme by a better one: less, or greater.
fn keep_better(best: &mut Option<Extreme>, better: Ordering, new: Extreme) {
    match best {
        Some(best) if best.points == new.points => best.times += 1,
        Some(best) if new.points.cmp(&best.points) != better => {}
        _ => *best = Some(new),
    }
}

fn average_and_deviation<S: Serializer>(total: &Mean, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([
        ("average_total", total.average().map(rounded)),
        ("total_deviation", total.deviation().map(rounded)),
    ])
}

fn values<S: Serializer>(
    tables: &BTreeMap<usize, PlayerCountStats>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tables.values())
}

fn sorted<S: Serializer>(
    opponents: &BTreeMap<PlayerId, OpponentStats>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(most_games_first(opponents))
}

fn most_games_first(opponents: &BTreeMap<PlayerId, OpponentStats>) -> Vec<&OpponentStats> {
    let mut opponents: Vec<_> = opponents.values().collect();
    opponents.sort_by_cached_key(|met| {
        let name = name_order(&met.player.name);
        (Reverse(met.game_count), name, met.player.uuid)
    });
    opponents
}

/// The statistics of all players, a fold over finished games in their order.
#[derive(Debug, Default)]
pub struct AllStats(HashMap<PlayerId, Stats>);

impl AllStats {
    pub fn add(&mut self, game: &GameResult) {
        let players: BTreeMap<_, _> =
            game.seats.iter().map(|seat| (seat.player.uuid, &seat.player)).collect();
        for (id, player) in players {
            let stats = self.0.entry(id).or_insert_with(|| Stats::new(player.clone()));
            stats.add(game);
        }
    }

    /// Returns the players that a game counts for, most games first, then by
    /// name.
    pub fn finish(self) -> Vec<Stats> {
        let counted = |stats: &Stats| stats.game_count > 0;
        let mut players: Vec<_> = self.0.into_values().filter(counted).collect();
        players.sort_by_cached_key(|stats| {
            let player = &stats.player;
            (Reverse(stats.game_count), name_key(&player.name), player.uuid)
        });
        players
    }
}

//! Who leads: the games of each player added up, and the players ranked.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::counted::{CountedGame, PlayerTotals, compare};
use super::rating::{Rating, rate};
use super::result::GameResult;
use crate::game::{LeagueSettings, PlayerId, RankingMethod};

/// How players are ranked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    /// The figure that counts.
    pub by: RankingMethod,
    /// Games that a player must have played to be ranked.
    pub min_games: usize,
    /// How many of a player's worst games are left out; one always counts.
    pub drop_worst: usize,
    /// The figures that part players who are equal, in this order.
    pub tie_break: Vec<RankingMethod>,
}

/// Adds up games, one after the other in the order in which they ended.
#[derive(Debug, Clone)]
pub struct Standings {
    ranking: Ranking,
    players: Vec<(PlayerId, Vec<CountedGame>)>,
    index: HashMap<PlayerId, usize>,
}

/// How a player stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The player.
    pub player: PlayerId,
    /// The place from 1, shared by players who are equal; nothing for who has
    /// not played enough games.
    pub place: Option<usize>,
    /// Games played, those left out too.
    pub games: usize,
    /// The games that count.
    pub sum: PlayerTotals,
    /// The rating after all games.
    pub rating: Rating,
    /// Places gained since before the last day of play, lost ones below zero;
    /// nothing where there is no place now or was none.
    pub change: Option<i32>,
    /// The figure that counts after each of the player's last days of play,
    /// at most [`TREND`].
    pub trend: Vec<f64>,
}

/// The most days that a trend goes back.
pub const TREND: usize = 12;

impl Ranking {
    /// Returns how a league ranks: as it agreed, else by opponents beaten,
    /// from the first game, with nothing left out and ties shared.
    pub fn of(terms: &LeagueSettings) -> Self {
        Self {
            by: terms.by.unwrap_or(RankingMethod::Beaten),
            min_games: terms.min_games.unwrap_or(1) as usize,
            drop_worst: terms.drop_worst.unwrap_or(0) as usize,
            tie_break: terms.tie_break.clone().unwrap_or_default(),
        }
    }

    /// Says which of two games is to be left out first.
    fn worse(&self, one: &CountedGame, other: &CountedGame) -> Ordering {
        let (one, other) = (one.alone(), other.alone());
        let by = match self.by {
            // No rating is of one game.
            RankingMethod::Rating => RankingMethod::Beaten,
            by => by,
        };
        let by = compare(by, &one, &other);
        // The better one comes first above, the worse one here.
        by.reverse().then(other.total.cmp(&one.total))
    }

    /// Adds up the games that count: of all but one, the worst are left out.
    fn sum(&self, games: &[CountedGame]) -> PlayerTotals {
        let mut sum = PlayerTotals::default();
        for game in self.counting(games) {
            sum.add(game);
        }
        sum
    }

    /// Returns the games that count, in their order.
    fn counting<'a>(&self, games: &'a [CountedGame]) -> impl Iterator<Item = &'a CountedGame> {
        let dropped = self.dropped(games);
        let games = games.iter().enumerate();
        games.filter_map(move |(index, game)| (!dropped.contains(&index)).then_some(game))
    }

    fn dropped(&self, games: &[CountedGame]) -> Vec<usize> {
        let most = self.drop_worst.min(games.len().saturating_sub(1));
        if most == 0 {
            return Vec::new();
        }
        let mut worst: Vec<_> = (0..games.len()).collect();
        // Of equal games the earlier one is left out.
        let worse = |&a: &usize, &b: &usize| self.worse(&games[a], &games[b]).then(a.cmp(&b));
        worst.select_nth_unstable_by(most - 1, worse);
        worst.truncate(most);
        worst
    }
}

impl Standings {
    /// Nothing yet, to be ranked so.
    pub fn new(ranking: Ranking) -> Self {
        Self {
            ranking,
            players: Vec::new(),
            index: HashMap::new(),
        }
    }

    /// Counts a game, if two or more stayed to its end.
    pub fn add(&mut self, game: &GameResult) {
        if !game.is_contest() {
            return;
        }
        let players: Vec<_> = game
            .ranked()
            .map(|(seat, place)| (self.index_of(seat.player), seat, place))
            .collect();
        let mut ratings: Vec<_> = players
            .iter()
            .map(|&(player, _, place)| (self.rating(player), place))
            .collect();
        rate(&mut ratings);
        for (&(player, seat, place), &(rating, _)) in players.iter().zip(&ratings) {
            let sharing = players.iter().filter(|other| other.2 == place).count();
            let counted = CountedGame {
                players: players.len() as u32,
                sharing: sharing as u32,
                ..CountedGame::of(game, seat, place, rating)
            };
            self.players[player].1.push(counted);
        }
    }

    fn index_of(&mut self, player: PlayerId) -> usize {
        *self.index.entry(player).or_insert_with(|| {
            self.players.push((player, Vec::new()));
            self.players.len() - 1
        })
    }

    fn rating(&self, player: usize) -> Rating {
        let last = self.players[player].1.last();
        last.map_or(Rating::NEW, |game| game.rating)
    }

    /// Returns how all players stand, the best first; those who have not
    /// played enough games last, by the same figures.
    pub fn rank(&self) -> Vec<Standing> {
        let before = self.before_last_day();
        let mut standings: Vec<_> = self
            .ranked(|games| games)
            .into_iter()
            .map(|(place, player, sum)| {
                let (id, games) = &self.players[player];
                let was = before.get(&player).copied().flatten();
                Standing {
                    player: *id,
                    place,
                    games: games.len(),
                    sum,
                    rating: self.rating(player),
                    change: place.zip(was).map(|(now, was)| was as i32 - now as i32),
                    trend: self.trend(games),
                }
            })
            .collect();
        standings.sort_by_key(|standing| standing.place.is_none());
        standings
    }

    /// Returns the games of a player in their order, each with whether it
    /// counts or is left out as one of the worst.
    pub fn games(&self, player: PlayerId) -> Vec<(CountedGame, bool)> {
        let Some(&index) = self.index.get(&player) else {
            return Vec::new();
        };
        let games = &self.players[index].1;
        let dropped = self.ranking.dropped(games);
        let counts = |(index, game): (usize, &CountedGame)| (*game, !dropped.contains(&index));
        games.iter().enumerate().map(counts).collect()
    }

    /// Returns the place of each player before the last day of play.
    fn before_last_day(&self) -> HashMap<usize, Option<usize>> {
        let dates = self
            .players
            .iter()
            .filter_map(|(_, games)| Some(games.last()?.date));
        let Some(last) = dates.max() else {
            return HashMap::new();
        };
        let before = |games: &'_ [CountedGame]| games.partition_point(|game| game.date < last);
        let ranked = self.ranked(|games| &games[..before(games)]);
        ranked
            .into_iter()
            .map(|(place, player, _)| (player, place))
            .collect()
    }

    /// Ranks all who have played any of the games that a part of each
    /// player's games holds.
    fn ranked(
        &self,
        part: impl Fn(&[CountedGame]) -> &[CountedGame],
    ) -> Vec<(Option<usize>, usize, PlayerTotals)> {
        struct Entry {
            player: usize,
            sum: PlayerTotals,
            rating: Rating,
            qualified: bool,
        }
        let mut entries: Vec<_> = self
            .players
            .iter()
            .enumerate()
            .filter_map(|(player, (_, games))| {
                let games = part(games);
                Some(Entry {
                    player,
                    sum: self.ranking.sum(games),
                    rating: games.last()?.rating,
                    qualified: games.len() >= self.ranking.min_games,
                })
            })
            .collect();
        let compare = |a: &Entry, b: &Entry| {
            let methods = [self.ranking.by].into_iter();
            let mut methods = methods.chain(self.ranking.tie_break.iter().copied());
            let first = methods.find_map(|method| {
                let order = match method {
                    RankingMethod::Rating => b.rating.ordinal().total_cmp(&a.rating.ordinal()),
                    method => compare(method, &a.sum, &b.sum),
                };
                (order != Ordering::Equal).then_some(order)
            });
            first.unwrap_or(Ordering::Equal)
        };
        entries.sort_by(|a, b| {
            let qualified = b.qualified.cmp(&a.qualified);
            qualified
                .then_with(|| compare(a, b))
                .then(a.player.cmp(&b.player))
        });
        let mut ranked: Vec<(Option<usize>, usize, PlayerTotals)> = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let place = match index
                .checked_sub(1)
                .map(|before| (&entries[before], ranked[before].0))
            {
                _ if !entry.qualified => None,
                Some((before, place)) if compare(before, entry) == Ordering::Equal => place,
                _ => Some(index + 1),
            };
            ranked.push((place, entry.player, entry.sum));
        }
        ranked
    }

    /// Returns the figure that counts after each of the last days of play.
    fn trend(&self, games: &[CountedGame]) -> Vec<f64> {
        let ranking = &self.ranking;
        let mut ends = Vec::new();
        let mut end = games.len();
        while end > 0 && ends.len() < TREND {
            ends.push(end);
            let day = games[end - 1].date;
            end = games[..end].partition_point(|game| game.date < day);
        }
        // Where all games count, each day adds to those before it.
        let mut sum = ranking.sum(&games[..end]);
        let mut figure = |end: usize, from: usize| {
            if ranking.by == RankingMethod::Rating {
                return Some(games[end - 1].rating.ordinal());
            }
            if ranking.drop_worst > 0 {
                return ranking.sum(&games[..end]).figure(ranking.by);
            }
            games[from..end].iter().for_each(|game| sum.add(game));
            sum.figure(ranking.by)
        };
        let mut from = end;
        let mut trend = Vec::new();
        for &end in ends.iter().rev() {
            trend.extend(figure(end, from));
            from = end;
        }
        trend
    }
}

#[cfg(test)]
mod tests;

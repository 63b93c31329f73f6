//! Standings: the games of each player added up, and the players ranked.

use std::cmp::Ordering;
use std::collections::HashMap;

use serde::{Serialize, Serializer};

use super::counted::{CountedGame, PlayerTotals, compare};
use super::mean::rounded;
use super::rating::{Rating, rate};
use super::result::GameResult;
use crate::game::{LeagueTerms, PlayerId, PlayerRef, RankingMethod, name_order};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ranking {
    pub by: RankingMethod,
    /// Games that a player must have played to be ranked.
    pub min_games: usize,
    /// The number of worst games of a player that are dropped; one game always
    /// counts.
    pub drop_worst: usize,
    pub tie_break: Vec<RankingMethod>,
}

/// Adds up games, one after the other in the order in which they ended.
#[derive(Debug, Clone)]
pub struct Standings {
    pub ranking: Ranking,
    players: Vec<(PlayerRef, Vec<CountedGame>)>,
    index: HashMap<PlayerId, usize>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standing {
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The place from 1, shared by players who are equal; `None` for a player
    /// without enough games, or without the figure that ranks.
    pub place: Option<usize>,
    /// Whether the player has a place.
    pub qualified: bool,
    /// The number of games played, including those dropped.
    pub game_count: usize,
    #[serde(flatten)]
    pub sum: PlayerTotals,
    pub rating: Rating,
    /// Places gained on the last day of play, below zero if lost; `None` if
    /// there is no place now or was none before.
    pub place_change: Option<i32>,
    /// The figure that ranks, after each of the player's last days of play,
    /// at most [`TREND`].
    #[serde(serialize_with = "all_rounded")]
    pub trend: Vec<f64>,
}

pub const TREND: usize = 12;

impl Ranking {
    /// Returns the ranking of a league. The defaults are: by opponents beaten,
    /// from the first game, no game dropped and ties shared.
    pub fn from_terms(terms: &LeagueTerms) -> Self {
        Self {
            by: terms.by.unwrap_or(RankingMethod::Beaten),
            min_games: terms.min_games.unwrap_or(1) as usize,
            drop_worst: terms.drop_worst.unwrap_or(0) as usize,
            tie_break: terms.tie_break.clone().unwrap_or_default(),
        }
    }

    /// Compares two games: the one to drop first is less.
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

    fn sum(&self, games: &[CountedGame]) -> PlayerTotals {
        let dropped = self.dropped(games);
        let mut sum = PlayerTotals::default();
        for (_, game) in games.iter().enumerate().filter(|(index, _)| !dropped.contains(index)) {
            sum.add(game);
        }
        sum
    }

    fn dropped(&self, games: &[CountedGame]) -> Vec<usize> {
        let most = self.drop_worst.min(games.len().saturating_sub(1));
        if most == 0 {
            return Vec::new();
        }
        let mut worst: Vec<_> = (0..games.len()).collect();
        // Of equal games the earlier one is dropped.
        let worse = |&a: &usize, &b: &usize| self.worse(&games[a], &games[b]).then(a.cmp(&b));
        worst.select_nth_unstable_by(most - 1, worse);
        worst.truncate(most);
        worst
    }
}

impl Standings {
    pub fn new(ranking: Ranking) -> Self {
        Self { ranking, players: Vec::new(), index: HashMap::new() }
    }

    /// Adds a game, if at least two players stayed to its end.
    pub fn add(&mut self, game: &GameResult) {
        if !game.is_contest() {
            return;
        }
        let players: Vec<_> =
            game.ranked().map(|(seat, place)| (self.index_of(&seat.player), seat, place)).collect();
        let mut ratings: Vec<_> =
            players.iter().map(|&(player, _, place)| (self.rating(player), place)).collect();
        rate(&mut ratings);
        for (&(player, seat, place), &(rating, _)) in players.iter().zip(&ratings) {
            let sharing = players.iter().filter(|other| other.2 == place).count();
            let standing = (place, sharing as u32, players.len() as u32);
            let counted = CountedGame::new(game, seat, standing, rating);
            self.players[player].1.push(counted);
        }
    }

    fn index_of(&mut self, player: &PlayerRef) -> usize {
        *self.index.entry(player.uuid).or_insert_with(|| {
            self.players.push((player.clone(), Vec::new()));
            self.players.len() - 1
        })
    }

    fn rating(&self, player: usize) -> Rating {
        self.players[player].1.last().map_or(Rating::NEW, |game| game.rating)
    }

    /// Returns all players, the best first; those without enough games are
    /// last, by the same figures.
    pub fn rank(&self) -> Vec<Standing> {
        let before = self.before_last_day();
        let mut standings: Vec<_> = self
            .ranked(|games| games)
            .into_iter()
            .map(|(place, player, sum)| {
                let was = before.get(&player).copied().flatten();
                let rating = self.rating(player);
                let (player, games) = &self.players[player];
                Standing {
                    player: player.clone(),
                    place,
                    qualified: place.is_some(),
                    game_count: games.len(),
                    sum,
                    rating,
                    place_change: place.zip(was).map(|(now, was)| was as i32 - now as i32),
                    trend: self.trend(games),
                }
            })
            .collect();
        standings.sort_by_key(|standing| standing.place.is_none());
        standings
    }

    /// Returns the games of a player in their order, those dropped included.
    pub fn games(&self, player: PlayerId) -> Vec<CountedGame> {
        let Some(&index) = self.index.get(&player) else { return Vec::new() };
        let games = &self.players[index].1;
        let dropped = self.ranking.dropped(games);
        let mut games = games.clone();
        for index in dropped {
            games[index].counted = false;
        }
        games
    }

    /// Returns the place of each player before the last day of play.
    fn before_last_day(&self) -> HashMap<usize, Option<usize>> {
        let dates = self.players.iter().filter_map(|(_, games)| Some(games.last()?.game.date));
        let Some(last) = dates.max() else { return HashMap::new() };
        let before = |games: &'_ [CountedGame]| games.partition_point(|game| game.game.date < last);
        let ranked = self.ranked(|games| &games[..before(games)]);
        ranked.into_iter().map(|(place, player, _)| (player, place)).collect()
    }

    /// Ranks the players by a part of their games, equal ones by name, without those who have none
    /// in it.
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
                let (by, sum) = (self.ranking.by, self.ranking.sum(games));
                let has_figure = by == RankingMethod::Rating || sum.figure(by).is_some();
                Some(Entry {
                    player,
                    sum,
                    rating: games.last()?.rating,
                    qualified: has_figure && games.len() >= self.ranking.min_games,
                })
            })
            .collect();
        let compare = |a: &Entry, b: &Entry| {
            let ties = self.ranking.tie_break.iter().copied();
            [self.ranking.by].into_iter().chain(ties).fold(Ordering::Equal, |order, method| {
                order.then_with(|| match method {
                    RankingMethod::Rating => b.rating.ordinal().total_cmp(&a.rating.ordinal()),
                    method => compare(method, &a.sum, &b.sum),
                })
            })
        };
        let by_name = |one: &Entry| {
            let player = &self.players[one.player].0;
            (name_order(&player.name), player.uuid)
        };
        entries.sort_by(|a, b| {
            let qualified = b.qualified.cmp(&a.qualified);
            qualified.then_with(|| compare(a, b)).then_with(|| by_name(a).cmp(&by_name(b)))
        });
        let mut ranked = Vec::new();
        for equal in entries.chunk_by(|a, b| compare(a, b).is_eq()) {
            let place = ranked.len() + 1;
            ranked.extend(
                equal.iter().map(|one| (one.qualified.then_some(place), one.player, one.sum)),
            );
        }
        ranked
    }

    /// Returns the figure that ranks, after each of the last days of play.
    fn trend(&self, games: &[CountedGame]) -> Vec<f64> {
        let ranking = &self.ranking;
        let mut ends = Vec::new();
        let mut end = games.len();
        while end > 0 && ends.len() < TREND {
            ends.push(end);
            let day = games[end - 1].game.date;
            end = games[..end].partition_point(|game| game.game.date < day);
        }
        // If all games count, each day adds to those before it.
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

fn all_rounded<S: Serializer>(figures: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(figures.iter().copied().map(rounded))
}

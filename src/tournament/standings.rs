//! Standings of a tournament: the games of its tables added up, the cut, and
//! the final.

use std::collections::HashMap;
use std::iter;

use serde::Serialize;

use crate::game::{PlayerId, PlayerRef, RankingMethod};
use crate::league::{GameResult, PlayerTotals, Ranking, Standings};

pub const METHODS: [RankingMethod; 4] =
    [RankingMethod::Beaten, RankingMethod::Points, RankingMethod::Average, RankingMethod::Total];

/// The methods that are fair for tables of different sizes.
pub const FAIR: [RankingMethod; 2] = [RankingMethod::Beaten, RankingMethod::Points];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableResult {
    /// Which game of the tournament, from 1.
    pub game: u8,
    pub table: u16,
    pub result: GameResult,
}

#[derive(Debug, Clone, Copy)]
pub struct TournamentResults<'a> {
    /// How players are ranked: one of [`METHODS`].
    pub by: RankingMethod,
    pub tables: &'a [TableResult],
    /// The final, if it is finished.
    pub finale: Option<&'a GameResult>,
    pub left: &'a [PlayerId],
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TournamentStandings {
    pub ranking: Ranking,
    pub players: Vec<TournamentStanding>,
    /// The smallest and the largest table, if they differ and the method is not
    /// fair then.
    pub unequal_tables: Option<UnequalTables>,
}

/// The sizes of tables that points cannot be compared over.
///
/// Points grow with the table: a mean total of 103, 122, 136 and 147 was
/// measured at tables of 3, 4, 5 and 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct UnequalTables {
    pub smallest: usize,
    pub largest: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TournamentStanding {
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The place from 1, shared by players who are equal; `None` for a player
    /// with too few games.
    pub place: Option<usize>,
    pub left: bool,
    /// The place in the final; `None` for who did not play it.
    pub final_place: Option<u32>,
    pub game_count: usize,
    #[serde(flatten)]
    pub sum: PlayerTotals,
    /// Those games, in their order.
    pub games: Vec<PlayerGame>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PlayerGame {
    /// Which game of the tournament, from 1.
    pub tournament_game: u8,
    pub table: u16,
    /// Players who stayed to the end, this one included.
    pub player_count: usize,
    /// The place from 1.
    pub place: u32,
    pub total: i32,
}

impl TournamentResults<'_> {
    /// Ranks the players.
    ///
    /// Ties are broken by the share of opponents beaten, by points for places,
    /// by games won and by the mean total; who is still equal shares a place.
    /// By `total` a player needs as many games for a place as the one who has
    /// finished the most, otherwise half as many. The finalists come first,
    /// in the order of the final.
    pub fn standings(&self) -> TournamentStandings {
        let ranking = self.ranking();
        let mut standings = Standings::new(ranking.clone());
        for table in self.tables {
            standings.add(&table.result);
        }
        let mut games = self.games();
        let of_final = |player: PlayerId| {
            let mut ranked = self.finale?.ranked();
            ranked.find_map(|(seat, place)| (seat.player.uuid == player).then_some(place))
        };
        let ranked = standings.rank().into_iter();
        let players = ranked.map(|standing| TournamentStanding {
            place: standing.place,
            left: self.left.contains(&standing.player.uuid),
            final_place: of_final(standing.player.uuid),
            game_count: standing.game_count,
            sum: standing.sum,
            games: games.remove(&standing.player.uuid).unwrap_or_default(),
            player: standing.player,
        });
        TournamentStandings {
            ranking,
            players: after_final(players.collect()),
            unequal_tables: self.unequal_tables(),
        }
    }

    fn ranking(&self) -> Ranking {
        let most = self.games().values().map(Vec::len).max().unwrap_or_default();
        let chain = [
            RankingMethod::Beaten,
            RankingMethod::Points,
            RankingMethod::Wins,
            RankingMethod::Average,
        ];
        Ranking {
            by: self.by,
            min_games: match self.by {
                RankingMethod::Total => most,
                _ => most.div_ceil(2),
            },
            drop_worst: 0,
            tie_break: chain.into_iter().filter(|&method| method != self.by).collect(),
        }
    }

    fn games(&self) -> HashMap<PlayerId, Vec<PlayerGame>> {
        let mut games: HashMap<_, Vec<PlayerGame>> = HashMap::new();
        let contests = self.tables.iter().filter(|table| table.result.is_contest());
        for &TableResult { game, table, ref result } in contests {
            for (seat, place) in result.ranked() {
                games.entry(seat.player.uuid).or_default().push(PlayerGame {
                    tournament_game: game,
                    table,
                    player_count: result.ranked().count(),
                    place,
                    total: seat.total,
                });
            }
        }
        for of_player in games.values_mut() {
            of_player.sort_by_key(|game| (game.tournament_game, game.table));
        }
        games
    }

    fn unequal_tables(&self) -> Option<UnequalTables> {
        let sizes = self.tables.iter().map(|table| table.result.ranked().count());
        let sizes = sizes.filter(|&size| size > 1);
        let (smallest, largest) = (sizes.clone().min()?, sizes.max()?);
        let is_unfair = smallest < largest && !FAIR.contains(&self.by);
        is_unfair.then_some(UnequalTables { smallest, largest })
    }
}

fn after_final(mut players: Vec<TournamentStanding>) -> Vec<TournamentStanding> {
    players.sort_by_key(|standing| standing.final_place.unwrap_or(u32::MAX));
    let finalists = players.iter().filter(|one| one.final_place.is_some()).count();
    if finalists == 0 {
        return players;
    }
    // Each group of equal players moves to the place that it has now.
    let mut last = None;
    for (index, standing) in players.iter_mut().enumerate() {
        let group = match (standing.final_place, standing.place) {
            (Some(place), _) => (true, place),
            (None, Some(place)) => (false, place as u32),
            (None, None) => continue,
        };
        standing.place = match last {
            Some((before, shared)) if before == group => Some(shared),
            _ => Some(index + 1),
        };
        last = standing.place.map(|now| (group, now));
    }
    players
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cut {
    pub through: Vec<PlayerRef>,
    /// Who share the last place that is through, if not all of them fit.
    pub tied: Vec<PlayerRef>,
    pub chairs: usize,
}

impl TournamentStandings {
    /// Returns the methods that tell the places of neighbors apart: the one that ranks,
    /// and as many of those that break ties as that takes, one at least.
    pub fn deciding(&self) -> Vec<RankingMethod> {
        let Ranking { by, tie_break, .. } = &self.ranking;
        let methods: Vec<_> = iter::once(*by).chain(tie_break.iter().copied()).collect();
        let is_told = |pair: &[TournamentStanding], count: usize| {
            let [one, other] = pair else { return true };
            let ranks = one.place.is_some() && other.place.is_some() && one.place != other.place;
            let by_final = one.final_place.is_some();
            let mut methods = methods[..count].iter();
            !ranks || by_final || methods.any(|&by| one.sum.figure(by) != other.sum.figure(by))
        };
        let all = |&count: &usize| self.players.windows(2).all(|pair| is_told(pair, count));
        let count = (2..methods.len()).find(all).unwrap_or(methods.len());
        methods[..count].to_vec()
    }

    /// Cuts to the best players with a place, without those who have left. A tie
    /// that not all fit from is returned as one: the director decides.
    pub fn cut(&self, chairs: usize) -> Cut {
        let ranked = self.players.iter().filter(|one| one.place.is_some() && !one.left);
        let ranked: Vec<_> = ranked.collect();
        let last = ranked.get(chairs.wrapping_sub(1)).map(|one| one.place);
        let next = ranked.get(chairs).map(|one| one.place);
        let is_tied = |one: &TournamentStanding| last == next && Some(one.place) == last;
        let named = |one: &&TournamentStanding| one.player.clone();
        let best = ranked.iter().take(chairs).filter(|one| !is_tied(one));
        let through: Vec<_> = best.map(named).collect();
        Cut {
            chairs: chairs.min(ranked.len()) - through.len(),
            tied: ranked.iter().filter(|one| last.is_some() && is_tied(one)).map(named).collect(),
            through,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{check_table, otherwise};
    use crate::league::fixture::{game, player};

    /// Ranks the tables of `tests/games/tournament-standings.txt`: before each is the game, and
    /// given is who left, `E left`, and the final.
    #[test]
    fn tables_are_ranked_and_cut() {
        check_table(include_str!("../../tests/games/tournament-standings.txt"), |case| {
            let (text, expected) = case.text.split_once("=>").unwrap();
            let table = |(table, text): (u16, &str)| {
                let (number, players) = text.trim().split_once(": ").unwrap();
                TableResult { game: number.parse().unwrap(), table, result: game(1, players) }
            };
            let tables: Vec<_> = (1..).zip(text.split(';')).map(table).collect();
            let (left, finale) = case.given.split_once("; ").unwrap_or((case.given, ""));
            let left = left.strip_suffix(" left").map(|name| player(name).uuid);
            let finale = (!finale.is_empty()).then(|| game(1, finale));
            let seen = |what: &str| {
                let (what, of) = what.split_once(' ').unwrap_or((what, what));
                let by = of.parse().unwrap_or(RankingMethod::Beaten);
                let left = left.as_slice();
                let results =
                    TournamentResults { by, tables: &tables, finale: finale.as_ref(), left };
                told(&results.standings(), what, of)
            };
            let (what, failed) = otherwise([expected, case.of_all], seen)?;
            Some(format!("{what}={}\nnot {failed}", seen(what)))
        });
    }

    fn told(standings: &TournamentStandings, what: &str, of: &str) -> String {
        let players = standings.players.iter();
        let place = |place: Option<usize>| place.map_or("-".to_owned(), |place| place.to_string());
        let names = |all: &[PlayerRef]| -> String { all.iter().map(|one| &*one.name).collect() };
        match what {
            "unequal" => standings
                .unequal_tables
                .map_or(String::new(), |sizes| format!("{} {}", sizes.smallest, sizes.largest)),
            "games" => {
                let games = players.filter(|one| &*one.player.name == of);
                let text = |game: &PlayerGame| {
                    let PlayerGame { tournament_game, table, player_count, place, total } = game;
                    format!("{tournament_game} {table} {player_count} {place} {total}")
                };
                games.flat_map(|one| &one.games).map(text).collect::<Vec<_>>().join(", ")
            }
            "cut" => {
                let Cut { through, tied, chairs } = standings.cut(of.parse().unwrap());
                let tied = if tied.is_empty() { "-".to_owned() } else { names(&tied) };
                format!("{} and {chairs} of {tied}", names(&through))
            }
            "left" => players.filter(|one| one.left).map(|one| &*one.player.name).collect(),
            "final" => {
                let places = players.map(|one| place(one.final_place.map(|place| place as usize)));
                places.collect::<Vec<_>>().join(" ")
            }
            "deciding" => {
                let methods = standings.deciding().into_iter().map(RankingMethod::name);
                methods.collect::<Vec<_>>().join(" ")
            }
            _ => {
                let line =
                    |one: &TournamentStanding| format!("{} {}", place(one.place), one.player.name);
                players.map(line).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

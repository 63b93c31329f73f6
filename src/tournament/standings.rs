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
    /// The number of the table, from 1.
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
        let Some(place) = standing.place else {
            continue;
        };
        let group = (standing.final_place.is_none(), standing.final_place.unwrap_or(place as u32));
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
    use crate::league::fixture::{lettered, read_game};

    /// Reads tables, a line each: the game, then the players.
    fn tables(text: &str) -> Vec<TableResult> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let table = |(table, line): (u16, &str)| {
            let (game, players) = line.split_once(": ").unwrap();
            TableResult { game: game.parse().unwrap(), table, result: read_game(1, players) }
        };
        (1..).zip(lines).map(table).collect()
    }

    fn ranked(
        by: RankingMethod,
        text: &str,
        finale: Option<&str>,
        left: &[&str],
    ) -> TournamentStandings {
        let left: Vec<_> = left.iter().map(|name| lettered(name).uuid).collect();
        TournamentResults {
            by,
            tables: &tables(text),
            finale: finale.map(|text| read_game(1, text)).as_ref(),
            left: &left,
        }
        .standings()
    }

    /// Writes each player with the place.
    fn told(standings: &TournamentStandings) -> String {
        let line = |one: &TournamentStanding| match one.place {
            Some(place) => format!("{place} {}", one.player.name),
            None => format!("- {}", one.player.name),
        };
        let lines: Vec<_> = standings.players.iter().map(line).collect();
        lines.join(", ")
    }

    const TWO_GAMES: &str = "
        1: A 90, B 110, C 130, D 150
        1: E 60, F 80, G 100
        2: E 100, A 120, F 140, B 160
        2: C 70, G 80, D 100
    ";

    #[test]
    fn each_method_ranks_by_hand() {
        let by = |by| told(&ranked(by, TWO_GAMES, None, &[]));
        // Opponents beaten: E 5/5, A 5/6, C 3/5, F and B 2/6 twice, G 1/4, D 0/5.
        assert_eq!(by(RankingMethod::Beaten), "1 E, 2 A, 3 C, 4 F, 5 B, 6 G, 7 D");
        // Points of two games each: E 200, A 167, C 133, F 83, B 67, G 50, D 0.
        assert_eq!(by(RankingMethod::Points), "1 E, 2 A, 3 C, 4 F, 5 B, 6 G, 7 D");
        // Totals: E 160, G 180, C 200, A 210, F 220, D 250, B 270.
        let totals = "1 E, 2 G, 3 C, 4 A, 5 F, 6 D, 7 B";
        assert_eq!(by(RankingMethod::Total), totals);
        assert_eq!(by(RankingMethod::Average), totals);
    }

    #[test]
    fn totals_of_unequal_tables_are_marked_and_fair_methods_are_not() {
        let unequal = |by, text| ranked(by, text, None, &[]).unequal_tables;
        let sizes = Some(UnequalTables { smallest: 3, largest: 4 });
        assert_eq!(unequal(RankingMethod::Total, TWO_GAMES), sizes);
        assert_eq!(unequal(RankingMethod::Average, TWO_GAMES), sizes);
        for fair in FAIR {
            assert_eq!(unequal(fair, TWO_GAMES), None);
        }
        assert_eq!(unequal(RankingMethod::Total, "1: A 1, B 2, C 3"), None);
    }

    #[test]
    fn who_missed_a_game_has_no_place_by_total_but_one_by_points() {
        let text = "1: A 90, B 110, C 130
                    2: A 90, B 110, D 10";
        let by = |by| told(&ranked(by, text, None, &[]));
        assert_eq!(by(RankingMethod::Total), "1 A, 2 B, - D, - C");
        // Points on average: D 100, A 75, B 25, C 0.
        assert_eq!(by(RankingMethod::Points), "1 D, 2 A, 3 B, 4 C");
        assert_eq!(by(RankingMethod::Beaten), "1 D, 2 A, 3 B, 4 C");
    }

    #[test]
    fn a_late_comer_with_less_than_half_of_the_games_has_no_place() {
        let text = "1: A 90, B 110, C 130
                    2: A 90, B 110, C 130
                    3: A 90, B 110, D 10";
        for by in [RankingMethod::Beaten, RankingMethod::Points] {
            let standings = ranked(by, text, None, &[]);
            assert_eq!(told(&standings), "1 A, 2 B, 3 C, - D");
        }
    }

    #[test]
    fn a_line_has_the_games_of_the_player() {
        let standings = ranked(RankingMethod::Beaten, TWO_GAMES, None, &["E"]);
        let first = &standings.players[0];
        assert!(first.left && !standings.players[1].left);
        let games: Vec<_> = first
            .games
            .iter()
            .map(|game| {
                (game.tournament_game, game.table, game.player_count, game.place, game.total)
            })
            .collect();
        assert_eq!(games, [(1, 2, 3, 1, 60), (2, 3, 4, 1, 100)]);
    }

    #[test]
    fn the_cut_passes_over_who_left_and_names_a_tie() {
        let names =
            |players: &[PlayerRef]| -> String { players.iter().map(|one| &*one.name).collect() };
        let cut = |text, chairs, left: &[&str]| {
            let cut = ranked(RankingMethod::Beaten, text, None, left).cut(chairs);
            (names(&cut.through), names(&cut.tied), cut.chairs)
        };
        let told =
            |through: &str, tied: &str, chairs| (through.to_owned(), tied.to_owned(), chairs);
        assert_eq!(cut(TWO_GAMES, 3, &[]), told("EAC", "", 0));
        assert_eq!(cut(TWO_GAMES, 3, &["A"]), told("ECF", "", 0));
        assert_eq!(cut(TWO_GAMES, 9, &[]), told("EACFBGD", "", 0));
        let tie = "1: A 90, B 110, C 110, D 150";
        assert_eq!(cut(tie, 2, &[]), told("A", "BC", 1));
        assert_eq!(cut(tie, 3, &[]), told("ABC", "", 0));
        assert_eq!(cut("1: A 9, B 9, C 9", 2, &[]), told("", "ABC", 2));
    }

    #[test]
    fn finalists_come_first_in_the_order_of_the_final() {
        // E left: third in the final were A and C, who share the place.
        let standings = ranked(RankingMethod::Beaten, TWO_GAMES, Some("F 70, A 90, C 90"), &["E"]);
        assert_eq!(told(&standings), "1 F, 2 A, 2 C, 4 E, 5 B, 6 G, 7 D");
        let places: Vec<_> = standings.players.iter().map(|one| one.final_place).collect();
        assert_eq!(places[..4], [Some(1), Some(2), Some(2), None]);
    }

    #[test]
    fn as_many_methods_decide_as_tell_places_apart() {
        let deciding = |text| ranked(RankingMethod::Total, text, None, &[]).deciding();
        let one = [RankingMethod::Total, RankingMethod::Beaten];
        assert_eq!(deciding("1: A 90, B 110, C 130"), one);
        assert_eq!(deciding("1: A 90, B 110, C 110"), one);
        // B and C have 200 points and have beaten two of three.
        let three = "1: B 90, A 100, D 110
                     1: C 100, E 120
                     2: D 80, C 100, E 130
                     2: A 90, B 110";
        let points = [&one[..], &[RankingMethod::Points]].concat();
        assert_eq!(deciding(three), points);
    }

    #[test]
    fn who_is_equal_in_all_shares_a_place() {
        let text = "1: A 90, B 110
                    1: C 90, D 110";
        let standings = ranked(RankingMethod::Points, text, None, &[]);
        assert_eq!(told(&standings), "1 A, 1 C, 3 B, 3 D");
    }
}

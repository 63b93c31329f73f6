//! Standings, a row for each player.

use super::Rows;
use super::cell::{some, text};
use crate::game::RankingMethod;
use crate::league::Standing;
use crate::render::league::StandingsPage;

/// A table of standings: `place`, `player`, `games`, `counted`, `wins`,
/// `shared_wins`, `beaten`, `average`, `per_round`, `points`, `total`,
/// `out_rate`, `best`, `worst`, `rating`, `rating_mu`, `rating_sigma` and
/// `change`.
///
/// `place` is empty for a player of too few games. `counted` are the games
/// that are not left out; what follows is of those but for the rating.
/// `beaten` and `out_rate` are shares from 0 to 1. `rating` is `rating_mu`
/// less three `rating_sigma`, `change` the places gained on the last day.
#[derive(Debug)]
pub struct Standings {
    rows: Rows,
}

impl Standings {
    /// Begins the table.
    #[allow(clippy::new_without_default, reason = "a table begins with a row")]
    pub fn new() -> Self {
        let rows = Rows::headed(&[
            "place",
            "player",
            "games",
            "counted",
            "wins",
            "shared_wins",
            "beaten",
            "average",
            "per_round",
            "points",
            "total",
            "out_rate",
            "best",
            "worst",
            "rating",
            "rating_mu",
            "rating_sigma",
            "change",
        ]);
        Self { rows }
    }

    /// Adds the players of standings.
    pub fn add(&mut self, page: &StandingsPage<'_>) {
        for standing in page.standings {
            self.rows.add(row(standing, &page.name(standing.player)));
        }
    }

    /// Takes out what was written since the last time.
    pub fn take(&mut self) -> String {
        self.rows.take()
    }
}

fn row(standing: &Standing, name: &str) -> [String; 18] {
    let sum = &standing.sum;
    let figure = |method| some(sum.figure(method).map(rounded));
    [
        some(standing.place),
        text(name),
        standing.games.to_string(),
        sum.games.to_string(),
        sum.wins.to_string(),
        sum.shared_wins.to_string(),
        figure(RankingMethod::Beaten),
        figure(RankingMethod::Average),
        figure(RankingMethod::PerRound),
        figure(RankingMethod::Points),
        sum.total.to_string(),
        some(sum.out_rate().map(rounded)),
        sum.best.to_string(),
        sum.worst.to_string(),
        rounded(standing.rating.ordinal()).to_string(),
        rounded(standing.rating.mu).to_string(),
        rounded(standing.rating.sigma).to_string(),
        some(standing.change),
    ]
}

/// Four digits behind the point, as JSON has them.
fn rounded(figure: f64) -> f64 {
    // Adding zero takes the sign off a zero.
    (figure * 10_000.0).round() / 10_000.0 + 0.0
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::read;
    use super::*;
    use crate::game::LeagueSettings;
    use crate::league::fixture::{game, player, total};
    use crate::league::{Ranking, Standings as Counting};
    use crate::render::league::GameSelection;

    #[test]
    fn a_player_is_a_row_the_best_first() {
        let ranking = Ranking::of(&LeagueSettings::default());
        let mut counting = Counting::new(ranking.clone());
        counting.add(&game(1, [total(100), total(-5), total(300)]));
        let standings = counting.rank();
        let names: HashMap<_, _> = ["=Ann", "Bob", "Cat"]
            .iter()
            .zip(0..)
            .map(|(name, number)| (player(number), (*name).to_owned()))
            .collect();
        let mut table = Standings::new();
        table.add(&StandingsPage {
            choice: &GameSelection::default(),
            ranking: &ranking,
            standings: &standings,
            names: &names,
        });
        let rows = read(&table.take());
        let row = |index: usize| rows[index][..13].join(" ");
        assert_eq!(row(1), "1 Bob 1 1 1 0 1 -5  100 -5  -5");
        assert_eq!(row(2), "2 '=Ann 1 1 0 0 0.5 100  50 100  100");
        assert_eq!(rows[3].len(), rows[0].len());
    }
}

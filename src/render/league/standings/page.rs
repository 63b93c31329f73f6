//! Standings, which games they count, and how players are ranked.

use std::collections::HashMap;

use crate::game::{PlayerId, RankingMethod};
use crate::league::{Ranking, Standing};
use crate::render::league::selection::GameSelection;

/// Standings, and which games they count.
#[derive(Debug, Clone, Copy)]
pub struct StandingsPage<'a> {
    /// The games that count.
    pub choice: &'a GameSelection,
    /// How players are ranked.
    pub ranking: &'a Ranking,
    /// The players, the best first.
    pub standings: &'a [Standing],
    /// What they are called.
    pub names: &'a HashMap<PlayerId, String>,
}

impl StandingsPage<'_> {
    /// Returns what a player is called.
    pub fn name(&self, player: PlayerId) -> String {
        let name = self.names.get(&player).cloned();
        name.unwrap_or_else(|| player.to_string())
    }

    /// Says whose standings these are: `League Tuesday, season Autumn`.
    pub fn title(&self) -> String {
        self.choice.title()
    }

    /// Says in a few sentences how the players are ranked.
    pub fn rules(&self) -> Vec<String> {
        let ranking = self.ranking;
        let mut rules = vec![format!("Ranked by {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let names = ranking.tie_break.iter().map(|&method| meaning(method));
            let names: Vec<_> = names.collect();
            rules.push(format!("Ties are broken by {}", names.join(", then by ")));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("The worst game of each player is left out".to_owned()),
            worst => rules.push(format!(
                "The {worst} worst games of each player are left out"
            )),
        }
        rules
    }

    /// Says how players are ranked, and what is odd about some.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = self.rules();
        let any = |odd: fn(&Standing) -> bool| self.standings.iter().any(odd);
        if any(|standing| standing.place.is_none()) {
            let least = self.ranking.min_games;
            notes.push(format!(
                "A player without a place has played fewer than {least} games"
            ));
        }
        if any(|standing| standing.sum.shared_wins > 0) {
            notes.push("Wins 5/2: of five wins two were shared".to_owned());
        }
        notes
    }
}

/// Says what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "the share of opponents beaten, a tie counting half",
        RankingMethod::Average => "the average of the final totals, the lowest first",
        RankingMethod::PerRound => "the points a round played, the fewest first",
        RankingMethod::Points => {
            "points for places: 100 for the first of a table, 0 for the last, evenly between"
        }
        RankingMethod::Wins => "games won, alone or with others",
        RankingMethod::Total => "the sum of the final totals, the lowest first",
        RankingMethod::Rating => "rating: the skill that is almost sure, mu less three sigma",
    }
}

//! The scores of a round that were typed somewhere and are not recorded.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{GameId, PlayerId, RoundSetup, ScoreEntry, Scoresheet};

/// Scores as they were typed, for one round of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedRound {
    game: GameId,
    round: u8,
    scores: BTreeMap<PlayerId, String>,
}

impl TypedRound {
    /// Takes the scores of seats in a round.
    pub fn new<'a>(
        sheet: &Scoresheet,
        turn: &RoundSetup,
        scores: impl IntoIterator<Item = (usize, &'a ScoreEntry)>,
    ) -> Self {
        let typed =
            |(seat, score): (usize, &ScoreEntry)| (sheet.seats[seat].player, score.to_string());
        Self { game: sheet.id, round: turn.number, scores: scores.into_iter().map(typed).collect() }
    }

    /// Returns the scores by player if they are for this round of this game; one that
    /// cannot be read is left out.
    pub fn scores_for(
        &self,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> BTreeMap<PlayerId, ScoreEntry> {
        if (self.game, self.round) != (sheet.id, turn.number) {
            return BTreeMap::new();
        }
        let rules = sheet.ruleset.in_round(turn.round);
        let read = |(&player, text): (&PlayerId, &String)| {
            Some((player, ScoreEntry::read_typed(text, rules).ok()?))
        };
        self.scores.iter().filter_map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;

    #[test]
    fn scores_are_read_back_for_their_round_alone() {
        let mut table = GameBuilder::new("ABC", &[]);
        let sheet = table.sheet();
        let turn = sheet.next().unwrap();
        let rules = sheet.ruleset.in_round(turn.round);
        let cards = ScoreEntry::read_typed("KH 5D 9C", rules).unwrap();
        let typed = TypedRound::new(&sheet, &turn, [(0, &cards), (2, &ScoreEntry::WentOut)]);
        let text = serde_json::to_string(&typed).unwrap();
        let typed: TypedRound = serde_json::from_str(&text).unwrap();
        let scores = typed.scores_for(&sheet, &turn);
        let of = |seat: usize| scores.get(&sheet.seats[seat].player).cloned();
        assert_eq!([of(0), of(1), of(2)], [Some(cards), None, Some(ScoreEntry::WentOut)]);
        table.score("out 12 20").unwrap();
        let sheet = table.sheet();
        assert!(typed.scores_for(&sheet, &sheet.next().unwrap()).is_empty());
    }
}

//! The scores of a round that were typed somewhere and are not recorded.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{GameId, PlayerId, RoundSetup, ScoreEntry, Scoresheet, TypedScore};

/// Scores as they were typed, for one round of a game; of a player several if phones differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedRound {
    game: GameId,
    round: u8,
    scores: BTreeMap<PlayerId, Vec<String>>,
    /// Whose scores are insisted on.
    #[serde(default)]
    forced: BTreeSet<PlayerId>,
}

impl TypedRound {
    /// Takes the answers of seats in a round.
    pub fn new<'a>(
        sheet: &Scoresheet,
        turn: &RoundSetup,
        answers: impl IntoIterator<Item = (usize, &'a TypedScore)>,
    ) -> Self {
        let mut scores: BTreeMap<_, Vec<_>> = BTreeMap::new();
        let mut forced = BTreeSet::new();
        for (seat, answer) in answers {
            let player = sheet.seats[seat].player;
            scores.entry(player).or_default().push(answer.score.to_string());
            forced.extend(answer.forced.then_some(player));
        }
        Self { game: sheet.id, round: turn.number, scores, forced }
    }

    /// Returns the answers by player if they are for this round of this game; one that
    /// cannot be read is left out.
    pub fn answers_for(
        &self,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> BTreeMap<PlayerId, Vec<TypedScore>> {
        if (self.game, self.round) != (sheet.id, turn.number) {
            return BTreeMap::new();
        }
        let rules = sheet.ruleset.in_round(turn.round);
        let read = |(&player, texts): (&PlayerId, &Vec<String>)| {
            let scores = texts.iter().filter_map(|text| ScoreEntry::read_typed(text, rules).ok());
            let forced = self.forced.contains(&player);
            (player, scores.map(|score| TypedScore { score, forced }).collect())
        };
        self.scores.iter().map(read).collect()
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
        let score = ScoreEntry::read_typed("KH 5D 9C", rules).unwrap();
        let cards = TypedScore { score, forced: true };
        let out = TypedScore { score: ScoreEntry::WentOut, forced: false };
        let typed = TypedRound::new(&sheet, &turn, [(0, &cards), (2, &out)]);
        let text = serde_json::to_string(&typed).unwrap();
        let typed: TypedRound = serde_json::from_str(&text).unwrap();
        let answers = typed.answers_for(&sheet, &turn);
        let of = |seat: usize| answers.get(&sheet.seats[seat].player).cloned();
        assert_eq!([of(0), of(1), of(2)], [Some(vec![cards]), None, Some(vec![out])]);
        table.score("out 12 20").unwrap();
        let sheet = table.sheet();
        assert!(typed.answers_for(&sheet, &sheet.next().unwrap()).is_empty());
    }
}

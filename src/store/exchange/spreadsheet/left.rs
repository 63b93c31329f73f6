//! Players who left, by a word in a cell.

use std::collections::BTreeMap;

use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, SpreadsheetGame};
use crate::game::name_key;

const LEFT: &str = "left|gone|gone home|went|went home|home|away|quit|stopped|retired|withdrew|\
    withdrawn|dropped out|weg|gegangen|heimgegangen|heim|nach hause|ausgestiegen|ausgeschieden|\
    aufgehört|musste gehen|gået|gik|gik hjem|gået hjem|hjem|stoppet|gått|gikk|gikk hjem|gått hjem|dro|\
    dro hjem|sluttet|gick|gick hem|gått hem|hem|slutade|lähti|lähti kotiin|poistui|pois|poissa|kotiin|\
    lopetti|had to go|had to leave|ging|musste weg|måtte gå|måste gå|piti lähteä|fór|fór heim|farinn|farin|farið|heim|hætti";

/// Returns `true` for a word that says that a player left, `gone`, or a few: `left early`.
pub(super) fn is_left(text: &str) -> bool {
    let key = name_key(text.trim_matches(|c: char| !c.is_alphanumeric()));
    let is_begun = |word: &str| {
        let rest = key.strip_prefix(word);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    LEFT.split('|').any(is_begun)
}

impl SpreadsheetGame {
    /// Reads a word that says that a player left as `-`, in its round and those after it, of
    /// which the player may have no scores.
    pub(super) fn read_left(
        &mut self,
        notes: &mut Vec<String>,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut left: BTreeMap<usize, (u8, Box<str>)> = BTreeMap::new();
        for ((round, seat), score) in &mut self.scores {
            let Cell { text, location } = &mut score.points;
            match left.get(seat) {
                _ if &**text == "-" => {}
                None if !is_left(text) => {}
                Some((left, word)) if !is_left(text) => {
                    let (word, left) = (word.to_string(), *left);
                    return Err(
                        SheetProblem::CameBack { word, left, round: *round }.at(location.clone())
                    );
                }
                before => {
                    if before.is_none() {
                        notes.push(format!("{location}: `{text}` was read as -"));
                        left.insert(*seat, (*round, text.clone()));
                    }
                    *text = "-".into();
                }
            }
        }
        Ok(())
    }
}

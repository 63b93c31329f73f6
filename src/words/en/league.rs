use super::{English, and};
use crate::game::{RankingMethod, UnknownMethod};
use crate::words::LeagueWords;

impl LeagueWords for English {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "there is no ranking method `{text}`; the methods are {}",
            and(&RankingMethod::ALL.map(|method| method.name().to_owned()))
        )
    }
}

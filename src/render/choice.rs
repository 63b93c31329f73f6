//! Which games figures are of.

use chrono::NaiveDate;
use serde::Serialize;

use super::page::finish;
use super::{Look, shown, wrap};

/// Which finished games were looked at; all that were played to the end where
/// nothing is said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Of the league of this name.
    pub league: Option<String>,
    /// On this day or later.
    pub since: Option<NaiveDate>,
    /// On this day or earlier.
    pub until: Option<NaiveDate>,
    /// Ended early too.
    pub short: bool,
}

impl Choice {
    /// Writes what stands after a number of games: ` of league Tuesday since
    /// 2026-01-01, short ones too`; nothing where nothing is said.
    pub(super) fn words(&self) -> String {
        let short = if self.short { ", short ones too" } else { "" };
        self.of() + short
    }

    /// Says that there are no games, and what would change that.
    pub(super) fn none(&self, no_games: &str, look: Look) -> String {
        let end = match (self.short, self.is_open()) {
            (true, _) => ", not even short ones",
            (false, true) => " yet",
            (false, false) => "",
        };
        let none = format!("{no_games}{}{end}", self.of());
        finish(&[none, self.more().to_owned()].map(|text| wrap("", "", &text, look.width)))
    }

    /// Says what would make it more games.
    pub(super) fn more(&self) -> &'static str {
        match (self.is_open(), self.short) {
            (true, true) => "`crowns new` starts a game",
            (true, false) => "`crowns new` starts a game; `--short` counts those ended early too",
            (false, true) => "Without `--league`, `--since` and `--until` all games count",
            (false, false) => {
                "Without `--league`, `--since` and `--until` all games count, with `--short` \
                 those ended early too"
            }
        }
    }

    fn is_open(&self) -> bool {
        self.league.is_none() && self.since.is_none() && self.until.is_none()
    }

    fn of(&self) -> String {
        let league = self.league.as_deref();
        let parts = [
            league.map(|league| format!(" of league {}", shown(league))),
            self.since.map(|day| format!(" since {day}")),
            self.until.map(|day| format!(" until {day}")),
        ];
        parts.into_iter().flatten().collect()
    }
}

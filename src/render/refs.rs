//! References to a player, a game, a league or a ruleset, the same in all JSON.

use chrono::NaiveDate;

use serde::{Serialize, Serializer};

use crate::game::{GameId, LeagueId, PlayerId, Scoresheet};
use crate::league::DatedGame;
use crate::render::rules::differing;
use crate::rules::Ruleset;
use crate::store::{NameDirectory, Player, StoredLeague};

/// A player: `{"name":"Ann","uuid":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerRef {
    /// The current name.
    pub name: String,
    /// The identifier of the player on every device.
    pub uuid: PlayerId,
}

impl PlayerRef {
    pub(in crate::render) fn of(uuid: PlayerId, names: &NameDirectory) -> Self {
        Self {
            name: names.player(uuid),
            uuid,
        }
    }

    /// Names the player of a seat.
    pub(in crate::render) fn seated(sheet: &Scoresheet, seat: usize) -> Self {
        let seat = &sheet.seats[seat];
        Self {
            name: seat.name.clone(),
            uuid: seat.counts_for,
        }
    }
}

impl From<&Player> for PlayerRef {
    fn from(player: &Player) -> Self {
        Self {
            name: player.name.clone(),
            uuid: player.id,
        }
    }
}

/// A game: `{"number":12,"uuid":"…","date":"2026-11-21"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameRef {
    /// The short number on this device.
    pub number: u32,
    /// The identifier of the game on every device.
    pub uuid: GameId,
    /// The day on which it was played; omitted if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
}

impl GameRef {
    pub(in crate::render) fn of(game: DatedGame, names: &NameDirectory) -> Self {
        Self {
            number: names.game(game.game),
            uuid: game.game,
            date: Some(game.date),
        }
    }

    /// Names a game without its date.
    pub(in crate::render) fn undated(uuid: GameId, names: &NameDirectory) -> Self {
        Self {
            number: names.game(uuid),
            uuid,
            date: None,
        }
    }
}

/// A league: `{"name":"Tuesday","uuid":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeagueRef {
    /// The current name.
    pub name: String,
    /// The identifier of the league on every device.
    pub uuid: LeagueId,
}

impl LeagueRef {
    pub(in crate::render) fn of(uuid: LeagueId, names: &NameDirectory) -> Self {
        Self {
            name: names.league(uuid),
            uuid,
        }
    }
}

impl From<&StoredLeague> for LeagueRef {
    fn from(league: &StoredLeague) -> Self {
        Self {
            name: league.name.clone(),
            uuid: league.id,
        }
    }
}

/// A ruleset: `{"name":"official","knobs":{"tie":"most-out"}}`, with the knobs
/// that differ from the official rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RulesetRef {
    /// The name of the preset or of the custom ruleset.
    pub name: String,
    /// The values that differ, as they are typed.
    pub knobs: Knobs,
}

impl RulesetRef {
    pub(in crate::render) fn of(ruleset: &Ruleset) -> Self {
        let knobs = differing(ruleset);
        let name = ruleset.name();
        Self {
            name: name
                .split_once(", ")
                .map_or(name, |(name, _)| name)
                .to_owned(),
            knobs: Knobs(
                knobs
                    .map(|knob| (knob.name().to_owned(), knob.value_in(ruleset)))
                    .collect(),
            ),
        }
    }
}

/// Values of knobs, as an object with a field per knob.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knobs(Vec<(String, String)>);

impl Knobs {
    /// Splits settings such as `min_naturals=2`.
    pub(in crate::render) fn typed(settings: &[String]) -> Self {
        let pairs = settings
            .iter()
            .filter_map(|setting| setting.split_once('='));
        Self(
            pairs
                .map(|(knob, value)| (knob.to_owned(), value.to_owned()))
                .collect(),
        )
    }
}

impl Serialize for Knobs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(knob, value)| (knob, value)))
    }
}

//! Leagues, custom rulesets and games of solitaire as stored.

use serde::Serialize;
use uuid::Uuid;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{
    CustomRuleset, GameState, League, LeagueId, LeagueRef, LeagueTerms, Membership, RulesetId,
    Season, Solitaire, SolitaireId, SolitaireOrigin, SolitaireState, name_key, name_order,
};
use crate::rules::Ruleset;
use crate::store::db::Result;

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StoredLeague {
    pub name: String,
    #[serde(rename = "uuid")]
    pub id: LeagueId,
    pub retired: bool,
    pub terms: LeagueTerms,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

impl From<&StoredLeague> for LeagueRef {
    fn from(league: &StoredLeague) -> Self {
        Self { name: league.name.clone(), uuid: league.id }
    }
}

impl Reader<'_> {
    pub fn leagues(&self) -> Result<Vec<StoredLeague>> {
        let all = self.all::<League>()?;
        let mut leagues: Vec<_> = all.iter().map(|(&id, league)| stored(id, league)).collect();
        leagues.sort_by_cached_key(|league| (name_order(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<StoredLeague>> {
        Ok(self.all::<League>()?.get(&id.0).map(|league| stored(id.0, league)))
    }

    /// Counts the games of a league, without deleted ones.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize> {
        let filter = GameFilter { league: Some(id), ..GameFilter::default() };
        let mut count = 0;
        self.for_each_row(&filter, |game| {
            count += usize::from(game.state != GameState::Deleted);
        })?;
        Ok(count)
    }

    /// Returns the league of a name, ignoring case.
    pub fn league(&self, name: &str) -> Result<Option<StoredLeague>> {
        let key = name_key(name);
        Ok(self.leagues()?.into_iter().find(|league| name_key(&league.name) == key))
    }

    /// Names a league. One whose addition was undone on another device has no
    /// name; the id is used instead.
    pub(super) fn league_ref(&self, uuid: LeagueId) -> Result<LeagueRef> {
        let all = self.all::<League>()?;
        let league = all.get(&uuid.0);
        let name = league.map_or_else(|| uuid.to_string(), |league| league.name.clone());
        Ok(LeagueRef { name, uuid })
    }
}

fn stored(id: Uuid, league: &League) -> StoredLeague {
    StoredLeague {
        id: LeagueId(id),
        name: league.name.clone(),
        retired: league.membership == Membership::Retired,
        terms: league.terms.clone(),
        seasons: league.seasons.clone(),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRuleset {
    pub id: RulesetId,
    pub rules: Ruleset,
    pub retired: bool,
}

impl Reader<'_> {
    /// Lists the custom rulesets by name.
    pub fn rulesets(&self) -> Result<Vec<StoredRuleset>> {
        let all = self.all::<CustomRuleset>()?;
        let rulesets = all.iter().map(|(&id, custom)| StoredRuleset {
            id: RulesetId(id),
            rules: custom.ruleset.clone(),
            retired: custom.membership == Membership::Retired,
        });
        let mut rulesets: Vec<_> = rulesets.collect();
        rulesets.sort_by_cached_key(|stored| (name_order(stored.rules.name()), stored.id.0));
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    pub fn ruleset(&self, name: &str) -> Result<Option<StoredRuleset>> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }
}

impl Reader<'_> {
    /// Lists the games of solitaire in the order in which they were begun.
    pub fn solitaire_games(&self) -> Result<Vec<Solitaire>> {
        let mut games: Vec<_> = self.all::<Solitaire>()?.values().cloned().collect();
        games.sort_by_key(|game| (game.started, game.id));
        Ok(games)
    }

    /// Returns a game of solitaire; `None` if there is none or it was undone.
    pub fn solitaire(&self, id: SolitaireId) -> Result<Option<Solitaire>> {
        Ok(self.all::<Solitaire>()?.get(&id.0).cloned())
    }

    /// Returns the open game of solitaire of an origin; of several, the one
    /// begun last.
    pub fn open_solitaire(&self, origin: SolitaireOrigin) -> Result<Option<Solitaire>> {
        let mut games = self.solitaire_games()?.into_iter();
        Ok(games.rfind(|game| game.origin() == origin && game.state == SolitaireState::Open))
    }
}

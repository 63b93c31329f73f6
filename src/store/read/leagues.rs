//! Leagues, custom rulesets and games of solitaire as stored.

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{
    CustomRuleset, GameState, League, LeagueId, LeagueRef, Solitaire, SolitaireId, SolitaireOrigin,
    SolitaireState, name_key, name_order,
};
use crate::store::db::Result;

impl Reader<'_> {
    pub fn leagues(&self) -> Result<Vec<League>> {
        let mut leagues: Vec<_> = self.all::<League>()?.values().cloned().collect();
        leagues.sort_by_cached_key(|league| (name_order(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<League>> {
        Ok(self.all::<League>()?.get(&id.0).cloned())
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
    pub fn league(&self, name: &str) -> Result<Option<League>> {
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

    /// Lists the custom rulesets by name.
    pub fn rulesets(&self) -> Result<Vec<CustomRuleset>> {
        let mut rulesets: Vec<_> = self.all::<CustomRuleset>()?.values().cloned().collect();
        rulesets.sort_by_cached_key(|stored| (name_order(stored.rules.name()), stored.id.0));
        Ok(rulesets)
    }

    /// Returns the custom ruleset in use of a name, ignoring case.
    pub fn ruleset(&self, name: &str) -> Result<Option<CustomRuleset>> {
        let key = name_key(name);
        let mut rulesets = self.rulesets()?.into_iter();
        Ok(rulesets.find(|stored| !stored.retired && name_key(stored.rules.name()) == key))
    }

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

//! Writes leagues, their terms and seasons.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{AggregateKind, LeagueEvent, LeagueId, LeagueTerms, Name, Named, Season};
use crate::store::read::leagues::StoredLeague;

impl Writer<'_> {
    /// Adds a league with what its players agreed on.
    pub fn add_league(&mut self, name: &Name, terms: LeagueTerms) -> Result<LeagueId, WriteError> {
        self.check_name(Named::League, self.league(name.as_str())?.is_none(), name)?;
        let id = self.new_id();
        let name = name.as_str().to_owned();
        self.append(AggregateKind::League, id, &LeagueEvent::LeagueAdded { name, terms })?;
        Ok(LeagueId(id))
    }

    /// Renames a league.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if another league has that name.
    pub fn rename_league(&mut self, id: LeagueId, name: &Name) -> Result<(), WriteError> {
        let was = self.known_league(id)?.name;
        let other = self.league(name.as_str())?;
        self.check_name(Named::League, other.is_none_or(|other| other.id == id), name)?;
        let name = name.as_str().to_owned();
        self.append(AggregateKind::League, id.0, &LeagueEvent::LeagueEdited { name, was })
    }

    /// Changes those terms of a league that are named.
    pub fn change_terms(&mut self, id: LeagueId, terms: LeagueTerms) -> Result<(), WriteError> {
        let were = self.known_league(id)?.terms;
        let event = LeagueEvent::LeagueTermsChanged { terms, were };
        self.append(AggregateKind::League, id.0, &event)
    }

    /// Sets a season of a league, or moves the one of that name to other days.
    pub fn set_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        let mut seasons = self.known_league(id)?.seasons.into_iter();
        let was = seasons.find(|other| other.name == season.name);
        let event = LeagueEvent::LeagueSeasonSet { season, was };
        self.append(AggregateKind::League, id.0, &event)
    }

    /// Drops a season of a league; its games stay.
    pub fn drop_season(&mut self, id: LeagueId, season: Season) -> Result<(), WriteError> {
        self.known_league(id)?;
        let event = LeagueEvent::LeagueSeasonDropped { season };
        self.append(AggregateKind::League, id.0, &event)
    }

    pub(super) fn known_league(&self, id: LeagueId) -> Result<StoredLeague, WriteError> {
        let league = self.league_of_id(id)?;
        league.ok_or(WriteError::Missing { what: "league", id: id.0 })
    }
}

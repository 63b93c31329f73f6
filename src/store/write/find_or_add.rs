//! Players and leagues by their full names: existing ones, others are added.

use super::{NewLeagueError, NewPlayerError, Writer};
use crate::game::{
    LeagueId, LeagueTerms, Name, PlayerId, name_key, nearest_names, same_but_accents, same_name,
    unmarked,
};
use crate::store::db::StoreError;
use crate::store::read::lookup::Lookup;
use crate::store::read::players::Player;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedPlayer {
    pub id: PlayerId,
    pub name: String,
    pub is_new: bool,
}

impl Writer<'_> {
    /// Returns the players of full names, and adds those that do not exist.
    ///
    /// A name that is similar to an existing one is taken for a slip unless
    /// `accept_similar` is set.
    pub fn find_or_add_players(
        &mut self,
        names: &[String],
        accept_similar: bool,
    ) -> Result<Vec<SeatedPlayer>, NewPlayerError> {
        let existing = self.players()?;
        let mut seats: Vec<(Name, Option<&Player>)> = Vec::new();
        let mut near_misses = Vec::new();
        for name in names {
            let name = Name::new(name).map_err(NewPlayerError::Name)?;
            let player = player_of(&existing, &name, accept_similar)?;
            if player.is_none() {
                Name::new_player(name.as_str()).map_err(NewPlayerError::Name)?;
            }
            if player.is_none() && !accept_similar {
                if let Some(player) = self.all_players()?.formerly(&name.key()) {
                    let name = name.to_string();
                    return Err(NewPlayerError::Former { name, player });
                }
                let names = existing.iter().map(|player| player.name.as_str());
                let near = nearest_names(name.as_str(), names);
                if !near.is_empty() {
                    let near = near.into_iter().map(str::to_owned).collect();
                    near_misses.push((name.to_string(), near));
                }
            }
            seats.push((name, player));
        }
        if !near_misses.is_empty() {
            return Err(NewPlayerError::NearMisses(near_misses));
        }
        if let Some(name) = twice(&seats) {
            return Err(NewPlayerError::Twice(name.to_string()));
        }
        let seat = |(name, player): (Name, Option<&Player>)| {
            let (id, name, is_new) = match player {
                Some(player) => (player.id, player.name.clone(), false),
                None => {
                    (self.add_player(&name).map_err(NewPlayerError::Write)?, name.to_string(), true)
                }
            };
            Ok(SeatedPlayer { id, name, is_new })
        };
        seats.into_iter().map(seat).collect()
    }

    /// Returns the league of a name, and `true` if it was added because it did not exist.
    ///
    /// A name that is similar to an existing one is taken for a slip unless
    /// `accept_similar` is set.
    pub fn find_or_add_league(
        &mut self,
        name: &str,
        accept_similar: bool,
    ) -> Result<(LeagueId, bool), NewLeagueError> {
        let name = Name::new(name).map_err(NewLeagueError::Name)?;
        let meant = match self.league(name.as_str())? {
            None if !accept_similar => match self.find_league(name.as_str())? {
                Lookup::One(league) => Some(league).filter(|league| league.retired),
                Lookup::Several(_) | Lookup::None { .. } => None,
            },
            found => found,
        };
        match meant {
            Some(league) if league.retired => Err(NewLeagueError::Retired(league.name)),
            Some(league) => Ok((league.id, false)),
            None => {
                let terms = LeagueTerms::default();
                Ok((self.add_new_league(&name, terms, accept_similar)?, true))
            }
        }
    }

    /// Adds a league.
    ///
    /// A name that is similar to an existing one is taken for a slip unless
    /// `accept_similar` is set.
    pub fn add_new_league(
        &mut self,
        name: &Name,
        terms: LeagueTerms,
        accept_similar: bool,
    ) -> Result<LeagueId, NewLeagueError> {
        let near = match self.find_league(name.as_str())? {
            // A name that is taken is refused below.
            _ if self.league(name.as_str())?.is_some() => Vec::new(),
            Lookup::One(league) => vec![league.name],
            Lookup::Several(leagues) => leagues.into_iter().map(|league| league.name).collect(),
            Lookup::None { near } if near.is_empty() => {
                self.league_before_players(name.as_str())?
            }
            Lookup::None { near } => near,
        };
        if !near.is_empty() && !accept_similar {
            let name = name.to_string();
            return Err(NewLeagueError::NearMiss { name, near });
        }
        self.add_league(name, terms).map_err(NewLeagueError::Write)
    }

    /// Returns the league that a text begins with if only players follow, as if they
    /// were to be added to it.
    fn league_before_players(&self, text: &str) -> Result<Vec<String>, StoreError> {
        let words: Vec<_> = text.split_whitespace().collect();
        for len in 1..words.len() {
            let (league, players) = words.split_at(len);
            let Some(league) = self.league(&league.join(" "))? else { continue };
            let mut players = players.iter().map(|player| self.find_player(player));
            if players.all(|found| matches!(found, Ok(Lookup::One(_)))) {
                return Ok(vec![league.name]);
            }
        }
        Ok(Vec::new())
    }
}

/// Returns the player of a name, in any case, or the only one of its letters; without their
/// accents too unless a similar name is a new one.
fn player_of<'a>(
    players: &'a [Player],
    name: &Name,
    accept_similar: bool,
) -> Result<Option<&'a Player>, NewPlayerError> {
    let called = |name_of: fn(&str) -> &str| {
        let is_called = move |player: &&Player| name_key(name_of(&player.name)) == name.key();
        players.iter().filter(is_called)
    };
    let namesakes: Vec<_> = called(unmarked).collect();
    let only = |is_same: fn(&str, &str) -> bool| {
        let mut alike = players.iter().filter(|player| is_same(&player.name, name.as_str()));
        alike.next().filter(|_| alike.next().is_none())
    };
    let but_accents = || only(same_but_accents).filter(|_| !accept_similar);
    match called(|name| name).next().or_else(|| only(same_name)).or_else(but_accents) {
        Some(player) if player.retired => Err(NewPlayerError::Retired(player.name.clone())),
        None if namesakes.len() > 1 => Err(NewPlayerError::Namesakes {
            name: name.to_string(),
            players: namesakes.iter().map(|player| player.name.clone()).collect(),
        }),
        player => Ok(player),
    }
}

fn twice<'a>(seats: &'a [(Name, Option<&Player>)]) -> Option<&'a Name> {
    let is_same = |(name, player): &(Name, Option<&Player>), other: &(Name, Option<&Player>)| {
        name.key() == other.0.key() || player.is_some() && *player == other.1
    };
    let again = (1..seats.len())
        .find(|&seat| seats[..seat].iter().any(|other| is_same(&seats[seat], other)))?;
    Some(&seats[again].0)
}

//! Players as stored, and those who share a name.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::NaiveDate;
use serde::Serialize;
use uuid::Uuid;

use super::Reader;
use super::games::GameFilter;
use crate::game::{
    GameState, Name, PlayerId, PlayerProfile, PlayerRef, Tournament, look_alikes, name_key,
    name_order, unmarked,
};
use crate::store::db::Result;
use crate::store::state::game_row::GameRow;
use crate::store::state::players::Players;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The name; if other players have it too, with the end of the id: `Cat (1a2b)`.
    pub name: String,
    #[serde(rename = "uuid")]
    pub id: PlayerId,
    pub retired: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerOverview {
    pub player: Player,
    /// How many games the player sat in, without deleted ones.
    pub games: u32,
    pub last_day: Option<NaiveDate>,
    pub leagues: Vec<String>,
    /// The names that may be this one, typed in another way.
    pub looks_like: Vec<String>,
}

impl From<&Player> for PlayerRef {
    fn from(player: &Player) -> Self {
        Self::new(player.name.as_str(), player.id)
    }
}

impl Reader<'_> {
    /// Returns the earlier names of players, with the present ones.
    pub fn former_names(&self) -> Result<Vec<(String, String)>> {
        Ok(self.all_players()?.former().collect())
    }

    /// Lists the players by name, without those merged into others, and those deleted
    /// who play nothing on any device.
    pub fn players(&self) -> Result<Vec<Player>> {
        let all = self.all_players()?;
        let playing = match all.all().any(|(_, profile)| profile.is_deleted) {
            true => self.playing()?,
            false => HashSet::new(),
        };
        let is_there =
            |id: &Uuid, one: &PlayerProfile| !one.is_deleted || playing.contains(&PlayerId(*id));
        let own = all.all().filter(|(id, one)| all.is_own(*id) && is_there(id, one));
        let mut players: Vec<_> = own
            .map(|(id, profile)| (name_order(&profile.name), player(&all, id, profile)))
            .collect();
        players.sort_by(|(one, a), (other, b)| (one, a.id).cmp(&(other, b.id)));
        Ok(players.into_iter().map(|(_, player)| player).collect())
    }

    /// Lists the players by name, with what they have played.
    pub fn player_overviews(&self) -> Result<Vec<PlayerOverview>> {
        let players = self.players()?;
        type Played = (u32, Option<NaiveDate>, BTreeSet<Uuid>);
        let mut played: BTreeMap<PlayerId, Played> = BTreeMap::new();
        self.for_each_row(&GameFilter::default(), |game| {
            let seats = game.seats.iter().filter(|_| game.state != GameState::Deleted);
            for seat in seats {
                let (games, last, leagues) = played.entry(seat.result.player).or_default();
                *games += 1;
                *last = Some(game.date).max(*last);
                leagues.extend(game.league);
            }
        })?;
        let all_leagues = self.leagues()?;
        let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
        let near = look_alikes(&names);
        let overview = |(player, near): (&Player, BTreeSet<usize>)| {
            let (games, last_day, own) = played.remove(&player.id).unwrap_or_default();
            let leagues = all_leagues.iter().filter(|league| own.contains(&league.id.0));
            PlayerOverview {
                player: player.clone(),
                games,
                last_day,
                leagues: leagues.map(|league| league.name.clone()).collect(),
                looks_like: near.into_iter().map(|one| names[one].to_owned()).collect(),
            }
        };
        Ok(players.iter().zip(near).map(overview).collect())
    }

    /// Returns a player; `None` if there is none or it was undone.
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>> {
        let all = self.all_players()?;
        Ok(all.get(id.0).map(|profile| player(&all, id.0, profile)))
    }

    /// Returns the players, retired ones too, of a name, ignoring case.
    pub(in crate::store) fn players_of_key(&self, name: &Name) -> Result<Vec<Uuid>> {
        Ok(self.all_players()?.of_key(&name.key()).collect())
    }

    /// Returns the players of all games and tournaments, deleted ones too.
    pub(in crate::store) fn playing(&self) -> Result<HashSet<PlayerId>> {
        let players = self.all_players()?;
        let mut playing = HashSet::new();
        self.for_each_row(&GameFilter::default(), |game| {
            playing.extend(game.seats.iter().map(|seat| seat.result.player));
        })?;
        let tournaments = self.all::<Tournament>()?;
        let entrants = tournaments.values().flat_map(|one| &one.entrants);
        playing.extend(entrants.map(|one| players.holder(one.player)));
        Ok(playing)
    }

    /// Counts the games that two players both sat in.
    pub fn games_together(&self, one: PlayerId, other: PlayerId) -> Result<u32> {
        let both_sat = |game: &GameRow| (game.seats(one) && game.seats(other)).then_some(());
        Ok(self.of_rows(&GameFilter::default(), both_sat)?.len() as u32)
    }
}

fn player(all: &Players, id: Uuid, profile: &PlayerProfile) -> Player {
    Player { name: all.label(id).unwrap_or_default(), id: PlayerId(id), retired: profile.retired }
}

/// One of several players who share a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Namesake {
    #[serde(flatten)]
    pub player: PlayerRef,
    pub game_count: u64,
    pub not_merged_because: Option<String>,
}

/// Finds the players in use who share a name, ignoring case.
pub(crate) fn namesakes(reader: &Reader<'_>) -> Result<Vec<Vec<Namesake>>> {
    let mut names: BTreeMap<String, Vec<Namesake>> = BTreeMap::new();
    let players = reader.players()?;
    for player in players {
        let key = name_key(unmarked(&player.name));
        names.entry(key).or_default().push(Namesake {
            player: PlayerRef::from(&player),
            game_count: 0,
            not_merged_because: None,
        });
    }
    let mut shared: Vec<_> = names.into_values().filter(|all| all.len() > 1).collect();
    if shared.is_empty() {
        return Ok(shared);
    }
    for all in &mut shared {
        // The same one comes first on every device.
        all.sort_by_key(|one| one.player.uuid);
    }
    reader.for_each_row(&GameFilter::default(), |game| {
        for all in &mut shared {
            let first = all[0].player.uuid;
            for one in all.iter_mut().filter(|one| game.seats(one.player.uuid)) {
                one.game_count += 1;
                if one.player.uuid != first && game.seats(first) {
                    one.not_merged_because = Some("they played together".to_owned());
                }
            }
        }
    })?;
    for all in &mut shared {
        let first = all[0].player.uuid;
        for one in all[1..].iter_mut().filter(|one| one.not_merged_because.is_none()) {
            let both = reader.tournament_together(one.player.uuid, first)?;
            one.not_merged_because = both.map(|both| format!("they are both in `{}`", both.name));
        }
    }
    Ok(shared)
}

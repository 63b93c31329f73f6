//! Players: whom they count for after merges, and the names they are shown by.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use uuid::Uuid;

use crate::game::{PlayerId, PlayerProfile, PlayerRef, disambiguated, name_key};
use crate::store::db::Result;

#[derive(Debug, Clone)]
pub(crate) struct Players {
    profiles: BTreeMap<Uuid, PlayerProfile>,
    /// By the name without case. Two devices may have added one name before they met.
    by_key: HashMap<String, Vec<Uuid>>,
    /// Of the merged ones, whom they count for.
    holders: HashMap<Uuid, Uuid>,
    /// Those that were named so far.
    named: RefCell<HashMap<PlayerId, PlayerRef>>,
}

impl Players {
    pub(super) fn new(profiles: BTreeMap<Uuid, PlayerProfile>) -> Self {
        let mut by_key: HashMap<String, Vec<Uuid>> = HashMap::new();
        for (&id, profile) in &profiles {
            by_key.entry(name_key(&profile.name)).or_default().push(id);
        }
        let holders = holders(&profiles);
        Self { profiles, by_key, holders, named: RefCell::default() }
    }

    pub(super) fn change(
        &mut self,
        id: Uuid,
        change: impl FnOnce(&mut BTreeMap<Uuid, PlayerProfile>) -> Result<()>,
    ) -> Result<()> {
        self.named.take();
        let before = self.profiles.get(&id).cloned();
        change(&mut self.profiles)?;
        let after = self.profiles.get(&id);
        let key = |player: &PlayerProfile| name_key(&player.name);
        if let Some(alike) = before.as_ref().and_then(|one| self.by_key.get_mut(&key(one))) {
            alike.retain(|other| *other != id);
        }
        if let Some(player) = after {
            self.by_key.entry(key(player)).or_default().push(id);
        }
        let merged_into = |player: &PlayerProfile| player.merged_into;
        if before.as_ref().and_then(merged_into) != after.and_then(merged_into) {
            self.holders = holders(&self.profiles);
        }
        Ok(())
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (Uuid, &PlayerProfile)> {
        self.profiles.iter().map(|(&id, profile)| (id, profile))
    }

    /// Returns a player; `None` if there is none or it was undone.
    pub(crate) fn get(&self, id: Uuid) -> Option<&PlayerProfile> {
        self.profiles.get(&id)
    }

    /// Returns the player that one counts for, at the end of the chain of merges,
    /// or the player itself.
    pub(crate) fn holder(&self, id: PlayerId) -> PlayerId {
        PlayerId(self.holders.get(&id.0).copied().unwrap_or(id.0))
    }

    /// Returns `true` if a player is not merged into another. Of two that two
    /// devices merged into each other, one is not.
    pub(crate) fn is_own(&self, id: Uuid) -> bool {
        self.holder(PlayerId(id)).0 == id
    }

    /// Returns the players, retired ones too but no deleted ones, of a name, by its key.
    pub(crate) fn of_key(&self, key: &str) -> impl Iterator<Item = Uuid> {
        let all = self.by_key.get(key).into_iter().flatten().copied();
        all.filter(|&id| self.is_own(id) && self.get(id).is_some_and(|one| !one.is_deleted))
    }

    /// Returns the name of a player; if others who are not merged have it too, in
    /// any case, with the end of the id: `Cat (1a2b)`.
    pub(crate) fn label(&self, id: Uuid) -> Option<String> {
        let player = self.get(id)?;
        let alike = self.by_key.get(&name_key(&player.name)).into_iter().flatten().copied();
        let is_other = |one: &PlayerProfile| one.merged_into.is_none() && !one.is_deleted;
        let others = alike.filter(|&other| other != id && self.get(other).is_some_and(is_other));
        Some(disambiguated(&player.name, id, others))
    }

    /// Returns the earlier names of players, with the present ones.
    pub(crate) fn former(&self) -> impl Iterator<Item = (String, String)> {
        let there = self.all().filter(|(_, one)| !one.is_deleted);
        there.flat_map(|(id, one)| {
            let present = self.label(self.holder(PlayerId(id)).0);
            let of_merged = one.merged_into.map(|_| &one.name);
            let former = one.former.iter().chain(of_merged);
            former.filter_map(move |name| Some((name.clone(), present.clone()?)))
        })
    }

    /// Returns the present name of the player who had a name, given by its key, before being
    /// renamed or merged.
    pub(crate) fn formerly(&self, key: &str) -> Option<String> {
        self.former().find(|(name, _)| name_key(name) == key).map(|(_, present)| present)
    }

    /// Names a player. One whose addition was undone has no name; the id is used instead.
    pub(crate) fn named(&self, uuid: PlayerId) -> PlayerRef {
        let name = || self.label(uuid.0).unwrap_or_else(|| uuid.to_string());
        let mut named = self.named.borrow_mut();
        named.entry(uuid).or_insert_with(|| PlayerRef::new(name(), uuid)).clone()
    }
}

/// Returns whom the merged players count for.
fn holders(profiles: &BTreeMap<Uuid, PlayerProfile>) -> HashMap<Uuid, Uuid> {
    let mut holders = HashMap::new();
    for (&id, profile) in profiles {
        if profile.merged_into.is_some() {
            follow(profiles, id, &mut holders);
        }
    }
    holders
}

/// Follows a chain of merges to whom all of it count for, up to where that is
/// known. Two devices may have merged two players into each other; the one with
/// the lowest id is then used for all of the circle.
fn follow(
    profiles: &BTreeMap<Uuid, PlayerProfile>,
    player: Uuid,
    holders: &mut HashMap<Uuid, Uuid>,
) {
    let (mut chain, mut seen) = (vec![player], HashSet::from([player]));
    let holder = loop {
        let last = chain[chain.len() - 1];
        if let Some(&holder) = holders.get(&last) {
            break holder;
        }
        let next = profiles.get(&last).and_then(|player| player.merged_into);
        let Some(PlayerId(next)) = next else { break last };
        if !seen.insert(next) {
            let circle = chain.iter().skip_while(|&&seen| seen != next);
            break circle.min().copied().unwrap_or(next);
        }
        chain.push(next);
    };
    holders.extend(chain.into_iter().map(|player| (player, holder)));
}

//! Which seats of a game count: those that were recorded last, but for tables
//! that had begun by others.
//!
//! Whoever changes seats may not know yet which tables have begun. Where players
//! move between tables, these belong together: a change counts at all of them or
//! at none, so that nobody sits twice. It counts at none if one of them had begun
//! by the seats before. If another had begun by the new ones, both sides have
//! scores, and people must choose.

use std::collections::{BTreeSet, HashMap};

use crate::game::id::PlayerId;

/// The players of each table in the order of their seats.
type Tables = Vec<Vec<PlayerId>>;

/// What was recorded of the seats of a game.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Change {
    /// All tables as they were after it where it was recorded.
    tables: Tables,
    /// Two players who change places, if nothing else changes.
    swapped: Option<[PlayerId; 2]>,
}

#[derive(Debug, Default)]
pub(super) struct Settled {
    pub(super) seats: Tables,
    /// Tables whose recorded seats do not count, those together that changed
    /// players, without those that were recorded again as they count.
    pub(super) kept: Vec<BTreeSet<u16>>,
    /// Those of which some had begun by the recorded seats.
    pub(super) contested: Vec<BTreeSet<u16>>,
}

impl Change {
    pub(super) fn new(tables: Tables) -> Self {
        Self { tables, swapped: None }
    }

    pub(super) fn swap(players: [PlayerId; 2], tables: Tables) -> Self {
        Self { tables, swapped: Some(players) }
    }

    /// Lists the tables with their numbers.
    pub(super) fn tables(&self) -> impl Iterator<Item = (u16, &[PlayerId])> {
        (1..).zip(self.tables.iter().map(Vec::as_slice))
    }

    /// Returns the tables with two players in each other's places; `None` if one
    /// of them has none.
    pub(super) fn exchanged(&self, [one, other]: [PlayerId; 2]) -> Option<Tables> {
        let is_seated = |player| self.tables.iter().flatten().any(|&seated| seated == player);
        if !is_seated(one) || !is_seated(other) {
            return None;
        }
        let mut tables = self.tables.clone();
        for seat in tables.iter_mut().flatten() {
            *seat = match *seat {
                player if player == one => other,
                player if player == other => one,
                player => player,
            };
        }
        Some(tables)
    }

    /// Returns the seats after the change, whatever has begun.
    fn after(&self, now: &Tables) -> Tables {
        let Some(players) = self.swapped else {
            return self.tables.clone();
        };
        let mut next = now.clone();
        // Another device may have changed other tables meanwhile.
        let seats_one = |table: &[PlayerId]| players.iter().any(|player| table.contains(player));
        for (seats, swapped) in next.iter_mut().zip(&self.tables) {
            if seats_one(swapped) {
                seats.clone_from(swapped);
            }
        }
        if sorted(&next) == sorted(now) { next } else { self.tables.clone() }
    }
}

fn sorted(tables: &Tables) -> Vec<PlayerId> {
    let mut all = tables.concat();
    all.sort_unstable();
    all
}

/// Settles the seats of a game, given which tables have begun by which seats.
pub(super) fn settle(changes: &[Change], has_begun: impl Fn(u16, &[PlayerId]) -> bool) -> Settled {
    let mut settled = Settled::default();
    for change in changes {
        let now = &settled.seats;
        let next = change.after(now);
        let begun = |tables: &Tables, group: &BTreeSet<u16>| {
            let mut seats = group.iter().filter_map(|&table| Some((table, at(tables, table)?)));
            seats.any(|(table, seats)| has_begun(table, seats))
        };
        let groups = groups(now, &next);
        let (stay, go): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| begun(now, group));
        let mut seats = if stay.is_empty() { next.clone() } else { now.clone() };
        for &table in go.iter().flatten() {
            let at = usize::from(table) - 1;
            if let (Some(seats), Some(next)) = (seats.get_mut(at), next.get(at)) {
                seats.clone_from(next);
            }
        }
        let contested = stay.iter().filter(|group| begun(&next, group));
        settled.contested.extend(contested.cloned());
        settled.kept.extend(stay);
        // Whoever records the seats as they count knows that they do.
        let agrees = |&table: &u16| at(&change.tables, table) == at(&seats, table);
        for group in &mut settled.kept {
            group.retain(|table| !agrees(table));
        }
        settled.kept.retain(|group| !group.is_empty());
        settled.seats = seats;
    }
    settled
}

fn at(tables: &Tables, table: u16) -> Option<&[PlayerId]> {
    let index = usize::from(table).checked_sub(1)?;
    tables.get(index).map(Vec::as_slice)
}

/// Returns the tables that differ, those together between which players move; all
/// together if there are more tables or fewer.
fn groups(now: &Tables, next: &Tables) -> Vec<BTreeSet<u16>> {
    let all = now.len().max(next.len());
    let changed = (1..).take(all).filter(|&table| at(now, table) != at(next, table));
    let changed: BTreeSet<u16> = changed.collect();
    if now.len() != next.len() {
        return vec![changed].into_iter().filter(|all| !all.is_empty()).collect();
    }
    let tables_of: HashMap<PlayerId, u16> = numbered(now).collect();
    let mut groups: Vec<BTreeSet<u16>> = changed.iter().map(|&table| [table].into()).collect();
    for (player, table) in numbered(next).filter(|(_, table)| changed.contains(table)) {
        let Some(&before) = tables_of.get(&player) else {
            continue;
        };
        let linked =
            groups.extract_if(.., |group| group.contains(&before) || group.contains(&table));
        let linked = linked.flatten().collect();
        groups.push(linked);
    }
    groups
}

fn numbered(tables: &Tables) -> impl Iterator<Item = (PlayerId, u16)> {
    (1..).zip(tables).flat_map(|(table, seats)| seats.iter().map(move |&player| (player, table)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{self, check_read, player};
    use crate::game::text::joined;

    fn tables(letters: &str) -> Tables {
        let table = |table: &str| table.chars().map(player).collect();
        letters.split(' ').map(table).collect()
    }

    fn letters(tables: &[Vec<PlayerId>]) -> String {
        joined(tables.iter().map(|table| fixture::letters(table)), " ")
    }

    /// Settles seatings, `AB CD`, and swaps, `AC: CB AD`, of which tables have begun, `begun:
    /// 1 AB`; writes the seats, the tables that stay and those that are contested.
    #[test]
    fn seats_count_that_were_recorded_last_but_for_tables_that_had_begun() {
        check_read(include_str!("../../../tests/games/seats.txt"), |_, text| {
            let (mut changes, mut begun) = (Vec::new(), Vec::new());
            for part in text.split("; ") {
                match part.split_once(": ") {
                    Some(("begun", tables)) => begun.extend(tables.split(", ")),
                    Some((pair, seats)) => {
                        let pair: Vec<_> = pair.chars().map(player).collect();
                        changes.push(Change::swap(pair.try_into().unwrap(), tables(seats)));
                    }
                    None => changes.push(Change::new(tables(part))),
                }
            }
            let settled = settle(&changes, |table, seats| {
                begun.contains(&&*format!("{table} {}", letters(&[seats.to_vec()])))
            });
            let list = |tables: &BTreeSet<u16>| joined(tables, "+");
            let lists = |what: &str, groups: &[BTreeSet<u16>]| {
                let groups: BTreeSet<_> = groups.iter().map(list).collect();
                if groups.is_empty() {
                    String::new()
                } else {
                    format!(", {what} {}", joined(groups, " "))
                }
            };
            let kept = lists("kept", &settled.kept);
            letters(&settled.seats) + &kept + &lists("contested", &settled.contested)
        });
    }
}

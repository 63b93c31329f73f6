//! Who sits where in a game.

/// Who sits where in one game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatedGame {
    /// The players of each table by number, from 0, in the order of their
    /// seats; the first of them deals first.
    pub tables: Vec<Vec<usize>>,
}

impl SeatedGame {
    /// Returns the table of a player, from 0, if the player is seated.
    pub fn table_of(&self, player: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.contains(&player))
    }

    /// Returns everybody who is seated, table by table.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        self.tables.iter().flatten().copied()
    }

    /// Returns the tables that are larger than the smallest.
    pub(super) fn large_tables(&self) -> impl Iterator<Item = &Vec<usize>> {
        let smallest = self.tables.iter().map(Vec::len).min();
        let is_large = move |table: &&Vec<usize>| Some(table.len()) > smallest;
        self.tables.iter().filter(is_large)
    }
}

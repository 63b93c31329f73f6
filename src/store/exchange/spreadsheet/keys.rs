//! What tells one game of a spreadsheet from the others.

use std::collections::BTreeMap;

use super::game::{Cell, Record, SpreadsheetGame};

/// What a row says of its game.
pub(super) struct Key {
    pub(super) game: Option<Cell>,
    pub(super) table: Option<Cell>,
    pub(super) day: Option<String>,
}

/// The indexes of games by what rows said of them.
#[derive(Default)]
pub(super) struct Keys {
    /// By the name of the game and of its table, the latest, and by these and a day.
    games: BTreeMap<String, usize>,
    /// The day of the rows above that name their tables.
    day_of_tables: Option<String>,
}

/// The texts of a key.
pub(super) struct Named {
    name: String,
    /// With the day, if there is one.
    on_day: Option<String>,
    day: Option<String>,
    has_game: bool,
}

impl Keys {
    /// Returns the texts of a key, `None` if it tells no game: a day does not where a column
    /// tells games apart.
    pub(super) fn of(&mut self, key: Key, has_game_column: bool) -> Option<Named> {
        let Key { game, table, day } = key;
        if table.is_some() && day.is_some() {
            self.day_of_tables.clone_from(&day);
        }
        if game.is_none() && table.is_none() && (day.is_none() || has_game_column) {
            return None;
        }
        let day = day.or_else(|| self.day_of_tables.clone().filter(|_| table.is_some()));
        let text = |cell: &Option<Cell>| cell.as_ref().map_or("", |cell| &cell.text).to_owned();
        let name = format!("{}\t{}", text(&game), text(&table));
        let on_day = day.as_ref().map(|day| format!("{name}\t{day}"));
        Some(Named { name, on_day, day, has_game: game.is_some() })
    }

    /// Returns the game of a row. One of the same name on another day is another game if the
    /// row begins it: numbers may begin again each evening.
    pub(super) fn find(
        &self,
        key: &Named,
        games: &[SpreadsheetGame],
        records: &[Record],
    ) -> Option<usize> {
        let is_same = |index: &&usize| {
            let game = &games[**index];
            let is_other_day = game.date.is_some_and(|of| Some(of.to_string()) != key.day);
            key.day.is_none() || key.has_game && !(is_other_day && game.is_begun_by(records))
        };
        let same = key.on_day.as_ref().and_then(|on_day| self.games.get(on_day));
        same.or_else(|| self.games.get(&key.name).filter(is_same)).copied()
    }

    /// Returns the number of the game if there is only one.
    pub(super) fn only_number(&self) -> Option<u32> {
        let mut names = self.games.keys();
        let only = names.next().filter(|_| names.next().is_none());
        only?.trim_end().parse().ok()
    }

    pub(super) fn add(&mut self, key: Named, index: usize) {
        self.games.insert(key.name, index);
        self.games.extend(key.on_day.map(|on_day| (on_day, index)));
    }
}

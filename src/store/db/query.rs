//! A question to the file, with the conditions that are asked for and no
//! others, so that each runs along an index.

use chrono::NaiveDate;
use rusqlite::ToSql;

use crate::game::{LeagueId, PlayerId};

/// The text of a question and the values that it names.
pub(in crate::store) struct Query {
    sql: String,
    values: Vec<(&'static str, Box<dyn ToSql>)>,
}

impl Query {
    /// A question up to its first conditions.
    pub(in crate::store) fn new(sql: impl Into<String>) -> Self {
        Self {
            sql: sql.into(),
            values: Vec::new(),
        }
    }

    /// Goes on with a text.
    pub(in crate::store) fn then(mut self, sql: &str) -> Self {
        self.sql += sql;
        self
    }

    /// Adds a condition on a value, if there is one.
    pub(in crate::store) fn and<T: ToSql + 'static>(
        mut self,
        condition: &str,
        name: &'static str,
        value: Option<T>,
    ) -> Self {
        if let Some(value) = value {
            self.sql += " AND ";
            self.sql += condition;
            self.values.push((name, Box::new(value)));
        }
        self
    }

    /// Asks for the games `g` of a player, of a league and of some days only.
    pub(in crate::store) fn of_games(
        self,
        player: Option<PlayerId>,
        league: Option<LeagueId>,
        since: Option<NaiveDate>,
        until: Option<NaiveDate>,
    ) -> Self {
        let day = |day: NaiveDate| day.to_string();
        self.and(
            "g.id IN (SELECT game FROM seats WHERE holder = :player)",
            ":player",
            player.map(|id| id.0),
        )
        .and("g.league = :league", ":league", league.map(|id| id.0))
        .and("g.date >= :since", ":since", since.map(day))
        .and("g.date <= :until", ":until", until.map(day))
    }

    /// Ends with a value that it names: how many rows at most.
    pub(in crate::store) fn limit(mut self, rows: u32) -> Self {
        self.sql += " LIMIT :rows";
        self.values.push((":rows", Box::new(rows)));
        self
    }

    pub(in crate::store) fn sql(&self) -> &str {
        &self.sql
    }

    pub(in crate::store) fn values(&self) -> Vec<(&str, &dyn ToSql)> {
        let values = self.values.iter();
        values.map(|(name, value)| (*name, &**value)).collect()
    }
}

//! A query with only the conditions that are set, so that each can use an
//! index.

use rusqlite::ToSql;

/// The SQL of a query and its named values.
pub(in crate::store) struct Query {
    sql: String,
    values: Vec<(&'static str, Box<dyn ToSql>)>,
}

impl Query {
    /// A query up to its first conditions.
    pub(in crate::store) fn new(sql: impl Into<String>) -> Self {
        Self {
            sql: sql.into(),
            values: Vec::new(),
        }
    }

    /// Appends SQL.
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

    /// Ends the query with the rows that it returns at most, and how many it
    /// skips before them.
    pub(in crate::store) fn limit(mut self, rows: i64, skip: i64) -> Self {
        self.sql += " LIMIT :rows OFFSET :skip";
        self.values.push((":rows", Box::new(rows)));
        self.values.push((":skip", Box::new(skip)));
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

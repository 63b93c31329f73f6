//! Objects that no type stands for: parts of several values side by side.

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// An object, as a list of its fields; made by [`fields`].
pub(super) struct Fields(Vec<(&'static str, Box<RawValue>)>);

/// Makes [`Fields`]: `fields! { page: 1, games: &games }`.
macro_rules! fields {
    ($($name:ident: $value:expr),+ $(,)?) => {
        $crate::render::json::Fields::of(vec![
            $((stringify!($name), $crate::render::json::fields::raw(&$value))),+
        ])
    };
}
pub(super) use fields;

impl Fields {
    pub(super) const fn of(fields: Vec<(&'static str, Box<RawValue>)>) -> Self {
        Self(fields)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Writes the value of a field.
pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("writing to memory cannot fail, and all keys are text")
}

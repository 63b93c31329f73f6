//! Objects that no type stands for: parts of several values side by side.

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

#[derive(Default)]
pub(super) struct Object(Vec<(&'static str, Box<RawValue>)>);

/// The fields of a value, and more behind them.
#[derive(Serialize)]
pub(super) struct Extended<Base, More = Object> {
    #[serde(flatten)]
    pub(super) base: Base,
    #[serde(flatten)]
    pub(super) more: More,
}

/// Makes an [`Object`], `object! { page: 1, games }`, or an [`Extended`] value,
/// `object! { ..player, score: 7 }`.
macro_rules! object {
    (..$base:expr, $($more:tt)+) => {
        $crate::render::json::object::Extended { base: $base, more: object! { $($more)+ } }
    };
    ($($name:ident $(: $value:expr)?),+ $(,)?) => {
        $crate::render::json::object::Object::new(vec![
            $((
                stringify!($name),
                $crate::render::json::object::raw(&object!(@value $name $($value)?)),
            )),+
        ])
    };
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
}
pub(super) use object;

impl Object {
    pub(super) const fn new(fields: Vec<(&'static str, Box<RawValue>)>) -> Self {
        Self(fields)
    }

    pub(super) fn and(mut self, others: impl IntoIterator<Item = Self>) -> Self {
        self.0.extend(others.into_iter().flat_map(|Self(fields)| fields));
        self
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("writing to memory cannot fail, and all keys are text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Rank, Suit};

    #[test]
    fn fields_keep_their_order_and_a_base_comes_first() {
        let card = Card::Suited(Rank::Ten, Suit::Stars);
        let base = object! { wild: Rank::Ten, card };
        let object = object! { ..base, more: None::<u8>, ace: [Card::Joker] };
        let json = serde_json::to_string(&object).unwrap();
        let expect = r#"{"wild":"10","card":"10*","more":null,"ace":["JOKER"]}"#;
        assert_eq!(json, expect);
        let two = object! { b: 1 }.and([object! { a: 2 }, Object::default()]);
        assert_eq!(serde_json::to_string(&two).unwrap(), r#"{"b":1,"a":2}"#);
    }
}

//! Who joins a game, as it is typed.

use super::name::{between_commas, ends_in_score};
use super::score::ScoreEntry;
use super::text::is_control;

/// A player who joins, with the total to start with if one was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedJoin {
    pub name: String,
    pub total: Option<i32>,
}

impl TypedJoin {
    /// Reads players, with commas or `and` between them, each with the total behind it if
    /// there is one: `Zoe 20, Max Power`. A name may have several words, unless each of them
    /// is a name that is known.
    pub fn read(args: &[String], is_known: impl Fn(&str) -> bool) -> Vec<Self> {
        let is_one = |text: &str| text.chars().any(is_control) || is_known(text);
        let parts = between_commas(args, is_one);
        let mut joins: Vec<Self> = Vec::new();
        for part in &parts {
            let whole = Self { name: part.clone(), total: None };
            let join = if is_one(part) { whole } else { Self::with_total(part).unwrap_or(whole) };
            let words: Vec<_> = join.name.split(' ').collect();
            match (joins.last_mut(), points(part)) {
                // `Zoe, 20`
                (Some(Self { total: total @ None, .. }), Some(points)) => *total = Some(points),
                _ if join.total.is_none() && words.iter().all(|word| is_known(word)) => {
                    joins.extend(join.each_word());
                }
                _ => joins.push(join),
            }
        }
        joins
    }

    /// Returns a player for each word of the name; the total is of the last.
    pub fn each_word(self) -> Vec<Self> {
        let names = self.name.split(' ').map(str::to_owned);
        let mut joins: Vec<_> = names.map(|name| Self { name, total: None }).collect();
        if let Some(last) = joins.last_mut() {
            last.total = self.total;
        }
        joins
    }

    /// Reads a name with a total behind it: `Zoe 20`, `Zoe with 20 points`.
    fn with_total(text: &str) -> Option<Self> {
        const UNITS: [&str; 8] =
            [" points", " pts", " point", " poäng", " poeng", " pisteellä", " pistettä", " stig"];
        const LINKS: [&str; 28] = [
            " with",
            " at",
            " from",
            " has",
            " on",
            ":",
            " start",
            " starts",
            " starting",
            " begins",
            " beginning",
            " total",
            " med",
            " på",
            " fra",
            " från",
            " starter",
            " begynder",
            " begynner",
            " börjar",
            " startar",
            " með",
            " frá",
            " byrjar",
            " summalla",
            " aloittaa",
            " alkaa",
            " pisteillä",
        ];
        let text = UNITS.iter().find_map(|unit| text.strip_suffix(unit)).unwrap_or(text);
        let (name, total) = text
            .replace('=', " ")
            .rsplit_once(' ')
            .map(|(name, total)| (name.trim_end().to_owned(), points(total)))?;
        let mut name = name.as_str();
        while let Some(shorter) = LINKS.iter().find_map(|link| name.strip_suffix(link)) {
            name = shorter;
        }
        let total = total.filter(|_| !ends_in_score(name));
        total.map(|total| Self { name: name.to_owned(), total: Some(total) })
    }
}

fn points(text: &str) -> Option<i32> {
    text.parse().ok().filter(|total: &i32| total.abs() <= ScoreEntry::MAX_POINTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_arguments;

    #[test]
    fn who_joins_is_typed_with_totals_and_names_of_several_words() {
        let known = ["Ann", "Bob", "Mary Lou", "Tom 2"];
        check_arguments(include_str!("../../tests/typed/joins.txt"), |_, values| {
            let text = |join: TypedJoin| match join.total {
                Some(total) => format!("{}: {total}", join.name),
                None => join.name,
            };
            let joins = TypedJoin::read(values, |name| known.contains(&name));
            joins.into_iter().map(text).collect::<Vec<_>>().join("; ")
        });
    }

    #[test]
    fn a_name_can_be_split_into_those_of_several() {
        let join = TypedJoin { name: "Zoe Max".to_owned(), total: Some(20) };
        let [zoe, max] = join.each_word().try_into().unwrap();
        assert_eq!((zoe.name.as_str(), zoe.total), ("Zoe", None));
        assert_eq!((max.name.as_str(), max.total), ("Max", Some(20)));
    }
}

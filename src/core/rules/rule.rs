//! The rules of a ruleset as text: their names and values.

use std::borrow::Cow;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use strum::{EnumCount, EnumIter, IntoEnumIterator, IntoStaticStr};

use super::ruleset::{Ace, Ruleset, WildValue};
use crowns_rulings::nearest_by_word;

/// One thing that rulesets differ in.
///
/// The order is that of listings; the low ranks come before the aces that they
/// bring into the deck.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumCount, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rule {
    MinNaturals,
    NaturalInPlace,
    MaxWilds,
    BookDistinctSuits,
    LowRanks,
    Ace,
    AceValue,
    JokerValue,
    WildValue,
    FaceCards,
    DiscardToGoOut,
    GoOutBonus,
    GamesCombined,
    Tie,
}

/// The most points that a rule can be set to.
const MAX_POINTS: u16 = 999;

impl Rule {
    /// Returns the name as it is typed: `min_naturals`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns its value in a ruleset as it is typed; `-` for the ace where
    /// the deck has none.
    pub fn value_in(self, ruleset: &Ruleset) -> String {
        match self {
            Self::MinNaturals => ruleset.min_naturals.to_string(),
            Self::NaturalInPlace => yes_or_no(ruleset.natural_in_place),
            Self::MaxWilds => ruleset.max_wilds.map_or("none".to_owned(), |most| most.to_string()),
            Self::BookDistinctSuits => yes_or_no(ruleset.book_distinct_suits),
            Self::LowRanks => ruleset.ace.map_or("none", |_| "ace-two").to_owned(),
            Self::Ace => ruleset.ace.map_or("-", <&str>::from).to_owned(),
            Self::AceValue => ruleset.ace_value.to_string(),
            Self::JokerValue => ruleset.joker_value.to_string(),
            Self::WildValue => match ruleset.wild_value {
                WildValue::Points(points) => points.to_string(),
                WildValue::Face => "face".to_owned(),
            },
            Self::FaceCards => <&str>::from(ruleset.face_cards).to_owned(),
            Self::DiscardToGoOut => yes_or_no(ruleset.discard_to_go_out),
            Self::GoOutBonus => ruleset.go_out_bonus.to_string(),
            Self::GamesCombined => ruleset.games_combined.to_string(),
            Self::Tie => <&str>::from(ruleset.tie).to_owned(),
        }
    }

    /// Sets it in a ruleset; `None` if it does not take the value.
    fn set(self, ruleset: &mut Ruleset, value: &str) -> Option<()> {
        let points = || number(value, 0, MAX_POINTS);
        match self {
            Self::MinNaturals => ruleset.min_naturals = number(value, 0, 3)?,
            Self::NaturalInPlace => ruleset.natural_in_place = read_yes_or_no(value)?,
            Self::MaxWilds if value == "none" => ruleset.max_wilds = None,
            Self::MaxWilds => ruleset.max_wilds = Some(number(value, 0, 14)?),
            Self::BookDistinctSuits => ruleset.book_distinct_suits = read_yes_or_no(value)?,
            Self::LowRanks => match value {
                "none" => ruleset.ace = None,
                "ace-two" => ruleset.ace = ruleset.ace.or(Some(Ace::Either)),
                _ => return None,
            },
            Self::Ace => ruleset.ace = Some(value.parse().ok()?),
            Self::AceValue => ruleset.ace_value = points()?,
            Self::JokerValue => ruleset.joker_value = points()?,
            Self::WildValue if value == "face" => ruleset.wild_value = WildValue::Face,
            Self::WildValue => ruleset.wild_value = WildValue::Points(points()?),
            Self::FaceCards => ruleset.face_cards = value.parse().ok()?,
            Self::DiscardToGoOut => ruleset.discard_to_go_out = read_yes_or_no(value)?,
            Self::GoOutBonus => ruleset.go_out_bonus = number(value, -(MAX_POINTS as i16), 0)?,
            Self::GamesCombined => ruleset.games_combined = number(value, 1, 2)?,
            Self::Tie => ruleset.tie = value.parse().ok()?,
        }
        Some(())
    }

    /// Returns `true` if its value is not that of the official rules.
    pub fn differs(self, ruleset: &Ruleset) -> bool {
        self.value_in(ruleset) != self.value_in(&Ruleset::official())
    }

    /// Returns the rules that differ from the official rules.
    pub fn differing(ruleset: &Ruleset) -> impl Iterator<Item = Self> + '_ {
        Self::iter().filter(|rule| rule.differs(ruleset))
    }

    /// Returns `true` if the rule says nothing without aces in the deck.
    const fn needs_aces(self) -> bool {
        matches!(self, Self::Ace | Self::AceValue)
    }
}

fn yes_or_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

fn read_yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" | "true" => Some(true),
        "no" | "false" => Some(false),
        _ => None,
    }
}

fn number<N: FromStr + PartialOrd>(value: &str, least: N, most: N) -> Option<N> {
    let number = value.parse().ok()?;
    (least <= number && number <= most).then_some(number)
}

/// What is wrong with the choice of a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RulesetError {
    NoRuleset { name: String },
    NoValue { text: String },
    NoRule { name: String, nearest: Option<Rule> },
    BadValue { rule: Rule, value: String },
    Twice { rule: Rule, first: String, second: String },
    NoAces { rule: Rule },
}

type Preset = (&'static str, fn() -> Ruleset);

/// The rulesets that are built in.
const BUILT_IN: [Preset; 2] = [("official", Ruleset::official), ("texas", Ruleset::texas)];

/// The names of the rulesets that are built in.
pub const PRESETS: [&str; BUILT_IN.len()] = [BUILT_IN[0].0, BUILT_IN[1].0];

impl Ruleset {
    /// Returns the built-in ruleset of a name, in any case.
    ///
    /// # Errors
    ///
    /// [`RulesetError::NoRuleset`] for a name that is not in [`PRESETS`].
    pub fn named(name: &str) -> Result<Self, RulesetError> {
        let preset = BUILT_IN.iter().find(|(preset, _)| preset.eq_ignore_ascii_case(name));
        let no_ruleset = || RulesetError::NoRuleset { name: name.to_owned() };
        preset.map(|(_, ruleset)| ruleset()).ok_or_else(no_ruleset)
    }

    /// Returns the ruleset with some rules varied, each written `rule=value`.
    ///
    /// Rules and values may be written with `-` or `_`. The order does not
    /// matter. The name tells which rules now differ.
    ///
    /// ```
    /// use crowns_core::rules::Ruleset;
    ///
    /// let rules = Ruleset::official().with(["min-naturals=2"]).unwrap();
    /// assert_eq!(rules.min_naturals(), 2);
    /// assert_eq!(rules.name(), "official, min_naturals=2");
    /// ```
    ///
    /// # Errors
    ///
    /// [`RulesetError`] for an unknown rule, a value that it does not take,
    /// a rule given twice with different values, and a rule of the aces where
    /// there are none.
    pub fn with<'a>(
        &self,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, RulesetError> {
        let mut given: [Option<String>; Rule::COUNT] = Default::default();
        for text in settings {
            let (rule, value) = read(text)?;
            let place = &mut given[rule as usize];
            match place.take() {
                Some(first) if first != value => {
                    return Err(RulesetError::Twice { rule, first, second: value });
                }
                _ => *place = Some(value),
            }
        }

        let mut rules = self.clone();
        // `official`, then the rules that were varied.
        let mut name: Vec<_> = self.name.split(", ").map(Cow::Borrowed).collect();
        for (rule, value) in Rule::iter().zip(given) {
            let Some(value) = value else { continue };
            let before = rule.value_in(&rules);
            if value == before {
                continue;
            }
            let no_aces = rules.ace.is_none() && rule.needs_aces();
            if rule.set(&mut rules, &value).is_none() {
                return Err(RulesetError::BadValue { rule, value });
            }
            if no_aces {
                return Err(RulesetError::NoAces { rule });
            }
            let after = rule.value_in(&rules);
            if after != before {
                let start = format!("{}=", rule.name());
                let part = Cow::Owned(start.clone() + &after);
                match name.iter_mut().find(|part| part.starts_with(&start)) {
                    Some(old) => *old = part,
                    None => name.push(part),
                }
            }
        }
        rules.name = name.join(", ");
        Ok(rules)
    }
}

impl Ruleset {
    /// Returns every rule with its value as it is typed, for storing.
    ///
    /// Where there are no aces, the rules of the aces are left out.
    pub fn settings(&self) -> impl Iterator<Item = (Rule, String)> + '_ {
        Rule::iter()
            .filter(|rule| self.ace.is_some() || !rule.needs_aces())
            .map(|rule| (rule, rule.value_in(self)))
    }

    /// Makes a ruleset with a name from settings, each `rule=value`.
    ///
    /// A rule that is not given stands as in the official rules.
    ///
    /// ```
    /// use crowns_core::rules::Ruleset;
    ///
    /// let texas = Ruleset::texas();
    /// let settings: Vec<_> = texas
    ///     .settings()
    ///     .map(|(rule, value)| format!("{}={value}", rule.name()))
    ///     .collect();
    /// let again = Ruleset::from_settings("texas", settings.iter().map(String::as_str));
    /// assert_eq!(again.unwrap(), texas);
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Ruleset::with`].
    pub fn from_settings<'a>(
        name: &str,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, RulesetError> {
        Ok(Self::official().with(settings)?.renamed(name))
    }

    /// Returns the ruleset under a name of its own.
    pub fn renamed(self, name: &str) -> Self {
        let name = name.to_owned();
        Self { name, ..self }
    }
}

fn read(text: &str) -> Result<(Rule, String), RulesetError> {
    let (name, value) =
        text.split_once('=').ok_or_else(|| RulesetError::NoValue { text: text.to_owned() })?;
    let wanted = name.trim().to_ascii_lowercase().replace('-', "_");
    let rule = Rule::iter().find(|rule| rule.name() == wanted).ok_or_else(|| {
        RulesetError::NoRule { name: name.to_owned(), nearest: nearest_rule(&wanted) }
    })?;
    let value = value.trim().to_ascii_lowercase().replace('_', "-");
    Ok((rule, value))
}

/// Returns the rule that a mistyped name is nearest to, if one is near.
fn nearest_rule(name: &str) -> Option<Rule> {
    let rules = Rule::iter().map(|rule| (rule.name(), rule));
    nearest_by_word(name, rules).into_iter().next()
}

/// Serializes as the name and the rules that differ from the official rules:
/// `{"name":"official","knobs":{"tie":"most-out"}}`. The journal writes every
/// rule instead.
impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Named<'a> {
            name: &'a str,
            #[serde(serialize_with = "differing")]
            knobs: &'a Ruleset,
        }
        let name = self.name();
        let name = name.split_once(", ").map_or(name, |(name, _)| name);
        Named { name, knobs: self }.serialize(out)
    }
}

fn differing<S: Serializer>(ruleset: &Ruleset, out: S) -> Result<S::Ok, S::Error> {
    let rules = Rule::differing(ruleset);
    out.collect_map(rules.map(|rule| (rule.name(), rule.value_in(ruleset))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_takes_back_the_value_it_shows() {
        for preset in [Ruleset::official(), Ruleset::texas()] {
            for rule in Rule::iter() {
                let value = rule.value_in(&preset);
                let mut rules = preset.clone();
                if value != "-" {
                    let set = rule.set(&mut rules, &value);
                    assert_eq!(set, Some(()), "{rule:?} {value}");
                }
                let again = rule.value_in(&rules);
                // An official game has no ace, so its rule stays as it is.
                assert_eq!(again, value, "{rule:?}");
            }
        }
    }

    #[test]
    fn settings_stored_under_a_name_make_the_same_ruleset() {
        let house = Ruleset::texas().with(["ace_value=15", "max_wilds=2"]);
        for rules in [Ruleset::official(), house.unwrap().renamed("house")] {
            let stored: Vec<_> =
                rules.settings().map(|(rule, value)| format!("{}={value}", rule.name())).collect();
            let again = Ruleset::from_settings(rules.name(), stored.iter().map(String::as_str));
            assert_eq!(again, Ok(rules));
        }
    }

    #[test]
    fn where_there_are_no_aces_their_rules_are_not_stored() {
        let kept = |rules: &Ruleset| rules.settings().map(|(rule, _)| rule).collect::<Vec<_>>();
        let without: Vec<_> =
            Rule::iter().filter(|rule| !matches!(rule, Rule::Ace | Rule::AceValue)).collect();
        assert_eq!(kept(&Ruleset::official()), without);
        assert_eq!(kept(&Ruleset::texas()), Rule::iter().collect::<Vec<_>>());
    }
}

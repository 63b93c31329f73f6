//! The knobs of a ruleset as text: their names, values and meaning.

use super::ruleset::{Ace, FaceCards, Ruleset, Tie, WildValue};

/// One thing that rulesets differ in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Knob {
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

/// The most points that a knob takes.
const MOST_POINTS: u16 = 999;

impl Knob {
    /// All knobs in the order in which they are listed. The low ranks stand
    /// before the aces that they bring.
    pub const ALL: [Self; 14] = [
        Self::MinNaturals,
        Self::NaturalInPlace,
        Self::MaxWilds,
        Self::BookDistinctSuits,
        Self::LowRanks,
        Self::Ace,
        Self::AceValue,
        Self::JokerValue,
        Self::WildValue,
        Self::FaceCards,
        Self::DiscardToGoOut,
        Self::GoOutBonus,
        Self::GamesCombined,
        Self::Tie,
    ];

    /// Returns the name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MinNaturals => "min_naturals",
            Self::NaturalInPlace => "natural_in_place",
            Self::MaxWilds => "max_wilds",
            Self::BookDistinctSuits => "book_distinct_suits",
            Self::LowRanks => "low_ranks",
            Self::Ace => "ace",
            Self::AceValue => "ace_value",
            Self::JokerValue => "joker_value",
            Self::WildValue => "wild_value",
            Self::FaceCards => "face_cards",
            Self::DiscardToGoOut => "discard_to_go_out",
            Self::GoOutBonus => "go_out_bonus",
            Self::GamesCombined => "games_combined",
            Self::Tie => "tie",
        }
    }

    /// Returns the values that it takes, in words.
    pub const fn allowed(self) -> &'static str {
        match self {
            Self::MinNaturals => "0, 1, 2 or 3",
            Self::NaturalInPlace | Self::BookDistinctSuits | Self::DiscardToGoOut => "yes or no",
            Self::MaxWilds => "none, or a number from 0 to 14",
            Self::LowRanks => "none or ace-two",
            Self::Ace => "low, high or either",
            Self::AceValue | Self::JokerValue => "points from 0 to 999",
            Self::WildValue => "points from 0 to 999, or face",
            Self::FaceCards => "11-12-13 or 10",
            Self::GoOutBonus => "points from -999 to 0",
            Self::GamesCombined => "1 or 2",
            Self::Tie => "shared, most-out or extra-round",
        }
    }

    /// Returns what it decides, in a few words.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::MinNaturals => "naturals that each meld needs",
            Self::NaturalInPlace => "a wild-rank card in its own place is natural",
            Self::MaxWilds => "most wilds in one meld",
            Self::BookDistinctSuits => "naturals of a book differ in suit",
            Self::LowRanks => "aces and twos in the deck",
            Self::Ace => "where the ace stands in a run",
            Self::AceValue => "points of a loose ace",
            Self::JokerValue => "points of a loose Joker",
            Self::WildValue => "points of a loose wild-rank card",
            Self::FaceCards => "points of a loose J, Q, K",
            Self::DiscardToGoOut => "going out takes a discard",
            Self::GoOutBonus => "score of the player who goes out",
            Self::GamesCombined => "games shuffled together",
            Self::Tie => "who wins a shared lowest total",
        }
    }

    /// Returns the value that a ruleset gives it, as it is typed; `-` for the
    /// ace where there is none.
    pub fn value_in(self, rules: &Ruleset) -> String {
        let yes_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        match self {
            Self::MinNaturals => rules.min_naturals.to_string(),
            Self::NaturalInPlace => yes_no(rules.natural_in_place),
            Self::MaxWilds => rules
                .max_wilds
                .map_or_else(|| "none".to_owned(), |n| n.to_string()),
            Self::BookDistinctSuits => yes_no(rules.book_distinct_suits),
            Self::LowRanks => if rules.ace.is_some() {
                "ace-two"
            } else {
                "none"
            }
            .to_owned(),
            Self::Ace => match rules.ace {
                None => "-",
                Some(Ace::Low) => "low",
                Some(Ace::High) => "high",
                Some(Ace::Either) => "either",
            }
            .to_owned(),
            Self::AceValue => rules.ace_value.to_string(),
            Self::JokerValue => rules.joker_value.to_string(),
            Self::WildValue => match rules.wild_value {
                WildValue::Points(points) => points.to_string(),
                WildValue::Face => "face".to_owned(),
            },
            Self::FaceCards => match rules.face_cards {
                FaceCards::ByRank => "11-12-13",
                FaceCards::Ten => "10",
            }
            .to_owned(),
            Self::DiscardToGoOut => yes_no(rules.discard_to_go_out),
            Self::GoOutBonus => rules.go_out_bonus.to_string(),
            Self::GamesCombined => rules.games_combined.to_string(),
            Self::Tie => match rules.tie {
                Tie::Shared => "shared",
                Tie::MostOut => "most-out",
                Tie::ExtraRound => "extra-round",
            }
            .to_owned(),
        }
    }

    /// Sets the knob and says whether the value is one that it takes.
    fn set(self, rules: &mut Ruleset, value: &str) -> bool {
        match self {
            Self::MinNaturals => put(&mut rules.min_naturals, number(value, 0, 3)),
            Self::NaturalInPlace => put(&mut rules.natural_in_place, yes_no(value)),
            Self::MaxWilds => put(
                &mut rules.max_wilds,
                match value {
                    "none" => Some(None),
                    _ => number(value, 0, 14).map(Some),
                },
            ),
            Self::BookDistinctSuits => put(&mut rules.book_distinct_suits, yes_no(value)),
            Self::LowRanks => {
                let ace = rules.ace.unwrap_or(Ace::Either);
                put(
                    &mut rules.ace,
                    match value {
                        "none" => Some(None),
                        "ace-two" => Some(Some(ace)),
                        _ => None,
                    },
                )
            }
            Self::Ace => put(
                &mut rules.ace,
                match value {
                    "low" => Some(Some(Ace::Low)),
                    "high" => Some(Some(Ace::High)),
                    "either" => Some(Some(Ace::Either)),
                    _ => None,
                },
            ),
            Self::AceValue => put(&mut rules.ace_value, number(value, 0, MOST_POINTS)),
            Self::JokerValue => put(&mut rules.joker_value, number(value, 0, MOST_POINTS)),
            Self::WildValue => put(
                &mut rules.wild_value,
                match value {
                    "face" => Some(WildValue::Face),
                    _ => number(value, 0, MOST_POINTS).map(WildValue::Points),
                },
            ),
            Self::FaceCards => put(
                &mut rules.face_cards,
                match value {
                    "11-12-13" => Some(FaceCards::ByRank),
                    "10" => Some(FaceCards::Ten),
                    _ => None,
                },
            ),
            Self::DiscardToGoOut => put(&mut rules.discard_to_go_out, yes_no(value)),
            Self::GoOutBonus => put(
                &mut rules.go_out_bonus,
                number(value, -(MOST_POINTS as i16), 0),
            ),
            Self::GamesCombined => put(&mut rules.games_combined, number(value, 1, 2)),
            Self::Tie => put(
                &mut rules.tie,
                match value {
                    "shared" => Some(Tie::Shared),
                    "most-out" => Some(Tie::MostOut),
                    "extra-round" => Some(Tie::ExtraRound),
                    _ => None,
                },
            ),
        }
    }
}

fn put<T>(place: &mut T, value: Option<T>) -> bool {
    match value {
        Some(value) => {
            *place = value;
            true
        }
        None => false,
    }
}

fn yes_no(value: &str) -> Option<bool> {
    match value {
        "yes" | "true" => Some(true),
        "no" | "false" => Some(false),
        _ => None,
    }
}

fn number<N: std::str::FromStr + PartialOrd>(value: &str, least: N, most: N) -> Option<N> {
    let number = value.parse().ok()?;
    (least <= number && number <= most).then_some(number)
}

/// What is wrong with the choice of a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RulesetError {
    NoRuleset {
        name: String,
    },
    NoValue {
        text: String,
    },
    NoKnob {
        name: String,
        nearest: Option<Knob>,
    },
    BadValue {
        knob: Knob,
        value: String,
    },
    Twice {
        knob: Knob,
        first: String,
        second: String,
    },
    NoAces {
        knob: Knob,
    },
}

/// The names of the rulesets that are built in.
pub const PRESETS: [&str; 2] = ["official", "texas"];

impl Ruleset {
    /// Returns the built-in ruleset of a name, in any case.
    ///
    /// # Errors
    ///
    /// [`RulesetError::NoRuleset`] for a name that is not in [`PRESETS`].
    pub fn named(name: &str) -> Result<Self, RulesetError> {
        match name.to_ascii_lowercase().as_str() {
            "official" => Ok(Self::official()),
            "texas" => Ok(Self::texas()),
            _ => Err(RulesetError::NoRuleset {
                name: name.to_owned(),
            }),
        }
    }

    /// Returns the ruleset with some knobs varied, each written `knob=value`.
    ///
    /// Knobs and values may be written with `-` or `_`. The order does not
    /// matter. The name tells which knobs now differ.
    ///
    /// ```
    /// use crowns::rules::Ruleset;
    ///
    /// let rules = Ruleset::official().with(["min-naturals=2"]).unwrap();
    /// assert_eq!(rules.min_naturals(), 2);
    /// assert_eq!(rules.name(), "official, min_naturals=2");
    /// ```
    ///
    /// # Errors
    ///
    /// [`RulesetError`] for an unknown knob, a value that it does not take,
    /// a knob given twice with different values, and a knob of the aces where
    /// there are none.
    pub fn with<'a>(
        &self,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, RulesetError> {
        let mut given: [Option<String>; Knob::ALL.len()] = Default::default();
        for text in settings {
            let (knob, value) = read(text)?;
            let place = &mut given[knob as usize];
            match place.take() {
                Some(first) if first != value => {
                    return Err(RulesetError::Twice {
                        knob,
                        first,
                        second: value,
                    });
                }
                _ => *place = Some(value),
            }
        }

        let mut rules = self.clone();
        let mut varied = self.name.clone();
        for (knob, value) in Knob::ALL.into_iter().zip(given) {
            let Some(value) = value else { continue };
            let before = knob.value_in(&rules);
            if value == before {
                continue;
            }
            let no_aces = rules.ace.is_none() && matches!(knob, Knob::Ace | Knob::AceValue);
            if !knob.set(&mut rules, &value) {
                return Err(RulesetError::BadValue { knob, value });
            }
            if no_aces {
                return Err(RulesetError::NoAces { knob });
            }
            let after = knob.value_in(&rules);
            if after != before {
                varied += &format!(", {}={after}", knob.name());
            }
        }
        rules.name = varied;
        Ok(rules)
    }
}

impl Ruleset {
    /// Returns every knob with its value as it is typed, for keeping.
    ///
    /// Where there are no aces, the knobs of the aces are left out.
    pub fn settings(&self) -> impl Iterator<Item = (Knob, String)> + '_ {
        Knob::ALL
            .into_iter()
            .filter(|knob| self.ace.is_some() || !matches!(knob, Knob::Ace | Knob::AceValue))
            .map(|knob| (knob, knob.value_in(self)))
    }

    /// Makes a ruleset of its own name from settings, each `knob=value`.
    ///
    /// A knob that is not given stands as in the official rules.
    ///
    /// ```
    /// use crowns::rules::Ruleset;
    ///
    /// let texas = Ruleset::texas();
    /// let kept: Vec<_> = texas
    ///     .settings()
    ///     .map(|(knob, value)| format!("{}={value}", knob.name()))
    ///     .collect();
    /// let again = Ruleset::from_settings("texas", kept.iter().map(String::as_str));
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

fn read(text: &str) -> Result<(Knob, String), RulesetError> {
    let (name, value) = text.split_once('=').ok_or_else(|| RulesetError::NoValue {
        text: text.to_owned(),
    })?;
    let wanted = name.trim().to_ascii_lowercase().replace('-', "_");
    let knob = Knob::ALL
        .into_iter()
        .find(|knob| knob.name() == wanted)
        .ok_or_else(|| RulesetError::NoKnob {
            name: name.to_owned(),
            nearest: nearest(&wanted),
        })?;
    let value = value.trim().to_ascii_lowercase().replace('_', "-");
    Ok((knob, value))
}

/// Returns the knob that a mistyped name is nearest to, if one is near.
fn nearest(name: &str) -> Option<Knob> {
    let likeness = |knob: &Knob| strsim::jaro_winkler(name, knob.name());
    let knobs = Knob::ALL.into_iter();
    let nearest = knobs.max_by(|one, other| likeness(one).total_cmp(&likeness(other)));
    nearest.filter(|knob| likeness(knob) >= 0.8)
}

#[cfg(test)]
mod tests;

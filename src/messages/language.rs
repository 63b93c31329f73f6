use strum::{IntoStaticStr, VariantArray};

/// A language that the program speaks at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr, VariantArray)]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Danish.
    #[strum(serialize = "da")]
    Danish,
    /// Swedish.
    #[strum(serialize = "sv")]
    Swedish,
    /// Norwegian Bokmål.
    #[strum(serialize = "nb")]
    Norwegian,
    /// Finnish.
    #[strum(serialize = "fi")]
    Finnish,
    /// Icelandic.
    #[strum(serialize = "is")]
    Icelandic,
    /// The seventh language, of tests; the last.
    #[cfg(test)]
    #[strum(serialize = "x-bracketed")]
    PseudoLocale,
}

impl Language {
    /// All languages.
    pub const ALL: &'static [Self] = match Self::VARIANTS {
        [all @ .., _] if cfg!(test) => all,
        all => all,
    };

    /// All languages but English.
    #[cfg(test)]
    pub(crate) fn translations() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|&language| language != Self::English)
    }

    /// Returns the language of a tag or a locale: `nb`, `da-DK`, `fi_FI.UTF-8`.
    /// `None` if the program does not speak it.
    ///
    /// All of Norway reads Bokmål, and `C` and `POSIX` are English.
    ///
    /// # Examples
    ///
    /// ```
    /// # use crowns::messages::Language;
    /// assert_eq!(Language::from_tag("en_GB.UTF-8"), Some(Language::English));
    /// assert_eq!(Language::from_tag("C"), Some(Language::English));
    /// assert_eq!(Language::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let primary = match primary.to_ascii_lowercase().as_str() {
            "c" | "posix" => "en".to_owned(),
            "no" | "nn" => "nb".to_owned(),
            other => other.to_owned(),
        };
        let mut all = Self::ALL.iter().copied();
        all.find(|language| language.tag() == primary)
    }

    /// Returns the tag of the language: `nb`.
    ///
    /// Source: ISO 639-1.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// Returns the plural of a number, or of its ordinal, as Fluent names it: `one`.
    ///
    /// Source: Unicode CLDR, for whole numbers.
    pub(super) fn plural(self, number: i64, is_ordinal: bool) -> &'static str {
        let number = number.unsigned_abs();
        let ends_with = |digit: u64| number % 10 == digit && number % 100 != 10 + digit;
        match (self, is_ordinal) {
            (Self::English, true) => match () {
                () if ends_with(1) => "one",
                () if ends_with(2) => "two",
                () if ends_with(3) => "few",
                () => "other",
            },
            (Self::Swedish, true) if ends_with(1) || ends_with(2) => "one",
            (Self::Icelandic, false) if ends_with(1) => "one",
            (_, true) | (Self::Icelandic, false) => "other",
            (_, false) if number == 1 => "one",
            (_, false) => "other",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Danish => "Dansk",
            Self::Swedish => "Svenska",
            Self::Norwegian => "Norsk bokmål",
            Self::Finnish => "Suomi",
            Self::Icelandic => "Íslenska",
            #[cfg(test)]
            Self::PseudoLocale => "[PseudoLocale]",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tag: &str, expect: &str) {
        let found = Language::from_tag(tag).map_or("none", Language::tag);
        assert_eq!(found, expect, "{tag:?}");
    }

    #[test]
    fn each_language_is_found_by_its_tag() {
        for language in Language::ALL {
            check(language.tag(), language.tag());
            check(&format!("{}_XX.UTF-8@euro", language.tag()), language.tag());
            check(&format!("{}-XX", language.tag()), language.tag());
            check(&language.tag().to_uppercase(), language.tag());
        }
    }

    #[test]
    fn no_locale_is_english() {
        for tag in ["C", "POSIX", "C.UTF-8", "posix", "en_US", "EN-gb"] {
            check(tag, "en");
        }
    }

    #[test]
    fn another_language_is_none() {
        for tag in ["", "_", "e", "eng", "tlh_AQ.UTF-8", "danish", "isv"] {
            check(tag, "none");
        }
    }
}

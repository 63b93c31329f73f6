//! The sentences of each language.

use super::{Danish, English, Finnish, Icelandic, Language, Norwegian, Swedish, Words};

impl Language {
    /// Returns the sentences of the language.
    pub fn words(self) -> &'static dyn Words {
        match self {
            Self::English => &English,
            Self::Danish => &Danish,
            Self::Swedish => &Swedish,
            Self::Norwegian => &Norwegian,
            Self::Finnish => &Finnish,
            Self::Icelandic => &Icelandic,
            #[cfg(test)]
            Self::Bracketed => &super::fixture::Bracketed,
        }
    }
}

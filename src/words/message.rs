use super::Words;

/// A value that says what it is about in any language, such as an error of
/// the table.
pub trait Message {
    /// Returns the sentence, without a final period.
    fn text(&self, words: &dyn Words) -> String;
}

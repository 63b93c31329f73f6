use textwrap::{Options, WordSplitter};

/// Wraps a text between words to a width in columns, with an indent for its
/// first line and one for the others.
///
/// Colors have no width. A word wider than the line sticks out: no card or
/// command is broken.
pub fn wrap(first: &str, next: &str, text: &str, width: usize) -> String {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(next)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}

//! The parts of a report in Markdown.

use crate::render::table::escaped;

/// Writes the records that were broken, if any, with their heading.
pub(super) fn records(lines: &[(&str, String)]) -> String {
    let heading = if lines.is_empty() {
        ""
    } else {
        "\n### Records broken\n\n"
    };
    heading.to_owned() + &list(lines)
}

/// Lists what belongs to labels.
pub(super) fn list(lines: &[(&str, String)]) -> String {
    let line = |(label, text): &(&str, String)| format!("- **{label}:** {}\n", escaped(text));
    lines.iter().map(line).collect()
}

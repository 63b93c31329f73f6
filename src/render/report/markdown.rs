//! The parts of a report in Markdown.

use crate::messages::{Messages, ReportPart};
use crate::render::table::escaped;

/// Writes the broken records, if there are any, with their heading.
pub(super) fn records(lines: &[(&str, String)], words: &Messages) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let heading = words.report_part(ReportPart::RecordsBroken);
    format!("\n### {heading}\n\n{}", list(lines))
}

/// Writes labels with their texts as a list.
pub(super) fn list(lines: &[(&str, String)]) -> String {
    let line = |(label, text): &(&str, String)| format!("- **{label}:** {}\n", escaped(text));
    lines.iter().map(line).collect()
}

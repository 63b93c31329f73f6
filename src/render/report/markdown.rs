//! Markdown as GitHub and most chats read it.

use crate::render::text::shown;

/// Writes a text that someone typed, or that has some of it, as text: nothing
/// in it is taken for markup.
pub(super) fn escaped(text: &str) -> String {
    let mut markdown = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '`'
                | '*'
                | '_'
                | '{'
                | '}'
                | '['
                | ']'
                | '<'
                | '>'
                | '#'
                | '|'
                | '~'
                | '&'
                | '$'
        ) {
            markdown.push('\\');
        }
        markdown.push(c);
    }
    markdown
}

/// Writes a name as a cell or a part of a sentence.
pub(super) fn name(name: &str) -> String {
    escaped(&shown(name))
}

/// Which side of a column its cells stand at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Writes a table; its cells are Markdown.
pub(super) fn table(columns: &[(String, Side)], rows: &[Vec<String>]) -> String {
    let line = |cells: &mut dyn Iterator<Item = &str>| {
        let cells: Vec<_> = cells.collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let mut table = line(&mut columns.iter().map(|(name, _)| name.as_str()));
    table += &line(&mut columns.iter().map(|(_, side)| match side {
        Side::Left => ":---",
        Side::Right => "---:",
    }));
    for row in rows {
        table += &line(&mut row.iter().map(String::as_str));
    }
    table
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_someone_typed_is_no_markup() {
        let check = |typed: &str, expect: &str| assert_eq!(name(typed), expect);
        check("Ann", "Ann");
        check("a|b", "a\\|b");
        check("*Bob* _x_", "\\*Bob\\* \\_x\\_");
        check("<script>", "\\<script\\>");
        check("[x](y)", "\\[x\\](y)");
        check("#1 `c`", "\\#1 \\`c\\`");
        check("a\\|b", "a\\\\\\|b");
        check("&lt;", "\\&lt;");
        check("A\nB", "A\u{fffd}B");
    }

    #[test]
    fn a_table_has_as_many_cells_in_each_row() {
        let columns = [
            ("Player".into(), Side::Left),
            ("Points".into(), Side::Right),
        ];
        let rows = [vec![name("a|b"), "12".into()]];
        assert_eq!(
            table(&columns, &rows),
            "| Player | Points |\n| :--- | ---: |\n| a\\|b | 12 |\n"
        );
    }
}

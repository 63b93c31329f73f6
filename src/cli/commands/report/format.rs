//! The formats of a report.

use crate::cli::args::output::WebPageArgs;
use crate::cli::ui::failure::{Failure, Result};
use crate::messages::Hint;
use crate::render::TextStyle;
use crate::render::report::Report;

/// The format of a report, and the file to write it to.
#[derive(Debug, clap::Args)]
pub(super) struct FormatArgs {
    #[command(flatten)]
    flags: FormatFlags,

    #[command(flatten)]
    pub(super) page: WebPageArgs,
}

#[derive(Debug, clap::Args)]
#[group(multiple = false)]
#[allow(clippy::struct_excessive_bools, reason = "one flag per format")]
struct FormatFlags {
    /// Write text; the default unless the name of the output file says otherwise
    #[arg(long)]
    text: bool,

    /// Write Markdown
    #[arg(long)]
    md: bool,

    /// Write CSV, for a spreadsheet
    #[arg(long)]
    csv: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,

    /// Write an SVG picture
    #[arg(long)]
    svg: bool,

    /// Write an HTML page
    #[arg(long)]
    html: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Markdown,
    Csv,
    Json,
    Svg,
    Html,
}

impl FormatArgs {
    /// Returns a report in the format that was given, else in that of the file
    /// name. Text in a file is plain.
    pub(super) fn text(&self, report: &impl Report, style: TextStyle) -> Result<String> {
        self.check_ending()?;
        let format = self.format();
        if self.page.is_for_screen() && format != Format::Html {
            let hint = Hint::new("pass `--html`, or name a file, as with `--output page.html`");
            return Err(Failure::new("`--kiosk` and `--refresh` need an HTML page").hint(hint));
        }
        Ok(match format {
            Format::Text if self.page.file().is_none() => report.text(style),
            Format::Text => report.text(TextStyle { language: style.language, ..TextStyle::PLAIN }),
            Format::Markdown => report.markdown(style.language),
            Format::Csv => report.csv(),
            Format::Json => report.json(),
            Format::Svg => report.svg(style.language),
            Format::Html => report.html(self.page.view(), style.language),
        })
    }

    /// Refuses a file whose name promises a format that no report has.
    fn check_ending(&self) -> Result<()> {
        let Some(ending) = self.page.ending() else {
            return Ok(());
        };
        let hint = match ending.as_str() {
            "pdf" | "doc" | "docx" | "odt" | "rtf" => {
                "write an HTML page, as with `--output report.html`, and print it to PDF in a browser"
            }
            "png" | "jpg" | "jpeg" | "gif" | "webp" => {
                "write a picture that scales, as with `--output report.svg`; a browser shows it, \
                 and `rsvg-convert report.svg --output report.png` makes a PNG of it"
            }
            "xls" | "xlsx" | "ods" | "numbers" => {
                "write a table, as with `--output report.csv`, and open it in a spreadsheet"
            }
            _ => return Ok(()),
        };
        let error = format!("a report cannot be written as `.{ending}`");
        Err(Failure::new(error).hint(Hint::new(hint)))
    }

    fn format(&self) -> Format {
        let FormatFlags { text, md, csv, json, svg, html } = self.flags;
        let asked = [
            (text, Format::Text),
            (md, Format::Markdown),
            (csv, Format::Csv),
            (json, Format::Json),
            (svg, Format::Svg),
            (html, Format::Html),
        ];
        if let Some((_, format)) = asked.into_iter().find(|(is_asked, _)| *is_asked) {
            return format;
        }
        match self.page.ending().as_deref() {
            Some("md" | "markdown") => Format::Markdown,
            Some("csv") => Format::Csv,
            Some("json") => Format::Json,
            Some("svg") => Format::Svg,
            Some("html" | "htm") => Format::Html,
            _ => Format::Text,
        }
    }
}

//! The bytes of a file as text.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::error::SheetProblem;
use crate::store::exchange::format::is_table;

const GUESSED: &str = "the file is not UTF-8 and was read as Windows-1252; if a name is wrong, save the file as \
     `CSV UTF-8`";
const CONVERTED_TWICE: &str = "the file was converted to UTF-8 twice, and was read as it was before; if a name is wrong, save \
     it as `CSV UTF-8` again";

/// Decodes a file, in the encoding of its mark, else UTF-8, else Windows-1252.
/// Returns its text with lines that end in `\n`, and a note if that is a guess.
pub(super) fn decode(bytes: &[u8]) -> Result<(Cow<'_, str>, Option<&'static str>), SheetProblem> {
    if let Some(kind) = workbook(bytes) {
        return Err(SheetProblem::Workbook { kind });
    }
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or_else(|| {
        let is_utf8 = std::str::from_utf8(bytes).is_ok();
        (if is_utf8 { UTF_8 } else { WINDOWS_1252 }, 0)
    });
    let (text, is_damaged) = encoding.decode_without_bom_handling(&bytes[mark..]);
    if is_damaged || text.contains('\0') {
        return Err(SheetProblem::NotText);
    }
    if text.starts_with("{\"crowns\":") {
        return Err(SheetProblem::Export);
    }
    if is_table(text.as_bytes()) {
        return Err(SheetProblem::Table);
    }
    let (text, note) = match twice_converted(&text) {
        Some(plain) => (Cow::Owned(plain), Some(CONVERTED_TWICE)),
        None => (text, (encoding == WINDOWS_1252).then_some(GUESSED)),
    };
    let text = match text.contains('\r') {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => text,
    };
    Ok((text, note))
}

/// Returns the text that was taken for Windows-1252 and converted to UTF-8 once more: `Päivi` of
/// `PÃ¤ivi`.
fn twice_converted(text: &str) -> Option<String> {
    let (bytes, _, is_other) = WINDOWS_1252.encode(text);
    let plain = std::str::from_utf8(&bytes).ok().filter(|_| !text.is_ascii() && !is_other)?;
    Some(plain.to_owned())
}

/// Returns what a file is that a spreadsheet opens but that is no text, by its
/// signature.
fn workbook(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return Some("an Excel workbook (.xls)");
    }
    if bytes.starts_with(b"%PDF") {
        return Some("a PDF");
    }
    if bytes.starts_with(b"{\\rtf") {
        return Some("a text document (.rtf)");
    }
    let start = bytes.trim_ascii_start();
    let is_tag = |tag: &str| {
        start.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag.as_bytes()))
    };
    if ["<html", "<!doctype", "<table", "<?xml"].into_iter().any(is_tag) {
        return Some("a web page or XML");
    }
    let archive = bytes.strip_prefix(b"PK\x03\x04")?;
    let has = |part: &[u8]| archive.windows(part.len()).any(|window| window == part);
    Some(if has(b"opendocument.spreadsheet") {
        "an OpenDocument workbook (.ods)"
    } else if has(b"xl/") {
        "an Excel workbook (.xlsx)"
    } else {
        "a zip archive"
    })
}

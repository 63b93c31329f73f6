//! The bytes of a file as text.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::error::SheetProblem;
use crate::store::exchange::format::is_table;

/// Decodes a file, in the encoding of its mark, else UTF-8, else Windows-1252.
/// Returns its text with lines that end in `\n`, and `true` if the encoding is
/// a guess.
pub(super) fn decode(bytes: &[u8]) -> Result<(Cow<'_, str>, bool), SheetProblem> {
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
    let text = match text.contains('\r') {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => text,
    };
    Ok((text, encoding == WINDOWS_1252))
}

/// Returns what a file is that a spreadsheet opens but that is no text, by its
/// signature.
fn workbook(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return Some("an Excel workbook (.xls)");
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

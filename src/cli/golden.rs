//! Every message of every language, in files of `tests/messages`, so that no
//! letter changes unseen.
//!
//! After a change of wording, `CROWNS_REFRESH=1 cargo test --lib golden` and
//! `all_errors` write the files again.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use crate::messages::Language;
use crate::messages::tests::messages;

/// Checks texts against a file; with `CROWNS_REFRESH`, writes it.
pub(super) fn check(name: &str, texts: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages");
    let file = folder.join(name);
    if env::var_os("CROWNS_REFRESH").is_some() {
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, texts).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    let (mut stored, mut texts) = (stored.lines(), texts.lines());
    for number in 1.. {
        match (stored.next(), texts.next()) {
            (None, None) => return,
            (was, is) => assert_eq!(is, was, "tests/messages/{name}, line {number}"),
        }
    }
}

/// Each text stands there once, after the name of its message, in the order of
/// the alphabet.
#[test]
fn every_message_reads_as_in_the_list() {
    for &language in Language::ALL {
        let messages = messages(language.words()).into_iter();
        let lines = messages.flat_map(|(name, texts)| {
            let line = move |text: String| format!("{name}: {}\n", text.replace('\n', "\\n"));
            texts.into_iter().map(line)
        });
        let list: String = lines.collect::<BTreeSet<_>>().into_iter().collect();
        check(&format!("{}.txt", language.tag()), &list);
    }
}

//! The console blocks of the README and of `docs/` answer as they say.
//!
//! `TRYCMD=overwrite cargo test --test it readme::` writes them again.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_documents_tell_the_truth() {
    let documents = documents();
    assert!(documents.len() > 1);
    for document in documents {
        run(&document);
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        let folder = document.parent().unwrap();
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap();
            let is_file = !target.is_empty() && !target.contains("://");
            assert!(
                !is_file || folder.join(target).exists(),
                "{document:?} links to {target}"
            );
        }
    }
}

fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).unwrap();
    let docs = docs.map(|file| file.unwrap().path());
    let docs = docs.filter(|file| file.extension().is_some_and(|end| end == "md"));
    docs.chain([root.join("README.md")]).collect()
}

/// Runs the console blocks of a document in order, with a home and a database
/// of their own that start empty.
fn run(document: &Path) {
    let data = tempfile::tempdir().unwrap();
    let path = |name: &str| data.path().join(name).to_str().unwrap().to_owned();
    trycmd::TestCases::new()
        .env("CLICOLOR_FORCE", "")
        .env("COLUMNS", "80")
        .env("TZ", "UTC")
        .env("HOME", data.path().to_str().unwrap())
        .env("XDG_DATA_HOME", path("home"))
        .env("CROWNS_DB", path("crowns.db"))
        .env("CROWNS_NOW", "2026-11-21T19:30:00Z")
        .insert_var("[DATA]", data.path().to_str().unwrap().to_owned())
        .unwrap()
        .case(document)
        .run();
}

//! The console blocks of the README and of `docs/` answer as they say.
//!
//! `TRYCMD=overwrite cargo test --test it readme::` writes them again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::run;

#[test]
fn the_console_blocks_of_the_documents_are_true() {
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
            assert!(!is_file || folder.join(target).exists(), "{document:?} links to {target}");
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

//! Whole commands: what they print and their exit status, in one snapshot.
//!
//! A snapshot is a console block of a file in `tests/cli`; the folder of the
//! same name and `.in` holds the files that its commands read. The commands of
//! one file run in order, with a home and a database of their own that start
//! empty; `[DATA]` stands for the folder of both. The clock stands still.
//!
//! After a change of wording, `TRYCMD=overwrite cargo test --test it cli::` writes
//! them again.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::env::TestEnv;

#[test]
fn every_command_answers_as_its_snapshot_says() {
    let files = snapshots();
    assert!(!files.is_empty());
    let failed: Vec<_> = thread::scope(|scope| {
        let runs: Vec<_> = files.iter().map(|file| (file, scope.spawn(|| run(file)))).collect();
        let failed = runs.into_iter().filter_map(|(file, run)| {
            let name = file.file_name().unwrap_or_default();
            run.join().is_err().then(|| name.to_owned())
        });
        failed.collect()
    });
    assert!(failed.is_empty(), "{failed:?}");
}

pub(crate) fn snapshots() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let kind = |file: &PathBuf| file.extension().map(OsStr::to_owned);
    files
        .filter(|file| matches!(kind(file), Some(kind) if kind == "md" || kind == "toml"))
        .collect()
}

/// Runs the console blocks of a file in order, in an environment of their own.
pub(crate) fn run(file: &Path) {
    run_in(file, "en");
}

/// Runs them in a language.
pub(crate) fn run_in(file: &Path, language: &str) {
    let env = TestEnv::new();
    let folder = env.folder().to_str().unwrap();
    let cases = trycmd::TestCases::new();
    for (name, value) in TestEnv::variables(env.folder()) {
        cases.env(name, value);
    }
    cases
        .env("CROWNS_LANG", language)
        .env("CLICOLOR_FORCE", "")
        .env("HOME", folder)
        .env("CROWNS_DB", env.db().to_str().unwrap())
        .insert_var("[DATA]", folder.to_owned())
        .unwrap()
        .case(file)
        .run();
}

//! Passes the commit that a release is built from to `crowns --version`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A commit would have every test built again.
    if std::env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        return;
    }
    let Some(commit) = published_commit().or_else(git_commit) else { return };
    let short: String = commit.chars().take(10).collect();
    println!("cargo::rustc-env=CROWNS_COMMIT={short}");
}

/// Returns the commit that `cargo publish` has noted in a published crate.
fn published_commit() -> Option<String> {
    let info = std::fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, sha) = info.split_once("\"sha1\": \"")?;
    Some(sha.split('"').next()?.to_owned())
}

/// Returns the commit of the work tree; `None` if it is no work tree of git's, as
/// where a directory above it is one.
fn git_commit() -> Option<String> {
    if !Path::new(".git").exists() {
        return None;
    }
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "HEAD"])
}

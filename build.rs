//! Writes the rulings and what people ask as the program reads them, and passes the commit
//! that a release is built from to `crowns --version`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crowns_rulings::Rulings;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let written = PathBuf::from(env::var("OUT_DIR")?);
    for entry in fs::read_dir("src/messages")? {
        let folder = entry?.path();
        if folder.is_dir() {
            write_rulings(&folder, &written)?;
        }
    }
    pass_commit();
    link_without_pie();
    Ok(())
}

/// Links debug builds for Linux to fixed addresses: the tests start the program 12,600 times,
/// and each time the loader would write 130,000 addresses again, a tenth to a sixth of the start.
fn link_without_pie() {
    let is = |name, value| env::var(name).is_ok_and(|found| found == value);
    if is("PROFILE", "debug")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Writes the rulings of a language, and counts the words of what people ask, which takes
/// as long as all else that a question needs.
fn write_rulings(folder: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    let read = |name: &str| {
        let file = folder.join(name);
        println!("cargo::rerun-if-changed={}", file.display());
        fs::read_to_string(file)
    };
    let rulings = Rulings::parse(&read("rulings.toml")?, &read("questions.txt")?)?;
    let file = to.join(folder.file_name().unwrap_or_default());
    fs::write(file.with_extension("rulings"), rulings.to_lines())?;
    fs::write(file.with_extension("asked"), rulings.asked())?;
    Ok(())
}

fn pass_commit() {
    // A commit would have every test built again.
    if env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        return;
    }
    let Some(commit) = published_commit().or_else(git_commit) else { return };
    let short: String = commit.chars().take(10).collect();
    println!("cargo::rustc-env=CROWNS_COMMIT={short}");
}

/// Returns the commit that `cargo publish` has noted in a published crate.
fn published_commit() -> Option<String> {
    let info = fs::read_to_string(".cargo_vcs_info.json").ok()?;
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

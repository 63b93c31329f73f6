//! Builds the page that checks hands, judges lay-downs, tells odds and answers questions
//! about the rules in a browser, without a server: `docs/judge.md` describes it.
//!
//! ```sh
//! rustup target add wasm32-unknown-unknown
//! cargo run --example judge-page -- target/judge-page
//! ```

#![allow(clippy::print_stderr, reason = "an example talks")]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use crowns::messages::Language;
use maud::{DOCTYPE, PreEscaped, html};
use sha2::{Digest, Sha256};

const TARGET: &str = "wasm32-unknown-unknown";

const STYLE: &str = concat!(
    include_str!("../src/render/report/page.css"),
    include_str!("../src/render/ask/page.css"),
    include_str!("../src/judge/judge.css"),
);

const SCRIPT: &str =
    concat!(include_str!("../src/render/ask/pad.js"), include_str!("../src/judge/judge.js"));

const WORKER: &str = include_str!("../src/judge/worker.js");

/// Keeps the page for a browser that has no network.
const OFFLINE: &str = include_str!("../src/judge/offline.js");

/// The messages that the pages use: all that begin so, but for [`UNUSED`].
const USED: [&str; 12] = [
    "hand-",
    "odds-",
    "phrase-",
    "rules-",
    "request-top-",
    "screen-cards-so-far",
    "screen-check-help",
    "screen-deal",
    "screen-judge-help",
    "screen-odds-help",
    "serve-",
    "-",
];

/// Those of the commands and of the pages for a game.
const UNUSED: [&str; 6] = [
    "odds-explained",
    "odds-grade",
    "odds-train",
    "rules-meaning",
    "rules-allowed",
    "rules-column",
];

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("name a directory to write to")?;
    let code = gzip(&built()?)?;
    let texts = gzip(&serde_json::to_vec(&texts()?)?)?;
    fs::create_dir_all(&folder)?;
    let folder = Path::new(&folder);
    let page = page(&code, &texts);
    fs::write(folder.join("index.html"), &page)?;
    fs::write(folder.join("offline.js"), OFFLINE)?;
    let bytes = gzip(page.as_bytes())?.len() + gzip(OFFLINE.as_bytes())?.len();
    eprintln!("wrote `{}`, {bytes} bytes compressed", folder.display());
    Ok(())
}

/// Builds the module, and returns it.
fn built() -> Result<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let cargo = cargo.current_dir(root).args(["build", "--locked", "--profile", "judge"]);
    let status = cargo.args(["--package", "crowns-judge", "--target", TARGET]).status()?;
    ensure!(status.success(), "cannot build the module");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let module = target.join(TARGET).join("judge/crowns_judge.wasm");
    fs::read(&module).with_context(|| format!("cannot read `{}`", module.display()))
}

/// Returns the messages, the rulings and the questions of each language, the first one
/// that which the others are filled from.
fn texts() -> Result<BTreeMap<&'static str, [String; 3]>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/messages");
    let read = |file: &str| fs::read_to_string(folder.join(file)).context(file.to_owned());
    let mut texts = BTreeMap::new();
    for language in Language::ALL {
        let tag = language.tag();
        let lines = language.words().rulings().to_lines();
        let rulings = if language == &Language::English { lines } else { without_same(&lines) };
        let questions = without_comments(&read(&format!("{tag}/questions.txt"))?);
        let messages = used(&read(&format!("{tag}.ftl"))?);
        texts.insert(tag, [messages, rulings, questions]);
    }
    Ok(texts)
}

/// Returns the lines of rulings without what is the same in each language.
fn without_same(lines: &str) -> String {
    let short = |line: &str| match line.get(..1) {
        Some(letter @ ("t" | "s" | "v" | "x")) => format!("{letter}\n"),
        _ => format!("{line}\n"),
    };
    lines.lines().map(short).collect()
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

/// Returns the messages of a file that the pages use, below their headings.
fn used(file: &str) -> String {
    let mut is_used = false;
    let lines = file.lines().filter(|line| {
        let begins = |starts: &[&str]| starts.iter().any(|start| line.starts_with(start));
        if !line.starts_with([' ', '}']) {
            is_used = line.starts_with("## ") || begins(&USED) && !begins(&UNUSED);
        }
        is_used && !line.is_empty()
    });
    lines.map(|line| format!("{line}\n")).collect()
}

fn page(code: &[u8], texts: &[u8]) -> String {
    let hash = |text: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)));
    let policy = format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; \
         worker-src 'self' blob:; form-action 'none'; base-uri 'none'",
        hash(SCRIPT),
        hash(STYLE),
    );
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta http-equiv="Content-Security-Policy" content=(policy);
                title { "crowns" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                noscript { "This page needs JavaScript." }
                script #code type="application/octet-stream" {
                    (PreEscaped(BASE64_STANDARD.encode(code)))
                }
                script #texts type="application/octet-stream" {
                    (PreEscaped(BASE64_STANDARD.encode(texts)))
                }
                script #worker type="text/plain" { (PreEscaped(WORKER)) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string() + "\n"
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

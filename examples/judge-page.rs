//! Builds the page that checks hands, judges lay-downs, tells odds and answers questions
//! about the rules in a browser, without a server: `docs/judge.md` describes it.
//!
//! ```sh
//! rustup toolchain install nightly --profile minimal --component rust-src
//! cargo run --example judge-page -- target/judge-page
//! ```

#![allow(clippy::print_stderr, reason = "an example talks")]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use crowns::messages::Language;
use maud::{DOCTYPE, PreEscaped, html};
use sha2::{Digest, Sha256};

/// What both files may have, compressed with gzip.
const MOST_BYTES: usize = 250_000;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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

/// The messages that pages use: those that begin so and that the module names.
const USED: [&str; 7] =
    ["hand-", "odds-", "phrase-", "rules-", "request-top-", "screen-", "serve-"];

/// Those that the module names by their first half and the second.
const JOINED: [&str; 4] = ["rules-customs", "rules-examples", "rules-variations", "serve-page-"];

/// Those that the module names and no page says.
const UNUSED: &str = "odds-explained";

/// The English of words that are said of scores alone.
const OF_SCORES: [&str; 21] = [
    "absent",
    "been",
    "both",
    "each",
    "everyone",
    "except",
    "gets",
    "got",
    "had",
    "is wrong",
    "nobody but",
    "oops",
    "others",
    "rest",
    "should",
    "should be",
    "sorry",
    "the other four",
    "the other three",
    "the other two",
    "was wrong",
];

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("name a directory to write to")?;
    let folder = Path::new(&folder);
    build()?;
    let code = module("crowns_judge")?;
    let page = page(&gzip(&module("crowns_pack")?)?, &code, &texts(&code)?);
    fs::create_dir_all(folder)?;
    fs::write(folder.join("index.html"), &page)?;
    fs::write(folder.join("offline.js"), OFFLINE)?;
    let bytes = gzip(page.as_bytes())?.len() + gzip(OFFLINE.as_bytes())?.len();
    eprintln!("wrote `{}`, {bytes} bytes compressed", folder.display());
    ensure!(bytes <= MOST_BYTES, "this is more than {MOST_BYTES} bytes");
    Ok(())
}

/// Builds both modules with a standard library that is built to be small, which only a
/// nightly compiler does.
fn build() -> Result<()> {
    let mut cargo = Command::new("rustup");
    cargo.current_dir(ROOT).args(["run", "nightly", "cargo", "build", "--locked"]);
    cargo.args(["--profile", "judge", "--target", TARGET]);
    cargo.args(["--package", "crowns-judge", "--package", "crowns-pack"]);
    cargo.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
    // A panic ends the module without a message: the page begins again.
    let flags = "-Zunstable-options -Cpanic=immediate-abort -Zfmt-debug=none -Zlocation-detail=none -Clink-arg=--strip-all -Clink-arg=--compress-relocations";
    cargo.env("RUSTFLAGS", flags);
    for name in ["CARGO", "RUSTC", "RUSTC_WORKSPACE_WRAPPER", "CARGO_ENCODED_RUSTFLAGS"] {
        cargo.env_remove(name);
    }
    let status = cargo.status().context("cannot run `rustup`")?;
    ensure!(status.success(), "cannot build the modules");
    Ok(())
}

/// Returns a module that was built.
fn module(name: &str) -> Result<Vec<u8>> {
    let target = env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| Path::new(ROOT).join("target"), Into::into);
    let module = target.join(TARGET).join("judge").join(name).with_extension("wasm");
    fs::read(&module).with_context(|| format!("cannot read `{}`", module.display()))
}

/// Returns the messages of all languages that the code needs, their rulings, and what people ask, the first
/// language that which the others are filled from: a zero is between two languages, two
/// are between the kinds.
fn texts(code: &[u8]) -> Result<String> {
    let folder = Path::new(ROOT).join("src/messages");
    let mut kinds = [const { Vec::new() }; 3];
    for language in Language::ALL {
        let file = format!("{}.ftl", language.tag());
        let messages = fs::read_to_string(folder.join(&file)).context(file)?;
        let rulings = language.words().rulings();
        let lines = rulings.to_lines();
        let is_first = language == &Language::ALL[0];
        let lines = if is_first { lines } else { without_same(&lines) };
        for (kind, text) in
            kinds.iter_mut().zip([used(&messages, code), lines, rulings.asked().to_owned()])
        {
            kind.push(text);
        }
    }
    Ok(kinds.map(|kind| kind.join("\0")).join("\0\0"))
}

/// Returns the lines of rulings without what is the same in each language.
fn without_same(lines: &str) -> String {
    let short = |line: &str| match line.get(..1) {
        Some(letter @ ("t" | "s" | "v" | "x")) => format!("{letter}\n"),
        _ => format!("{line}\n"),
    };
    lines.lines().map(short).collect()
}

/// Returns the messages of a file that the pages use, below their headings. They show no
/// hints.
fn used(file: &str, code: &[u8]) -> String {
    let names = |id: &str| code.windows(id.len()).any(|bytes| bytes == id.as_bytes());
    let mut is_used = false;
    let lines = file.lines().filter(|line| {
        let begins = |starts: &[&str]| starts.iter().any(|start| line.starts_with(start));
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            let is_named = begins(&JOINED) || names(id);
            is_used = begins(&USED) && is_named && !line.starts_with(UNUSED);
        } else if line.starts_with('#') {
            is_used = line.starts_with("## ");
        } else if line.starts_with("    .") {
            is_used = false;
        }
        is_used && !line.is_empty()
    });
    lines.map(|line| format!("{}\n", without_scores(line))).collect()
}

/// Returns the line of the words for cards and scores without those for scores.
fn without_scores(line: &str) -> String {
    let is_of_scores = |pair: &&str| {
        line.starts_with("hand-called-out")
            && pair.split_once('=').is_some_and(|(_, english)| OF_SCORES.contains(&english))
    };
    let pairs = line.split(", ").filter(|pair| !is_of_scores(pair));
    pairs.collect::<Vec<_>>().join(", ")
}

fn page(unpacker: &[u8], code: &[u8], texts: &str) -> String {
    let packed = |bytes: &[u8]| {
        let packed = crowns_pack::pack(bytes);
        eprintln!("packed {} bytes into {}", bytes.len(), packed.len());
        BASE64_STANDARD.encode(packed)
    };
    let languages: Vec<_> = Language::ALL.iter().map(|language| language.tag()).collect();
    let (script, style) = (without_comments(SCRIPT), without_comments(STYLE));
    let hash = |text: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)));
    let policy = format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; \
         worker-src 'self' blob:; form-action 'none'; base-uri 'none'",
        hash(&script),
        hash(&style),
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
                style { (PreEscaped(&style)) }
            }
            body {
                noscript { "This page needs JavaScript." }
                script #unpacker type="application/octet-stream" {
                    (PreEscaped(BASE64_STANDARD.encode(unpacker)))
                }
                script #code type="application/octet-stream" { (PreEscaped(packed(code))) }
                script #texts type="application/octet-stream" data-languages=(languages.join(" ")) {
                    (PreEscaped(packed(texts.as_bytes())))
                }
                script #worker type="text/plain" { (PreEscaped(without_comments(WORKER))) }
                script { (PreEscaped(&script)) }
            }
        }
    };
    page.into_string() + "\n"
}

/// Returns a script or a style without lines of comments, indentation, and the rules of a line
/// that are for other pages: those of a site, in a hall, on paper.
fn without_comments(text: &str) -> String {
    const ELSEWHERE: [&str; 4] = [".site ", ".kiosk ", ".paper ", ".to-fill "];
    let lines = text.lines().map(str::trim);
    let is_needed = |line: &&str| {
        let is_comment = line.starts_with("//") || line.starts_with("/*") && line.ends_with("*/");
        let is_elsewhere =
            line.ends_with('}') && ELSEWHERE.iter().any(|class| line.starts_with(class));
        !is_comment && !line.is_empty() && !is_elsewhere
    };
    lines.filter(is_needed).map(|line| format!("{line}\n")).collect()
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

//! The architecture that the head of `lib.rs` states, read off the sources:
//! which module uses which, what the pure modules do without, and that no
//! imports form a cycle.

mod cycles;
mod imports;

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::sync::LazyLock;

use self::cycles::{cycles, folders, siblings, told};
use self::imports::Crate;
use crate::sources::{self, Placed, Source, Token};

/// The modules from the ground up; a module uses
/// only modules before it.
const MODULES: [&str; 16] = [
    "random",
    "rulings",
    "cards",
    "rules",
    "solver",
    "odds",
    "seating",
    "game",
    "league",
    "tournament",
    "messages",
    "store",
    "render",
    "screen",
    "serve",
    "cli",
];

/// The folders of `cli`, from the ground up.
const FOLDERS_OF_CLI: [&str; 3] = ["ui", "args", "commands"];

/// Where cycles are left to be removed.
const CYCLES_LEFT: [&str; 1] = ["rulings"];

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(Source::all);

#[test]
fn a_module_uses_only_modules_before_it() {
    for (file, used) in Crate::of(&SOURCES).uses() {
        for other in used {
            let (low, high) = (level(&other), level(&file));
            assert!(low <= high, "{file} may not use {other}");
        }
    }
}

#[test]
fn the_map_in_the_library_lists_every_module_in_order() {
    let read = |path| fs::read_to_string(sources::src().join(path)).unwrap();
    let library = read("core/lib.rs") + &read("lib.rs");
    let map: Vec<&str> = library
        .lines()
        .filter_map(|line| line.strip_prefix("//! | [`")?.split('`').next())
        .filter(|name| !name.starts_with("crowns_"))
        .collect();
    let declared: BTreeSet<&str> = library
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .collect();
    let in_order: Vec<&str> =
        MODULES.into_iter().filter(|module| declared.contains(module)).collect();
    assert_eq!(map, in_order);
    assert_eq!(in_order.len(), declared.len(), "{declared:?}");
}

#[test]
fn the_default_build_links_nothing_for_postgresql() {
    let linked = linked(&[]);
    for package in asked_by("postgres").iter().map(String::as_str).chain(["tokio-postgres", "ring"])
    {
        assert!(!linked.contains(package), "{package}");
    }
}

#[test]
fn without_its_feature_nothing_of_the_server_is_linked() {
    let without = linked(&["--no-default-features"]);
    let with = linked(&[]);
    // Random numbers are for ids too.
    let only = asked_by("serve").into_iter().filter(|package| package != "getrandom");
    for package in only.chain(["http".to_owned(), "tower".to_owned()]) {
        assert!(!without.contains(&package), "{package}");
        assert!(with.contains(&package), "{package}");
    }
}

/// Returns the packages that the program links.
fn linked(options: &[&str]) -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--edges=normal", "--prefix=none"])
        .args(options)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(tree.status.success(), "{tree:?}");
    let tree = String::from_utf8(tree.stdout).unwrap();
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    let linked: BTreeSet<String> = names.map(str::to_owned).collect();
    assert!(linked.contains("rusqlite"), "{linked:?}");
    linked
}

/// Returns the packages that a feature asks for.
fn asked_by(feature: &str) -> Vec<String> {
    let manifest = fs::read_to_string(sources::src().join("../Cargo.toml")).unwrap();
    let (_, list) = manifest.split_once(&format!("\n{feature} = [")).expect(feature);
    let list = list.split_once(']').expect(feature).0;
    let packages = list.split('"').filter_map(|word| word.strip_prefix("dep:"));
    packages.map(str::to_owned).collect()
}

#[test]
fn no_imports_form_a_cycle() {
    let uses = Crate::of(&SOURCES).uses();
    let mut cycles = cycles(&uses);
    cycles.retain(|cycle| !is_left(cycle));
    assert!(cycles.is_empty(), "{}", told(&uses, &cycles));
}

#[test]
fn no_folders_beside_each_other_form_a_cycle() {
    let uses = Crate::of(&SOURCES).uses();
    for folder in folders(&uses) {
        let graph = siblings(&uses, &folder);
        let mut cycles = cycles(&graph);
        cycles.retain(|cycle| !is_left(cycle));
        assert!(cycles.is_empty(), "{}", told(&graph, &cycles));
    }
}

#[test]
fn the_folders_of_cli_are_in_order() {
    let folder = |file: &str| {
        let folder = file.strip_prefix("cli/")?.split('/').next()?;
        FOLDERS_OF_CLI.iter().position(|other| *other == folder)
    };
    for (file, used) in Crate::of(&SOURCES).uses() {
        let Some(high) = folder(&file) else { continue };
        for other in used {
            assert!(folder(&other) <= Some(high), "{file} may not use {other}");
        }
    }
}

#[test]
fn pure_modules_use_no_clock_environment_files_printing_or_outer_crates() {
    let sources = Source::program();
    // Those before `messages` only compute.
    let pure: Vec<_> = MODULES.into_iter().take_while(|name| *name != "messages").collect();
    assert_eq!(pure.last(), Some(&"tournament"));
    for source in sources.iter().filter(|source| pure.contains(&source.module())) {
        // Dates and times are values like others; what the clock shows is not.
        names_none_of(source, &["clap", "rusqlite", "anyhow", "Local"]);
        let outside = ["env", "fs", "io", "net", "process", "thread", "time"];
        uses_none_of_std(source, &outside);
        assert!(!prints(source), "{} prints", source.path);
    }
}

#[test]
fn words_and_render_do_no_input_or_output() {
    for source in in_modules(&["messages", "render", "screen"]) {
        names_none_of(source, &["clap", "rusqlite", "anyhow"]);
        uses_none_of_std(source, &["env", "fs", "io"]);
        assert!(!prints(source), "{} prints", source.path);
    }
}

#[test]
fn the_screen_knows_neither_the_terminal_nor_the_store_nor_the_clock() {
    let is_test = |source: &&Source| {
        ["/tests.rs", "/fixture.rs"].iter().any(|end| source.path.ends_with(end))
    };
    for source in in_modules(&["screen"]).filter(|source| !is_test(source)) {
        let terminal = ["crossterm", "backend", "Terminal", "signal_hook", "rustix"];
        names_none_of(source, &terminal);
        names_none_of(source, &["store", "Local", "Instant", "SystemTime"]);
        uses_none_of_std(source, &["process", "thread", "time"]);
    }
}

#[test]
fn no_module_below_cli_reads_the_clock() {
    let below: Vec<&str> = MODULES.into_iter().filter(|name| *name != "cli").collect();
    for source in in_modules(&below) {
        let code = joined(&source.without_tests().tokens);
        let reads = code.contains(" :: now (") || code.contains(". elapsed (");
        assert!(!reads, "{} reads the clock", source.path);
    }
}

#[test]
fn sql_stays_in_the_store() {
    // The list of all errors builds those of SQLite too.
    let outside = |source: &&Source| source.module() != "store" && source.path != "cli/golden.rs";
    for source in SOURCES.iter().filter(outside) {
        names_none_of(source, &["rusqlite"]);
    }
}

#[test]
fn main_is_thirty_lines_at_most() {
    let main = fs::read_to_string(sources::src().join("main.rs")).unwrap();
    assert!(main.lines().count() <= 30);
}

#[test]
fn uses_of_std_and_printing_are_seen() {
    let source = Source::parse(
        "a.rs",
        "use std::{fmt, io::{self, Read}};\n\
         // use std::env;\n\
         fn f() -> std::time::Duration { println!(\"std::net\") }",
    );
    let modules = modules_of_std(&source);
    for module in ["fmt", "io", "time"] {
        assert!(modules.iter().any(|other| other == module), "{modules:?}");
    }
    for module in ["env", "net"] {
        assert!(modules.iter().all(|other| other != module), "{modules:?}");
    }
    assert!(prints(&source));
    assert!(!prints(&Source::parse("b.rs", "fn print() { f(\"println!\") } // println!()")));
}

/// Returns how far up the module of a file is; what is in none, like `main.rs`,
/// is on top.
fn level(file: &str) -> usize {
    let module = file.split('/').next().unwrap();
    let module = module.strip_suffix(".rs").unwrap_or(module);
    let level = MODULES.iter().position(|other| *other == module);
    level.unwrap_or_else(|| {
        assert!(["lib", "main"].contains(&module), "{file} is in no module");
        MODULES.len()
    })
}

fn in_modules(modules: &[&str]) -> impl Iterator<Item = &'static Source> {
    SOURCES.iter().filter(|source| modules.contains(&source.module()))
}

fn is_left(cycle: &BTreeSet<String>) -> bool {
    cycle.iter().all(|file| CYCLES_LEFT.iter().any(|folder| file.starts_with(folder)))
}

fn names_none_of(source: &Source, forbidden: &[&str]) {
    for placed in &source.tokens {
        let name = placed.token.name().unwrap_or_default();
        let (path, line) = (&source.path, placed.line);
        assert!(!forbidden.contains(&name), "{path}:{line} uses {name}");
    }
}

fn uses_none_of_std(source: &Source, forbidden: &[&str]) {
    for module in modules_of_std(source) {
        assert!(!forbidden.contains(&module.as_str()), "{} uses std::{module}", source.path);
    }
}

/// Returns what follows each `std::`, for each branch of a group: `fmt` and
/// `io` of `std::{fmt, io::Read}`.
fn modules_of_std(source: &Source) -> Vec<String> {
    let code = joined(&source.tokens);
    let mut modules = Vec::new();
    for path in code.split("std :: ").skip(1) {
        let branches = match path.strip_prefix("{ ") {
            Some(group) => group.split(" } ;").next().unwrap_or(group),
            None => path.split(' ').next().unwrap_or(path),
        };
        let heads = branches.split(" , ").filter_map(|branch| branch.split(' ').next());
        modules.extend(heads.map(str::to_owned));
    }
    modules
}

fn prints(source: &Source) -> bool {
    let macros = ["print", "println", "eprint", "eprintln", "dbg"];
    source.tokens.windows(2).any(|pair| {
        let name = pair[0].token.name().unwrap_or_default();
        macros.contains(&name) && pair[1].token == Token::Punct('!')
    })
}

/// Returns tokens with a space between each; `::` is one.
fn joined(tokens: &[Placed]) -> String {
    let mut words: Vec<String> = Vec::new();
    for placed in tokens {
        let word = match &placed.token {
            Token::Name(text) | Token::Literal(text) => text.clone(),
            Token::Punct(sign) | Token::Open(sign) | Token::Close(sign) => sign.to_string(),
        };
        match words.last_mut() {
            Some(last) if last == ":" && word == ":" => last.push(':'),
            _ => words.push(word),
        }
    }
    words.join(" ")
}

//! The sources of the program as tokens, for the tests of its structure and
//! for `examples/user-visible-strings.rs`.
//!
//! Comments are not tokens; doc comments are attributes, as for the compiler.

#![allow(dead_code, reason = "each user takes the part that it needs")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The keywords that items start with, but for their visibility.
const ITEMS: [&str; 10] =
    ["const", "enum", "fn", "impl", "mod", "static", "struct", "trait", "type", "use"];

/// The folder of the core.
const CORE: &str = "core/";

/// One token; a group is what it opens with, its tokens, and what it closes
/// with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name or a keyword.
    Name(String),
    Punct(char),
    /// A literal as it is written, quotes included.
    Literal(String),
    Open(char),
    Close(char),
}

/// A token and the line that it stands on.
#[derive(Debug, Clone)]
pub(crate) struct Placed {
    pub(crate) token: Token,
    pub(crate) line: usize,
}

/// A source file.
#[derive(Debug)]
pub(crate) struct Source {
    /// From the root of its crate, with slashes: `rules/meld.rs`.
    pub(crate) path: String,
    /// Where the root is from `src`: nowhere, or at `core/`.
    root: &'static str,
    pub(crate) tokens: Vec<Placed>,
}

impl Source {
    /// Reads a text as the file of this path.
    pub(crate) fn parse(path: &str, text: &str) -> Self {
        let stream: TokenStream = text.parse().unwrap_or_else(|why| panic!("{path}: {why}"));
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        Self { path: path.to_owned(), root: "", tokens }
    }

    /// Reads all files of `src`, by path. Those of the core stand beside the others,
    /// as its modules do in the library; what its `lib.rs` declares, ours does. The crate
    /// of the rulings is one more module.
    pub(crate) fn all() -> Vec<Self> {
        let mut sources = Self::under(&src());
        for source in &mut sources {
            if source.path == "rulings/lib.rs" {
                source.path = "rulings/mod.rs".to_owned();
            }
            if let Some(path) = source.path.strip_prefix(CORE) {
                source.path = path.to_owned();
                source.root = CORE;
            }
        }
        let is_core = |source: &mut Self| source.path == "lib.rs" && source.root == CORE;
        let core: Vec<Self> = sources.extract_if(.., is_core).collect();
        let root = sources.iter_mut().find(|source| source.path == "lib.rs");
        if let (Some(root), [core]) = (root, &core[..]) {
            root.tokens.extend_from_slice(&core.tokens);
        }
        sources.sort_by(|one, other| one.path.cmp(&other.path));
        sources
    }

    /// Returns where a line stands: `src/core/rules/meld.rs:7`.
    pub(crate) fn place(&self, line: usize) -> String {
        format!("src/{}{}:{line}", self.root, self.path)
    }

    /// Reads all files of a folder, by path.
    pub(crate) fn under(root: &Path) -> Vec<Self> {
        let mut folders = vec![root.to_owned()];
        let mut paths = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "rs") {
                    let path = path.strip_prefix(root).unwrap().to_str().unwrap();
                    paths.push(path.replace('\\', "/"));
                }
            }
        }
        paths.sort();
        let read = |path: &String| {
            let text = fs::read_to_string(root.join(path)).unwrap();
            Self::parse(path, &text)
        };
        paths.iter().map(read).collect()
    }

    /// Reads what is compiled into the program: no file and no item is there
    /// that is only for tests.
    pub(crate) fn program() -> Vec<Self> {
        let mut sources = Self::all();
        let for_tests: Vec<String> = sources.iter().flat_map(Self::files_for_tests).collect();
        let is_for_tests = |path: &String| for_tests.iter().any(|file| path.starts_with(file));
        sources.retain(|source| !is_for_tests(&source.path));
        sources.iter().map(Self::without_tests).collect()
    }

    /// Returns how the paths start of the files that `#[cfg(test)] mod name;`
    /// declares.
    fn files_for_tests(&self) -> Vec<String> {
        let folder = match self.path.strip_suffix(".rs").unwrap() {
            "lib" | "main" => "",
            path => path.strip_suffix("mod").unwrap_or(path).trim_end_matches('/'),
        };
        let mut files = Vec::new();
        for index in 0..self.tokens.len() {
            let Some(range) = attribute(&self.tokens, index) else {
                continue;
            };
            if !is_for_tests(&self.tokens[range.clone()]) {
                continue;
            }
            let item = &self.tokens[range.end..end_of_item(&self.tokens, range.end)];
            let declared = item.windows(3).find_map(|tokens| {
                let is_module = tokens[0].token.is("mod") && tokens[2].token == Token::Punct(';');
                tokens[1].token.name().filter(|_| is_module)
            });
            for end in declared.map_or([].as_slice(), |_| &[".rs", "/"]) {
                let name = declared.unwrap_or_default();
                files.push(format!("{folder}/{name}{end}").trim_start_matches('/').to_owned());
            }
        }
        files
    }

    /// Returns the module of the crate that this belongs to: `rules`.
    pub(crate) fn module(&self) -> &str {
        let first = self.path.split('/').next().unwrap();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// Returns the same without the items under `#[cfg(test)]`.
    pub(crate) fn without_tests(&self) -> Self {
        let mut tokens = Vec::new();
        let mut index = 0;
        while index < self.tokens.len() {
            match attribute(&self.tokens, index) {
                Some(range) if is_for_tests(&self.tokens[range.clone()]) => {
                    index = end_of_item(&self.tokens, range.end);
                }
                _ => {
                    tokens.push(self.tokens[index].clone());
                    index += 1;
                }
            }
        }
        Self { root: self.root, path: self.path.clone(), tokens }
    }
}

impl Token {
    /// Returns `true` for this name or keyword.
    pub(crate) fn is(&self, wanted: &str) -> bool {
        matches!(self, Self::Name(name) if name == wanted)
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Name(name) => Some(name),
            _ => None,
        }
    }
}

/// Returns where the attribute that starts at a token is, `#[…]` or `#![…]`.
pub(crate) fn attribute(tokens: &[Placed], start: usize) -> Option<Range<usize>> {
    let is = |index: usize, token: Token| tokens.get(index).is_some_and(|at| at.token == token);
    if !is(start, Token::Punct('#')) {
        return None;
    }
    let open = start + 1 + usize::from(is(start + 1, Token::Punct('!')));
    is(open, Token::Open('[')).then(|| start..end_of_group(tokens, open))
}

/// Returns the index after the group that opens at a token.
pub(crate) fn end_of_group(tokens: &[Placed], open: usize) -> usize {
    let mut depth = 0;
    for (index, placed) in tokens.iter().enumerate().skip(open) {
        match placed.token {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

/// Returns the index after the item that starts at a token: after its `;`,
/// or its braces.
pub(crate) fn end_of_item(tokens: &[Placed], mut index: usize) -> usize {
    while let Some(range) = attribute(tokens, index) {
        index = range.end;
    }
    let mut item = None;
    while let Some(placed) = tokens.get(index) {
        match &placed.token {
            Token::Punct(';') => return index + 1,
            Token::Open(open) => {
                index = end_of_group(tokens, index);
                if *open == '{' && item != Some("use") {
                    return index;
                }
                continue;
            }
            // A field, a variant or an arm of a match.
            Token::Punct(',') if item.is_none() => return index + 1,
            Token::Close(_) => return index,
            Token::Name(name) if item.is_none() => {
                item = ITEMS.into_iter().find(|item| item == name);
            }
            _ => {}
        }
        index += 1;
    }
    index
}

/// Returns whether an attribute is `cfg(test)` or `cfg(all(test, …))`.
fn is_for_tests(attribute: &[Placed]) -> bool {
    let names = |wanted: &str| attribute.iter().any(|placed| placed.token.is(wanted));
    names("cfg") && names("test") && !names("not") && !names("any")
}

/// Returns the folder of the sources.
pub(crate) fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Placed>) {
    for tree in stream {
        let line = tree.span().start().line;
        let mut push = |token| tokens.push(Placed { token, line });
        match tree {
            TokenTree::Ident(name) => push(Token::Name(name.to_string())),
            TokenTree::Punct(punct) => push(Token::Punct(punct.as_char())),
            TokenTree::Literal(literal) => push(Token::Literal(literal.to_string())),
            TokenTree::Group(group) => {
                let signs = match group.delimiter() {
                    Delimiter::Parenthesis => ('(', ')'),
                    Delimiter::Brace => ('{', '}'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::None => {
                        flatten(group.stream(), tokens);
                        continue;
                    }
                };
                push(Token::Open(signs.0));
                let end = group.span_close().end().line;
                flatten(group.stream(), tokens);
                tokens.push(Placed { token: Token::Close(signs.1), line: end });
            }
        }
    }
}

//! Which file uses which, by the paths that it names.
//!
//! A path is followed through imports and re-exports to the file that defines
//! what it names. So a `mod.rs` that only declares and re-exports is used by
//! nobody; a re-export by itself is no use either. What a method call needs is
//! not seen, but the file that makes or names the type is.

use std::collections::BTreeMap;

use super::cycles::Graph;
use crate::sources::{Placed, Source, Token, attribute, end_of_group};

/// A path from the root of the crate.
type ModulePath = Vec<String>;

/// The modules of the crate.
#[derive(Debug, Default)]
pub(crate) struct Crate {
    modules: BTreeMap<ModulePath, Module>,
}

/// One module: a file, but for modules that are written inside one.
#[derive(Debug, Default)]
struct Module {
    file: String,
    /// What a name that is imported stands for.
    imports: BTreeMap<String, Vec<String>>,
    /// The modules of which all is imported.
    globs: Vec<Vec<String>>,
    /// The paths that are used, apart from re-exports.
    used: Vec<Vec<String>>,
}

/// What a path leads to.
#[derive(Debug, PartialEq, Eq)]
enum Target {
    Module(ModulePath),
    /// Something that this file defines.
    Item(String),
}

impl Crate {
    /// Reads sources without their tests.
    pub(crate) fn of(sources: &[Source]) -> Self {
        let files: BTreeMap<&str, &Source> =
            sources.iter().map(|source| (source.path.as_str(), source)).collect();
        let mut modules = Self::default();
        if let Some(root) = files.get("lib.rs") {
            modules.add(Vec::new(), &root.path, &root.without_tests().tokens, &files);
        }
        let rulings = vec!["rulings".to_owned()];
        if let Some(source) = file_of(&rulings, &files) {
            modules.add(rulings, &source.path, &source.without_tests().tokens, &files);
        }
        modules
    }

    fn add(
        &mut self,
        path: ModulePath,
        file: &str,
        tokens: &[Placed],
        files: &BTreeMap<&str, &Source>,
    ) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        let mut index = 0;
        while index < tokens.len() {
            let token = &tokens[index].token;
            if let Some(range) = attribute(tokens, index) {
                // A derive or a serde attribute may name a path too.
                module.used.extend(paths(&tokens[range.clone()]));
                index = range.end;
            } else if token.is("mod") && declares(tokens, index) {
                let name = tokens[index + 1].token.name().unwrap_or_default();
                let mut inner = path.clone();
                inner.push(name.to_owned());
                if let Some(source) = file_of(&inner, files) {
                    self.add(inner, &source.path, &source.without_tests().tokens, files);
                }
                index += 3;
            } else if token.is("use") {
                let end = tokens[index..]
                    .iter()
                    .position(|placed| placed.token == Token::Punct(';'))
                    .map_or(tokens.len(), |length| index + length);
                let re_exported = index > 0 && is_visibility(tokens, index);
                module.import(&tokens[index + 1..end], re_exported);
                index = end;
            } else if let Some((used, end)) = path_at(tokens, index) {
                module.used.push(used);
                index = end;
            } else {
                index += 1;
            }
        }
        self.modules.insert(path, module);
    }

    /// Returns which file uses which other.
    pub(crate) fn uses(&self) -> Graph {
        let mut uses = Graph::new();
        for (path, module) in &self.modules {
            let used = uses.entry(module.file.clone()).or_default();
            for name in &module.used {
                if let Some(Target::Item(file)) = self.target(path, name, &mut Vec::new())
                    && file != module.file
                {
                    used.insert(file);
                }
            }
        }
        uses
    }

    /// Follows a path that a module names.
    fn target(
        &self,
        from: &[String],
        path: &[String],
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        let step = (from.to_vec(), path.to_vec());
        if seen.contains(&step) {
            return None;
        }
        seen.push(step);
        match first.as_str() {
            "crate" => self.inside(&[], rest, seen),
            "self" => self.inside(from, rest, seen),
            "super" => self.target_above(from, rest, seen),
            "crowns_rulings" => self.inside(&["rulings".to_owned()], rest, seen),
            _ => {
                let inner = child(from, first);
                if self.modules.contains_key(&inner) {
                    return self.inside(&inner, rest, seen);
                }
                let module = self.modules.get(from)?;
                let meant = module.imports.get(first)?;
                // `use name::name` is of another crate.
                if meant[0] == *first {
                    return None;
                }
                let whole: Vec<String> = meant.iter().chain(rest).cloned().collect();
                self.target(from, &whole, seen)
            }
        }
    }

    fn target_above(
        &self,
        from: &[String],
        rest: &[String],
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> Option<Target> {
        let (_, above) = from.split_last()?;
        match rest.first().map(String::as_str) {
            Some("super") => self.target_above(above, &rest[1..], seen),
            _ => self.inside(above, rest, seen),
        }
    }

    /// Follows a path whose first name is one of a module.
    fn inside(
        &self,
        module: &[String],
        path: &[String],
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> Option<Target> {
        let Some((first, rest)) = path.split_first() else {
            return Some(Target::Module(module.to_vec()));
        };
        let inner = child(module, first);
        if self.modules.contains_key(&inner) {
            return self.inside(&inner, rest, seen);
        }
        let here = self.modules.get(module)?;
        if let Some(meant) = here.imports.get(first) {
            let whole: Vec<String> = meant.iter().chain(rest).cloned().collect();
            return self.target(module, &whole, seen);
        }
        for glob in &here.globs {
            let whole: Vec<String> = glob.iter().chain(path).cloned().collect();
            if let Some(target) = self.target(module, &whole, seen) {
                return Some(target);
            }
        }
        Some(Target::Item(here.file.clone()))
    }
}

impl Module {
    /// Takes what a `use` imports, from after the keyword.
    fn import(&mut self, tree: &[Placed], re_exported: bool) {
        let mut leaves = Vec::new();
        leaves_of(tree, &mut Vec::new(), &mut leaves);
        for (path, name) in leaves {
            match (path.last().map(String::as_str), name) {
                (Some("*"), _) => self.globs.push(path[..path.len() - 1].to_vec()),
                (_, name) => {
                    self.imports.insert(name, path.clone());
                }
            }
            if !re_exported {
                self.used.push(path);
            }
        }
    }
}

/// Returns the paths of a tree of imports with the names that they give:
/// `a::{b, c as d}` is `a::b` as `b` and `a::c` as `d`.
fn leaves_of(tree: &[Placed], prefix: &mut Vec<String>, leaves: &mut Vec<(Vec<String>, String)>) {
    let depth = prefix.len();
    let mut renamed = None;
    let mut index = 0;
    while let Some(placed) = tree.get(index) {
        match &placed.token {
            Token::Name(name) if name == "as" => {
                renamed = tree.get(index + 1).and_then(|next| next.token.name());
                index += 1;
            }
            Token::Name(name) => prefix.push(name.clone()),
            Token::Punct('*') => prefix.push("*".to_owned()),
            Token::Open('{') => {
                let end = end_of_group(tree, index);
                for branch in branches(&tree[index + 1..end - 1]) {
                    leaves_of(branch, prefix, leaves);
                }
                prefix.truncate(depth);
                return;
            }
            _ => {}
        }
        index += 1;
    }
    if prefix.len() > depth {
        let mut path = prefix.clone();
        if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
            path.pop();
        }
        let name = renamed.map(str::to_owned).or_else(|| path.last().cloned());
        leaves.push((path, name.unwrap_or_default()));
    }
    prefix.truncate(depth);
}

/// Splits the inside of a group at its own commas.
fn branches(tokens: &[Placed]) -> Vec<&[Placed]> {
    let mut depth = 0;
    tokens
        .split(|placed| {
            match placed.token {
                Token::Open(_) => depth += 1,
                Token::Close(_) => depth -= 1,
                _ => {}
            }
            depth == 0 && placed.token == Token::Punct(',')
        })
        .filter(|branch| !branch.is_empty())
        .collect()
}

/// Returns the path of two names or more that starts at a token, and where it
/// ends: `crate::rules::Round`, `meld::judge`.
fn path_at(tokens: &[Placed], start: usize) -> Option<(Vec<String>, usize)> {
    let colon =
        |index: usize| tokens.get(index).is_some_and(|placed| placed.token == Token::Punct(':'));
    // A path that goes on from before, `<T as Trait>::name`, starts elsewhere.
    if start > 1 && colon(start - 1) && colon(start - 2) {
        return None;
    }
    let mut path = vec![tokens[start].token.name()?.to_owned()];
    let mut index = start + 1;
    while colon(index) && colon(index + 1) {
        let Some(name) = tokens.get(index + 2).and_then(|next| next.token.name()) else {
            break;
        };
        path.push(name.to_owned());
        index += 3;
    }
    (path.len() > 1).then_some((path, index))
}

fn paths(tokens: &[Placed]) -> Vec<Vec<String>> {
    (0..tokens.len()).filter_map(|index| path_at(tokens, index)).map(|(path, _)| path).collect()
}

/// Returns `true` for `mod name;`.
fn declares(tokens: &[Placed], index: usize) -> bool {
    let next = |offset: usize| tokens.get(index + offset).map(|placed| &placed.token);
    next(1).is_some_and(|token| token.name().is_some()) && next(2) == Some(&Token::Punct(';'))
}

/// Returns `true` where a `use` is a re-export: `pub use`, `pub(crate) use`.
fn is_visibility(tokens: &[Placed], index: usize) -> bool {
    match &tokens[index - 1].token {
        Token::Name(name) => name == "pub",
        Token::Close(')') => tokens[..index]
            .iter()
            .rposition(|placed| placed.token == Token::Open('('))
            .is_some_and(|open| open > 0 && tokens[open - 1].token.is("pub")),
        _ => false,
    }
}

fn file_of<'a>(path: &[String], files: &BTreeMap<&str, &'a Source>) -> Option<&'a Source> {
    let path = path.join("/");
    [format!("{path}.rs"), format!("{path}/mod.rs")]
        .iter()
        .find_map(|file| files.get(file.as_str()).copied())
}

fn child(path: &[String], name: &str) -> ModulePath {
    let mut path = path.to_vec();
    path.push(name.to_owned());
    path
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::cycles::{cycles, siblings};
    use super::*;

    #[test]
    fn imports_are_followed_to_the_file_that_defines_the_name() {
        let uses = uses_of(&[
            ("lib.rs", "pub mod a; pub mod b;"),
            (
                "a/mod.rs",
                "mod deep; mod wide; pub use deep::{Deep, other as renamed}; pub use wide::*;",
            ),
            ("a/deep.rs", "pub struct Deep; pub fn other() {}"),
            ("a/wide.rs", "use super::Deep; pub struct Wide; /// [`crate::b::B`]\nfn f() {}"),
            (
                "b.rs",
                "use crate::a::{self, Wide}; use std::fmt; pub struct B;\n\
             fn f() -> fmt::Result { a::renamed(); println!(\"{}\", a::Deep::new()) }\n\
             #[cfg(test)] mod tests { use crate::c::C; }",
            ),
        ]);
        let of = |file: &str| -> Vec<String> { uses[file].iter().cloned().collect() };
        assert!(of("a/mod.rs").is_empty());
        assert_eq!(of("a/wide.rs"), ["a/deep.rs"]);
        assert_eq!(of("b.rs"), ["a/deep.rs", "a/wide.rs"]);
        assert!(cycles(&uses).is_empty());
    }

    #[test]
    fn a_cycle_of_files_and_one_of_folders_are_found() {
        let uses = uses_of(&[
            ("lib.rs", "mod x; mod y; mod hub;"),
            ("x.rs", "use crate::hub::Part; pub struct X;"),
            ("hub/mod.rs", "mod part; pub use part::Part;"),
            ("hub/part.rs", "pub struct Part(super::super::x::X);"),
            ("y/mod.rs", "mod left; mod right;"),
            ("y/left/mod.rs", "mod one; mod two; pub use {one::A, two::B};"),
            ("y/left/one.rs", "pub struct A;"),
            ("y/left/two.rs", "pub struct B(super::super::right::C);"),
            ("y/right.rs", "use super::left::A; pub struct C;"),
        ]);
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(cycles(&uses), [files(&["hub/part.rs", "x.rs"])]);
        let folders: Vec<BTreeSet<String>> = cycles(&siblings(&uses, "y"));
        assert_eq!(folders, [files(&["y/left", "y/right.rs"])]);
    }

    fn uses_of(files: &[(&str, &str)]) -> Graph {
        let sources: Vec<Source> =
            files.iter().map(|(path, text)| Source::parse(path, text)).collect();
        Crate::of(&sources).uses()
    }
}

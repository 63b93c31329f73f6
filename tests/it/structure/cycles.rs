//! The cycles of a graph of files, and of the folders that they are in.

use std::collections::{BTreeMap, BTreeSet};

/// Which file uses which.
pub(crate) type Graph = BTreeMap<String, BTreeSet<String>>;

/// Returns the files that use each other, over any number of others.
pub(crate) fn cycles(graph: &Graph) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        graph.keys().map(|node| (node, reach(graph, node))).collect();
    let mut cycles = BTreeSet::new();
    for (node, far) in &reached {
        let back =
            far.iter().filter(|other| reached.get(*other).is_some_and(|far| far.contains(node)));
        let cycle: BTreeSet<String> = back.map(|other| (*other).clone()).collect();
        if cycle.len() > 1 {
            cycles.insert(cycle);
        }
    }
    cycles.into_iter().collect()
}

/// Returns every folder that holds files, and the root, which is empty.
pub(crate) fn folders(graph: &Graph) -> BTreeSet<String> {
    let mut folders = BTreeSet::from([String::new()]);
    for file in graph.keys() {
        let mut path = file.as_str();
        while let Some((folder, _)) = path.rsplit_once('/') {
            folders.insert(folder.to_owned());
            path = folder;
        }
    }
    folders
}

/// Returns which of the files and folders in a folder use which, a folder with
/// all that is in it.
pub(crate) fn siblings(uses: &Graph, folder: &str) -> Graph {
    let prefix = match folder {
        "" => String::new(),
        folder => format!("{folder}/"),
    };
    let sibling = |file: &str| {
        let name = file.strip_prefix(&prefix)?.split('/').next()?;
        Some(format!("{prefix}{name}"))
    };
    let mut graph = Graph::new();
    for (file, used) in uses {
        let Some(node) = sibling(file) else { continue };
        let used = used.iter().filter_map(|other| sibling(other));
        let others: BTreeSet<String> = used.filter(|other| *other != node).collect();
        graph.entry(node).or_default().extend(others);
    }
    graph
}

/// Returns what uses what within each cycle, a line each.
pub(crate) fn told(graph: &Graph, cycles: &[BTreeSet<String>]) -> String {
    let mut lines = Vec::new();
    for cycle in cycles {
        lines.push(format!("a cycle of {}:", cycle.len()));
        for node in cycle {
            let used: Vec<&str> = graph[node]
                .iter()
                .filter(|other| cycle.contains(*other))
                .map(String::as_str)
                .collect();
            lines.push(format!("  {node} uses {}", used.join(", ")));
        }
    }
    lines.join("\n")
}

/// Returns the nodes that a node leads to, over any number of others.
fn reach<'a>(graph: &'a Graph, from: &String) -> BTreeSet<&'a String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&String> = graph[from].iter().collect();
    while let Some(node) = next.pop() {
        if reached.insert(node) {
            next.extend(graph.get(node).into_iter().flatten());
        }
    }
    reached
}

//! The marks that were broken, in words.

use std::collections::HashMap;

use super::super::names::shown;
use super::super::points;
use crate::game::PlayerId;
use crate::league::{Broken, Feat, FeatMark};

/// Names what a mark is of, and says who broke it: `Lowest total`, `Ann, 85
/// points; it was Bob, 92 points on 2026-10-03`.
pub(super) fn broken(
    all: &[Broken],
    names: &HashMap<PlayerId, String>,
) -> Vec<(&'static str, String)> {
    let line = |broken: &Broken| {
        let mark = |mark: FeatMark| {
            let name = names.get(&mark.player).map_or("?", String::as_str);
            format!("{}, {}", shown(name), value(broken.feat, mark.value))
        };
        let text = format!(
            "{}; it was {} on {}",
            mark(broken.now),
            mark(broken.was),
            broken.was.date
        );
        (title(broken.feat), text)
    };
    all.iter().map(line).collect()
}

fn title(feat: Feat) -> &'static str {
    match feat {
        Feat::LowestTotal => "Lowest total",
        Feat::HighestTotal => "Highest total",
        Feat::DearestRound => "Dearest round",
        Feat::WidestMargin => "Widest margin",
        Feat::MostOut => "Most rounds gone out in",
    }
}

fn value(feat: Feat, value: i32) -> String {
    match feat {
        Feat::MostOut if value == 1 => "1 round".to_owned(),
        Feat::MostOut => format!("{value} rounds"),
        _ => points(value),
    }
}

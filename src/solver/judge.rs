//! Judges a lay-down, with what would have been legal or cheaper.

use super::arrangement::Arrangement;
use super::improve::{MeldFix, better_lay_down, fix_meld};
use crate::rules::{Judgement, LayDown, RoundRules};

/// A lay-down judged, with what would have been legal or better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayDownVerdict {
    /// Whether it is legal, and why not.
    pub judgement: Judgement,
    /// How each meld can be fixed, in the order laid down; `None` for a legal
    /// meld, and where nothing helps.
    pub fixes: Vec<Option<MeldFix>>,
    /// A lay-down of the same cards that leaves fewer points, or the best one if
    /// this one is illegal.
    pub better: Option<Arrangement>,
}

/// Judges a lay-down and looks for fixes and a better one.
pub fn judge(lay_down: &LayDown, rules: RoundRules<'_>) -> LayDownVerdict {
    let judgement = lay_down.judge(rules);
    // After the discard what is in no meld lies there and counts.
    let has_discarded = lay_down.discard.is_some() || lay_down.left.is_some();
    let fix = |meld: &Vec<_>| fix_meld(meld, has_discarded, rules);
    LayDownVerdict {
        fixes: lay_down.melds.iter().map(fix).collect(),
        better: better_lay_down(lay_down, &judgement, rules),
        judgement,
    }
}

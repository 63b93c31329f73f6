//! What an arrangement costs, in one number.
//!
//! Penalty, loose cards and melds share it, in this order of weight, so that
//! adding up and comparing costs one instruction.

/// What a search adds up and keeps low.
pub(super) type Cost = u32;

/// More than any arrangement costs, and still safe to add up.
pub(super) const NEVER: Cost = Cost::MAX / 4;

/// What a meld costs.
pub(super) const MELD: Cost = 1;

/// What a loose card costs beside its points. No hand has as many melds.
pub(super) const LOOSE: Cost = 1 << 4;

/// What a point costs. No hand has as many loose cards.
pub(super) const POINT: Cost = 1 << 8;

/// Returns what a loose card of some points costs.
pub(super) const fn loose_cost(points: u16) -> Cost {
    points as Cost * POINT + LOOSE
}

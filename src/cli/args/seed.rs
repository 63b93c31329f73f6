//! Seeds that are not given.

use uuid::Uuid;

/// Returns a seed that can be typed again.
pub(crate) fn random_seed() -> u64 {
    u64::from(Uuid::new_v4().as_fields().0)
}

//! Counts wrong PINs, so that nobody can try them all.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The most wrong PINs in a minute.
const WRONG_PINS: usize = 10;

/// Counts wrong PINs, from anybody: who has the link may try them.
#[derive(Debug, Default)]
pub(super) struct WrongPins(Arc<AtomicUsize>);

impl WrongPins {
    pub(super) fn are_too_many(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= WRONG_PINS
    }

    /// Counts one for a minute.
    pub(super) fn add(&self) {
        let count = Arc::clone(&self.0);
        count.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(60)).await;
            count.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

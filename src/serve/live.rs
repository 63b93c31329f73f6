//! Counts the changes of what the pages show, and the phones that wait for them.

use tokio::sync::{Notify, watch};

/// The changes, and who waits for them.
pub(super) struct Live {
    changes: watch::Sender<u64>,
    /// Wakes who looks at the database for the first phone.
    phones: Notify,
}

impl Live {
    pub(super) fn new() -> Self {
        Self { changes: watch::Sender::new(0), phones: Notify::new() }
    }

    /// Tells the phones to load what they show again.
    pub(super) fn changed(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Returns the number of changes, now and after each.
    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        let mut changes = self.changes.subscribe();
        changes.mark_changed();
        self.phones.notify_one();
        changes
    }

    /// Waits until a phone is there.
    pub(super) async fn phone(&self) {
        while self.changes.receiver_count() == 0 {
            self.phones.notified().await;
        }
    }
}

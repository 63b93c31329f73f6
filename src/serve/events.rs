//! What tells the phones that something has changed.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::time::{sleep, timeout};

use super::server::Server;

/// How often the database is asked whether somebody else has changed it, while a phone is there.
const LOOK: Duration = Duration::from_millis(250);

/// How often a line is sent though nothing has changed, so that who has gone is noticed.
const ALIVE: Duration = Duration::from_secs(20);

/// How soon a phone connects again after the connection was lost.
const RETRY: Duration = Duration::from_secs(1);

/// After how long a phone connects again: who has gone without a word is forgotten.
const RENEWAL: Duration = Duration::from_secs(15 * 60);

/// Sends the run of the server and the number of changes, now and after each.
pub(super) async fn events(
    State(server): State<Arc<Server>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = server.changes.subscribe();
    changes.mark_changed();
    server.phones.notify_one();
    let boot = server.boot.clone();
    let events = unfold((changes, boot), |(mut changes, boot)| async move {
        timeout(RENEWAL, changes.changed()).await.ok()?.ok()?;
        let count = *changes.borrow_and_update();
        let event = Event::default().retry(RETRY).data(format!("{boot} {count}"));
        Some((Ok(event), (changes, boot)))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Looks at the database while phones are there, until it is dropped.
pub(super) async fn watch(server: Arc<Server>) {
    loop {
        while server.changes.receiver_count() == 0 {
            server.phones.notified().await;
        }
        let looks = Arc::clone(&server);
        let look = move || looks.games().look(&*looks.host);
        // What cannot be read is said by the page that wants to show it.
        if matches!(tokio::task::spawn_blocking(look).await, Ok(Ok(true))) {
            server.changed();
        }
        sleep(LOOK).await;
    }
}

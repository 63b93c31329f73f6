//! Takes connections, so many at a time and none that is slow.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

/// The most connections at a time; a phone has one for what is live, and some more
/// while it loads a page.
const CONNECTIONS: usize = 200;

/// The most connections of one address at a time, so that nobody takes those of all;
/// this machine may have any number.
const OF_ONE: usize = 32;

/// How long the head of a request may take, and how long a connection may idle.
const HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;

const HEAD_LINES: usize = 64;

/// The address of this machine at which a request arrived.
#[derive(Debug, Clone, Copy)]
pub(super) struct Local(pub(super) SocketAddr);

/// Answers requests until it is dropped.
pub(super) async fn listen(listener: TcpListener, router: Router) {
    let connections = Connections::default();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            // As many files are open as may be.
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        // One too many is closed at once.
        if let Some(connection) = connections.open(peer.ip()) {
            let router = router.clone();
            tokio::spawn(async move {
                answer(stream, router).await;
                drop(connection);
            });
        }
    }
}

#[derive(Debug, Default, Clone)]
struct Connections(Arc<Mutex<Vec<IpAddr>>>);

impl Connections {
    /// Counts one more until it is dropped; `None` if that is too many.
    fn open(&self, of: IpAddr) -> Option<Connection> {
        let mut all = self.all();
        let of_one = all.iter().filter(|other| **other == of).count();
        (all.len() < CONNECTIONS && (of_one < OF_ONE || of.is_loopback())).then(|| {
            all.push(of);
            Connection { all: self.clone(), of }
        })
    }

    fn all(&self) -> MutexGuard<'_, Vec<IpAddr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
struct Connection {
    all: Connections,
    of: IpAddr,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut all = self.all.all();
        if let Some(place) = all.iter().position(|other| *other == self.of) {
            all.swap_remove(place);
        }
    }
}

async fn answer(stream: TcpStream, router: Router) {
    let Ok(local) = stream.local_addr() else { return };
    let service = TowerToHyperService::new(router.layer(Extension(Local(local))));
    // A connection that fails is one that its phone has given up.
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(HEAD_BYTES)
        .max_headers(HEAD_LINES)
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_the_connections_of_all() {
        let connections = Connections::default();
        let open = |last| connections.open(IpAddr::from([192, 168, 1, last]));
        let greedy: Vec<_> = (0..CONNECTIONS).filter_map(|_| open(7)).collect();
        assert_eq!(greedy.len(), OF_ONE);
        drop(open(8).expect("another phone"));
        let mut others: Vec<_> = (8..=255).filter_map(open).take(CONNECTIONS - OF_ONE).collect();
        assert_eq!(others.len(), CONNECTIONS - OF_ONE);
        assert!(open(1).is_none(), "all are taken");
        drop(greedy);
        others.extend((0..OF_ONE).map(|_| open(7).expect("those that were given back")));
        drop(others);
        assert!(connections.all().is_empty());
        let own: Vec<_> =
            (0..300).filter_map(|_| connections.open(IpAddr::from([127, 0, 0, 1]))).collect();
        assert_eq!(own.len(), CONNECTIONS);
    }
}

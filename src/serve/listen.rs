//! Takes connections, so many at a time and none that is slow.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::sleep;

/// The most connections at a time; a phone has one for what is live, and some more
/// while it loads a page.
const CONNECTIONS: usize = 200;

/// How long the head of a request may take, and how long a connection may idle.
const HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;

/// The most lines in it.
const HEAD_LINES: usize = 64;

/// The address of this machine at which a request arrived.
#[derive(Debug, Clone, Copy)]
pub(super) struct Local(pub(super) SocketAddr);

/// Answers requests until it is dropped.
pub(super) async fn listen(listener: TcpListener, router: Router) {
    let connections = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            // As many files are open as may be.
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        // One too many is closed at once.
        if let Ok(permit) = Arc::clone(&connections).try_acquire_owned() {
            let router = router.clone();
            tokio::spawn(async move {
                answer(stream, router).await;
                drop(permit);
            });
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

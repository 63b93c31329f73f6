//! Pages and live updates for the phones at the table: `crowns serve`.
//!
//! A page is written for each request from what the database holds; what changes is sent as a
//! server-sent event, upon which a phone loads its page again. What is entered for a round stays
//! in memory until all of it is there, and is then recorded by the same calls as `crowns score`.
//! `docs/serve.md` describes routes, cookies and limits.
//!
//! Knows no rules and no SQL, and of the program around it what [`Host`] tells.

mod access;
mod entered;
mod events;
mod games;
mod guard;
mod host;
mod listen;
mod pages;
mod request;
mod round;
mod routes;
mod server;

use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use self::server::Server;
use crate::messages::Language;

pub use access::{Role, Secrets};
pub use host::{Host, ServedReport};

/// Where and to whom pages are served.
pub struct Options {
    pub listener: TcpListener,
    pub secrets: Secrets,
    /// What is asked for besides the link.
    pub pin: Option<String>,
    /// The language of phones that prefer none that there is.
    pub language: Language,
}

/// How long what is being recorded may take when the server is stopped.
const LAST_COMMANDS: Duration = Duration::from_secs(5);

/// The most threads that work at requests.
const THREADS: usize = 8;

/// Serves pages until the process is told to stop.
///
/// # Errors
///
/// Those of the network and of the random numbers of the system, and a sentence for a
/// database that cannot be opened.
pub fn serve(options: Options, host: impl Host) -> io::Result<()> {
    let Options { listener, secrets, pin, language } = options;
    listener.set_nonblocking(true)?;
    let port = listener.local_addr()?.port();
    let access = access::Access::new(secrets, pin);
    let server = Arc::new(Server::new(Box::new(host), access, port, language)?);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(THREADS)
        .build()?;
    let served = runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        tokio::spawn(events::watch(Arc::clone(&server)));
        tokio::spawn(listen::listen(listener, routes::router(server)));
        stopped().await
    });
    runtime.shutdown_timeout(LAST_COMMANDS);
    served
}

/// Waits for Ctrl-C, or for the signal that ends a process.
async fn stopped() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate())?;
        tokio::select! {
            stopped = tokio::signal::ctrl_c() => stopped,
            _ = ended.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

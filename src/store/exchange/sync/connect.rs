//! A connection to a PostgreSQL server: encrypted, and to one that is who it says it
//! is, unless it is this machine.

use std::net::IpAddr;
use std::path::Path;
use std::time::Duration;

use postgres::config::{Host, SslMode};
use postgres::error::{DbError, SqlState};
use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, Config, NoTls};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::error::SyncError;
use super::url::{without_option, without_password};

/// How long a server may take to answer a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a connection may be dead before that is noticed.
const DEAD_AFTER: Duration = Duration::from_secs(30);

/// The name that is notified when events are added.
pub(super) const CHANNEL: &str = "crowns_journal";

/// A connection to a server.
pub struct SyncServer {
    pub(super) client: Client,
    /// The URL without a password.
    pub(super) name: String,
}

impl SyncServer {
    /// Connects to the server of a URL. With TLS, and only to one that a
    /// certificate authority of the system, or of the file `sslrootcert`, vouches
    /// for, unless it is this machine. `password` is used if the URL has none.
    ///
    /// # Errors
    ///
    /// [`SyncError`] if the URL is not one or the server does not answer.
    pub fn connect(url: &str, password: Option<&str>) -> Result<Self, SyncError> {
        let name = without_password(url);
        let (url, authorities) = without_option(url, "sslrootcert");
        // Certificates are verified anyway.
        let url = url
            .replace("sslmode=verify-full", "sslmode=require")
            .replace("sslmode=verify-ca", "sslmode=require");
        let wrong = |why: postgres::Error| SyncError::Url { why: chain(&why) };
        let mut config: Config = url.parse().map_err(wrong)?;
        if let (None, Some(password)) = (config.get_password(), password) {
            config.password(password);
        }
        config.connect_timeout(CONNECT_TIMEOUT);
        config.tcp_user_timeout(DEAD_AFTER);
        config.application_name("crowns");
        let client = match (is_local(&config), config.get_ssl_mode()) {
            (true, SslMode::Disable | SslMode::Prefer) if authorities.is_none() => {
                config.ssl_mode(SslMode::Disable).connect(NoTls)
            }
            (false, SslMode::Disable) => return Err(SyncError::Unencrypted),
            _ => {
                let tls = verifying(authorities.as_deref().map(Path::new))?;
                config.ssl_mode(SslMode::Require).connect(tls)
            }
        };
        let client = client.map_err(|error| unreachable_server(&error, &name))?;
        Ok(Self { client, name })
    }

    /// Waits until another device has added events, at most for some time.
    ///
    /// # Errors
    ///
    /// [`SyncError`] if the connection is lost.
    pub fn wait(&mut self, at_most: Duration) -> Result<(), SyncError> {
        let listen = format!("LISTEN {CHANNEL}");
        self.client.batch_execute(&listen).map_err(failed)?;
        let mut notifications = self.client.notifications();
        let first = notifications.timeout_iter(at_most).next();
        first.map(drop).map_err(failed)?;
        // The others that are there already are of what is read next, too.
        while notifications.iter().next().map_err(failed)?.is_some() {}
        Ok(())
    }
}

/// Returns `true` if all hosts of a configuration are this machine.
fn is_local(config: &Config) -> bool {
    let is_loopback = |address: &str| {
        address == "localhost" || address.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
    };
    let host = |host: &Host| match host {
        Host::Tcp(name) => is_loopback(name),
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    config.get_hosts().iter().all(host) && config.get_hostaddrs().iter().all(IpAddr::is_loopback)
}

/// Returns what encrypts a connection, and refuses a server that none of the
/// authorities in a file, or of the system, vouches for.
fn verifying(authorities: Option<&Path>) -> Result<MakeRustlsConnect, SyncError> {
    let Some(path) = authorities else {
        let tls = MakeRustlsConnect::with_native_certs();
        return tls
            .map(|(tls, _)| tls)
            .map_err(|_| SyncError::NoCertificates);
    };
    let unreadable = |why: String| SyncError::Certificates {
        path: path.to_owned(),
        why,
    };
    let mut roots = RootCertStore::empty();
    for authority in
        CertificateDer::pem_file_iter(path).map_err(|why| unreadable(why.to_string()))?
    {
        let authority = authority.map_err(|why| unreadable(why.to_string()))?;
        roots
            .add(authority)
            .map_err(|why| unreadable(why.to_string()))?;
    }
    if roots.is_empty() {
        return Err(unreadable("it has none".to_owned()));
    }
    let config = ClientConfig::builder().with_root_certificates(roots);
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

/// Returns why a connection was not made.
fn unreachable_server(error: &postgres::Error, url: &str) -> SyncError {
    let message = match error.as_db_error() {
        Some(db) if *db.code() != SqlState::INVALID_PASSWORD => return failed_by(db),
        Some(db) => db.message().to_owned(),
        None => chain(error),
    };
    match error.as_db_error().is_some() || message.contains("password missing") {
        true => SyncError::Password { message },
        false => SyncError::Unreachable {
            url: url.to_owned(),
            why: message,
        },
    }
}

/// Returns the error of a server as it says it.
pub(super) fn failed(error: postgres::Error) -> SyncError {
    match error.as_db_error() {
        Some(db) => failed_by(db),
        None => SyncError::Server {
            message: chain(&error),
        },
    }
}

fn failed_by(error: &DbError) -> SyncError {
    const MISSING: [SqlState; 2] = [SqlState::UNDEFINED_TABLE, SqlState::UNDEFINED_FUNCTION];
    match MISSING.contains(error.code()) {
        true => SyncError::NotSetUp,
        false => SyncError::Server {
            message: error.message().to_owned(),
        },
    }
}

/// Returns an error with what caused it.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut next = error.source();
    while let Some(cause) = next {
        let cause_text = cause.to_string();
        if !text.contains(&cause_text) {
            text += &format!(": {cause_text}");
        }
        next = cause.source();
    }
    text
}

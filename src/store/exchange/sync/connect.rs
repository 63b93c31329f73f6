//! A connection to a PostgreSQL server: encrypted, and to one that is who it says it
//! is, unless it is this machine.

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use postgres::config::{Host, SslMode};
use postgres::error::{DbError, SqlState};
use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, Config, NoTls};
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::report::SyncError;
use super::url::{without_option, without_passwords};

const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// How long a connection may be silent before the system asks whether it is dead.
const KEEPALIVE: Duration = Duration::from_secs(10);

/// The name that is notified when events are added.
pub(super) const CHANNEL: &str = "crowns_journal";

/// A connection to a server, in a thread of its own: one that does not answer is left to itself.
pub struct SyncServer {
    jobs: Sender<Job>,
    /// The URL without a password.
    pub(super) name: String,
}

type Job = Box<dyn FnOnce(&mut Client) + Send>;

impl SyncServer {
    /// Connects to the server of a URL. With TLS, and only to one that a
    /// certificate authority of the system, or of the file `sslrootcert`, vouches
    /// for, unless it is this machine. `password` is used if the URL has none.
    pub fn connect(url: &str, password: Option<&str>) -> Result<Self, SyncError> {
        let name = without_passwords(url);
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
        config.tcp_user_timeout(ANSWER_TIMEOUT);
        config.keepalives_idle(KEEPALIVE);
        config.keepalives_interval(KEEPALIVE / 2);
        config.keepalives_retries(2);
        config.application_name("crowns");
        let tls = match (is_local(&config), config.get_ssl_mode()) {
            (true, SslMode::Disable | SslMode::Prefer) if authorities.is_none() => None,
            (false, SslMode::Disable) => return Err(SyncError::Unencrypted),
            _ => Some(verifying(authorities.as_deref().map(Path::new))?),
        };
        let (jobs, todo) = mpsc::channel::<Job>();
        let (connected, is_connected) = mpsc::channel();
        thread::spawn(move || {
            let client = match tls {
                None => config.ssl_mode(SslMode::Disable).connect(NoTls),
                Some(tls) => config.ssl_mode(SslMode::Require).connect(tls),
            };
            match client {
                Ok(mut client) => {
                    let _ = connected.send(Ok(()));
                    todo.into_iter().for_each(|job| job(&mut client));
                }
                Err(error) => _ = connected.send(Err(error)),
            }
        });
        let server = Self { jobs, name };
        match is_connected.recv_timeout(CONNECT_TIMEOUT + ANSWER_TIMEOUT) {
            Ok(Ok(())) => Ok(server),
            Ok(Err(error)) => Err(unreachable_server(&error, &server.name)),
            Err(_) => Err(server.silent()),
        }
    }

    pub(super) fn call<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Client) -> Result<T, postgres::Error> + Send + 'static,
    ) -> Result<T, SyncError> {
        self.call_and_wait(Duration::ZERO, work)
    }

    fn call_and_wait<T: Send + 'static>(
        &self,
        longer: Duration,
        work: impl FnOnce(&mut Client) -> Result<T, postgres::Error> + Send + 'static,
    ) -> Result<T, SyncError> {
        let (done, is_done) = mpsc::channel();
        let job = move |client: &mut Client| _ = done.send(work(client));
        let sent = self.jobs.send(Box::new(job));
        match sent.map(|()| is_done.recv_timeout(ANSWER_TIMEOUT + longer)) {
            Ok(Ok(answer)) => answer.map_err(failed),
            _ => Err(self.silent()),
        }
    }

    fn silent(&self) -> SyncError {
        SyncError::Unreachable { url: self.name.clone(), why: "it does not answer".to_owned() }
    }

    /// Waits until another device has added events, at most for some time.
    pub fn wait(&self, at_most: Duration) -> Result<(), SyncError> {
        self.call_and_wait(at_most, move |client| {
            client.batch_execute(&format!("LISTEN {CHANNEL}"))?;
            let mut notifications = client.notifications();
            notifications.timeout_iter(at_most).next()?;
            // The others that are there already are of what is read next, too.
            while notifications.iter().next()?.is_some() {}
            Ok(())
        })
    }
}

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
        return tls.map(|(tls, _)| tls).map_err(|_| SyncError::NoCertificates);
    };
    let unreadable = |why: String| SyncError::Certificates { path: path.to_owned(), why };
    let named = CertificateDer::pem_file_iter(path).and_then(Iterator::collect);
    let named: Vec<_> = named.map_err(|why| unreadable(why.to_string()))?;
    let mut roots = RootCertStore::empty();
    for authority in &named {
        roots.add(authority.clone()).map_err(|why| unreadable(why.to_string()))?;
    }
    if roots.is_empty() {
        return Err(unreadable("it has no certificates".to_owned()));
    }
    let chains = WebPkiServerVerifier::builder(Arc::new(roots)).build();
    let chains = chains.map_err(|why| unreadable(why.to_string()))?;
    let config = ClientConfig::builder().dangerous();
    let config = config.with_custom_certificate_verifier(Arc::new(Verifier { chains, named }));
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

/// Verifies a server by the certificates of a file: those of authorities, or its own, which is an
/// authority's too if it was made as the manual of PostgreSQL shows.
#[derive(Debug)]
struct Verifier {
    chains: Arc<WebPkiServerVerifier>,
    named: Vec<CertificateDer<'static>>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let verified = (self.chains).verify_server_cert(certificate, others, name, ocsp, now);
        match &verified {
            // Its time has been checked before.
            Err(rustls::Error::InvalidCertificate(CertificateError::Other(why)))
                if why.to_string().contains("CaUsedAsEndEntity")
                    && self.named.iter().any(|named| named == certificate) =>
            {
                Ok(ServerCertVerified::assertion())
            }
            _ => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        (self.chains).verify_tls12_signature(message, certificate, signature)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        (self.chains).verify_tls13_signature(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.chains.supported_verify_schemes()
    }
}

fn unreachable_server(error: &postgres::Error, url: &str) -> SyncError {
    let message = match error.as_db_error() {
        Some(db) if *db.code() != SqlState::INVALID_PASSWORD => return failed_by(db),
        Some(db) => db.message().to_owned(),
        None => chain(error),
    };
    match error.as_db_error().is_some() || message.contains("password missing") {
        true => SyncError::Password { message },
        false => SyncError::Unreachable { url: url.to_owned(), why: message },
    }
}

pub(super) fn failed(error: postgres::Error) -> SyncError {
    match error.as_db_error() {
        Some(db) => failed_by(db),
        None => SyncError::Server { message: chain(&error) },
    }
}

fn failed_by(error: &DbError) -> SyncError {
    const MISSING: [SqlState; 2] = [SqlState::UNDEFINED_TABLE, SqlState::UNDEFINED_FUNCTION];
    match MISSING.contains(error.code()) {
        true => SyncError::NotSetUp,
        false => SyncError::Server { message: error.message().to_owned() },
    }
}

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

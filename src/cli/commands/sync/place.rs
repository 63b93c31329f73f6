//! A place to sync with: a directory, or a server.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::cli::prelude::*;
#[cfg(feature = "postgres")]
use crate::store::SyncServer;
use crate::store::{
    Progress, Store, SyncError, SyncReport, check_sync_directory, is_server, without_passwords,
};

/// How long is waited before a directory is read again.
const PAUSE: Duration = Duration::from_secs(2);

/// A directory or a server.
pub(super) enum Place {
    Directory(PathBuf),
    #[cfg(feature = "postgres")]
    Server {
        url: String,
        /// `None` after it was lost.
        server: Option<Box<SyncServer>>,
    },
}

impl Place {
    pub(super) fn of(target: &Path) -> Result<Self> {
        match target.to_str() {
            Some(url) if is_server(url) => Self::server(url.trim()),
            _ => {
                check_sync_directory(target)?;
                Ok(Self::Directory(target.to_owned()))
            }
        }
    }

    #[cfg(feature = "postgres")]
    fn server(url: &str) -> Result<Self> {
        let server = Some(connect(url)?);
        let url = url.to_owned();
        Ok(Self::Server { url, server })
    }

    #[cfg(not(feature = "postgres"))]
    fn server(_: &str) -> Result<Self> {
        Err(SyncError::NoPostgres.into())
    }

    /// Returns what it is called, without a password.
    pub(super) fn name(target: &Path) -> String {
        let name = target.to_string_lossy();
        if is_server(&name) { without_passwords(name.trim()) } else { name.into_owned() }
    }

    pub(super) fn sync(&mut self, store: &mut Store, context: &Context) -> Result<SyncReport> {
        let now = context.now()?;
        let exchange = |step: Progress<'_>| match self {
            Self::Directory(directory) => store.sync(directory, now, step),
            #[cfg(feature = "postgres")]
            Self::Server { url, server } => {
                let there = match server.take() {
                    Some(there) => there,
                    None => connect(url)?,
                };
                let report = store.sync_server(&there, now, step)?;
                *server = Some(there).filter(|_| report.unsent.is_none());
                Ok(report)
            }
        };
        let report: Result<_, SyncError> = progress::during(&progress::of(0), exchange);
        Ok(report?)
    }

    /// Waits for a moment, or until a server tells that there is more.
    pub(super) fn wait(&mut self) {
        #[cfg(feature = "postgres")]
        if let Self::Server { server, .. } = self
            && let Some(there) = server.take()
            && there.wait(PAUSE).is_ok()
        {
            *server = Some(there);
            return;
        }
        thread::sleep(PAUSE);
    }
}

#[cfg(feature = "postgres")]
fn connect(url: &str) -> Result<Box<SyncServer>, SyncError> {
    let password = std::env::var("PGPASSWORD").ok();
    SyncServer::connect(url, password.as_deref()).map(Box::new)
}

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::store::db::error::StoreError;

/// Why nothing can be exchanged with a place: it is not one, it cannot be reached,
/// or the connection was lost.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum SyncError {
    #[error("there is no directory `{}`", .path.display())]
    NoFolder { path: PathBuf },
    #[error("`{}` is a file, not a directory", .path.display())]
    NotFolder { path: PathBuf },
    #[error("the path of a directory to sync with must be valid UTF-8: `{}`", .path.display())]
    NotUtf8 { path: PathBuf },
    #[error("`{}` is a link: other devices do not read what is behind it", .path.display())]
    Link { path: PathBuf },
    #[error("cannot read `{}`: {why}", .path.display())]
    Read { path: PathBuf, why: io::Error },
    #[error("cannot write to `{}`: {why}", .path.display())]
    Write { path: PathBuf, why: io::Error },
    #[error("`{}` is in a git work tree, but `git` cannot be run: {why}", .path.display())]
    NoGit { path: PathBuf, why: io::Error },
    #[error("the git work tree of `{}` has no branch checked out", .path.display())]
    NoBranch { path: PathBuf },
    #[error("a merge is going on in the git work tree of `{}`", .path.display())]
    Merging { path: PathBuf },
    #[error(
        "git cannot merge `{}` in the work tree of `{}` with the remote",
        .files.join("`, `"), .path.display()
    )]
    Conflict { path: PathBuf, files: Vec<String> },
    #[error("another sync is going on in `{}`", .path.display())]
    Syncing { path: PathBuf },
    #[error("another git is running, or was killed: `{}` is there", .path.display())]
    Locked { path: PathBuf },
    #[error("git in `{}`: {message}", .path.display())]
    Git { path: PathBuf, message: String },
    #[error("this crowns was built without PostgreSQL")]
    NoPostgres,
    #[error("the URL of a PostgreSQL server is malformed: {why}")]
    Url { why: String },
    #[error("only a server on this machine may be used without TLS")]
    Unencrypted,
    #[error("no CA certificates found on this system")]
    NoCertificates,
    #[error("cannot read the certificates in `{}`: {why}", .path.display())]
    Certificates { path: PathBuf, why: String },
    #[error("cannot reach the server of `{url}`: {why}")]
    Unreachable { url: String, why: String },
    #[error("PostgreSQL: {message}")]
    Password { message: String },
    #[error("the PostgreSQL server has no table for crowns")]
    NotSetUp,
    #[error("the login is not in the club `{club}`{}", in_others(.others))]
    NotMember { club: String, others: Vec<String> },
    #[error("PostgreSQL: {message}")]
    Server { message: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Says which other clubs a login is in.
fn in_others(others: &[String]) -> String {
    match others.is_empty() {
        true => String::new(),
        false => format!("; it is in `{}`", others.join("`, `")),
    }
}

impl From<rusqlite::Error> for SyncError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

#[cfg(test)]
error_samples! { SyncError {
    NoFolder { path: "/media/stick" },
    NotFolder { path: "/media/stick" },
    NotUtf8 { path: "/media/stick" },
    Link { path: "/media/stick" },
    Read { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::StorageFull) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::ReadOnlyFilesystem) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) },
    NoGit { path: "/srv/club", why: io::Error::from(io::ErrorKind::NotFound) },
    NoBranch { path: "/srv/club" },
    Merging { path: "/srv/club" },
    Conflict { path: "/srv/club", files: ["rules.md", "venues.md"] },
    Syncing { path: "/srv/club/.git" },
    Locked { path: "/srv/club/.git/index.lock" },
    Git { path: "/srv/club", message: "fatal: detected dubious ownership in repository" },
    NoPostgres,
    Url { why: "invalid value for option `port`" },
    Unencrypted, NoCertificates, NotSetUp,
    Certificates { path: "ca.pem", why: "it has none" },
    Unreachable { url: "postgres://ann@db.example.org/club", why: "connection refused" },
    Password { message: "password authentication failed for user \"ann\"" },
    NotMember { club: "tusday", others: ["monday", "tuesday"] },
    NotMember { club: "tuesday", others: Vec::new() },
    Server { message: "database \"club\" does not exist" },
    Store(StoreError::Full),
} }

//! What the disk under a file has to say: how much room there is, and whether
//! it is another machine's.

use std::path::Path;

/// The disk that a file lies on; nothing of what cannot be told here.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Disk {
    /// Room for this user, in bytes.
    pub free: Option<u64>,
    /// The kind of file system, where it is one over a network.
    pub network: Option<&'static str>,
    /// The permissions of the file, such as `0o600`.
    pub mode: Option<u32>,
}

impl Disk {
    /// Looks at the disk under a file.
    #[cfg(unix)]
    pub(super) fn of(path: &Path) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let free = rustix::fs::statvfs(path).ok();
        let mode = path.metadata().ok();
        Self {
            free: free.map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize)),
            network: network(path),
            mode: mode.map(|file| file.permissions().mode() & 0o777),
        }
    }

    /// Looks at the disk under a file.
    #[cfg(not(unix))]
    pub(super) fn of(_: &Path) -> Self {
        Self::default()
    }

    /// Says whether others than its owner can read or write the file.
    pub fn is_open_to_others(&self) -> bool {
        self.mode.is_some_and(|mode| mode & 0o077 != 0)
    }
}

/// Names a file system over a network, on which SQLite's locks may not hold.
///
/// Source: `statfs(2)`, and `linux/magic.h`.
#[cfg(target_os = "linux")]
fn network(path: &Path) -> Option<&'static str> {
    let kind = rustix::fs::statfs(path).ok()?.f_type;
    // The field is signed on some machines; the numbers have 32 bits.
    match kind as u32 {
        0x6969 => Some("NFS"),
        0x517b | 0xff53_4d42 | 0xfe53_4d42 => Some("SMB"),
        0x0102_1997 => Some("9p"),
        0x5346_414f => Some("AFS"),
        0x00c3_6400 => Some("Ceph"),
        0x7375_7245 => Some("Coda"),
        _ => None,
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
fn network(_: &Path) -> Option<&'static str> {
    None
}

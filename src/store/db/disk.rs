//! The disk of a file: its free space, and whether it is a network disk.

use std::path::Path;

/// The disk that a file is on; `None` for what cannot be determined.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Disk {
    /// Free space for this user, in bytes.
    pub free: Option<u64>,
    /// The kind of file system, where it is one over a network.
    pub network: Option<&'static str>,
    /// The permissions of the file, such as `0o600`.
    pub mode: Option<u32>,
    /// Whether nothing can be written to it.
    pub is_read_only: bool,
}

impl Disk {
    #[cfg(unix)]
    pub(in crate::store) fn of(path: &Path) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let free = rustix::fs::statvfs(path).ok();
        let read_only = rustix::fs::StatVfsMountFlags::RDONLY;
        let mode = path.metadata().ok();
        Self {
            free: free.as_ref().map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize)),
            network: network(path),
            mode: mode.map(|file| file.permissions().mode() & 0o777),
            is_read_only: free.as_ref().is_some_and(|disk| disk.f_flag.contains(read_only)),
        }
    }

    #[cfg(not(unix))]
    pub(in crate::store) fn of(_: &Path) -> Self {
        Self::default()
    }

    /// Returns `true` if others than its owner can read or write the file.
    pub fn is_open_to_others(&self) -> bool {
        self.mode.is_some_and(|mode| mode & 0o077 != 0)
    }
}

/// Returns the name of a network file system, on which SQLite's locks may not hold.
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
        FUSE => {
            let mounts = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
            by_program(&mounts, &path.canonicalize().ok()?)
        }
        _ => None,
    }
}

/// The magic number of FUSE; the mount table has the actual file system.
#[cfg(target_os = "linux")]
const FUSE: u32 = 0x6573_5546;

/// Names a file system over a network that a program brings about, the one
/// that a path without links is in. What a file manager opens from another
/// machine is such a one, and so are many shared folders.
///
/// Source: `proc_pid_mountinfo(5)`.
#[cfg(target_os = "linux")]
fn by_program(mounts: &str, path: &Path) -> Option<&'static str> {
    let mount = |line| {
        let (mount, file_system) = str::split_once(line, " - ")?;
        let point = mount.split(' ').nth(4)?.replace("\\040", " ").replace("\\134", "\\");
        Some((point, file_system.split(' ').next()?))
    };
    let over = mounts.lines().filter_map(mount).filter(|(point, _)| path.starts_with(point));
    // Of two at one point, the later hides the earlier.
    let (_, kind) = over.max_by_key(|(point, _)| point.len())?;
    match kind {
        "fuse.gvfsd-fuse" => Some("GVfs"),
        "fuse.sshfs" => Some("SSHFS"),
        "fuse.rclone" => Some("rclone"),
        "fuse.glusterfs" => Some("GlusterFS"),
        "fuse.curlftpfs" => Some("FTP"),
        "fuse.s3fs" => Some("S3"),
        _ => None,
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
fn network(_: &Path) -> Option<&'static str> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, expect: Option<&str>) {
        let mounts = "\
25 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
88 25 0:49 / /run/user/1000/gvfs rw,nosuid - fuse.gvfsd-fuse gvfsd-fuse rw,user_id=1000
90 25 0:51 / /home/ann/the\\040club rw,nosuid shared:9 master:2 - fuse.sshfs ann@club:/ rw
91 90 8:17 / /home/ann/the\\040club/stick rw - fuseblk /dev/sdb1 rw
92 25 0:52 / /srv rw - fuse.sshfs ann@club:/ rw
93 92 0:53 / /srv rw - fuse.gocryptfs /secret rw
";
        assert_eq!(by_program(mounts, Path::new(path)), expect, "{path}");
    }

    #[test]
    fn network_file_systems_behind_fuse_are_found() {
        check("/home/ann/crowns.db", None);
        check("/run/user/1000/gvfs/smb-share:server=nas/crowns.db", Some("GVfs"));
        check("/home/ann/the club/crowns.db", Some("SSHFS"));
        check("/home/ann/the club/stick/crowns.db", None);
        check("/home/ann/the clubhouse/crowns.db", None);
        check("/srv/crowns.db", None);
    }
}

//! The files of databases: the paths beside them, their schema, which file is at a
//! path, and the header, read without SQLite, to know whether this program can open it; the disk
//! that they are on, its free space, and whether it is a network disk.

use std::ffi::OsString;
use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::iter::successors;
use std::path::{Path, PathBuf};

use super::atomic_file::{Access, AtomicFile, Overwrite, folder_of};
use super::{Result, StoreError};

/// Resolves a symbolic link, so that the file is replaced and not the link.
pub(crate) fn resolve_link(path: &Path) -> PathBuf {
    let file = path.is_symlink().then(|| path.canonicalize());
    file.and_then(Result::ok).unwrap_or_else(|| path.to_owned())
}

/// Resolves a symbolic link of an output file, so that the file is replaced and
/// not the link, if this user or root made the link.
///
/// # Errors
///
/// [`StoreError::ForeignLink`] for a link of another user: in a directory that
/// others can write to, it could make this user replace any file of their own.
pub fn resolve_own_link(path: &Path) -> Result<PathBuf> {
    #[cfg(unix)]
    let is_foreign = |link: &Metadata| {
        const ROOT: u32 = 0;
        let owner = std::os::unix::fs::MetadataExt::uid(link);
        owner != ROOT && owner != rustix::process::geteuid().as_raw()
    };
    #[cfg(not(unix))]
    let is_foreign = |_: &Metadata| false;
    // A link that leads in a circle is reported by whatever opens it.
    const MOST_LINKS: usize = 40;
    let next = |link: &PathBuf| Some(folder_of(link).join(link.read_link().ok()?));
    let hops = successors(Some(path.to_owned()), next).take(MOST_LINKS);
    for hop in hops {
        let link = hop.symlink_metadata().ok();
        if link.is_some_and(|link| link.is_symlink() && is_foreign(&link)) {
            return Err(StoreError::ForeignLink { path: hop });
        }
    }
    Ok(resolve_link(path))
}

pub(crate) fn must_differ(path: &Path, other: &Path) -> Result<()> {
    let is_full = |full: PathBuf| other.canonicalize().is_ok_and(|other| other == full);
    match path.canonicalize().is_ok_and(is_full) {
        true => Err(StoreError::Itself { path: other.to_owned() }),
        false => Ok(()),
    }
}

/// Creates a partial file for a database, which only its owner can read.
pub(crate) fn partial(of: &Path) -> Result<AtomicFile> {
    AtomicFile::create(of, Access::Private).map_err(|why| match why.kind() {
        ErrorKind::NotFound => StoreError::of_file(of, why),
        _ => StoreError::of_new_file(of, why),
    })
}

pub(crate) fn put(database: AtomicFile, overwrite: Overwrite) -> Result<()> {
    let path = database.path().to_owned();
    // SQLite would take that journal for one of the new file, and roll back.
    let journal = with_end(&path, "-journal");
    if journal.try_exists().unwrap_or(false) {
        return Err(exists(&journal));
    }
    database.commit(overwrite).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => exists(&path),
        _ => StoreError::of_new_file(&path, why),
    })
}

pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

pub(crate) fn exists(path: &Path) -> StoreError {
    StoreError::Exists { path: path.to_owned() }
}

/// Returns `true` if a database has an older schema: opening it
/// migrates it, which takes a while if it is large.
pub fn is_old(path: &Path) -> Result<bool> {
    Ok(version_of(path)?.is_some_and(|version| (1..SCHEMA_VERSION).contains(&version)))
}

/// Returns `true` if there is a database that this program can open.
pub(crate) fn is_there(path: &Path) -> Result<bool> {
    Ok(version_of(path)?.is_some())
}

/// Returns the version of a database that this program can open, if there is
/// one. Reads the header without SQLite, which might write to the file.
///
/// Source: the SQLite file format, "The Database Header": at byte 40 the
/// schema cookie, at 60 the user version, at 68 the application id, big-endian.
fn version_of(path: &Path) -> Result<Option<u32>> {
    let of_file = |why| StoreError::of_file(path, why);
    // Opening a pipe would block.
    let kind = match path.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return match path.read_link() {
                Ok(target) => Err(StoreError::DanglingLink { path: path.to_owned(), target }),
                Err(_) => Ok(None),
            };
        }
        data => data.map_err(of_file)?,
    };
    must_be_file(path, &kind)?;
    let file = File::open(path).map_err(of_file)?;
    let mut header = Vec::new();
    file.take(72).read_to_end(&mut header).map_err(of_file)?;
    if header.is_empty() {
        return Ok(None);
    }
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let is_sqlite = header.starts_with(b"SQLite format 3\0");
    let path = path.to_owned();
    match (is_sqlite, number(60), number(68)) {
        (true, Some(found), Some(APPLICATION_ID)) if found > SCHEMA_VERSION => {
            Err(StoreError::Newer { path, found, known: SCHEMA_VERSION })
        }
        // A command was killed, or the disk was full, after SQLite had created
        // the file and before it wrote the schema.
        (true, Some(0), Some(APPLICATION_ID)) => Ok(None),
        (true, Some(0), Some(0)) if number(40) == Some(0) => Ok(None),
        (true, version, Some(APPLICATION_ID)) => Ok(version),
        _ => Err(StoreError::Foreign { path }),
    }
}

pub(crate) fn must_be_file(path: &Path, there: &Metadata) -> Result<()> {
    let path = path.to_owned();
    match (there.is_dir(), there.is_file()) {
        (true, _) => Err(StoreError::Directory { path }),
        (_, false) => Err(StoreError::NotFile { path }),
        _ => Ok(()),
    }
}

/// Returns `true` if the header has the mark of this program, even in a damaged file.
pub(crate) fn was_ours(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[68..] == APPLICATION_ID.to_be_bytes()
}

/// What makes each version of the schema of the one before, from none on.
pub(crate) const MIGRATIONS: [&str; 8] = [
    include_str!("../../../migrations/01-journal.sql"),
    include_str!("../../../migrations/02-results.sql"),
    include_str!("../../../migrations/03-checksums.sql"),
    include_str!("../../../migrations/04-control-totals.sql"),
    include_str!("../../../migrations/05-solitaire.sql"),
    include_str!("../../../migrations/06-tournaments.sql"),
    include_str!("../../../migrations/07-sync.sql"),
    include_str!("../../../migrations/08-game-cache.sql"),
];

pub const SCHEMA_VERSION: u32 = MIGRATIONS.len() as u32;

/// `CROW`, as the first migration sets it.
pub(crate) const APPLICATION_ID: u32 = 0x4352_4f57;

/// What tells a file from another one of the same path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    /// Returns that of a path, `None` if there is no file or nothing in it yet: who
    /// reads a database that another command is creating finds it when it is there.
    ///
    /// On Windows a file that is open cannot be replaced, so that all files are the same.
    pub fn of(path: &Path) -> Option<Self> {
        let file = std::fs::metadata(path).ok().filter(|file| file.len() > 0)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(Self(file.dev(), file.ino()))
        }
        #[cfg(not(unix))]
        {
            let _ = file;
            Some(Self(0, 0))
        }
    }
}

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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_there_once_it_has_content() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crowns.db");
        assert_eq!(FileId::of(&path), None);
        fs::write(&path, "").unwrap();
        assert_eq!(FileId::of(&path), None);
        fs::write(&path, "a").unwrap();
        let file = FileId::of(&path);
        assert!(file.is_some());
        fs::write(&path, "b").unwrap();
        assert_eq!(FileId::of(&path), file);
        #[cfg(unix)]
        {
            let other = folder.path().join("other.db");
            fs::write(&other, "c").unwrap();
            fs::rename(&other, &path).unwrap();
            assert_ne!(FileId::of(&path), file);
        }
    }

    #[cfg(target_os = "linux")]
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

    #[cfg(target_os = "linux")]
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

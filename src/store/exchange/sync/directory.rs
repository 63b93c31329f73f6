//! Exchanges with a directory that others read and write as well, and lets git
//! bring it to other devices and back if it is in a work tree with a remote.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use uuid::Uuid;

use super::git::{TRIES, Unreached, WorkTree};
use super::listing::Listing;
use super::local::{Exchange, LocalDatabase};
use super::name::JOURNAL;
use super::report::{SyncError, SyncReport};
use super::target::Target;
use super::{device_name, identity, receive, send};
use crate::store::db::connection::Progress;

/// Exchanges with a directory; if it is in a git work tree that has a remote,
/// with that.
pub(crate) fn sync_directory(
    mut local: LocalDatabase<'_>,
    directory: &Path,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let name = resolve(directory)?;
    let Some(tree) = WorkTree::find(Path::new(&name))? else {
        return sync_folder(&mut local, &name, step);
    };
    // A command may have been killed before it committed.
    tree.commit(&own_devices(&local, &name)?)?;
    let mut reached = tree.pull()?;
    let mut report = SyncReport::default();
    for nth in 0..TRIES {
        report.absorb(sync_folder(&mut local, &name, step)?);
        tree.commit(&own_devices(&local, &name)?)?;
        if let Err(Unreached(why)) = reached {
            report.unreached = Some(why);
            break;
        }
        match tree.push()? {
            Ok(()) => break,
            // Another device may have been faster.
            Err(Unreached(why)) if nth + 1 == TRIES => report.unreached = Some(why),
            Err(_) => {
                WorkTree::pause(nth);
                reached = tree.pull()?;
            }
        }
    }
    Ok(report)
}

/// Reads what others have written to a directory, given by its full path, and
/// writes what they do not have.
pub(super) fn sync_folder(
    local: &mut LocalDatabase<'_>,
    name: &str,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let root = Path::new(name).join(JOURNAL);
    let target = local.target(name)?;
    let mut exchange = Exchange { local, root, target, report: SyncReport::default() };
    exchange.run(step)?;
    Ok(exchange.report)
}

pub(super) fn own_devices(local: &LocalDatabase<'_>, name: &str) -> Result<Vec<Uuid>, SyncError> {
    match Target::find(local.connection, name)? {
        Some(target) => Ok(target.writers(local.connection)?),
        None => Ok(Vec::new()),
    }
}

pub fn check_directory(folder: &Path) -> Result<(), SyncError> {
    resolve(folder).map(drop)
}

/// Returns the full path of a directory. The one that this makes in it means the
/// one that is shared.
pub(super) fn resolve(folder: &Path) -> Result<String, SyncError> {
    let path = folder.to_owned();
    let full = folder.canonicalize().and_then(|full| {
        let there = fs::metadata(&full)?;
        let full = match full.parent() {
            Some(shared) if full.ends_with(JOURNAL) => shared.to_owned(),
            _ => full,
        };
        Ok((full, there.is_dir()))
    });
    match full {
        Err(error) if error.kind() == ErrorKind::NotFound => Err(SyncError::NoFolder { path }),
        Err(why) => Err(SyncError::Read { path, why }),
        Ok((_, false)) => Err(SyncError::NotFolder { path }),
        Ok((full, true)) => match full.into_os_string().into_string() {
            Ok(name) => Ok(name),
            Err(_) => Err(SyncError::NotUtf8 { path }),
        },
    }
}

impl Exchange<'_, '_> {
    fn run(&mut self, step: Progress<'_>) -> Result<(), SyncError> {
        let unreadable = |why| SyncError::Read { path: self.root.clone(), why };
        let mut listing = Listing::of(&self.root).map_err(unreadable)?;
        identity::ensure_unique_device(self, &listing)?;
        let own = self.root.join(self.local.device.0.to_string());
        send::remove_partial_files(&own, self.local.now);
        if listing.is_empty() && self.target.has_exchanged(self.connection())? {
            let target = self.target;
            self.local.write(|tx| target.send_all(tx))?;
        }
        let are_strangers = self.target.is_new(self.connection())?;
        self.report.passed_over = std::mem::take(&mut listing.others);
        // What came in is reported even if nothing can be written.
        let restored = send::restore(self, &listing);
        receive::receive(self, &listing, step)?;
        self.report.joined = are_strangers && self.report.received.has_new_only();
        self.report.passed_over.sort();
        match restored.and_then(|()| send::send(self)) {
            Err(SyncError::Store(error)) => return Err(error.into()),
            sent => self.report.unsent = sent.err(),
        }
        if let Some(name) = self.local.name {
            // Without it the device is named by its identifier.
            let _ = device_name::publish(&self.root, self.local.device.0, name);
        }
        device_name::add_to(&mut self.report, &self.root);
        Ok(())
    }
}

//! Exchanges with a directory, and lets git carry what was written.

use std::path::Path;

use super::error::SyncError;
use super::folder::{self, sync_folder};
use super::git::{Reached, TRIES, WorkTree};
use super::report::SyncReport;
use super::site::Site;
use crate::store::db::progress::Progress;

/// Exchanges with a directory; if it is in a git work tree that has a remote,
/// with that.
pub(in crate::store) fn sync_directory(
    mut site: Site<'_>,
    directory: &Path,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let name = folder::resolve(directory)?;
    let Some(tree) = WorkTree::find(Path::new(&name))? else {
        return sync_folder(&mut site, &name, step);
    };
    // A command may have been killed before it committed.
    tree.commit(&folder::own_devices(&site, &name)?)?;
    let mut reached = tree.pull()?;
    let mut report = SyncReport::default();
    for nth in 0..TRIES {
        report.absorb(sync_folder(&mut site, &name, step)?);
        tree.commit(&folder::own_devices(&site, &name)?)?;
        if let Reached::No(why) = reached {
            report.unreached = Some(why);
            break;
        }
        match tree.push()? {
            None | Some(Reached::Yes) => break,
            // Another device may have been faster.
            Some(Reached::No(why)) if nth + 1 == TRIES => report.unreached = Some(why),
            Some(Reached::No(_)) => {
                WorkTree::pause(nth);
                reached = tree.pull()?;
            }
        }
    }
    Ok(report)
}

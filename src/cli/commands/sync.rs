//! `crowns sync`: exchanges the journal with other devices.

use std::thread;
use std::time::Duration;

use crate::cli::args::output::warn_once;
use crate::cli::prelude::*;
#[cfg(feature = "postgres")]
use crate::store::SyncServer;
use crate::store::{
    Progress, SyncError, SyncReport, check_sync_directory, is_server, name_device,
    without_passwords,
};

/// Exchange games with other devices through a shared directory
///
/// DIR is a directory on a USB stick or a share, or one that Syncthing or Dropbox
/// keeps in sync. `sync` writes to it what the other devices do not have, and reads what
/// they have written. In a clone of a git repository, pulls before and pushes
/// afterwards. Devices may sync at any time, in any order, and at the same time.
///
/// Without DIR, uses the last one again. `crowns undo` still undoes the last
/// command of this device; the next sync sends that too.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns sync /media/ann/STICK
  crowns sync ~/Dropbox/club
  git clone git@example.org:club/scores.git && crowns sync scores
  crowns sync --name \"table 7\"
  crowns sync --watch

Anyone who can write to the directory can write scores.")]
pub(crate) struct Args {
    /// Directory to sync with, or the URL of a PostgreSQL server
    #[arg(value_name = "DIR")]
    target: Option<PathBuf>,

    /// Name that other devices show for this one [default: its host name]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// Sync again every few seconds, until Ctrl-C
    #[arg(long)]
    watch: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let named = args.name.as_deref().map(Name::new).transpose()?;
    let (target, last) = match &args.target {
        Some(target) => (target.clone(), None),
        None => {
            let store = context.open_existing()?;
            (last_target(&store)?, Some(store))
        }
    };
    // A wrong name makes no database.
    let mut place = Place::new(&target)?;
    let store = last.map_or_else(|| context.open(), Ok)?;
    if let Some(name) = &named {
        name_device(&context.device_file()?, name)?;
    }
    let mut store = store.with_name(context.device_name()?);
    let name = Place::name(&target);
    let report = place.sync(&mut store, context)?;
    args.show(&report, &name, context)?;
    // What came in has been shown.
    context.committed.clear();
    match report.unsent {
        Some(error) if !args.watch => Err(error.into()),
        _ if args.watch => args.watch(&mut store, &mut place, &name, context),
        _ => Ok(Outcome::Yes),
    }
}

fn last_target(store: &Store) -> Result<PathBuf> {
    store.last_sync_target()?.map(PathBuf::from).ok_or_else(|| {
        let hint = Hint::new("name a directory, as in ").command(Command::new("sync DIR"));
        Failure::new("this database has never been synced with a directory").hint(hint)
    })
}

impl Args {
    fn show(&self, report: &SyncReport, name: &str, context: &Context) -> Result<()> {
        render::sync_warnings(report).iter().for_each(|warning| warn(warning));
        render::import_warnings(&report.received).iter().for_each(|warning| warn(warning));
        print(match context.json {
            true => json::sync(report, name),
            false => render::synced(report, name, context.style),
        })
    }

    /// Syncs again and again, and shows what was exchanged. A place that is away
    /// for a while is waited for.
    fn watch(
        &self,
        store: &mut Store,
        place: &mut Place,
        name: &str,
        context: &Context,
    ) -> Result<Outcome> {
        if !context.json {
            note("watching for changes; press Ctrl-C to stop");
        }
        let mut trouble = None;
        loop {
            place.wait();
            let failure = match place.sync(store, context) {
                Err(failure) => Some(failure),
                Ok(report) => {
                    if !report.is_idle() {
                        self.show(&report, name, context)?;
                    }
                    report.unsent.map(Failure::from)
                }
            };
            if warn_once(&mut trouble, failure, context) {
                note("syncing again");
            }
        }
    }
}

/// How long is waited before a directory is read again.
const PAUSE: Duration = Duration::from_secs(2);

enum Place {
    Directory(PathBuf),
    #[cfg(feature = "postgres")]
    Server {
        url: String,
        /// `None` after it was lost.
        server: Option<Box<SyncServer>>,
    },
}

impl Place {
    fn new(target: &Path) -> Result<Self> {
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
        Ok(Self::Server { url: url.to_owned(), server: Some(connect(url)?) })
    }

    #[cfg(not(feature = "postgres"))]
    fn server(_: &str) -> Result<Self> {
        Err(SyncError::NoPostgres.into())
    }

    fn name(target: &Path) -> String {
        let name = target.to_string_lossy();
        if is_server(&name) { without_passwords(name.trim()) } else { name.into_owned() }
    }

    fn sync(&mut self, store: &mut Store, context: &Context) -> Result<SyncReport> {
        let now = context.now()?;
        let exchange = |step: Progress<'_>| match self {
            Self::Directory(directory) => store.sync(directory, now, step),
            #[cfg(feature = "postgres")]
            Self::Server { url, server } => {
                let there = server.take().map_or_else(|| connect(url), Ok)?;
                let report = store.sync_server(&there, now, step)?;
                *server = Some(there).filter(|_| report.unsent.is_none());
                Ok(report)
            }
        };
        let report: Result<_, SyncError> = with_progress(exchange);
        Ok(report?)
    }

    /// Waits for a moment, or until a server tells that there is more.
    fn wait(&mut self) {
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
    SyncServer::connect(url, std::env::var("PGPASSWORD").ok().as_deref()).map(Box::new)
}

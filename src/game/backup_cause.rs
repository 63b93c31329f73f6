/// Why a backup was made. The newest of each cause are retained, so that
/// automatic backups do not displace requested ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackupCause {
    Asked,
    /// A game was started, the first for a day.
    Daily,
    /// A game was started.
    Game,
    /// The schema was about to change.
    Migration,
    /// The file was about to be repaired.
    Repair,
}

impl BackupCause {
    pub const ALL: [Self; 5] =
        [Self::Asked, Self::Daily, Self::Game, Self::Migration, Self::Repair];

    /// Returns what the names of such backups have after the time.
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Asked => "",
            Self::Daily => ".daily",
            Self::Game => ".game",
            Self::Migration => ".before-migration",
            Self::Repair => ".before-repair",
        }
    }
}

//! What all requests share, and a request with what it takes to answer it.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};
use tokio::sync::{Notify, watch};

use super::access::{Access, random_digits};
use super::games::{Games, Seen};
use super::host::{Host, Result};
use super::request::{Fields, Reply, Visitor};
use crate::messages::{Language, Messages};
use crate::render::TextStyle;

pub(super) struct Server {
    pub(super) host: Box<dyn Host>,
    pub(super) access: Access,
    pub(super) language: Language,
    /// Tells this run of the server from others.
    pub(super) boot: String,
    /// The number of changes of what the pages show, for the phones that wait for them.
    pub(super) changes: watch::Sender<u64>,
    /// Wakes the thread that looks at the database, for the first phone.
    pub(super) phones: Notify,
    port: u16,
    games: Mutex<Games>,
}

impl Server {
    pub(super) fn new(
        host: Box<dyn Host>,
        access: Access,
        port: u16,
        language: Language,
    ) -> io::Result<Self> {
        let games = Games::open(&*host).map_err(io::Error::other)?;
        Ok(Self {
            games: Mutex::new(games),
            host,
            access,
            changes: watch::Sender::new(0),
            phones: Notify::new(),
            language,
            boot: random_digits().map_err(io::Error::other)?,
            port,
        })
    }

    /// Returns the name of a cookie: a browser sends those of another port too.
    pub(super) fn cookie(&self, name: &str) -> String {
        format!("crowns-{}-{name}", self.port)
    }

    /// Returns the games; nobody else has them meanwhile.
    pub(super) fn games(&self) -> MutexGuard<'_, Games> {
        // What is half done is in no field: the database decides.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn changed(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }
}

/// A request, with what it takes to answer it.
pub(super) struct Asked<'a> {
    pub(super) server: &'a Server,
    pub(super) visitor: &'a Visitor,
    pub(super) fields: &'a Fields,
    pub(super) now: DateTime<Utc>,
}

impl Asked<'_> {
    pub(super) fn words(&self) -> &'static Messages {
        self.visitor.words()
    }

    pub(super) fn style(&self) -> TextStyle {
        TextStyle {
            signs: true,
            width: UNBROKEN,
            language: self.visitor.language,
            ..TextStyle::PLAIN
        }
    }

    /// Returns the score that was typed, or said by a button of its own.
    pub(super) fn score(&self) -> &str {
        self.fields.given("say").unwrap_or(self.fields.text("text"))
    }

    /// Reads the game that is named, see [`Games::seen`].
    pub(super) fn seen(&self, games: &mut Games) -> Result<Seen> {
        games.seen(self.fields.given("game"), self.words())
    }

    /// Says what was done, to this phone, and shows the sheet.
    pub(super) fn done(&self, games: &mut Games, said: Option<String>) -> Reply {
        games.sent.remember(&self.visitor.phone, self.fields, said.clone());
        self.server.changed();
        self.said(games, said)
    }

    fn said(&self, games: &mut Games, said: Option<String>) -> Reply {
        if let Some(said) = said {
            games.notify(&self.visitor.phone, said);
        }
        Reply::To(games.home(self.fields.given("game")))
    }

    /// Takes note of what is sent. Returns the answer to what was done before and is sent
    /// again, or was sent before something else that has come already.
    pub(super) fn again(&self, games: &mut Games) -> Option<Reply> {
        let said = games.sent.receive(&self.visitor.phone, self.fields)?;
        Some(self.said(games, said))
    }
}

/// More columns than a sentence has: a browser breaks its lines.
const UNBROKEN: usize = 10_000;

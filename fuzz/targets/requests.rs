//! Any text as a request to `crowns serve`: the path and, on the lines behind it, a form;
//! behind `!`, all that is sent. The server never fails at it, and the database stays whole.
#![no_main]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use crowns::game::{DeviceId, Name, NewGame};
use crowns::messages::Language;
use crowns::rules::Ruleset;
use crowns::serve::{Host, Options, Role, Secrets, ServedReport, serve};
use crowns::store::{IdGenerator, Reader, Store, WriteError};
use libfuzzer_sys::fuzz_target;
use uuid::Uuid;

struct Table(PathBuf);

impl Host for Table {
    fn now(&self) -> DateTime<Utc> {
        DateTime::from_timestamp(1_790_000_000, 0).unwrap()
    }

    fn open(&self) -> Result<Store, String> {
        let ids = IdGenerator::random();
        Ok(Store::open(&self.0, DeviceId(Uuid::from_u128(1)), ids, self.now()).unwrap())
    }

    fn file(&self) -> &Path {
        &self.0
    }

    fn report(&self, _: ServedReport, _: &Reader<'_>, _: Language) -> Result<String, String> {
        Err("none".to_owned())
    }
}

/// Where the server is, and the secret of its link.
static SERVED: LazyLock<(SocketAddr, String)> = LazyLock::new(|| {
    let folder = tempfile::tempdir_in("/dev/shm").unwrap().keep();
    let table = Table(folder.join("crowns.db"));
    let mut store = table.open().unwrap();
    let started: Result<_, WriteError> = store.command(table.now(), |tx| {
        let seats = ["Ann", "Bob", "Cat"].map(|name| tx.add_player(&Name::new(name).unwrap()));
        let seats = seats.into_iter().collect::<Result<_, _>>()?;
        tx.start_game(NewGame::new(seats, Ruleset::official(), NaiveDate::default()))
    });
    started.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let secrets = Secrets::random().unwrap();
    let secret = secrets.of(Role::Writes).to_owned();
    let options = Options { listener, secrets, pin: None, language: Language::English };
    thread::spawn(|| serve(options, table).unwrap());
    (address, secret)
});

fn request(text: &str) -> String {
    let (address, secret) = &*SERVED;
    if let Some(raw) = text.strip_prefix('!') {
        return raw.to_owned();
    }
    let (path, form) = text.split_once('\n').unwrap_or((text, ""));
    let method = if form.is_empty() { "GET" } else { "POST" };
    let name = format!("crowns-{}", address.port());
    format!(
        "{method} /{path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Cookie: {name}-link={secret}; {name}-phone=1\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    )
}

fuzz_target!(|text: &str| {
    let mut phone = TcpStream::connect(SERVED.0).unwrap();
    phone.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
    // The server may close what it has seen enough of.
    _ = phone.write_all(request(text).as_bytes());
    let mut status = [0; 12];
    if phone.read_exact(&mut status).is_ok() {
        assert!(!status.ends_with(b"500"), "{text}");
    }
});

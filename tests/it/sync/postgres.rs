//! What holds of a PostgreSQL server, which is started in a directory of its own;
//! skipped, and said so, where its programs are missing.

#![allow(clippy::print_stdout, reason = "a test that is skipped says so")]

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use crowns::store::{SyncError, SyncReport, SyncServer};
use fastrand::Rng;
use postgres::{Client, NoTls};
use rusqlite::Connection;
use tempfile::TempDir;

use super::carrier::{Carrier, sync};
use super::folder::copied;
use super::suite::{journal, races};
use crate::env::TestEnv;
use crate::merge::{Deed, Device, Pick};

const SETUP: &str = include_str!("../../../docs/postgres.sql");

/// A server that listens on a socket in its directory.
pub(crate) struct Server {
    folder: TempDir,
    port: u16,
    running: Mutex<Child>,
}

/// Returns the path of a program of PostgreSQL.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.exists())
}

/// Prepares a program of PostgreSQL, which refuses to be run by root.
fn prepare(name: &str) -> Option<Command> {
    let program = program(name)?;
    let root = Command::new("id").arg("-u").output().ok()?.stdout == b"0\n";
    if !root {
        return Some(Command::new(program));
    }
    let user = Command::new("id").args(["-u", "postgres"]).output().ok()?;
    if !user.status.success() {
        return None;
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    Some(command)
}

impl Server {
    /// Starts a server; `None` where there are no programs or no user for it.
    fn start() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
        let made = prepare("initdb")?
            .args(["--auth=trust", "--username=owner", "--encoding=UTF8", "--locale=C"])
            .arg("-D")
            .arg(folder.path().join("data"))
            .output();
        let made = made.ok()?;
        assert!(made.status.success(), "{made:?}");
        let file = folder.path().join("data/postgresql.conf");
        let settings = fs::read_to_string(&file).unwrap() + "listen_addresses = ''\n";
        fs::write(file, settings).unwrap();
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let running = Mutex::new(run(folder.path(), port)?);
        let server = Self { folder, port, running };
        server.wait();
        let mut owner = server.client("owner");
        owner.batch_execute(SETUP).unwrap();
        owner
            .batch_execute(
                "CREATE ROLE tuesday LOGIN IN ROLE crowns; CREATE ROLE monday LOGIN IN ROLE crowns;
                 CREATE ROLE ann LOGIN IN ROLE tuesday;",
            )
            .unwrap();
        Some(server)
    }

    /// Starts a server; says so if there are no programs or no user for it.
    pub(crate) fn start_if_there() -> Option<Self> {
        IS_THERE.then(Self::start)?
    }

    pub(crate) fn url(&self, user: &str) -> String {
        let socket = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://{user}@{socket}:{}/postgres", self.port)
    }

    /// Lets it listen on a port of this machine too, with passwords and TLS; returns
    /// the file of the authority that vouches for `db.example.org`.
    fn listen(&self) -> PathBuf {
        let path = |name: &str| self.folder.path().join(name);
        let openssl = |arguments: &str| self.openssl(arguments);
        let new = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2";
        for name in ["ca", "other"] {
            openssl(&format!("{new} -subj /CN={name} -keyout {name}.key -out {name}.pem"));
        }
        openssl(&format!(
            "{new} -subj /CN=db -keyout db.key -out db.pem -CA ca.pem -CAkey ca.key \
             -addext subjectAltName=DNS:db.example.org -addext basicConstraints=CA:FALSE"
        ));
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nssl = on\nssl_cert_file = '{}'\nssl_key_file = '{}'\n",
            path("db.pem").display(),
            path("db.key").display()
        );
        let file = path("data/postgresql.conf");
        let before = fs::read_to_string(&file).unwrap();
        fs::write(file, before + &settings).unwrap();
        let access = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n";
        fs::write(path("data/pg_hba.conf"), access).unwrap();
        let secret = "ALTER ROLE ann PASSWORD 'secret'";
        self.client("owner").batch_execute(secret).unwrap();
        self.kill();
        path("ca.pem")
    }

    fn openssl(&self, arguments: &str) {
        let mut command = prepare("openssl").expect("there are servers without TLS only");
        command.current_dir(self.folder.path());
        let made = command.args(arguments.split(' ')).output().unwrap();
        assert!(made.status.success(), "{made:?}");
    }

    fn client(&self, user: &str) -> Client {
        Client::connect(&self.url(user), NoTls).unwrap()
    }

    fn wait(&self) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while Client::connect(&self.url("owner"), NoTls).is_err() {
            assert!(Instant::now() < deadline, "the server does not start");
            let mut running = self.running.lock().unwrap();
            // What a killed server has left may be in the way for a moment.
            if running.try_wait().unwrap().is_some() {
                *running = run(self.folder.path(), self.port).unwrap();
            }
            drop(running);
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Kills the server and starts it again.
    pub(crate) fn kill(&self) {
        let mut running = self.running.lock().unwrap();
        running.kill().unwrap();
        running.wait().unwrap();
        drop(running);
        self.wait();
    }

    fn sync_as(&self, url: &str, device: &mut Device) -> Result<SyncReport, SyncError> {
        let now = device.now;
        let server = SyncServer::connect(url, None)?;
        let report = device.store.sync_server(&server, now, &mut |_, _| {})?;
        match report.unsent {
            Some(error) => Err(error),
            None => Ok(report),
        }
    }

    fn sync(&self, device: &mut Device) -> SyncReport {
        self.sync_as(&self.url("tuesday"), device).unwrap()
    }
}

fn run(folder: &Path, port: u16) -> Option<Child> {
    let mut command = prepare("postgres")?;
    command
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-p", &port.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Some(command.spawn().unwrap())
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap();
        let _ = running.kill();
        let _ = running.wait();
    }
}

static IS_THERE: LazyLock<bool> = LazyLock::new(|| {
    let is_there = prepare("initdb").is_some() && prepare("postgres").is_some();
    if !is_there {
        println!("skipped: the programs of PostgreSQL or a user for them are missing");
    }
    is_there
});

macro_rules! server {
    () => {
        match Server::start_if_there() {
            Some(server) => server,
            None => return,
        }
    };
}

impl Carrier for Server {
    fn new(_: usize) -> Self {
        Self::start().unwrap()
    }

    fn sync(&self, _: usize, device: &mut Device) -> SyncReport {
        self.sync(device)
    }
}

/// Something that a table does.
fn deed(rng: &mut Rng) -> Deed {
    let pick = |rng: &mut Rng| Pick(rng.usize(..1000));
    let points = |rng: &mut Rng| (0..8).map(|_| rng.i32(3..60)).collect::<Vec<_>>();
    match rng.u8(..20) {
        0 | 1 => Deed::Add(rng.u8(..6)),
        2 => Deed::Rename(pick(rng), rng.u8(..9)),
        3 => Deed::Merge(pick(rng), pick(rng)),
        4 => Deed::League(rng.u8(..2)),
        5..8 => Deed::Start(pick(rng), rng.usize(1..4), Some(rng.u8(..9))),
        8..12 => Deed::Score(pick(rng), points(rng)),
        12 | 13 => Deed::ScoreAny(pick(rng), rng.u8(1..4), points(rng)),
        14 => Deed::RoundCorrection(pick(rng), pick(rng), rng.i32(3..60)),
        15 => Deed::Delete(pick(rng)),
        16 => Deed::Finish(pick(rng)),
        17 | 18 => Deed::Undo,
        _ => Deed::Redo,
    }
}

/// Lets devices play, correct, undo and sync in random order, and returns
/// whether all of them end with the same.
fn converges(seed: u64) {
    const DEVICES: usize = 4;
    let mut rng = Rng::with_seed(seed);
    let server = Server::start().unwrap();
    let mut devices: Vec<_> = (0..DEVICES).map(Device::new).collect();
    for _ in 0..60 {
        let number = rng.usize(..DEVICES);
        match rng.u8(..10) {
            0..6 => _ = devices[number].act(&deed(&mut rng)),
            _ => _ = server.sync(&mut devices[number]),
        }
    }
    for _ in 0..2 {
        for device in &mut devices {
            server.sync(device);
        }
    }
    for device in &mut devices {
        let report = server.sync(device);
        assert!(report.is_idle(), "seed {seed}: {report:?}");
    }
    let boards: Vec<_> = devices.iter_mut().map(Device::boards).collect();
    let journals: Vec<_> = devices.iter().map(journal).collect();
    for number in 1..DEVICES {
        assert_eq!(journals[0], journals[number], "seed {seed}");
        assert_eq!(boards[0], boards[number], "seed {seed}");
    }
}

#[test]
fn devices_that_share_a_server_end_with_the_same_journal() {
    if *IS_THERE {
        (0..2).for_each(converges);
    }
}

#[test]
fn eight_devices_at_once_lose_nothing() {
    if *IS_THERE {
        races::<Server>(8, 5);
    }
}

#[test]
fn a_transaction_that_commits_late_is_not_missed() {
    let server = server!();
    let (mut ann, mut bob, mut cat) = (Device::new(0), Device::new(1), Device::new(2));
    for (device, name) in [(&mut ann, 0), (&mut bob, 1)] {
        device.act(&Deed::Add(name)).unwrap();
    }
    // What Ann sends is held open while others commit and read.
    let mut client = server.client("tuesday");
    let mut held = client.transaction().unwrap();
    let line = journal(&ann);
    let id = line.split('"').nth(3).unwrap();
    held.execute(
        "INSERT INTO crowns_journal (id, device, line) VALUES ($1::text::uuid, $1::text::uuid, $2)",
        &[&id, &line.trim_end()],
    )
    .unwrap();
    server.sync(&mut bob);
    assert_eq!(server.sync(&mut cat).received.new, 0, "nothing before Ann's is complete");
    bob.act(&Deed::Add(2)).unwrap();
    server.sync(&mut bob);
    server.sync(&mut cat);
    held.commit().unwrap();
    server.sync(&mut cat);
    server.sync(&mut bob);
    server.sync(&mut ann);
    assert_eq!(journal(&cat).lines().count(), 3);
    assert_eq!(journal(&cat), journal(&bob));
    assert_eq!(journal(&cat), journal(&ann));
}

#[test]
fn a_club_sees_its_own_events_only_and_nobody_changes_any() {
    let server = server!();
    let (mut ann, mut bob, mut cat) = (Device::new(0), Device::new(1), Device::new(2));
    ann.act(&Deed::Add(0)).unwrap();
    let club = "?options=-c%20crowns.club%3Dtuesday";
    let member = format!("{}{club}", server.url("ann"));
    server.sync_as(&member, &mut ann).unwrap();
    let stranger = server.sync_as(&server.url("monday"), &mut bob).unwrap();
    assert_eq!(stranger.received.new, 0);
    bob.act(&Deed::Add(1)).unwrap();
    let forged = format!("{}{club}", server.url("monday"));
    let error = server.sync_as(&forged, &mut bob).unwrap_err().to_string();
    assert_eq!(error, "the login is not in the club `tuesday`");
    // Whoever does not ask before is refused by the server.
    let mut monday = server.client("monday");
    monday.batch_execute("SET crowns.club = 'tuesday'").unwrap();
    let error = monday.batch_execute(
        "INSERT INTO crowns_journal (id, device, line)
         VALUES (gen_random_uuid(), gen_random_uuid(), '')",
    );
    let error = error.unwrap_err();
    let error = error.as_db_error().unwrap().message();
    assert!(error.contains("violates row-level security policy"), "{error}");
    assert_eq!(server.sync(&mut cat).received.new, 1);
    let mut client = server.client("tuesday");
    for change in [
        "UPDATE crowns_journal SET line = ''",
        "DELETE FROM crowns_journal",
        "TRUNCATE crowns_journal",
        "INSERT INTO crowns_journal (id, txid, device, line)
         VALUES (gen_random_uuid(), '1', gen_random_uuid(), '')",
    ] {
        let error = client.batch_execute(change).unwrap_err();
        let error = error.as_db_error().unwrap().message().to_owned();
        assert!(error.contains("permission denied"), "{change}: {error}");
    }
}

#[test]
fn a_refused_event_holds_up_no_other_and_is_read_when_its_time_has_come() {
    let server = server!();
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    ann.act(&Deed::Add(0)).unwrap();
    ann.now += TimeDelta::days(3);
    ann.act(&Deed::Add(1)).unwrap();
    server.sync(&mut ann);
    let mut cat = Device::new(2);
    cat.act(&Deed::Add(2)).unwrap();
    server.sync(&mut cat);
    // It is named once, with what removes it.
    for expect in [(2, 1), (0, 0)] {
        let report = server.sync(&mut bob);
        let found = (report.received.new, report.passed_over.len());
        assert_eq!(found, expect, "{report:?}");
        for over in report.passed_over {
            let removes = "`psql -c 'DELETE FROM crowns_journal WHERE sequence = 2'`";
            assert!(over.why.ends_with(removes), "{over:?}");
        }
    }
    bob.now += TimeDelta::days(3);
    let report = server.sync(&mut bob);
    assert_eq!((report.received.new, report.passed_over.len()), (1, 0));
}

#[test]
fn a_copy_of_a_database_gets_an_id_of_its_own() {
    let server = server!();
    let mut ann = Device::new(0);
    ann.act(&Deed::Start(Pick(0), 1, Some(0))).unwrap();
    server.sync(&mut ann);
    let mut copy = copied(&ann, 0);
    for (device, points) in [(&mut ann, 30), (&mut copy, 44)] {
        device.act(&Deed::Score(Pick(0), vec![points])).unwrap();
        let renewed = server.sync(device).renewed;
        assert_eq!(renewed.is_some(), points == 44);
    }
    server.sync(&mut ann);
    assert_eq!(journal(&ann), journal(&copy));
}

#[test]
fn a_dump_that_was_restored_into_another_server_is_read() {
    let server = server!();
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    ann.act(&Deed::Add(0)).unwrap();
    server.sync(&mut ann);
    // The numbers of its transactions are far ahead.
    let mut owner = server.client("owner");
    owner.batch_execute("UPDATE crowns_journal SET txid = '9000000'").unwrap();
    assert_eq!(server.sync(&mut bob).received.new, 1);
    bob.act(&Deed::Add(1)).unwrap();
    server.sync(&mut bob);
    assert_eq!(server.sync(&mut ann).received.new, 1);
    // Or far behind what was read of the server before.
    let database = Connection::open(ann.env.db()).unwrap();
    database.execute("UPDATE sync_targets SET position = 9000000", []).unwrap();
    bob.act(&Deed::Add(2)).unwrap();
    server.sync(&mut bob);
    assert_eq!(server.sync(&mut ann).received.new, 1);
}

#[test]
fn an_event_that_two_devices_send_is_there_once() {
    let server = server!();
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    ann.act(&Deed::Add(0)).unwrap();
    let shared = tempfile::tempdir().unwrap();
    sync(&mut ann, shared.path());
    sync(&mut bob, shared.path());
    // Neither sees what the other adds while an older transaction goes on.
    let mut client = server.client("tuesday");
    let mut held = client.transaction().unwrap();
    held.query_one("SELECT pg_current_xact_id()::text", &[]).unwrap();
    server.sync(&mut ann);
    server.sync(&mut bob);
    held.rollback().unwrap();
    let count = "SELECT count(*) FROM crowns_journal";
    let row = server.client("owner").query_one(count, &[]).unwrap();
    assert_eq!(row.get::<_, i64>(0), 1);
}

#[test]
fn what_the_server_did_not_acknowledge_is_sent_again() {
    let server = server!();
    let mut ann = Device::new(0);
    ann.act(&Deed::Add(0)).unwrap();
    let mut owner = server.client("owner");
    let right = "INSERT (id, device, line) ON crowns_journal";
    owner.batch_execute(&format!("REVOKE {right} FROM crowns")).unwrap();
    let refused = server.sync_as(&server.url("tuesday"), &mut ann);
    let error = refused.unwrap_err().to_string();
    assert!(error.contains("permission denied"), "{error}");
    owner.batch_execute(&format!("GRANT {right} TO crowns")).unwrap();
    assert_eq!(server.sync(&mut ann).sent, 1);
}

#[test]
fn watch_is_told_what_others_add_and_survives_a_restart_of_the_server() {
    let server = server!();
    let (ann, bob) = (TestEnv::new(), TestEnv::new());
    let url = server.url("tuesday");
    let mut watching = ann.start(&["sync", &url, "--watch"]);
    for (name, restart) in [("Bob", false), ("Cat", true)] {
        if restart {
            server.kill();
        }
        bob.ok(&format!("player add {name}"));
        bob.ok(&["sync", &url]);
        let deadline = Instant::now() + Duration::from_secs(60);
        while !ann.ok("player list").contains(name) {
            assert!(Instant::now() < deadline, "{name} did not arrive");
            thread::sleep(Duration::from_millis(100));
        }
    }
    watching.kill().unwrap();
    watching.wait().unwrap();
}

#[test]
fn errors_of_the_server_are_shown_as_it_says_them() {
    let server = server!();
    let env = TestEnv::new();
    env.ok("player add Ann");
    let check = |url: &str, expect: &[&str]| {
        let error = env.error(&["sync", url]);
        let error = crate::env::on_one_line(error.as_bytes());
        assert!(expect.iter().all(|part| error.contains(part)), "{error}");
    };
    check(&server.url("nobody"), &["PostgreSQL: role \"nobody\" does not exist"]);
    let other = server.url("owner").replace("/postgres", "/template1");
    check(&other, &["has no table for crowns", "run `psql URL -f docs/postgres.sql`"]);
    let open = "postgres://db.example.org/club?sslmode=disable";
    check(open, &["may be used without TLS"]);
    check("postgres://localhost:port/club", &["is malformed"]);
    // Its password is remembered nowhere.
    let url = server.url("tuesday").replace("tuesday@", "tuesday:secret@");
    assert!(!env.ok(&["sync", &url]).contains("secret"));
    let bytes = fs::read(env.db()).unwrap();
    assert!(!bytes.windows(6).any(|bytes| bytes == b"secret"));
    env.ok("sync");
}

/// Runs `sync` with variables; returns whether it succeeds, and what it says.
fn said(env: &TestEnv, url: &str, variables: &[(&str, &str)]) -> (bool, String) {
    let mut command = env.command(&["sync", url]);
    let output = command.envs(variables.iter().copied()).output().unwrap();
    (output.status.success(), crate::env::message(&output))
}

#[test]
fn tls_is_verified_unless_the_host_is_local() {
    let server = server!();
    let authority = server.listen();
    let authority = authority.to_str().unwrap();
    let env = TestEnv::new();
    env.ok("player add Ann");
    let (port, secret) = (server.port, ("PGPASSWORD", "secret"));
    let remote = |name: &str, options: &str| {
        format!("postgres://ann@{name}:{port}/postgres?hostaddr=127.0.0.1{options}")
    };
    let known = format!("&sslrootcert={}", authority.replace('/', "%2F"));
    let refused = |url: &str, variables: &[(&str, &str)], why: &str| {
        let (is_done, said) = said(&env, url, variables);
        assert!(!is_done && said.contains(why), "{url}: {said}");
    };
    let other = authority.replace("ca.pem", "other.pem");
    refused(
        &remote("db.example.org", ""),
        &[secret, ("SSL_CERT_FILE", &other)],
        "invalid peer certificate: UnknownIssuer",
    );
    refused(
        &remote("db.example.com", &known),
        &[secret],
        "invalid peer certificate: certificate not valid for name \"db.example.com\"",
    );
    refused(
        &remote("db.example.org", &format!("{known}&sslmode=disable")),
        &[secret],
        "only a server on this machine may be used without TLS",
    );
    refused(&remote("db.example.org", "&sslrootcert=no.pem"), &[secret], "cannot read `no.pem`");
    let local = format!("postgres://ann@127.0.0.1:{port}/postgres");
    refused(
        &format!("{local}?sslrootcert={authority}"),
        &[secret],
        "certificate not valid for name",
    );
    let accepted = |url: &str, variables: &[(&str, &str)]| {
        let (is_done, said) = said(&env, url, variables);
        assert!(is_done, "{url}: {said}");
    };
    accepted(&remote("db.example.org", &known), &[secret]);
    accepted(&remote("db.example.org", &format!("{known}&sslmode=verify-full")), &[secret]);
    accepted(&remote("db.example.org", ""), &[secret, ("SSL_CERT_FILE", authority)]);
    accepted(&local, &[secret]);
}

#[test]
fn a_certificate_as_the_manual_makes_it_is_accepted_if_it_is_named() {
    let server = server!();
    let folder = server.listen().parent().unwrap().to_owned();
    server.openssl(
        "req -new -x509 -days 365 -nodes -text -out db.pem -keyout db.key -subj /CN=db.example.org",
    );
    server.kill();
    let env = TestEnv::new();
    env.ok("player add Ann");
    for (file, is_accepted) in [("db.pem", true), ("other.pem", false)] {
        let url = format!(
            "postgres://ann@db.example.org:{}/postgres?hostaddr=127.0.0.1&sslrootcert={}",
            server.port,
            folder.join(file).display()
        );
        let (is_done, said) = said(&env, &url, &[("PGPASSWORD", "secret")]);
        assert_eq!(is_done, is_accepted, "{file}: {said}");
    }
}

#[test]
fn a_wrong_password_and_a_server_that_is_away_are_said_with_what_to_do() {
    let server = server!();
    server.listen();
    let env = TestEnv::new();
    env.ok("player add Ann");
    let local = format!("postgres://ann@127.0.0.1:{}/postgres", server.port);
    for (variables, why) in [
        (&[("PGPASSWORD", "wrong")][..], "password authentication failed for user \"ann\""),
        (&[], "password missing"),
    ] {
        let (is_done, said) = said(&env, &local, variables);
        assert!(!is_done && said.contains(why), "{said}");
        let hint = "hint: set the environment variable PGPASSWORD to the password";
        assert!(said.ends_with(hint), "{said}");
    }
    drop(server);
    let (is_done, said) = said(&env, &local, &[]);
    assert!(!is_done && said.contains("cannot reach the server of `postgres://ann@"), "{said}");
    assert!(said.contains("hint: check the host"), "{said}");
}

/// Lets programs add players and sync while they and the server are killed; then
/// all have all players that were acknowledged.
fn survives(kills: usize) {
    let server = server!();
    let url = server.url("tuesday");
    let mut rng = Rng::with_seed(7);
    let envs: Vec<_> = (0..8).map(|_| TestEnv::new()).collect();
    for number in 0..kills {
        let syncing: Vec<_> = envs
            .iter()
            .enumerate()
            .map(|(device, env)| {
                env.ok(&format!("player add P{device}N{number}"));
                env.start(&["sync", &url])
            })
            .collect();
        thread::sleep(Duration::from_millis(rng.u64(..60)));
        if number % 2 == 1 {
            server.kill();
        }
        for mut child in syncing {
            if rng.bool() {
                let _ = child.kill();
            }
            child.wait().unwrap();
        }
    }
    for env in envs.iter().chain(&envs) {
        env.ok(&["sync", &url]);
    }
    let events = |env: &TestEnv| env.ok("export").split_once('\n').unwrap().1.to_owned();
    let first = events(&envs[0]);
    assert_eq!(first.lines().count(), kills * envs.len());
    assert!(envs.iter().all(|env| events(env) == first));
    envs[0].assert_intact();
}

runs! {
    nothing_is_lost_when_clients_and_the_server_are_killed: survives(4);
    nothing_is_lost_when_clients_and_the_server_are_killed_a_hundred_times: survives(100),
        "a long run";
}

#[test]
fn a_club_that_was_mistyped_or_forgotten_is_told() {
    let server = server!();
    let mut ann = Device::new(0);
    ann.act(&Deed::Add(0)).unwrap();
    let url = server.url("ann");
    let error =
        |url: &str, device: &mut Device| server.sync_as(url, device).unwrap_err().to_string();
    assert_eq!(
        error(&format!("{url}?options=-c%20crowns.club%3Dtusday"), &mut ann),
        "the login is not in the club `tusday`; it is in `tuesday`"
    );
    let report = server.sync_as(&url, &mut ann).unwrap();
    let expect = "the URL names no club, so this is `ann`; the login is in `tuesday`, too: ";
    let warnings = crowns::render::sync_warnings(&report);
    assert!(warnings.iter().any(|warning| warning.starts_with(expect)), "{warnings:?}");
    // One that is meant.
    let own = format!("{url}?options=-c%20crowns.club%3Dann");
    let report = server.sync_as(&own, &mut ann).unwrap();
    assert!(report.unnamed_club.is_none(), "{report:?}");
}

#[test]
fn a_server_that_never_answers_is_left() {
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let start = Instant::now();
    let Err(error) = SyncServer::connect(&format!("postgres://ann@127.0.0.1:{port}/x"), None)
    else {
        panic!("connected");
    };
    assert!(error.to_string().ends_with(": it does not answer"), "{error}");
    assert!(start.elapsed() < Duration::from_secs(45));
}

#[test]
fn a_server_that_stops_to_answer_is_left_and_reached_again() {
    let server = server!();
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    ann.act(&Deed::Add(0)).unwrap();
    let connection = SyncServer::connect(&server.url("tuesday"), None).unwrap();
    let now = ann.now;
    ann.store.sync_server(&connection, now, &mut |_, _| {}).unwrap();
    let backend = "SELECT pid FROM pg_stat_activity WHERE usename = 'tuesday'";
    let backend: i32 = server.client("owner").query_one(backend, &[]).unwrap().get(0);
    let signal = |signal: &str| {
        let sent = Command::new("kill").args([signal, &backend.to_string()]).status();
        assert!(sent.unwrap().success());
    };
    signal("-STOP");
    let start = Instant::now();
    let error = connection.wait(Duration::from_secs(2)).unwrap_err().to_string();
    assert!(error.ends_with(": it does not answer"), "{error}");
    assert!(start.elapsed() < Duration::from_secs(30));
    ann.act(&Deed::Add(1)).unwrap();
    assert_eq!(server.sync(&mut ann).sent, 1);
    signal("-CONT");
    assert_eq!(server.sync(&mut bob).received.new, 2);
}

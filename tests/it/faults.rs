//! Files and disks that fail: each is reported by name with what would fix it,
//! what was acknowledged stays, and once it is fixed the same command works.
//!
//! Nothing is forbidden to root: run by root, the commands are given by
//! another user.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use crowns::game::DeviceId;
use crowns::store::{IdGenerator, Store};
use rusqlite::Connection;
use uuid::Uuid;

use crate::env::TestEnv;
use crate::journal_rows::add_league;
use crate::seeded::Recipe;

/// Who gives the commands where the tests are run by root.
const NOBODY: u32 = 65534;

/// A folder with the database in `club`, where the commands are run,
/// and what a device keeps in `home`.
struct Place {
    env: TestEnv,
    by_root: bool,
}

impl Place {
    fn new() -> Self {
        let env = TestEnv::new();
        let by_root = env.folder().metadata().unwrap().uid() == 0;
        let place = Self { env, by_root };
        for name in ["", "club", "home"] {
            let path = place.path(name);
            fs::create_dir_all(&path).unwrap();
            if by_root {
                chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
            }
        }
        // The other user may not reach where it was built.
        if by_root {
            fs::copy(env!("CARGO_BIN_EXE_crowns"), place.path("crowns")).unwrap();
        }
        place
    }

    /// A place with a game of one round.
    fn with_game() -> Self {
        let place = Self::new();
        place.done("new Ann Bob Cat");
        place.done("score 0 12 37");
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.env.path(name)
    }

    fn start(&self, command: &str) -> Child {
        let mut crowns = match self.by_root {
            true => self.env.program(self.path("crowns")),
            false => self.env.command(""),
        };
        if self.by_root {
            crowns.uid(NOBODY).gid(NOBODY);
        }
        crowns.args(command.split(' ')).current_dir(self.path("club"));
        start(&mut crowns)
    }

    fn run(&self, command: &str) -> Output {
        self.start(command).wait_with_output().unwrap()
    }

    /// Gives a command that must do.
    fn done(&self, command: &str) {
        let output = self.run(command);
        assert!(output.status.success(), "{command}: {output:?}");
    }

    /// Gives a command and compares all that it answers.
    #[track_caller]
    fn check(&self, command: &str, expect: &str) {
        let told = told(&self.run(command)).replace(self.env.folder().to_str().unwrap(), "[HERE]");
        assert_eq!(told, expect, "{command}");
    }

    fn chmod(&self, name: &str, mode: u32) {
        let path = self.path(name);
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // What is read-only cannot be cleared away.
        for name in ["club", "home", "home/crowns"] {
            let _ = fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o700));
        }
    }
}

fn start(crowns: &mut Command) -> Child {
    // A process that another test has just begun may still have the copy of the
    // program open that this one has made.
    loop {
        match crowns.spawn() {
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {
                thread::sleep(Duration::from_millis(10));
            }
            started => return started.unwrap(),
        }
    }
}

/// Writes what a command answered: standard output, what was said, each
/// paragraph on one line since paths are as long as they are, and the status.
fn told(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let said = text(&output.stderr);
    let paragraphs = said.split("\n\n").map(|paragraph| {
        let words: Vec<_> = paragraph.split_whitespace().collect();
        words.join(" ") + "\n"
    });
    let said: String = paragraphs.filter(|line| line != "\n").collect();
    let status = output.status.code().unwrap();
    format!("{}{said}{status}", text(&output.stdout))
}

const GAMES: &str = " game  date        players        state      winner  total
    1  2026-11-21  Ann, Bob, Cat  open 1/11
0";

#[test]
fn a_database_without_permission_is_named() {
    let place = Place::with_game();
    place.chmod("club/crowns.db", 0o000);
    for command in ["score 0 12 37", "board"] {
        place.check(
            command,
            "error: no permission to open `crowns.db`\n\
             hint: run `ls -l crowns.db` to see who may read and write it\n2",
        );
    }
    place.chmod("club/crowns.db", 0o600);
    place.done("score 0 12 37");
}

const READ_ONLY: &str = "error: `crowns.db`: the database file or its directory is read-only
hint: commands that only read, such as `crowns board`, still work; to write, make both \
writable or name a copy of the file with `--db`
2";

#[test]
fn a_read_only_database_is_shown_and_not_written() {
    let place = Place::with_game();
    place.chmod("club/crowns.db", 0o400);
    place.check("games", GAMES);
    for command in ["score 0 12 37", "fix 1 Bob=13", "undo", "new Ann Bob"] {
        place.check(command, READ_ONLY);
    }
    place.chmod("club/crowns.db", 0o600);
    place.done("score 0 12 37");
}

#[test]
fn a_database_in_a_read_only_directory_is_shown_and_not_written() {
    let place = Place::with_game();
    place.chmod("club", 0o500);
    place.check("games", GAMES);
    place.check("score 0 12 37", READ_ONLY);
    place.check(
        "--db other.db new Ann Bob",
        "error: no permission to create `other.db`\n\
         hint: run `ls -ld .` to see who may write there\n2",
    );
    place.chmod("club", 0o700);
    place.done("score 0 12 37");
}

#[test]
fn a_directory_to_sync_with_that_is_forbidden_is_named() {
    let place = Place::with_game();
    let shared = place.path("club/shared");
    fs::create_dir(&shared).unwrap();
    if place.by_root {
        chown(&shared, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    let hint = "Permission denied\n\
                hint: check who may read and write there; the next sync sends what is missing\n2";
    for (mode, expect) in [(0o500, "cannot write to `"), (0o000, "cannot read `")] {
        place.chmod("club/shared", mode);
        let told = told(&place.run("sync shared"));
        assert!(told.contains(expect) && told.ends_with(hint), "{told}");
    }
    place.chmod("club/shared", 0o700);
    assert_eq!(fs::read_dir(&shared).unwrap().count(), 0);
    place.done("sync shared");
}

/// As on a stick with a club's games, put into a machine of someone else.
#[test]
fn read_only_commands_work_where_nothing_can_be_written() {
    let place = Place::with_game();
    fs::remove_dir_all(place.path("home/crowns")).unwrap();
    place.chmod("club/crowns.db", 0o400);
    place.chmod("club", 0o500);
    place.chmod("home", 0o500);
    place.check(
        "board",
        "\
Game 1: 2026-11-21, official rules

        |       >Ann |        Bob |        Cat
 # wild | pts  total | pts  total | pts  total
 1    3 |  d0x     0 |  12     12 |  37     37
 2    4 |            |   d        |
  total |          0 |         12 |         37
  place |        1st |        2nd |        3rd

d deals   x went out   > leads

Round 2: deal 4, 4s wild, Bob deals, Cat starts
0",
    );
    for command in [
        "board --json",
        "games",
        "game show",
        "log",
        "player list",
        "player show Ann",
        "rules list",
        "check 7D 8D 9D JOKER",
    ] {
        place.done(command);
    }
    place.check(
        "score 0 12 37",
        "error: cannot create the directory `[HERE]/home/crowns`: \
         Permission denied\n2",
    );
}

#[test]
fn a_directory_in_place_of_a_file_is_named() {
    let place = Place::with_game();
    for command in ["--db . score 0 12 37", "--db . board"] {
        place.check(
            command,
            "error: `.` is a directory, not a database\n\
             hint: name a file in it, such as `./crowns.db`\n2",
        );
    }
    place.check(
        "--db no/crowns.db new Ann Bob",
        "error: there is no directory `no`\nhint: run `mkdir -p no` to create it\n2",
    );
}

#[test]
fn a_database_of_an_earlier_version_is_migrated_where_it_can_be_written() {
    let place = Place::new();
    let file = place.path("club/crowns.db");
    let old = fs::read_to_string("tests/data/schema-1.sql").unwrap();
    let connection = Connection::open(&file).unwrap();
    connection.execute_batch(&old).unwrap();
    drop(connection);
    if place.by_root {
        chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    place.chmod("club/crowns.db", 0o400);
    let before = fs::read(&file).unwrap();
    let aloud = "note: `crowns.db` was written by an older version of crowns and is being migrated; \
                 first it is backed up to the directory `backups` beside it";
    place.check(
        "games",
        &format!(
            "{aloud} error: `crowns.db` was written by an older version of crowns and cannot be \
             migrated: it is read-only\n\
             hint: copy it to a directory you can write to, and name the copy with `--db`\n2"
        ),
    );
    assert!(fs::read(&file).unwrap() == before);
    place.chmod("club/crowns.db", 0o600);
    assert!(told(&place.run("games")).contains(aloud));
    assert!(!told(&place.run("games")).contains(aloud));
}

#[test]
fn without_a_readable_device_id_commands_read_and_do_not_write() {
    let place = Place::with_game();
    let before = fs::read(place.path("club/crowns.db")).unwrap();
    place.chmod("home/crowns/device", 0o000);
    place.check("games", GAMES);
    place.check(
        "score 0 12 37",
        "error: no permission to open `[HERE]/home/crowns/device`\n\
         hint: run `ls -l [HERE]/home/crowns/device` to see who may read and write it\n2",
    );
    assert!(fs::read(place.path("club/crowns.db")).unwrap() == before);
    place.chmod("home/crowns/device", 0o600);
    fs::write(place.path("home/crowns/device"), "").unwrap();
    place.done("score 0 12 37");
    let file = Connection::open(place.path("club/crowns.db")).unwrap();
    let nil: u32 = file
        .query_row("SELECT count(*) FROM journal WHERE device = zeroblob(16)", [], |row| row.get(0))
        .unwrap();
    assert_eq!(nil, 0);
}

/// A command that died half-way leaves a journal of SQLite's, which the next
/// one plays back: that is a write.
#[test]
fn leftovers_of_a_killed_command_are_removed_as_soon_as_possible() {
    let place = Place::with_game();
    let (file, copy) = (place.path("club/crowns.db"), place.path("club/copy.db"));
    let mut writer = Connection::open(&file).unwrap();
    // Without space for them in memory, pages go to the file before the end.
    writer.pragma_update(None, "cache_size", 1).unwrap();
    let begun = writer.transaction().unwrap();
    let fill = "CREATE TABLE half (page);
                INSERT INTO half SELECT randomblob(3000) FROM journal, journal, journal;";
    begun.execute_batch(fill).unwrap();
    fs::copy(&file, &copy).unwrap();
    fs::copy(file.with_extension("db-journal"), copy.with_extension("db-journal")).unwrap();
    drop(begun);
    for path in [&copy, &copy.with_extension("db-journal")] {
        if place.by_root {
            chown(path, Some(NOBODY), Some(NOBODY)).unwrap();
        }
    }
    place.chmod("club/copy.db", 0o400);
    for command in ["--db copy.db games", "--db copy.db score 0 12 37"] {
        place.check(
            command,
            "error: `copy.db`: an interrupted command cannot be rolled back: the database file or its \
             directory is read-only\n\
             hint: make both writable, then run the command again\n2",
        );
    }
    place.chmod("club/copy.db", 0o600);
    place.check("--db copy.db games", GAMES);
    assert!(!copy.with_extension("db-journal").exists());
}

#[test]
fn a_pipe_stays_a_pipe_and_a_link_a_link() {
    let place = Place::with_game();
    let pipe = place.path("club/pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for command in ["backup pipe --force", "restore pipe --yes", "--db pipe games"] {
        place.check(command, "error: `pipe` is a device or a pipe, not a file\n2");
    }
    place.check(
        "export pipe --force",
        "error: cannot write `pipe`: not a regular file; use `crowns export > FILE` to write \
         to one\n2",
    );
    assert!(!pipe.metadata().unwrap().is_file());
    for file in ["copy.db", "games.jsonl"] {
        fs::write(place.path("club").join(file), "").unwrap();
        std::os::unix::fs::symlink(file, place.path("club").join(file).with_extension("link"))
            .unwrap();
    }
    place.done("backup copy.link --force");
    place.done("export games.link --force");
    for file in ["copy", "games"] {
        let link = place.path("club").join(file).with_extension("link");
        assert!(link.is_symlink());
        assert!(link.metadata().unwrap().len() > 0);
    }
}

/// As one that was put into `/tmp` to have a file of the user replaced.
#[test]
fn a_link_of_another_user_is_not_followed() {
    let place = Place::with_game();
    if !place.by_root {
        // Only root can make a link that belongs to someone else.
        return;
    }
    let own = place.path("home/own");
    fs::write(&own, "precious").unwrap();
    chown(&own, Some(NOBODY), Some(NOBODY)).unwrap();
    place.chmod("club", 0o1777);
    let link = |name: &str, to: &Path, owner: u32| {
        let path = place.path("club").join(name);
        std::os::unix::fs::symlink(to, &path).unwrap();
        std::os::unix::fs::lchown(&path, Some(owner), None).unwrap();
    };
    link("trap", &own, NOBODY - 1);
    link("own-trap", Path::new("trap"), NOBODY);
    for (file, error) in [("trap", "trap"), ("own-trap", "./trap")] {
        for command in [
            "backup FILE --force",
            "export FILE --force",
            "export FILE",
            "report game --output FILE",
        ] {
            let command = command.replace("FILE", file);
            let told = told(&place.run(&command));
            assert!(
                told.contains(&format!("`{error}` is a link that belongs to another user")),
                "{command}: {told}"
            );
            assert_eq!(fs::read_to_string(&own).unwrap(), "precious", "{command}");
        }
    }
    link("link", &own, NOBODY);
    place.done("report game --output link");
    assert!(fs::read_to_string(&own).unwrap().starts_with("Game 1"));
    assert!(place.path("club/link").is_symlink());
}

/// What copies the write-ahead log of SQLite turns it on, and keeps a reader.
#[test]
fn with_a_write_ahead_log_open_nothing_is_read_or_written() {
    let place = Place::with_game();
    let file = place.path("club/crowns.db");
    let reader = Connection::open(&file).unwrap();
    let mode = "PRAGMA journal_mode=WAL";
    let mode: String = reader.query_row(mode, [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    let read = "BEGIN; SELECT count(*) FROM journal;";
    reader.execute_batch(read).unwrap();
    for name in ["crowns.db-wal", "crowns.db-shm"] {
        if place.by_root {
            chown(place.path("club").join(name), Some(NOBODY), Some(NOBODY)).unwrap();
        }
    }
    for command in ["games", "score 0 12 37"] {
        place.check(
            command,
            "error: `crowns.db`: another program has the database open with a write-ahead log\n\
             hint: stop that program, such as Litestream, then run the command again\n2",
        );
    }
    drop(reader);
    place.done("score 0 12 37");
    assert!(!place.path("club/crowns.db-wal").exists());
}

#[test]
fn a_command_waits_for_another_and_then_succeeds() {
    for lock in ["IMMEDIATE", "EXCLUSIVE"] {
        let place = Place::with_game();
        let other = Connection::open(place.path("club/crowns.db")).unwrap();
        other.execute_batch(&format!("BEGIN {lock}")).unwrap();
        let begun = Instant::now();
        let mut waiting = place.start("score 0 20 30");
        thread::sleep(Duration::from_secs(1));
        assert!(
            waiting.try_wait().unwrap().is_none(),
            "{lock}: it did not wait: {}",
            told(&waiting.wait_with_output().unwrap())
        );
        other.execute_batch("COMMIT").unwrap();
        let output = waiting.wait_with_output().unwrap();
        assert!(output.status.success(), "{lock}: {}", told(&output));
        assert!(output.stderr.is_empty(), "{lock}: {}", told(&output));
        assert!(begun.elapsed() < Duration::from_secs(9), "{lock}");
    }
}

#[test]
#[ignore = "waits for ten seconds"]
fn a_command_waits_as_long_as_it_says() {
    let place = Place::with_game();
    let other = Connection::open(place.path("club/crowns.db")).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let commands = ["board", "score 0 12 37", "doctor", "backup copy.db"];
    let begun = Instant::now();
    let waiting = commands.map(|command| place.start(command));
    for (command, child) in commands.iter().zip(waiting) {
        let told = told(&child.wait_with_output().unwrap());
        assert!(
            told.contains("the database is locked by another program (waited 10 seconds)"),
            "{command}: {told}"
        );
    }
    let waited = begun.elapsed();
    assert!(waited > Duration::from_secs(9), "{waited:?}");
    assert!(waited < Duration::from_secs(15), "{waited:?}");
}

/// Gives a command and, a while after its start, takes the permission to write
/// from it; returns what it answers.
fn lose(place: &Place, command: &str, after: Duration) -> Output {
    let mut child = place.start(command);
    thread::sleep(after);
    let done = child.try_wait().unwrap();
    place.chmod("club/crowns.db", 0o400);
    place.chmod("club", 0o500);
    let output = child.wait_with_output().unwrap();
    assert!(done.is_none() || output.status.success(), "{}", told(&output));
    output
}

/// As when a stick is found to be broken while a command is at it.
#[test]
fn a_permission_lost_midway_leaves_the_old_or_the_new_state() {
    const TIMES: u32 = 6;
    let place = Place::new();
    let (file, device) = (place.path("club/crowns.db"), DeviceId(Uuid::nil()));
    let mut store =
        Store::open(&file, device, IdGenerator::random(), chrono::DateTime::UNIX_EPOCH).unwrap();
    add_league(&mut store, Recipe::plain(40));
    drop(store);
    if place.by_root {
        chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    place.done("backup old.db");
    place.done("--db other.db new Dan Eve");
    place.done("--db other.db export other.jsonl");
    place.done("player add Zoe");
    let before = fs::read(&file).unwrap();
    let all = |place: &Place| told(&place.run("player list"));
    for command in ["undo", "import other.jsonl", "restore old.db --yes", "backup copy.db --force"]
    {
        let one = all(&place);
        let begun = Instant::now();
        place.done(command);
        let takes = begun.elapsed();
        let other = all(&place);
        let mut lost = 0;
        for time in 0..TIMES {
            fs::write(&file, &before).unwrap();
            let output = lose(&place, command, takes * time / TIMES);
            if !output.status.success() {
                lost += 1;
                let told = told(&output);
                let named = ["read-only", "no permission"].iter().any(|why| told.contains(why));
                assert!(named && told.contains("hint: ") && told.ends_with('2'), "{told}");
            }
            place.chmod("club", 0o700);
            place.chmod("club/crowns.db", 0o600);
            let now = all(&place);
            let expect = if output.status.success() { &other } else { &one };
            assert!(now == *expect, "{command}, {time}: {}", told(&output));
            if !output.status.success() {
                place.done(command);
                assert!(all(&place) == other, "{command}, {time}");
            }
            place.done("doctor --quiet");
        }
        fs::write(&file, &before).unwrap();
        assert!(lost > 0, "{command} was never too late");
    }
}

/// Disks that fill up.
#[cfg(target_os = "linux")]
mod disk {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;

    use super::*;

    /// A disk of its own, smaller than a game could be, mounted where only
    /// the commands see it that are given there.
    struct Disk {
        mounted: Child,
        entry: &'static [&'static str],
        place: TestEnv,
    }

    impl Disk {
        /// In bytes.
        const SIZE: usize = 1024 * 1024;
        const PAGE: usize = 4096;

        /// With a namespace of users anyone may mount; where that is
        /// forbidden, root still may.
        const WAYS: [(&[&str], &[&str]); 2] =
            [(&["-rm"], &["-U", "--preserve-credentials", "-m"]), (&["-m"], &["-m"])];

        fn new() -> Self {
            let place = TestEnv::new();
            fs::create_dir(place.path("disk")).unwrap();
            let mut ways = Self::WAYS.into_iter();
            let (mounted, entry) = ways
                .find_map(|(unshare, entry)| Some((mount(unshare, place.folder())?, entry)))
                .expect(
                    "a disk that fills up takes `unshare -rm`, which this machine refuses; to \
                     leave it out: `cargo test -- --skip faults::disk`",
                );
            Self { mounted, entry, place }
        }

        /// Returns the path of a file there, as it is seen from outside.
        fn path(&self, name: &str) -> PathBuf {
            let inside = self.place.path("disk");
            let inside = inside.strip_prefix("/").unwrap();
            let root = PathBuf::from(format!("/proc/{}/root", self.mounted.id()));
            root.join(inside).join(name)
        }

        fn run(&self, command: &str) -> Output {
            let mut crowns = self.place.program("nsenter");
            crowns
                .args(["-t", &self.mounted.id().to_string()])
                .args(self.entry)
                .args(["sh", "-c", r#"cd "$0" && exec "$@""#])
                .arg(self.place.path("disk"))
                .arg(env!("CARGO_BIN_EXE_crowns"))
                .args(command.split(' '));
            start(&mut crowns).wait_with_output().unwrap()
        }

        fn done(&self, command: &str) {
            let output = self.run(command);
            assert!(output.status.success(), "{command}: {}", told(&output));
        }

        /// Fills the disk but for some pages.
        fn fill(&self, but: usize) {
            let filler = self.path("filler");
            let _ = fs::remove_file(&filler);
            fs::write(&filler, vec![1; Self::SIZE + Self::PAGE]).unwrap_err();
            let file = fs::File::options().write(true).open(&filler).unwrap();
            let full = usize::try_from(file.metadata().unwrap().len()).unwrap();
            let kept = (full / Self::PAGE).saturating_sub(but) * Self::PAGE;
            file.set_len(u64::try_from(kept).unwrap()).unwrap();
        }

        fn free_space(&self) {
            fs::remove_file(self.path("filler")).unwrap();
        }

        /// Returns the scoresheet as JSON, once the file is seen to be sound.
        fn board(&self) -> String {
            let copy = self.place.path("copy.db");
            fs::copy(self.path("crowns.db"), &copy).unwrap();
            let sound: String = Connection::open(&copy)
                .unwrap()
                .query_row("PRAGMA integrity_check", [], |row| row.get(0))
                .unwrap();
            assert_eq!(sound, "ok");
            told(&self.run("board --json"))
        }

        /// Lists what lies on the disk, without empty folders.
        fn files(&self) -> Vec<String> {
            let mut names = Vec::new();
            for folder in ["", "backups"] {
                let files = fs::read_dir(self.path(folder)).into_iter().flatten();
                let files = files.map(|file| file.unwrap().path());
                let files = files.filter(|file| file.is_file());
                names.extend(files.map(|file| {
                    let name = file.file_name().unwrap().to_str().unwrap().to_owned();
                    Path::new(folder).join(name).to_str().unwrap().to_owned()
                }));
            }
            names.sort();
            names
        }
    }

    fn mount(unshare: &[&str], place: &Path) -> Option<Child> {
        let script = format!(
            r#"mount -t tmpfs -o size={} tmpfs "$0" && echo mounted && exec cat"#,
            Disk::SIZE
        );
        let mut child = Command::new("unshare")
            .args(unshare)
            .args(["sh", "-c", &script])
            .arg(place.join("disk"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut said = String::new();
        BufReader::new(child.stdout.take()?).read_line(&mut said).ok()?;
        if said == "mounted\n" {
            return Some(child);
        }
        child.wait().ok()?;
        None
    }

    impl Drop for Disk {
        fn drop(&mut self) {
            let _ = self.mounted.kill();
            let _ = self.mounted.wait();
        }
    }

    const FULL: &str = "error: `crowns.db`: the disk is full; nothing was changed\n\
                        hint: free some space on the disk, then run the command again\n2";

    #[test]
    fn a_round_is_stored_whole_or_not_at_all() {
        let disk = Disk::new();
        disk.done("new Ann Bob Cat");
        disk.done("score 0 12 37");
        let before = disk.board();
        let mut refused = 0;
        // With more and more space it fails later and later: first for the journal of
        // SQLite, then for the pages that the file grows by.
        for pages in 0.. {
            disk.fill(pages);
            let output = disk.run("score 20 0 30");
            if output.status.success() {
                break;
            }
            refused += 1;
            assert_eq!(told(&output), FULL, "with room for {pages} pages");
            assert_eq!(disk.board(), before, "with room for {pages} pages");
            assert_eq!(disk.files(), ["crowns.db", "filler"]);
        }
        assert!(refused > 1, "the disk was never full");
        disk.free_space();
        disk.done("undo");
        assert_eq!(disk.board(), before);
        disk.done("score 20 0 30");
    }

    #[test]
    fn a_directory_to_sync_with_that_is_full_gets_a_whole_segment_or_none() {
        let disk = Disk::new();
        disk.done("--db ../here.db new Ann Bob Cat");
        let mut refused = 0;
        for pages in 0.. {
            disk.fill(pages);
            let output = disk.run("--db ../here.db sync .");
            if output.status.success() {
                break;
            }
            refused += 1;
            let told = told(&output);
            assert!(told.starts_with("Sent nothing to `.`\n"), "{told}");
            let full = "000001.jsonl`: No space left on device\n\
                        hint: free some space there; the next sync sends what is missing\n2";
            assert!(told.ends_with(full), "{told}");
            let devices = fs::read_dir(disk.path("crowns-journal")).into_iter().flatten();
            for device in devices {
                let files = fs::read_dir(device.unwrap().path()).unwrap();
                assert_eq!(files.count(), 0, "with room for {pages} pages");
            }
        }
        assert!(refused > 0, "the disk was never full");
        disk.free_space();
        disk.done("--db ../there.db sync .");
        let boards = ["here", "there"].map(|db| told(&disk.run(&format!("--db ../{db}.db board"))));
        assert_eq!(boards[0], boards[1]);
    }

    #[test]
    fn a_file_that_does_not_fit_does_not_block_the_next_attempt() {
        let disk = Disk::new();
        let mut refused = 0;
        for pages in 0.. {
            disk.fill(pages);
            let output = disk.run("new Ann Bob Cat");
            if output.status.success() {
                break;
            }
            refused += 1;
            assert_eq!(told(&output), FULL, "with room for {pages} pages");
            // What only reads finds no games, and no fault.
            disk.done("games");
        }
        assert!(refused > 1, "the disk was never full");
        disk.free_space();
        disk.done("score 20 0 30");
        assert_eq!(disk.files(), ["crowns.db"]);
    }

    /// Gives a command with more and more space until it succeeds: before, it says that
    /// the disk is full, and leaves nothing behind.
    #[track_caller]
    fn check_full(disk: &Disk, command: &str, expect: &[&str]) {
        let (board, files) = (disk.board(), disk.files());
        let mut refused = 0;
        for pages in 0.. {
            disk.fill(pages);
            let output = disk.run(command);
            // The doctor ends with 1 where there is little space, too.
            if output.status.code() != Some(2) {
                break;
            }
            refused += 1;
            let told = told(&output);
            assert!(expect.contains(&told.as_str()), "with room for {pages} pages: {told}");
            disk.free_space();
            assert_eq!(disk.board(), board, "with room for {pages} pages");
            // The backup before a repair is whole, and there to stay.
            let mut left = disk.files();
            left.retain(|name| !name.ends_with(".before-repair.db"));
            assert_eq!(left, files, "with room for {pages} pages");
        }
        assert!(refused > 1, "{command}: the disk was never full");
        disk.free_space();
    }

    #[test]
    fn a_backup_to_a_full_disk_leaves_no_file() {
        let disk = Disk::new();
        disk.done("new Ann Bob Cat");
        disk.done("score 0 12 37");
        check_full(
            &disk,
            "backup copy.db",
            &["error: the disk is full; `copy.db` cannot be created\n\
               hint: free some space on the disk, then run the command again\n2"],
        );
        assert_eq!(disk.files(), ["copy.db", "crowns.db"]);
        check_full(
            &disk,
            "backup",
            &["error: the disk is full; `backups/crowns-20261121T193000Z.db` cannot be created\n\
                 hint: free some space on the disk, then run the command again\n2"],
        );
    }

    #[test]
    fn what_fails_on_a_full_disk_succeeds_later() {
        let disk = Disk::new();
        disk.done("new Ann Bob Cat");
        disk.done("score 0 12 37");
        disk.done("--db other.db new Dan Eve");
        disk.done("--db other.db export other.jsonl");
        fs::remove_file(disk.path("other.db")).unwrap();
        disk.done("backup copy.db");
        disk.done("score 0 20 37");
        check_full(&disk, "undo", &[FULL]);
        disk.done("redo");
        check_full(&disk, "import other.jsonl", &[FULL]);
        disk.done("game delete 1");
        check_full(
            &disk,
            "restore copy.db --yes",
            &[
                FULL,
                "error: the disk is full; \
                 `crowns.db.before-restore-20261121T193000Z` cannot be created\n\
                 hint: free some space on the disk, then run the command again\n2",
            ],
        );
    }

    #[test]
    fn a_repair_that_fails_on_a_full_disk_succeeds_later() {
        let disk = Disk::new();
        disk.done("new Ann Bob Cat");
        disk.done("score 0 12 37");
        let spoil = || {
            let copy = disk.place.path("spoilt.db");
            fs::copy(disk.path("crowns.db"), &copy).unwrap();
            let spoil = "UPDATE game_cache SET day = day + 1";
            Connection::open(&copy).unwrap().execute_batch(spoil).unwrap();
            fs::copy(&copy, disk.path("crowns.db")).unwrap();
        };
        spoil();
        let found = || told(&disk.run("doctor --quiet"));
        assert!(found().contains("cache"), "{}", found());
        check_full(
            &disk,
            "doctor --repair",
            &[
                FULL,
                "error: the disk is full; \
                 `backups/crowns-20261121T193000Z.before-repair.db` cannot be created\n\
                 hint: free some space on the disk, then run the command again\n2",
            ],
        );
        assert!(!found().contains("cache"), "{}", found());
    }
}

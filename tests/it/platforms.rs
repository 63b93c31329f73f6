//! What differs between Linux, macOS and Windows: directories, paths, line ends,
//! files that are replaced while they are open.
//!
//! With `durable`, these are the tests that `tests/smoke` runs where the others are
//! not built.

use std::fs::{self, File};
use std::path::PathBuf;

use crate::env::{TestEnv, message, stdout};

#[test]
fn the_database_is_in_the_data_directory_of_the_platform() {
    let env = TestEnv::new();
    let output = env.command("new Ann Bob").env_remove("CROWNS_DB").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(env.names("home/crowns").contains("crowns.db"));
}

#[test]
fn settings_with_the_line_ends_of_windows_are_read() {
    let env = TestEnv::new();
    let path = PathBuf::from(env.ok("config path").trim_end());
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, "lang = \"de\"\r\nascii = true\r\n").unwrap();
    let output = env.run("config");
    let said = message(&output);
    assert!(said.contains("line 1"), "{said}");
    assert!(stdout(&output).contains("ascii"), "{output:?}");
}

#[test]
fn a_path_may_be_long_and_in_any_script() {
    let env = TestEnv::new();
    let mut folder = env.folder().to_owned();
    for part in ["Spieleabend für Anfänger", "五つの王冠 山田太郎", "Пять корон"]
    {
        folder.push(part);
    }
    for _ in 0..6 {
        folder.push("a-folder-of-a-long-name-that-somebody-has-made");
    }
    fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (db, copy, page) = (file("abend.db"), file("копия.db"), file("página.html"));
    assert!(db.len() > 300);
    env.ok(&["--db", &db, "new", "Zoë", "山田太郎", "Łukasz"]);
    env.ok(&["--db", &db, "score", "0", "13", "37"]);
    env.ok(&["--db", &db, "backup", &copy]);
    env.ok(&["--db", &db, "score", "12", "0", "20"]);
    env.ok(&["--db", &db, "restore", &copy, "--yes"]);
    env.ok(&["--db", &db, "report", "game", "1", "-o", &page]);
    let board = env.ok(&["--db", &db, "board"]);
    assert!(board.contains("山田太郎") && board.contains("Zoë"), "{board}");
    assert!(board.contains("37") && !board.contains("57"), "{board}");
    assert!(fs::read_to_string(folder.join("página.html")).unwrap().contains("Łukasz"));
}

#[test]
fn text_is_utf_8_in_both_directions_whatever_the_code_page() {
    let env = TestEnv::new();
    let hands = "1: 7♦ 9♦ JOKER Q♠\r\n1: 8★ 8♥ 8♣\r\n";
    let output = env.with_input("check --batch -", hands);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(stdout(&output).lines().count(), 2, "{output:?}");
    env.ok("new Zoë Åsa");
    let said = env.ok(&["--color", "always", "board"]);
    assert!(said.contains("Zoë") && said.contains('\u{1b}'), "{said}");
}

#[test]
fn files_with_the_line_ends_of_windows_are_imported() {
    let env = TestEnv::with_games(1);
    fs::write(env.path("sheet.csv"), "round,Ann,Bob\r\n1,0,13\r\n2,7,0\r\n").unwrap();
    env.ok("import --csv sheet.csv");
    env.ok("export games.jsonl");
    let export = fs::read_to_string(env.path("games.jsonl")).unwrap();
    fs::write(env.path("crlf.jsonl"), export.replace('\n', "\r\n")).unwrap();
    let other = TestEnv::new();
    fs::copy(env.path("crlf.jsonl"), other.path("crlf.jsonl")).unwrap();
    other.ok("import crlf.jsonl");
    assert_eq!(other.ok("games"), env.ok("games"));
}

#[test]
fn a_database_that_another_program_has_open_is_backed_up_and_restored() {
    let env = TestEnv::with_games(1);
    env.ok("backup before.db");
    let store = env.store();
    let open = File::open(env.db()).unwrap();
    env.ok("score 20 0 30");
    env.ok("restore before.db --yes");
    assert_eq!(store.read().unwrap().open_games().unwrap().len(), 1);
    assert!(!env.board().contains(r#""points":30,"round":3"#));
    drop((store, open));
    env.assert_intact();
}

#[test]
fn a_file_that_another_program_reads_is_replaced_or_left_whole() {
    let env = TestEnv::with_games(1);
    env.ok("export games.jsonl");
    env.ok("backup copy.db");
    env.ok("report game 1 -o page.html");
    let whole = fs::read(env.path("page.html")).unwrap();
    for command in
        ["export games.jsonl --force", "backup copy.db --force", "report game 2 -o page.html"]
    {
        let file = command.split(' ').find(|word| word.contains('.')).unwrap();
        let reader = File::open(env.path(file)).unwrap();
        let output = env.run(command);
        // Windows does not replace a file that is open.
        let said = message(&output);
        assert!(output.status.success() || said.contains(file), "{command}: {said}");
        assert!(output.status.success() || cfg!(windows), "{command}: {said}");
        drop(reader);
        env.ok(command);
    }
    assert_ne!(fs::read(env.path("page.html")).unwrap(), whole);
    let parts = env.names("").into_iter().filter(|name| name.contains(".part-"));
    assert_eq!(parts.count(), 0);
}

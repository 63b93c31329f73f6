//! `crowns man` writes a page for the command and one for each verb.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

#[test]
fn a_directory_gets_a_page_for_each_verb() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man-pages/deep");
    let _ = fs::remove_dir_all(&dir);
    let run = crowns().arg("man").arg(&dir).assert().success();
    assert!(run.get_output().stdout.is_empty());

    for verb in crowns::cli::command().get_subcommands() {
        let page = fs::read_to_string(dir.join(format!("crowns-{}.1", verb.get_name()))).unwrap();
        assert!(page.contains(".TH"), "{}", verb.get_name());
    }
    let main = fs::read_to_string(dir.join("crowns.1")).unwrap();
    let printed = crowns().arg("man").output().unwrap().stdout;
    assert!(main.contains(".TH crowns 1"));
    assert_eq!(main, String::from_utf8(printed).unwrap());
}

#[test]
fn a_directory_that_cannot_be_made_is_an_error() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man-file");
    fs::write(&file, "").unwrap();
    let run = crowns().arg("man").arg(file.join("pages")).assert().code(2);
    let error = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert!(error.starts_with("error: cannot write to `"), "{error}");
}

fn crowns() -> Command {
    Command::cargo_bin("crowns").expect("cargo builds the command")
}

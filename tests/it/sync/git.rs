//! What holds of a work tree with a remote.

use std::fs;

use super::carrier::{Carrier, Git, git, sync};
use super::suite::journal;
use crate::env::TestEnv;
use crate::merge::{Deed, Device, Pick};

#[test]
fn without_a_network_segments_are_committed_and_pushed_the_next_time() {
    let carrier = Git::new(2);
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    let (here, there) = (carrier.target(0), carrier.target(1));
    sync(&mut ann, &here);
    let away = carrier.bare.path().with_extension("away");
    fs::rename(carrier.bare.path(), &away).unwrap();
    ann.act(&Deed::Add(0)).unwrap();
    let report = sync(&mut ann, &here);
    assert_eq!(report.sent, 1);
    let why = report.unreached.expect("the remote is away");
    assert!(
        why.starts_with("git in `") && why.contains("`: fatal: "),
        "{why}"
    );
    fs::rename(&away, carrier.bare.path()).unwrap();
    assert!(sync(&mut ann, &here).unreached.is_none());
    assert_eq!(sync(&mut bob, &there).received.new, 1);
    assert_eq!(journal(&ann), journal(&bob));
}

#[test]
fn only_own_segments_are_committed_and_with_the_identity_of_the_user() {
    let carrier = Git::new(1);
    let here = carrier.target(0);
    git(&here, &["config", "user.name", "Ann"]);
    git(&here, &["config", "user.email", "ann@example.org"]);
    fs::write(here.join("letter"), "mine").unwrap();
    git(&here, &["add", "letter"]);
    let mut ann = Device::new(0);
    ann.act(&Deed::Add(0)).unwrap();
    sync(&mut ann, &here);
    let log = git(&here, &["log", "--format=%an <%ae>", "--name-only"]);
    let lines: Vec<_> = log.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 2, "{log}");
    assert_eq!(lines[0], "Ann <ann@example.org>");
    assert!(lines[1].ends_with("/000001.jsonl"), "{log}");
    assert_eq!(
        git(&here, &["status", "--porcelain"]),
        "A  \"the club/letter\"\n"
    );
}

#[test]
fn copies_that_push_a_segment_of_the_same_name_lose_nothing() {
    let carrier = Git::new(3);
    let mut ann = Device::new(0);
    for deed in [
        Deed::Start(Pick(0), 1, Some(0)),
        Deed::Start(Pick(0), 2, Some(1)),
    ] {
        ann.act(&deed).unwrap();
    }
    sync(&mut ann, &carrier.target(0));
    let mut copy = super::folder::copied(&ann, 0);
    git(&carrier.target(1), &["pull", "--quiet"]);
    // Neither has seen the other's.
    for (device, points, clone) in [(&mut ann, 30, 0), (&mut copy, 44, 1)] {
        let score = Deed::Score(Pick(0), vec![points]);
        device.act(&score).unwrap();
        let remote = carrier.bare.path().to_str().unwrap();
        git(
            &carrier.target(clone),
            &["remote", "set-url", "origin", "/nowhere"],
        );
        assert!(sync(device, &carrier.target(clone)).unreached.is_some());
        git(
            &carrier.target(clone),
            &["remote", "set-url", "origin", remote],
        );
    }
    sync(&mut ann, &carrier.target(0));
    let report = sync(&mut copy, &carrier.target(1));
    assert!(report.renewed.is_some(), "{report:?}");
    sync(&mut ann, &carrier.target(0));
    let mut bob = Device::new(1);
    bob.now = ann.now;
    sync(&mut bob, &carrier.target(2));
    assert_eq!(journal(&ann), journal(&bob));
    assert_eq!(journal(&ann), journal(&copy));
    assert_eq!(journal(&ann).matches("round_scored").count(), 2);
}

#[test]
fn a_repository_without_a_remote_is_a_directory_like_others() {
    let folder = tempfile::tempdir().unwrap();
    git(folder.path(), &["init", "--quiet"]);
    let mut ann = Device::new(0);
    ann.act(&Deed::Add(0)).unwrap();
    assert_eq!(sync(&mut ann, folder.path()).sent, 1);
    assert!(git(folder.path(), &["status", "--porcelain"]).contains("crowns-journal"));
}

/// Two clones in which a file that is not of crowns differs.
fn apart() -> (Git, Device) {
    let carrier = Git::new(2);
    for (clone, text) in [(0, "red"), (1, "blue")] {
        let here = carrier.target(clone);
        for (key, value) in [("user.name", "Ann"), ("user.email", "ann@example.org")] {
            git(&here, &["config", key, value]);
        }
        fs::write(here.join("letter"), text).unwrap();
        git(&here, &["add", "letter"]);
        git(&here, &["commit", "--quiet", "-m", text]);
    }
    git(
        &carrier.target(0),
        &["push", "--quiet", "origin", "HEAD:main"],
    );
    let mut ann = Device::new(0);
    ann.act(&Deed::Add(0)).unwrap();
    (carrier, ann)
}

fn refused(device: &mut Device, target: &std::path::Path) -> String {
    let now = device.now;
    let synced = device.store.sync(target, now, &mut |_, _| {});
    synced.unwrap_err().to_string()
}

#[test]
fn a_conflict_in_other_files_is_named_and_the_work_tree_stays_as_it_was() {
    let (carrier, mut ann) = apart();
    let here = carrier.target(1);
    let before = git(&here, &["rev-parse", "HEAD"]);
    let error = refused(&mut ann, &here);
    let expect = "git cannot merge `the club/letter` in the work tree of `";
    assert!(error.starts_with(expect), "{error}");
    assert_eq!(git(&here, &["rev-parse", "HEAD"]), before);
    assert_eq!(git(&here, &["status", "--porcelain"]), "");
    git(
        &here,
        &[
            "merge",
            "--quiet",
            "-X",
            "ours",
            "--allow-unrelated-histories",
            "origin/main",
        ],
    );
    sync(&mut ann, &here);
    let mut bob = Device::new(1);
    bob.now = ann.now;
    sync(&mut bob, &carrier.target(0));
    assert_eq!(journal(&ann), journal(&bob));
}

#[test]
fn a_merge_by_hand_that_is_going_on_is_left_alone() {
    let (carrier, mut ann) = apart();
    let here = carrier.target(1);
    git(&here, &["fetch", "--quiet"]);
    let merge = [
        "merge",
        "--quiet",
        "--allow-unrelated-histories",
        "origin/main",
    ];
    let merged = std::process::Command::new("git")
        .arg("-C")
        .arg(&here)
        .args(merge)
        .output();
    assert!(!merged.unwrap().status.success());
    for resolved in [false, true] {
        if resolved {
            fs::write(here.join("letter"), "violet").unwrap();
            git(&here, &["add", "letter"]);
        }
        let before = git(&here, &["status", "--porcelain"]);
        let error = refused(&mut ann, &here);
        assert!(
            error.starts_with("a merge is going on in the git work tree of "),
            "{error}"
        );
        assert_eq!(git(&here, &["status", "--porcelain"]), before);
    }
    git(&here, &["commit", "--quiet", "--no-edit"]);
    assert_eq!(sync(&mut ann, &here).sent, 1);
}

#[test]
fn errors_of_git_are_shown_as_git_says_them() {
    let carrier = Git::new(1);
    let here = carrier.target(0);
    let env = TestEnv::new();
    env.ok("player add Ann");
    let target = here.to_str().unwrap();
    env.ok(&["sync", target]);
    git(&here, &["checkout", "--quiet", "--detach"]);
    let error = env.error(&["sync", target]);
    let error = crate::env::on_one_line(error.as_bytes());
    assert!(error.contains("has no branch checked out"), "{error}");
    let output = env
        .command(&["sync", target])
        .env("PATH", "/nowhere")
        .output();
    let error = crate::env::message(&output.unwrap());
    assert!(
        error.contains("is in a git work tree, but `git` cannot be run"),
        "{error}"
    );
    git(&here, &["checkout", "--quiet", "main"]);
    git(&here, &["remote", "set-url", "origin", "/nowhere"]);
    let output = env.run(&["sync", target]);
    assert!(output.status.success());
    let said = crate::env::message(&output);
    assert!(said.contains("the remote could not be reached"), "{said}");
    assert!(
        said.contains("'/nowhere' does not appear to be a git repository"),
        "{said}"
    );
}

//! What holds of a work tree with a remote.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

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
    assert!(why.starts_with("git in `") && why.contains("`: fatal: "), "{why}");
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
    assert_eq!(git(&here, &["status", "--porcelain"]), "A  \"the club/letter\"\n");
}

#[test]
fn copies_that_push_a_segment_of_the_same_name_lose_nothing() {
    let carrier = Git::new(3);
    let mut ann = Device::new(0);
    for deed in [Deed::Start(Pick(0), 1, Some(0)), Deed::Start(Pick(0), 2, Some(1))] {
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
        git(&carrier.target(clone), &["remote", "set-url", "origin", "/nowhere"]);
        assert!(sync(device, &carrier.target(clone)).unreached.is_some());
        git(&carrier.target(clone), &["remote", "set-url", "origin", remote]);
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
    git(&carrier.target(0), &["push", "--quiet", "origin", "HEAD:main"]);
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
    git(&here, &["merge", "--quiet", "-X", "ours", "--allow-unrelated-histories", "origin/main"]);
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
    let merge = ["merge", "--quiet", "--allow-unrelated-histories", "origin/main"];
    let merged = std::process::Command::new("git").arg("-C").arg(&here).args(merge).output();
    assert!(!merged.unwrap().status.success());
    for resolved in [false, true] {
        if resolved {
            fs::write(here.join("letter"), "violet").unwrap();
            git(&here, &["add", "letter"]);
        }
        let before = git(&here, &["status", "--porcelain"]);
        let error = refused(&mut ann, &here);
        assert!(error.starts_with("a merge is in progress in the git work tree of "), "{error}");
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
    let output = env.command(&["sync", target]).env("PATH", "/nowhere").output();
    let error = crate::env::message(&output.unwrap());
    assert!(error.contains("is in a git work tree, but `git` cannot be run"), "{error}");
    git(&here, &["checkout", "--quiet", "main"]);
    git(&here, &["remote", "set-url", "origin", "/nowhere"]);
    let output = env.run(&["sync", target]);
    assert!(output.status.success());
    let said = crate::env::message(&output);
    assert!(said.contains("the remote could not be reached"), "{said}");
    assert!(said.contains("'/nowhere' does not appear to be a git repository"), "{said}");
}

/// Adds players on two devices and syncs, killed again and again together with
/// git; then both have all players that were acknowledged.
#[cfg(unix)]
fn survives_kills_of_git(kills: u64) {
    use std::os::unix::process::CommandExt;
    let carrier = Git::new(2);
    let devices = [TestEnv::new(), TestEnv::new()];
    let mut rng = fastrand::Rng::with_seed(15);
    let target = |number: usize| carrier.target(number).to_str().unwrap().to_owned();
    for number in 0..kills {
        let which = rng.usize(..2);
        devices[which].ok(&format!("player add P{number}"));
        let mut command = devices[which].command(&["sync", &target(which)]);
        let mut child = command.process_group(0).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(rng.u64(..400_000)));
        let group = format!("-{}", child.id());
        let _ = std::process::Command::new("kill").args(["-KILL", "--", &group]).output();
        child.wait().unwrap();
        if rng.u8(..4) == 0 {
            let output = devices[which].run(&["sync", &target(which)]);
            assert!(output.status.success(), "kill {number}: {output:?}");
        }
    }
    for which in [0, 1, 0] {
        let said = devices[which].json(&["sync", &target(which)]);
        assert!(said["renewal"].is_null() && said["unreached_because"].is_null(), "{said}");
    }
    let players = |env: &TestEnv| env.ok("player list").lines().count() as u64 - 1;
    assert_eq!(devices.each_ref().map(players), [kills; 2]);
    let status = |which| git(&carrier.target(which), &["status", "--porcelain"]);
    assert_eq!([status(0), status(1)], ["", ""]);
}

#[cfg(unix)]
#[test]
fn a_sync_that_was_killed_together_with_git_is_in_the_way_of_none_later() {
    survives_kills_of_git(12);
}

#[cfg(unix)]
#[test]
#[ignore = "a long run"]
fn three_hundred_syncs_killed_together_with_git_are_in_the_way_of_none_later() {
    survives_kills_of_git(300);
}

#[test]
fn what_a_killed_merge_has_begun_to_write_is_in_the_way_of_no_other() {
    let carrier = Git::new(2);
    let (mut ann, mut bob) = (Device::new(0), Device::new(1));
    let (here, there) = (carrier.target(0), carrier.target(1));
    ann.act(&Deed::Add(0)).unwrap();
    sync(&mut ann, &here);
    sync(&mut bob, &there);
    ann.act(&Deed::Add(1)).unwrap();
    sync(&mut ann, &here);
    git(&there, &["fetch", "--quiet"]);
    let changed = git(&there, &["diff", "--name-only", "--relative", "-z", "HEAD", "origin/main"]);
    let mut changed: Vec<_> = changed.split('\0').filter(|path| !path.is_empty()).collect();
    changed.retain(|path| path.ends_with(".jsonl"));
    let [segment] = *changed else { panic!("{changed:?}") };
    let whole = git(&there, &["show", &format!("origin/main:./{segment}")]);
    let written = there.join(segment);
    // What was written by something else stays.
    fs::write(&written, "mine").unwrap();
    let error = refused(&mut bob, &there);
    assert!(error.contains("would be overwritten by merge"), "{error}");
    assert_eq!(fs::read_to_string(&written).unwrap(), "mine");
    for part in [0, whole.len() / 2, whole.len()] {
        fs::write(&written, &whole[..part]).unwrap();
        sync(&mut bob, &there);
        assert_eq!(journal(&ann), journal(&bob));
        assert_eq!(git(&there, &["status", "--porcelain"]), "");
        git(&there, &["reset", "--quiet", "--hard", "HEAD~1"]);
    }
    // So does a known file that was being replaced, or is gone.
    let known = git(&there, &["ls-files", "-z"]);
    let known = there.join(known.split('\0').find(|path| path.ends_with(".jsonl")).unwrap());
    fs::remove_file(&known).unwrap();
    fs::write(&written, "").unwrap();
    sync(&mut bob, &there);
    assert_eq!(git(&there, &["status", "--porcelain"]), "");
}

/// A device with a player that has synced through a clone; its directory.
fn synced(carrier: &Git, clone: usize, name: &str) -> (TestEnv, PathBuf) {
    let env = TestEnv::new();
    let here = carrier.target(clone);
    env.ok(&["player", "add", name]);
    env.ok(&["sync", here.to_str().unwrap()]);
    (env, here)
}

#[test]
fn a_lock_file_of_another_git_is_named_with_the_command_that_removes_it() {
    let carrier = Git::new(1);
    let (env, here) = synced(&carrier, 0, "Ann");
    let sync = ["sync", here.to_str().unwrap()];
    for lock in ["index.lock", "refs/heads/main.lock"] {
        let lock = here.parent().unwrap().join(".git").join(lock);
        fs::write(&lock, "").unwrap();
        let error = crate::env::on_one_line(env.error(&sync).as_bytes());
        assert!(
            error.contains("another git process is running, or was killed: `")
                && error.contains("hint: if no git process is running there, remove it with `rm "),
            "{error}"
        );
        assert!(lock.exists(), "another git may be running");
        fs::remove_file(&lock).unwrap();
        env.ok(&sync);
    }
}

/// Makes it look as if a sync had been killed while it ran git.
fn mark_as_killed(git_directory: &Path, when: SystemTime) {
    let marker = git_directory.join("crowns-sync");
    fs::write(&marker, "crowns sync is running git here\n").unwrap();
    let marker = fs::File::options().append(true).open(&marker).unwrap();
    marker.set_modified(when).unwrap();
}

#[test]
fn lock_files_that_a_killed_sync_has_left_are_removed() {
    let carrier = Git::new(1);
    let (env, here) = synced(&carrier, 0, "Ann");
    let sync = ["sync", here.to_str().unwrap()];
    let folder = here.parent().unwrap().join(".git");
    let old = SystemTime::now() - Duration::from_secs(3600);
    let locks = ["index.lock", "refs/heads/main.lock", "HEAD.lock"].map(|lock| folder.join(lock));
    for lock in &locks {
        let file = fs::File::create(lock).unwrap();
        file.set_modified(old).unwrap();
    }
    mark_as_killed(&folder, old);
    env.ok(&sync);
    assert!(locks.iter().all(|lock| !lock.exists()));
    assert_eq!(fs::read(folder.join("crowns-sync")).unwrap(), b"");
    // One that was made later is not its own.
    mark_as_killed(&folder, old);
    fs::write(&locks[0], "").unwrap();
    env.error(&sync);
    assert!(locks[0].exists());
}

#[test]
fn a_merge_without_conflicts_that_a_killed_sync_has_left_is_committed() {
    let carrier = Git::new(2);
    let (ann, here) = synced(&carrier, 0, "Ann");
    synced(&carrier, 1, "Bob");
    for (key, value) in [("user.name", "Ann"), ("user.email", "ann@example.org")] {
        git(&here, &["config", key, value]);
    }
    git(&here, &["fetch", "--quiet"]);
    let merge = ["merge", "--quiet", "--no-commit", "--no-ff", "origin/main"];
    git(&here, &merge);
    let sync = ["sync", here.to_str().unwrap()];
    // The user may have begun it.
    let error = ann.error(&sync);
    assert!(error.contains("merge"), "{error}");
    mark_as_killed(&here.parent().unwrap().join(".git"), SystemTime::now());
    ann.ok(&sync);
    assert_eq!(git(&here, &["status", "--porcelain"]), "");
    assert_eq!(ann.ok("player list").lines().count(), 3);
}

//! The files under `completions/` are what `crowns completions` writes.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::env::TestEnv;

const FILES: [(&str, &str); 5] = [
    ("bash", "crowns.bash"),
    ("zsh", "_crowns"),
    ("fish", "crowns.fish"),
    ("elvish", "crowns.elv"),
    ("powershell", "_crowns.ps1"),
];

#[test]
fn the_committed_files_are_what_the_command_writes() {
    let refresh = env::var_os("CROWNS_REFRESH").is_some();
    for (shell, file) in FILES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions").join(file);
        let written = written(shell);
        if refresh {
            fs::write(&path, &written).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed.replace("\r\n", "\n") == written,
            "completions/{file} is out of date, \
             `CROWNS_REFRESH=1 cargo test --test it completions::` writes it anew"
        );
    }
}

#[test]
fn rounds_rulesets_and_topics_are_completed() {
    for (shell, _) in FILES {
        let script = written(shell);
        for value in ["stock-used-up", "texas"] {
            assert!(script.contains(value), "{shell}: {value}");
        }
    }
    assert!(written("bash").contains("1 2 3 4 5 6 7 8 9 10 11"));
}

#[test]
fn shells_that_are_installed_can_read_them() {
    for (shell, file) in &FILES[..3] {
        let path = Path::new("completions").join(file);
        let Ok(output) = Command::new(shell).arg("-n").arg(path).output() else {
            continue;
        };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{shell}: {complaint}");
    }
}

fn written(shell: &str) -> String {
    TestEnv::new().ok(&["completions", shell])
}

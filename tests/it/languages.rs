//! The languages at the table: which one is spoken, what stays English, and that
//! programs read the same in all of them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use crate::cli::{run_in, snapshots};
use crate::env::TestEnv;
use crate::sources::src;

/// All languages but English.
const OTHERS: [&str; 5] = ["da", "sv", "nb", "fi", "is"];

/// Runs the snapshots that have JSON or CSV in other languages: a file in one of
/// them, all files in all.
#[test]
fn what_programs_read_is_the_same_in_every_language() {
    // Rulings are searched in words of the language, so `rules.md` finds others.
    let files = snapshots().into_iter().filter(|file| !file.ends_with("rules.md"));
    let files = files.filter_map(|file| {
        let text = fs::read_to_string(&file).ok()?;
        let is_data = text.lines().any(|line| line.starts_with('$') && is_data(line));
        is_data.then_some((file, without_prose(&text)))
    });
    let files: Vec<_> = files.collect();
    assert!(files.len() > 20, "{}", files.len());
    let failed: Vec<_> = thread::scope(|scope| {
        let runs = files.iter().zip(OTHERS.iter().cycle());
        let runs = runs.map(|((file, text), language)| {
            let run = move || run_as_file(file, text, language);
            (file, language, scope.spawn(run))
        });
        let runs: Vec<_> = runs.collect();
        let failed = runs.into_iter();
        failed
            .filter_map(|(file, language, run)| run.join().is_err().then_some((file, language)))
            .collect()
    });
    assert!(failed.is_empty(), "{failed:?}");
}

/// The snapshots are run with `CROWNS_LANG`, a file each in one language.
#[test]
fn json_and_csv_have_the_same_bytes_in_every_locale() {
    let env = TestEnv::new();
    for command in ["new Ann Bob", "score out 10", "score 7 out", "game finish"] {
        env.ok(command);
    }
    let hands = "1: 7D 8D 9D\n12: 7D\n1: 7X 8D 9D\n";
    fs::write(env.path("hands.txt"), hands).unwrap();
    let batch = format!("check --batch {}", env.path("hands.txt").display());
    let commands = [
        "check --round 4 7C 7D 9H 10H 3S KS --json",
        "check --round 4 7C 7D 9H 10H 3S --json",
        &batch,
        "odds --round 4 7C 7D 9H 10H 3S KS --samples 10 --json",
        "odds --round 4 7C 7D 9H 10H 3S KS --top 8H --json",
        "odds --round 4 7C 7D 9H 10H 3S KS --top 8Y --json",
        "standings --json",
        "export --csv standings",
        "export --csv scores",
        "report game 1 --csv",
    ];
    // With `--json` an error is data, too.
    let data = |command: &str, variables: &[(&str, &str)]| {
        let output = output(&env, command, variables);
        let errors = command.contains("--json").then_some(output.stderr);
        let data = [output.stdout, errors.unwrap_or_default()].concat();
        String::from_utf8(data).unwrap()
    };
    for command in commands {
        let english = data(command, &[]);
        assert!(english.contains(','), "{command}: {english}");
        for language in OTHERS {
            let in_locale = data(command, &[("LC_ALL", &format!("{language}_XX"))]);
            assert_eq!(in_locale, english, "LC_ALL={language}_XX crowns {command}");
            let command = format!("{command} --lang {language}");
            assert_eq!(data(&command, &[]), english, "{command}");
        }
    }
}

/// Returns `true` if a command writes JSON or CSV; `import` reads it.
fn is_data(command: &str) -> bool {
    let mut options = ["--json", "--csv"].iter();
    options.any(|option| command.contains(option)) && !command.contains(" import")
}

/// Leaves out of a snapshot what commands print for people.
fn without_prose(text: &str) -> String {
    let mut written = String::new();
    let (mut in_block, mut in_prose, mut is_left_out) = (false, false, false);
    for line in text.lines() {
        if line.starts_with("```") {
            in_block = line.starts_with("```console") || line.starts_with("```trycmd");
            in_prose = false;
        } else if in_block && line.starts_with("$ ") {
            (in_prose, is_left_out) = (!is_data(line), false);
        } else if in_prose && !line.is_empty() && (is_left_out || !line.starts_with(['>', '?'])) {
            if !is_left_out {
                written += "...\n";
                is_left_out = true;
            }
            continue;
        } else if in_prose && is_left_out && line.is_empty() {
            continue;
        }
        written += line;
        written.push('\n');
    }
    written
}

/// Runs a text in the place of a snapshot, with the files that it reads.
fn run_as_file(file: &Path, text: &str, language: &str) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join(file.file_name().unwrap());
    fs::write(&copy, text).unwrap();
    for files in ["in", "out"] {
        let from = file.with_extension(files);
        if from.is_dir() {
            copy_folder(&from, &copy.with_extension(files));
        }
    }
    run_in(&copy, language);
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        match from.is_dir() {
            true => copy_folder(&from, &to),
            false => drop(fs::copy(&from, &to).unwrap()),
        }
    }
}

/// Runs a command without `CROWNS_LANG`, with other variables.
fn output(env: &TestEnv, arguments: &str, variables: &[(&str, &str)]) -> Output {
    let mut command: Command = env.command(arguments);
    command.env_remove("CROWNS_LANG");
    command.envs(variables.iter().copied()).output().unwrap()
}

/// Returns all that a command prints, without `CROWNS_LANG`, with other variables.
fn answer(env: &TestEnv, arguments: &str, variables: &[(&str, &str)]) -> String {
    let output = output(env, arguments, variables);
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).unwrap()
}

const CHECK: &str = "check --round 5 7D 7H 7C 9S 10S JS QS";
const DANISH: &str = "Omgang 5";
const SWEDISH: &str = "Omgång 5";
const ENGLISH: &str = "Round 5";

#[test]
fn lc_all_beats_lang() {
    let env = TestEnv::new();
    let check = |variables: &[(&str, &str)], expect: &str| {
        let text = answer(&env, CHECK, variables);
        assert!(text.starts_with(expect), "{variables:?}: {text}");
    };
    let (lc_all, lang) = (("LC_ALL", "da_DK.UTF-8"), ("LANG", "sv_SE.UTF-8"));
    check(&[lc_all, lang], DANISH);
    check(&[("LC_ALL", ""), lang], SWEDISH);
    check(&[("LC_MESSAGES", "da_DK"), lang], DANISH);
    check(&[lc_all, lang, ("CROWNS_LANG", "sv")], SWEDISH);
    check(&[lc_all, lang, ("CROWNS_LANG", "")], DANISH);
    check(&[], ENGLISH);
}

#[test]
fn an_option_beats_all_variables() {
    let env = TestEnv::new();
    let variables = [("CROWNS_LANG", "fi"), ("LC_ALL", "fi_FI.UTF-8")];
    let text = answer(&env, &format!("{CHECK} --lang da"), &variables);
    assert!(text.starts_with(DANISH), "{text}");
}

#[test]
fn an_unknown_locale_is_english_in_silence() {
    let env = TestEnv::new();
    for locale in ["tlh_AQ.UTF-8", "C", "POSIX", "xx"] {
        let variables = [("LC_ALL", locale), ("LANG", "sv_SE.UTF-8")];
        let text = answer(&env, CHECK, &variables);
        assert!(text.starts_with(ENGLISH), "{locale}: {text}");
    }
}

#[test]
fn an_unknown_lang_is_an_error_that_lists_the_six() {
    let env = TestEnv::new();
    let error = env.error(&format!("{CHECK} --lang tlh"));
    let known = format!("[possible values: en, {}]", OTHERS.join(", "));
    assert!(error.contains(&known), "{error}");
}

#[test]
fn all_names_of_norwegian_are_norwegian() {
    let env = TestEnv::new();
    let expect = env.ok(&format!("{CHECK} --lang nb"));
    for name in ["no", "nn", "nb_NO.UTF-8", "NO"] {
        assert_eq!(env.ok(&format!("{CHECK} --lang {name}")), expect);
    }
}

#[test]
fn doctor_and_usage_errors_stay_english() {
    let env = TestEnv::with_games(1);
    // Other programs change the free space meanwhile.
    let stays = |line: &&str| !line.contains("free space");
    let lines = |text: &str| text.lines().filter(stays).map(str::to_owned).collect::<Vec<_>>();
    for arguments in ["doctor", "man", "check --rund 1 7D", "sync"] {
        let english = answer(&env, arguments, &[]);
        for language in OTHERS {
            let other = answer(&env, arguments, &[("CROWNS_LANG", language)]);
            assert_eq!(lines(&other), lines(&english), "{arguments} {language}");
        }
    }
}

#[test]
fn help_is_english_and_says_so_once_in_the_language_at_the_table() {
    let env = TestEnv::new();
    for arguments in ["--help", "-h", "score --help", "score -h", "help score"] {
        let english = answer(&env, arguments, &[]);
        assert!(!english.contains("in English"), "{english}");
        for language in OTHERS {
            let other = answer(&env, arguments, &[("CROWNS_LANG", language)]);
            let added = other.strip_prefix(&english).unwrap();
            assert_eq!(added.matches('\n').count(), 2, "{arguments} {language}: {added}");
            let options = answer(&env, &format!("--lang {language} {arguments}"), &[]);
            assert_eq!(options, other, "{arguments} {language}");
        }
        let finnish = answer(&env, &format!("--lang=fi {arguments}"), &[]);
        assert!(finnish.ends_with("\n\nOhje on vain englanniksi.\n"), "{finnish}");
    }
}

/// The argument parser speaks English alone, so it does not read the method.
#[test]
fn an_unknown_ranking_method_is_named_in_the_language_at_the_table() {
    let env = TestEnv::new();
    for arguments in ["standings --by luck", "league add Club --tie-break wins,luck"] {
        let finnish = answer(&env, &format!("{arguments} --lang fi"), &[]);
        let expect = "virhe: järjestystapaa `luck` ei ole; tavat ovat beaten,";
        assert!(finnish.contains(expect), "{finnish}");
    }
}

#[test]
fn a_league_sets_the_language_of_its_reports() {
    let env = TestEnv::new();
    env.ok("league add Club --report-lang da");
    env.ok("new Ann Bob --league Club");
    for _ in 0..11 {
        env.ok("score 0 20");
    }
    let reports = [
        "report game last --html",
        "report night --league Club --html",
        "report standings --league Club --html",
    ];
    for report in reports {
        let html = env.ok(report);
        assert!(html.contains(r#"lang="da""#), "{report}: {html}");
        let html = env.ok(&format!("{report} --lang sv"));
        assert!(html.contains(r#"lang="sv""#), "{report}: {html}");
    }
    assert!(env.ok("report standings --html").contains(r#"lang="en""#));
    assert!(env.ok("league show Club").contains("reports: da"));
    assert_eq!(env.json("league show Club")["league"]["terms"]["language"], "da");
    env.ok("league edit Club --report-lang fi");
    assert!(env.ok("report night --league Club --html").contains(r#"lang="fi""#));
}

#[test]
fn a_league_without_a_language_is_exported_as_ever() {
    let env = TestEnv::new();
    env.ok("league add Club --by wins");
    let export = env.ok("export");
    assert!(!export.contains("language"), "{export}");
}

#[test]
fn names_of_cards_are_read_in_their_language() {
    let env = TestEnv::new();
    let hands = [
        ("da", "hjerter 7, 8hjerter, hjerter9, ruder konge, jOkEr"),
        ("sv", "hjärter 7, 8hjärter, hjärter9, ruter kung, joker"),
        ("nb", "hjerter 7, 8hjerter, hjerter9, ruter konge, joker"),
        ("fi", "hertta 7, 8hertta, hertta9, ruutu kuningas, jokeri"),
        ("is", "hjarta 7, 8hjarta, hjarta9, tígul kóngur, jóker"),
    ];
    for (language, hand) in hands {
        let read = |cards: &str| env.ok(&["check", "--round", "3", "--lang", language, cards]);
        assert_eq!(read(hand), read("7H 8H 9H KD JOKER"), "{language}");
        let english = env.error(&["check", "--round", "3", hand]);
        assert!(english.contains("card 1"), "{english}");
        let english = "seven of hearts, 8 hearts, hearts nine, king diamonds, joker";
        assert_eq!(read(english), read("7H 8H 9H KD JOKER"), "{language}");
    }
}

#[test]
fn the_letters_of_icelandic_cards_are_read_in_icelandic_alone() {
    let env = TestEnv::new();
    let check =
        |language, cards: &str| env.run(&["check", "--round", "3", "--lang", language, cards]);
    let printed = "9★ 10★ G★ D★ DD";
    let read = check("is", printed);
    assert!(read.status.success());
    assert_eq!(read.stdout, check("is", "9* 10* J* Q* QD").stdout);
    for language in ["en", "da", "sv", "nb", "fi"] {
        assert!(!check(language, printed).status.success(), "{language}");
    }
}

#[test]
fn scores_are_read_as_cards_of_the_language() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let output = env.ok(&["score", "--lang", "da", "0", "spar konge 9ruder 8spar"]);
    assert!(output.contains("30"), "{output}");
    env.ok(&["score", "--lang", "is", "Bob=GH DD G* KS", "Ann=0"]);
    let board = env.ok("board");
    assert!(board.contains("47"), "{board}");
}

#[test]
fn why_the_program_deleted_a_game_is_said_in_the_language() {
    let env = TestEnv::new();
    env.ok("tournament new Club --games 1 Ann Bob Cat Dan Eve Finn Gus");
    env.ok("tournament seat");
    env.ok("tournament leave Ann");
    let log = |language: &str| env.ok(&["log", "--lang", language]);
    assert!(log("en").contains("because: the table was reseated"));
    assert!(log("da").contains("grund: pladserne ved bordet blev fordelt på ny"));
    let why = env.json("log --lang da")["events"].to_string();
    assert!(why.contains("the table was seated again"), "{why}");
}

#[test]
fn the_line_of_an_answer_is_named_in_the_language() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let output = env.with_input("solitaire --lang fi", "\n7 9C\n");
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.starts_with("virhe: rivi 2: "), "{message}");
}

#[test]
fn who_translates_sees_their_own_file_in_use() {
    let env = TestEnv::new();
    let file = env.path("mine/fi.ftl");
    fs::create_dir(env.path("mine")).unwrap();
    let text = fs::read_to_string(src().join("messages/fi.ftl")).unwrap();
    let said = |text: &str| {
        fs::write(&file, text).unwrap();
        let mut check = env.command("check --round 1 --lang fi 7D 9S QC");
        let output = check.env("CROWNS_MESSAGES", "mine").output().unwrap();
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    let mended = said(&text.replace("hand-costs = Näistä korteista tulee", "hand-costs = Hinta"));
    assert!(mended.contains("\nHinta 28 pistettä\n"), "{mended}");
    // English stands in for a message that is not there.
    let part = said("# A beginning\n\n## hand\n\nhand-costs = Hinta { $points }\n");
    assert!(part.contains("\nHinta 28 points\n"), "{part}");
    let wrong = said("## hand\n\nhand-costs Hinta\n");
    let path = std::path::Path::new("mine").join("fi.ftl");
    let what = format!("`{}`: line 3 is not part of a message", path.display());
    assert!(wrong.contains(&what), "{wrong}");
}

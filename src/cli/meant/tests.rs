use std::collections::BTreeSet;
use std::sync::LazyLock;

use chrono::DateTime;
use clap::error::{ContextKind, ContextValue};

use super::parsed::text_of;
use super::*;
use crate::cards::{CardNames, is_without_marks};
use crate::game::ScoreEntry;
use crate::game::fixture::GameBuilder;
use crate::messages::{Language, MessageLabel};
use crate::render::TextStyle;
use crate::rules::{Round, Ruleset};
use crate::screen::{Effect, Key, Message, Model, Said, State, take_said, update};

static COMMAND: LazyLock<Command> = LazyLock::new(crate::cli::command);

#[test]
fn a_command_without_its_subcommand_shows_what_is_named() {
    let check = |line: &str, expect: Option<&str>| {
        let line: Vec<_> = line.split(' ').map(OsString::from).collect();
        let got = with_subcommand(&line, &COMMAND).map(|args| args.join(OsStr::new(" ")));
        assert_eq!(got, expect.map(OsString::from), "{line:?}");
    };
    check("crowns game 3", Some("crowns game show 3"));
    check("crowns --ascii player Karin", Some("crowns --ascii player show Karin"));
    check("crowns league Tuesday --json", Some("crowns league show Tuesday --json"));
    check("crowns player", Some("crowns player list"));
    check("crowns player all", Some("crowns player list"));
    check("crowns report yesterday", Some("crowns report about yesterday"));
    check("crowns report", Some("crowns report night"));
    check("crowns report won today", Some("crowns report night today"));
    check("crowns report 3 --html", Some("crowns report game 3 --html"));
    check("crowns report last", Some("crowns report game last"));
    check("crowns report last night", Some("crowns report about last night"));
    check("crowns config language", Some("crowns config get language"));
    check("crowns config language da", Some("crowns config set language da"));
    check("crowns config reset", None);
    check("crowns player rename Ann", None);
    check("crowns new 3", None);
    check("crowns config ls", Some("crowns config list"));
    check("crowns config lang sv", Some("crowns config language sv"));
    check("crowns game 3 chart", Some("crowns board 3 --chart"));
    check("crowns report karin vs tim", Some("crowns stats karin vs tim"));
}

#[test]
fn a_line_of_a_list_is_a_score_and_no_option() {
    let args = |args: &[&str]| args.iter().map(OsString::from).collect::<Vec<_>>();
    let list = args(&["crowns", "score", "- Ann 20\n- Bob 5", "--json"]);
    assert!(COMMAND.clone().try_get_matches_from(&list).is_err());
    let meant = with_lines_of_list(&list).unwrap();
    assert_eq!(meant, args(&["crowns", "score", " - Ann 20\n- Bob 5", "--json"]));
    assert!(COMMAND.clone().try_get_matches_from(&meant).is_ok());
    assert_eq!(with_lines_of_list(&args(&["crowns", "score", "-", "12", "-1"])), None);
}

fn with_command(args: &[OsString], word: &str, built: &Command) -> Option<Vec<OsString>> {
    Line::new(args, word)?.with_command(built)
}

#[test]
fn words_that_people_use_are_commands() {
    let check = |line: &str, word: &str, expect: Option<&str>| {
        let line: Vec<_> = line.split(' ').map(OsString::from).collect();
        let got = with_command(&line, word, &COMMAND);
        let got = got.map(|args| args.join(OsStr::new(" ")));
        assert_eq!(got, expect.map(OsString::from), "{line:?}");
    };
    check("crowns who won", "who", Some("crowns report night"));
    check("crowns --lang da won yesterday", "won", Some("crowns --lang da report night yesterday"));
    check("crowns house rules", "house", Some("crowns rules list"));
    check("crowns who", "who", None);
    check("crowns results Karin", "results", Some("crowns games Karin"));
    check("crowns rematch", "rematch", Some("crowns new --same"));
    for line in ["crowns rematch texas", "crowns rematch with texas rules"] {
        check(line, "rematch", Some("crowns new --same --rules texas"));
    }
    check("crowns add Ann", "add", None);
    check("crowns who deals", "who", Some("crowns board"));
    check("crowns begin game", "begin", Some("crowns new"));
    check("crowns yesterday", "yesterday", Some("crowns report about yesterday"));
    check("crowns resume 3", "resume", Some("crowns game resume 3"));
    check("crowns continue", "continue", Some("crowns play"));
    check("crowns players", "players", Some("crowns player list"));
    let is_word = |word: &str| {
        let line = ["crowns", word, "rules"].map(OsString::from);
        with_command(&line, word, &COMMAND).is_some()
    };
    assert!(COMMANDS.iter().flat_map(|(words, _)| words.split('|')).all(is_word));
    assert!(ASKING.split(' ').all(is_word));
    for (firsts, next, ..) in PHRASES {
        let lines =
            firsts.split('|').flat_map(|first| next.split('|').map(move |next| (first, next)));
        for (first, next) in lines {
            let line = format!("crowns {first} {}", next.replace('*', "turn"));
            let line: Vec<_> = line.split_whitespace().map(OsString::from).collect();
            assert!(with_command(&line, first, &COMMAND).is_some(), "{line:?}");
        }
    }
    check("crowns add player Jo", "add", Some("crowns player add Jo"));
    check("crowns delete game 2", "delete", Some("crowns game delete 2"));
    check("crowns show game 2", "show", Some("crowns game show 2"));
    check("crowns show", "show", Some("crowns board"));
    check("crowns end game", "end", Some("crowns game finish"));
    check("crowns whose turn is it --ascii", "whose", Some("crowns board --ascii"));
    check("crowns can i go out", "can", Some("crowns rules -- can i go out"));
    check("crowns who keeps score", "who", Some("crowns rules -- who keeps score"));
    check("crowns high scores", "high", Some("crowns records"));
    check("crowns who won last weekend", "who", Some("crowns report night last weekend"));
    check("crowns who won the last game", "who", Some("crowns report game last --finished"));
    check("crowns who won the most", "who", Some("crowns standings --by wins"));
    check("crowns who is the best", "who", Some("crowns standings"));
    check("crowns can i go out with 9H 9C 9D KS", "can", Some("crowns check 9H 9C 9D KS"));
    check("crowns is 3H 4H 6H JK a run", "is", Some("crowns judge 3H 4H 6H JK"));
    check("crowns what do i throw 9H 9C 9D KS", "what", Some("crowns odds 9H 9C 9D KS"));
    check("crowns who's winning", "who's", Some("crowns board"));
    check("crowns what's wild", "what's", Some("crowns rules -- what's wild"));
    check("crowns how to play", "how", Some("crowns rules"));
    check("crowns last night", "last", Some("crowns report about last night"));
    check("crowns before sunday", "before", Some("crowns report about before sunday"));
    check("crowns sidste uge", "sidste", Some("crowns report about sidste uge"));
    check("crowns this week", "this", Some("crowns report about this week"));
    check("crowns since monday", "since", Some("crowns report about since monday"));
    check("crowns last game", "last", Some("crowns game show last"));
    check("crowns next round", "next", Some("crowns board"));
    check("crowns round 5", "round", Some("crowns board"));
    check("crowns round 5 12 0 13", "round", None);
    check("crowns wild 5", "wild", Some("crowns rules wilds"));
    check("crowns deal", "deal", Some("crowns rules deal"));
    check("crowns last turn", "last", Some("crowns rules last turn"));
    check("crowns joker --json", "joker", Some("crowns rules joker --json"));
    check("crowns KH 7D 8D", "KH", Some("crowns check KH 7D 8D"));
    check("crowns best player", "best", Some("crowns standings"));
    check("crowns worst", "worst", Some("crowns records"));
    check("crowns my stats", "my", Some("crowns stats"));
    check("crowns compare Oma Karl", "compare", Some("crowns stats Oma Karl"));
    check("crowns leader", "leader", Some("crowns board"));
    check("crowns last winner", "last", Some("crowns report night"));
    check("crowns Who won", "Who", Some("crowns report night"));
    check("crowns who lost last night", "who", Some("crowns report night last night"));
    check("crowns won 3 --html", "won", Some("crowns report game 3 --html"));
    check("crowns won game 3", "won", Some("crowns report game 3"));
    check("crowns who won game #3", "who", Some("crowns report game 3"));
    check("crowns winner of the last one", "winner", Some("crowns report game last --finished"));
    check("crowns won 2026", "won", Some("crowns report night 2026"));
    check("crowns november", "november", Some("crowns report about november"));
    check("crowns 2026", "2026", Some("crowns report about 2026"));
    check("crowns 12 13", "12", None);
    check("crowns vs Karin Tim", "vs", Some("crowns stats Karin Tim"));
    check("crowns top 3", "top", Some("crowns standings --top 3"));
    check("crowns most wins", "most", Some("crowns standings --by wins"));
    check("crowns karin stats", "karin", Some("crowns stats karin"));
    check("crowns Oma Ruth’s stats --short", "Oma", Some("crowns stats Oma Ruth --short"));
    check("crowns karin games", "karin", Some("crowns games karin"));
    check("crowns karin's page", "karin's", Some("crowns player show karin"));
    for between in ["vs", "vs.", "v", "against", "versus"] {
        let line = format!("crowns ann {between} bob");
        check(&line, "ann", Some(&format!("crowns stats ann {between} bob")));
    }
    check("crowns h2h ann bob", "h2h", Some("crowns stats ann bob"));
    check("crowns elo", "elo", Some("crowns standings --by rating"));
    check("crowns ratings", "ratings", Some("crowns standings --by rating"));
    check("crowns rating ann", "rating", Some("crowns stats ann"));
    check("crowns king 5 4 left", "king", Some("crowns check king 5 4 left"));
    check("crowns show standings", "show", Some("crowns standings"));
    check("crowns show me the standings 2026", "show", Some("crowns standings 2026"));
    check("crowns list players", "list", Some("crowns player list"));
    check("crowns all games", "all", Some("crowns games"));
    check("crowns list games", "list", Some("crowns games"));
    check("crowns show karin", "show", Some("crowns player show karin"));
    check("crowns show karin's games", "show", Some("crowns games karin"));
    check("crowns show the scores", "show", Some("crowns board"));
    check("crowns show 3", "show", Some("crowns board 3"));
    check("crowns show last", "show", Some("crowns game show last"));
    check("crowns list yesterday", "list", Some("crowns games yesterday"));
    check("crowns delete last game", "delete", Some("crowns game delete last"));
    check("crowns continue the last game", "continue", Some("crowns game resume"));
    check("crowns start over", "start", Some("crowns new --same"));
    check("crowns how many games have we played", "how", Some("crowns games"));
    check("crowns tim won", "tim", Some("crowns stats tim"));
    check("crowns worst round", "worst", Some("crowns records"));
    check("crowns lowest score", "lowest", Some("crowns records"));
    check("crowns lang da", "lang", Some("crowns config language da"));
    check("crowns set ascii true", "set", Some("crowns config set ascii true"));
    check("crowns table", "table", Some("crowns board"));
    check("crowns oma", "oma", None);
    check("crowns version", "version", Some("crowns --version"));
}

#[test]
fn a_question_mark_changes_no_answer() {
    let check = |line: &str, expect: &str| {
        let got = super::line(line, &COMMAND);
        assert_eq!(got.as_deref(), Some(expect), "{line}");
        let plain = super::line(line.trim_end_matches([' ', '?', '!']), &COMMAND);
        assert!(plain.is_none_or(|plain| plain == expect), "{line}");
    };
    check("who won?", "report night");
    check("who won ?", "report night");
    check("Who won??", "report night");
    check("won?", "report night");
    check("winner?", "report night");
    check("who deals?", "board");
    check("whose turn?", "board");
    check("who's winning?", "board");
    check("score?", "board");
    check("scores?", "board");
    check("what's the score?", "board");
    check("what is the score", "board");
    check("what's the score now?", "board");
    check("how many rounds are left?", "board");
    check("how many rounds left", "board");
    check("How many more rounds?", "board");
    check("what round is it?", "board");
    check("which round are we in?", "board");
    check("what's next?", "board");
    check("standings?", "standings");
    check("wilds?", "rules wilds");
    check("tonight?", "report about tonight");
    check("who won last night?", "report night last night");
    check("who won the last game?", "report game last --finished");
    check("yesterday?", "report about yesterday");
    check("last game?", "game show last");
    // What is asked about the rules still is.
    check("what is the score of a joker?", "rules -- what is the score of a joker");
    check(
        "how many rounds are in a game of two decks?",
        "rules -- how many rounds are in a game of two decks",
    );
    check("can i go out?", "rules -- can i go out");
    let none = |line: &str| assert_eq!(super::line(line, &COMMAND), None, "{line}");
    none("undo?");
    none("new?");
}

#[test]
fn a_word_behind_a_command_is_no_other_command() {
    for line in [
        "report yesterday",
        "report tonight",
        "report last week",
        "report this week",
        "report since monday",
        "report results",
        "report november",
        "game last",
        "game start",
        "game won",
        "league top",
        "player best",
        "player history Anna",
        "config options",
        "config lang sv",
        "rules can I go out?",
    ] {
        assert_eq!(super::line(line, &COMMAND), None, "{line}");
    }
}

#[test]
fn a_line_in_quotes_is_read_as_its_words() {
    let check = |args: &[&str], expect: &[&str]| {
        let args: Vec<_> = args.iter().map(OsString::from).collect();
        let error = COMMAND.clone().try_get_matches_from(&args).unwrap_err();
        let got = command(&args, &error, &COMMAND, Language::English.words()).unwrap();
        assert_eq!(got, expect, "{args:?}");
    };
    check(&["crowns", "who won?"], &["crowns", "report", "night"]);
    check(&["crowns", "games Karin"], &["crowns", "games", "Karin"]);
    check(&["crowns", "what is the score?"], &["crowns", "board"]);
    check(&["crowns", "who", "won", "--db", "a b"], &["crowns", "report", "night", "--db", "a b"]);
}

#[track_caller]
fn check(line: &str, expect: Option<&str>) {
    let line: Vec<_> = line.split(' ').map(OsString::from).collect();
    let error = COMMAND.clone().try_get_matches_from(&line).unwrap_err();
    let got = command(&line, &error, &COMMAND, Language::English.words());
    let got = got.map(|args| args.join(OsStr::new("|")));
    assert_eq!(got, expect.map(OsString::from), "{line:?}");
}

#[test]
fn commands_are_read_in_the_language_of_the_table() {
    let check_args = |language: Language, args: &[&str], expect: &str| {
        let args: Vec<_> = args.iter().map(OsString::from).collect();
        let error = COMMAND.clone().try_get_matches_from(&args).unwrap_err();
        let got = command(&args, &error, &COMMAND, language.words());
        let got = got.map(|args| args.join(OsStr::new(" ")));
        assert_eq!(got, Some(OsString::from(expect)), "{args:?}");
    };
    let check = |language: Language, line: &str, expect: &str| {
        check_args(language, &line.split(' ').collect::<Vec<_>>(), expect);
    };
    check(Language::Danish, "crowns stilling", "crowns board");
    check(Language::Danish, "crowns spil Bo", "crowns games Bo");
    check(Language::Danish, "crowns vandt", "crowns report night");
    check(Language::Danish, "crowns hvem vandt?", "crowns report night");
    check(Language::Danish, "crowns regler joker", "crowns rules joker");
    check(Language::Danish, "crowns ret 2 mette 20", "crowns fix 2 mette 20");
    check(Language::Danish, "crowns hvem fører --ascii", "crowns board --ascii");
    check(Language::Finnish, "crowns --lang fi kuka voitti", "crowns --lang fi report night");
    check(Language::Finnish, "crowns tilanne", "crowns board");
    check(Language::Swedish, "crowns vem vann", "crowns report night");
    check(Language::Swedish, "crowns hur spelar man", "crowns rules");
    check(Language::Norwegian, "crowns angre", "crowns undo");
    check(Language::Icelandic, "crowns hver vann", "crowns report night");
    check(Language::Danish, "crowns graf", "crowns board --chart");
    check(Language::Danish, "crowns revanche", "crowns new --same");
    check(Language::Finnish, "crowns kaavio", "crowns board --chart");
    check(Language::Danish, "crowns stilling i år", "crowns standings i år");
    check(Language::Danish, "crowns stilling 3", "crowns board 3");
    check(Language::Danish, "crowns stilling i fjor", "crowns standings i fjor");
    check(Language::Swedish, "crowns ställning i november", "crowns standings i november");
    check(Language::Icelandic, "crowns staðan í síðustu viku", "crowns standings í síðustu viku");
    check(Language::Icelandic, "crowns staðan á þessu ári", "crowns standings á þessu ári");
    check(Language::Finnish, "crowns tilanne eilen", "crowns standings eilen");
    check(Language::Finnish, "crowns tilanne marraskuussa", "crowns standings marraskuussa");
    check(Language::Danish, "crowns hvem deler ud nu", "crowns board");
    check(Language::Danish, "crowns spil 1", "crowns game show 1");
    check(Language::Swedish, "crowns spelare Åke", "crowns player show Åke");
    check(Language::Swedish, "crowns spelare", "crowns player list");
    check(Language::Danish, "crowns slet spil 1", "crowns game delete 1");
    check(Language::Danish, "crowns regler: joker", "crowns rules joker");
    check(Language::Finnish, "crowns saannot joker", "crowns rules joker");
    check(Language::Danish, "crowns hvad er trumf?", "crowns rules -- hvad er trumf");
    check(Language::Swedish, "crowns får man gå ut", "crowns rules -- får man gå ut");
    check(Language::Finnish, "crowns saako lopettaa", "crowns rules -- saako lopettaa");
    // In quotes it is one argument.
    for (args, expect) in [
        (["crowns", "hvem vandt?"].as_slice(), "crowns report night"),
        (&["crowns", "hvem vandt i går"], "crowns report night i går"),
        (&["crowns", "hvem", "vandt", "--db", "a b"], "crowns report night --db a b"),
    ] {
        check_args(Language::Danish, args, expect);
    }
    // Each is a command of the program, or of the screen.
    for &language in Language::ALL {
        for (own, english) in language.words().said_commands() {
            let first = english.split(' ').next().unwrap_or_default();
            let is_own = ["quit", "help", "rematch", "chart"].contains(&first);
            let is_known = is_own || COMMAND.find_subcommand(first).is_some();
            assert!(is_known, "{language:?} {own}={english}");
        }
    }
}

#[test]
fn what_is_like_a_command_or_an_option_is_told() {
    let check = |line: &str, expect: &[&str]| {
        let line: Vec<_> = line.split(' ').map(OsString::from).collect();
        let error = COMMAND.clone().try_get_matches_from(&line).unwrap_err();
        let error = with_suggestions(error, &line, &COMMAND);
        let commands = match error.get(ContextKind::SuggestedSubcommand) {
            Some(ContextValue::Strings(commands)) => commands.clone(),
            _ => {
                text_of(&error, ContextKind::SuggestedArg).map(str::to_owned).into_iter().collect()
            }
        };
        assert_eq!(commands, expect, "{line:?}");
    };
    check("crowns scor", &["score"]);
    for line in ["remove last round", "remove round 4", "delete the last round", "cancel round 2"] {
        check(&format!("crowns {line}"), &["undo", "fix"]);
    }
    check("crowns solitair", &["solitaire"]);
    check("crowns restor", &["restore"]);
    check("crowns 1 2 3", &["score"]);
    for nonsense in ["put", "diff", "champignon", "max", "diskard"] {
        check(&format!("crowns {nonsense}"), &[]);
    }
    check("crowns last round tim had 26", &["fix last tim 26"]);
    check("crowns lucy had 30", &["fix last lucy 30"]);
    check("crowns round 1 tim 26", &["fix 1 tim 26"]);
    check("crowns round 2: Li was out", &["fix 2 li out"]);
    check("crowns zoe was 0 in round 1", &["fix 1 zoe 0"]);
    check("crowns tim 24 -> 26", &["fix last tim 26"]);
    check("crowns correction: tim 26", &["fix last tim 26"]);
    check("crowns mary lou had 31 in the last round", &["fix last mary lou 31"]);
    check("crowns no, lucy 28 in the last round", &["fix last lucy 28"]);
    check("crowns round 5 12 0 13", &[]);
    for question in ["has bob got 13", "has ann won 0", "did bob get 13", "d'arcy had 13"] {
        check(&format!("crowns {question}"), &[]);
    }
    check("crowns back", &["undo", "fix"]);
    check("crowns commands", &["help --all"]);
    check("crowns rm 3", &["undo", "game delete", "player delete"]);
    check("crowns share", &["report", "export"]);
    check("crowns config edit", &["path"]);
    check("crowns config delete league", &["unset"]);
    check("crowns merge", &["import", "player merge"]);
    check("crowns print", &["report", "tournament print"]);
    check("crowns solitaire undo", &[]);
    check("crowns solitaire abandn", &["abandon"]);
    check("crowns config reset", &["unset"]);
    check("crowns tournament standngs", &["standings"]);
    check("crowns player delet", &["delete"]);
    check("crowns report game 3 --png", &["--svg"]);
    check("crowns report game 3 --pdf", &["--html"]);
    check("crowns report game 3 --jsno", &["--json"]);
    check("crowns report game 3 --language da", &["--lang"]);
    check("crowns log --png", &[]);
}

#[test]
fn what_is_wrong_with_a_number_is_said_in_words() {
    let check = |said: &str, expect: &str| {
        let text =
            |said: &str| format!("error: invalid value '0' for '--keep <N>': {said}\n\nFor more");
        assert_eq!(with_plain_numbers(&text(said)), text(expect));
    };
    check("0 is not in 1..=4294967295", "it must be 1 or more");
    check("3 is not in 1..=2", "it must be from 1 to 2");
    check("80000 is not in 0..=65535", "it must be from 0 to 65535");
    check("1 is not in 2..=255", "it must be 2 or more");
    check("invalid digit found in string", "it is not a number");
    check("number too large to fit in target type", "the number is too large");
    check("a day must be a date", "a day must be a date");
}

#[test]
fn a_tournament_is_named_without_its_option() {
    let spring = Some("crowns|tournament|show|--tournament|Spring Open");
    check("crowns tournament Spring Open", spring);
    check("crowns tournament show Spring Open", spring);
    check(
        "crowns --ascii tournament show 2 Spring --json",
        Some("crowns|--ascii|tournament|show|2|--tournament|Spring|--json"),
    );
    check(
        "crowns tournament standings Spring --by total",
        Some("crowns|tournament|standings|--tournament|Spring|--by|total"),
    );
    check("crowns log bob --page 2", Some("crowns|log|--player|bob|--page|2"));
    check("crowns log 1", Some("crowns|log|--game|1"));
    check("crowns log game 3", Some("crowns|log|--game|3"));
    check("crowns player rename max to Maximilian", Some("crowns|player|rename|max|Maximilian"));
    check("crowns rename mary lou to Mary", Some("crowns|player|rename|mary|lou|to|Mary"));
    check(
        "crowns player rename mary lou to Mary --json",
        Some("crowns|player|rename|mary lou|Mary|--json"),
    );
    check("crowns league new Club", Some("crowns|league|add|Club"));
    check("crowns undo the last round", Some("crowns|undo|last|round"));
    check("crowns undo last round", Some("crowns|undo|round"));
    check("crowns undo round", Some("crowns|undo"));
    check("crowns tournament standngs", None);
    check("crowns tournament show --jsno", None);
}

#[test]
fn a_name_or_a_day_may_have_several_words() {
    check("crowns player show Oma Ruth --json", Some("crowns|player|show|Oma Ruth|--json"));
    check("crowns league show Mittwoch Abend", Some("crowns|league|show|Mittwoch Abend"));
    check("crowns report night last night", Some("crowns|report|night|last night"));
    check("crowns games --since last week", Some("crowns|games|--since|last week"));
    check("crowns new Ann Bob --date next", None);
    check("crowns leave Jo --jsno", None);
    check("crowns player rename Oma Ruth Omi", None);
    check("crowns import a.csv b.csv", None);
}

/// Types a line at the entry line of a game in its third round; returns what it leads to and
/// what is refused.
fn typed(line: &str) -> (Vec<Effect>, Vec<String>) {
    let names = ["Tim", "Lena", "Bob"];
    let builder = GameBuilder::named(&names, &[]).scored(&["0 12 20", "9 0 31"]);
    let state = State { sheet: Some(builder.sheet()), known: builder.names.clone() };
    let words = words(&COMMAND).collect();
    let model = Model::new(state, TextStyle::PLAIN, (80, 24));
    let mut model = model.with_commands(words, |line| super::line(line, &COMMAND));
    let keys = line.chars().map(Key::Char).chain([Key::Enter]);
    let mut effects: Vec<_> =
        keys.flat_map(|key| update(&mut model, Message::Key(key), DateTime::UNIX_EPOCH)).collect();
    // A letter may have shown the log.
    effects.retain(|effect| !matches!(effect, Effect::ReadLog));
    let refused = take_said(&mut model).into_iter().filter_map(|said| match said {
        Said::Labelled(MessageLabel::Error, text) => Some(text),
        _ => None,
    });
    (effects, refused.collect())
}

#[test]
fn each_word_that_the_shell_knows_is_known_at_the_entry_line() {
    let mut words: BTreeSet<_> = words(&COMMAND).collect();
    assert!(words.len() > 150);
    // With a score behind them these are a row.
    words.extend(["go back", "hint 7d 8d 9d", "may i lay off"].map(str::to_owned));
    for word in words {
        let (effects, refused) = typed(&word);
        let changes = |effect: &Effect| {
            matches!(effect, Effect::Score(_) | Effect::Undo | Effect::Redo) && word.len() < 4
        };
        assert!(!effects.iter().any(changes), "{word}: {effects:?}");
        let is_known = |why: &String| why.contains("runs until") || why.contains("no round");
        assert!(refused.iter().all(is_known), "{word}: {refused:?}");
    }
}

#[test]
fn a_word_at_the_entry_line_does_what_its_command_does() {
    let check = |line: &str, expect: &str| {
        let (effects, refused) = typed(line);
        assert!(refused.is_empty(), "{line}: {refused:?}");
        assert_eq!(format!("{effects:?}"), expect, "{line}");
    };
    check("change 1 tim 64", r#"[Run(["fix", "1", "tim", "64"])]"#);
    check("list", r#"[Run(["games"])]"#);
    check("results", r#"[Run(["games"])]"#);
    check("last", r#"[Run(["game", "show", "last"])]"#);
    check("rename tim Timo", r#"[Run(["player", "rename", "tim", "Timo"])]"#);
    check("night", r#"[Run(["report", "night"])]"#);
    check("top", r#"[Run(["standings"])]"#);
    check("leaderboard", r#"[Run(["standings"])]"#);
    // These lead to a hint.
    check("add Jo", r#"[Run(["add", "Jo"])]"#);
    check("remove tim", r#"[Run(["remove", "tim"])]"#);
    check("delete", r#"[Run(["delete"])]"#);
    // These open a panel or ask.
    for line in ["hint", "advise", "again", "next", "whats wild", "what's wild", "edit"] {
        check(line, "[]");
    }
}

#[test]
fn no_word_is_a_card_by_accident() {
    let ruleset = Ruleset::official();
    let rules = ruleset.in_round(Round::new(9).unwrap());
    let mut words: BTreeSet<String> = words(&COMMAND).collect();
    let subcommands = COMMAND.get_subcommands().flat_map(Command::get_subcommands);
    words.extend(subcommands.map(|command| command.get_name().to_owned()));
    words.extend(["start", "stark", "stars", "hearts"].map(str::to_owned));
    for &language in Language::ALL {
        let names = language.words().card_names();
        let file = format!("{}/src/messages/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let text = std::fs::read_to_string(file).unwrap();
        let of_text = text.split(|c: char| !c.is_alphabetic());
        let spoken = |word: &&str| word.chars().count() > 2 && word.chars().any(char::is_lowercase);
        let of_text: BTreeSet<_> = of_text.filter(spoken).map(str::to_lowercase).collect();
        let is_named = |word: &str| {
            [names, &CardNames::ENGLISH].iter().any(|names| {
                let is = |name: &str| name == word || is_without_marks(word, name);
                let plain = |names: &[(&str, _)]| names.iter().any(|(name, _)| is(name));
                let ranks: Vec<_> = names.ranks.iter().map(|(name, _)| (*name, ())).collect();
                let others: Vec<_> = names.words.iter().map(|(name, _)| (*name, ())).collect();
                plain(&ranks) || plain(&others) || names.jokers.contains(&word)
            }) || ["joker", "jkr"].contains(&word)
        };
        for word in words.iter().chain(&of_text).filter(|word| !is_named(word)) {
            let read = ScoreEntry::read_typed(&names.to_notation(word), rules);
            let is_card = matches!(read, Ok(ScoreEntry::Cards(_) | ScoreEntry::Ranks(_)));
            assert!(!is_card, "{language:?} {word}: {read:?}");
        }
    }
}

#[test]
fn undo_says_that_it_takes_back_the_last_command() {
    let line = ["crowns", "undo", "round", "3"].map(OsString::from);
    let error = COMMAND.clone().try_get_matches_from(&line).unwrap_err();
    let error = with_suggestions(error, &line, &COMMAND).to_string();
    assert!(error.contains("takes back the last command only; `crowns fix`"), "{error}");
}

#[test]
fn an_arrow_is_said_and_a_board_shows_all_rounds() {
    check_all("crowns fix 4 ann 33 -> 35", Some("crowns|fix|4|ann|33|to|35"));
    check_all("crowns board round 2", Some("crowns|board"));
    check_all("crowns board of round 2 --chart", Some("crowns|board|--chart"));
    check_all("crowns board last round", Some("crowns|board"));
}

/// Checks what is meant in the end, where one word after the other is understood.
fn check_all(line: &str, expect: Option<&str>) {
    let mut args: Vec<_> = line.split(' ').map(OsString::from).collect();
    while let Err(error) = COMMAND.clone().try_get_matches_from(&args) {
        args = command(&args, &error, &COMMAND, Language::English.words()).expect(line);
    }
    assert_eq!(Some(args.join(OsStr::new("|"))), expect.map(OsString::from), "{line:?}");
}

#[test]
fn a_game_is_moved_finished_or_deleted_in_any_order_of_words() {
    let friday = Some("crowns|game|move|5|--league|friday club");
    check_all("crowns game 5 league friday club", friday);
    check_all("crowns move game 5 to friday club", friday);
    check_all("crowns game move 5 friday club", friday);
    check("crowns game 1 delete", Some("crowns|game|delete|1"));
    check("crowns game last finish --json", Some("crowns|game|finish|last|--json"));
    check("crowns tournament start Open Ann", Some("crowns|tournament|new|Open|Ann"));
    check_all("crowns league new Friday night", Some("crowns|league|add|Friday night"));
    check_all("crowns add league Friday night", Some("crowns|league|add|Friday night"));
}

#[test]
fn other_words_for_figures_and_undo_are_understood() {
    check("crowns season 2026", Some("crowns|standings|2026"));
    check("crowns standing", Some("crowns|standings"));
    check("crowns cup", Some("crowns|tournament"));
    check("crowns hall of fame", Some("crowns|records"));
    check("crowns record", Some("crowns|records"));
    check("crowns record 0 13", Some("crowns|score|0|13"));
    check("crowns wildcard", Some("crowns|rules|wilds"));
    check("crowns take back", Some("crowns|undo"));
    check("crowns take it back", Some("crowns|undo"));
    check("crowns who won that round", Some("crowns|board"));
    check("crowns who won last", Some("crowns|report|game|last|--finished"));
    check("crowns who has the most wins", Some("crowns|standings|--by|wins"));
    check("crowns show me karin", Some("crowns|player|show|karin"));
    check("crowns show Stats", Some("crowns|player|show|Stats"));
    check("crowns show me stats", Some("crowns|stats"));
    check("crowns show me the game", Some("crowns|board"));
    check("crowns who won karin", Some("crowns|report|about|karin"));
    check("crowns who won last week", Some("crowns|report|night|last|week"));
}

/// A question about players, with the texts that may be names in it.
#[test]
fn a_question_about_players_is_told_from_one_about_the_rules() {
    let find = |line: &str| {
        let args: Vec<_> = line.split('|').map(OsString::from).collect();
        PlayerQuestion::find(&args).filter(|question| !question.is_of_rules(|word| word == "can"))
    };
    let names = |line: &str| {
        let question = find(line).unwrap_or_else(|| panic!("{line}"));
        question.names(1).concat().join(" ")
    };
    assert_eq!(names("crowns|how is bob doing"), "bob");
    assert_eq!(names("crowns|--db|x.db|who|beat|ann?"), "ann");
    assert_eq!(names("crowns|when|did|karin|last|play"), "karin");
    assert_eq!(names("crowns|has bob ever won|--json"), "bob");
    assert_eq!(names("crowns|how|far|behind|is|max"), "max");
    assert_eq!(names("crowns|how|much|does|tom|need|to|win"), "tom");
    assert_eq!(names("crowns|how's|bob|doing"), "bob");
    for line in [
        "crowns|can|bob|win|twice",
        "crowns|does|bob|win|if|he|ties",
        "crowns|what|do|i|do|when|bob|is|out",
        "crowns|how|often|may|bob|draw",
        "crowns|does|bob|win|can|he|draw",
        "crowns|how|can|can|win",
        "crowns|does|bob|get|another|turn",
        "crowns|rules|how|is|bob|doing",
        "crowns|is|bob",
        "crowns|--lang|is|board",
    ] {
        assert!(find(line).is_none(), "{line}");
    }
    assert_eq!(names("crowns|how|is|can|doing"), "can");
    let tells_scores = |line: &str| find(line).unwrap().tells_scores;
    for line in ["what bob has 13", "is ann out, bob 13", "who went out is ann, 13 20 5 9"] {
        assert!(tells_scores(&format!("crowns|{line}")), "{line}");
    }
    for line in [
        "has bob won 3 games",
        "is bob ahead in round 3",
        "who beat bob in 2024",
        "did bob win on 20 november",
        "has bob ever scored 50",
    ] {
        assert!(!tells_scores(&format!("crowns|{line}")), "{line}");
    }
    let is_of_now = |line: &str| find(line).unwrap().is_of_now;
    assert!(is_of_now("crowns|is|bob|winning"));
    assert!(is_of_now("crowns|is|it|bobs|turn"));
    assert!(!is_of_now("crowns|is|bob|winning|often"));
}

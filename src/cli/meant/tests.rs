use std::collections::BTreeSet;
use std::iter;
use std::sync::LazyLock;

use chrono::DateTime;
use clap::error::{ContextKind, ContextValue};

use super::arguments::text_of;
use super::*;
use crate::cards::{CardNames, is_without_marks};
use crate::cli::named::PlayerQuestion;
use crate::game::ScoreEntry;
use crate::game::fixture::{GameBuilder, check_read};
use crate::messages::fixture::in_language;
use crate::messages::{Language, MessageLabel};
use crate::render::TextStyle;
use crate::rules::{Round, Ruleset};
use crate::screen::{Effect, Key, Message, Model, Said, State, take_said, update};

static COMMAND: LazyLock<Command> = LazyLock::new(crate::cli::command);

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
fn what_people_type_is_understood() {
    check_read(include_str!("../../../tests/typed/commands.txt"), |how, typed| {
        let (language, typed) =
            if typed.starts_with('<') { in_language(typed) } else { (Language::English, typed) };
        let words = match typed.contains('"') {
            true => shlex::split(typed).unwrap(),
            false => typed.split(' ').map(str::to_owned).collect(),
        };
        let mut args: Vec<_> = iter::once("crowns")
            .chain(words.iter().map(String::as_str))
            .map(OsString::from)
            .collect();
        let refused = |args: &[OsString]| COMMAND.clone().try_get_matches_from(args).err();
        let meant = |args: &[OsString], error| command(args, &error, &COMMAND, language.words());
        match how {
            "sentence" => match cards::asked(
                &language.words().question_in_english(typed).unwrap_or(typed.to_owned()),
            ) {
                None => "-".to_owned(),
                Some(Ok(command)) => command.join(" "),
                Some(Err(unread)) => {
                    format!("no {}; {}", unread.words.join(" "), unread.command.join(" "))
                }
            },
            "subcommand" => shown(with_subcommand(&args, &COMMAND)),
            "command" => shown(with_command(&args, &words[0], &COMMAND)),
            "meant" => match refused(&args) {
                Some(error) => shown(meant(&args, error)),
                None => "no error".to_owned(),
            },
            // One word after the other is understood.
            "meant in the end" => {
                while let Some(error) = refused(&args) {
                    let Some(meant) = meant(&args, error) else { return "-".to_owned() };
                    args = meant;
                }
                shown(Some(args))
            }
            "line" => {
                let plain = super::line(typed.trim_end_matches([' ', '?', '!']), &COMMAND);
                let got = super::line(typed, &COMMAND).unwrap_or_else(|| "-".to_owned());
                let plain = plain.filter(|plain| *plain != got);
                plain.map_or(got.clone(), |plain| format!("{got}, but {plain} without the sign"))
            }
            "suggested" => suggested(&args),
            "number" => {
                let (before, after) =
                    ("error: invalid value '0' for '--keep <N>': ", "\n\nFor more");
                let plain = with_plain_numbers(&format!("{before}{typed}{after}"));
                let said = plain.strip_prefix(before).and_then(|said| said.strip_suffix(after));
                said.unwrap_or(&plain).to_owned()
            }
            "typed" => {
                let (effects, refused) = at_the_entry_line(typed);
                let effects = effects.iter().map(|effect| format!("{effect:?}"));
                effects.chain(refused).reduce(|all, one| all + ", " + &one).unwrap_or("-".into())
            }
            "asked" => asked(&args),
            how => panic!("{how}"),
        }
    });
}

/// Writes a command, with quotes around what has spaces.
fn shown(args: Option<Vec<OsString>>) -> String {
    let Some(args) = args else { return "-".to_owned() };
    let args = args.iter().skip(1).map(|arg| arg.to_str().unwrap());
    let quoted =
        args.map(|arg| if arg.contains(' ') { format!("{arg:?}") } else { arg.to_owned() });
    quoted.collect::<Vec<_>>().join(" ")
}

/// Writes the commands or the option that an error suggests, or what else it tells.
fn suggested(args: &[OsString]) -> String {
    let error = COMMAND.clone().try_get_matches_from(args).unwrap_err();
    let error = with_suggestions(error, args, &COMMAND);
    if let Some(ContextValue::Strings(commands)) = error.get(ContextKind::SuggestedSubcommand) {
        return commands.join(", ");
    }
    match (text_of(&error, ContextKind::SuggestedArg), error.get(ContextKind::Suggested)) {
        (Some(option), _) => option.to_owned(),
        (None, Some(ContextValue::StyledStrs(told))) => told[0].to_string(),
        (None, _) => "-".to_owned(),
    }
}

/// Writes the names that a question about players may have, whether it tells scores, and
/// whether it is about now.
fn asked(args: &[OsString]) -> String {
    let question = PlayerQuestion::find(args);
    let question = question.filter(|question| !question.is_of_rules(|word| word == "can"));
    question.map_or("-".to_owned(), |question| {
        let scores = question.tells_scores.then(|| "scores".to_owned());
        let now = question.is_of_now.then(|| "now".to_owned());
        let said = question.names(1).concat().into_iter().chain(scores).chain(now);
        said.collect::<Vec<_>>().join(", ")
    })
}

#[test]
fn each_word_that_people_use_is_a_command() {
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
}

#[test]
fn each_command_of_a_language_is_one_of_the_program_or_of_the_screen() {
    for &language in Language::ALL {
        for (own, english) in language.words().said_commands() {
            let first = english.split(' ').next().unwrap_or_default();
            let is_own = ["quit", "help", "rematch", "chart"].contains(&first);
            let is_known = is_own || COMMAND.find_subcommand(first).is_some();
            assert!(is_known, "{language:?} {own}={english}");
        }
    }
}

/// Types a line at the entry line of a game in its third round; returns what it leads to and
/// what is refused.
fn at_the_entry_line(line: &str) -> (Vec<Effect>, Vec<String>) {
    let builder = GameBuilder::named(&["Tim", "Lena", "Bob"], &[]).scored(&["0 12 20", "9 0 31"]);
    let state =
        State { sheet: Some(builder.sheet()), known: builder.names.clone(), ..State::default() };
    let mut model = Model::new(state, TextStyle::PLAIN, (80, 24));
    model.commands.extend(words(&COMMAND));
    model.suggested.extend(super::suggested(&COMMAND));
    model.meant = Some(|line| super::line(line, &COMMAND));
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
    // With a score after them these are a row.
    words.extend(["go back", "hint 7d 8d 9d", "may i lay off"].map(str::to_owned));
    for word in words {
        let (effects, refused) = at_the_entry_line(&word);
        let changes = |effect: &Effect| {
            matches!(effect, Effect::Score(_) | Effect::Undo | Effect::Redo) && word.len() < 4
        };
        assert!(!effects.iter().any(changes), "{word}: {effects:?}");
        let known = ["runs until", "no round", "is saved"];
        let is_known = |why: &String| known.iter().any(|known| why.contains(known));
        assert!(refused.iter().all(is_known), "{word}: {refused:?}");
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

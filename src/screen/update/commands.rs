//! The commands that are typed at the entry line: those of the screen, and all
//! others of the program, by the words that the shell knows them by.

use chrono::{DateTime, Utc};

use super::said::{
    about_players, asked_of_rules, asks_of_points, begins_with_name, corrects_typed, first_word,
    has_option, in_english, is_command, is_key, is_marked_question, is_name, is_of_evening,
    is_score, no_command, reads_as_scores, reply, runs_on, says_no, takes_commands, without_colon,
};
use super::{correct, keys, questions, score, table};
use crate::game::{
    BetweenRounds, DROP, RESTART, Scoresheet, after_last, command_for, ends_in_score, is_one_of,
    said_between_rounds, take_round,
};
use crate::messages::ScreenKeys;
use crate::render;
use crate::screen::hand;
use crate::screen::letters::{self, Begun};
use crate::screen::message::{Effect, Key};
use crate::screen::model::Model;
use crate::screen::question::{OnYes, Panel, Question, Topic};

/// Runs what was typed at a question that takes commands too; `None` if it is none.
pub(super) fn entered(model: &mut Model, now: DateTime<Utc>) -> Option<()> {
    trim_stop(model);
    let typed = model.top().line.text().trim().to_owned();
    if typed.is_empty() || letters::is_waiting(model) {
        return None;
    }
    let typed = match command_for(&typed) {
        Some(command) if takes_commands(model) && !is_name(model, &typed) => command.to_owned(),
        _ => typed,
    };
    let ran = asks_to_drop(model, &typed).or_else(|| drops_correction(model, &typed, now));
    if ran.or_else(|| aside_said(model, &typed, now)).is_some() {
        return Some(());
    }
    match model.top().question {
        Question::Score
            if reads_as_scores(model, &typed) && !model.words().asks_for_command(&typed) =>
        {
            None
        }
        Question::Score | Question::Cell { .. } => run(model, &typed, now),
        Question::Players => {
            let is_first = !model.is_open();
            // Names that are words of questions, too.
            let is_name = matches!(first_word(&typed).as_str(), "can" | "may")
                || model.words().asks(&typed) && !typed.ends_with('?');
            let ran = if is_name { None } else { run(model, &typed, now) };
            ran.or_else(|| is_first.then(|| refuse_row(model, &typed))?)
        }
        Question::Panel(Topic::Menu) => {
            let said = typed.to_lowercase();
            let mut entries = model.words().screen_keys(ScreenKeys::Menu).into_iter();
            if let Some((letter, _)) = entries.find(|(_, word)| *word == said) {
                model.line().set(letter);
                return None;
            }
            let menu = model.dialogs.pop()?;
            let ran = run(model, &typed, now);
            if ran.is_none() {
                model.dialogs.push(menu);
            }
            ran
        }
        Question::Over => {
            run(model, &typed, now).or_else(|| refuse_row(model, &typed)).or_else(|| {
                let agrees = table::agrees(model, &typed);
                model.line().clear();
                if model.sheet.is_none() {
                    model.ask(Question::Players);
                    if !agrees {
                        model.line().set(typed);
                        table::players(model);
                    }
                } else if let Some(why) = no_command(model, &typed) {
                    model.refuse(why);
                } else {
                    // The program says that there is no such command.
                    model.effects.push(Effect::Run(arguments(&typed)));
                }
                Some(())
            })
        }
        Question::Panel(Topic::Rules) if is_of_evening(model, &typed) => {
            model.close();
            run(model, &typed, now)
        }
        // `ann 12, bob out` asks nothing, either; it is entered as a row.
        Question::Panel(Topic::Rules)
            if ends_in_score(&typed) && begins_with_name(model, &typed) =>
        {
            model.close();
            model.line().set(typed);
            None
        }
        Question::Panel(_) | Question::Why(_) => None,
        _ => at_side_question(model, &typed, now),
    }
}

/// Drops what ends a sentence where no score is asked for, unless a name has it.
fn trim_stop(model: &mut Model) {
    let question = &model.top().question;
    let takes_text = question.is_panel_of_text() || matches!(question, Question::Why(_));
    let typed = model.top().line.text().trim().to_owned();
    let text = typed.trim_end_matches(['.', '!']);
    if !takes_text && !text.is_empty() && text != typed && !is_name(model, &typed) {
        model.line().set(text);
    }
}

/// Asks whether to drop what was typed for the round: `never mind`; `None` if something else
/// is said.
fn asks_to_drop(model: &mut Model, typed: &str) -> Option<()> {
    let turn = model.turn().filter(|_| matches!(model.top().question, Question::Score))?;
    let is_no = says_no(model, typed) && model.sheet.as_ref()?.find_seat(typed).is_err();
    let drops = is_one_of(DROP, typed) || !model.entry.is_empty() && is_one_of(RESTART, typed);
    if !is_no && (!drops || is_name(model, typed)) {
        return None;
    }
    model.line().clear();
    if model.entry.is_empty() {
        match model.sheet.as_ref().and_then(Scoresheet::last_scored) {
            Some(round) => model.refuse_line(model.words().already_saved(round)),
            None => model.note(model.words().nothing_changed()),
        }
        return Some(());
    }
    let question = format!("{}; `{typed}`?", model.words().drops_typed(turn.number));
    model.ask(Question::Confirm { question, yes: OnYes::Drop });
    Some(())
}

/// Leaves a correction, which changes nothing: `never mind` is no reason for one; `None` if
/// something else is said.
fn drops_correction(model: &mut Model, typed: &str, now: DateTime<Utc>) -> Option<()> {
    let said = typed.trim_end_matches(['.', '!']);
    let is_why = matches!(model.top().question, Question::Why(_));
    let is_asked = is_why || matches!(model.top().question, Question::Cell { .. });
    if !is_asked || !is_one_of(DROP, said) && !says_no(model, said) {
        return None;
    }
    if is_why {
        questions::press(model, Key::Esc, now);
    }
    model.line().clear();
    correct::press(model, Key::Esc);
    model.note(model.words().nothing_changed());
    Some(())
}

/// Answers what is said between rounds that is no score and no command: `deal`, `save`.
fn aside_said(model: &mut Model, typed: &str, now: DateTime<Utc>) -> Option<()> {
    model.turn().filter(|_| matches!(model.top().question, Question::Score))?;
    let sheet = model.sheet.clone()?;
    let meaning = said_between_rounds(typed)
        .filter(|_| !is_name(model, typed) && sheet.find_seat(typed).is_err())?;
    match meaning {
        BetweenRounds::AsksNext => {
            model.line().clear();
            tell_outlook(model, &sheet);
        }
        BetweenRounds::WantsSave => {
            model.line().clear();
            match sheet.last_scored().filter(|_| model.entry.is_empty()) {
                Some(round) => model.note(model.words().already_saved(round)),
                // What can be typed.
                None => score::submit(model, now),
            }
        }
        BetweenRounds::GameOver => {
            let (words, command) = (model.words(), ["game", "finish"].join(" "));
            model.refuse_line(words.type_command(words.command_in_words(&command)));
        }
        BetweenRounds::WantsPass => return run(model, &["rules", "passing"].join(" "), now),
    }
    Some(())
}

/// Says who leads, which scores that does not count yet, what is next and how many rounds there
/// are to come.
fn tell_outlook(model: &mut Model, sheet: &Scoresheet) {
    let words = model.words();
    let left = model.turn().and_then(|turn| 12u8.checked_sub(turn.number)).filter(|&left| left > 0);
    let left = left.filter(|_| model.is_open()).map(|left| words.rounds_left(left));
    // In lines they are said after every answer.
    let entered = model.entered_so_far().filter(|_| !model.is_plain);
    let said = render::standing(sheet, words).into_iter().chain(entered);
    let said: Vec<_> = said.chain([render::outlook(sheet, words)]).chain(left).collect();
    model.note(said.iter().map(|text| text.trim_end_matches('.')).collect::<Vec<_>>().join(". "));
}

/// Refuses scores where no round is to be played; `None` if it is something else.
fn refuse_row(model: &mut Model, typed: &str) -> Option<()> {
    let mut words = typed.split([' ', ',', ';', '=', ':', '+']).filter(|word| !word.is_empty());
    words.any(is_score).then(|| {
        let words = model.words();
        let over = model.sheet.as_ref().map(|sheet| words.game_is_over(sheet.number));
        model.refuse_line(over.unwrap_or_else(|| words.how_to_begin_here().to_owned()));
    })
}

/// Runs what leaves a question beside the scores; of another command it says what the
/// question takes.
fn at_side_question(model: &mut Model, typed: &str, now: DateTime<Utc>) -> Option<()> {
    let english = in_english(model, typed);
    let lower = english.as_deref().unwrap_or(typed).to_lowercase();
    let word = &*first_word(&lower);
    let is_save = matches!(model.top().question, Question::Save { .. });
    let is_reply = is_save || matches!(model.top().question, Question::Confirm { .. });
    match lower.as_str() {
        "quit" | "exit" | "help" => run(model, typed, now)?,
        said if (said == "undo" || is_one_of(DROP, said)) && !is_name(model, said) => {
            model.line().clear();
            questions::press(model, Key::Esc, now);
        }
        _ if is_reply && reply(model).is_some() => return None,
        _ if is_save && questions::scores_by_name(model).is_some() => return None,
        _ if is_save && (is_command(model, word) || is_key(&lower)) => {
            model.refuse_line(model.words().back_first(typed));
        }
        // `join Zoe` where it is asked who joins.
        _ if matches!(
            (&model.top().question, word),
            (Question::JoinName, "join") | (Question::LeaveName, "leave")
        ) =>
        {
            let (_, name) = typed.split_once(char::is_whitespace)?;
            model.line().set(name);
            return None;
        }
        // A ruleset may be called `house`.
        _ if matches!(model.top().question, Question::Ruleset(_)) => return None,
        _ if is_command(model, word) && !is_name(model, &lower) && !is_name(model, word) => {
            model.refuse_line(model.words().answer_first(typed));
        }
        _ => return None,
    }
    Some(())
}

/// Runs what a line says; `None` if it is no command.
pub(super) fn run(model: &mut Model, line: &str, now: DateTime<Utc>) -> Option<()> {
    let line = line.trim();
    let full = line.strip_prefix("crowns ").map(str::trim);
    let typed = without_colon(model, full.unwrap_or(line));
    let english = in_english(model, &typed);
    let typed = english.as_deref().unwrap_or(&typed);
    let word = first_word(typed);
    let is_asked = is_marked_question(model, typed);
    let is_other = !is_command(model, &word) || begins_with_name(model, typed);
    if full.is_none() && is_other && !is_asked {
        let command = about_players(model, typed)?;
        model.line().clear();
        model.effects.push(Effect::Run(arguments(&command)));
        return Some(());
    }
    let meant =
        model.meant(typed).or_else(|| (is_asked && is_other).then(|| format!("rules -- {typed}")));
    // `wilds and a king` are cards.
    if meant.is_none() && matches!(word.as_str(), "wild" | "wilds") {
        return None;
    }
    let typed = meant.as_deref().unwrap_or(typed);
    let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    // `slut spillet` is more than `slut`.
    if english.is_some() && !rest.is_empty() && matches!(word.as_str(), "quit" | "help") {
        return None;
    }
    // A question does not go on with a score, `may 12`, and `go back` is the only way to go.
    let asked = meant.as_ref().and_then(|_| asked_of_rules(rest));
    let is_row = asked.and_then(|asked| asked.split_whitespace().nth(1)).is_some_and(is_score);
    if is_row || word == "go" && rest != "back" {
        return None;
    }
    let sheet = model.sheet.as_ref();
    let asks_of_player = asked.zip(sheet).is_some_and(|(asked, sheet)| {
        asks_of_points(sheet, &model.words().words_in_english(asked))
    });
    let (word, rest) = if asks_of_player { ("board".to_owned(), "") } else { (word, rest) };
    let is_asked = (meant.is_some() || english.is_some())
        && !["board", "sheet", "scoresheet", "show"].contains(&&*first_word(line))
        && (&*word, rest) == ("board", "");
    if let Some(sheet) = model.sheet.clone().filter(|_| is_asked) {
        model.line().clear();
        tell_outlook(model, &sheet);
        return Some(());
    }
    let same = match (&*word, rest) {
        ("rematch", rest) => Some(rest),
        ("new", rest) => rest.strip_prefix("--same"),
        _ => None,
    };
    model.line().clear();
    if same.and_then(|rest| table::rematch(model, rest)).is_some() {
        return Some(());
    }
    let ends_game = ["finish", "abandon", "delete"].iter().any(|step| rest.starts_with(step));
    if let Some(turn) = model.turn().filter(|_| word == "game" && ends_game)
        && !model.entry.is_empty()
    {
        let question = format!("{}; `{line}`?", model.words().drops_typed(turn.number));
        let yes = OnYes::Do(Effect::Run(arguments(typed)));
        model.ask(Question::Confirm { question, yes });
        return Some(());
    }
    carry_out(model, typed, (&word, rest), now);
    Some(())
}

/// Does what a command says, or has the program do it.
fn carry_out(model: &mut Model, typed: &str, (word, rest): (&str, &str), now: DateTime<Utc>) {
    match (word, rest) {
        ("quit" | "exit", "") => keys::quit(model),
        ("help", "") => questions::explain(model),
        ("undo", "") if score::take_back(model) => {}
        ("undo", "") => model.effects.push(Effect::Undo),
        ("redo", "") => model.effects.push(Effect::Redo),
        ("go", _) => correct::previous(model),
        ("new", "" | "game") => table::run(model, 'n'),
        ("join", "") if model.is_open() => table::run(model, 'j'),
        ("join", name)
            if model.is_open()
                && let Some(join) = table::one_join(model, name) =>
        {
            if let Some(why) = table::join_error(model, &join.name) {
                return model.refuse(why);
            }
            model.ask(Question::JoinName);
            model.line().set(name);
            table::join_name(model);
        }
        ("leave", "") if model.is_open() => table::run(model, 'l'),
        ("menu", "") => model.ask(Question::Panel(Topic::Menu)),
        ("fix", scores) if let Some(scores) = corrects_typed(model, scores) => {
            model.line().set(scores);
            score::submit(model, now);
        }
        ("score", row) if model.turn().is_some() && !has_option(row) => {
            model.line().set(row);
            score::submit(model, now);
        }
        ("crowns" | "play", "") if model.is_plain => {
            model.effects.push(Effect::Run(arguments("board")));
        }
        ("play", game) if !game.is_empty() && !has_option(game) => {
            model.effects.push(Effect::Open(game.to_owned()));
        }
        _ if runs_on(word, rest) => model.refuse(model.words().runs_until_stopped(typed)),
        ("chart", "") if model.is_plain => {
            model.effects.push(Effect::Run(arguments("board --chart")));
        }
        ("log", "") if !model.is_plain => {
            keys::show(model, Panel::Log);
            model.effects.push(Effect::ReadLog);
        }
        _ if !model.is_plain && shows(model, word, rest) => {}
        ("solitaire", "") if !model.is_plain => model.effects.push(Effect::Solitaire),
        _ => {
            let of_round = in_round(model, word, rest);
            let (command, heading) = of_round.unwrap_or_else(|| (typed.to_owned(), None));
            heading.into_iter().for_each(|heading| model.note(heading));
            model.effects.push(Effect::Run(arguments(&command)));
        }
    }
}

/// Returns a command about a hand with the round that its panel would take, and what says
/// which that is.
fn in_round(model: &Model, word: &str, rest: &str) -> Option<(String, Option<String>)> {
    const ROUND: [&str; 4] = ["--round", "-r", "--wild", "-w"];
    let names_round = |word: &str| ROUND.iter().any(|option| word.starts_with(option));
    let topic: Topic = word.parse().ok()?;
    if !topic.is_of_cards() || rest.is_empty() || rest.split_whitespace().any(names_round) {
        return None;
    }
    let typed = hand::read(model, rest, topic).filter(|typed| typed.unknown.is_none())?;
    // A round after the cards is taken by the command.
    let in_notation = model.words().card_names().to_notation(typed.text);
    let names_round = take_round(&in_notation).0.is_some()
        || after_last(rest, model.words().card_names()).is_some();
    (!names_round).then(|| {
        let are_left = topic == Topic::Check && hand::are_left(&typed, model.words());
        let left = if are_left { " --left" } else { "" };
        let command = format!("{word} --round {}{left} {}", typed.rules.round, typed.text);
        (command, typed.heading(model.words()))
    })
}

/// Shows what a command tells in its panel, or goes to the score that it is about;
/// returns `false` if the program must answer.
fn shows(model: &mut Model, word: &str, rest: &str) -> bool {
    let panel = match (word, rest) {
        ("board" | "play" | "crowns", "") => Panel::Next,
        ("chart", "") => Panel::Chart,
        ("board", "--chart") if model.sheet.is_some() => Panel::Chart,
        ("fix", "") => {
            correct::select_last(model);
            return true;
        }
        ("fix", round) => {
            let round = round.parse().unwrap_or_default();
            correct::select(model, round, 0);
            return matches!(model.top().question, Question::Cell { .. });
        }
        _ => match word.parse() {
            Ok(topic) if topic != Topic::Menu => Panel::Of(topic),
            _ => return false,
        },
    };
    let Panel::Of(topic) = panel else {
        keys::show(model, panel);
        return true;
    };
    let first = rest.split_whitespace().next().unwrap_or_default();
    let is_of_program = match topic {
        Topic::Rules => ["list", "show", "add", "retire"].contains(&first),
        _ => model.sheet.is_none(),
    };
    if is_of_program || has_option(rest) {
        return false;
    }
    model.ask(Question::Panel(topic));
    let rest = asked_of_rules(rest).unwrap_or(rest);
    model.line().set(rest);
    model.top_mut().is_answered = !rest.is_empty();
    true
}

fn arguments(line: &str) -> Vec<String> {
    let words = || line.split_whitespace().map(str::to_owned).collect();
    shlex::split(line).unwrap_or_else(words)
}

/// Opens the panel of a letter after all if what followed it goes on as no command.
pub(super) fn leave_to_panel(model: &mut Model, key: Key) {
    let Some(letter) = model.begun.take() else { return };
    let text = model.top().line.text().to_owned();
    if !matches!(key, Key::Char(_)) {
        return;
    }
    match letters::begin(model, letter, &text) {
        Begun::Undecided => model.begun = Some(letter),
        Begun::Text => {}
        Begun::Key => {
            model.line().clear();
            keys::act(model, letter);
            model.line().set(&text[letter.len_utf8()..]);
            let is_undecided = |letter: &char| letters::is_undecided_after(model, *letter);
            model.opened_by = Some(letter).filter(is_undecided);
        }
    }
}

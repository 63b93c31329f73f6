//! `crowns play --plain`: the line dialogue in a loop, for screen readers.

use crate::cli::args::lookup::GameArg;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::prompt::{Prompt, Question, Terminal, yes_or_no};
use crate::game::{GameId, GameState, RowError, Scoresheet};
use crate::messages::Messages;
use crate::render::outlook;
use crate::screen::news;
use crate::store::ReadStore;

/// The commands that can be typed.
pub(crate) struct CommandLines<'a> {
    /// Runs a command line; it prints its errors itself.
    pub(crate) run: &'a dyn Fn(&[String]),
    /// Returns `true` if a command has this name.
    pub(crate) is_command: &'a dyn Fn(&str) -> bool,
}

/// Asks for round after round; what else is typed runs as a command.
pub(super) fn run(
    game: &GameArg,
    context: &Context,
    commands: &CommandLines<'_>,
) -> Result<Outcome> {
    let Some(mut terminal) = Terminal::find()? else {
        return Err(Failure::new("standard error must be a terminal"));
    };
    let words = context.style.words();
    let store = context.open_read_only()?;
    let named = game.sheet_if_any(&store.read()?)?;
    let mut evening = Evening {
        game: named.map(|sheet| sheet.id),
        open: Vec::new(),
    };
    let mut sheet = evening.look(&store)?;
    drop(store);
    terminal.tell(words.plain_help());
    tell_next(sheet.as_ref(), words);
    loop {
        let next = sheet.as_ref().and_then(Scoresheet::next);
        let label = words.plain_label(next.map(|turn| turn.number));
        // Ctrl-C and Ctrl-D leave.
        let Ok(answer) = terminal.read_line(&label) else {
            return Ok(Outcome::Yes);
        };
        let now = evening.look(&context.open_read_only()?)?;
        let line = evening.read(&answer, now.as_ref(), commands);
        let before = std::mem::replace(&mut sheet, now);
        if before != sheet {
            messages::print_line(&news(sheet.as_ref(), before.as_ref(), words));
            tell_next(sheet.as_ref(), words);
            let is_meant = match line {
                Line::Command(_) => true,
                Line::Dialogue(_) => false,
                Line::Row(_) => is_still_meant(&mut terminal, &before, &sheet, words),
            };
            if !is_meant {
                continue;
            }
        }
        let (Line::Command(args) | Line::Dialogue(args) | Line::Row(args)) = line;
        match args.first().map(String::as_str) {
            Some("q" | "quit" | "exit") => return Ok(Outcome::Yes),
            Some("?" | "play") => terminal.tell(words.plain_help()),
            Some("help") if args.len() == 1 => terminal.tell(words.plain_help()),
            _ => (commands.run)(&args),
        }
        sheet = evening.follow(&context.open_read_only()?)?;
    }
}

/// Says what is next. Commands that change that say it themselves.
fn tell_next(sheet: Option<&Scoresheet>, words: &Messages) {
    if let Some(sheet) = sheet {
        messages::print_line(&outlook(sheet, words));
    }
}

/// Asks whether a row that was typed for a round that somebody else has entered
/// meanwhile is for the next one.
fn is_still_meant(
    terminal: &mut Terminal,
    before: &Option<Scoresheet>,
    now: &Option<Scoresheet>,
    words: &'static Messages,
) -> bool {
    let round = |sheet: &Option<Scoresheet>| Some(sheet.as_ref()?.next()?.number);
    let (Some(round), Some(next)) = (round(before), round(now)) else {
        return false;
    };
    let read = |answer: &str| yes_or_no(answer, false, words);
    let answer = terminal.ask(&Question {
        label: &words.moved_label(round, next),
        help: "",
        check: &|answer| match read(answer) {
            Some(_) => Ok(()),
            None => Err(words.yes_or_no_choices().to_owned()),
        },
    });
    answer.is_ok_and(|answer| read(&answer) == Some(true))
}

/// What was typed, as the command line that it stands for.
enum Line {
    Command(Vec<String>),
    /// Enter: the scores are asked for.
    Dialogue(Vec<String>),
    /// The scores of a round.
    Row(Vec<String>),
}

/// The game that is played, and those that are open.
struct Evening {
    game: Option<GameId>,
    open: Vec<GameId>,
}

impl Evening {
    /// Reads the game that is played; once it is over, the only one that is open.
    fn look(&mut self, store: &ReadStore) -> Result<Option<Scoresheet>> {
        self.open = open(store)?;
        let reader = store.read()?;
        let mut sheet = None;
        if let Some(id) = self.game {
            sheet = reader.game(id)?;
        }
        let is_open = |sheet: &Scoresheet| sheet.state() == GameState::Open;
        if let [one] = self.open[..]
            && !sheet.as_ref().is_some_and(is_open)
        {
            self.game = Some(one);
            sheet = reader.game(one)?;
        }
        Ok(sheet)
    }

    /// Reads the same after a command: a game that it has started is played now.
    fn follow(&mut self, store: &ReadStore) -> Result<Option<Scoresheet>> {
        let open = open(store)?;
        let new = open.iter().find(|id| !self.open.contains(id));
        self.game = new.copied().or(self.game);
        self.look(store)
    }

    /// Reads a line: nothing, scores or a command.
    fn read(&self, line: &str, sheet: Option<&Scoresheet>, commands: &CommandLines<'_>) -> Line {
        let words = || line.split_whitespace().map(str::to_owned).collect();
        let mut typed: Vec<String> = shlex::split(line).unwrap_or_else(words);
        if typed.first().is_some_and(|word| word == "crowns") {
            typed.remove(0);
            return Line::Command(typed);
        }
        let is_open = sheet.is_some_and(|sheet| sheet.next().is_some());
        let mut score = vec!["score".to_owned()];
        if let Some(sheet) = sheet.filter(|_| self.open.len() > 1) {
            score.push(format!("--game={}", sheet.number));
        }
        match sheet {
            _ if typed.is_empty() && is_open => Line::Dialogue(score),
            _ if typed.is_empty() => Line::Command(vec!["new".to_owned()]),
            Some(sheet) if is_row(&typed, sheet, commands) => {
                score.extend(typed);
                Line::Row(score)
            }
            _ => Line::Command(typed),
        }
    }
}

fn open(store: &ReadStore) -> Result<Vec<GameId>> {
    let games = store.read()?.open_games()?.into_iter();
    Ok(games.map(|game| game.details.id).collect())
}

/// Returns `true` if words are the scores of the next round, or meant as such.
fn is_row(words: &[String], sheet: &Scoresheet, commands: &CommandLines<'_>) -> bool {
    let Some(turn) = sheet.next() else {
        return false;
    };
    let is_number = words[0].starts_with(|c: char| c.is_ascii_digit());
    is_number
        || match sheet.read_row(&turn, words) {
            Ok(_) => true,
            Err(RowError::Score { .. } | RowError::Ambiguous(_)) => {
                !(commands.is_command)(&words[0])
            }
            Err(_) => false,
        }
}

//! `crowns new`: a new game.

mod begin;

use std::collections::HashSet;
use std::slice;

pub(crate) use self::begin::{Args, start};
use self::begin::{StartedGame, dealer_among};
use crate::cli::args::members::{confirm_alone, must_be_no_option, with_new_players};
use crate::cli::args::time::{day_played, warn_of_day_to_come};
use crate::cli::meant::command_of;
use crate::cli::prelude::*;
use crate::game::{
    AtRandom, Change, DealerAmong, StartError, asks_at_random, changed_players, last_players,
    name_doubt, stock_note,
};
use crate::store::back_up_at_new_game;

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let now = context.now()?;
    let words = context.words();
    let args = with_players(args, context)?;
    let date = args.as_ref().map(|args| day_played(args.date.as_ref(), context)).transpose()?;
    let (Some(args), Some(date)) = (args, date.flatten()) else {
        note(words.not_started());
        return Ok(Outcome::No);
    };
    let started = context.open()?.command(now, |tx| start(tx, args, date, &context.settings))?;
    let StartedGame { sheet, players, .. } = &started;
    note_new_players(players, words);
    if let (Some(league), true) = (&sheet.league, started.new_league) {
        note(&words.new_league(&league.name));
    }
    if let Some(seed) = started.seed {
        let names = sheet.seat_names();
        note(&words.drawn(seed, &names, &names[sheet.first_dealer]));
    }
    if started.is_untouched {
        note(&words.untouched_game(sheet.number, sheet.date));
    } else {
        warn_of_day_to_come(date, context)?;
        let stock = stock_note(sheet.seats.len(), &sheet.ruleset);
        stock.into_iter().for_each(|stock| note(words.stock_note(stock)));
    }
    if !started.open.is_empty() {
        note(&words.also_open(&started.open));
    }
    let printed = context.print(|| json::scoresheet(sheet), |style| render::started(sheet, style));
    if let Err(error) = back_up(context, now) {
        warn(&words.no_backup(&error.message(words)));
    }
    printed
}

/// Makes a backup. If that fails the game is started all the same.
pub(crate) fn back_up(context: &Context, now: DateTime<Utc>) -> Result<()> {
    let file = context.file()?;
    Ok(with_progress(|step| back_up_at_new_game(&file, now, step)).map(drop)?)
}

/// Reads the names, and asks for what is missing or doubtful; `None` if the user starts no game.
fn with_players(mut args: Args, context: &Context) -> Result<Option<Args>> {
    let typed = args.players.join(" ");
    let typed = if args.same { format!("same {typed}") } else { typed };
    if let Some(changes) = last_players(&typed)
        && (args.same || !args.new_players.new_player)
    {
        return with_last_players(args, &changes, context);
    }
    let words = context.words();
    let mut terminal = context.terminal()?;
    let store = context.open_read_only()?;
    let names_nobody = args.new_players.read(&args.players, |_| false).names.is_empty();
    // The reader must be gone before answers come: it keeps others waiting.
    let (existing, last) = {
        let reader = store.read()?;
        let players = reader.players()?.into_iter().map(|player| player.name);
        // To find the last game takes longer the more there are.
        let last = if names_nobody { reader.last_played()? } else { None };
        (players.collect::<Vec<_>>(), last)
    };
    if names_nobody {
        let terminal = terminal.as_mut().ok_or(StartError::NoPlayers)?;
        ask(terminal, &mut args, &existing, last.as_ref(), &store, context)?;
    }
    let known: HashSet<_> = existing.iter().map(|name| name_key(name)).collect();
    let is_known = |name: &str| known.contains(&name_key(name));
    let typed = args.new_players.read(&args.players, is_known);
    args.players = typed.names;
    if !args.new_players.new_player {
        must_be_no_dealer(&args.players, is_known, words)?;
        must_be_no_noun(&args.players, is_known, words)?;
        must_be_no_option("new", &args.players, is_known, |_| true, &store.read()?, words)?;
    }
    for name in args.players.iter().filter(|name| !is_known(name)) {
        Name::new_player(name)?;
    }
    if let Some(text) = typed.split {
        note(&words.names_split(&text, args.players.len()));
    }
    Ok(confirm_alone(&args.players, args.yes, "new Ann Bob Cat", context)?.then_some(args))
}

/// Takes the players of the last game with the changes that were typed.
fn with_last_players(
    mut args: Args,
    changes: &[(Change, String)],
    context: &Context,
) -> Result<Option<Args>> {
    args.same = true;
    args.players.clear();
    if changes.is_empty() {
        return Ok(Some(args));
    }
    let store = context.open_read_only()?;
    let reader = store.read()?;
    let last = last_players_of(&lookup::repeated(&reader, None)?);
    let players = reader.players()?;
    let is_known = |name: &str| players.iter().any(|other| same_name(&other.name, name));
    let deals = context.words().deals_said();
    let mut others = Vec::new();
    for (change, text) in changes {
        let is_no_rule =
            |word: &&str| !["by", "of", "rule", "rules", "ruleset", "the", "using"].contains(word);
        let rules = text.split(' ').filter(is_no_rule).collect::<Vec<_>>().join(" ");
        let said = DealerAmong::find(slice::from_ref(text), is_known, &deals);
        let dealer = said.map(|said| said.dealer).or_else(|| text.strip_prefix("dealer "));
        match change {
            _ if is_known(text) => others.push((*change, text.clone())),
            _ if let Some(drawn) = asks_at_random(text) => match drawn {
                AtRandom::Seats => args.shuffle = true,
                AtRandom::Dealer => args.dealer = Some("random".to_owned()),
            },
            _ if let Some(dealer) = dealer => args.dealer = Some(dealer.to_owned()),
            _ if rules != *text || lookup::ruleset(&reader, &rules).is_ok() => {
                args.rules.name = Some(rules);
            }
            _ => others.push((*change, text.clone())),
        }
    }
    drop(reader);
    let names = changed_players(&last, &others, is_known)?;
    if names.is_empty() {
        return Err(StartError::NoPlayers.into());
    }
    if names != last {
        args.players = names;
    }
    let is_meant = args.players.is_empty()
        || confirm_alone(&args.players, args.yes, "new Ann Bob Cat", context)?;
    Ok(is_meant.then_some(args))
}

/// Refuses what else is new before names: `player zed`, `league Club`.
fn must_be_no_noun(
    names: &[String],
    is_known: impl Fn(&str) -> bool,
    words: &Messages,
) -> Result<()> {
    let is_article = |word: &&String| ["a", "an", "the"].contains(&word.as_str());
    let nouns = &names[names.iter().take_while(is_article).count()..];
    let Some((noun, others)) = nouns.split_first().filter(|(noun, _)| !is_known(noun)) else {
        return Ok(());
    };
    let lower = noun.to_lowercase();
    let said = words.command_said(noun).map(|(english, _)| english);
    let command = command_of(&lower).or(said).unwrap_or(&lower);
    let commands: &[_] = match command.split(' ').next() {
        Some("tournament") => &["tournament new"],
        Some("league") => &["league add"],
        _ if others.is_empty() => &[],
        Some("player") if others.len() > 1 => &["new", "player add"],
        Some("player") => &["player add", "join"],
        _ => &[],
    };
    let mut hint = Hint::new("");
    for command in commands {
        hint = hint.command(Command::new(command).args(others)).text("; ");
    }
    match commands {
        [] => Ok(()),
        _ => Err(Failure::from(LookupError::NoPlayer { name: noun.clone(), near: Vec::new() })
            .hint(hint.command(with_new_players("new", names)))),
    }
}

/// Refuses who is said to deal among the names of new players: `bob deals`.
fn must_be_no_dealer(
    names: &[String],
    is_known: impl Fn(&str) -> bool,
    words: &Messages,
) -> Result<()> {
    let Some(said) = DealerAmong::find(names, is_known, &words.deals_said()) else { return Ok(()) };
    let meant = Command::new("new").args(said.players(names)).option("--dealer", said.dealer);
    let hint = words.not_this_player(&said.text, meant, with_new_players("new", names));
    Err(Failure::from(said.error(Vec::new())).hint(hint))
}

/// Asks for the players, offering those of the last game, and for the dealer and the rules
/// if they are not given.
fn ask(
    prompt: &mut impl Prompt,
    args: &mut Args,
    existing: &[String],
    last: Option<&Scoresheet>,
    store: &ReadStore,
    context: &Context,
) -> Result<()> {
    let (words, settings) = (context.words(), &context.settings);
    let offered = last.map(last_players_of).unwrap_or_default();
    let (players, accept_similar) = ask_players(prompt, &offered, existing, words)?;
    if args.dealer.is_none() && !args.shuffle && players.len() > 1 {
        let next = last.filter(|_| players == offered);
        let next = next.and_then(|last| Some(last.seats[last.next_first_dealer()?].name()));
        args.dealer = Some(ask_dealer(prompt, &players, next.unwrap_or(&players[0]), words)?);
    }
    if args.rules.name.is_none() && !args.league.is_named(settings) {
        args.rules.name = Some(ask_rules(prompt, settings.rules(), store, words)?);
    }
    args.players = players;
    args.new_players.new_player |= accept_similar;
    Ok(())
}

fn ask_rules(
    prompt: &mut impl Prompt,
    default: &str,
    store: &ReadStore,
    words: &Messages,
) -> Result<String> {
    let find = |name: &str| lookup::ruleset(&store.read()?, name);
    let read = |answer: &str| match answer {
        "" => Ok(default.to_owned()),
        name => find(name).map(|_| name.to_owned()).map_err(|failure| failure.message(words)),
    };
    prompt.ask(&words.which_rules(default), words.which_rules_help(), read)
}

/// Returns the players who are still at the table of a game.
fn last_players_of(last: &Scoresheet) -> Vec<String> {
    last.seated().into_iter().map(|seat| last.seats[seat].name().to_owned()).collect()
}

/// Asks for the players; Enter takes the last ones. A name that is similar to an
/// existing one is asked back; returns whether it is new all the same.
fn ask_players(
    prompt: &mut impl Prompt,
    last: &[String],
    existing: &[String],
    words: &Messages,
) -> Result<(Vec<String>, bool)> {
    let is_known = |name: &str| existing.iter().any(|other| same_name(other, name));
    let read = |answer: &str| {
        let names = match answer {
            "" => last.to_vec(),
            answer => TypedNames::read(&[answer.to_owned()], is_known).names,
        };
        words.check_players(&names, is_known).map(|()| names)
    };
    let default = (!last.is_empty()).then(|| last.join(", "));
    let question = words.which_players(default.as_deref());
    loop {
        let names = prompt.ask(&question, words.which_players_help(), read)?;
        let doubt = |name: &String| {
            let near = name_doubt(name, existing.iter().map(String::as_str))?;
            Some((name.clone(), near.into_iter().map(str::to_owned).collect::<Vec<_>>()))
        };
        let Some((name, near)) = names.iter().filter(|name| !is_known(name)).find_map(doubt) else {
            return Ok((names, false));
        };
        if prompt.confirm(&words.is_new_player(&name, &near), false, words)? {
            return Ok((names, true));
        }
    }
}

fn ask_dealer(
    prompt: &mut impl Prompt,
    players: &[String],
    default: &str,
    words: &Messages,
) -> Result<String> {
    prompt.ask(&words.who_deals(default), words.who_deals_help(), |answer| match answer {
        "" => Ok(default.to_owned()),
        answer => match dealer_among(players, answer) {
            Ok(seat) => Ok(players[seat].clone()),
            Err(error) => Err(error.text(words)),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;
    use crate::game::fixture::{check_table, matches};

    #[test]
    fn who_plays_and_who_deals_is_asked_until_it_can_be_read() {
        check_table(include_str!("../../../../tests/typed/new-game.txt"), |case| {
            let (answers, expect) = case.text.split_once('\n').unwrap();
            let expect = expect.lines().map(str::trim).collect::<Vec<_>>().join("\n");
            let known = ["Gran", "Tom", "Mary Lou"].map(str::to_owned);
            let (mut script, words) = (Script::new(answers), Language::English.words());
            let came = match case.given {
                "players" => {
                    ask_players(&mut script, &known[..2], &known, words).unwrap().0.join("|")
                }
                _ => ask_dealer(&mut script, &known[..2], "Gran", words).unwrap(),
            };
            let said = format!("{}\n=> {came}", script.notes.join("\n"));
            (!matches(&said, &expect)).then(|| format!("is\n{said}"))
        });
    }
}

//! The results of an import and of a sync as text: counts, new numbers of games, rounds that
//! were scored twice, players with the same name, what was passed over.

use crate::game::{
    AggregateKind, GameSummary, PlayedRound, ScoreConflict, Scoresheet, SeatSummary, unmarked,
};
use crate::messages::{Command, Hint};
use crate::render::game::played_scores;
use crate::render::text::{TextStyle, and, counted, finish, score, shown, wrap};
use crate::store::{
    MAX_LISTED, MergeReport, Namesake, PassedOver, RenumberedGame, SharedName, SkewedClock,
    SyncReport, TableChange, TableNews, UnnamedClub,
};

/// Writes the result of a merge, and the decisions that are left.
pub fn imported(merged: &MergeReport, dry_run: bool, file: &str, style: TextStyle) -> String {
    let mut lines = vec![events(merged, dry_run)];
    lines.extend(details(merged, dry_run, style));
    let joinable =
        |all: &Vec<Namesake>| all[1..].iter().any(|one| one.not_merged_because.is_none());
    if merged.namesakes.iter().any(joinable) {
        // What standard input had is read.
        let import = match file {
            "-" => Hint::new("`--join-names`"),
            file => Hint::from(Command::new("import --join-names").arg(file)),
        };
        lines.push(import.text(" merges all who share a name").write(style.db));
    }
    wrapped(&lines, style)
}

pub(super) fn details(merged: &MergeReport, dry_run: bool, style: TextStyle) -> Vec<String> {
    // A dry run has done nothing that a command could change.
    let then = |done: String, next: Hint| match dry_run {
        true => done,
        false => Hint::new(done + "; ").and(next).write(style.db),
    };
    let mut lines: Vec<_> = counts(merged).into_iter().collect();
    lines.extend(refused(merged));
    lines.extend(merged.moved.iter().map(renumbered));
    lines.extend(more_games(merged.renumbered, merged.moved.len(), "a new number"));
    lines.extend(merged.conflicts.iter().flat_map(|sheet| conflicts(sheet, style)));
    lines.extend(more_games(merged.conflicting, merged.conflicts.len(), "rounds scored twice"));
    lines.extend(merged.upheld.iter().map(|game| {
        let number = game.number;
        format!(
            "Game {number} continues although its start was undone: another device has scored \
             rounds of it"
        )
    }));
    lines.extend(merged.ended.iter().map(|(game, state)| {
        let (number, state) = (game.number, state.name());
        let resume = Hint::from(Command::new("game resume").arg(number)).text(" brings it back");
        then(format!("Game {number} was {state} on one device"), resume)
    }));
    lines.extend(merged.same.iter().map(|(game, other)| {
        let number = game.number;
        let same = format!("Game {number} has the same date, players and totals as game {other}");
        let delete = Command::new("game delete").arg(number);
        then(same, Hint::new("if it is the same game, run ").command(delete))
    }));
    lines.extend(merged.tables.iter().map(|news| table(news, style)));
    if !merged.reseated.is_empty() {
        let games: Vec<_> = merged.reseated.iter().map(u8::to_string).collect();
        let (games_are, were) = match games.as_slice() {
            [_] => ("Game", "was"),
            _ => ("Games", "were"),
        };
        let games = and(&games);
        lines.push(format!("{games_are} {games} {were} reseated; printed seats are void"));
    }
    if !merged.joined.is_empty() {
        let names: Vec<_> = merged.joined.iter().map(|name| shown(name)).collect();
        let merged = if dry_run { "Would merge" } else { "Merged" };
        let joined = format!("{merged} the players called {}", and(&names));
        lines.push(then(joined, Hint::from(Command::new("undo")).text(" separates them")));
    }
    lines.extend(merged.namesakes.iter().flat_map(|all| namesakes(all, style)));
    lines.extend(merged.shared.iter().flat_map(|all| shared(all, style)));
    lines
}

fn more_games(all: u64, listed: usize, what: &str) -> Option<String> {
    let more = all.saturating_sub(listed as u64);
    let have = if more == 1 { "has" } else { "have" };
    (more > 0).then(|| format!("{} {have} {what}", counted(more, "more game")))
}

/// Joins lines, each wrapped but for commands.
pub(super) fn wrapped(lines: &[String], style: TextStyle) -> String {
    let wrapped = |line: &String| {
        let indent = line.len() - line.trim_start().len();
        let (first, below) = (" ".repeat(indent), " ".repeat(indent + 2));
        // A command must be copied whole.
        match line.contains("  crowns ") {
            true => line.clone(),
            false => wrap(&first, &below, line.trim_start(), style.width),
        }
    };
    finish(&lines.iter().map(wrapped).collect::<Vec<_>>())
}

fn events(merged: &MergeReport, dry_run: bool) -> String {
    let imported = if dry_run { "Would import" } else { "Imported" };
    let (new, known) = (merged.new, merged.known);
    let new_events = counted(new, "event");
    let were = if known == 1 { "was" } else { "were" };
    match (new, known) {
        (0, 0) => "The file has no events".to_owned(),
        (0, _) => format!("Nothing new: {} {were} already here", counted(known, "event")),
        (_, 0) => format!("{imported} {new_events}; none of them were already here"),
        _ => format!("{imported} {new_events}; {} {were} already here", counted(known, "other")),
    }
}

fn counts(merged: &MergeReport) -> Option<String> {
    let begun = |kind| merged.begun(kind);
    let new = [
        (begun(AggregateKind::Game), "new game"),
        (merged.changed, "changed game"),
        (begun(AggregateKind::Player), "new player"),
        (begun(AggregateKind::League), "new league"),
        (begun(AggregateKind::Ruleset), "new ruleset"),
        (begun(AggregateKind::Solitaire), "new solitaire game"),
        (begun(AggregateKind::Tournament), "new tournament"),
        (begun(AggregateKind::Command), "undo or redo"),
    ];
    let new = new.into_iter().filter(|&(count, _)| count > 0);
    let new = new.map(|(count, what)| match what {
        "undo or redo" if count > 1 => format!("{count} undos or redos"),
        what => counted(count, what),
    });
    let new: Vec<_> = new.collect();
    (!new.is_empty()).then(|| format!("  {}", new.join(", ")))
}

fn table(news: &TableNews, style: TextStyle) -> String {
    let TableNews { game, table, players, change } = news;
    let players: Vec<_> = players.iter().map(|one| shown(&one.name)).collect();
    let players = players.join(", ");
    let table = format!("Table {table} of game {game}");
    match change {
        TableChange::Reseated => format!("{table} now seats {players}"),
        TableChange::Begun => format!(
            "{table} has scored a round and keeps its seats, which were changed elsewhere: {players}"
        ),
        TableChange::Held => format!(
            "{table} keeps its seats, because a table that it was to swap players with has \
             scored a round: {players}"
        ),
        TableChange::Contested => Hint::new(format!(
            "{table} is on hold: rounds were scored with the old seats and with the new ones; "
        ))
        .command(Command::new("board").option("--table", format!("{}/{}", news.game, news.table)))
        .text(" shows how to settle it")
        .write(style.db),
    }
}

fn refused(merged: &MergeReport) -> impl Iterator<Item = String> {
    let count = merged.refused_count;
    let title = (count > 0).then(|| format!("Left out {}:", counted(count, "refused line")));
    let named = merged.refused.iter();
    let named = named.map(|refused| format!("  line {}: {}", refused.line, refused.why));
    let more = count.saturating_sub(merged.refused.len() as u64);
    let more = (more > 0).then(|| format!("  and {more} more"));
    title.into_iter().chain(named).chain(more)
}

fn renumbered(game: &RenumberedGame) -> String {
    let RenumberedGame { number, old_number, ours, .. } = game;
    match ours {
        true => format!("Game {old_number} of this device is now game {number}"),
        false => format!("Game {old_number} of the other device is game {number} here"),
    }
}

/// Writes both versions of each round that was scored twice, and how to choose
/// the one that does not count.
fn conflicts(sheet: &Scoresheet, style: TextStyle) -> Vec<String> {
    let names = sheet.seat_names();
    let one = |conflict: &ScoreConflict| {
        let ScoreConflict { round, earlier } = conflict;
        let standing = sheet.played.get(round)?;
        let number = sheet.number;
        let mut lines = vec![
            format!("Round {round} of game {number} was scored twice:"),
            format!("  {}, which does not count", played_scores(sheet, earlier, " (out)")),
            format!("  {}, which is later and counts", played_scores(sheet, standing, " (out)")),
        ];
        let choices = [
            ("to choose the earlier one:", earlier, standing),
            ("to confirm the later one:", standing, earlier),
        ];
        for (purpose, to, from) in choices {
            let changes = changes(&names, to, from);
            // That nobody went out cannot be chosen.
            if changes.is_empty() {
                continue;
            }
            let fix = Command::new(if to.forced { "fix --force" } else { "fix" }).arg(round);
            let fix = fix.args(changes).option("--game", number);
            lines.extend([format!("  {purpose}"), format!("    {}", fix.line(style.db))]);
        }
        Some(lines)
    };
    sheet.conflicts.iter().filter_map(one).flatten().collect()
}

/// Returns the arguments of a correction from one version of a round to another.
fn changes(names: &[String], to: &PlayedRound, from: &PlayedRound) -> Vec<String> {
    let mut changes = Vec::new();
    for (&seat, seat_score) in &to.scores {
        let name = &names[seat];
        if to.out == Some(seat) && from.out != to.out {
            changes.push(format!("{name}=out"));
        } else if from.scores.get(&seat).map(|other| other.points) != Some(seat_score.points) {
            let points = score(seat_score.points);
            changes.push(format!("{name}={points}"));
        }
    }
    changes
}

fn namesakes(all: &[Namesake], style: TextStyle) -> Vec<String> {
    let name = shown(unmarked(&all[0].player.name));
    let with_games = |one: &Namesake| {
        format!("{} with {}", shown(&one.player.name), counted(one.game_count, "game"))
    };
    let games: Vec<_> = all.iter().map(with_games).collect();
    let title = format!("{} players are named {name}: {}", all.len(), and(&games));
    let others = all[1..].iter().map(|one| match &one.not_merged_because {
        Some(why) => format!("  {} stays separate: {why}", shown(&one.player.name)),
        None => {
            let merge = Command::new("player merge").arg(&one.player.name);
            format!("    {}", merge.arg(&all[0].player.name).line(style.db))
        }
    });
    [title].into_iter().chain(others).collect()
}

/// Writes the leagues, rulesets or tournaments of one name, and how to have only the oldest.
fn shared(SharedName { kind, name, all }: &SharedName, style: TextStyle) -> Vec<String> {
    let is_league = *kind == AggregateKind::League;
    let named = |(label, games): &(String, Vec<u32>)| match is_league {
        true => format!("{} with {}", shown(label), counted(games.len() as u64, "game")),
        false => shown(label),
    };
    let names: Vec<_> = all.iter().map(named).collect();
    let (count, kind_name) = (all.len(), kind.name());
    let mut lines =
        vec![format!("{count} {kind_name}s are named {}: {}", shown(name), and(&names))];
    let command = |command: Command| format!("    {}", command.line(style.db));
    for (label, games) in &all[1..] {
        let to = &all[0].0;
        let listed = games.iter().take(MAX_LISTED);
        let moved = listed.map(|game| Command::new("game move").arg(game).option("--league", to));
        lines.extend(moved.map(command));
        let more = games.len().saturating_sub(MAX_LISTED) as u64;
        lines.extend((more > 0).then(|| format!("    and {}", counted(more, "more game"))));
        lines.extend(match kind {
            AggregateKind::League => Some(command(Command::new("league retire").arg(label))),
            AggregateKind::Ruleset => Some(command(Command::new("rules retire").arg(label))),
            _ => None,
        });
    }
    lines
}

pub fn import_warnings(merged: &MergeReport) -> Vec<String> {
    let unknown = merged.unknown.iter().map(|(kind, count)| {
        format!(
            "stored {} from a newer version of crowns; this version does not know `{kind}`",
            counted(*count, "event")
        )
    });
    unknown.collect()
}

pub fn sheets_imported(games: &[GameSummary], dry_run: bool, style: TextStyle) -> String {
    let count = counted(games.len() as u64, "game");
    let mut lines = vec![match (games, dry_run) {
        ([], true) => "Nothing to import".to_owned(),
        ([], false) => "Nothing was imported".to_owned(),
        (_, true) => format!("Would import {count}"),
        (_, false) => Hint::new(format!("Imported {count}; one "))
            .command(Command::new("undo"))
            .text(" undoes all of it")
            .write(style.db),
    }];
    for game in games {
        // The names of a file are all different.
        let total = |seat: &SeatSummary| format!("{} {}", shown(&seat.player.name), seat.total);
        let totals: Vec<_> = game.players.iter().map(total).collect();
        let short = match game.details.short {
            _ if game.round_count == 0 => ", totals only".to_owned(),
            true => format!(", short, {}", counted(game.round_count.into(), "round")),
            false => String::new(),
        };
        let (number, date) = (game.details.number, game.details.date);
        let line = format!("game {number}: {date}{short}: {}", totals.join(", "));
        lines.push(wrap("  ", "    ", &line, style.width));
    }
    finish(&lines)
}

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn synced(report: &SyncReport, target: &str, style: TextStyle) -> String {
    let target = shown(target);
    let mut lines = vec![match report.sent {
        0 if report.unsent.is_some() => format!("Sent nothing to `{target}`"),
        0 => format!("Nothing to send to `{target}`"),
        sent => format!("Sent {} to `{target}`", counted(sent, "event")),
    }];
    if report.replaced > 0 {
        let segments = counted(report.replaced, "segment");
        let were = if report.replaced == 1 { "was" } else { "were" };
        lines.push(format!("Sent again {segments} that {were} missing or damaged"));
    }
    let received = &report.received;
    match received.new {
        0 => lines.push("Received nothing new".to_owned()),
        new => {
            lines.push(format!("Received {}", counted(new, "event")));
            lines.extend(details(received, false, style));
        }
    }
    if !report.passed_over.is_empty() {
        let files = counted(report.passed_over.len() as u64, "file");
        lines.push(format!("Skipped {files}:"));
        let passed_over = report.passed_over.iter().take(MAX_LISTED);
        lines.extend(passed_over.map(|file| format!("  {}: {}", file_name(file), file.why)));
        let more = report.passed_over.len().saturating_sub(MAX_LISTED);
        lines.extend((more > 0).then(|| format!("  and {more} more")));
    }
    wrapped(&lines, style)
}

/// Returns the name of a file, and of the device in whose directory it is.
fn file_name(passed_over: &PassedOver) -> String {
    let file = &passed_over.file;
    match (&passed_over.device_name, file.split_once(['/', '\\'])) {
        (Some(device), Some((_, file))) => format!("{} of {}", shown(file), shown(device)),
        _ => shown(file),
    }
}

pub fn sync_warnings(report: &SyncReport) -> Vec<String> {
    let renewed = "another database was using the same device identifier; this one now has its \
                   own";
    let joined = "this device and the others had no events in common; from now on they share all \
                  their games";
    let left_out = || {
        format!(
            "left out {} that other devices refuse: the start of a game with an impossible number",
            counted(report.left_out, "event")
        )
    };
    let unreached = |why: &String| {
        format!(
            "the remote could not be reached; what was written is committed, and the next sync \
             pushes it: {why}"
        )
    };
    let unnamed = |UnnamedClub { club, others }: &UnnamedClub| {
        format!(
            "the URL names no club, so this is `{club}`; the login is in `{}`, too: name it as in \
             `?options=-c%20crowns.club%3D{}`",
            others.join("`, `"),
            others[0]
        )
    };
    let warnings = [
        report.renewed.as_ref().map(|_| renewed.to_owned()),
        report.joined.then(|| joined.to_owned()),
        (report.left_out > 0).then(left_out),
        report.unreached.as_ref().map(unreached),
        report.unnamed_club.as_ref().map(unnamed),
    ];
    warnings.into_iter().flatten().chain(report.clocks.iter().map(clock)).collect()
}

fn clock(clock: &SkewedClock) -> String {
    let span = span(clock.seconds_ahead.unsigned_abs());
    let whose = match &clock.device_name {
        Some(name) => shown(name),
        None => "the server".to_owned(),
    };
    match clock.seconds_ahead.is_positive() {
        true => format!("the clock of {whose} is {span} ahead of this one's"),
        false => format!("the clock of {whose} is {span} behind"),
    }
}

/// Writes a time in days, hours or minutes, two at least.
fn span(seconds: u64) -> String {
    let minutes = seconds / 60;
    match (minutes / (24 * 60), minutes / 60) {
        (days @ 2.., _) => counted(days, "day"),
        (_, hours @ 2..) => counted(hours, "hour"),
        _ => counted(minutes, "minute"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::fixture::check_written;

    #[test]
    fn a_long_list_of_files_that_were_passed_over_has_an_end() {
        let one = |number: u32| PassedOver {
            file: format!("d/{number}.jsonl"),
            device_name: None,
            why: "a conflict copy".to_owned(),
        };
        let lines = |count: u32| {
            let passed_over = (0..count).map(one).collect();
            let report = SyncReport { passed_over, ..SyncReport::default() };
            let text = synced(&report, "club", TextStyle::PLAIN);
            (text.lines().count(), text.lines().last().unwrap().to_owned())
        };
        let (count, last) = lines(20);
        assert_eq!((count, last.as_str()), (23, "  d/19.jsonl: a conflict copy"));
        let (count, last) = lines(321);
        assert_eq!((count, last.as_str()), (24, "  and 301 more"));
    }

    #[test]
    fn a_clock_is_off_by_days_or_hours_where_it_is() {
        check_written("seconds", |seconds, _| span(seconds.parse().unwrap()));
    }
}

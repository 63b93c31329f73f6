//! `crowns tournament cut`: the best play the final.

use std::slice;

use super::{change, print_change};
use crate::cli::args::tournament::{TournamentArg, find_player};
use crate::cli::prelude::*;
use crate::game::TournamentEvent;
use crate::messages::UnfinishedTable;

/// Start the final with the best players
///
/// All tables must have finished. If more players are tied than there are
/// seats left, the director names who plays.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Number of players in the final [default: `--cut` of `tournament new`]
    #[arg(value_name = "N", value_parser = clap::value_parser!(u8).range(2..))]
    players: Option<u8>,

    /// Tied player who plays in the final; may be repeated
    #[arg(long, value_name = "PLAYER")]
    with: Vec<String>,

    /// Replace a final that has not scored a round, without asking
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    pub(super) tournament: TournamentArg,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let store = context.open_existing()?;
    let stored = args.tournament.find(&store.read()?)?;
    let finalists = args.finalists(&stored)?;
    if !args.yes && !may_replace(&stored, &finalists, context)? {
        note(context.words().nothing_changed());
        return Ok(Outcome::No);
    }
    let (_, stored, finalists) = change(store, &args.tournament, context, |tx, stored| {
        let (id, last) = (stored.tournament.id, stored.tournament.final_game());
        let finalists = args.finalists(stored)?;
        let entrant = |player: &PlayerRef| {
            stored.entrant(player.uuid).map_or(player.uuid, |(entrant, _)| entrant.player)
        };
        let players: Vec<_> = finalists.iter().map(entrant).collect();
        tx.record_tournament(id, &TournamentEvent::TournamentCut { players: players.clone() })?;
        let seated = TournamentEvent::TournamentSeated { game: last, tables: vec![players] };
        tx.seat_tables(id, last, &seated, date)?;
        tx.start_tables(id, last, date)?;
        Ok(finalists)
    })?;
    let names: Vec<_> = finalists.iter().map(|player| shown(&player.name)).collect();
    let words = context.words();
    if let Some(cut) = args.chairs(&stored).filter(|&cut| names.len() < cut.into()) {
        note(&words.smaller_final(names.len(), cut));
    }
    let done = words.finalists(&names);
    print_change(&stored, &[done], stored.tournament.final_game(), context)
}

impl Args {
    fn chairs(&self, stored: &StoredTournament) -> Option<u8> {
        self.players.or(stored.tournament.start.cut)
    }

    /// Returns who plays the final, the best first.
    fn finalists(&self, stored: &StoredTournament) -> Result<Vec<PlayerRef>> {
        let start = &stored.tournament.start;
        must_be_finished(stored)?;
        let players = stored.players().count();
        let chairs = self.chairs(stored).ok_or(TournamentError::NoCut { players })?;
        must_fit(chairs, players, &start.ruleset, true)?;
        let cut = stored.standings(start.by).cut(chairs.into());
        let mut through = cut.through;
        let placed = through.len() + cut.chairs;
        if placed < 2 {
            return Err(TournamentError::FewPlaced(placed).into());
        }
        let tied: Vec<_> = cut.tied.iter().collect();
        let players: Vec<_> = stored.players().map(|(_, player)| player).collect();
        let is_one = |name: &str| find_player(&players, name).is_ok();
        let names = |text: &String| TypedNames::read(slice::from_ref(text), is_one).names;
        let named = self.with.iter().flat_map(names).map(|name| {
            let name = name.as_str();
            find_player(&tied, name).map_err(|error| match find_player(&players, name) {
                Err(error) => error,
                Ok(at) if through.contains(players[at]) => {
                    TournamentError::InFinal(players[at].name.to_string()).into()
                }
                Ok(at) if cut.chairs == 0 || !tied.contains(&players[at]) => {
                    TournamentError::NotEqual(players[at].name.to_string()).into()
                }
                Ok(_) => error,
            })
        });
        let mut named = named.collect::<Result<Vec<_>>>()?;
        named.sort_unstable();
        named.dedup();
        if named.len() != cut.chairs {
            return Err(TournamentError::Tied {
                names: tied.iter().map(|player| player.name.to_string()).collect(),
                chairs: cut.chairs,
                cut: self.players,
            }
            .into());
        }
        through.extend(named.into_iter().map(|at| cut.tied[at].clone()));
        Ok(through)
    }
}

/// Asks whether a final of others, if one is seated, is to be replaced.
fn may_replace(
    stored: &StoredTournament,
    finalists: &[PlayerRef],
    context: &Context,
) -> Result<bool> {
    let seated = stored.game(stored.tournament.final_game());
    let seated = seated.into_iter().flat_map(|game| &game.tables);
    let seated: Vec<_> = seated.flat_map(|table| &table.players).collect();
    if seated.is_empty() || seated.iter().copied().eq(finalists) {
        return Ok(true);
    }
    let words = context.words();
    let Some(mut terminal) = context.terminal()? else {
        return Err(Failure::new(words.cannot_ask()).hint(words.cannot_ask_hint()));
    };
    let before: Vec<_> = seated.iter().map(|player| shown(&player.name)).collect();
    let now: Vec<_> = finalists.iter().map(|player| shown(&player.name)).collect();
    terminal.confirm(&words.replace_final(&before, &now), false, words)
}

/// Checks that a final of so many players has one table, and is of no more than there are.
pub(super) fn must_fit(
    cut: u8,
    players: usize,
    ruleset: &Ruleset,
    is_created: bool,
) -> Result<(), TournamentError> {
    let (finalists, most) = (usize::from(cut), ruleset.max_players());
    if finalists > most {
        return Err(TournamentError::TooLarge { most, players: finalists, is_created });
    }
    if finalists > players {
        return Err(TournamentError::CutTooLarge { cut, players });
    }
    Ok(())
}

/// Checks that all tables of all games have finished, and the final has not begun.
fn must_be_finished(stored: &StoredTournament) -> Result<(), TournamentError> {
    let games = stored.tournament.start.games;
    if stored.final_has_begun() {
        return Err(TournamentError::FinalBegun);
    }
    let played = stored.games.iter().filter(|game| game.number <= games);
    let unfinished = played.flat_map(|game| {
        game.tables.iter().filter(|table| !table.is_over()).map(|table| (game.number, table))
    });
    let unfinished: Vec<_> = unfinished.collect();
    let Some(&(game, table)) = unfinished.first() else { return Ok(()) };
    let first = match &table.game {
        _ if stored.is_contested(game, table.table) => UnfinishedTable::Plays,
        None => UnfinishedTable::NotStarted,
        Some(played) if played.rounds > 0 && table.players.len() == 1 => {
            UnfinishedTable::Alone { number: played.result.game.number }
        }
        Some(_) => UnfinishedTable::Plays,
    };
    let tables = unfinished.iter().map(|(game, table)| (*game, table.table)).collect();
    Err(TournamentError::Unfinished { tables, first })
}

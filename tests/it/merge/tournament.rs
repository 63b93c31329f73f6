//! What a director does with a tournament, at random.

use chrono::NaiveDate;
use crowns::game::{RankingMethod, TableCount, TournamentEvent, TournamentStart};
use crowns::random::Random;
use crowns::rules::Ruleset;
use crowns::tournament::StoredTournament;
use proptest::prelude::*;

use super::{Device, Fault, Pick};

/// Something that a director does. It picks a tournament or a player of those
/// that the device knows.
#[derive(Debug, Clone)]
pub(crate) enum Direct {
    /// Everybody who is known plays two games. Two devices may pick one name.
    Create(u8),
    /// The players of a game sit in another order, at tables of four.
    Seat(Pick, u8, u64),
    Start(Pick, u8),
    Swap(Pick, u8, Pick, Pick),
    Join(Pick, Pick, u8),
    Leave(Pick, Pick, u8),
    /// The first so many play the final.
    Cut(Pick, usize),
}

pub(crate) fn direct() -> impl Strategy<Value = Direct> {
    let index = || any::<usize>().prop_map(Pick);
    let game = || 1u8..4;
    prop_oneof![
        2 => (0u8..2).prop_map(Direct::Create),
        3 => (index(), game(), any::<u64>()).prop_map(|(one, game, seed)| Direct::Seat(one, game, seed)),
        4 => (index(), game()).prop_map(|(one, game)| Direct::Start(one, game)),
        2 => (index(), game(), index(), index())
            .prop_map(|(one, game, from, to)| Direct::Swap(one, game, from, to)),
        1 => (index(), index(), game()).prop_map(|(one, player, game)| Direct::Join(one, player, game)),
        1 => (index(), index(), game()).prop_map(|(one, player, game)| Direct::Leave(one, player, game)),
        1 => (index(), 2usize..5).prop_map(|(one, most)| Direct::Cut(one, most)),
    ]
}

impl Device {
    pub(super) fn direct(&mut self, deed: &Direct) -> Option<Result<(), Fault>> {
        let (now, today) = (self.now, NaiveDate::from_ymd_opt(2026, 11, 21).unwrap());
        Some(match deed {
            Direct::Create(number) => self.store.command(now, |tx| {
                let players = tx.players()?;
                tx.create_tournament(TournamentStart {
                    name: format!("Open {number}"),
                    date: today,
                    games: 2,
                    tables: TableCount::Size { least: 3, most: 6 },
                    cut: Some(3),
                    by: RankingMethod::Beaten,
                    ruleset: Ruleset::official(),
                    seed: 7,
                    players: players.iter().map(|player| player.id).collect(),
                    apart: Vec::new(),
                })?;
                Ok(())
            }),
            Direct::Seat(one, game, seed) => {
                let stored = self.tournament(one)?;
                let mut players = stored.tournament.players_of(*game);
                Random::new(*seed).shuffle(&mut players);
                let tables: Vec<_> = players.chunks(4).map(<[_]>::to_vec).collect();
                let game = *game;
                let seated = TournamentEvent::TournamentSeated { game, tables };
                (!players.is_empty()).then(|| self.seat(&stored, game, &seated))?
            }
            Direct::Start(one, game) => {
                let id = self.tournament(one)?.tournament.id;
                self.store.command(now, |tx| Ok(tx.start_tables(id, *game, today)?))
            }
            Direct::Swap(one, game, from, to) => {
                let stored = self.tournament(one)?;
                let seated = stored.tournament.seated.get(game)?.iter();
                let players: Vec<_> = seated.flat_map(|table| table.seats.clone()).collect();
                let game = *game;
                let players = [*from.get(&players), *to.get(&players)];
                let swapped = stored.tournament.swap(game, players);
                (players[0] != players[1]).then(|| self.seat(&stored, game, &swapped))?
            }
            Direct::Join(one, player, from_game) => {
                let (player, from_game) = (self.player(player)?, *from_game);
                self.record_tournament(
                    one,
                    TournamentEvent::TournamentJoined { player, from_game },
                )?
            }
            Direct::Leave(one, player, from_game) => {
                let (player, from_game) = (self.player(player)?, *from_game);
                self.record_tournament(one, TournamentEvent::TournamentLeft { player, from_game })?
            }
            Direct::Cut(one, most) => {
                let players = self.tournament(one)?.tournament.players_of(1);
                let players = players.into_iter().take(*most).collect();
                self.record_tournament(one, TournamentEvent::TournamentCut { players })?
            }
        })
    }

    fn tournament(&self, index: &Pick) -> Option<StoredTournament> {
        let reader = self.store.read().unwrap();
        let all = reader.tournaments().unwrap();
        let id = (!all.is_empty()).then(|| index.get(&all).tournament.uuid)?;
        reader.tournament(id).unwrap()
    }

    fn seat(
        &mut self,
        stored: &StoredTournament,
        game: u8,
        event: &TournamentEvent,
    ) -> Result<(), Fault> {
        let (id, date) = (stored.tournament.id, stored.tournament.start.date);
        self.store.command(self.now, |tx| Ok(tx.seat_tables(id, game, event, date)?))
    }

    fn record_tournament(
        &mut self,
        index: &Pick,
        event: TournamentEvent,
    ) -> Option<Result<(), Fault>> {
        let id = self.tournament(index)?.tournament.id;
        let recorded = self.store.command(self.now, |tx| Ok(tx.record_tournament(id, &event)?));
        Some(recorded)
    }
}

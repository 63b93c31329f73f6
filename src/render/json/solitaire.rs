//! Solitaire as JSON.

use super::{Object, line, object, time};
use crate::cards::Card;
use crate::game::{Board, Pile, Placement, Solitaire, SolitaireStats};
use crate::league::rounded_to;

/// Writes a game with its piles, and the places for the drawn card, if they were
/// asked for.
pub fn solitaire(game: &Solitaire, ranked: Option<&[Placement]>) -> String {
    let advice = ranked.map(|ranked| ranked.iter().map(placement_object).collect::<Vec<_>>());
    line(game_object(game).and(advice.map(|advice| object! { advice })))
}

fn placement_object(placement: &Placement) -> Object {
    object! {
        pile: placement.pile.dealt(),
        discard: placement.discard,
        closes: placement.closes,
        short_count: placement.short,
    }
}

/// Writes the statistics of solitaire.
pub fn solitaire_stats(stats: &SolitaireStats) -> String {
    line(object! { solitaire: stats_object(stats) })
}

pub(super) fn stats_object(stats: &SolitaireStats) -> Object {
    object! {
        game_count: stats.game_count,
        won_count: stats.won_count,
        won_rate: decimal(stats.won_rate()),
        closed_average: decimal(stats.closed_mean()),
        left_average: decimal(stats.left_mean()),
        longest_won_count: stats.longest_won,
        current_won_count: stats.current_won,
        longest_lost_count: stats.longest_lost,
        current_lost_count: stats.current_lost,
    }
}

fn decimal(number: Option<f64>) -> Option<f64> {
    number.map(|number| rounded_to(number, 4))
}

fn game_object(game: &Solitaire) -> Object {
    let common = object! {
        solitaire: object! { uuid: game.id },
        origin: game.origin().name(),
        seed: game.seed,
        state: game.state.name(),
        started: time(game.started),
        ended: game.ended.map(time),
        closed_count: game.score.closed,
        points_left: game.score.left,
    };
    common.and(game.board.as_ref().map(board_object))
}

fn board_object(board: &Board) -> Object {
    let piles: Vec<_> = board.piles.iter().map(|pile| pile_object(board, pile)).collect();
    object! {
        ruleset: board.ruleset,
        throw_drawn: board.throw_drawn,
        drawn_count: board.drawn,
        left_count: board.left(),
        next: board.next_card(),
        piles,
    }
}

fn pile_object(board: &Board, pile: &Pile) -> Object {
    let rules = board.rules(pile);
    object! {
        pile: pile.round.dealt(),
        wild: rules.wild_rank().text(),
        closed: pile.is_closed,
        away: (!pile.is_closed).then(|| board.draws_away(pile)).flatten(),
        hand: pile.cards.cards().collect::<Vec<Card>>(),
        penalty: pile.penalty(rules),
    }
}

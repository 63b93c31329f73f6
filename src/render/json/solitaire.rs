//! Solitaire as JSON.

use super::{Object, line, object, time};
use crate::cards::Card;
use crate::game::{Board, Pile, Placement, Solitaire, SolitaireStats};
use crate::league::rounded_to;

/// Writes a game with its piles, and the places for the drawn card, if they were
/// asked for.
pub fn solitaire(game: &Solitaire, ranked: Option<&[Placement]>) -> String {
    let advice = ranked.map(|ranked| ranked.iter().map(of_placement).collect::<Vec<_>>());
    line(of_game(game).and(advice.map(|advice| object! { advice })))
}

fn of_placement(placement: &Placement) -> Object {
    object! {
        pile: placement.pile.dealt(),
        discard: placement.discard,
        closes: placement.closes,
        short_count: placement.short,
    }
}

/// Writes the statistics of solitaire.
pub fn solitaire_stats(stats: &SolitaireStats) -> String {
    line(object! { solitaire: of_stats(stats) })
}

pub(super) fn of_stats(stats: &SolitaireStats) -> Object {
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

fn of_game(game: &Solitaire) -> Object {
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
    common.and(game.board.as_ref().map(of_board))
}

fn of_board(board: &Board) -> Object {
    let piles: Vec<_> = board
        .piles
        .iter()
        .map(|pile| of_pile(board, pile))
        .collect();
    object! {
        ruleset: board.ruleset,
        throw_drawn: board.throw_drawn,
        drawn_count: board.drawn,
        left_count: board.left(),
        next: board.next_card(),
        piles,
    }
}

fn of_pile(board: &Board, pile: &Pile) -> Object {
    let rules = board.rules(pile);
    object! {
        pile: pile.round.dealt(),
        wild: rules.wild_rank().text(),
        closed: pile.is_closed,
        away: (!pile.is_closed).then(|| board.away(pile)).flatten(),
        hand: pile.cards.cards().collect::<Vec<Card>>(),
        penalty: pile.penalty(rules),
    }
}

//! The board: a line a pile, so that all eleven fit on a small terminal.

use anstyle::{AnsiColor, Style};

use super::moves::closings;
use crate::cards::Card;
use crate::game::{Board, Pile, Solitaire};
use crate::render::style::TextStyle;
use crate::render::text::{card, cards, finish, to_right, wrap};
use crate::rules::RoundRules;
use crate::solver::arrange;
use crate::words::SolitaireColumn;

/// Writes the piles, those marked that go out with the drawn card, and how they
/// do.
pub fn solitaire(game: &Solitaire, drawn: Option<Card>, style: TextStyle) -> String {
    let words = style.words();
    let mut lines = Vec::new();
    if let Some(board) = &game.board {
        let title = words.solitaire_title(game, &words.ruleset(&board.ruleset));
        lines.push(wrap("", "", &title, style.width));
        lines.extend(piles(board, drawn, style));
    }
    if let Some(board) = game.board.as_ref().filter(|_| game.ended.is_none()) {
        if let Some(drawn) = drawn {
            let (draw, of) = (board.drawn + 1, board.drawn + board.left());
            let next = words.drawn_card(draw, of, &card(drawn, style));
            lines.push(wrap("", "", &next, style.width));
            let closings = closings(&board.closings(drawn), style);
            lines.extend(
                closings
                    .iter()
                    .map(|line| wrap("", "  ", line, style.width)),
            );
        }
        let (open, left) = (board.open().count(), board.left());
        if open > left {
            lines.push(wrap("", "", &words.cannot_be_won(open, left), style.width));
        }
    }
    finish(&lines)
}

fn piles(board: &Board, drawn: Option<Card>, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let closings = drawn.map_or_else(Vec::new, |card| board.closings(card));
    let column = |column| words.solitaire_column(column);
    let mark = words.closes().len();
    let row = |pile: &str, wild: &str, note: &str, cards: &str| {
        let first = format!(
            "{}  {}  {}  ",
            to_right(pile, 4),
            to_right(wild, 4),
            to_right(note, mark)
        );
        wrap(&first, &" ".repeat(first.len()), cards, style.width)
    };
    let heading = row(
        column(SolitaireColumn::Pile),
        column(SolitaireColumn::Wild),
        "",
        column(SolitaireColumn::Cards),
    );
    let line = |pile: &Pile| {
        let round = pile.round;
        let goes_out = closings.iter().any(|closing| closing.pile == round);
        let note = if goes_out { words.closes() } else { "" };
        let cards = match pile.is_closed {
            true => style.paint(Style::new().dimmed(), words.turned_over()),
            false => laid_out(pile, board.rules(pile), style),
        };
        let dealt = round.dealt().to_string();
        let line = row(&dealt, round.wild().text(), note, &cards);
        match goes_out {
            true => line.replacen(
                note,
                &style.paint(AnsiColor::Green.on_default().bold(), note),
                1,
            ),
            false => line,
        }
    };
    let lines = board.piles.iter().map(line);
    std::iter::once(heading).chain(lines).collect()
}

/// Writes the cards of a pile: melds as they lie, then the others.
fn laid_out(pile: &Pile, rules: RoundRules<'_>, style: TextStyle) -> String {
    let arrangement = arrange(&pile.cards, rules);
    let melds = arrangement.melds.iter().map(|meld| {
        let meld = cards(meld.cards.iter().map(|placed| placed.card), style);
        format!("[{meld}]")
    });
    let mut parts: Vec<String> = melds.collect();
    if !arrangement.deadwood.is_empty() {
        parts.push(cards(arrangement.deadwood.iter().copied(), style));
    }
    parts.join(" ")
}

//! Solitaire: the board, and what came of a move.

use anstyle::{AnsiColor, Style};

use crate::cards::Card;
use crate::game::{Board, Closing, Pile, Placement, Played, Solitaire, SolitaireStats, TypedPiles};
use crate::messages::SolitaireColumn;
use crate::render::text::{TextStyle, card, cards, columns, finish, to_left, to_right, wrap};
use crate::rules::{Round, RoundRules};
use crate::solver::arrange;

/// Writes the piles, those marked that go out with the drawn card, and how they do.
pub fn solitaire(game: &Solitaire, drawn: Option<Card>, style: TextStyle) -> String {
    let words = style.words();
    let Some(board) = &game.board else { return finish(&[]) };
    let is_open = game.ended.is_none();
    let open = board.open().filter(|_| is_open);
    let aways: Aways = open.map(|pile| (pile.round, board.draws_away(pile))).collect();
    let title = words.solitaire_title(game, &words.ruleset(&board.ruleset));
    let mut lines = vec![style.wrap(&title)];
    lines.extend(piles(board, drawn, &aways, style));
    if is_open {
        if let Some(drawn) = drawn {
            let (draw, of) = (board.drawn + 1, board.drawn + board.left());
            let next = words.drawn_card(draw, of, &card(drawn, style));
            lines.push(style.wrap(&next));
            let closings = closings(&board.closings(drawn), style);
            lines.extend(closings.iter().map(|line| style.hang(line)));
        }
        if let Some(why) = why_lost(board, &aways, style) {
            lines.push(style.wrap(&why));
        }
    }
    finish(&lines)
}

/// Writes the piles as they were typed, a line each, as one is typed again.
pub fn typed_piles(piles: &TypedPiles, style: TextStyle) -> String {
    let line = |(pile, dealt): (Round, &[Card])| {
        let label = to_right(&format!("{}:", pile.dealt()), 3) + " ";
        let dealt = cards(dealt.iter().copied(), style);
        wrap(&label, "    ", &dealt, style.width)
    };
    let typed = piles.piles().filter(|(_, cards)| !cards.is_empty());
    finish(&typed.map(line).collect::<Vec<_>>())
}

/// How many cards each open pile must be played to go out.
type Aways = Vec<(Round, Option<u8>)>;

fn why_lost(board: &Board, aways: &Aways, style: TextStyle) -> Option<String> {
    let words = style.words();
    if let Some(&(pile, _)) = aways.iter().find(|(_, away)| away.is_none()) {
        return Some(words.cannot_go_out(pile));
    }
    let wanted: u8 = aways.iter().filter_map(|&(_, away)| away).sum();
    let wanted = usize::from(wanted);
    (wanted > board.left()).then(|| words.cannot_be_won(wanted, board.left()))
}

fn piles(board: &Board, drawn: Option<Card>, aways: &Aways, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let closings = drawn.map_or_else(Vec::new, |card| board.closings(card));
    let column = |column| words.solitaire_column(column);
    let widest = |texts: &[&str]| texts.iter().map(|text| columns(text)).max().unwrap_or(0);
    let pile_width = widest(&[column(SolitaireColumn::Pile), "13"]);
    let wild_width = widest(&[column(SolitaireColumn::Wild), "10"]);
    let mark = widest(&[words.closes(), words.never(), column(SolitaireColumn::Away)]);
    let row = |pile: &str, wild: &str, note: &str, cards: &str| {
        let first = format!(
            "{}  {}  {}  ",
            to_right(pile, pile_width),
            to_right(wild, wild_width),
            to_right(note, mark)
        );
        wrap(&first, &" ".repeat(columns(&first)), cards, style.width)
    };
    let heading = row(
        column(SolitaireColumn::Pile),
        column(SolitaireColumn::Wild),
        column(SolitaireColumn::Away),
        column(SolitaireColumn::Cards),
    );
    let line = |pile: &Pile| {
        let round = pile.round;
        let goes_out = closings.iter().any(|closing| closing.pile == round);
        let away = aways.iter().find(|&&(pile, _)| pile == round);
        let note = match away {
            None => String::new(),
            Some(_) if goes_out => words.closes().to_owned(),
            Some((_, Some(cards))) => cards.to_string(),
            Some((_, None)) => words.never().to_owned(),
        };
        let cards = match pile.is_closed {
            true => style.paint(Style::new().dimmed(), words.turned_over()),
            false => laid_out(pile, board.rules(pile), style),
        };
        let dealt = round.dealt().to_string();
        let line = row(&dealt, round.wild().text(), &note, &cards);
        let green = style.paint(AnsiColor::Green.on_default().bold(), &note);
        if goes_out { line.replacen(&note, &green, 1) } else { line }
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
    let deadwood = arrangement.deadwood.iter().map(|&left| card(left, style));
    melds.chain(deadwood).collect::<Vec<_>>().join(" ")
}

fn closings(closings: &[Closing], style: TextStyle) -> Vec<String> {
    let line = |closing: &Closing| {
        // The one to advise stands first.
        let others = closing.discards.iter().copied();
        let others = others.filter(|&other| Some(other) != closing.discard);
        let discards = closing.discard.into_iter().chain(others);
        let discards: Vec<_> = discards.map(|discard| card(discard, style)).collect();
        style.words().closing(closing.pile, &discards)
    };
    closings.iter().map(line).collect()
}

/// Writes the best places for a drawn card, a line each, and what their order is by.
pub fn placements(ranked: &[Placement], style: TextStyle) -> String {
    let words = style.words();
    let line = |(number, placement): (usize, &Placement)| {
        let discard = placement.discard.map(|discard| card(discard, style));
        let line = words.placement(number, placement, discard.as_deref());
        wrap("  ", "     ", &line, style.width)
    };
    let order = wrap("  ", "  ", words.placements_order(), style.width);
    let lines = (1..).zip(ranked).take(SHOWN).map(line);
    finish(&lines.chain([order]).collect::<Vec<_>>())
}

const SHOWN: usize = 3;

/// Returns what was played, and what was overlooked: warnings, which are plain.
pub fn played(played: &Played, style: TextStyle) -> (String, Vec<String>) {
    let words = style.words();
    let text = |discard: Option<Card>, style| discard.map(|discard| card(discard, style));
    let play = played.play;
    let said = words.played(
        &card(play.card, style),
        played.pile,
        text(play.discard, style).as_deref(),
        play.closed,
    );
    let missed = |missed: &Closing| {
        let discard = text(missed.discard, style.uncolored());
        words.missed_closing(missed.pile, discard.as_deref())
    };
    (said, played.missed.iter().map(missed).collect())
}

pub fn solitaire_stats(stats: &SolitaireStats, style: TextStyle) -> String {
    let words = style.words();
    let mut lines = vec![style.wrap(&words.solitaire_stats_title(stats))];
    let rows = words.solitaire_figures(stats);
    let label = rows.iter().map(|(label, _)| columns(label)).max().unwrap_or_default();
    lines.extend(rows.into_iter().map(|(name, figure)| {
        let first = format!("  {}  ", to_left(name, label));
        wrap(&first, &" ".repeat(columns(&first)), &figure, style.width)
    }));
    finish(&lines)
}

/// Writes how a game ended or stands, and how to continue it.
pub fn solitaire_result(game: &Solitaire, style: TextStyle) -> String {
    let words = style.words();
    let mut lines = vec![style.wrap(&words.solitaire_result(game))];
    if let Some(board) = game.board.as_ref().filter(|_| game.ended.is_none()) {
        let next = words.solitaire_left(board.is_real());
        lines.push(style.wrap(&next));
    }
    finish(&lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Hand;
    use crate::game::SolitaireMove;
    use crate::rules::{Round, Ruleset};

    #[test]
    fn what_was_overlooked_is_warned_of_without_escape_sequences() {
        let [played_to, missed] = [0, 1].map(|place| Round::all().nth(place).unwrap());
        let move_made = Played {
            pile: played_to,
            play: SolitaireMove {
                draw: 1,
                card: Card::Joker,
                pile: 3,
                discard: Some(Card::Joker),
                closed: false,
            },
            missed: vec![Closing {
                pile: missed,
                discards: [Card::Joker].into_iter().collect(),
                discard: Some(Card::Joker),
                arrangement: arrange(&Hand::default(), Ruleset::official().in_round(missed)),
            }],
        };
        let style = TextStyle { color: true, ..TextStyle::PLAIN };
        let (said, warnings) = played(&move_made, style);
        assert!(said.contains('\x1b'), "{said}");
        assert_eq!(warnings.len(), 1);
        assert!(warnings[0].contains("JOKER"), "{warnings:?}");
        assert!(!warnings[0].contains('\x1b'), "{warnings:?}");
    }
}

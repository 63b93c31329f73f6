use super::{English, counted, or, ordinal, points};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for English {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(unseen) => format!(
                "at least 2 cards must be unseen, but {} left beside the hand and the cards seen",
                match unseen {
                    0 => "none is".to_owned(),
                    _ => format!("only {unseen} is"),
                }
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => "The unseen cards are not enough to go out".to_owned(),
            Some(0) => "This hand can go out now".to_owned(),
            Some(away) => format!("{} away from going out", counted(away.into(), "draw")),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{helping} of {unseen} unseen cards, {share}");
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "any card"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("any wild ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        let rank = match rank {
            Rank::Jack => "Jack",
            Rank::Queen => "Queen",
            Rank::King => "King",
            rank => rank.text(),
        };
        format!("any {rank} ({copies})")
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        let after = discard.map_or_else(String::new, |card| format!(" after discarding {card}"));
        let draws = counted(away.into(), "draw");
        format!("{draws} away from going out{after}: {helping} of {unseen} unseen cards help")
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Discard {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "This hand goes out without a discard"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let discard = discard.map_or_else(String::new, |card| format!(" and discard {card}"));
        match advice {
            TopAdvice::TakeGoesOut => format!("Take {top}{discard}: the hand goes out"),
            TopAdvice::TakeNearer => format!("Take {top}{discard}: it brings the hand nearer"),
            TopAdvice::DrawNoNearer => {
                format!("Draw from the stock: {top} does not bring the hand nearer")
            }
            TopAdvice::TakeCostsLess => {
                format!("Take {top}{discard}: a draw leaves as many points or more on average")
            }
            TopAdvice::DrawCostsLess => {
                format!("Draw from the stock: it leaves fewer points on average than {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "cards that help",
            OddsFigure::Chances => "Chance to go out",
            OddsFigure::Points => "Points",
            OddsFigure::Now => "if the round ends now",
            OddsFigure::LastTurn => "after a last turn",
            OddsFigure::Discard => "discard",
            OddsFigure::Away => "away",
            OddsFigure::Helping => "helping",
            OddsFigure::NextTurn => "next turn",
            OddsFigure::TwoTurns => "two turns",
            OddsFigure::PointsNow => "points now",
            OddsFigure::AfterLastTurn => "last turn",
            OddsFigure::DrawsAway => "draws away",
            OddsFigure::CardsThatHelp => "unseen cards that help",
            OddsFigure::OutThisTurn => "goes out in this turn",
            OddsFigure::OutByNextTurn => "goes out by the next turn",
            OddsFigure::PointsAfterTurn => "points if this is the last turn",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        match draws {
            1 => "after 1 draw".to_owned(),
            draws => format!("within {draws} draws"),
        }
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("between {low} and {high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Chances with a range are estimates from {} at random, seed {seed}; the true value is \
             in the range 19 times out of 20",
            counted(samples.into(), "game")
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("{points} on average")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "draw".to_owned(), |top| format!("take {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Unseen are all cards but your own and those seen: what others hold counts as unseen"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Unseen: {deck} cards of the deck - {hand} in the hand - {seen} seen = {unseen}. \
                 Each is as likely to be drawn next; what others hold is not known, so it counts \
                 as unseen"
            ),
            OddsExplanation::Away(None) => {
                "Away: no draws of the unseen cards let the hand go out".to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Away: with the best cards and the best discards the hand can go out after {}, \
                 and with no cards sooner",
                counted((*away).into(), "draw")
            ),
            OddsExplanation::Helps => {
                "Helping: each unseen card is tried; it helps if it leaves the hand a draw fewer \
                 away after the best discard"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Next turn: {} of {} unseen cards let the hand go out. Exact",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Two(ratio) => format!(
                "Two turns: after each first card the discard that is best for the second; {} of \
                 {} pairs of cards let the hand go out. Exact, for draws from the stock",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "More draws: the hand is played on {} with cards drawn at random from seed {seed}, \
                 the same on every machine. Each discard leaves the fewest draws away, then the \
                 most cards that help. The range is Wilson's 95% interval",
                counted((*samples).into(), "time")
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Last turn: the least points that each unseen card leaves after the best discard, \
                 added up, are {} for {} cards: {mean} on average. Exact",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Order: a discard that goes out; then the fewest draws away; the most cards that \
                 help; the greater chance within two turns; fewer points after a last turn; no \
                 wild if another card serves, then the dearest"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Order: a discard that goes out; then the fewest points left; no wild if another \
                 card serves, then the dearest"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Top card: take it if the hand goes out with it, or is fewer draws away with it \
                 and the best discard; otherwise draw"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Top card: take it unless a draw leaves fewer points on average".to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Which card do you discard?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("the discard must be one card of the hand, not `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("{discard} is the best discard"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} is as good as {best} by the chances; {best} is first, as it leaves \
                 {best_points} points on average after a last turn, not {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!(
                "{discard} is as good as {best}, which is first only by the order of the cards"
            ),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} is {} of {of}: {}; {best} is better: {}",
                ordinal(*place),
                left(*leaves),
                left(*best_leaves)
            ),
        }
    }
}

fn left(leaves: Leaves) -> String {
    match leaves {
        Leaves::Nothing => "the hand goes out".to_owned(),
        Leaves::Points(left) => format!("{} left", points(left.into())),
        Leaves::Draws { away: None, .. } => "the unseen cards are not enough to go out".to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!(
            "{} away, {helping} of {unseen} unseen cards help",
            counted(away.into(), "draw")
        ),
    }
}

use super::{Swedish, all_of, and, counted, points};
use crate::cards::{
    CardErrorKind, CardNames, HandPart, ParseCardError, ParseCardsError, Rank, Suit,
};
use crate::rules::meld::{MAX_CARDS, MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules};
use crate::solver::HandSizeError;
use crate::words::{HandWords, Hint};

/// The most bad cards that a message lists; the rest are only counted.
const LISTED: usize = 20;

const CARD_NAMES: CardNames = CardNames {
    suits: &[
        ("hjärter", Suit::Hearts),
        ("klöver", Suit::Clubs),
        ("spader", Suit::Spades),
        ("ruter", Suit::Diamonds),
        ("stjärnor", Suit::Stars),
        ("stjärna", Suit::Stars),
        ("stjärn", Suit::Stars),
    ],
    ranks: &[
        ("knekt", Rank::Jack),
        ("dam", Rank::Queen),
        ("kung", Rank::King),
    ],
    jokers: &[],
};

impl HandWords for Swedish {
    fn card_names(&self) -> &'static CardNames {
        &CARD_NAMES
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("kombination {number}"),
            HandPart::Discard => "kastat".to_owned(),
            HandPart::Left => "kvar".to_owned(),
            HandPart::Hand => "hand".to_owned(),
            HandPart::Top => "översta kortet".to_owned(),
            HandPart::Seen => "sedda".to_owned(),
            HandPart::Pile(cards) => format!("hög {cards}"),
        }
    }

    fn bad_card(&self, error: &ParseCardError) -> String {
        let ParseCardError {
            part,
            place,
            text,
            flaw,
        } = error;
        let part = part.map(|part| format!("{}, ", self.hand_part(part)));
        let rule = card_rule(flaw);
        format!("{}kort {place} `{text}`: {rule}", part.unwrap_or_default())
    }

    fn bad_cards(&self, ParseCardsError(errors): &ParseCardsError) -> String {
        let listed = errors.iter().take(LISTED);
        let mut lines: Vec<_> = listed.map(|error| self.bad_card(error)).collect();
        if errors.len() > LISTED {
            lines.push(format!("och {} till", errors.len() - LISTED));
        }
        lines.join("\n")
    }

    fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "för ess och tvåor, lägg till `--rules texas` eller `--rule low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "om två spel är hopblandade, lägg till `--rule games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("en kombination har minst tre kort, inte {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("en hand har högst {MAX_CARDS} kort, inte {cards}")
            }
            MeldError::RanksDiffer { one, other } => {
                format!("en bok har en enda valör, men `{one}` och `{other}` är olika")
            }
            MeldError::SuitTwice { card } => {
                format!("en bok måste ha olika sviter här, men `{card}` finns där två gånger")
            }
            MeldError::SuitsDiffer { one, other } => {
                format!("en serie har en enda svit, men `{one}` och `{other}` är olika")
            }
            MeldError::RankTwice { card } => {
                format!("en serie har varje valör en gång, men `{card}` finns där två gånger")
            }
            MeldError::Gap {
                low,
                high,
                missing,
                wilds,
            } => {
                let cards: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
                let cards = and(&cards);
                match wilds {
                    0 => format!("det saknas {cards} mellan `{low}` och `{high}`"),
                    wilds => format!(
                        "det saknas {cards} mellan `{low}` och `{high}`, och det finns bara {}",
                        counted(*wilds as u64, "vilt kort", "vilda kort")
                    ),
                }
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("en serie slutar vid {top} och fortsätter inte med {bottom}")
            }
            MeldError::NoRoom { places, cards } => {
                format!("en serie har högst {places} kort, inte {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!("en kombination får inte ha vilda kort här, men den här har {wilds}"),
                _ => format!(
                    "en kombination får ha högst {} här, men den här har {wilds}",
                    counted(most as u64, "vilt kort", "vilda kort")
                ),
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "en kombination måste ha minst {} här, men den här har {}",
                counted(least as u64, "naturligt kort", "naturliga kort"),
                match naturals {
                    0 => "inga".to_owned(),
                    _ => naturals.to_string(),
                }
            ),
        }
    }

    fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => {
                format!("kombination {place} är varken en bok eller en serie")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "för att gå ut i omgång {round} måste {wanted} kort ingå i kombinationer och \
                 1 kastas, men {melded} gör det"
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "i omgång {round} måste kombinationerna och korten som är kvar vara {wanted} \
                 tillsammans, inte {}: {melded} i kombinationer, {left} kvar",
                melded + left
            ),
        }
    }

    fn hand_size(&self, error: &HandSizeError) -> String {
        let HandSizeError {
            round,
            counting,
            drawn,
            cards,
        } = error;
        format!(
            "i omgång {round} har en hand {counting} kort, eller {drawn} efter draget, inte {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| {
            Hint::new(
                "om det är kort som är kvar när kombinationerna har lagts ned, lägg till `--left`",
            )
        })
    }

    fn impossible_cards_left(&self, error: &ImpossibleCardsLeft) -> String {
        let ImpossibleCardsLeft {
            round,
            dealt,
            cards,
        } = error;
        if cards > dealt {
            return format!("i omgång {round} kan högst {dealt} kort vara kvar, inte {cards}");
        }
        let fewer = match dealt - 3 {
            0 => "inga".to_owned(),
            most => format!("högst {most}"),
        };
        format!(
            "i omgång {round} är alla {dealt} kort kvar eller {fewer}, inte {cards}: en \
             kombination har minst tre"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = all_of(rules.wild_rank());
        format!("Omgång {round}: {wild} är vilda, {dealt} kort utdelade, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Ja"
    }

    fn no_answer(&self) -> &'static str {
        "Nej"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("handen kan gå ut och ger {}", points(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "handen kan inte gå ut"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!("Är det sista turen ger handen {}", points(penalty))
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("Handen kostar {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("Korten som är kvar kostar {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Uppställning {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("Det finns fler uppställningar; `{option}` visar fler av dem")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "Det finns ingen annan uppställning".to_owned(),
            _ => format!("Det finns bara dessa {count} uppställningar"),
        }
    }

    fn meld_kind(&self, kind: MeldKind) -> &'static str {
        match kind {
            MeldKind::Book => "bok",
            MeldKind::Run => "serie",
        }
    }

    fn or_run(&self) -> &'static str {
        "el. serie"
    }

    fn no_meld(&self) -> &'static str {
        "ingen"
    }

    fn discard(&self) -> &'static str {
        "kasta"
    }

    fn cards_left(&self) -> &'static str {
        "kvar"
    }

    fn deadwood(&self) -> &'static str {
        "lösa kort"
    }

    fn no_discard(&self) -> &'static str {
        "inget, alla kort läggs ned"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 { "eller" } else { "eller ett av" }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("det finns fortfarande en kombination i dem; läggs den ned kostar de {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!("det är giltigt, och spelaren går ut med {}", points(bonus))
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("det är giltigt, men spelaren går inte ut och får {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "det är en kombination",
            _ => "det är kombinationer",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "Med detta går spelaren inte ut"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let melds = and(melds);
        match kinds {
            [one, other] if one != other => {
                format!("förslag: dela upp i en serie och en bok: {melds}")
            }
            [MeldKind::Book, _] => format!("förslag: dela upp i två böcker: {melds}"),
            [MeldKind::Run, _] => format!("förslag: dela upp i två serier: {melds}"),
            _ => format!("förslag: dela upp i {} kombinationer: {melds}", kinds.len()),
        }
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        match kind {
            MeldKind::Book => format!("förslag: utelämna {card}, så är {meld} en bok"),
            MeldKind::Run => format!("förslag: utelämna {card}, så är {meld} en serie"),
        }
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("Som den ligger kostar handen {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!(
            "lagda på bästa sätt kostar de här korten {}",
            points(penalty)
        )
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("samma kort kan läggas så att de bara kostar {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("obs: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "skriv en hel kombination inom citattecken: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "kort utanför kombinationerna skrivs efter --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!("det är {melded} kort; en spelare lägger ned högst {most} i omgång {round}")
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!("det är alla {dealt} kort; med ett kastat kort går spelaren ut")
    }
}

/// Returns the rule that a typed card breaks, and the nearest reading.
fn card_rule(flaw: &CardErrorKind) -> String {
    match flaw {
        CardErrorKind::Rank { low_ranks, nearest } => {
            let ranks = match low_ranks {
                true => "A, 2–10, J, Q eller K",
                false => "3–10, J, Q eller K",
            };
            format!("valören måste vara {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "sviten måste vara C (klöver), D (ruter), H (hjärter), S (spader) eller * (stjärnor, \
             även T eller R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("efter valören måste det stå en svit, till exempel `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "en knekt måste ha en svit, till exempel `JD`; en joker är `JOKER` eller `JK`"
                .to_owned()
        }
        CardErrorKind::NoCard { nearest } => {
            format!(
                "ett kort är valör och sedan svit, eller JOKER{}",
                or_nearest(nearest)
            )
        }
        CardErrorKind::NoLowRanks => "kortleken har inga ess eller tvåor".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("kortleken har bara {copies} jokrar"),
            false => format!("kortleken har bara {copies} av det här kortet"),
        },
    }
}

fn or_nearest(nearest: &Option<String>) -> String {
    match nearest {
        Some(card) => format!("; menade du `{card}`?"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_counted_by_kind() {
        let check = |kinds: &[MeldKind], expect: &str| {
            let melds = vec!["M".to_owned(); kinds.len()];
            let fix = Swedish.split_into(kinds, &melds);
            assert!(fix.contains(&format!(" {expect}: M")), "{fix}");
        };
        let (book, run) = (MeldKind::Book, MeldKind::Run);
        check(&[run, run], "två serier");
        check(&[book, book], "två böcker");
        check(&[run, book], "en serie och en bok");
        check(&[run, run, book], "3 kombinationer");
    }
}

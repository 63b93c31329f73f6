use super::{Danish, all_of, and, counted, points};
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
        ("hjerter", Suit::Hearts),
        ("hjerte", Suit::Hearts),
        ("klør", Suit::Clubs),
        ("spar", Suit::Spades),
        ("ruder", Suit::Diamonds),
        ("stjerner", Suit::Stars),
        ("stjerne", Suit::Stars),
    ],
    ranks: &[
        ("bonde", Rank::Jack),
        ("knægt", Rank::Jack),
        ("dronning", Rank::Queen),
        ("dame", Rank::Queen),
        ("konge", Rank::King),
    ],
    jokers: &[],
};

impl HandWords for Danish {
    fn card_names(&self) -> &'static CardNames {
        &CARD_NAMES
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("kombination {number}"),
            HandPart::Discard => "kasseret".to_owned(),
            HandPart::Left => "tilbage".to_owned(),
            HandPart::Hand => "hånd".to_owned(),
            HandPart::Top => "øverste kort".to_owned(),
            HandPart::Seen => "sete".to_owned(),
            HandPart::Pile(cards) => format!("bunke {cards}"),
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
            lines.push(format!("og {} til", errors.len() - LISTED));
        }
        lines.join("\n")
    }

    fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "skal esser og 2'ere være med, så tilføj `--rules texas` eller `--rule \
                 low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "er to spil blandet sammen, så tilføj `--rule games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("en kombination har mindst tre kort, ikke {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("en hånd har højst {MAX_CARDS} kort, ikke {cards}")
            }
            MeldError::RanksDiffer { one, other } => {
                format!("et sæt har én valør, men `{one}` og `{other}` er forskellige")
            }
            MeldError::SuitTwice { card } => {
                format!("et sæt skal have forskellige kulører her, men `{card}` er der to gange")
            }
            MeldError::SuitsDiffer { one, other } => {
                format!("en serie har én kulør, men `{one}` og `{other}` er forskellige")
            }
            MeldError::RankTwice { card } => {
                format!("en serie har hver valør én gang, men `{card}` er der to gange")
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
                    0 => format!("der mangler {cards} mellem `{low}` og `{high}`"),
                    wilds => format!(
                        "der mangler {cards} mellem `{low}` og `{high}`, og der er kun {wilds} \
                         trumfkort"
                    ),
                }
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("en serie ender ved {top} og fortsætter ikke med {bottom}")
            }
            MeldError::NoRoom { places, cards } => {
                format!("en serie har højst {places} kort, ikke {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!("en kombination må ikke have trumfkort her, men denne har {wilds}"),
                _ => format!(
                    "en kombination må højst have {most} trumfkort her, men denne har {wilds}"
                ),
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "en kombination skal have mindst {} her, men denne har {}",
                counted(least as u64, "naturligt kort", "naturlige kort"),
                match naturals {
                    0 => "ingen".to_owned(),
                    _ => naturals.to_string(),
                }
            ),
        }
    }

    fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => {
                format!("kombination {place} er hverken et sæt eller en serie")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "for at afslutte i omgang {round} skal {wanted} kort indgå i kombinationer og \
                 1 kasseres, men {melded} gør det"
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "i omgang {round} skal kombinationerne og de kort, der er tilbage, være \
                 {wanted} i alt, ikke {}: {melded} i kombinationer, {left} tilbage",
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
            "i omgang {round} har en hånd {counting} kort, eller {drawn} efter trækket, ikke \
             {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| {
            Hint::new(
                "er det kort, der er tilbage, når kombinationerne er lagt ned, så tilføj `--left`",
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
            return format!(
                "i omgang {round} kan der højst være {dealt} kort tilbage, ikke {cards}"
            );
        }
        let fewer = match dealt - 3 {
            0 => "ingen".to_owned(),
            most => format!("højst {most}"),
        };
        format!(
            "i omgang {round} er alle {dealt} kort tilbage eller {fewer}, ikke {cards}: en \
             kombination har mindst tre"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = all_of(rules.wild_rank());
        format!("Omgang {round}: {wild} er trumf, {dealt} kort givet, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Ja"
    }

    fn no_answer(&self) -> &'static str {
        "Nej"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("hånden kan afslutte og giver {}", points(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "hånden kan ikke afslutte"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!("Er det den sidste tur, giver hånden {}", points(penalty))
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("Hånden koster {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("De kort, der er tilbage, koster {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Opstilling {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("Der er flere opstillinger; `{option}` viser flere af dem")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "Der er ingen anden opstilling".to_owned(),
            _ => format!("Der er kun disse {count} opstillinger"),
        }
    }

    fn meld_kind(&self, kind: MeldKind) -> &'static str {
        match kind {
            MeldKind::Book => "sæt",
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
        "kasser"
    }

    fn cards_left(&self) -> &'static str {
        "tilbage"
    }

    fn deadwood(&self) -> &'static str {
        "løse kort"
    }

    fn no_discard(&self) -> &'static str {
        "intet, alle kort lægges ned"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 { "eller" } else { "eller et af" }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("der er stadig en kombination i dem; lægges den ned, koster de {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!(
            "det er gyldigt, og spilleren afslutter med {}",
            points(bonus)
        )
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("det er gyldigt, men spilleren afslutter ikke og får {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "det er en kombination",
            _ => "det er kombinationer",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "Med det afslutter spilleren ikke"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let melds = and(melds);
        match kinds {
            [one, other] if one != other => {
                format!("forslag: del op i en serie og et sæt: {melds}")
            }
            [MeldKind::Book, _] => format!("forslag: del op i to sæt: {melds}"),
            [MeldKind::Run, _] => format!("forslag: del op i to serier: {melds}"),
            _ => format!("forslag: del op i {} kombinationer: {melds}", kinds.len()),
        }
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        match kind {
            MeldKind::Book => format!("forslag: udelad {card}, så er {meld} et sæt"),
            MeldKind::Run => format!("forslag: udelad {card}, så er {meld} en serie"),
        }
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("Som den ligger, koster hånden {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!("lagt bedst muligt koster disse kort {}", points(penalty))
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("de samme kort kan lægges, så de kun koster {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("bemærk: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "skriv en hel kombination i anførselstegn: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "kort uden for kombinationerne skrives efter --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!("det er {melded} kort; en spiller lægger højst {most} ned i omgang {round}")
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!("det er alle {dealt} kort; med et kasseret kort afslutter spilleren")
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
            format!("valøren skal være {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "kuløren skal være C (klør), D (ruder), H (hjerter), S (spar) eller * (stjerner, også \
             T eller R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("efter valøren skal der stå en kulør, for eksempel `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "en bonde skal have en kulør, for eksempel `JD`; en joker er `JOKER` eller `JK`"
                .to_owned()
        }
        CardErrorKind::NoCard { nearest } => {
            format!(
                "et kort er valør og så kulør, eller JOKER{}",
                or_nearest(nearest)
            )
        }
        CardErrorKind::NoLowRanks => "spillet har ingen esser eller 2'ere".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("spillet har kun {copies} jokere"),
            false => format!("spillet har kun {copies} af dette kort"),
        },
    }
}

fn or_nearest(nearest: &Option<String>) -> String {
    match nearest {
        Some(card) => format!("; mente du `{card}`?"),
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
            let fix = Danish.split_into(kinds, &melds);
            assert!(fix.contains(&format!(" {expect}: M")), "{fix}");
        };
        let (book, run) = (MeldKind::Book, MeldKind::Run);
        check(&[run, run], "to serier");
        check(&[book, book], "to sæt");
        check(&[run, book], "en serie og et sæt");
        check(&[run, run, book], "3 kombinationer");
    }
}

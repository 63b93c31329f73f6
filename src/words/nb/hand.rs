use super::{Norwegian, all_of, and, counted, points};
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
        ("kløver", Suit::Clubs),
        ("spar", Suit::Spades),
        ("ruter", Suit::Diamonds),
        ("stjerner", Suit::Stars),
        ("stjerne", Suit::Stars),
    ],
    ranks: &[
        ("knekt", Rank::Jack),
        ("dame", Rank::Queen),
        ("dronning", Rank::Queen),
        ("konge", Rank::King),
    ],
    jokers: &[],
};

impl HandWords for Norwegian {
    fn card_names(&self) -> &'static CardNames {
        &CARD_NAMES
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("kombinasjon {number}"),
            HandPart::Discard => "kastet".to_owned(),
            HandPart::Left => "igjen".to_owned(),
            HandPart::Hand => "hånd".to_owned(),
            HandPart::Top => "øverste kort".to_owned(),
            HandPart::Seen => "sette".to_owned(),
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
                "skal ess og toere være med, så legg til `--rules texas` eller `--rule \
                 low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "er to spill blandet sammen, så legg til `--rule games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("en kombinasjon har minst tre kort, ikke {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("en hånd har høyst {MAX_CARDS} kort, ikke {cards}")
            }
            MeldError::RanksDiffer { one, other } => {
                format!("en bok har én valør, men `{one}` og `{other}` er forskjellige")
            }
            MeldError::SuitTwice { card } => {
                format!("en bok må ha forskjellige sorter her, men `{card}` er der to ganger")
            }
            MeldError::SuitsDiffer { one, other } => {
                format!("en serie har én sort, men `{one}` og `{other}` er forskjellige")
            }
            MeldError::RankTwice { card } => {
                format!("en serie har hver valør én gang, men `{card}` er der to ganger")
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
                    0 => format!("det mangler {cards} mellom `{low}` og `{high}`"),
                    wilds => format!(
                        "det mangler {cards} mellom `{low}` og `{high}`, og det er bare {wilds} \
                         jokerkort"
                    ),
                }
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("en serie slutter ved {top} og fortsetter ikke med {bottom}")
            }
            MeldError::NoRoom { places, cards } => {
                format!("en serie har høyst {places} kort, ikke {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!("en kombinasjon kan ikke ha jokerkort her, men denne har {wilds}"),
                _ => format!(
                    "en kombinasjon kan ha høyst {most} jokerkort her, men denne har {wilds}"
                ),
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "en kombinasjon må ha minst {} her, men denne har {}",
                counted(least as u64, "naturlig kort", "naturlige kort"),
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
                format!("kombinasjon {place} er verken en bok eller en serie")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "for å gå ut i omgang {round} må {wanted} kort inngå i kombinasjoner og 1 \
                 kastes, men {melded} gjør det"
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "i omgang {round} må kombinasjonene og kortene som er igjen, være {wanted} \
                 til sammen, ikke {}: {melded} i kombinasjoner, {left} igjen",
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
            "i omgang {round} har en hånd {counting} kort, eller {drawn} etter trekket, ikke \
             {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| {
            Hint::new(
                "er det kort som er igjen når kombinasjonene er lagt ned, så legg til `--left`",
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
            return format!("i omgang {round} kan det være høyst {dealt} kort igjen, ikke {cards}");
        }
        let fewer = match dealt - 3 {
            0 => "ingen".to_owned(),
            most => format!("høyst {most}"),
        };
        format!(
            "i omgang {round} er alle {dealt} kortene igjen eller {fewer}, ikke {cards}: en \
             kombinasjon har minst tre"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = all_of(rules.wild_rank());
        format!("Omgang {round}: {wild} er jokerkort, {dealt} kort delt ut, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Ja"
    }

    fn no_answer(&self) -> &'static str {
        "Nei"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("hånden kan gå ut og gir {}", points(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "hånden kan ikke gå ut"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!("Er dette den siste turen, gir hånden {}", points(penalty))
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("Hånden koster {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("Kortene som er igjen, koster {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Oppsett {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("Det finnes flere oppsett; `{option}` viser flere av dem")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "Det finnes ikke noe annet oppsett".to_owned(),
            _ => format!("Det finnes bare disse {count} oppsettene"),
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
        "kast"
    }

    fn cards_left(&self) -> &'static str {
        "igjen"
    }

    fn deadwood(&self) -> &'static str {
        "løse kort"
    }

    fn no_discard(&self) -> &'static str {
        "ingenting, alle kortene legges ned"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 { "eller" } else { "eller ett av" }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("det er fortsatt en kombinasjon i dem; legges den ned, koster de {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!("det er gyldig, og spilleren går ut med {}", points(bonus))
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("det er gyldig, men spilleren går ikke ut og får {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "det er en kombinasjon",
            _ => "det er kombinasjoner",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "Med dette går spilleren ikke ut"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let melds = and(melds);
        match kinds {
            [one, other] if one != other => {
                format!("forslag: del opp i en serie og en bok: {melds}")
            }
            [MeldKind::Book, _] => format!("forslag: del opp i to bøker: {melds}"),
            [MeldKind::Run, _] => format!("forslag: del opp i to serier: {melds}"),
            _ => format!("forslag: del opp i {} kombinasjoner: {melds}", kinds.len()),
        }
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        match kind {
            MeldKind::Book => format!("forslag: utelat {card}, så er {meld} en bok"),
            MeldKind::Run => format!("forslag: utelat {card}, så er {meld} en serie"),
        }
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("Slik den ligger, koster hånden {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!("lagt best mulig koster disse kortene {}", points(penalty))
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("de samme kortene kan legges slik at de bare koster {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("merk: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "skriv en hel kombinasjon i anførselstegn: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "kort utenfor kombinasjonene skrives etter --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!("det er {melded} kort; en spiller legger ned høyst {most} i omgang {round}")
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!("det er alle {dealt} kortene; med et kastet kort går spilleren ut")
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
            format!("valøren må være {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "sorten må være C (kløver), D (ruter), H (hjerter), S (spar) eller * (stjerner, også T \
             eller R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("etter valøren må det stå en sort, for eksempel `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "en knekt må ha en sort, for eksempel `JD`; en joker er `JOKER` eller `JK`".to_owned()
        }
        CardErrorKind::NoCard { nearest } => {
            format!(
                "et kort er valør og så sort, eller JOKER{}",
                or_nearest(nearest)
            )
        }
        CardErrorKind::NoLowRanks => "kortstokken har ingen ess eller toere".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("kortstokken har bare {copies} jokere"),
            false => format!("kortstokken har bare {copies} av dette kortet"),
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
            let fix = Norwegian.split_into(kinds, &melds);
            assert!(fix.contains(&format!(" {expect}: M")), "{fix}");
        };
        let (book, run) = (MeldKind::Book, MeldKind::Run);
        check(&[run, run], "to serier");
        check(&[book, book], "to bøker");
        check(&[run, book], "en serie og en bok");
        check(&[run, run, book], "3 kombinasjoner");
    }
}

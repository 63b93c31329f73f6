use super::grammar::is_singular;
use super::{Icelandic, and, counted, plural, points};
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
        ("hjarta", Suit::Hearts),
        ("lauf", Suit::Clubs),
        ("laufa", Suit::Clubs),
        ("spaði", Suit::Spades),
        ("spaða", Suit::Spades),
        ("tígull", Suit::Diamonds),
        ("tígul", Suit::Diamonds),
        ("tígla", Suit::Diamonds),
        ("stjarna", Suit::Stars),
        ("stjörnu", Suit::Stars),
    ],
    ranks: &[
        ("g", Rank::Jack),
        ("d", Rank::Queen),
        ("gosi", Rank::Jack),
        ("drottning", Rank::Queen),
        ("kóngur", Rank::King),
    ],
    jokers: &["jóker", "jókerinn"],
};

impl HandWords for Icelandic {
    fn card_names(&self) -> &'static CardNames {
        &CARD_NAMES
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("röð {number}"),
            HandPart::Discard => "hent".to_owned(),
            HandPart::Left => "eftir".to_owned(),
            HandPart::Hand => "hönd".to_owned(),
            HandPart::Top => "efsta spilið".to_owned(),
            HandPart::Seen => "séð".to_owned(),
            HandPart::Pile(cards) => format!("röð {cards}"),
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
        format!("{}spil {place} `{text}`: {rule}", part.unwrap_or_default())
    }

    fn bad_cards(&self, ParseCardsError(errors): &ParseCardsError) -> String {
        let listed = errors.iter().take(LISTED);
        let mut lines: Vec<_> = listed.map(|error| self.bad_card(error)).collect();
        if errors.len() > LISTED {
            lines.push(format!("og {} í viðbót", errors.len() - LISTED));
        }
        lines.join("\n")
    }

    fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "ef spilað er með ásum og tvistum skaltu bæta við `--rules texas` eða `--rule \
                 low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "ef spilin úr tveimur Five Crowns eru stokkuð saman skaltu bæta við `--rule \
                 games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => format!("í röð eru minnst þrjú spil, ekki {cards}"),
            MeldError::TooLong { cards } => {
                format!("á hendi eru í mesta lagi {MAX_CARDS} spil, ekki {cards}")
            }
            MeldError::RanksDiffer { one, other } => format!(
                "í röð í mismunandi sort eru öll spil af sama gildi, en `{one}` og `{other}` eru \
                 það ekki"
            ),
            MeldError::SuitTwice { card } => format!(
                "í röð í mismunandi sort má hver sort hér aðeins koma fyrir einu sinni, en \
                 `{card}` er þar tvisvar"
            ),
            MeldError::SuitsDiffer { one, other } => {
                format!(
                    "í röð í sömu sort er bara ein sort, en `{one}` og `{other}` eru ekki í \
                     sömu sort"
                )
            }
            MeldError::RankTwice { card } => format!(
                "í röð í sömu sort kemur hvert gildi aðeins einu sinni fyrir, en `{card}` er þar \
                 tvisvar"
            ),
            MeldError::Gap {
                low,
                high,
                missing,
                wilds,
            } => {
                let cards: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
                let wilds = match wilds {
                    0 => String::new(),
                    1 => ", og bara 1 spil gildir allt".to_owned(),
                    wilds => format!(", og bara {wilds} spil gilda allt"),
                };
                let cards = and(&cards);
                format!("milli `{low}` og `{high}` vantar {cards}{wilds}")
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("röð í sömu sort endar á {top}, og {bottom} kemur ekki þar á eftir")
            }
            MeldError::NoRoom { places, cards } => {
                format!("í röð í sömu sort eru í mesta lagi {places} spil, ekki {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!("í röð má hér ekkert spil gilda allt, en fjöldi þeirra er {wilds}"),
                most => {
                    let may = if is_singular(most as u64) {
                        "má"
                    } else {
                        "mega"
                    };
                    format!(
                        "í röð {may} hér í mesta lagi {most} spil gilda allt, en þau eru {wilds}"
                    )
                }
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "í röð þarf hér minnst {}, en {}",
                counted(least as u64, "venjulegt spil", "venjuleg spil"),
                match naturals {
                    0 => "ekkert er í henni".to_owned(),
                    1 => "bara 1 er í henni".to_owned(),
                    _ => format!("bara {naturals} eru í henni"),
                }
            ),
        }
    }

    fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => {
                format!("röð {place} er hvorki röð í sömu sort né röð í mismunandi sort")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "til að loka í umferð {round} þurfa {wanted} spil að vera í röðum og 1 að fara í \
                 bunkann; í röðum: {melded}"
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "í umferð {round} þurfa spil í röðum og spil sem eru eftir að vera {wanted}, ekki \
                 {}: {melded} í röðum, {left} eftir",
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
            "í umferð {round} eru {counting} spil á hendi, eða {drawn} þegar búið er að draga, \
             ekki {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| {
            Hint::new(
                "ef þetta eru spil sem voru eftir þegar lagt var niður skaltu bæta við `--left`",
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
                "í umferð {round} geta í mesta lagi {dealt} spil verið eftir, ekki {cards}"
            );
        }
        let fewer = match dealt - 3 {
            0 => "ekkert".to_owned(),
            most => format!("í mesta lagi {most}"),
        };
        format!(
            "í umferð {round} eru öll {dealt} spilin eftir eða {fewer}, ekki {cards}: í röð eru \
             minnst þrjú"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = plural(rules.wild_rank());
        format!("Umferð {round}: {wild} gilda allt, {dealt} spil á mann, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Já"
    }

    fn no_answer(&self) -> &'static str {
        "Nei"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("með þessari hendi má loka og fá {}", points(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "með þessari hendi er ekki hægt að loka"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!(
            "Ef þú átt nú leik í síðasta sinn kostar hún {}",
            points(penalty)
        )
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("Þessi hönd kostar {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("Spilin sem eru eftir kosta {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Leið {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("Til eru fleiri leiðir; `{option}` sýnir fleiri þeirra")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "Önnur leið er ekki til".to_owned(),
            count => format!("Leiðirnar eru ekki fleiri en þessar {count}"),
        }
    }

    fn meld_kind(&self, kind: MeldKind) -> &'static str {
        match kind {
            MeldKind::Book => "mism. sort",
            MeldKind::Run => "sömu sort",
        }
    }

    fn or_run(&self) -> &'static str {
        "eða sömu sort"
    }

    fn no_meld(&self) -> &'static str {
        "hvorugt"
    }

    fn discard(&self) -> &'static str {
        "henda"
    }

    fn cards_left(&self) -> &'static str {
        "eftir"
    }

    fn deadwood(&self) -> &'static str {
        "spil eftir"
    }

    fn no_discard(&self) -> &'static str {
        "engu, öll spilin eru lögð niður"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 { "eða" } else { "eða einu af" }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("í þeim er enn röð; sé hún lögð niður kosta þau {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!("svona má loka og fá {}", points(bonus))
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("þetta er löglegt en lokar ekki og skilur eftir {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "þetta er röð",
            _ => "þetta eru raðir",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "Svona er ekki hægt að loka"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let kinds = match kinds {
            [one, other] if one != other => "röð í sömu sort og röð í mismunandi sort".to_owned(),
            [MeldKind::Book, _] => "tvær raðir í mismunandi sort".to_owned(),
            [MeldKind::Run, _] => "tvær raðir í sömu sort".to_owned(),
            _ => counted(kinds.len() as u64, "röð", "raðir"),
        };
        format!("leiðrétting: skiptu í {kinds}: {}", and(melds))
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        let kind = match kind {
            MeldKind::Book => "mismunandi sort",
            MeldKind::Run => "sömu sort",
        };
        format!("leiðrétting: slepptu {card}, þá er eftir röð í {kind}: {meld}")
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("Eins og þetta liggur kostar höndin {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!("þegar best er raðað kosta þessi spil {}", points(penalty))
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("sömu spil má leggja niður svo að eftir verði {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("ath.: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "hver röð er skrifuð í heilu lagi innan gæsalappa: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "spil sem eru ekki í neinni röð fara í --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!(
            "þetta eru {melded} spil; í umferð {round} leggur leikmaður í mesta lagi {most} spil \
             niður"
        )
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!("þetta eru öll {dealt} spilin; með einu til að henda má loka")
    }
}

/// Returns the rule that a typed card breaks, and the nearest reading.
fn card_rule(flaw: &CardErrorKind) -> String {
    match flaw {
        CardErrorKind::Rank { low_ranks, nearest } => {
            let ranks = match low_ranks {
                true => "A, 2–10, J (G), Q (D) eða K",
                false => "3–10, J (G), Q (D) eða K",
            };
            format!("gildið þarf að vera {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "sortin þarf að vera C (lauf), D (tígull), H (hjarta), S (spaði) eða * (stjarna, líka \
             T eða R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("á eftir gildinu þarf sort, t.d. `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "gosi þarf sort, t.d. `JD`; jóker er `JOKER` eða `JK`".to_owned()
        }
        CardErrorKind::NoCard { nearest } => format!(
            "spil er gildi og svo sort, eða JOKER{}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoLowRanks => "í stokknum eru hvorki ásar né tvistar".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("í stokknum eru bara {copies} jókerar"),
            false => format!("í stokknum eru bara {copies} slík spil"),
        },
    }
}

fn or_nearest(nearest: &Option<String>) -> String {
    match nearest {
        Some(card) => format!("; áttirðu við `{card}`?"),
        None => String::new(),
    }
}

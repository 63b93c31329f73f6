use super::grammar::cards as counted_cards;
use super::{Finnish, and, counted, plural, points};
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
        ("hertta", Suit::Hearts),
        ("hertan", Suit::Hearts),
        ("risti", Suit::Clubs),
        ("ristin", Suit::Clubs),
        ("pata", Suit::Spades),
        ("padan", Suit::Spades),
        ("ruutu", Suit::Diamonds),
        ("ruudun", Suit::Diamonds),
        ("tähti", Suit::Stars),
        ("tähden", Suit::Stars),
    ],
    ranks: &[
        ("sotamies", Rank::Jack),
        ("jätkä", Rank::Jack),
        ("kuningatar", Rank::Queen),
        ("rouva", Rank::Queen),
        ("kuningas", Rank::King),
    ],
    jokers: &["jokeri"],
};

impl HandWords for Finnish {
    fn card_names(&self) -> &'static CardNames {
        &CARD_NAMES
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("yhdistelmä {number}"),
            HandPart::Discard => "poisto".to_owned(),
            HandPart::Left => "jäljellä".to_owned(),
            HandPart::Hand => "omat kortit".to_owned(),
            HandPart::Top => "päällimmäinen".to_owned(),
            HandPart::Seen => "nähdyt".to_owned(),
            HandPart::Pile(cards) => format!("pino {cards}"),
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
        format!(
            "{}kortti {place} `{text}`: {rule}",
            part.unwrap_or_default()
        )
    }

    fn bad_cards(&self, ParseCardsError(errors): &ParseCardsError) -> String {
        let listed = errors.iter().take(LISTED);
        let mut lines: Vec<_> = listed.map(|error| self.bad_card(error)).collect();
        if errors.len() > LISTED {
            lines.push(format!("ja {} muuta", errors.len() - LISTED));
        }
        lines.join("\n")
    }

    fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "jos pelaatte ässillä ja kakkosilla, lisää `--rules texas` tai `--rule \
                 low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "jos kahden pelin kortit on sekoitettu yhteen, lisää `--rule games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("yhdistelmässä on vähintään kolme korttia, ei {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("pelaajalla on enintään {MAX_CARDS} korttia, ei {cards}")
            }
            MeldError::RanksDiffer { one, other } => {
                format!("suorassa (book) on vain yhtä lukua, mutta `{one}` ja `{other}` ovat eri")
            }
            MeldError::SuitTwice { card } => {
                format!(
                    "suorassa (book) on näillä säännöillä oltava eri maita, mutta `{card}` on \
                     siinä kahdesti"
                )
            }
            MeldError::SuitsDiffer { one, other } => {
                format!("värisuorassa on vain yhtä maata, mutta `{one}` ja `{other}` ovat eri")
            }
            MeldError::RankTwice { card } => {
                format!("värisuorassa on kutakin lukua vain kerran, mutta `{card}` on kahdesti")
            }
            MeldError::Gap {
                low,
                high,
                missing,
                wilds,
            } => {
                let cards: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
                let wilds = match wilds {
                    0 => String::new(),
                    wilds => format!(", eikä villejä kortteja ole kuin {wilds}"),
                };
                let cards = and(&cards);
                let lack = if missing.len() == 1 {
                    "puuttuu"
                } else {
                    "puuttuvat"
                };
                format!("korttien `{low}` ja `{high}` välistä {lack} {cards}{wilds}")
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("värisuoran viimeinen kortti on {top}, eikä {bottom} jatka sitä")
            }
            MeldError::NoRoom { places, cards } => {
                format!("värisuorassa on enintään {places} korttia, ei {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!(
                    "yhdistelmässä ei saa näillä säännöillä olla villejä kortteja, nyt niitä on \
                     {wilds}"
                ),
                _ => format!(
                    "yhdistelmässä saa näillä säännöillä olla enintään {}, nyt niitä on {wilds}",
                    counted(most as u64, "villi kortti", "villiä korttia")
                ),
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "yhdistelmässä on näillä säännöillä oltava vähintään {}, {}",
                counted(least as u64, "tavallinen kortti", "tavallista korttia"),
                match naturals {
                    0 => "nyt ei yhtään".to_owned(),
                    _ => format!("nyt {naturals}"),
                }
            ),
        }
    }

    fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => {
                format!("yhdistelmä {place} ei ole suora (book) eikä värisuora")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "kortit voi näyttää kädessä {round}, kun yhdistelmissä on {} ja 1 poistetaan, \
                 mutta yhdistelmissä on {melded}",
                counted_cards(*wanted as u64)
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "kädessä {round} yhdistelmissä ja jäljellä on yhteensä oltava {}, ei {}: \
                 yhdistelmissä {melded}, jäljellä {left}",
                counted_cards(*wanted as u64),
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
            "kädessä {round} pelaajalla on {counting} korttia, noston jälkeen {drawn}, ei \
                 {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| {
            Hint::new("jos nämä jäivät, kun yhdistelmät laskettiin pöytään, lisää `--left`")
        })
    }

    fn impossible_cards_left(&self, error: &ImpossibleCardsLeft) -> String {
        let ImpossibleCardsLeft {
            round,
            dealt,
            cards,
        } = error;
        if cards > dealt {
            return format!("kädessä {round} voi jäädä enintään {dealt} korttia, ei {cards}");
        }
        let fewer = match dealt - 3 {
            0 => "ei yhtään".to_owned(),
            most => format!("enintään {most}"),
        };
        format!(
            "kädessä {round} jää joko kaikki {dealt} korttia tai {fewer}, ei {cards}: \
             yhdistelmässä on vähintään kolme"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = plural(rules.wild_rank());
        format!("Käsi {round}: {wild} ovat villejä, jaettu {dealt} korttia, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Kyllä"
    }

    fn no_answer(&self) -> &'static str {
        "Ei"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("kortit voi näyttää: {}", points(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "kortteja ei voi vielä näyttää"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!("Jos tämä on viimeinen vuoro, tulos on {}", points(penalty))
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("Näistä korteista tulee {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("Jäljelle jääneistä tulee {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Tapa {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("Tapoja on enemmän; `{option}` näyttää niitä lisää")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "Muuta tapaa ei ole".to_owned(),
            _ => format!("Muita tapoja kuin nämä {count} ei ole"),
        }
    }

    fn meld_kind(&self, kind: MeldKind) -> &'static str {
        match kind {
            MeldKind::Book => "suora (book)",
            MeldKind::Run => "värisuora",
        }
    }

    fn or_run(&self) -> &'static str {
        "tai värisuora"
    }

    fn no_meld(&self) -> &'static str {
        "ei kumpikaan"
    }

    fn discard(&self) -> &'static str {
        "poisto"
    }

    fn cards_left(&self) -> &'static str {
        "jäljellä"
    }

    fn deadwood(&self) -> &'static str {
        "jäljelle jää"
    }

    fn no_discard(&self) -> &'static str {
        "ei mitään, kaikki kortit lasketaan pöytään"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 {
            "tai"
        } else {
            "tai jokin näistä:"
        }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("jäljellä on vielä yhdistelmä; kun se lasketaan pöytään, jää {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!("näin voi näyttää kortit: {}", points(bonus))
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("tämä on sallittua, mutta kortteja ei voi näyttää; jäljelle jää {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "tämä on yhdistelmä",
            _ => "nämä ovat yhdistelmiä",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "Näin ei voi näyttää kortteja"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let kinds = match kinds {
            [one, other] if one != other => "värisuora ja suora (book)".to_owned(),
            [MeldKind::Book, _] => "kaksi suoraa (book)".to_owned(),
            [MeldKind::Run, _] => "kaksi värisuoraa".to_owned(),
            _ => counted(kinds.len() as u64, "yhdistelmä", "yhdistelmää"),
        };
        format!("korjaus: tee niistä {kinds}: {}", and(melds))
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        let kind = self.meld_kind(kind);
        format!("korjaus: jätä {card} pois, niin jää {kind} {meld}")
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("Tällaisena siitä tulee {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!("parhaimmillaan näistä korteista tulee {}", points(penalty))
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("samat kortit voi laskea pöytään niin, että jää {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("huom.: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "anna koko yhdistelmä yhtenä argumenttina lainausmerkeissä: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "kortit, jotka eivät ole yhdistelmissä, annetaan valinnalla --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!("tässä on {melded} korttia; kädessä {round} pelaaja laskee pöytään enintään {most}")
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!(
            "tässä ovat kaikki {dealt} jaettua korttia; kun vielä yksi poistetaan, kortit voi \
             näyttää"
        )
    }
}

/// Returns the rule that a typed card breaks, and the nearest reading.
fn card_rule(flaw: &CardErrorKind) -> String {
    match flaw {
        CardErrorKind::Rank { low_ranks, nearest } => {
            let ranks = match low_ranks {
                true => "A, 2–10, J, Q tai K",
                false => "3–10, J, Q tai K",
            };
            format!("luvun on oltava {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "maan on oltava C (risti), D (ruutu), H (hertta), S (pata) tai * (tähti, myös T tai \
             R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("luvun perään tarvitaan maa, esimerkiksi `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "sotamies tarvitsee maan, esimerkiksi `JD`; jokeri on `JOKER` tai `JK`".to_owned()
        }
        CardErrorKind::NoCard { nearest } => {
            format!("kortti on luku ja maa, tai JOKER{}", or_nearest(nearest))
        }
        CardErrorKind::NoLowRanks => "pakassa ei ole ässiä eikä kakkosia".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("pakassa on vain {copies} jokeria"),
            false => format!("tätä korttia on pakassa vain {copies}"),
        },
    }
}

fn or_nearest(nearest: &Option<String>) -> String {
    match nearest {
        Some(card) => format!("; oliko tarkoitus `{card}`?"),
        None => String::new(),
    }
}

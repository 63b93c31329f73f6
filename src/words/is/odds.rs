use super::grammar::{games_dative, is_singular, times};
use super::{Icelandic, or, ordinal, plural, points};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for Icelandic {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(unseen) => format!(
                "minnst 2 spil þurfa að vera óséð, en fyrir utan höndina og þau sem hafa sést er \
                 {}",
                match unseen {
                    0 => "ekkert eftir".to_owned(),
                    _ => format!("bara {unseen} eftir"),
                }
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => "Óséðu spilin duga ekki til að loka".to_owned(),
            Some(0) => "Nú er hægt að loka".to_owned(),
            Some(away) => format!("Enn þarf að draga {} til að loka", times(away.into())),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{helping} af {}, {share}", unseen_cards(unseen));
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "hvaða spil sem er"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("spil sem gilda allt ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        format!("{} ({copies})", plural(rank))
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        let after = discard.map_or_else(String::new, |card| format!(" þegar {card} er hent"));
        let (times, help) = (times(away.into()), help(helping, unseen));
        format!("Enn þarf að draga {times} til að loka{after}: {help}")
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Hentu {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "Hægt er að loka án þess að henda neinu"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let discard = discard.map_or_else(String::new, |card| format!(" og hentu {card}"));
        match advice {
            TopAdvice::TakeGoesOut => format!("Taktu {top}{discard}: þá lokarðu"),
            TopAdvice::TakeNearer => format!("Taktu {top}{discard}: þá styttist í að þú lokir"),
            TopAdvice::DrawNoNearer => {
                format!("Dragðu úr stokknum: {top} færir þig ekki nær")
            }
            TopAdvice::TakeCostsLess => format!(
                "Taktu {top}{discard}: sé dregið úr stokknum verða að meðaltali jafnmörg eða \
                 fleiri stig eftir"
            ),
            TopAdvice::DrawCostsLess => {
                format!("Dragðu úr stokknum: þá verða að meðaltali færri stig eftir en með {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "spil sem hjálpa",
            OddsFigure::Chances => "Líkur á að loka",
            OddsFigure::Points => "Stig",
            OddsFigure::Now => "ef umferð lýkur nú",
            OddsFigure::LastTurn => "eftir einn drátt enn",
            OddsFigure::Discard => "henda",
            OddsFigure::Away => "draga",
            OddsFigure::Helping => "hjálpa",
            OddsFigure::NextTurn => "næst",
            OddsFigure::TwoTurns => "2 skipti",
            OddsFigure::PointsNow => "stig nú",
            OddsFigure::AfterLastTurn => "síðast",
            OddsFigure::DrawsAway => "þarf að draga",
            OddsFigure::CardsThatHelp => "óséð spil sem hjálpa",
            OddsFigure::OutThisTurn => "lokar í þetta skipti",
            OddsFigure::OutByNextTurn => "lokar í næsta skipti eða fyrr",
            OddsFigure::PointsAfterTurn => "stig ef þetta er síðasta skiptið",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        format!("dregið {}", times(draws.into()))
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("milli {low} og {high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Líkur með bili eru metnar eftir {} af handahófi, fræ {seed}; rétta gildið er á bilinu \
             í 19 skipti af hverjum 20",
            games_dative(samples.into())
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("{points} að meðaltali")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "draga".to_owned(), |top| format!("taka {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Óséð eru öll spil nema þín eigin og þau sem hafa sést: það sem aðrir hafa á hendi telst \
         óséð"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Óséð: {deck} spil í stokknum - {hand} á hendi - {seen} séð = {unseen}. Hvert \
                 þeirra er jafnlíklegt til að vera dregið næst; ekki er vitað hvað aðrir hafa á \
                 hendi, svo það telst óséð"
            ),
            OddsExplanation::Away(None) => {
                "Draga: ekki er hægt að loka, sama hvaða óséð spil eru dregin".to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Draga: með bestu spilum og þegar best er hent er hægt að loka þegar dregið hefur \
                 verið {}, og með engum spilum fyrr",
                times((*away).into())
            ),
            OddsExplanation::Helps => {
                "Hjálpa: hvert óséð spil er reynt; það hjálpar ef einu sinni sjaldnar þarf að \
                 draga þegar best hefur verið hent"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Næst: hægt er að loka með {} af {}. Nákvæm tala",
                ratio.part,
                unseen_cards(ratio.whole)
            ),
            OddsExplanation::Two(ratio) => format!(
                "2 skipti: eftir hvert fyrra spil er hent því sem er best fyrir það seinna; hægt \
                 er að loka með {} af {} spilapörum. Nákvæm tala, ef dregið er úr stokknum",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "Dregið oftar: höndin er spiluð áfram {} með spilum af handahófi, fræ {seed}, eins \
                 í öllum tölvum. Hent er þannig að sem sjaldnast þurfi að draga, síðan að sem \
                 flest spil hjálpi. Bilið er 95\u{a0}% öryggisbil Wilsons",
                times((*samples).into())
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Síðast: fæstu stig sem hvert óséð spil skilur eftir þegar best er hent eru \
                 samtals {} fyrir {} spil: {mean} að meðaltali. Nákvæm tala",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Röðun: spil sem lokar sé því hent; síðan sjaldnast að draga; flest spil sem \
                 hjálpa; meiri líkur í 2 skiptum; færri stig í síðasta skipti; ekki spil sem \
                 gildir allt ef annað dugir, síðan það dýrasta"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Röðun: spil sem lokar sé því hent; síðan fæst stig eftir; ekki spil sem gildir \
                 allt ef annað dugir, síðan það dýrasta"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Efsta spilið: taktu það ef hægt er að loka með því, eða ef sjaldnar þarf að draga \
                 með því þegar best er hent; annars skaltu draga"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Efsta spilið: taktu það nema dráttur skilji að meðaltali eftir færri stig"
                    .to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Hvaða spili hendir þú?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("henda þarf spili sem er á hendi, ekki `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("Best er að henda {discard}"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} og {best} gefa sömu líkur; {best} er á undan því að í síðasta skipti \
                 skilur það að meðaltali eftir {best_points} stig, ekki {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!("{discard} er jafngott og {best}, sem er bara á undan í röðun spilanna"),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} er í {} sæti af {of}: {}; betra er {best}: {}",
                ordinal(*place),
                left(*leaves),
                left(*best_leaves)
            ),
        }
    }
}

/// Counts unseen cards in the dative: `105 óséðum spilum`.
fn unseen_cards(count: u64) -> String {
    let cards = if is_singular(count) {
        "óséðu spili"
    } else {
        "óséðum spilum"
    };
    format!("{count} {cards}")
}

/// Returns how many of the unseen cards help.
fn help(helping: u32, unseen: u64) -> String {
    let help = if is_singular(helping.into()) {
        "hjálpar"
    } else {
        "hjálpa"
    };
    format!("{helping} af {} {help}", unseen_cards(unseen))
}

fn left(leaves: Leaves) -> String {
    match leaves {
        Leaves::Nothing => "þá er lokað".to_owned(),
        Leaves::Points(left) => format!("{} eftir", points(left.into())),
        Leaves::Draws { away: None, .. } => "óséðu spilin duga ekki til að loka".to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!(
            "enn þarf að draga {}, {}",
            times(away.into()),
            help(helping, unseen)
        ),
    }
}

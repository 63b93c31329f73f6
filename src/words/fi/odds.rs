use super::{Finnish, counted, or, plural, points};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for Finnish {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(unseen) => format!(
                "vähintään 2 kortin on oltava näkemättä, mutta omien ja nähtyjen korttien lisäksi \
                 {}",
                match unseen {
                    0 => "ei ole yhtään".to_owned(),
                    _ => format!("niitä on vain {unseen}"),
                }
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => NOT_ENOUGH.1.to_owned(),
            Some(0) => "Kortit voi näyttää heti".to_owned(),
            Some(away) => format!("Korttien näyttämiseen vielä {}", draws(away)),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{unseen} näkemättömästä kortista {helping}, {share}");
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "mikä tahansa kortti"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("villit kortit ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        format!("{} ({copies})", plural(rank))
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        let after = discard.map_or_else(String::new, |card| format!(", kun {card} poistetaan"));
        format!(
            "Korttien näyttämiseen vielä {}{after}: {unseen} näkemättömästä kortista auttaa \
             {helping}",
            draws(away)
        )
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Poista {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "Kortit voi näyttää poistamatta yhtään"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let discard = discard.map_or_else(String::new, |card| format!(" ja poista {card}"));
        match advice {
            TopAdvice::TakeGoesOut => format!("Ota {top}{discard}: voit näyttää kortit"),
            TopAdvice::TakeNearer => format!("Ota {top}{discard}: se vie lähemmäs"),
            TopAdvice::DrawNoNearer => {
                format!("Nosta pakasta: {top} ei vie lähemmäs")
            }
            TopAdvice::TakeCostsLess => format!(
                "Ota {top}{discard}: nostopakasta jäisi keskimäärin yhtä paljon pisteitä tai \
                 enemmän"
            ),
            TopAdvice::DrawCostsLess => {
                format!("Nosta pakasta: niin jää keskimäärin vähemmän pisteitä kuin jos otat {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "auttavat kortit",
            OddsFigure::Chances => "Mahdollisuus näyttää kortit",
            OddsFigure::Points => "Pisteet",
            OddsFigure::Now => "jos käsi päättyy nyt",
            OddsFigure::LastTurn => "viimeisellä vuorolla",
            OddsFigure::Discard => "poisto",
            OddsFigure::Away => "nostot",
            OddsFigure::Helping => "auttaa",
            OddsFigure::NextTurn => "seuraava",
            OddsFigure::TwoTurns => "2 vuoroa",
            OddsFigure::PointsNow => "pisteet nyt",
            OddsFigure::AfterLastTurn => "viim. vuoro",
            OddsFigure::DrawsAway => "nostoja vielä",
            OddsFigure::CardsThatHelp => "auttavat näkemättömät",
            OddsFigure::OutThisTurn => "näyttö tällä vuorolla",
            OddsFigure::OutByNextTurn => "näyttö ensi vuoroon mennessä",
            OddsFigure::PointsAfterTurn => "pisteet, jos vuoro on viimeinen",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        format!("{draws} nostolla")
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("välillä {low}–{high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Välinä annetut mahdollisuudet on arvioitu satunnaisesti pelaamalla ({}, siemenluku \
             {seed}); todellinen arvo on välillä 19 kertaa 20:stä",
            counted(samples.into(), "peli", "peliä")
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("keskimäärin {points}")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "nosta".to_owned(), |top| format!("ota {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Näkemättömiä ovat kaikki paitsi omat ja nähdyt kortit, siis myös ne, jotka muilla on \
         kädessä"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Näkemättömät: pakassa {deck} korttia - {hand} omaa - {seen} nähtyä = {unseen}. \
                 Jokainen niistä voi yhtä hyvin tulla seuraavaksi; muiden kortteja ei tunneta, \
                 joten nekin ovat näkemättömiä"
            ),
            OddsExplanation::Away(None) => {
                "Nostot: kortteja ei voi näyttää, nostipa näkemättömistä mitä tahansa".to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Nostot: parhailla korteilla ja poistoilla kortit voi näyttää, kun on nostettu {}, \
                 eikä millään korteilla aiemmin",
                counted((*away).into(), "kerran", "kertaa")
            ),
            OddsExplanation::Helps => {
                "Auttaa: jokaista näkemätöntä korttia kokeillaan; se auttaa, jos nostoja on \
                 parhaan poiston jälkeen yksi vähemmän"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Seuraava vuoro: {} näkemättömästä kortista näyttämiseen riittää {}. Tarkka luku",
                ratio.whole, ratio.part
            ),
            OddsExplanation::Two(ratio) => format!(
                "2 vuoroa: kunkin ensimmäisen kortin jälkeen se poisto, joka on paras toista \
                 varten; {} korttiparista näyttämiseen riittää {}. Tarkka luku, kun nostetaan \
                 nostopakasta",
                ratio.whole, ratio.part
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "Useammat nostot: korteilla pelataan eteenpäin {} satunnaisin nostoin, siemenluku \
                 {seed}, sama kaikilla koneilla. Poistetaan aina niin, että nostoja jää \
                 mahdollisimman vähän ja sitten auttavia kortteja mahdollisimman monta. Väli on \
                 Wilsonin 95\u{a0}%:n luottamusväli",
                counted((*samples).into(), "kerran", "kertaa")
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Viimeinen vuoro: pienimmät pisteet, jotka kukin näkemätön kortti jättää parhaan \
                 poiston jälkeen, ovat yhteensä {} ja kortteja on {}: keskimäärin {mean}. Tarkka \
                 luku",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Järjestys: poisto, jolla voi näyttää kortit; sitten vähiten nostoja; eniten \
                 auttavia kortteja; suurin mahdollisuus kahdella vuorolla; vähiten pisteitä \
                 viimeisellä vuorolla; ei villiä korttia, jos muu käy, sitten arvokkain"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Järjestys: poisto, jolla voi näyttää kortit; sitten vähiten pisteitä jäljelle; \
                 ei villiä korttia, jos muu käy, sitten arvokkain"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Päällimmäinen kortti: ota se, jos sillä voi näyttää kortit tai jos nostoja on sen \
                 ja parhaan poiston jälkeen vähemmän; muuten nosta"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Päällimmäinen kortti: ota se, ellei nostopakasta jää keskimäärin vähemmän pisteitä"
                    .to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Minkä kortin poistat?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("poistettavan on oltava yksi omista korteista, ei `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("{discard} on paras poisto"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} ja {best} antavat samat mahdollisuudet; {best} on ensin, koska siitä \
                 jää viimeisellä vuorolla keskimäärin {best_points} pistettä, ei {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!(
                "{discard} on yhtä hyvä kuin {best}, joka on ensin vain korttien järjestyksen takia"
            ),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} on sijalla {place}/{of}: {}; parempi on {best}: {}",
                left(*leaves),
                left(*best_leaves)
            ),
        }
    }
}

/// That the unseen cards are not enough, within a sentence and at its start.
const NOT_ENOUGH: (&str, &str) = (
    "näkemättömät kortit eivät riitä korttien näyttämiseen",
    "Näkemättömät kortit eivät riitä korttien näyttämiseen",
);

fn draws(draws: u8) -> String {
    counted(draws.into(), "nosto", "nostoa")
}

fn left(leaves: Leaves) -> String {
    match leaves {
        Leaves::Nothing => "kortit voi näyttää".to_owned(),
        Leaves::Points(left) => format!("jäljelle jää {}", points(left.into())),
        Leaves::Draws { away: None, .. } => NOT_ENOUGH.0.to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!(
            "vielä {}, {unseen} näkemättömästä kortista auttaa {helping}",
            draws(away)
        ),
    }
}

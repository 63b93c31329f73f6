use super::{Norwegian, counted, or, points, several};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for Norwegian {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(0) => "minst 2 kort må være usette, men det er ingen \
                                               utenom hånden og de sette kortene"
                .to_owned(),
            PositionError::TooFewUnseen(unseen) => format!(
                "minst 2 kort må være usette, men det er bare {unseen} utenom hånden og de sette \
                 kortene"
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => "De usette kortene er ikke nok til å gå ut".to_owned(),
            Some(0) => "Hånden kan gå ut nå".to_owned(),
            Some(away) => format!("{away} trekk fra å gå ut"),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{helping} av {unseen} usette kort, {share}");
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "alle kort"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("alle jokerkort ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        format!("alle {} ({copies})", several(rank))
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        match discard {
            Some(discard) => format!(
                "{away} trekk fra å gå ut når {discard} kastes: {helping} av {unseen} usette kort \
                 hjelper"
            ),
            None => format!("{away} trekk fra å gå ut: {helping} av {unseen} usette kort hjelper"),
        }
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Kast {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "Hånden går ut uten å kaste et kort"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let take = match discard {
            Some(discard) => format!("Ta {top} og kast {discard}"),
            None => format!("Ta {top}"),
        };
        match advice {
            TopAdvice::TakeGoesOut => format!("{take}: da kan du gå ut"),
            TopAdvice::TakeNearer => format!("{take}: det hjelper hånden"),
            TopAdvice::DrawNoNearer => {
                format!("Trekk fra trekkebunken: {top} hjelper ikke hånden")
            }
            TopAdvice::TakeCostsLess => {
                format!("{take}: et trekk gir i snitt like mange poeng eller flere")
            }
            TopAdvice::DrawCostsLess => {
                format!("Trekk fra trekkebunken: det gir i snitt færre poeng enn {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "kort som hjelper",
            OddsFigure::Chances => "Sjanse til å gå ut",
            OddsFigure::Points => "Poeng",
            OddsFigure::Now => "hvis omgangen slutter nå",
            OddsFigure::LastTurn => "etter siste tur",
            OddsFigure::Discard => "kast",
            OddsFigure::Away => "trekk",
            OddsFigure::Helping => "hjelper",
            OddsFigure::NextTurn => "neste tur",
            OddsFigure::TwoTurns => "to turer",
            OddsFigure::PointsNow => "poeng nå",
            OddsFigure::AfterLastTurn => "siste tur",
            OddsFigure::DrawsAway => "trekk fra å gå ut",
            OddsFigure::CardsThatHelp => "usette kort som hjelper",
            OddsFigure::OutThisTurn => "går ut på denne turen",
            OddsFigure::OutByNextTurn => "går ut senest på neste tur",
            OddsFigure::PointsAfterTurn => "poeng hvis det er siste tur",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        match draws {
            1 => "etter 1 trekk".to_owned(),
            draws => format!("innen {draws} trekk"),
        }
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("mellom {low} og {high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Sjanser med et intervall er anslått ut fra {samples} tilfeldige spill, startverdi \
             {seed}; den riktige verdien ligger i intervallet 19 av 20 ganger"
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("{points} i snitt")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "trekk".to_owned(), |top| format!("ta {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Usette er alle kort utenom dine egne og de sette: også de som de andre har på hånden"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Usette: {deck} kort i kortstokken - {hand} på hånden - {seen} sette = {unseen}. \
                 Hvert av dem kan like gjerne være det neste; hva de andre har på hånden, er ikke \
                 kjent og regnes derfor som usett"
            ),
            OddsExplanation::Away(None) => {
                "Trekk: de usette kortene er ikke nok til å gå ut, uansett hva som trekkes"
                    .to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Trekk: med de beste kortene, og når det rette kastes, kan hånden gå ut etter \
                 {away} trekk, og aldri før"
            ),
            OddsExplanation::Helps => {
                "Hjelper: hvert usett kort prøves; det hjelper hvis hånden er et trekk nærmere når \
                 det rette kortet er kastet"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Neste tur: med {} av {} usette kort kan hånden gå ut. Nøyaktig tall",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Two(ratio) => format!(
                "To turer: etter hvert første kort kastes det som er best for det neste; med \
                 {} av {} par kort kan hånden gå ut. Nøyaktig tall når det trekkes fra \
                 trekkebunken",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "Flere trekk: hånden spilles videre {} med tilfeldige kort fra startverdi {seed}, \
                 likt på alle maskiner. Det kastes slik at det er færrest trekk igjen, og deretter \
                 flest kort som hjelper. Intervallet er Wilsons 95-prosentintervall",
                counted((*samples).into(), "gang", "ganger")
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Siste tur: færrest mulige poeng etter hvert usett kort, lagt sammen, er {} \
                 for {} kort: {mean} i snitt. Nøyaktig tall",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Rekkefølge: kortet man kan gå ut med; så færrest trekk igjen; flest kort som \
                 hjelper; størst sjanse innen to turer; færrest poeng etter en siste tur; ikke et \
                 jokerkort hvis et annet kort er like bra; så det dyreste"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Rekkefølge: kortet man kan gå ut med; så færrest poeng igjen; ikke et jokerkort \
                 hvis et annet kort er like bra; så det dyreste"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Øverste kort: ta det hvis hånden går ut med det eller kommer nærmere når det \
                 rette kortet kastes; trekk ellers"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Øverste kort: ta det, med mindre et trekk i snitt gir færre poeng".to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Hvilket kort kaster du?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("kast et kort fra hånden, ikke `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("{discard} er det beste å kaste"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} er like bra som {best} når det gjelder sjansene; {best} står først \
                 fordi det i snitt gir {best_points} poeng etter en siste tur, ikke {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!(
                "{discard} er like bra som {best}, som bare står først på grunn av \
                 rekkefølgen på kortene"
            ),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} er nr. {} av {of}: {}; {best} er bedre: {}",
                place,
                left(*leaves),
                left(*best_leaves)
            ),
        }
    }
}

fn left(leaves: Leaves) -> String {
    match leaves {
        Leaves::Nothing => "du kan gå ut".to_owned(),
        Leaves::Points(left) => format!("{} igjen", points(left.into())),
        Leaves::Draws { away: None, .. } => "de usette kortene er ikke nok til å gå ut".to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!("{away} trekk igjen, {helping} av {unseen} usette kort hjelper"),
    }
}

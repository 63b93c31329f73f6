use super::{Swedish, counted, or, points, several};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for Swedish {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(0) => "minst 2 kort måste vara osedda, men det finns inga \
                                               utöver handen och de sedda korten"
                .to_owned(),
            PositionError::TooFewUnseen(unseen) => format!(
                "minst 2 kort måste vara osedda, men det finns bara {unseen} utöver handen och de \
                 sedda korten"
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => "De osedda korten räcker inte för att gå ut".to_owned(),
            Some(0) => "Handen kan gå ut nu".to_owned(),
            Some(away) => format!("{away} drag från att gå ut"),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{helping} av {unseen} osedda kort, {share}");
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "vilket kort som helst"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("alla vilda kort ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        format!("alla {} ({copies})", several(rank))
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        match discard {
            Some(discard) => format!(
                "{away} drag från att gå ut när {discard} kastas: {helping} av {unseen} osedda \
                 kort hjälper"
            ),
            None => {
                format!("{away} drag från att gå ut: {helping} av {unseen} osedda kort hjälper")
            }
        }
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Kasta {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "Handen går ut utan att kasta ett kort"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let take = match discard {
            Some(discard) => format!("Ta {top} och kasta {discard}"),
            None => format!("Ta {top}"),
        };
        match advice {
            TopAdvice::TakeGoesOut => format!("{take}: då kan du gå ut"),
            TopAdvice::TakeNearer => format!("{take}: det hjälper handen"),
            TopAdvice::DrawNoNearer => {
                format!("Dra från draghögen: {top} hjälper inte handen")
            }
            TopAdvice::TakeCostsLess => {
                format!("{take}: ett drag ger i snitt lika många poäng eller fler")
            }
            TopAdvice::DrawCostsLess => {
                format!("Dra från draghögen: det ger i snitt färre poäng än {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "kort som hjälper",
            OddsFigure::Chances => "Chans att gå ut",
            OddsFigure::Points => "Poäng",
            OddsFigure::Now => "om omgången slutar nu",
            OddsFigure::LastTurn => "efter sista turen",
            OddsFigure::Discard => "kasta",
            OddsFigure::Away => "drag",
            OddsFigure::Helping => "hjälper",
            OddsFigure::NextTurn => "nästa tur",
            OddsFigure::TwoTurns => "två turer",
            OddsFigure::PointsNow => "poäng nu",
            OddsFigure::AfterLastTurn => "sista tur",
            OddsFigure::DrawsAway => "drag från att gå ut",
            OddsFigure::CardsThatHelp => "osedda kort som hjälper",
            OddsFigure::OutThisTurn => "går ut den här turen",
            OddsFigure::OutByNextTurn => "går ut senast nästa tur",
            OddsFigure::PointsAfterTurn => "poäng om det är sista turen",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        match draws {
            1 => "efter 1 drag".to_owned(),
            draws => format!("inom {draws} drag"),
        }
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("mellan {low} och {high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Chanser med ett intervall är uppskattade utifrån {samples} slumpmässiga spel, \
             startvärde {seed}; det rätta värdet ligger i intervallet 19 gånger av 20"
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("{points} i snitt")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "dra".to_owned(), |top| format!("ta {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Osedda är alla kort utom dina egna och de sedda: även de som de andra har på hand"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Osedda: {deck} kort i kortleken - {hand} på hand - {seen} sedda = {unseen}. Vart \
                 och ett av dem är lika troligt som nästa kort; vad de andra har på hand är inte \
                 känt och räknas därför som osett"
            ),
            OddsExplanation::Away(None) => {
                "Drag: de osedda korten räcker inte för att gå ut, vad man än drar".to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Drag: med de bästa korten, och när rätt kort kastas, kan handen gå ut efter \
                 {away} drag och aldrig tidigare"
            ),
            OddsExplanation::Helps => {
                "Hjälper: varje osett kort prövas; det hjälper om handen är ett drag närmare när \
                 rätt kort har kastats"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Nästa tur: med {} av {} osedda kort kan handen gå ut. Exakt tal",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Two(ratio) => format!(
                "Två turer: efter varje första kort kastas det som är bäst för det andra; med \
                 {} av {} par kort kan handen gå ut. Exakt tal, när man drar från draghögen",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "Fler drag: handen spelas vidare {} med slumpmässiga kort från startvärde {seed}, \
                 lika på alla maskiner. Kort kastas så att minst antal drag är kvar, och därefter \
                 flest kort som hjälper. Intervallet är Wilsons 95-procentsintervall",
                counted((*samples).into(), "gång", "gånger")
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Sista tur: minsta möjliga poäng efter varje osett kort, hoplagda, är {} för {} \
                 kort: {mean} i snitt. Exakt tal",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Ordning: kortet man kan gå ut med; sedan minst antal drag kvar; flest kort \
                 som hjälper; störst chans inom två turer; minst poäng efter en sista tur; inget \
                 vilt kort om ett annat duger lika bra; sedan det dyraste"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Ordning: kortet man kan gå ut med; sedan minst poäng kvar; inget vilt kort om ett \
                 annat duger lika bra; sedan det dyraste"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Översta kortet: ta det om handen går ut med det eller kommer närmare när rätt \
                 kort kastas; dra annars"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Översta kortet: ta det om inte ett drag i snitt ger färre poäng".to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Vilket kort kastar du?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("kasta ett kort från handen, inte `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("{discard} är bäst att kasta"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} är lika bra som {best} när det gäller chanserna; {best} står först \
                 eftersom det i snitt ger {best_points} poäng efter en sista tur, inte {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!(
                "{discard} är lika bra som {best}, som bara står först på grund av kortens ordning"
            ),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} är nr {} av {of}: {}; {best} är bättre: {}",
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
        Leaves::Points(left) => format!("{} kvar", points(left.into())),
        Leaves::Draws { away: None, .. } => "de osedda korten räcker inte för att gå ut".to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!("{away} drag kvar, {helping} av {unseen} osedda kort hjälper"),
    }
}

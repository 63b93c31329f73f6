use super::{Danish, counted, or, points, several};
use crate::cards::Rank;
use crate::odds::{Aim, PositionError, TopAdvice};
use crate::words::{Grade, Hint, Leaves, OddsExplanation, OddsFigure, OddsWords, Words};

impl OddsWords for Danish {
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::HandSize(error) => (self as &dyn Words).hand_size(error),
            PositionError::TooFewUnseen(0) => "mindst 2 kort skal være usete, men der er ingen ud \
                                               over hånden og de sete kort"
                .to_owned(),
            PositionError::TooFewUnseen(unseen) => format!(
                "mindst 2 kort skal være usete, men der er kun {unseen} ud over hånden og de sete \
                 kort"
            ),
        }
    }

    fn position_error_hint(&self, _error: &PositionError) -> Option<Hint> {
        None
    }

    fn draws_away(&self, away: Option<u8>) -> String {
        match away {
            None => "De usete kort er ikke nok til at afslutte".to_owned(),
            Some(0) => "Hånden kan afslutte nu".to_owned(),
            Some(away) => format!("{away} træk fra at afslutte"),
        }
    }

    fn cards_that_help(&self, helping: u32, unseen: u64, share: &str, kinds: &str) -> String {
        let of = format!("{helping} af {unseen} usete kort, {share}");
        match kinds {
            "" => of,
            kinds => format!("{of}: {kinds}"),
        }
    }

    fn any_card(&self) -> &'static str {
        "ethvert kort"
    }

    fn any_wild(&self, copies: u32) -> String {
        format!("alle trumfkort ({copies})")
    }

    fn any_of_rank(&self, rank: Rank, copies: u32) -> String {
        format!("alle {} ({copies})", several(rank))
    }

    fn odds_line(&self, away: u8, helping: u32, unseen: u64, discard: Option<&str>) -> String {
        match discard {
            Some(discard) => format!(
                "{away} træk fra at afslutte, når {discard} kasseres: {helping} af {unseen} usete \
                 kort hjælper"
            ),
            None => {
                format!("{away} træk fra at afslutte: {helping} af {unseen} usete kort hjælper")
            }
        }
    }

    fn advised_discard(&self, cards: &[String], leaves: Leaves) -> String {
        format!("Kasser {}: {}", or(cards), left(leaves))
    }

    fn goes_out_whole(&self) -> &'static str {
        "Hånden afslutter uden at kassere et kort"
    }

    fn top_advice(&self, advice: TopAdvice, top: &str, discard: Option<&str>) -> String {
        let take = match discard {
            Some(discard) => format!("Tag {top}, og kasser {discard}"),
            None => format!("Tag {top}"),
        };
        match advice {
            TopAdvice::TakeGoesOut => format!("{take}: så kan du afslutte"),
            TopAdvice::TakeNearer => format!("{take}: det hjælper hånden"),
            TopAdvice::DrawNoNearer => {
                format!("Træk fra bunken: {top} hjælper ikke hånden")
            }
            TopAdvice::TakeCostsLess => {
                format!("{take}: et træk giver i snit lige så mange point eller flere")
            }
            TopAdvice::DrawCostsLess => {
                format!("Træk fra bunken: det giver i snit færre point end {top}")
            }
        }
    }

    fn odds_figure(&self, figure: OddsFigure) -> &'static str {
        match figure {
            OddsFigure::Helps => "kort, der hjælper",
            OddsFigure::Chances => "Chance for at afslutte",
            OddsFigure::Points => "Point",
            OddsFigure::Now => "hvis omgangen slutter nu",
            OddsFigure::LastTurn => "efter sidste tur",
            OddsFigure::Discard => "kasser",
            OddsFigure::Away => "træk",
            OddsFigure::Helping => "hjælper",
            OddsFigure::NextTurn => "næste tur",
            OddsFigure::TwoTurns => "to ture",
            OddsFigure::PointsNow => "point nu",
            OddsFigure::AfterLastTurn => "sidste tur",
            OddsFigure::DrawsAway => "træk fra at afslutte",
            OddsFigure::CardsThatHelp => "usete kort, der hjælper",
            OddsFigure::OutThisTurn => "afslutter i denne tur",
            OddsFigure::OutByNextTurn => "afslutter senest i næste tur",
            OddsFigure::PointsAfterTurn => "point, hvis det er sidste tur",
        }
    }

    fn within_draws(&self, draws: u8) -> String {
        match draws {
            1 => "efter 1 træk".to_owned(),
            draws => format!("inden for {draws} træk"),
        }
    }

    fn between(&self, low: &str, high: &str) -> String {
        format!("mellem {low} og {high}")
    }

    fn sampled_note(&self, samples: u32, seed: u64) -> String {
        format!(
            "Chancer med et interval er anslået ud fra {samples} tilfældige spil, startværdi \
             {seed}; den rigtige værdi ligger i intervallet 19 gange ud af 20"
        )
    }

    fn on_average(&self, points: &str) -> String {
        format!("{points} i snit")
    }

    fn top_column(&self, top: Option<&str>) -> String {
        top.map_or_else(|| "træk".to_owned(), |top| format!("tag {top}"))
    }

    fn unseen_note(&self) -> &'static str {
        "Usete er alle kort ud over dine egne og de sete: også dem, de andre har på hånden"
    }

    fn odds_explained(&self, explanation: &OddsExplanation<'_>) -> String {
        match explanation {
            OddsExplanation::Unseen {
                deck,
                hand,
                seen,
                unseen,
            } => format!(
                "Usete: {deck} kort i spillet - {hand} på hånden - {seen} sete = {unseen}. Hvert \
                 af dem kan lige så godt være det næste; hvad de andre har på hånden, vides ikke \
                 og regnes derfor som uset"
            ),
            OddsExplanation::Away(None) => {
                "Træk: de usete kort er ikke nok til at afslutte, uanset hvad der trækkes"
                    .to_owned()
            }
            OddsExplanation::Away(Some(away)) => format!(
                "Træk: med de bedste kort, og når det rigtige kasseres, kan hånden afslutte efter \
                 {away} træk, og aldrig før"
            ),
            OddsExplanation::Helps => {
                "Hjælper: hvert uset kort prøves; det hjælper, hvis hånden er et træk nærmere, når \
                 det rigtige kort er kasseret"
                    .to_owned()
            }
            OddsExplanation::Next(ratio) => format!(
                "Næste tur: med {} af {} usete kort kan hånden afslutte. Nøjagtigt tal",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Two(ratio) => format!(
                "To ture: efter hvert første kort kasseres det, der er bedst for det næste; \
                 med {} af {} par kort kan hånden afslutte. Nøjagtigt tal, når der trækkes \
                 fra bunken",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Sampled { samples, seed } => format!(
                "Flere træk: hånden spilles videre {} med tilfældige kort fra startværdi {seed}, \
                 ens på alle maskiner. Der kasseres, så der er færrest træk tilbage, og dernæst \
                 flest kort, der hjælper. Intervallet er Wilsons 95-procentinterval",
                counted((*samples).into(), "gang", "gange")
            ),
            OddsExplanation::LastTurn { mean, ratio } => format!(
                "Sidste tur: de færrest mulige point efter hvert uset kort, lagt sammen, er \
                 {} for {} kort: {mean} i snit. Nøjagtigt tal",
                ratio.part, ratio.whole
            ),
            OddsExplanation::Order(Aim::GoOut) => {
                "Rækkefølge: det kort, man kan afslutte med; så færrest træk tilbage; flest \
                 kort, der hjælper; størst chance inden for to ture; færrest point efter en \
                 sidste tur; intet trumfkort, hvis et andet kort gør det lige så godt; så det \
                 dyreste"
                    .to_owned()
            }
            OddsExplanation::Order(Aim::LastTurn) => {
                "Rækkefølge: det kort, man kan afslutte med; så færrest point tilbage; intet \
                 trumfkort, hvis et andet kort gør det lige så godt; så det dyreste"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::GoOut) => {
                "Øverste kort: tag det, hvis hånden afslutter med det eller kommer nærmere, når \
                 det rigtige kort kasseres; træk ellers"
                    .to_owned()
            }
            OddsExplanation::Top(Aim::LastTurn) => {
                "Øverste kort: tag det, medmindre et træk i snit giver færre point".to_owned()
            }
        }
    }

    fn train_question(&self) -> &'static str {
        "Hvilket kort kasserer du?"
    }

    fn not_in_hand(&self, card: &str) -> String {
        format!("kasser et kort fra hånden, ikke `{card}`")
    }

    fn grade(&self, grade: &Grade<'_>) -> String {
        match grade {
            Grade::Best { discard } => format!("{discard} er det bedste at kassere"),
            Grade::AsGood {
                discard,
                best,
                points: Some([points, best_points]),
            } => format!(
                "{discard} er lige så godt som {best}, når det gælder chancerne; {best} står \
                 først, fordi det i snit giver {best_points} point efter en sidste tur, ikke \
                 {points}"
            ),
            Grade::AsGood {
                discard,
                best,
                points: None,
            } => format!(
                "{discard} er lige så godt som {best}, der kun står først på grund af \
                 kortenes rækkefølge"
            ),
            Grade::Worse {
                discard,
                leaves,
                best,
                best_leaves,
                place: (place, of),
            } => format!(
                "{discard} er nr. {} af {of}: {}; {best} er bedre: {}",
                place,
                left(*leaves),
                left(*best_leaves)
            ),
        }
    }
}

fn left(leaves: Leaves) -> String {
    match leaves {
        Leaves::Nothing => "du kan afslutte".to_owned(),
        Leaves::Points(left) => format!("{} tilbage", points(left.into())),
        Leaves::Draws { away: None, .. } => "de usete kort er ikke nok til at afslutte".to_owned(),
        Leaves::Draws {
            away: Some(away),
            helping,
            unseen,
        } => format!("{away} træk tilbage, {helping} af {unseen} usete kort hjælper"),
    }
}

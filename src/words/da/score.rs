use super::{Danish, and, counted, or, points, run, several};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for Danish {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "der er ikke angivet nogen point".to_owned(),
            ScoreArgsError::Mixed { value } => {
                format!(
                    "skriv enten alle point i bordets rækkefølge eller alle med navn; `{value}` \
                     har intet navn"
                )
            }
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => {
                let players = counted(names.len() as u64, "spiller", "spillere");
                let scores = counted(*values as u64, "pointtal", "pointtal");
                format!(
                    "omgang {round} har {players}, men der er skrevet {scores}; spillerne sidder \
                     sådan: {}",
                    and(names)
                )
            }
            ScoreArgsError::NoName { value, .. } => {
                format!("en rettelse skal nævne spilleren, det gør `{value}` ikke")
            }
            ScoreArgsError::NoCorrection { .. } => "der er ikke angivet nogen rettelse".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("en rettelse skal nævne omgangen, det gør `{value}` ikke")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("disse point kan læses som {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "der sidder nu andre ved bordet; intet blev noteret".to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "skriv ét tal for hver spiller i den rækkefølge, de sidder ({}), for eksempel ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => {
                Hint::new("skriv navn ved alle point, for eksempel `bob=12 ann=0`, eller ved ingen")
            }
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "skriv en spillers kort sammen, `KH,5D` eller \"KH 5D\"; skriv `-` for en spiller, \
                 der ikke var med",
            ),
            ScoreArgsError::Count { .. } => Hint::new(
                "skriv `-` for en spiller, der ikke var med, og `out` for den, der afsluttede",
            ),
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "skriv, hvis point det er, for eksempel `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("skriv omgangen, så spilleren med point, for eksempel ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("skriv omgangen først, for eksempel ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("skriv hver spillers point for sig, for eksempel ")
                    .command(Command::new("score 8,K 5"))
                    .text(", eller skriv navnene, for eksempel `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                run(Command::new("board"), "se, hvem der sidder ved bordet nu")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule = "skriv point (12), en sum (10+15), kort (KH,5D), `out` eller `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, ikke `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "der kan højst være {} point, ikke `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` er ikke et tal; mente du `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("i omgang {round} tælles en hånd med {dealt} kort, ikke {cards}"),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(Hint::new("udelad det kasserede kort")),
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "nævn alle kort, der er tilbage, eller skriv pointene i stedet",
            )),
            ScoreEntryError::Unreadable { .. }
            | ScoreEntryError::TooLarge { .. }
            | ScoreEntryError::Slip { .. }
            | ScoreEntryError::Cards(_) => None,
        }
    }

    fn row_text(&self, text: &RowText) -> String {
        match text {
            RowText::EachPlayer(scores) => {
                let score = |(name, score): &(String, String)| format!("{name} `{score}`");
                and(&scores.iter().map(score).collect::<Vec<_>>())
            }
            RowText::OnePlayer(cards) => format!("én spillers resterende kort, `{cards}`"),
        }
    }

    fn implausible_score(&self, score: &ImplausibleScore) -> String {
        match score {
            ImplausibleScore::AboveCap {
                name,
                points,
                round,
                dealt,
                cap,
            } => format!(
                "{name} kan ikke have {points} i omgang {round}: {dealt} kort koster højst {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!("{name} kan ikke have {points}: det billigste kort koster {least}"),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} kan ikke have {points}: point kan ikke være negative")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} afsluttede og får derfor {due}, ikke {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name} får {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        match (old, new) {
            (Some(old), Some(new)) if old == new => {
                format!("Omgang {round}: {name} har stadig {}", points(new))
            }
            (Some(old), Some(new)) => format!("Omgang {round}: {name} havde {old}, har nu {new}"),
            (None, Some(new)) => format!("Omgang {round}: {name} var ikke med, har nu {new}"),
            (Some(old), None) => {
                format!("Omgang {round}: {name} havde {old}, er nu ikke med")
            }
            (None, None) => format!("Omgang {round}: {name} var ikke med"),
        }
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; summen er {new}, ikke {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Omgang {round}: {new} afsluttede, ikke {old}"),
            (None, Some(new)) => format!("Omgang {round}: {new} afsluttede"),
            (_, None) => format!("Omgang {round}: det vides ikke længere, hvem der afsluttede"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Omgang {round} bliver, som den er; dens andre point tæller ikke længere")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("en sum på {total} efter {before}")
    }

    fn score_warning(&self, warning: &ScoreWarning, context: &ScoreWarningContext<'_>) -> String {
        let &ScoreWarningContext {
            round,
            dealt,
            bonus,
            names,
            command,
        } = context;
        match warning {
            ScoreWarning::Forced(score) => {
                format!("{}; noteret alligevel", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points,
                largest,
            } => format!(
                "{} har {points}, men en hånd på {dealt} kort koster højst {largest}, når den er \
                 lagt bedst muligt; blev en kombination overset?",
                names[seat]
            ),
            &ScoreWarning::Impossible { seat, points } => format!(
                "{} har {points}, men en hånd på {dealt} kort kan ikke koste {points}, når den er \
                 lagt bedst muligt; blev en kombination overset, eller er der talt forkert?",
                names[seat]
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "{} har stadig en kombination i de kort, der er tilbage; lægges den ned, koster de \
                 {}, ikke {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "{} har det eneste nul i omgang {round} og regnes for at have afsluttet, hvilket \
                 giver {bonus}; hvis ikke: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "{} har et sæt {} i de kort, der er tilbage; blev det overset?",
                names[seat],
                several(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "ingen afsluttede i omgang {round}: ingen har {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => format!("alle i omgang {round} har 0 point"),
            ScoreWarning::WhoWentOut {
                seats,
                points: same,
            } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let have = match all.len() {
                    1 => "har",
                    2 => "har begge",
                    _ => "har alle",
                };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "{} {have} {} i omgang {round}, så det vides ikke, hvem der afsluttede; var \
                     det {first}: `{command}`",
                    and(&all),
                    points(*same)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "omgang {round} har samme point som omgang {before}, der blev noteret lige før; er \
                 den noteret to gange, så fortryder `crowns undo` det"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "omgang {round} blev noteret, men omgang {next} er den næste; var det en fejl, så \
                 fortryder `crowns undo` det"
            ),
            &ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} kom med i omgang {from} med {}; efter denne rettelse ville det være {highest}; \
                 for at ændre det: `{command}`",
                names[seat],
                points(start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "omgang {round} blev spillet, fordi det stod lige, men det gør det ikke længere; \
                 er denne rettelse en fejl, så fortryder `crowns undo` den"
            ),
            ScoreWarning::LikeTotals => format!(
                "i omgang {round} har ingen fået færre point, end de havde i alt; er det løbende \
                 summer, så kør `crowns undo`, og notér omgangen igen med `--totals`"
            ),
        }
    }
}

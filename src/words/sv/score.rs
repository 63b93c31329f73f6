use super::{Swedish, and, counted, or, points, run, several};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for Swedish {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "inga poäng är angivna".to_owned(),
            ScoreArgsError::Mixed { value } => {
                format!(
                    "skriv antingen alla poäng i den ordning ni sitter eller alla med namn; \
                     `{value}` har inget namn"
                )
            }
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => {
                let players = counted(names.len() as u64, "spelare", "spelare");
                let scores = counted(*values as u64, "poängtal", "poängtal");
                format!(
                    "omgång {round} har {players}, men {scores} angavs; spelarna sitter så här: {}",
                    and(names)
                )
            }
            ScoreArgsError::NoName { value, .. } => {
                format!("en rättelse måste nämna spelaren, det gör inte `{value}`")
            }
            ScoreArgsError::NoCorrection { .. } => "ingen rättelse är angiven".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("en rättelse måste nämna omgången, det gör inte `{value}`")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("de här poängen kan läsas som {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "det sitter nu andra vid bordet; inget fördes in".to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "skriv ett tal för varje spelare i den ordning de sitter ({}), till exempel ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => {
                Hint::new("skriv namn vid alla poäng, till exempel `bob=12 ann=0`, eller vid inga")
            }
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "skriv en spelares kort ihop, `KH,5D` eller \"KH 5D\"; skriv `-` för en spelare \
                 som inte var med",
            ),
            ScoreArgsError::Count { .. } => {
                Hint::new("skriv `-` för en spelare som inte var med och `out` för den som gick ut")
            }
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "skriv vems poäng det är, till exempel `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("skriv omgången, sedan spelaren med poäng, till exempel ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("skriv omgången först, till exempel ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("skriv varje spelares poäng för sig, till exempel ")
                    .command(Command::new("score 8,K 5"))
                    .text(", eller skriv namnen, till exempel `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                run(Command::new("board"), "se vilka som sitter vid bordet nu")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule = "skriv poäng (12), en summa (10+15), kort (KH,5D), `out` eller `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, inte `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "poängen får vara högst {}, inte `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` är inget tal; menade du `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("i omgång {round} räknas en hand med {dealt} kort, inte {cards}"),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(Hint::new("utelämna kortet som kastades")),
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "nämn alla kort som är kvar, eller skriv poängen i stället",
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
            RowText::OnePlayer(cards) => format!("korten en spelare har kvar, `{cards}`"),
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
                "{name} kan inte ha {points} i omgång {round}: {dealt} kort kostar högst {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!("{name} kan inte ha {points}: det billigaste kortet kostar {least}"),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} kan inte ha {points}: poäng kan inte vara negativa")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} gick ut och får därför {due}, inte {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name} får {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        match (old, new) {
            (Some(old), Some(new)) if old == new => {
                format!("Omgång {round}: {name} har fortfarande {}", points(new))
            }
            (Some(old), Some(new)) => format!("Omgång {round}: {name} hade {old}, har nu {new}"),
            (None, Some(new)) => format!("Omgång {round}: {name} var inte med, har nu {new}"),
            (Some(old), None) => format!("Omgång {round}: {name} hade {old}, är nu inte med"),
            (None, None) => format!("Omgång {round}: {name} var inte med"),
        }
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; summan är {new}, inte {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Omgång {round}: {new} gick ut, inte {old}"),
            (None, Some(new)) => format!("Omgång {round}: {new} gick ut"),
            (_, None) => format!("Omgång {round}: det är inte längre känt vem som gick ut"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Omgång {round} förblir som den är; dess andra poäng räknas inte längre")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("en summa på {total} efter {before}")
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
                format!("{}; infört ändå", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points,
                largest,
            } => format!(
                "{} har {points}, men en hand på {dealt} kort kostar högst {largest} när den är \
                 lagd på bästa sätt; missades en kombination?",
                names[seat]
            ),
            &ScoreWarning::Impossible { seat, points } => format!(
                "{} har {points}, men en hand på {dealt} kort kan inte kosta {points} när den är \
                 lagd på bästa sätt; missades en kombination, eller är det felräknat?",
                names[seat]
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "{} har fortfarande en kombination i korten som är kvar; läggs den ned kostar de \
                 {}, inte {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "{} har den enda nollan i omgång {round} och räknas som den som gick ut, vilket \
                 ger {bonus}; om inte: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "{} har en bok med {} i korten som är kvar; missades den?",
                names[seat],
                several(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "ingen gick ut i omgång {round}: ingen har {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => format!("alla i omgång {round} har 0 poäng"),
            ScoreWarning::WhoWentOut {
                seats,
                points: same,
            } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let have = match all.len() {
                    1 => "har",
                    2 => "har båda",
                    _ => "har alla",
                };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "{} {have} {} i omgång {round}, så det är inte känt vem som gick ut; om det \
                     var {first}: `{command}`",
                    and(&all),
                    points(*same)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "omgång {round} har samma poäng som omgång {before}, som fördes in strax före; om \
                 den fördes in två gånger ångrar `crowns undo` det"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "omgång {round} fördes in, men omgång {next} står på tur; var det ett misstag \
                 ångrar `crowns undo` det"
            ),
            &ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} kom med i omgång {from} med {}; efter den här rättelsen skulle det vara \
                 {highest}; för att ändra det: `{command}`",
                names[seat],
                points(start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "omgång {round} spelades för att det stod lika, men det gör det inte längre; är \
                 rättelsen ett misstag ångrar `crowns undo` den"
            ),
            ScoreWarning::LikeTotals => format!(
                "i omgång {round} har ingen fått färre poäng än de hade sammanlagt; om det är \
                 löpande summor, kör `crowns undo` och för in omgången igen med `--totals`"
            ),
        }
    }
}

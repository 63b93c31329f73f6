use super::grammar::{is_singular, players};
use super::{Icelandic, and, or, plural, points};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for Icelandic {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "engin stig voru gefin upp".to_owned(),
            ScoreArgsError::Mixed { value } => format!(
                "stig eru gefin upp í sætaröð eða með nöfnum, ekki hvort tveggja; `{value}` er án \
                 nafns"
            ),
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => {
                let are = if is_singular(names.len() as u64) {
                    "er"
                } else {
                    "eru"
                };
                format!(
                    "í umferð {round} {are} {}, en gefin voru upp stig fyrir {values}; í sætaröð \
                     eru leikmenn {}",
                    players(names.len() as u64),
                    and(names)
                )
            }
            ScoreArgsError::NoName { value, .. } => {
                format!("í leiðréttingu þarf að nefna leikmann, en í `{value}` vantar hann")
            }
            ScoreArgsError::NoCorrection { .. } => "engin leiðrétting var gefin upp".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("í leiðréttingu þarf að nefna umferð, en í `{value}` vantar hana")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("þessi stig má lesa svona: {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "leikmenn við borðið breyttust á meðan; ekkert var skráð".to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "gefðu upp stig hvers leikmanns í sætaröð, {}, t.d. ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => {
                Hint::new("nefndu leikmann við öll stig, t.d. `bob=12 ann=0`, eða við engin")
            }
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "skrifaðu spil hvers leikmanns saman, `KH,5D` eða \"KH 5D\"; skrifaðu `-` fyrir \
                 þann sem spilaði ekki",
            ),
            ScoreArgsError::Count { .. } => {
                Hint::new("skrifaðu `-` fyrir þann sem spilaði ekki og `out` fyrir þann sem lokaði")
            }
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "skrifaðu hver á stigin, t.d. `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("nefndu umferðina, síðan leikmanninn og stigin, t.d. ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("nefndu fyrst umferðina, t.d. ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("hafðu bil á milli stiga hvers leikmanns, t.d. ")
                    .command(Command::new("score 8,K 5"))
                    .text(", eða nefndu leikmennina, t.d. `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                Hint::from(Command::new("board")).text(" sýnir hver er nú við borðið")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule = "hér á að vera stig (12), summa (10+15), spil (KH,5D), `out` eða `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, ekki `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "stig eru í mesta lagi {}, ekki `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` er ekki tala; áttirðu við `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("í umferð {round} eru talin {dealt} spil, ekki {cards}"),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(Hint::new("slepptu spilinu sem var hent")),
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "nefndu öll spilin sem eru eftir, eða skráðu stigin í staðinn",
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
            RowText::OnePlayer(cards) => format!("spilin sem eru eftir hjá einum, `{cards}`"),
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
                "{name} getur ekki fengið {points} stig í umferð {round}: {dealt} spil kosta í \
                 mesta lagi {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!("{name} getur ekki fengið {points} stig: ódýrasta spilið kostar {least}"),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} getur ekki fengið {points} stig: stig geta ekki verið undir núlli")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} lokaði og fær því {due}, ekki {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name} fær {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        let change = match (old, new) {
            (Some(old), Some(new)) if old == new => format!("áfram {}", points(new)),
            (Some(old), Some(new)) => format!("áður {old}, nú {new}"),
            (None, Some(new)) => format!("spilaði ekki, nú {new}"),
            (Some(old), None) => format!("áður {old}, nú: spilaði ekki"),
            (None, None) => "spilaði ekki".to_owned(),
        };
        format!("Umferð {round}: {name}, {change}")
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; alls {new}, ekki {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Umferð {round}: {new} lokaði, ekki {old}"),
            (None, Some(new)) => format!("Umferð {round}: {new} lokaði"),
            (_, None) => format!("Umferð {round}: ekki er lengur vitað hver lokaði"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Umferð {round} stendur óbreytt; önnur stig hennar teljast ekki lengur")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("alls {total}, áður {before}")
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
                format!("{}; skráð samt", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points: scored,
                largest,
            } => format!(
                "{} er með {}, en þegar best er raðað kosta {dealt} spil í mesta lagi {largest}; \
                 gleymdist einhver röð?",
                names[seat],
                points(scored)
            ),
            &ScoreWarning::Impossible {
                seat,
                points: scored,
            } => format!(
                "{} er með {}, en þegar best er raðað kosta {dealt} spil aldrei {scored}; \
                 gleymdist einhver röð, eða er lagt rangt saman?",
                names[seat],
                points(scored)
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "{}: í spilunum sem eru eftir er enn röð; sé hún lögð niður kosta þau {}, ekki \
                 {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "{} er með eina núllið í umferð {round} og telst því hafa lokað, sem gefur \
                 {bonus}; ef ekki: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "{}: í spilunum sem eru eftir er röð í mismunandi sort, {}; gleymdist hún?",
                names[seat],
                plural(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "enginn lokaði í umferð {round}: enginn er með {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => {
                format!("allir sem spiluðu umferð {round} eru með 0 stig")
            }
            ScoreWarning::WhoWentOut {
                seats,
                points: same,
            } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let have = match all.len() {
                    1 => "er",
                    2 => "eru bæði",
                    _ => "eru öll",
                };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "{} {have} með {} í umferð {round}, svo að óvíst er hver lokaði; ef það var \
                     {first}: `{command}`",
                    and(&all),
                    points(*same)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "í umferð {round} eru sömu stig og í umferð {before}, sem var skráð rétt á undan; \
                 ef hún var skráð tvisvar afturkallar `crowns undo` það"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "umferð {round} var skráð, en næst er umferð {next}; ef það er villa afturkallar \
                 `crowns undo` það"
            ),
            ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} kom inn í umferð {from} með {}; eftir þessa leiðréttingu væru það {highest}; \
                 til að breyta því: `{command}`",
                names[*seat],
                points(*start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "umferð {round} var spiluð til að skera úr um jafntefli sem er ekki lengur til \
                 staðar; ef þessi leiðrétting er villa afturkallar `crowns undo` hana"
            ),
            ScoreWarning::LikeTotals => format!(
                "engin stig í umferð {round} eru lægri en heildarstigin á undan; ef þetta eru \
                 heildarstig skaltu nota `crowns undo` og skrá svo aftur með `--totals`"
            ),
        }
    }
}

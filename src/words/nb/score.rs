use super::{Norwegian, and, counted, or, points, run, several};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for Norwegian {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "ingen poeng er oppgitt".to_owned(),
            ScoreArgsError::Mixed { value } => {
                format!(
                    "skriv enten alle poengene i bordets rekkefølge eller alle med navn; \
                     `{value}` har ikke noe navn"
                )
            }
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => {
                let players = counted(names.len() as u64, "spiller", "spillere");
                let scores = counted(*values as u64, "poengtall", "poengtall");
                format!(
                    "omgang {round} har {players}, men det er skrevet {scores}; spillerne sitter \
                     slik: {}",
                    and(names)
                )
            }
            ScoreArgsError::NoName { value, .. } => {
                format!("en rettelse må nevne spilleren, det gjør ikke `{value}`")
            }
            ScoreArgsError::NoCorrection { .. } => "ingen rettelse er oppgitt".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("en rettelse må nevne omgangen, det gjør ikke `{value}`")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("disse poengene kan leses som {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "det sitter nå andre ved bordet; ingenting ble ført".to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "skriv ett tall for hver spiller i den rekkefølgen de sitter ({}), for eksempel ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => Hint::new(
                "skriv navn ved alle poengene, for eksempel `bob=12 ann=0`, eller ved ingen \
                 av dem",
            ),
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "skriv kortene til en spiller samlet, `KH,5D` eller \"KH 5D\"; skriv `-` for en \
                 spiller som ikke var med",
            ),
            ScoreArgsError::Count { .. } => {
                Hint::new("skriv `-` for en spiller som ikke var med, og `out` for den som gikk ut")
            }
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "skriv hvem poengene gjelder, for eksempel `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("skriv omgangen, så spilleren med poeng, for eksempel ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("skriv omgangen først, for eksempel ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("skriv poengene til hver spiller for seg, for eksempel ")
                    .command(Command::new("score 8,K 5"))
                    .text(", eller skriv navnene, for eksempel `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                run(Command::new("board"), "se hvem som sitter ved bordet nå")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule = "skriv poeng (12), en sum (10+15), kort (KH,5D), `out` eller `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, ikke `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "det kan være høyst {} poeng, ikke `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` er ikke et tall; mente du `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("i omgang {round} telles en hånd med {dealt} kort, ikke {cards}"),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(Hint::new("utelat kortet som ble kastet")),
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "nevn alle kortene som er igjen, eller skriv poengene i stedet",
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
            RowText::OnePlayer(cards) => format!("kortene én spiller har igjen, `{cards}`"),
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
                "{name} kan ikke ha {points} i omgang {round}: {dealt} kort koster høyst {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!("{name} kan ikke ha {points}: det billigste kortet koster {least}"),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} kan ikke ha {points}: poeng kan ikke være negative")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} gikk ut og får derfor {due}, ikke {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name} får {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        match (old, new) {
            (Some(old), Some(new)) if old == new => {
                format!("Omgang {round}: {name} har fortsatt {}", points(new))
            }
            (Some(old), Some(new)) => format!("Omgang {round}: {name} hadde {old}, har nå {new}"),
            (None, Some(new)) => format!("Omgang {round}: {name} var ikke med, har nå {new}"),
            (Some(old), None) => {
                format!("Omgang {round}: {name} hadde {old}, er nå ikke med")
            }
            (None, None) => format!("Omgang {round}: {name} var ikke med"),
        }
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; summen er {new}, ikke {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Omgang {round}: {new} gikk ut, ikke {old}"),
            (None, Some(new)) => format!("Omgang {round}: {new} gikk ut"),
            (_, None) => format!("Omgang {round}: det er ikke lenger kjent hvem som gikk ut"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Omgang {round} blir som den er; de andre poengene teller ikke lenger")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("en sum på {total} etter {before}")
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
                format!("{}; ført likevel", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points,
                largest,
            } => format!(
                "{} har {points}, men en hånd på {dealt} kort koster høyst {largest} når den er \
                 lagt best mulig; ble en kombinasjon oversett?",
                names[seat]
            ),
            &ScoreWarning::Impossible { seat, points } => format!(
                "{} har {points}, men en hånd på {dealt} kort kan ikke koste {points} når den er \
                 lagt best mulig; ble en kombinasjon oversett, eller er det talt feil?",
                names[seat]
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "{} har fortsatt en kombinasjon i kortene som er igjen; legges den ned, koster de \
                 {}, ikke {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "{} har den eneste nullen i omgang {round} og regnes for å ha gått ut, noe som gir \
                 {bonus}; hvis ikke: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "{} har en bok med {} i kortene som er igjen; ble den oversett?",
                names[seat],
                several(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "ingen gikk ut i omgang {round}: ingen har {}",
                points(bonus)
            ),
            ScoreWarning::AllZero => format!("alle i omgang {round} har 0 poeng"),
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
                    "{} {have} {} i omgang {round}, så det er ikke kjent hvem som gikk ut; var det \
                     {first}: `{command}`",
                    and(&all),
                    points(*same)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "omgang {round} har samme poeng som omgang {before}, som ble ført like før; er den \
                 ført to ganger, angrer `crowns undo` det"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "omgang {round} ble ført, men omgang {next} er den neste; var det en feil, angrer \
                 `crowns undo` det"
            ),
            &ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} ble med i omgang {from} med {}; etter denne rettelsen ville det vært \
                 {highest}; for å endre det: `{command}`",
                names[seat],
                points(start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "omgang {round} ble spilt fordi det sto likt, men det gjør det ikke lenger; er \
                 denne rettelsen en feil, angrer `crowns undo` den"
            ),
            ScoreWarning::LikeTotals => format!(
                "i omgang {round} har ingen fått færre poeng enn de hadde til sammen; er det \
                 løpende summer, så kjør `crowns undo` og før inn omgangen på nytt med `--totals`"
            ),
        }
    }
}

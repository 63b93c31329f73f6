use super::grammar::players;
use super::{Finnish, and, counted, or, plural, points};
use crate::game::{
    ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError, ScoreWarning,
};
use crate::words::score::{fix, score_by_seat};
use crate::words::{Command, HandWords, Hint, ScoreWarningContext, ScoreWords, quoted};

impl ScoreWords for Finnish {
    fn score_args_error(&self, error: &ScoreArgsError) -> String {
        match error {
            ScoreArgsError::NoValues { .. } => "pisteitä ei annettu".to_owned(),
            ScoreArgsError::Mixed { value } => format!(
                "pisteet annetaan joko istumajärjestyksessä tai nimillä, ei molemmin tavoin; \
                 `{value}` on ilman nimeä"
            ),
            ScoreArgsError::Count {
                round,
                names,
                values,
            } => format!(
                "kädessä {round} on {}, mutta annettiin {}; istumajärjestyksessä pelaajat ovat {}",
                players(names.len() as u64),
                counted(*values as u64, "tulos", "tulosta"),
                and(names)
            ),
            ScoreArgsError::NoName { value, .. } => {
                format!("korjauksessa on nimettävä pelaaja, `{value}` jättää sen pois")
            }
            ScoreArgsError::NoCorrection { .. } => "korjausta ei annettu".to_owned(),
            ScoreArgsError::NoRound { value, .. } => {
                format!("korjauksessa on nimettävä käsi, `{value}` jättää sen pois")
            }
            ScoreArgsError::Ambiguous { readings } => {
                let readings: Vec<_> = readings.iter().map(|text| self.row_text(text)).collect();
                format!("nämä pisteet voi lukea näin: {}", or(&readings))
            }
            ScoreArgsError::TableChanged => {
                "pöydän pelaajat vaihtuivat sillä välin; mitään ei kirjattu".to_owned()
            }
        }
    }

    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint> {
        Some(match error {
            ScoreArgsError::NoValues { names } => Hint::new(format!(
                "anna kunkin pelaajan pisteet istumajärjestyksessä, {}, esimerkiksi ",
                and(names)
            ))
            .command(score_by_seat(names.len())),
            ScoreArgsError::Mixed { .. } => Hint::new(
                "nimeä pelaaja joka tuloksessa, esimerkiksi `bob=12 ann=0`, tai ei yhdessäkään",
            ),
            ScoreArgsError::Count { names, values, .. } if *values > names.len() => Hint::new(
                "kirjoita yhden pelaajan kortit yhteen, `KH,5D` tai \"KH 5D\"; kirjoita `-` sille \
                 pelaajalle, joka ei pelannut",
            ),
            ScoreArgsError::Count { .. } => Hint::new(
                "kirjoita `-` sille pelaajalle, joka ei pelannut, ja `out` sille, joka näytti \
                 kortit",
            ),
            ScoreArgsError::NoName { value, name } => Hint::new(format!(
                "kirjoita, kenen pisteet ne ovat, esimerkiksi `{}`",
                quoted(&format!("{name}={value}"))
            )),
            ScoreArgsError::NoCorrection { example } => {
                Hint::new("anna käsi, sitten pelaaja ja pisteet, esimerkiksi ")
                    .command(fix(example))
            }
            ScoreArgsError::NoRound { example, .. } => {
                Hint::new("anna ensin käsi, esimerkiksi ").command(fix(example))
            }
            ScoreArgsError::Ambiguous { .. } => {
                Hint::new("anna kunkin pelaajan pisteet omana argumenttinaan, esimerkiksi ")
                    .command(Command::new("score 8,K 5"))
                    .text(", tai nimeä pelaajat, esimerkiksi `bob=8,K ann=0`")
            }
            ScoreArgsError::TableChanged => {
                Hint::from(Command::new("board")).text(" näyttää, ketkä nyt ovat pöydässä")
            }
        })
    }

    fn score_entry_error(&self, error: &ScoreEntryError) -> String {
        match error {
            ScoreEntryError::Unreadable { text } => {
                let rule =
                    "tulos on pisteet (12), yhteenlasku (10+15), kortit (KH,5D), `out` tai `-`";
                match text.as_str() {
                    "" => rule.to_owned(),
                    text => format!("{rule}, ei `{text}`"),
                }
            }
            ScoreEntryError::TooLarge { text } => {
                format!(
                    "pisteitä on enintään {}, ei `{text}`",
                    ScoreEntry::MAX_POINTS
                )
            }
            ScoreEntryError::Cards(error) => self.bad_cards(error),
            ScoreEntryError::Slip { text, meant } => {
                format!("`{text}` ei ole luku; oliko tarkoitus `{meant}`?")
            }
            ScoreEntryError::TooManyCards {
                round,
                dealt,
                cards,
            } => format!("kädessä {round} lasketaan {dealt} korttia, ei {cards}"),
            ScoreEntryError::CardsLeft(error) => self.impossible_cards_left(error),
        }
    }

    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint> {
        match error {
            ScoreEntryError::TooManyCards { .. } => Some(Hint::new("jätä poistettu kortti pois")),
            ScoreEntryError::CardsLeft(_) => Some(Hint::new(
                "anna kaikki jäljelle jääneet kortit tai niiden sijasta pisteet",
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
            RowText::OnePlayer(cards) => {
                format!("yhden pelaajan jäljelle jääneet kortit, `{cards}`")
            }
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
                "{name} ei voi saada {points} pistettä kädessä {round}: {dealt} kortista tulee \
                 enintään {cap}"
            ),
            ImplausibleScore::BelowLeast {
                name,
                points,
                least,
            } => format!(
                "{name} ei voi saada {points} pistettä: halvimmastakin kortista tulee {least}"
            ),
            ImplausibleScore::Negative { name, points } => {
                format!("{name} ei voi saada {points} pistettä: pisteet eivät voi olla alle nollan")
            }
            ImplausibleScore::OutWithPoints { name, points, due } => {
                format!("{name} näytti kortit, joten tulos on {due}, ei {points}")
            }
        }
    }

    fn cards_cost(&self, name: &str, cost: i32) -> String {
        format!("{name}: {}", points(cost))
    }

    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String {
        let change = match (old, new) {
            (Some(old), Some(new)) if old == new => format!("edelleen {}", points(new)),
            (Some(old), Some(new)) => format!("oli {old}, nyt {new}"),
            (None, Some(new)) => format!("ei pelannut, nyt {new}"),
            (Some(old), None) => format!("oli {old}, nyt ei pelannut"),
            (None, None) => "ei pelannut".to_owned(),
        };
        format!("Käsi {round}: {name}, {change}")
    }

    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String {
        format!("{correction}; summa on {new}, ei {old}")
    }

    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String {
        match (old, new) {
            (Some(old), Some(new)) => format!("Käsi {round}: kortit näytti {new}, ei {old}"),
            (None, Some(new)) => format!("Käsi {round}: kortit näytti {new}"),
            (_, None) => format!("Käsi {round}: ei enää tiedetä, kuka näytti kortit"),
        }
    }

    fn confirmed(&self, round: u8) -> String {
        format!("Käsi {round} pysyy ennallaan; sen muita pisteitä ei enää lasketa")
    }

    fn after_total(&self, total: i32, before: i32) -> String {
        format!("summa {total}, ennen sitä {before}")
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
                format!("{}; kirjattiin silti", self.implausible_score(score))
            }
            &ScoreWarning::AboveLargest {
                seat,
                points: scored,
                largest,
            } => format!(
                "{} sai {}, mutta parhaassa järjestyksessä {dealt} kortista tulee enintään \
                 {largest}; jäikö jokin yhdistelmä huomaamatta?",
                names[seat],
                points(scored)
            ),
            &ScoreWarning::Impossible {
                seat,
                points: scored,
            } => format!(
                "{} sai {}, mutta parhaassa järjestyksessä {dealt} kortista ei tule {scored}; \
                 jäikö jokin yhdistelmä huomaamatta, vai onko yhteenlasku väärin?",
                names[seat],
                points(scored)
            ),
            &ScoreWarning::HoldsMeld {
                seat,
                points: counted,
                best,
            } => format!(
                "{}: jäljelle jääneissä korteissa on vielä yhdistelmä; kun se lasketaan pöytään, \
                 niistä tulee {}, ei {counted}",
                names[seat],
                points(best)
            ),
            &ScoreWarning::TakenAsOut { seat } => format!(
                "kädessä {round} vain {} sai 0, joten hänen katsotaan näyttäneen kortit, mistä saa \
                 {bonus}; jos ei: `{command}`",
                names[seat]
            ),
            &ScoreWarning::HoldsBook { seat, rank } => format!(
                "{}: jäljelle jääneissä korteissa on suora (book), {}; jäikö se huomaamatta?",
                names[seat],
                plural(rank)
            ),
            ScoreWarning::NobodyOut => format!(
                "kädessä {round} kukaan ei näyttänyt kortteja: kukaan ei saanut {bonus} pistettä"
            ),
            ScoreWarning::AllZero => {
                format!("kaikki, jotka pelasivat käden {round}, saivat 0 pistettä")
            }
            ScoreWarning::WhoWentOut {
                seats,
                points: same,
            } => {
                let all: Vec<_> = seats.iter().map(|&seat| names[seat].clone()).collect();
                let got = if all.len() == 1 { "sai" } else { "saivat" };
                let first = all.first().map(String::as_str).unwrap_or_default();
                format!(
                    "kädessä {round} {got} {} {}, joten ei tiedetä, kuka näytti kortit; jos se oli \
                     {first}: `{command}`",
                    points(*same),
                    and(&all)
                )
            }
            ScoreWarning::SameAsBefore { round: before } => format!(
                "kädessä {round} on samat pisteet kuin juuri sitä ennen kirjatussa kädessä \
                 {before}; jos se kirjattiin kahdesti, `crowns undo` kumoaa sen"
            ),
            ScoreWarning::OutOfTurn { next } => format!(
                "kirjattiin käsi {round}, vaikka seuraavana on käsi {next}; jos se on virhe, \
                 `crowns undo` kumoaa sen"
            ),
            ScoreWarning::LateStart {
                seat,
                round: from,
                start,
                highest,
            } => format!(
                "{} liittyi kädessä {from}, alkusumma {}; tämän korjauksen jälkeen se olisi \
                 {highest}; sen muuttaa `{command}`",
                names[*seat],
                points(*start)
            ),
            ScoreWarning::TieGone { round } => format!(
                "käsi {round} pelattiin tasapelin ratkaisemiseksi, mutta tasapeliä ei enää ole; jos \
                 tämä korjaus on virhe, `crowns undo` kumoaa sen"
            ),
            ScoreWarning::LikeTotals => format!(
                "mitkään käden {round} pisteet eivät ole pienemmät kuin summa ennen sitä; jos nämä \
                 ovat juoksevia summia, anna `crowns undo` ja kirjaa uudelleen valinnalla \
                 `--totals`"
            ),
        }
    }
}

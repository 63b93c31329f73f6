use super::{Danish, and, or};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for Danish {
    fn round_on_screen(&self, number: u8) -> String {
        format!("omgang {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!("{} kort, trumf {}", round.dealt(), round.wild().text())
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("{name} giver")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        format!("{} fører med {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "Intet spil er i gang"
    }

    fn screen_without_game(&self) -> &'static str {
        "Intet spil er i gang. Tryk m og så n for et nyt."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "i alt?" } else { "i alt" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "ikke gemt endnu"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: revanche eller nyt spil",
            false => "Enter: nyt spil",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (giver)" } else { "" };
        format!("{name}{deals}, i alt {total}, nu i alt:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "en løbende sum som 112",
            false => "point (12), en sum (10+15)",
        };
        let row = match has_rows {
            true => format!("; eller hele omgangen: {row}"),
            false => String::new(),
        };
        format!(
            "Skriv {number}, de kort, der er tilbage (KH,5D eller 8,K), out for den, der \
             afsluttede, eller - for en, der ikke var med{row}. ? viser alle taster"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Ret omgang {round}, {name} {points}:"),
            None => format!("Ret omgang {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Skriv de rigtige point som i en ny omgang; piletasterne går til et andet felt, Esc går \
         tilbage"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "Ingen omgang er noteret endnu"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Gem omgang {round}? [J/n/tilbage]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [j/N/tilbage]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Brug det, du skrev for omgang {round}, som omgang {next}? [j/n]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Nu er omgang {next} den næste: j bruger det, du skrev, til den, n dropper det")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F noterer det alligevel")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Tal læses som løbende summer; Ctrl-T læser dem igen som point",
            false => "Tal læses som point",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "i omgang {round} har ingen fået færre point, end de havde i alt; er det løbende \
             summer, så tryk n og Ctrl-T, og skriv dem igen"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter eller q lukker skærmen; skriv videre for et kort",
            'U' => "Enter gentager; skriv videre for et navn",
            _ => "Enter fortryder; skriv videre for et navn",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("omgang {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Gemt: {round}; u fortryder det")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U gør det igen",
            Step::Redo => "u fortryder det igen",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Lige noteret et andet sted: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "Spillet blev lige ændret et andet sted"
    }

    fn check_label(&self) -> &'static str {
        "Hånd:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv en hånd i omgang {}: {dealt} kort for at tælle den, {} efter trækket, færre for \
             de kort, der er tilbage, for eksempel KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {score} til {name}; Tab: næste spiller")
    }

    fn judge_label(&self) -> &'static str {
        "Kombinationer:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Skriv kombinationerne med / imellem, så resten: 6D 7T 8D / 9C 9T 9S / discard QS / left \
         KH 4D"
    }

    fn odds_label(&self) -> &'static str {
        "Odds for:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv din hånd i omgang {}: {dealt} kort før trækket, {} efter. Tilføj / top 8H \
             for at vælge mellem det kort og et træk, / seen KH 4D for kort, der ikke kan \
             trækkes, / last, når nogen har afsluttet",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "{cards} kort indtil nu: {dealt} før trækket, {} efter",
            dealt + 1
        )
    }

    fn odds_pending(&self) -> &'static str {
        "Beregner odds..."
    }

    fn rules_label(&self) -> &'static str {
        "Regler om:"
    }

    fn rules_panel_help(&self) -> &'static str {
        "Skriv et emne eller andre ord: hvem giver, for mange kort, uafgjort"
    }

    fn menu_label(&self) -> &'static str {
        "Vælg:"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Tryk {}; Esc går tilbage", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "nyt spil"),
            ("r", "revanche: samme spillere, den næste giver først"),
            ("j", "en spiller kommer med"),
            ("l", "en spiller går"),
            ("f", "slut spillet før tid"),
            ("s", "kabale"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Spil {number} er stadig i gang ved siden af det nye")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Spil {number} er stadig i gang. Start et nyt alligevel?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Slut spil {number} før den sidste omgang?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter for dem i parentes"
        } else {
            ""
        };
        format!(
            "Hvem der spiller, i den rækkefølge, I sidder, med uret: Ann Bob Cat, eller med \
             kommaer: Ann, Mary Lou, Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("`{name}` ender på et pointtal. Er det navnet på en ny spiller?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas eller navnet på jeres egne regler; Enter for de officielle"
    }

    fn join_label(&self) -> &'static str {
        "Hvem kommer med?"
    }

    fn join_help(&self) -> &'static str {
        "Navnet, for eksempel Zoe; bagefter spørges der om startsummen"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; den til venstre giver nu, så {name} giver i omgang {round}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("Hvad begynder {name} med? [{highest}, den højeste sum]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "Den sum, {name} begynder med, for eksempel 40; Enter for {highest}, den højeste sum \
             ved bordet"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("en sum skal være et tal fra -99999 til 99999, ikke `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Hvem går?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!(
            "{}, eller begyndelsen af navnet; pointene indtil nu bliver stående",
            or(names)
        )
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Luk uden de point, du har skrevet for omgang {round}?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("{count} til, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("der kunne ikke laves en sikkerhedskopi: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter for pointene i omgang {round}, eller en kommando:"),
            None => "Enter for et nyt spil, eller en kommando:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter spørger om pointene, spiller for spiller; en hel omgang kan skrives på én gang: `0 \
         12 37` eller `ann 0 bob 12 cat 37`. Alle kommandoer kan skrives uden `crowns`: `fix 3 \
         ann=31`, `undo`, `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D \
         JK`, `odds 7D 9D JK`, `judge 6D,7D,8D`, `rules ties`. `quit` lukker, `?` viser dette igen"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "hjælp"),
                ("c", "tjek"),
                ("o", "odds"),
                ("j", "døm"),
                ("r", "regler"),
                ("u", "fortryd"),
                ("↑", "ret"),
                ("m", "menu"),
                ("q", "luk"),
                ("l", "log"),
                ("g", "graf"),
            ],
            ScreenKeys::Over => &[
                ("m", "nyt spil"),
                ("g", "graf"),
                ("l", "log"),
                ("r", "regler"),
                ("u", "fortryd"),
                ("↑", "ret"),
                ("?", "hjælp"),
                ("q", "luk"),
            ],
            ScreenKeys::Cell => &[("Enter", "ret"), ("←↑↓→", "andet felt"), ("Esc", "tilbage")],
            ScreenKeys::Save => &[
                ("Enter", "gem"),
                ("←", "tilbage"),
                ("n", "drop"),
                ("Esc", "tilbage"),
            ],
            ScreenKeys::SaveDoubted => &[("j", "gem"), ("←", "tilbage"), ("Enter n", "drop")],
            ScreenKeys::Refused => &[
                ("↑", "svaret, til at rette i"),
                ("?", "hjælp"),
                ("Esc", "tilbage"),
            ],
            ScreenKeys::YesNo => &[("j", "ja"), ("n", "nej"), ("Esc", "tilbage")],
            ScreenKeys::Moved => &[("j", "brug det"), ("n", "drop det")],
            ScreenKeys::Reading => &[("1 2 3", "vælg"), ("Esc", "tilbage")],
            ScreenKeys::Question => &[("Enter", "svar"), ("?", "hjælp"), ("Esc", "tilbage")],
            ScreenKeys::Check => &[
                ("Enter", "brug"),
                ("Tab", "næste spiller"),
                ("Esc", "tilbage"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "rul"), ("Esc", "tilbage")],
            ScreenKeys::Menu => &[
                ("n", "nyt"),
                ("r", "revanche"),
                ("j", "med"),
                ("l", "går"),
                ("f", "slut"),
                ("Esc", "tilbage"),
                ("s", "kabale"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["piletaster", "Venstre", "Højre", "Op"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "point til den spiller, der spørges om"),
            ("12 0 37 5", "hele omgangen, som I sidder"),
            ("tom 12", "point med navn; Tab fuldfører navne"),
            ("tom", "spørger om Toms point"),
            ("out, x", "afsluttede"),
            ("-", "var ikke med"),
            ("KH,5D 8,K", "de kort, der er tilbage"),
            ("← →", "et andet svar i omgangen"),
            ("↑", "ret et felt i regnskabet"),
            ("Ctrl-F", "notér usandsynlige point alligevel"),
            ("Ctrl-T", "tal er løbende summer, eller point"),
            ("? F1", "disse taster; ved et spørgsmål, hvad man kan svare"),
            ("c F2", "tjek en hånd"),
            ("j F3", "døm det, der er lagt ned"),
            ("g F4", "graf"),
            ("l F5", "spillets log"),
            ("r F6", "søg i reglerne"),
            ("m F7", "nyt spil, revanche, kom med, gå, slut"),
            (
                "o F8",
                "odds for en hånd: hvad du skal kassere, tage eller trække",
            ),
            ("u U", "fortryd, gentag"),
            ("PgUp PgDn", "rul i panelet"),
            ("Esc", "luk panelet, tøm linjen"),
            ("Ctrl-Z", "tilbage til shellen; fg vender tilbage"),
            ("q Ctrl-C", "luk"),
            (
                "> d * -",
                "i regnskabet: fører, giver, afsluttede, var ikke med",
            ),
            (
                "Mellemrum",
                "begynder tekst: bogstaver er taster på en tom linje, medmindre de fortsætter som \
                 et navn (`g 12`, `gran 12`) eller en bonde (`js,5d`)",
            ),
        ]
    }
}

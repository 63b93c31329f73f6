use super::{Swedish, and, or};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for Swedish {
    fn round_on_screen(&self, number: u8) -> String {
        format!("omgång {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!("{} kort, vilt {}", round.dealt(), round.wild().text())
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("{name} delar ut")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        format!("{} leder med {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "Inget spel pågår"
    }

    fn screen_without_game(&self) -> &'static str {
        "Inget spel pågår. Tryck m och sedan n för ett nytt."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "summa?" } else { "summa" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "inte sparat än"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: revansch eller nytt spel",
            false => "Enter: nytt spel",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (delar ut)" } else { "" };
        format!("{name}{deals}, summa {total}, ny summa:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "en löpande summa som 112",
            false => "poäng (12), en summa (10+15)",
        };
        let row = match has_rows {
            true => format!("; eller hela omgången: {row}"),
            false => String::new(),
        };
        format!(
            "Skriv {number}, korten som är kvar (KH,5D eller 8,K), out för den som gick ut, eller \
             - för den som inte var med{row}. ? visar alla tangenter"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Rätta omgång {round}, {name} {points}:"),
            None => format!("Rätta omgång {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Skriv de rätta poängen som i en ny omgång; piltangenterna går till en annan ruta, Esc går \
         tillbaka"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "Ingen omgång är införd än"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Spara omgång {round}? [J/n/tillbaka]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [j/N/tillbaka]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Använda det du skrev för omgång {round} som omgång {next}? [j/n]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Nu står omgång {next} på tur: j använder det du skrev för den, n slänger det")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F för in det ändå")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Tal läses som löpande summor; Ctrl-T läser dem som poäng igen",
            false => "Tal läses som poäng",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "i omgång {round} har ingen fått färre poäng än de hade sammanlagt; om det är löpande \
             summor, tryck n och Ctrl-T och skriv dem igen"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter eller q stänger skärmen; skriv vidare för ett kort",
            'U' => "Enter gör om; skriv vidare för ett namn",
            _ => "Enter ångrar; skriv vidare för ett namn",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("omgång {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Sparade {round}; u ångrar det")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U gör om det",
            Step::Redo => "u ångrar det igen",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Just infört på annat håll: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "Spelet ändrades just på annat håll"
    }

    fn check_label(&self) -> &'static str {
        "Hand:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv en hand i omgång {}: {dealt} kort för att räkna den, {} efter draget, färre för \
             korten som är kvar, till exempel KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {score} till {name}; Tab: nästa spelare")
    }

    fn judge_label(&self) -> &'static str {
        "Kombinationer:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Skriv kombinationerna med / emellan, sedan resten: 6D 7T 8D / 9C 9T 9S / discard QS / \
         left KH 4D"
    }

    fn odds_label(&self) -> &'static str {
        "Odds för:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv din hand i omgång {}: {dealt} kort före draget, {} efter. Lägg till / top \
             8H för att välja mellan det kortet och ett drag, / seen KH 4D för kort som inte \
             kan dras, / last när någon har gått ut",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "{cards} kort hittills: {dealt} före draget, {} efter",
            dealt + 1
        )
    }

    fn odds_pending(&self) -> &'static str {
        "Beräknar odds..."
    }

    fn rules_label(&self) -> &'static str {
        "Regler om:"
    }

    fn rules_panel_help(&self) -> &'static str {
        "Skriv ett ämne eller andra ord: vem delar ut, för många kort, oavgjort"
    }

    fn menu_label(&self) -> &'static str {
        "Välj:"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Tryck {}; Esc går tillbaka", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "nytt spel"),
            ("r", "revansch: samma spelare, nästa delar ut först"),
            ("j", "en spelare kommer med"),
            ("l", "en spelare går"),
            ("f", "avsluta spelet i förtid"),
            ("s", "solitaire"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Spel {number} pågår fortfarande bredvid det nya")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Spel {number} pågår fortfarande. Starta ett nytt ändå?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Avsluta spel {number} före sista omgången?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter för dem inom parentes"
        } else {
            ""
        };
        format!(
            "Vilka som spelar, i den ordning ni sitter, medsols: Ann Bob Cat, eller med komman: \
             Ann, Mary Lou, Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("`{name}` slutar på ett poängtal. Är det namnet på en ny spelare?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas eller namnet på era egna regler; Enter för de officiella"
    }

    fn join_label(&self) -> &'static str {
        "Vem kommer med?"
    }

    fn join_help(&self) -> &'static str {
        "Namnet, till exempel Zoe; sedan frågas det efter startsumman"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; given går vidare åt vänster, så {name} delar ut i omgång {round}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("Vad börjar {name} med? [{highest}, den högsta summan]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "Summan som {name} börjar med, till exempel 40; Enter för {highest}, den högsta summan \
             vid bordet"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("en summa måste vara ett tal från -99999 till 99999, inte `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Vem går?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!(
            "{}, eller början på namnet; poängen hittills står kvar",
            or(names)
        )
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Stänga utan poängen du har skrivit för omgång {round}?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("{count} till, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("det gick inte att göra en säkerhetskopia: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter för poängen i omgång {round}, eller ett kommando:"),
            None => "Enter för ett nytt spel, eller ett kommando:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter frågar efter poängen, spelare för spelare; en hel omgång kan skrivas på en gång: `0 \
         12 37` eller `ann 0 bob 12 cat 37`. Alla kommandon kan skrivas utan `crowns`: `fix 3 \
         ann=31`, `undo`, `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D \
         JK`, `odds 7D 9D JK`, `judge 6D,7D,8D`, `rules ties`. `quit` avslutar, `?` visar det här \
         igen"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "hjälp"),
                ("c", "kolla"),
                ("o", "odds"),
                ("j", "döm"),
                ("r", "regler"),
                ("u", "ångra"),
                ("↑", "rätta"),
                ("m", "meny"),
                ("q", "stäng"),
                ("l", "logg"),
                ("g", "graf"),
            ],
            ScreenKeys::Over => &[
                ("m", "nytt spel"),
                ("g", "graf"),
                ("l", "logg"),
                ("r", "regler"),
                ("u", "ångra"),
                ("↑", "rätta"),
                ("?", "hjälp"),
                ("q", "stäng"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "rätta"),
                ("←↑↓→", "annan ruta"),
                ("Esc", "tillbaka"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "spara"),
                ("←", "tillbaka"),
                ("n", "släng"),
                ("Esc", "tillbaka"),
            ],
            ScreenKeys::SaveDoubted => &[("j", "spara"), ("←", "tillbaka"), ("Enter n", "släng")],
            ScreenKeys::Refused => &[
                ("↑", "svaret, för att ändra"),
                ("?", "hjälp"),
                ("Esc", "tillbaka"),
            ],
            ScreenKeys::YesNo => &[("j", "ja"), ("n", "nej"), ("Esc", "tillbaka")],
            ScreenKeys::Moved => &[("j", "använd det"), ("n", "släng det")],
            ScreenKeys::Reading => &[("1 2 3", "välj"), ("Esc", "tillbaka")],
            ScreenKeys::Question => &[("Enter", "svara"), ("?", "hjälp"), ("Esc", "tillbaka")],
            ScreenKeys::Check => &[
                ("Enter", "använd"),
                ("Tab", "nästa spelare"),
                ("Esc", "tillbaka"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "bläddra"), ("Esc", "tillbaka")],
            ScreenKeys::Menu => &[
                ("n", "nytt"),
                ("r", "revansch"),
                ("j", "med"),
                ("l", "går"),
                ("f", "slut"),
                ("Esc", "tillbaka"),
                ("s", "solitaire"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["piltangenter", "Vänster", "Höger", "Upp"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "poäng till spelaren som frågan gäller"),
            ("12 0 37 5", "hela omgången, som ni sitter"),
            ("tom 12", "poäng med namn; Tab fyller i namn"),
            ("tom", "frågar efter Toms poäng"),
            ("out, x", "gick ut"),
            ("-", "var inte med"),
            ("KH,5D 8,K", "korten som är kvar"),
            ("← →", "ett annat svar i omgången"),
            ("↑", "rätta en ruta i protokollet"),
            ("Ctrl-F", "för in orimliga poäng ändå"),
            ("Ctrl-T", "tal är löpande summor, eller poäng"),
            ("? F1", "de här tangenterna; vid en fråga, vad du kan svara"),
            ("c F2", "kontrollera en hand"),
            ("j F3", "döm det som är nedlagt"),
            ("g F4", "graf"),
            ("l F5", "spelets logg"),
            ("r F6", "sök i reglerna"),
            ("m F7", "nytt spel, revansch, kom med, gå, avsluta"),
            ("o F8", "odds för en hand: vad du bör kasta, ta eller dra"),
            ("u U", "ångra, gör om"),
            ("PgUp PgDn", "bläddra i panelen"),
            ("Esc", "stäng panelen, töm raden"),
            ("Ctrl-Z", "tillbaka till skalet; fg återvänder"),
            ("q Ctrl-C", "stäng"),
            (
                "> d * -",
                "i protokollet: leder, delar ut, gick ut, var inte med",
            ),
            (
                "Mellanslag",
                "börjar text: bokstäver är tangenter på en tom rad, om de inte fortsätter som ett \
                 namn (`g 12`, `gran 12`) eller en knekt (`js,5d`)",
            ),
        ]
    }
}

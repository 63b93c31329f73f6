use super::{Norwegian, and, or};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for Norwegian {
    fn round_on_screen(&self, number: u8) -> String {
        format!("omgang {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!("{} kort, jokerkort {}", round.dealt(), round.wild().text())
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("{name} deler ut")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        format!("{} leder med {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "Ingen spill er i gang"
    }

    fn screen_without_game(&self) -> &'static str {
        "Ingen spill er i gang. Trykk m og så n for et nytt."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "sum?" } else { "sum" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "ikke lagret ennå"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: revansj eller nytt spill",
            false => "Enter: nytt spill",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (deler ut)" } else { "" };
        format!("{name}{deals}, sum {total}, ny sum:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "en løpende sum som 112",
            false => "poeng (12), en sum (10+15)",
        };
        let row = match has_rows {
            true => format!("; eller hele omgangen: {row}"),
            false => String::new(),
        };
        format!(
            "Skriv {number}, kortene som er igjen (KH,5D eller 8,K), out for den som gikk ut, \
             eller - for en som ikke var med{row}. ? viser alle tastene"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Rett omgang {round}, {name} {points}:"),
            None => format!("Rett omgang {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Skriv de riktige poengene som i en ny omgang; piltastene går til et annet felt, Esc går \
         tilbake"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "Ingen omgang er ført ennå"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Lagre omgang {round}? [J/n/tilbake]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [j/N/tilbake]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Bruke det du skrev for omgang {round}, som omgang {next}? [j/n]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Nå er omgang {next} den neste: j bruker det du skrev, til den, n dropper det")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F fører det likevel")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Tall leses som løpende summer; Ctrl-T leser dem igjen som poeng",
            false => "Tall leses som poeng",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "i omgang {round} har ingen fått færre poeng enn de hadde til sammen; er det løpende \
             summer, trykk n og Ctrl-T, og skriv dem på nytt"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter eller q lukker skjermen; skriv videre for et kort",
            'U' => "Enter gjør om igjen; skriv videre for et navn",
            _ => "Enter angrer; skriv videre for et navn",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("omgang {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Lagret {round}; u angrer det")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U gjør det om igjen",
            Step::Redo => "u angrer det igjen",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Nettopp ført et annet sted: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "Spillet ble nettopp endret et annet sted"
    }

    fn check_label(&self) -> &'static str {
        "Hånd:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv en hånd i omgang {}: {dealt} kort for å telle den, {} etter trekket, færre for \
             kortene som er igjen, for eksempel KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {score} til {name}; Tab: neste spiller")
    }

    fn judge_label(&self) -> &'static str {
        "Kombinasjoner:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Skriv kombinasjonene med / imellom, så resten: 6D 7T 8D / 9C 9T 9S / discard QS / left KH \
         4D"
    }

    fn odds_label(&self) -> &'static str {
        "Odds for:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skriv hånden din i omgang {}: {dealt} kort før trekket, {} etter. Legg til / top \
             8H for å velge mellom det kortet og et trekk, / seen KH 4D for kort som ikke kan \
             trekkes, / last når noen har gått ut",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "{cards} kort så langt: {dealt} før trekket, {} etter",
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
        "Skriv et emne eller andre ord: hvem deler ut, for mange kort, uavgjort"
    }

    fn menu_label(&self) -> &'static str {
        "Velg:"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Trykk {}; Esc går tilbake", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "nytt spill"),
            ("r", "revansj: samme spillere, den neste deler ut først"),
            ("j", "en spiller blir med"),
            ("l", "en spiller går"),
            ("f", "avslutt spillet før tiden"),
            ("s", "kabal"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Spill {number} er fortsatt i gang ved siden av det nye")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Spill {number} er fortsatt i gang. Starte et nytt likevel?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Avslutte spill {number} før den siste omgangen?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter for dem i parentes"
        } else {
            ""
        };
        format!(
            "Hvem som spiller, i den rekkefølgen dere sitter, med urviseren: Ann Bob Cat, eller \
             med komma: Ann, Mary Lou, Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("`{name}` slutter på et poengtall. Er det navnet på en ny spiller?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas eller navnet på deres egne regler; Enter for de offisielle"
    }

    fn join_label(&self) -> &'static str {
        "Hvem blir med?"
    }

    fn join_help(&self) -> &'static str {
        "Navnet, for eksempel Zoe; deretter spørres det om startsummen"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; utdelingen går videre til venstre, så {name} deler ut i omgang {round}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("Hva begynner {name} med? [{highest}, den høyeste summen]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "Summen {name} begynner med, for eksempel 40; Enter for {highest}, den høyeste summen \
             ved bordet"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("en sum må være et tall fra -99999 til 99999, ikke `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Hvem går?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!(
            "{}, eller begynnelsen på navnet; poengene så langt blir stående",
            or(names)
        )
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Lukke uten poengene du har skrevet for omgang {round}?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("{count} til, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("det gikk ikke å lage en sikkerhetskopi: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter for poengene i omgang {round}, eller en kommando:"),
            None => "Enter for et nytt spill, eller en kommando:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter spør om poengene, spiller for spiller; en hel omgang kan skrives på én gang: `0 12 \
         37` eller `ann 0 bob 12 cat 37`. Alle kommandoer kan skrives uten `crowns`: `fix 3 \
         ann=31`, `undo`, `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D \
         JK`, `odds 7D 9D JK`, `judge 6D,7D,8D`, `rules ties`. `quit` avslutter, `?` viser dette \
         igjen"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "hjelp"),
                ("c", "sjekk"),
                ("o", "odds"),
                ("j", "døm"),
                ("r", "regler"),
                ("u", "angre"),
                ("↑", "rett"),
                ("m", "meny"),
                ("q", "lukk"),
                ("l", "logg"),
                ("g", "graf"),
            ],
            ScreenKeys::Over => &[
                ("m", "nytt spill"),
                ("g", "graf"),
                ("l", "logg"),
                ("r", "regler"),
                ("u", "angre"),
                ("↑", "rett"),
                ("?", "hjelp"),
                ("q", "lukk"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "rett"),
                ("←↑↓→", "annet felt"),
                ("Esc", "tilbake"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "lagre"),
                ("←", "tilbake"),
                ("n", "dropp"),
                ("Esc", "tilbake"),
            ],
            ScreenKeys::SaveDoubted => &[("j", "lagre"), ("←", "tilbake"), ("Enter n", "dropp")],
            ScreenKeys::Refused => &[
                ("↑", "svaret, for å rette i det"),
                ("?", "hjelp"),
                ("Esc", "tilbake"),
            ],
            ScreenKeys::YesNo => &[("j", "ja"), ("n", "nei"), ("Esc", "tilbake")],
            ScreenKeys::Moved => &[("j", "bruk det"), ("n", "dropp det")],
            ScreenKeys::Reading => &[("1 2 3", "velg"), ("Esc", "tilbake")],
            ScreenKeys::Question => &[("Enter", "svar"), ("?", "hjelp"), ("Esc", "tilbake")],
            ScreenKeys::Check => &[
                ("Enter", "bruk"),
                ("Tab", "neste spiller"),
                ("Esc", "tilbake"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "rull"), ("Esc", "tilbake")],
            ScreenKeys::Menu => &[
                ("n", "nytt"),
                ("r", "revansj"),
                ("j", "med"),
                ("l", "går"),
                ("f", "slutt"),
                ("Esc", "tilbake"),
                ("s", "kabal"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["piltaster", "Venstre", "Høyre", "Opp"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "poeng til spilleren det spørres om"),
            ("12 0 37 5", "hele omgangen, slik dere sitter"),
            ("tom 12", "poeng med navn; Tab fullfører navn"),
            ("tom", "spør om poengene til Tom"),
            ("out, x", "gikk ut"),
            ("-", "var ikke med"),
            ("KH,5D 8,K", "kortene som er igjen"),
            ("← →", "et annet svar i omgangen"),
            ("↑", "rett et felt i protokollen"),
            ("Ctrl-F", "før inn usannsynlige poeng likevel"),
            ("Ctrl-T", "tall er løpende summer, eller poeng"),
            ("? F1", "disse tastene; ved et spørsmål, hva du kan svare"),
            ("c F2", "sjekk en hånd"),
            ("j F3", "døm det som er lagt ned"),
            ("g F4", "graf"),
            ("l F5", "loggen for spillet"),
            ("r F6", "søk i reglene"),
            ("m F7", "nytt spill, revansj, bli med, gå, avslutt"),
            (
                "o F8",
                "odds for en hånd: hva du bør kaste, ta eller trekke",
            ),
            ("u U", "angre, gjør om"),
            ("PgUp PgDn", "rull i panelet"),
            ("Esc", "lukk panelet, tøm linjen"),
            ("Ctrl-Z", "tilbake til skallet; fg kommer tilbake"),
            ("q Ctrl-C", "lukk"),
            (
                "> d * -",
                "i protokollen: leder, deler ut, gikk ut, var ikke med",
            ),
            (
                "Mellomrom",
                "begynner tekst: bokstaver er taster på en tom linje, med mindre de fortsetter som \
                 et navn (`g 12`, `gran 12`) eller en knekt (`js,5d`)",
            ),
        ]
    }
}

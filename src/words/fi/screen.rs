use super::grammar::cards as counted_cards;
use super::{Finnish, and, or, plural};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for Finnish {
    fn round_on_screen(&self, number: u8) -> String {
        format!("käsi {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!(
            "jaetaan {}, {} villejä",
            round.dealt(),
            plural(round.wild())
        )
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("jakaa {name}")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        let lead = if names.len() == 1 {
            "johtaa"
        } else {
            "johtavat"
        };
        format!("{lead} {}, summa {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "Mikään peli ei ole kesken"
    }

    fn screen_without_game(&self) -> &'static str {
        "Mikään peli ei ole kesken. Uuden saat painamalla m, sitten n."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "summa?" } else { "summa" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "ei vielä tallennettu"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: uusintapeli tai uusi peli",
            false => "Enter: uusi peli",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (jakaa)" } else { "" };
        format!("{name}{deals}, summa {total}, uusi summa:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "juokseva summa, esimerkiksi 112",
            false => "pisteet (12), yhteenlasku (10+15)",
        };
        let row = match has_rows {
            true => format!("; tai koko käsi: {row}"),
            false => String::new(),
        };
        format!(
            "Kirjoita {number}, jäljelle jääneet kortit (KH,5D tai 8,K), out jos pelaaja näytti \
             kortit, tai - jos hän ei pelannut{row}. ? näyttää kaikki näppäimet"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Korjaa käsi {round}, {name} {points}:"),
            None => format!("Korjaa käsi {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Kirjoita oikeat pisteet kuten uudessa kädessä; nuolet vievät toiseen ruutuun, Esc palaa"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "Yhtään kättä ei ole vielä kirjattu"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Tallennetaanko käsi {round}? [K/e/takaisin]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [k/E/takaisin]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Siirretäänkö kädelle {round} kirjoitetut pisteet kädelle {next}? [k/e]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Seuraavana on nyt käsi {next}: k siirtää kirjoitetut pisteet sille, e hylkää ne")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F kirjaa sen silti")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Luvut luetaan juoksevina summina; Ctrl-T lukee ne taas pisteinä",
            false => "Luvut luetaan pisteinä",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "mitkään käden {round} pisteet eivät ole pienemmät kuin summa ennen sitä; jos nämä \
             ovat juoksevia summia, paina e, sitten Ctrl-T, ja kirjoita ne uudelleen"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter tai q sulkee näytön; jatka, jos kirjoitat korttia",
            'U' => "Enter tekee uudelleen; jatka, jos kirjoitat nimeä",
            _ => "Enter kumoaa; jatka, jos kirjoitat nimeä",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("käsi {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Tallennettu: {round}; u kumoaa sen")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U palauttaa sen",
            Step::Redo => "u kumoaa sen taas",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Juuri kirjattu muualla: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "Peliä muutettiin juuri muualla"
    }

    fn check_label(&self) -> &'static str {
        "Kortit:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Kirjoita kortit kädestä {}: {dealt} laskettavaksi, noston jälkeen {}, vähemmän jos ne \
             jäivät jäljelle, esimerkiksi KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {name} – {score}; Tab: seuraava pelaaja")
    }

    fn judge_label(&self) -> &'static str {
        "Yhdistelmät:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Kirjoita yhdistelmät niin, että välissä on /, sitten loput: 6D 7T 8D / 9C 9T 9S / discard \
         QS / left KH 4D"
    }

    fn odds_label(&self) -> &'static str {
        "Arvio korteista:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Kirjoita omat korttisi kädestä {}: {dealt} ennen nostoa, {} sen jälkeen. Lisää / top \
             8H, jos voit ottaa sen kortin tai nostaa, / seen KH 4D, jos niitä ei voi nostaa, / \
             last, kun joku on näyttänyt kortit",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        let cards = counted_cards(cards as u64);
        format!(
            "tähän asti {cards}: ennen nostoa {dealt}, sen jälkeen {}",
            dealt + 1
        )
    }

    fn odds_pending(&self) -> &'static str {
        "Lasketaan mahdollisuuksia..."
    }

    fn rules_label(&self) -> &'static str {
        "Säännöistä:"
    }

    fn rules_panel_help(&self) -> &'static str {
        "Kirjoita aihe tai muita sanoja: kuka jakaa, liikaa kortteja, tasapeli"
    }

    fn menu_label(&self) -> &'static str {
        "Mitä tehdään?"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Paina {}; Esc palaa", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "uusi peli"),
            ("r", "uusintapeli: samat pelaajat, seuraava jakaa ensin"),
            ("j", "pelaaja liittyy"),
            ("l", "pelaaja lähtee"),
            ("f", "päätä peli kesken"),
            ("s", "pasianssi"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Peli {number} jää kesken uuden rinnalle")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Peli {number} on yhä kesken. Aloitetaanko silti toinen?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Päätetäänkö peli {number} ennen viimeistä kättä?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter valitsee hakasulkeissa olevat"
        } else {
            ""
        };
        format!(
            "Pelaajat istumajärjestyksessä, myötäpäivään: Ann Bob Cat, tai pilkuin: Ann, Mary Lou, \
             Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("Nimen `{name}` lopussa on pisteet. Onko se uuden pelaajan nimi?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas tai omien sääntöjen nimi; Enter valitsee viralliset"
    }

    fn join_label(&self) -> &'static str {
        "Kuka liittyy?"
    }

    fn join_help(&self) -> &'static str {
        "Nimi, esimerkiksi Zoe; alkusumma kysytään seuraavaksi"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; jakovuoro siirtyy vasemmalle, joten käden {round} jakaa {name}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("{name}, alkusumma? [{highest}, suurin summa]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "Summa, josta {name} aloittaa, esimerkiksi 40; Enter valitsee pöydän suurimman summan, \
             {highest}"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("summa on luku, vähintään -99999 ja enintään 99999, ei `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Kuka lähtee?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!("{}, tai nimen alku; tähänastiset pisteet jäävät", or(names))
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Lopetetaanko, vaikka kädelle {round} kirjoitetut pisteet häviävät?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("vielä {count}, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("varmuuskopiota ei voitu tehdä: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter kysyy käden {round} pisteet; tai komento:"),
            None => "Enter aloittaa uuden pelin; tai komento:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter kysyy pisteet pelaaja kerrallaan; koko käden voi kirjoittaa kerralla: `0 12 37` tai \
         `ann 0 bob 12 cat 37`. Kaikki komennot voi kirjoittaa ilman sanaa `crowns`: `fix 3 \
         ann=31`, `undo`, `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D \
         JK`, `odds 7D 9D JK`, `judge 6D,7D,8D`, `rules ties`. `quit` lopettaa, `?` näyttää tämän \
         uudelleen"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "apu"),
                ("c", "tutki"),
                ("o", "arvio"),
                ("j", "tuomio"),
                ("r", "säännöt"),
                ("u", "kumoa"),
                ("↑", "korjaa"),
                ("m", "peli"),
                ("q", "pois"),
                ("l", "loki"),
                ("g", "kuva"),
            ],
            ScreenKeys::Over => &[
                ("m", "uusi peli"),
                ("g", "kuva"),
                ("l", "loki"),
                ("r", "säännöt"),
                ("u", "kumoa"),
                ("↑", "korjaa"),
                ("?", "apu"),
                ("q", "lopeta"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "korjaa"),
                ("←↑↓→", "toinen ruutu"),
                ("Esc", "takaisin"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "tallenna"),
                ("←", "takaisin"),
                ("e", "hylkää"),
                ("Esc", "takaisin"),
            ],
            ScreenKeys::SaveDoubted => {
                &[("k", "tallenna"), ("←", "takaisin"), ("Enter e", "hylkää")]
            }
            ScreenKeys::Refused => &[
                ("↑", "muokkaa vastausta"),
                ("?", "apu"),
                ("Esc", "takaisin"),
            ],
            ScreenKeys::YesNo => &[("k", "kyllä"), ("e", "ei"), ("Esc", "takaisin")],
            ScreenKeys::Moved => &[("k", "siirrä"), ("e", "hylkää")],
            ScreenKeys::Reading => &[("1 2 3", "valitse"), ("Esc", "takaisin")],
            ScreenKeys::Question => &[("Enter", "vastaa"), ("?", "apu"), ("Esc", "takaisin")],
            ScreenKeys::Check => &[
                ("Enter", "ota pisteet"),
                ("Tab", "seuraava pelaaja"),
                ("Esc", "takaisin"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "selaa"), ("Esc", "takaisin")],
            ScreenKeys::Menu => &[
                ("n", "uusi"),
                ("r", "uusinta"),
                ("j", "liity"),
                ("l", "lähde"),
                ("f", "päätä"),
                ("Esc", "takaisin"),
                ("s", "pasianssi"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["nuolet", "Vasen", "Oikea", "Ylös"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "sen pelaajan pisteet, jolta kysytään"),
            ("12 0 37 5", "koko käsi istumajärjestyksessä"),
            ("tom 12", "pisteet nimen kanssa; Tab täydentää nimen"),
            ("tom", "kysyy pisteet, jotka Tom sai"),
            ("out, x", "näytti kortit"),
            ("-", "ei pelannut"),
            ("KH,5D 8,K", "jäljelle jääneet kortit"),
            ("← →", "toinen vastaus samasta kädestä"),
            ("↑", "korjaa taulukon ruutu"),
            ("Ctrl-F", "kirjaa epäuskottavat pisteet silti"),
            ("Ctrl-T", "luvut ovat juoksevia summia tai pisteitä"),
            ("? F1", "nämä näppäimet; kysymyksessä, mitä voi vastata"),
            ("c F2", "tutki kortteja"),
            ("j F3", "tuomitse pöytään lasketut kortit"),
            ("g F4", "kuva summista"),
            ("l F5", "pelin loki"),
            ("r F6", "etsi säännöistä"),
            ("m F7", "uusi peli, uusinta, liity, lähde, päätä"),
            ("o F8", "arvio: mitä poistaa, ottaa tai nostaa"),
            ("u U", "kumoa, tee uudelleen"),
            ("PgUp PgDn", "selaa paneelia"),
            ("Esc", "sulje paneeli, tyhjennä rivi"),
            ("Ctrl-Z", "takaisin komentotulkkiin; fg palaa"),
            ("q Ctrl-C", "lopeta"),
            (
                "> d * -",
                "taulukossa: johtaa, jakaa, näytti kortit, ei pelannut",
            ),
            (
                "välilyönti",
                "aloittaa tekstin: tyhjällä rivillä kirjaimet ovat näppäimiä, elleivät ne jatku \
                 nimeksi (`g 12`, `gran 12`) tai sotamieheksi (`js,5d`)",
            ),
        ]
    }
}

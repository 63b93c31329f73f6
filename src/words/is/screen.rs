use super::{Icelandic, and, or, plural};
use crate::rules::Round;
use crate::words::{ScreenKeys, ScreenWords, Step};

impl ScreenWords for Icelandic {
    fn round_on_screen(&self, number: u8) -> String {
        format!("umferð {number}")
    }

    fn deal_on_screen(&self, round: Round) -> String {
        format!(
            "{} spil á mann, {} gilda allt",
            round.dealt(),
            plural(round.wild())
        )
    }

    fn dealer_on_screen(&self, name: &str) -> String {
        format!("{name} gefur")
    }

    fn leader_on_screen(&self, names: &[String], total: i32) -> String {
        let lead = if names.len() == 1 {
            "leiðir"
        } else {
            "leiða"
        };
        format!("{} {lead} með {total}", and(names))
    }

    fn no_open_game_here(&self) -> &'static str {
        "Enginn leikur er í gangi"
    }

    fn screen_without_game(&self) -> &'static str {
        "Enginn leikur er í gangi. Ýttu á m og svo n til að byrja nýjan."
    }

    fn total_label(&self, typed: bool) -> &'static str {
        if typed { "alls?" } else { "alls" }
    }

    fn not_saved_yet(&self) -> &'static str {
        "ekki vistað enn"
    }

    fn over_label(&self, has_game: bool) -> &'static str {
        match has_game {
            true => "Enter: spila aftur eða nýr leikur",
            false => "Enter: nýr leikur",
        }
    }

    fn total_prompt(&self, name: &str, deals: bool, total: i32) -> String {
        let deals = if deals { " (gefur)" } else { "" };
        format!("{name}{deals}, alls {total}, ný heildarstig:")
    }

    fn entry_help(&self, row: &str, has_rows: bool, totals: bool) -> String {
        let number = match totals {
            true => "heildarstig, t.d. 112",
            false => "stig (12), summu (10+15)",
        };
        let row = match has_rows {
            true => format!("; eða alla umferðina: {row}"),
            false => String::new(),
        };
        format!(
            "Skrifaðu {number}, spilin sem eru eftir (KH,5D eða 8,K), out fyrir þann sem lokaði \
             eða - fyrir þann sem spilaði ekki{row}. ? sýnir alla flýtilykla"
        )
    }

    fn correct_label(&self, round: u8, name: &str, points: Option<i32>) -> String {
        match points {
            Some(points) => format!("Leiðrétta umferð {round}, {name} {points}:"),
            None => format!("Leiðrétta umferð {round}, {name}:"),
        }
    }

    fn correct_help(&self) -> &'static str {
        "Skrifaðu réttu stigin, eins og í nýrri umferð; örvarnar fara í annan reit, Esc fer til \
         baka"
    }

    fn nothing_to_correct(&self) -> &'static str {
        "Engin umferð er skráð enn"
    }

    fn save_label(&self, round: u8) -> String {
        format!("Vista umferð {round}? [J/n/til baka]")
    }

    fn doubted_label(&self, doubt: &str) -> String {
        format!("{doubt} [j/N/til baka]")
    }

    fn moved_label(&self, round: u8, next: u8) -> String {
        format!("Nota það sem þú skrifaðir fyrir umferð {round} sem umferð {next}? [j/n]")
    }

    fn moved_help(&self, next: u8) -> String {
        format!("Nú er umferð {next} næst: j notar það sem þú skrifaðir fyrir hana, n fleygir því")
    }

    fn force_key(&self, refusal: &str) -> String {
        format!("{refusal}; Ctrl-F skráir það samt")
    }

    fn totals_switched(&self, totals: bool) -> &'static str {
        match totals {
            true => "Tölur eru lesnar sem heildarstig; Ctrl-T les þær aftur sem stig umferðar",
            false => "Tölur eru lesnar sem stig umferðar",
        }
    }

    fn like_totals(&self, round: u8) -> String {
        format!(
            "engin stig í umferð {round} eru lægri en heildarstigin á undan; ef þetta eru \
             heildarstig skaltu ýta á n, síðan Ctrl-T, og skrifa þau aftur"
        )
    }

    fn waiting_key(&self, letter: char) -> &'static str {
        match letter {
            'q' => "Enter eða q lokar skjánum; skrifaðu áfram ef þetta er spil",
            'U' => "Enter endurtekur; skrifaðu áfram ef þetta er nafn",
            _ => "Enter afturkallar; skrifaðu áfram ef þetta er nafn",
        }
    }

    fn round_scores(&self, round: u8, scores: &str) -> String {
        format!("umferð {round}: {scores}")
    }

    fn round_saved(&self, round: &str) -> String {
        format!("Vistað: {round}; u afturkallar það")
    }

    fn key_to_step_back(&self, step: Step) -> &'static str {
        match step {
            Step::Undo => "U endurtekur það",
            Step::Redo => "u afturkallar það á ný",
        }
    }

    fn entered_elsewhere(&self, round: &str) -> String {
        format!("Skráð annars staðar rétt í þessu: {round}")
    }

    fn changed_elsewhere(&self) -> &'static str {
        "Leiknum var breytt annars staðar rétt í þessu"
    }

    fn check_label(&self) -> &'static str {
        "Hönd:"
    }

    fn check_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skrifaðu hönd úr umferð {}: {dealt} spil til að telja hana, {} þegar búið er að \
             draga, færri ef þau eru eftir, t.d. KH 5D 9T JK",
            round.number(),
            dealt + 1
        )
    }

    fn take_over(&self, name: &str, score: &str) -> String {
        format!("Enter: {name} – {score}; Tab: næsti leikmaður")
    }

    fn judge_label(&self) -> &'static str {
        "Raðir:"
    }

    fn judge_panel_help(&self) -> &'static str {
        "Skrifaðu raðirnar með / á milli, síðan hitt: 6D 7T 8D / 9C 9T 9S / discard QS / left KH 4D"
    }

    fn odds_label(&self) -> &'static str {
        "Líkur:"
    }

    fn odds_panel_help(&self, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "Skrifaðu höndina í umferð {}: {dealt} spil áður en dregið er, {} á eftir. Bættu við / \
             top 8H til að taka það spil eða draga, / seen KH 4D fyrir spil sem ekki er hægt að \
             draga, / last þegar einhver hefur lokað",
            round.number(),
            dealt + 1
        )
    }

    fn cards_so_far(&self, cards: usize, round: Round) -> String {
        let dealt = round.dealt();
        format!(
            "spil komin: {cards}; þau eru {dealt} áður en dregið er, {} á eftir",
            dealt + 1
        )
    }

    fn odds_pending(&self) -> &'static str {
        "Reikna líkurnar..."
    }

    fn rules_label(&self) -> &'static str {
        "Reglur um:"
    }

    fn rules_panel_help(&self) -> &'static str {
        "Skrifaðu efni eða önnur orð: hver gefur, of mörg spil, jafntefli"
    }

    fn menu_label(&self) -> &'static str {
        "Hvað viltu gera?"
    }

    fn menu_help(&self, letters: &[String]) -> String {
        format!("Ýttu á {}; Esc fer til baka", or(letters))
    }

    fn menu_entries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("n", "nýr leikur"),
            ("r", "aftur: sömu leikmenn, sá næsti gefur fyrst"),
            ("j", "leikmaður kemur inn"),
            ("l", "leikmaður fer"),
            ("f", "ljúka leiknum snemma"),
            ("s", "kapall"),
        ]
    }

    fn also_open_here(&self, number: u32) -> String {
        format!("Leikur {number} verður áfram í gangi ásamt þeim nýja")
    }

    fn rematch_of_open(&self, number: u32) -> String {
        format!("Leikur {number} er enn í gangi. Byrja samt annan?")
    }

    fn finish_now(&self, number: u32) -> String {
        format!("Ljúka leik {number} fyrir síðustu umferð?")
    }

    fn players_help(&self, is_offered: bool) -> String {
        let offered = if is_offered {
            "; Enter velur þá sem eru í hornklofum"
        } else {
            ""
        };
        format!(
            "Leikmenn í sætaröð, réttsælis: Ann Bob Cat, eða með kommum: Ann, Mary Lou, \
             Cat{offered}"
        )
    }

    fn is_name_with_score(&self, name: &str) -> String {
        format!("`{name}` endar á stigum. Er þetta nafn á nýjum leikmanni?")
    }

    fn rules_to_play_help(&self) -> &'static str {
        "official, texas eða nafn á þínum eigin reglum; Enter velur þær opinberu"
    }

    fn join_label(&self) -> &'static str {
        "Hver kemur inn?"
    }

    fn join_help(&self) -> &'static str {
        "Nafnið, t.d. Zoe; næst er spurt um stigin í byrjun"
    }

    fn deal_passes(&self, round: u8, name: &str) -> String {
        format!("; gjöfin færist til vinstri, svo að {name} gefur í umferð {round}")
    }

    fn join_total_label(&self, name: &str, highest: i32) -> String {
        format!("{name}, stig í byrjun? [{highest}, hæstu heildarstig]")
    }

    fn join_total_help(&self, name: &str, highest: i32) -> String {
        format!(
            "Heildarstigin sem {name} byrjar með, t.d. 40; Enter velur {highest}, hæstu \
             heildarstig við borðið"
        )
    }

    fn no_total(&self, text: &str) -> String {
        format!("heildarstig þurfa að vera tala frá -99999 til 99999, ekki `{text}`")
    }

    fn leave_label(&self) -> &'static str {
        "Hver fer?"
    }

    fn leave_help(&self, names: &[String]) -> String {
        format!(
            "{}, eða byrjunin á nafninu; stigin hingað til haldast",
            or(names)
        )
    }

    fn quit_label(&self, round: u8) -> String {
        format!("Hætta án þess að vista stigin sem skrifuð voru fyrir umferð {round}?")
    }

    fn more_lines(&self, count: usize) -> String {
        format!("{count} í viðbót, PgDn")
    }

    fn no_backup(&self, why: &str) -> String {
        format!("ekki tókst að taka afrit: {why}")
    }

    fn plain_label(&self, round: Option<u8>) -> String {
        match round {
            Some(round) => format!("Enter skráir stig í umferð {round}, eða gefðu skipun:"),
            None => "Enter byrjar nýjan leik, eða gefðu skipun:".to_owned(),
        }
    }

    fn plain_help(&self) -> &'static str {
        "Enter spyr um stigin, leikmann fyrir leikmann; alla umferðina má skrifa í einu: `0 12 37` \
         eða `ann 0 bob 12 cat 37`. Allar skipanir má skrifa án `crowns`: `fix 3 ann=31`, `undo`, \
         `board`, `board --chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D JK`, `odds 7D 9D \
         JK`, `judge 6D,7D,8D`, `rules ties`. `quit` hættir, `?` sýnir þetta aftur"
    }

    fn screen_keys(&self, keys: ScreenKeys) -> &'static [(&'static str, &'static str)] {
        match keys {
            ScreenKeys::Score => &[
                ("?", "hjálp"),
                ("c", "kanna"),
                ("o", "líkur"),
                ("j", "dæma"),
                ("r", "reglur"),
                ("u", "afturk."),
                ("↑", "laga"),
                ("m", "val"),
                ("q", "hætta"),
                ("l", "saga"),
                ("g", "mynd"),
            ],
            ScreenKeys::Over => &[
                ("m", "nýr leikur"),
                ("g", "mynd"),
                ("l", "saga"),
                ("r", "reglur"),
                ("u", "afturk."),
                ("↑", "laga"),
                ("?", "hjálp"),
                ("q", "hætta"),
            ],
            ScreenKeys::Cell => &[
                ("Enter", "leiðrétta"),
                ("←↑↓→", "annar reitur"),
                ("Esc", "til baka"),
            ],
            ScreenKeys::Save => &[
                ("Enter", "vista"),
                ("←", "til baka"),
                ("n", "fleygja"),
                ("Esc", "til baka"),
            ],
            ScreenKeys::SaveDoubted => &[("j", "vista"), ("←", "til baka"), ("Enter n", "fleygja")],
            ScreenKeys::Refused => &[("↑", "breyta svarinu"), ("?", "hjálp"), ("Esc", "til baka")],
            ScreenKeys::YesNo => &[("j", "já"), ("n", "nei"), ("Esc", "til baka")],
            ScreenKeys::Moved => &[("j", "nota"), ("n", "fleygja")],
            ScreenKeys::Reading => &[("1 2 3", "velja"), ("Esc", "til baka")],
            ScreenKeys::Question => &[("Enter", "svara"), ("?", "hjálp"), ("Esc", "til baka")],
            ScreenKeys::Check => &[
                ("Enter", "taka stigin"),
                ("Tab", "næsti leikmaður"),
                ("Esc", "til baka"),
            ],
            ScreenKeys::Panel => &[("PgUp PgDn", "fletta"), ("Esc", "til baka")],
            ScreenKeys::Menu => &[
                ("n", "nýr"),
                ("r", "aftur"),
                ("j", "koma inn"),
                ("l", "fara"),
                ("f", "ljúka"),
                ("Esc", "til baka"),
                ("s", "kapall"),
            ],
        }
    }

    fn arrow_keys(&self) -> [&'static str; 4] {
        ["örvar", "Vinstri", "Hægri", "Upp"]
    }

    fn all_screen_keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("12 Enter", "stig þess leikmanns sem spurt er um"),
            ("12 0 37 5", "öll umferðin, í sætaröð"),
            ("tom 12", "stig með nafni; Tab klárar nafnið"),
            ("tom", "spyr um stigin sem Tom fékk"),
            ("out, x", "lokaði"),
            ("-", "spilaði ekki"),
            ("KH,5D 8,K", "spilin sem eru eftir"),
            ("← →", "annað svar í umferðinni"),
            ("↑", "leiðrétta reit á blaðinu"),
            ("Ctrl-F", "skrá ósennileg stig samt"),
            ("Ctrl-T", "tölur eru heildarstig eða stig umferðar"),
            ("? F1", "þessir flýtilyklar; við spurningu, hverju má svara"),
            ("c F2", "kanna hönd"),
            ("j F3", "dæma spil sem lögð eru niður"),
            ("g F4", "línurit"),
            ("l F5", "saga leiksins"),
            ("r F6", "leita í reglunum"),
            ("m F7", "nýr leikur, aftur, koma inn, fara, ljúka"),
            ("o F8", "líkur: hverju á að henda, taka eða draga"),
            ("u U", "afturkalla, endurtaka"),
            ("PgUp PgDn", "fletta glugganum"),
            ("Esc", "loka glugganum, hreinsa línuna"),
            ("Ctrl-Z", "til baka í skelina; fg snýr aftur"),
            ("q Ctrl-C", "hætta"),
            ("> d * -", "á blaðinu: leiðir, gefur, lokaði, spilaði ekki"),
            (
                "bilslá",
                "byrjar texta: á auðri línu eru stafir flýtilyklar, nema framhaldið sé nafn (`g \
                 12`, `gran 12`) eða gosi (`js,5d`)",
            ),
        ]
    }
}

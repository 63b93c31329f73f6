use super::Finnish;
use super::grammar::tables as counted_tables;
use crate::tournament::UnequalTables;
use crate::words::TournamentWords;

impl TournamentWords for Finnish {
    fn tournament_title(&self, name: &str) -> String {
        format!("{name}: tilanne")
    }

    fn tournament_game(&self, game: Option<u8>) -> String {
        game.map_or("Finaali".to_owned(), |game| format!("Peli {game}"))
    }

    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        let tables = counted_tables(tables as u64);
        format!("{game}: valmiina {finished}/{tables}")
    }

    fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        format!(
            "Pöydissä on {smallest}–{largest} pelaajaa: pisteet kasvavat pöydän koon mukana \
             (keskimäärin 103, 122, 136 ja 147, kun pelaajia on 3, 4, 5 ja 6), joten summia ei voi \
             verrata; `--by beaten` ja `--by points` ovat reiluja"
        )
    }

    fn left_tournament(&self) -> &'static str {
        "lähti"
    }

    fn seats_by_name(&self, tournament: &str) -> String {
        format!("{tournament}: paikat nimen mukaan")
    }

    fn seats_by_table(&self, tournament: &str) -> String {
        format!("{tournament}: paikat pöydittäin")
    }

    fn seats_caption(&self, sign: &str) -> String {
        format!("Pöydän numero kussakin pelissä; {sign} jakaa ensin")
    }

    fn blank_scoresheets(&self, tournament: &str) -> String {
        format!("{tournament}: pistetaulukot")
    }

    fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String {
        let table = table.map(|number| format!(", pöytä {number}"));
        let game = game.to_lowercase();
        format!("{tournament}, {game}{}", table.unwrap_or_default())
    }

    fn table_number(&self, number: usize) -> String {
        format!("Pöytä {number}")
    }

    fn blank_scoresheet_note(&self, sign: &str) -> String {
        format!("Käden pisteet, sitten summa; {sign} jakaa; pienin summa voittaa")
    }

    fn score_keeper(&self) -> &'static str {
        "Pisteidenlaskija"
    }
}

use super::{Norwegian, counted};
use crate::tournament::UnequalTables;
use crate::words::TournamentWords;

impl TournamentWords for Norwegian {
    fn tournament_title(&self, name: &str) -> String {
        format!("{name}: stilling")
    }

    fn tournament_game(&self, game: Option<u8>) -> String {
        game.map_or("Finale".to_owned(), |game| format!("Spill {game}"))
    }

    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        let tables = counted(tables as u64, "bord ferdig", "bord ferdige");
        format!("{game}: {finished} av {tables}")
    }

    fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        format!(
            "Bord med {smallest} til {largest} spillere: jo større bord, jo flere poeng (i snitt \
             103, 122, 136 og 147 ved bord med 3, 4, 5 og 6), så summer kan ikke sammenlignes; \
             `--by beaten` og `--by points` er rettferdige"
        )
    }

    fn left_tournament(&self) -> &'static str {
        "gått"
    }

    fn seats_by_name(&self, tournament: &str) -> String {
        format!("{tournament}: plasser etter navn")
    }

    fn seats_by_table(&self, tournament: &str) -> String {
        format!("{tournament}: plasser etter bord")
    }

    fn seats_caption(&self, sign: &str) -> String {
        format!("Bordets nummer i hvert spill; {sign} deler ut først")
    }

    fn blank_scoresheets(&self, tournament: &str) -> String {
        format!("{tournament}: protokoller")
    }

    fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String {
        let table = table.map(|number| format!(", bord {number}"));
        let game = game.to_lowercase();
        format!("{tournament}, {game}{}", table.unwrap_or_default())
    }

    fn table_number(&self, number: usize) -> String {
        format!("Bord {number}")
    }

    fn blank_scoresheet_note(&self, sign: &str) -> String {
        format!("Omgangens poeng, så summen; {sign} deler ut; lavest sum vinner")
    }

    fn score_keeper(&self) -> &'static str {
        "Protokollfører"
    }
}

use super::{Swedish, counted};
use crate::tournament::UnequalTables;
use crate::words::TournamentWords;

impl TournamentWords for Swedish {
    fn tournament_title(&self, name: &str) -> String {
        format!("{name}: ställning")
    }

    fn tournament_game(&self, game: Option<u8>) -> String {
        game.map_or("Final".to_owned(), |game| format!("Spel {game}"))
    }

    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        let tables = counted(tables as u64, "bord klart", "bord klara");
        format!("{game}: {finished} av {tables}")
    }

    fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        format!(
            "Bord med {smallest} till {largest} spelare: ju större bord, desto fler poäng (i snitt \
             103, 122, 136 och 147 vid bord med 3, 4, 5 och 6), så summor går inte att jämföra; \
             `--by beaten` och `--by points` är rättvisa"
        )
    }

    fn left_tournament(&self) -> &'static str {
        "gått"
    }

    fn seats_by_name(&self, tournament: &str) -> String {
        format!("{tournament}: platser efter namn")
    }

    fn seats_by_table(&self, tournament: &str) -> String {
        format!("{tournament}: platser efter bord")
    }

    fn seats_caption(&self, sign: &str) -> String {
        format!("Bordets nummer i varje spel; {sign} delar ut först")
    }

    fn blank_scoresheets(&self, tournament: &str) -> String {
        format!("{tournament}: protokoll")
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
        format!("Omgångens poäng, sedan summan; {sign} delar ut; lägst summa vinner")
    }

    fn score_keeper(&self) -> &'static str {
        "Protokollförare"
    }
}

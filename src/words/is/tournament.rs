use super::Icelandic;
use super::grammar::tables_dative;
use crate::tournament::UnequalTables;
use crate::words::TournamentWords;

impl TournamentWords for Icelandic {
    fn tournament_title(&self, name: &str) -> String {
        format!("{name}: staðan")
    }

    fn tournament_game(&self, game: Option<u8>) -> String {
        game.map_or("Úrslitaleikur".to_owned(), |game| format!("Leikur {game}"))
    }

    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        let tables = tables_dative(tables as u64);
        format!("{game}: lokið á {finished} af {tables}")
    }

    fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        format!(
            "Við borðin eru {smallest} til {largest} leikmenn: stigin vaxa með fjöldanum við \
             borðið (að meðaltali 103, 122, 136 og 147 með 3, 4, 5 og 6 við borð), svo að \
             heildarstig eru ekki sambærileg; `--by beaten` og `--by points` eru sanngjarnar \
             aðferðir"
        )
    }

    fn left_tournament(&self) -> &'static str {
        "fór"
    }

    fn seats_by_name(&self, tournament: &str) -> String {
        format!("{tournament}: sæti eftir nafni")
    }

    fn seats_by_table(&self, tournament: &str) -> String {
        format!("{tournament}: sæti eftir borðum")
    }

    fn seats_caption(&self, sign: &str) -> String {
        format!("Númer borðs í hverjum leik; {sign} gefur fyrst")
    }

    fn blank_scoresheets(&self, tournament: &str) -> String {
        format!("{tournament}: stigablöð")
    }

    fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String {
        let table = table.map(|number| format!(", borð {number}"));
        let game = game.to_lowercase();
        format!("{tournament}, {game}{}", table.unwrap_or_default())
    }

    fn table_number(&self, number: usize) -> String {
        format!("Borð {number}")
    }

    fn blank_scoresheet_note(&self, sign: &str) -> String {
        format!("Stig umferðar, síðan heildarstig; {sign} gefur; lægsti stigafjöldi vinnur")
    }

    fn score_keeper(&self) -> &'static str {
        "Stigavörður"
    }
}

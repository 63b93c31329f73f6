use super::grammar::{games, games_dative, players, run, state, tables_dative};
use super::{Icelandic, and, any_of, counted, did_you_mean};
use crate::game::{GameState, TableRef};
use crate::store::{StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};
use crate::words::director::{deleting, leave_out};
use crate::words::{Command, DirectorColumn, DirectorWords, Hint, TournamentError};

impl DirectorWords for Icelandic {
    fn tournament_error(&self, error: &TournamentError) -> String {
        match error {
            TournamentError::None => "ekkert mót er til".to_owned(),
            TournamentError::Unknown { name, near } => {
                format!("ekkert mót heitir `{name}`{}", did_you_mean(near))
            }
            TournamentError::Several { name, names } => {
                format!("`{name}` getur verið {}", any_of(names))
            }
            TournamentError::NameTaken(name) => format!("mót sem heitir `{name}` er þegar til"),
            TournamentError::NoPair(text) => {
                format!("nefna þarf tvo leikmenn mótsins sem eiga ekki að mætast, ekki `{text}`")
            }
            TournamentError::Seating(error) => seating_error(error),
            TournamentError::TooLarge { most, players } => format!(
                "spilin úr einu Five Crowns duga í mesta lagi {most} leikmönnum, ekki `{players}`"
            ),
            TournamentError::AlreadyIn(name) => format!("`{name}` er þegar með"),
            TournamentError::AlreadyLeft(name) => format!("`{name}` er ekki lengur með"),
            TournamentError::NotIn { name, near } => {
                format!("`{name}` er ekki í mótinu{}", did_you_mean(near))
            }
            TournamentError::NoGame { game, games } => {
                format!("í mótinu er enginn leikur `{game}`; fjöldi leikja er {games}")
            }
            TournamentError::Started(game) => format!("leikur {game} er þegar hafinn"),
            TournamentError::NotNext { game, next } => {
                format!("leikur {next} þarf að hefjast á undan leik `{game}`")
            }
            TournamentError::AllStarted => "allir leikir eru hafnir".to_owned(),
            TournamentError::NoSeat { name, game } => {
                format!("`{name}` á ekki sæti í leik {game}")
            }
            TournamentError::SwapItself(name) => {
                format!("nefna þarf tvo leikmenn sem skipta um sæti, ekki bara `{name}`")
            }
            TournamentError::Begun { game, table } => format!(
                "borði sem byrjað er að spila á verður ekki breytt, og á borði {table} er þegar \
                 skráð umferð í leik {game}"
            ),
            TournamentError::NoTable {
                table,
                game,
                tables,
            } => format!("í leik {game} er ekkert borð `{table}`; fjöldi borða er {tables}"),
            TournamentError::TableNotStarted { table, game } => {
                format!("leikur {game} er ekki hafinn á borði {table}")
            }
            TournamentError::Held {
                game, table, begun, ..
            } => format!(
                "borð {table} í leik {game} situr eins og áður: borð {begun} var byrjað þegar sætum \
                 var breytt"
            ),
            TournamentError::Contested { game, table, .. } => format!(
                "borð {table} í leik {game} bíður: umferðir eru skráðar bæði með sætunum fyrir breytingu \
                 og með sætunum eftir hana"
            ),
            TournamentError::Unfinished(tables) => format!(
                "valið er í úrslit þegar leik er lokið á öllum borðum; ólokið: {}",
                listed(tables)
            ),
            TournamentError::NoCut => "ekki kom fram hve margir spila til úrslita".to_owned(),
            TournamentError::CutTooLarge { cut, players } => {
                format!("í {players} manna móti er ekki hægt að hafa `{cut}` manna úrslitaleik")
            }
            TournamentError::Tied { names, chairs } => {
                format!(
                    "{} eru jöfn, en í úrslitum er bara pláss fyrir {chairs}",
                    and(names)
                )
            }
            TournamentError::FinalBegun => "úrslitaleikurinn er þegar hafinn".to_owned(),
        }
    }

    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint> {
        let show = || Command::new("tournament show");
        Some(match error {
            TournamentError::None => Hint::new("búðu til mót, t.d. ").command(
                Command::new("tournament new")
                    .arg("Spring Open")
                    .option("--games", 3)
                    .arg("names.txt"),
            ),
            TournamentError::Unknown { near, .. } if near.is_empty() => {
                run(Command::new("tournament list"), "sýnir mótin")
            }
            TournamentError::Several { names, .. } => {
                let name = names.first()?;
                Hint::new("nefndu eitt þeirra, t.d. ").command(show().option("--tournament", name))
            }
            TournamentError::NameTaken(_) => Hint::new("gefðu þessu annað nafn"),
            TournamentError::NoPair(_) => {
                Hint::new("skrifaðu bæði nöfnin innan gæsalappa, t.d. `--apart \"Ann Bob\"`")
            }
            TournamentError::AlreadyLeft(name) => run(
                Command::new("tournament late").arg(name),
                "tekur leikmanninn aftur með",
            ),
            TournamentError::Started(_) | TournamentError::NoTable { .. } => {
                run(show(), "sýnir borðin")
            }
            TournamentError::NotNext { next: game, .. }
            | TournamentError::TableNotStarted { game, .. } => {
                run(Command::new("tournament seat").arg(game), "byrjar hann")
            }
            TournamentError::AllStarted => {
                run(Command::new("tournament cut"), "byrjar úrslitaleik")
            }
            TournamentError::NoSeat { .. } => run(show(), "sýnir hver situr hvar"),
            TournamentError::Held {
                game,
                begun,
                number,
                ..
            } => {
                let seat = Command::new("tournament seat").arg(game);
                let hint = Hint::new("keyrðu ")
                    .command(seat)
                    .text(" til að hefja hann þar, eða ");
                deleting(hint, &[*number]).text(format!(
                    " til að eyða umferðunum á borði {begun} og breyta sætunum"
                ))
            }
            TournamentError::Contested { contest, .. } => {
                let earlier = deleting(Hint::new("keyrðu "), &contest.later);
                let or_later = earlier.text(" til að halda sætunum fyrir breytinguna, eða ");
                deleting(or_later, &contest.earlier).text(" til að halda sætunum eftir hana")
            }
            TournamentError::Unfinished(tables) => {
                let (game, table) = tables.first()?;
                let table = format!("{game}/{table}");
                run(
                    Command::new("board").option("--table", table),
                    "sýnir það fyrsta",
                )
            }
            TournamentError::NoCut => {
                Hint::new("nefndu fjöldann, t.d. ").command(Command::new("tournament cut 7"))
            }
            TournamentError::Tied { names, chairs } => {
                let mut cut = Command::new("tournament cut");
                for name in names.iter().take(*chairs) {
                    cut = cut.option("--with", name);
                }
                Hint::new("mótsstjórinn ákveður hverjir spila; nefndu leikmennina, t.d. ")
                    .command(cut)
            }
            _ => return None,
        })
    }

    fn tournament_heading(&self, name: &str, ruleset: &str, stored: &StoredTournament) -> String {
        let start = &stored.tournament.start;
        let last = start.cut.map(|cut| format!(", {cut} í úrslitum"));
        format!(
            "{name}, {}: {}, {}{}, raðað eftir `{}`, {ruleset}",
            start.date,
            players(stored.players().count() as u64),
            games(start.games.into()),
            last.unwrap_or_default(),
            start.by
        )
    }

    fn open_tournament(&self, name: &str) -> String {
        format!("Mótið {name}: `crowns tournament` sýnir borðin í því")
    }

    fn game_progress(&self, stored: &StoredTournament, game: &TournamentGame) -> String {
        let title = match stored.tournament.final_game() == game.number {
            true => "Úrslitaleikur".to_owned(),
            false => format!(
                "Leikur {} af {}",
                game.number, stored.tournament.start.games
            ),
        };
        if !game.is_started() {
            return format!("{title}: {} borð, ekki hafinn", game.tables.len());
        }
        format!("{title}: {}", progress(game))
    }

    fn table_state(&self, table: &TableStatus) -> String {
        match &table.game {
            None => "ekki hafið".to_owned(),
            Some(game) => match game.state {
                GameState::Open if game.rounds == 0 => "án stiga".to_owned(),
                GameState::Open => format!("{}/11", game.rounds.min(11)),
                ended => state(ended).to_owned(),
            },
        }
    }

    fn director_column(&self, column: DirectorColumn) -> &'static str {
        match column {
            DirectorColumn::Name => "mót",
            DirectorColumn::Table => "borð",
        }
    }

    fn table_of_tournament(&self, name: &str, table: &TableRef) -> String {
        format!("{name}, leikur {}, borð {}", table.game, table.table)
    }

    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String> {
        let meetings = |count: usize, again: [&str; 2]| {
            let [one, many] = again;
            counted(count as u64, one, many)
        };
        let repeats = meetings(
            quality.repeats,
            ["endurtekin viðureign", "endurteknar viðureignir"],
        );
        let mut lines = vec![match quality.repeats == quality.least_repeats {
            true => format!("{repeats}, sem er lágmark við svo mörg borð"),
            false => format!(
                "{repeats}; engin sætaskipan við svo mörg borð hefur færri en {}",
                quality.least_repeats
            ),
        }];
        if quality.most_meetings > 1 {
            let games = games_dative(quality.most_meetings as u64);
            lines.push(format!("tveir leikmenn mætast í mesta lagi í {games}"));
        }
        if quality.apart_met > 0 {
            let meetings = meetings(quality.apart_met, ["viðureign", "viðureignir"]);
            lines.push(format!("{meetings} leikmanna sem eiga ekki að mætast"));
        }
        if quality.large_table_spread > 0 {
            let spread = quality.large_table_spread;
            lines.push(format!(
                "fjöldi leikja við stærra borð er misjafn, munar mest {spread}"
            ));
        }
        lines
    }

    fn tournament_next(&self, stored: &StoredTournament) -> Option<Hint> {
        let start = &stored.tournament.start;
        let next = |command: Command, does: String| {
            Hint::new("Næst: ")
                .command(command)
                .text(format!(" {does}"))
        };
        let seat = |game: u8| {
            next(
                Command::new("tournament seat"),
                format!("byrjar leik {game}"),
            )
        };
        let Some(current) = stored.current() else {
            return Some(seat(1));
        };
        if let Some(open) = current.tables.iter().find(|table| !table.is_over()) {
            let score = Command::new("score").option("--table", open.table);
            return Some(next(score, "skráir umferð á því borði".to_owned()));
        }
        match stored.next() {
            game if game <= start.games => Some(seat(game)),
            game if game == stored.tournament.final_game() && start.cut.is_some() => Some(next(
                Command::new("tournament cut"),
                "byrjar úrslitaleikinn".to_owned(),
            )),
            _ => None,
        }
    }

    fn stray_table(&self, stray: &StrayTable) -> String {
        let (game, table, number) = (
            stray.was.game,
            stray.was.table,
            stray.game.result.game.number,
        );
        let leave_out = leave_out(stray);
        format!(
            "borð {table} í leik {game} var líka spilað sem leikur {number}, sem telst einnig \
                 með; `{leave_out}` sleppir honum"
        )
    }

    fn without_seat(&self, names: &[String], game: u8) -> String {
        let seat = Command::new("tournament seat").arg(game).line(None);
        let have = if names.len() == 1 { "á" } else { "eiga" };
        format!(
            "{} {have} ekki sæti í leik {game} enn; `{seat}` raðar aftur í sæti",
            and(names)
        )
    }

    fn lost_seat(&self, name: &str, game: u8) -> String {
        let late = Command::new("tournament late").arg(name).line(None);
        format!("{name} á ekki sæti í leik {game} því að borð var byrjað; `{late}` finnur annað")
    }

    fn still_seated(&self, name: &str, game: u8, table: u16) -> String {
        let leave = Command::new("tournament leave").arg(name).line(None);
        format!(
            "{name} er farin(n) en situr enn við borð {table} í leik {game}; `{leave}` lagar það"
        )
    }

    fn still_playing(&self, game: u8, tables: usize) -> String {
        format!(
            "enn er spilað á {} í leik {game}; `--table` á við þann leik þar til honum er lokið",
            tables_dative(tables as u64)
        )
    }

    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String {
        match table {
            Some(table) => format!("{name} situr við borð {table} í leik {from_game}"),
            None => format!("{name} spilar frá og með leik {from_game}"),
        }
    }

    fn has_left_tournament(&self, name: &str, from_game: u8) -> String {
        format!("{name} fór og spilar ekki lengur frá og með leik {from_game}")
    }

    fn swapped(&self, [one, other]: [&str; 2], game: u8) -> String {
        format!("{one} og {other} skiptu um sæti í leik {game}")
    }

    fn finalists(&self, names: &[String]) -> String {
        format!("Til úrslita spila {}", and(names))
    }

    fn no_tournaments(&self) -> &'static str {
        "engin mót eru til; `crowns tournament new` býr til mót"
    }
}

fn seating_error(error: &SeatingError) -> String {
    match error {
        SeatingError::Players(players) => {
            format!("í móti eru 3 til 1000 leikmenn, ekki `{players}`")
        }
        SeatingError::Games(games) => format!("í móti eru 1 til 100 leikir, ekki `{games}`"),
        SeatingError::Tables { players, tables } => {
            format!("við borð sitja 3 til 8 leikmenn, en hér eru {players} við `{tables}` borð")
        }
        SeatingError::Sizes {
            players,
            least,
            most,
        } => format!(
            "ekki er hægt að skipta fjöldanum {players} á borð fyrir `{least}` til `{most}`"
        ),
        SeatingError::NoPair(one, other) => {
            format!("par er tveir leikmenn mótsins, ekki `{one}` og `{other}`")
        }
        SeatingError::NotSeated(player) => {
            format!("leikmaður `{player}` á ekki sæti í þessum leik")
        }
        SeatingError::IsSeated(player) => format!("leikmaður `{player}` á sæti í þessum leik"),
        SeatingError::NoChair => {
            "hvergi er laust sæti við borð sem ekki er byrjað að spila á".to_owned()
        }
    }
}

/// Counts the tables of a game: `lokið á 12 af 16 borðum, 3 að spila, 1 án stiga`.
fn progress(game: &TournamentGame) -> String {
    let (finished, tables) = (game.finished(), game.tables.len());
    if finished == tables && tables > 1 {
        return format!("lokið á öllum borðum ({tables})");
    }
    let open = || game.tables.iter().filter(|table| !table.is_over());
    let playing = open().filter(|table| table.has_begun()).count();
    let rest = [
        (playing, "að spila"),
        (open().count() - playing, "án stiga"),
    ];
    let rest = rest.into_iter().filter(|&(count, _)| count > 0);
    let rest: String = rest
        .map(|(count, what)| format!(", {count} {what}"))
        .collect();
    let tables = tables_dative(tables as u64);
    format!("lokið á {finished} af {tables}{rest}")
}

/// Lists tables: `borð 3 í leik 1 og borð 7 í leik 2`.
fn listed(tables: &[(u8, u16)]) -> String {
    const MOST: usize = 5;
    let shown = tables.iter().take(MOST);
    let mut shown: Vec<_> = shown
        .map(|(game, table)| format!("borð {table} í leik {game}"))
        .collect();
    if tables.len() > MOST {
        shown.push(format!("{} í viðbót", tables.len() - MOST));
    }
    and(&shown)
}

//! The report on a night, with a recap to paste into a chat: games won, comebacks and the
//! most costly round.

use std::cmp::Reverse;

use anstyle::Style;
use chrono::NaiveDate;
use maud::html;

use super::Report;
use super::game::title;
use super::page::{
    PageView, broken, labelled, markdown_list, markdown_records, page, picture, records,
};
use super::sheet::{self, results_table};
use super::standings::standings_html;
use crate::game::{GameRef, PlayerId, PlayerRef, Scoresheet, name_order};
use crate::league::{
    BrokenRecord, GameResult, NightComeback, RoundPoints, Standing, comebacks, dearest,
};
use crate::messages::{Language, Messages, ReportPart};
use crate::render::game::outlook;
use crate::render::json;
use crate::render::league::StandingsPage;
use crate::render::plot::{Bar, Page, averages_svg, chart_svg};
use crate::render::table::{Link, escaped};
use crate::render::text::{TextStyle, shown, shown_names, wrap};

#[derive(Debug)]
pub struct NightReport<'a> {
    pub date: NaiveDate,
    pub league: Option<&'a str>,
    /// Its finished games in the order in which they ended, at least one.
    pub sheets: &'a [Scoresheet],
    pub standings: StandingsPage<'a>,
    pub before: &'a [Standing],
    pub broken: &'a [BrokenRecord],
}

/// The columns of the results of each game.
const COLUMNS: [&str; 5] = ["place", "player", "total", "out", "worst_round"];

impl Report for NightReport<'_> {
    fn text(&self, style: TextStyle) -> String {
        let words = style.words();
        let bold = |text: String| style.paint(Style::new().bold(), text);
        let wrap =
            |indent: &str, line: &str| wrap(indent, &format!("{indent}  "), line, style.width);
        let mut lines = vec![bold(wrap("", &heading(self, words)))];
        for sheet in self.sheets {
            lines.push(String::new());
            lines.push(wrap("", &words.game_outcome(sheet.number, &outlook(sheet, words))));
            let names = shown_names(sheet);
            lines.extend(sheet.standings().iter().map(|standing| {
                let place = words.place_or_left(standing.place);
                let line = format!("  {place} {}, {}", names[standing.seat], standing.total);
                if standing.place == Some(1) { bold(line) } else { line }
            }));
        }
        lines.push(String::new());
        let told = self.told(words);
        lines.extend(told.iter().map(|(label, text)| wrap("", &format!("{label}: {text}"))));
        let records = broken(self.broken, words);
        if !records.is_empty() {
            lines.push(words.report_part(ReportPart::RecordsBroken).to_owned());
        }
        let record = |(title, text): &(&str, String)| wrap("  ", &format!("{title}: {text}"));
        lines.extend(records.iter().map(record));
        lines.join("\n").trim_end().to_owned() + "\n"
    }

    fn markdown(&self, language: Language) -> String {
        let words = language.words();
        let mut text = format!("## {}\n\n", escaped(&heading(self, words)));
        let results = results_table(self.sheets, language);
        text += &results.select(&["game", "place", "player", "total"]).markdown(words);
        let told = markdown_list(&self.told(words));
        if !told.is_empty() {
            text += &format!("\n{told}");
        }
        text + &markdown_records(&broken(self.broken, words), words)
    }

    fn json(&self) -> String {
        let league = self.standings.selection.league.as_ref();
        json::night_report(self.date, league, self.sheets, self.broken)
    }

    fn csv(&self) -> String {
        results_table(self.sheets, Language::default()).csv()
    }

    fn svg(&self, language: Language) -> String {
        let title = language.words().night_chart(self.date);
        averages_svg(&title, &self.bars(), Page::Wide, language)
    }

    fn html(&self, view: PageView<'_>, language: Language) -> String {
        let words = language.words();
        let told = self.told(words);
        let body = html! {
            @if !told.is_empty() { (labelled(&told)) }
            (records(&broken(self.broken, words), words))
            div.games.many[self.sheets.len() > 2] {
                @for sheet in self.sheets {
                    section {
                        h2 { (view.links.link(Link::Game(sheet.id), html! { (title(sheet, words)) })) }
                        p.result { (outlook(sheet, words)) }
                        (sheet::standings(sheet, &COLUMNS, view.links, language))
                        @if !sheet.has_only_totals() {
                            (picture(&words.chart_of_game(sheet.number), |page| {
                                chart_svg(page, sheet, language)
                            }))
                        }
                    }
                }
            }
            section {
                h2 { (words.report_part(ReportPart::Standings)) }
                (standings_html(&self.standings, view.links, language))
            }
        };
        page(&heading(self, words), &body, view, words)
    }
}

impl NightReport<'_> {
    fn told(&self, words: &Messages) -> Vec<(&'static str, String)> {
        let wins = wins(self, words);
        let wins = wins.map(|wins| (words.report_part(ReportPart::GamesWon), wins));
        wins.into_iter().chain(recap(self, words)).collect()
    }

    fn bars(&self) -> Vec<Bar> {
        // Who left early has fewer points for it.
        let stayed = |sheet: &Scoresheet| {
            let stayed = sheet.standings().into_iter().filter(|one| one.place.is_some());
            stayed.map(|one| (one.seat, one.total)).collect()
        };
        let totals = by_player(self.sheets, stayed);
        let every: Vec<_> = totals.iter().flat_map(|(.., all)| all.clone()).collect();
        let table = mean(&every);
        let bar =
            |(_, name, all): (_, String, Vec<i32>)| Bar { label: name, own: mean(&all), table };
        let mut bars: Vec<_> = totals.into_iter().map(bar).collect();
        bars.sort_by(|one, other| {
            let average = one.own.unwrap_or(0.0).total_cmp(&other.own.unwrap_or(0.0));
            average.then_with(|| name_order(&one.label).cmp(&name_order(&other.label)))
        });
        bars
    }
}

/// Returns the players of games with their numbers: each game has some by seat.
fn by_player<'s>(
    sheets: impl IntoIterator<Item = &'s Scoresheet>,
    numbers: impl Fn(&Scoresheet) -> Vec<(usize, i32)>,
) -> Vec<(PlayerId, String, Vec<i32>)> {
    let mut players: Vec<(PlayerId, String, Vec<i32>)> = Vec::new();
    for sheet in sheets {
        let names = sheet.seat_names();
        for (seat, number) in numbers(sheet) {
            let player = sheet.seats[seat].counts_for.uuid;
            match players.iter_mut().find(|(other, ..)| *other == player) {
                Some((.., all)) => all.push(number),
                None => players.push((player, names[seat].clone(), vec![number])),
            }
        }
    }
    players
}

fn mean(totals: &[i32]) -> Option<f64> {
    let sum: f64 = totals.iter().map(|&total| f64::from(total)).sum();
    (!totals.is_empty()).then(|| sum / totals.len() as f64)
}

fn recap(night: &NightReport<'_>, words: &Messages) -> Vec<(&'static str, String)> {
    let whole = night.sheets.iter().filter(|sheet| !sheet.is_short());
    let whole: Vec<_> = whole.filter_map(GameResult::from_sheet).collect();
    let all: Vec<_> = night.sheets.iter().filter_map(GameResult::from_sheet).collect();
    let came_back = |comeback: &NightComeback| {
        let name = player(night, comeback.game, &comeback.player);
        let places = comeback.places;
        words.comeback(&name, places.from, places.to, number(night, comeback.game))
    };
    let costly_round = |score: &RoundPoints| {
        let name = player(night, score.game, &score.player);
        words.costly_round(&name, score.points, score.round, number(night, score.game))
    };
    let came_back = comebacks(&whole).iter().map(came_back).collect();
    let costly = dearest(&all).iter().map(costly_round).collect();
    let told = [
        (ReportPart::CameBack, first_of(came_back, words)),
        (ReportPart::CostlyRound, first_of(costly, words)),
        (ReportPart::StandingsChanged, changed(night, words).join("; ")),
        (ReportPart::TimePlayed, times(night, words).join(", ")),
    ];
    let told = told.into_iter().filter(|(_, told)| !told.is_empty());
    told.map(|(part, told)| (words.report_part(part), told)).collect()
}

/// Lists who has another place in the standings than before the night, the best
/// first. On a first night all are new, which says nothing.
fn changed(night: &NightReport<'_>, words: &Messages) -> Vec<String> {
    let before = |player: &PlayerRef| {
        let same = |other: &&Standing| other.player.uuid == player.uuid;
        night.before.iter().find(same).and_then(|standing| standing.place)
    };
    let changed = night.standings.standings.iter().filter_map(|standing| {
        let (now, before) = (standing.place?, before(&standing.player));
        let name = shown(&standing.player.name);
        (before != Some(now)).then(|| words.place_changed(&name, now, before))
    });
    let is_first = night.before.iter().all(|standing| standing.place.is_none());
    if is_first { Vec::new() } else { changed.collect() }
}

fn times(night: &NightReport<'_>, words: &Messages) -> Vec<String> {
    let told =
        |sheet: &Scoresheet| Some(words.minutes(sheet.minutes()?, number(night, sheet.into())));
    night.sheets.iter().filter_map(told).collect()
}

/// Joins what is equally good or bad, the first three of it if there is more.
fn first_of(mut told: Vec<String>, words: &Messages) -> String {
    let more = told.len().saturating_sub(3);
    if more > 0 {
        told.truncate(3);
        told.push(words.and_more(more));
    }
    told.join("; ")
}

/// Returns the title of a night: `Five Crowns on Saturday 2026-11-21, 2 games, league Tuesday`.
fn heading(night: &NightReport<'_>, words: &Messages) -> String {
    let league = night.league.map(shown);
    words.night_title(night.date, night.sheets.len(), league.as_deref())
}

/// Lists the players by games won, the most first, then by name, if there are several games;
/// games that ended early do not count, as in standings.
fn wins(night: &NightReport<'_>, words: &Messages) -> Option<String> {
    let whole = night.sheets.iter().filter(|sheet| !sheet.is_short());
    let won = |sheet: &Scoresheet| sheet.winners().into_iter().map(|seat| (seat, 1)).collect();
    let mut wins = by_player(whole, won);
    wins.sort_by_cached_key(|(id, name, won)| (Reverse(won.len()), name_order(name), *id));
    let told = wins.iter().map(|(_, name, won)| format!("{} {}", shown(name), won.len()));
    let told: Vec<_> = told.collect();
    let games: usize = wins.iter().map(|(.., won)| won.len()).sum();
    (games > 1).then(|| words.and(&told))
}

fn player(night: &NightReport<'_>, game: GameRef, player: &PlayerRef) -> String {
    let name = |sheet: &Scoresheet| {
        let seat = sheet.seat_of(player.uuid)?;
        Some(shown(&sheet.seat_name(seat)))
    };
    night.sheets.iter().find(|sheet| sheet.id == game.uuid).and_then(name).unwrap_or_default()
}

fn number(night: &NightReport<'_>, game: GameRef) -> Option<u32> {
    (night.sheets.len() > 1).then_some(game.number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::LeagueTerms;
    use crate::game::fixture::{GameBuilder, seated};
    use crate::league::{Ranking, RecordKind};
    use crate::messages::fixture::{bare, visible};
    use crate::render::fixture::check_pictures;

    const NAMES: [&str; 3] = ["Ann", "*Bob*", "שרה"];

    fn written(broken: &[BrokenRecord], write: fn(&NightReport<'_>) -> String) -> String {
        let comeback = [&["1 2 out"; 8][..], &["out 3 30", "44 61 out", "out 5 3"]].concat();
        let table = GameBuilder::named(&NAMES, &[]).scored(&comeback);
        let ranking = Ranking::from_terms(&LeagueTerms::default());
        let night = NightReport {
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            league: Some("Tuesday"),
            sheets: &[table.sheet()],
            standings: StandingsPage {
                selection: &crate::league::GameSelection::default(),
                ranking: &ranking,
                standings: &[],
                more: 0,
            },
            before: &[],
            broken,
        };
        write(&night)
    }

    fn broken(kind: RecordKind, now: (i32, usize), was: (i32, &[usize])) -> BrokenRecord {
        let player = |&seat: &usize| PlayerRef { name: NAMES[seat].into(), uuid: seated(seat) };
        BrokenRecord {
            kind,
            value: now.0,
            old_value: was.0,
            players: vec![player(&now.1)],
            old_players: was.1.iter().map(player).collect(),
            old_date: NaiveDate::from_ymd_opt(2026, 10, 3),
        }
    }

    #[test]
    fn a_recap_is_as_stored() {
        let records = [
            broken(RecordKind::BiggestRound, (61, 1), (58, &[0, 2])),
            broken(RecordKind::MostOut, (9, 2), (1, &[1])),
        ];
        let comeback = [broken(RecordKind::Comeback, (2, 2), (1, &[0, 1, 2]))];
        let text = written(&records, |night| night.text(TextStyle::PLAIN));
        let markdown = written(&comeback, |night| night.markdown(Language::English));
        let recaps = [
            ("results, the comeback, the worst round and records", text),
            ("Markdown has the same with what was typed escaped", markdown),
        ];
        check_pictures(include_str!("../../../tests/pictures/recaps.txt"), recaps);
    }

    #[test]
    fn nothing_that_should_be_translated_is_bare() {
        let broken = [broken(RecordKind::BiggestRound, (61, 1), (58, &[0, 2]))];
        let reports: [fn(&NightReport<'_>) -> String; 3] = [
            |night| night.text(TextStyle { language: Language::PseudoLocale, ..TextStyle::PLAIN }),
            |night| night.markdown(Language::PseudoLocale),
            |night| visible(&night.html(PageView::default(), Language::PseudoLocale)),
        ];
        for report in reports {
            let text = written(&broken, report);
            assert_eq!(bare(&text, &["Ann", "Bob", "שרה"]), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_page_says_its_language() {
        for language in Language::ALL {
            assert_eq!(language.words().html_language(), language.tag());
        }
    }

    #[test]
    fn of_many_rounds_that_cost_as_much_three_are_named() {
        let told = |count: usize| {
            let rounds = (1..=count).map(|round| format!("Ann, round {round}"));
            first_of(rounds.collect(), Language::English.words())
        };
        assert_eq!(told(3), "Ann, round 1; Ann, round 2; Ann, round 3");
        assert!(told(5).ends_with("Ann, round 3; and 2 more"), "{}", told(5));
    }
}

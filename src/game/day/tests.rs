use super::*;
use crate::game::fixture::check_cases;

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn day(text: &str) -> String {
    TypedDay::parse(text)
        .map_or_else(|error| format!("{error:?}"), |day| day.on(today()).to_string())
}

fn days(text: &str) -> String {
    let period = TypedDay::parse(text).unwrap();
    format!("{} {}", period.first(today()), period.last(today()))
}

#[test]
fn a_day_can_be_said_as_people_say_it() {
    check_cases(
        "today | tonight | this evening | saturday => 2026-11-21
        Yesterday | last night | yesterday evening => 2026-11-20
        friday night | last friday night | last friday => 2026-11-20
        the day before yesterday | two days ago => 2026-11-19
        tomorrow => 2026-11-22
        monday | on Mon => 2026-11-16
        tues => 2026-11-17
        sunday => 2026-11-15
        last saturday | a week ago | last week => 2026-11-14
        3 days ago => 2026-11-18
        2 months ago => 2026-09-21
        a fortnight ago => 2026-11-07",
        day,
    );
}

#[test]
fn a_date_can_be_written_in_each_usual_order() {
    check_cases(
        "2026-11-14 | 14.11.2026 | 2026.11.14 | 20261114 | 14/11/2026 | 14-11-2026 => 2026-11-14
        14. 11. 2026 | 14 / 11 | 14/11-2026 | 14-Nov-26 | 2026/11/14 | 14-11 => 2026-11-14
        14.11.26 | 14/11 | 14.11. | 14.11 | 11/14 | 14 nov | 14. November => 2026-11-14
        the 14th of November => 2026-11-14
        2026-11-4 => 2026-11-04
        3. Mai 2019 | 3. maj 2019 => 2019-05-03
        24 dez 2019 => 2019-12-24
        6 joulukuuta 2019 => 2019-12-06
        Nov 14, 2025 => 2025-11-14
        14 sept 2025 => 2025-09-14
        3/4 => 2026-04-03",
        day,
    );
}

#[test]
fn a_day_without_a_year_is_not_to_come() {
    check_cases(
        "21/11 => 2026-11-21
        22/11 => 2025-11-22
        24 dec => 2025-12-24
        29/2 => 2024-02-29",
        day,
    );
}

#[test]
fn a_period_has_a_first_and_a_last_day() {
    check_cases(
        "last week => 2026-11-09 2026-11-15
        this week => 2026-11-16 2026-11-22
        last month => 2026-10-01 2026-10-31
        this month | november => 2026-11-01 2026-11-30
        last year => 2025-01-01 2025-12-31
        monday => 2026-11-16 2026-11-16
        2024 => 2024-01-01 2024-12-31
        march 2024 | Mar 2024 => 2024-03-01 2024-03-31
        2024-02 => 2024-02-01 2024-02-29
        in december => 2025-12-01 2025-12-31
        last weekend => 2026-11-14 2026-11-15
        this weekend | the weekend => 2026-11-21 2026-11-22
        the last 3 months | over the last 3 months => 2026-08-21 2026-11-21
        last two weeks => 2026-11-07 2026-11-21
        the past week => 2026-11-14 2026-11-21",
        days,
    );
    let friday = NaiveDate::from_ymd_opt(2026, 11, 27).unwrap();
    check_cases(
        "the weekend | last weekend => 2026-11-21
        this weekend => 2026-11-28",
        |text| TypedDay::parse(text).unwrap().first(friday).to_string(),
    );
}

#[test]
fn anything_else_is_no_day_and_one_of_no_calendar_is_told_from_that() {
    check_cases(
        r#"31/2 | 31.4.2026 | 2026-02-30 | 13/13 | 30 feb | february 30, 2026 | 31/4 => NotInCalendar
        "" | whenever | 12/2026/3 | 14 | last blue moon | 12026-11-21 | next week => NoDay
        14 days | 14 11 2026 | last yesterday | 14 foo | last day | last last week => NoDay
        x14th nov | -3 days ago | 99999 days ago | 0/4 | 14/11/026 => NoDay"#,
        day,
    );
}

#[test]
fn what_can_be_read_in_another_way_is_not_plain() {
    check_cases(
        "2026-03-04 | 14.11.2026 | 2026/03/04 | 4.4.2026 | 14 nov 2026 => true
        yesterday | 3 days ago => true
        3/4/2026 | 14/11 | monday | last week => false",
        |text| TypedDay::parse(text).unwrap().is_plain(text).to_string(),
    );
}

#[test]
fn a_canonical_day_is_written_in_full() {
    assert!(parse_day("2026-11-21").is_some());
    for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
        assert!(parse_day(text).is_none(), "{text}");
    }
}

/// Returns the ends of a period as they were typed, and whether it begins behind the first or
/// ends before the second.
fn ends(text: &str) -> String {
    let end = |end: Option<TypedEnd>| match end {
        Some(TypedEnd { day, beyond: Some(all) }) if all == text => format!("beyond {day}"),
        Some(TypedEnd { day, beyond: None }) => day,
        Some(end) => format!("{end:?}"),
        None => "-".to_owned(),
    };
    match TypedPeriod::parse(text) {
        Ok(TypedPeriod { since, until }) => format!("{} to {}", end(since), end(until)),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn a_period_may_be_open_or_have_two_days() {
    check_cases(
        r#"since last friday => last friday to -
        Since monday => monday to -
        from 2024 => 2024 to -
        until last week => - to last week
        january to march => january to march
        from 1/3 until 30/4 => 1/3 to 30/4
        between monday and last friday | between monday last friday => monday to last friday
        last month => last month to last month
        14-11 => 14-11 to 14-11
        "" | since | since forever | to monday | monday to | between monday => NoDay
        since 31/2 | 31/2 => NotInCalendar"#,
        ends,
    );
}

#[test]
fn a_period_may_begin_after_a_day_or_end_before_one() {
    check_cases(
        "before sunday => - to beyond sunday
        after march => beyond march to -
        After last week => beyond last week to -
        before 14 nov 2025 => - to beyond 14 nov 2025
        før søndag => - to beyond søndag
        efter marts => beyond marts to -
        före söndag => - to beyond söndag
        innan forra veckan => - to beyond forra veckan
        etter mars | eftir mars => beyond mars to -
        ennen sunnuntaita => - to beyond sunnuntaita
        maaliskuun jälkeen => beyond maaliskuun to -
        fyrir sunnudag => - to beyond sunnudag
        before | after | before after | for søndags skyld => NoDay",
        ends,
    );
    let days = TypedPeriod::parse("the day before yesterday").unwrap();
    assert_eq!(days.since, days.until);
}

#[test]
fn days_are_said_in_every_language() {
    check_cases(
        "i går | i gar | igår | I GÅR | eilen | í gær | i gær | i gaer | i aftes => 2026-11-20
        sidste fredag | forrige fredag | sist fredag | förra fredagen => 2026-11-20
        viime perjantaina | síðasta föstudag | sidasta fostudag | fredag => 2026-11-20
        fredag aften | i fredags | perjantaina | á föstudaginn => 2026-11-20
        i dag | idag | tänään | tanaan | í dag | i aften | ikväll | lørdag | lordag => 2026-11-21
        lördag | lauantai | laugardagur | laugardag => 2026-11-21
        i morgen | i morgon | huomenna | á morgun => 2026-11-22
        i forgårs | i förrgår | toissapäivänä | í fyrradag | to dage siden => 2026-11-19
        för två dagar sedan | kaksi päivää sitten => 2026-11-19
        mandag | måndag | manda | maanantai | mánudagur | mánudegi => 2026-11-16
        sidste lørdag | viime lauantaina | for en uge siden | en vecka sedan => 2026-11-14
        viikko sitten | fyrir viku | den 14. november | 14 marraskuuta | d. 14/11 => 2026-11-14
        14. nóvember => 2026-11-14
        for 3 dage siden | för 3 dagar sedan | 3 päivää sitten | fyrir 3 dögum síðan => 2026-11-18
        fyrir 3 dögum | for 3 dager siden | 3 dagar sedan => 2026-11-18
        tre uger siden | for tre uker siden | fyrir þremur vikum => 2026-10-31",
        day,
    );
}

#[test]
fn periods_are_said_in_every_language() {
    check_cases(
        "sidste uge | i sidste uge | forrige uke | förra veckan => 2026-11-09 2026-11-15
        forra veckan | viime viikko | viime viikolla | síðasta vika => 2026-11-09 2026-11-15
        í síðustu viku => 2026-11-09 2026-11-15
        denne uge | denna vecka | tällä viikolla | þessa viku => 2026-11-16 2026-11-22
        sidste måned | sidste maned | förra månaden | viime kuussa => 2026-10-01 2026-10-31
        síðasta mánuð | viime kuukausi => 2026-10-01 2026-10-31
        sidste år | i fjor | i fjol | viime vuonna | í fyrra | fyrra ár => 2025-01-01 2025-12-31
        i år | tänä vuonna | í ár | á þessu ári => 2026-01-01 2026-12-31
        vuonna 2024 | årið 2024 | året 2024 | year 2024 => 2024-01-01 2024-12-31
        marts 2024 | i mars 2024 | maaliskuu 2024 | maaliskuussa 2024 => 2024-03-01 2024-03-31
        í mars 2024 | 2024 mars => 2024-03-01 2024-03-31
        weekenden | helgen | viikonloppuna | um helgina => 2026-11-21 2026-11-22
        sidste weekend | siste helg | síðustu helgi => 2026-11-14 2026-11-15
        de sidste 3 måneder | de senaste 3 månaderna => 2026-08-21 2026-11-21",
        days,
    );
    // `to` is 2 in Danish.
    check_cases(
        "march to 2025 => 2026-03-01 2025-01-01
        fra mandag til fredag | från måndag till fredag => 2026-11-16 2026-11-20
        frá mánudegi til föstudags | maanantaista perjantaihin => 2026-11-16 2026-11-20
        mellem mandag og fredag | mellan måndag och fredag => 2026-11-16 2026-11-20
        maanantain ja perjantain välillä | milli mánudags og föstudags => 2026-11-16 2026-11-20
        siden mandag | sedan måndag | fra og med mandag | maanantaista lähtien => 2026-11-16 -
        maanantaista => 2026-11-16 -
        inden fredag | innan fredag | ennen perjantaita | til fredag | till fredag => - 2026-11-20
        perjantaihin asti | til föstudags => - 2026-11-20",
        |text| {
            let day = |end: Option<TypedEnd>| end.map_or("-".to_owned(), |end| day(&end.day));
            let period = TypedPeriod::parse(text).unwrap();
            format!("{} {}", day(period.since), day(period.until))
        },
    );
}

#[test]
fn the_beginnings_of_a_weekday_and_of_a_month_are_no_day() {
    // Monday and March, Wednesday and June in Finnish; names in Norwegian.
    for text in ["maa", "per", "tor", "man", "mein", "main"] {
        assert!(!matches!(TypedDay::parse(text), Ok(TypedDay::Weekday { .. })), "{text}");
    }
    check_cases("mein | main | mayn => NoDay", day);
}

#[test]
fn a_name_is_no_day() {
    for text in ["yesterday", "friday", "Saturday", "last friday", "last week", "24/12", "fredag"] {
        assert!(TypedDay::is_no_name(text), "{text}");
    }
    for text in ["June", "May", "Fred", "Mon", "Jan", "Ann", "2024", "April", "Sun"] {
        assert!(!TypedDay::is_no_name(text), "{text}");
    }
}

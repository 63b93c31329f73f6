use super::*;

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

#[track_caller]
fn check(text: &str, expect: &str) {
    let day = TypedDay::parse(text).map(|day| day.on(today()).to_string());
    assert_eq!(day.as_deref(), Ok(expect), "{text}");
}

#[test]
fn a_day_can_be_said_as_people_say_it() {
    check("today", "2026-11-21");
    check("Yesterday", "2026-11-20");
    check("last night", "2026-11-20");
    check("tonight", "2026-11-21");
    check("this evening", "2026-11-21");
    check("yesterday evening", "2026-11-20");
    check("friday night", "2026-11-20");
    check("last friday night", "2026-11-20");
    check("the day before yesterday", "2026-11-19");
    check("two days ago", "2026-11-19");
    check("tomorrow", "2026-11-22");
    check("monday", "2026-11-16");
    check("on Mon", "2026-11-16");
    check("tues", "2026-11-17");
    check("sunday", "2026-11-15");
    check("saturday", "2026-11-21");
    check("last saturday", "2026-11-14");
    check("last friday", "2026-11-20");
    check("3 days ago", "2026-11-18");
    check("a week ago", "2026-11-14");
    check("2 months ago", "2026-09-21");
    check("a fortnight ago", "2026-11-07");
    check("last week", "2026-11-14");
}

#[test]
fn a_date_can_be_written_in_each_usual_order() {
    check("2026-11-14", "2026-11-14");
    check("14.11.2026", "2026-11-14");
    check("2026.11.14", "2026-11-14");
    check("2026-11-4", "2026-11-04");
    check("20261114", "2026-11-14");
    check("14/11/2026", "2026-11-14");
    check("14-11-2026", "2026-11-14");
    check("14. 11. 2026", "2026-11-14");
    check("14 / 11", "2026-11-14");
    check("14/11-2026", "2026-11-14");
    check("14-Nov-26", "2026-11-14");
    check("3. Mai 2019", "2019-05-03");
    check("3. maj 2019", "2019-05-03");
    check("24 dez 2019", "2019-12-24");
    check("6 joulukuuta 2019", "2019-12-06");
    check("2026/11/14", "2026-11-14");
    check("14-11", "2026-11-14");
    check("14.11.26", "2026-11-14");
    check("14/11", "2026-11-14");
    check("14.11.", "2026-11-14");
    check("14.11", "2026-11-14");
    check("11/14", "2026-11-14");
    check("14 nov", "2026-11-14");
    check("14. November", "2026-11-14");
    check("the 14th of November", "2026-11-14");
    check("Nov 14, 2025", "2025-11-14");
    check("14 sept 2025", "2025-09-14");
    check("3/4", "2026-04-03");
}

#[test]
fn a_day_without_a_year_is_not_to_come() {
    check("21/11", "2026-11-21");
    check("22/11", "2025-11-22");
    check("24 dec", "2025-12-24");
    check("29/2", "2024-02-29");
}

#[test]
fn a_period_has_a_first_and_a_last_day() {
    let check = |text: &str, expect: [&str; 2]| {
        let period = TypedDay::parse(text).unwrap();
        let days = [period.first(today()), period.last(today())];
        assert_eq!(days.map(|day| day.to_string()), expect, "{text}");
    };
    check("last week", ["2026-11-09", "2026-11-15"]);
    check("this week", ["2026-11-16", "2026-11-22"]);
    check("last month", ["2026-10-01", "2026-10-31"]);
    check("this month", ["2026-11-01", "2026-11-30"]);
    check("last year", ["2025-01-01", "2025-12-31"]);
    check("monday", ["2026-11-16", "2026-11-16"]);
    check("2024", ["2024-01-01", "2024-12-31"]);
    check("march 2024", ["2024-03-01", "2024-03-31"]);
    check("Mar 2024", ["2024-03-01", "2024-03-31"]);
    check("2024-02", ["2024-02-01", "2024-02-29"]);
    check("november", ["2026-11-01", "2026-11-30"]);
    check("in december", ["2025-12-01", "2025-12-31"]);
    check("last weekend", ["2026-11-14", "2026-11-15"]);
    check("this weekend", ["2026-11-21", "2026-11-22"]);
    check("the weekend", ["2026-11-21", "2026-11-22"]);
    check("the last 3 months", ["2026-08-21", "2026-11-21"]);
    check("over the last 3 months", ["2026-08-21", "2026-11-21"]);
    check("last two weeks", ["2026-11-07", "2026-11-21"]);
    check("the past week", ["2026-11-14", "2026-11-21"]);
    let friday = NaiveDate::from_ymd_opt(2026, 11, 27).unwrap();
    let on_friday = |text: &str| TypedDay::parse(text).unwrap().first(friday).to_string();
    assert_eq!(on_friday("the weekend"), "2026-11-21");
    assert_eq!(on_friday("last weekend"), "2026-11-21");
    assert_eq!(on_friday("this weekend"), "2026-11-28");
}

#[test]
fn anything_else_is_no_day() {
    for text in [
        "",
        "2026-02-30",
        "12026-11-21",
        "31/4",
        "30 feb",
        "13/13",
        "0/4",
        "14",
        "14/11/026",
        "next week",
        "14 days",
        "14 11 2026",
        "last yesterday",
        "14 foo",
        "99999 days ago",
        "-3 days ago",
        "last day",
        "last last week",
        "x14th nov",
    ] {
        assert!(TypedDay::parse(text).is_err(), "{text}");
    }
}

#[test]
fn a_day_of_no_calendar_is_told_from_what_is_no_day() {
    for text in ["31/2", "31.4.2026", "2026-02-30", "13/13", "30 feb", "february 30, 2026"] {
        assert_eq!(TypedDay::parse(text), Err(InvalidDay::NotInCalendar), "{text}");
    }
    for text in ["", "whenever", "12/2026/3", "14", "last blue moon"] {
        assert_eq!(TypedDay::parse(text), Err(InvalidDay::NoDay), "{text}");
    }
}

#[test]
fn what_can_be_read_in_another_way_is_not_plain() {
    let check = |text: &str, plain: bool| {
        let day = TypedDay::parse(text).unwrap();
        assert_eq!(day.is_plain(text), plain, "{text}");
    };
    check("2026-03-04", true);
    check("14.11.2026", true);
    check("2026/03/04", true);
    check("4.4.2026", true);
    check("14 nov 2026", true);
    check("yesterday", true);
    check("3 days ago", true);
    check("3/4/2026", false);
    check("14/11", false);
    check("monday", false);
    check("last week", false);
}

#[test]
fn a_canonical_day_is_written_in_full() {
    assert!(parse_day("2026-11-21").is_some());
    for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
        assert!(parse_day(text).is_none(), "{text}");
    }
}

#[test]
fn a_period_may_be_open_or_have_two_days() {
    let check = |text: &str, since: Option<&str>, until: Option<&str>| {
        let end = |day: &str| TypedEnd { day: day.to_owned(), beyond: None };
        let [since, until] = [since, until].map(|day| day.map(end));
        assert_eq!(TypedPeriod::parse(text), Ok(TypedPeriod { since, until }), "{text}");
    };
    check("since last friday", Some("last friday"), None);
    check("Since monday", Some("monday"), None);
    check("from 2024", Some("2024"), None);
    check("until last week", None, Some("last week"));
    check("january to march", Some("january"), Some("march"));
    check("from 1/3 until 30/4", Some("1/3"), Some("30/4"));
    check("between monday and last friday", Some("monday"), Some("last friday"));
    check("between monday last friday", Some("monday"), Some("last friday"));
    check("last month", Some("last month"), Some("last month"));
    check("14-11", Some("14-11"), Some("14-11"));
    for text in ["", "since", "since forever", "to monday", "monday to", "between monday"] {
        assert_eq!(TypedPeriod::parse(text), Err(InvalidDay::NoDay), "{text}");
    }
    assert_eq!(TypedPeriod::parse("since 31/2"), Err(InvalidDay::NotInCalendar));
    assert_eq!(TypedPeriod::parse("31/2"), Err(InvalidDay::NotInCalendar));
}

#[test]
fn a_period_may_begin_after_a_day_or_end_before_one() {
    let check = |text: &str, since: Option<&str>, until: Option<&str>| {
        let end = |day: &str| TypedEnd { day: day.to_owned(), beyond: Some(text.to_owned()) };
        let [since, until] = [since, until].map(|day| day.map(end));
        assert_eq!(TypedPeriod::parse(text), Ok(TypedPeriod { since, until }), "{text}");
    };
    check("before sunday", None, Some("sunday"));
    check("after march", Some("march"), None);
    check("After last week", Some("last week"), None);
    check("before 14 nov 2025", None, Some("14 nov 2025"));
    check("før søndag", None, Some("søndag"));
    check("efter marts", Some("marts"), None);
    check("före söndag", None, Some("söndag"));
    check("innan forra veckan", None, Some("forra veckan"));
    check("etter mars", Some("mars"), None);
    check("ennen sunnuntaita", None, Some("sunnuntaita"));
    check("maaliskuun jälkeen", Some("maaliskuun"), None);
    check("fyrir sunnudag", None, Some("sunnudag"));
    check("eftir mars", Some("mars"), None);
    for text in ["before", "after", "before after", "for søndags skyld"] {
        assert_eq!(TypedPeriod::parse(text), Err(InvalidDay::NoDay), "{text}");
    }
    let days = TypedPeriod::parse("the day before yesterday").unwrap();
    assert_eq!(days.since, days.until);
}

#[test]
fn days_are_said_in_every_language() {
    let check = |texts: &[&str], expect: &str| {
        texts.iter().for_each(|text| super::tests::check(text, expect));
    };
    check(
        &["i går", "i gar", "igår", "I GÅR", "eilen", "í gær", "i gær", "i gaer", "i aftes"],
        "2026-11-20",
    );
    check(&["i dag", "idag", "tänään", "tanaan", "í dag", "i aften", "ikväll"], "2026-11-21");
    check(&["i morgen", "i morgon", "huomenna", "á morgun"], "2026-11-22");
    check(&["i forgårs", "i förrgår", "toissapäivänä", "í fyrradag"], "2026-11-19");
    check(&["sidste fredag", "forrige fredag", "sist fredag", "förra fredagen"], "2026-11-20");
    check(&["viime perjantaina", "síðasta föstudag", "sidasta fostudag"], "2026-11-20");
    check(&["fredag", "fredag aften", "i fredags", "perjantaina", "á föstudaginn"], "2026-11-20");
    check(&["lørdag", "lordag", "lördag", "lauantai", "laugardagur", "laugardag"], "2026-11-21");
    check(&["mandag", "måndag", "manda", "maanantai", "mánudagur", "mánudegi"], "2026-11-16");
    check(&["sidste lørdag", "viime lauantaina"], "2026-11-14");
    check(&["for 3 dage siden", "för 3 dagar sedan", "3 päivää sitten"], "2026-11-18");
    check(
        &["fyrir 3 dögum síðan", "fyrir 3 dögum", "for 3 dager siden", "3 dagar sedan"],
        "2026-11-18",
    );
    check(&["to dage siden", "för två dagar sedan", "kaksi päivää sitten"], "2026-11-19");
    check(&["tre uger siden", "for tre uker siden", "fyrir þremur vikum"], "2026-10-31");
    check(&["for en uge siden", "en vecka sedan", "viikko sitten", "fyrir viku"], "2026-11-14");
    check(&["den 14. november", "14 marraskuuta", "d. 14/11", "14. nóvember"], "2026-11-14");
}

#[test]
fn periods_are_said_in_every_language() {
    let check = |texts: &[&str], expect: [&str; 2]| {
        for text in texts {
            let period = TypedDay::parse(text).unwrap_or_else(|_| panic!("{text}"));
            let days = [period.first(today()), period.last(today())];
            assert_eq!(days.map(|day| day.to_string()), expect, "{text}");
        }
    };
    let last_week = ["2026-11-09", "2026-11-15"];
    check(
        &["sidste uge", "i sidste uge", "forrige uke", "förra veckan", "forra veckan"],
        last_week,
    );
    check(&["viime viikko", "viime viikolla", "síðasta vika", "í síðustu viku"], last_week);
    check(
        &["denne uge", "denna vecka", "tällä viikolla", "þessa viku"],
        ["2026-11-16", "2026-11-22"],
    );
    check(&["sidste måned", "sidste maned", "förra månaden"], ["2026-10-01", "2026-10-31"]);
    check(&["viime kuussa", "síðasta mánuð", "viime kuukausi"], ["2026-10-01", "2026-10-31"]);
    check(
        &["sidste år", "i fjor", "i fjol", "viime vuonna", "í fyrra", "fyrra ár"],
        ["2025-01-01", "2025-12-31"],
    );
    check(&["i år", "tänä vuonna", "í ár", "á þessu ári"], ["2026-01-01", "2026-12-31"]);
    check(&["vuonna 2024", "årið 2024", "året 2024", "year 2024"], ["2024-01-01", "2024-12-31"]);
    check(&["marts 2024", "i mars 2024", "maaliskuu 2024"], ["2024-03-01", "2024-03-31"]);
    check(&["maaliskuussa 2024", "í mars 2024", "2024 mars"], ["2024-03-01", "2024-03-31"]);
    check(&["weekenden", "helgen", "viikonloppuna", "um helgina"], ["2026-11-21", "2026-11-22"]);
    check(&["sidste weekend", "siste helg", "síðustu helgi"], ["2026-11-14", "2026-11-15"]);
    check(&["de sidste 3 måneder", "de senaste 3 månaderna"], ["2026-08-21", "2026-11-21"]);
    let check = |texts: &[&str], since: Option<&str>, until: Option<&str>| {
        for text in texts {
            let day = |end: Option<TypedEnd>| {
                end.map(|end| TypedDay::parse(&end.day).unwrap().on(today()).to_string())
            };
            let period = TypedPeriod::parse(text).unwrap_or_else(|_| panic!("{text}"));
            let days = [day(period.since), day(period.until)];
            assert_eq!(days.each_ref().map(Option::as_deref), [since, until], "{text}");
        }
    };
    // `to` is 2 in Danish.
    check(&["march to 2025"], Some("2026-03-01"), Some("2025-01-01"));
    let (monday, friday) = (Some("2026-11-16"), Some("2026-11-20"));
    check(&["fra mandag til fredag", "från måndag till fredag"], monday, friday);
    check(&["frá mánudegi til föstudags", "maanantaista perjantaihin"], monday, friday);
    check(&["mellem mandag og fredag", "mellan måndag och fredag"], monday, friday);
    check(&["maanantain ja perjantain välillä", "milli mánudags og föstudags"], monday, friday);
    check(
        &[
            "siden mandag",
            "sedan måndag",
            "fra og med mandag",
            "maanantaista lähtien",
            "maanantaista",
        ],
        monday,
        None,
    );
    check(&["inden fredag", "innan fredag", "ennen perjantaita"], None, friday);
    check(&["til fredag", "till fredag", "perjantaihin asti", "til föstudags"], None, friday);
}

#[test]
fn the_beginnings_of_a_weekday_and_of_a_month_are_no_day() {
    // Monday and March, Wednesday and June in Finnish; names in Norwegian.
    for text in ["maa", "per", "tor", "man", "mein", "main"] {
        assert_ne!(
            TypedDay::parse(text).map(|day| matches!(day, TypedDay::Weekday { .. })),
            Ok(true),
            "{text}"
        );
    }
    for text in ["mein", "main", "mayn"] {
        assert_eq!(TypedDay::parse(text), Err(InvalidDay::NoDay), "{text}");
    }
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

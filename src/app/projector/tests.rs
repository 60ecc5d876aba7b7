//! Pages at every moment of championships: whole, readable, nothing upon anything.
#![allow(clippy::unwrap_used, clippy::panic)]

use base::draw::lint::outside;
use base::draw::{Align, Item, Point, Stroke, Text, text};
use club::championship::event::Ended;
use club::championship::simulate::{self, Simulation};
use club::championship::{Event, Head};
use games::game::bot::Level;

use super::*;

/// Names that nobody has.
const ABSURD: [&str; 5] = [
    "Wilhelmina Maximiliane von Wurfzabelheim",
    "WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM",
    "שלום עליכם",
    "🎲👑🏆",
    "Þórgunnur",
];

/// All that happens in a championship of so many, the first of whom have absurd names.
fn events(plan: &str, participants: usize) -> (Head, Vec<Event>) {
    let head = Head { plan: plan.to_owned(), days: Some(5), ..Head::world("Wien", 2027, 7) };
    let strengths = vec![Level::Medium, Level::Strong];
    let simulation = Simulation { head: head.clone(), participants, strengths, until: None };
    let (_, mut events) = simulation.run::<Phrase>(|stage, pairings| Ok(simulate::draw(stage, pairings))).unwrap();
    for (event, absurd) in events.iter_mut().zip(ABSURD) {
        if let Event::Join { name, .. } = event {
            absurd.clone_into(name);
        }
    }
    (head, events)
}

fn folded(head: &Head, events: &[Event]) -> Championship {
    let mut cup = Championship::new(head.clone()).unwrap();
    events.iter().for_each(|event| cup.take(event));
    cup
}

/// A championship of so many, who have joined, where that stage has just begun, or at its end.
fn held(plan: &str, participants: usize, until: &str) -> Championship {
    let (head, events) = events(plan, participants);
    let mut cup = Championship::new(head).unwrap();
    for event in &events {
        if cup.stage_key() == until && !matches!(event, Event::Join { .. }) {
            break;
        }
        cup.take(event);
    }
    assert_eq!(cup.stage_key(), until);
    cup
}

/// What is written on a slide, but for what its pictures say.
fn written(slide: &Slide) -> Vec<&Text> {
    let texts = slide.drawing.items.iter();
    texts.filter_map(|item| if let Item::Text(text) = item { Some(text) } else { None }).collect()
}

/// The room that words take: left, right, from above, to below.
fn room(text: &Text) -> [f32; 4] {
    let width = text::width(&text.words, text.font, text.size);
    let left = match text.align {
        Align::Left => text.at.x,
        Align::Middle => text.at.x - width / 2.0,
        Align::Right => text.at.x - width,
    };
    [left, left + width, text.at.y - text::cap_height(text.font, text.size), text.at.y]
}

fn says(pages: &[Slide], words: &str) -> usize {
    pages.iter().flat_map(written).filter(|text| text.words == words).count()
}

/// The ends of a line.
fn ends(item: &Item) -> Option<[Point; 2]> {
    let Item::Shape { path, fill: None, .. } = item else { return None };
    path.bounds().map(<[Point; 2]>::from)
}

/// Whatever is wrong with pages.
fn wrong(pages: &[Slide]) -> Option<String> {
    for page in pages {
        if let Some((what, Point { x, y })) = outside(&page.drawing, 8.0, 8.0) {
            return Some(format!("“{what}” is outside of {} at {x}, {y}", page.name));
        }
        let texts = written(page);
        for (at, one) in texts.iter().enumerate() {
            if one.size < slide::LEAST {
                return Some(format!("“{}” is too small on {}: {}", one.words, page.name, one.size));
            }
            let [left, right, above, below] = room(one);
            let upon = |other: &&&Text| {
                let [l, r, a, b] = room(other);
                l < right - 0.5 && left < r - 0.5 && a < below && above < b
            };
            if let Some(other) = texts[..at].iter().find(upon) {
                return Some(format!("“{}” lies on “{}” on {}", one.words, other.words, page.name));
            }
            let through = |[from, to]: &[Point; 2]| from.x < right && left < to.x && from.y < below && above < to.y;
            if page.drawing.items.iter().filter_map(ends).any(|line| through(&line)) {
                return Some(format!("a line runs through “{}” on {}", one.words, page.name));
            }
        }
    }
    pages.is_empty().then(|| "there is no page".to_owned())
}

#[test]
fn every_page_at_any_moment_is_whole_and_can_be_read_from_afar() {
    let all = [("world", 13), ("world", 64), ("round-robin", 37), ("knock-out", 37), ("knock-out", 3), ("groups", 64)];
    for (plan, participants) in all {
        let (head, events) = events(plan, participants);
        let mut cup = Championship::new(head).unwrap();
        let often = events.len() / 60 + 1;
        let end = folded(cup.head(), &events);
        for (at, event) in events.iter().enumerate() {
            if at % often == 0 {
                let lang = if at % 2 == 0 { Lang::De } else { Lang::En };
                let pages = pages(Some(&cup), lang);
                assert_eq!(wrong(&pages), None, "{plan} of {participants} after {at} events");
            }
            cup.take(event);
        }
        assert_eq!(wrong(&pages(Some(&end), Lang::De)), None, "{plan} of {participants} at its end");
    }
    assert_eq!(wrong(&pages(None, Lang::De)), None);
}

#[test]
fn what_is_wrong_with_a_page_is_found() {
    let mut slide = Slide::new("test");
    slide.drawing.text(Text::new(Point::new(100.0, 200.0), "small", Font::Sans, 20.0, Role::Text.into()));
    assert!(wrong(&[slide.clone()]).unwrap().contains("small"));
    slide.drawing.items.clear();
    slide.write(Spot::left(1500.0, 200.0, 300.0), "Wilhelmina Maximiliane", slide::NAME);
    assert!(wrong(&[slide.clone()]).unwrap().contains("outside"));
    slide.drawing.items.clear();
    slide.write(Spot::left(100.0, 200.0, 300.0), "one", slide::NAME);
    slide.write(Spot::left(110.0, 210.0, 300.0), "two", slide::NAME);
    assert!(wrong(&[slide.clone()]).unwrap().contains("lies on"));
    slide.drawing.items.clear();
    slide.write(Spot::left(100.0, 200.0, 300.0), "one", slide::NAME);
    slide.rule(90.0, 400.0, 190.0, Stroke::new(Role::Line.into(), 1.5));
    assert!(wrong(&[slide]).unwrap().contains("runs through"));
}

#[test]
fn everybody_stands_once_in_the_tables() {
    for (plan, count, until) in
        [("world", 64, "main"), ("world", 37, "groups"), ("round-robin", 13, "over"), ("groups", 37, "finals")]
    {
        let cup = held(plan, count, until);
        let show = Show { cup: &cup, title: shelf::find("dre13ehn").unwrap(), lang: Lang::De };
        let stages: Vec<_> = cup.stages().collect();
        for (plan, stage) in stages {
            let slides = tables::slides(&show, plan, stage);
            let there: Vec<_> =
                stage.parts.iter().filter(|part| !part.plan.single).flat_map(RunningPart::ids).collect();
            for id in there.iter().filter(|_| !plan.order.is_empty()) {
                if *id > ABSURD.len() {
                    assert_eq!(says(&slides, cup.name(*id)), 1, "{} in {}", cup.name(*id), plan.key);
                }
            }
        }
    }
    // While a stage goes on, its table is shown behind the round.
    let cup = held("world", 64, "main");
    let (pages, part) = (pages(Some(&cup), Lang::En), cup.part("main").unwrap());
    let play = part.ids().into_iter().filter(|id| *id > ABSURD.len() && part.byes[0].1 != *id);
    let wrong: Vec<&str> = play.map(|id| cup.name(id)).filter(|name| says(&pages, name) != 2).collect();
    assert!(wrong.is_empty(), "not once in the round and once in the table: {wrong:?}");
}

#[test]
fn all_who_join_are_listed_and_then_the_latest_results() {
    let (head, events) = events("world", 64);
    let cup = folded(&head, &events[..64]);
    let joined = pages(Some(&cup), Lang::De);
    assert!((6..=64).all(|id| says(&joined, cup.name(id)) == 1));
    assert!(joined.iter().all(|page| written(page).len() <= 20 * 3 + 4));
    let cup = folded(&head, &events[..64 + 40]);
    let played = pages(Some(&cup), Lang::De);
    assert!(played[0].name.contains("Neue Ergebnisse"), "{}", played[0].name);
    let last = &cup.part("preliminaries").unwrap().matches[39];
    let [a, _] = cup.part("preliminaries").unwrap().players(last).map(|seat| cup.name(seat.id().unwrap()).to_owned());
    assert!(says(&played[..1], &a) >= 1, "the last one is on the first page");
}

#[test]
fn the_round_shows_results_and_who_rests_and_stays_until_the_next_has_one() {
    let mut cup = held("world", 37, "main");
    let first: Vec<String> =
        cup.part("main").unwrap().matches.iter().filter(|one| one.round == Some(1)).map(|one| one.id.clone()).collect();
    let rests = cup.part("main").unwrap().byes[0].1;
    let pages_of = |cup: &Championship| pages(Some(cup), Lang::De);
    let shown = pages_of(&cup);
    assert!(shown[0].name.contains("Runde 1"));
    let bye = format!("Spielfrei: {}", cup.name(rests));
    assert!(says(&shown, &bye) == 1 && says(&shown, "–") == 18);
    for id in &first {
        let result = cup.recorded(id, [20, 17], false).unwrap();
        result.iter().for_each(|event| cup.take(event));
    }
    let shown = pages_of(&cup);
    assert_eq!(says(&shown, "20 : 17"), 18, "the last results of a round are seen");
    assert!(shown.iter().any(|page| page.name.contains("Runde 2")));
    let result = cup.recorded("m2-1", [9, 4], false).unwrap();
    result.iter().for_each(|event| cup.take(event));
    let shown = pages_of(&cup);
    assert_eq!((says(&shown, "20 : 17"), says(&shown, "9 : 4")), (0, 1));
    let leave = cup.leave(10, cup.stage().unwrap().0.first).unwrap();
    leave.iter().for_each(|event| cup.take(event));
    let shown = pages_of(&cup);
    assert!(says(&shown, "gestrichen") == 1 && says(&shown, "nicht mehr dabei") == 1);
}

#[test]
fn who_goes_on_is_told_only_where_a_stage_follows() {
    let told = |cup: &Championship| says(&pages(Some(cup), Lang::De), "kommt weiter");
    for (plan, stage) in [("world", "main"), ("groups", "groups")] {
        let mut cup = held(plan, 13, stage);
        if plan == "groups" {
            assert_eq!(told(&cup), 0, "nothing is decided before a match");
        }
        let open: Vec<(String, [usize; 2])> = cup.stage().unwrap().1.parts[0]
            .matches
            .iter()
            .map(|one| (one.id.clone(), cup.stage().unwrap().1.parts[0].players(one).map(|seat| seat.id().unwrap())))
            .collect();
        for (id, [a, b]) in open {
            let score = if a < b { [20, 17] } else { [17, 20] };
            cup.recorded(&id, score, false).unwrap().iter().for_each(|event| cup.take(event));
        }
        assert!(told(&cup) > 0, "{plan}");
    }
    for stage in ["main", "over"] {
        assert_eq!(told(&held("round-robin", 13, stage)), 0, "{stage}");
    }
}

#[test]
fn the_bracket_comes_with_those_who_are_known_and_the_podium_ends_it() {
    let bracket = |cup: &Championship| pages(Some(cup), Lang::De).iter().any(|page| page.name == "Turnierbaum");
    assert!(!bracket(&held("world", 37, "main")));
    assert!(bracket(&held("world", 37, "groups")) && bracket(&held("world", 37, "finals")));
    assert!(bracket(&held("knock-out", 13, "finals")), "three go through the first round without a match");
    assert!(!bracket(&held("knock-out", 64, "finals")), "nobody is among the last eight yet");
    for cup in [held("world", 37, "over"), held("knock-out", 37, "over"), held("round-robin", 13, "over")] {
        let shown = pages(Some(&cup), Lang::De);
        assert_eq!(shown[0].name, "Siegerehrung");
        for id in cup.podium().unwrap().into_iter().take(3).flatten().filter(|id| *id > ABSURD.len()) {
            assert_eq!(says(&shown[..1], cup.name(id)), 1);
        }
    }
}

#[test]
fn where_a_championship_ends_before_it_is_won_that_is_said_and_no_place_is_a_dash() {
    for (plan, until) in [("knock-out", "finals"), ("world", "finals")] {
        let mut cup = held(plan, 13, until);
        while cup.stage().is_some() {
            for event in cup.end_stage(Some(Ended::Struck)).unwrap() {
                cup.take(&event);
            }
        }
        for lang in Lang::ALL {
            let shown = pages(Some(&cup), lang);
            assert_eq!(wrong(&shown), None, "{plan}");
            assert_eq!(says(&shown[..1], "–"), 0, "{plan}: {:?}", written(&shown[0]));
            assert_eq!(says(&shown[..1], &tr!(lang, "championship-undecided")), 1, "{plan}");
        }
    }
}

#[test]
fn no_word_of_a_long_name_is_broken_where_there_is_room_for_it() {
    const LONG: [&str; 3] = [
        "Friederike-Wilhelmine von Wurfzabel",
        "Maximilian Bartholomäus Oberhuber-Ilg",
        "Anna Magdalena Katharina Gräfin Zwölf",
    ];
    for (plan, count) in [("knock-out", 11), ("knock-out", 6), ("round-robin", 9), ("groups", 9), ("world", 13)] {
        let (head, mut events) = events(plan, count);
        let names: Vec<String> = (1..=count).map(|id| format!("{} {id:02}", LONG[id % 3])).collect();
        for event in &mut events {
            if let Event::Join { id, name, .. } = event {
                name.clone_from(&names[*id - 1]);
            }
        }
        let mut cup = Championship::new(head).unwrap();
        let often = events.len() / 40 + 1;
        for (at, event) in events.iter().enumerate() {
            cup.take(event);
            if at % often > 0 {
                continue;
            }
            let pages = pages(Some(&cup), Lang::De);
            assert_eq!(wrong(&pages), None, "{plan} of {count} after {at} events");
            for text in pages.iter().flat_map(written) {
                let part = text.words.as_str();
                assert!(!part.contains('…'), "“{part}” is cut: {plan} of {count} after {at} events");
                // A part of a name that is written by itself.
                let is_broken = |name: &String| {
                    name.match_indices(part).any(|(from, _)| {
                        let (before, after) = (&name[..from], &name[from + part.len()..]);
                        let ends = |before: &str| before.is_empty() || before.ends_with([' ', '-']);
                        !ends(before) || !after.is_empty() && !after.starts_with(' ') && !ends(part)
                    })
                };
                let is_word = part.chars().filter(|sign| sign.is_alphabetic()).count() > 1;
                assert!(!is_word || !names.iter().any(is_broken), "“{part}” in {plan} of {count} after {at} events");
            }
        }
    }
}

#[test]
fn a_name_of_two_lines_lies_over_no_other_in_a_bracket_with_byes() {
    for long in 1..=12 {
        let mut cup = held("knock-out", 12, "finals");
        for id in 1..=12 {
            let name = if id == long { format!("Jürgen Müller {id}") } else { format!("Piet van Dyk {id}") };
            cup.take(&cup.rename(id, &name, "").unwrap());
        }
        assert_eq!(wrong(&pages(Some(&cup), Lang::En)), None, "{long}");
    }
}

#[test]
fn names_are_never_cut_and_tables_are_called_so() {
    for (plan, count, until) in [
        ("round-robin", 64, "joining"),
        ("world", 64, "preliminaries"),
        ("world", 37, "main"),
        ("world", 13, "groups"),
        ("groups", 37, "groups"),
        ("knock-out", 12, "finals"),
        ("knock-out", 13, "finals"),
        ("round-robin", 64, "main"),
        ("knock-out", 7, "over"),
    ] {
        let cup = held(plan, count, until);
        let pages = pages(Some(&cup), Lang::De);
        let cut = pages.iter().flat_map(written).find(|text| text.words.contains('…') && !text.words.contains("WMWM"));
        assert_eq!(cut.map(|text| &text.words), None, "{plan} of {count} in {until}");
        let called = pages.iter().flat_map(written).any(|text| text.words == "Tisch 1");
        assert_eq!(called, matches!(until, "main" | "groups" | "finals"), "{plan} of {count} in {until}");
    }
}

#[test]
fn a_bracket_of_twelve_begins_with_its_first_round_and_its_byes() {
    let mut cup = held("knock-out", 12, "finals");
    let bracket = |cup: &Championship| {
        let pages = pages(Some(cup), Lang::De);
        pages.into_iter().filter(|page| page.name == "Turnierbaum").collect::<Vec<_>>()
    };
    assert_eq!(bracket(&cup).len(), 3, "its halves and its end, where names are long");
    let shown = bracket(&cup);
    assert!((6..=12).all(|id| says(&shown, cup.name(id)) == 1) && says(&shown, "spielfrei") == 4);
    for id in 1..=5 {
        cup.take(&cup.rename(id, &format!("Kim {id}"), "").unwrap());
    }
    let shown = bracket(&cup);
    assert_eq!((shown.len(), says(&shown, "spielfrei")), (1, 4));
    assert!((1..=12).all(|id| says(&shown, cup.name(id)) == 1));
}

#[test]
fn a_slide_has_two_sizes_of_type() {
    for (plan, count, until) in [
        ("round-robin", 64, "joining"),
        ("world", 37, "main"),
        ("world", 37, "over"),
        ("groups", 37, "groups"),
        ("knock-out", 12, "finals"),
        ("knock-out", 37, "over"),
    ] {
        let cup = held(plan, count, until);
        for page in pages(Some(&cup), Lang::En) {
            let mut sizes: Vec<u32> = written(&page).iter().map(|text| text.size as u32).collect();
            sizes.sort_unstable();
            sizes.dedup();
            assert!(sizes.len() <= 2, "{}: {sizes:?}", page.name);
        }
    }
}

#[test]
fn the_lines_of_those_who_play_for_the_third_place_meet_no_others() {
    for count in [8, 12] {
        let cup = held("knock-out", count, "over");
        let page = pages(Some(&cup), Lang::De).into_iter().rfind(|page| page.name.starts_with("Turnierbaum")).unwrap();
        let lines: Vec<[Point; 2]> = page.drawing.items.iter().filter_map(ends).collect();
        let label = written(&page).into_iter().find(|text| text.words.contains("Platz 3")).unwrap();
        let [left, .., below] = room(label);
        let (own, others): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|[from, _]| from.x >= left - 8.0 && from.y > below);
        assert_eq!(own.len(), 2);
        let meet = |[a, b]: &[Point; 2], [c, d]: &[Point; 2]| {
            a.x.min(b.x) <= c.x.max(d.x)
                && c.x.min(d.x) <= a.x.max(b.x)
                && a.y.min(b.y) <= c.y.max(d.y)
                && c.y.min(d.y) <= a.y.max(b.y)
        };
        assert!(own.iter().all(|one| others.iter().all(|other| !meet(one, other))), "{count}");
    }
}

#[test]
fn those_who_play_for_the_third_place_have_lost_before() {
    let pages = pages(Some(&held("knock-out", 8, "finals")), Lang::De);
    let texts = pages.iter().filter(|page| page.name == "Turnierbaum").flat_map(written);
    let words: Vec<&str> = texts.map(|text| text.words.as_str()).collect();
    let words = words.join(" ").replace('\u{a0}', " ");
    let says = |what: &str| words.matches(what).count();
    assert_eq!([says("Sieg: Halbfinale 1"), says("Niederlage: Halbfinale 1"), says("Sieg: Finale")], [1, 1, 1]);
}

#[test]
fn no_table_is_named_twice_on_a_slide() {
    let (head, events) = events("knock-out", 11);
    for length in 0..=events.len() {
        let cup = folded(&head, &events[..length]);
        for slide in pages(Some(&cup), Lang::En) {
            let tables = written(&slide).into_iter().filter_map(|text| text.words.strip_prefix("Table ")?.parse().ok());
            let mut tables: Vec<u32> = tables.collect();
            tables.sort_unstable();
            assert!(tables.windows(2).all(|two| two[0] != two[1]), "{length} {}: {tables:?}", slide.name);
        }
    }
}

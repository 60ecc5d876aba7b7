//! What is counted on the diamond, counted again from the state as the rules file writes it.

use std::collections::BTreeMap;

use base::draw::Spot;
use base::phrase::{Arg, Phrase};
use games::game::{Game, Seat};
use games::namaste::{Action, Namaste};
use serde_json::Value;

use super::{POSITIONS, SILENT, holds, number, percent, text};

const FIELDS: &str = "d1 c2 d2 e2 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 g4 b5 c5 d5 e5 f5 c6 d6 e6 d7";

/// A sheet, by the names of its fields.
#[derive(Clone)]
struct Plain {
    cells: BTreeMap<String, i64>,
    circles: Vec<String>,
}

fn column(name: &str) -> u8 {
    name.as_bytes()[0]
}

fn row(name: &str) -> u8 {
    name.as_bytes()[1]
}

impl Plain {
    fn of(state: &Value, seat: Seat) -> Self {
        let player = &state["players"][seat];
        let cells = player["cells"].as_object().unwrap().iter();
        let circles = player["circles"].as_array().unwrap().iter();
        Self {
            cells: cells.map(|(name, number)| (name.clone(), number.as_i64().unwrap())).collect(),
            circles: circles.map(|name| name.as_str().unwrap().to_owned()).collect(),
        }
    }

    /// The numbers, of 0 to 29, between which one has to lie that fits an empty field.
    fn span(&self, at: &str) -> Option<(i64, i64)> {
        let span = self.cells.iter().fold((0, 29), |(low, high), (other, number)| {
            let (across, down) = (row(other) == row(at), column(other) == column(at));
            if across && column(other) < column(at) || down && row(other) < row(at) {
                (low.max(*number), high)
            } else if across || down {
                (low, high.min(*number))
            } else {
                (low, high)
            }
        });
        (!self.cells.contains_key(at)).then_some(span)
    }

    fn fits(&self, at: &str, sum: i64) -> bool {
        self.span(at).is_some_and(|(low, high)| low < sum && sum < high)
    }

    fn count(&self, sum: i64) -> usize {
        FIELDS.split(' ').filter(|at| self.fits(at, sum)).count()
    }

    fn room(&self) -> usize {
        let spans = FIELDS.split(' ').filter_map(|at| self.span(at));
        spans.map(|(low, high)| (low + 1..high).count()).sum()
    }

    fn shut(&self) -> Vec<&'static str> {
        FIELDS.split(' ').filter(|at| self.span(at).is_some_and(|(low, high)| low + 1 >= high)).collect()
    }

    /// How many empty fields side by side a line has next to a filled one, and how many numbers from 1 to 28 lie between
    /// what stands on either side; in all four directions.
    fn gaps(&self, at: &str) -> Vec<(String, i64, i64)> {
        let own = self.cells[at];
        let mut all = Vec::new();
        for (across, forth) in [(true, false), (true, true), (false, false), (false, true)] {
            let name =
                if across { format!("row{}", char::from(row(at))) } else { format!("col{}", char::from(column(at))) };
            let (mut place, mut fields) = ((column(at), row(at)), 0);
            let end = loop {
                let step = |at: u8| if forth { at + 1 } else { at - 1 };
                place = if across { (step(place.0), place.1) } else { (place.0, step(place.1)) };
                let there = format!("{}{}", char::from(place.0), char::from(place.1));
                if !FIELDS.split(' ').any(|name| name == there) {
                    break if forth { 29 } else { 0 };
                }
                match self.cells.get(&there) {
                    Some(number) => break *number,
                    None => fields += 1,
                }
            };
            let between = (own.min(end) + 1..own.max(end)).count();
            if fields > 0 {
                all.push((name, fields, i64::try_from(between).unwrap()));
            }
        }
        all
    }

    fn with(&self, at: &str, sum: i64) -> Self {
        let mut after = self.clone();
        after.cells.insert(at.to_owned(), sum);
        after
    }

    /// What an entry brings: lines of three fields or more that it fills, by their middles; tips.
    fn brings(&self, at: &str, sum: i64) -> i64 {
        let after = self.with(at, sum);
        let full = |of: &dyn Fn(&str) -> bool| {
            let line: Vec<&str> = FIELDS.split(' ').filter(|name| of(name)).collect();
            line.len() > 1 && line.iter().all(|name| after.cells.contains_key(*name))
        };
        let half = |number: i64, is_half: bool| if is_half { (number + 1) / 2 } else { number };
        let mut points = 0;
        if full(&|name| row(name) == row(at)) {
            let crossed = self.circles.contains(&format!("row{}", char::from(row(at))));
            points += half(after.cells[&format!("d{}", char::from(row(at)))], crossed);
        }
        if full(&|name| column(name) == column(at)) {
            let crossed = self.circles.contains(&format!("col{}", char::from(column(at))));
            points += half(after.cells[&format!("{}4", char::from(column(at)))], crossed);
        }
        points
            + match at {
                "d1" | "a4" => sum,
                "d7" | "g4" => half(sum, true),
                _ => 0,
            }
    }

    /// The part of all throws of so many dice that bring a sum like that.
    fn chance(dice: u32, is_good: impl Fn(i64) -> bool) -> f64 {
        let all = 6_u32.pow(dice);
        let is_good: Vec<bool> = (0..=i64::from(7 * dice)).map(is_good).collect();
        let good = (0..all).filter(|throw| {
            let faces = (0..dice).map(|die| i64::from(throw / 6_u32.pow(die) % 6) + 1);
            let mut sums = vec![0_i64];
            for face in faces {
                let counts = if face == 1 { vec![1, 7] } else { vec![face] };
                sums = sums.iter().flat_map(|sum| counts.iter().map(move |count| sum + count)).collect();
            }
            sums.into_iter().any(|sum| is_good[usize::try_from(sum).unwrap()])
        });
        good.count() as f64 / f64::from(all)
    }
}

/// What is said of a gap beside that entry is so, and it is a tightest one.
fn gap(sheet: &Plain, said: &Phrase, (at, number_there): (String, i64)) {
    let line = match said.args.iter().find(|(name, _)| *name == "line") {
        Some((_, Arg::Phrase(line))) if line.id == "namaste-row" => format!("row{}", number(line, "row")),
        Some((_, Arg::Phrase(line))) => format!("col{}", text(line, "column")),
        other => panic!("{other:?}"),
    };
    let gaps = sheet.with(&at, number_there).gaps(&at);
    let (fields, numbers) = (number(said, "fields"), number(said, "numbers"));
    assert!(gaps.contains(&(line, fields, numbers)), "{said:?} {gaps:?}");
    let tight = |fields: i64, numbers: i64| fields * 100 / numbers.max(1);
    assert!(gaps.iter().all(|(_, other, left)| tight(*other, *left) <= tight(fields, numbers)), "{said:?} {gaps:?}");
}

fn check(game: &Namaste, seat: Seat, played: &Action, better: &Action, said: &Phrase) {
    let state = game.state();
    let sheet = Plain::of(&state, seat);
    let entry = |action: &Action| match action {
        Action::Enter(field, sum) => (field.to_string(), i64::from(*sum)),
        other => panic!("{other} is no entry, but {said:?}"),
    };
    let is = |name: &str, plain: usize| {
        assert_eq!(number(said, name), i64::try_from(plain).unwrap(), "{name}: {said:?} {state}");
    };
    let names = |(field, sum): (&str, &str), action: &Action| {
        assert_eq!((text(said, field), number(said, sum)), entry(action), "{said:?}");
    };
    let turquoise = || state["roll"].as_array().unwrap().last().unwrap().as_i64().unwrap();
    match said.id.as_ref() {
        "namaste-coach-points" | "namaste-coach-points-more" => {
            names(("field", "sum"), better);
            let (field, sum) = entry(better);
            assert_eq!(number(said, "points"), sheet.brings(&field, sum), "{said:?} {state}");
            if said.id.ends_with("more") {
                names(("at", "other"), played);
                let (at, other) = entry(played);
                assert_eq!(number(said, "less"), sheet.brings(&at, other), "{said:?} {state}");
                assert!(number(said, "points") > number(said, "less"));
            }
        }
        "namaste-coach-shuts" => {
            names(("at", "sum"), played);
            let (at, other) = entry(played);
            let (before, so) = (sheet.shut(), sheet.with(&at, other));
            let plain: Vec<&str> = so.shut().into_iter().filter(|name| !before.contains(name)).collect();
            let told = match said.args.iter().find(|(name, _)| *name == "fields") {
                Some((_, Arg::List(fields))) => fields.iter().map(|field| text(field, "field")).collect::<Vec<_>>(),
                other => panic!("{other:?}"),
            };
            assert_eq!(told, plain, "{said:?} {state}");
            is("count", plain.len());
        }
        "namaste-coach-fits" => {
            let (few, many) = (entry(better).1, entry(played).1);
            assert_eq!((number(said, "better"), number(said, "played")), (few, many));
            is("few", sheet.count(few));
            is("many", sheet.count(many));
            assert!(sheet.count(few) < sheet.count(many));
        }
        "namaste-coach-room" => {
            names(("field", "sum"), better);
            names(("at", "other"), played);
            let ((field, sum), (at, other)) = (entry(better), entry(played));
            is("more", sheet.with(&field, sum).room());
            is("less", sheet.with(&at, other).room());
        }
        "namaste-coach-ahead-dice" => {
            let Action::Dice(white) = better else { panic!("{said:?}") };
            let part = |pays: bool| {
                let good = |sum: i64| {
                    let mut fields = FIELDS.split(' ').filter(|at| sheet.fits(at, sum));
                    fields.any(|at| !pays || sheet.brings(at, sum) > 0)
                };
                percent(Plain::chance(u32::from(*white) + 1, good))
            };
            assert_eq!((number(said, "fits"), number(said, "points")), (part(false), part(true)), "{said:?} {state}");
        }
        "namaste-coach-ahead-entry" => {
            let (field, sum) = entry(better);
            let after = sheet.with(&field, sum);
            is("room", after.room());
            is("shut", after.shut().len() - sheet.shut().into_iter().filter(|shut| *shut != field).count());
        }
        "namaste-coach-gap" => {
            names(("at", "other"), played);
            gap(&sheet, said, entry(played));
        }
        "namaste-coach-gaps" => {
            names(("field", "sum"), better);
            gap(&sheet, said, entry(better));
            let Some((_, Arg::Phrase(first))) = said.args.first() else { panic!("{said:?}") };
            check(game, seat, played, better, first);
        }
        "namaste-coach-dice" | "namaste-coach-dice-points" => {
            let (Action::Dice(more), Action::Dice(less)) = (better, played) else { panic!("{said:?}") };
            assert_eq!((number(said, "better"), number(said, "played")), (i64::from(*more), i64::from(*less)));
            let pays = said.id.ends_with("points");
            let good = |sum: i64| {
                let mut fields = FIELDS.split(' ').filter(|at| sheet.fits(at, sum));
                fields.any(|at| !pays || sheet.brings(at, sum) > 0)
            };
            assert_eq!(number(said, "chance"), percent(Plain::chance(u32::from(*more) + 1, good)), "{said:?} {state}");
            assert_eq!(number(said, "other"), percent(Plain::chance(u32::from(*less) + 1, good)), "{said:?} {state}");
        }
        "namaste-coach-karma" => {
            assert_eq!(number(said, "points"), turquoise());
            is("number", state["players"][seat]["karma"].as_array().unwrap().len() + 1);
            is("of", 4);
        }
        "namaste-coach-pass" => {
            is("empty", 25 - sheet.cells.len());
            assert_eq!(number(said, "sum"), entry(better).1);
            is("fits", sheet.count(entry(better).1));
        }
        "namaste-coach-karma-instead" | "namaste-coach-pass-instead" => {
            names(("at", "other"), played);
            let (at, other) = entry(played);
            is("room", sheet.room());
            is("less", sheet.with(&at, other).room());
            if said.id.contains("karma") {
                assert_eq!(number(said, "points"), turquoise());
            }
        }
        SILENT if matches!(better, Action::Dice(_)) => {
            let (Action::Dice(more), Action::Dice(less)) = (better, played) else { panic!("{said:?}") };
            let fits = |white: &u8| {
                let good = |sum: i64| FIELDS.split(' ').any(|at| sheet.fits(at, sum));
                percent(Plain::chance(u32::from(*white) + 1, good))
            };
            assert!(fits(more) <= fits(less), "{state}");
        }
        SILENT => {
            let ((field, sum), (at, other)) = (entry(better), entry(played));
            assert!(sheet.brings(&field, sum) <= sheet.brings(&at, other), "{better} {played} {state}");
            assert!(sheet.count(sum) >= sheet.count(other), "{better} {played} {state}");
            let (after, so) = (sheet.with(&field, sum), sheet.with(&at, other));
            assert!(after.room() <= so.room(), "{better} {played} {state}");
        }
        other => panic!("{other} is not checked"),
    }
}

/// What is said of a place of the sheet of whoever decides.
fn survey(game: &Namaste, seat: Seat, spot: &Spot, said: &Phrase) {
    let state = game.state();
    let sheet = Plain::of(&state, seat);
    let at = spot.name();
    let fitting: Vec<i64> = (1..=28).filter(|sum| sheet.fits(at, *sum)).collect();
    let line = || {
        let (name, is_row) = match said.args.iter().find(|(name, _)| *name == "line") {
            Some((_, Arg::Phrase(line))) if line.id == "namaste-row" => (format!("row{}", number(line, "row")), true),
            Some((_, Arg::Phrase(line))) => (format!("col{}", text(line, "column")), false),
            other => panic!("{other:?}"),
        };
        let in_line = |name: &str| if is_row { row(name) == row(at) } else { column(name) == column(at) };
        let empty = FIELDS.split(' ').filter(|name| in_line(name) && !sheet.cells.contains_key(*name));
        let first = if sheet.circles.contains(&name) { "no" } else { "yes" };
        assert_eq!(text(said, "first"), first, "{said:?} {state}");
        empty.collect::<Vec<_>>()
    };
    match said.id.as_ref() {
        "namaste-coach-ahead-field" => {
            assert_eq!(text(said, "field"), at);
            let plain = (fitting[0], *fitting.last().unwrap(), i64::try_from(fitting.len()).unwrap());
            assert_eq!((number(said, "least"), number(said, "most"), number(said, "count")), plain, "{said:?} {state}");
        }
        "namaste-coach-ahead-shut" => assert!(fitting.is_empty() && !sheet.cells.contains_key(at)),
        "namaste-coach-ahead-line" => {
            assert_eq!(number(said, "missing"), i64::try_from(line().len()).unwrap(), "{said:?} {state}");
        }
        "namaste-coach-ahead-last" => {
            let [last] = line()[..] else { panic!("{said:?} {state}") };
            assert_eq!(number(said, "chance"), percent(Plain::chance(3, |sum| sheet.fits(last, sum))));
        }
        "namaste-coach-ahead-sum" => {
            let sum = at.strip_prefix("sum-").unwrap().parse().unwrap();
            assert_eq!(number(said, "fits"), i64::try_from(sheet.count(sum)).unwrap());
        }
        // What pressing there would enter.
        other => panic!("{other} is not checked"),
    }
}

#[test]
fn what_is_said_of_entries_and_dice_is_counted_so() {
    let heard = holds::<Namaste>(&(), 3, POSITIONS, check, survey);
    heard.all(&[
        SILENT,
        "namaste-coach-ahead-dice",
        "namaste-coach-ahead-entry",
        "namaste-coach-ahead-field",
        "namaste-coach-ahead-last",
        "namaste-coach-ahead-line",
        "namaste-coach-ahead-shut",
        "namaste-coach-ahead-sum",
        "namaste-coach-dice",
        "namaste-coach-dice-points",
        "namaste-coach-fits",
        "namaste-coach-gap",
        "namaste-coach-gaps",
        "namaste-coach-karma",
        "namaste-coach-karma-instead",
        "namaste-coach-pass",
        "namaste-coach-pass-instead",
        "namaste-coach-points",
        "namaste-coach-points-more",
        "namaste-coach-room",
        "namaste-coach-shuts",
    ]);
}

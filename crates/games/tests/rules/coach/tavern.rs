//! What is said of a turn, by the plain reckoning of the rules' tests.

use std::collections::HashMap;

use games::game::Turn;
use games::game::chance::Luck;
use games::game::record::Entry;
use games::table::Table;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};

use super::{Heard, POSITIONS, number, percent, text};
use crate::tavern::{Plain, high, in_a_row, low, open, row, student};

/// A game as the plain reckoning knows it.
#[derive(Clone, Copy)]
struct Rules {
    game: &'static str,
    options: &'static str,
    one: bool,
    turning: bool,
    worth: fn(&mut [u8]) -> f64,
    ends: fn(&[u8]) -> bool,
    /// 1 where much is good, −1 where little is.
    sign: f64,
}

const NEVER: fn(&[u8]) -> bool = |_| false;

const GAMES: [Rules; 5] = [
    Rules { game: "grosse-hausnummer", options: "", one: true, turning: false, worth: high, ends: NEVER, sign: 1.0 },
    Rules { game: "kleine-hausnummer", options: "", one: true, turning: false, worth: low, ends: NEVER, sign: -1.0 },
    Rules {
        game: "schikanen",
        options: r#""throws":3"#,
        one: true,
        turning: true,
        worth: high,
        ends: NEVER,
        sign: 1.0,
    },
    Rules { game: "studentenpasch", options: "", one: false, turning: false, worth: student, ends: NEVER, sign: 1.0 },
    Rules {
        game: "sequenz",
        options: r#""throws":3"#,
        one: false,
        turning: false,
        worth: row,
        ends: in_a_row,
        sign: 1.0,
    },
];

fn dice(table: &dyn Table, key: &str) -> Vec<u8> {
    let all = table.state()[key].as_array().unwrap().clone();
    all.iter().map(|pips| u8::try_from(pips.as_u64().unwrap()).unwrap()).collect()
}

/// What a decision comes to at best, in that worth.
fn leads(table: &dyn Table, notation: &str, plain: &mut Plain<'_>) -> f64 {
    let (mut thrown, kept) = (dice(table, "dice"), dice(table, "kept"));
    let left = usize::try_from(table.state()["throws_left"].as_u64().unwrap()).unwrap();
    let mut words = notation.split(' ');
    match words.next().unwrap() {
        "keep" => {
            let places = words.filter(|word| *word != "none").map(|place| place.parse::<usize>().unwrap() - 1);
            let kept: Vec<u8> = kept.into_iter().chain(places.map(|place| thrown[place])).collect();
            plain.value(left, kept)
        }
        "stop" => (plain.worth)(&mut [kept, thrown].concat()),
        "turn" => {
            if let Ok(place) = words.next().unwrap().parse::<usize>() {
                thrown[place - 1] = 7 - thrown[place - 1];
            }
            plain.decided(left, &kept, &thrown)
        }
        other => panic!("{other}"),
    }
}

#[test]
fn what_is_said_of_a_turn_is_reckoned_so() {
    let mut heard = Heard::default();
    for rules in GAMES {
        let mut mean = Plain {
            one: rules.one,
            turning: rules.turning,
            worth: &rules.worth,
            ends: rules.ends,
            known: HashMap::new(),
        };
        // By the worst result on the table: how likely it is to do better.
        let mut better: HashMap<i64, HashMap<(usize, Vec<u8>), f64>> = HashMap::new();
        let (mut seen, mut seed) = (0, 0);
        while seen < POSITIONS {
            let mut table = open(rules.game, rules.options, 2);
            let mut rng = Luck::new(seed).after(0);
            seed += 1;
            for _ in 0..60 {
                let entry = match table.turn() {
                    Turn::Over(_) => break,
                    Turn::Roll(throw) | Turn::Faces(throw) => Entry::Roll(throw.draw(&mut rng)),
                    Turn::Seats(seats) => {
                        let legal = table.legal(seats[0]);
                        if legal.len() > 1 {
                            seen += 1;
                            let mut two: Vec<&String> = legal.iter().sample(&mut rng, 2);
                            two.shuffle(&mut rng);
                            let ahead = table.foresees(seats[0], two[1]);
                            for said in table.reason(seats[0], two[0], two[1]).into_iter().chain(ahead) {
                                let by = |plain: &mut Plain<'_>| [1, 0].map(|one| leads(&*table, two[one], plain));
                                // Looking ahead, nothing is beside it.
                                let ahead = said.id.contains("-ahead-");
                                let told = |first: &str| {
                                    let first = number(&said, first);
                                    (first, if ahead { first } else { number(&said, "other") })
                                };
                                let by = |plain: &mut Plain<'_>| {
                                    let [one, other] = by(plain);
                                    [one, if ahead { one } else { other }]
                                };
                                match said.id.as_ref() {
                                    "tavern-coach-row" | "tavern-coach-ahead-row" => {
                                        let [chance, other] = by(&mut mean);
                                        assert_eq!(told("chance"), (percent(chance), percent(other)), "{said:?}");
                                    }
                                    "tavern-coach-mean" | "tavern-coach-ahead-mean" => {
                                        let [chance, other] =
                                            by(&mut mean).map(|mean| (mean * rules.sign + 1e-9).round() as i64);
                                        assert_eq!(
                                            told("mean"),
                                            (chance, other),
                                            "{} {said:?} {}",
                                            rules.game,
                                            table.state()
                                        );
                                    }
                                    "tavern-coach-past" | "tavern-coach-ahead-past" => {
                                        let results = table.state()["results"].as_array().unwrap().clone();
                                        let results = results.iter().filter_map(|result| result.as_i64());
                                        let order = |result: &i64| if rules.sign > 0.0 { *result } else { -*result };
                                        let worst: i64 = text(&said, "worst").parse().unwrap();
                                        assert_eq!(
                                            results.min_by_key(order),
                                            Some(worst),
                                            "{said:?} {}",
                                            table.state()
                                        );
                                        let past = |dice: &mut [u8]| {
                                            let result = (rules.worth)(dice);
                                            if result > worst as f64 * rules.sign { 1.0 } else { 0.0 }
                                        };
                                        let known = better.remove(&worst).unwrap_or_default();
                                        let mut plain = Plain {
                                            one: rules.one,
                                            turning: rules.turning,
                                            worth: &past,
                                            ends: rules.ends,
                                            known,
                                        };
                                        let [chance, other] = by(&mut plain);
                                        assert_eq!(
                                            told("chance"),
                                            (percent(chance), percent(other)),
                                            "{} {said:?} {}",
                                            rules.game,
                                            table.state()
                                        );
                                        better.insert(worst, plain.known);
                                    }
                                    other => panic!("{other} is not checked"),
                                }
                                *heard.0.entry(said.id.to_string()).or_default() += 1;
                            }
                        }
                        Entry::Act { seat: seats[0], notation: legal.choose(&mut rng).unwrap().clone() }
                    }
                };
                table.enter(&entry).unwrap();
            }
        }
    }
    heard.all(&[
        "tavern-coach-ahead-mean",
        "tavern-coach-ahead-past",
        "tavern-coach-ahead-row",
        "tavern-coach-mean",
        "tavern-coach-past",
        "tavern-coach-row",
    ]);
}

//! What is said of a turn, by the plain reckoning of the rules' tests.

use std::collections::HashMap;

use base::i18n::Lang;
use base::phrase::{Decimal, Phrase};
use games::game::Turn;
use games::game::chance::Luck;
use games::game::record::Entry;
use games::table::Table;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};

use super::{Heard, POSITIONS, number, percent, text, win_chance};
use crate::tavern::{Plain, high, in_a_row, low, open, play, row, student};

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

/// What is known of a turn, by the rolls left and the dice kept.
type Known = HashMap<(usize, Vec<u8>), f64>;

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

/// The dice that lie there once they are kept.
fn keeps(table: &dyn Table, notation: &str) -> Vec<u8> {
    let thrown = dice(table, "dice");
    let places = notation.split(' ').skip(1).filter(|word| *word != "none");
    dice(table, "kept").into_iter().chain(places.map(|place| thrown[place.parse::<usize>().unwrap() - 1])).collect()
}

/// Of how many sequences these are a part.
fn open_sequences(kept: &[u8]) -> i64 {
    let all = [[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]];
    let is_part = |sequence: &[u8; 3]| {
        let mut left = sequence.to_vec();
        kept.iter().all(|face| left.iter().position(|other| other == face).map(|place| left.remove(place)).is_some())
    };
    all.iter().filter(|sequence| is_part(sequence)).count() as i64
}

/// A reason leads to an idea that is explained on a page of that very game.
fn stands_on_its_page(table: &dyn Table, said: &Phrase) {
    if said.id.contains("-ahead-") {
        return;
    }
    let about = table.title().about();
    let strategy = about.strategy.map(|strategy| strategy(Lang::En)).unwrap_or_default();
    let paragraph = about.explained(said).unwrap();
    assert!(about.rules(Lang::En).iter().chain(&strategy).any(|block| block.phrase().id == paragraph), "{said:?}");
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
        let mut better: HashMap<(i64, bool), Known> = HashMap::new();
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
                                stands_on_its_page(&*table, &said);
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
                                    "tavern-coach-ahead-row" => {
                                        let [chance, _] = by(&mut mean);
                                        let told = win_chance(&said, "chance");
                                        assert_eq!(told, Decimal::win_chance(chance), "{said:?}");
                                    }
                                    "sequenz-coach-fit-none"
                                    | "sequenz-coach-fit-more"
                                    | "sequenz-coach-fit-missing" => {
                                        let [fits, other] = [1, 0].map(|one| open_sequences(&keeps(&*table, two[one])));
                                        let [need, more] = [1, 0].map(|one| 3 - keeps(&*table, two[one]).len() as i64);
                                        match said.id.as_ref() {
                                            "sequenz-coach-fit-none" => {
                                                assert_eq!((number(&said, "fits"), 0), (fits, other), "{said:?}");
                                            }
                                            "sequenz-coach-fit-more" => assert_eq!(told("fits"), (fits, other)),
                                            _ => {
                                                let told = [number(&said, "need"), number(&said, "more")];
                                                assert_eq!(told, [need, more], "{said:?}");
                                            }
                                        }
                                    }
                                    "tavern-coach-best-high"
                                    | "tavern-coach-best-low"
                                    | "tavern-coach-best-certain"
                                    | "tavern-coach-best-stop"
                                    | "tavern-coach-ahead-mean"
                                    | "tavern-coach-ahead-certain" => {
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
                                    "tavern-coach-beat-high"
                                    | "tavern-coach-beat-low"
                                    | "tavern-coach-beat-sure-high"
                                    | "tavern-coach-beat-sure-low"
                                    | "tavern-coach-beat-level"
                                    | "tavern-coach-ahead-past" => {
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
                                        let is_level = said.id.ends_with("-level");
                                        let past = |dice: &mut [u8]| {
                                            let result = (rules.worth)(dice);
                                            let least = worst as f64 * rules.sign;
                                            if result > least || is_level && result == least { 1.0 } else { 0.0 }
                                        };
                                        let known = better.remove(&(worst, is_level)).unwrap_or_default();
                                        let mut plain = Plain {
                                            one: rules.one,
                                            turning: rules.turning,
                                            worth: &past,
                                            ends: rules.ends,
                                            known,
                                        };
                                        let [chance, other] = by(&mut plain);
                                        let due = (percent(chance), percent(other));
                                        let told = if said.id.contains("-sure-") {
                                            (100, number(&said, "other"))
                                        } else {
                                            told("chance")
                                        };
                                        assert_eq!(told, due, "{} {said:?} {}", rules.game, table.state());
                                        assert_eq!(
                                            said.id.ends_with("-low"),
                                            said.id.ends_with("-low") && rules.sign < 0.0
                                        );
                                        better.insert((worst, is_level), plain.known);
                                    }
                                    other => panic!("{other} is not checked"),
                                }
                                heard.hears(&said);
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
        "sequenz-coach-fit-missing",
        "sequenz-coach-fit-more",
        "sequenz-coach-fit-none",
        "tavern-coach-ahead-certain",
        "tavern-coach-ahead-mean",
        "tavern-coach-ahead-past",
        "tavern-coach-ahead-row",
        "tavern-coach-beat-high",
        "tavern-coach-beat-level",
        "tavern-coach-beat-low",
        "tavern-coach-beat-sure-high",
        "tavern-coach-beat-sure-low",
        "tavern-coach-best-certain",
        "tavern-coach-best-high",
        "tavern-coach-best-low",
        "tavern-coach-best-stop",
    ]);
}

#[test]
fn what_is_to_be_beaten_in_a_playoff_is_not_called_the_worst_so_far() {
    let mut table = open("grosse-hausnummer", "", 3);
    // Of equal dice one is kept without asking.
    play(&mut *table, "111;11;1;111;11;1;333;33;3;666;66;5;651;1 keep 1;61");
    let results = table.state()["results"].clone();
    assert_eq!(results, serde_json::json!([665, null, 333]), "the first two play it off");
    let said = table.reason(1, "keep 2", "keep 1");
    assert_eq!(said[0].id, "tavern-coach-beat-high");
    for lang in Lang::ALL {
        let words = lang.say(&said[0]);
        assert!(words.contains("665"), "{words}");
        assert!(!words.contains("worst so far") && !words.contains("chlechtesten ist"), "{words}");
    }
}

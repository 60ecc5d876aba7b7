//! The rules of Namaste against the rules' own examples and against plain readings of the rules.

use std::collections::{BTreeMap, BTreeSet};

use games::game::chance::Luck;
use games::game::{Event, Face, Game, Score, Seat, Turn};
use games::namaste::field::Truth;
use games::namaste::rules::sums;
use games::namaste::{Action, Field, Line, Namaste, Player};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// The diamond as it stands in the rules.
const ROWS: [&str; 7] =
    ["d1", "c2 d2 e2", "b3 c3 d3 e3 f3", "a4 b4 c4 d4 e4 f4 g4", "b5 c5 d5 e5 f5", "c6 d6 e6", "d7"];

fn field(name: &str) -> Field {
    Field::named(name).unwrap()
}

fn line(name: &str) -> Line {
    Line::all().find(|line| line.to_string() == name).unwrap()
}

fn act(game: &mut Namaste, seat: Seat, notation: &str) {
    let action = game.read(seat, notation).unwrap_or_else(|why| panic!("{notation} by {seat}: {why:?}"));
    game.apply(&Event::Act { seat, action }).unwrap();
}

fn refused(game: &Namaste, seat: Seat, notation: &str) -> String {
    let why = game.read(seat, notation).unwrap_err();
    base::i18n::Lang::En.say(&why.0)
}

/// The active player takes and throws these dice, the turquoise one last.
fn throw(game: &mut Namaste, dice: &[u8]) {
    let seat = game.active();
    act(game, seat, &format!("dice {}", dice.len() - 1));
    game.apply(&Event::Roll(dice.iter().map(|face| Face::Number(*face)).collect())).unwrap();
}

/// A whole turn: the dice, what the active player does, and what the fellow players do, by seat; who is
/// not named passes.
fn turn(game: &mut Namaste, dice: &[u8], active: &str, fellows: &[(Seat, &str)]) {
    let seat = game.active();
    throw(game, dice);
    act(game, seat, active);
    for (seat, notation) in fellows {
        act(game, *seat, notation);
    }
    pass(game);
}

/// Whoever still decides as fellow player passes.
fn pass(game: &mut Namaste) {
    while let Turn::Seats(seats) = game.turn()
        && game.legal(seats[0]).last() == Some(&Action::Pass)
    {
        act(game, seats[0], "pass");
    }
}

fn legal(game: &Namaste, seat: Seat) -> Vec<String> {
    game.legal(seat).iter().map(ToString::to_string).collect()
}

#[test]
fn the_sums_of_all_dice_are_those_of_trying_every_reading() {
    let mut checked = 0;
    for count in 1..=4_u32 {
        for throw in 0..6_u32.pow(count) {
            let dice: Vec<u8> = (0..count).map(|die| u8::try_from(throw / 6_u32.pow(die) % 6 + 1).unwrap()).collect();
            let mut all = BTreeSet::new();
            for reading in 0..1_u32 << count {
                let read = dice.iter().zip(0..).map(|(face, die)| match (face, reading >> die & 1) {
                    (1, 1) => 7,
                    (face, _) => *face,
                });
                all.insert(read.sum::<u8>());
            }
            assert_eq!(sums(&dice), all.into_iter().collect::<Vec<_>>(), "{dice:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 6 + 36 + 216 + 1296);
}

/// Whether all numbers rise from left to right and from top to bottom, gaps allowed: the rule, read plainly.
fn rises(numbers: &BTreeMap<String, u8>) -> bool {
    let rows = ROWS.iter().map(|row| row.split(' ').map(str::to_owned).collect::<Vec<_>>());
    let columns = ('a'..='g').map(|column| {
        let named = (1..=7).map(|row| format!("{column}{row}"));
        named.filter(|name| ROWS.iter().any(|row| row.contains(name.as_str()))).collect::<Vec<_>>()
    });
    rows.chain(columns).all(|line| {
        let filled: Vec<u8> = line.iter().filter_map(|name| numbers.get(name)).copied().collect();
        filled.is_sorted_by(|left, right| left < right)
    })
}

#[test]
fn what_fits_is_what_leaves_every_row_and_column_rising() {
    let mut rng = Luck::new(1).after(0);
    let (mut fitting, mut refused) = (0, 0);
    for _ in 0..150 {
        let (mut sheet, mut numbers) = (Player::default(), BTreeMap::new());
        let all: Vec<Field> = Field::all().collect();
        for _ in 0..rng.random_range(0..25) {
            for _ in 0..40 {
                let (field, sum) = (*all.choose(&mut rng).unwrap(), rng.random_range(2..=28));
                let free = !numbers.contains_key(&field.to_string());
                let mut with = numbers.clone();
                with.insert(field.to_string(), sum);
                let fits = free && rises(&with);
                assert_eq!(sheet.fits(field, sum).is_ok(), fits, "{field}={sum} on {numbers:?}");
                if fits { fitting += 1 } else { refused += 1 }
            }
            let (field, sum) = (*all.choose(&mut rng).unwrap(), rng.random_range(2..=28));
            if sheet.fits(field, sum).is_ok() {
                let _ = sheet.enter(field, sum).count();
                numbers.insert(field.to_string(), sum);
            }
        }
    }
    assert!(fitting > 10_000 && refused > 10_000, "{fitting} {refused}");
}

#[test]
fn a_14_in_the_middle_forbids_what_the_rules_say() {
    let mut sheet = Player::default();
    let _ = sheet.enter(field("d4"), 14).count();
    for name in ["a4", "b4", "c4", "d1", "d2", "d3"] {
        assert!(sheet.fits(field(name), 13).is_ok() && sheet.fits(field(name), 14).is_err(), "{name}");
        assert!(sheet.fits(field(name), 20).is_err(), "{name}");
    }
    for name in ["e4", "f4", "g4", "d5", "d6", "d7"] {
        assert!(sheet.fits(field(name), 15).is_ok() && sheet.fits(field(name), 14).is_err(), "{name}");
        assert!(sheet.fits(field(name), 8).is_err(), "{name}");
    }
    assert!(sheet.fits(field("d4"), 15).is_err(), "the field is taken");
    for name in ["c3", "e3", "c5", "e5", "b3", "f5", "c2", "e6"] {
        assert!([2, 14, 28].iter().all(|sum| sheet.fits(field(name), *sum).is_ok()), "{name} lies in neither line");
    }
}

#[test]
fn white_1_7_and_2_with_turquoise_4_is_7_or_13_and_3_or_9_for_fellow_players() {
    let mut game = Namaste::start(&(), 3);
    throw(&mut game, &[1, 2, 4]);
    assert_eq!(game.sums_for(0), [7, 13]);
    assert!(game.sums_for(1).is_empty(), "fellow players come after the active one");
    act(&mut game, 0, "c3=13");
    assert_eq!(game.turn(), Turn::Seats(vec![1, 2]));
    assert_eq!((game.sums_for(1), game.sums_for(2)), (vec![3, 9], vec![3, 9]));
    // They decide in any order.
    act(&mut game, 2, "c3=9");
    assert_eq!(game.turn(), Turn::Seats(vec![1]));
    act(&mut game, 1, "pass");
    assert_eq!((game.active(), game.turn()), (1, Turn::Seats(vec![1])));
}

#[test]
fn both_sevens_count_each_for_itself() {
    let mut game = Namaste::start(&(), 2);
    throw(&mut game, &[1, 1, 6, 1]);
    assert_eq!(game.sums_for(0), [9, 15, 21, 27]);
    act(&mut game, 0, "karma");
    assert_eq!(game.sums_for(1), [8, 14, 20]);
    assert_eq!(game.players()[0].karma(), [1], "the turquoise 1/7 counts 1 as bad karma");
}

#[test]
fn a_row_pays_its_middle_number_in_full_at_first_and_half_rounded_up_later() {
    let mut game = Namaste::start(&(), 3);
    turn(&mut game, &[2, 2], "c2=4", &[(1, "c2=2")]);
    turn(&mut game, &[5, 5, 5], "e2=15", &[(0, "e2=10")]);
    throw(&mut game, &[1, 2]);
    act(&mut game, 2, "c2=3");
    act(&mut game, 0, "d2=7");
    assert_eq!(game.players()[0].line_points(line("row2")), Some(7));
    assert!(!game.players()[1].is_crossed(line("row2")), "the turn is not over");
    act(&mut game, 1, "d2=7");
    assert_eq!(game.players()[1].line_points(line("row2")), Some(7), "by the same throw");
    let crossed =
        |game: &Namaste| -> Vec<bool> { game.players().iter().map(|player| player.is_crossed(line("row2"))).collect() };
    assert_eq!(crossed(&game), [false, false, true], "who has it does not cross it");
    turn(&mut game, &[2, 5], "karma", &[]);
    turn(&mut game, &[1, 3], "karma", &[(2, "d2=7")]);
    turn(&mut game, &[6, 4], "e2=10", &[]);
    assert_eq!(game.players()[2].line_points(line("row2")), Some(4), "half of 7, rounded up");
    assert_eq!(crossed(&game), [false, false, true]);
    assert_eq!(game.scores(), [7 - 5, 7 - 3, 4].map(Score::whole));
}

#[test]
fn the_active_player_and_a_fellow_player_of_one_turn_complete_at_the_same_time() {
    let mut game = Namaste::start(&(), 2);
    turn(&mut game, &[2, 2], "c2=4", &[(1, "c2=2")]);
    turn(&mut game, &[5, 5, 5], "e2=15", &[(0, "e2=10")]);
    turn(&mut game, &[3, 3, 2], "d2=8", &[(1, "d2=6")]);
    let points: Vec<_> = game.players().iter().map(|player| player.line_points(line("row2"))).collect();
    assert_eq!(points, [Some(8), Some(6)]);
    assert!(game.players().iter().all(|player| !player.is_crossed(line("row2"))));
}

#[test]
fn truth_boxes_pay_in_full_above_and_left_and_half_below_and_right() {
    let mut sheet = Player::default();
    for (name, number) in [("d1", 4), ("a4", 9), ("d7", 22), ("g4", 21)] {
        let _ = sheet.enter(field(name), number).count();
    }
    let paid = Truth::ALL.map(|truth| (truth.field().to_string(), sheet.truth(truth).unwrap()));
    let expected = [("d1", 4), ("a4", 9), ("d7", 11), ("g4", 11)].map(|(name, points)| (name.to_owned(), points));
    assert_eq!(paid, expected);
    assert_eq!(sheet.total(), 4 + 9 + 11 + 11);
}

#[test]
fn a_field_completes_its_row_and_its_column_at_once() {
    let mut sheet = Player::default();
    for (name, number) in [("c2", 3), ("d2", 7), ("e3", 14), ("e4", 15), ("e5", 16), ("e6", 17)] {
        assert_eq!(sheet.enter(field(name), number).count(), 0);
    }
    let done: Vec<String> = sheet.enter(field("e2"), 12).map(|line| line.to_string()).collect();
    assert_eq!(done, ["row2", "cole"]);
    assert_eq!((sheet.line_points(line("row2")), sheet.line_points(line("cole"))), (Some(7), Some(15)));
    assert_eq!(sheet.total(), 22);
}

#[test]
fn the_fourth_bad_karma_ends_the_match_with_its_round() {
    let mut game = Namaste::start(&(), 2);
    for round in 1..=3 {
        turn(&mut game, &[2, 3], "karma", &[]);
        turn(&mut game, &[2, 2], "karma", &[]);
        assert_eq!(game.round(), round + 1);
    }
    turn(&mut game, &[2, 3], "karma", &[]);
    assert_eq!((game.is_last_round(), game.active(), game.turn()), (true, 1, Turn::Seats(vec![1])));
    throw(&mut game, &[6, 6]);
    act(&mut game, 1, "d7=12");
    assert_eq!(game.turn(), Turn::Seats(vec![0]), "the round is played out");
    act(&mut game, 0, "d1=6");
    assert_eq!(game.turn(), Turn::Over(vec![1]), "6 − 12 against 6 − 6");
    assert_eq!(game.scores(), [-6, 0].map(Score::whole));
    assert_eq!(refused(&game, 0, "pass"), "the match is over");
}

#[test]
fn of_two_with_the_same_points_who_used_fewer_karma_boxes_wins() {
    let mut game = Namaste::start(&(), 2);
    turn(&mut game, &[2, 1], "karma", &[]);
    turn(&mut game, &[2, 2], "karma", &[]);
    turn(&mut game, &[2, 1], "karma", &[]);
    turn(&mut game, &[2, 2], "karma", &[]);
    turn(&mut game, &[2, 1], "karma", &[]);
    turn(&mut game, &[2, 2], "c3=4", &[]);
    turn(&mut game, &[2, 1], "karma", &[]);
    turn(&mut game, &[2, 2], "e5=4", &[]);
    over(&game, &[-4, -4], &[1]);
}

#[test]
fn still_tied_they_win_together() {
    let mut game = Namaste::start(&(), 3);
    for _ in 0..4 {
        turn(&mut game, &[2, 2], "karma", &[]);
        turn(&mut game, &[3, 2], "karma", &[]);
        turn(&mut game, &[3, 3], "karma", &[]);
    }
    over(&game, &[-8, -8, -12], &[0, 1]);
}

fn over(game: &Namaste, scores: &[i64], winners: &[Seat]) {
    assert_eq!(game.scores(), scores.iter().map(|points| Score::whole(*points)).collect::<Vec<_>>());
    assert_eq!(game.turn(), Turn::Over(winners.to_vec()));
}

/// Dice by which the active player enters one of its free fields and the other one of theirs, the highest and
/// the lowest first.
fn dice_for(active: &[(Field, u8)], fellow: &[(Field, u8)]) -> (Vec<u8>, Field, Field) {
    for (high, sum) in active.iter().rev() {
        for (low, other) in fellow {
            for throw in 0..6_u32.pow(4) {
                let dice: Vec<u8> = (0..4).map(|die| u8::try_from(throw / 6_u32.pow(die) % 6 + 1).unwrap()).collect();
                for white in 1..=3 {
                    let taken = &dice[3 - white..];
                    if sums(taken).contains(sum) && sums(&taken[..white]).contains(other) {
                        return (taken.to_vec(), *high, *low);
                    }
                }
            }
        }
    }
    panic!("no dice fit");
}

#[test]
fn a_full_sheet_ends_the_match_with_its_round_which_is_played_out() {
    // The same numbers for both: every row and column rises by 2.
    let number = |field: Field| 2 * (field.column() + field.row()) - 2;
    let mut game = Namaste::start(&(), 2);
    let mut turns = 0;
    while !game.players().iter().any(Player::is_full) {
        let free = |seat: Seat| -> Vec<(Field, u8)> {
            let mut free: Vec<(Field, u8)> = Field::all()
                .filter(|field| game.players()[seat].number(*field).is_none())
                .map(|field| (field, number(field)))
                .collect();
            free.sort_by_key(|(_, number)| *number);
            free
        };
        let (active, other) = (game.active(), 1 - game.active());
        let (dice, high, low) = dice_for(&free(active), &free(other));
        let (mine, theirs) = (format!("{high}={}", number(high)), format!("{low}={}", number(low)));
        turn(&mut game, &dice, &mine, &[(other, &theirs)]);
        turns += 1;
    }
    assert_eq!((turns, game.active(), game.round()), (25, 1, 13));
    assert!(game.players().iter().all(Player::is_full) && game.is_last_round());
    assert!(!game.turn().is_over(), "the second player is still to be active");
    assert_eq!(legal(&game, 1), ["dice 1", "dice 2", "dice 3"]);
    throw(&mut game, &[1, 5]);
    assert_eq!(legal(&game, 1), ["karma"], "asked for, though it is the only move");
    assert_eq!(refused(&game, 1, "d1=6"), "d1 already holds 4");
    act(&mut game, 1, "karma");
    assert_eq!(legal(&game, 0), ["pass"]);
    act(&mut game, 0, "pass");
    // Both have the same sheet: ten lines and four tips; what was completed by which throw differs.
    let lines: i64 = Line::all().map(|line| i64::from(number(line.middle()))).sum();
    let tips = 4 + 4 + (16 / 2) + (16 / 2);
    let best = game.scores()[0].max(game.scores()[1]).number();
    assert!(best <= (lines + tips) as f64, "no more than everything in full: {best}");
    let half: i64 = Line::all().map(|line| i64::from(number(line.middle()).div_ceil(2))).sum();
    assert!(game.scores().iter().all(|score| score.number() >= (half + tips - 5) as f64));
    assert_eq!(game.players()[1].karma(), [5]);
    assert!(game.turn().is_over());
}

#[test]
fn refusals_say_which_rule_forbids_it() {
    let mut game = Namaste::start(&(), 2);
    assert_eq!(refused(&game, 0, "karma"), "first choose how many white dice to roll");
    assert_eq!(refused(&game, 0, "dice 4"), "you roll one, two or three white dice, not 4");
    assert_eq!(refused(&game, 1, "dice 1"), "it is not player 1’s turn");
    throw(&mut game, &[2, 3, 4]);
    assert_eq!(refused(&game, 0, "dice 1"), "the dice have been rolled already");
    assert_eq!(refused(&game, 0, "c3=5"), "the dice do not make 5; possible: 9");
    assert_eq!(refused(&game, 0, "a1=9"), "the diamond has no space a1");
    assert_eq!(
        refused(&game, 0, "pass"),
        "on your own turn you enter a sum or take bad karma; only the others can pass"
    );
    act(&mut game, 0, "c3=9");
    assert_eq!(refused(&game, 1, "karma"), "you take bad karma only on your own turn; now you can pass");
    act(&mut game, 1, "c3=5");
    throw(&mut game, &[2, 3]);
    assert_eq!(refused(&game, 1, "d3=5"), "row 3 already has a 5");
    assert_eq!(refused(&game, 1, "c2=5"), "column c already has a 5");
    act(&mut game, 1, "karma");
    act(&mut game, 0, "b3=2");
    throw(&mut game, &[2, 6]);
    assert_eq!(refused(&game, 0, "d3=8"), "row 3 must rise: 8 cannot come after the 9 in c3");
    for notation in ["", "c3", "c3=", "c3=09", "C3=9", "c3 9", "dice", "dice 02", "dice=2", "karma ", "Pass", "c3=300"]
    {
        assert!(game.read(0, notation).is_err(), "{notation}");
    }
}

#[test]
fn moves_are_listed_in_the_order_of_the_rules() {
    let mut game = Namaste::start(&(), 2);
    throw(&mut game, &[1, 2]);
    let fields = ROWS.join(" ");
    let mut expected: Vec<String> =
        fields.split(' ').flat_map(|name| [3, 9].map(|sum| format!("{name}={sum}"))).collect();
    expected.push("karma".to_owned());
    assert_eq!(legal(&game, 0), expected);
}

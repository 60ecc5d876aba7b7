//! The rules' own examples: each special rule, each way to win, and what follows a win.

#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;

use super::super::men::{Men, path};
use super::*;
use crate::game::Event;
use crate::game::options::{Options as _, Values};

/// A match with White to play these dice, men standing as told: letters, each with a number; `-` is the bar, `+` is off.
pub(in crate::kvatrutafl) fn set(white: &str, black: &str, dice: [u8; 2], options: &[(&str, &str)]) -> Kvatrutafl {
    let values: Values = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let mut game = Kvatrutafl::start(&Options::read(&values).unwrap(), 2);
    for (seat, text) in [white, black].into_iter().enumerate() {
        let mut at = [0; 26];
        for word in text.split(' ') {
            let (place, count) = word.split_at(1);
            let place = match place {
                "-" => BAR,
                "+" => OFF,
                letter => path(seat, letter.chars().next().unwrap()).unwrap(),
            };
            at[usize::from(place)] = count.parse().unwrap();
        }
        assert_eq!(at.iter().sum::<u8>(), MEN, "{text}");
        game.position.men[seat] = Men::new(at);
    }
    game.position.first = [false; 2];
    game.position.unlocked = [true; 2];
    game.stage = Stage::Play(0, dice);
    game
}

fn legal(game: &Kvatrutafl) -> Vec<String> {
    game.legal(game.turn().to_act()[0]).iter().map(ToString::to_string).collect()
}

/// Why that turn is refused, in English.
fn refused(game: &Kvatrutafl, text: &str) -> String {
    let seat = game.turn().to_act()[0];
    Lang::En.say(&game.read(seat, text).expect_err(text).0)
}

fn play(game: &mut Kvatrutafl, text: &str) {
    let seat = game.turn().to_act()[0];
    let action = game.read(seat, text).unwrap_or_else(|why| panic!("{text}: {}", Lang::En.say(&why.0)));
    game.act(seat, &action);
}

pub(in crate::kvatrutafl) fn roll(game: &mut Kvatrutafl, dice: [u8; 2]) {
    game.apply(&Event::Roll(dice.map(Face::Number).to_vec())).unwrap();
}

/// The last win: who, how, and points.
fn won(game: &Kvatrutafl) -> (Seat, &'static str, Score) {
    let win = game.last_win().unwrap();
    (win.by, win.way.key(), win.points)
}

#[test]
fn the_higher_die_begins_with_both_and_equal_dice_are_thrown_again() {
    let mut game = set("a15", "m15", [1, 1], &[]);
    game.stage = Stage::Opening;
    assert_eq!(game.turn().to_act(), [0, 1]);
    roll(&mut game, [3, 3]);
    assert_eq!(game.stage(), Stage::Opening);
    roll(&mut game, [2, 5]);
    assert_eq!(game.stage(), Stage::Play(1, [2, 5]));
}

#[test]
fn rule_1_plays_a_first_double_with_one_man() {
    let mut game = set("a15", "m15", [3, 3], &[]);
    game.position.first = [true; 2];
    game.position.unlocked = [false; 2];
    // On m stand fifteen of Black's.
    assert_eq!(legal(&game), ["a-d d-g g-j"]);
    assert!(refused(&game, "a-d a-d").contains("one man"));
}

#[test]
fn rule_1_takes_four_men_to_the_seventh_point_by_a_first_6_6() {
    let mut game = set("a15", "m14 g1", [6, 6], &[]);
    game.position.first = [true; 2];
    assert_eq!(legal(&game), ["a-g* a-g a-g a-g"]);
    assert!(refused(&game, "a-g* g-m").contains("four men"));
    play(&mut game, "a-g* a-g a-g a-g");
    assert_eq!(game.position.exposed, [true, false]);
    let closed = set("a15", "m13 g2", [6, 6], &[]);
    let closed = Kvatrutafl { position: Position { first: [true; 2], ..closed.position }, ..closed };
    assert_eq!(legal(&closed), ["pass"]);
}

#[test]
fn rule_2_lets_one_man_hit_the_exposed_four() {
    let mut game = set("a15", "m9 e6", [6, 6], &[]);
    game.position.first = [true, false];
    play(&mut game, "a-g a-g a-g a-g");
    roll(&mut game, [2, 1]);
    play(&mut game, "e-g* g-h");
    assert_eq!(game.position.men[0].at(BAR), 4);
    assert_eq!(game.position.exposed, [false; 2]);
}

#[test]
fn rule_2_ends_when_one_moves_on_or_another_joins() {
    for (turn, dice) in [("g-h h-j", [1, 2]), ("a-g", [6, 1])] {
        let mut game = set("a11 g4", "m8 n3 e4", dice, &[]);
        game.position.exposed = [true, false];
        let text = if turn == "a-g" { "a-b a-g" } else { turn };
        play(&mut game, text);
        assert_eq!(game.position.exposed, [false; 2], "{text}");
        roll(&mut game, [2, 1]);
        assert!(refused(&game, "e-g*").contains("opposing men close"), "{}", refused(&game, "e-g*"));
    }
}

#[test]
fn rule_3_holds_the_far_side_until_five_men_have_left() {
    let game = set("a11 b2 n1 p1", "m2 v13", [2, 1], &[]);
    assert!(
        refused(&game, "n-p").starts_with("n-p: rule 3: this man must wait until five of your men have left"),
        "{}",
        refused(&game, "n-p")
    );
    assert!(legal(&game).contains(&"a-b a-c".to_owned()));
    // With the fifth man gone the far side is open, in the same turn.
    assert!(legal(&game).contains(&"a-b n-p".to_owned()));
    assert!(!legal(&game).iter().any(|turn| turn.starts_with("n-")));
}

#[test]
fn rule_4_keeps_men_apart_until_one_has_been_on_the_twelfth_point() {
    let mut game = set("a9 c1 e1 k1 g1 h2", "m13 v2", [2, 1], &[]);
    game.position.unlocked = [false, true];
    assert!(refused(&game, "a-c").contains("rule 4"), "{}", refused(&game, "a-c"));
    assert!(legal(&game).contains(&"k-l a-c".to_owned()));
    assert!(!legal(&game).contains(&"a-c k-l".to_owned()));
    play(&mut game, "k-l a-c");
    assert_eq!(game.position.unlocked, [true, true]);
}

#[test]
fn rule_4_holds_for_ever_at_the_bar() {
    let game = set("-2 a8 c5", "m13 b2", [3, 1], &[]);
    assert_eq!(legal(&game), ["pass"]);
    assert!(refused(&game, "bar-c").contains("your own men"), "{}", refused(&game, "bar-c"));
    assert!(refused(&game, "a-d").contains("bar"));
}

#[test]
fn rule_5_opens_a_block_and_hits_all_on_a_point_of_it() {
    let mut game = set("a5 d1 l9", "f2 g2 h2 i3 j2 k2 m2", [5, 2], &[]);
    assert!(legal(&game).iter().any(|turn| turn.contains("d-i*")));
    play(&mut game, "a-c d-i*");
    assert_eq!(game.position.men[1].at(BAR), 3);
    let five = set("a5 d1 l9", "f2 g2 h2 i3 j2 m4", [5, 2], &[]);
    assert!(refused(&five, "d-i*").contains("3 opposing men close"));
}

#[test]
fn rule_6_asks_for_all_dice_that_can_be_played() {
    // The 6 can only be played before the 1 has been.
    let game = set("a1 x14", "m13 b2", [6, 5], &[]);
    assert!(legal(&game).iter().all(|turn| turn.split(' ').count() == 2), "{:?}", legal(&game));
    assert!(refused(&game, "a-g").contains("only one die, but you can and must play 2"), "{}", refused(&game, "a-g"));
    assert!(refused(&game, "pass").contains("no die, but you can and must play 2"), "{}", refused(&game, "pass"));
    let either = set("a1 w7 x7", "m11 l2 h2", [6, 5], &[]);
    assert_eq!(legal(&either), ["a-f", "a-g"]);
}

#[test]
fn men_bear_off_from_home_only_and_a_larger_die_takes_the_rearmost() {
    let game = set("u3 w5 x5 +2", "m15", [6, 5], &[]);
    assert_eq!(legal(&game), ["u-off u-off"]);
    assert!(refused(&game, "w-off").contains("farther back"), "{}", refused(&game, "w-off"));
    let away = set("r1 u2 w5 x5 +2", "m15", [6, 4], &[]);
    assert!(refused(&away, "u-off").contains("home"), "{}", refused(&away, "u-off"));
}

#[test]
fn bearing_off_the_last_man_ends_the_game_also_with_a_die_to_spare() {
    let mut game = set("v1 +14", "m14 +1", [2, 3], &[]);
    assert_eq!(legal(&game), ["v-x x-off"]);
    play(&mut game, "v-off");
    assert_eq!(won(&game), (0, "uttekt", Score::whole(2)));
    assert!(game.turn().is_over());
}

#[test]
fn jan_counts_men_on_the_bar_against_points_to_enter_on() {
    // Two wait, and p and q are free: there is one man alone on p.
    let game = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[]);
    assert_eq!(game.position.jan(0), None);
    let mut closed = game.clone();
    play(&mut closed, "l-p");
    assert_eq!(won(&closed), (0, "jan", Score::whole(15)));
    assert!(closed.turn().is_over());
    let mut shut = set("q2 r2 p1 l10", "-1 m5 n4 o5", [4, 1], &[]);
    play(&mut shut, "l-p");
    assert_eq!(won(&shut), (0, "stor-jan", Score::whole(15)));
}

#[test]
fn jan_ends_the_game_in_mid_throw() {
    let game = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[("match", "99")]);
    assert!(legal(&game).contains(&"l-p".to_owned()));
    assert!(refused(&game, "l-p p-q").contains("ended"), "{}", refused(&game, "l-p p-q"));
    // A hit in the same throw adds nothing to a jan.
    let mut hit = set("p1 r2 l11 a1", "-1 m5 n4 o4 b1", [4, 1], &[("match", "99")]);
    play(&mut hit, "a-b* l-p");
    assert_eq!(won(&hit), (0, "jan", Score::whole(15)));
    // Who made it begins.
    assert_eq!((hit.number(), hit.stage()), (2, Stage::Throw(0)));
}

#[test]
fn a_block_in_the_start_quarter_does_not_shut_the_bar() {
    let mut game = set("m2 n2 o2 p2 q2 r1 l4", "-3 a12", [6, 3], &[]);
    play(&mut game, "l-r l-o");
    assert!(game.last_win().is_none());
    roll(&mut game, [2, 2]);
    assert!(legal(&game).iter().all(|turn| turn.starts_with("bar-n*")), "{:?}", legal(&game));
}

#[test]
fn a_formation_scores_in_full_by_the_whole_throw_and_half_by_a_part() {
    // The example of the source: five on x, five on w, four on v, one on s, and 6–3.
    let game = set("s1 v4 w5 x5", "a2 m13", [6, 3], &[("match", "9")]);
    assert!(legal(&game).contains(&"s-v declare stutti-munkur".to_owned()));
    let mut half = game.clone();
    play(&mut half, "s-v declare stutti-munkur");
    assert_eq!(won(&half), (0, "stutti-munkur", Score::halves(7)));
    assert_eq!((half.number(), half.stage()), (2, Stage::Opening));
    let mut full = set("s1 v3 u1 w5 x5", "a2 m13", [1, 3], &[]);
    play(&mut full, "s-v u-v declare stutti-munkur");
    assert_eq!(won(&full), (0, "stutti-munkur", Score::whole(7)));
    // Not declaring is allowed.
    let mut silent = set("s1 v3 u1 w5 x5", "a2 m13", [1, 3], &[]);
    play(&mut silent, "s-v u-v");
    assert_eq!((silent.last_win(), silent.stage()), (None, Stage::Throw(1)));
    let one_step = set("s1 v3 u1 w5 x5", "a2 m13", [1, 3], &[]);
    assert!(refused(&one_step, "s-v declare stutti-munkur").contains("Stutti munkur"));
}

#[test]
fn every_formation_has_its_points() {
    let cases = [
        ("x14 w1", [1, 1], "w-x declare meistari", "meistari", 13),
        ("v5 w5 x4 u1", [3, 3], "u-x declare stutti-munkur", "stutti-munkur", 7),
        ("t3 u3 v3 w3 x2 s1", [5, 5], "s-x declare langi-munkur", "langi-munkur", 5),
        ("s3 t3 u3 v3 w2 r1", [5, 5], "r-w declare langi-hryggur", "langi-hryggur", 3),
        ("w7 x7 v1", [2, 2], "v-x declare litil-meistari", "litil-meistari", 3),
    ];
    for (men, dice, turn, key, points) in cases {
        let mut game = set(men, "a2 m13", dice, &[]);
        play(&mut game, turn);
        assert_eq!(won(&game), (0, key, Score::halves(points)), "{key}");
    }
}

#[test]
fn mar_adds_two_points_to_all_wins_but_jan() {
    let mut game = set("r1 s2 t3 u3 v3 w3", "s1 m14", [1, 4], &[]);
    play(&mut game, "r-s* declare langi-hryggur");
    assert_eq!(won(&game), (0, "langi-hryggur", Score::halves(3 + 4)));
}

fn last_man(options: &[(&str, &str)], black: &str) -> Kvatrutafl {
    let mut game = set("x1 +14", black, [1, 2], options);
    play(&mut game, "x-off");
    game
}

#[test]
fn an_extra_throw_may_make_a_draw() {
    let mut game = last_man(&[("extra", "yes"), ("match", "3")], "k1 l1 +13");
    assert_eq!((game.stage(), game.part()), (Stage::Throw(1), GamePhase::Extra(false)));
    roll(&mut game, [1, 2]);
    play(&mut game, "l-off k-off");
    assert_eq!(game.scores, [Score::whole(2); 2]);
    assert_eq!((game.number(), game.stage()), (2, Stage::Opening));
}

#[test]
fn a_drawn_match_is_won_by_both() {
    let mut game = last_man(&[("extra", "yes")], "k1 l1 +13");
    roll(&mut game, [1, 2]);
    play(&mut game, "k-off l-off");
    assert_eq!(game.turn(), Turn::Over(vec![0, 1]));
}

#[test]
fn an_extra_throw_that_does_not_suffice_leaves_the_win_and_the_beginning() {
    let mut game = last_man(&[("extra", "yes"), ("match", "3")], "j2 l1 +12");
    roll(&mut game, [1, 2]);
    play(&mut game, "j-k j-l");
    assert_eq!((game.number(), game.stage()), (2, Stage::Throw(0)));
    assert_eq!(game.scores, [Score::whole(2), Score::whole(0)]);
}

#[test]
fn throws_after_the_end_are_counted_and_may_bring_a_munkur() {
    let mut game = last_man(&[("after", "5"), ("match", "20")], "j4 k5 l5 g1");
    assert_eq!((game.stage(), game.part()), (Stage::Throw(1), GamePhase::After(5)));
    roll(&mut game, [3, 6]);
    play(&mut game, "g-j declare stutti-munkur");
    assert_eq!(game.scores, [Score::whole(2), Score::halves(7)]);
    assert_eq!(won(&game), (1, "stutti-munkur", Score::halves(7)));
    // Who has borne off begins.
    assert_eq!((game.number(), game.stage()), (2, Stage::Throw(0)));
}

#[test]
fn throws_after_the_end_run_out() {
    let mut game = last_man(&[("after", "5"), ("match", "20")], "m15");
    for left in [5, 4, 3, 2, 1] {
        assert_eq!((game.stage(), game.part()), (Stage::Throw(1), GamePhase::After(left)));
        roll(&mut game, [1, 2]);
        let turn = legal(&game)[0].clone();
        play(&mut game, &turn);
    }
    assert_eq!((game.number(), game.stage()), (2, Stage::Throw(0)));
}

#[test]
fn no_throws_follow_where_the_loser_has_borne_off_a_man() {
    let game = last_man(&[("after", "5")], "m14 +1");
    assert!(game.turn().is_over());
}

#[test]
fn only_munkur_and_meistari_are_declared_after_the_end() {
    let mut game = last_man(&[("after", "5")], "k7 l7 j1");
    roll(&mut game, [2, 6]);
    assert!(!legal(&game).iter().any(|turn| turn.contains("declare")));
    assert!(refused(&game, "j-l declare litil-meistari").contains("Litil meistari"));
}

#[test]
fn the_extra_throw_comes_before_the_throws_after() {
    let mut game = last_man(&[("extra", "yes"), ("after", "7")], "m15");
    assert_eq!(game.part(), GamePhase::Extra(true));
    roll(&mut game, [1, 2]);
    let turn = legal(&game)[0].clone();
    play(&mut game, &turn);
    assert_eq!((game.stage(), game.part()), (Stage::Throw(1), GamePhase::After(7)));
}

#[test]
fn any_order_of_the_steps_is_taken_and_stars_must_be_right() {
    let game = set("a5 c5 e5", "m13 h1 d1", [3, 2], &[]);
    let listed = legal(&game);
    assert!(listed.contains(&"a-c e-h*".to_owned()) && !listed.contains(&"e-h* a-c".to_owned()));
    let swapped = game.read(0, "e-h* a-c").unwrap();
    assert_eq!(game.canonical(0, &swapped).to_string(), "a-c e-h*");
    assert!(refused(&game, "a-c e-h").contains("hit"), "{}", refused(&game, "a-c e-h"));
    assert!(refused(&game, "a-c* e-h*").contains("hit"));
}

#[test]
fn the_men_of_a_game_are_kept_until_the_next_begins() {
    let mut game = set("x14 w1", "a2 m13", [1, 1], &[("match", "99")]);
    play(&mut game, "w-x declare meistari");
    assert_eq!(*game.position(), Position::start());
    assert_eq!(game.left().map(|left| left.men[0].at(24)), Some(MEN));
    roll(&mut game, [3, 3]);
    assert_eq!(game.left(), None);
    // After the last game nothing begins: its men stand.
    let mut over = set("x14 w1", "a2 m13", [1, 1], &[]);
    play(&mut over, "w-x declare meistari");
    assert_eq!((over.left(), over.position().men[0].at(24)), (None, MEN));
}

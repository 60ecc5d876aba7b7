//! The pub games by the examples of their rules, and their computer players against plain readings that share no code.

use std::collections::HashMap;

use base::draw::Spot;
use base::i18n::Lang;
use games::game::record::{Entry, Header};
use games::game::{Face, Score, Turn};
use games::table::{Press, Table, View};

/// A match of that game between so many, with these options.
pub fn open(game: &str, options: &str, players: usize) -> Box<dyn Table> {
    begun(game, options, players, "")
}

/// The same with more in its header.
fn begun(game: &str, options: &str, players: usize, more: &str) -> Box<dyn Table> {
    let players: Vec<String> = (0..players).map(|seat| format!(r#"{{"name":"P{seat}","kind":"human"}}"#)).collect();
    let header =
        format!(r#"{{"wurfzabel":1{more},"game":"{game}","options":{{{options}}},"players":[{}]}}"#, players.join(","));
    let header = Header::read(header.as_bytes()).unwrap();
    games::shelf::find(game).unwrap().open(header).unwrap()
}

/// Plays lines such as `123` (a roll) and `0 keep 1` (a decision of seat 0), separated by `;`.
pub fn play(table: &mut dyn Table, lines: &str) {
    for line in lines.split(';').map(str::trim) {
        let entry = match line.split_once(' ') {
            Some((seat, notation)) => Entry::Act { seat: seat.parse().unwrap(), notation: notation.to_owned() },
            None if line == "?" => Entry::Roll(vec![Face::UNSEEN]),
            None => {
                let faces = line.bytes().map(|digit| Face::Number(digit - b'0')).collect();
                if matches!(table.turn(), Turn::Faces(_)) { Entry::Faces(faces) } else { Entry::Roll(faces) }
            }
        };
        table.enter(&entry).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
}

fn field(table: &dyn Table, key: &str) -> String {
    table.state()[key].to_string()
}

fn strokes(table: &dyn Table) -> Vec<Score> {
    table.scores()
}

fn whole(strokes: &[i64]) -> Vec<Score> {
    strokes.iter().map(|strokes| Score::whole(*strokes)).collect()
}

#[test]
fn three_ones_count_nineteen_in_any_throw_of_pasch() {
    let mut table = open("pasch", "", 2);
    play(&mut *table, "111;223;456");
    assert_eq!(field(&*table, "results"), "[38,null]", "19 + 4 + 15");
    play(&mut *table, "123;555;111");
    assert_eq!(field(&*table, "results"), "[38,34]", "0 + 15 + 19");
    assert_eq!(strokes(&*table), whole(&[0, 1]));
}

#[test]
fn doppelgaenger_come_to_what_the_source_says() {
    let mut table = open("doppelgaenger", "", 2);
    play(&mut *table, "235;366;145;225;333");
    assert_eq!(field(&*table, "results"), "[25,null]", "6 + 6 + 2 + 2 + 3 + 3 + 3");
}

#[test]
fn a_house_number_is_ordered_for_the_best_and_a_decision_without_a_choice_is_skipped() {
    let mut table = open("grosse-hausnummer", "", 2);
    play(&mut *table, "444;22;1");
    assert_eq!(field(&*table, "results"), "[421,null]", "nothing was asked");
    play(&mut *table, "461;1 keep 2;35;1 keep 2;6");
    assert_eq!(field(&*table, "results"), "[421,665]");
    assert_eq!(strokes(&*table), whole(&[1, 0]));
    let mut table = open("kleine-hausnummer", r#""throws":1"#, 2);
    play(&mut *table, "641;321");
    assert_eq!(field(&*table, "results"), "[146,123]");
    assert_eq!(strokes(&*table), whole(&[1, 0]));
}

#[test]
fn a_die_turned_over_makes_six_hundred_and_twenty_two() {
    let mut table = open("schikanen", "", 2);
    play(&mut *table, "122;0 turn 1");
    assert_eq!(field(&*table, "results"), "[622,null]");
}

#[test]
fn an_equal_face_at_another_place_is_recorded_as_the_lowest() {
    let table = {
        let mut table = open("studentenpasch", "", 2);
        play(&mut *table, "242;0 keep 3");
        table
    };
    assert_eq!(table.last(), Some((0, "keep 1".to_owned())));
}

#[test]
fn of_two_equal_dice_the_one_that_is_touched_is_seen_to_turn_and_the_first_is_recorded() {
    let mut table = open("schikanen", r#""throws":3"#, 2);
    play(&mut *table, "414");
    let view = View { seat: Some(0), names: vec!["Ann".into(), "Bo".into()], ..View::default() };
    // Where a die is seen, and its key.
    let seen = |table: &dyn Table, die: usize| {
        let spots = table.board(&view).spots;
        let area = spots.into_iter().find(|area| area.spot.name() == format!("die-{die}")).unwrap();
        (area.area.bounds().unwrap().0.x.round(), area.key.unwrap())
    };
    let places = [1, 2, 3].map(|die| seen(&*table, die));
    let pressed = table.press(&view, &Spot::new("die-3"));
    assert!(matches!(&pressed, Press::Decided(notation) if notation == "turn 1"), "{pressed:?}");
    play(&mut *table, "0 turn 1");
    assert_eq!(field(&*table, "dice"), "[3,1,4]");
    let mut turned = places.clone();
    turned.reverse();
    assert_eq!([1, 2, 3].map(|die| seen(&*table, die)), turned, "the 3 lies where the second 4 lay");
    assert!(!table.is_touched() && !table.release(), "nothing is left to be dropped");
    assert_eq!([1, 2, 3].map(|die| seen(&*table, die)), turned);
    let (mut again, record) = (open("schikanen", r#""throws":3"#, 2), "414;0 turn 1");
    play(&mut *again, record);
    assert_eq!((again.state(), again.last()), (table.state(), table.last()), "no record knows it");
    play(&mut *table, "0 keep 2;52");
    // The die that was kept lies first in the row.
    let beside = [(places[1].0, "1".to_owned()), (places[2].0, "2".to_owned())];
    assert_eq!([1, 2].map(|die| seen(&*table, die)), beside, "with the next throw it is over");
}

#[test]
fn a_die_turned_by_its_own_place_stays_there() {
    let mut table = open("schikanen", "", 2);
    play(&mut *table, "441");
    let view = View { seat: Some(0), ..View::default() };
    let before = table.board(&View { seat: None, ..view.clone() });
    assert!(matches!(table.press(&view, &Spot::new("die-1")), Press::Decided(notation) if notation == "turn 1"));
    play(&mut *table, "0 turn 1");
    let mut other = open("schikanen", "", 2);
    play(&mut *other, "441;0 turn 1");
    let after = table.board(&View::default());
    assert!(after == other.board(&View::default()) && after != before);
}

#[test]
fn the_watchman_counts_fractions_exactly() {
    let mut table = open("waechter", r#""count":"high""#, 2);
    play(&mut *table, "416;626");
    assert_eq!(field(&*table, "results"), r#"["16/7","9/2"]"#);
    assert_eq!(strokes(&*table), whole(&[1, 0]));
    let mut table = open("waechter", r#""count":"times""#, 2);
    play(&mut *table, "416;112");
    assert_eq!(field(&*table, "results"), "[28,3]");
}

#[test]
fn who_shares_the_last_place_plays_off_and_the_others_keep_their_results() {
    let mut table = open("pasch", "", 3);
    play(&mut *table, "123;456;111;  123;456;123;  123;456;123");
    assert_eq!(field(&*table, "results"), "[19,null,null]", "the second and third play again");
    assert_eq!((field(&*table, "game"), table.turn().to_act()), ("1".to_owned(), &[1][..]));
    play(&mut *table, "123;456;456;  123;456;123");
    assert_eq!(field(&*table, "results"), "[19,15,6]");
    assert_eq!(strokes(&*table), whole(&[0, 0, 1]));
    let mut table = open("pasch", r#""ties":"all""#, 3);
    play(&mut *table, "123;456;111;  123;456;123;  123;456;123");
    assert_eq!(strokes(&*table), whole(&[0, 1, 1]));
}

#[test]
fn whoever_brings_the_count_to_twenty_one_begins_again() {
    let mut table = open("einundzwanzig", r#""games":2"#, 3);
    assert_eq!(table.turn().to_act(), [1], "the first has laid the 1");
    play(&mut *table, "6;6;6;2");
    assert_eq!(strokes(&*table), whole(&[0, 1, 0]), "1 + 6 + 6 + 6 + 2 is 21");
    assert_eq!((table.turn().to_act(), field(&*table, "count")), (&[2][..], "1".to_owned()));
    let mut evening = open("evening", r#""program":"einundzwanzig,einundzwanzig""#, 3);
    play(&mut *evening, "6;6;6;2");
    assert_eq!(evening.turn().to_act(), [2], "in an evening the second begins the second game");
}

#[test]
fn the_louse_goes_back_once_and_a_foul_costs_a_stroke() {
    let mut table = open("filzlaus", "", 3);
    play(&mut *table, "0 cover;1;1 lift;1 cover;1;0 lift");
    assert_eq!(strokes(&*table), whole(&[1, 1, 0]));
    assert_eq!(table.turn().to_act(), [1], "the first lifter covers for the next");
    play(&mut *table, "1 cover;4;1 lift");
    assert_eq!(strokes(&*table), whole(&[1, 2, 0]), "one's own cup");
    play(&mut *table, "1 cover;4");
    assert_eq!(table.turn(), Turn::Seats(vec![2, 1]), "the right one first");
    play(&mut *table, "2 lift;2 cover;4;0 lift");
    assert!(table.turn().is_over(), "everyone has been the first lifter once");
}

#[test]
fn a_real_die_under_the_cup_is_told_when_it_is_lifted() {
    let mut table = begun("filzlaus", "", 3, r#","real":true"#);
    play(&mut *table, "0 cover;?");
    assert_eq!((field(&*table, "dice"), table.turn()), (r#"["?"]"#.to_owned(), Turn::Seats(vec![1, 0])));
    play(&mut *table, "1 lift");
    assert_eq!(table.turn().to_act(), [0], "whose die it was");
    assert_eq!((strokes(&*table), table.legal(0).len()), (whole(&[0, 0, 0]), 0));
    play(&mut *table, "1;1 cover;?;0 lift;1");
    assert_eq!(strokes(&*table), whole(&[1, 1, 0]));
    play(&mut *table, "1 cover;?;1 lift;4");
    assert_eq!(strokes(&*table), whole(&[1, 2, 0]), "one's own cup");
    play(&mut *table, "1 cover;?;2 lift;4;2 cover;5;0 lift");
    assert!(table.turn().is_over(), "one that is told is known at once");
    let mut drawn = open("filzlaus", "", 3);
    play(&mut *drawn, "0 cover");
    assert!(drawn.enter(&Entry::Roll(vec![Face::UNSEEN])).is_err(), "no dice are real here");
}

#[test]
fn in_abstreichen_those_who_finished_last_join_those_who_did_not() {
    let mut table = open("abstreichen", r#""pay":2"#, 3);
    // All but one number each, round by round.
    play(&mut *table, "1;1;1;2;2;2;3;3;3;4;4;4;5;5;5");
    play(&mut *table, "6;6;1");
    assert_eq!(strokes(&*table), whole(&[1, 1, 1]), "one is left, and both others finished in this round");
    let mut table = open("abstreichen", "", 2);
    play(&mut *table, "1;1;2;2;3;3;4;4;5;5;6;6");
    assert_eq!(strokes(&*table), whole(&[0, 0]), "both finished in this round: they play off");
    assert_eq!(field(&*table, "left"), "[[1,2,3,4,5,6],[1,2,3,4,5,6]]");
}

#[test]
fn whoever_throws_three_struck_sums_leaves_the_mouse_hole() {
    let mut table = open("mauseloch", "", 2);
    play(&mut *table, "111;112;113;  111;112;113");
    assert_eq!(strokes(&*table), whole(&[0, 1]));
    assert_eq!(field(&*table, "struck"), "[3,4,5]");
}

#[test]
fn a_sum_turned_over_counts_for_the_five_fingers_and_the_wicked_seven() {
    let mut table = open("fuenf-finger", "", 2);
    play(&mut *table, "123;556;113");
    assert_eq!(field(&*table, "results"), "[2,1]", "16 turned over is 5");
    assert_eq!(strokes(&*table), whole(&[1, 0]));
    let mut table = open("boese-sieben", "", 2);
    play(&mut *table, "123;123;123;123;123;123;123;123;123;123;554");
    assert_eq!(field(&*table, "results"), "[11,1]", "14 turned over is 7");
}

#[test]
fn options_that_a_game_does_not_have_are_refused() {
    let refused = |game: &str, options: &str| {
        let header = format!(
            r#"{{"wurfzabel":1,"game":"{game}","options":{{{options}}},"players":[{{"name":"A","kind":"human"}},{{"name":"B","kind":"human"}}]}}"#
        );
        games::shelf::find(game).unwrap().open(Header::read(header.as_bytes()).unwrap()).is_err()
    };
    for game in ["entenschiss", "einundzwanzig", "sequenz", "kirchenfenster", "bauernfenster", "filzlaus", "mauseloch"]
    {
        assert!(refused(game, r#""ties":"all""#), "{game}");
    }
    assert!(refused("haar-im-loch", r#""ties":"all""#));
    assert!(!refused("haar-im-loch", r#""count":"holes","ties":"all""#));
    assert!(refused("abstreichen", r#""pay":2"#), "two cannot both be among the last two");
    assert!(refused("pasch", r#""games":100"#));
    for program in ["", "pasch,", "evening", "pasch, luisle", "Pasch"] {
        assert!(refused("evening", &format!(r#""program":"{program}""#)), "{program:?}");
    }
    assert!(refused("evening", r#""games":2"#));
}

/// Every ordered throw of so many dice.
fn throws(count: usize) -> Vec<Vec<u8>> {
    let longer = |throws: Vec<Vec<u8>>| {
        throws.iter().flat_map(|dice| (1..=6).map(|face| [&dice[..], &[face]].concat())).collect()
    };
    (0..count).fold(vec![Vec::new()], |throws, _| longer(throws))
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = u32::try_from(values.len()).unwrap();
    values.sum::<f64>() / f64::from(count)
}

/// The dice that stay of a throw: those whose bit is set.
fn stays(dice: &[u8], choice: usize) -> Vec<u8> {
    (0..dice.len()).filter(|place| choice >> place & 1 == 1).map(|place| dice[place]).collect()
}

/// A turn in plain words: throws to come, dice kept; what it comes to at best.
pub struct Plain<'a> {
    /// Whether exactly one die of each throw stays; else any, or all.
    pub one: bool,
    /// Whether a die may be turned over first.
    pub turning: bool,
    pub worth: &'a dyn Fn(&mut [u8]) -> f64,
    pub ends: fn(&[u8]) -> bool,
    pub known: HashMap<(usize, Vec<u8>), f64>,
}

impl Plain<'_> {
    pub fn value(&mut self, left: usize, mut kept: Vec<u8>) -> f64 {
        kept.sort_unstable();
        if let Some(value) = self.known.get(&(left, kept.clone())) {
            return *value;
        }
        let throws = throws(3 - kept.len());
        let values: Vec<f64> = throws.iter().map(|dice| self.thrown(left - 1, &kept, dice)).collect();
        let value = mean(values.into_iter());
        self.known.insert((left, kept), value);
        value
    }

    fn thrown(&mut self, left: usize, kept: &[u8], dice: &[u8]) -> f64 {
        let mut faces = vec![dice.to_vec()];
        if self.turning {
            for place in 0..dice.len() {
                let mut turned = dice.to_vec();
                turned[place] = 7 - turned[place];
                faces.push(turned);
            }
        }
        let values = faces.iter().map(|dice| self.decided(left, kept, dice)).collect::<Vec<_>>();
        values.into_iter().fold(f64::NEG_INFINITY, f64::max)
    }

    pub fn decided(&mut self, left: usize, kept: &[u8], dice: &[u8]) -> f64 {
        let mut all = [kept, dice].concat();
        if left == 0 || (self.ends)(&all) {
            return (self.worth)(&mut all);
        }
        let mut best = if self.one { f64::NEG_INFINITY } else { (self.worth)(&mut all) };
        for choice in 0..(1 << dice.len()) - 1 {
            let stays = stays(dice, choice);
            if self.one && stays.len() != 1 {
                continue;
            }
            let kept = [kept, &stays].concat();
            best = best.max(self.value(left, kept));
        }
        if self.one && dice.len() == 1 {
            best = (self.worth)(&mut all);
        }
        best
    }
}

fn digits(dice: &[u8]) -> f64 {
    dice.iter().fold(0.0, |number, digit| number * 10.0 + f64::from(*digit))
}

pub fn high(dice: &mut [u8]) -> f64 {
    dice.sort_unstable_by(|a, b| b.cmp(a));
    digits(dice)
}

pub fn low(dice: &mut [u8]) -> f64 {
    dice.sort_unstable();
    -digits(dice)
}

pub fn student(dice: &mut [u8]) -> f64 {
    dice.iter().map(|face| f64::from([0, 100, 2, 3, 4, 5, 60][usize::from(*face)])).sum()
}

pub fn in_a_row(dice: &[u8]) -> bool {
    let mut dice = dice.to_vec();
    dice.sort_unstable();
    matches!(dice[..], [a, b, c] if b == a + 1 && c == b + 1)
}

pub fn row(dice: &mut [u8]) -> f64 {
    f64::from(u8::from(in_a_row(dice)))
}

#[test]
fn the_optimum_of_one_alone_is_what_a_plain_reckoning_finds() {
    let never: fn(&[u8]) -> bool = |_| false;
    type Worth = fn(&mut [u8]) -> f64;
    type Case = (&'static str, &'static str, bool, bool, Worth, fn(&[u8]) -> bool, f64);
    let cases: [Case; 8] = [
        ("grosse-hausnummer", "3", true, false, high, never, 1.0),
        ("kleine-hausnummer", "3", true, false, low, never, -1.0),
        ("grosse-hausnummer", "1", true, false, high, never, 1.0),
        ("schikanen", "1", true, true, high, never, 1.0),
        ("schikanen", "3", true, true, high, never, 1.0),
        ("studentenpasch", "", false, false, student, never, 1.0),
        ("sequenz", "1", false, false, row, in_a_row, 1.0),
        ("sequenz", "3", false, false, row, in_a_row, 1.0),
    ];
    for (game, throws, one, turning, worth, ends, sign) in cases {
        let mut plain = Plain { one, turning, worth: &worth, ends, known: HashMap::new() };
        let given = if throws.is_empty() { Vec::new() } else { vec![("throws".to_owned(), throws.to_owned())] };
        let found = games::shelf::find(game).unwrap().optimum(&given.into_iter().collect()).unwrap().unwrap();
        let value = sign * plain.value(throws.parse().unwrap_or(3), Vec::new());
        assert!((found.value - value).abs() < 1e-9, "{game} with {throws} throws: {} and {value}", found.value);
    }
}

/// What a record means that names no programme, for good: whoever adds a game adds it behind these.
#[test]
fn an_evening_without_a_programme_is_that_of_1_0() {
    let fields = games::shelf::find("evening").unwrap().fields();
    let program = fields.iter().find(|field| field.key == "program").unwrap();
    let of_1_0 = "pasch,grosse-hausnummer,kleine-hausnummer,entenschiss,einundzwanzig,sequenz,kirchenfenster,\
        bauernfenster,waechter,luisle,filzlaus,haar-im-loch,abstreichen,\
        studentenpasch,mauseloch,schikanen,doppelgaenger,fuenf-finger,boese-sieben";
    assert_eq!(program.default, of_1_0);
}

#[test]
fn each_idea_of_the_pub_games_is_a_reason_with_the_figure_that_proves_it() {
    let thrice = r#""throws":3"#;
    let cases = [
        ("grosse-hausnummer", "", "461;0 keep 2;42;0 keep 1;2;124", "keep 1", "keep 3", "beat-high", "30%"),
        ("grosse-hausnummer", "", "661;0 keep 1;65;0 keep 1;5;345", "keep 1", "keep 3", "beat-level", "5%"),
        ("grosse-hausnummer", "", "236", "keep 2", "keep 3", "best-high", "653"),
        ("kleine-hausnummer", "", "156;0 keep 1;26;0 keep 1;3;251", "keep 2", "keep 3", "beat-low", "46%"),
        ("kleine-hausnummer", "", "255;0 keep 1;25;0 keep 1;5;451", "keep 2", "keep 3", "beat-sure-low", "in only 42%"),
        ("kleine-hausnummer", "", "622", "keep 1", "keep 2", "best-low", "186"),
        ("schikanen", "", "522;0 turn none;614", "turn 1", "turn none", "beat-sure-high", "; your choice never does."),
        ("studentenpasch", "", "466;0 keep 1 2;6", "keep none", "stop", "best-stop", "you have 124 for sure"),
        ("schikanen", "", "424", "turn none", "turn 2", "best-certain", "544, with your choice only 442"),
        (
            "sequenz",
            thrice,
            "223",
            "keep none",
            "keep 1 3",
            "fit-missing",
            "you need only one more number, with your choice all three",
        ),
        ("sequenz", thrice, "114", "keep 1", "keep 3", "fit-more", "only one sequence; the better choice fits three"),
        (
            "sequenz",
            thrice,
            "525",
            "keep 1 2",
            "keep none",
            "fit-none",
            "leaves no sequence possible; the better choice leaves all four",
        ),
    ];
    for (game, options, lines, played, better, form, words) in cases {
        let mut table = open(game, options, 2);
        play(&mut *table, lines);
        let Turn::Seats(seats) = table.turn() else { panic!("{game}: nothing is decided") };
        let [said] = &table.reason(seats[0], played, better)[..] else { panic!("{game}: {form}") };
        let whose = if game == "sequenz" { "sequenz" } else { "tavern" };
        assert_eq!(said.id, format!("{whose}-coach-{form}"), "{said:?}");
        assert!(Lang::En.say(said).contains(words), "{}", Lang::En.say(said));
    }
    let mut table = open("grosse-hausnummer", "", 2);
    play(&mut *table, "612");
    assert!(table.reason(0, "keep 3", "keep 1").len() == 1 && table.reason(0, "keep 1", "keep 3").is_empty());
}

//! What the coach says of one play beside another, sheet by sheet.

#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;

use super::super::super::rules::{Action, Namaste};
use crate::game::Game;
use crate::table::Words as _;

/// The reasons, where the first of two players has this sheet and has rolled this, if anything, the turquoise die last.
fn reasons(sheet: &str, rolled: &[u8], played: &str, better: &str) -> Vec<String> {
    reasons_beside("", sheet, rolled, played, better)
}

/// … and the second has that sheet.
fn reasons_beside(other: &str, sheet: &str, rolled: &[u8], played: &str, better: &str) -> Vec<String> {
    let position = format!("round 9 sheet* {sheet} sheet {other}").replace("  ", " ").trim_end().to_owned();
    let mut game = Namaste::placed(&(), 2, &position).unwrap();
    if let [white @ .., _] = rolled {
        game.act(0, &Action::Dice(white.len() as u8));
        game.roll(&rolled.iter().copied().map(crate::game::Face::Number).collect::<Vec<_>>());
    }
    let [played, better] = [played, better].map(|notation| game.parse(0, notation).unwrap());
    game.reason(0, &played, &better).iter().map(|reason| Lang::En.say(reason)).collect()
}

#[test]
fn each_idea_is_said_with_the_figure_that_proves_it() {
    let first = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    let said = |sheet: &str, played: &str, better: &str, due: &str| {
        assert_eq!(first(sheet, played, better).as_deref(), Some(due), "{sheet}: {played}, {better}");
    };
    said(
        "",
        "d4=12",
        "e2=12",
        "Out of the way: In e2 the 12 limits 6 empty spaces of its row and column; in d4 it would limit 12.",
    );
    said(
        "",
        "c3=9",
        "f3=15",
        "Out of the way: The 15 in f3 limits 6 empty spaces of its row and column; the 9 in c3 would limit 8.",
    );
    let low =
        "The right place: 6 is too low for f4: 14 empty spaces to its left and above would then need smaller numbers.";
    said("", "f4=6", "c2=6", low);
    let high = "The right place: 20 is too high for c3: 16 empty spaces to its right and below would then need larger numbers.";
    said("", "c3=20", "e5=20", high);
    let shut = "Room between numbers: 11 in d4 leaves no number for d3 and c4, so you can no longer fill four lines.";
    said("c2=5 c3=10", "d4=11", "e2=11", shut);
    let narrow = "c2=6 b3=7 c3=9 d3=12 d4=15 e5=16";
    said(narrow, "c4=14", "e3=14", "Room between numbers: 14 in c4 leaves only the 15 for c5.");
    said("d4=12", "c3=9", "b5=9", "Room between numbers: 9 in c3 leaves only 10 and 11 for d3.");
    let row = "d1=5 c2=6 d2=8 b3=6 c3=10 d4=14 e5=17";
    said(row, "d3=11", "e2=11", "First to finish: 11 in e2 completes row 2 and scores its full 8 points.");
    let both = "First to finish: 7 in d2 completes row 2 and column d together and scores 19 points.";
    said("d1=3 c2=4 e2=9 d3=10 d4=12 d5=14 d6=16 d7=18", "b3=7", "d2=7", both);
    let tip = "First to finish: d1 can wait, because a truth box scores the same whether you fill it first or last.";
    said("", "d1=9", "d2=9", tip);
    let next = "First to finish: After 9 in d2, only e2 is empty in row 2, and being first there scores 9 points.";
    assert_eq!(reasons("c2=5 d4=13 e5=17", &[], "c3=9", "d2=9")[1], next);
    let short = "First to finish: After 8 in d2, row 2 needs only two more numbers; any line through c3 would need at least four.";
    said("", "c3=8", "d2=8", short);
    let two = "First to finish: After 11 in b5, row 5 and column b need only 4 more numbers; after 7 in c2, row 2 and column c need 6.";
    said("e5=16 f5=20", "c2=7", "b5=11", two);
    assert!(reasons("c2=7 e5=16 f5=20", &[], "b3=5", "b5=11").is_empty(), "column b is the line of both");
    let room = "Dice and high numbers: Enter the 12 rather than the 6: 12 of your empty spaces need 11 or more, only 4 need 10 or less.";
    said("c3=9 d3=11 d4=14 e5=17", "c2=6", "e3=12", room);
    let free = "Out of the way: The 12 fits in e2 and limits no other space, so passing wastes an entry.";
    said("c2=6 c3=9 d3=12 e3=15", "pass", "e2=12", free);
}

#[test]
fn of_two_spaces_for_one_number_less_of_a_difference_speaks_as_a_sheet_fills() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better);
    let half = "c2=7 b3=4 c3=9 d4=14 e4=15 e5=20 f5=21 e6=21";
    assert!(said(half, "e3=14", "f3=14").is_empty(), "one space less in the way is not enough");
    let late = "d1=5 c2=6 d2=9 b3=3 c3=8 d3=10 e3=11 b4=6 c4=10 d4=12 e4=13 f4=16 b5=10 c5=14 d5=15 e5=18 f5=21 e6=19";
    let waits = "First to finish: g4 can wait, because a truth box scores the same whether you fill it first or last.";
    assert_eq!(said(late, "g4=17", "d6=17"), [waits]);
    assert!(said(late, "g4=17", "d6=16").is_empty(), "another number");
}

#[test]
fn of_dice_it_says_once_what_speaks_for_them() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better);
    let high = |less: &str| {
        format!(
            "Dice and high numbers: The lower right needs high numbers. Three white dice and the turquoise one make 18 or more on 56% of rolls, {less}."
        )
    };
    assert_eq!(said("", "dice 1", "dice 3"), [high("one never")]);
    assert_eq!(said("", "dice 2", "dice 3"), [high("two on 9%")]);
    assert!(said("", "dice 3", "dice 1").is_empty());
    let more = "Dice and high numbers: One white die and the turquoise one make 14 at most, and 3 of your empty spaces need more.";
    assert_eq!(said("e5=17 f4=16", "dice 1", "dice 2"), [more]);
    let full = "c2=4 d2=8 e2=10 b3=5 c3=9 d3=11 e3=13 f3=15 a4=6 b4=9 c4=11 d4=13 e4=15 f4=17 g4=20 b5=11 c5=13 d5=15 \
                e5=17 f5=19 c6=15 d6=17 e6=20 d7=22";
    let late = said(full, "dice 3", "dice 1");
    let [one] = &late[..] else { panic!("fitting is scoring here: that is said once") };
    assert!(one.starts_with("Dice and high numbers: With one white die, your sum fits on "), "{one}");
}

#[test]
fn karma_is_counted_out_of_four_boxes() {
    let said = |karma: &str, played: &str, better: &str| {
        reasons(&format!("c2=5 c3=10{karma}"), &[5, 6], played, better).pop().unwrap()
    };
    let budget = |rest: &str| format!("Karma is a budget: {rest}");
    let [one, last] = ["", " karma 1 2 3"];
    assert_eq!(
        said(one, "d4=11", "karma"),
        budget("Bad karma costs 6 points here, and you would still have three boxes of four.")
    );
    assert_eq!(said(one, "karma", "e2=11"), budget("Bad karma costs 6 points and leaves you three boxes of four."));
    let ends = "Bad karma costs 6 points and fills your fourth box, so the match ends with this round.";
    assert_eq!(said(last, "karma", "e2=11"), budget(ends));
}

#[test]
fn a_line_is_lost_where_no_rising_numbers_are_left_for_it() {
    let lost = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    // b4 and c4 could each be 10, and not both.
    let line = "Room between numbers: After 11 in d4, you can no longer fill row 4 in rising order.";
    assert_eq!(lost("a4=9", "d4=11", "e2=11").as_deref(), Some(line));
    assert!(lost("a4=9 d3=14", "d4=15", "e2=15").is_none_or(|said| !said.contains("no longer")));
}

#[test]
fn whoever_is_behind_does_not_fill_the_sheet() {
    let full = "d1=1 c2=4 d2=8 e2=10 b3=5 c3=9 d3=11 e3=13 f3=15 a4=6 b4=9 c4=11 d4=13 e4=15 f4=17 g4=20 b5=11 c5=13 \
                d5=15 e5=17 f5=19 c6=15 d6=17 e6=20";
    let better = "d1=20 c2=21 d2=23 e2=24 b3=20 c3=22 d3=24 e3=25 f3=26 a4=20 b4=21 c4=23 d4=25 e4=26 f4=27 g4=28 b5=22 \
                  c5=24 d5=26 e5=27 f5=28 c6=25 d6=27 e6=28";
    let behind = reasons_beside(better, full, &[6, 6, 6], "d7=18", "karma");
    let [one] = &behind[..] else { panic!("{behind:?}") };
    let begins =
        "Karma is a budget: 18 in d7 fills your sheet and ends the match with this round, and you would still be ";
    assert!(one.starts_with(begins) && one.ends_with(" points behind."), "{one}");
    assert!(reasons(full, &[6, 6, 6], "d7=18", "karma").iter().all(|said| !said.contains("behind")));
}

#[test]
fn another_sum_in_the_same_space_is_worth_more() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    let tip = "Dice and high numbers: 24 in d7 scores 12 points, 18 only 9.";
    assert_eq!(said("", "d7=18", "d7=24").as_deref(), Some(tip));
    let middle = "Dice and high numbers: Once row 5 is full, 19 in d5 scores up to 19 points, 13 at most 13.";
    assert_eq!(said("", "d5=13", "d5=19").as_deref(), Some(middle));
    assert_eq!(said("", "d7=23", "d7=24"), None, "both score 12");
}

#[test]
fn a_line_is_near_only_where_its_last_space_can_be_hoped_for() {
    let near = |other: &str, sheet: &str| {
        let said = reasons_beside(other, sheet, &[], "c3=9", "d2=9");
        said.iter().any(|said| said.contains("being first there"))
    };
    assert!(near("", "c2=5 d4=13 e5=17"));
    assert!(near("", "c2=5 d4=13 e3=12"), "10 and 11 are left for e2, which one roll in three makes");
    assert!(!near("", "c2=5 d4=13 e3=11"), "only 10 is left for e2, which is rare");
    assert!(!near("c2=3 d2=7", "c2=5 d4=13 e5=17"), "the other needs one space of row 2 as well");
}

#[test]
fn a_truth_box_waits_for_what_it_would_score() {
    let first = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    // Its number would leave f4 two, which is why it is worse.
    let narrow = "d1=4 c2=8 b3=6 c3=9 d3=11 a4=4 b4=9 d4=14 e5=16 f5=20";
    assert!(first(narrow, "g4=17", "d6=17").is_none_or(|said| !said.contains("can wait")));
    // Row 2 scores half already, and waits as well.
    let late = "d1=4 c2=2 d2=9 b3=4 c3=10 d3=11 e3=14 f3=15 b4=9 c4=12 d4=13 e4=15 f4=16 d5=15 e5=16 f5=17 d6=16 e6=22 \
                d7=18 g4=17";
    let other = "d1=8 c2=5 d2=9 e2=10 b3=2 c3=9 d3=13";
    let said = reasons_beside(other, late, &[], "a4=8", "e2=12");
    assert!(said.iter().all(|said| !said.contains("can wait")), "{said:?}");
}

#[test]
fn a_line_that_both_lose_is_not_named() {
    let said = reasons("d2=15 b4=13 c5=8 d6=18", &[], "e4=16", "d5=16");
    assert!(said[0].contains("row 2 and column e") && !said[0].contains("row 3"), "{said:?}");
}

#[test]
fn a_space_of_lost_lines_is_no_reason_for_bad_karma() {
    let lost = "d1=10 c2=7 c3=10 d3=14 c4=14 e5=16";
    assert!(reasons(lost, &[6, 3, 5, 4], "d4=18", "karma").iter().all(|said| !said.contains("no number for")));
}

#[test]
fn whoever_leads_ends_the_match_and_that_is_all() {
    let lead = "d1=8 c2=6 d2=9 e2=10 b3=2 c3=8 d3=11 e3=14 f3=15 a4=6 b4=8 c4=11 d4=15 f4=17 g4=19 b5=12 c5=13 e5=16 \
                f5=18 e6=17 d7=20 karma 1 1 1";
    let said = reasons(lead, &[5, 3, 4, 4], "d6=16", "karma");
    let [one] = &said[..] else { panic!("{said:?}") };
    assert!(one.contains("you still lead by"), "{one}");
}

#[test]
fn a_good_truth_box_is_not_put_off() {
    let tip =
        |played: &str, better: &str| reasons("", &[], played, better).iter().any(|said| said.contains("can wait"));
    assert!(tip("d1=9", "d2=9"));
    assert!(!tip("d1=10", "d2=10") && !tip("a4=12", "b4=12"));
}

#[test]
fn what_is_nothing_is_not_said() {
    // One and the same number in two places that are alike, and numbers between which nothing decides.
    assert!(reasons("", &[], "f3=14", "c6=14").is_empty());
    assert!(reasons("", &[], "c3=8", "f3=14").iter().all(|reason| !reason.contains("options")));
    assert!(reasons("d4=12", &[], "f5=20", "e6=20").is_empty());
}

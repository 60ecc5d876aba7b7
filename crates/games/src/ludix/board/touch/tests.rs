#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;

use super::*;
use crate::game::options::{Options as _, Values};
use crate::game::{Event, Game};
use crate::ludix::Options;

/// A throw to be arranged.
fn thrown(dice: &str) -> Ludix {
    let mut game = Ludix::start(&Options::read(&Values::new()).unwrap(), 2);
    game.apply(&Event::Roll(dice.chars().map(crate::game::Face::Letter).collect())).unwrap();
    game
}

fn view(seat: Option<Seat>) -> View {
    View { seat, ..View::default() }
}

fn press(game: &Ludix, touch: &mut Touch, spots: &str) {
    for spot in spots.split_whitespace() {
        assert_eq!(touch.press(game, &view(Some(0)), &Spot::new(spot.to_owned())), Press::Touched, "{spot}");
    }
}

/// What stands, a point for a gap.
fn line(game: &Ludix, touch: &Touch) -> String {
    let Stage::Arrange(signs) = game.stage() else { panic!("dice are to be arranged") };
    touch.places().iter().map(|die| die.map_or('.', |die| signs[die].letter())).collect()
}

#[test]
fn dice_that_are_touched_stand_in_their_order_and_go_back_when_touched_again() {
    let game = thrown("IXLV");
    let mut touch = Touch::default();
    press(&game, &mut touch, "die-2 die-3 die-1 die-4");
    assert_eq!(line(&game, &touch), "XLIV");
    press(&game, &mut touch, "place-1");
    assert_eq!(line(&game, &touch), ".LIV");
    press(&game, &mut touch, "die-3 die-4");
    assert_eq!(line(&game, &touch), "..I.", "where a die fell it can be called back to");
    press(&game, &mut touch, "die-4");
    let empty = touch.press(&game, &view(Some(0)), &Spot::new("place-4"));
    assert!(matches!(empty, Press::Refused(_)), "an empty place says that a die is to be chosen first");
    assert_eq!(line(&game, &touch), "V.I.", "the first gap is filled");
}

#[test]
fn a_die_put_between_others_makes_them_give_way_towards_the_gap() {
    let game = thrown("IXLV");
    let drag = |touch: &mut Touch, from: &'static str, to: &'static str| {
        assert!(touch.grab(&game, &view(Some(0)), &Spot::new(from)).is_some(), "{from}");
        press(&game, touch, to);
    };
    let mut touch = Touch::default();
    drag(&mut touch, "die-3", "place-2");
    assert_eq!(line(&game, &touch), ".L..");
    drag(&mut touch, "die-2", "place-2");
    assert_eq!(line(&game, &touch), ".XL.", "of two gaps the one on the right");
    drag(&mut touch, "die-1", "place-2");
    assert_eq!(line(&game, &touch), "XIL.", "the nearest gap is on the left");
    drag(&mut touch, "die-4", "place-1");
    assert_eq!(line(&game, &touch), "VXIL");
    drag(&mut touch, "place-1", "place-4");
    assert_eq!(line(&game, &touch), "XILV", "the others move up");
    drag(&mut touch, "place-3", "place-1");
    assert_eq!(line(&game, &touch), "LXIV");
    drag(&mut touch, "place-2", "place-1");
    assert_eq!(line(&game, &touch), "XLIV");
    drag(&mut touch, "place-2", "die-1");
    assert_eq!(line(&game, &touch), "X.IV", "out of the numeral");
    assert!(touch.retract());
    assert_eq!(line(&game, &touch), "..IV", "the X was set last");
    assert!(touch.retract() && touch.retract() && !touch.retract());
    assert_eq!(touch, Touch::default());
}

#[test]
fn what_stands_is_read_at_every_step() {
    let game = thrown("IXLV");
    let Stage::Arrange(signs) = game.stage() else { panic!("dice are to be arranged") };
    let mut touch = Touch::default();
    let mut read = |spot: &'static str| {
        press(&game, &mut touch, spot);
        match touch.reading(signs) {
            Reading::Nothing => "nothing".to_owned(),
            Reading::Part(value) => format!("{value} so far"),
            Reading::Whole(numeral) => format!("{numeral} {}", numeral.value()),
            Reading::Wrong(wrong) => Lang::En.say(&wrong.phrase()),
        }
    };
    assert_eq!(read(""), "nothing");
    assert_eq!(read("die-1"), "1 so far");
    assert_eq!(read("die-2"), "9 so far");
    assert!(read("die-3").contains('L'), "IXL has no value");
    assert!(read("die-4").contains('L'));
    assert_eq!(read("place-1 place-2 place-3 place-4 die-2 die-3 die-1 die-4"), "XLIV 44");
}

#[test]
fn nobody_arranges_dice_that_are_not_theirs() {
    let game = thrown("IXLV");
    let spot = Place::Die(0).spot();
    for seat in [Some(1), None] {
        let mut touch = Touch::default();
        assert!(matches!(touch.press(&game, &view(seat), &spot), Press::Refused(_)));
        assert_eq!(touch.grab(&game, &view(seat), &spot), None);
        assert_eq!(touch, Touch::default());
    }
}

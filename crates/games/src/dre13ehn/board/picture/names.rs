//! The table of names to call: ones across, tens down, the further ones beside them. The forbidden
//! are crossed out. It tells whoever still learns them the result below a name and frames those that answer what stands.

use base::draw::{Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text};
use base::tr;

use super::super::super::name::{Meaning, Name};
use super::super::super::outcome::Outcome;
use super::super::super::rules::{Claim, Dre13ehn};
use super::super::touch::Place;
use super::stage::possible;
use crate::dre13ehn::board::learns;
use crate::game::Game;
use crate::table::View;

/// The further names, as they stand beside the rows of the tens: the first under the vowel they are drawn from.
const FURTHER: [[&str; 2]; 5] = [["ša", "y"], ["ī", "o"], ["ā", "ō"], ["ū", "mo"], ["ē", "ēli"]];
// Lengths in mm.
const TENS_WIDTH: f32 = 5.0;
const FURTHER_GAP: f32 = 1.6;
const HEAD: f32 = 9.4;
/// Of a number below a name, and of the name above it, at most.
const LEARNT: f32 = 3.8;
const NAME_LEARNT: f32 = 5.5;

pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let asked = view.seat.is_some_and(|seat| game.free(seat));
    let title = if asked { Ink::new(Role::Text) } else { Role::Faint.into() };
    let words = tr!(view.lang, "dre13ehn-board-names");
    let font = if asked { Font::SansBold } else { Font::Sans };
    let small = view.written(3.2);
    drawing.text(Text::new((frame.x + 1.2, frame.y + 3.4), words, font, small, title).fitted(frame.width - 2.4));
    let cell = (frame.width - TENS_WIDTH - FURTHER_GAP) / 7.0;
    let height = (frame.height - HEAD) / 5.0;
    let column = |index: usize| {
        let apart = if index < 5 { 0.0 } else { FURTHER_GAP };
        frame.x + TENS_WIDTH + apart + index as f32 * cell
    };
    let figure =
        |at: Point, words: &str| Text::beside(at, words, Font::Sans, small, Role::Faint).fitted(TENS_WIDTH).centred();
    for (ones, words) in ["0", "1", "2", "3", "4"].into_iter().enumerate() {
        drawing.text(figure(Point::new(column(ones) + cell / 2.0, frame.y + HEAD - 2.2), words));
    }
    for (tens, words) in ["0", "10", "20", "30", "40"].into_iter().enumerate() {
        let middle = frame.y + HEAD + (tens as f32 + 0.5) * height;
        drawing.text(figure(Point::new(frame.x + TENS_WIDTH / 2.0, middle), words));
    }
    let answering = answering(game);
    for name in Name::all() {
        let (across, down) = place(name);
        let area = Frame {
            x: column(across) + 0.35,
            y: frame.y + HEAD + down as f32 * height + 0.35,
            width: cell - 0.7,
            height: height - 0.7,
        };
        key(drawing, game, view, (name, area, asked));
        if learns(view) {
            learn(drawing, game, view, &answering, (name, area));
        }
    }
}

/// Fire alone is a result of the duel.
fn named(game: &Dre13ehn, name: Name) -> String {
    match name.meaning() {
        Meaning::Result(outcome) => outcome.word().to_owned(),
        Meaning::Fire if !game.options().is_duel() => Outcome::FireThirteen.word().to_owned(),
        Meaning::Fire | Meaning::Forbidden(_) | Meaning::Number(_) => name.number_word(),
    }
}

fn learn(drawing: &mut Drawing, game: &Dre13ehn, view: &View, answering: &[Outcome], (name, area): (Name, Frame)) {
    if answers(game, answering, name) {
        let frame = Path::rounded(area.x + 0.5, area.y + 0.5, area.width - 1.0, area.height - 1.0, 1.1);
        drawing.line(frame, Stroke::new(Role::Good.into(), 0.5));
    }
    let at = (area.middle(), area.y + area.height - 0.6);
    let words = Text::new(at, named(game, name), Font::Sans, view.written(2.8).min(LEARNT), Role::Faint.into());
    drawing.text(words.fitted(area.width - 0.8).centred());
}

/// As the stage shows it.
fn answering(game: &Dre13ehn) -> Vec<Outcome> {
    game.standing().map(|standing| possible(game, standing.outcome)).unwrap_or_default()
}

fn answers(game: &Dre13ehn, answering: &[Outcome], name: Name) -> bool {
    let claims = match game.claim(&name.into()) {
        Claim::Forbidden | Claim::Unknown => None,
        Claim::Show => Some(Outcome::ThirteenThirteen),
        // In the open any word may call an F13 that lies there; what says so is “o”.
        Claim::Result(Outcome::FireThirteen) if !game.options().cup() && name.meaning() != Meaning::Fire => None,
        Claim::Result(outcome) => Some(outcome),
    };
    claims.is_some_and(|claimed| answering.contains(&claimed) && !game.is_second_two(claimed))
}

/// Column and row of a name.
fn place(name: Name) -> (usize, usize) {
    let further = FURTHER.iter().enumerate().find_map(|(row, words)| {
        let at = words.iter().position(|word| *word == name.word())?;
        Some((5 + at, row))
    });
    let number = usize::from(name.number().unwrap_or(0));
    further.unwrap_or((number % 10, number / 10))
}

fn key(drawing: &mut Drawing, game: &Dre13ehn, view: &View, (name, area, asked): (Name, Frame, bool)) {
    let outline = Path::rounded(area.x, area.y, area.width, area.height, 1.4);
    // What was called last stands elsewhere for whoever is next; here it would look like advice. Of a round that is over
    // nothing stands any more.
    let stands = view.seat.is_none() && game.standing().is_some();
    let last = view.last.as_ref().filter(|_| stands).map(|(_, last)| last.as_str());
    let advised = view.hint.as_deref().or(last).and_then(|hint| hint.strip_prefix("call ")) == Some(name.word());
    let (fill, edge): (Ink, Stroke) = match (advised, asked) {
        (true, _) => (Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.9)),
        (false, true) => (Role::Paper.into(), Stroke::new(Role::Faint.into(), 0.3)),
        (false, false) => (Ink::new(Role::Paper).alpha(0.5), Stroke::new(Role::Line.into(), 0.25)),
    };
    drawing.shape(outline.clone(), fill, edge);
    let ink = if asked || advised { Ink::new(Role::Text) } else { Role::Faint.into() };
    // Above its number a name has less room.
    let (raised, most) = if learns(view) { (1.2, NAME_LEARNT) } else { (0.0, f32::INFINITY) };
    let size = view.written(4.8).min(most);
    let at = (area.middle(), area.y + area.height / 2.0 + size * 0.3125 - raised);
    drawing.text(Text::new(at, name.word(), Font::SerifBold, size, ink).fitted(area.width - 0.8).centred());
    let says = match asked {
        _ if learns(view) && name.is_forbidden() => {
            tr!(view.lang, "dre13ehn-board-says-forbidden", word = name.word(), number = named(game, name))
        }
        _ if learns(view) => {
            tr!(view.lang, "dre13ehn-board-says-number", word = name.word(), number = named(game, name))
        }
        true if name.is_forbidden() => tr!(view.lang, "dre13ehn-board-says-never", word = name.word()),
        true => tr!(view.lang, "dre13ehn-board-says-name", word = name.word()),
        false => tr!(view.lang, "dre13ehn-board-word", word = name.word()),
    };
    if name.is_forbidden() {
        let (low, high) = ((area.x + 1.0, area.y + area.height - 1.0), (area.right() - 1.0, area.y + 1.0));
        drawing.rule(low, high, Stroke::new(Role::Bad.into(), 0.5));
    }
    drawing.spot(Place::Name(name).spot(), outline, says);
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::super::super::dice::Symbol;
    use super::super::super::super::outcome::Pair;
    use super::super::super::super::rules::Action;
    use super::*;
    use crate::game::options::{Options as _, Values};
    use crate::game::{Face, Turn};

    #[test]
    fn under_a_cup_what_answers_is_all_that_may_be_called_on_what_stands() {
        for (mode, one) in [("cup", 2), ("duel", 1)] {
            let given = [("mode", mode)].into_iter().chain((mode == "duel").then_some(("cup", "yes")));
            let given: Values = given.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
            let mut begun =
                Dre13ehn::start(&<Dre13ehn as Game>::Options::read(&given).expect("the options are right"), 2);
            let dice = vec![Symbol::One.face(); one];
            begun.roll(&dice);
            let call = |game: &Dre13ehn, seat, name: Name| {
                let mut after = game.clone();
                after.act(seat, &Action::Call(name.into()));
                after
            };
            for first in Name::all() {
                let mut stood = call(&begun, 0, first);
                if stood.standing().is_none() || stood.is_between_rounds() || !stood.legal(1).contains(&Action::Uncover)
                {
                    continue;
                }
                stood.act(1, &Action::Believe);
                if stood.is_between_rounds() {
                    continue;
                }
                stood.roll(&dice);
                // That claim shows the dice instead.
                for name in Name::all().filter(|name| !matches!(stood.claim(&(*name).into()), Claim::Show)) {
                    let stays = !call(&stood, 1, name).is_between_rounds();
                    assert_eq!(
                        answers(&stood, &answering(&stood), name),
                        stays,
                        "{mode}: {} on {}",
                        name.word(),
                        first.word()
                    );
                }
            }
        }
    }

    #[test]
    fn in_the_open_only_what_the_dice_can_show_answers() {
        let mut game =
            Dre13ehn::start(&<Dre13ehn as Game>::Options::read(&Values::new()).expect("nothing is given"), 2);
        game.roll(&[Symbol::One.face(), Symbol::One.face()]);
        let eleven = Name::all().find(|name| name.word() == "hi").expect("it is a name");
        game.act(0, &Action::Call(eleven.into()));
        let answering = answering(&game);
        let words = Name::all().filter(|name| answers(&game, &answering, *name)).map(|name| name.word());
        assert_eq!(words.collect::<HashSet<_>>(), HashSet::from(["hi", "li", "ī", "ē"]));
    }

    /// F13 may be called by any word: its own is the one that says so.
    #[test]
    fn what_is_framed_in_the_open_is_all_that_some_throw_may_be_called_by() {
        for (mode, dice, pairs) in [("open", "water+water", true), ("open", "fire+fire", true), ("duel", "air", false)]
        {
            let given = [("mode", mode), ("dice", dice)];
            let given: Values = given.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
            let begun = Dre13ehn::start(&<Dre13ehn as Game>::Options::read(&given).expect("the options are right"), 2);
            let Turn::Roll(throw) = begun.turn() else { unreachable!("nobody throws") };
            let throws: Vec<Vec<Face>> = throw.outcomes().into_iter().map(|(faces, _)| faces).collect();
            let called = |game: &Dre13ehn, seat, faces: &[Face], name: Name| {
                let mut after = game.clone();
                after.roll(faces);
                let is_free =
                    pairs && after.dice().is_some_and(|roll| roll.pair() == Pair::Plain(Outcome::FireThirteen));
                if is_free && name.word() != "o" {
                    return None;
                }
                after.act(seat, &Action::Call(name.into()));
                let won = after.last().is_none_or(|end| !after.is_between_rounds() || end.winner == seat);
                won.then_some(after)
            };
            let mut stands = 0;
            for first in Name::all() {
                let Some(stood) = throws.iter().find_map(|faces| called(&begun, 0, faces, first)) else { continue };
                if stood.is_between_rounds() {
                    continue;
                }
                stands += 1;
                for name in Name::all() {
                    let right = throws.iter().any(|faces| called(&stood, 1, faces, name).is_some());
                    let framed = answers(&stood, &answering(&stood), name);
                    assert_eq!(framed, right, "{mode} {dice}: {} on {}", name.word(), first.word());
                }
            }
            assert!(stands > 3);
        }
    }

    #[test]
    fn every_name_has_a_place_of_its_own_and_numbers_stand_where_they_are_reckoned() {
        let places: HashSet<_> = Name::all().map(place).collect();
        assert_eq!(places.len(), 35);
        assert!(places.iter().all(|(across, down)| *across < 7 && *down < 5));
        for name in Name::all() {
            if let Some(number) = name.number().filter(|number| *number != 8) {
                let (across, down) = place(name);
                assert_eq!(usize::from(number), down * 10 + across, "{}", name.word());
            }
        }
    }
}

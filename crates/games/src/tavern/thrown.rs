//! The dice of a turn on the stage: those just thrown, which can be touched, and those set aside. Knows no game.

use base::draw::{Affine, Drawing, Path, Point, Role, Stroke};
use base::phrase;

use super::action::Action;
use super::part::Hand;
use super::props;
use super::scene::SceneContext;
use super::spots;
use super::turns::{Turns, due};

fn dice<T: Turns>(drawing: &mut Drawing, rules: &T, hand: &Hand, at: Point, side: f32, stage: &SceneContext<'_>) {
    if hand.dice.is_empty() {
        props::dice(drawing, &[], due(rules, hand), at, side);
    }
    for (number, pips) in hand.dice.iter().enumerate() {
        touchable(drawing, number, *pips, props::place(at, stage.touch.seen_at(number), side), side, stage);
    }
}

/// The `place`-th of the dice just thrown, counted from 0: a spot, its digit the key, where the seat may decide.
fn touchable(drawing: &mut Drawing, place: usize, pips: u8, at: Point, side: f32, stage: &SceneContext<'_>) {
    let touched = stage.live && stage.touch.dice.has(place);
    let y = if touched { at.y - side * 0.2 } else { at.y };
    let area = Path::rounded(at.x - side * 0.06, y - side * 0.06, side * 1.12, side * 1.12, side * 0.24);
    if touched {
        drawing.shape(area.clone(), Role::Soft.into(), Stroke::new(Role::Accent.into(), side * 0.05));
    }
    props::lay(drawing, pips, Point::new(at.x, y), side);
    if !stage.live {
        return;
    }
    if advised(stage, place) {
        let by = Affine::scale(side).shifted(at.x + side / 2.0, at.y - side * 0.26);
        drawing.fill(Path::data("M0 0L-0.13 -0.2L0.13 -0.2Z").moved(by), Role::Accent.into());
    }
    let digit = u32::try_from(stage.touch.seen_at(place)).unwrap_or(0) + 1;
    let says = phrase!("tavern-spot-die", die = digit, pips);
    let says = if touched { phrase!("tavern-spot-touched", die = says) } else { says };
    drawing.spot(spots::die(place), area, stage.say(&says));
    drawing.key(char::from_digit(digit, 10).unwrap_or('1'));
}

fn advised(stage: &SceneContext<'_>, place: usize) -> bool {
    match stage.view.hint.as_deref().map(Action::parse) {
        Some(Ok(Action::Keep(places))) => places.has(place),
        Some(Ok(Action::Turn(turned))) => turned.map(usize::from) == Some(place),
        Some(Ok(Action::Stop | Action::Cover | Action::Lift) | Err(_)) | None => false,
    }
}

/// Those set aside on leather, then those just thrown or due. Pressing one that was set aside tells that it stays.
pub fn row<T: Turns>(drawing: &mut Drawing, rules: &T, hand: &Hand, at: Point, side: f32, stage: &SceneContext<'_>) {
    if !hand.kept.is_empty() {
        props::kept(drawing, &hand.kept, hand.kept.len(), at, side);
    }
    for (number, pips) in hand.kept.iter().enumerate().filter(|_| stage.live) {
        let Point { x, y } = props::place(at, number, side);
        let says = stage.say(&phrase!("tavern-spot-kept", die = number + 1, pips = *pips));
        drawing.spot(spots::kept(number), Path::rounded(x, y, side, side, side * 0.2), says);
    }
    dice(drawing, rules, hand, props::place(at, hand.kept.len(), side), side, stage);
}

//! The stage: the dice as they fell, the tablet with four places, and what stands there. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::phrase::Phrase;
use base::tr;

use super::super::super::art;
use super::super::super::numeral::{Numeral, Sign, Signs, in_order, written};
use super::super::super::rules::{Action, DIE, Ludix, Stage};
use super::super::touch::{DICE, Place, Reading, SIDE, Touch};
use super::super::words as said;
use super::{chances, end};
use crate::game::Game;
use crate::table::View;

const GAP: f32 = 3.0;
/// Where the dice begin, from the left; where they fell and where they are set, from above.
const LEFT: f32 = 14.0;
const FELL: f32 = 10.0;
const SET: f32 = 36.6;
/// How dice lie as they fell, degrees.
const LEAN: [f32; DICE] = [-5.0, 3.5, -2.5, 5.5];
const BESIDE: f32 = 107.0;
/// Text that is so much larger leaves no room for both the chances and what a roll comes to.
const LARGE: f32 = 1.2;
/// How much larger the tablet is where nothing is to be set.
const ALONE: f32 = 1.12;

struct DiceLayout {
    set: [Option<Sign>; DICE],
    /// The dice where they fell, those that are set or in hand left out.
    fell: [Option<Sign>; DICE],
}

impl DiceLayout {
    fn of(game: &Ludix, touch: &Touch) -> Self {
        let none = [None; DICE];
        let set = |signs: Signs| Self { set: signs.map(Some), fell: none };
        match (game.stage(), game.numerals().last(), game.failure()) {
            (Stage::Arrange(signs), _, _) => {
                let mut fell = signs.map(Some);
                (0..DICE).filter(|die| touch.is_taken(*die)).for_each(|die| fell[die] = None);
                Self { set: touch.places().map(|die| die.map(|die| signs[die])), fell }
            }
            (Stage::Decide(_), Some(numeral), _) => set(numeral.signs()),
            (_, _, Some(failure)) => set(in_order(failure.signs)),
            (Stage::Decide(_) | Stage::Throw | Stage::Over, _, None) => Self { set: none, fell: none },
        }
    }
}

pub fn draw(drawing: &mut Drawing, game: &Ludix, touch: &Touch, view: &View, frame: Frame) {
    frame.paper(drawing);
    head(drawing, game, view, frame);
    let down = (frame.height - super::STAGE) / 2.0;
    let mut middle = Drawing::new(drawing.size.width, super::STAGE);
    let inner = Frame { height: super::STAGE, ..frame };
    if matches!(game.stage(), Stage::Over) {
        end::draw(&mut middle, game, view, inner);
    } else {
        played(&mut middle, game, touch, view, inner);
    }
    drawing.place(Affine::shift(0.0, down), middle);
}

fn played(drawing: &mut Drawing, game: &Ludix, touch: &Touch, view: &View, frame: Frame) {
    let shown = DiceLayout::of(game, touch);
    let failed = game.failure().is_some();
    let crowds = view.written(1.0) > LARGE && chances::are_seen(touch, view);
    let mut beside = Frame { x: BESIDE, y: SET - 3.0, width: frame.right() - BESIDE - 3.0, height: SIDE + 6.0 };
    if matches!(game.stage(), Stage::Arrange(_)) {
        tablet(drawing, &shown, failed);
        fell(drawing, game, &shown, view);
        set(drawing, game, &shown, view);
        hint(drawing, game, view);
    } else {
        // Nothing is to be set: the tablet has the room to itself.
        let grown = if crowds { 1.0 } else { ALONE };
        let mut alone = Drawing::new(BESIDE, frame.height);
        tablet(&mut alone, &shown, failed);
        for (index, sign) in shown.set.iter().enumerate() {
            die(&mut alone, *sign, corner(index, SET));
        }
        let middle = frame.y + frame.height / 2.0 + 3.0;
        let by = Affine::scale(grown).shifted(LEFT - 9.6 - (LEFT - 11.0) * grown, middle - (SET + SIDE / 2.0) * grown);
        drawing.place(by, alone);
        let right = LEFT - 9.6 - (LEFT - 11.0) * grown + (LEFT + DICE as f32 * (SIDE + GAP) - GAP + 11.0) * grown;
        beside = Frame { x: right + 4.0, width: frame.right() - right - 7.0, ..beside };
        if !chances::are_seen(touch, view) {
            beside.y = middle - beside.height / 2.0;
        }
    }
    let is_refused =
        failed || matches!(game.stage(), Stage::Arrange(signs) if matches!(touch.reading(signs), Reading::Wrong(_)));
    // In large text they have no room beside each other: why it is no numeral comes first, then the chances, then what the
    // tablet says as well.
    let height = if crowds { frame.height - 4.0 } else { 28.0 };
    chances::draw(drawing, game, touch, view, Frame { y: frame.y + 3.0, height, ..beside }, !(crowds && is_refused));
    if !crowds {
        reading(drawing, game, touch, view, beside);
    } else if is_refused {
        let below_switch = Frame { y: frame.y + 14.0, height: frame.height - 14.0, ..beside };
        reading(drawing, game, touch, view, below_switch);
    }
    if matches!(game.stage(), Stage::Throw) && view.seat == Some(game.seat()) {
        // Under the switch of the chances, which lies above it.
        let area = Path::rect(frame.x, frame.y + 10.0, frame.width, frame.height - 10.0);
        drawing.spot(Place::Stage.spot(), area, tr!(view.lang, "ludix-board-says-throw"));
    }
}

fn corner(index: usize, y: f32) -> Point {
    Point::new(LEFT + index as f32 * (SIDE + GAP), y)
}

fn head(drawing: &mut Drawing, game: &Ludix, view: &View, frame: Frame) {
    let whose = game.failure().map_or(game.seat(), |failure| failure.seat);
    let label = match game.stage() {
        Stage::Over => return,
        Stage::Throw if game.failure().is_none() => tr!(view.lang, "ludix-board-to-throw", name = view.name(whose)),
        Stage::Throw | Stage::Arrange(_) | Stage::Decide(_) => {
            tr!(view.lang, "ludix-board-thrown", name = view.name(whose))
        }
    };
    let label = Text::new((frame.x + 4.0, frame.y + 5.0), label, Font::Sans, view.written(3.6), Role::Faint.into());
    drawing.text(label.fitted(BESIDE - 10.0).level());
}

fn tablet(drawing: &mut Drawing, shown: &DiceLayout, failed: bool) {
    let (left, right) = (LEFT - 4.6, LEFT + DICE as f32 * (SIDE + GAP) - GAP + 4.6);
    let (top, low) = (SET - 4.4, SET + SIDE + 5.2);
    let middle = SET + SIDE / 2.0;
    let p = Point::new;
    let handle =
        |x: f32, out: f32| [p(x, middle - 3.6), p(x + out, middle - 7.4), p(x + out, middle + 7.4), p(x, middle + 3.6)];
    let right_handle = handle(right, 6.4);
    let [a, b, c, d] = handle(left, -6.4);
    let mut outline = vec![p(left, top), p(right, top)];
    outline.extend(right_handle);
    outline.extend([p(right, low), p(left, low)]);
    outline.extend([d, c, b, a]);
    let edge = if failed { Role::Bad } else { Role::Accent };
    drawing.shape(Path::polygon(&outline), Role::Soft.into(), Stroke::new(edge.into(), 0.55));
    for x in [left - 3.8, right + 3.8] {
        drawing.line(Path::circle(x, middle, 0.9), Stroke::new(edge.into(), 0.45));
    }
    if failed {
        crack(drawing, top, low);
    }
    for index in (0..DICE).filter(|index| shown.set[*index].is_none()) {
        let Point { x, y } = corner(index, SET);
        let niche = Path::rounded(x, y, SIDE, SIDE, SIDE * 0.2);
        drawing.shape(niche, Ink::new(Role::Paper).alpha(0.75), Stroke::dashed(Role::Faint.into(), 0.3, 1.4, 1.2));
    }
}

fn fell(drawing: &mut Drawing, game: &Ludix, shown: &DiceLayout, view: &View) {
    let Stage::Arrange(signs) = game.stage() else { return };
    let own = view.seat == Some(game.seat());
    for (index, sign) in signs.into_iter().enumerate() {
        let at = corner(index, FELL);
        let lies = shown.fell[index].is_some();
        let half = SIDE / 2.0;
        let by =
            Affine::shift(-half, -half).then(Affine::turn(LEAN[index].to_radians())).shifted(at.x + half, at.y + half);
        if lies {
            drawing.place(by, art::shown(sign, SIDE));
        } else {
            let outline = Path::rounded(0.4, 0.4, SIDE - 0.8, SIDE - 0.8, SIDE * 0.2).moved(by);
            drawing.line(outline, Stroke::dashed(Role::Line.into(), 0.35, 1.2, 1.4));
        }
        let letter = sign.to_string();
        let says = if lies {
            tr!(view.lang, "ludix-board-says-die", die = index + 1, sign = letter, value = sign.value())
        } else {
            tr!(view.lang, "ludix-board-says-gone", die = index + 1, sign = letter)
        };
        drawing.spot(Place::Die(index).spot(), Path::rect(at.x, at.y, SIDE, SIDE), says);
        // The first die of a letter that still lies is set by typing it.
        let is_first = signs.iter().zip(&shown.fell).position(|(other, lies)| *other == sign && lies.is_some());
        if own && is_first == Some(index) {
            drawing.key(sign.letter().to_ascii_lowercase());
        }
    }
}

fn set(drawing: &mut Drawing, game: &Ludix, shown: &DiceLayout, view: &View) {
    let own = view.seat == Some(game.seat());
    for (index, sign) in shown.set.iter().enumerate() {
        let at = corner(index, SET);
        die(drawing, *sign, at);
        let says = match sign {
            Some(sign) => tr!(view.lang, "ludix-board-says-set", place = index + 1, sign = sign.to_string()),
            None => tr!(view.lang, "ludix-board-says-place", place = index + 1),
        };
        let area = Path::rect(at.x - GAP / 2.0, at.y - 3.0, SIDE + GAP, SIDE + 6.0);
        drawing.spot(Place::Numeral(index).spot(), area, says);
        if let Some(key) = char::from_digit(u32::try_from(index + 1).unwrap_or(0), 10).filter(|_| own) {
            drawing.key(key);
        }
    }
}

fn die(drawing: &mut Drawing, sign: Option<Sign>, at: Point) {
    if let Some(sign) = sign {
        drawing.place(Affine::shift(at.x, at.y), art::shown(sign, SIDE));
    }
}

fn crack(drawing: &mut Drawing, top: f32, low: f32) {
    let x = corner(DICE / 2, SET).x - GAP / 2.0;
    let steps = 9_u8;
    let along = |step: u8| {
        let aside = if step == 0 || step == steps { 0.0 } else { [0.9, -0.9][usize::from(step % 2)] };
        Point::new(x + aside, top + (low - top) * f32::from(step) / f32::from(steps))
    };
    let line: Vec<Point> = (0..=steps).map(along).collect();
    drawing.line(Path::open(&line), Stroke::new(Role::Paper.into(), 1.6));
    drawing.line(Path::open(&line), Stroke::new(Role::Bad.into(), 0.6));
}

fn hint(drawing: &mut Drawing, game: &Ludix, view: &View) {
    let Stage::Arrange(signs) = game.stage() else { return };
    let advised = view.hint.as_deref().and_then(|hint| game.parse(game.seat(), hint).ok());
    let numerals = Numeral::of(signs).iter();
    let Some(numeral) = numerals.copied().find(|numeral| advised == Some(Action::Numeral(*numeral))) else {
        return;
    };
    for (index, sign) in numeral.signs().into_iter().enumerate() {
        let at = corner(index, SET);
        let below = Point::new(at.x + SIDE / 2.0, at.y + SIDE + 2.7);
        drawing.text(Text::beside(below, sign.to_string(), Font::SansBold, view.written(4.0), Role::Accent).centred());
    }
}

fn reading(drawing: &mut Drawing, game: &Ludix, touch: &Touch, view: &View, frame: Frame) {
    match (game.stage(), game.numerals().last(), game.failure()) {
        (Stage::Arrange(signs), ..) => match touch.reading(signs) {
            Reading::Nothing => faces(drawing, view, frame),
            Reading::Part(value) => {
                large(drawing, value.to_string() + " …", Role::Faint, &written(&touch.standing(signs)), frame);
            }
            Reading::Whole(numeral) => {
                large(drawing, numeral.value().to_string(), Role::Accent, &numeral.to_string(), frame);
            }
            Reading::Wrong(_) => {
                if let Some(why) = said::not_so(&touch.standing(signs)) {
                    refused(drawing, view, &why, frame);
                }
            }
        },
        (Stage::Decide(_), Some(numeral), _) => {
            large(drawing, numeral.value().to_string(), Role::Accent, &numeral.to_string(), frame);
        }
        (_, _, Some(failure)) => {
            refused(drawing, view, &said::failed(failure), frame);
        }
        (Stage::Decide(_) | Stage::Throw | Stage::Over, _, None) => faces(drawing, view, frame),
    }
}

fn large(drawing: &mut Drawing, value: String, role: Role, numeral: &str, frame: Frame) {
    let middle = frame.y + frame.height / 2.0;
    let left = frame.x + text::width("= ", Font::Serif, 10.0) + 2.0;
    drawing.text(Text::beside((frame.x, middle - 2.6), "=", Font::Serif, 10.0, Role::Faint));
    drawing.text(Text::beside((left, middle - 2.6), value, Font::SerifBold, 17.0, role));
    drawing.text(Text::beside((left + 0.6, middle + 7.6), numeral, Font::Serif, 5.4, Role::Faint));
}

fn refused(drawing: &mut Drawing, view: &View, why: &Phrase, frame: Frame) {
    let (x, y) = (frame.x, frame.y + 1.4);
    let cross = Path::data("M0.6 -1.5L3.6 1.5M3.6 -1.5L0.6 1.5").moved(Affine::shift(x, y));
    drawing.line(cross, Stroke::new(Role::Bad.into(), 0.8));
    let (no, room) = (tr!(view.lang, "ludix-board-no-numeral"), frame.width - 5.6);
    let size = view.written(4.2).min(room / text::width(&no, Font::SansBold, 1.0));
    drawing.text(Text::new((x + 5.6, y), no, Font::SansBold, size, Role::Bad.into()).level());
    let (why, down) = (view.lang.say(why), view.written(4.2) / 2.0);
    let high = |size: &f32| text::wrap(&why, Font::Serif, *size, frame.width).len() as f32 * size * 1.2 + down;
    let sizes = [1.0, 0.92, 0.85, 0.78].map(|part| view.written(3.9) * part);
    let size = sizes.into_iter().find(|size| high(size) <= frame.height - 4.0).unwrap_or(3.9).max(3.9);
    let why = Text::beside((x, y + down + size), why, Font::Serif, size, Role::Text);
    drawing.lines(&why, frame.width, size * 1.2);
}

fn faces(drawing: &mut Drawing, view: &View, frame: Frame) {
    let label = tr!(view.lang, "ludix-board-faces");
    let label = Text::new((frame.x, frame.y + 6.0), label, Font::Sans, view.written(3.2), Role::Faint.into());
    drawing.text(label.fitted(frame.width).level());
    let mut signs: Vec<Sign> = DIE.faces.iter().filter_map(|face| Sign::on(*face)).collect();
    signs.sort_unstable_by(|one, other| other.cmp(one));
    let step = frame.width / signs.len() as f32;
    let side = step - 1.6;
    for (index, sign) in signs.into_iter().enumerate() {
        let x = frame.x + index as f32 * step;
        drawing.place(Affine::shift(x, frame.y + 9.4), art::shown(sign, side));
        let below = Point::new(x + side / 2.0, frame.y + 9.4 + side + 3.2);
        let value = Text::beside(below, sign.value().to_string(), Font::Sans, view.written(3.0), Role::Faint);
        drawing.text(value.fitted(step - 0.6).centred());
    }
}

//! The chances of another throw: how often it fails, what it brings, what that means for the points at stake.

use base::draw::{Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::tr;

use super::super::super::odds::{self, Combination, WAYS};
use super::super::super::rules::{Ludix, Stage};
use super::super::CHANCES;
use super::super::touch::{Place, Touch};
use crate::table::View;

const SIZE: f32 = 3.4;
const STEP: f32 = 4.8;
const SWITCH_HEIGHT: f32 = 6.2;

fn are_always(view: &View) -> bool {
    view.layout.get(CHANCES).is_some_and(|value| value == "always")
}

pub fn are_seen(touch: &Touch, view: &View) -> bool {
    are_always(view) || touch.shows_chances()
}

/// What they are asked with, and they themselves where there is room for them.
pub fn draw(drawing: &mut Drawing, game: &Ludix, touch: &Touch, view: &View, frame: Frame, has_room: bool) {
    if matches!(game.stage(), Stage::Over) {
        return;
    }
    let (always, seen) = (are_always(view), are_seen(touch, view));
    let label = tr!(view.lang, "ludix-board-chances");
    if always {
        let size = view.written(SIZE);
        drawing.text(Text::beside((frame.x, frame.y + 3.2), label, Font::Sans, size, Role::Faint));
    } else {
        switch(drawing, &label, seen, view, frame);
    }
    if seen && has_room {
        let above = view.written(SWITCH_HEIGHT) + 1.2;
        let below = Frame { y: frame.y + above, height: frame.height - above, ..frame };
        draw_stake(drawing, game.turn_total(), view, below);
    }
}

fn switch(drawing: &mut Drawing, label: &str, seen: bool, view: &View, frame: Frame) {
    let size = view.written(SIZE);
    let width = text::width(label, Font::Sans, size) + 9.4;
    let (x, height) = (frame.right() - width, view.written(SWITCH_HEIGHT));
    let outline = Path::rounded(x, frame.y, width, height, height / 2.0);
    let fill: Ink = if seen { Role::Soft.into() } else { Role::Paper.into() };
    drawing.shape(outline.clone(), fill, Stroke::new(Role::Faint.into(), 0.3));
    let middle = frame.y + height / 2.0;
    let sign = Point::new(x + 3.6, middle);
    drawing.line(Path::circle(sign.x, sign.y, 1.5), Stroke::new(Role::Accent.into(), 0.5));
    if seen {
        drawing.fill(Path::circle(sign.x, sign.y, 0.8), Role::Accent.into());
    }
    drawing.text(Text::beside((x + 6.6, middle), label, Font::Sans, size, Role::Text));
    let says = if seen { tr!(view.lang, "ludix-board-says-hide") } else { tr!(view.lang, "ludix-board-says-ask") };
    drawing.spot(Place::Chances.spot(), outline, says);
    drawing.key('w');
}

fn draw_stake(drawing: &mut Drawing, at_stake: u32, view: &View, frame: Frame) {
    let lang = view.lang;
    let ways = f64::from(WAYS);
    let fails = f64::from(odds::failing()) / ways;
    let worth = |one: &Combination| one.readings().first().map_or(0.0, |best| f64::from(best.value()));
    let mean: f64 = odds::combinations().iter().map(|one| one.chance() * worth(one)).sum();
    let change = mean - fails * f64::from(at_stake);
    let (bar, high) = (frame.width, 3.0);
    let failing = bar * (fails as f32);
    let y = frame.y + 0.4;
    drawing.fill(Path::rect(frame.x + failing, y, bar - failing, high), Ink::new(Role::Good).alpha(0.55));
    drawing.shape(Path::rect(frame.x, y, failing, high), Role::Paper.into(), Stroke::new(Role::Bad.into(), 0.3));
    let mut x = frame.x + 1.0;
    while x < frame.x + failing {
        let to = (x + 1.6).min(frame.x + failing);
        let end = Point::new(to, y + high - (to - x) * high / 1.6);
        drawing.rule((x, y + high), end, Stroke::new(Role::Bad.into(), 0.35));
        x += 1.5;
    }
    let percent = lang.percent(fails, 1);
    let sign = if change < 0.0 { "−" } else { "+" };
    let lines = [
        tr!(lang, "ludix-board-chance-fails", percent, lost = at_stake),
        tr!(lang, "ludix-board-chance-brings", mean = lang.decimal(mean / (1.0 - fails), 1)),
        tr!(lang, "ludix-board-chance-mean", change = format!("{sign}{}", lang.decimal(change.abs(), 1))),
    ];
    let fonts = [Font::Sans, Font::Sans, Font::SansBold];
    let (size, lines) =
        written(lines.into_iter().zip(fonts), view.written(SIZE), frame.width, frame.height - high - 1.2);
    for (index, (line, font)) in lines.into_iter().enumerate() {
        let at = Point::new(frame.x, y + high + 1.2 + STEP * size / SIZE * (index as f32 + 0.5));
        drawing.text(Text::new(at, line, font, size, Role::Text.into()).fitted(frame.width).level());
    }
}

/// The lines, broken where they are too long, in the largest size at which they have room; not broken in the smallest.
fn written(
    lines: impl Iterator<Item = (String, Font)> + Clone,
    largest: f32,
    width: f32,
    height: f32,
) -> (f32, Vec<(String, Font)>) {
    let broken = |size: f32| -> Vec<(String, Font)> {
        let parts = lines.clone().map(|(line, font)| (text::wrap(&line, font, size, width), font));
        parts.flat_map(|(parts, font)| parts.into_iter().map(move |part| (part, font))).collect()
    };
    let sizes = std::iter::successors(Some(largest), |size| Some(size * 0.95)).take_while(|size| *size > SIZE);
    let mut tried = sizes.map(|size| (size, broken(size)));
    let has_room = |(size, parts): &(f32, Vec<_>)| parts.len() as f32 * STEP * size / SIZE <= height;
    tried.find(has_room).unwrap_or_else(|| (SIZE, lines.collect()))
}

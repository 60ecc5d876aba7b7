//! The values of a plot that can be asked what they are, line by line in the order of time. Knows no pointer.

use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Size, Spot, SpotArea, Stroke, Text, text};

use super::WORDS;

const REACH: f32 = 24.0;
const POINT_RADIUS: f32 = 7.0;
const CARD_INSET: f32 = 9.0;
const CARD_LINE_HEIGHT: f32 = 17.0;
const CARD_SHADOW: f32 = 3.0;
const CARD_GAP: f32 = 5.0;

/// A step from a value to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorMove {
    /// To the one before, of the same line.
    Before,
    /// To the next, of the same line.
    Next,
    /// To the nearest of another line, above.
    Above,
    /// To the nearest of another line, below.
    Below,
    /// To the first of the line.
    First,
    /// To the last of the line.
    Last,
}

/// The name of a value: its line, and its place in that.
pub fn name(line: usize, nth: usize) -> Spot {
    Spot::new(format!("{line}.{nth}"))
}

/// The line and the place that a name tells.
pub fn named(spot: &Spot) -> Option<(usize, usize)> {
    let (line, nth) = spot.name().split_once('.')?;
    Some((line.parse().ok()?, nth.parse().ok()?))
}

impl Drawing {
    /// Makes a value of a plot one that can be asked, at a point. What it says are lines, the first of them what matters.
    pub fn value(&mut self, line: usize, nth: usize, at: Point, says: impl Into<String>) {
        self.spot(name(line, nth), Path::circle(at.x, at.y, POINT_RADIUS), says);
    }
}

fn middle(area: &SpotArea) -> Point {
    let (low, high) = area.area.bounds().unwrap_or_default();
    Point::new(f32::midpoint(low.x, high.x), f32::midpoint(low.y, high.y))
}

/// The value that is meant by pointing there: what lies there, or the nearest, if that is not far.
pub fn meant(drawing: &Drawing, at: Point) -> Option<&SpotArea> {
    let cost = |area: &SpotArea| {
        let away = (middle(area) - at).length();
        (area.area.contains(at) || away < REACH).then_some((!area.area.contains(at), away))
    };
    let all = drawing.spots.iter().filter_map(|area| Some((cost(area)?, area)));
    all.min_by(|((far, away), _), ((other, more), _)| far.cmp(other).then(away.total_cmp(more))).map(|(_, area)| area)
}

/// Where a step leads from a value; to itself at an end. Without one to begin from, to the last value of the first line.
pub fn step<'a>(drawing: &'a Drawing, from: Option<&Spot>, step: CursorMove) -> Option<&'a SpotArea> {
    let all = &drawing.spots;
    let here = from.and_then(|spot| all.iter().find(|area| area.spot == *spot));
    let line = |area: &SpotArea| named(&area.spot).map(|(line, _)| line);
    let Some(here) = here else {
        let first = all.first().and_then(line);
        return all.iter().rfind(|area| line(area) == first);
    };
    let its = || all.iter().filter(|area| line(area) == line(here));
    let place = its().position(|area| area.spot == here.spot)?;
    let at = middle(here);
    let other = |up: bool| {
        let cost = |area: &SpotArea| {
            let to = middle(area) - at;
            let away = if up { -to.y } else { to.y };
            (line(area) != line(here) && away >= 0.0).then_some(to.x.abs() * 4.0 + away)
        };
        let costs = all.iter().filter_map(|area| Some((cost(area)?, area)));
        costs.min_by(|(one, _), (another, _)| one.total_cmp(another)).map(|(_, area)| area)
    };
    let to = match step {
        CursorMove::Before => place.checked_sub(1).and_then(|place| its().nth(place)),
        CursorMove::Next => its().nth(place + 1),
        CursorMove::Above => other(true),
        CursorMove::Below => other(false),
        CursorMove::First => its().next(),
        CursorMove::Last => its().next_back(),
    };
    Some(to.unwrap_or(here))
}

/// Whether there is more than one line to walk between.
pub fn is_layered(drawing: &Drawing) -> bool {
    let lines = || drawing.spots.iter().filter_map(|area| named(&area.spot)).map(|(line, _)| line);
    lines().next().is_some_and(|first| lines().any(|line| line != first))
}

/// What a value says, on a card beside it, and the value marked: a picture to be put upon the plot.
pub fn value_label(plot: Size, area: &SpotArea) -> Drawing {
    let mut drawing = Drawing::new(plot.width, plot.height);
    drawing.shape(area.area.clone(), Ink::new(Role::Accent).alpha(0.14), Stroke::new(Role::Accent.into(), 1.4));
    let font = |nth: usize| if nth == 0 { Font::SansBold } else { Font::Sans };
    let room = plot.width - 2.0 * CARD_INSET - 2.0 * CARD_SHADOW;
    let lines: Vec<(usize, String)> = area
        .says
        .lines()
        .enumerate()
        .flat_map(|(nth, words)| text::wrap(words, font(nth), WORDS, room).into_iter().map(move |words| (nth, words)))
        .collect();
    let broad = lines.iter().map(|(nth, words)| text::width(words, font(*nth), WORDS)).fold(0.0, f32::max);
    // A word that is broader than the plot is written smaller.
    let broad = broad.min(room);
    let size = Size {
        width: broad + 2.0 * CARD_INSET,
        height: lines.len() as f32 * CARD_LINE_HEIGHT + 2.0 * CARD_INSET - 5.0,
    };
    let at = place(plot, size, area);
    drawing.fill(Path::rounded(at.x + 1.0, at.y + 2.0, size.width, size.height, 6.0), Role::Shadow.into());
    let box_ = Path::rounded(at.x, at.y, size.width, size.height, 6.0);
    drawing.shape(box_, Role::Paper.into(), Stroke::new(Role::Faint.into(), 0.8));
    for (line, (nth, words)) in lines.into_iter().enumerate() {
        let base = at.y + CARD_INSET + WORDS * 0.8 + line as f32 * CARD_LINE_HEIGHT;
        let role = if nth < 2 { Role::Text } else { Role::Faint };
        let line = Text::new((at.x + CARD_INSET, base), words, font(nth), WORDS, role.into());
        drawing.text(line.fitted(room));
    }
    drawing
}

fn place(plot: Size, card: Size, area: &SpotArea) -> Point {
    let (low, high) = area.area.bounds().unwrap_or_default();
    let middle = middle(area);
    let within = |at: f32, long: f32, room: f32| at.min(room - long - CARD_SHADOW).max(1.0);
    let across = within(middle.x - card.width / 2.0, card.width, plot.width);
    let along = within(middle.y - card.height / 2.0, card.height, plot.height);
    let all = [
        Point::new(across, low.y - CARD_GAP - card.height),
        Point::new(across, high.y + CARD_GAP),
        Point::new(high.x + CARD_GAP, along),
        Point::new(low.x - CARD_GAP - card.width, along),
    ];
    let fits = |at: &Point| {
        let (right, foot) = (at.x + card.width + CARD_SHADOW, at.y + card.height + CARD_SHADOW);
        at.x >= 1.0 && at.y >= 1.0 && right <= plot.width && foot <= plot.height
    };
    // Where there is no room anywhere, at the side that is further away.
    let left = if middle.x > plot.width / 2.0 { 1.0 } else { plot.width - card.width - CARD_SHADOW };
    all.into_iter().find(fits).unwrap_or(Point::new(left.max(1.0), 1.0))
}

#[cfg(test)]
mod tests;

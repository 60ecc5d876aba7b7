//! Where dice come to lie in a tray, so that none touches another. Knows no solid but its circumscribed ball.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::ELEVATION;
use crate::draw::Size;

/// Places of dice, mm from the tray's left and near side.
pub(super) struct Places {
    /// Of the circumscribed balls, mm.
    pub(super) radius: f32,
    pub(super) thrown: Vec<(f32, f32)>,
    pub(super) neat: Vec<(f32, f32)>,
    /// Where they start from, left to right, outside the picture.
    pub(super) hand: Vec<(f32, f32)>,
}

/// How far apart the centres of two dice are at least, circumradii.
pub(super) const APART: f32 = 2.1;
/// The smallest radius, mm: a tray without room still gets dice that can be drawn.
const LEAST: f32 = 0.01;

/// For dice of at most `radius` mm that start at most `gap` circumradii above the table; `tray` in mm as it is seen.
pub(super) fn find(rng: &mut ChaCha8Rng, count: usize, tray: Size, radius: f32, gap: f32) -> Places {
    let (columns, fitting) = (1..=count.max(1))
        .map(|columns| (columns, room(columns, count, tray)))
        .max_by(|a, b| a.1.min(radius).total_cmp(&b.1.min(radius)))
        .unwrap_or((1, radius));
    let radius = radius.min(fitting).max(LEAST);
    let field = Field::new(tray, radius);
    let neat = rows(columns, count, &field, radius);
    let mut thrown = scattered(rng, count, &field, radius).unwrap_or_else(|| neat.clone());
    // From left to right as the dice are named, so that they lie as they are told.
    thrown.sort_by(|a, b| a.0.total_cmp(&b.0));
    let hand = hand(rng, count, tray, radius, gap);
    Places { radius, thrown, neat, hand }
}

/// Where the centre of a die may lie so that the picture holds all of it.
struct Field {
    left: f32,
    right: f32,
    near: f32,
    far: f32,
}

impl Field {
    fn new(tray: Size, radius: f32) -> Self {
        let (sin, cos) = ELEVATION.sin_cos();
        let (left, near) = (radius, radius / sin);
        let far = (tray.height - radius * (1.0 + cos)) / sin;
        Self { left, right: (tray.width - radius).max(left), near, far: far.max(near) }
    }
}

fn room(columns: usize, count: usize, tray: Size) -> f32 {
    let (sin, cos) = ELEVATION.sin_cos();
    let rows = count.div_ceil(columns).max(1);
    let wide = tray.width / (2.0 + APART * number(columns - 1));
    let deep = tray.height / (2.0 + cos + sin * APART * number(rows - 1));
    wide.min(deep).max(0.0)
}

fn rows(columns: usize, count: usize, field: &Field, radius: f32) -> Vec<(f32, f32)> {
    let rows = count.div_ceil(columns).max(1);
    let step = |least: f32, length: f32, many: usize| {
        if many > 1 { (length / number(many - 1)).min(least * 1.25).max(least) } else { 0.0 }
    };
    let down = step(APART * radius, field.far - field.near, rows);
    (0..count)
        .map(|index| {
            let (row, column) = (index / columns, index % columns);
            let here = columns.min(count - row * columns);
            let across = step(APART * radius, field.right - field.left, columns);
            let middle = |low: f32, high: f32| (low + high) / 2.0;
            (
                middle(field.left, field.right) + across * (number(column) - number(here - 1) / 2.0),
                middle(field.near, field.far) - down * (number(row) - number(rows - 1) / 2.0),
            )
        })
        .collect()
}

/// Rather in the middle; `None` where the tray is too full.
fn scattered(rng: &mut ChaCha8Rng, count: usize, field: &Field, radius: f32) -> Option<Vec<(f32, f32)>> {
    'again: for _ in 0..40 {
        let mut places: Vec<(f32, f32)> = Vec::with_capacity(count);
        for _ in 0..count {
            let free = (0..30).find_map(|_| {
                let mut within =
                    |low: f32, high: f32| low + (high - low) * (rng.random::<f32>() + rng.random::<f32>()) / 2.0;
                let place = (within(field.left, field.right), within(field.near, field.far));
                let clear = |other: &(f32, f32)| (place.0 - other.0).hypot(place.1 - other.1) >= APART * radius;
                places.iter().all(clear).then_some(place)
            });
            match free {
                Some(place) => places.push(place),
                None => continue 'again,
            }
        }
        return Some(places);
    }
    None
}

fn hand(rng: &mut ChaCha8Rng, count: usize, tray: Size, radius: f32, gap: f32) -> Vec<(f32, f32)> {
    let (sin, cos) = ELEVATION.sin_cos();
    let y = -radius * (1.0 + (1.0 + gap) * cos) / sin;
    let width = (tray.width - 2.0 * radius).min(number(count) * APART * radius).max(0.0);
    let step = width / number(count.max(2) - 1);
    let left = (tray.width - width) / 2.0 + (rng.random::<f32>() - 0.5) * 0.3 * (tray.width - width);
    (0..count)
        .map(|index| {
            // where they are close, every other one starts farther back
            let back = if step < APART * radius { APART * radius * number(index % 2) } else { 0.0 };
            (left + step * number(index), y - back)
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "a number of dice")]
fn number(count: usize) -> f32 {
    count as f32
}

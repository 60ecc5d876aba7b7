//! Pieces on their way from where they stood in one picture to where they stand in the next. Knows no game.

use std::cell::Cell;
use std::time::{Duration, Instant};

use iced::widget::canvas;

use base::draw::{Affine, Drawing, Item, Point};

const LASTS: Duration = Duration::from_millis(280);
/// The most pieces that move at once; where more do, the table was turned or set up anew.
const MOST: usize = 8;
/// Two pieces nearer than this stand in one place, mm.
const NEAR: f32 = 0.05;

type Stands = (&'static str, Point);

#[derive(Debug)]
pub(super) struct Glide {
    before: Vec<Stands>,
    pub(super) rest: Drawing,
    /// What does: how it looks where it stands at last, and how far from there it began.
    moved: Vec<(Drawing, Point)>,
    pub(super) cache: canvas::Cache,
    began: Cell<Option<Instant>>,
    /// How far it is, from 0 to 1.
    part: Cell<f32>,
}

fn pieces(drawing: &Drawing) -> Vec<Stands> {
    fn collect(items: &[Item], to: Affine, all: &mut Vec<Stands>) {
        for item in items {
            let Item::Group { by, items, piece } = item else { continue };
            let by = by.then(to);
            match piece {
                Some(kind) => all.push((kind, by.map(Point::default()))),
                None => collect(items, by, all),
            }
        }
    }
    let mut all = Vec::new();
    collect(&drawing.items, Affine::IDENTITY, &mut all);
    all
}

fn part(items: &[Item], to: Affine, moved: &[usize], seen: &mut usize, taken: &mut Vec<Item>) -> Vec<Item> {
    let mut left = Vec::new();
    for item in items {
        let Item::Group { by, items: inner, piece } = item else {
            left.push(item.clone());
            continue;
        };
        if piece.is_some() {
            *seen += 1;
            if moved.contains(&(*seen - 1)) {
                taken.push(Item::Group { by: by.then(to), items: inner.clone(), piece: *piece });
            } else {
                left.push(item.clone());
            }
        } else {
            let items = part(inner, by.then(to), moved, seen, taken);
            left.push(Item::Group { by: *by, items, piece: None });
        }
    }
    left
}

/// The pieces that stand where none of their kind stood, by number, and for each where one stood that is gone.
fn moves(before: &[Stands], now: &[Stands]) -> Vec<(usize, Point)> {
    let mut gone: Vec<Option<Stands>> = before.iter().copied().map(Some).collect();
    let mut come = Vec::new();
    for (index, (kind, at)) in now.iter().enumerate() {
        let stood = |other: &Option<Stands>| other.is_some_and(|(of, stood)| of == *kind && stood.distance(*at) < NEAR);
        match gone.iter().position(stood) {
            Some(same) => gone[same] = None,
            None => come.push(index),
        }
    }
    come.into_iter()
        .filter_map(|index| {
            let from = gone.iter_mut().find(|other| other.is_some_and(|(kind, _)| kind == now[index].0))?.take()?;
            Some((index, from.1))
        })
        .collect()
}

impl Glide {
    /// `None` where nothing moves. What is still `on` its way from an earlier picture goes on from there.
    pub(super) fn between(old: &Drawing, new: &Drawing, on: Option<&Self>) -> Option<Self> {
        if old.size != new.size {
            return None;
        }
        let now = pieces(new);
        let on = on.filter(|on| !on.is_over()).filter(|on| on.began.get().is_none() || pieces(old) == now);
        let before = on.map_or_else(|| pieces(old), |on| on.before.clone());
        let moves = moves(&before, &now);
        if moves.is_empty() || moves.len() > MOST {
            return None;
        }
        let numbers: Vec<usize> = moves.iter().map(|(index, _)| *index).collect();
        let mut taken = Vec::new();
        let items = part(&new.items, Affine::IDENTITY, &numbers, &mut 0, &mut taken);
        let moved = taken.into_iter().zip(moves).map(|(item, (index, from))| {
            let at = now[index].1;
            (Drawing { items: vec![item], ..Drawing::default() }, Point::new(from.x - at.x, from.y - at.y))
        });
        Some(Self {
            before,
            rest: Drawing { size: new.size, items, spots: Vec::new() },
            moved: moved.collect(),
            cache: canvas::Cache::new(),
            began: Cell::new(on.and_then(|on| on.began.get())),
            part: Cell::new(on.map_or(0.0, |on| on.part.get())),
        })
    }

    /// A frame is due; whether another one is.
    pub(super) fn frame(&self, now: Instant) -> bool {
        let began = self.began.get().unwrap_or(now);
        self.began.set(Some(began));
        let part = now.saturating_duration_since(began).as_secs_f32() / LASTS.as_secs_f32();
        self.part.set(self.part.get().max(part.min(1.0)));
        !self.is_over()
    }

    pub(super) fn finish(&self) {
        self.part.set(1.0);
    }

    pub(super) fn is_over(&self) -> bool {
        self.part.get() >= 1.0
    }

    /// Whether it is to be seen just now: not before its first frame is due.
    pub(super) fn is_seen(&self) -> bool {
        self.began.get().is_some() && !self.is_over()
    }

    /// What moves, and where it is now from where it stands at last, mm.
    pub(super) fn on_the_way(&self) -> impl Iterator<Item = (&Drawing, Affine)> {
        let part = self.part.get();
        let left = 1.0 - part * part * (3.0 - 2.0 * part);
        self.moved.iter().map(move |(drawing, from)| (drawing, Affine::shift(from.x * left, from.y * left)))
    }
}

#[cfg(test)]
mod tests;

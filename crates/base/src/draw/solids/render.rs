//! Dice on a tray as a drawing: shadows, rounded bodies in the light, marks on facets. The eye is at [`ELEVATION`],
//! infinitely far away: so every facet is mapped exactly affinely, a ball is a circle, and a body, a core grown by a
//! ball, has the hull of the core's corners grown by a circle as its outline. Knows no motion.

use std::collections::BTreeMap;

use super::outline;
use super::solid::{CORE, Edge, Facet, Solid};
use super::space::{Rotation, Vector};
use super::{ELEVATION, Pose};
use crate::draw::flat::{self, Piece};
use crate::draw::pieces::{DieLook, FACE};
use crate::draw::{Affine, Drawing, Hue, Ink, Item, Path, Point, Role, Segment, Size, Stroke};

/// A die on the tray.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    /// Its shape.
    pub solid: &'a Solid,
    /// Where it is.
    pub pose: Pose,
    /// Its body's ink. Marks bring their own.
    pub look: DieLook,
    /// What is drawn on its facets, in their order; facets without a drawing are blank.
    pub faces: &'a Faces,
}

/// The faces of a die made ready to be drawn many times: text is outlines, groups are put in their place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Faces(Vec<Vec<Mark>>);

/// A shape on a face; the face's middle is the origin, its side is 2, y runs downwards.
#[derive(Clone, Debug, PartialEq)]
struct Mark {
    path: Path,
    fill: Option<Ink>,
    stroke: Option<Stroke>,
}

impl Faces {
    /// Faces from a drawing of 10 mm for each facet; its inscribed circle becomes that of the flat part of the facet.
    pub fn new(faces: &[Drawing]) -> Self {
        let to = Affine::shift(-FACE / 2.0, -FACE / 2.0).then(Affine::scale(2.0 / FACE));
        Self(faces.iter().map(|face| marks(face, to)).collect())
    }
}

fn marks(face: &Drawing, to: Affine) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    flat::visit(face, to, &mut |piece| {
        let mark = match piece {
            Piece::Shape { path, fill, stroke } => Mark { path, fill, stroke },
            Piece::Text { text, line, to } => {
                Mark { path: line.outline().moved(to), fill: Some(text.ink), stroke: None }
            }
            // Faces are drawn.
            Piece::Photo { .. } => return,
        };
        if !mark.path.0.is_empty() {
            marks.push(mark);
        }
    });
    marks
}

/// Dice on a tray of that size, mm, as it is seen. The tray itself is not drawn.
pub fn draw(dice: &[Placed<'_>], tray: Size) -> Drawing {
    let mut drawing = Drawing::new(tray.width, tray.height);
    let eye = Eye::new(tray);
    for die in dice {
        shadow(&mut drawing, eye, die);
    }
    let mut order: Vec<&Placed<'_>> = dice.iter().collect();
    order.sort_by(|a, b| eye.towards.dot(a.pose.at).total_cmp(&eye.towards.dot(b.pose.at)));
    for die in order {
        body(&mut drawing, eye, die);
    }
    drawing
}

#[derive(Clone, Copy)]
struct Eye {
    height: f32,
    sin: f32,
    cos: f32,
    towards: Vector,
}

impl Eye {
    fn new(tray: Size) -> Self {
        let (sin, cos) = ELEVATION.sin_cos();
        Self { height: tray.height, sin, cos, towards: Vector::new(0.0, -cos, sin) }
    }

    fn see(self, at: Vector) -> Point {
        Point::new(at.x, self.height - (at.y * self.sin + at.z * self.cos))
    }
}

/// Where the light comes from: left, from behind, above.
const LIGHT: Vector = Vector::new(-0.463, 0.278, 0.842);
/// A weaker one that keeps the near sides from being dull.
const FILL: Vector = Vector::new(-0.124, -0.831, 0.542);
/// The light that shadows are cast by stands higher, so that they stay close.
const CAST: (f32, f32) = (0.36, -0.2);

/// `gloss` is how much of a mirror the surface is.
fn tone(normal: Vector, eye: Eye, gloss: f32) -> f32 {
    let direct = normal.dot(LIGHT).max(0.0);
    let fill = normal.dot(FILL).max(0.0);
    let ambient = 0.34 + 0.10 * normal.z;
    let bright = ambient + 0.56 * direct + 0.20 * fill;
    let half = (LIGHT + eye.towards).normalize();
    // an upright facet has a brightness of 1.02
    (0.62 * (bright - 1.0)).clamp(-0.6, 0.06) + gloss * normal.dot(half).max(0.0).powi(26)
}

/// The gloss of a flat facet, of the corners, of the edges.
const GLOSS: [f32; 3] = [0.10, 0.20, 0.36];

/// Tones are kept in so many steps, and what has the same is one shape.
const TONES: f32 = 36.0;

fn lit(ink: Ink, tone: f32) -> Ink {
    ink.lit((ink.tone + tone).clamp(-1.0, 1.0))
}

struct Body<'a> {
    solid: &'a Solid,
    pose: Pose,
    normals: Vec<Vector>,
}

impl<'a> Body<'a> {
    fn new(die: &Placed<'a>) -> Self {
        let normals = die.solid.facets().iter().map(|facet| die.pose.turn.apply(facet.normal)).collect();
        Self { solid: die.solid, pose: die.pose, normals }
    }

    fn corner(&self, index: usize) -> Vector {
        self.pose.at + self.pose.turn.apply(self.solid.corners()[index]) * (CORE * self.pose.radius)
    }

    fn rounding_radius(&self) -> f32 {
        self.solid.rounding() * self.pose.radius
    }
}

/// Layers that add up to a soft edge: narrow where the die touches the table, wide where it is cast from above.
fn shadow(drawing: &mut Drawing, eye: Eye, die: &Placed<'_>) {
    let body = Body::new(die);
    let radius = die.pose.radius;
    let corners: Vec<Vector> = (0..die.solid.corners().len()).map(|index| body.corner(index)).collect();
    let lift = ((die.pose.at.z - die.solid.height(die.pose.turn) * radius) / radius).clamp(0.0, 6.0);
    let strength = 1.0 / (1.0 + 1.1 * lift);
    let table = Affine { d: -eye.sin, f: eye.height, ..Affine::IDENTITY };
    for layer in [1.0, 0.0, -1.0] {
        let far = 1.0 + 0.16 * layer;
        let cast = corners.iter().map(|at| Point::new(at.x + at.z * CAST.0 * far, at.y + at.z * CAST.1 * far));
        let hull = outline::hull(&cast.collect::<Vec<_>>());
        let blur = radius * (0.05 + 0.12 * lift) * (layer + 1.0);
        let grown = outline::grown(&hull, body.rounding_radius() * 0.4 + blur).moved(table);
        drawing.fill(grown, Ink::new(Role::Shadow).alpha(strength * 0.4));
    }
}

fn body(drawing: &mut Drawing, eye: Eye, die: &Placed<'_>) {
    let body = Body::new(die);
    let seen: Vec<Point> = (0..die.solid.corners().len()).map(|index| eye.see(body.corner(index))).collect();
    let visible = |facet: usize| body.normals[facet].dot(eye.towards) > 0.0;
    // what shows between the bands: the mean of the facets that are seen
    let tones: Vec<f32> = body.normals.iter().map(|normal| tone(*normal, eye, GLOSS[0])).collect();
    let shown: Vec<usize> = (0..tones.len()).filter(|facet| visible(*facet)).collect();
    let weight = |facet: &usize| body.normals[*facet].dot(eye.towards);
    let mean = shown.iter().map(|facet| tones[*facet] * weight(facet)).sum::<f32>()
        / shown.iter().map(weight).sum::<f32>().max(1e-6);
    drawing.fill(outline::grown(&outline::hull(&seen), body.rounding_radius()), lit(die.look.body, mean - 0.05));

    let mut corners = Shapes::default();
    for corner in 0..die.solid.corners().len() {
        rounded_corner(&mut corners, eye, &body, corner);
    }
    let mut edges = Shapes::default();
    for edge in die.solid.edges() {
        rounded_edge(&mut edges, eye, &body, *edge);
    }
    let mut flat = Shapes::default();
    for facet in &shown {
        let corners = die.solid.facets()[*facet].corners.iter();
        let corners = corners.map(|index| eye.see(body.corner(*index) + body.normals[*facet] * body.rounding_radius()));
        flat.add(tones[*facet], Path::polygon(&corners.collect::<Vec<_>>()));
    }
    // each hides where those before it reach too far
    for shapes in [corners, edges, flat] {
        shapes.onto(drawing, die.look.body);
        if die.look.body.role == Role::Bone {
            shapes.warm(drawing);
        }
    }
    for facet in shown {
        mark(drawing, eye, die, &die.solid.facets()[facet], facet, tones[facet]);
    }
}

fn rounded_edge(shapes: &mut Shapes, eye: Eye, body: &Body<'_>, edge: Edge) {
    let [from, to] = edge.facets.map(|facet| body.normals[facet]);
    if from.dot(eye.towards) <= 0.0 && to.dot(eye.towards) <= 0.0 {
        return;
    }
    let arc = Rotation::shortest(from, to);
    let strips = if arc.angle() > 1.0 { 3_u8 } else { 1 };
    let [a, b] = edge.corners.map(|corner| body.corner(corner));
    let normal = |part: f32| Rotation::NONE.towards(arc, part).apply(from);
    // the outer strips reach a little below the facets, so that nothing shows between
    let below = 0.15 / arc.angle().max(0.15);
    for strip in 0..strips {
        let part = |at: f32| (f32::from(strip) + at) / f32::from(strips);
        let middle = normal(part(0.5));
        if middle.dot(eye.towards) < 0.05 {
            continue;
        }
        let first = if strip == 0 { -below } else { part(0.0) };
        let last = if strip + 1 == strips { 1.0 + below } else { part(1.0) };
        let [low, high] = [normal(first), normal(last)].map(|normal| normal * body.rounding_radius());
        let quad = [a + low, a + high, b + high, b + low].map(|at| eye.see(at));
        shapes.add(tone(middle, eye, GLOSS[2]), Path::polygon(&quad));
    }
}

fn rounded_corner(shapes: &mut Shapes, eye: Eye, body: &Body<'_>, corner: usize) {
    let at = body.corner(corner);
    let facets = body.solid.facets().iter().zip(&body.normals);
    let normals: Vec<Vector> =
        facets.filter(|(facet, _)| facet.corners.contains(&corner)).map(|(_, normal)| *normal).collect();
    let seen: Vec<Vector> = normals.iter().copied().filter(|normal| normal.dot(eye.towards) > 0.0).collect();
    if seen.is_empty() {
        return;
    }
    let facing = seen.iter().sum::<Vector>().normalize_or_zero();
    // reaching below the edges and facets around it; but not beyond the outline
    let below = if seen.len() == normals.len() { 0.12 } else { 0.0 };
    let around: Vec<Point> = normals.iter().map(|normal| eye.see(at + *normal * body.rounding_radius())).collect();
    let piece = outline::grown(&outline::hull(&around), body.rounding_radius() * below);
    shapes.add(tone(facing, eye, GLOSS[1]), piece);
}

fn mark(drawing: &mut Drawing, eye: Eye, die: &Placed<'_>, facet: &Facet, index: usize, tone: f32) {
    let Some(marks) = die.faces.0.get(index) else { return };
    let Pose { at, turn, radius } = die.pose;
    let size = CORE * facet.inradius * radius;
    let up = turn.apply(facet.up) * size;
    let right = turn.apply(facet.up.cross(facet.normal)) * size;
    let centre = at + turn.apply(facet.centre * CORE + facet.normal * die.solid.rounding()) * radius;
    let (centre, right, down) = (eye.see(centre), eye.see(right), eye.see(-up));
    let to =
        Affine { a: right.x, b: right.y - eye.height, c: down.x, d: down.y - eye.height, e: centre.x, f: centre.y };
    let shade = |ink: Ink| lit(ink, tone.min(0.0) * 0.6);
    for mark in marks {
        drawing.items.push(Item::Shape {
            path: mark.path.moved(to),
            fill: mark.fill.map(shade),
            stroke: mark.stroke.map(|stroke| Stroke { ink: shade(stroke.ink), ..stroke.stretched(to.stretch()) }),
        });
    }
}

/// By tone, dark ones first.
#[derive(Default)]
struct Shapes(BTreeMap<i16, Path>);

impl Shapes {
    #[expect(clippy::cast_possible_truncation, reason = "a tone is between -1 and 1")]
    fn add(&mut self, tone: f32, path: Path) {
        let shape = self.0.entry((tone * TONES).round() as i16).or_default();
        shape.0.extend(path.0);
    }

    /// Bone is yellower where it is darker: the light has been inside it.
    fn warm(&self, drawing: &mut Drawing) {
        let dark = self.0.iter().filter(|(tone, _)| f32::from(**tone) < -0.1 * TONES);
        let dark: Vec<Segment> = dark.flat_map(|(_, path)| path.0.iter().copied()).collect();
        if !dark.is_empty() {
            drawing.fill(Path(dark), Ink::new(Role::Deep(Hue::Ochre)).alpha(0.08));
        }
    }

    fn onto(&self, drawing: &mut Drawing, ink: Ink) {
        for (tone, path) in &self.0 {
            drawing.fill(path.clone(), lit(ink, f32::from(*tone) / TONES));
        }
    }
}

#[cfg(test)]
mod tests;

//! How long a frame of four tumbling dice takes: where they are, the drawing, and with the window's toolkit
//! its painting by the software renderer at 1280×800. The aim: less than 6 ms in all.

use std::hint::black_box;
use std::sync::Arc;

use base::draw::pieces::{DieLook, numeral, pips};
use base::draw::solids::{Faces, Placed, Solid, Toss, TossDie, draw};
use base::draw::{Drawing, Hue, Role, Size};
use criterion::Criterion;
use games::dre13ehn::{Dre13ehn, Kind};
use games::table::Looks;

/// About a third of the window's width, dice of 70 px.
const TRAY: Size = Size { width: 120.0, height: 80.0 };

struct Thrown {
    toss: Toss,
    dice: Vec<(Arc<Solid>, DieLook, Faces)>,
}

impl Thrown {
    /// Dice that carry runes: a tetrahedron, an octahedron, an icosahedron and a cube, or those of one kind.
    fn runes(kinds: [Kind; 4]) -> Self {
        let solid = |kind: Kind| match kind {
            Kind::Fire => Solid::tetrahedron(),
            Kind::Air => Solid::octahedron(),
            Kind::Water => Solid::icosahedron(),
            Kind::Earth | Kind::Beginner => Solid::cube(),
        };
        let dice = kinds.map(|kind| {
            let die = kind.die(kind.symbols());
            let faces: Vec<Drawing> =
                Dre13ehn::die(&die).facets(&die).into_iter().map(|(_, drawing)| drawing).collect();
            (solid(kind), Dre13ehn::die(&die).look, Faces::new(&faces))
        });
        let tossed = kinds.map(|kind| TossDie { solid: solid(kind), face_index: 0 });
        Self { toss: Toss::new(7, &tossed, TRAY, 16.0), dice: dice.into() }
    }

    fn plain(solid: &Arc<Solid>) -> Self {
        let looks = [
            (Role::Bone, Role::Carved),
            (Role::Deep(Hue::Ruby), Role::OnAccent),
            (Role::Deep(Hue::Petrol), Role::OnAccent),
            (Role::Bone, Role::Carved),
        ];
        let face = |index: usize, mark: Role| match u8::try_from(index + 1) {
            Ok(count) if mark == Role::Carved && count <= 6 => pips(count, mark.into()),
            _ => numeral(&(index + 1).to_string(), mark.into(), false),
        };
        let dice = looks.map(|(body, mark)| {
            let faces: Vec<Drawing> = (0..solid.facets().len()).map(|index| face(index, mark)).collect();
            (solid.clone(), DieLook { body: body.into(), mark: mark.into() }, Faces::new(&faces))
        });
        let toss = Toss::new(7, &four(solid), TRAY, 16.0);
        Self { toss, dice: dice.into() }
    }

    /// The drawing so far into the toss, 0 to 1.
    fn frame(&self, part: f32) -> Drawing {
        let poses = self.toss.poses(part * self.toss.length());
        let placed = poses.into_iter().zip(&self.dice);
        let placed: Vec<Placed<'_>> =
            placed.map(|(pose, (solid, look, faces))| Placed { solid, pose, look: *look, faces }).collect();
        draw(&placed, TRAY)
    }
}

fn four(solid: &Arc<Solid>) -> Vec<TossDie> {
    (0..4).map(|face_index| TossDie { solid: solid.clone(), face_index }).collect()
}

/// Sixteen moments of a toss, none of which the renderer has seen just before.
const MOMENTS: u8 = 16;

fn moments() -> impl Iterator<Item = f32> {
    (0..MOMENTS).cycle().map(|moment| 0.2 + 0.8 * f32::from(moment) / f32::from(MOMENTS))
}

fn frames(c: &mut Criterion, name: &str, thrown: &Thrown) {
    let mut when = moments();
    c.bench_function(&format!("poses and drawing of four {name}"), |b| {
        b.iter(|| black_box(thrown).frame(when.next().unwrap_or_default()));
    });
    window::paint(c, name, thrown);
}

pub fn dice(c: &mut Criterion) {
    let with_runes =
        [("solids with runes", [Kind::Fire, Kind::Air, Kind::Water, Kind::Beginner]), ("water dice", [Kind::Water; 4])];
    for (name, kinds) in with_runes {
        frames(c, name, &Thrown::runes(kinds));
    }
    for (name, solid) in [("cubes", Solid::cube()), ("icosahedra", Solid::icosahedron())] {
        frames(c, name, &Thrown::plain(&solid));
        let mut seed = 0;
        let mut plan = c.benchmark_group("plan");
        plan.sample_size(20);
        plan.bench_function(format!("a toss of four {name}"), |b| {
            b.iter(|| {
                seed += 1;
                Toss::new(seed, &four(&solid), TRAY, 16.0)
            });
        });
        plan.finish();
    }
    window::nothing(c);
}

mod window {
    use std::task::{Context, Poll, Waker};

    use base::draw::{Affine, Hue, Look, Palette, Seats};
    use criterion::Criterion;
    use iced::advanced::Renderer as _;
    use iced::advanced::graphics::geometry::Renderer as _;
    use iced::advanced::renderer::Headless;
    use iced::widget::canvas::Frame;
    use iced::{Color, Font, Pixels, Rectangle, Renderer, Size};
    use wurfzabel::app::painter;

    use super::{TRAY, Thrown, moments};

    const WINDOW: Size<u32> = Size { width: 1280, height: 800 };
    /// Logical pixels a millimetre: a cube is about 64 pixels wide.
    const SCALE: f32 = 4.0;

    fn renderer() -> Renderer {
        let new = std::pin::pin!(<Renderer as Headless>::new(Font::DEFAULT, Pixels(16.0), Some("tiny-skia")));
        match new.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(Some(renderer)) => renderer,
            Poll::Ready(None) | Poll::Pending => unreachable!("the software renderer is there at once"),
        }
    }

    /// Poses, drawing, painting, and the whole window's picture: [`nothing`] is to be taken off.
    pub(super) fn paint(c: &mut Criterion, name: &str, thrown: &Thrown) {
        let mut renderer = renderer();
        let mut when = moments();
        let look = Look { palette: Palette::Light, accent: Hue::Petrol, seats: Seats::default() };
        c.bench_function(&format!("a frame of four {name} at 1280×800"), |b| {
            b.iter(|| {
                let drawing = thrown.frame(when.next().unwrap_or_default());
                let size = Size::new(TRAY.width * SCALE, TRAY.height * SCALE);
                renderer.reset(Rectangle::with_size(Size::new(1280.0, 800.0)));
                let mut frame = Frame::new(&renderer, size);
                painter::paint(&mut frame, &drawing, look, Affine::scale(SCALE));
                let geometry = frame.into_geometry();
                renderer.with_layer(Rectangle::with_size(size), |renderer| renderer.draw_geometry(geometry));
                renderer.screenshot(WINDOW, 1.0, Color::WHITE)
            });
        });
    }

    pub(super) fn nothing(c: &mut Criterion) {
        let mut renderer = renderer();
        c.bench_function("an empty frame at 1280×800", |b| {
            b.iter(|| {
                renderer.reset(Rectangle::with_size(Size::new(1280.0, 800.0)));
                renderer.screenshot(WINDOW, 1.0, Color::WHITE)
            });
        });
    }
}

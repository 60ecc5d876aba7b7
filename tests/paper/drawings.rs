//! What drawings look like: a golden SVG, the laws of text, and pixels of the screen.

use std::path::Path as File;
use std::{env, fs};

use base::draw::{
    Affine, Align, Drawing, Font, Hue, Ink, Palette, Path, Point, Role, Segment, Stroke, Text, svg, text,
};
use proptest::prelude::*;

/// A drawing with everything a drawing can have.
fn everything() -> Drawing {
    let mut drawing = Drawing::new(90.0, 60.0);
    drawing.shape(Path::rounded(2.0, 2.0, 86.0, 56.0, 4.0), Role::Paper.into(), Stroke::new(Role::Line.into(), 0.4));
    drawing.fill(Path::circle(16.0, 44.0, 8.0), Ink::new(Role::Deep(Hue::Leaf)).alpha(0.5));
    drawing.fill(Path::ellipse(24.0, 44.0, 8.0, 5.0), Ink::new(Role::Accent).lit(0.3).alpha(0.5));
    drawing.line(
        Path::open(&[Point::new(6.0, 30.0), Point::new(40.0, 30.0), Point::new(46.0, 34.0)]),
        Stroke::dashed(Role::Bad.into(), 0.6, 2.0, 1.4),
    );
    // A ring: the inner circle runs the other way round.
    let hole = Path::polygon(&[Point::new(38.0, 40.0), Point::new(38.0, 48.0), Point::new(46.0, 44.0)]);
    drawing.fill(Path::rect(35.0, 37.0, 14.0, 14.0).and(hole), Role::Pencil.into());
    drawing.line(
        Path(vec![
            Segment::Move(Point::new(54.0, 40.0)),
            Segment::Curve(Point::new(58.0, 34.0), Point::new(62.0, 50.0), Point::new(66.0, 42.0)),
        ]),
        Stroke::new(Role::Seat(1).into(), 1.0),
    );
    for (row, font) in Font::ALL.into_iter().enumerate() {
        let at = Point::new(6.0, 9.0 + row as f32 * 4.6);
        drawing.text(Text::new(at, "„Wūrf“ & 17 AVA", font, 4.0, Role::Text.into()));
    }
    let small = |x, words, align| {
        let text = Text::new(Point::new(x, 54.0), words, Font::Sans, 3.0, Role::Faint.into());
        Text { align, ..text }
    };
    drawing.line(Path::open(&[Point::new(62.0, 8.0), Point::new(62.0, 26.0)]), Stroke::new(Role::Line.into(), 0.2));
    for (y, align) in [(12.0, Align::Left), (17.0, Align::Middle), (22.0, Align::Right)] {
        let text = Text::new(Point::new(62.0, y), "Offizier", Font::SerifBold, 4.0, Role::Accent.into());
        drawing.text(Text { align, ..text });
    }
    drawing.text(small(35.0, "שרה und ليلى, ɦ", Align::Left));
    let mut die = Drawing::new(10.0, 10.0);
    die.shape(Path::rounded(0.0, 0.0, 10.0, 10.0, 2.0), Role::Bone.into(), Stroke::new(Role::Carved.into(), 0.3));
    die.text(Text::new(Point::new(5.0, 7.3), "6", Font::SansBold, 7.0, Role::Carved.into()).centred());
    let turned = Affine::shift(-5.0, -5.0).then(Affine::turn(0.5)).then(Affine::shift(78.0, 42.0));
    drawing.place(turned, die.clone());
    drawing.place(Affine { a: 0.8, b: 0.3, c: -0.1, d: 0.5, e: 76.0, f: 28.0 }, die);
    drawing
}

#[test]
fn the_picture_of_everything_stays_as_it_is() {
    let drawn = svg::write(&everything(), Palette::Light, Hue::Turquoise);
    let file = File::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/drawing.svg");
    if env::var_os("REWRITE_GOLDEN").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &drawn).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let changed = golden.lines().zip(drawn.lines()).find(|(old, new)| old != new);
    let cut = |line: &str| line.chars().take(160).collect::<String>();
    assert!(
        golden == drawn,
        "{} has changed: {:?}; look at the new picture, and if it is right set REWRITE_GOLDEN=1",
        file.display(),
        changed.map(|(old, new)| [cut(old), cut(new)]),
    );
}

#[test]
fn palettes_differ_in_colours_alone() {
    let bare = |palette| {
        let drawn = svg::write(&everything(), palette, Hue::Turquoise);
        let parts: Vec<String> = drawn.split('#').map(|part| part.get(6..).unwrap_or(part).to_owned()).collect();
        (drawn, parts)
    };
    let (light, dark) = (bare(Palette::Light), bare(Palette::Dark));
    assert_eq!(light.1[1..], dark.1[1..]);
    assert_ne!(light.0, dark.0);
}

/// Words as people and accidents write them.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        proptest::collection::vec(any::<char>(), 0..40).prop_map(|chars| chars.into_iter().collect()),
        "[a-zäöüß ]{0,60}",
        r"[\u{590}-\u{6ff} a-z\u{200e}-\u{202e}]{0,30}",
        r"[\u{1f300}-\u{1faff}\u{200d}\u{fe0f}\u{1f1e6}-\u{1f1ff}]{0,20}",
        r"[a-e\u{300}-\u{36f}\u{900}-\u{97f}\u{e01}-\u{e5b}]{0,30}",
        r"[\u{0}-\u{20}\u{7f}-\u{a0}\u{2028}\u{2029}ab]{0,30}",
    ]
}

fn font() -> impl Strategy<Value = Font> {
    proptest::sample::select(&Font::ALL[..])
}

proptest! {
    #[test]
    fn any_words_have_a_finite_width_and_outline(words in words(), font in font()) {
        let width = text::width(&words, font, 4.0);
        prop_assert!(width.is_finite() && width >= 0.0, "{width}");
        prop_assert!(text::outline(&words, font, 4.0).is_finite());
        let glyphs = text::shape(&words, font);
        let reach: f32 = glyphs.iter().map(|glyph| glyph.advance).sum();
        prop_assert!((reach * 4.0 - width).abs() < 0.01 + width * 1e-4);
    }

    #[test]
    fn glyphs_stand_for_every_byte_once_and_none_is_a_box(words in words(), font in font()) {
        let glyphs = text::shape(&words, font);
        prop_assert!(glyphs.iter().all(|glyph| glyph.id != 0), "a box");
        let mut ranges: Vec<_> = glyphs.iter().map(|glyph| glyph.stands_for.clone()).filter(|range| !range.is_empty()).collect();
        // as they are read
        ranges.sort_by_key(|range| range.start);
        prop_assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start));
        if let Some(last) = ranges.last() {
            prop_assert_eq!(last.end, words.len());
        }
        prop_assert!(ranges.iter().all(|range| words.get(range.clone()).is_some()));
    }

    #[test]
    fn wrapping_loses_no_word_and_keeps_the_width(words in words(), font in font(), width in (10_i16..1200).prop_map(|tenths| f32::from(tenths) / 10.0)) {
        let lines = text::wrap(&words, font, 4.0, width);
        let loose = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        let kept: Vec<String> = lines.iter().flat_map(|line| loose(line)).collect();
        prop_assert_eq!(kept, loose(&words));
        for line in &lines {
            let binds = |c: char| matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}');
            let single = !line.chars().any(|c| c.is_whitespace() && !binds(c));
            prop_assert!(single || text::width(line, font, 4.0) <= width, "{line:?} in {width}");
        }
    }
}

#[test]
fn ten_thousand_letters_are_wrapped_soon_and_whole() {
    let words = "Würfel, Offiziere und 漢字 🎲 ".repeat(400);
    assert!(words.chars().count() > 10_000);
    for width in [10.0, 100.0, f32::INFINITY, f32::NAN, -1.0] {
        let lines = text::wrap(&words, Font::Serif, 4.0, width);
        assert_eq!(lines.join(" "), words.trim_end());
        assert!(width != f32::INFINITY || lines.len() == 1);
    }
    assert!(text::outline(&words, Font::Serif, 4.0).is_finite());
}

/// The pixels of a drawing on the screen, ten a millimetre, on white.
#[cfg(feature = "gui")]
mod screen {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use base::draw::Look;
    use iced::advanced::graphics::geometry::Renderer as _;
    use iced::advanced::renderer::Headless;
    use wurfzabel::app::painter::paint;

    use super::*;

    struct Pixels {
        width: usize,
        bytes: Vec<u8>,
    }

    impl Pixels {
        fn of(drawing: &Drawing) -> Self {
            let (width, height) = (drawing.size.width * 10.0, drawing.size.height * 10.0);
            let new = <iced::Renderer as Headless>::new(iced::Font::DEFAULT, iced::Pixels(16.0), Some("tiny-skia"));
            let Poll::Ready(Some(mut renderer)) = pin!(new).poll(&mut Context::from_waker(Waker::noop())) else {
                panic!("the software renderer is there at once");
            };
            let mut frame = iced::widget::canvas::Frame::new(&renderer, iced::Size::new(width, height));
            let look = Look { palette: Palette::Print, accent: Hue::Turquoise, seats: base::draw::Seats::default() };
            paint(&mut frame, drawing, look, Affine::scale(10.0));
            renderer.draw_geometry(frame.into_geometry());
            let size = iced::Size::new(width as u32, height as u32);
            let bytes = renderer.screenshot(size, 1.0, iced::Color::WHITE);
            Self { width: width as usize, bytes }
        }

        /// How dark, 0 to 1, the pixel at a point, mm, is.
        fn dark(&self, x: f32, y: f32) -> f32 {
            let index = ((y * 10.0) as usize * self.width + (x * 10.0) as usize) * 4;
            1.0 - f32::from(self.bytes[index + 1]) / 255.0
        }

        /// The leftmost and the rightmost column, mm, with a dark pixel.
        fn reach(&self) -> (f32, f32) {
            let columns = self.bytes.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[1] < 128);
            let columns = columns.map(|(index, _)| index % self.width);
            let (low, high) = columns.fold((usize::MAX, 0), |(low, high), x| (low.min(x), high.max(x)));
            (low as f32 / 10.0, (high + 1) as f32 / 10.0)
        }
    }

    #[test]
    fn words_lie_on_screen_where_their_outline_says() {
        for (align, font) in [(Align::Left, Font::Serif), (Align::Middle, Font::SansBold), (Align::Right, Font::Sans)] {
            let mut drawing = Drawing::new(80.0, 20.0);
            let text = Text::new(Point::new(40.0, 12.0), "Havanna", font, 8.0, Role::Text.into());
            drawing.text(Text { align, ..text });
            let (low, high) = text::outline("Havanna", font, 8.0).bounds().unwrap();
            let start = match align {
                Align::Left => 40.0,
                Align::Middle => 40.0 - text::width("Havanna", font, 8.0) / 2.0,
                Align::Right => 40.0 - text::width("Havanna", font, 8.0),
            };
            let (left, right) = Pixels::of(&drawing).reach();
            assert!((left - start - low.x).abs() <= 0.15, "{align:?}: {left} and {}", start + low.x);
            assert!((right - start - high.x).abs() <= 0.15, "{align:?}: {right} and {}", start + high.x);
        }
    }

    #[test]
    fn what_comes_later_covers_words_too() {
        let mut drawing = Drawing::new(30.0, 20.0);
        drawing.text(Text::new(Point::new(2.0, 15.0), "HHHH", Font::SansBold, 10.0, Role::Text.into()));
        let dark = |pixels: &Pixels| pixels.bytes.chunks_exact(4).filter(|pixel| pixel[1] < 128).count();
        assert!(dark(&Pixels::of(&drawing)) > 3000);
        drawing.fill(Path::rect(0.0, 0.0, 30.0, 20.0), Role::Paper.into());
        assert_eq!(dark(&Pixels::of(&drawing)), 0);
    }

    #[test]
    fn groups_scale_lines_and_dashes_and_holes_stay_open() {
        let mut small = Drawing::new(10.0, 10.0);
        let line = Path::open(&[Point::new(1.0, 5.0), Point::new(9.0, 5.0)]);
        small.line(line, Stroke::dashed(Role::Text.into(), 0.5, 2.0, 2.0));
        let mut drawing = Drawing::new(40.0, 20.0);
        drawing.place(Affine::scale(2.0).then(Affine::shift(10.0, 0.0)), small);
        let pixels = Pixels::of(&drawing);
        // A line 1 mm wide at y = 10; dashes from x = 12 to 16 and 20 to 24, with round ends.
        for (x, y, seen) in [(14.0, 10.3, true), (14.0, 10.8, false), (18.0, 10.0, false), (22.0, 9.7, true)] {
            assert_eq!(pixels.dark(x, y) > 0.5, seen, "at {x}, {y}");
        }
        assert!(pixels.dark(16.3, 10.0) > 0.5 && pixels.dark(16.8, 10.0) < 0.5, "the ends are round");
        let mut letter = Drawing::new(20.0, 20.0);
        letter.text(Text::new(Point::new(10.0, 16.0), "O", Font::SansBold, 20.0, Role::Text.into()).centred());
        assert!(Pixels::of(&letter).dark(10.0, 9.0) < 0.1, "the middle of an O is open");
    }

    #[test]
    fn a_letter_that_no_font_has_is_seen_as_it_is_read() {
        // the system may have a font for it
        let written = |words: &str| {
            let mut drawing = Drawing::new(40.0, 20.0);
            drawing.text(Text::new(Point::new(0.0, 16.0), words, Font::Sans, 14.0, Role::Text.into()));
            Pixels::of(&drawing).bytes
        };
        assert!(!text::lacks('漢', Font::Sans) || written("漢") == written("Han"));
        assert!(written("漢") != written(""));
    }
}

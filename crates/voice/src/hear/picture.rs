//! Clips drawn one under the other on one axis of time, as a [`Drawing`]: vowels with their length, wave, timbre with F1
//! and F2, pitch; or two of them laid on each other in time. Measures nothing and judges nobody.

mod relief;

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Segment, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::spectrum::{BANDS, band_centre};
use super::{Alignment, Frame, Length, Measurements, Span, Tempo};

#[derive(Clone, Debug)]
pub struct Row<'a> {
    pub caption: String,
    pub measured: &'a Measurements,
}

const LEFT: f32 = 12.0;
const RIGHT: f32 = 7.0;
const CAPTION: f32 = 6.5;
const LENGTHS: f32 = 7.0;
const HEAD: f32 = 4.8;
const WAVE: f32 = 9.0;
const TIMBRE: f32 = 27.0;
const PITCH: f32 = 12.0;
const APART: f32 = 6.0;
const NOTE: f32 = 5.0;

const LABEL: f32 = 2.9;
const THIN: f32 = 0.2;
const BOLD: f32 = 0.75;

/// Seconds shown before and after the speech.
const MARGIN: f32 = 0.08;
/// A louder band is drawn darker, down to so many dB below the loudest.
const DEEP: f32 = 42.0;
const SHADES: usize = 6;
/// At most so many points across, so that a long clip is drawn as fast as a short one.
const ACROSS: usize = 90;

struct Scale {
    /// mm from the left edge of the panels to the right one.
    wide: f32,
    seconds: f32,
    /// The lowest and the highest pitch, Hz.
    pitch: (f32, f32),
}

/// Each begins with its speech, on paper `width` mm wide: 150 mm are enough, what is wider shows more of the same.
pub fn picture(rows: &[Row<'_>], width: f32, lang: Lang) -> Drawing {
    let scale = Scale::of(rows, (width - LEFT - RIGHT).max(20.0));
    let noted = rows.iter().any(|row| row.measured.tempo == Tempo::Usual && !row.measured.vowels.is_empty());
    let tall = CAPTION + LENGTHS + WAVE + TIMBRE + PITCH + 3.0 * HEAD;
    let height = rows.len() as f32 * (tall + APART) + if noted { NOTE } else { 0.0 };
    let mut drawing = Drawing::new(width, height);
    let mut top = 0.0;
    for row in rows {
        self::row(&mut drawing, row, &scale, top, lang);
        top += tall + APART;
    }
    if !rows.is_empty() {
        axis(&mut drawing, &scale, top - APART, lang);
    }
    if noted {
        let at = Point::new(LEFT, height - 1.5);
        let (words, size) = text::fitted(&tr!(lang, "hear-tempo-usual"), Font::Sans, LABEL, width - LEFT);
        drawing.text(Text::new(at, words, Font::Sans, size, Role::Faint.into()));
    }
    drawing
}

/// The second laid on the first in time, the stretch in which they differ most marked; empty where they cannot be laid.
pub fn compared(model: &Row<'_>, own: &Row<'_>, width: f32, lang: Lang) -> Drawing {
    let Some(alignment) = Alignment::of(model.measured, own.measured) else { return Drawing::new(width, 0.0) };
    let scale = Scale::of(std::slice::from_ref(model), (width - LEFT - RIGHT).max(20.0));
    let tall = CAPTION + TIMBRE;
    let noted = if alignment.differs.is_some() { NOTE } else { 0.0 };
    let mut drawing = Drawing::new(width, 2.0 * tall + APART + noted);
    let begin = start(model.measured);
    let laid: Vec<(f32, &Frame)> =
        alignment.laid(own.measured).map(|(time, frame)| (scale.x(time - begin), frame)).collect();
    let mut top = 0.0;
    for (row, frames) in [(model, shown(model.measured, &scale)), (own, laid)] {
        let panel = Panel { top: top + CAPTION, tall: TIMBRE };
        timbre(&mut drawing, &frames, &scale, panel, String::new(), lang);
        if let Some(differs) = alignment.differs {
            let (from, to) = (scale.x(differs.from - begin), scale.x(differs.to - begin));
            let stretch = Path::rect(from, panel.top, to - from, panel.tall);
            drawing.shape(stretch, Ink::new(Role::Bad).alpha(0.14), Stroke::new(Role::Bad.into(), 0.5));
        }
        let at = Point::new(LEFT, panel.top - 2.0);
        let (words, size) = text::fitted(&row.caption, Font::SerifBold, 4.6, scale.wide);
        drawing.text(Text::new(at, words, Font::SerifBold, size, Role::Text.into()));
        top += tall;
    }
    axis(&mut drawing, &scale, top, lang);
    if alignment.differs.is_some() {
        let at = Point::new(LEFT, top + APART + NOTE - 1.5);
        let (words, size) = text::fitted(&tr!(lang, "hear-differs"), Font::Sans, LABEL, scale.wide);
        drawing.text(Text::new(at, words, Font::Sans, size, Role::Text.into()));
    }
    drawing
}

impl Scale {
    fn of(rows: &[Row<'_>], wide: f32) -> Self {
        let spoken = |row: &Row<'_>| row.measured.speech.map_or(row.measured.length, Span::length);
        let seconds = rows.iter().map(spoken).fold(0.2, f32::max) + 2.0 * MARGIN;
        let pitches = rows.iter().flat_map(|row| row.measured.frames.iter().filter_map(|frame| frame.pitch));
        let (low, high) = pitches.fold((f32::INFINITY, 0.0f32), |(low, high), hertz| (low.min(hertz), high.max(hertz)));
        let pitch = if low <= high { (low / 1.15, high * 1.15) } else { (80.0, 240.0) };
        Self { wide, seconds, pitch }
    }

    fn x(&self, seconds: f32) -> f32 {
        LEFT + (seconds / self.seconds).clamp(0.0, 1.0) * self.wide
    }
}

#[derive(Clone, Copy)]
struct Panel {
    top: f32,
    tall: f32,
}

impl Panel {
    /// The height of a part of it, 0 at the bottom to 1 at the top.
    fn y(self, part: f32) -> f32 {
        self.top + self.tall * (1.0 - part.clamp(0.0, 1.0))
    }

    fn framed(self, drawing: &mut Drawing, scale: &Scale, name: String) {
        let at = Point::new(LEFT, self.top - 1.1);
        drawing.text(Text::new(at, name, Font::Sans, LABEL, Role::Faint.into()));
        let outline = Path::rect(LEFT, self.top, scale.wide, self.tall);
        drawing.shape(outline, Role::Paper.into(), Stroke::new(Role::Line.into(), THIN));
    }

    fn tick(self, drawing: &mut Drawing, scale: &Scale, part: f32, words: String) {
        let y = self.y(part);
        let line = Path::open(&[Point::new(LEFT, y), Point::new(LEFT + scale.wide, y)]);
        drawing.line(line, Stroke::dashed(Role::Line.into(), THIN, 0.8, 0.8));
        let at = Point::new(LEFT - 1.2, y);
        drawing.text(Text::new(at, words, Font::Sans, LABEL, Role::Faint.into()).ending().level());
    }
}

fn shown<'a>(measured: &'a Measurements, scale: &Scale) -> Vec<(f32, &'a Frame)> {
    let start = start(measured);
    let near = |(i, frame): (usize, &'a Frame)| {
        let time = Measurements::time(i) - start;
        (0.0..=scale.seconds).contains(&time).then(|| (scale.x(time), frame))
    };
    measured.frames.iter().enumerate().filter_map(near).collect()
}

/// The time of a clip that lies at the left edge, seconds; before its beginning where it begins with speech.
fn start(measured: &Measurements) -> f32 {
    measured.speech.map_or(0.0, |speech| speech.from - MARGIN)
}

fn row(drawing: &mut Drawing, row: &Row<'_>, scale: &Scale, top: f32, lang: Lang) {
    let Row { caption, measured } = row;
    let at = Point::new(LEFT, top + CAPTION - 2.0);
    let about = about(measured, lang);
    let room = scale.wide - text::width(&about, Font::Sans, LABEL) - 4.0;
    let (words, size) = text::fitted(caption, Font::SerifBold, 4.6, room);
    drawing.text(Text::new(at, words, Font::SerifBold, size, Role::Text.into()));
    let end = Point::new(LEFT + scale.wide, at.y);
    drawing.text(Text::new(end, about, Font::Sans, LABEL, Role::Faint.into()).ending());

    let frames = shown(measured, scale);
    let mut top = top + CAPTION;
    lengths(drawing, measured, scale, top, lang);
    top += LENGTHS + HEAD;
    wave(drawing, &frames, scale, Panel { top, tall: WAVE }, lang);
    top += WAVE + HEAD;
    // Where nothing was said there is no loudest to measure the rest by.
    let spoken = if measured.speech.is_some() { &frames[..] } else { &[] };
    timbre(drawing, spoken, scale, Panel { top, tall: TIMBRE }, tr!(lang, "hear-timbre"), lang);
    top += TIMBRE + HEAD;
    pitch(drawing, &frames, scale, Panel { top, tall: PITCH }, lang);
}

fn about(measured: &Measurements, lang: Lang) -> String {
    let Some(speech) = measured.speech else { return tr!(lang, "hear-silent") };
    let seconds = lang.decimal(speech.length().into(), 2);
    match measured.pitch(speech) {
        Some(pitch) => tr!(lang, "hear-about", seconds, pitch = lang.decimal(pitch.into(), 0)),
        None => tr!(lang, "hear-unvoiced", seconds),
    }
}

fn lengths(drawing: &mut Drawing, measured: &Measurements, scale: &Scale, top: f32, lang: Lang) {
    let ink: Ink = Role::Accent.into();
    for vowel in &measured.vowels {
        let (from, to) = (scale.x(vowel.span.from - start(measured)), scale.x(vowel.span.to - start(measured)));
        let (wide, low) = (to - from, top + LENGTHS);
        let bar = Path::rounded(from + 0.3, low - 2.0, (wide - 0.6).max(0.5), 1.8, 0.6);
        let line = Stroke::new(ink, 0.35);
        let seconds = lang.decimal(vowel.span.length().into(), 2);
        let words = match vowel.length {
            Length::Long => {
                drawing.shape(bar, ink, line);
                tr!(lang, "hear-long", seconds)
            }
            Length::Between => {
                drawing.shape(bar, Role::Soft.into(), Stroke::dashed(ink, 0.35, 1.0, 0.7));
                tr!(lang, "hear-between", seconds)
            }
            Length::Short => {
                drawing.shape(bar, Role::Paper.into(), line);
                tr!(lang, "hear-short", seconds)
            }
        };
        let room = text::width(&words, Font::Sans, LABEL) + 6.5;
        let crowded = measured.vowels.iter().filter(|other| other.span != vowel.span).any(|other| {
            let middle = scale.x(f32::midpoint(other.span.from, other.span.to) - start(measured));
            (middle - f32::midpoint(from, to)).abs() < room
        });
        let written = if crowded { 0.0 } else { text::width(&words, Font::Sans, LABEL) + 1.5 };
        let left = f32::midpoint(from, to) - f32::midpoint(written, 3.0);
        sign(drawing, vowel.length, Point::new(left, low - 4.6));
        if !crowded {
            let at = Point::new(left + 4.5, low - 3.5);
            drawing.text(Text::new(at, words, Font::Sans, LABEL, Role::Text.into()));
        }
    }
}

/// The metrical sign of a length, 3 mm wide from there: a stroke is long, a bowl is short, a wave lies between.
fn sign(drawing: &mut Drawing, length: Length, at: Point) {
    let to = |x: f32, y: f32| Point::new(at.x + x, at.y + y);
    let mut segments = vec![Segment::Move(to(0.0, 0.0))];
    match length {
        Length::Long => segments.push(Segment::Line(to(3.0, 0.0))),
        Length::Short => {
            segments[0] = Segment::Move(to(0.3, -0.8));
            segments.push(Segment::Curve(to(0.5, 0.9), to(2.5, 0.9), to(2.7, -0.8)));
        }
        Length::Between => segments.push(Segment::Curve(to(1.2, -1.8), to(1.8, 1.8), to(3.0, 0.0))),
    }
    drawing.line(Path(segments), Stroke::new(Role::Text.into(), 0.5));
}

fn wave(drawing: &mut Drawing, frames: &[(f32, &Frame)], scale: &Scale, panel: Panel, lang: Lang) {
    panel.framed(drawing, scale, tr!(lang, "hear-wave"));
    let loudest = frames.iter().fold(0.01f32, |most, (_, frame)| most.max(frame.wave.1).max(-frame.wave.0));
    let at = |x: f32, value: f32| Point::new(x, panel.y(0.5 + 0.46 * value / loudest));
    let above = frames.iter().map(|(x, frame)| at(*x, frame.wave.1));
    let below = frames.iter().rev().map(|(x, frame)| at(*x, frame.wave.0));
    let outline: Vec<Point> = above.chain(below).collect();
    if !outline.is_empty() {
        drawing.shape(Path::polygon(&outline), Role::Faint.into(), Stroke::new(Role::Faint.into(), THIN));
    }
}

/// The height of a frequency in its panel: bands are equally tall.
fn height(hertz: f32) -> f32 {
    let rows = (0..BANDS).map(band_centre).collect::<Vec<_>>();
    let above = rows.iter().position(|centre| *centre > hertz).unwrap_or(BANDS - 1).max(1);
    let (low, high) = (rows[above - 1], rows[above]);
    ((above - 1) as f32 + (hertz - low) / (high - low)) / (BANDS - 1) as f32
}

fn timbre(drawing: &mut Drawing, frames: &[(f32, &Frame)], scale: &Scale, panel: Panel, name: String, lang: Lang) {
    panel.framed(drawing, scale, name);
    let loudest = frames.iter().flat_map(|(_, frame)| frame.bands).fold(f32::NEG_INFINITY, f32::max);
    let every = frames.len().div_ceil(ACROSS).max(1);
    let columns: Vec<(f32, [f32; BANDS])> = frames
        .chunks(every)
        .map(|chunk| {
            let middle = chunk[chunk.len() / 2].0;
            let band = |band| chunk.iter().map(|(_, frame)| frame.bands[band]).sum::<f32>() / chunk.len() as f32;
            (middle, std::array::from_fn(band))
        })
        .collect();
    for shade in 0..SHADES {
        let level = loudest - DEEP * (1.0 - (shade as f32 + 0.5) / SHADES as f32);
        let path = relief::above(&columns, level, |row| panel.y(row as f32 / (BANDS - 1) as f32));
        drawing.fill(path, Ink::new(Role::Faint).alpha(0.22));
    }
    for kilohertz in [0.5, 1.0, 2.0, 4.0_f32] {
        let words = lang.decimal(kilohertz.into(), usize::from(kilohertz < 1.0));
        panel.tick(drawing, scale, height(kilohertz * 1000.0), words);
    }
    let mut named: Vec<f32> = Vec::new();
    for (formant, name) in ["F1", "F2"].into_iter().enumerate() {
        let at =
            |(x, frame): &(f32, &Frame)| frame.formants[formant].map(|hertz| Point::new(*x, panel.y(height(hertz))));
        let stroke = match formant {
            0 => Stroke::new(Role::Accent.into(), BOLD),
            _ => Stroke::dashed(Role::Accent.into(), BOLD, 1.6, 1.5),
        };
        let tracks = tracks(frames.iter().map(at), 3.0);
        for track in &tracks {
            drawing.line(Path::open(track), Stroke::new(Role::Paper.into(), 3.0 * BOLD));
            drawing.line(Path::open(track), stroke);
        }
        if let Some(last) = tracks.iter().max_by_key(|track| track.len()).and_then(|track| track.last()) {
            // Names of lines that end beside each other stand one above the other.
            let y = named.iter().fold(last.y, |y, other| if (y - other).abs() < LABEL { other - LABEL } else { y });
            named.push(y);
            let at = Point::new(LEFT + scale.wide + 1.0, y);
            drawing.text(Text::new(at, name, Font::Sans, LABEL, Role::Text.into()).level());
        }
    }
}

fn pitch(drawing: &mut Drawing, frames: &[(f32, &Frame)], scale: &Scale, panel: Panel, lang: Lang) {
    panel.framed(drawing, scale, tr!(lang, "hear-pitch"));
    let (low, high) = scale.pitch;
    let part = |hertz: f32| (hertz / low).ln() / (high / low).ln();
    let ticks: Vec<f32> = [60.0, 80.0, 100.0, 150.0, 200.0, 300.0, 400.0, 500.0]
        .into_iter()
        .filter(|hertz| (0.08..0.92).contains(&part(*hertz)))
        .collect();
    let mut last = f32::NEG_INFINITY;
    for hertz in ticks {
        if (part(hertz) - last) * panel.tall > LABEL + 0.6 {
            last = part(hertz);
            panel.tick(drawing, scale, last, lang.decimal(hertz.into(), 0));
        }
    }
    let at = |(x, frame): &(f32, &Frame)| frame.pitch.map(|hertz| Point::new(*x, panel.y(part(hertz))));
    for track in tracks(frames.iter().map(at), panel.tall / 3.0) {
        drawing.line(Path::open(&track), Stroke::new(Role::Accent.into(), BOLD));
    }
}

/// The unbroken lines of a track: it breaks where there is no point, and where it jumps by more than `jump` mm.
fn tracks(points: impl Iterator<Item = Option<Point>>, jump: f32) -> Vec<Vec<Point>> {
    let mut tracks: Vec<Vec<Point>> = vec![Vec::new()];
    for point in points {
        let last = tracks.last().and_then(|track| track.last()).copied();
        match (point, last) {
            (Some(point), Some(last)) if (point.y - last.y).abs() > jump => tracks.push(vec![point]),
            (Some(point), _) => tracks.last_mut().into_iter().for_each(|track| track.push(point)),
            (None, Some(_)) => tracks.push(Vec::new()),
            (None, None) => {}
        }
    }
    tracks.retain(|track| track.len() > 1);
    tracks
}

fn axis(drawing: &mut Drawing, scale: &Scale, top: f32, lang: Lang) {
    let step = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0_f32]
        .into_iter()
        .find(|step| scale.wide * step / scale.seconds > 11.0)
        .unwrap_or(10.0);
    let count = ((scale.seconds - MARGIN) / step) as usize;
    for i in 0..=count {
        let x = scale.x(MARGIN + i as f32 * step);
        drawing.line(
            Path::open(&[Point::new(x, top), Point::new(x, top + 1.2)]),
            Stroke::new(Role::Faint.into(), 2.0 * THIN),
        );
        let mut words = lang.decimal((i as f32 * step).into(), usize::from(step < 1.0));
        if i == count {
            words = tr!(lang, "hear-seconds", seconds = words);
        }
        let at = Point::new(x, top + 4.6);
        drawing.text(Text::new(at, words, Font::Sans, LABEL, Role::Faint.into()).centred());
    }
}

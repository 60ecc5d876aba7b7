//! Words as glyphs of the bundled fonts: how wide they are, what they look like, where their lines break.
//! The one source of widths for screen and paper. Knows no toolkit and no PDF.
//!
//! A glyph that a font lacks comes from another bundled font; what none of them has is spelled with letters that are
//! there, as a name in another script would be read out: no box is ever drawn. Symbols such as emoji are left out, unless
//! there is nothing else. Characters without a shape (control, direction, joiners, selectors) are left out, line breaks
//! and tabs become spaces. Text runs from left to right: no bundled font has letters of a script that does not.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::OnceLock;

use harfrust::{Direction, FontRef, ShapePlan, Shaper, ShaperData, UnicodeBuffer, script};
use ttf_parser::Face;
use unicode_normalization::UnicodeNormalization as _;

use super::{Affine, Font, Path, Point};

mod fit;
mod outline;

pub use fit::{fitted, shortened};

/// A glyph in its place on a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The bundled font it is from, not always the one that was asked for.
    pub font: Font,
    /// Its number in the font.
    pub id: u16,
    /// Its origin, em, from the beginning of the baseline; y downwards.
    pub at: Point,
    /// How far it moves what follows, em.
    pub advance: f32,
    /// Which bytes of the words it stands for; none where a glyph before it stands for them as well.
    pub stands_for: Range<usize>,
}

/// A line of shaped words.
#[derive(Debug)]
pub(super) struct Line {
    /// Its glyphs, from left to right.
    pub(super) glyphs: Vec<Glyph>,
    /// How far it reaches, em.
    pub(super) width: f32,
    outline: OnceCell<Path>,
}

impl Line {
    /// The outline of all its glyphs, em, from the beginning of the baseline.
    pub(super) fn outline(&self) -> &Path {
        self.outline.get_or_init(|| outline::of(&self.glyphs))
    }
}

/// The font as a file, TrueType.
pub const fn bytes(font: Font) -> &'static [u8] {
    match font {
        Font::Serif => include_bytes!("../../assets/fonts/EBGaramond-Regular.ttf"),
        Font::SerifItalic => include_bytes!("../../assets/fonts/EBGaramond-Italic.ttf"),
        Font::SerifBold => include_bytes!("../../assets/fonts/EBGaramond-SemiBold.ttf"),
        Font::Sans => include_bytes!("../../assets/fonts/FiraSans-Regular.ttf"),
        Font::SansBold => include_bytes!("../../assets/fonts/FiraSans-SemiBold.ttf"),
    }
}

/// The words' glyphs, kerned and joined, from left to right.
pub fn shape(words: &str, font: Font) -> Vec<Glyph> {
    line(words, font).glyphs.clone()
}

/// How wide the words are, mm, at that size, mm.
pub fn width(words: &str, font: Font, size: f32) -> f32 {
    line(words, font).width * size
}

/// The words' outline, mm, their baseline beginning at the origin; to be filled by the nonzero rule.
pub fn outline(words: &str, font: Font, size: f32) -> Path {
    line(words, font).outline().moved(Affine::scale(size))
}

/// How far the font's letters reach above the baseline, mm.
pub fn ascent(font: Font, size: f32) -> f32 {
    f32::from(face(font).ascender()) / em(face(font)) * size
}

/// How far the font's letters reach below the baseline, mm; positive.
pub fn descent(font: Font, size: f32) -> f32 {
    -f32::from(face(font).descender()) / em(face(font)) * size
}

/// How tall the font's capitals are, mm.
pub fn cap_height(font: Font, size: f32) -> f32 {
    let face = face(font);
    f32::from(face.capital_height().unwrap_or(CAPITALS)) / em(face) * size
}

/// What a font without this figure has, in thousandths of an em.
const CAPITALS: i16 = 650;

/// The words in lines no wider than `width`, mm, broken at spaces; a single word that is wider has a line
/// of its own. Line breaks in the words are kept.
pub fn wrap(words: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    if words.trim().is_empty() {
        return Vec::new();
    }
    words.lines().flat_map(|paragraph| wrap_paragraph(paragraph, font, size, width)).collect()
}

fn wrap_paragraph(words: &str, font: Font, size: f32, limit: f32) -> Vec<String> {
    let pieces: Vec<Range<usize>> = breakable(words);
    if pieces.is_empty() {
        return vec![String::new()];
    }
    // Measured once as a whole, so that long texts stay cheap; each line is measured again by itself below.
    let places = Places::of(words, font);
    let mut lines = Vec::new();
    let mut rest = pieces.as_slice();
    while let Some(first) = rest.first() {
        let reach = |count: usize| (places.at(rest[count - 1].end) - places.at(first.start)) * size;
        let mut count = (2..=rest.len()).take_while(|count| reach(*count) <= limit).last().unwrap_or(1);
        let mut line = &words[first.start..rest[count - 1].end];
        while count > 1 && self::width(line, font, size) > limit {
            count -= 1;
            line = &words[first.start..rest[count - 1].end];
        }
        lines.push(line.to_owned());
        rest = &rest[count..];
    }
    lines
}

/// The words between spaces at which a line may end.
fn breakable(words: &str) -> Vec<Range<usize>> {
    let binds = |c: char| matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut inside = false;
    for (at, c) in words.char_indices() {
        let letter = !c.is_whitespace() || binds(c);
        match (letter, pieces.last_mut()) {
            (true, Some(piece)) if inside => piece.end = at + c.len_utf8(),
            (true, _) => pieces.push(at..at + c.len_utf8()),
            (false, _) => {}
        }
        inside = letter;
    }
    pieces
}

/// Where, in em, the bytes of a text lie on its one long line.
struct Places(Vec<(usize, f32)>, f32);

impl Places {
    fn of(words: &str, font: Font) -> Self {
        let line = line(words, font);
        let mut pen = 0.0;
        let mut places = Vec::new();
        for glyph in &line.glyphs {
            if !glyph.stands_for.is_empty() {
                places.push((glyph.stands_for.start, pen));
            }
            pen += glyph.advance;
        }
        Self(places, line.width)
    }

    fn at(&self, byte: usize) -> f32 {
        let index = self.0.partition_point(|(start, _)| *start < byte);
        self.0.get(index).map_or(self.1, |(_, x)| *x)
    }
}

/// How many lines the cache keeps; a window shows some hundreds.
const KEPT: usize = 4096;
/// The longest text, in bytes, that is kept.
const KEPT_LENGTH: usize = 200;

thread_local! {
    static LINES: RefCell<[HashMap<String, Rc<Line>>; 5]> = RefCell::default();
}

/// The words, shaped; kept for the next time, as boards are painted again and again.
pub(super) fn line(words: &str, font: Font) -> Rc<Line> {
    let kept = LINES.with_borrow(|lines| lines[font as usize].get(words).cloned());
    kept.unwrap_or_else(|| {
        let line = Rc::new(shaped(words, font));
        if words.len() <= KEPT_LENGTH {
            LINES.with_borrow_mut(|lines| {
                let lines = &mut lines[font as usize];
                if lines.len() >= KEPT {
                    lines.clear();
                }
                lines.insert(words.to_owned(), Rc::clone(&line));
            });
        }
        line
    })
}

/// Whether a character is drawn; breaks and tabs are, as spaces.
pub(super) fn seen(c: char) -> Option<char> {
    match c {
        '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => None,
        '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => None,
        '\u{e0000}'..='\u{e0fff}' => None,
        _ if c.is_control() => None,
        _ => Some(c),
    }
}

/// A character and where it begins, in bytes.
type Placed = (usize, char);

fn shaped(words: &str, font: Font) -> Line {
    let chars: Vec<Placed> = words.char_indices().filter_map(|(at, c)| Some((at, seen(c)?))).collect();
    let mut end = words.len();
    let mut glyphs = drawn(&chars, font, Symbols::Left);
    if glyphs.is_empty() {
        glyphs = drawn(&chars, font, Symbols::Spelled);
    }
    let mut width = 0.0;
    for glyph in &mut glyphs {
        glyph.at.x += width;
        width += glyph.advance;
    }
    for index in (0..glyphs.len()).rev() {
        let start = glyphs[index].stands_for.start;
        let first = index == 0 || glyphs[index - 1].stands_for.start != start;
        glyphs[index].stands_for = if first { start..end } else { start..start };
        if first {
            end = start;
        }
    }
    Line { glyphs, width, outline: OnceCell::new() }
}

/// The glyphs of these characters, each from the beginning of the line.
fn drawn(chars: &[Placed], font: Font, symbols: Symbols) -> Vec<Glyph> {
    let mut glyphs = Vec::with_capacity(chars.len());
    for (run, script) in runs(chars) {
        choose(
            run,
            script,
            &fallbacks(font),
            &mut |lacking, glyphs| spell(lacking, font, symbols, glyphs),
            &mut glyphs,
        );
    }
    glyphs
}

/// What becomes of symbols that no bundled font has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Symbols {
    /// They are left out.
    Left,
    /// They are named.
    Spelled,
}

/// Letters that no bundled font has, spelled with those that are there.
fn spell(run: &[Placed], font: Font, symbols: Symbols, glyphs: &mut Vec<Glyph>) {
    for (at, c) in run {
        let spelled = spelling(*c);
        if spelled.starts_with(':') && symbols == Symbols::Left {
            continue;
        }
        let letters = spelled.trim_matches(':').chars().map(|c| (*at, if c == '_' { ' ' } else { c }));
        let letters: Vec<Placed> = letters.collect();
        glyphs.extend(raw_shape(&letters, Script::Latin, font).into_iter().filter(|glyph| glyph.id != 0));
    }
}

/// A character as it is spelled with plain letters; a symbol by its name between colons.
fn spelling(c: char) -> &'static str {
    any_ascii::any_ascii_char(c)
}

/// Whether no bundled font that this one falls back on has the character, so that it is spelled, or left out.
pub fn lacks(c: char, font: Font) -> bool {
    let base = seen(c).and_then(|c| c.nfd().next());
    base.is_some_and(|base| fallbacks(font).iter().all(|font| [c, base].iter().all(|c| glyph_of(*c, *font).is_none())))
}

/// The letters that stand on a line for a character which its fonts lack.
pub(super) fn letters_for(c: char, font: Font) -> impl Iterator<Item = char> {
    let spelled = if lacks(c, font) { spelling(c) } else { "" };
    spelled.chars()
}

/// The fonts to look in, the one that is asked for first. Weights of a family have the same letters.
fn fallbacks(font: Font) -> Vec<Font> {
    match font {
        Font::Serif => vec![Font::Serif, Font::Sans],
        Font::SerifItalic => vec![Font::SerifItalic, Font::Serif, Font::Sans],
        Font::SerifBold => vec![Font::SerifBold, Font::SansBold],
        Font::Sans => vec![Font::Sans, Font::Serif],
        Font::SansBold => vec![Font::SansBold, Font::SerifBold],
    }
}

/// The scripts the bundled fonts have; what is in no script goes with what stands before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
}

impl Script {
    fn of(c: char) -> Option<Self> {
        match c {
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Self::Greek),
            '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' => Some(Self::Cyrillic),
            _ if c.is_alphabetic() => Some(Self::Latin),
            _ => None,
        }
    }

    fn tag(self) -> harfrust::Script {
        match self {
            Self::Latin => script::LATIN,
            Self::Greek => script::GREEK,
            Self::Cyrillic => script::CYRILLIC,
        }
    }
}

fn runs(chars: &[Placed]) -> Vec<(&[Placed], Script)> {
    let mut runs = Vec::new();
    let mut start = 0;
    let mut now = None;
    for (index, (_, c)) in chars.iter().enumerate() {
        if let Some(script) = Script::of(*c) {
            if let Some(before) = now
                && before != script
            {
                runs.push((&chars[start..index], before));
                start = index;
            }
            now = Some(script);
        }
    }
    if start < chars.len() {
        runs.push((&chars[start..], now.unwrap_or(Script::Latin)));
    }
    runs
}

/// What is done with characters that no font has.
type Spell<'a> = &'a mut dyn FnMut(&[Placed], &mut Vec<Glyph>);

/// Shapes a run in the first font; what that lacks in the next, and so on; what none has is spelled.
fn choose(run: &[Placed], script: Script, fonts: &[Font], spell: Spell<'_>, glyphs: &mut Vec<Glyph>) {
    let Some((font, others)) = fonts.split_first() else { return spell(run, glyphs) };
    let raw = raw_shape(run, script, *font);
    // What this font lacks, until something it has stands between.
    let mut lacking: Option<Range<usize>> = None;
    let mut fill = |lacking: Option<Range<usize>>, glyphs: &mut Vec<Glyph>| {
        if let Some(lacking) = lacking {
            let from = run.partition_point(|(at, _)| *at < lacking.start);
            let to = run.partition_point(|(at, _)| *at < lacking.end);
            choose(&run[from..to], script, others, spell, glyphs);
        }
    };
    let mut clusters = raw.chunk_by(|a, b| a.stands_for.start == b.stands_for.start).peekable();
    while let Some(cluster) = clusters.next() {
        let start = cluster[0].stands_for.start;
        let end = clusters.peek().map_or(usize::MAX, |next| next[0].stands_for.start);
        let drawn = |glyph: &&Glyph| glyph.id != 0;
        if cluster.iter().all(|glyph| drawn(&glyph)) {
            fill(lacking.take(), glyphs);
            glyphs.extend_from_slice(cluster);
        } else if others.is_empty() && cluster.iter().any(|glyph| drawn(&glyph)) {
            // A letter under a mark that no font has.
            fill(lacking.take(), glyphs);
            glyphs.extend(cluster.iter().filter(drawn).cloned());
        } else {
            lacking = Some(lacking.map_or(start, |lacking| lacking.start)..end);
        }
    }
    fill(lacking, glyphs);
}

fn raw_shape(run: &[Placed], script: Script, font: Font) -> Vec<Glyph> {
    let mut buffer = UnicodeBuffer::new();
    for (at, c) in run {
        buffer.add(*c, u32::try_from(*at).unwrap_or(u32::MAX));
    }
    buffer.set_direction(Direction::LeftToRight);
    buffer.set_script(script.tag());
    let shaped = shaper(font).shape_with_plan(plan(font, script), buffer, &[]);
    let em = em(face(font));
    let each = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    each.map(|(info, place)| {
        let id = u16::try_from(info.glyph_id).unwrap_or_default();
        let start = info.cluster as usize;
        Glyph {
            font,
            id,
            at: Point::new(place.x_offset as f32 / em, -(place.y_offset as f32) / em),
            advance: place.x_advance as f32 / em,
            stands_for: start..start,
        }
    })
    .collect()
}

/// The font's tables.
pub(super) fn face(font: Font) -> &'static Face<'static> {
    static FACES: [OnceLock<Face<'static>>; 5] = [const { OnceLock::new() }; 5];
    FACES[font as usize].get_or_init(|| Face::parse(bytes(font), 0).expect("the bundled fonts are sound"))
}

fn shaper(font: Font) -> &'static Shaper<'static> {
    static TABLES: [OnceLock<ShaperData>; 5] = [const { OnceLock::new() }; 5];
    static SHAPERS: [OnceLock<Shaper<'static>>; 5] = [const { OnceLock::new() }; 5];
    SHAPERS[font as usize].get_or_init(|| {
        let file = FontRef::new(bytes(font)).expect("the bundled fonts are sound");
        TABLES[font as usize].get_or_init(|| ShaperData::new(&file)).shaper(&file).build()
    })
}

fn plan(font: Font, script: Script) -> &'static ShapePlan {
    static PLANS: [[OnceLock<ShapePlan>; 3]; 5] = [const { [const { OnceLock::new() }; 3] }; 5];
    PLANS[font as usize][script as usize]
        .get_or_init(|| ShapePlan::new(shaper(font), Direction::LeftToRight, Some(script.tag()), None, &[]))
}

/// How many units the font divides an em into.
pub(super) fn em_units(font: Font) -> u16 {
    face(font).units_per_em()
}

/// The number of a character's own glyph in the font.
pub(super) fn glyph_of(c: char, font: Font) -> Option<u16> {
    face(font).glyph_index(c).map(|id| id.0)
}

fn em(face: &ttf_parser::Face<'_>) -> f32 {
    f32::from(face.units_per_em())
}

#[cfg(test)]
mod tests;

//! Words as glyphs: which font each letter is from, and where it lies. Knows no size.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::ops::Range;

use harfrust::{Direction, UnicodeBuffer};
use unicode_normalization::UnicodeNormalization as _;
use unicode_script::Script;

use super::face::{bundled_for, of_script};
use super::runs::{Placed, Run, runs, script_of};
use super::{Face, Glyph, ShapedLine, system};
use crate::draw::{Font, Point};

/// Whether a character is drawn; breaks and tabs are, as spaces.
pub(in crate::draw) fn seen(c: char) -> Option<char> {
    match c {
        '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => None,
        '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => None,
        // colours of skin
        '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}' => None,
        _ if c.is_control() => None,
        _ => Some(c),
    }
}

/// What is drawn of the words. Within scripts whose letters join, what joins and parts them counts.
fn drawn_of(words: &str) -> Vec<Placed> {
    let mut chars: Vec<Placed> = Vec::with_capacity(words.len());
    let mut joins = false;
    for (at, c) in words.char_indices() {
        let joiner = matches!(c, '\u{200c}' | '\u{200d}');
        if let Some(c) = seen(c).or((joiner && joins).then_some(c)) {
            joins = if joiner { joins } else { script_of(c).map_or(joins, |script| of_script(script).is_some()) };
            chars.push((at, c));
        }
    }
    chars
}

pub(super) fn shaped(words: &str, font: Font) -> ShapedLine {
    let chars = drawn_of(words);
    let runs = runs(words, &chars);
    let mut glyphs: Vec<Glyph> = runs.iter().flat_map(|run| drawn(run, font, Symbols::Left)).collect();
    if glyphs.is_empty() {
        glyphs = runs.iter().flat_map(|run| drawn(run, font, Symbols::Spelled)).collect();
    }
    let mut width = 0.0;
    for glyph in &mut glyphs {
        glyph.at.x += width;
        width += glyph.advance;
    }
    let starts: BTreeSet<usize> = glyphs.iter().map(|glyph| glyph.stands_for.start).collect();
    let mut before = None;
    for glyph in &mut glyphs {
        let start = glyph.stands_for.start;
        let end = starts.range(start + 1..).next().copied().unwrap_or(words.len());
        glyph.stands_for = if before == Some(start) { start..start } else { start..end };
        before = Some(start);
    }
    ShapedLine { glyphs, width, outline: OnceCell::new() }
}

fn drawn(run: &Run<'_>, font: Font, symbols: Symbols) -> Vec<Glyph> {
    chosen(run, &mut bundled_for(run.script, font), &|lacking| from_elsewhere(lacking, font, symbols))
}

/// Shapes a run in the first font; what that lacks in the next, and so on; what none has comes from elsewhere.
fn chosen(
    run: &Run<'_>,
    faces: &mut (impl Iterator<Item = Face> + Clone),
    elsewhere: &dyn Fn(&Run<'_>) -> Vec<Glyph>,
) -> Vec<Glyph> {
    let Some(face) = faces.next() else { return elsewhere(run) };
    let raw = raw_shape(run, face);
    let is_backwards = run.direction == Direction::RightToLeft;
    let mut clusters: Vec<&[Glyph]> = raw.chunk_by(|a, b| a.stands_for.start == b.stands_for.start).collect();
    if is_backwards {
        clusters.reverse();
    }
    // What is drawn, as it is read; what this font lacks, until something it has stands between.
    let mut pieces: Vec<Vec<Glyph>> = Vec::new();
    let mut lacking: Option<Range<usize>> = None;
    let fill = |lacking: Option<Range<usize>>, pieces: &mut Vec<Vec<Glyph>>| {
        if let Some(lacking) = lacking {
            let place = |byte| run.chars.partition_point(|(at, _)| *at < byte);
            let chars = &run.chars[place(lacking.start)..place(lacking.end)];
            pieces.push(chosen(&Run { chars, ..*run }, &mut faces.clone(), elsewhere));
        }
    };
    for (index, cluster) in clusters.iter().enumerate() {
        let start = cluster[0].stands_for.start;
        let end = clusters.get(index + 1).map_or(usize::MAX, |next| next[0].stands_for.start);
        if cluster.iter().all(|glyph| glyph.id != 0) {
            fill(lacking.take(), &mut pieces);
            pieces.push(cluster.to_vec());
        } else {
            lacking = Some(lacking.map_or(start, |lacking| lacking.start)..end);
        }
    }
    fill(lacking, &mut pieces);
    if is_backwards {
        pieces.reverse();
    }
    pieces.concat()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Symbols {
    Left,
    Spelled,
}

fn from_elsewhere(run: &Run<'_>, font: Font, symbols: Symbols) -> Vec<Glyph> {
    let found: Vec<(Placed, Option<Face>)> =
        run.chars.iter().map(|&(at, c)| ((at, c), system::fonts().face_for(c))).collect();
    let mut pieces: Vec<Vec<Glyph>> = Vec::new();
    for part in found.chunk_by(|a, b| a.1 == b.1) {
        let chars: Vec<Placed> = part.iter().map(|(placed, _)| *placed).collect();
        let shaped = part[0].1.map(|face| raw_shape(&Run { chars: &chars, ..*run }, face)).unwrap_or_default();
        let whole = !shaped.is_empty() && shaped.iter().all(|glyph| glyph.id != 0);
        pieces.push(if whole { shaped } else { spell(&chars, font, symbols) });
    }
    if run.direction == Direction::RightToLeft {
        pieces.reverse();
    }
    pieces.concat()
}

fn spell(chars: &[Placed], font: Font, symbols: Symbols) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    for (at, c) in chars {
        let spelled = spelling(*c);
        if spelled.starts_with(':') && symbols == Symbols::Left {
            continue;
        }
        let letters: Vec<Placed> = plain(spelled).map(|c| (*at, c)).collect();
        let run = Run { chars: &letters, script: Script::Latin, direction: Direction::LeftToRight };
        glyphs.extend(raw_shape(&run, font.into()).into_iter().filter(|glyph| glyph.id != 0));
    }
    glyphs
}

/// A symbol is spelled by its name between colons.
pub(super) fn spelling(c: char) -> &'static str {
    any_ascii::any_ascii_char(c)
}

pub(super) fn plain(spelled: &str) -> impl Iterator<Item = char> {
    spelled.trim_matches(':').chars().map(|c| if c == '_' { ' ' } else { c })
}

/// Whether no font has the character, so that it is spelled, or left out.
pub fn lacks(c: char, font: Font) -> bool {
    !is_bundled(c, font) && system::fonts().face_for(c).is_none()
}

/// Whether a bundled font has the character, or it has no shape.
pub fn is_bundled(c: char, font: Font) -> bool {
    let Some(base) = seen(c).and_then(|c| c.nfd().next()) else { return true };
    let script = script_of(c).unwrap_or(Script::Latin);
    let has = |face: Face| [c, base].iter().any(|c| face.glyph_of(*c).is_some());
    bundled_for(script, font).any(has)
}

pub(in crate::draw) fn letters_for(c: char, font: Font) -> impl Iterator<Item = char> {
    let spelled = if lacks(c, font) { spelling(c) } else { "" };
    spelled.chars()
}

/// The characters in a font, from left to right, whether it has them or not.
fn raw_shape(run: &Run<'_>, face: Face) -> Vec<Glyph> {
    let mut buffer = UnicodeBuffer::new();
    for (at, c) in run.chars {
        buffer.add(*c, u32::try_from(*at).unwrap_or(u32::MAX));
    }
    let Some((shaped, em)) = face.shape(buffer, run.script, run.direction) else { return Vec::new() };
    let each = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    each.map(|(info, place)| {
        let start = info.cluster as usize;
        Glyph {
            face,
            id: u16::try_from(info.glyph_id).unwrap_or_default(),
            at: Point::new(place.x_offset as f32 / em, -(place.y_offset as f32) / em),
            advance: place.x_advance as f32 / em,
            stands_for: start..start,
        }
    })
    .collect()
}

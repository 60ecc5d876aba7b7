//! The bundled fonts cut to the glyphs that pages use, and what each glyph means as text.

use std::collections::BTreeMap;

use printpdf::{FontId, FontMetrics, FontType, ParsedFont, PdfFont, PdfFontMetricsStub};
use subsetter::GlyphRemapper;

use super::Error;
use crate::draw::flat::{self, Piece};
use crate::draw::text::{self, Glyph};
use crate::draw::{Affine, Drawing, Font};

/// A font cut to size.
pub(super) struct Subset {
    /// Its name in the document.
    pub(super) id: FontId,
    remapper: GlyphRemapper,
    meanings: BTreeMap<u16, String>,
    program: Vec<u8>,
    font: Font,
}

impl Subset {
    /// The glyph's number in the subset.
    pub(super) fn number(&self, id: u16) -> u16 {
        self.remapper.get(id).unwrap_or_default()
    }

    /// How far the glyph moves the pen by itself, thousandths of an em.
    pub(super) fn advance(&self, id: u16) -> f64 {
        f64::from(advance(self.font, id))
    }

    /// What the glyph is copied as.
    pub(super) fn meaning(&self, id: u16) -> &str {
        self.meanings.get(&id).map_or("", String::as_str)
    }
}

/// The fonts of a document.
pub(super) struct Fonts([Option<Subset>; 5]);

impl Fonts {
    /// The fonts the drawings need.
    pub(super) fn used_in(drawings: &[&Drawing]) -> Result<Self, Error> {
        let mut used: [BTreeMap<u16, String>; 5] = Default::default();
        for drawing in drawings {
            flat::visit(drawing, Affine::IDENTITY, &mut |piece| {
                if let Piece::Text { text, line, .. } = piece {
                    collect(&line.glyphs, &text.words, &mut used);
                }
            });
        }
        let mut subsets = [const { None }; 5];
        for font in Font::ALL {
            let meanings = std::mem::take(&mut used[font as usize]);
            if !meanings.is_empty() {
                subsets[font as usize] = Some(subset(font, meanings)?);
            }
        }
        Ok(Self(subsets))
    }

    /// The subset of a font, if the document uses it.
    pub(super) fn of(&self, font: Font) -> Option<&Subset> {
        self.0[font as usize].as_ref()
    }

    /// The fonts as printpdf takes them.
    pub(super) fn embedded(&self) -> impl Iterator<Item = (FontId, PdfFont)> {
        self.0.iter().flatten().map(|subset| (subset.id.clone(), embedded(subset)))
    }
}

/// Notes which glyphs a line uses and what text they stand for. A glyph has one meaning in a whole document: the
/// character whose own glyph it is, or else the characters it was put for.
fn collect(glyphs: &[Glyph], words: &str, used: &mut [BTreeMap<u16, String>; 5]) {
    let mut cluster = String::new();
    for glyph in glyphs {
        let first = !glyph.stands_for.is_empty();
        if first {
            cluster = words[glyph.stands_for.clone()].chars().filter_map(text::seen).collect();
        }
        let (font, id) = (glyph.font, glyph.id);
        // What is spelled with letters is copied as these.
        let spelled = cluster.chars().flat_map(|c| text::letters_for(c, font));
        let own = cluster.chars().chain(spelled).find(|c| text::glyph_of(*c, font) == Some(id));
        let meaning = match own {
            Some(c) => c.to_string(),
            None if first => cluster.clone(),
            None => String::new(),
        };
        let known = used[font as usize].entry(id).or_insert_with(|| meaning.clone());
        let rank = |text: &str| (text.is_empty(), text.chars().count(), text.to_owned());
        if rank(&meaning) < rank(known) {
            *known = meaning;
        }
    }
}

fn subset(font: Font, meanings: BTreeMap<u16, String>) -> Result<Subset, Error> {
    let glyphs: Vec<u16> = meanings.keys().copied().collect();
    let remapper = GlyphRemapper::new_from_glyphs_sorted(&glyphs);
    let program = subsetter::subset(text::bytes(font), 0, &remapper)?;
    let mut tag = super::fingerprint(&program);
    let mut name = String::new();
    for _ in 0..6 {
        name.push(char::from(b'A' + (tag % 26) as u8));
        tag /= 26;
    }
    name += match font {
        Font::Serif => "+EBGaramond-Regular",
        Font::SerifItalic => "+EBGaramond-Italic",
        Font::SerifBold => "+EBGaramond-SemiBold",
        Font::Sans => "+FiraSans-Regular",
        Font::SansBold => "+FiraSans-SemiBold",
    };
    Ok(Subset { id: FontId(name), remapper, meanings, program, font })
}

fn embedded(subset: &Subset) -> PdfFont {
    let face = text::face(subset.font);
    let bounds = face.global_bounding_box();
    let em = text::em_units(subset.font);
    let lean = -face.italic_angle();
    let widths = subset.meanings.keys().map(|id| (subset.number(*id), advance(subset.font, *id)));
    PdfFont::new(ParsedFont {
        original_bytes: subset.program.clone(),
        font_index: 0,
        font_name: Some(subset.id.0.clone()),
        codepoint_to_glyph: BTreeMap::new(),
        glyph_widths: widths.collect(),
        units_per_em: em,
        font_metrics: FontMetrics { ascent: face.ascender(), descent: face.descender() },
        font_type: FontType::TrueType,
        pdf_font_metrics: PdfFontMetricsStub {
            units_per_em: em,
            x_min: bounds.x_min,
            y_min: bounds.y_min,
            x_max: bounds.x_max,
            y_max: bounds.y_max,
            caret_slope_rise: 1000,
            caret_slope_run: (lean.to_radians().tan() * 1000.0).round() as i16,
            us_weight_class: face.weight().to_number(),
        },
    })
}

/// The glyph's own advance, in the font's units, which are thousandths of an em in all bundled fonts.
fn advance(font: Font, id: u16) -> u16 {
    text::face(font).glyph_hor_advance(ttf_parser::GlyphId(id)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_em_has_a_thousand_units_in_every_font() {
        for font in Font::ALL {
            assert_eq!(text::em_units(font), 1000, "{font:?}");
        }
    }
}

//! The fonts cut to the glyphs that pages use, and what each glyph means as text.

use std::collections::BTreeMap;

use printpdf::{FontId, FontMetrics, FontType, ParsedFont, PdfFont, PdfFontMetricsStub};
use subsetter::GlyphRemapper;
use ttf_parser::{Face, GlyphId, name_id};

use super::Error;
use crate::draw::flat::{self, Piece};
use crate::draw::text::{self, Glyph};
use crate::draw::{Affine, Drawing, Font};

pub(super) struct Subset {
    pub(super) id: FontId,
    remapper: GlyphRemapper,
    meanings: BTreeMap<u16, String>,
    /// How far its glyphs move the pen, units of the font.
    advances: BTreeMap<u16, u16>,
    em: u16,
    font: ParsedFont,
}

impl Subset {
    pub(super) fn number(&self, id: u16) -> u16 {
        self.remapper.get(id).unwrap_or_default()
    }

    /// Thousandths of an em.
    pub(super) fn advance(&self, id: u16) -> f64 {
        let advance = f64::from(self.advances.get(&id).copied().unwrap_or_default());
        (advance * 1000.0 / f64::from(self.em)).round()
    }

    pub(super) fn meaning(&self, id: u16) -> &str {
        self.meanings.get(&id).map_or("", String::as_str)
    }
}

pub(super) struct Fonts(BTreeMap<text::Face, Subset>);

type Used = BTreeMap<text::Face, BTreeMap<u16, String>>;

impl Fonts {
    pub(super) fn used_in(drawings: &[&Drawing]) -> Result<Self, Error> {
        let mut used = Used::new();
        for drawing in drawings {
            flat::visit(drawing, Affine::IDENTITY, &mut |piece| {
                if let Piece::Text { text, line, .. } = piece {
                    collect(&line.glyphs, &text.words, text.font, &mut used);
                }
            });
        }
        let mut subsets = BTreeMap::new();
        for (face, meanings) in used {
            // Of a font that has gone meanwhile nothing can be kept.
            if let Some(made) = face.file(|file, index| subset(file, index, meanings)) {
                subsets.insert(face, made?);
            }
        }
        Ok(Self(subsets))
    }

    pub(super) fn of(&self, face: text::Face) -> Option<&Subset> {
        self.0.get(&face)
    }

    pub(super) fn embedded(&self) -> impl Iterator<Item = (FontId, PdfFont)> {
        self.0.values().map(|subset| (subset.id.clone(), PdfFont::new(subset.font.clone())))
    }
}

/// A glyph has one meaning in a whole document: the character whose own glyph it is, or else those it was put for.
fn collect(glyphs: &[Glyph], words: &str, font: Font, used: &mut Used) {
    let mut cluster = String::new();
    for glyph in glyphs {
        let first = !glyph.stands_for.is_empty();
        if first {
            cluster = words[glyph.stands_for.clone()].chars().filter_map(text::seen).collect();
        }
        let (face, id) = (glyph.face, glyph.id);
        // What is spelled with letters is copied as these.
        let spelled = cluster.chars().flat_map(|c| text::letters_for(c, font));
        let own = cluster.chars().chain(spelled).find(|c| face.glyph_of(*c) == Some(id));
        let meaning = match own {
            Some(c) => c.to_string(),
            None if first => cluster.clone(),
            None => String::new(),
        };
        let known = used.entry(face).or_default().entry(id).or_insert_with(|| meaning.clone());
        let rank = |text: &str| (text.is_empty(), text.chars().count(), text.to_owned());
        if rank(&meaning) < rank(known) {
            *known = meaning;
        }
    }
}

fn subset(file: &[u8], index: u32, meanings: BTreeMap<u16, String>) -> Result<Subset, Error> {
    let glyphs: Vec<u16> = meanings.keys().copied().collect();
    let remapper = GlyphRemapper::new_from_glyphs_sorted(&glyphs);
    let program = subsetter::subset(file, index, &remapper)?;
    let face = Face::parse(file, index)?;
    let mut tag = super::fingerprint(&program);
    let mut name = String::new();
    for _ in 0..6 {
        name.push(char::from(b'A' + (tag % 26) as u8));
        tag /= 26;
    }
    let own = face.names().into_iter().filter(|name| name.name_id == name_id::POST_SCRIPT_NAME);
    let own = own.filter_map(|name| name.to_string()).next();
    let plain = own.iter().flat_map(|own| own.chars()).filter(|c| c.is_ascii_alphanumeric() || *c == '-');
    name = format!("{name}+{}", plain.collect::<String>());
    let advance = |id: u16| face.glyph_hor_advance(GlyphId(id)).unwrap_or_default();
    let advances: BTreeMap<u16, u16> = glyphs.iter().map(|id| (*id, advance(*id))).collect();
    let widths = advances.iter().map(|(id, advance)| (remapper.get(*id).unwrap_or_default(), *advance)).collect();
    let font = parsed(&face, program, &name, widths);
    Ok(Subset { id: FontId(name), remapper, meanings, advances, em: face.units_per_em(), font })
}

fn parsed(face: &Face<'_>, program: Vec<u8>, name: &str, widths: BTreeMap<u16, u16>) -> ParsedFont {
    let (em, bounds) = (face.units_per_em(), face.global_bounding_box());
    let lean = -face.italic_angle();
    ParsedFont {
        original_bytes: program,
        font_index: 0,
        font_name: Some(name.to_owned()),
        codepoint_to_glyph: BTreeMap::new(),
        glyph_widths: widths,
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Role, Text};

    #[test]
    fn a_font_of_the_system_is_cut_and_embedded_as_the_bundled_ones_are() {
        let mut page = Drawing::new(60.0, 20.0);
        page.text(Text::new((5.0, 10.0), "高橋 Ada", Font::Sans, 5.0, Role::Text.into()));
        let fonts = Fonts::used_in(&[&page]).expect("they can be cut");
        let names: Vec<String> = fonts.embedded().map(|(id, _)| id.0).collect();
        assert!(names.len() == 2 && names.iter().any(|name| name.contains("+NotoSansCJKjp")), "{names:?}");
        let glyphs = text::shape("高橋", Font::Sans);
        let subset = fonts.of(glyphs[0].face).expect("it is used");
        assert_eq!([0, 1].map(|place| subset.meaning(glyphs[place].id)), ["高", "橋"]);
        assert_eq!([0, 1].map(|place| subset.advance(glyphs[place].id)), [1000.0; 2]);
        assert!(subset.number(glyphs[0].id) > 0 && subset.font.original_bytes.len() < 5_000);
    }
}

//! The fonts that glyphs are from: the two families, the bundled faces of other scripts, and the system's.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::OnceLock;

use harfrust::{Direction, FontRef, GlyphBuffer, ShapePlan, Shaper, ShaperData, Tag, UnicodeBuffer};
use ttf_parser::GlyphId;
use unicode_script::Script;

use super::system;
use crate::draw::Font;

/// A font file's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A bundled one, by its place among them: the families first, then those for other scripts.
    Bundled(u8),
    /// One of the system.
    System(fontdb::ID),
}

impl From<Font> for Face {
    fn from(font: Font) -> Self {
        Self::Bundled(font as u8)
    }
}

const COUNT: usize = 26;

macro_rules! noto {
    ($name:literal) => {
        include_bytes!(concat!("../../../../../assets/fonts/noto/", $name, ".ttf"))
    };
}

/// The families in the order of [`Font`], the faces of [`SCRIPTS`], pictures.
static FILES: [&[u8]; COUNT] = [
    include_bytes!("../../../../../assets/fonts/EBGaramond-Regular.ttf"),
    include_bytes!("../../../../../assets/fonts/EBGaramond-Italic.ttf"),
    include_bytes!("../../../../../assets/fonts/EBGaramond-SemiBold.ttf"),
    include_bytes!("../../../../../assets/fonts/FiraSans-Regular.ttf"),
    include_bytes!("../../../../../assets/fonts/FiraSans-SemiBold.ttf"),
    noto!("Arabic"),
    noto!("Armenian"),
    noto!("Bengali"),
    noto!("Devanagari"),
    noto!("Ethiopic"),
    noto!("Georgian"),
    noto!("Gujarati"),
    noto!("Gurmukhi"),
    noto!("Hebrew"),
    noto!("Kannada"),
    noto!("Khmer"),
    noto!("Lao"),
    noto!("Malayalam"),
    noto!("Myanmar"),
    noto!("Oriya"),
    noto!("Sinhala"),
    noto!("Tamil"),
    noto!("Telugu"),
    noto!("Thaana"),
    noto!("Thai"),
    noto!("Emoji"),
];

const SCRIPTS: [Script; 20] = [
    Script::Arabic,
    Script::Armenian,
    Script::Bengali,
    Script::Devanagari,
    Script::Ethiopic,
    Script::Georgian,
    Script::Gujarati,
    Script::Gurmukhi,
    Script::Hebrew,
    Script::Kannada,
    Script::Khmer,
    Script::Lao,
    Script::Malayalam,
    Script::Myanmar,
    Script::Oriya,
    Script::Sinhala,
    Script::Tamil,
    Script::Telugu,
    Script::Thaana,
    Script::Thai,
];

/// The bundled font files, TrueType, for whoever else writes words with them.
pub fn bundled() -> &'static [&'static [u8]] {
    &FILES
}

pub(super) fn of_script(script: Script) -> Option<Face> {
    let place = SCRIPTS.iter().position(|known| *known == script)?;
    u8::try_from(Font::ALL.len() + place).ok().map(Face::Bundled)
}

/// The best first. Weights of a family have the same letters.
pub(super) fn bundled_for(script: Script, font: Font) -> impl Iterator<Item = Face> + Clone {
    let families: &[Font] = match font {
        Font::Serif => &[Font::Serif, Font::Sans],
        Font::SerifItalic => &[Font::SerifItalic, Font::Serif, Font::Sans],
        Font::SerifBold => &[Font::SerifBold, Font::SansBold],
        Font::Sans => &[Font::Sans, Font::Serif],
        Font::SansBold => &[Font::SansBold, Font::SerifBold],
    };
    let pictures = Face::Bundled(COUNT as u8 - 1);
    of_script(script).into_iter().chain(families.iter().copied().map(Face::from)).chain([pictures])
}

impl Face {
    /// `None` for a system's face that has gone.
    pub(in crate::draw) fn tables<T>(self, look: impl FnOnce(&ttf_parser::Face<'_>) -> T) -> Option<T> {
        match self {
            Self::Bundled(place) => Some(look(bundled_tables(usize::from(place)))),
            Self::System(id) => self::system::fonts()
                .file(id, |file, index| ttf_parser::Face::parse(file, index).ok().map(|face| look(&face)))?,
        }
    }

    pub(in crate::draw) fn file<T>(self, look: impl FnOnce(&[u8], u32) -> T) -> Option<T> {
        match self {
            Self::Bundled(place) => Some(look(FILES[usize::from(place)], 0)),
            Self::System(id) => self::system::fonts().file(id, look),
        }
    }

    pub(in crate::draw) fn glyph_of(self, c: char) -> Option<u16> {
        self.tables(|face| face.glyph_index(c)).flatten().map(|GlyphId(id)| id)
    }

    /// From left to right, and how many units an em has.
    pub(super) fn shape(
        self,
        buffer: UnicodeBuffer,
        script: Script,
        direction: Direction,
    ) -> Option<(GlyphBuffer, f32)> {
        let mut buffer = buffer;
        buffer.set_direction(direction);
        let tag = harfrust::Script::from_iso15924_tag(Tag::from_u32(script.as_iso15924_tag()));
        if let Some(tag) = tag {
            buffer.set_script(tag);
        }
        match self {
            Self::Bundled(place) => {
                let shaper = bundled_shaper(usize::from(place));
                let plan = plan(place, shaper, tag, direction);
                Some((shaper.shape_with_plan(&plan, buffer, &[]), shaper.units_per_em() as f32))
            }
            Self::System(id) => system::fonts().file(id, |file, index| {
                let font = FontRef::from_index(file, index).ok()?;
                let tables = ShaperData::new(&font);
                let shaper = tables.shaper(&font).build();
                Some((shaper.shape(buffer, &[]), shaper.units_per_em() as f32))
            })?,
        }
    }
}

/// In em.
pub(super) fn asked(font: Font, figure: impl FnOnce(&ttf_parser::Face<'_>) -> f32) -> f32 {
    let face = bundled_tables(font as usize);
    figure(face) / f32::from(face.units_per_em())
}

fn bundled_tables(place: usize) -> &'static ttf_parser::Face<'static> {
    static FACES: [OnceLock<ttf_parser::Face<'static>>; COUNT] = [const { OnceLock::new() }; COUNT];
    FACES[place].get_or_init(|| ttf_parser::Face::parse(FILES[place], 0).expect("the bundled fonts are sound"))
}

fn bundled_shaper(place: usize) -> &'static Shaper<'static> {
    static TABLES: [OnceLock<ShaperData>; COUNT] = [const { OnceLock::new() }; COUNT];
    static SHAPERS: [OnceLock<Shaper<'static>>; COUNT] = [const { OnceLock::new() }; COUNT];
    SHAPERS[place].get_or_init(|| {
        let file = FontRef::new(FILES[place]).expect("the bundled fonts are sound");
        TABLES[place].get_or_init(|| ShaperData::new(&file)).shaper(&file).build()
    })
}

/// Kept, as making it takes longer than shaping a line.
fn plan(place: u8, shaper: &Shaper<'_>, script: Option<harfrust::Script>, direction: Direction) -> Rc<ShapePlan> {
    type Plans = HashMap<(u8, Option<harfrust::Script>, bool), Rc<ShapePlan>>;
    thread_local! {
        static PLANS: RefCell<Plans> = RefCell::default();
    }
    let key = (place, script, direction == Direction::RightToLeft);
    PLANS.with_borrow_mut(|plans| {
        let made = || Rc::new(ShapePlan::new(shaper, direction, script, None, &[]));
        Rc::clone(plans.entry(key).or_insert_with(made))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_has_a_face_with_its_letters() {
        let letters = "عՀকहሀაગਗאಕកກമမଓසதతކก";
        for (script, letter) in SCRIPTS.into_iter().zip(letters.chars()) {
            let face = of_script(script).expect("it has one");
            assert!(face.glyph_of(letter).is_some(), "{letter} in {script:?}");
        }
        assert_eq!(letters.chars().count(), SCRIPTS.len());
        assert_eq!(Font::ALL.len() + SCRIPTS.len() + 1, COUNT, "pictures are the last");
    }
}

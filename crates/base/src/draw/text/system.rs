//! The system's fonts, for names in scripts too large to be bundled (Chinese, Japanese, Korean) or seldom met: looked
//! for when first met, and opened only while looked at, as a font of 20 MB takes memory. Knows no words.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fontdb::{Database, ID, Stretch, Style};
use ttf_parser::Permissions;

use super::Face;

#[derive(Debug)]
pub(super) struct Fonts {
    files: Database,
    /// Upright faces, those that are neither light nor heavy first.
    faces: Vec<ID>,
    known: Mutex<HashMap<char, Option<ID>>>,
}

pub(super) fn fonts() -> &'static Fonts {
    static FONTS: OnceLock<Fonts> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut files = Database::new();
        // Tests see the same everywhere.
        #[cfg(test)]
        files.load_fonts_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fonts"));
        #[cfg(not(test))]
        files.load_system_fonts();
        Fonts::new(files)
    })
}

impl Fonts {
    fn new(files: Database) -> Self {
        let upright = files.faces().filter(|face| face.style == Style::Normal && face.stretch == Stretch::Normal);
        let mut faces: Vec<_> = upright
            .map(|face| {
                ((face.weight.0.abs_diff(400), face.monospaced, face.index, face.post_script_name.clone()), face.id)
            })
            .collect();
        faces.sort();
        let faces = faces.into_iter().map(|(_, id)| id).collect();
        Self { files, faces, known: Mutex::default() }
    }

    pub(super) fn file<T>(&self, id: ID, look: impl FnOnce(&[u8], u32) -> T) -> Option<T> {
        self.files.with_face_data(id, look)
    }

    pub(super) fn face_for(&self, c: char) -> Option<Face> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = *known.entry(c).or_insert_with(|| self.faces.iter().copied().find(|id| self.has(*id, c)));
        found.map(Face::System)
    }

    /// Whether it has an outline for the character (coloured pictures have none), and may be put into documents.
    fn has(&self, id: ID, c: char) -> bool {
        let look = |file: &[u8], index| {
            let face = ttf_parser::Face::parse(file, index).ok()?;
            let glyph = face.glyph_index(c)?;
            face.glyph_bounding_box(glyph)?;
            let allowed = face.permissions() != Some(Permissions::Restricted) && face.is_subsetting_allowed();
            Some(allowed)
        };
        self.file(id, look).flatten().unwrap_or_default()
    }
}

//! The handbook of the program, shown and printed as the rules are, and written for browsers. Knows no game.
//!
//! The pictures are taken of the real program by `scripts/handbook-pictures`.

use base::draw::{Drawing, Photo};
use base::i18n::Lang;
use games::table::{Block, Page};

pub mod html;

const PICTURE_WIDTH_MM: f32 = 116.0;

macro_rules! pictures {
    ($lang:literal: $($name:literal)*) => {
        [$(($name, concat!($lang, "-", $name), include_bytes!(concat!("../../../assets/handbook/", $lang, "-", $name, ".png")) as &[u8])),*]
    };
}

fn picture(lang: Lang, name: &str) -> Drawing {
    let pictures = match lang {
        Lang::De => {
            pictures!("de": "shelf" "lesson" "setup" "namaste" "cup" "tables" "ludix" "evening" "real" "review" "print" "trainer" "championship")
        }
        Lang::En => {
            pictures!("en": "shelf" "lesson" "setup" "namaste" "cup" "tables" "ludix" "evening" "real" "review" "print" "trainer" "championship")
        }
    };
    let found = pictures.into_iter().find(|(known, ..)| *known == name);
    let photo = found.and_then(|(_, name, file)| Photo::read(name, file));
    photo.map_or_else(Drawing::default, |photo| Drawing::photo(photo, PICTURE_WIDTH_MM))
}

pub fn page(lang: Lang) -> Vec<Block> {
    let shot = |name| picture(lang, name);
    Page::new("handbook")
        .texts(["about"])
        .part("install")
        .points(["install-debian", "install-fedora", "install-flatpak", "install-windows", "install-mac"])
        .texts(["install-new"])
        .part("first")
        .picture("shelf", shot("shelf"))
        .points(["first-learn", "first-play", "first-setup", "first-people", "first-stop"])
        .picture("lesson", shot("lesson"))
        .picture("setup", shot("setup"))
        .part("table")
        .points(["table-throw", "table-keys", "table-undo", "table-help", "table-settings"])
        .part("namaste")
        .texts(["namaste-more"])
        .picture("namaste", shot("namaste"))
        .part("dre13ehn")
        .texts(["dre13ehn-cup", "dre13ehn-more"])
        .picture("cup", shot("cup"))
        .part("kvatrutafl")
        .texts(["kvatrutafl-more"])
        .picture("tables", shot("tables"))
        .part("ludix")
        .picture("ludix", shot("ludix"))
        .part("tavern")
        .texts(["tavern-evening"])
        .picture("evening", shot("evening"))
        .part("real")
        .points(["real-dice", "real-cup", "real-paper"])
        .picture("real", shot("real"))
        .heading("better")
        .texts(["better-coach", "better-review", "better-slips", "better-strategy"])
        .picture("review", shot("review"))
        .part("archive")
        .points(["archive-replay", "archive-position", "archive-copy", "archive-statistics"])
        .part("print")
        .picture("print", shot("print"))
        .points(["print-size", "print-cards", "print-booklet", "print-nets", "print-many"])
        .part("practise")
        .texts(["practise-grade", "practise-sounds"])
        .picture("trainer", shot("trainer"))
        .part("championship")
        .texts(["championship-results", "championship-show"])
        .picture("championship", shot("championship"))
        .part("keys")
        .points(["keys-size", "keys-access", "keys-reader"])
        .part("cli")
        .points(["cli-games", "cli-print", "cli-record", "cli-review", "cli-play", "cli-archive", "cli-handbook"])
        .part("files")
        .points(["files-linux", "files-windows", "files-mac"])
        .texts(["files-move", "files-stick", "files-trash"])
        .part("trouble")
        .points(["trouble-sound", "trouble-size", "trouble-damaged", "trouble-report"])
        .blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_there_small_and_can_be_read() {
        for lang in Lang::ALL {
            let mut count = 0;
            for block in page(lang) {
                let Block::Picture(drawing, caption) = block else { continue };
                let photo = drawing.as_photo();
                assert!(photo.is_some(), "{}", caption.id);
                let Some(photo) = photo else { continue };
                assert!(photo.file.len() <= 60_000, "{photo:?} has {} bytes", photo.file.len());
                assert_eq!(
                    photo.pixels().map(|pixels| pixels.len()),
                    Some(4 * photo.size.0 as usize * photo.size.1 as usize),
                    "{photo:?}"
                );
                count += 1;
            }
            assert_eq!(count, 13);
        }
    }
}

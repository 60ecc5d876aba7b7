//! The handbook, shown, printed and for browsers; `scripts/handbook-pictures` takes its pictures of the program.

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

fn pictures(lang: Lang) -> impl Iterator<Item = (&'static str, Drawing)> {
    let pictures = match lang {
        Lang::De => {
            pictures!("de": "shelf" "lesson" "setup" "namaste" "cup" "tables" "ludix" "evening" "real" "review" "print" "trainer" "championship")
        }
        Lang::En => {
            pictures!("en": "shelf" "lesson" "setup" "namaste" "cup" "tables" "ludix" "evening" "real" "review" "print" "trainer" "championship")
        }
    };
    pictures.into_iter().map(|(name, of, file)| {
        (name, Photo::read(of, file).map_or_else(Drawing::default, |photo| Drawing::photo(photo, PICTURE_WIDTH_MM)))
    })
}

pub fn page(lang: Lang) -> Vec<Block> {
    Page::new("handbook").pictures(pictures(lang)).blocks
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

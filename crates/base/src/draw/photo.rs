//! A picture of pixels in the program: a PNG of few colours, which PDF and web pages take as it is.

use std::fmt;

/// A picture of pixels.
#[derive(Clone, Copy, PartialEq)]
pub struct Photo {
    /// What its file is called, without an ending.
    pub name: &'static str,
    /// The file.
    pub file: &'static [u8],
    /// How wide and high it is, pixels.
    pub size: (u32, u32),
    /// How many bits a pixel has.
    pub depth: u8,
}

impl fmt::Debug for Photo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Photo").field(&self.name).field(&self.size).finish()
    }
}

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
const INDEXED: u8 = 3;
const IN_LINES: u8 = 0;

impl Photo {
    /// The picture in that file, where it is a PNG with a table of colours, in lines, and without holes.
    pub fn read(name: &'static str, file: &'static [u8]) -> Option<Self> {
        let (_, head) = chunks(file).find(|(kind, _)| kind == b"IHDR")?;
        let side = |at: usize| head.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        let (size, &[depth, INDEXED, _, _, IN_LINES]) = ((side(0)?, side(4)?), head.get(8..13)?) else { return None };
        let photo = Self { name, file, size, depth };
        let is_whole = !photo.palette().is_empty() && chunks(file).all(|(kind, _)| kind != b"tRNS");
        (is_whole && size.0 > 0 && size.1 > 0).then_some(photo)
    }

    /// Its colours, three bytes each.
    pub fn palette(&self) -> &'static [u8] {
        chunks(self.file).find(|(kind, _)| kind == b"PLTE").map_or(&[], |(_, colours)| colours)
    }

    /// Its lines, filtered and compressed as PNG and PDF both do.
    pub fn lines(&self) -> Vec<u8> {
        chunks(self.file).filter(|(kind, _)| kind == b"IDAT").flat_map(|(_, part)| part).copied().collect()
    }

    /// Its pixels, four bytes each, where they can be read.
    pub fn pixels(&self) -> Option<Vec<u8>> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(self.file));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        reader.next_frame(&mut pixels).ok()?;
        Some(pixels)
    }
}

/// As far as they are whole, each with its kind.
fn chunks(file: &'static [u8]) -> impl Iterator<Item = (&'static [u8], &'static [u8])> {
    let mut rest = file.strip_prefix(SIGNATURE).unwrap_or_default();
    std::iter::from_fn(move || {
        let length = u32::from_be_bytes(rest.get(..4)?.try_into().ok()?) as usize;
        let (kind, data) = (rest.get(4..8)?, rest.get(8..8 + length)?);
        rest = rest.get(12 + length..)?;
        Some((kind, data))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../../../assets/handbook/de-trainer.png");

    #[test]
    fn a_picture_is_read_and_one_of_another_kind_is_not() {
        let photo = Photo::read("trainer", FILE);
        assert!(photo.is_some_and(|photo| photo.size.0 == 1024 && photo.palette().len().is_multiple_of(3)));
        assert_eq!(Photo::read("svg", b"<svg/>"), None);
        // Colours without a table: the kind stands after the signature, the head of the part, both sides and the depth.
        let mut other = FILE.to_vec();
        other[8 + 8 + 9] = 2;
        assert_eq!(Photo::read("other", other.leak()), None);
    }

    #[test]
    fn a_picture_cut_anywhere_is_none_or_has_its_colours() {
        for end in 0..FILE.len().min(2000) {
            let photo = Photo::read("cut", &FILE[..end]);
            assert!(photo.is_none_or(|photo| !photo.palette().is_empty()), "{end}");
        }
    }

    #[test]
    fn its_pixels_have_colours_of_its_table_and_a_picture_cut_has_none() {
        let Some(photo) = Photo::read("trainer", FILE) else { return assert!(FILE.is_empty()) };
        let pixels = photo.pixels().unwrap_or_default();
        assert_eq!(pixels.len(), 4 * photo.size.0 as usize * photo.size.1 as usize);
        let known = |pixel: &[u8]| photo.palette().chunks(3).any(|colour| colour == &pixel[..3]) && pixel[3] == 255;
        assert!(pixels.chunks(4).step_by(997).all(known));
        assert_eq!(Photo { file: &FILE[..FILE.len() / 2], ..photo }.pixels(), None);
    }
}

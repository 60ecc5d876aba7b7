//! Pages as PDF, in bytes: text is text in embedded subsets of the fonts, where [`super::text`] puts it, to be searched
//! and copied. Equal pages share one content; the same pages always give the same bytes. Knows no game and no file.

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat};
use printpdf::{PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect};

use super::{Drawing, Hue};
use crate::i18n::Lang;

mod fonts;
pub mod outline;
mod page;

use fonts::Fonts;
use page::{points, rounded};

/// What a document says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its title, as a viewer shows it.
    pub title: String,
    /// The language of its words.
    pub lang: Lang,
    /// The colour of the system it belongs to.
    pub accent: Hue,
}

/// Why no PDF was written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No page, or no copy of any.
    #[error("there is nothing to print")]
    Nothing,
    /// More than [`MOST_PAGES`].
    #[error("{0} pages are more than {MOST_PAGES}")]
    TooMany(usize),
    /// A page with a coordinate that is no number.
    #[error("page {0} has a coordinate that is not a number")]
    NotFinite(usize),
    /// A page without width or height, or wider or higher than PDF allows (5080 mm).
    #[error("page {page} cannot be {width} × {height} mm")]
    Size {
        /// Which, from 1.
        page: usize,
        /// Its width, mm.
        width: f32,
        /// Its height, mm.
        height: f32,
    },
    /// A font could not be cut to the letters used.
    #[error("a font could not be embedded: {0}")]
    Font(#[from] subsetter::Error),
    /// A font could not be read.
    #[error("a font could not be read: {0}")]
    Face(#[from] ttf_parser::FaceParsingError),
    /// The document could not be put together.
    #[error("the PDF could not be put together: {0}")]
    Pdf(#[from] lopdf::Error),
    /// It could not be written to memory.
    #[error("the PDF could not be written: {0}")]
    Write(#[from] std::io::Error),
}

/// How many pages, counted with their copies, a document may have.
pub const MOST_PAGES: usize = 10_000;

/// The longest side a page may have, mm: 14,400 pt (ISO 32000-1, annex C.2).
const LONGEST: f32 = 5080.0;

/// The pages as a PDF in the colours of print, each as large as its drawing; all of them again for every further copy.
/// Refuses to print nothing or too much, and a page without a size or with a coordinate that is not a number.
pub fn write(pages: &[Drawing], copies: usize, about: &About) -> Result<Vec<u8>, Error> {
    check(pages, copies)?;
    let (different, order) = different(pages);
    let fonts = Fonts::used_in(&different)?;
    let mut pdf = PdfDocument::new(&about.title);
    pdf.metadata.info.creator = "Wurfzabel".to_owned();
    pdf.metadata.info.producer = "printpdf".to_owned();
    for drawing in &different {
        let (ops, alphas, photos) = page::ops(drawing, about.accent, &fonts);
        let side = |mm: f32| Pt(rounded(points(mm)));
        let whole = Rect::from_wh(side(drawing.size.width), side(drawing.size.height));
        pdf.pages.push(PdfPage { media_box: whole.clone(), trim_box: whole.clone(), crop_box: whole, ops });
        pdf.resources.extgstates.map.extend(alphas);
        pdf.resources.xobjects.map.extend(photos);
    }
    pdf.resources.fonts.map.extend(fonts.embedded());
    let mut warnings = Vec::new();
    let mut document = printpdf::serialize::to_lopdf_doc(&pdf, &PdfSaveOptions::default(), &mut warnings);
    for warning in warnings {
        log::warn!("printpdf: {warning:?}");
    }
    mend(&mut document, about)?;
    repeat(&mut document, &order.repeat(copies))?;
    outline::build(&mut document, pages)?;
    document.compress();
    sign(&mut document)
}

fn check(pages: &[Drawing], copies: usize) -> Result<(), Error> {
    let count = pages.len().saturating_mul(copies);
    if count == 0 {
        return Err(Error::Nothing);
    }
    if count > MOST_PAGES {
        return Err(Error::TooMany(count));
    }
    for (index, drawing) in pages.iter().enumerate() {
        let (width, height) = (drawing.size.width, drawing.size.height);
        if !page::is_finite(drawing) {
            return Err(Error::NotFinite(index + 1));
        }
        let possible = |side: f32| side > 0.0 && side <= LONGEST;
        if !(possible(width) && possible(height)) {
            return Err(Error::Size { page: index + 1, width, height });
        }
    }
    Ok(())
}

fn different(pages: &[Drawing]) -> (Vec<&Drawing>, Vec<usize>) {
    let mut different: Vec<&Drawing> = Vec::new();
    let mut order = Vec::with_capacity(pages.len());
    for page in pages {
        let same = |seen: &&Drawing| seen.size == page.size && seen.items == page.items;
        let index = different.iter().position(same).unwrap_or_else(|| {
            different.push(page);
            different.len() - 1
        });
        order.push(index);
    }
    (different, order)
}

/// What printpdf leaves out or writes in a way that readers stumble over.
fn mend(document: &mut Document, about: &About) -> Result<(), Error> {
    document.version = "1.7".to_owned();
    let catalog = document.catalog_mut()?;
    catalog.set("Lang", Object::string_literal(about.lang.code()));
    catalog.set("PageMode", Object::Name(b"UseNone".to_vec()));
    // The sheet is as large as it says: printing must not scale it again.
    let mut preferences = Dictionary::new();
    preferences.set("DisplayDocTitle", true);
    preferences.set("PrintScaling", Object::Name(b"None".to_vec()));
    catalog.set("ViewerPreferences", preferences);
    let info = document.trailer.get(b"Info")?.as_reference()?;
    let info = document.get_dictionary_mut(info)?;
    for empty in ["CreationDate", "ModDate", "GTS_PDFXVersion", "Author", "Subject", "Identifier", "Keywords"] {
        info.remove(empty.as_bytes());
    }
    Ok(())
}

/// Puts the document's pages in an order in which they may recur; what recurs is only the page's own entry.
fn repeat(document: &mut Document, order: &[usize]) -> Result<(), Error> {
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    let mut placed = vec![false; pages.len()];
    let mut kids = Vec::with_capacity(order.len());
    for &index in order {
        let id = pages[index];
        kids.push(if placed[index] {
            let entry = document.get_dictionary(id)?.clone();
            document.add_object(entry)
        } else {
            id
        });
        placed[index] = true;
    }
    let tree = document.catalog()?.get(b"Pages")?.as_reference()?;
    let tree = document.get_dictionary_mut(tree)?;
    tree.set("Count", Object::Integer(i64::try_from(kids.len()).unwrap_or(i64::MAX)));
    tree.set("Kids", kids.into_iter().map(Object::Reference).collect::<Vec<_>>());
    Ok(())
}

/// Under an identifier made of the bytes.
fn sign(document: &mut Document) -> Result<Vec<u8>, Error> {
    let mut write = |id: [u8; 16]| {
        let id = Object::String(id.to_vec(), StringFormat::Hexadecimal);
        document.trailer.set("ID", vec![id.clone(), id]);
        let mut bytes = Vec::new();
        document.save_to(&mut bytes)?;
        Ok::<_, Error>(bytes)
    };
    let unsigned = write([0; 16])?;
    write(fingerprint(&unsigned).to_be_bytes())
}

/// A fingerprint that stays the same on every machine and in every version (FNV-1a, 128 bits).
fn fingerprint(bytes: &[u8]) -> u128 {
    bytes.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash, byte| {
        (hash ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013B)
    })
}

//! The outline of a document: heads that its pages name become bookmarks, which lead there. Knows nothing of what is read.

use lopdf::{Bookmark, Document, Object, ObjectId};

use super::Error;
use crate::draw::{Drawing, Path, Spot};

const HEAD_PREFIX: &str = "head-";

/// Names a head of a page: its bookmark stands below the last one before it that is less deep.
pub fn name(page: &mut Drawing, depth: usize, words: &str) {
    let whole = Path::rect(0.0, 0.0, page.size.width, page.size.height);
    page.spot(Spot::new(format!("{HEAD_PREFIX}{depth}-{}", page.spots.len())), whole, words);
}

/// The document begins with these pages.
pub(super) fn build(document: &mut Document, pages: &[Drawing]) -> Result<(), Error> {
    let ids: Vec<ObjectId> = document.get_pages().into_values().collect();
    let mut above: Vec<u32> = Vec::new();
    for (page, id) in pages.iter().zip(ids) {
        for area in &page.spots {
            let head = area.spot.name().strip_prefix(HEAD_PREFIX).and_then(|head| head.split_once('-'));
            let Some(depth) = head.and_then(|(depth, _)| depth.parse::<usize>().ok()) else { continue };
            above.truncate(depth);
            let bookmark = Bookmark::new(area.says.clone(), [0.0; 3], 0, id);
            above.push(document.add_bookmark(bookmark, above.last().copied()));
        }
    }
    if let Some(outline) = document.build_outline() {
        let catalog = document.catalog_mut()?;
        catalog.set("Outlines", outline);
        catalog.set("PageMode", Object::Name(b"UseOutlines".to_vec()));
    }
    Ok(())
}

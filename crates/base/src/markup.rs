//! Text within HTML, XML and SVG.

/// The words with `&`, `<`, `>` and `"` as entities: as text, or within an attribute between double quotation marks.
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! Words for other painters of letters, as the window's toolkit: what no font has is spelled, they begin on the left.

use std::borrow::Cow;

use super::runs::is_backwards;
use super::shaping::{lacks, plain, seen, spelling};
use crate::draw::Font;

/// A mark without a shape: what follows it is read from left to right, whatever it begins with.
const LEFT_TO_RIGHT: char = '\u{200e}';

/// The words without what would be drawn as a box; a name that is read from right to left does not turn the line round.
pub fn readable(words: &str) -> Cow<'_, str> {
    // Latin, Greek, Cyrillic: nearly all there is, and all of it bundled.
    let is_plain = |c: char| c < '\u{530}';
    let lacking = |c: char| !is_plain(c) && lacks(c, Font::Sans);
    let turns = |c: char| !is_plain(c) && is_backwards(c);
    if !words.contains(|c| turns(c) || lacking(c)) {
        return Cow::Borrowed(words);
    }
    let mut out = String::with_capacity(words.len() + LEFT_TO_RIGHT.len_utf8());
    if words.contains(turns) {
        out.push(LEFT_TO_RIGHT);
    }
    let alone = words.chars().filter_map(seen).all(lacking);
    for c in words.chars() {
        match (lacking(c), spelling(c)) {
            (false, _) => out.push(c),
            (true, name) if name.starts_with(':') && !alone => {}
            (true, name) => out.extend(plain(name)),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_stays_and_what_no_font_has_is_spelled() {
        for words in ["Käthe – „Ωmega“", "김서연 🦊", "สมชาย", "ნინო"] {
            assert_eq!(readable(words), words);
        }
        assert_eq!(readable("שרה"), "\u{200e}שרה", "it stands on the left, as all names do");
        assert_eq!(readable("\u{2068}ليلى\u{2069} denkt"), "\u{200e}\u{2068}ليلى\u{2069} denkt");
        assert_eq!(readable("王伟"), "WangWei");
        assert_eq!(readable("Ann 🀄"), "Ann ", "a symbol beside words is left out");
    }
}

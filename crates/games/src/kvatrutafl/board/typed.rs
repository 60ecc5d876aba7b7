//! What is typed of a turn, read: where a man stands, and where it goes or by which dice. Knows no position.

use super::super::men::{BAR, OFF, path};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedMove {
    To(u8),
    By(u8),
}

/// Where a man of `seat` stands and its ways; `None` where the word says nothing.
pub fn word(word: &str, seat: Seat) -> Option<(u8, Vec<TypedMove>)> {
    let word = word.to_lowercase();
    let mut rest = word.as_str();
    let mut ways = Vec::new();
    while !rest.is_empty() {
        let (way, left) = next(rest, seat)?;
        ways.extend(way);
        rest = left;
    }
    match (ways.first(), ways.len()) {
        (Some(TypedMove::To(from)), 2..) if *from != OFF => Some((*from, ways.split_off(1))),
        _ => None,
    }
}

fn next(text: &str, seat: Seat) -> Option<(Option<TypedMove>, &str)> {
    for (name, place) in [("bar", BAR), ("off", OFF), ("aus", OFF)] {
        if let Some(left) = text.strip_prefix(name) {
            return Some((Some(TypedMove::To(place)), left));
        }
    }
    let letter = text.chars().next()?;
    let way = match letter {
        '-' | '–' | '/' | '*' | ':' | '>' => None,
        '1'..='6' => Some(TypedMove::By(u8::try_from(letter.to_digit(10)?).ok()?)),
        letter => Some(TypedMove::To(path(seat, letter)?)),
    };
    Some((way, &text[letter.len_utf8()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_and_dice_are_read_as_people_write_them() {
        let to = |places: &[u8]| places.iter().map(|place| TypedMove::To(*place)).collect::<Vec<_>>();
        for text in ["a-d", "ad", "a/d", "A–D*"] {
            assert_eq!(word(text, 0), Some((1, to(&[4]))), "{text}");
        }
        assert_eq!(word("a-d-i", 0), Some((1, to(&[4, 9]))));
        assert_eq!(word("a42", 0), Some((1, vec![TypedMove::By(4), TypedMove::By(2)])));
        assert_eq!(word("bar-c", 0), Some((BAR, to(&[3]))));
        assert_eq!(word("bar3", 1), Some((BAR, vec![TypedMove::By(3)])));
        assert_eq!((word("xoff", 0), word("l-aus", 1)), (Some((24, to(&[OFF]))), Some((24, to(&[OFF])))));
        for nothing in ["a", "4", "a7", "off-a", "y-z", "-", "a-d declare"] {
            assert_eq!(word(nothing, 0), None, "{nothing}");
        }
    }
}

//! The names that an ear tells apart, and the kinds they are of.

pub const NAMES: [&str; 35] = [
    "iš", "i", "a", "u", "e", "ša", "ji", "hi", "ki", "li", "ri", "ja", "ha", "ka", "la", "ra", "ju", "hu", "ku", "lu",
    "ru", "je", "he", "ke", "le", "re", "o", "mo", "ēli", "y", "ī", "ā", "ū", "ē", "ō",
];

/// The names that differ from another one only in the length of their vowel: the network knows them as that one.
pub(super) const TWINS: [(&str, &str); 5] = [("i", "ī"), ("a", "ā"), ("u", "ū"), ("e", "ē"), ("o", "ō")];

/// The kind of what is no name.
pub const OTHER: usize = NAMES.len() - TWINS.len();

/// The kind of a name; what is not in the list is of the last kind.
pub fn kind(name: &str) -> usize {
    let short = TWINS.iter().find(|(_, long)| *long == name).map_or(name, |(short, _)| *short);
    NAMES.iter().position(|known| *known == short).map_or(OTHER, |index| index.min(OTHER))
}

//! What somebody is called: as it is kept, and as it is compared. Two names that look alike are one.

use unicode_normalization::UnicodeNormalization as _;

/// As kept: composed (NFC), trimmed, without signs of neither ink nor width but those that change their neighbours.
pub fn tidy(name: &str) -> String {
    let seen: String = name.nfc().filter(|letter| !is_unseen(*letter) || is_joining(*letter)).collect();
    seen.trim_matches(|letter: char| letter.is_whitespace() || matches!(letter, '\u{200c}' | '\u{200d}')).to_owned()
}

/// A name as it is compared: the same without those signs as well.
pub fn compared(name: &str) -> String {
    let seen: String = name.chars().filter(|letter| !is_unseen(*letter)).collect();
    seen.trim().nfc().collect()
}

/// Whether a sign leaves nothing to be seen (`Default_Ignorable_Code_Point` in Unicode).
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether one of these changes how letters beside it are drawn: it joins or parts them, or chooses among their forms.
fn is_joining(letter: char) -> bool {
    matches!(letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200c}' | '\u{200d}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}')
}

//! How each sign of the transcription sounds in which names, lives and mottos are written. The table is our own reading
//! (`docs/rules/trainer.md`, "Sound"): the source shows the signs, and little of how they sound.

use unicode_normalization::UnicodeNormalization;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// As it is written, in lower case.
    pub sign: &'static str,
    /// Its sound in the International Phonetic Alphabet, without brackets.
    pub ipa: &'static str,
    /// The id of what it sounds like, as part of a sentence.
    pub hint: &'static str,
    pub sort: Sort,
    /// Whether it sounds as everybody would read it anyway.
    pub plain: bool,
    /// None of them is forbidden.
    pub examples: &'static [&'static str],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Short,
    Long,
    Consonant,
}

/// How many times longer a long vowel is than a short one, at least (`docs/rules/trainer.md`, "Sound").
pub const LONGER: f64 = 1.6;

/// All signs: vowels, then consonants, those that need no hint last.
pub const SIGNS: &[Sign] = &[
    sign("a", "a", "dre13ehn-reading-a", Sort::Short, false, &["a", "ha", "ka"]),
    sign("ā", "aː", "dre13ehn-reading-long-a", Sort::Long, false, &["ā", "zwā"]),
    sign("e", "e", "dre13ehn-reading-e", Sort::Short, false, &["je", "he"]),
    sign("ē", "eː", "dre13ehn-reading-long-e", Sort::Long, false, &["ē", "ēli"]),
    sign("i", "i", "dre13ehn-reading-i", Sort::Short, false, &["i", "hi", "li"]),
    sign("ī", "iː", "dre13ehn-reading-long-i", Sort::Long, false, &["ī"]),
    sign("o", "ɔ", "dre13ehn-reading-o", Sort::Short, false, &["o", "mo"]),
    sign("ō", "ɔː", "dre13ehn-reading-long-o", Sort::Long, false, &["ō", "ōis"]),
    sign("u", "u", "dre13ehn-reading-u", Sort::Short, false, &["u", "lu"]),
    sign("ū", "uː", "dre13ehn-reading-long-u", Sort::Long, false, &["ū"]),
    sign("y", "y", "dre13ehn-reading-y", Sort::Short, false, &["y"]),
    sign("ǫ", "ɔ\u{303}", "dre13ehn-reading-nasal-o", Sort::Short, false, &["kǫ", "Āmǫ"]),
    sign("š", "ʃ", "dre13ehn-reading-sh", Sort::Consonant, false, &["ša"]),
    sign("j", "j", "dre13ehn-reading-j", Sort::Consonant, false, &["ja", "ji"]),
    sign("h", "h", "dre13ehn-reading-h", Sort::Consonant, false, &["hi", "ha"]),
    sign("r", "r", "dre13ehn-reading-r", Sort::Consonant, false, &["ri", "ra"]),
    sign("w", "β\u{31e}", "dre13ehn-reading-w", Sort::Consonant, false, &["zwā", "weniga"]),
    sign("v", "v", "dre13ehn-reading-v", Sort::Consonant, false, &["Rykvērtsmǫ"]),
    sign("s", "s", "dre13ehn-reading-s", Sort::Consonant, false, &["ōis"]),
    sign("z", "ts", "dre13ehn-reading-z", Sort::Consonant, false, &["zwā"]),
    sign("k", "k", "dre13ehn-reading-k", Sort::Consonant, true, &["ki", "ka"]),
    sign("l", "l", "dre13ehn-reading-l", Sort::Consonant, true, &["li", "lu"]),
    sign("m", "m", "dre13ehn-reading-m", Sort::Consonant, true, &["mo"]),
    sign("n", "n", "dre13ehn-reading-n", Sort::Consonant, true, &["weniga"]),
    sign("t", "t", "dre13ehn-reading-t", Sort::Consonant, true, &["Rykvērtsmǫ"]),
    sign("d", "d", "dre13ehn-reading-d", Sort::Consonant, true, &["drāi"]),
    sign("g", "ɡ", "dre13ehn-reading-g", Sort::Consonant, true, &["weniga"]),
    sign("f", "f", "dre13ehn-reading-f", Sort::Consonant, true, &["Fāijamǫ"]),
];

const fn sign(
    sign: &'static str,
    ipa: &'static str,
    hint: &'static str,
    sort: Sort,
    plain: bool,
    examples: &'static [&'static str],
) -> Sign {
    Sign { sign, ipa, hint, sort, plain, examples }
}

/// Without brackets; `None` where a letter is no sign of the transcription.
pub fn ipa(words: &str) -> Option<String> {
    let lower: String =
        words.nfc().flat_map(char::to_lowercase).filter(|letter| !matches!(letter, '-' | '.')).collect();
    let sound = |letter: char| match letter {
        ' ' => Some(" "),
        _ => SIGNS.iter().find(|sign| sign.sign.chars().eq([letter])).map(|sign| sign.ipa),
    };
    lower.chars().map(sound).collect()
}

#[cfg(test)]
mod tests;

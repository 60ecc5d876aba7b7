//! Text as it is searched for: `ü`, `u` and `ue` are one letter, and so are `å`, `a` and `aa`, `ø`, `ö`, `o` and `oe`,
//! `ß` and `ss`. It is looked through in two forms, without accents ([`plain`]) and with such pairs shortened as well:
//! `er` is in `Bauer` in the first, `Müller` is `Mueller` in the second.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, UnicodeScript as _};

/// A letter of a folded text, and from which byte to which the letter stands that it was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    letter: char,
    from: usize,
    to: usize,
}

/// Small letters without accents.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|letter| fold(letter, &mut |letter| out.push(letter)));
    out
}

/// Words for a file's name: in small letters, digits and single hyphens alone; empty where nothing of it can be written so.
pub fn file_name(text: &str) -> String {
    let written = |letter: char| match letter {
        // As German writes them where it has to.
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        // A sign is no part of a word, whatever it may stand for.
        _ if letter.is_alphanumeric() => any_ascii::any_ascii_char(letter),
        _ => "-",
    };
    let letters: String = text.nfc().flat_map(char::to_lowercase).map(written).collect::<String>().to_ascii_lowercase();
    let words = letters.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// With `ae`, `oe`, `ue` and `aa` as one letter; `None` where the text has none of them.
fn short(plain: &str) -> Option<String> {
    let mut short = String::with_capacity(plain.len());
    let mut last = None;
    for letter in plain.chars() {
        if last.is_some_and(|last| is_pair(last, letter)) {
            last = None;
        } else {
            short.push(letter);
            last = Some(letter);
        }
    }
    (short.len() < plain.len()).then_some(short)
}

/// A text in which [`Sought::forms`] are looked for: each line, followed by its shortened form where that is another.
pub fn indexed<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut all = String::from("\n");
    for line in lines {
        let line = plain(line);
        let short = short(&line);
        for line in std::iter::once(line).chain(short) {
            all.push_str(&line);
            all.push('\n');
        }
    }
    all
}

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sought {
    plain: String,
    short: Option<String>,
}

impl Sought {
    /// That text, without the spaces before and behind it.
    pub fn new(text: &str) -> Self {
        let plain = plain(text.trim());
        Self { short: short(&plain), plain }
    }

    /// Whether there is nothing to be searched for.
    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// What is looked for in a text that is [`indexed`].
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.plain.as_str()).chain(self.short.as_deref())
    }

    /// Whether it is a part of a text.
    pub fn is_in(&self, text: &str) -> bool {
        self.fits(text, |text, sought| text.contains(sought))
    }

    /// Whether a word of a text begins with it, or the text itself does.
    pub fn begins(&self, text: &str) -> bool {
        self.fits(text, |text, sought| {
            text.starts_with(sought) || text.split_whitespace().any(|word| word.starts_with(sought))
        })
    }

    fn fits(&self, text: &str, has: impl Fn(&str, &str) -> bool) -> bool {
        let text = plain(text);
        has(&text, &self.plain) || {
            let shortened = self.short.as_deref().unwrap_or(&self.plain);
            let text = short(&text).map_or(Cow::Borrowed(text.as_str()), Cow::Owned);
            has(&text, shortened)
        }
    }

    /// Where a text has it, from byte to byte, one place after the other.
    pub fn hits(&self, text: &str) -> Vec<(usize, usize)> {
        let whole = pieces(text);
        let mut all = places(&whole, &self.plain);
        let shortened = self.short.as_deref().unwrap_or(&self.plain);
        for (from, to) in places(&merged(&whole), shortened) {
            if all.iter().all(|hit| to <= hit.0 || hit.1 <= from) {
                all.push((from, to));
            }
        }
        all.sort_unstable();
        all
    }
}

fn is_pair(first: char, second: char) -> bool {
    matches!((first, second), ('a' | 'o' | 'u', 'e') | ('a', 'a'))
}

/// The small letters without accents that a letter is made of: none of an accent, two of `ß`.
fn fold(letter: char, take: &mut impl FnMut(char)) {
    if letter.is_ascii() {
        return take(letter.to_ascii_lowercase());
    }
    for part in letter.nfkd().filter(|part| !is_mark(*part)).flat_map(char::to_lowercase) {
        match part {
            'ς' => take('σ'),
            // What is a letter of its own in some language, and a quotation mark, as keyboards without it write it.
            '\u{2010}'..='\u{203f}' => any_ascii::any_ascii_char(part).chars().for_each(&mut *take),
            _ if !part.is_ascii() && part.script() == Script::Latin => {
                any_ascii::any_ascii_char(part).chars().for_each(|letter| take(letter.to_ascii_lowercase()));
            }
            // Of a capital with a dot a mark is left.
            _ if is_mark(part) => {}
            _ => take(part),
        }
    }
}

fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}' | '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::with_capacity(text.len());
    for (from, letter) in text.char_indices() {
        let (before, to) = (all.len(), from + letter.len_utf8());
        fold(letter, &mut |letter| all.push(Piece { letter, from, to }));
        // An accent belongs to what it stands on.
        if all.len() == before
            && let Some(last) = all.last_mut()
        {
            last.to = to;
        }
    }
    all
}

fn merged(pieces: &[Piece]) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::with_capacity(pieces.len());
    let mut is_open = false;
    for piece in pieces {
        match all.last_mut() {
            Some(last) if is_open && is_pair(last.letter, piece.letter) => (last.to, is_open) = (piece.to, false),
            Some(_) | None => {
                all.push(*piece);
                is_open = true;
            }
        }
    }
    all
}

fn places(pieces: &[Piece], sought: &str) -> Vec<(usize, usize)> {
    let sought: Vec<char> = sought.chars().collect();
    let (mut all, mut at) = (Vec::new(), 0);
    while !sought.is_empty() && at + sought.len() <= pieces.len() {
        let part = &pieces[at..at + sought.len()];
        if part.iter().map(|piece| piece.letter).eq(sought.iter().copied()) {
            let (from, to) = (part[0].from, part[part.len() - 1].to);
            at += sought.len();
            // A letter that is two here may not be found twice.
            if all.last().is_none_or(|(_, end)| *end <= from) {
                all.push((from, to));
            }
        } else {
            at += 1;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_however_it_is_spelled() {
        for (name, spellings) in [
            ("Zoë", &["zoe", "Zoe\u{308}", "ZOË", "zo", "oe"][..]),
            ("Zoe\u{308}", &["zoë", "zoe"]),
            ("Straße", &["strasse", "STRASSE", "straß", "STRAẞE", "asse"]),
            ("Müller", &["muller", "mueller", "Mu\u{308}ller", "ueller", "ller", "MÜLL"]),
            ("Mueller", &["muller", "müller", "mueller", "ueller", "eller", "ü"]),
            ("Øystein", &["oystein", "oeystein", "öystein", "ØYST"]),
            ("Åse", &["ase", "aase", "åse"]),
            ("Aase", &["åse", "ase", "aas"]),
            ("Łukasz", &["lukasz"]),
            ("Đorđe", &["dorde"]),
            ("Þór", &["thor", "þor"]),
            ("Æsa", &["aesa", "äsa", "asa"]),
            ("O’Brien", &["o'brien"]),
            ("İnci", &["inci"]),
            ("Ada\u{200b} Lovelace", &["ada lovelace"]),
            ("ΣΊΣΥΦΟΣ", &["σισυφος", "Σίσυφος"]),
            ("Bauer", &["er", "auer", "bauer"]),
        ] {
            for sought in spellings {
                let kept = indexed([name]);
                let sought = Sought::new(sought);
                assert!(sought.is_in(name), "{sought:?} in {name}");
                assert!(sought.forms().any(|form| kept.contains(form)), "{sought:?} in {kept:?}");
                assert!(!sought.hits(name).is_empty(), "{sought:?} in {name}");
            }
        }
        for (name, other) in [("Zoë", "zö\u{308}s"), ("Bauer", "bauner"), ("Müller", "mieller"), ("Strase", "strasse")]
        {
            assert!(!Sought::new(other).is_in(name), "{other} is not in {name}");
        }
    }

    #[test]
    fn what_is_found_is_shown_where_it_stands() {
        let hits = |text: &'static str, sought: &str| -> Vec<&str> {
            Sought::new(sought).hits(text).into_iter().map(|(from, to)| &text[from..to]).collect()
        };
        assert_eq!(hits("Müller, Mueller und Muller", "müller"), ["Müller", "Mueller", "Muller"]);
        assert_eq!(hits("Zoe\u{308} Zoë", "zoe"), ["Zoe\u{308}", "Zoë"]);
        assert_eq!(hits("Maß, Masse", "s"), ["ß", "s", "s"]);
        assert_eq!(hits("Bauer", "u"), ["u"]);
        assert_eq!(hits("würfeln wuerfeln", " WÜRF"), ["würf", "wuerf"]);
        assert!(hits("Bauer", "").is_empty() && hits("", "a").is_empty());
    }

    #[test]
    fn a_word_begins_with_what_is_typed_in_any_spelling() {
        let begins = |typed: &str| Sought::new(typed).begins("Jörg Åke Weiß");
        assert!(["jo", "joe", "ake", "aake", "weiss", "jörg å", ""].into_iter().all(begins));
        assert!(!begins("rg") && !begins("iß"));
    }
}

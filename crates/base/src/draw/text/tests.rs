use super::*;

#[test]
fn kerning_and_ligatures_are_at_work() {
    let apart = width("A", Font::Serif, 10.0) + width("V", Font::Serif, 10.0);
    assert!(width("AV", Font::Serif, 10.0) < apart - 0.3, "A and V are kerned");
    let office = shape("Offizier", Font::Serif);
    assert!(office.len() < 8, "ffi is one glyph");
    assert_eq!(office[1].stands_for, 1..4);
}

#[test]
fn letters_that_names_and_texts_need_are_in_every_font() {
    for font in Font::ALL {
        for c in "äöüßÄÖÜẞāēīōūǫǪṛṁčšžéèêñøåłğşčŁ„“”‚‘’–—…•·†½¼¾−×÷±≥≤≠←→↑↓€£ΑλЖя".chars()
        {
            let glyphs = shape(&c.to_string(), font);
            assert!(matches!(glyphs.as_slice(), [Glyph { face, .. }] if *face == font.into()), "{c} in {font:?}");
        }
    }
}

#[test]
fn letters_a_font_lacks_come_from_another() {
    let faces = |words: &str, font| shape(words, font).iter().map(|glyph| glyph.face).collect::<Vec<_>>();
    assert_eq!(faces("ɦ", Font::SerifItalic), [Font::Serif.into()]);
    assert_eq!(faces("²", Font::SerifItalic), [Font::Serif.into()]);
    assert_eq!(faces("□", Font::SansBold), [Font::SerifBold.into()]);
}

/// Names in scripts that the families lack.
const NAMES: [&str; 24] = [
    "שרה",
    "ليلى",
    "فرشته",
    "নীলা",
    "अदिति",
    "ગૌરી",
    "ਗੁਰਪ੍ਰੀਤ",
    "ଲକ୍ଷ୍ମୀ",
    "தமிழ்",
    "తెలుగు",
    "ಕನ್ನಡ",
    "മലയാളം",
    "සිංහල",
    "สมชาย",
    "ລາວ",
    "မြန်မာ",
    "ខ្មែរ",
    "ნინო",
    "Անի",
    "ሰላም",
    "ދިވެހި",
    "🦊",
    "高橋みなみ",
    "김서연",
];

#[test]
fn names_in_the_worlds_scripts_are_drawn_in_their_own_letters() {
    for name in NAMES {
        for font in Font::ALL {
            let glyphs = shape(name, font);
            let own = |glyph: &Glyph| glyph.id != 0 && Font::ALL.iter().all(|family| glyph.face != (*family).into());
            assert!(!glyphs.is_empty() && glyphs.iter().all(own), "{name} in {font:?}: {glyphs:?}");
            let (low, high) = outline(name, font, 10.0).bounds().expect("it is seen");
            let width = width(name, font, 10.0);
            assert!(
                high.x - low.x > 0.8 * width && high.x - low.x < 1.2 * width,
                "{name} is as wide as it is measured"
            );
            assert!(!name.chars().any(|c| lacks(c, font)), "{name}");
        }
    }
}

/// Where the characters of the words begin, from left to right.
fn order(words: &str) -> Vec<usize> {
    let glyphs = shape(words, Font::Sans);
    assert!(glyphs.windows(2).all(|pair| pair[0].at.x <= pair[1].at.x + 0.5), "{words}");
    glyphs
        .iter()
        .map(|glyph| glyph.stands_for.clone())
        .filter(|range| !range.is_empty())
        .map(|range| range.start)
        .collect()
}

#[test]
fn what_is_read_from_right_to_left_lies_so_and_turns_nothing_else() {
    assert_eq!(order("שרה"), [4, 2, 0]);
    assert_eq!(order("Ab שרה cd"), [0, 1, 2, 7, 5, 3, 9, 10, 11]);
    // isolated, as the texts do it, the number after the name stays behind it
    assert_eq!(order("\u{2068}שר\u{2069}: 17"), [5, 3, 10, 11, 12, 13]);
    assert_eq!(order("(שר)"), [0, 3, 1, 5], "brackets go round it");
    assert_eq!(order("שר 王"), [2, 0, 4, 5], "what is spelled is read from left to right");
}

#[test]
fn letters_that_join_are_joined() {
    let ids = |words: &str| shape(words, Font::Serif).iter().map(|glyph| glyph.id).collect::<Vec<_>>();
    let apart: Vec<u16> = ["ى", "ل", "ي", "ل"].iter().flat_map(|letter| ids(letter)).collect();
    assert_ne!(ids("ليلى"), apart);
    assert_eq!(ids("क्ष").len(), 1);
    assert_ne!(ids("क्\u{200d}ष"), ids("क्ष"), "half a letter where it is asked for");
    assert_eq!(ids("a\u{200d}b").len(), 2);
}

#[test]
fn what_no_font_has_is_spelled_with_letters_and_never_a_box() {
    let forms = |words: &str| shape(words, Font::Sans).iter().map(|glyph| (glyph.face, glyph.id)).collect::<Vec<_>>();
    for (name, spelled) in [("王伟", "WangWei"), ("ᏣᎳᎩ", "TsaLaGi"), ("ߒߞߏ", "nko"), ("𐌰", "a")] {
        let drawn = forms(name);
        assert_eq!(drawn, forms(spelled), "{name}");
        assert!(drawn.iter().all(|(_, id)| *id != 0), "{name}");
    }
    assert_eq!(forms("Ann 🀄"), forms("Ann "), "a symbol beside words is left out");
    assert!(!forms("🀄").is_empty(), "alone it is named");
    assert_eq!(forms("👩🏽‍🚀"), forms("👩🚀"), "a sequence is its parts");
    assert_eq!(forms("Ann 王 Bo"), forms("Ann Wang Bo"));
    let stands: Vec<Range<usize>> = shape("a王b", Font::Serif).into_iter().map(|glyph| glyph.stands_for).collect();
    assert_eq!(stands, [0..1, 1..4, 1..1, 1..1, 1..1, 4..5], "the first letter stands for the whole character");
}

#[test]
fn what_has_no_shape_is_left_out() {
    assert_eq!(shape("a\u{200d}\u{202e}\u{0}b", Font::Sans).len(), 2);
    assert!((width("a\nb", Font::Sans, 1.0) - width("a b", Font::Sans, 1.0)).abs() < 1e-6);
    assert!(shape("", Font::Sans).is_empty() && shape("\u{feff}", Font::Serif).is_empty());
}

#[test]
fn a_decomposed_letter_is_drawn_like_the_composed_one() {
    for font in Font::ALL {
        assert!((width("ä", font, 10.0) - width("a\u{308}", font, 10.0)).abs() < 1e-4, "{font:?}");
    }
}

#[test]
fn lines_break_at_spaces_but_not_at_those_that_bind() {
    let lines = wrap("Wer die Wahl hat, hat die Qual, z.\u{a0}B. hier.\n\nEnde", Font::Serif, 4.0, 25.0);
    assert!(lines.iter().all(|line| width(line, Font::Serif, 4.0) <= 25.0), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("z.\u{a0}B.")));
    assert_eq!(&lines[lines.len() - 2..], ["", "Ende"]);
    assert_eq!(wrap("Donaudampfschifffahrt ab", Font::Sans, 4.0, 5.0), ["Donaudampfschifffahrt", "ab"]);
    assert!(wrap(" \n ", Font::Sans, 4.0, 5.0).is_empty());
}

#[test]
fn metrics_are_those_of_letters() {
    for font in Font::ALL {
        let cap = outline("H", font, 10.0).bounds().expect("it has an outline");
        assert!((-cap.0.y - cap_height(font, 10.0)).abs() < 0.15, "{font:?} {cap:?}");
        assert!(cap.1.y.abs() < 0.05, "it stands on the baseline");
        assert!(descent(font, 10.0) > 1.5);
    }
}

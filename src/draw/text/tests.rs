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
            assert!(matches!(glyphs.as_slice(), [Glyph { font: drawn, .. }] if *drawn == font), "{c} in {font:?}");
        }
    }
}

#[test]
fn letters_a_font_lacks_come_from_another() {
    let fonts = |words: &str, font| shape(words, font).iter().map(|glyph| glyph.font).collect::<Vec<_>>();
    assert_eq!(fonts("ɦ", Font::SerifItalic), [Font::Serif]);
    assert_eq!(fonts("²", Font::SerifItalic), [Font::Serif]);
    assert_eq!(fonts("□", Font::SansBold), [Font::SerifBold]);
}

#[test]
fn what_no_font_has_is_spelled_with_letters_and_never_a_box() {
    let forms = |words: &str| shape(words, Font::Sans).iter().map(|glyph| (glyph.font, glyph.id)).collect::<Vec<_>>();
    for (name, spelled) in
        [("אבא", "'v'"), ("علي", "`ly"), ("王伟", "WangWei"), ("ประเทศ", "praeths"), ("მარი", "mari")]
    {
        let drawn = forms(name);
        assert_eq!(drawn, forms(spelled), "{name}");
        assert!(drawn.iter().all(|(_, id)| *id != 0), "{name}");
    }
    assert_eq!(forms("Ann 🎲"), forms("Ann "), "a symbol beside words is left out");
    assert_eq!(forms("🎲"), forms("game die"), "alone it is named");
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
        assert!(ascent(font, 10.0) > cap_height(font, 10.0) && descent(font, 10.0) > 1.5);
    }
}

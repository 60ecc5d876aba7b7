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
            assert!(
                matches!(glyphs.as_slice(), [Glyph { form: Form::Drawn { font: drawn, .. }, .. }] if *drawn == font),
                "{c} in {font:?}"
            );
        }
    }
}

#[test]
fn letters_a_font_lacks_come_from_another_and_the_rest_are_boxes() {
    let fonts = |words: &str, font| shape(words, font).iter().map(|glyph| glyph.form).collect::<Vec<_>>();
    assert!(matches!(fonts("ɦ", Font::SerifItalic)[..], [Form::Drawn { font: Font::Serif, .. }]));
    assert!(matches!(fonts("²", Font::SerifItalic)[..], [Form::Drawn { font: Font::Serif, .. }]));
    assert!(matches!(fonts("□", Font::SansBold)[..], [Form::Drawn { font: Font::SerifBold, .. }]));
    let mixed = fonts("a漢b🎲", Font::Sans);
    assert!(matches!(mixed[..], [Form::Drawn { .. }, Form::Missing, Form::Drawn { .. }, Form::Missing]));
    let boxes = outline("漢", Font::Sans, 10.0);
    assert!(boxes.bounds().is_some_and(|(low, high)| high.x - low.x > 4.0 && low.y < -6.0));
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

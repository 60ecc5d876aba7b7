//! Figures as each language writes them, whatever command says them.

use super::*;

/// What commands say to people that has shares, decimals or times in it.
const LINES: &[&str] = &[
    "play ludix --players bot:easy,bot:strong --games 11 --seed 3",
    "play dre13ehn --option mode=points --players bot:easy,bot:easy --games 3 --seed 3",
    "play kvatrutafl --players bot:easy,bot:easy --games 2 --seed 1 --unit",
    "league ludix --levels easy,medium --games 20",
    "hint namaste-people-take-back.wurf",
    "review namaste-two-to-the-end.wurf",
    "rollout namaste-two-to-the-end.wurf --event 33 --trials 2",
    "optimum studentenpasch",
];

/// What is wrong with a figure of that language, if anything is.
fn wrong(lang: &str, text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let digit = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    let other = if lang == "de" { '.' } else { ',' };
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let near = || Some(letters[at.saturating_sub(8)..letters.len().min(at + 4)].iter().collect());
        let is_wrong = match letter {
            '%' if lang == "de" => before != Some('\u{a0}'),
            '%' => !digit(at.checked_sub(1)),
            letter => *letter == other && digit(at.checked_sub(1)) && digit(Some(at + 1)),
        };
        if is_wrong {
            return near();
        }
    }
    None
}

#[test]
fn shares_and_decimals_are_written_as_the_language_does() {
    for lang in ["en", "de"] {
        let mut shares = 0;
        for line in LINES {
            let args = line.split(' ').map(|word| match word.ends_with(".wurf") {
                true => golden(word),
                false => PathBuf::from(word),
            });
            let said = say(args.chain(["--lang".into(), lang.into()]));
            assert_eq!(said.code, 0, "{line}: {said:?}");
            assert_eq!(wrong(lang, &said.out), None, "{line} --lang {lang}: {}", said.out);
            shares += said.out.matches('%').count();
        }
        assert!(shares > 20, "only {shares} shares were seen");
    }
}

#[test]
fn the_law_of_figures_sees_what_is_wrong() {
    assert_eq!((wrong("en", "9.1%, 1 of 2"), wrong("de", "9,1\u{a0}%; a. 1")), (None, None));
    assert!(["9.1 %", "9.1\u{a0}%", "9,1%"].iter().all(|text| wrong("en", text).is_some()));
    assert!(["9,1 %", "9,1%", "9.1\u{a0}%"].iter().all(|text| wrong("de", text).is_some()));
}

use iced::keyboard::key::Code;
use proptest::prelude::*;

use super::*;
use crate::app::shortcut::names;

fn chord() -> impl Strategy<Value = Chord> {
    let keys = NAMED.map(|(named, ..)| Key::Named(named)).into_iter();
    let keys: Vec<Key> = keys.chain(["v", "c", "ß", "+", "/"].map(|sign| Key::Character(sign.into()))).collect();
    (prop::sample::select(keys), any::<bool>()).prop_map(|(key, ctrl)| Chord { key, ctrl })
}

fn named(name: &str) -> Chord {
    Chord::named(name).expect("a key")
}

fn kept(keys: &Keys) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    keys.write(&mut names);
    names
}

fn chosen(changes: &[(Chord, Chord)]) -> Keys {
    let mut keys = Keys::default();
    changes.iter().for_each(|(usual, chosen)| keys.choose(usual, chosen));
    keys
}

proptest! {
    #[test]
    fn whatever_is_chosen_nothing_is_out_of_reach(changes in prop::collection::vec((chord(), chord()), 0..20), any in chord()) {
        let keys = chosen(&changes);
        prop_assert_eq!(keys.usual(keys.chosen(&any)), &any);
        prop_assert_eq!(keys.chosen(keys.usual(&any)), &any);
        if let Some((usual, last)) = changes.last() {
            prop_assert_eq!(keys.chosen(usual), last);
        }
    }

    #[test]
    fn a_chord_is_read_as_it_is_named(chord in chord()) {
        prop_assert_eq!(Chord::named(&chord.name(None)), Some(chord));
    }

    #[test]
    fn the_settings_hold_what_was_chosen(changes in prop::collection::vec((chord(), chord()), 0..20), any in chord()) {
        let keys = chosen(&changes);
        let read = Keys::read(&kept(&keys));
        prop_assert_eq!(kept(&read), kept(&keys));
        prop_assert_eq!(read.chosen(&any), keys.chosen(&any));
    }

    #[test]
    fn what_is_no_key_in_the_settings_takes_none_away(
        junk in prop::collection::btree_map("(Ctrl\\+)?(F[0-9]|[a-z]|Esc|.{0,3})", "F[0-9]|[a-z]|Esc|.{0,3}", 0..10),
        any in chord(),
    ) {
        let keys = Keys::read(&junk);
        prop_assert_eq!(keys.usual(keys.chosen(&any)), &any);
        let mut written = junk.clone();
        keys.write(&mut written);
        for usual in junk.keys().filter(|usual| Chord::named(usual).is_none()) {
            prop_assert_eq!(&written[usual], &junk[usual], "what is no key stays");
        }
    }
}

#[test]
fn what_is_chosen_and_chosen_back_is_as_usual() {
    let (look, call) = (named("V"), named("C"));
    let mut keys = Keys::default();
    keys.choose(&look, &call);
    assert_eq!((keys.chosen(&look), keys.chosen(&call)), (&call, &look), "they swap");
    keys.choose(&look, &look);
    assert!(keys.is_usual());
}

#[test]
fn keys_are_written_as_the_keyboards_of_the_language_have_them() {
    let mut keys = Keys::default();
    let written = |keys: &Keys, name| [Lang::De, Lang::En].map(|lang| keys.written(lang, name));
    assert_eq!(written(&keys, "Ctrl+Z"), ["Strg+Z", "Ctrl+Z"]);
    assert_eq!(written(&keys, "Shift+←"), ["Umschalt+←", "Shift+←"]);
    assert_eq!(written(&keys, "e"), ["E", "E"]);
    assert_eq!(written(&keys, "ß"), ["ß", "ß"], "it has no capital of one letter");
    assert_eq!(written(&keys, "7"), ["7", "7"]);
    keys.choose(&named("Ctrl+Z"), &named("F7"));
    keys.choose(&named("←"), &named("j"));
    assert_eq!(written(&keys, "Ctrl+Z"), ["F7", "F7"]);
    assert_eq!(written(&keys, "F7"), ["Strg+Z", "Ctrl+Z"]);
    assert_eq!(written(&keys, "Shift+←"), ["Umschalt+J", "Shift+J"], "Shift is no part of it");
}

#[test]
fn digits_and_keys_of_the_system_are_never_chosen() {
    let none = |key: &str, modifiers| Chord::of(&Key::Character(key.into()), modifiers).is_none();
    assert!(none("1", Modifiers::empty()) && none("v", Modifiers::ALT) && none("🎲", Modifiers::empty()));
    assert!(!none("1", Modifiers::COMMAND), "with Ctrl it leads to a part of a page");
    assert!(Chord::of(&Key::Named(Named::Shift), Modifiers::empty()).is_none());
}

/// The places of the letters, and what a Cyrillic and a Greek keyboard write there.
const LETTERS: [(char, Code, char, char); 12] = [
    ('a', Code::KeyA, 'ф', 'α'),
    ('c', Code::KeyC, 'с', 'ψ'),
    ('f', Code::KeyF, 'а', 'φ'),
    ('h', Code::KeyH, 'р', 'η'),
    ('l', Code::KeyL, 'д', 'λ'),
    ('n', Code::KeyN, 'т', 'ν'),
    ('o', Code::KeyO, 'щ', 'ο'),
    ('p', Code::KeyP, 'з', 'π'),
    ('r', Code::KeyR, 'к', 'ρ'),
    ('s', Code::KeyS, 'ы', 'σ'),
    ('v', Code::KeyV, 'м', 'ω'),
    ('z', Code::KeyZ, 'я', 'ζ'),
];

/// What the program hears of a key that writes that and lies there.
fn heard(writes: char, place: Code, modifiers: Modifiers) -> KeyPress {
    let key = Key::Character(writes.to_string().into());
    let event = keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: Physical::Code(place),
        location: keyboard::Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    };
    let heard = USUAL.heard(&event, || false).unwrap_or(event);
    let keyboard::Event::KeyPressed { modified_key, modifiers, .. } = heard else { unreachable!("{heard:?}") };
    KeyPress::of(&modified_key, modifiers)
}

#[test]
fn every_letter_on_the_card_is_the_same_with_caps_lock_with_shift_and_in_every_script() {
    let names = crate::app::groups(None).into_iter().flat_map(|group| group.lines).flat_map(|(keys, _)| names(keys));
    let mut met = 0;
    for name in names.filter(|name| !name.starts_with(SHIFT)) {
        let letter = name.strip_prefix(CTRL).unwrap_or(&name).to_lowercase();
        let Some((latin, place, cyrillic, greek)) = LETTERS.into_iter().find(|(latin, ..)| letter == latin.to_string())
        else {
            continue;
        };
        let held = if name.starts_with(CTRL) { Modifiers::COMMAND } else { Modifiers::empty() };
        for writes in [latin, cyrillic, greek] {
            let large = writes.to_uppercase().next().expect("a letter");
            for (writes, held) in [(writes, held), (large, held), (large, held | Modifiers::SHIFT)] {
                assert!(heard(writes, place, held).is(&name), "{name} by {writes}, {held:?}");
                assert!(!heard(writes, place, held | Modifiers::ALT).is(&name), "{name} by {writes} with Alt");
            }
        }
        met += 1;
    }
    assert!(met > 40, "{met}");
}

#[test]
fn letters_of_latin_keyboards_are_themselves_wherever_they_lie() {
    // Z and Y have changed places in Germany; ä lies where others have an apostrophe.
    assert!(heard('z', Code::KeyY, Modifiers::COMMAND).is("Ctrl+Z"));
    assert!(!heard('z', Code::KeyY, Modifiers::COMMAND).is("Ctrl+Y"));
    assert_eq!(heard('ä', Code::Quote, Modifiers::empty()).letter(), Some('ä'));
    assert_eq!(heard('ā', Code::KeyA, Modifiers::empty()).written(), Some("ā"));
    assert_eq!(heard('۷', Code::Digit7, Modifiers::empty()).number(), Some(7), "Persian digits are digits");
}

#[test]
fn a_letter_that_was_chosen_where_it_is_written_stays_chosen() {
    let keys = chosen(&[(named("F7"), named("ж"))]);
    let usual = keys.usual_at(&Key::Character("ж".into()), Physical::Code(Code::Semicolon), Modifiers::empty());
    assert_eq!(usual, Some(named("F7")));
}

/// The one place where a letter of the keyboard becomes a command is [`super`]; a field makes the press that pastes.
#[test]
fn no_screen_compares_what_a_key_writes() {
    fn files(folder: &std::path::Path, all: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder of the source").flatten() {
            match entry.path() {
                path if path.is_dir() => files(&path, all),
                path => all.push(path),
            }
        }
    }
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    files(&root.join("app"), &mut all);
    all.push(root.join("app.rs"));
    assert!(all.len() > 100, "{}", all.len());
    let may = ["app/keys.rs", "app/keys/tests.rs", "app/widget/field.rs"].map(|path| root.join(path));
    let compares = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a file of the source");
        text.split("Key::Character(").skip(1).any(|rest| !rest.starts_with('_'))
    };
    let found: Vec<_> = all.iter().filter(|path| !may.contains(path) && compares(path)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

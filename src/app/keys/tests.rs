use proptest::prelude::*;

use super::*;

fn chord() -> impl Strategy<Value = Chord> {
    let keys = NAMED.map(|(named, ..)| Key::Named(named)).into_iter();
    let keys: Vec<Key> = keys.chain(["v", "c", "ß", "+", "/"].map(|sign| Key::Character(sign.into()))).collect();
    (prop::sample::select(keys), any::<bool>()).prop_map(|(key, ctrl)| Chord { key, ctrl })
}

fn named(name: &str) -> Chord {
    Chord::named(name).expect("a key")
}

fn names(keys: &Keys) -> BTreeMap<String, String> {
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
        let read = Keys::read(&names(&keys));
        prop_assert_eq!(names(&read), names(&keys));
        prop_assert_eq!(read.chosen(&any), keys.chosen(&any));
    }

    #[test]
    fn what_is_no_key_in_the_settings_takes_none_away(
        junk in prop::collection::btree_map("(Ctrl\\+)?(F[0-9]|[a-z]|Esc|.{0,3})", "F[0-9]|[a-z]|Esc|.{0,3}", 0..10),
        any in chord(),
    ) {
        let keys = Keys::read(&junk);
        prop_assert_eq!(keys.usual(keys.chosen(&any)), &any);
        let mut kept = junk.clone();
        keys.write(&mut kept);
        for usual in junk.keys().filter(|usual| Chord::named(usual).is_none()) {
            prop_assert_eq!(&kept[usual], &junk[usual], "what is no key stays");
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

//! Settings are kept, and nobody's file is destroyed.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use serde_json::json;

use games::game::bot::Level;

use super::*;

fn place() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::at(folder.path());
    (folder, folders)
}

fn kinds() -> impl Strategy<Value = PlayerKind> {
    prop::sample::select(vec![
        PlayerKind::Human,
        PlayerKind::Bot(Level::Easy),
        PlayerKind::Bot(Level::Medium),
        PlayerKind::Bot(Level::Strong),
    ])
}

/// Any text at all: quotes, line ends, NUL, marks that combine, letters beyond the first plane.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::collection::vec(any::<char>(), 0..60).prop_map(|letters| letters.into_iter().collect()),
        Just("\u{0}\"\\\n\u{202e}\u{feff}𐌰\u{301}".repeat(50)),
    ]
}

fn setups() -> impl Strategy<Value = Setup> {
    let seats = prop::collection::vec((texts(), kinds()).prop_map(|(name, kind)| SeatSetup { name, kind }), 0..5);
    let options = prop::collection::btree_map(texts(), texts(), 0..4);
    let guests = prop::collection::vec(texts(), 0..3);
    (seats, options, any::<bool>(), any::<bool>(), guests).prop_map(|(seats, options, real_dice, undo, guests)| Setup {
        seats,
        options,
        real_dice,
        undo,
        guests,
    })
}

prop_compose! {
    fn chosen()(
        lang in prop::sample::select(vec![None, Some(Lang::De), Some(Lang::En)]),
        look in prop::sample::select(vec![Look::System, Look::Light, Look::Dark, Look::StarkLight, Look::StarkDark]),
        dice in prop::sample::select(vec![Dice::Solid, Dice::Flat]),
        dice_speed in prop::sample::select(vec![Speed::Normal, Speed::Fast, Speed::None]),
        (text_size, pause) in (any::<u16>(), any::<u16>()),
        (reduced_motion, dice_sounds, confirm_dice, ahead) in any::<(bool, bool, bool, bool)>(),
        (large_cursor, large_targets, untimed) in any::<(Option<bool>, bool, bool)>(),
        coach in prop::sample::select(vec![Coach::Off, Coach::Blunders, Coach::Mistakes, Coach::All]),
        (volume, tempo, voice) in (any::<u16>(), any::<u16>(), prop::option::of(texts())),
        clock in prop::sample::select(Clock::ALL.to_vec()),
        faces in prop::collection::btree_map(texts(), prop::collection::btree_map(texts(), texts(), 0..3), 0..3),
        layouts in prop::collection::btree_map(texts(), prop::collection::btree_map(texts(), texts(), 0..3), 0..3),
        data_folder in prop::option::of(texts()),
        setups in prop::collection::btree_map(texts(), setups(), 0..4),
        window in prop::option::of(any::<(u16, u16, bool)>()),
        (paper, per_page) in (prop::option::of(texts()), any::<Option<u8>>()),
        decks in prop::option::of(prop::collection::vec(texts(), 0..4)),
        (new, length, recall) in any::<(u16, u16, u16)>(),
        (drilled, player) in (prop::option::of(texts()), prop::option::of(texts())),
        keys in prop::collection::btree_map(texts(), texts(), 0..3),
    ) -> Settings {
        Settings {
            lang, player, look, dice, dice_speed, confirm_dice, coach, ahead, reduced_motion, large_cursor, large_targets, untimed, keys, setups, clock, faces, layouts, dice_sounds, voice,
            text_size: TextSize::nearest(text_size),
            pause: Pause::nearest(pause),
            volume: Loudness::nearest(volume),
            tempo: Tempo::nearest(tempo),
            data_folder: data_folder.map(|path| TextPath::new(Path::new(&path)).unwrap()),
            window: window.map(|(width, height, maximized)| {
                let (width, height) = (Extent::nearest(width), Extent::nearest(height));
                let place = maximized.then_some(WindowPosition { x: -40, y: 300 });
                Window { width, height, place, display: place.map(|_| (height, width)), maximized }
            }),
            print: Print { paper, per_page },
            practice: Practice {
                decks,
                new: NewCards::nearest(new),
                length: SessionLength::nearest(length),
                recall: Recall::nearest(recall),
                dice: drilled,
                vowels: Some("-1.9;-1.1".to_owned()),
            },
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn what_is_saved_is_read_again_whatever_it_is_and_whatever_it_was(one in chosen(), other in chosen()) {
        let (_folder, folders) = place();
        let mut file = Settings::load(&folders).file;
        for settings in [&one, &other, &Settings::default(), &one] {
            prop_assert!(file.save(settings).unwrap().is_empty());
            let loaded = Settings::load(&folders);
            prop_assert!(loaded.notices.is_empty(), "{:?}", loaded.notices);
            prop_assert_eq!(&loaded.settings, settings);
        }
    }

    #[test]
    fn of_two_windows_each_keeps_what_the_other_has_chosen(one in chosen(), other in chosen()) {
        let (_folder, folders) = place();
        let (mut first, mut second) = (Settings::load(&folders), Settings::load(&folders));
        first.settings.setups = one.setups;
        first.settings.pause = one.pause;
        first.file.save(&first.settings).unwrap();
        second.settings.look = other.look;
        second.settings.print = other.print;
        second.file.save(&second.settings).unwrap();
        let expected = Settings { look: second.settings.look, print: second.settings.print, ..first.settings };
        prop_assert_eq!(Settings::load(&folders).settings, expected);
    }
}

#[test]
fn nothing_there_is_the_defaults_and_nobody_is_told() {
    let (_folder, folders) = place();
    let loaded = Settings::load(&folders);
    assert_eq!(loaded.settings, Settings::default());
    assert!(loaded.notices.is_empty());
}

#[test]
fn a_file_that_is_no_settings_is_set_aside_and_not_overwritten() {
    let (_folder, folders) = place();
    let wrecks = [&b"{\"lang\": \"de\",}"[..], b"", b"[]", b"\xff\xfe", b"null", &[b' '; 2_000_000]];
    for (number, wreck) in wrecks.into_iter().enumerate() {
        fs::write(folders.settings(), wreck).unwrap();
        let mut loaded = Settings::load(&folders);
        let kept = folders.settings().with_file_name(format!("settings.damaged-{}.json", number + 1));
        assert!(matches!(loaded.notices.as_slice(), [Notice::SetAside { kept: at }] if *at == kept));
        loaded.settings.coach = Coach::All;
        loaded.file.save(&loaded.settings).unwrap();
        assert_eq!(Settings::load(&folders).settings.coach, Coach::All);
        assert_eq!(fs::read(kept).unwrap(), wreck);
    }
}

#[test]
fn a_file_damaged_while_the_program_runs_is_set_aside_before_saving() {
    let (_folder, folders) = place();
    let mut loaded = Settings::load(&folders);
    loaded.settings.look = Look::Dark;
    loaded.file.save(&loaded.settings).unwrap();
    fs::write(folders.settings(), b"{\"my\": notes").unwrap();
    loaded.settings.coach = Coach::All;
    let notices = loaded.file.save(&loaded.settings).unwrap();
    let [Notice::SetAside { kept }] = notices.as_slice() else { panic!("{notices:?}") };
    assert_eq!(fs::read(kept).unwrap(), b"{\"my\": notes");
    assert_eq!(Settings::load(&folders).settings, loaded.settings);
}

#[test]
fn the_coach_was_once_a_switch_and_is_a_word_now() {
    let (_folder, folders) = place();
    for (there, means) in [
        (json!(false), Coach::Off),
        (json!(true), Coach::Mistakes),
        (json!("off"), Coach::Off),
        (json!("blunders"), Coach::Blunders),
        (json!("mistakes"), Coach::Mistakes),
        (json!("all"), Coach::All),
    ] {
        fs::write(folders.settings(), json!({ "coach": there }).to_string()).unwrap();
        let loaded = Settings::load(&folders);
        assert!(loaded.notices.is_empty(), "{there}");
        assert_eq!(loaded.settings.coach, means, "{there}");
    }
    fs::write(folders.settings(), json!({ "coach": "shouts" }).to_string()).unwrap();
    assert!(matches!(Settings::load(&folders).notices.as_slice(), [Notice::Fields { .. }]));
}

#[test]
fn fields_of_another_version_stay() {
    let (_folder, folders) = place();
    let text = json!({
        "version": 7, "sounds": {"volume": 3}, "look": "sepia", "text_size": 500, "coach": true,
        "window": {"width": 1024, "height": 700, "screen": 2},
        "setups": {"ludix": {"hands": 3, "undo": false}, "chess": [1]},
    });
    fs::write(folders.settings(), text.to_string()).unwrap();
    let mut loaded = Settings::load(&folders);
    let names = ["look", "text_size", "setups.chess"];
    assert!(matches!(loaded.notices.as_slice(), [Notice::Fields { names: wrong, .. }] if wrong == &names));
    assert_eq!(loaded.settings.look, Look::System);
    assert_eq!(loaded.settings.coach, Coach::Mistakes, "it was once a switch");
    assert!(!loaded.settings.setups["ludix"].undo);
    let (width, height) = (Extent::nearest(800), Extent::nearest(700));
    loaded.settings.window = Some(Window { width, height, place: None, display: None, maximized: true });
    loaded.settings.setups.get_mut("ludix").unwrap().real_dice = true;
    loaded.file.save(&loaded.settings).unwrap();
    let saved: Value = serde_json::from_slice(&fs::read(folders.settings()).unwrap()).unwrap();
    let expected = json!({
        "version": 7, "sounds": {"volume": 3}, "look": "sepia", "text_size": 500, "coach": true,
        "window": {"width": 800, "height": 700, "screen": 2, "maximized": true},
        "setups": {"ludix": {"hands": 3, "undo": false, "real_dice": true}, "chess": [1]},
    });
    assert_eq!(saved, expected);
}

#[test]
fn a_text_cut_short_or_overwritten_at_random_is_never_the_end() {
    let (_folder, folders) = place();
    let mut loaded = Settings::load(&folders);
    loaded.settings.setups.insert("namaste".into(), Setup::default());
    loaded.settings.lang = Some(Lang::De);
    loaded.file.save(&loaded.settings).unwrap();
    let whole = fs::read(folders.settings()).unwrap();
    for cut in 0..whole.len() - 2 {
        fs::write(folders.settings(), &whole[..cut]).unwrap();
        let loaded = Settings::load(&folders);
        assert_eq!((loaded.settings, loaded.notices.len()), (Settings::default(), 1), "cut at {cut}");
    }
}

#[test]
fn numbers_stay_within_their_bounds() {
    assert_eq!([0, 80, 133, 200, 999].map(|size| TextSize::nearest(size).get()), [80, 80, 133, 200, 250]);
    assert!(TextSize::try_from(79).is_err() && TextSize::try_from(80).is_ok());
    let default: Value = serde_json::to_value(Settings::default()).unwrap();
    assert_eq!(default["text_size"], json!(100));
}

#[cfg(unix)]
#[test]
fn a_folder_whose_name_is_no_text_is_refused_at_once() {
    use std::os::unix::ffi::OsStrExt as _;
    let path = Path::new(std::ffi::OsStr::from_bytes(b"\xff"));
    assert!(matches!(TextPath::new(path), Err(Error::NotText { .. })));
}

//! The sounds in the window: heard by mouse and by keyboard, recorded and compared with a clip in the microphone's place.

use std::time::Duration;

use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::store::settings::Look;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use voice::hear::{Ear, measure};
use voice::sound::{Clip, RATE};
use voice::{self, Pace, Speaker, Voice};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::screen::sounds::twins::EarQuestion;

use crate::driver::{Driver, heard, says, set_appearance, set_volume};

/// From the trainer's home to the sounds.
fn reach(driver: &mut Driver) {
    driver.say(Message::Asked(Route::Sounds));
    assert!(matches!(driver.app().top(), Screen::Sounds(_)));
}

/// The window with the sounds; `given` takes the microphone's place.
fn open(size: (f32, f32), lang: Lang, look: Look, text: u16, given: Option<Clip>) -> (Driver, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), size, |desk| {
        set_appearance(desk, lang, look, text);
        desk.given = given;
    });
    driver.key(Key::Character("l".into()), Modifiers::COMMAND);
    reach(&mut driver);
    (driver, home)
}

fn usual(given: Option<Clip>) -> (Driver, tempfile::TempDir) {
    open((1280.0, 800.0), Lang::En, Look::Light, 100, given)
}

fn said(words: &str, voice: Voice, pace: f32) -> Option<Clip> {
    Some(voice::say(words, voice, Pace::new(pace)).unwrap())
}

/// Somebody else says it, softly and after a while, with some noise round it.
fn own(words: &str) -> Clip {
    let speaker = Speaker { pitch: 170.0, tract: 1.1, slack: 0.05, seed: 5, ..Voice::Middle.speaker() };
    let spoken = voice::say_as(words, &speaker).unwrap();
    let silence = std::iter::repeat_n(0.0, RATE as usize / 2);
    let all = silence.clone().chain(spoken.samples().iter().map(|sample| sample * 0.4)).chain(silence);
    let mut noise: u32 = 1;
    Clip::new(all.map(|sample| {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        sample + ((noise >> 16) as f32 / 65_536.0 - 0.5) * 0.002
    }))
}

#[test]
fn a_name_is_heard_by_a_click_half_as_fast_by_s_and_again_by_r() {
    let (mut driver, _home) = usual(None);
    driver.type_in("2");
    assert!(driver.click_text("hi"));
    assert_eq!(heard(&driver), said("hi", Voice::Deep, 1.0));
    driver.type_in("s");
    assert_eq!(heard(&driver), said("hi", Voice::Deep, 0.5));
    driver.type_in("s");
    assert!(driver.click_text(&driver.app().desk().lang().say(&Voice::Bright.name())));
    assert_eq!(heard(&driver), said("hi", Voice::Bright, 1.0));
    assert!(driver.click_text("ēli"));
    driver.type_in("r");
    assert_eq!(heard(&driver), said("ēli", Voice::Bright, 1.0));
    assert_eq!(driver.app().desk().settings().voice.as_deref(), Some("bright"), "it is kept");
    assert!(driver.click_text(&tr!(Lang::En, "sounds-mute")));
    assert_eq!(driver.app().desk().settings().volume.get(), 0);
}

#[test]
fn arrows_lead_from_sound_to_sound_and_space_speaks() {
    let (mut driver, _home) = usual(None);
    driver.type_in("2");
    driver.focus("iš");
    driver.tap(Named::ArrowRight);
    driver.tap(Named::Space);
    assert_eq!(heard(&driver), said("i", Voice::Deep, 1.0));
    driver.tap(Named::ArrowDown);
    driver.tap(Named::Space);
    assert_eq!(heard(&driver), said("hi", Voice::Deep, 1.0));
    driver.tap(Named::ArrowRight);
    driver.tap(Named::ArrowUp);
    driver.tap(Named::Enter);
    assert_eq!(heard(&driver), said("a", Voice::Deep, 1.0));
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::Space);
    assert_eq!(heard(&driver), said("iš", Voice::Deep, 1.0));
}

#[test]
fn mottos_are_heard_word_by_word_and_as_a_whole() {
    let (mut driver, _home) = usual(None);
    driver.type_in("3");
    assert!(driver.click_text("weniga"));
    assert_eq!(heard(&driver), said("weniga", Voice::Deep, 1.0));
    assert!(driver.click_text(&tr!(Lang::En, "sounds-motto")));
    assert_eq!(heard(&driver), said("Āmǫ weniga ōis zwā kǫ.", Voice::Deep, 1.0));
}

#[test]
fn a_recording_is_compared_judged_kept_and_gone_with_the_screen() {
    let clip = own("i");
    let (mut driver, _home) = open((1280.0, 1600.0), Lang::En, Look::Light, 100, Some(clip.clone()));
    driver.type_in("4");
    assert!(driver.click_text("ī"));
    assert_eq!(heard(&driver), said("ī", Voice::Deep, 1.0));
    driver.type_in("m");
    driver.wait(Duration::from_millis(100));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-end")));
    assert!(driver.click("record"));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-compared", name = "ī")));
    let heard_instead = Ear::new().heard(&clip, &measure(&clip)).and_then(|heard| heard.instead("ī"));
    assert_eq!(heard_instead, Some("i"), "it was too short");
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-heard-instead", instead = "i", name = "ī")));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-advice-longer")));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-marked-not-yet", name = "ī")), "that is suggested");
    assert!(driver.click("both"));
    let (both, model) = (heard(&driver).unwrap(), said("ī", Voice::Deep, 1.0).unwrap());
    assert_eq!(both.samples()[..model.samples().len()], *model.samples());
    assert!(both.length() > model.length() + Duration::from_millis(400), "the recording follows");
    assert!(both.length() < model.length() + clip.length(), "without the silence round it");
    assert!(driver.click_text(&tr!(Lang::En, "sounds-easily")));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-marked-right", name = "ī")), "and the speaker decides");
    assert!(driver.click("keep"));
    let Screen::Sounds(state) = driver.app().top() else { panic!("it stays where it was") };
    let kept = state.record.kept().unwrap().to_owned();
    assert_eq!(std::fs::read(&kept).unwrap(), clip.wav().unwrap());
    std::fs::remove_file(&kept).unwrap();
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-kept", path = kept.display().to_string())));
    driver.tap(Named::Escape);
    reach(&mut driver);
    driver.type_in("4");
    assert!(!says(&mut driver, &tr!(Lang::En, "sounds-compared", name = "i")));
    let practice = driver.app().desk().practice().unwrap();
    assert!(practice.progress().is_empty(), "nothing of it is a review");
}

#[test]
fn a_recording_ends_by_itself_and_is_dropped_where_another_part_is_chosen() {
    let (mut driver, _home) = usual(Some(Clip::new(vec![0.1; 6 * RATE as usize])));
    driver.type_in("4");
    driver.type_in("m");
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-end")));
    driver.wait(Duration::from_millis(100));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-begin")), "six seconds are more than are recorded");
    driver.type_in("m");
    driver.type_in("1");
    driver.type_in("4");
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-begin")));
}

#[test]
fn escape_while_recording_drops_the_recording_and_then_leaves() {
    let (mut driver, _home) = usual(Some(own("ša")));
    driver.type_in("4");
    driver.type_in("m");
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-end")));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Sounds(_)));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-begin")) && !says(&mut driver, &tr!(Lang::En, "sounds-both")));
    driver.tap(Named::Escape);
    assert!(!matches!(driver.app().top(), Screen::Sounds(_)));
}

#[test]
fn without_a_microphone_one_line_says_so_and_the_rest_goes_on() {
    let (mut driver, _home) = usual(None);
    driver.type_in("4");
    driver.type_in("m");
    assert!(says(&mut driver, &tr!(Lang::En, "sound-no-microphone")));
    assert!(driver.app().desk().notices().is_empty());
    assert!(driver.click("model"));
    assert_eq!(heard(&driver), said("i", Voice::Deep, 1.0));
}

#[test]
fn every_part_is_pictured_in_every_size_look_and_language() {
    for (name, lang, look, size, text) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        ("en-dark", Lang::En, Look::Dark, (1280.0, 800.0), 100),
        ("de-dark-150", Lang::De, Look::Dark, (1024.0, 700.0), 150),
        ("en-light-200", Lang::En, Look::Light, (760.0, 520.0), 200),
    ] {
        let (mut driver, _home) = open((size.0, f32::max(size.1, 1200.0)), lang, look, text, Some(own("ša")));
        for part in ["1", "2", "3"] {
            driver.type_in(part);
            driver.assert_within(&format!("sounds, {part}, {name}"));
            driver.keep(&format!("sounds-{part}-{name}"));
        }
        driver.type_in("4");
        driver.click_text("ša");
        driver.type_in("m");
        driver.draw();
        driver.type_in("m");
        driver.click_text(&tr!(lang, "sounds-right"));
        driver.assert_within(&format!("recording, {name}"));
        driver.keep(&format!("sounds-4-{name}"));
    }
}

/// What is asked by ear.
fn apart(driver: &Driver) -> EarQuestion {
    let Screen::Sounds(sounds) = driver.app().top() else { panic!("not the sounds") };
    sounds.twins.asked.unwrap()
}

#[test]
fn words_are_told_apart_by_arrows_or_by_mouse_and_what_was_missed_comes_again() {
    let (mut driver, _home) = usual(None);
    driver.type_in("5");
    driver.tap(Named::Enter);
    let mut seen = Vec::new();
    for round in 0..40 {
        let EarQuestion { words, heard: place, said: None } = apart(&driver) else { panic!("it is asked") };
        assert_eq!(heard(&driver), said(words[place], Voice::Deep, 1.0), "it is heard");
        assert_ne!(seen.last(), Some(&words), "not the same twice");
        seen.push(words);
        let right = round % 3 > 0;
        let answer = if right { place } else { 1 - place };
        match round % 2 {
            0 => driver.tap([Named::ArrowLeft, Named::ArrowRight][answer]),
            _ => assert!(driver.click(["apart-left", "apart-right"][answer])),
        }
        assert_eq!(apart(&driver).said, Some(answer));
        let told = if right { "sounds-apart-right" } else { "sounds-apart-wrong" };
        let told = Phrase::new(told).with("word", words[place]);
        assert!(says(&mut driver, &Lang::En.say(&told)));
        if !right {
            let both = format!("{}, {}", words[place], words[1 - place]);
            assert_eq!(heard(&driver), said(&both, Voice::Deep, 1.0), "one after the other");
        }
        driver.tap(Named::ArrowLeft);
        assert_eq!(apart(&driver).said, Some(answer), "it is answered once");
        match round % 2 {
            0 => driver.tap(Named::Space),
            _ => assert!(driver.click("apart-next")),
        }
    }
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-apart-count", right = 26, all = 40)));
    let all: std::collections::HashSet<_> = seen.iter().collect();
    assert!(seen.iter().any(|words| words.contains(&"sa")) || all.len() > 8, "{seen:?}");
    let practice = driver.app().desk().practice().unwrap();
    assert!(practice.progress().is_empty(), "nothing of it is a review");
}

#[test]
fn a_name_is_heard_said_heard_beside_the_model_judged_and_the_next_one_comes() {
    let (mut driver, _home) = open((1280.0, 1600.0), Lang::En, Look::Light, 100, Some(own("i")));
    driver.say(Message::Asked(Route::Speaking));
    let words = |driver: &Driver| match driver.app().top() {
        Screen::Sounds(sounds) => sounds.record.words,
        _ => panic!("not the sounds"),
    };
    assert_eq!(words(&driver), "i");
    driver.type_in("m");
    driver.wait(Duration::from_millis(100));
    driver.type_in("m");
    let model = said("i", Voice::Deep, 1.0).unwrap();
    let both = heard(&driver).unwrap();
    assert!(both.length() > model.length() + Duration::from_millis(400), "both are heard without being asked for");
    driver.type_in("+");
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-judged", right = 1, all = 32)));
    driver.type_in("n");
    assert_eq!((words(&driver), heard(&driver)), ("a", said("a", Voice::Deep, 1.0)));
    driver.type_in("-");
    assert!(driver.click("next") && words(&driver) == "u", "without a recording as well");
    for _ in 0..30 {
        driver.type_in("+n");
    }
    assert_eq!(words(&driver), "a", "what was not right comes again, what was does not");
    assert!(!says(&mut driver, "iš"), "what must not be said is not practised");
}

#[test]
fn a_drill_goes_on_where_the_name_was_heard_and_asks_again_where_it_was_not() {
    let clip = Clip::new(own("i").samples().iter().copied().chain(std::iter::repeat_n(0.0, RATE as usize / 2)));
    let (mut driver, _home) = open((1280.0, 1600.0), Lang::En, Look::Light, 100, Some(clip));
    driver.say(Message::Asked(Route::Speaking));
    let words = |driver: &Driver| match driver.app().top() {
        Screen::Sounds(sounds) => sounds.record.words,
        _ => panic!("not the sounds"),
    };
    let says = |driver: &mut Driver, id: &'static str| says(driver, &Lang::En.say(&Phrase::new(id)));
    driver.type_in("d");
    driver.wait(Duration::from_millis(100));
    assert!(says(&mut driver, "sounds-drill-right") && words(&driver) == "i", "the end of it is heard");
    driver.wait(Duration::from_millis(1300));
    driver.wait(Duration::from_millis(100));
    assert_eq!(words(&driver), "a", "it went on");
    assert!(says(&mut driver, "sounds-drill-again"), "and heard an i: {:?}", driver.texts());
    assert!(says(&mut driver, "sounds-advice-open"));
    let model = said("a", Voice::Deep, 1.0).unwrap();
    assert_eq!(heard(&driver).unwrap().samples()[..model.samples().len()], *model.samples(), "then both");
    driver.wait(Duration::from_secs(3));
    driver.wait(Duration::from_millis(100));
    assert!(says(&mut driver, "sounds-drill-again") && words(&driver) == "a", "asked again");
    driver.type_in("+");
    driver.wait(Duration::from_millis(100));
    assert_eq!(words(&driver), "u", "a wrong ear holds nobody up");
    driver.type_in("n");
    driver.wait(Duration::from_millis(100));
    assert_eq!(words(&driver), "ša", "nor is a name a duty");
    driver.type_in("d");
    assert!(says(&mut driver, "sounds-drill") && !says(&mut driver, "sounds-drill-stop"));
    driver.wait(Duration::from_secs(5));
    assert_eq!(words(&driver), "ša", "it listens no longer");
}

#[test]
fn a_drill_in_which_nobody_speaks_ends() {
    let (mut driver, _home) = usual(Some(Clip::new(vec![0.0; 6 * RATE as usize])));
    driver.say(Message::Asked(Route::Speaking));
    driver.type_in("d");
    driver.wait(Duration::from_millis(200));
    assert!(says(&mut driver, &tr!(Lang::En, "sounds-heard-silent")));
    assert!(
        says(&mut driver, &tr!(Lang::En, "sounds-drill")) && !says(&mut driver, &tr!(Lang::En, "sounds-drill-stop"))
    );
}

#[test]
fn nothing_is_told_apart_where_nothing_is_heard_and_no_guess_is_right() {
    let (mut driver, _home) = open((1280.0, 1600.0), Lang::En, Look::Light, 100, None);
    driver.say(Message::Asked(Route::Apart));
    driver.tap(Named::Enter);
    let asked = apart(&driver);
    set_volume(&mut driver, 0);
    let rests = tr!(Lang::En, "sounds-apart-rests");
    assert!(says(&mut driver, &rests) && !driver.click("apart-left") && !driver.click("apart-next"));
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::Enter);
    assert!(!says(&mut driver, &tr!(Lang::En, "sounds-apart-right", word = asked.words[asked.heard])));
    assert_eq!(apart(&driver), asked, "it waits until it can be heard");
    set_volume(&mut driver, 100);
    driver.tap([Named::ArrowLeft, Named::ArrowRight][asked.heard]);
    assert!(!says(&mut driver, &rests) && apart(&driver).said == Some(asked.heard));
}

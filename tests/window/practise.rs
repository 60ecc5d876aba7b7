//! The rune trainer in the window: sessions by keyboard and by mouse, what is taken back, drills to their end.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use base::i18n::Lang;
use base::tr;
use club::store::Folders;
use club::store::settings::{Loudness, SessionLength, Speed};
use club::trainer::drill::What;
use club::trainer::event::Drilled;
use club::trainer::question::{AnswerMode, Front};
use club::trainer::{Deck, Event, Grade, Journal, Question, Reply};
use games::dre13ehn::Kind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use voice::{self, Pace, Voice};
use wurfzabel::app::desk::sounds::SoundRequest;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, heard, meet, says, set_volume};

/// High enough that all of the home is seen.
const HIGH: (f32, f32) = (1280.0, 3400.0);

fn start(home: &Path, size: (f32, f32), decks: &[Deck], length: u16) -> Driver {
    Driver::start(home, size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.practice.decks = Some(decks.iter().map(|deck| deck.key().to_owned()).collect());
            settings.practice.length = SessionLength::nearest(length);
        });
    })
}

/// On to the trainer's home, by its key.
fn home(driver: &mut Driver) {
    driver.key(Key::Character("l".into()), Modifiers::COMMAND);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
}

/// The same with a session begun by keyboard.
fn session(folder: &Path, size: (f32, f32), decks: &[Deck], length: u16) -> Driver {
    let mut driver = start(folder, size, decks, length);
    home(&mut driver);
    driver.tap(Named::Enter);
    driver
}

fn undo(driver: &mut Driver) {
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
}

/// What is asked and not answered yet; what is new is gone on from first.
fn question(driver: &mut Driver) -> Option<Question> {
    meet(driver);
    match driver.app().top() {
        Screen::Session(session) => session.question().cloned(),
        Screen::Drill(drill) => drill.question().cloned(),
        _ => None,
    }
}

/// The place of the right choice.
fn right_choice(question: &Question) -> usize {
    (0..6).find(|place| question.judge(&Reply::Chosen(*place)).right).unwrap()
}

/// Answers rightly by keyboard.
fn answer(driver: &mut Driver) {
    let question = question(driver).unwrap();
    let solution = question.solution();
    match question.way {
        _ if solution.silent || solution.nothing => driver.tap(Named::F2),
        AnswerMode::Choose(_) => driver.type_in(&(right_choice(&question) + 1).to_string()),
        AnswerMode::Name | AnswerMode::Number => {
            driver.type_in(solution.words.first().map_or("drache", String::as_str));
            driver.tap(Named::Enter);
        }
    }
}

fn events(home: &Path) -> Vec<Event> {
    Journal::events(&Folders::at(home)).unwrap().0
}

fn reviews(home: &Path) -> Vec<(String, Grade, bool)> {
    let review = |event| match event {
        Event::Review { card, grade, right, .. } => Some((card, grade, right)),
        _ => None,
    };
    events(home).into_iter().filter_map(review).collect()
}

#[test]
fn a_whole_session_is_done_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names, Deck::Runes], 10);
    for done in 0..10 {
        assert!(says(&mut driver, &format!("{done} answered")), "how far it has come");
        answer(&mut driver);
        assert!(says(&mut driver, "Right") && question(&mut driver).is_none());
        assert_eq!(reviews(folder.path()).len(), done, "not before it is graded");
        driver.tap(if done % 2 == 0 { Named::Enter } else { Named::Space });
        assert_eq!(reviews(folder.path()).len(), done + 1, "before the next card is seen");
    }
    assert!(says(&mut driver, "Done for now"));
    assert!(reviews(folder.path()).iter().all(|(_, grade, right)| *right && *grade > Grade::Hard));
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
}

#[test]
fn a_whole_session_is_done_by_mouse_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), (1280.0, 1000.0), &[Deck::Lives, Deck::Runes], 10);
    assert!(driver.click_text("Practise"));
    assert!(driver.click("begin"));
    let choices = ["choice-1", "choice-2", "choice-3", "choice-4", "choice-5", "choice-6"];
    let mut chosen = 0;
    for _ in 0..10 {
        let asked = question(&mut driver).unwrap();
        match asked.way {
            AnswerMode::Choose(_) => {
                assert!(driver.click(choices[right_choice(&asked)]) && says(&mut driver, "Right"));
                chosen += 1;
            }
            AnswerMode::Name | AnswerMode::Number => {
                assert!(driver.click("show") && says(&mut driver, "Here is the answer"));
            }
        }
        let right = says(&mut driver, "Right");
        assert_eq!(driver.bounds("grade-good").is_some(), right, "what was not known was not known well");
        assert!(driver.click(if right { "grade-good" } else { "grade-hard" }));
    }
    assert!(chosen > 2 && says(&mut driver, "Done for now"));
    assert!(driver.click("home") && driver.click("back"));
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    let right = reviews(folder.path()).iter().filter(|(_, grade, right)| *right && *grade == Grade::Good).count();
    assert_eq!((reviews(folder.path()).len(), right), (10, chosen));
}

#[test]
fn a_grade_may_be_overruled_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names], 10);
    let first = question(&mut driver).unwrap();
    answer(&mut driver);
    assert!(says(&mut driver, "again today") && says(&mut driver, " day"), "what each grade leads to");
    driver.type_in("1");
    assert_eq!(reviews(folder.path()), [(first.card.id(), Grade::Again, true)]);
    let second = question(&mut driver).unwrap();
    assert_ne!(first.card, second.card);
    driver.type_in("x");
    undo(&mut driver);
    assert!(question(&mut driver).is_none() && says(&mut driver, "Right"), "it waits for another grade");
    driver.type_in("4");
    assert_eq!(question(&mut driver).unwrap().card, second.card);
    let kept = reviews(folder.path());
    assert_eq!(kept.len(), 2);
    assert_eq!((kept[1].0.clone(), kept[1].1), (first.card.id(), Grade::Easy));
    let progress = driver.app().desk().practice().unwrap().progress();
    assert_eq!(progress.reviews().len(), 1, "the first grade counts no more");
    undo(&mut driver);
    undo(&mut driver);
    undo(&mut driver);
    assert_eq!(events(folder.path()).len(), 4, "nothing else can be taken back");
}

#[test]
fn a_suspended_card_is_not_asked_until_it_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), HIGH, &[Deck::Names], 10);
    let first = question(&mut driver).unwrap().card;
    driver.tap(Named::F4);
    let second = question(&mut driver).unwrap().card;
    assert_ne!(first, second);
    let told = "You have suspended the previous card (Names). It will not come up again.";
    assert!(says(&mut driver, told) && says(&mut driver, "among the suspended cards"));
    undo(&mut driver);
    assert!(question(&mut driver).unwrap().card == first && !says(&mut driver, told));
    driver.tap(Named::F4);
    assert!(driver.click("undo") && question(&mut driver).unwrap().card == first, "by mouse as well");
    driver.tap(Named::F4);
    answer(&mut driver);
    driver.tap(Named::F4);
    assert!(reviews(folder.path()).is_empty(), "it is suspended instead of graded");
    assert!(driver.click("back") && driver.click("unfold-names"));
    assert!(says(&mut driver, "2 cards in this deck are suspended") && says(&mut driver, "· 2 suspended"));
    assert!(driver.click("suspended") && matches!(driver.app().top(), Screen::Progress(_)));
    assert!(driver.click_text("Bring all back") && says(&mut driver, "2 cards come up again"));
    undo(&mut driver);
    assert!(says(&mut driver, "These 2 cards do not come up") && !says(&mut driver, "cards come up again"));
    assert!(driver.click_text("Bring back"));
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "One card in this deck is suspended"));
    assert!(!driver.app().desk().practice().unwrap().progress().is_suspended(first));
}

#[test]
fn what_is_right_is_said_in_words_also_where_it_is_silence() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Silence], 20);
    let mut silent = 0;
    while let Some(asked) = question(&mut driver) {
        driver.tap(Named::F3);
        if asked.solution().silent {
            assert!(says(&mut driver, "keep silent"), "{asked:?}");
            silent += 1;
        }
        driver.type_in("2");
    }
    assert!(silent > 1 && says(&mut driver, "Done for now"));
}

#[test]
fn going_back_in_the_middle_loses_nothing_and_lets_another_window_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names], 20);
    for _ in 0..3 {
        answer(&mut driver);
        driver.tap(Named::Enter);
    }
    driver.type_in("half an answ");
    let mut other = start(folder.path(), (1280.0, 800.0), &[Deck::Names], 20);
    other.key(Key::Character("l".into()), Modifiers::COMMAND);
    assert!(matches!(other.app().top(), Screen::Shelf(_)) && says(&mut other, "open in another window"));
    for _ in 0..2 {
        driver.tap(Named::Escape);
    }
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    other.tap(Named::Escape);
    home(&mut other);
    assert!(other.texts().iter().any(|(_, text)| text == "7"), "three of ten new ones are met");
    assert_eq!(other.app().desk().practice().unwrap().progress().reviews().len(), 3);
}

#[test]
fn a_deck_begins_anew_only_when_it_is_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), HIGH, &[Deck::Names], 10);
    answer(&mut driver);
    driver.tap(Named::Enter);
    driver.click("back");
    driver.click("unfold-names");
    assert!(driver.click("reset") && says(&mut driver, "One card you already know would be new again"));
    assert!(driver.click("reset-no") && driver.click("reset") && driver.click("reset-yes"));
    let met = |driver: &Driver| {
        let progress = driver.app().desk().practice().unwrap().progress();
        let count = progress.count(&[Deck::Names], progress.today(jiff::Timestamp::now()));
        (count.young, count.all - count.new)
    };
    assert_eq!(met(&driver), (0, 0));
    undo(&mut driver);
    assert_eq!(met(&driver), (1, 1), "and can be taken back");
    assert!(driver.click("reset") && driver.click("reset-yes") && met(&driver) == (0, 0));
    assert!(driver.click("undo") && met(&driver) == (1, 1), "by mouse as well");
}

#[test]
fn where_a_grade_cannot_be_kept_the_card_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names], 10);
    answer(&mut driver);
    driver.tap(Named::Enter);
    let file = Folders::at(folder.path()).data().join("trainer.jsonl");
    OpenOptions::new().append(true).open(file).unwrap().write_all(b"{}\n").unwrap();
    let card = question(&mut driver).unwrap().card;
    answer(&mut driver);
    driver.tap(Named::Enter);
    assert!(question(&mut driver).is_none() && says(&mut driver, "has been changed elsewhere"));
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Right"), "it still waits for its grade");
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    home(&mut driver);
    driver.tap(Named::Enter);
    for _ in 0..10 {
        let asked = question(&mut driver).unwrap().card;
        if asked == card {
            return;
        }
        answer(&mut driver);
        driver.tap(Named::Enter);
    }
    panic!("the card that was not graded comes again");
}

#[test]
fn the_language_changes_while_a_card_is_asked_and_what_is_typed_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Throws], 10);
    let asked = question(&mut driver).unwrap();
    driver.type_in("h");
    assert!(says(&mut driver, "What do you call?"));
    assert!(driver.click_text("Settings") && driver.click_text("Deutsch"));
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "Was sagst du an?") && question(&mut driver) == Some(asked));
    driver.type_in("i");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Richtig") || says(&mut driver, "Deine Antwort: hi"));
}

#[test]
fn what_is_typed_beside_the_field_is_typed_whatever_keys_were_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), (1280.0, 800.0), &[Deck::Throws], 10);
    home(&mut driver);
    driver.tap(Named::Enter);
    let asked = question(&mut driver).unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Keys));
    // What shows the answer is H from now on.
    driver.focus("key-6-4-0");
    driver.tap(Named::Enter);
    driver.type_in("h");
    driver.tap(Named::Escape);
    driver.focus("back");
    assert!(driver.has_focus("back"));
    driver.type_in("hi");
    assert!(question(&mut driver) == Some(asked), "the answer is not shown");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Right") || says(&mut driver, "Your answer: hi"));
}

#[test]
fn names_to_be_recognised_are_spoken_and_answers_are_heard() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), (1280.0, 800.0), &[Deck::Ear], 10);
    let all_heard = |driver: &Driver| {
        let speech = |asked: &SoundRequest| match asked {
            SoundRequest::Speech(clip) => Some(clip.samples().len()),
            SoundRequest::Knocks(_) => None,
        };
        driver.app().desk().asked().filter_map(speech).collect::<Vec<usize>>()
    };
    home(&mut driver);
    driver.tap(Named::Enter);
    meet(&mut driver);
    let before = all_heard(&driver).len() - 1;
    let heard =
        |driver: &Driver| all_heard(driver).into_iter().take(all_heard(driver).len() - before).collect::<Vec<_>>();
    assert_eq!(heard(&driver).len(), 1, "at once");
    driver.tap(Named::F5);
    driver.tap(Named::F6);
    let all = heard(&driver);
    assert!(all.len() == 3 && all[1] == all[2] && all[0] > all[1] * 3 / 2, "again, then slowly: {all:?}");
    answer(&mut driver);
    assert_eq!(heard(&driver).len(), 4, "the answer is heard");
    driver.type_in("rs");
    let all = heard(&driver);
    assert!(all.len() == 6 && all[0] > all[1] * 3 / 2, "again, then slowly: {all:?}");
}

#[test]
fn the_learning_cards_are_printed_from_the_trainer() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    driver.key(Key::Character("p".into()), Modifiers::COMMAND);
    let Screen::Print(print) = driver.app().top() else { panic!("not the prints") };
    assert_eq!(print.chosen().0, "dre13ehn-cards-names");
}

#[test]
fn with_only_the_deck_by_ear_and_no_sound_it_is_said_why_nothing_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Ear], 10);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Practise));
    assert!(!says(&mut driver, "but there is no sound just now"), "there is something to be heard with");
    driver.click("back");
    let mut driver = Driver::start(folder.path(), HIGH, |desk| {
        desk.change(|settings| settings.volume = Loudness::nearest(0));
    });
    home(&mut driver);
    assert!(says(&mut driver, "You have only “By ear” switched on, but there is no sound just now."));
}

#[test]
fn the_table_goes_out_and_comes_in_without_counting_twice() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), HIGH, &[Deck::Names], 10);
    for _ in 0..3 {
        answer(&mut driver);
        driver.tap(Named::Enter);
    }
    driver.click("back");
    let table = folder.path().join("out.csv");
    let write = |driver: &mut Driver, path: &str| {
        driver.focus("table-path");
        for _ in 0..200 {
            driver.tap(Named::Backspace);
        }
        driver.type_in(path);
    };
    write(&mut driver, table.to_str().unwrap());
    assert!(driver.click("table-save") && says(&mut driver, "3 rows are now saved in"));
    driver.click("notice-close");
    let rows = std::fs::read_to_string(&table).unwrap();
    std::fs::write(&table, "mine").unwrap();
    assert!(driver.click("table-save") && driver.has_focus("file-keep"), "it is asked before a file is replaced");
    assert!(driver.click("table-save") && driver.click("file-keep") && driver.has_focus("table-path"));
    assert_eq!(std::fs::read_to_string(&table).unwrap(), "mine");
    assert!(driver.click("table-save") && driver.click("file-replace") && says(&mut driver, "3 rows are now saved in"));
    assert_eq!(std::fs::read_to_string(&table).unwrap(), rows);
    driver.click("notice-close");
    std::fs::write(&table, format!("{rows}suspend,2026-11-21T19:03:04Z,name:hi,,,,,,,,\n")).unwrap();
    assert!(driver.click("table-read") && says(&mut driver, "4 rows were imported: 1 new, 3 already there."));
    driver.click("notice-close");
    std::fs::write(&table, format!("{rows}suspend,2026-11-21T19:03:04Z,flag:sweden,,,,,,,,\n")).unwrap();
    assert!(driver.click("table-read") && says(&mut driver, "1 about a card that this program does not know"));
    driver.click("notice-close");
    std::fs::write(&table, format!("{rows}nonsense,,,,,,,,,,\n")).unwrap();
    assert!(driver.click("table-read") && says(&mut driver, "In row 5 of the table, column"));
    assert_eq!(events(folder.path()).len(), 5);
}

#[test]
fn with_large_letters_question_answer_and_grades_are_seen_at_once_and_nothing_overlaps() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), (1024.0, 700.0), &[Deck::Names], 10);
    let larger = |driver: &mut Driver, steps: usize| {
        (0..steps).for_each(|_| driver.key(Key::Character("+".into()), Modifiers::COMMAND));
    };
    home(&mut driver);
    driver.tap(Named::Enter);
    larger(&mut driver, 10);
    let Front::Word(word) = question(&mut driver).unwrap().shown else { panic!("a word is shown") };
    let (shown, _) = driver.texts().into_iter().find(|(_, text)| *text == word).unwrap();
    let field = driver.bounds("send").unwrap();
    assert!(shown.y + shown.height <= field.y, "at 200 %: {shown:?} {field:?}");
    (0..5).for_each(|_| driver.key(Key::Character("-".into()), Modifiers::COMMAND));
    driver.tap(Named::F3);
    let (shown, _) = driver.texts().into_iter().find(|(_, text)| *text == word).unwrap();
    let (solved, grades) = (driver.bounds("solved").unwrap(), driver.bounds("grade-hard").unwrap());
    let card = driver.bounds("card").unwrap();
    // What is below the upper edge of the page when it is scrolled to its end.
    let hidden = (card.y + card.height - grades.y + 16.0).max(0.0);
    assert!(shown.y - hidden > 60.0 && solved.y > shown.y + shown.height, "{shown:?} {solved:?} {hidden}");
    assert!(grades.y + grades.height <= 700.0);
}

/// Lets time pass until something else is asked, or nothing.
fn wait(driver: &mut Driver) {
    let asked = question(driver);
    for _ in 0..30 {
        driver.wait(Duration::from_millis(450));
        if question(driver) != asked {
            return;
        }
    }
    panic!("the time runs");
}

#[test]
fn a_drill_goes_to_its_end_and_its_best_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    assert!(driver.click("drill-throws"));
    let mut right = 0;
    while right < 5 {
        answer_or_wait(&mut driver);
        right += 1;
        assert!(says(&mut driver, &format!("{right} in a row")));
    }
    for life in ["Āmǫ", "Zwāmǫ", "Drāimǫ", "Rykvērtsmǫ"] {
        driver.type_in("falsch");
        driver.tap(Named::Enter);
        assert!(says(&mut driver, &format!("You have lost {life}.")) && says(&mut driver, "Your answer: falsch"));
        assert!(driver.app().desk().asked().count() > 0, "its motto is heard");
        driver.wait(Duration::from_secs(20));
        assert!(question(&mut driver).is_none(), "no time runs while the answer is seen");
        driver.tap(Named::Enter);
    }
    assert!(says(&mut driver, "5 of 9") && says(&mut driver, "Your new best"));
    assert!(says(&mut driver, "What went wrong"));
    let last = events(folder.path()).pop().unwrap();
    assert!(matches!(last, Event::Drill(Drilled { right: 5, asked: 9, streak: 5, .. })), "{last:?}");
    driver.tap(Named::Enter);
    assert!(question(&mut driver).is_some(), "once more");
    answer_or_wait(&mut driver);
    let kept = events(folder.path()).len();
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "That’s it"), "broken off");
    assert!(matches!(events(folder.path()).get(kept..), Some([Event::Drill(Drilled { right: 1, asked: 1, .. })])));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Practise(_)) && says(&mut driver, "Best: 5 in a row"));
}

/// Some throws must not be called; waiting is right then.
fn answer_or_wait(driver: &mut Driver) {
    if question(driver).unwrap().solution().silent { wait(driver) } else { answer(driver) }
}

#[test]
fn a_drill_that_is_left_by_closing_the_window_keeps_its_result_and_help_holds_the_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    assert!(driver.click("drill-names"));
    answer(&mut driver);
    let asked = question(&mut driver).unwrap();
    driver.tap(Named::F1);
    for _ in 0..40 {
        driver.wait(Duration::from_millis(450));
    }
    assert_eq!(question(&mut driver), Some(asked), "the time stands still");
    driver.tap(Named::F1);
    wait(&mut driver);
    let window = driver.app().window();
    driver.say(wurfzabel::app::Message::Frame(window, wurfzabel::app::frame::Message::CloseRequested));
    let last = events(folder.path()).pop().unwrap();
    assert!(matches!(last, Event::Drill(Drilled { right: 1, asked: 2, .. })), "{last:?}");
    assert!(driver.app().desk().practice().is_none());
}

#[test]
fn who_has_met_a_days_new_cards_may_meet_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 0);
    home(&mut driver);
    assert!(!says(&mut driver, "more new cards"));
    driver.tap(Named::Enter);
    for _ in 0..10 {
        answer(&mut driver);
        driver.type_in("4");
    }
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Practise(_)), "nothing is left to begin");
    assert!(driver.click("more"));
    for _ in 0..10 {
        answer(&mut driver);
        driver.type_in("4");
    }
    assert!(says(&mut driver, "Done for now"));
    let mut met: Vec<String> = reviews(folder.path()).into_iter().map(|(card, ..)| card).collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 20);
}

#[test]
fn an_answer_is_given_by_the_pointer_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Throws], 10);
    question(&mut driver);
    assert!(driver.click("name-hi"));
    assert!(says(&mut driver, "Right") || says(&mut driver, "Your answer: hi"), "{:?}", driver.texts());
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names], 10);
    assert_eq!(question(&mut driver).unwrap().solution().words, ["1"]);
    for digit in ["letter-3", "erase", "letter-1"] {
        assert!(driver.click(digit), "{digit}");
    }
    assert!(driver.click("send") && says(&mut driver, "Right"));
}

#[test]
fn a_new_card_is_shown_and_spoken_before_it_is_asked_and_that_is_no_grade() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), (1280.0, 800.0), &[Deck::Names], 10);
    home(&mut driver);
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "New for you") && says(&mut driver, "[i]"), "how it sounds");
    assert_eq!(heard(&driver), Some(voice::say("i", Voice::Deep, Pace::USUAL).unwrap()));
    driver.tap(Named::F6);
    assert_eq!(heard(&driver), Some(voice::say("i", Voice::Deep, Pace::HALF).unwrap()), "again, slowly");
    driver.type_in("14");
    driver.tap(Named::Escape);
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "[i]"), "who left before it was asked is shown it again");
    assert!(events(folder.path()).is_empty() && driver.click("seen"), "by mouse as well");
    assert!(says(&mut driver, "New for you"), "another one, so that the first is no echo");
    let first = question(&mut driver).unwrap();
    assert!(matches!(&first.shown, Front::Word(word) if word == "i"), "{first:?}");
    assert!(events(folder.path()).is_empty(), "nothing was graded");
    answer(&mut driver);
    driver.tap(Named::Enter);
    let [(_, grade, true)] = reviews(folder.path())[..] else { panic!("one answer") };
    assert_eq!(grade, Grade::Good, "what was shown a moment ago is not easy");
}

#[test]
fn another_kind_of_answer_is_asked_again_and_counts_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Names], 10);
    let asked = question(&mut driver).unwrap();
    assert_eq!(asked.way, AnswerMode::Number);
    driver.type_in("hi");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "This needs a number in digits") && question(&mut driver) == Some(asked));
    answer(&mut driver);
    assert!(says(&mut driver, "Right"));
    while question(&mut driver).is_none_or(|asked| asked.way != AnswerMode::Name) {
        driver.tap(Named::Enter);
        if question(&mut driver).is_some_and(|asked| asked.way == AnswerMode::Number) {
            answer(&mut driver);
        }
    }
    let count = reviews(folder.path()).len();
    driver.type_in("11");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "This needs a name") && question(&mut driver).is_some());
    assert_eq!(reviews(folder.path()).len(), count);
    assert!(driver.click("name-ru") && says(&mut driver, "Your answer: ru") && says(&mut driver, "ru is 34."));
}

#[test]
fn the_dice_that_are_learnt_for_are_chosen_and_it_is_told_what_is_missing_for_the_open_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    assert!(says(&mut driver, "9 names, those of 1, 2, 3, 8, 11, 12, 13, 22, 33"));
    assert!(says(&mut driver, "10 of 10 rolls") && driver.click("aim-throws"));
    assert!(!driver.click("aim-throws"), "it is switched on");
    assert!(driver.click_text("Two water dice") && says(&mut driver, "21 of 21 rolls"));
    assert_eq!(driver.app().desk().settings().practice.dice.as_deref(), Some("water+water"));
    assert!(driver.click_text("Two fire dice") && says(&mut driver, "10 of 10 rolls"));
    driver.click("back");
    let fire = (Kind::Fire, Kind::Fire);
    let first = ["i", "a", "u", "ša", "hi", "ki", "li", "ka", "lu"].map(|name| format!("name:{name}"));
    let throws = Deck::Throws.cards().filter(|card| card.is_of(fire)).map(|card| card.id());
    let lines = first.into_iter().chain(throws).map(|card| {
        let (at, said) = (jiff::Timestamp::now(), String::new());
        Event::Review { at, card, grade: Grade::Good, ms: 900, said, right: true }.line() + "\n"
    });
    let head = "{\"wurfzabel\":\"trainer\",\"version\":1}\n".to_owned();
    let file = Folders::at(folder.path()).data().join("trainer.jsonl");
    std::fs::write(file, head + &lines.collect::<String>()).unwrap();
    home(&mut driver);
    assert!(says(&mut driver, "You are ready for the open game with these dice: Two fire dice."));
    assert!(driver.click("aim-play") && matches!(driver.app().top(), Screen::Setup(_)));
}

#[test]
fn the_cards_go_out_for_anki_by_mouse_and_no_file_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    let saved = |driver: &mut Driver| {
        assert!(driver.click("anki"));
        let told = driver
            .texts()
            .into_iter()
            .find_map(|(_, text)| Some(text.split_once("cards are now saved in ")?.1.to_owned()));
        driver.click("notice-close");
        std::path::PathBuf::from(told.unwrap().trim_end_matches('.'))
    };
    let (first, second) = (saved(&mut driver), saved(&mut driver));
    assert_ne!(first, second);
    for file in [first, second] {
        assert!(std::fs::read(&file).unwrap().starts_with(b"PK"), "{file:?}");
        std::fs::remove_file(file).unwrap();
    }
}

#[test]
fn minutes_and_days_in_a_row_are_told_where_there_are_any_and_the_sounds_are_at_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    assert!(!says(&mut driver, "minute today") && !says(&mut driver, "in a row"), "nobody is reminded of anything");
    assert!(driver.click("speak") && matches!(driver.app().top(), Screen::Sounds(_)));
    driver.tap(Named::Escape);
    assert!(driver.click("apart") && says(&mut driver, "Tell words apart by ear"));
    driver.tap(Named::Escape);
    driver.click("back");
    let lines = (0..3).map(|day| {
        let at = jiff::Timestamp::now() - jiff::SignedDuration::from_hours(24 * (2 - day));
        let card = "name:hi".to_owned();
        Event::Review { at, card, grade: Grade::Good, ms: 50_000, said: String::new(), right: true }.line() + "\n"
    });
    let head = "{\"wurfzabel\":\"trainer\",\"version\":1}\n".to_owned();
    let file = Folders::at(folder.path()).data().join("trainer.jsonl");
    std::fs::write(file, head + &lines.collect::<String>()).unwrap();
    home(&mut driver);
    assert!(says(&mut driver, "practised for one minute today · 3 days in a row"));
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Progress));
    assert!(says(&mut driver, "Minutes today: 1; in the last seven days: 3. You have practised 3 days in a row"));
}

#[test]
fn nothing_is_asked_by_ear_where_nothing_is_heard_wherever_it_is_asked_from() {
    let folder = tempfile::tempdir().unwrap();
    let ear = || wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Drill(What::Deck(Deck::Ear)));
    let mut driver = start(folder.path(), HIGH, &[Deck::Ear, Deck::Names], 10);
    set_volume(&mut driver, 0);
    home(&mut driver);
    assert!(says(&mut driver, "there is nothing to tell apart") && !driver.click("drill-ear"));
    driver.click("apart");
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.say(ear());
    assert!(matches!(driver.app().top(), Screen::Practise(_)), "no drill begins that cannot be heard");
    // What cannot be heard any more is not answered by guessing: the drill ends, the session goes on with what is seen.
    set_volume(&mut driver, 100);
    driver.say(ear());
    assert!(matches!(driver.app().top(), Screen::Drill(_)));
    set_volume(&mut driver, 0);
    let before = events(folder.path()).len();
    answer(&mut driver);
    assert!(question(&mut driver).is_none() && events(folder.path()).len() == before, "nothing is kept of a guess");
    driver.click("back");
    set_volume(&mut driver, 100);
    driver.tap(Named::Enter);
    let mut heard = 0;
    for _ in 0..20 {
        let Some(asked) = question(&mut driver) else { break };
        if asked.card.deck() == Deck::Ear {
            set_volume(&mut driver, 0);
            let before = events(folder.path()).len();
            answer(&mut driver);
            assert_eq!(events(folder.path()).len(), before, "nothing is kept of a guess");
            assert!(question(&mut driver).is_none_or(|next| next.card.deck() != Deck::Ear));
            heard += 1;
            break;
        }
        answer(&mut driver);
        driver.tap(Named::Enter);
    }
    assert_eq!(heard, 1);
}

#[test]
fn a_wrong_answer_gets_no_grade_of_one_that_was_known() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = session(folder.path(), (1280.0, 800.0), &[Deck::Lives], 10);
    let asked = question(&mut driver).unwrap();
    let graded = reviews(folder.path()).len();
    driver.type_in(if right_choice(&asked) == 0 { "2" } else { "1" });
    assert!(says(&mut driver, "Not this time"));
    let ids = ["grade-again", "grade-hard", "grade-good", "grade-easy"];
    assert_eq!(ids.map(|id| driver.bounds(id).is_some()), [true, true, false, false]);
    driver.type_in("43");
    assert_eq!(reviews(folder.path()).len(), graded);
    driver.type_in("2");
    assert_eq!(reviews(folder.path()).last().map(|(_, grade, right)| (*grade, *right)), Some((Grade::Hard, false)));
}

#[test]
fn the_goal_speaks_of_dice_that_are_chosen_only_where_some_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    assert!(says(&mut driver, "the open game with the usual dice (Two fire dice)"), "{:?}", driver.texts());
    assert!(driver.click_text("Two fire dice"));
    assert!(says(&mut driver, "the open game with these dice (Two fire dice)"));
}

#[test]
fn what_is_chosen_moves_nothing_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = start(folder.path(), HIGH, &[Deck::Names], 10);
    home(&mut driver);
    let labels = [10, 20, 40].map(|count| tr!(Lang::En, "practise-answers", count));
    let labels: Vec<String> = labels.into_iter().chain([tr!(Lang::En, "practise-until-done")]).collect();
    let stands = |driver: &mut Driver| {
        let texts = driver.texts();
        let at = |label: &String| texts.iter().find(|(_, text)| text == label).unwrap().0.center();
        labels.iter().map(at).collect::<Vec<_>>()
    };
    let before = stands(&mut driver);
    for label in &labels {
        assert!(driver.click_text(label));
        assert_eq!(stands(&mut driver), before, "{label}");
    }
}

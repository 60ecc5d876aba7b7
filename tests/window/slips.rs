//! One's own slips: taken in from a review, asked again on the board, graded; by mouse and by keys.

use std::path::Path;

use base::i18n::Lang;
use club::slip::found;
use club::store::slips::{NAME, Slips};
use club::store::{Folders, settings::Look};
use club::trainer::{Event, Grade, Journal, slip};
use games::game::Seat;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::record::{PlayerKind, Record};
use games::lesson::Verdict;
use games::shelf;
use games::table::review::{Examination, Review};
use iced::keyboard::key::Named;
use wurfzabel::app;
use wurfzabel::app::desk::Desk;
use wurfzabel::app::route::{Kept, Route};
use wurfzabel::app::screen::{self, Screen};

use crate::driver::{Driver, reads, says, set_appearance};
use crate::lessons::{Hand, decide};
use crate::sitting::APPEARANCES;

const LAPTOP: (f32, f32) = (1280.0, 800.0);

/// A match in which the first player, an easy one, is said to be a person.
fn played(game: &str, seed: u64) -> String {
    // Against strong players of Namaste there is soon no chance left that a decision could cost.
    let other = if game == "namaste" { Level::Easy } else { Level::Strong };
    let seating = [("Ada".to_owned(), Level::Easy), ("Bo".to_owned(), other)];
    let run = shelf::find(game).unwrap().run(&Default::default(), &seating, Luck::new(seed)).unwrap();
    let mut record = Record::read(run.text().as_bytes()).unwrap();
    record.header.players[0].kind = PlayerKind::Human;
    let (_, rest) = run.text().split_once('\n').map(|(head, rest)| (head.to_owned(), rest.to_owned())).unwrap();
    format!("{}\n{rest}", record.header.line())
}

/// What a strong player finds of that person's decisions: the slips, by what they are known.
fn wanted(text: &str) -> Vec<club::store::slips::Slip> {
    let table = shelf::replay(&Record::read(text.as_bytes()).unwrap(), None).unwrap().table;
    let mut review = Review::default();
    Examination::new(&*table).unwrap().for_each(|finding| review.enter(finding));
    let is_slip = |seat: Seat, mark: Mark| seat == 0 && mark != Mark::Good;
    let slips = review.judged().filter(|(_, judged)| is_slip(judged.seat, judged.mark)).count();
    let found = found(&*table, &review);
    assert!(slips > 2 && found.len() == slips, "{slips} slips");
    found
}

fn kept(home: &Path) -> Vec<club::store::reviewed::Trace> {
    Slips::read(&Folders::at(home)).0.all().iter().map(|slip| slip.trace).collect()
}

fn take(home: &Path, text: &str, lang: Lang) -> Driver {
    let mut driver = Driver::replaying(home, text, LAPTOP, |desk| set_appearance(desk, lang, Look::Light, 100));
    driver.click_text(if lang == Lang::De { "Auswerten" } else { "Review" });
    driver
}

fn events(home: &Path) -> Vec<Event> {
    Journal::events(&Folders::at(home)).unwrap().0
}

#[test]
fn a_match_gives_exactly_its_slips_and_gives_them_once() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 3);
    let wanted: Vec<_> = wanted(&text).into_iter().map(|slip| slip.trace).collect();
    let mut driver = take(home.path(), &text, Lang::En);
    assert!(says(&mut driver, &format!("Keep {} mistakes to practise", wanted.len())));
    let slips = self::wanted(&text);
    let count = |mark: Mark| slips.iter().filter(|slip| slip.mark == mark.word()).count();
    let [one, two, three] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(count);
    let part = |(count, one, more): (usize, &str, &str)| match count {
        0 => None,
        1 => Some(format!("one {one}")),
        _ => Some(format!("{count} {more}")),
    };
    let named = [(one, "inaccuracy", "inaccuracies"), (two, "mistake", "mistakes"), (three, "blunder", "blunders")];
    let parts: Vec<String> = named.into_iter().filter_map(part).collect();
    let each = parts.join(", ");
    let each = each.rsplit_once(", ").map_or(each.clone(), |(head, last)| format!("{head} and {last}"));
    assert!(reads(&mut driver, &format!("{} in all: {each}.", slips.len())));
    assert!(kept(home.path()).is_empty(), "nothing is taken in unasked");
    assert!(driver.click("take-slips"));
    assert_eq!(kept(home.path()), wanted);
    assert!(driver.bounds("take-slips").is_none() && driver.bounds("practise-slips").is_some());
    drop(driver);
    let mut again = take(home.path(), &text.replace("Ada", "Cleo"), Lang::En);
    assert!(again.bounds("take-slips").is_none(), "a copy of the match has the same ones");
    assert_eq!(kept(home.path()), wanted);
    assert!(again.click("practise-slips"));
    assert!(matches!(again.app().top(), Screen::Slips(state) if state.count.new == wanted.len()));
}

#[test]
fn where_a_match_ends_one_press_takes_its_slips_in() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 4);
    let wanted: Vec<_> = wanted(&text).into_iter().map(|slip| slip.trace).collect();
    let mut driver = Driver::start(home.path(), LAPTOP, |desk| set_appearance(desk, Lang::De, Look::Dark, 100));
    let table = shelf::replay(&Record::read(text.as_bytes()).unwrap(), None).unwrap().table;
    driver.say(app::Message::Asked(Route::Ending(Kept { table, path: None })));
    assert!(driver.click_text(&format!("{} Fehler zum Üben vormerken", wanted.len())));
    assert_eq!(kept(home.path()), wanted);
    assert!(driver.click_text("Fehler üben"));
    assert!(matches!(driver.app().top(), Screen::Slips(_)));
}

/// Answers what is asked: with what was decided in the match, or with what is best.
fn answer(driver: &mut Driver, hand: Hand, best: bool) -> club::store::reviewed::Trace {
    let asked = driver.table().unwrap().slip().expect("a slip is asked");
    let notation = if best { asked.best().to_owned() } else { asked.slip.played.clone() };
    let (seat, trace) = (asked.slip.seat, asked.slip.trace);
    decide(driver, hand, seat, &notation);
    let worse = matches!(driver.table().unwrap().answer(), Some(Verdict::Worse { .. }));
    assert_eq!(worse, !best, "{notation}");
    trace
}

/// Another language is chosen in the settings.
fn speak(driver: &mut Driver, lang: Lang) {
    driver.say(app::Message::Asked(Route::Settings));
    assert!(driver.click_text(lang.name()));
    driver.tap(Named::Escape);
}

fn slips_are_practised(hand: Hand, lang: Lang, game: &str) {
    let home = tempfile::tempdir().unwrap();
    let text = played(game, 3);
    let mut driver = take(home.path(), &text, lang);
    assert!(driver.click("take-slips"));
    driver.say(app::Message::Asked(Route::Home));
    let all = kept(home.path()).len();
    let count = all.min(10);
    // And ten cards.
    let new = count + 10;
    let open = if lang == Lang::De { format!("0 fällig, {new} neu") } else { format!("0 due, {new} new") };
    assert!(says(&mut driver, &open), "the shelf counts them");
    driver.say(app::Message::Asked(Route::Practise));
    let stands = if lang == Lang::De {
        format!("0 fest · 0 frisch · {all} neu")
    } else {
        format!("0 firm · 0 fresh · {all} new")
    };
    assert!(says(&mut driver, &stands), "so does the trainer’s home");
    assert!(driver.click("slips"));
    match hand {
        Hand::Mouse => assert!(driver.click("begin")),
        Hand::Keys => driver.tap(Named::Enter),
    }
    let mut graded = Vec::new();
    for best in [false, true, true] {
        let trace = answer(&mut driver, hand, best);
        graded.push((slip::id(trace), best));
        let told = events(home.path());
        assert_eq!(told.len(), graded.len(), "it is on the disk before anything else is pressed");
        match told.last() {
            Some(Event::Review { card, grade, right, .. }) => {
                assert_eq!((card, *right), (&graded.last().unwrap().0, best));
                assert_eq!(*grade == Grade::Again, !best);
            }
            other => panic!("{other:?}"),
        }
        // In Namaste there is not always a reason that can be said.
        let is_explained = driver.bounds("rule").is_some();
        assert!(!(best && is_explained), "there is nothing to explain");
        assert!(best || is_explained || game == "namaste", "why it is worse is explained by the rules");
        let (here, there) = match lang {
            Lang::De => ("Am besten: ", "Best: "),
            _ => ("Best: ", "Am besten: "),
        };
        assert!(says(&mut driver, here) && !says(&mut driver, there));
        speak(&mut driver, if lang == Lang::De { Lang::En } else { Lang::De });
        assert!(says(&mut driver, there) && !says(&mut driver, here), "the language is another at once");
        speak(&mut driver, lang);
        match hand {
            Hand::Mouse => assert!(driver.click("skip")),
            Hand::Keys => driver.tap(Named::Enter),
        }
    }
    let ids: std::collections::HashSet<_> = graded.iter().map(|(id, _)| id).collect();
    assert_eq!(ids.len(), 3, "what was missed just now waits for others");
    // Killed: nothing is closed.
    std::mem::forget(driver);
    let matches = std::fs::read_dir(home.path().join("matches")).map_or(0, Iterator::count);
    assert_eq!((events(home.path()).len(), matches), (3, 1), "a slip is no match");
}

#[test]
fn slips_are_asked_again_by_mouse_in_german() {
    slips_are_practised(Hand::Mouse, Lang::De, "namaste");
}

#[test]
fn slips_are_asked_again_by_keys_in_english() {
    slips_are_practised(Hand::Keys, Lang::En, "ludix");
}

#[test]
fn a_hint_is_no_knowledge_and_what_is_suspended_is_asked_no_more_until_it_is_brought_back() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 3);
    let mut driver = take(home.path(), &text, Lang::En);
    driver.click("take-slips");
    driver.say(app::Message::Asked(Route::Slips));
    let all = kept(home.path()).len();
    driver.click("begin");
    driver.type_in("h");
    answer(&mut driver, Hand::Mouse, true);
    assert!(matches!(events(home.path())[..], [Event::Review { grade: Grade::Again, right: false, .. }]));
    assert!(driver.click("spare"));
    driver.tap(Named::Escape);
    let count = |driver: &Driver| match driver.app().top() {
        Screen::Slips(state) => (state.count.new, state.count.suspended),
        _ => panic!("not the slips"),
    };
    assert_eq!(count(&driver), (all - 1, 1));
    assert!(driver.click("bring-back"));
    assert_eq!(count(&driver), (all - 1, 0));
}

#[test]
fn slips_of_several_people_are_told_apart_and_asked_by_themselves() {
    let home = tempfile::tempdir().unwrap();
    let (ada, cleo) = (played("namaste", 3), played("namaste", 4).replace("Ada", "Cleo"));
    let of = [&ada, &cleo].map(|text| wanted(text).len());
    for (nth, text) in [ada, cleo].iter().enumerate() {
        let mut driver = take(home.path(), text, Lang::En);
        assert!(driver.click("take-slips"));
        driver.say(app::Message::Asked(Route::Slips));
        assert_eq!(says(&mut driver, "Everybody’s"), nth == 1, "one alone is not told apart");
    }
    let mut driver = Driver::start(home.path(), LAPTOP, |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    driver.say(app::Message::Asked(Route::Slips));
    let count = |driver: &Driver| match driver.app().top() {
        Screen::Slips(state) => state.count.new,
        _ => panic!("not the slips"),
    };
    assert_eq!(count(&driver), of[0] + of[1]);
    assert!(driver.click_text(&format!("Cleo · {}", of[1])));
    assert_eq!(count(&driver), of[1]);
    assert!(driver.click("begin"));
    let slip = &driver.table().unwrap().slip().unwrap().slip;
    assert_eq!(slip.who, "Cleo");
}

#[test]
fn a_damaged_slip_is_told_and_the_others_are_asked() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 3);
    let mut driver = take(home.path(), &text, Lang::En);
    driver.click("take-slips");
    let all = kept(home.path());
    drop(driver);
    let path = home.path().join(NAME);
    let lines = std::fs::read_to_string(&path).unwrap();
    let mut lines: Vec<String> = lines.lines().map(str::to_owned).collect();
    // One cannot be read, one fits no rules.
    lines[1] = lines[1].replacen("\"game\"", "\"gam\"", 1);
    lines[2] = lines[2].replacen("\"events\":[{", "\"events\":[{\"by\":9,\"move\":\"none\"},{", 1);
    std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    let mut driver = Driver::start(home.path(), LAPTOP, |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    driver.say(app::Message::Asked(Route::Slips));
    assert!(says(&mut driver, NAME), "the line is told");
    driver.click("begin");
    assert!(says(&mut driver, "A position was skipped"));
    assert_eq!(driver.table().unwrap().slip().unwrap().slip.trace, all[2]);
    let after = std::fs::read_to_string(&path).unwrap();
    assert_eq!(after.lines().count(), lines.len(), "nothing else is lost");
}

/// The page, a slip asked, a poor answer to it.
#[test]
fn slips_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::replaying(home.path(), &played("namaste", 3), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        let review = screen::Message::Replay(screen::replay::Message::ReviewPressed);
        driver.say(app::Message::Screen(2, review));
        driver.keep(&format!("slips-found-{}", appearance.name));
        assert!(driver.click("take-slips"));
        driver.say(app::Message::Asked(Route::Slips));
        driver.assert_within("the slips");
        driver.keep(&format!("slips-{}", appearance.name));
        driver.tap(Named::Enter);
        driver.keep(&format!("slip-asked-{}", appearance.name));
        answer(&mut driver, Hand::Mouse, false);
        driver.assert_within("a slip");
        driver.keep(&format!("slip-answered-{}", appearance.name));
    }
}

#[test]
fn people_keep_their_sign_and_colour_whoever_of_them_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 3);
    let (head, rest) = text.split_once('\n').unwrap();
    let mut header = games::game::record::Header::read(head.as_bytes()).unwrap();
    header.players.iter_mut().for_each(|player| player.kind = PlayerKind::Human);
    let mut driver = Driver::replaying(home.path(), &format!("{}\n{rest}", header.line()), LAPTOP, |desk| {
        set_appearance(desk, Lang::En, Look::Light, 100);
        desk.meet(["Ada", "Bo"]);
    });
    driver.click_text("Review");
    assert!(driver.click("take-slips"));
    let mut asked = std::collections::BTreeSet::new();
    for who in ["Ada", "Bo"] {
        driver.say(app::Message::Asked(Route::Slips));
        let of = driver.texts().into_iter().find(|(_, text)| text.starts_with(&format!("{who} · ")));
        assert!(driver.click_text(&of.expect("both have slips").1) && driver.click("begin"));
        assert_eq!(driver.table().unwrap().slip().unwrap().slip.who, who);
        let signs = driver.table().unwrap().signs(driver.app().desk());
        asked.insert(format!("{signs:?}"));
        driver.say(app::Message::Asked(Route::Home));
    }
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert!(asked.iter().all(|signs| signs.matches("Person").count() == 2), "{asked:?}");
}

#[test]
fn what_is_due_is_told_alike_on_the_start_page_and_in_the_trainer_and_begun_there() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", 3);
    let slips = wanted(&text).len();
    let mut driver = take(home.path(), &text, Lang::En);
    assert!(driver.click("take-slips"));
    driver.say(app::Message::Asked(Route::Home));
    let new = slips.min(10) + 10;
    assert!(reads(&mut driver, &format!("0 due, {new} new")), "{:?}", driver.texts());
    driver.say(app::Message::Asked(Route::Practise));
    let page = driver.bounds("today").unwrap();
    let told: Vec<String> =
        driver.texts().into_iter().filter(|(at, _)| page.contains(at.center())).map(|(_, text)| text).collect();
    assert_eq!(told[..4].join(" "), format!("0 due {new} new"));
    let parts = format!("Cards: 0 due, 10 new. Positions: 0 due, {} new.", slips.min(10));
    assert!(told.contains(&parts), "{told:?}");
    // Without cards it is the positions that are begun.
    let no_cards = |desk: &mut Desk| {
        set_appearance(desk, Lang::En, Look::Light, 100);
        desk.change(|settings| settings.practice.decks = Some(Vec::new()));
    };
    let mut driver = Driver::start(home.path(), LAPTOP, no_cards);
    assert!(reads(&mut driver, &format!("0 due, {} new", slips.min(10))));
    driver.say(app::Message::Asked(Route::Practise));
    assert!(driver.click("begin"));
    assert!(driver.table().unwrap().slip().is_some());
}

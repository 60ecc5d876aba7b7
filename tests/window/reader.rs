//! What a screen reader is told, and what it can do: matches played by names and requests alone, without a place on the
//! screen. That everything has a name is looked at wherever a picture is taken (`Driver::assert_told`).

use std::collections::{HashMap, HashSet};

use accesskit::{Action, Node, NodeId, Role, Toggled};
use base::i18n::{Lang, tr};
use club::store::settings::{Setup, TextSize};
use games::game::bot::Level;
use games::game::record::PlayerKind;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::reader::SemanticAction;
use wurfzabel::app::reader::page::{PageTree, ROOT};

use crate::archive::{archive, keep};
use crate::driver::{Driver, set_appearance};
use crate::sitting::{USUAL, is_over, seats, start, told as happened};

/// What a page has, by its numbers.
struct Page(HashMap<NodeId, Node>);

impl Page {
    fn of(told: &PageTree) -> Self {
        Self(told.nodes.iter().cloned().collect())
    }

    /// All that lies in there, in its order.
    fn within(&self, id: NodeId) -> Vec<NodeId> {
        let children = self.0[&id].children();
        children.iter().flat_map(|child| [*child].into_iter().chain(self.within(*child))).collect()
    }

    fn all(&self) -> Vec<NodeId> {
        self.within(ROOT)
    }

    /// The cells of a row: what they say, and what their columns are called.
    fn cells(&self, row: NodeId) -> Vec<(&str, &str)> {
        let cells = self.0[&row].children().iter().map(|cell| &self.0[cell]);
        let cells = cells.filter(|cell| cell.role() == Role::Cell);
        cells.map(|cell| (cell.label().unwrap_or_default(), cell.description().unwrap_or_default())).collect()
    }

    fn of_role(&self, role: Role) -> Vec<NodeId> {
        self.all().into_iter().filter(|id| self.0[id].role() == role).collect()
    }

    fn called(&self, name: &str) -> Option<NodeId> {
        self.all().into_iter().find(|id| self.0[id].label() == Some(name))
    }

    /// What can be pressed in groups of that name.
    fn pressed(&self, group: &str) -> Vec<NodeId> {
        let groups = self.all().into_iter().filter(|id| self.0[id].label() == Some(group));
        let groups = groups.filter(|id| self.0[id].role() == Role::Group);
        let all = groups.flat_map(|id| self.within(id));
        all.filter(|id| self.0[id].supports_action(Action::Click) && !self.0[id].is_disabled()).collect()
    }
}

/// Presses what is called so.
fn press(driver: &mut Driver, name: &str) {
    let page = Page::of(&driver.semantics());
    let names: Vec<_> = page.all().into_iter().filter_map(|id| page.0[&id].label().map(str::to_owned)).collect();
    let id = page.called(name).unwrap_or_else(|| panic!("{name} is on the page: {names:?}"));
    driver.ask(id, Some(SemanticAction::Pressed));
}

/// A match played by pressing whatever can be pressed on the board and among the choices, by chance; how many presses.
fn played(driver: &mut Driver, lang: Lang, most: usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let (board, choices) = (tr!(lang, "app-board"), tr!(lang, "app-choices"));
    // What was pressed in vain is left alone until something else is there.
    let (mut stood, mut vain) = (Vec::new(), HashSet::new());
    for presses in 0..most {
        if is_over(driver) {
            return presses;
        }
        let page = Page::of(&driver.semantics());
        let (mut places, offers) = (page.pressed(&board), page.pressed(&choices));
        let stands: Vec<_> = places.iter().chain(&offers).map(|id| page.0[id].label().map(str::to_owned)).collect();
        if stands != stood {
            (stood, vain) = (stands, HashSet::new());
        }
        places.retain(|place| !vain.contains(place));
        // Mostly nothing is taken back as long as there is something else.
        let goes_on = |place: &NodeId| !page.0[place].label().is_some_and(|label| label.contains("take it back"));
        if rng.random_bool(0.7) && places.iter().any(goes_on) {
            places.retain(goes_on);
        }
        let from = if offers.is_empty() || (!places.is_empty() && rng.random_bool(0.8)) { &places } else { &offers };
        if from.is_empty() {
            vain.clear();
            driver.wait(std::time::Duration::from_secs(1));
            continue;
        }
        let pressed = from[rng.random_range(0..from.len())];
        vain.insert(pressed);
        driver.ask(pressed, Some(SemanticAction::Pressed));
        // What gives something away is asked about.
        if rng.random_bool(0.3) && offers.contains(&pressed) && !is_over(driver) {
            driver.ask(pressed, Some(SemanticAction::Pressed));
        }
    }
    let page = Page::of(&driver.semantics());
    let names = |group: &str| -> Vec<String> {
        page.pressed(group).iter().filter_map(|id| page.0[id].label().map(str::to_owned)).collect()
    };
    let (places, offers) = (names(&board), names(&choices));
    panic!("not over after {most} presses and {} events: {places:?}, {offers:?}", happened(driver));
}

#[test]
fn whole_matches_are_played_by_names_alone() {
    let option = |key: &str, value: &str| [(key.to_owned(), value.to_owned())].into();
    let games: [(&str, _); 6] = [
        ("namaste", Default::default()),
        ("dre13ehn", option("mode", "open")),
        ("dre13ehn", option("mode", "cup")),
        ("ludix", option("goal", "100")),
        ("kvatrutafl", Default::default()),
        ("evening", option("program", "pasch,luisle,schikanen,filzlaus,mauseloch")),
    ];
    for (game, options) in games {
        let home = tempfile::tempdir().unwrap();
        let players = [("Käthe", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Easy))];
        let setup = Setup { seats: seats(&players), options, ..Setup::default() };
        let mut driver = start(home.path(), USUAL, game, setup);
        let presses = played(&mut driver, USUAL.lang, 20_000);
        eprintln!("{game}: {presses} presses, {} events", happened(&driver));
        assert!(presses > 3, "{game} was played");
    }
}

#[test]
fn settings_are_changed_and_names_written_by_requests() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
    press(&mut driver, "Settings");
    let before = driver.app().desk().settings().text_size;
    let page = Page::of(&driver.semantics());
    let size = page.called(&tr!(Lang::En, "app-text-size")).expect("the size of text is a group");
    let more = page.within(size).into_iter().find(|id| page.0[id].label() == Some(&tr!(Lang::En, "app-more")));
    driver.ask(more.unwrap(), Some(SemanticAction::Pressed));
    assert_eq!(driver.app().desk().settings().text_size, TextSize::nearest(before.get() + 10));
    // What is chosen among several is told.
    let page = Page::of(&driver.semantics());
    let dark = page.called(&tr!(Lang::En, "app-look-dark")).unwrap();
    assert_eq!(page.0[&dark].toggled(), Some(Toggled::False));
    driver.ask(dark, Some(SemanticAction::Pressed));
    let page = Page::of(&driver.semantics());
    assert_eq!(page.0[&dark].toggled(), Some(Toggled::True), "the same thing, chosen now");
    press(&mut driver, "Back");
    driver.click("namaste");
    let page = Page::of(&driver.semantics());
    let field = page.all().into_iter().find(|id| page.0[id].role() == Role::TextInput).unwrap();
    driver.ask(field, Some(SemanticAction::Written("Ægir".to_owned())));
    let page = Page::of(&driver.semantics());
    assert_eq!(page.0[&field].value(), Some("Ægir"));
    assert_eq!(driver.semantics().focus, field, "it is where one is");
    let caret = page.0[&field].text_selection().unwrap().focus.character_index;
    assert_eq!(caret, 4, "the caret stands behind it, counted in letters");
    driver.ask(field, Some(SemanticAction::Selected(1, 3)));
    driver.type_in("x");
    let page = Page::of(&driver.semantics());
    assert_eq!(page.0[&field].value(), Some("Æxr"));
}

#[test]
fn what_is_led_to_has_the_focus_and_another_page_is_another_thing() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "namaste", Setup::default());
    let page = Page::of(&driver.semantics());
    let name = driver.app().said().page;
    assert_eq!(
        page.0[&driver.semantics().focus].label(),
        Some(name.as_str()),
        "the page itself, before anything has it"
    );
    let table = driver.semantics().focus;
    let rules = page.called(&tr!(Lang::En, "app-rules")).unwrap();
    driver.ask(rules, None);
    assert_eq!(driver.semantics().focus, rules);
    let places = page.pressed(&tr!(Lang::En, "app-board"));
    driver.ask(places[2], None);
    assert_eq!(driver.semantics().focus, places[2], "a place of the board is where its cursor is");
    driver.ask(rules, Some(SemanticAction::Pressed));
    let focus = driver.semantics().focus;
    assert_ne!(focus, table);
    assert_eq!(Page::of(&driver.semantics()).0[&focus].label(), Some(driver.app().said().page.as_str()));
}

#[test]
fn a_card_before_the_page_hides_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "namaste", Setup::default());
    let tools = tr!(Lang::En, "app-tools");
    assert!(Page::of(&driver.semantics()).called(&tools).is_some());
    driver.tap(iced::keyboard::key::Named::F1);
    let page = Page::of(&driver.semantics());
    assert!(page.called(&tools).is_none(), "what is behind is not there");
    assert!(page.called(&tr!(Lang::En, "app-close")).is_some());
}

#[test]
fn other_dice_under_the_cup_are_told_alike() {
    let told = |seed: u32| {
        let home = tempfile::tempdir().unwrap();
        let options = [("mode".to_owned(), "cup".to_owned())].into();
        let players = seats(&[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
        let setup = Setup { seats: players, options, ..Setup::default() };
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            set_appearance(desk, Lang::En, USUAL.look, 100);
            desk.chance = ChaCha8Rng::seed_from_u64(seed.into());
            desk.change(|settings| {
                settings.dice_speed = club::store::settings::Speed::None;
                settings.setups.insert("dre13ehn".to_owned(), setup);
            });
        });
        driver.click("dre13ehn");
        driver.tap(iced::keyboard::key::Named::Enter);
        driver.tap(iced::keyboard::key::Named::Enter);
        driver.wait(std::time::Duration::from_secs(5));
        for _ in 0..4 {
            if happened(&driver) == 0 {
                driver.tap(iced::keyboard::key::Named::Enter);
                driver.wait(std::time::Duration::from_secs(5));
            }
        }
        assert_eq!(happened(&driver), 1, "the dice lie under the cup: {}", driver.app().said().page);
        let dice = format!("{:?}", driver.table().unwrap().table().header().seed);
        let nodes: Vec<_> = driver.semantics().nodes.into_iter().map(|(id, node)| (id, format!("{node:?}"))).collect();
        (dice, nodes)
    };
    let (dice, first) = told(0);
    for seed in 1..6 {
        let (others, nodes) = told(seed);
        assert_ne!(others, dice);
        assert_eq!(nodes, first, "dice of {others} and {dice}");
    }
}

#[test]
fn tables_are_told_cell_by_cell_and_long_ones_with_all_their_rows_counted() {
    let home = tempfile::tempdir().unwrap();
    for day in 1..29 {
        keep(home.path(), day, &["Ada", "Bo"], if day == 28 { 3 } else { usize::MAX });
    }
    let mut driver = archive(home.path());
    let page = Page::of(&driver.semantics());
    let [table] = page.of_role(Role::Table)[..] else { panic!("one table") };
    assert_eq!((page.0[&table].row_count(), page.0[&table].column_count()), (Some(29), Some(4)));
    let [list] = page.of_role(Role::RowGroup)[..] else { panic!("its list") };
    assert_eq!(page.0[&list].size_of_set(), Some(28));
    let rows = page.of_role(Role::Row);
    assert!(rows.len() < 29, "only what is seen is there, and what is next to it: {}", rows.len());
    let first = page.cells(rows[1]);
    assert_eq!((first[1].1, first[2], first[3].1), ("Date", ("Namaste", "Game"), "Players"));
    assert!(first[1].0.contains("28") && first[3].0.contains("Ada"), "{first:?}");
    driver.focus("archive-list");
    driver.tap(iced::keyboard::key::Named::End);
    let page = Page::of(&driver.semantics());
    let focus = &page.0[&driver.semantics().focus];
    assert_eq!((focus.role(), focus.row_index(), focus.position_in_set()), (Role::Row, Some(28), Some(27)));
    assert!(focus.label().is_some_and(|label| label.contains("Players Ada")), "{:?}", focus.label());

    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Statistics));
    let page = Page::of(&driver.semantics());
    let rows = page.of_role(Role::Row);
    let ada = rows.into_iter().map(|row| page.cells(row)).find(|cells| cells.first() == Some(&("Ada", "Player")));
    let ada = ada.expect("Ada has a row");
    assert_eq!(ada[1], ("27", "Matches"));
    assert_eq!(ada.iter().map(|cell| cell.1).collect::<Vec<_>>()[4..], ["Mean", "Best", "Worst"]);
    assert!(ada[5].0.parse::<i32>().is_ok(), "a score that leads to its match: {ada:?}");
}

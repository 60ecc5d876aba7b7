//! The shelf: every game as a card, and what is unfinished.

use std::path::PathBuf;

use iced::keyboard::{Key, Modifiers};
use iced::widget::{Row, column, container, grid, row, scrollable};
use iced::{Center, Element, Fill, Task};

use super::{Action, Screen, archive, cabinet, card, kept, practise, print, rules, settings, setup, statistics, table};
use crate::app::desk::Desk;
use crate::app::icon::Icon;
use crate::app::outside::Kind;
use crate::app::theme::{Step, Ui};
use crate::app::widget::even::even;
use crate::app::widget::picture::Picture;
use crate::draw::Role;
use crate::store::archive::Row as Kept;
use crate::store::journal::ENDING;
use crate::table::{Place, Title, places};
use crate::{games, tr};

/// The most unfinished matches shown; the archive has them all.
const GO_ON: usize = 3;
/// The narrowest a card may be, pixels at 100 %.
const CARD: f32 = 300.0;

/// The shelf.
#[derive(Debug)]
pub struct State {
    cards: Vec<(Place, Picture)>,
    unfinished: Vec<Kept>,
}

/// What happened on the shelf.
#[derive(Clone, Debug)]
pub enum Message {
    /// A card was pressed: a game is to be set up, a family opened.
    CardPressed(usize),
    /// A match is to begin as the last one did.
    PlayPressed(&'static dyn Title),
    /// The rules of a game.
    RulesPressed(&'static dyn Title),
    /// An unfinished match is to go on.
    GoOnPressed(PathBuf),
    /// The archive.
    ArchivePressed,
    /// The statistics.
    StatisticsPressed,
    /// The sheets.
    PrintPressed,
    /// The trainer.
    PractisePressed,
    /// The settings.
    SettingsPressed,
    /// A file is to be chosen.
    OpenPressed,
    /// A file was chosen, or none.
    FileChosen(Option<PathBuf>),
}

/// The bar over a screen: back, its name, what else there is.
pub fn bar<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    back: Message,
    tools: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let back = ui.bare(Icon::Back.view(ui, Role::Text)).padding(ui.gap(8.0)).on_press(back).id("back");
    let tools = Row::from_vec(tools.into_iter().collect()).spacing(ui.gap(6.0)).align_y(Center);
    let content = row![back, ui.title(name).width(Fill), tools].spacing(ui.gap(10.0)).align_y(Center);
    container(content).padding([ui.gap(8.0), ui.gap(16.0)]).width(Fill).into()
}

/// A control of a bar: an icon and what it means.
pub fn tool<'a, Message: Clone + 'a>(
    ui: Ui,
    icon: Icon,
    label: String,
    message: Option<Message>,
) -> Element<'a, Message> {
    let role = if message.is_some() { Role::Text } else { Role::Line };
    // Where the window is narrow or the text large, the icon has to do.
    if ui.window.width < 1000.0 * ui.text {
        let control = ui.bare(icon.view(ui, role)).padding(ui.gap(8.0)).on_press_maybe(message);
        let tip = container(ui.faint(label)).padding(ui.gap(6.0)).style(ui.card());
        return iced::widget::tooltip(control, tip, iced::widget::tooltip::Position::Bottom).into();
    }
    let label = iced::widget::text(label).size(ui.size(Step::Body));
    let content = row![icon.view(ui, role), label].spacing(ui.gap(7.0)).align_y(Center);
    ui.bare(content).padding([ui.gap(7.0), ui.gap(10.0)]).on_press_maybe(message).into()
}

impl State {
    /// The shelf with all games.
    pub fn new(desk: &mut Desk) -> Self {
        let emblem = |place: &Place| match place {
            Place::Game(title) => title.emblem(),
            Place::Family(family, _) => (family.emblem)(),
        };
        let cards = places(&games::ALL).into_iter().map(|place| (emblem(&place), place));
        let cards = cards.map(|(emblem, place)| (place, Picture::new(emblem))).collect();
        let mut state = Self { cards, unfinished: Vec::new() };
        state.read(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        let listed = desk.folders().map(|folders| desk.archive.list(&folders));
        let rows = match listed {
            Some(Ok(rows)) => rows,
            Some(Err(error)) => {
                desk.alarm(error.phrase());
                Vec::new()
            }
            None => Vec::new(),
        };
        self.unfinished = rows.into_iter().filter(kept::can_go_on).take(GO_ON).collect();
    }

    /// Matches may have been played in the meantime.
    pub fn refresh(&mut self, desk: &mut Desk) -> Action<Message> {
        self.read(desk);
        Action::None
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, _desk: &Desk) -> String {
        "Wurfzabel".to_owned()
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::CardPressed(index) => match &self.cards[index].0 {
                Place::Game(title) => Action::open(Screen::Setup(setup::State::new(*title, desk))),
                Place::Family(family, titles) => Action::open(Screen::Cabinet(cabinet::State::new(family, titles))),
            },
            Message::PlayPressed(title) => setup::State::new(title, desk).begin(desk, false),
            Message::RulesPressed(title) => Action::open(Screen::Rules(rules::State::new(title, desk))),
            Message::GoOnPressed(path) | Message::FileChosen(Some(path)) => table::State::resume(&path, desk, false),
            Message::FileChosen(None) => Action::None,
            Message::ArchivePressed => Action::open(Screen::Archive(archive::State::new(desk))),
            Message::StatisticsPressed => Action::open(Screen::Statistics(statistics::State::new(desk))),
            Message::PrintPressed => Action::open(Screen::Print(print::State::new(desk, None))),
            Message::PractisePressed => practise::State::open(desk),
            Message::SettingsPressed => Action::open(Screen::Settings(settings::State::new(desk))),
            Message::OpenPressed => Action::Run(choose_record(desk)),
        }
    }

    /// Ctrl+N, Ctrl+O, Ctrl+P, Ctrl+F, and digits for the games.
    #[must_use]
    pub fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        let Key::Character(letter) = key else { return None };
        match (letter.as_str(), modifiers.command()) {
            ("n", true) => (!self.cards.is_empty()).then_some(Message::CardPressed(0)),
            ("o", true) => Some(Message::OpenPressed),
            ("p", true) => Some(Message::PrintPressed),
            ("f", true) => Some(Message::ArchivePressed),
            (digit, false) => {
                let index = digit.parse::<usize>().ok()?.checked_sub(1)?;
                (index < self.cards.len()).then_some(Message::CardPressed(index))
            }
            (_, true) => None,
        }
    }

    /// What is seen.
    pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let lang = ui.lang;
        let name = column![ui.display("Wurfzabel"), ui.lead(tr!(lang, "app-motto")).color(ui.colour(Role::Faint))];
        let tools = [
            tool(ui, Icon::Print, tr!(lang, "app-print"), Some(Message::PrintPressed)),
            tool(ui, Icon::Practise, tr!(lang, "practise-title"), Some(Message::PractisePressed)),
            tool(ui, Icon::Archive, tr!(lang, "app-archive"), Some(Message::ArchivePressed)),
            tool(ui, Icon::Statistics, tr!(lang, "app-statistics"), Some(Message::StatisticsPressed)),
            tool(ui, Icon::Settings, tr!(lang, "app-settings"), Some(Message::SettingsPressed)),
        ];
        let head = row![name.width(Fill), Row::from_iter(tools).spacing(ui.gap(4.0))].align_y(Center);
        let cards = self.cards.iter().enumerate().map(|(index, (place, emblem))| {
            let set_up = Message::CardPressed(index);
            match place {
                Place::Game(title) => {
                    let (play, rules) = (Message::PlayPressed(*title), Message::RulesPressed(*title));
                    card::game(ui, *title, emblem, card::Does { set_up, play, rules }, card::Size::Usual, |_, _| None)
                }
                Place::Family(family, titles) => card::family(ui, family, titles.len(), emblem, set_up),
            }
        });
        let cards = grid(cards).fluid(ui.wide(CARD) * 1.4).spacing(ui.gap(18.0)).height(iced::Shrink);
        let mut page = column![head].spacing(ui.gap(22.0)).padding(ui.gap(28.0)).max_width(1240.0);
        if !self.unfinished.is_empty() {
            page = page.push(self.view_unfinished(ui));
        }
        page = page.push(even(cards));
        scrollable(container(page).center_x(Fill)).width(Fill).height(Fill).style(ui.bar()).id("shelf").into()
    }

    fn view_unfinished(&self, ui: Ui) -> Element<'_, Message> {
        let rows = self.unfinished.iter().map(|kept| {
            let words = column![ui.strong(kept::who(ui.lang, kept)), ui.faint(kept::when(ui.lang, kept)),];
            let go = ui.primary(tr!(ui.lang, "app-go-on")).on_press(Message::GoOnPressed(kept.path.clone()));
            let content = row![words.width(Fill), go].spacing(ui.gap(12.0)).align_y(Center);
            container(content.padding([ui.gap(8.0), ui.gap(16.0)])).style(ui.card()).width(Fill).into()
        });
        let list = column(rows).spacing(ui.gap(8.0));
        column![ui.heading(tr!(ui.lang, "app-unfinished")), list].spacing(ui.gap(10.0)).into()
    }
}

/// Asks for a record file by the system's dialog.
fn choose_record(desk: &Desk) -> Task<Message> {
    let lang = desk.lang();
    let kind = Kind { name: tr!(lang, "app-records"), ending: ENDING };
    desk.outside.file(tr!(lang, "app-open-record"), kind).map(Message::FileChosen)
}

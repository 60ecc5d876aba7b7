//! The projector: a window beside the organiser's own that shows the championship on the desk, large and without controls,
//! and turns its pages by itself. Knows no screen and changes nothing.

use std::time::Duration;

use iced::widget::{column, container, mouse_area};
use iced::window::{self, Mode};
use iced::{Element, Fill, Size, Task};

use base::draw::{Drawing, Font, Palette, Role};
use base::i18n::Lang;
use base::phrase::Phrase;
use base::tr;
use club::championship::Championship;
use club::championship::fold::RunningPart;
use club::championship::plan::Form;
use club::championship::sheet::Order;
use club::championship::words::{self, Kind};
use games::shelf;

use crate::app::desk::Desk;
use crate::app::desk::announced::Announced;
use crate::app::frame;
use crate::app::keys::KeyPress;
use crate::app::reader::{self, PageSummary, reading};
use crate::app::shortcut::{self, Shortcut};
use crate::app::theme::Ui;
use crate::app::widget::clock::clock;
use crate::app::widget::picture::Picture;
use crate::app::widget::place::Noted;
use crate::app::widget::whole::whole;

mod knockout;
mod people;
mod podium;
mod rounds;
mod slide;
mod tables;

use slide::{Slide, Spot};

const PAUSE: Duration = Duration::from_secs(12);
/// The window as it is opened, logical pixels, and the smallest that something can be read in.
const USUAL: Size = Size::new(1280.0, 720.0);
const SMALLEST: Size = Size::new(480.0, 270.0);

#[derive(Clone, Debug)]
pub enum Message {
    Seen,
    Turned(isize),
    HeldToggled,
    LookToggled,
    FullToggled,
    Left,
}

#[derive(Debug)]
pub struct Projector {
    pub id: window::Id,
    /// What the pages were made of: how often the championship had changed, and the language.
    of: Option<(u64, Lang)>,
    pages: Vec<Slide>,
    at: usize,
    turned: u64,
    held: bool,
    /// Whether it is light where the organiser's window is dark, and the other way round.
    contrary: bool,
    picture: Picture,
    /// What a screen reader is told of it, and that nothing is announced: what is shown is to be read.
    pub reader: reader::Shared,
    announced: Announced,
}

pub const SHORTCUTS: &[Shortcut<Projector, Message>] = &[
    Shortcut::new("→ ↓ PgDn Enter", "projector-key-next", |_, _, _| Some(Message::Turned(1))),
    Shortcut::new("← ↑ PgUp", "projector-key-previous", |_, _, _| Some(Message::Turned(-1))),
    Shortcut::new("Space", "projector-key-hold", |_, _, _| Some(Message::HeldToggled)),
    Shortcut::new("D", "projector-key-look", |_, _, _| Some(Message::LookToggled)),
    Shortcut::new("F11", "app-key-full", |_, _, _| Some(Message::FullToggled)),
    Shortcut::new("Esc", "projector-key-leave", |_, _, _| Some(Message::Left)),
];

impl Projector {
    pub fn open(desk: &Desk, screen: Option<Size>) -> (Self, Task<()>) {
        let settings = window::Settings {
            size: screen.map_or(USUAL, |screen| frame::fitting(USUAL, screen)),
            min_size: Some(SMALLEST),
            ..frame::common()
        };
        let (id, opened) = window::open(settings);
        let mut projector = Self {
            id,
            of: None,
            pages: Vec::new(),
            at: 0,
            turned: 0,
            held: false,
            contrary: false,
            picture: Picture::default(),
            reader: reader::Shared::default(),
            announced: Announced::default(),
        };
        projector.look(desk);
        (projector, opened.discard())
    }

    pub fn look(&mut self, desk: &Desk) {
        let of = Some((desk.championship_turns(), desk.lang()));
        if self.of == of {
            return;
        }
        let pages = pages(desk.cup(), desk.lang());
        let is_known = |page: &Slide| self.pages.iter().any(|seen| seen.name == page.name);
        // What has only begun, or is over now, is shown at once and for as long as any page.
        if pages.first().is_some_and(|first| !is_known(first)) {
            (self.at, self.turned) = (0, self.turned.wrapping_add(1));
            self.pages.clear();
        }
        let nth = |pages: &[Slide], at: usize, name: &str| pages[..at].iter().filter(|page| page.name == name).count();
        if let Some(seen) = self.pages.get(self.at) {
            let before = nth(&self.pages, self.at, &seen.name);
            let same = pages.iter().enumerate().filter(|(_, page)| page.name == seen.name).map(|(at, _)| at);
            let same: Vec<usize> = same.collect();
            self.at = same.get(before).or(same.last()).copied().unwrap_or(0);
        }
        self.pages = pages;
        self.of = of;
        self.show();
    }

    fn show(&mut self) {
        if let Some(page) = self.pages.get(self.at) {
            self.picture.show(page.drawing.clone());
        }
    }

    fn turn(&mut self, by: isize) {
        let count = self.pages.len().max(1);
        self.at = self.at.wrapping_add_signed(by.rem_euclid(count as isize)) % count;
        self.turned = self.turned.wrapping_add(1);
        self.show();
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Seen => {
                self.turn(1);
                Task::none()
            }
            Message::Turned(by) => {
                self.turn(by);
                Task::none()
            }
            Message::HeldToggled => {
                self.held = !self.held;
                Task::none()
            }
            Message::LookToggled => {
                self.contrary = !self.contrary;
                Task::none()
            }
            Message::Left => {
                let id = self.id;
                window::mode(id).then(move |mode| match mode {
                    Mode::Fullscreen => window::set_mode(id, Mode::Windowed),
                    Mode::Windowed | Mode::Hidden => window::close(id),
                })
            }
            Message::FullToggled => {
                let id = self.id;
                window::mode(id).then(move |mode| window::set_mode(id, frame::other(mode)))
            }
        }
    }

    pub fn key(&mut self, pressed: &KeyPress, desk: &Desk) -> Task<Message> {
        shortcut::find(SHORTCUTS, self, pressed, desk).map_or_else(Task::none, |message| self.update(message))
    }

    pub fn title(&self, desk: &Desk) -> String {
        let name = tr!(desk.lang(), "projector-name");
        match desk.championship() {
            Some(open) => format!("{} · {name}", open.cup().head().titled()),
            None => format!("{name} · Wurfzabel"),
        }
    }

    pub fn page(&self) -> &Drawing {
        self.picture.drawing()
    }

    fn ui(&self, desk: &Desk) -> Ui {
        let ui = desk.ui();
        let palette = Palette::of_screen(ui.palette.is_dark() != self.contrary, ui.palette.is_stark());
        let title = desk.cup().and_then(|cup| shelf::find(&cup.head().game));
        Ui { palette, accent: title.map_or(ui.accent, |title| title.about().accent), ..ui }
    }

    pub fn said(&self, desk: &Desk) -> PageSummary<'_> {
        let name = self.pages.get(self.at).map(|page| page.name.clone()).filter(|name| !name.is_empty());
        let page = name.unwrap_or_else(|| tr!(desk.lang(), "projector-name"));
        PageSummary { window: self.title(desk), page, depth: self.at, announced: &self.announced }
    }

    pub fn view(&self, desk: &Desk) -> Element<'_, Message> {
        let ui = self.ui(desk);
        let said = self.said(desk);
        let shown = self.picture.labelled(said.page.clone(), self.picture.view(ui));
        let mut page = column![mouse_area(shown).on_double_click(Message::FullToggled)];
        if !self.held {
            page = page.push(clock(self.turned, PAUSE, |_| Message::Seen));
        }
        let ground = ui.colour(Role::Ground);
        let page = container(page).width(Fill).height(Fill).style(move |_| container::background(ground));
        reading(self.reader.clone(), said, whole(page, Noted::default(), desk.watch.clone()))
    }
}

struct Show<'a> {
    cup: &'a Championship,
    title: &'a dyn games::table::Title,
    lang: Lang,
}

impl<'a> Show<'a> {
    fn order(&self, round: Option<usize>) -> Order<'a> {
        let round = round.map(Kind::Round);
        Order { cup: self.cup, title: self.title, round, people: None, lang: self.lang }
    }

    fn stage(&self) -> String {
        self.cup.stage().map(|(plan, _)| self.lang.say(&Phrase::new(plan.name))).unwrap_or_default()
    }

    fn slide(&self, name: &str, about: &str) -> Slide {
        let mut slide = Slide::new(name);
        let title = self.cup.head().titled();
        let above = if about.is_empty() { title } else { format!("{title} · {about}") };
        slide.head(self.title.about().emblem(), &above);
        slide
    }
}

fn count(mut slides: Vec<Slide>) -> Vec<Slide> {
    let count = slides.len();
    if count > 1 {
        slides.iter_mut().enumerate().for_each(|(at, slide)| slide.number(at + 1, count));
    }
    slides
}

/// All pages of a championship as it stands, in the order in which they are shown; there is always one.
fn pages(cup: Option<&Championship>, lang: Lang) -> Vec<Slide> {
    let shown = cup.and_then(|cup| Some(Show { cup, title: shelf::find(&cup.head().game)?, lang }));
    let mut pages = shown.map(|show| shown_now(&show)).unwrap_or_default();
    if pages.is_empty() {
        let mut slide = Slide::new("");
        slide.write(Spot::middle(800.0, 470.0, 1400.0), "Wurfzabel", (Font::SerifBold, 150.0, Role::Text));
        let words = tr!(lang, "projector-quiet");
        slide.write(Spot::middle(800.0, 570.0, 1400.0), &words, (Font::SerifItalic, 56.0, Role::Faint));
        pages.push(slide);
    }
    let count = pages.len();
    if count > 1 {
        pages.iter_mut().enumerate().for_each(|(at, page)| page.track(at, count));
    }
    pages
}

fn shown_now(show: &Show<'_>) -> Vec<Slide> {
    let Some((plan, stage)) = show.cup.stage() else { return over(show) };
    let first: Option<&RunningPart> = stage.parts.first();
    match plan.form {
        Form::Joining => people::slides(show),
        Form::Open => {
            let latest = first.map(|part| rounds::latest(show, plan, part)).unwrap_or_default();
            // Before the first result there is nothing to rank.
            let rest = if latest.is_empty() { people::slides(show) } else { tables::slides(show, plan, stage) };
            [latest, rest].concat()
        }
        Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_) => {
            [rounds::slides(show), tables::slides(show, plan, stage), knockout::slides(show)].concat()
        }
    }
}

fn over(show: &Show<'_>) -> Vec<Slide> {
    let podium = show.cup.podium().unwrap_or_default();
    let tables = show.cup.stages().last().map(|(plan, stage)| tables::slides(show, plan, stage));
    let (mut podium, tables) = (podium::slides(show, &podium), tables.unwrap_or_default());
    let bracket = knockout::slides(show);
    if let (Some(ended), Some(first)) =
        (show.cup.stages().last().and_then(|(_, stage)| words::ended_early(stage)), podium.first_mut())
    {
        first.note(&show.lang.say(&ended));
    }
    if show.cup.is_undecided() { [podium, tables, bracket].concat() } else { [podium, bracket, tables].concat() }
}

#[cfg(test)]
mod tests;

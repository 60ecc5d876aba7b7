//! Everyone against everyone, and the bracket; what is shown as on paper: the calendar, and the printed sheets.

use base::draw::Drawing;
use base::draw::sheet::Paper;
use club::championship::sheet::{self, Order, Sheet, calendar};
use club::championship::{Championship, Plan};
use games::shelf;

use super::view::CONTENT;
use super::{Message, State, Tab, bracket, crosstable};
use crate::app::kit::page::{self, choices};
use crate::app::kit::paper;
use crate::app::prelude::*;
use crate::app::widget::picture::Gesture;

pub(super) fn sheets(plan: &Plan) -> impl Iterator<Item = &'static Sheet> {
    sheet::ALL.iter().filter(|sheet| matches!(sheet.key, "crosstable" | "bracket") && sheet.is_of(plan))
}

/// How far a press scrolls to the side, as a part of the window.
pub(super) const ASIDE: f32 = 0.4;
const MONTH_MIN_WIDTH_PX: f32 = 430.0;
/// So that a calendar of one month does not fill the page.
const MAX_PX_PER_MM: f32 = 5.5;

#[derive(Debug, Default)]
pub struct Pages {
    all: Vec<Picture>,
    /// Why there are none.
    why: Option<Phrase>,
    page: usize,
    /// How often something was to be drawn: what was asked for before is not wanted any more.
    asked: u64,
    busy: bool,
}

impl Pages {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn turn(&mut self, page: usize) {
        self.page = page.min(self.all.len().saturating_sub(1));
    }

    pub fn take(&mut self, asked: u64, drawn: Result<Vec<Drawing>, Phrase>) {
        if asked == self.asked {
            self.why = drawn.as_ref().err().cloned();
            (self.all, self.busy) = (drawn.into_iter().flatten().map(Picture::new).collect(), false);
            self.turn(self.page);
        }
    }

    pub fn view<'a>(&'a self, ui: Ui, wide: f32) -> Element<'a, Message> {
        let Some(picture) = self.all.get(self.page) else {
            let said = match &self.why {
                _ if self.busy => tr!(ui, "organise-drawing"),
                Some(why) => ui.sentence(why),
                None => tr!(ui, "organise-no-picture"),
            };
            return ui.faint(said).into();
        };
        let pages = (self.page, self.all.len());
        let page = paper::sheet(ui, picture, pages, wide);
        let turns = paper::turns(ui, pages, Message::PageTurned);
        Column::new().push(turns).push(page).spacing(ui.gap(10.0)).into()
    }
}

impl State {
    /// Which of the pictures is seen: the tables, which are counted alike, may be more.
    fn picture(&self, plan: &Plan) -> usize {
        self.of_part.min(sheets(plan).count().saturating_sub(1))
    }

    /// Has the pictures of the part that is seen drawn, elsewhere: a crosstable of 500 takes seconds.
    pub(super) fn draw(&mut self, desk: &Desk) -> Task<Message> {
        self.pages.asked += 1;
        let (asked, lang, ui) = (self.pages.asked, desk.lang(), desk.ui());
        let Some(cup) = desk.cup() else { return Task::none() };
        let (sheet, paper, round) = match self.part {
            Tab::Calendar => {
                let columns = (page::width(ui) / (MONTH_MIN_WIDTH_PX * ui.text)).clamp(1.0, 4.0) as usize;
                let today = desk.watch.today();
                self.pages.take(asked, Ok(vec![calendar::calendar(cup, columns, Some(today), lang)]));
                return Task::none();
            }
            Tab::Files => (self.files.sheet(), self.files.paper(), self.of_round(cup)),
            Tab::Round | Tab::Tables | Tab::Pictures | Tab::People => (None, Paper::A4, None),
        };
        let (Some(sheet), Some(title)) = (sheet, shelf::find(&cup.head().game)) else {
            self.pages.take(asked, Ok(Vec::new()));
            return Task::none();
        };
        (self.pages.busy, self.pages.all) = (true, Vec::new());
        let (cup, sheet, people): (_, &'static Sheet, _) = (cup.clone(), sheet, desk.people().clone());
        let drawn = move || {
            let order = Order { cup: &cup, title, round, people: Some(&people), lang };
            sheet.pages(&order, paper)
        };
        work(drawn).map(move |drawn| Message::Drawn(asked, drawn))
    }
}

/// What a card of the page has room for, pixels.
pub(super) fn room(ui: Ui) -> f32 {
    page::width(ui).max(ui.window.width * 0.9).min(ui.window.width - 2.0 * ui.gap(24.0)) - 2.0 * ui.gap(14.0)
}

pub(super) fn view<'a>(state: &State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let plan = cup.plan();
    let name = |sheet: &Sheet| ui.say(&Phrase::new(sheet.name));
    let names = sheets(plan).enumerate();
    let names: Vec<_> =
        names.map(|(at, sheet)| (name(sheet), at == state.picture(plan), Message::OfPartChosen(at))).collect();
    let choice = (names.len() > 1).then(|| choices(ui, names));
    let Some(sheet) = sheets(plan).nth(state.picture(plan)) else {
        return ui.faint(tr!(ui, "organise-no-picture")).into();
    };
    let (content, wide) =
        if sheet.key == "bracket" { bracket::view(ui, cup) } else { crosstable::view(state, ui, cup) };
    let aside = |sign: &'static str, name: String, by: f32| -> Element<'a, Message> {
        ui.button(sign).on_press(Message::Aside(by)).named(name).into()
    };
    let asides = (wide > room(ui)).then(|| {
        let both = [("←", "organise-aside-left", -ASIDE), ("→", "organise-aside-right", ASIDE)];
        both.map(|(sign, name, by)| aside(sign, ui.say(&Phrase::new(name)), by))
    });
    let paper = ui.button(tr!(ui, "organise-sheet")).on_press(Message::SheetPressed(sheet.key)).id("sheet");
    let tools = Row::from_iter(asides.into_iter().flatten()).push(container(paper).id(CONTENT)).spacing(ui.gap(6.0));
    let choice = Column::new().push(choice).width(Fill);
    let head = row![choice, tools].spacing(ui.gap(10.0));
    let content = Column::from_vec(content).spacing(ui.gap(16.0));
    let card = container(content.padding(ui.gap(14.0))).width(Fill).style(ui.card());
    Column::new().push(head.align_y(Center)).push(card).spacing(ui.gap(12.0)).into()
}

pub(super) fn days<'a>(state: &'a State, ui: Ui) -> Element<'a, Message> {
    let Some(picture) = state.pages.all.first() else { return space().into() };
    let size = picture.drawing().size;
    let wide = page::within(ui, page::width(ui)).min(size.width * ui.wide(MAX_PX_PER_MM));
    let touched = picture.touchable(ui, tr!(ui, "organise-calendar"), None, None, |gesture| match gesture {
        Gesture::Pressed(spot) => Message::DayPressed(spot.0.into_owned()),
        Gesture::Hovered(_) | Gesture::Grabbed(_) | Gesture::Dropped(_) | Gesture::Led(_) | Gesture::Retracted => {
            Message::DayPressed(String::new())
        }
    });
    let days = container(touched).width(wide).height(wide * size.height / size.width.max(1.0));
    container(days).padding(ui.gap(14.0)).style(ui.card()).into()
}

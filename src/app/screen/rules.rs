//! The rules of a game, in our own words, with drawn examples; beside them, or above, the parts they have, to be led to.

use iced::widget::column;

use crate::app::kit::page::wrapped;
use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::reveal::lead;
use crate::shelf;
use crate::table::{Block, Title};

/// The rules page of a game.
#[derive(Debug)]
pub struct State {
    title: &'static dyn Title,
    lang: Lang,
    blocks: Vec<Shown>,
}

/// A block as it is shown.
#[derive(Debug)]
enum Shown {
    Words(Block),
    Picture(Picture, String),
}

/// What happened on the rules page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
    /// A part is to be seen, by its place.
    PartPressed(usize),
}

/// How wide a column of text may become, pixels at 100 %: about 70 letters.
const MEASURE: f32 = 640.0;
/// How wide the column of the parts is, pixels at 100 %.
const PARTS: f32 = 220.0;
/// From how many parts on they are listed.
const MANY: usize = 3;

impl State {
    /// The rules of that game.
    pub(crate) fn new(title: &'static dyn Title, desk: &Desk) -> Self {
        let mut state = Self { title, lang: desk.lang(), blocks: Vec::new() };
        state.write();
        state
    }

    fn write(&mut self) {
        let lang = self.lang;
        let blocks = self.title.about().rules(lang).into_iter();
        self.blocks = blocks
            .map(|block| match block {
                Block::Picture(drawing, caption) => Shown::Picture(Picture::new(drawing), lang.say(&caption)),
                block @ (Block::Heading(_) | Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_)) => {
                    Shown::Words(block)
                }
            })
            .collect();
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        let game = desk.lang().say(&self.title.about().name());
        tr!(desk.lang(), "app-rules-of", game = game)
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::PartPressed(place) => Action::Run(lead(part(place))),
        }
    }

    /// Made anew in another language.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        if self.lang != desk.lang() {
            self.lang = desk.lang();
            self.write();
        }
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui().accented(self.title.about().accent);
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let parts: Vec<&Phrase> = self.parts().collect();
        let is_listed = parts.len() >= MANY;
        let gap = ui.gap(24.0);
        let is_beside = is_listed && ui.window.width > ui.wide(MEASURE + PARTS) + 3.0 * gap;
        let measure = ui.wide(MEASURE).min(ui.window.width - 2.0 * gap);
        let mut place = 0;
        let blocks = self.blocks.iter().map(|block| match block {
            Shown::Words(Block::Heading(phrase)) => {
                place += 1;
                heading(ui, phrase, place - 1)
            }
            block => show(ui, block, measure),
        });
        let above = (is_listed && !is_beside).then(|| above(ui, &parts));
        let page = Column::new().push(above).extend(blocks).spacing(ui.gap(12.0)).width(measure);
        let page = scrolled(ui, "rules-page", container(page).padding([ui.gap(20.0), 0.0]).center_x(Fill));
        if !is_beside {
            return column![bar, page].into();
        }
        let list = scrollable(container(beside(ui, &parts)).padding([ui.gap(20.0), 6.0])).style(ui.bar());
        let list = container(list.id("rules-parts")).width(ui.wide(PARTS)).padding(iced::padding::left(gap));
        column![bar, row![list, page]].into()
    }
}

impl State {
    /// The headings.
    fn parts(&self) -> impl Iterator<Item = &Phrase> {
        self.blocks.iter().filter_map(|block| match block {
            Shown::Words(Block::Heading(phrase)) => Some(phrase),
            Shown::Words(
                Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_) | Block::Picture(..),
            )
            | Shown::Picture(..) => None,
        })
    }
}

/// The name of the heading at that place among the headings.
fn part(place: usize) -> iced::widget::Id {
    format!("part-{place}").into()
}

fn heading<'a>(ui: Ui, phrase: &Phrase, place: usize) -> Element<'a, Message> {
    let words = ui.heading(ui.lang.say(phrase));
    container(words).padding(iced::padding::top(ui.gap(14.0))).id(part(place)).into()
}

/// The way to a part.
fn leading<'a>(ui: Ui, phrase: &Phrase, place: usize) -> Control<'a, Message> {
    let words = ui.body(ui.lang.say(phrase)).color(ui.colour(Role::Accent));
    let control = ui.bare(words).padding([ui.gap(4.0), ui.gap(8.0)]);
    control.on_press(Message::PartPressed(place)).id(format!("to-part-{place}"))
}

/// The parts as a column.
fn beside<'a>(ui: Ui, parts: &[&Phrase]) -> Element<'a, Message> {
    let all = parts.iter().enumerate().map(|(place, phrase)| leading(ui, phrase, place).width(Fill).into());
    let all = Column::from_iter(all).spacing(ui.gap(1.0));
    column![container(ui.faint(tr!(ui.lang, "app-rules-parts"))).padding([0.0, ui.gap(8.0)]), group(all)]
        .spacing(ui.gap(4.0))
        .into()
}

/// The same in lines.
fn above<'a>(ui: Ui, parts: &[&Phrase]) -> Element<'a, Message> {
    let all = parts.iter().enumerate().map(|(place, phrase)| leading(ui, phrase, place).into());
    let words = column![ui.faint(tr!(ui.lang, "app-rules-parts")), wrapped(ui, all)].spacing(ui.gap(4.0));
    container(words.padding(ui.gap(12.0))).width(Fill).style(ui.card()).into()
}

fn show<'a>(ui: Ui, block: &'a Shown, measure: f32) -> Element<'a, Message> {
    let say = |phrase| ui.lang.say(phrase);
    match block {
        Shown::Words(Block::Text(phrase)) => ui.body(say(phrase)).width(Fill).line_height(1.5).into(),
        Shown::Words(Block::Point(phrase)) => {
            let words = ui.body(say(phrase)).width(Fill).line_height(1.45);
            row![ui.body("•").color(ui.colour(Role::Accent)), words].spacing(ui.gap(10.0)).into()
        }
        Shown::Words(Block::Game(key, phrase)) => {
            let way = shelf::find(key).map(|title| Message::Asked(Way::Rules(title)));
            let words = ui.body(say(phrase)).width(Fill).line_height(1.45);
            let go = Icon::Next.view(ui, Role::Accent);
            let control = ui.control(row![words, go].spacing(ui.gap(10.0)).align_y(Center)).width(Fill);
            let control = control.padding([ui.gap(7.0), ui.gap(12.0)]).dress(ui.quiet());
            control.on_press_maybe(way).id(format!("rules-of-{key}")).into()
        }
        Shown::Words(Block::Ruling(phrase)) => {
            let mark = ui.strong(tr!(ui.lang, "app-ruling")).color(ui.colour(Role::Accent));
            let words = ui.body(say(phrase)).width(Fill).line_height(1.45);
            let ruling = column![mark, words].spacing(ui.gap(4.0)).padding(ui.gap(12.0));
            container(ruling).width(Fill).style(ui.panel(Role::Soft)).into()
        }
        // Shown otherwise.
        Shown::Words(Block::Heading(_) | Block::Picture(..)) => iced::widget::space().into(),
        Shown::Picture(picture, caption) => {
            let size = picture.drawing().size;
            // At most as large as a hand's width, whatever the measure.
            let width = (size.width * 5.2 * ui.text.min(1.3)).min(measure - 40.0);
            let caption = ui.faint(caption.as_str()).width(Fill).align_x(Center);
            let card = column![picture.wide(ui, width), caption].spacing(ui.gap(8.0)).align_x(Center);
            container(card.padding(ui.gap(14.0))).width(Fill).style(ui.card()).into()
        }
    }
}

//! The rules of a game, or of championships, in our own words, with drawn examples; beside them, or above, the parts they have, to be led to.

use iced::widget::column;

use crate::app::kit::contents::{self, Layout};
use crate::app::prelude::*;
use crate::championship::guide;
use crate::shelf;
use crate::table::{Block, Title, booklet};

/// A rules page.
#[derive(Debug)]
pub struct State {
    /// Of which game; of championships without.
    title: Option<&'static dyn Title>,
    lang: Lang,
    blocks: Vec<Shown>,
}

/// A block as it is shown.
#[derive(Debug)]
enum Shown {
    Words(Block),
    Picture(Box<Picture>, String),
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

impl State {
    /// The rules of that game, or of championships.
    pub(crate) fn new(title: Option<&'static dyn Title>, desk: &Desk) -> Self {
        let mut state = Self { title, lang: desk.lang(), blocks: Vec::new() };
        state.write();
        state
    }

    fn write(&mut self) {
        let lang = self.lang;
        let blocks = self.title.map_or_else(|| guide::rules(lang), |title| title.about().rules(lang));
        self.blocks = blocks
            .into_iter()
            .map(|block| match block {
                Block::Picture(drawing, caption) => Shown::Picture(Box::new(Picture::new(drawing)), lang.say(&caption)),
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
        let Some(title) = self.title else { return tr!(desk.lang(), "championship-guide-title") };
        let game = desk.lang().say(&title.about().name());
        tr!(desk.lang(), "app-rules-of", game = game)
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::PartPressed(place) => Action::Run(contents::lead_to(place)),
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
        let ui = desk.ui();
        let ui = ui.accented(self.title.map_or(ui.accent, |title| title.about().accent));
        // Those of championships are printed by their organiser.
        let booklet = self.title.and_then(|title| title.sheets().into_iter().find(|sheet| sheet.name == booklet::NAME));
        let way = booklet.map(|sheet| Message::Asked(Way::PrintSheet(sheet.key)));
        let print = way.map(|way| tool(ui, Icon::Print, tr!(ui.lang, "app-print"), Some(way)));
        let bar = bar(ui, self.name(desk), Message::Asked, print);
        let layout = Layout { id: "rules-page", wide: ui.wide(MEASURE), gap: ui.gap(12.0) };
        let measure = layout.wide.min(ui.window.width - 2.0 * ui.gap(24.0));
        let pieces = self.blocks.iter().map(|block| match block {
            Shown::Words(Block::Heading(phrase)) => {
                let name = ui.lang.say(phrase);
                let head = container(ui.heading(name.clone())).padding(iced::padding::top(ui.gap(14.0)));
                (Some(name), head.into())
            }
            block => (None, show(ui, block, measure)),
        });
        contents::view(ui, bar, layout, pieces.collect(), Message::PartPressed)
    }
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

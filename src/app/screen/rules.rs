//! A rules page: of a game, of championships, or the handbook, with drawn examples, a list of its parts, and a search.
//! What is known about playing a game well is a page like them, made on a thread.

use iced::widget::text::Rich;
use iced::widget::{column, rich_text, span};

use base::folding::Sought;
use club::booklets::{CHAMPIONSHIP, HANDBOOK};
use club::championship::guide;
use club::handbook;
use games::shelf;
use games::table::{Block, Title, booklet};

use crate::app::kit::bar::bar_with;
use crate::app::kit::contents::{self, Layout};
use crate::app::prelude::*;
use crate::app::widget::reveal::lead;
use crate::app::work::work;

#[derive(Clone, Copy, Debug)]
pub enum Of {
    Game(&'static dyn Title),
    Championships,
    Program,
}

impl Of {
    fn title(self) -> Option<&'static dyn Title> {
        match self {
            Self::Game(title) => Some(title),
            Self::Championships | Self::Program => None,
        }
    }

    fn blocks(self, lang: Lang) -> Vec<Block> {
        match self {
            Self::Game(title) => title.about().rules(lang),
            Self::Championships => guide::rules(lang),
            Self::Program => handbook::page(lang),
        }
    }
}

#[derive(Debug)]
pub struct State {
    of: Of,
    /// Makes the page of how to play well; `None` for rules.
    strategy: Option<fn(Lang) -> Vec<Block>>,
    lang: Lang,
    /// Empty while they are made.
    blocks: Vec<Segment>,
    sought: String,
    /// Which of the places found one was led to.
    place: Option<usize>,
    /// The text one was led to from elsewhere.
    led: Option<&'static str>,
}

#[derive(Debug)]
enum Segment {
    Words(Block),
    Picture(Box<Picture>, String),
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Made(Lang, Vec<Block>),
    PartPressed(usize),
    SearchAsked,
    Sought(String),
    NextPressed,
}

/// Pixels at 100 %: about 70 letters.
const MEASURE: f32 = 640.0;

impl State {
    pub(crate) fn new(of: Of, desk: &Desk) -> Self {
        // It is there at once.
        Self::open(of, None, desk).0
    }

    /// Opens the page on which that text stands: the rules, or how the game is played well.
    pub(crate) fn led_to(title: &'static dyn Title, text: &'static str, desk: &Desk) -> (Self, Task<Message>) {
        let (mut state, mut task) = (Self::new(Of::Game(title), desk), Task::none());
        if state.place_of(text).is_none() {
            (state, task) = Self::strategy(title, desk);
        }
        state.led = Some(text);
        let led = state.lead();
        (state, task.chain(led))
    }

    fn place_of(&self, text: &str) -> Option<usize> {
        self.blocks.iter().position(|block| matches!(block, Segment::Words(block) if block.phrase().id == text))
    }

    fn led_place(&self) -> Option<usize> {
        self.led.and_then(|text| self.place_of(text))
    }

    fn lead(&self) -> Task<Message> {
        let Some(place) = self.led_place() else { return Task::none() };
        let above = place.saturating_sub(1);
        let is_headed = matches!(self.blocks[above], Segment::Words(Block::Heading(_)));
        lead(named(if is_headed { above } else { place }))
    }

    pub fn led(&self) -> Option<&'static str> {
        self.led.filter(|text| self.place_of(text).is_some())
    }

    pub(crate) fn strategy(title: &'static dyn Title, desk: &Desk) -> (Self, Task<Message>) {
        Self::open(Of::Game(title), title.about().strategy, desk)
    }

    fn open(of: Of, strategy: Option<fn(Lang) -> Vec<Block>>, desk: &Desk) -> (Self, Task<Message>) {
        let (blocks, sought) = (Vec::new(), String::new());
        let mut state = Self { of, strategy, lang: desk.lang(), blocks, sought, place: None, led: None };
        let task = state.write();
        (state, task)
    }

    fn write(&mut self) -> Task<Message> {
        let lang = self.lang;
        let Some(make) = self.strategy else {
            self.blocks = shown(self.of.blocks(lang), lang);
            return Task::none();
        };
        self.blocks.clear();
        work(move || make(lang)).map(move |blocks| Message::Made(lang, blocks))
    }
}

fn shown(blocks: Vec<Block>, lang: Lang) -> Vec<Segment> {
    let shown = blocks.into_iter().map(|block| match block {
        Block::Picture(drawing, caption) => Segment::Picture(Box::new(Picture::new(drawing)), lang.say(&caption)),
        block @ (Block::Heading(_) | Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_)) => {
            Segment::Words(block)
        }
    });
    shown.collect()
}

const FIELD: &str = "rules-search";
/// The name of the game stands before the field.
const SEARCH_WIDTH_PX: f32 = 170.0;
const SEARCH_WINDOW_PART: f32 = 0.22;

fn named(block: usize) -> iced::widget::Id {
    format!("rules-block-{block}").into()
}

impl State {
    fn leads_on(&self) -> Option<Message> {
        let title = self.of.title().filter(|title| self.strategy.is_none() && title.about().strategy.is_some());
        title.map(|title| Message::Asked(Route::Strategy(title)))
    }

    fn said(&self, block: &Segment) -> String {
        match block {
            Segment::Picture(_, caption) => caption.clone(),
            Segment::Words(block) => self.lang.say(block.phrase()),
        }
    }

    fn places(&self) -> Vec<usize> {
        let sought = Sought::new(&self.sought);
        let has = |block: &Segment| !sought.hits(&self.said(block)).is_empty();
        self.blocks.iter().enumerate().filter(|(_, block)| has(block)).map(|(nth, _)| nth).collect()
    }

    fn next(&mut self) -> Task<Message> {
        let places = self.places();
        let place = self.place.map_or(0, |place| place + 1);
        self.place = if place < places.len() { Some(place) } else { (!places.is_empty()).then_some(0) };
        self.place.and_then(|place| places.get(place)).map_or_else(Task::none, |block| lead(named(*block)))
    }

    fn search<'a>(&self, ui: Ui) -> Element<'a, Message> {
        let field = ui.field(&tr!(ui, "app-rules-search"), &self.sought, TypeSize::Small).padding(ui.gap(7.0));
        let field = field
            .width(ui.wide(SEARCH_WIDTH_PX).min(ui.window.width * SEARCH_WINDOW_PART))
            .id(FIELD)
            .on_input(Message::Sought)
            .on_submit(Message::NextPressed);
        let sought = !self.sought.trim().is_empty();
        let count = sought.then(|| {
            let (place, count) = (self.place.map_or(0, |place| place + 1), self.places().len());
            ui.faint(tr!(ui, "app-rules-found", place, count))
        });
        // There whether it says something or not: what follows keeps its place, and so the focus.
        let count = container(Row::new().push(count)).align_right(ui.wide(72.0));
        row![count, field].spacing(ui.gap(8.0)).align_y(Center).into()
    }
}

fn marked<'a>(ui: Ui, words: String, sought: &str, high: f32) -> Element<'a, Message> {
    let hits = Sought::new(sought).hits(&words);
    if hits.is_empty() {
        return ui.body(words).width(Fill).line_height(high).into();
    }
    let (mut spans, mut from) = (Vec::new(), 0);
    for (begin, end) in hits {
        spans.push(span(words[from..begin].to_owned()));
        // Known by its ground and by its weight.
        spans.push(span(words[begin..end].to_owned()).font(SANS_BOLD).background(ui.colour(Role::Soft)));
        from = end;
    }
    spans.push(span(words[from..].to_owned()));
    let text: Rich<'_, (), Message> = rich_text(spans);
    text.size(ui.size(TypeSize::Body)).font(SANS).color(ui.colour(Role::Text)).line_height(high).width(Fill).into()
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-rules";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("/ Ctrl+F", "app-rules-search", |_, _, _| Some(Message::SearchAsked)),
        Shortcut::new("F3", "app-rules-next", |state, _, _| {
            Some(if state.sought.trim().is_empty() { Message::SearchAsked } else { Message::NextPressed })
        }),
        Shortcut::new("S", "app-strategy", |state, _, _| state.leads_on()),
    ];

    fn name(&self, desk: &Desk) -> String {
        let title = match self.of {
            Of::Game(title) => title,
            Of::Championships => return tr!(desk.lang(), "print-championship"),
            Of::Program => return tr!(desk.lang(), "print-handbook"),
        };
        let game = desk.lang().say(&title.about().name());
        if self.strategy.is_some() {
            return tr!(desk.lang(), "app-strategy-of", game);
        }
        tr!(desk.lang(), "app-rules-of", game)
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::Made(lang, blocks) => {
                if lang != self.lang {
                    return Action::None;
                }
                self.blocks = shown(blocks, lang);
                Action::Run(self.lead())
            }
            Message::PartPressed(place) => Action::Run(contents::lead_to(place)),
            Message::SearchAsked => Action::Run(operation::focus(FIELD)),
            Message::Sought(sought) => {
                (self.sought, self.place) = (sought, None);
                Action::None
            }
            Message::NextPressed => Action::Run(self.next()),
        }
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        if self.lang == desk.lang() {
            return Task::none();
        }
        self.lang = desk.lang();
        self.write()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let ui = ui.accented(self.of.title().map_or(ui.accent, |title| title.about().accent));
        let name = booklet::NAMES[usize::from(self.strategy.is_some())];
        let key = match self.of {
            Of::Game(title) => title.sheets().into_iter().find(|sheet| sheet.name == name).map(|sheet| sheet.key),
            Of::Championships => Some(CHAMPIONSHIP),
            Of::Program => Some(HANDBOOK),
        };
        let way = key.map(|key| Message::Asked(Route::PrintSheet(key)));
        let print = way.map(|way| tool(Icon::Print, tr!(ui, "app-print"), Some(way)));
        let strategy = self.leads_on();
        let strategy = strategy.map(|way| tool(Icon::Statistics, tr!(ui, "app-strategy"), Some(way)));
        let bar = bar_with(ui, self.name(desk), Message::Asked, self.search(ui), strategy.into_iter().chain(print));
        if self.blocks.is_empty() {
            let waits = ui.faint(tr!(ui, "app-strategy-waits"));
            return column![bar, container(waits).center(Fill)].into();
        }
        let layout = Layout { id: "rules-page", wide: ui.wide(MEASURE), gap: ui.gap(12.0) };
        let measure = layout.wide.min(ui.window.width - 2.0 * ui.gap(24.0));
        let led = self.led_place();
        let pieces = self.blocks.iter().enumerate().map(|(nth, block)| match block {
            Segment::Words(Block::Heading(phrase)) => {
                let name = ui.say(phrase);
                let head = container(ui.heading(name.clone())).padding(iced::padding::top(ui.gap(14.0)));
                (Some(name), container(head).id(named(nth)).into())
            }
            block => {
                let block = container(show(ui, block, measure, &self.sought)).id(named(nth));
                let block = if led == Some(nth) { block.padding(ui.gap(10.0)).style(pointed(ui)) } else { block };
                (None, block.into())
            }
        });
        contents::view(ui, bar, layout, pieces.collect(), Message::PartPressed)
    }
}

fn pointed(ui: Ui) -> impl Fn(&iced::Theme) -> container::Style {
    move |theme| container::Style {
        border: iced::border::rounded(6.0).width(2.0).color(ui.colour(Role::Accent)),
        ..ui.panel(Role::Soft)(theme)
    }
}

fn show<'a>(ui: Ui, block: &'a Segment, measure: f32, sought: &str) -> Element<'a, Message> {
    let say = |phrase| ui.say(phrase);
    match block {
        Segment::Words(Block::Text(phrase)) => marked(ui, say(phrase), sought, 1.5),
        Segment::Words(Block::Point(phrase)) => {
            let words = marked(ui, say(phrase), sought, 1.45);
            row![ui.body("•").color(ui.colour(Role::Accent)), words].spacing(ui.gap(10.0)).into()
        }
        Segment::Words(Block::Game(key, phrase)) => {
            let way = shelf::find(key).map(|title| Message::Asked(Route::Rules(title)));
            let words = ui.body(say(phrase)).width(Fill).line_height(1.45);
            let go = Icon::Next.view(ui, Role::Accent);
            let control = ui.control(row![words, go].spacing(ui.gap(10.0)).align_y(Center)).width(Fill);
            let control = control.padding([ui.gap(7.0), ui.gap(12.0)]).style(ui.quiet());
            control.on_press_maybe(way).id(format!("rules-of-{key}")).into()
        }
        Segment::Words(Block::Ruling(phrase)) => {
            let mark = ui.strong(tr!(ui, "app-ruling")).color(ui.colour(Role::Accent));
            let words = marked(ui, say(phrase), sought, 1.45);
            let ruling = column![mark, words].spacing(ui.gap(4.0)).padding(ui.gap(12.0));
            container(ruling).width(Fill).style(ui.panel(Role::Soft)).into()
        }
        // Shown otherwise.
        Segment::Words(Block::Heading(_) | Block::Picture(..)) => iced::widget::space().into(),
        Segment::Picture(picture, caption) => {
            let size = picture.drawing().size;
            // At most as large as a hand's width, whatever the measure.
            let width = (size.width * 5.2 * ui.text.min(1.3)).min(measure - 40.0);
            let shown = picture.labelled(caption.clone(), picture.wide(ui, width));
            let caption = ui.faint(caption.as_str()).width(Fill).align_x(Center);
            let card = column![shown, caption].spacing(ui.gap(8.0)).align_x(Center);
            container(card.padding(ui.gap(14.0))).width(Fill).style(ui.card()).into()
        }
    }
}

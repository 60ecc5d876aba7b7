//! Sheets for real tables: chosen, seen as they will be, saved as PDF or handed to the system's viewer.

use std::path::PathBuf;

use iced::widget::column;

use base::draw::plot::Mark;
use base::draw::sheet::Paper;
use base::draw::{Drawing, Hue};
use club::printing::{self, Laid, Offered, Order};
use games::game::options::Values;
use games::table::{Edge, Table, Title};

use crate::app::kit::saving::{self, Saving};
use crate::app::kit::strip::strip;
use crate::app::kit::{page, paper, target};
use crate::app::prelude::*;

mod file;

const COPIES: usize = 200;
const LARGE: &str = "large";
/// The width of the column of choices, pixels at 100 %.
const CHOICES: f32 = 380.0;
/// What a large page leaves to its scroll bar, pixels at 100 %.
const BESIDE: f32 = 12.0;

#[derive(Debug)]
pub struct State {
    sheets: Vec<Offered>,
    chosen: usize,
    /// The match that may fill it in, and whether it does.
    filled: Option<(Box<dyn Table>, bool)>,
    marks: Vec<Option<Mark>>,
    paper: Paper,
    per_page: usize,
    /// The edges of a model, mm.
    edge: Option<u8>,
    /// What is chosen of the sheet's game: the faces of somebody's own dice.
    options: Values,
    copies: usize,
    lang: Lang,
    pages: Vec<Picture>,
    /// Whether `pages` are those of the current choice.
    made: bool,
    page: usize,
    /// Whether the page is seen alone, as wide as the window.
    is_large: bool,
    saving: Saving,
    documents: PathBuf,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    SheetChosen(usize),
    Filled(bool),
    PaperChosen(Paper),
    PerPage(usize),
    /// Millimetres.
    EdgeChosen(u8),
    Copies(usize),
    LangChosen(Lang),
    PageTurned(usize),
    SizePressed,
    Made(&'static str, Paper, Lang, Vec<Drawing>),
    Saving(saving::Message),
}

impl State {
    pub(crate) fn new(desk: &Desk, filled: Option<Box<dyn Table>>) -> Self {
        let mut sheets = printing::all();
        match &filled {
            Some(table) => {
                let is_told = |offered: &Offered| offered.is_filled_by(&**table, desk.lang());
                sheets.retain(|offered| offered.is_of(table.title()) && !offered.is_read());
                sheets.retain(|offered| !offered.sheet.is_told() || is_told(offered));
                sheets.iter_mut().for_each(|offered| offered.titles = vec![table.title()]);
            }
            None => sheets.retain(|offered| !offered.sheet.is_told()),
        }
        let mut state = Self {
            sheets,
            chosen: 0,
            marks: filled.as_ref().map(|table| desk.marks(&table.header().players)).unwrap_or_default(),
            filled: filled.map(|table| (table, true)),
            paper: desk.paper(),
            per_page: desk.settings().print.per_page.map_or(1, usize::from),
            edge: None,
            options: Values::new(),
            copies: 1,
            lang: desk.lang(),
            pages: Vec::new(),
            made: false,
            page: 0,
            is_large: false,
            saving: Saving::default(),
            documents: desk.outside.documents(),
        };
        // of a match, the first sheet that it fills in
        state.chosen = (0..state.sheets.len()).find(|sheet| state.fits(*sheet)).unwrap_or(0);
        // None of those that are made on a thread comes first.
        drop(state.choose(state.chosen, desk));
        state.saving.rename(&state.usual_name(), &state.documents);
        state
    }

    pub(crate) fn of_sheet(desk: &Desk, key: &str) -> (Self, Task<Message>) {
        let mut state = Self::new(desk, None);
        let index = state.sheets.iter().position(|offered| offered.sheet.key == key);
        let task = index.map_or_else(Task::none, |index| state.renamed(|state| state.choose(index, desk)));
        (state, task)
    }

    /// Its key, and whether a match fills it in.
    pub fn chosen(&self) -> (&'static str, bool) {
        let sheet = self.sheets.get(self.chosen).map(|offered| &offered.sheet);
        (sheet.map_or("", |sheet| sheet.key), self.order().is_some_and(|order| order.filled.is_some()))
    }

    pub fn target(&self) -> &str {
        self.saving.target()
    }

    fn fits(&self, sheet: usize) -> bool {
        let Some((table, _)) = &self.filled else { return true };
        self.sheets.get(sheet).is_some_and(|offered| offered.is_filled_by(&**table, self.lang))
    }

    fn order(&self) -> Option<Order<'_>> {
        let sheet = &self.sheets.get(self.chosen)?.sheet;
        let filled = self.filled.as_ref().filter(|(_, filled)| (*filled || sheet.is_told()) && sheet.is_filled());
        Some(Order {
            sheet: sheet.key,
            filled: filled.map(|(table, _)| table.as_ref()),
            marks: &self.marks,
            paper: sheet.paper(self.paper),
            per_page: self.per_page,
            edge: self.edge,
            options: &self.options,
            lang: self.lang,
        })
    }

    fn choose(&mut self, index: usize, desk: &Desk) -> Task<Message> {
        self.chosen = index;
        self.edge = None;
        let key = self.sheets.get(index).map(|offered| offered.title().key());
        self.options = key.and_then(|key| desk.settings().faces.get(key)).cloned().unwrap_or_default();
        self.lay_out()
    }

    fn lay_out(&mut self) -> Task<Message> {
        if let Some(Offered { sheet, .. }) = self.sheets.get(self.chosen)
            && !sheet.counts().contains(&self.per_page)
        {
            self.per_page = sheet.counts().first().copied().unwrap_or(1);
        }
        if let Some(Offered { sheet, .. }) = self.sheets.get(self.chosen).filter(|offered| offered.is_reckoned()) {
            let (key, paper, lang) = (sheet.key, sheet.paper(self.paper), self.lang);
            let make = self.ordered(|order| order.pages());
            self.pages.clear();
            self.made = false;
            return make.map_or_else(Task::none, |make| work(move || Message::Made(key, paper, lang, make())));
        }
        let pages = self.order().map(|order| order.pages()).unwrap_or_default();
        self.see(pages);
        Task::none()
    }

    fn see(&mut self, pages: Vec<Drawing>) {
        self.made = true;
        self.pages = pages.into_iter().map(Picture::new).collect();
        self.page = self.page.min(self.pages.len().saturating_sub(1));
    }

    fn choices(&self, ui: Ui) -> Element<'_, Message> {
        let of = self.sheets[self.chosen].game();
        let shown =
            self.sheets.iter().enumerate().filter(|(index, offered)| {
                stands_by(offered.game(), of) && (!offered.is_aside() || *index == self.chosen)
            });
        let sheets = shown.map(|(index, Offered { sheet, .. })| {
            page::choice(ui, (sheet.name, sheet.about), index == self.chosen, Message::SheetChosen(index))
        });
        let sheet = &self.sheets[self.chosen].sheet;
        let sheets = group(column(sheets).spacing(ui.gap(6.0)));
        let mut parts = Column::new().push(self.games(ui)).push(sheets).spacing(ui.gap(16.0));
        if let Some((_, filled)) = self.filled.as_ref().filter(|_| sheet.filling().is_some()) {
            let choices = [
                (tr!(ui, "app-print-filled-in"), *filled, Message::Filled(true)),
                (tr!(ui, "app-print-blank"), !*filled, Message::Filled(false)),
            ];
            parts = parts.push(options(ui, tr!(ui, "app-print-match"), choices));
        }
        let now = sheet.paper(self.paper);
        let papers =
            sheet.papers().iter().map(|&paper| (paper_name(ui.lang, paper), paper == now, Message::PaperChosen(paper)));
        let per_page =
            sheet.counts().iter().map(|count| (count.to_string(), *count == self.per_page, Message::PerPage(*count)));
        let counted = if sheet.edge().is_some() { tr!(ui, "app-print-pieces") } else { tr!(ui, "app-print-per-page") };
        let langs = Lang::ALL.map(|lang| (lang.name().to_owned(), lang == self.lang, Message::LangChosen(lang)));
        let step = |copies: usize| (1..=COPIES).contains(&copies).then_some(Message::Copies(copies));
        let copies = row![
            ui.button("−").on_press_maybe(step(self.copies - 1)),
            container(ui.strong(self.copies.to_string())).center_x(ui.wide(48.0)),
            ui.button("+").on_press_maybe(step(self.copies + 1)),
            ui.button("+10").on_press_maybe(step(self.copies + 10)),
        ];
        let copies = group(copies.spacing(ui.gap(6.0)).align_y(Center));
        let needed = self.pages.len() * self.copies;
        let both = needed.div_ceil(2);
        let makes = match self.sheets[self.chosen].is_folded(now) {
            true => tr!(ui, "app-print-folded", sheets = both),
            false => tr!(ui, "app-print-papers", sheets = needed, both),
        };
        parts
            .push(options(ui, tr!(ui, "app-print-paper"), papers))
            .push((sheet.counts().len() > 1).then(|| options(ui, counted, per_page)))
            .push(self.order().and_then(|order| order.laid()).map(|laid| true_size(ui, laid)))
            .push(sheet.edge().map(|edge| self.edges(ui, edge)))
            .push(column![ui.strong(tr!(ui, "app-print-copies")), copies, ui.faint(makes)].spacing(ui.gap(6.0)))
            .push(options(ui, tr!(ui, "app-language"), langs))
            .into()
    }

    fn games(&self, ui: Ui) -> Option<Element<'_, Message>> {
        let mut games: Vec<(usize, Option<&dyn Title>)> = Vec::new();
        for (index, offered) in self.sheets.iter().enumerate() {
            if games.iter().all(|(_, known)| !stands_by(*known, offered.game())) {
                games.push((index, offered.game()));
            }
        }
        let of = self.sheets[self.chosen].game();
        let choices = games.iter().map(|(first, title)| {
            let name = title.map_or(phrase!("app-print-all"), |title| {
                title.about().family.map_or(title.about().name(), |family| family.name())
            });
            (ui.say(&name), stands_by(*title, of), Message::SheetChosen(*first))
        });
        (games.len() > 1).then(|| options(ui, tr!(ui, "app-print-game"), choices))
    }

    fn edges(&self, ui: Ui, edge: Edge) -> Element<'_, Message> {
        let now = self.edge.unwrap_or(edge.usual);
        let step = |to: u8| {
            let to = to.clamp(edge.least, edge.most);
            (to != now).then_some(Message::EdgeChosen(to))
        };
        let controls = row![
            ui.button("−5").on_press_maybe(step(now.saturating_sub(5))),
            ui.button("−").on_press_maybe(step(now.saturating_sub(1))),
            container(ui.strong(tr!(ui, "app-print-mm", mm = now))).center_x(ui.wide(72.0)),
            ui.button("+").on_press_maybe(step(now.saturating_add(1))),
            ui.button("+5").on_press_maybe(step(now.saturating_add(5))),
        ];
        let controls = group(controls.spacing(ui.gap(6.0)).align_y(Center));
        column![ui.strong(tr!(ui, "app-print-edge")), controls].spacing(ui.gap(6.0)).into()
    }

    /// On white paper whatever the look.
    fn preview(&self, ui: Ui) -> Element<'_, Message> {
        let Some(picture) = self.pages.get(self.page) else {
            let offered = &self.sheets[self.chosen];
            let sheet = Phrase::new(offered.sheet.name);
            let why = match () {
                () if self.made => tr!(ui, "print-other-match", sheet),
                () if offered.sheet.is_told() => tr!(ui, "print-review-waits"),
                () => tr!(ui, "app-strategy-waits"),
            };
            let why = ui.faint(why).align_x(Center);
            return container(why).center(Fill).padding(ui.gap(24.0)).id("preview").into();
        };
        let size = picture.drawing().size;
        let ratio = size.height / size.width.max(1.0);
        let pages = (self.page, self.pages.len());
        let is_large = self.is_large;
        let page = iced::widget::responsive(move |room| {
            if is_large {
                let page = paper::sheet(ui, picture, pages, room.width - ui.gap(BESIDE));
                return scrollable(page).width(Fill).height(Fill).style(ui.bar()).id(LARGE).into();
            }
            container(paper::sheet(ui, picture, pages, room.width.min(room.height / ratio))).center(Fill).into()
        });
        let pages = paper::turns(ui, pages, Message::PageTurned);
        let larger = Phrase::new(if is_large { "app-print-whole" } else { "app-print-larger" });
        let larger = ui.button(ui.say(&larger)).on_press(Message::SizePressed).id("larger");
        let size = ui.faint(tr!(ui, "app-print-page-size", width = mm(size.width), height = mm(size.height)));
        let below = Row::new().push(pages).push(larger).push(size).spacing(ui.gap(20.0)).align_y(Center).wrap();
        let page = container(page).width(Fill).height(Fill).id("preview");
        column![page, container(below).center_x(Fill)].spacing(ui.gap(10.0)).width(Fill).into()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-print";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+P", "print-key-open", |_, _, _| Some(Message::Saving(saving::Message::OpenPressed))),
        Shortcut::new("Ctrl+S", "print-key-save", |_, _, _| {
            Some(Message::Saving(saving::Message::Target(target::Message::Sent)))
        }),
        Shortcut::new("→ PgDn", "print-key-next", |state, _, _| Some(Message::PageTurned(state.page + 1))),
        Shortcut::new("← PgUp", "print-key-previous", |state, _, _| {
            Some(Message::PageTurned(state.page.saturating_sub(1)))
        }),
        Shortcut::new("Z", "print-key-larger", |state, _, _| (!state.pages.is_empty()).then_some(Message::SizePressed)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            let refused = state.saving.refusal().map(Message::Saving);
            refused.or(state.is_large.then_some(Message::SizePressed))
        }),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(Route::Back) if self.is_large => self.is_large = false,
            Message::Asked(way) => return Action::Open(way),
            Message::SheetChosen(index) => return Action::Run(self.renamed(|state| state.choose(index, desk))),
            Message::Filled(filled) => {
                return Action::Run(self.renamed(|state| {
                    if let Some((_, is)) = &mut state.filled {
                        *is = filled;
                    }
                    state.lay_out()
                }));
            }
            Message::PaperChosen(paper) => {
                self.paper = paper;
                desk.change(|settings| settings.print.paper = Some(paper.to_string()));
                return Action::Run(self.lay_out());
            }
            Message::PerPage(per_page) => {
                self.per_page = per_page;
                desk.change(|settings| settings.print.per_page = u8::try_from(per_page).ok());
                return Action::Run(self.lay_out());
            }
            Message::EdgeChosen(edge) => {
                self.edge = Some(edge);
                return Action::Run(self.lay_out());
            }
            Message::Copies(copies) => self.copies = copies,
            Message::LangChosen(lang) => {
                self.lang = lang;
                return Action::Run(self.lay_out());
            }
            Message::SizePressed => {
                self.is_large = !self.is_large;
                return Action::Run(page::top(LARGE));
            }
            Message::PageTurned(page) => self.page = page.min(self.pages.len().saturating_sub(1)),
            Message::Made(sheet, paper, lang, pages) => {
                let wanted = self.order().is_some_and(|order| (order.sheet, order.paper) == (sheet, paper));
                if wanted && lang == self.lang {
                    self.see(pages);
                }
            }
            Message::Saving(message) => return Action::Run(self.save(message, desk)),
        }
        Action::None
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let accent = self.sheets.get(self.chosen).map(|offered| offered.title().about().accent);
        let ui = accent.map_or(desk.ui(), |accent| desk.ui().accented(accent));
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        if self.sheets.is_empty() {
            return column![bar, container(ui.body(tr!(ui, "app-print-none"))).padding(24)].into();
        }
        if self.is_large {
            let page = container(self.preview(ui)).padding(iced::padding::all(ui.gap(16.0)).top(0.0)).height(Fill);
            return column![bar, page].into();
        }
        let wide = ui.wide(CHOICES).min(ui.window.width * 0.5);
        let choices = scrollable(container(self.choices(ui)).padding(iced::padding::right(ui.gap(12.0))))
            .width(wide)
            .height(Fill)
            .style(ui.bar())
            .id("print-choices");
        // The file is always in sight, however much there is to be chosen; in large text it needs the window's width.
        let file = self.file(ui);
        let page: Element<'_, Message> = if ui.stacks() {
            let page = row![choices, self.preview(ui)].spacing(ui.gap(20.0)).height(Fill);
            column![page, rule::horizontal(1), file].spacing(ui.gap(10.0)).into()
        } else {
            let left = column![choices, rule::horizontal(1), file].spacing(ui.gap(10.0)).width(wide);
            row![left, self.preview(ui)].spacing(ui.gap(20.0)).into()
        };
        column![bar, container(page).padding(iced::padding::all(ui.gap(16.0)).top(0.0)).height(Fill)].into()
    }
}

fn true_size<'a>(ui: Ui, laid: Laid) -> Element<'a, Message> {
    let size = laid.size;
    let words = tr!(ui, "app-print-sheet-size", width = mm(size.width), height = mm(size.height));
    if laid.is_tiny() {
        let words = column![ui.body(words), ui.body(tr!(ui, "app-print-small"))].width(Fill);
        return strip(ui, (Icon::Warning, Role::Deep(Hue::Ochre)), words, space());
    }
    ui.faint(words).into()
}

/// Half a millimetre is lost: what is cut from A4 is A5.
fn mm(length: f32) -> usize {
    (length - 0.1).round() as usize
}

/// Whether two games stand at one place of the shelf; what belongs to none stands by itself.
fn stands_by(one: Option<&dyn Title>, other: Option<&dyn Title>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => {
            one.key() == other.key() || one.about().family.is_some() && one.about().family == other.about().family
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

fn options<'a>(
    ui: Ui,
    name: String,
    choices: impl IntoIterator<Item = (String, bool, Message)>,
) -> Element<'a, Message> {
    column![ui.strong(name), page::choices(ui, choices)].spacing(ui.gap(6.0)).into()
}

pub fn paper_name(lang: Lang, paper: Paper) -> String {
    match paper {
        Paper::A4 => "A4".to_owned(),
        Paper::A5 => "A5".to_owned(),
        Paper::A6 => "A6".to_owned(),
        Paper::Letter => tr!(lang, "app-print-letter"),
    }
}

//! Language, look, sizes, dice, the computer players' pace; kept at once.

use std::path::{Path, PathBuf};

use iced::widget::{column, mouse_area};

use club::store::settings::{Clock, Dice, Look, Settings, Speed, TextPath};
use games::game::bot::Mark;
use games::game::options::Kind;
use games::shelf;

use crate::app::desk::{Change, lay_out};
use crate::app::kit::coach::COACHES;
use crate::app::kit::fields::{SWITCH, among, card, choice, labelled, set, stepper};
use crate::app::kit::{contents, mark};
use crate::app::outside::Answer;
use crate::app::prelude::*;
use crate::app::theme::TEXT_STEP;
use crate::app::widget::reveal::reveal;

mod faces;
mod sign;
mod sound;

const PAUSE_STEP_MS: u16 = 300;

#[derive(Debug, Default)]
pub struct State {
    faces: faces::Drafts,
    /// The folder of the data as it is typed, where there is no dialog to choose it in.
    folder: Option<String>,
    /// The page's text size when the pointer came over its steps: it stays meanwhile, so that they stay under it.
    text: Option<f32>,
}

const FOLDER: &str = "data-folder";

impl State {
    fn move_to(&mut self, path: &Path, desk: &mut Desk) {
        let tried = desk.folders().map_or(Ok(()), |folders| folders.try_data(path).map_err(|error| error.phrase()));
        match tried.and_then(|()| TextPath::new(path).map_err(|error| error.phrase())) {
            Ok(path) => {
                desk.change(|settings| settings.data_folder = Some(path));
                self.folder = None;
            }
            Err(phrase) => desk.alarm(phrase),
        }
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartPressed(usize),
    /// `None`: the system's.
    LangChosen(Option<Lang>),
    Set(Change),
    /// The pointer came over the steps of the text size, or left them.
    TextPointed(bool),
    FacesWritten(faces::Which, String),
    VoiceTried,
    DiceTried,
    FolderPressed,
    FolderChosen(Answer),
    FolderTyped(String),
    FolderSent,
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "app-settings")
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PartPressed(place) => return Action::Run(contents::lead_to(place)),
            Message::LangChosen(lang) => {
                // What is chosen here holds from now on, whatever the command line said.
                desk.lang = None;
                desk.change(|settings| settings.lang = lang);
            }
            Message::Set(change) => desk.set(&change),
            Message::TextPointed(over) => self.text = over.then(|| desk.ui().text),
            Message::FacesWritten(which, list) => self.faces.write(which, list, desk),
            Message::VoiceTried => desk.speak(sound::WORDS),
            Message::DiceTried => sound::try_dice(desk),
            Message::FolderPressed => {
                let title = tr!(desk.lang(), "app-data");
                return Action::Run(desk.outside.folder(title).map(Message::FolderChosen));
            }
            Message::FolderChosen(Answer::Cancelled) => {}
            Message::FolderChosen(Answer::Missing) => {
                let now = desk.folders().map(|folders| folders.data().display().to_string());
                self.folder = Some(now.unwrap_or_default());
                return Action::Run(operation::focus(FOLDER).chain(reveal()));
            }
            Message::FolderChosen(Answer::Chosen(path)) => self.move_to(&path, desk),
            Message::FolderTyped(path) => self.folder = Some(path),
            Message::FolderSent => {
                let typed = self.folder.as_ref().map(|path| PathBuf::from(path.trim()));
                if let Some(path) = typed.filter(|path| !path.as_os_str().is_empty()) {
                    self.move_to(&path, desk);
                }
            }
        }
        Action::Restyle
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = Ui { text: self.text.unwrap_or(desk.ui().text), ..desk.ui() };
        let about = ui.button(tr!(ui.lang, "about-open")).on_press(Message::Asked(Route::About)).id("settings-about");
        let version = tr!(ui.lang, "app-version", version = env!("CARGO_PKG_VERSION"));
        let about = labelled(ui, version, tr!(ui.lang, "about-settings"), about.into());
        let handbook = tool(Icon::Rules, tr!(ui.lang, "print-handbook"), Some(Message::Asked(Route::Handbook)));
        let bar = bar(ui, self.name(desk), Message::Asked, [handbook]);
        let own = self.faces.view(ui, desk);
        let signs = sign::view(ui, desk);
        let parts = [
            ("app-part-look", appearance(ui, desk)),
            ("app-part-access", access(ui, desk)),
            ("app-part-dice", dice(ui, desk, own)),
            ("app-part-play", play(ui, desk)),
            ("app-part-sound", sound::view(ui, desk)),
            ("app-part-boards", boards(ui, desk, signs)),
            ("app-part-data", data(ui, desk, self.folder.as_deref())),
        ];
        let named = parts.map(|(name, content)| {
            let name = ui.lang.say(&Phrase::new(name));
            let part = column![ui.heading(name.clone()), card(ui, content)].spacing(ui.gap(8.0));
            (Some(name), part.into())
        });
        let pieces = named.into_iter().chain([(None, card(ui, vec![about]))]).collect();
        contents::cards(ui, bar, "settings", pieces, Message::PartPressed)
    }
}

/// One of several, with its name and a sentence about it.
fn one_of<'a, T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    ui: Ui,
    [name, about]: [&'static str; 2],
    all: [(T, &'static str); N],
    now: T,
    at: fn(&mut Settings) -> &mut T,
) -> Element<'a, Message> {
    let say = |id| ui.lang.say(&Phrase::new(id));
    choice(ui, say(name), say(about), among(ui.lang, all, now, set(Message::Set, at)))
}

fn switch<'a>(ui: Ui, names: [&'static str; 2], on: bool, at: fn(&mut Settings) -> &mut bool) -> Element<'a, Message> {
    one_of(ui, names, SWITCH, on, at)
}

fn appearance<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let given = desk.lang.or(settings.lang);
    let mut languages = vec![(tr!(lang, "app-language-system"), given.is_none(), Message::LangChosen(None))];
    languages.extend(
        Lang::ALL.map(|choice| (choice.name().to_owned(), given == Some(choice), Message::LangChosen(Some(choice)))),
    );
    let looks = [
        (Look::System, "app-look-system"),
        (Look::Light, "app-look-light"),
        (Look::Dark, "app-look-dark"),
        (Look::StarkLight, "app-look-stark-light"),
        (Look::StarkDark, "app-look-stark-dark"),
    ];
    let about = tr!(lang, "app-text-size-about", percent = settings.text_size.get());
    let size = stepper(ui, settings.text_size, TEXT_STEP, set(Message::Set, |settings| &mut settings.text_size));
    let size = mouse_area(size).on_enter(Message::TextPointed(true)).on_exit(Message::TextPointed(false));
    // Below the steps, which stay where they are, how large words will be.
    let so = (ui.text != desk.ui().text).then(|| desk.ui().body(tr!(lang, "app-text-size")));
    let size = labelled(ui, tr!(lang, "app-text-size"), about, size.into());
    vec![
        choice(ui, tr!(lang, "app-language"), tr!(lang, "app-language-about"), languages),
        one_of(ui, ["app-look", "app-look-about"], looks, settings.look, |settings| &mut settings.look),
        column![size].push(so).spacing(ui.gap(8.0)).into(),
    ]
}

fn access<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let motion = ["app-motion", "app-motion-about"];
    let cursor = ["app-cursor", "app-cursor-about"];
    let large = SWITCH.map(|(on, name)| (Some(on), name));
    let targets = ["app-targets", "app-targets-about"];
    let untimed = ["app-untimed", "app-untimed-about"];
    let keys = ui.button(tr!(lang, "keys-change")).on_press(Message::Asked(Route::Keys)).id("settings-keys");
    vec![
        ui.body(tr!(lang, "app-access-about")).width(Fill).into(),
        switch(ui, motion, settings.reduced_motion, |settings| &mut settings.reduced_motion),
        one_of(ui, cursor, large, Some(ui.large_cursor), |settings| &mut settings.large_cursor),
        switch(ui, targets, settings.large_targets, |settings| &mut settings.large_targets),
        switch(ui, untimed, settings.untimed, |settings| &mut settings.untimed),
        labelled(ui, tr!(lang, "keys-title"), tr!(lang, "keys-settings"), keys.into()),
    ]
}

fn dice<'a>(ui: Ui, desk: &Desk, own: Vec<Element<'a, Message>>) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let dice = [(Dice::Solid, "app-dice-solid"), (Dice::Flat, "app-dice-flat")];
    let speeds =
        [(Speed::Normal, "app-speed-normal"), (Speed::Fast, "app-speed-fast"), (Speed::None, "app-speed-none")];
    let speed = ["app-dice-speed", "app-dice-speed-about"];
    let mut parts = vec![
        one_of(ui, ["app-dice-look", "app-dice-look-about"], dice, settings.dice, |settings| &mut settings.dice),
        one_of(ui, speed, speeds, settings.dice_speed, |settings| &mut settings.dice_speed),
    ];
    if !own.is_empty() {
        let words = column![ui.strong(tr!(lang, "app-faces")), ui.faint(tr!(lang, "app-faces-about"))];
        parts.push(words.spacing(ui.gap(2.0)).into());
    }
    parts.extend(own);
    parts
}

fn play<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let ms = settings.pause.get();
    let seconds = lang.decimal(f64::from(ms) / 1000.0, 1);
    let about = tr!(lang, "app-pause-about", ms, seconds);
    let pause = stepper(ui, settings.pause, PAUSE_STEP_MS, set(Message::Set, |settings| &mut settings.pause));
    let set_clock = set(Message::Set, |settings| &mut settings.clock);
    let clocks = Clock::ALL.map(|clock| {
        let name = match clock {
            Clock::Off => tr!(lang, "app-clock-off"),
            Clock::Five | Clock::Ten | Clock::Twenty | Clock::Thirty => {
                tr!(lang, "app-clock-left", seconds = usize::from(clock.seconds()))
            }
        };
        (name, settings.clock == clock, set_clock(clock))
    });
    let confirm = ["app-confirm", "app-confirm-about"];
    let confirms = [(true, "app-confirm-enter"), (false, "app-confirm-last")];
    let marks = Mark::ALL.map(|one| {
        let sign = mark::sign(ui, one);
        row![sign, ui.faint(lang.say(&mark::name(one)))].spacing(ui.gap(5.0)).align_y(Center).into()
    });
    let marks = Row::from_iter(marks).spacing(ui.gap(16.0)).wrap();
    vec![
        labelled(ui, tr!(lang, "app-pause"), about, pause),
        choice(ui, tr!(lang, "app-clock"), tr!(lang, "app-clock-about"), clocks),
        one_of(ui, confirm, confirms, settings.confirm_dice, |settings| &mut settings.confirm_dice),
        one_of(ui, ["app-coach", "app-coach-about"], COACHES, settings.coach, |settings| &mut settings.coach),
        marks.into(),
        switch(ui, ["coach-ahead", "coach-ahead-about"], settings.ahead, |settings| &mut settings.ahead),
    ]
}

fn boards<'a>(ui: Ui, desk: &Desk, signs: Vec<Element<'a, Message>>) -> Vec<Element<'a, Message>> {
    let rows = shelf::ALL.iter().flat_map(|title| {
        let layout = desk.layout(*title);
        title.about().layouts.iter().filter_map(move |field| {
            let Kind::Choice(choices) = &field.kind else { return None };
            let now = layout.get(field.key).map_or(field.default, String::as_str);
            let options = choices.iter().map(|(value, name)| {
                (ui.lang.say(&Phrase::new(name)), now == *value, Message::Set(lay_out(*title, field.key, *value)))
            });
            let about = ui.lang.say(&Phrase::new(field.about));
            Some(choice(ui, ui.lang.say(&Phrase::new(field.name)), about, options))
        })
    });
    rows.chain(signs).collect()
}

fn data<'a>(ui: Ui, desk: &Desk, typed: Option<&str>) -> Vec<Element<'a, Message>> {
    let lang = ui.lang;
    let folders = desk.folders();
    let place = match &folders {
        Some(folders) if !folders.is_temporary() => folders.data().display().to_string(),
        Some(_) | None => tr!(lang, "app-data-none"),
    };
    let words = column![
        ui.strong(tr!(lang, "app-data")),
        ui.faint(tr!(lang, "app-data-about")),
        ui.body(place).color(ui.colour(Role::Faint)),
    ];
    let fixed = folders.as_ref().is_some_and(club::store::paths::Folders::is_fixed);
    let controls: Element<'_, Message> = if fixed {
        ui.faint(tr!(lang, "app-data-fixed")).into()
    } else {
        let choose = ui.button(tr!(lang, "app-data-choose")).on_press(Message::FolderPressed);
        let moved = desk.settings().data_folder.is_some();
        let forget = Message::Set(Change::new(|settings| settings.data_folder = None));
        let usual = moved.then(|| ui.button(tr!(lang, "app-data-usual")).on_press(forget));
        Row::new().push(choose).push(usual).spacing(ui.gap(8.0)).into()
    };
    let people = ui.button(tr!(lang, "people-title")).on_press(Message::Asked(Route::People)).id("settings-people");
    let people = labelled(ui, tr!(lang, "people-settings"), tr!(lang, "people-settings-about"), people.into());
    let mut parts = vec![people, words.spacing(ui.gap(4.0)).into(), controls];
    parts.extend(typed.map(|typed| {
        let field = ui.field("", typed, TypeSize::Body).padding(ui.gap(8.0)).on_input(Message::FolderTyped);
        let field = field.on_submit(Message::FolderSent).id(FOLDER);
        let take = ui.button(tr!(lang, "app-data-take")).on_press(Message::FolderSent).id("data-take");
        let line = row![container(field).width(Fill), take].spacing(ui.gap(8.0)).align_y(Center);
        column![ui.faint(tr!(lang, "app-no-chooser")), line].spacing(ui.gap(6.0)).into()
    }));
    parts
}

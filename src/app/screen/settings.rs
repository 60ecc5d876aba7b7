//! Language, look, sizes, dice, the computer players' pace; kept at once.

use std::path::{Path, PathBuf};

use iced::widget::column;

use club::store::settings::{Clock, Coach, Dice, Look, Loudness, Pause, Speed, Tempo, TextPath, TextSize};
use games::game::bot::Mark;
use games::game::options::Kind;
use games::shelf;
use voice::Voice;

use crate::app::kit::fields::{among, card, choice, labelled, stepper, switch};
use crate::app::kit::mark;
use crate::app::kit::{self, contents};
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
    LookChosen(Look),
    /// Percent.
    TextSized(u16),
    DiceChosen(Dice),
    SpeedChosen(Speed),
    /// Milliseconds.
    Paused(u16),
    ClockChosen(Clock),
    FacesWritten(faces::Which, String),
    FaceTurned(faces::Which, usize),
    FacesReset(faces::Which),
    /// A game's key, a choice about its board, and how it is made.
    LayoutChosen(&'static str, &'static str, &'static str),
    /// The game's key, the sign's, and its strokes.
    SignDrawn(&'static str, &'static str, String),
    CoachChosen(Coach),
    /// Whether it is told what can be counted where one points.
    AheadSwitched(bool),
    MotionReduced(bool),
    CursorEnlarged(bool),
    TargetsEnlarged(bool),
    TimeLifted(bool),
    DiceConfirmed(bool),
    /// Percent.
    VolumeChosen(u16),
    DiceSoundsSwitched(bool),
    VoiceChosen(Voice),
    /// Percent.
    TempoChosen(u16),
    VoiceTried,
    DiceTried,
    FolderPressed,
    FolderChosen(Answer),
    FolderTyped(String),
    FolderSent,
    FolderForgotten,
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
            Message::LookChosen(look) => desk.change(|settings| settings.look = look),
            Message::TextSized(percent) => desk.change(|settings| settings.text_size = TextSize::nearest(percent)),
            Message::DiceChosen(dice) => desk.change(|settings| settings.dice = dice),
            Message::SpeedChosen(speed) => desk.change(|settings| settings.dice_speed = speed),
            Message::Paused(ms) => desk.change(|settings| settings.pause = Pause::nearest(ms)),
            Message::ClockChosen(clock) => desk.change(|settings| settings.clock = clock),
            Message::FacesWritten(which, list) => self.faces.write(which, list, desk),
            Message::FaceTurned(which, place) => self.faces.turn(which, place, desk),
            Message::FacesReset(which) => self.faces.reset(which, desk),
            Message::LayoutChosen(game, key, value) => desk.change(|settings| {
                settings.layouts.entry(game.to_owned()).or_default().insert(key.to_owned(), value.to_owned());
            }),
            Message::SignDrawn(game, key, strokes) => desk.change(|settings| {
                let layout = settings.layouts.entry(game.to_owned()).or_default();
                if strokes.is_empty() {
                    layout.remove(key);
                } else {
                    layout.insert(key.to_owned(), strokes);
                }
                settings.layouts.retain(|_, layout| !layout.is_empty());
            }),
            Message::CoachChosen(coach) => desk.change(|settings| settings.coach = coach),
            Message::AheadSwitched(ahead) => desk.change(|settings| settings.ahead = ahead),
            Message::DiceConfirmed(confirm) => desk.change(|settings| settings.confirm_dice = confirm),
            Message::MotionReduced(reduced) => desk.change(|settings| settings.reduced_motion = reduced),
            Message::CursorEnlarged(large) => desk.change(|settings| settings.large_cursor = Some(large)),
            Message::TargetsEnlarged(large) => desk.change(|settings| settings.large_targets = large),
            Message::TimeLifted(lifted) => desk.change(|settings| settings.untimed = lifted),
            Message::VolumeChosen(percent) => desk.change(|settings| settings.volume = Loudness::nearest(percent)),
            Message::DiceSoundsSwitched(on) => desk.change(|settings| settings.dice_sounds = on),
            Message::VoiceChosen(voice) => desk.change(|settings| settings.voice = Some(voice.key().to_owned())),
            Message::TempoChosen(percent) => desk.change(|settings| settings.tempo = Tempo::nearest(percent)),
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
            Message::FolderForgotten => desk.change(|settings| settings.data_folder = None),
        }
        Action::Restyle
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let about = ui.button(tr!(ui.lang, "about-open")).on_press(Message::Asked(Route::About)).id("settings-about");
        let version = tr!(ui.lang, "app-version", version = env!("CARGO_PKG_VERSION"));
        let about = labelled(ui, version, tr!(ui.lang, "about-settings"), about.into());
        let handbook = tool(ui, Icon::Rules, tr!(ui.lang, "print-handbook"), Some(Message::Asked(Route::Handbook)));
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
    let looks = among(lang, looks, settings.look, Message::LookChosen);
    let size = settings.text_size.get();
    let about = tr!(lang, "app-text-size-about", percent = size);
    let stepper = stepper(ui, size, TEXT_STEP, (TextSize::LEAST, TextSize::MOST), Message::TextSized);
    vec![
        choice(ui, tr!(lang, "app-language"), tr!(lang, "app-language-about"), languages),
        choice(ui, tr!(lang, "app-look"), tr!(lang, "app-look-about"), looks),
        labelled(ui, tr!(lang, "app-text-size"), about, stepper),
    ]
}

fn access<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let switched = |on, message, name: &'static str, about: &'static str| {
        let say = |id| lang.say(&Phrase::new(id));
        choice(ui, say(name), say(about), switch(ui, on, message))
    };
    let keys = ui.button(tr!(lang, "keys-change")).on_press(Message::Asked(Route::Keys)).id("settings-keys");
    vec![
        ui.body(tr!(lang, "app-access-about")).width(Fill).into(),
        switched(settings.reduced_motion, Message::MotionReduced, "app-motion", "app-motion-about"),
        switched(ui.large_cursor, Message::CursorEnlarged, "app-cursor", "app-cursor-about"),
        switched(settings.large_targets, Message::TargetsEnlarged, "app-targets", "app-targets-about"),
        switched(settings.untimed, Message::TimeLifted, "app-untimed", "app-untimed-about"),
        labelled(ui, tr!(lang, "keys-title"), tr!(lang, "keys-settings"), keys.into()),
    ]
}

fn dice<'a>(ui: Ui, desk: &Desk, own: Vec<Element<'a, Message>>) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let dice = [(Dice::Solid, "app-dice-solid"), (Dice::Flat, "app-dice-flat")];
    let dice = among(lang, dice, settings.dice, Message::DiceChosen);
    let speeds =
        [(Speed::Normal, "app-speed-normal"), (Speed::Fast, "app-speed-fast"), (Speed::None, "app-speed-none")];
    let speeds = among(lang, speeds, settings.dice_speed, Message::SpeedChosen);
    let mut parts = vec![
        choice(ui, tr!(lang, "app-dice-look"), tr!(lang, "app-dice-look-about"), dice),
        choice(ui, tr!(lang, "app-dice-speed"), tr!(lang, "app-dice-speed-about"), speeds),
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
    let about = tr!(lang, "app-pause-about", ms = ms, seconds = seconds);
    let pause = stepper(ui, ms, PAUSE_STEP_MS, (Pause::LEAST, Pause::MOST), Message::Paused);
    let clocks = Clock::ALL.map(|clock| {
        let name = match clock {
            Clock::Off => tr!(lang, "app-clock-off"),
            Clock::Five | Clock::Ten | Clock::Twenty | Clock::Thirty => {
                tr!(lang, "app-clock-left", seconds = usize::from(clock.seconds()))
            }
        };
        (name, settings.clock == clock, Message::ClockChosen(clock))
    });
    let confirm = [(true, "app-confirm-enter"), (false, "app-confirm-last")];
    let confirm = among(lang, confirm, settings.confirm_dice, Message::DiceConfirmed);
    let coach = kit::coach::choices(lang, settings.coach, Message::CoachChosen);
    let ahead = switch(ui, settings.ahead, Message::AheadSwitched);
    let marks = Mark::ALL.map(|one| {
        let sign = mark::sign(ui, one);
        row![sign, ui.faint(lang.say(&mark::name(one)))].spacing(ui.gap(5.0)).align_y(Center).into()
    });
    let marks = Row::from_iter(marks).spacing(ui.gap(16.0)).wrap();
    vec![
        labelled(ui, tr!(lang, "app-pause"), about, pause),
        choice(ui, tr!(lang, "app-clock"), tr!(lang, "app-clock-about"), clocks),
        choice(ui, tr!(lang, "app-confirm"), tr!(lang, "app-confirm-about"), confirm),
        choice(ui, tr!(lang, "app-coach"), tr!(lang, "app-coach-about"), coach),
        marks.into(),
        choice(ui, tr!(lang, "coach-ahead"), tr!(lang, "coach-ahead-about"), ahead),
    ]
}

fn boards<'a>(ui: Ui, desk: &Desk, signs: Vec<Element<'a, Message>>) -> Vec<Element<'a, Message>> {
    let rows = shelf::ALL.iter().flat_map(|title| {
        let layout = desk.layout(*title);
        title.about().layouts.iter().filter_map(move |field| {
            let Kind::Choice(choices) = &field.kind else { return None };
            let now = layout.get(field.key).map_or(field.default, String::as_str);
            let options = choices.iter().map(|(value, name)| {
                let message = Message::LayoutChosen(title.key(), field.key, value);
                (ui.lang.say(&Phrase::new(name)), now == *value, message)
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
        let usual = moved.then(|| ui.button(tr!(lang, "app-data-usual")).on_press(Message::FolderForgotten));
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

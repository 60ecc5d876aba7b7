//! Which keys do what, and how that is changed: the card of all keys as controls.

use iced::widget::column;

use crate::app::keys::{Chord, Hears, Keys};
use crate::app::kit::contents;
use crate::app::kit::fields::card;
use crate::app::kit::key::caps;
use crate::app::prelude::*;
use crate::app::shortcut::{GAP, Group, SHIFT, words};

#[derive(Debug)]
pub struct State {
    groups: Vec<Group>,
    /// The usual name of the key in whose place another is to be pressed.
    asked: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartPressed(usize),
    KeyPressed(&'static str),
    Chosen(Chord),
    ResetPressed,
}

const RESET: &str = "keys-reset";

impl State {
    pub(crate) fn new(groups: Vec<Group>) -> Self {
        Self { groups, asked: None }
    }

    fn choose(&mut self, chosen: &Chord, desk: &mut Desk) {
        let Some(name) = self.asked.take() else { return };
        let (Some(usual), Some(back)) = (Chord::named(name), Chord::named("Esc")) else { return };
        let mut keys = desk.ui().keys.clone();
        // The key that leads back leaves it as it is; it is changed itself by what is pressed in its own place.
        if *chosen != *keys.chosen(&back) {
            keys.choose(&usual, chosen);
            desk.change(|settings| keys.write(&mut settings.keys));
        }
        desk.announce(desk.ui().key(name));
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "keys-title";

    fn hears(&self) -> Hears {
        if self.asked.is_some() { Hears::Pressed } else { Hears::Commands }
    }

    fn key(&self, pressed: &KeyPress, _desk: &Desk) -> Option<Message> {
        self.asked.and(Chord::pressed(pressed)).map(Message::Chosen)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PartPressed(place) => return Action::Run(contents::lead_to(place)),
            Message::KeyPressed(name) => {
                self.asked = Some(name).filter(|name| self.asked != Some(name));
                if self.asked.is_some() {
                    desk.announce(waiting(desk.ui()));
                }
                return Action::None;
            }
            Message::Chosen(chosen) => self.choose(&chosen, desk),
            Message::ResetPressed => {
                self.asked = None;
                desk.change(|settings| Keys::default().write(&mut settings.keys));
                desk.announce(tr!(desk.lang(), "keys-reset-done"));
            }
        }
        Action::Restyle
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let is_changed = !desk.ui().keys.is_usual();
        let reset = ui.button(tr!(ui, "keys-reset")).on_press_maybe(is_changed.then_some(Message::ResetPressed));
        let about = column![ui.body(tr!(ui, "keys-about")).width(Fill), reset.id(RESET)];
        let groups = self.groups.iter().enumerate().map(|(place, group)| self.group(ui, place, group));
        let pieces = std::iter::once((None, about.spacing(ui.gap(10.0)).into())).chain(groups).collect();
        contents::cards(ui, bar, "keys", pieces, Message::PartPressed)
    }
}

fn waiting(ui: Ui) -> String {
    tr!(ui, "keys-waiting", back = ui.key("Esc"))
}

impl State {
    fn group<'a>(&self, ui: Ui, place: usize, group: &Group) -> contents::Piece<'a, Message> {
        let name = ui.say(&Phrase::new(group.place));
        let rows = group.lines.iter().enumerate().map(|(at, (keys, does))| {
            let does = ui.say(&Phrase::new(does));
            let mut names = words(keys);
            // Those that follow others, and digits, are only told.
            let follows = names.clone().any(|name| name.starts_with(SHIFT) || name == GAP);
            let one = |(nth, name)| -> Element<'_, Message> {
                if follows || Chord::named(name).is_none() {
                    return caps(ui, name);
                }
                let told = tr!(ui, "herald-key", key = ui.key(name), does = does.clone());
                let control = ui.control(caps(ui, name)).padding([ui.gap(5.0), ui.gap(8.0)]).named(told);
                let control = control.on_press(Message::KeyPressed(name)).id(format!("key-{place}-{at}-{nth}"));
                if self.asked == Some(name) {
                    control.style(ui.chosen()).into()
                } else {
                    control.style(ui.quiet()).into()
                }
            };
            let keys = Row::from_iter(names.clone().enumerate().map(one)).spacing(ui.gap(4.0)).align_y(Center);
            let keys = keys.wrap().vertical_spacing(ui.gap(4.0));
            let asks = names.any(|name| self.asked == Some(name));
            let keys = container(keys).width(ui.wide(210.0));
            let does = if asks { ui.strong(waiting(ui)) } else { ui.body(does) };
            row![keys, does.width(Fill)].spacing(ui.gap(12.0)).align_y(Center).into()
        });
        let rows = card(ui, rows.collect());
        (Some(name.clone()), column![ui.heading(name), rows].spacing(ui.gap(8.0)).into())
    }
}

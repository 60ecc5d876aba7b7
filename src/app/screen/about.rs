//! What the program is and whose all that is in it: games, drawings, fonts, crates; and what a report of a fault needs.

use iced::widget::column;

use games::shelf;
use games::table::{OverviewEntry, places};

use crate::app::kit::contents;
use crate::app::kit::fields::card;
use crate::app::prelude::*;
use crate::app::route::Under;
use crate::licences::{self, FONTS, OWN};
use crate::report::{self, Fact};

#[derive(Debug)]
pub struct State {
    /// The name, and the credits.
    games: Vec<(Phrase, Phrase)>,
    facts: Vec<Fact>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartPressed(usize),
    CopyPressed,
}

impl State {
    pub(crate) fn new() -> Self {
        let games = places(&shelf::ALL).into_iter().filter_map(|place| {
            Some(match place {
                OverviewEntry::Game(title) => (title.about().name(), title.about().credits()?),
                OverviewEntry::Family(family, titles) => (family.name(), titles.first()?.about().credits()?),
            })
        });
        Self { games: games.collect(), facts: report::facts() }
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "about-title";

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::PartPressed(place) => Action::Run(contents::lead_to(place)),
            Message::CopyPressed => {
                let lines: Vec<String> = self.facts.iter().map(|fact| fact.line(desk.lang())).collect();
                desk.done(phrase!("about-copied"));
                Action::Run(iced::clipboard::write(lines.join("\n")))
            }
        }
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::About)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let body = |words: String| ui.body(words).width(Fill);
        let parts = [
            ("about-program", self.program(ui)),
            ("about-games", self.games(ui)),
            ("about-fonts", fonts(ui)),
            ("about-crates", crates(ui)),
            ("about-report", self.report(ui)),
        ];
        let named = parts.map(|(name, content)| {
            let name = ui.say(&Phrase::new(name));
            let part = column![ui.heading(name.clone()), card(ui, content)].spacing(ui.gap(8.0));
            (Some(name), part.into())
        });
        let about = column![ui.lead(tr!(ui, "cli-about")).width(Fill), body(tr!(ui, "about-privacy"))];
        let pieces = std::iter::once((None, about.spacing(ui.gap(6.0)).into())).chain(named).collect();
        contents::cards(ui, bar, "about", pieces, Message::PartPressed)
    }
}

impl State {
    fn program<'a>(&self, ui: Ui) -> Vec<Element<'a, Message>> {
        let version = ui.strong(tr!(ui, "app-version", version = env!("CARGO_PKG_VERSION"))).width(Fill);
        let texts = OWN.iter().enumerate().map(|(place, one)| {
            let name = tr!(ui, "about-text-of", licence = one.id);
            ui.button(name)
                .on_press(Message::Asked(Route::Licence(Under::Named(one))))
                .id(format!("own-{place}"))
                .into()
        });
        let texts = Row::from_iter(texts).spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
        vec![version.into(), ui.body(tr!(ui, "about-own")).width(Fill).into(), group(texts)]
    }

    fn games<'a>(&self, ui: Ui) -> Vec<Element<'a, Message>> {
        let game = |(name, whose): &(Phrase, Phrase)| {
            let words = column![ui.strong(ui.say(name)), ui.body(ui.say(whose)).width(Fill)];
            words.spacing(ui.gap(3.0)).into()
        };
        self.games.iter().map(game).collect()
    }

    fn report<'a>(&self, ui: Ui) -> Vec<Element<'a, Message>> {
        let lines = self.facts.iter().map(|fact| ui.faint(fact.line(ui.lang)).width(Fill).into());
        let copy = ui.button(tr!(ui, "about-copy")).on_press(Message::CopyPressed).id("about-copy");
        let about = ui.body(tr!(ui, "about-report-about")).width(Fill);
        vec![about.into(), Column::from_iter(lines).spacing(ui.gap(3.0)).into(), copy.into()]
    }
}

fn line<'a>(ui: Ui, id: String, (name, about): (String, String), under: Under) -> Element<'a, Message> {
    let words = row![ui.body(name).width(Fill), ui.faint(about)].spacing(ui.gap(12.0)).align_y(Center);
    let line = row![words, Icon::Next.view(ui, Role::Accent)].spacing(ui.gap(10.0)).align_y(Center);
    let line = ui.bare(line).padding([ui.gap(4.0), ui.gap(8.0)]).width(Fill);
    line.on_press(Message::Asked(Route::Licence(under))).id(id).into()
}

fn fonts<'a>(ui: Ui) -> Vec<Element<'a, Message>> {
    let one = |(place, one): (usize, &'static licences::Named)| {
        let whose = ui.faint(one.whose()).width(Fill);
        let line = line(ui, format!("font-{place}"), (one.name.to_owned(), one.id.to_owned()), Under::Named(one));
        column![line, container(whose).padding([0.0, ui.gap(8.0)])].into()
    };
    let all = Column::from_iter(FONTS.iter().enumerate().map(one)).spacing(ui.gap(8.0));
    vec![ui.body(tr!(ui, "about-fonts-about")).width(Fill).into(), group(all)]
}

fn crates<'a>(ui: Ui) -> Vec<Element<'a, Message>> {
    let all = licences::crates();
    let one = |(place, (one, of)): (usize, &(&licences::Crate, Vec<&licences::Licence>))| {
        let name = format!("{} {}", one.name, one.version);
        line(ui, format!("crate-{place}"), (name, licences::ids(of)), Under::Crate(place))
    };
    let about = ui.body(tr!(ui, "about-crates-about", count = all.len())).width(Fill);
    vec![about.into(), group(Column::from_iter(all.iter().enumerate().map(one)))]
}

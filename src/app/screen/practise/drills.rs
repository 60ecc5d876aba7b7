//! What can be drilled against the clock, each with its best.

use iced::widget::column;

use club::trainer::aim::USUAL;
use club::trainer::confusion::Weak;
use club::trainer::drill::{WEAK, What};
use club::trainer::event::Drilled;
use club::trainer::progress::Count;
use club::trainer::{Deck, Progress};

use super::Message;
use crate::app::kit::practice::{best, deck_bar, dice, weak, weakest};
use crate::app::prelude::*;

const DECKS: [Deck; 4] = [Deck::Names, Deck::Answers, Deck::Silence, Deck::Ear];

#[derive(Debug, Default)]
pub(super) struct Offered {
    drills: Vec<(What, Option<Drilled>)>,
    weak: Vec<Weak>,
}

impl Offered {
    pub(super) fn of(progress: &Progress, desk: &Desk) -> Self {
        let (one, other) = dice(&desk.settings().practice).unwrap_or(USUAL);
        let decks = DECKS.into_iter().filter(|deck| desk.can_ask(*deck)).map(What::Deck);
        let all = [What::Throws(one, other)].into_iter().chain(decks).chain(weak(progress, desk));
        let drills = all.map(|what| (what.clone(), progress.best(&what.key()).cloned())).collect();
        Self { drills, weak: weakest(progress) }
    }

    pub(super) fn view<'a>(&'a self, ui: Ui) -> Element<'a, Message> {
        let words = column![ui.heading(tr!(ui, "practise-drill")), ui.faint(tr!(ui, "practise-drill-about"))];
        let mut list = column![words.spacing(ui.gap(2.0))].spacing(ui.gap(10.0)).padding(ui.gap(18.0));
        for (what, drilled) in &self.drills {
            list = list.push(rule::horizontal(1)).push(self.drill(ui, what, drilled.as_ref()));
        }
        if !self.drills.iter().any(|(what, _)| what.key() == WEAK) {
            list = list.push(rule::horizontal(1)).push(ui.faint(tr!(ui, "practise-drill-no-weak")));
        }
        container(list).width(Fill).style(ui.card()).into()
    }

    pub(super) fn sounds<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
        let line = |name: String, about: String, way: Option<Route>, id: &'static str| {
            let words = column![ui.lead(name.clone()), ui.faint(about)].spacing(ui.gap(1.0)).width(Fill);
            let go = ui.button(tr!(ui, "practise-drill-go")).on_press_maybe(way.map(Message::Asked)).id(id);
            let go = go.named(format!("{name}: {}", tr!(ui, "practise-drill-go")));
            row![words, go].spacing(ui.gap(14.0)).align_y(Center)
        };
        let speak = line(tr!(ui, "sounds-record"), tr!(ui, "practise-speak-about"), Some(Route::Speaking), "speak");
        let (apart, way) = match desk.is_deaf() {
            true => (tr!(ui, "sounds-apart-rests"), None),
            false => (tr!(ui, "practise-apart-about"), Some(Route::Apart)),
        };
        let apart = line(tr!(ui, "sounds-apart"), apart, way, "apart");
        let list = column![ui.heading(tr!(ui, "practise-sounds")), speak, rule::horizontal(1), apart];
        container(list.spacing(ui.gap(10.0)).padding(ui.gap(18.0))).width(Fill).style(ui.card()).into()
    }

    fn drill<'a>(&'a self, ui: Ui, what: &What, drilled: Option<&Drilled>) -> Element<'a, Message> {
        let (about, id) = match what {
            What::Throws(..) => (tr!(ui, "practise-drill-throws-about"), "drill-throws"),
            What::Deck(deck) => (ui.say(&Phrase::new(deck.about())), drill_id(*deck)),
            What::Weak(_) => {
                let mut pairs: Vec<String> = Vec::new();
                for weak in &self.weak {
                    // Whichever of the two was asked.
                    if !pairs.contains(&format!("{} – {}", weak.answered, weak.asked)) {
                        pairs.push(format!("{} – {}", weak.asked, weak.answered));
                    }
                }
                (pairs.join(", "), "drill-weak")
            }
        };
        let words = column![ui.lead(name(ui, what)), ui.faint(about)].spacing(ui.gap(1.0)).width(Fill);
        let best = drilled.map(|drilled| ui.faint(ui.say(&best(ui.lang, drilled))));
        let go = row![Icon::Clock.view(ui, Role::Text), ui.body(tr!(ui, "practise-drill-go"))];
        let go = ui.control(go.spacing(ui.gap(7.0)).align_y(Center)).style(ui.quiet());
        let named = format!("{}: {}", name(ui, what), tr!(ui, "practise-drill-go"));
        let go = go.on_press(Message::Asked(Route::Drill(what.clone()))).id(id).named(named);
        let aside = Column::new().push(go).push(best).spacing(ui.gap(4.0)).align_x(iced::Right);
        row![words, aside].spacing(ui.gap(14.0)).align_y(Center).into()
    }
}

fn name(ui: Ui, what: &What) -> String {
    match what {
        What::Throws(..) => tr!(ui, "practise-drill-throws"),
        What::Deck(deck) => ui.say(&Phrase::new(deck.name())),
        What::Weak(_) => tr!(ui, "practise-drill-weak"),
    }
}

fn drill_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Names => "drill-names",
        Deck::Runes => "drill-runes",
        Deck::Throws => "drill-throws-deck",
        Deck::Answers => "drill-answers",
        Deck::Silence => "drill-silence",
        Deck::Ear => "drill-ear",
        Deck::Lives => "drill-lives",
    }
}

pub(super) fn positions<'a>(ui: Ui, [own, shipped]: [Count; 2]) -> Element<'a, Message> {
    let line = |name: String, about: String, count: Count, way: Route, id: &'static str| {
        let stands = (count.all > 0).then(|| deck_bar(ui, count));
        let words = Column::new().push(ui.lead(name.clone())).push(ui.faint(about).width(Fill)).push(stands);
        let go = ui.button(tr!(ui, "practise-drill-go")).on_press(Message::Asked(way)).id(id);
        let go = go.named(format!("{name}: {}", tr!(ui, "practise-drill-go")));
        row![words.spacing(ui.gap(4.0)).width(Fill), go].spacing(ui.gap(14.0)).align_y(Center)
    };
    let slips = line(tr!(ui, "slips-title"), tr!(ui, "slips-about"), own, Route::Slips, "slips");
    let about = tr!(ui, "exercises-about");
    let exercises = line(tr!(ui, "exercises-title"), about, shipped, Route::Exercises, "exercises");
    let list = column![ui.heading(tr!(ui, "exercises-positions")), slips, rule::horizontal(1), exercises];
    container(list.spacing(ui.gap(10.0)).padding(ui.gap(18.0))).width(Fill).style(ui.card()).into()
}

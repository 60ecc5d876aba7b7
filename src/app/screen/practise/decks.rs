//! The decks as rows: switched on and off, how far each has come; a deck begun anew, its cards that are suspended.

use iced::widget::column;

use base::draw::{Drawing, Path, Point, Stroke};
use club::trainer::Deck;
use club::trainer::progress::Count;

use super::{Message, State};
use crate::app::kit::bar::tipped;
use crate::app::kit::page;
use crate::app::kit::practice::{deck_bar, decks};
use crate::app::prelude::*;

impl State {
    pub(super) fn view_decks<'a>(&'a self, ui: Ui, desk: &Desk) -> Element<'a, Message> {
        let on = decks(&desk.settings().practice);
        let words = column![ui.heading(tr!(ui, "practise-decks")), ui.faint(tr!(ui, "practise-decks-about"))];
        let mut list = column![words.spacing(ui.gap(2.0))].spacing(ui.gap(10.0)).padding(ui.gap(18.0));
        for (deck, count) in &self.counts {
            let stands = (on.contains(deck), desk.can_ask(*deck));
            list = list.push(rule::horizontal(1)).push(self.deck(ui, *deck, *count, stands));
            if self.unfolded == Some(*deck) {
                list = list.push(self.details(ui, *deck, *count));
            }
        }
        container(list).width(Fill).style(ui.card()).into()
    }

    fn deck<'a>(&'a self, ui: Ui, deck: Deck, count: Count, (on, asks): (bool, bool)) -> Element<'a, Message> {
        let name = ui.lead(ui.say(&Phrase::new(deck.name())));
        // A deck that can only be heard rests where nothing is.
        let rests = on && !asks;
        let about = if rests { tr!(ui, "practise-ear-rests") } else { ui.say(&Phrase::new(deck.about())) };
        let words = column![name, ui.faint(about)].spacing(ui.gap(1.0)).width(Fill);
        let told = row![tick(ui, on), words].spacing(ui.gap(12.0)).align_y(Center);
        let unfolded = self.unfolded == Some(deck);
        let icon = if unfolded { Icon::Up } else { Icon::Down };
        let more = ui.bare(icon.view(ui, Role::Faint)).padding(ui.gap(6.0));
        let named = tr!(ui, "practise-deck-cards", deck = ui.say(&Phrase::new(deck.name())));
        let more = more.on_press(Message::DeckUnfolded(deck)).id(unfold_id(deck)).opens(unfolded);
        let more = tipped(ui, more, named);
        let stands = deck_bar(ui, count);
        let content: Element<'_, Message> = if !ui.is_narrow() {
            row![told, container(stands).width(ui.wide(250.0)), more].spacing(ui.gap(12.0)).align_y(Center).into()
        } else {
            let below = row![container(stands).width(Fill), more].spacing(ui.gap(12.0)).align_y(Center);
            column![told, below.padding(iced::padding::left(ui.wide(38.0)))].spacing(ui.gap(2.0)).into()
        };
        let switch = ui.bare(content).padding(ui.gap(6.0)).width(Fill);
        switch.on_press(Message::DeckSwitched(deck)).id(deck.key()).ticked(on).into()
    }

    fn details<'a>(&self, ui: Ui, deck: Deck, count: Count) -> Element<'a, Message> {
        let met = count.young + count.firm;
        let begun = self.begun.is_some_and(|(begun, _)| begun == deck);
        let reset: Element<'_, Message> = if begun {
            let done = ui.body(tr!(ui, "practise-reset-done")).width(Fill);
            page::undoable(ui, Icon::Right, done.into(), Message::ResetUndone)
        } else if self.resets {
            let sure = ui.body(tr!(ui, "practise-reset-sure", count = met));
            let yes = ui.primary(tr!(ui, "practise-reset-yes")).on_press(Message::ResetPressed(deck)).id("reset-yes");
            let no = ui.button(tr!(ui, "practise-reset-no")).on_press(Message::ResetAsked(false)).id("reset-no");
            column![sure, row![yes, no].spacing(ui.gap(8.0))].spacing(ui.gap(8.0)).into()
        } else {
            let ask = (met > 0).then_some(Message::ResetAsked(true));
            let ask = ui.button(tr!(ui, "practise-reset")).on_press_maybe(ask).id("reset");
            row![ask, ui.faint(tr!(ui, "practise-reset-about")).width(Fill)]
                .spacing(ui.gap(12.0))
                .align_y(Center)
                .into()
        };
        let pressed = Message::Asked(Route::Suspended);
        let see = ui.button(tr!(ui, "practise-suspended-see")).on_press(pressed).id("suspended");
        let see = (count.suspended > 0).then_some(see);
        let about = ui.faint(tr!(ui, "practise-suspended", count = count.suspended)).width(Fill);
        let resting = Row::new().push(see).push(about).spacing(ui.gap(12.0)).align_y(Center);
        let details = column![reset, resting].spacing(ui.gap(10.0)).padding(ui.gap(14.0));
        container(details).width(Fill).style(ui.panel(Role::Ground)).into()
    }
}

fn unfold_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Names => "unfold-names",
        Deck::Runes => "unfold-runes",
        Deck::Throws => "unfold-throws",
        Deck::Answers => "unfold-answers",
        Deck::Silence => "unfold-silence",
        Deck::Ear => "unfold-ear",
        Deck::Lives => "unfold-lives",
    }
}

fn tick<'a>(ui: Ui, on: bool) -> Element<'a, Message> {
    let mut drawing = Drawing::new(10.0, 10.0);
    let square = Path::rounded(0.7, 0.7, 8.6, 8.6, 1.6);
    if on {
        drawing.shape(square, Role::Accent.into(), Stroke::new(Role::Accent.into(), 0.7));
        let p = Point::new;
        let hook = Path::open(&[p(2.6, 5.3), p(4.4, 7.2), p(7.6, 3.0)]);
        drawing.line(hook, Stroke::new(Role::OnAccent.into(), 1.2));
    } else {
        drawing.shape(square, Role::Paper.into(), Stroke::new(Role::Faint.into(), 0.7));
    }
    sign(ui, drawing, 22.0)
}

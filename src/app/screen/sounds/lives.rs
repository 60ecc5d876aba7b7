//! The four lives: sign, name, motto word by word and as a whole, what it means.

use iced::widget::column;

use games::dre13ehn::art::Rune;
use games::dre13ehn::life::Life;

use super::{Message, heard, speaker};
use crate::app::prelude::*;

const SIGN_HEIGHT_PX: f32 = 84.0;

pub(super) fn view<'a>(ui: Ui) -> Vec<Element<'a, Message>> {
    Life::ALL.map(|life| one(ui, life)).into()
}

fn one<'a>(ui: Ui, life: Life) -> Element<'a, Message> {
    let said = |id| ui.say(&Phrase::new(id));
    let words = life.words().iter().map(|word| {
        column![heard(ui, word.word, TypeSize::Heading), ui.faint(said(word.gloss))]
            .spacing(ui.gap(3.0))
            .align_x(Center)
            .into()
    });
    let words = Row::from_iter(words).spacing(ui.gap(10.0)).wrap().vertical_spacing(ui.gap(8.0));
    let whole = speaker(ui, tr!(ui, "sounds-motto"), Message::WordsPressed(format!("{}.", life.motto())));
    let head = row![container(ui.heading(life.name())).width(Fill), whole].spacing(ui.gap(12.0)).align_y(Center);
    let about = ui.body(tr!(ui, "sounds-means", means = Phrase::new(life.means())));
    let shows = ui.faint(tr!(ui, "sounds-shows", shows = Phrase::new(life.shows())));
    let text = column![head, words, about.width(Fill), shows.width(Fill)].spacing(ui.gap(10.0)).width(Fill);
    let rune = sign(ui, Rune::from(life).sized(SIGN_HEIGHT_PX, Role::Text.into()), SIGN_HEIGHT_PX);
    let content = row![rune, text].spacing(ui.gap(22.0)).padding(ui.gap(18.0));
    container(content).width(Fill).style(ui.card()).into()
}

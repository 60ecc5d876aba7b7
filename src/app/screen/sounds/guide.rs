//! The reading guide: each sign, its sound, what it is like, names to hear it in; and where the vowels lie.

use iced::Font;
use iced::widget::column;

use games::dre13ehn::reading::{LONGER, SIGNS, Sign};

use super::{Message, cell, heard};
use crate::app::kit::page::{card, divider, within};
use crate::app::prelude::*;

const CHART_WIDTH_PX: f32 = 400.0;

pub(super) fn view<'a>(ui: Ui, vowels: &'a Picture, wide: f32) -> Vec<Element<'a, Message>> {
    let room = within(ui, wide);
    let times = ui.lang.decimal(LONGER, 1);
    let words = [
        tr!(ui, "dre13ehn-guide-reading-text"),
        tr!(ui, "dre13ehn-guide-reading-length-text", times),
        tr!(ui, "dre13ehn-guide-reading-ruling"),
    ];
    let words = Column::from_iter(words.map(|words| ui.body(words).width(Fill).line_height(1.4).into()));
    let words = words.spacing(ui.gap(10.0));
    let name = tr!(ui, "dre13ehn-guide-reading");
    let vowels = |wide| vowels.labelled(name, vowels.wide(ui, wide));
    // The vowels stand beside the text while it keeps as much room as they have.
    let chart = ui.wide(CHART_WIDTH_PX);
    let head: Element<'a, Message> = if room > 2.0 * chart {
        row![words, vowels(chart)].spacing(ui.gap(24.0)).into()
    } else {
        column![words, vowels(chart.min(room))].spacing(ui.gap(16.0)).into()
    };
    let mut rows = Column::new().spacing(ui.gap(6.0));
    for (index, sign) in SIGNS.iter().enumerate() {
        rows = rows.push((index > 0).then(|| divider(ui))).push(line(ui, sign, room));
    }
    vec![card(ui, tr!(ui, "dre13ehn-guide-reading"), vec![head]), card(ui, tr!(ui, "sounds-signs"), vec![rows.into()])]
}

fn line<'a>(ui: Ui, sign: &Sign, room: f32) -> Element<'a, Message> {
    let large = |words: String, font: Font| {
        iced::widget::text(words).size(ui.size(TypeSize::Heading)).font(font).color(ui.colour(base::draw::Role::Text))
    };
    let written = cell(large(sign.sign.to_owned(), SERIF_BOLD).into(), ui.wide(40.0));
    let sound =
        cell(ui.lead(format!("[{}]", sign.ipa)).color(ui.colour(base::draw::Role::Faint)).into(), ui.wide(64.0));
    let hint = ui.body(ui.say(&Phrase::new(sign.hint)));
    let examples = sign.examples.iter().map(|words| heard(ui, words, TypeSize::Lead));
    let examples = Row::from_iter(examples).spacing(ui.gap(6.0)).wrap();
    if room > ui.wide(620.0) {
        let examples = cell(examples.into(), ui.wide(250.0));
        row![written, sound, hint.width(Fill), examples].spacing(ui.gap(10.0)).align_y(Center).into()
    } else {
        let head = row![written, sound, hint.width(Fill)].spacing(ui.gap(10.0)).align_y(Center);
        column![head, examples].spacing(ui.gap(6.0)).into()
    }
}

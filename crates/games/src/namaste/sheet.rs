//! The printed sheet of the block, blank or filled in from a match. Shares its diamond with the board; what is
//! told apart by colour there is told apart by borders and marks as well, for print in black and white.

use base::draw::plot::Mark;
use base::draw::{Affine, Drawing, Font, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};
use base::phrase::{Phrase, phrase};

use super::art;
use super::art::diamond::{Leaf, Marks, Plan};
use super::rules::{Namaste, Player};
use crate::game::record::Header;
use crate::game::{Game, Match};
use crate::table::leaf::Who;
use crate::table::{Filling, Sheet, View, marked};

// Lengths in mm; nearly A5, upright.
const WIDTH: f32 = 138.0;
const HEIGHT: f32 = 200.0;
const MARGIN: f32 = 6.0;
const PLAN: Plan = Plan::of(13.2);
const TOP: f32 = 18.5;
const TITLE_BASELINE: f32 = 15.0;

pub fn sheets() -> Vec<Sheet<Filling<Namaste>>> {
    let names = ["namaste", "namaste-sheet-name", "namaste-sheet-about"];
    let filled = |played: &Match<Namaste>, view: &View| filled(played.state(), played.header(), view);
    vec![Sheet::form(names, &[1, 2, 4], blank, filled)]
}

pub fn blank(lang: Lang) -> Drawing {
    page(None, false, ("", None), None, lang)
}

pub fn filled(game: &Namaste, header: &Header, view: &View) -> Vec<Drawing> {
    let who = Who::of(header, &game.turn(), view);
    let sheet = |(seat, player)| page(Some(player), seat == 0, who.player(seat), who.date.as_deref(), view.lang);
    game.players().iter().enumerate().map(sheet).collect()
}

fn page(player: Option<&Player>, starts: bool, name: (&str, Option<Mark>), date: Option<&str>, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(WIDTH, HEIGHT);
    head(&mut drawing, name, date, lang);
    let diamond = PLAN.draw(Leaf { player, starts, lang }, &Marks::default());
    drawing.place(Affine::shift((WIDTH - PLAN.size().width) / 2.0, TOP), diamond);
    let emblem = 26.0;
    drawing.place(Affine::scale(emblem / 40.0).shifted(WIDTH - MARGIN - emblem - 1.0, TOP + 4.5), art::emblem());
    reminder(&mut drawing, lang);
    drawing
}

fn head(drawing: &mut Drawing, (name, mark): (&str, Option<Mark>), date: Option<&str>, lang: Lang) {
    let title = tr!(lang, "namaste-name");
    let (font, size) = (Font::SerifBold, 13.0);
    let width = text::width(&title, font, size);
    drawing.text(Text::new((MARGIN + 1.0, TITLE_BASELINE), title, font, size, Role::Text.into()));
    let label = tr!(lang, "namaste-sheet-player");
    let left = MARGIN + width + 8.0;
    let (from, to) = (left + text::width(&label, Font::Sans, 3.4) + 2.0, WIDTH - MARGIN - 1.0);
    drawing.text(Text::new((left, TITLE_BASELINE), label, Font::Sans, 3.4, Role::Text.into()));
    drawing.rule((from, TITLE_BASELINE + 1.0), (to, TITLE_BASELINE + 1.0), Stroke::new(Role::Text.into(), 0.25));
    if !name.is_empty() {
        let name = Text::new((from + 1.0, TITLE_BASELINE - 0.4), name, Font::SerifItalic, 6.6, Role::Pencil.into());
        marked::write(drawing, mark, name, to - from - 2.0);
    }
    if let Some(date) = date {
        drawing.text(Text::new((to, TITLE_BASELINE + 5.0), date, Font::SerifItalic, 4.0, Role::Pencil.into()).ending());
    }
}

fn reminder(drawing: &mut Drawing, lang: Lang) {
    let columns: [&[(Phrase, Phrase)]; 2] = [
        &[
            (phrase!("namaste-sheet-enter"), phrase!("namaste-sheet-enter-how")),
            (phrase!("namaste-sheet-symbols"), phrase!("namaste-sheet-symbols-how")),
        ],
        &[
            (phrase!("namaste-sheet-truths"), phrase!("namaste-sheet-truths-how")),
            (phrase!("namaste-sheet-karma"), phrase!("namaste-sheet-karma-how")),
            (phrase!("namaste-sheet-end"), phrase!("namaste-sheet-end-how")),
        ],
    ];
    let top = TOP + PLAN.size().height + 3.5;
    drawing.rule((MARGIN + 1.0, top), (WIDTH - MARGIN - 1.0, top), Stroke::new(Role::Line.into(), 0.25));
    let (gap, step) = (6.0, 3.75);
    let width = (WIDTH - 2.0 * MARGIN - 2.0 - gap) / 2.0;
    for (index, points) in (0_u8..).zip(columns) {
        let x = MARGIN + 1.0 + f32::from(index) * (width + gap);
        let mut y = top + 5.0;
        for (head, body) in points {
            drawing.text(Text::new((x, y), lang.say(head), Font::SansBold, 3.0, Role::Text.into()));
            let body = Text::new((x, y + step), lang.say(body), Font::Serif, 3.45, Role::Text.into());
            y = drawing.lines(&body, width, step) + 1.1;
        }
    }
}

#[cfg(test)]
mod tests;

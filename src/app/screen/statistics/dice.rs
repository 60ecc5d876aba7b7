//! Whether the dice are fair: how often each face came, how often it should have, and what that means in words.

use iced::widget::column;

use base::draw::plot::WORDS;
use base::draw::plot::value::name;
use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Size, Stroke, Text};
use club::store::statistics::{Fairness, Source, Thrower};
use games::game::Die;
use games::shelf;
use games::table::Title;

use super::{Message, State, game_name, nothing};
use crate::app::kit::page::{card, within};
use crate::app::kit::picker::Games;
use crate::app::prelude::*;
use crate::app::widget::plot;

/// Chances, with fair dice, below which a sample is unusual, or very unusual.
const UNUSUAL: f64 = 0.05;
const RARE: f64 = 0.01;
const RAREST: f64 = 1e-6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// So many throws are needed before anything can be said.
    TooFew(usize),
    /// Fair dice do so in so many of a hundred samples.
    Usual(u32),
    /// Fair dice do so in one of so many samples.
    Unusual(u32),
    Rare(u32),
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and a million")]
fn verdict(fairness: &Fairness) -> Verdict {
    let Some(p) = fairness.p_value() else {
        let least = fairness.counts.iter().map(|(face, _)| fairness.die.odds(*face)).fold(1.0, f64::min);
        return Verdict::TooFew((5.0 / least).ceil() as usize);
    };
    let one_in = (1.0 / p.clamp(RAREST, 1.0)).round() as u32;
    if p < RARE {
        Verdict::Rare(one_in)
    } else if p < UNUSUAL {
        Verdict::Unusual(one_in)
    } else {
        Verdict::Usual((p * 100.0).round() as u32)
    }
}

impl Verdict {
    fn phrase(self) -> Phrase {
        match self {
            Self::TooFew(needed) => phrase!("archive-too-few", needed),
            Self::Usual(of_hundred) => phrase!("archive-usual", count = of_hundred),
            Self::Unusual(one_in) => phrase!("archive-unusual", count = one_in),
            Self::Rare(one_in) => phrase!("archive-rare", count = one_in),
        }
    }
}

/// A unit is a pixel at 100 %.
fn chart(fairness: &Fairness, title: &dyn Title, size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let count = |times: usize| f64::from(u32::try_from(times).unwrap_or(u32::MAX));
    let expected = fairness.expected();
    let most =
        fairness.counts.iter().map(|(_, times)| count(*times)).chain(expected.iter().copied()).fold(1.0, f64::max);
    let faces = f32::from(u16::try_from(fairness.counts.len().max(1)).unwrap_or(u16::MAX));
    let slot = size.width / faces;
    let side = (slot * 0.7).min(26.0);
    let (top, foot) = (WORDS + 8.0, size.height - side - 8.0);
    #[expect(clippy::cast_possible_truncation, reason = "a part between 0 and 1")]
    let y = |times: f64| foot - (times / most) as f32 * (foot - top);
    let all = count(fairness.throws()).max(1.0);
    let percent = |part: f64| lang.percent(part / all, 1);
    let mut x = 0.0;
    for (nth, ((face, times), expected)) in fairness.counts.iter().zip(expected).enumerate() {
        let (at, width) = (y(count(*times)), (slot * 0.62).min(64.0));
        let middle = x + slot / 2.0;
        drawing.fill(Path::rect(middle - width / 2.0, at, width, foot - at), Ink::new(Role::Accent).alpha(0.55));
        let line = y(expected);
        let across = Path::open(&[Point::new(x + slot * 0.06, line), Point::new(x + slot * 0.94, line)]);
        drawing.line(across, Stroke::dashed(Role::Text.into(), 1.4, 4.0, 3.0));
        // The number stands above whichever is higher, so that no line runs through it.
        let place = Point::new(middle, at.min(line) - 5.0);
        drawing.text(Text::new(place, times.to_string(), Font::Sans, WORDS, Role::Text.into()).centred());
        let (share, due) = (percent(count(*times)), percent(expected));
        let often = lang.decimal(expected, 1);
        let says = tr!(lang, "archive-value-face", times = *times, share, often, due);
        let area = Path::rect(x, at.min(line) - WORDS - 4.0, slot, size.height - at.min(line) + WORDS + 4.0);
        drawing.spot(name(0, nth), area, says);
        let picture = title.die(&fairness.die).flat(&fairness.die, *face);
        let scale = side / picture.size.width.max(0.001);
        drawing.place(Affine::scale(scale).then(Affine::shift(middle - side / 2.0, foot + 6.0)), picture);
        x += slot;
    }
    drawing
        .line(Path::open(&[Point::new(0.0, foot), Point::new(size.width, foot)]), Stroke::new(Role::Text.into(), 1.2));
    drawing
}

/// Those samples of a die that differ: where only computers threw, theirs are everybody's.
fn differing<'a>(all: &[&'a Fairness]) -> Vec<&'a Fairness> {
    let mut seen: Vec<&Fairness> = Vec::new();
    for thrower in [Thrower::Humans, Thrower::Computers, Thrower::All] {
        let one = all.iter().find(|fairness| fairness.thrower == thrower && fairness.throws() > 0);
        if let Some(one) = one
            && seen.iter().all(|other| other.counts != one.counts)
        {
            seen.push(one);
        }
    }
    seen
}

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let mut cards = Vec::new();
    for (name, title, counted) in lots(ui.lang, state) {
        let ui = ui.accented(title.about().accent);
        for source in [Source::Real, Source::Drawn] {
            let all: Vec<&Fairness> = counted.iter().filter(|one| one.source == source).collect();
            let mut dice: Vec<&Die> = Vec::new();
            for fairness in &all {
                if !dice.contains(&&fairness.die) {
                    dice.push(&fairness.die);
                }
            }
            let mut kinds = Vec::new();
            for die in dice {
                let of_die: Vec<&Fairness> = all.iter().copied().filter(|one| one.die == *die).collect();
                let samples = differing(&of_die);
                if !samples.is_empty() {
                    kinds.push(samples_of(ui, title, &samples, wide));
                }
            }
            if !kinds.is_empty() {
                cards.push(card(ui, head(ui.lang, &name, source), kinds));
            }
        }
    }
    if cards.is_empty() {
        return nothing(ui);
    }
    let about = ui.body(tr!(ui, "archive-dice-about")).width(Fill).line_height(1.45);
    let after = ui.faint(tr!(ui, "archive-dice-after")).width(Fill);
    column![about].extend(cards).push(after).spacing(ui.gap(14.0)).into()
}

/// A game or, where not just one of them is chosen, a whole family, whose games are played with the same dice.
fn lots(lang: Lang, state: &State) -> Vec<(String, &'static dyn Title, Vec<Fairness>)> {
    let mut lots: Vec<(String, &'static dyn Title, Vec<Fairness>)> = Vec::new();
    for key in state.games(state.fairness().iter().map(|fairness| fairness.game.as_str())) {
        let Some(title) = shelf::find(key) else { continue };
        let alone = matches!(state.games, Games::One(_));
        let name = match title.about().family.filter(|_| !alone) {
            Some(family) => lang.say(&family.name()),
            None => game_name(lang, key),
        };
        let of_game = state.fairness().iter().filter(|one| one.game == key);
        match lots.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, _, all)) => of_game.for_each(|one| add(all, one)),
            None => lots.push((name, title, of_game.cloned().collect())),
        }
    }
    lots
}

fn add(all: &mut Vec<Fairness>, more: &Fairness) {
    let same = |one: &&mut Fairness| (&one.die, one.source, one.thrower) == (&more.die, more.source, more.thrower);
    match all.iter_mut().find(same) {
        Some(one) => {
            for ((_, times), (_, more)) in one.counts.iter_mut().zip(&more.counts) {
                *times += more;
            }
        }
        None => all.push(more.clone()),
    }
}

fn head(lang: Lang, name: &str, source: Source) -> String {
    let game = name.to_owned();
    match source {
        Source::Real => tr!(lang, "archive-real-dice", game),
        Source::Drawn => tr!(lang, "archive-drawn-dice", game),
    }
}

fn samples_of<'a>(ui: Ui, title: &'static dyn Title, samples: &[&Fairness], wide: f32) -> Element<'a, Message> {
    let room = within(ui, wide);
    // Side by side while each has room for its columns.
    let beside = samples.iter().zip(1_u8..).map(|(_, n)| f32::from(n)).last().unwrap_or(1.0);
    let gap = ui.gap(28.0);
    let one = (room - gap * (beside - 1.0)) / beside;
    let one = if one >= ui.wide(250.0) { one } else { room };
    let width = (one / ui.text).min(460.0);
    let parts = samples.iter().map(|sample| {
        let picture = chart(sample, title, Size { width, height: 170.0 }, ui.lang);
        container(
            column![
                ui.strong(thrower_name(ui.lang, sample.thrower)),
                plot::plot(ui, picture).named(thrower_name(ui.lang, sample.thrower)),
                ui.body(ui.say(&verdict(sample).phrase())).width(Fill),
                ui.faint(figures(ui.lang, sample)).width(Fill),
            ]
            .spacing(ui.gap(6.0)),
        )
        .width(one)
        .into()
    });
    let parts: Vec<Element<'a, Message>> = parts.collect();
    let content: Element<'a, Message> = if one < room {
        iced::widget::Row::from_vec(parts).spacing(gap).into()
    } else {
        Column::from_vec(parts).spacing(gap).into()
    };
    container(content).padding(iced::padding::bottom(ui.gap(10.0))).into()
}

fn thrower_name(lang: Lang, thrower: Thrower) -> String {
    match thrower {
        Thrower::All => tr!(lang, "archive-thrown-by-all"),
        Thrower::Humans => tr!(lang, "archive-thrown-by-humans"),
        Thrower::Computers => tr!(lang, "archive-thrown-by-computers"),
    }
}

fn figures(lang: Lang, fairness: &Fairness) -> String {
    let throws = fairness.throws();
    let freedom = fairness.counts.len().saturating_sub(1);
    let chi_square = lang.decimal(fairness.chi_square(), 2);
    match fairness.p_value() {
        Some(p) => {
            let p = lang.decimal(p, if p < RARE { 4 } else { 2 });
            tr!(lang, "archive-figures", throws, chi = chi_square, freedom, p)
        }
        None => tr!(lang, "archive-figures-few", throws),
    }
}

#[cfg(test)]
mod tests;

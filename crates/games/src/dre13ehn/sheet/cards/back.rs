//! The backs: the answers. Knows no question.

use base::draw::{Drawing, Font, Point, Role, Text, text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::side::{FREE, HEIGHT, MIDDLE, ROOM, Side, WIDTH};
use super::{Card, Group};
use crate::dre13ehn::art::Rune;
use crate::dre13ehn::chart;
use crate::dre13ehn::life::{Life, Word};
use crate::dre13ehn::name::{Meaning, Name};
use crate::dre13ehn::outcome::{Outcome, Pair};
use crate::dre13ehn::reading;
use crate::dre13ehn::rules::Entry;

pub fn draw(card: Card, lang: Lang) -> Drawing {
    match card {
        Card::Lid(group) => lid(group, lang),
        Card::Name(name) => self::name(name, lang),
        Card::Rune(rune) => self::rune(rune, lang),
        Card::Throw(a, b) => throw(Pair::of(a, b), lang),
        Card::Answer(called) => answers(called.answered_by(), lang),
        Card::Duel(called) => answers(called.answered_in_duel_by(), lang),
        Card::Life(life) => self::life(life, lang),
    }
}

fn lid(group: Group, lang: Lang) -> Drawing {
    let mut side = Side::new(&lang.say(&Phrase::new(group.names()[1])));
    let words = match group {
        Group::Names => tr!(lang, "dre13ehn-cards-names-use"),
        Group::Runes => tr!(lang, "dre13ehn-cards-runes-use"),
        Group::Throws => tr!(lang, "dre13ehn-cards-throws-use"),
        Group::Lives => tr!(lang, "dre13ehn-cards-lives-use"),
    };
    side.paragraph(22.0, &words, Font::Serif, 4.2, Role::Text);
    side.0
}

fn names(side: &mut Side, y: f32, outcome: Outcome, size: f32, lang: Lang) {
    if outcome == Outcome::FireThirteen {
        side.line(y, &tr!(lang, "dre13ehn-cards-any-word"), Font::SerifBold, size, Role::Text);
        return;
    }
    let calls = chart::calls(outcome, lang);
    side.line(y, &calls.join(", "), Font::SerifBold, size, Role::Text);
    let sounds: Vec<String> = calls.iter().filter_map(|name| sound(name)).collect();
    side.line(y + 4.6 + size * 0.32, &sounds.join(", "), Font::Sans, 4.4, Role::Faint);
}

fn sound(words: &str) -> Option<String> {
    reading::ipa(words).map(|sounds| format!("[{sounds}]"))
}

fn name(name: Name, lang: Lang) -> Drawing {
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-ask-number"));
    let (foot, base, size) = (HEIGHT - FREE - 4.0, 47.0, 26.0);
    side.line(base, name.word(), Font::SerifBold, size, Role::Text);
    if !name.is_forbidden() {
        side.line(base + 12.4, &sound(name.word()).unwrap_or_default(), Font::Sans, 4.8, Role::Faint);
    }
    match name.meaning() {
        Meaning::Forbidden(_) => forbidden(&mut side, base, name, size, lang),
        Meaning::Number(_) => side.line(foot, &tr!(lang, "dre13ehn-cards-no-result"), Font::Serif, 4.2, Role::Faint),
        Meaning::Fire => {}
        Meaning::Result(outcome) => {
            let own = outcome.word() == name.number_word();
            let others = chart::calls(outcome, lang).into_iter().filter(|other| own && other != name.word());
            let others: Vec<String> = others.collect();
            if !own {
                let words = tr!(lang, "dre13ehn-cards-calls", result = outcome.word());
                side.line(foot, &words, Font::Serif, 4.2, Role::Text);
            } else if !others.is_empty() {
                let words = tr!(lang, "dre13ehn-cards-too", names = others.join(", "));
                side.line(foot, &words, Font::Serif, 4.2, Role::Text);
            }
        }
    }
    side.0
}

fn forbidden(side: &mut Side, base: f32, name: Name, size: f32, lang: Lang) {
    side.strike(base, text::width(name.word(), Font::SerifBold, size), size * 0.54);
    let thrown = !name.instead().is_empty();
    side.seal(&if thrown { tr!(lang, "dre13ehn-cards-never-la") } else { tr!(lang, "dre13ehn-cards-silent") });
}

fn rune(rune: Rune, lang: Lang) -> Drawing {
    let Some(outcome) = rune.outcome() else { return foul(rune, lang) };
    let named = rune.name_id().map(|id| lang.say(&Phrase::new(id)));
    let mut side = Side::new(&named.unwrap_or_default());
    side.line(34.0, outcome.word(), Font::SansBold, 16.0, Role::Text);
    match Name::all().find(|name| outcome == Outcome::Zero && name.number() == Some(0)) {
        Some(name) => {
            side.line(54.0, name.word(), Font::SerifBold, 13.0, Role::Text);
            forbidden(&mut side, 54.0, name, 13.0, lang);
        }
        None => names(&mut side, 51.0, outcome, 13.0, lang),
    }
    let parts = rune.parts();
    for (index, part) in parts.iter().enumerate() {
        let x = MIDDLE + 12.0 * (index as f32 - (parts.len() as f32 - 1.0) / 2.0);
        side.rune(*part, Point::new(x, HEIGHT - FREE - 5.0), 8.0, Role::Faint);
    }
    side.0
}

fn foul(rune: Rune, lang: Lang) -> Drawing {
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-foul"));
    let (entry, words) = match rune == Entry::Peeked.into() {
        true => (Entry::Peeked, tr!(lang, "dre13ehn-sheet-card-peeked")),
        false => (Entry::CallError, tr!(lang, "dre13ehn-sheet-card-error")),
    };
    side.line(38.0, entry.word(), Font::SansBold, 16.0, Role::Text);
    side.paragraph(52.0, &words, Font::Serif, 5.4, Role::Text);
    side.0
}

fn throw(pair: Pair, lang: Lang) -> Drawing {
    let made = match pair {
        Pair::Plain(outcome) => vec![outcome],
        Pair::TwoThirteen => vec![Outcome::Twelve, Outcome::TwentyThree],
    };
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-made"));
    let (step, size) = if made.len() > 1 { (32.0, 12.0) } else { (0.0, 20.0) };
    let top = 48.0 - step / 2.0 * (made.len() as f32 - 1.0) - size / 2.0;
    for (index, outcome) in made.into_iter().enumerate() {
        let y = top + step * index as f32;
        let (word, sign, gap) = (outcome.word(), size * 0.95, 4.0);
        let (word, size) = text::fitted(word, Font::SansBold, size, ROOM - sign - gap);
        let left = (WIDTH - text::width(&word, Font::SansBold, size) - sign - gap) / 2.0;
        let middle = y - text::cap_height(Font::SansBold, size) / 2.0;
        side.rune(outcome.into(), Point::new(left + sign / 2.0, middle), sign, Role::Text);
        side.0.text(Text::new((left + sign + gap, y), word, Font::SansBold, size, Role::Text.into()));
        names(&mut side, y + size * 0.75, outcome, size * 0.65, lang);
    }
    match pair {
        Pair::Plain(Outcome::TwentyThree) => side.seal(&tr!(lang, "dre13ehn-cards-never-la")),
        Pair::Plain(Outcome::ThirteenThirteen) => side.seal(&tr!(lang, "dre13ehn-cards-show")),
        Pair::Plain(_) | Pair::TwoThirteen => {}
    }
    side.0
}

fn answers(all: &[Outcome], lang: Lang) -> Drawing {
    let mut side = Side::new(&tr!(lang, "dre13ehn-cards-answered"));
    let (across, size) = if all.len() > 6 { (3, 1.0) } else { (2, 1.3) };
    let (rows, high) = (all.chunks(across), 17.0 * size);
    let top = 13.0 + (HEIGHT - 13.0 - FREE - high * rows.len() as f32) / 2.0;
    for (row, outcomes) in rows.enumerate() {
        let wide = ROOM / across as f32;
        for (column, outcome) in outcomes.iter().enumerate() {
            let x = MIDDLE + wide * (column as f32 - (outcomes.len() as f32 - 1.0) / 2.0);
            let y = top + high * row as f32;
            side.rune((*outcome).into(), Point::new(x - 4.0 * size, y + 4.0 * size), 8.0 * size, Role::Text);
            let word = Point::new(x + 0.8 * size, y + 4.0 * size);
            chart::middled(&mut side.0, word, outcome.word(), Font::SansBold, 4.2 * size, Role::Text);
            let calls = chart::calls(*outcome, lang).join(", ");
            let (calls, letters) = text::fitted(&calls, Font::SerifItalic, 4.2 * size, wide - 1.0);
            let at = Point::new(x, y + 12.6 * size);
            side.0.text(Text::new(at, calls, Font::SerifItalic, letters, Role::Text.into()).centred());
        }
    }
    side.0
}

fn life(life: Life, lang: Lang) -> Drawing {
    let mut side = Side::new("");
    side.line(17.0, life.name(), Font::SerifBold, 10.0, Role::Text);
    let mut y = 27.0;
    for words in lines(life.words(), lang) {
        y = glossed(&mut side, y, &words);
    }
    side.line(y, &sound(&life.motto()).unwrap_or_default(), Font::Sans, 3.2, Role::Faint);
    let y = side.paragraph(y + 8.5, &lang.say(&Phrase::new(life.means())), Font::SerifBold, 4.6, Role::Text);
    side.paragraph(y + 2.0, &lang.say(&Phrase::new(life.shows())), Font::Serif, 3.8, Role::Text);
    side.0
}

/// A word of a motto and what it means, with the room they need, mm.
type Glossed = (&'static str, String, f32);

// The sizes of a motto's words and of what they mean, and what is free between them, mm.
const MOTTO: f32 = 5.4;
const GLOSS: f32 = 3.0;
const GAP: f32 = 2.4;

fn width_of(words: &[Glossed]) -> f32 {
    words.iter().map(|(_, _, width)| width + GAP).sum::<f32>() - GAP
}

fn lines(words: &[Word], lang: Lang) -> Vec<Vec<Glossed>> {
    let glossed = words.iter().map(|Word { word, gloss }| {
        let gloss = lang.say(&Phrase::new(gloss));
        let width = text::width(word, Font::SerifItalic, MOTTO).max(text::width(&gloss, Font::Sans, GLOSS));
        (*word, gloss, width)
    });
    let glossed: Vec<Glossed> = glossed.collect();
    let whole = width_of(&glossed);
    let share = whole / (whole / ROOM).ceil().max(1.0);
    let mut lines: Vec<Vec<Glossed>> = Vec::new();
    for word in glossed {
        match lines.last_mut().filter(|line| width_of(line) + GAP + word.2 / 2.0 <= share) {
            Some(line) => line.push(word),
            None => lines.push(vec![word]),
        }
    }
    lines
}

/// Gives back where the next line would stand.
fn glossed(side: &mut Side, y: f32, words: &[Glossed]) -> f32 {
    let mut x = MIDDLE - width_of(words) / 2.0;
    for (word, gloss, width) in words {
        let middle = x + width / 2.0;
        let motto = Text::new((middle, y), *word, Font::SerifItalic, MOTTO, Role::Text.into());
        side.0.text(motto.centred());
        side.0.text(Text::new((middle, y + 4.2), gloss, Font::Sans, GLOSS, Role::Faint.into()).centred());
        x += width + GAP;
    }
    y + 10.4
}

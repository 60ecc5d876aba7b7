//! The rules page, in our own words, with drawn examples. What a table or an example shows is worked out by the rules
//! themselves, so that page and rules cannot disagree. Knows no screen.

use super::chart;
use super::dice::{Kind, Symbol};
use super::life::Life;
use super::outcome::Outcome;
use super::reading::{LONGER, SIGNS, Sign};
use crate::draw::Drawing;
use crate::i18n::Lang;
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::Block;
use crate::tr;

mod pictures;
mod signs;
mod solids;

use pictures::Step;

/// The rules page.
pub fn rules(lang: Lang) -> Vec<Block> {
    [dice(lang), runes(), results(lang), open(lang), duel(lang), cup(lang), points(lang), others()].concat()
}

fn dice(lang: Lang) -> Vec<Block> {
    vec![
        Block::Text(phrase!("dre13ehn-guide-about")),
        Block::Heading(phrase!("dre13ehn-guide-solids")),
        Block::Text(phrase!("dre13ehn-guide-solids-text")),
        Block::Picture(solids::all(lang), phrase!("dre13ehn-guide-solids-picture")),
        Block::Point(phrase!("dre13ehn-guide-die-fire")),
        Block::Point(phrase!("dre13ehn-guide-die-air")),
        Block::Point(phrase!("dre13ehn-guide-die-water")),
        Block::Point(phrase!("dre13ehn-guide-die-earth")),
        Block::Point(phrase!("dre13ehn-guide-die-beginner")),
        Block::Text(phrase!("dre13ehn-guide-die-ether")),
        Block::Ruling(phrase!("dre13ehn-guide-die-ruling")),
        Block::Text(phrase!("dre13ehn-guide-die-own")),
    ]
}

fn runes() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("dre13ehn-guide-runes")),
        Block::Text(phrase!("dre13ehn-guide-runes-text")),
        Block::Picture(pictures::runes(), phrase!("dre13ehn-guide-runes-picture")),
        Block::Text(phrase!("dre13ehn-guide-bound-text")),
        Block::Picture(pictures::bound(), phrase!("dre13ehn-guide-bound-picture")),
    ]
}

fn results(lang: Lang) -> Vec<Block> {
    let names = vec![
        Block::Heading(phrase!("dre13ehn-guide-results")),
        Block::Text(phrase!("dre13ehn-guide-results-text")),
        Block::Picture(chart::results(84.0, 7.4, lang), phrase!("dre13ehn-guide-results-picture")),
        Block::Point(phrase!("dre13ehn-guide-results-fire")),
        Block::Point(phrase!("dre13ehn-guide-results-thirteen")),
        Block::Ruling(phrase!("dre13ehn-guide-results-ruling")),
        Block::Heading(phrase!("dre13ehn-guide-names")),
        Block::Text(phrase!("dre13ehn-guide-names-text")),
        Block::Picture(chart::names(9.6), phrase!("dre13ehn-guide-names-picture")),
        Block::Point(phrase!("dre13ehn-guide-names-more")),
        Block::Point(phrase!("dre13ehn-guide-names-forbidden")),
        Block::Point(phrase!("dre13ehn-guide-names-typed")),
    ];
    let answers = vec![
        Block::Heading(phrase!("dre13ehn-guide-answers")),
        Block::Text(phrase!("dre13ehn-guide-answers-text")),
        Block::Picture(chart::answers(8.4, lang), phrase!("dre13ehn-guide-answers-picture")),
        Block::Text(phrase!("dre13ehn-guide-answers-more")),
    ];
    [names, reading(lang), answers].concat()
}

/// How the names are spoken.
fn reading(lang: Lang) -> Vec<Block> {
    let (plain, apart): (Vec<Sign>, Vec<Sign>) = SIGNS.iter().partition(|sign| sign.plain);
    let plain: Vec<Phrase> = plain.iter().map(|sign| phrase!("dre13ehn-reading-sign", sign = sign.sign)).collect();
    vec![
        Block::Heading(phrase!("dre13ehn-reading-heading")),
        Block::Text(phrase!("dre13ehn-reading-text")),
        Block::Text(phrase!("dre13ehn-reading-length", times = lang.decimal(LONGER, 1))),
        Block::Picture(signs::table(&apart, 6.4, lang), phrase!("dre13ehn-reading-picture")),
        Block::Text(phrase!("dre13ehn-reading-plain", signs = plain)),
        Block::Ruling(phrase!("dre13ehn-reading-ruling")),
    ]
}

fn open(lang: Lang) -> Vec<Block> {
    vec![
        Block::Heading(phrase!("dre13ehn-guide-open")),
        Block::Text(phrase!("dre13ehn-guide-open-text")),
        Block::Text(phrase!("dre13ehn-guide-open-lose")),
        Block::Point(phrase!("dre13ehn-guide-open-error")),
        Block::Point(phrase!("dre13ehn-guide-open-answer")),
        Block::Point(phrase!("dre13ehn-guide-open-two")),
        Block::Picture(open_round(lang), phrase!("dre13ehn-guide-open-picture")),
        Block::Text(phrase!("dre13ehn-guide-open-win")),
        Block::Text(phrase!("dre13ehn-guide-open-turn")),
        Block::Text(phrase!("dre13ehn-guide-open-top")),
        Block::Ruling(phrase!("dre13ehn-guide-open-ruling-two")),
        Block::Ruling(phrase!("dre13ehn-guide-open-ruling-first")),
        Block::Ruling(phrase!("dre13ehn-guide-open-ruling-top")),
    ]
}

fn duel(lang: Lang) -> Vec<Block> {
    let game = vec![
        Block::Heading(phrase!("dre13ehn-guide-duel")),
        Block::Text(phrase!("dre13ehn-guide-duel-text")),
        Block::Picture(chart::duel(8.4, lang), phrase!("dre13ehn-guide-duel-picture")),
        Block::Point(phrase!("dre13ehn-guide-duel-zero")),
        Block::Point(phrase!("dre13ehn-guide-duel-thirteen")),
        Block::Point(phrase!("dre13ehn-guide-duel-fire")),
        Block::Text(phrase!("dre13ehn-guide-duel-entry")),
        Block::Heading(phrase!("dre13ehn-guide-lives")),
        Block::Text(phrase!("dre13ehn-guide-lives-text")),
        Block::Picture(pictures::lives(), phrase!("dre13ehn-guide-lives-picture")),
    ];
    let cup = vec![
        Block::Heading(phrase!("dre13ehn-guide-duel-cup")),
        Block::Text(phrase!("dre13ehn-guide-duel-cup-text")),
        Block::Point(phrase!("dre13ehn-guide-duel-cup-zero")),
        Block::Point(phrase!("dre13ehn-guide-duel-cup-fire")),
        Block::Ruling(phrase!("dre13ehn-guide-duel-cup-ruling")),
    ];
    [game, Life::ALL.map(life).to_vec(), cup].concat()
}

/// A life: its name, what its sign shows, its motto and what that means.
fn life(life: Life) -> Block {
    let (shows, means) = (Phrase::new(life.shows()), Phrase::new(life.means()));
    Block::Point(phrase!("dre13ehn-guide-life", life = life.name(), shows = shows, motto = life.motto(), means = means))
}

fn cup(lang: Lang) -> Vec<Block> {
    vec![
        Block::Heading(phrase!("dre13ehn-guide-cup")),
        Block::Text(phrase!("dre13ehn-guide-cup-text")),
        Block::Text(phrase!("dre13ehn-guide-cup-turn")),
        Block::Point(phrase!("dre13ehn-guide-cup-peek")),
        Block::Point(phrase!("dre13ehn-guide-cup-call")),
        Block::Point(phrase!("dre13ehn-guide-cup-throw")),
        Block::Point(phrase!("dre13ehn-guide-cup-show")),
        Block::Text(phrase!("dre13ehn-guide-cup-answer")),
        Block::Point(phrase!("dre13ehn-guide-cup-believe")),
        Block::Point(phrase!("dre13ehn-guide-cup-uncover")),
        Block::Point(phrase!("dre13ehn-guide-cup-ask")),
        Block::Picture(cup_round(lang), phrase!("dre13ehn-guide-cup-picture")),
        Block::Text(phrase!("dre13ehn-guide-cup-entry")),
        Block::Ruling(phrase!("dre13ehn-guide-cup-ruling-false")),
        Block::Heading(phrase!("dre13ehn-guide-special")),
        Block::Point(phrase!("dre13ehn-guide-special-two")),
        Block::Point(phrase!("dre13ehn-guide-special-fire")),
        Block::Point(phrase!("dre13ehn-guide-special-thirteen")),
        Block::Point(phrase!("dre13ehn-guide-special-free")),
        Block::Heading(phrase!("dre13ehn-guide-fouls")),
        Block::Point(phrase!("dre13ehn-guide-foul-a")),
        Block::Point(phrase!("dre13ehn-guide-foul-n")),
        Block::Point(phrase!("dre13ehn-guide-foul-g")),
        Block::Point(phrase!("dre13ehn-guide-foul-h")),
        Block::Text(phrase!("dre13ehn-guide-fouls-entry")),
        Block::Ruling(phrase!("dre13ehn-guide-fouls-ruling")),
        Block::Heading(phrase!("dre13ehn-guide-tournament")),
        Block::Text(phrase!("dre13ehn-guide-tournament-text")),
    ]
}

fn points(lang: Lang) -> Vec<Block> {
    vec![
        Block::Heading(phrase!("dre13ehn-guide-points")),
        Block::Text(phrase!("dre13ehn-guide-points-text")),
        Block::Picture(chart::points_table(lang), phrase!("dre13ehn-guide-points-picture")),
        Block::Text(phrase!("dre13ehn-guide-points-end")),
        Block::Ruling(phrase!("dre13ehn-guide-points-ruling")),
        Block::Heading(phrase!("dre13ehn-guide-solo")),
        Block::Text(phrase!("dre13ehn-guide-solo-text")),
    ]
}

fn others() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("dre13ehn-guide-bots")),
        Block::Point(phrase!("dre13ehn-guide-bots-easy")),
        Block::Point(phrase!("dre13ehn-guide-bots-medium")),
        Block::Point(phrase!("dre13ehn-guide-bots-strong")),
        Block::Heading(phrase!("dre13ehn-guide-keys")),
        Block::Point(phrase!("dre13ehn-guide-keys-throw")),
        Block::Point(phrase!("dre13ehn-guide-keys-call")),
        Block::Point(phrase!("dre13ehn-guide-keys-cup")),
        Block::Point(phrase!("dre13ehn-guide-keys-more")),
    ]
}

/// What is thrown and called in the example of the first game.
const OPEN: [([Symbol; 2], &str, Outcome); 4] = [
    ([Symbol::Zero, Symbol::Three], "u", Outcome::Three),
    ([Symbol::Two, Symbol::Two], "ka", Outcome::TwentyTwo),
    ([Symbol::Two, Symbol::Three], "a", Outcome::Two),
    ([Symbol::Zero, Symbol::One], "i", Outcome::Two),
];

/// A round of the first game.
fn open_round(lang: Lang) -> Drawing {
    let words = [
        tr!(lang, "dre13ehn-guide-open-step-three"),
        tr!(lang, "dre13ehn-guide-open-step-pair"),
        tr!(lang, "dre13ehn-guide-open-step-either"),
        tr!(lang, "dre13ehn-guide-open-step-one"),
    ];
    let steps: Vec<Step<'_>> = OPEN
        .into_iter()
        .zip(words)
        .enumerate()
        .map(|(index, ((dice, call, stands), words))| Step {
            who: player(index % 2, lang),
            dice: Some((dice, true)),
            call: Some(call),
            words,
            stands: Some(stands),
        })
        .collect();
    pictures::round(Kind::Fire, &steps, lang)
}

/// A round under the cup.
fn cup_round(lang: Lang) -> Drawing {
    use Symbol::{One, Three, Two, Zero};
    let step =
        |seat, dice, call, words, stands| Step { who: player(seat, lang), dice, call, words, stands: Some(stands) };
    let steps = [
        step(0, Some(([Zero, Three], true)), Some("u"), tr!(lang, "dre13ehn-guide-cup-step-call"), Outcome::Three),
        step(1, Some(([Zero, One], true)), None, tr!(lang, "dre13ehn-guide-cup-step-looked"), Outcome::Three),
        step(1, Some(([Two, Two], false)), None, tr!(lang, "dre13ehn-guide-cup-step-blind"), Outcome::Three),
        step(0, Some(([One, Two], true)), Some("lu"), tr!(lang, "dre13ehn-guide-cup-step-lie"), Outcome::ThirtyThree),
        step(1, Some(([One, Two], true)), None, tr!(lang, "dre13ehn-guide-cup-step-uncover"), Outcome::ThirtyThree),
    ];
    pictures::round(Kind::Water, &steps, lang)
}

/// Who plays the examples.
fn player(seat: usize, lang: Lang) -> String {
    if seat == 0 { tr!(lang, "dre13ehn-guide-ada") } else { tr!(lang, "dre13ehn-guide-bo") }
}

#[cfg(test)]
mod tests;

//! The rules page, in our own words, with drawn examples. What a table or an example shows is worked out by the rules
//! themselves, so that page and rules cannot disagree. Knows no screen.

use base::draw::Drawing;
use base::i18n::{Lang, tr};
use base::phrase::{Phrase, phrase};

use super::chart;
use super::dice::{Kind, Symbol};
use super::life::Life;
use super::name::Name;
use super::outcome::Outcome;
use super::reading::{self, LONGER, SIGNS, Sign};
use crate::table::{Block, Explains, Page};

mod gear;
mod history;
mod pictures;
mod ranks;
mod signs;
mod solids;

use pictures::PictureStep;

pub const EXPLAINS: &[Explains] = &[
    ("dre13ehn-guide-names-forbidden", &["dre13ehn-board-why-forbidden"]),
    (
        "dre13ehn-guide-names-text",
        &[
            "dre13ehn-board-why-miscalled",
            "dre13ehn-board-why-miscalled-die",
            "dre13ehn-board-why-no-name",
            "dre13ehn-board-why-right",
        ],
    ),
    (
        "dre13ehn-guide-answers-text",
        &[
            "dre13ehn-board-why-unanswered",
            "dre13ehn-coach-ahead-call",
            "dre13ehn-coach-ahead-claim",
            "dre13ehn-coach-ahead-answers",
        ],
    ),
    ("dre13ehn-guide-open-two", &["dre13ehn-board-why-two"]),
    ("dre13ehn-guide-open-top-text", &["dre13ehn-board-why-fire", "dre13ehn-board-why-thirteens"]),
    (
        "dre13ehn-guide-duel-zero",
        &[
            "dre13ehn-board-why-not-silent",
            "dre13ehn-board-why-silent",
            "dre13ehn-board-why-zero",
            "dre13ehn-coach-ahead-silent",
        ],
    ),
    ("dre13ehn-guide-duel-thirteen", &["dre13ehn-board-why-thirteen"]),
    (
        "dre13ehn-guide-covered-zero",
        &["dre13ehn-board-why-zero-shown", "dre13ehn-board-why-shown-duel", "dre13ehn-coach-ahead-show-duel"],
    ),
    ("dre13ehn-guide-cup-peek", &["dre13ehn-coach-ahead-peek"]),
    ("dre13ehn-guide-cup-throw", &["dre13ehn-nothing-stands", "dre13ehn-coach-ahead-throw"]),
    ("dre13ehn-guide-cup-show", &["dre13ehn-board-why-shown", "dre13ehn-coach-ahead-show"]),
    ("dre13ehn-guide-cup-believe", &["dre13ehn-coach-ahead-believe"]),
    (
        "dre13ehn-guide-cup-uncover",
        &[
            "dre13ehn-board-why-held",
            "dre13ehn-board-why-held-blind",
            "dre13ehn-board-why-failed",
            "dre13ehn-board-why-failed-blind",
            "dre13ehn-coach-ahead-uncover",
            "dre13ehn-coach-ahead-uncover-blind",
        ],
    ),
    ("dre13ehn-guide-cup-ask", &["dre13ehn-nothing-to-ask"]),
    ("dre13ehn-guide-special-two", &["dre13ehn-must-believe"]),
    ("dre13ehn-guide-special-free", &["dre13ehn-board-why-asked"]),
    ("dre13ehn-guide-foul-n", &["dre13ehn-board-why-peeked"]),
    ("dre13ehn-guide-foul-g", &["dre13ehn-board-why-believed"]),
    ("dre13ehn-guide-foul-h", &["dre13ehn-board-why-hidden"]),
    ("dre13ehn-guide-fouls-entry-text", &["dre13ehn-board-why-late", "dre13ehn-board-why-late-cup"]),
    ("dre13ehn-guide-solo-text", &["dre13ehn-coach-ahead-keep", "dre13ehn-coach-ahead-again"]),
];

pub fn rules(lang: Lang) -> Vec<Block> {
    let (plain, apart): (Vec<Sign>, Vec<Sign>) = SIGNS.iter().partition(|sign| sign.plain);
    let plain: Vec<Phrase> = plain.iter().map(|sign| phrase!("dre13ehn-reading-sign", sign = sign.sign)).collect();
    let spoken = Name::all().filter(|name| !name.is_forbidden());
    let names: Vec<Phrase> =
        spoken.map(|name| phrase!("dre13ehn-reading-name", name = name.word(), sound = sound(name.word()))).collect();
    Page::new("dre13ehn-guide")
        .fill([
            phrase!("dre13ehn-guide-reading-length-text", times = lang.decimal(LONGER, 1)),
            phrase!("dre13ehn-guide-reading-plain-text", signs = plain),
            phrase!("dre13ehn-guide-reading-names-text", names),
        ])
        .put("dre13ehn-guide-lives-each", Life::ALL.map(life))
        .pictures([
            ("solids", solids::all(lang)),
            ("runes", pictures::runes()),
            ("bound", pictures::bound()),
            ("results", chart::results(84.0, 7.4, lang)),
            ("pairs", ranks::by_pair(lang)),
            ("names", chart::names(9.6)),
            ("reading", signs::table(&apart, 6.4, lang)),
            ("answers", chart::answers(8.4, lang)),
            ("ages", ranks::ages(lang)),
            ("open", open_round(lang)),
            ("duel", chart::duel(8.4, lang)),
            ("lives", pictures::lives()),
            ("cup-gear", gear::measured()),
            ("cup", cup_round(lang)),
            ("points", chart::points_table(lang)),
            ("plato", history::triangles()),
            ("ur", history::ur()),
            ("duerer", history::measured(lang)),
        ])
        .blocks
}

fn sound(words: &str) -> String {
    reading::ipa(words).expect("names and mottos are written in it")
}

fn life(life: Life) -> Block {
    let (shows, means) = (Phrase::new(life.shows()), Phrase::new(life.means()));
    let (motto, sound) = (life.motto(), sound(&life.motto()));
    Block::Point(phrase!("dre13ehn-guide-lives-each", life = life.name(), shows, motto, sound, means))
}

const OPEN: [([Symbol; 2], &str, Outcome); 4] = [
    ([Symbol::Zero, Symbol::Three], "u", Outcome::Three),
    ([Symbol::Two, Symbol::Two], "ka", Outcome::TwentyTwo),
    ([Symbol::Two, Symbol::Three], "a", Outcome::Two),
    ([Symbol::Zero, Symbol::One], "i", Outcome::Two),
];

fn open_round(lang: Lang) -> Drawing {
    let words = [
        tr!(lang, "dre13ehn-guide-open-step-three-label"),
        tr!(lang, "dre13ehn-guide-open-step-pair-label"),
        tr!(lang, "dre13ehn-guide-open-step-either-label"),
        tr!(lang, "dre13ehn-guide-open-step-one-label"),
    ];
    let steps: Vec<PictureStep<'_>> = OPEN
        .into_iter()
        .zip(words)
        .enumerate()
        .map(|(index, ((dice, call, stands), words))| PictureStep {
            who: player(index % 2, lang),
            dice: Some((dice, true)),
            call: Some(call),
            words,
            stands: Some(stands),
        })
        .collect();
    pictures::round(Kind::Fire, &steps, lang)
}

fn cup_round(lang: Lang) -> Drawing {
    use Symbol::{One, Three, Two, Zero};
    let step = |seat, dice, call, words, stands| PictureStep {
        who: player(seat, lang),
        dice,
        call,
        words,
        stands: Some(stands),
    };
    let steps = [
        step(
            0,
            Some(([Zero, Three], true)),
            Some("u"),
            tr!(lang, "dre13ehn-guide-cup-step-call-label"),
            Outcome::Three,
        ),
        step(1, Some(([Zero, One], true)), None, tr!(lang, "dre13ehn-guide-cup-step-looked-label"), Outcome::Three),
        step(1, Some(([Two, Two], false)), None, tr!(lang, "dre13ehn-guide-cup-step-blind-label"), Outcome::Three),
        step(
            0,
            Some(([One, Two], true)),
            Some("lu"),
            tr!(lang, "dre13ehn-guide-cup-step-lie-label"),
            Outcome::ThirtyThree,
        ),
        step(
            1,
            Some(([One, Two], true)),
            None,
            tr!(lang, "dre13ehn-guide-cup-step-uncover-label"),
            Outcome::ThirtyThree,
        ),
    ];
    pictures::round(Kind::Water, &steps, lang)
}

fn player(seat: usize, lang: Lang) -> String {
    if seat == 0 { tr!(lang, "dre13ehn-guide-ada-label") } else { tr!(lang, "dre13ehn-guide-bo-label") }
}

#[cfg(test)]
mod tests;

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
            "dre13ehn-coach-call",
            "dre13ehn-coach-claim",
            "dre13ehn-coach-ahead-answers",
        ],
    ),
    ("dre13ehn-guide-open-two", &["dre13ehn-board-why-two"]),
    ("dre13ehn-guide-open-top", &["dre13ehn-board-why-fire", "dre13ehn-board-why-thirteens"]),
    (
        "dre13ehn-guide-duel-zero",
        &[
            "dre13ehn-board-why-not-silent",
            "dre13ehn-board-why-silent",
            "dre13ehn-board-why-zero",
            "dre13ehn-coach-silent",
        ],
    ),
    ("dre13ehn-guide-duel-thirteen", &["dre13ehn-board-why-thirteen"]),
    (
        "dre13ehn-guide-duel-cup-zero",
        &["dre13ehn-board-why-zero-shown", "dre13ehn-board-why-shown-duel", "dre13ehn-coach-show-duel"],
    ),
    ("dre13ehn-guide-cup-peek", &["dre13ehn-coach-peek"]),
    ("dre13ehn-guide-cup-throw", &["dre13ehn-nothing-stands", "dre13ehn-coach-throw"]),
    ("dre13ehn-guide-cup-show", &["dre13ehn-board-why-shown", "dre13ehn-coach-show"]),
    ("dre13ehn-guide-cup-believe", &["dre13ehn-coach-believe"]),
    (
        "dre13ehn-guide-cup-uncover",
        &[
            "dre13ehn-board-why-held",
            "dre13ehn-board-why-held-blind",
            "dre13ehn-board-why-failed",
            "dre13ehn-board-why-failed-blind",
            "dre13ehn-coach-uncover",
            "dre13ehn-coach-uncover-blind",
        ],
    ),
    ("dre13ehn-guide-cup-ask", &["dre13ehn-nothing-to-ask"]),
    ("dre13ehn-guide-special-two", &["dre13ehn-must-believe"]),
    ("dre13ehn-guide-special-free", &["dre13ehn-board-why-asked"]),
    ("dre13ehn-guide-foul-n", &["dre13ehn-board-why-peeked"]),
    ("dre13ehn-guide-foul-g", &["dre13ehn-board-why-believed"]),
    ("dre13ehn-guide-foul-h", &["dre13ehn-board-why-hidden"]),
    ("dre13ehn-guide-fouls-entry", &["dre13ehn-board-why-late", "dre13ehn-board-why-late-cup"]),
    ("dre13ehn-guide-solo-text", &["dre13ehn-coach-keep", "dre13ehn-coach-again"]),
];

pub fn rules(lang: Lang) -> Vec<Block> {
    Page::new("dre13ehn-guide")
        .texts(["about"])
        .part("solids")
        .picture("solids", solids::all(lang))
        .points(["die-fire", "die-air", "die-water", "die-earth", "die-beginner"])
        .texts(["die-ether"])
        .rulings(["die-ruling"])
        .texts(["die-own"])
        .part("runes")
        .picture("runes", pictures::runes())
        .texts(["bound-text"])
        .picture("bound", pictures::bound())
        .texts(["bound-own"])
        .part("results")
        .picture("results", chart::results(84.0, 7.4, lang))
        .points(["results-fire", "results-thirteen"])
        .rulings(["results-ruling"])
        .part("pairs")
        .picture("pairs", ranks::by_pair(lang))
        .part("names")
        .picture("names", chart::names(9.6))
        .points(["names-first", "names-more", "names-forbidden", "names-typed"])
        .and(reading(lang))
        .part("answers")
        .picture("answers", chart::answers(8.4, lang))
        .texts(["answers-more"])
        .part("ages")
        .picture("ages", ranks::ages(lang))
        .texts(["ages-more"])
        .part("open")
        .texts(["open-manners", "open-lose"])
        .points(["open-error", "open-answer", "open-two"])
        .picture("open", open_round(lang))
        .texts(["open-win", "open-turn", "open-top"])
        .rulings(["open-ruling-two", "open-ruling-turn", "open-ruling-first", "open-ruling-top"])
        .part("duel")
        .picture("duel", chart::duel(8.4, lang))
        .points(["duel-zero", "duel-thirteen", "duel-fire"])
        .texts(["duel-entry"])
        .part("lives")
        .picture("lives", pictures::lives())
        .and(Life::ALL.map(life))
        .part("duel-cup")
        .points(["duel-cup-zero", "duel-cup-fire"])
        .rulings(["duel-cup-ruling"])
        .part("cup")
        .picture("cup-gear", gear::measured())
        .texts(["cup-turn"])
        .points(["cup-peek", "cup-call", "cup-throw", "cup-show"])
        .texts(["cup-answer"])
        .points(["cup-believe", "cup-uncover", "cup-ask"])
        .picture("cup", cup_round(lang))
        .texts(["cup-entry"])
        .rulings(["cup-ruling-false", "cup-ruling-blind"])
        .heading("special")
        .points(["special-two", "special-fire", "special-thirteen", "special-free"])
        .rulings(["special-ruling-name", "special-ruling-ask"])
        .heading("fouls")
        .points(["foul-a", "foul-n", "foul-g", "foul-h"])
        .texts(["fouls-entry"])
        .rulings(["fouls-ruling"])
        .part("tournament")
        .part("points")
        .picture("points", chart::points_table(lang))
        .texts(["points-end"])
        .rulings(["points-ruling"])
        .part("solo")
        .heading("bots")
        .points(["bots-easy", "bots-medium", "bots-strong"])
        .heading("keys")
        .points(["keys-throw", "keys-call", "keys-cup", "keys-more"])
        .part("plato")
        .picture("plato", history::triangles())
        .texts(["plato-round"])
        .part("ur")
        .picture("ur", history::ur())
        .part("duerer")
        .picture("duerer", history::measured(lang))
        .part("norse")
        .texts(["norse-signs", "norse-veda"])
        .part("credits")
        .blocks
}

fn reading(lang: Lang) -> Vec<Block> {
    let (plain, apart): (Vec<Sign>, Vec<Sign>) = SIGNS.iter().partition(|sign| sign.plain);
    let plain: Vec<Phrase> = plain.iter().map(|sign| phrase!("dre13ehn-reading-sign", sign = sign.sign)).collect();
    let spoken = Name::all().filter(|name| !name.is_forbidden());
    let names: Vec<Phrase> =
        spoken.map(|name| phrase!("dre13ehn-reading-name", name = name.word(), sound = sound(name.word()))).collect();
    Page::new("dre13ehn-reading")
        .heading("heading")
        .texts(["text"])
        .and([Block::Text(phrase!("dre13ehn-reading-length", times = lang.decimal(LONGER, 1)))])
        .and([Block::Picture(signs::table(&apart, 6.4, lang), phrase!("dre13ehn-reading-picture"))])
        .and([Block::Text(phrase!("dre13ehn-reading-plain", signs = plain))])
        .and([Block::Text(phrase!("dre13ehn-reading-names", names = names))])
        .rulings(["ruling"])
        .blocks
}

fn sound(words: &str) -> String {
    reading::ipa(words).expect("names and mottos are written in it")
}

fn life(life: Life) -> Block {
    let (shows, means) = (Phrase::new(life.shows()), Phrase::new(life.means()));
    let (motto, sound) = (life.motto(), sound(&life.motto()));
    Block::Point(phrase!(
        "dre13ehn-guide-life",
        life = life.name(),
        shows = shows,
        motto = motto,
        sound = sound,
        means = means
    ))
}

const OPEN: [([Symbol; 2], &str, Outcome); 4] = [
    ([Symbol::Zero, Symbol::Three], "u", Outcome::Three),
    ([Symbol::Two, Symbol::Two], "ka", Outcome::TwentyTwo),
    ([Symbol::Two, Symbol::Three], "a", Outcome::Two),
    ([Symbol::Zero, Symbol::One], "i", Outcome::Two),
];

fn open_round(lang: Lang) -> Drawing {
    let words = [
        tr!(lang, "dre13ehn-guide-open-step-three"),
        tr!(lang, "dre13ehn-guide-open-step-pair"),
        tr!(lang, "dre13ehn-guide-open-step-either"),
        tr!(lang, "dre13ehn-guide-open-step-one"),
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
        step(0, Some(([Zero, Three], true)), Some("u"), tr!(lang, "dre13ehn-guide-cup-step-call"), Outcome::Three),
        step(1, Some(([Zero, One], true)), None, tr!(lang, "dre13ehn-guide-cup-step-looked"), Outcome::Three),
        step(1, Some(([Two, Two], false)), None, tr!(lang, "dre13ehn-guide-cup-step-blind"), Outcome::Three),
        step(0, Some(([One, Two], true)), Some("lu"), tr!(lang, "dre13ehn-guide-cup-step-lie"), Outcome::ThirtyThree),
        step(1, Some(([One, Two], true)), None, tr!(lang, "dre13ehn-guide-cup-step-uncover"), Outcome::ThirtyThree),
    ];
    pictures::round(Kind::Water, &steps, lang)
}

fn player(seat: usize, lang: Lang) -> String {
    if seat == 0 { tr!(lang, "dre13ehn-guide-ada") } else { tr!(lang, "dre13ehn-guide-bo") }
}

#[cfg(test)]
mod tests;

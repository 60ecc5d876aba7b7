//! The throws that open a game, each with the strong player's best play and its worth, and the chances to win a match.

use std::sync::LazyLock;

use base::draw::{Affine, Drawing, Font, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::phrase;

use super::action::Action;
use super::art;
use super::bots::{book, stakes};
use super::options::Options;
use super::rules::Kvatrutafl;
use crate::game::bot::{Candidate, Level};
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Face, Game};
use crate::table::{Block, Page, Players};

/// Lengths in units.
const WIDE: f32 = 600.0;
const HEAD_HEIGHT: f32 = 40.0;
const ROW_HEIGHT: f32 = 38.0;
const DIE_SIDE: f32 = 26.0;
const WORD_SIZE: f32 = 15.0;
const CELL_WIDE: f32 = 37.0;
const CELL_TALL: f32 = 27.0;

/// Up to so many points that either still needs the chances to win a match are listed.
const MOST_AWAY: u8 = 15;

pub fn page(lang: Lang) -> Vec<Block> {
    let dice = |opening: &Opening| phrase!("kvatrutafl-board-two-dice", one = opening.dice[0], two = opening.dice[1]);
    let by_worth = |a: &&Opening, b: &&Opening| a.plays[0].value.total_cmp(&b.plays[0].value);
    let ends = OPENINGS.iter().max_by(by_worth).zip(OPENINGS.iter().min_by(by_worth));
    let learn = ends.map(|(best, worst)| {
        let [most, least] = [best, worst].map(|opening| signed(opening.plays[0].value, lang));
        let (best, worst) = (dice(best), dice(worst));
        phrase!("kvatrutafl-strategy-learn-text", best, most, worst, least)
    });
    let both = |opening: &&Opening| opening.plays[0].action.to_string().split(' ').all(|step| step.starts_with("a-"));
    let men = phrase!("kvatrutafl-strategy-men-text", two = OPENINGS.iter().filter(both).count(), all = OPENINGS.len());
    let ([same, all], error) = (book::answers(), lang.decimal(book::error().into(), 2));
    let answers = phrase!("kvatrutafl-strategy-answers-text", same, all, error);
    Page::new("kvatrutafl-strategy")
        .fill(learn)
        .fill([men, answers])
        .pictures([("opening", table(lang)), ("match", chances(lang))])
        .blocks
}

struct Opening {
    /// The higher die first, which is White's.
    dice: [u8; 2],
    /// The best first, with its worth in points.
    plays: Vec<Candidate<Action>>,
}

impl Opening {
    fn of(dice: [u8; 2]) -> Self {
        let options = Options::read(&Values::new()).expect("as usual");
        let mut game = Kvatrutafl::start(&options, 2);
        game.roll(&dice.map(Face::Number));
        let plays = Kvatrutafl::bot(Level::Strong).judge(&game, 0, &mut Luck::new(0).thought(0));
        Self { dice, plays }
    }
}

static OPENINGS: LazyLock<Vec<Opening>> =
    LazyLock::new(|| (2..=6).rev().flat_map(|high| (1..high).rev().map(move |low| Opening::of([high, low]))).collect());

fn signed(value: f64, lang: Lang) -> String {
    format!("{}{}", if value >= 0.005 { "+" } else { "" }, lang.decimal(value, 2))
}

fn table(lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(WIDE, HEAD_HEIGHT + ROW_HEIGHT * OPENINGS.len() as f32);
    let columns = [0.0, 84.0, 300.0, 340.0, WIDE];
    let heads = [
        tr!(lang, "kvatrutafl-strategy-throw-label"),
        tr!(lang, "kvatrutafl-strategy-best-label"),
        tr!(lang, "kvatrutafl-strategy-worth-label"),
        tr!(lang, "kvatrutafl-strategy-next-label"),
        tr!(lang, "kvatrutafl-strategy-cost-label"),
    ];
    for (nth, (left, words)) in columns.into_iter().zip(heads).enumerate() {
        let text = Text::new(Point::new(left, HEAD_HEIGHT - 12.0), words, Font::Sans, 13.0, Role::Faint.into());
        drawing.text(if nth % 2 == 0 && nth > 0 { text.ending() } else { text });
    }
    for (row, opening) in OPENINGS.iter().enumerate() {
        let top = HEAD_HEIGHT + ROW_HEIGHT * row as f32;
        let middle = top + ROW_HEIGHT / 2.0;
        drawing.rule(Point::new(0.0, top), Point::new(WIDE, top), Stroke::new(Role::Line.into(), 0.7));
        for (nth, value) in opening.dice.into_iter().enumerate() {
            let at = Affine::shift(2.0 + (DIE_SIDE + 5.0) * nth as f32, middle - DIE_SIDE / 2.0);
            drawing.place(at, art::shown(value, DIE_SIDE, false));
        }
        let mut write = |left: f32, words: String, font: Font, role: Role, ends: bool| {
            let text = Text::beside(Point::new(left, middle), words, font, WORD_SIZE, role);
            drawing.text(if ends { text.ending() } else { text });
        };
        let [best, rest @ ..] = opening.plays.as_slice() else { continue };
        write(columns[1], best.action.to_string(), Font::SansBold, Role::Text, false);
        write(columns[2], signed(best.value, lang), Font::Sans, Role::Text, true);
        let Some(next) = rest.first() else { continue };
        write(columns[3], next.action.to_string(), Font::Sans, Role::Faint, false);
        write(columns[4], lang.decimal(best.value - next.value, 2), Font::Sans, Role::Faint, true);
    }
    drawing
}

/// The chance, in percent, of who needs as many points as the row says against who needs as many as the column says.
fn chances(lang: Lang) -> Drawing {
    let first = WIDE - CELL_WIDE * f32::from(MOST_AWAY);
    let x = |foe: u8| first + CELL_WIDE * (f32::from(foe) - 0.5);
    let y = |own: u8| HEAD_HEIGHT + CELL_TALL * (f32::from(own) - 0.5);
    let mut drawing = Drawing::new(WIDE, HEAD_HEIGHT + CELL_TALL * f32::from(MOST_AWAY));
    let label = |at: Point, words: String| Text::new(at, words, Font::Sans, 13.0, Role::Faint.into());
    drawing.text(label(Point::new(0.0, 12.0), tr!(lang, "kvatrutafl-strategy-away-label")));
    for away in 1..=MOST_AWAY {
        drawing.text(label(Point::new(x(away), HEAD_HEIGHT - 6.0), away.to_string()).centred());
        let top = y(away) - CELL_TALL / 2.0;
        drawing.rule(Point::new(0.0, top), Point::new(WIDE, top), Stroke::new(Role::Line.into(), 0.7));
        drawing.text(Text::beside(Point::new(0.0, y(away)), away.to_string(), Font::Sans, 13.0, Role::Faint));
        for foe in 1..=MOST_AWAY {
            let percent = lang.decimal(f64::from(100.0 * stakes::chance(away, foe)), 0);
            let font = if away == foe { Font::SansBold } else { Font::Sans };
            let at = Point::new(x(foe), y(away));
            drawing.text(Text::beside(at, percent, font, WORD_SIZE, Role::Text).centred());
        }
    }
    drawing
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;
    use crate::game::record::{Entry, Header, Player, PlayerKind};
    use crate::table::Of;

    #[test]
    fn who_needs_less_has_the_better_chance_to_win_a_match() {
        let (all, words) = (1..=MOST_AWAY, chances(Lang::En).words().len());
        assert_eq!(words, 1 + usize::from(MOST_AWAY) * (usize::from(MOST_AWAY) + 2));
        for (own, foe) in all.clone().flat_map(|own| all.clone().map(move |foe| (own, foe))) {
            let chance = stakes::chance(own, foe);
            assert!((chance + stakes::chance(foe, own) - 1.0).abs() < 1e-6, "one of both wins");
            assert!(stakes::chance(own + 1, foe) < chance + 1e-6, "{own} {foe}");
            assert!(own >= foe || chance >= 0.5, "{own} {foe}: {chance}");
        }
    }

    #[test]
    fn each_throw_is_played_and_worth_as_the_hint_says() {
        let table = table(Lang::En);
        let mut words = table.words().into_iter().skip(5);
        let throws = (2..=6_u8).rev().flat_map(|high| (1..high).rev().map(move |low| [high, low]));
        for dice in throws {
            let player = |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human };
            let header = Header::new("kvatrutafl", Values::new(), vec![player("Ada"), player("Bo")]);
            let mut game = Of::<Kvatrutafl>::TITLE.open(header).expect("two may play");
            game.enter(&Entry::Roll(dice.map(Face::Number).to_vec())).expect("a game begins so");
            let thought = game.judging(0, Level::Strong)(&mut Luck::new(7).thought(1));
            let [(best, worth), (next, less), ..] = thought.candidates.as_slice() else { panic!("{dice:?}") };
            let said: Vec<&str> = words.by_ref().take(4).collect();
            let cost = Lang::En.decimal(worth - less, 2);
            assert_eq!(said, [best.as_str(), &signed(*worth, Lang::En), next, &cost], "{dice:?}");
            assert_eq!(*best, thought.choice);
        }
        assert_eq!(words.next(), None);
    }
}

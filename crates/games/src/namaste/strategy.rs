//! Where the first sum of a match is entered best: what each field costs, as the strong player judges it.

use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::phrase;

use super::facts;
use super::field::{Field, SIDE};
use super::rules::{Action, MOST_DICE, Namaste, Player};
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::{Face, Game};
use crate::table::{Block, Page, Players};

const SUMS: [u8; 9] = [4, 7, 10, 13, 16, 19, 22, 25, 28];
const COLUMNS: usize = 3;
/// The side of a field, from diamond to diamond, the size of numbers, units.
const CELL: f32 = 26.5;
const ACROSS: f32 = 207.0;
const DOWN: f32 = 213.0;
const WORDS: f32 = 12.0;
/// What costs so much of the chance to win has no ground any more.
const LOST: f64 = 0.2;
/// A number that may stand on the diagonal.
const MIDDLING: u8 = 13;

pub fn page(lang: Lang) -> Vec<Block> {
    let limited = |name| {
        let field = Field::named(name).expect("the diamond has it");
        facts::narrowed(&Player::default(), field, MIDDLING, facts::useful)
    };
    let (middle, beside, end) = (limited("d4"), limited("c5"), limited("b5"));
    let way = phrase!("namaste-strategy-way-text", middle, beside, end);
    let high = |white| facts::percent_of(white, |sum| sum >= facts::HIGH);
    // Three white dice without the turquoise one, as the others have them, are as many.
    let (three, two) = (high(MOST_DICE), high(MOST_DICE - 1));
    let dice = phrase!("namaste-strategy-dice-text", high = facts::HIGH, three, two);
    Page::new("namaste-strategy").fill([way, dice]).pictures([("first", diamonds(lang))]).blocks
}

/// What a first sum costs in each field beside the best, in chances to win, where it may be entered there.
fn costs(sum: u8) -> Vec<(Field, f64)> {
    let mut game = Namaste::start(&(), 2);
    let dice = sum.div_ceil(7).max(2);
    game.act(0, &Action::Dice(dice - 1));
    // As even as can be; what would be a 7 is a face that may count so.
    let face = |nth: u8| (sum + nth) / dice;
    game.roll(&(0..dice).map(|nth| Face::Number(if face(nth) == 7 { 1 } else { face(nth) })).collect::<Vec<_>>());
    let judged = Namaste::bot(Level::Strong).judge(&game, 0, &mut Luck::new(0).thought(0));
    let entered = judged.iter().filter_map(|candidate| match candidate.action {
        Action::Enter(field, entered) if entered == sum => Some((field, candidate.value)),
        Action::Enter(..) | Action::Dice(_) | Action::Karma | Action::Pass => None,
    });
    let entered: Vec<(Field, f64)> = entered.collect();
    let best = entered.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
    entered.into_iter().map(|(field, value)| (field, best - value)).collect()
}

fn diamonds(lang: Lang) -> Drawing {
    let rows = SUMS.len().div_ceil(COLUMNS);
    let mut drawing = Drawing::new(ACROSS * (COLUMNS as f32 - 1.0) + CELL * f32::from(SIDE), DOWN * rows as f32);
    for (nth, sum) in SUMS.into_iter().enumerate() {
        let at = Point::new(ACROSS * (nth % COLUMNS) as f32, DOWN * (nth / COLUMNS) as f32);
        drawing.place(Affine::shift(at.x, at.y), diamond(sum, lang));
    }
    drawing
}

fn diamond(sum: u8, lang: Lang) -> Drawing {
    let wide = CELL * f32::from(SIDE);
    let mut drawing = Drawing::new(wide, wide + 14.0);
    let name = tr!(lang, "namaste-strategy-sum-label", sum);
    drawing.text(Text::new(Point::new(0.0, 14.0), name, Font::SansBold, 14.0, Role::Text.into()));
    for (field, cost) in costs(sum) {
        let (x, y) = (CELL * f32::from(field.column()), 14.0 + CELL * f32::from(field.row()));
        let cell = Path::rounded(x + 0.8, y + 0.8, CELL - 1.6, CELL - 1.6, 3.0);
        let (ground, is_best) = ((1.0 - cost / LOST).clamp(0.0, 1.0), cost == 0.0);
        let edge = if is_best { (Role::Accent, 2.2) } else { (Role::Line, 0.7) };
        drawing.shape(cell, Ink::new(Role::Accent).alpha(ground as f32 * 0.38), Stroke::new(edge.0.into(), edge.1));
        let font = if is_best { Font::SansBold } else { Font::Sans };
        let middle = Point::new(x + CELL / 2.0, y + CELL / 2.0);
        drawing.text(Text::beside(middle, lang.decimal(cost * 100.0, 0), font, WORDS, Role::Text).centred());
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::Values;
    use crate::game::record::{Entry, Header, Player, PlayerKind};
    use crate::table::Of;

    #[test]
    fn each_field_costs_what_the_hint_says() {
        for sum in SUMS {
            let player = |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human };
            let header = Header::new("namaste", Values::new(), vec![player("Ada"), player("Bo")]);
            let mut game = Of::<Namaste>::TITLE.open(header).expect("two may play");
            // Other dice than above: as many sevens as go in, and what is left.
            let mut faces = vec![1; usize::from(sum / 7)];
            match sum % 7 {
                0 => {}
                1 => faces.splice(..1, [2, 6]).for_each(drop),
                rest => faces.push(rest),
            }
            if faces.len() < 2 {
                faces = vec![2, sum - 2];
            }
            let dice = Entry::Act { seat: 0, notation: format!("dice {}", faces.len() - 1) };
            game.enter(&dice).expect("it is to be chosen");
            game.enter(&Entry::Roll(faces.into_iter().map(Face::Number).collect())).expect("so many are due");
            let thought = game.judging(0, Level::Strong)(&mut Luck::new(9).thought(4));
            let worth = |field: Field| {
                let notation = format!("{field}={sum}");
                thought.candidates.iter().find(|(other, _)| *other == notation).map(|(_, worth)| *worth)
            };
            let all: Vec<f64> = Field::all().filter_map(worth).collect();
            assert_eq!(all.len(), 25, "the sheet is empty");
            let best = all.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let said: Vec<(Field, f64)> = costs(sum);
            let drawing = diamond(sum, Lang::En);
            for ((field, cost), words) in said.into_iter().zip(&drawing.words()[1..]) {
                let told = best - worth(field).expect("it is entered there");
                assert!((cost - told).abs() < 1e-9, "{sum} in {field}: {cost} {told}");
                assert_eq!(*words, Lang::En.decimal(told * 100.0, 0), "{sum} in {field}");
            }
        }
    }

    #[test]
    fn a_first_sum_is_best_where_the_ideas_have_it() {
        for sum in SUMS {
            let (best, _) = costs(sum).into_iter().min_by(|a, b| a.1.total_cmp(&b.1)).expect("it is entered somewhere");
            let misfit = |field: Field| facts::misfit(field, sum).abs();
            let least = Field::all().map(misfit).fold(f64::INFINITY, f64::min);
            assert!(misfit(best) <= least + 2.0, "{sum} is best in {best}");
            if (10..=15).contains(&sum) {
                let limits = facts::limits(&super::Player::default(), best, sum).all();
                assert!(limits <= 14, "{sum} in {best} limits {limits}");
            }
        }
    }
}

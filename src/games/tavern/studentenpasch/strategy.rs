//! What is kept, for a good total and against one that lies on the table. Knows no screen.

use super::Studentenpasch;
use crate::draw::plot::grid::{Cell, Grid};
use crate::games::tavern::prelude::*;
use crate::games::tavern::reckoning;
use crate::games::tavern::strategy::{advice, percent};

/// Throws of which different things stay.
const THROWN: [[u8; 3]; 10] =
    [[2, 3, 4], [4, 5, 5], [2, 3, 6], [2, 6, 6], [1, 2, 3], [6, 6, 6], [1, 2, 6], [1, 6, 6], [1, 1, 2], [1, 1, 6]];
/// What lies on the table: a throw of each total.
const TABLE: [[u8; 3]; 8] = [[5, 5, 5], [3, 2, 6], [1, 4, 4], [6, 6, 5], [1, 6, 5], [1, 1, 5], [1, 6, 6], [1, 1, 6]];

/// The page.
pub fn page(lang: Lang) -> Vec<Block> {
    let (mean, _) = reckoning::optimum(&Studentenpasch);
    let about = phrase!("studentenpasch-strategy-about", mean = lang.decimal(mean, 1));
    Page::new("studentenpasch-strategy")
        .and([Block::Text(about)])
        .part("first")
        .picture("first", against(2, lang))
        .part("second")
        .picture("second", against(1, lang))
        .blocks
}

fn total(dice: &[u8]) -> u32 {
    dice.iter().map(|face| super::worth(*face)).sum()
}

fn written(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{2009}")
}

/// What stays of throws, so many being left, against what lies on the table.
fn against(left: u8, lang: Lang) -> Drawing {
    let cell = |dice: &[u8], before: &[u8]| {
        let advice = advice(&Studentenpasch, dice, &[], left, Some(total(before).into()))?;
        let kept = advice.kept();
        let words = if kept.is_empty() { "–".to_owned() } else { written(&kept) };
        let cell = Cell::new(format!("{words} · {}", percent(advice.chance, lang)), advice.chance);
        Some(Cell { is_best: kept.len() == dice.len(), ..cell })
    };
    let across = (tr!(lang, "studentenpasch-strategy-table"), TABLE.map(|dice| total(&dice).to_string()).to_vec());
    let down = (tr!(lang, "studentenpasch-strategy-thrown"), THROWN.map(|dice| written(&dice)).to_vec());
    let cells = THROWN.map(|dice| TABLE.map(|before| cell(&dice, &before)).to_vec()).to_vec();
    Grid { across, down, cells }.draw(600.0, 30.0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::options::Options as _;
    use crate::game::{Event, Face, Game};
    use crate::table::Players;

    type Match = Bout<Studentenpasch>;

    fn roll(game: &mut Match, dice: &[u8]) {
        game.apply(&Event::Roll(dice.iter().map(|face| Face::Number(*face)).collect())).expect("dice are due");
    }

    #[test]
    fn the_tables_say_what_the_hint_says_against_that_total() {
        for left in [2, 1] {
            let drawing = against(left, Lang::En);
            let words = drawing.words();
            let (rows, columns) = (THROWN.len(), TABLE.len());
            let rows = words[words.len() - rows * (columns + 1)..].chunks(columns + 1);
            for (row, dice) in rows.zip(THROWN) {
                assert_eq!(row[0], written(&dice));
                for (said, before) in row[1..].iter().zip(TABLE) {
                    let mut game = Match::start(&<Match as Game>::Options::read(&Values::new()).expect("usual"), 2);
                    roll(&mut game, &before);
                    game.act(0, &Action::Stop);
                    if left == 1 {
                        roll(&mut game, &[2, 2, 2]);
                        game.act(1, &Action::Keep(Places::NONE));
                    }
                    roll(&mut game, &dice);
                    let judged = Match::bot(Level::Strong).judge(&game, 1, &mut Luck::new(1).thought(0));
                    let stays: Vec<u8> = match judged[0].action {
                        Action::Keep(places) => places.iter().map(|place| dice[place]).collect(),
                        Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => dice.to_vec(),
                    };
                    let kept = if stays.is_empty() { "–".to_owned() } else { written(&stays) };
                    assert_eq!(
                        *said,
                        format!("{kept} · {}", percent(judged[0].value, Lang::En)),
                        "{dice:?} {before:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_page_begins_with_the_optimum() {
        let title = crate::table::Of::<Match>::TITLE;
        let optimum = title.optimum(&Values::new()).expect("usual").expect("it is computed");
        let [Block::Text(about), ..] = &page(Lang::En)[..] else { panic!("it begins with words") };
        assert!(Lang::En.say(about).contains(&Lang::En.decimal(optimum.value, 1)));
    }
}

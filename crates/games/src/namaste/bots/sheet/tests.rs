use super::*;
use crate::game::bot::{AtRandom, Bot, Level};
use crate::game::chance::Luck;
use crate::game::{Game, Turn};
use crate::namaste::rules::{Action, Namaste};
use crate::table::Players;

/// Every decision of some matches, before it falls.
fn positions(level: Option<Level>, matches: usize) -> Vec<(Namaste, usize)> {
    let mut all = Vec::new();
    for seed in 0..matches {
        let mut state = Namaste::start(&(), 2 + seed % 3);
        let mut rng = Luck::new(seed as u64).after(0);
        loop {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats[0];
                    all.push((state.clone(), seat));
                    let bot = level.map_or(Box::new(AtRandom) as Box<dyn Bot<Namaste>>, Namaste::bot);
                    let action = bot.choose(&state, seat, &mut rng);
                    state.act(seat, &action);
                }
            }
        }
    }
    all
}

#[test]
fn a_small_sheet_goes_the_way_the_rules_go() {
    let positions = [positions(None, 10), positions(Some(Level::Medium), 10)].concat();
    for (state, seat) in positions {
        let sheet = Sheet::of(&state.players()[seat]);
        for action in state.legal(seat) {
            let after = match action {
                Action::Enter(field, sum) => sheet.entered(field.index(), sum),
                Action::Karma => sheet.with_karma(state.thrown().expect("dice lie").1),
                Action::Dice(_) | Action::Pass => sheet,
            };
            let mut next = state.clone();
            next.act(seat, &action);
            // Circles are crossed when the turn ends, not by the entry.
            let truth = Sheet { crossed: after.crossed, ..Sheet::of(&next.players()[seat]) };
            assert_eq!(after, truth, "{action}");
        }
        for field in Field::all() {
            let fits = |sum: &u8| state.players()[seat].fits(field, *sum).is_ok();
            let by_rules: Vec<u8> = (1..ABOVE).filter(fits).collect();
            assert_eq!(sheet.fitting(field.index()).collect::<Vec<_>>(), by_rules, "{field}");
        }
    }
}

#[test]
fn the_neighbours_are_those_of_the_diamond() {
    for field in Field::all() {
        let (column, row) = (field.column(), field.row());
        let at = |column, row| Field::at(column, row).map_or(EDGE, Field::index);
        assert_eq!(RIGHT[field.index()], at(column + 1, row));
        assert_eq!(DOWN[field.index()], at(column, row + 1));
        assert_eq!(LEFT[field.index()], column.checked_sub(1).map_or(EDGE, |column| at(column, row)));
        assert_eq!(UP[field.index()], row.checked_sub(1).map_or(EDGE, |row| at(column, row)));
    }
}

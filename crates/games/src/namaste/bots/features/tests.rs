use super::*;
use crate::game::{Face, Game};
use crate::namaste::field::Field;
use crate::namaste::rules::Action;

fn entered(state: &mut Namaste, entry: Option<(u8, u8, u8)>) {
    for active in 0..2 {
        state.act(active, &Action::Dice(1));
        state.roll(&[Face::Number(3), Face::Number(4)]);
        let entry = entry.filter(|_| active == 0);
        let action = entry
            .map_or(Action::Karma, |(column, row, sum)| Action::Enter(Field::at(column, row).expect("a field"), sum));
        state.act(active, &action);
        state.act(1 - active, &Action::Pass);
    }
}

fn seen(state: &Namaste) -> Features {
    features(&Sheet::of(&state.players()[0]), &Rivals::of(state, 0))
}

#[test]
fn a_mirrored_sheet_has_mirrored_features() {
    let entries = [(3, 0, 2), (2, 1, 5), (4, 3, 17)];
    let (mut state, mut image) = (Namaste::start(&(), 2), Namaste::start(&(), 2));
    for (column, row, sum) in entries {
        entered(&mut state, Some((column, row, sum)));
        entered(&mut image, Some((row, column, sum)));
    }
    assert_ne!(seen(&state), seen(&image));
    assert_eq!(mirrored(&seen(&state)), seen(&image));
    assert_eq!(mirrored(&mirrored(&seen(&state))), seen(&state));
}

#[test]
fn every_kind_of_feature_keeps_to_its_own_inputs() {
    let state = Namaste::start(&(), 4);
    let present = seen(&state);
    let (fields, rest) = present.split_at(3 * FIELDS);
    for (field, places) in fields.chunks_exact(3).enumerate() {
        let own = FIELD_FROM + field * FIELD..FIELD_FROM + (field + 1) * FIELD;
        assert!(places.iter().all(|place| own.contains(&usize::from(*place))));
    }
    let froms = (0..LINES).map(|line| LINE_FROM + line * LINE).chain([
        FILLED_FROM,
        RIVAL_FILLED_FROM,
        KARMA_FROM,
        RIVAL_KARMA_FROM,
        END_FROM,
        SEATS_FROM,
        INPUTS,
    ]);
    let froms: Vec<usize> = froms.collect();
    for (place, from) in rest.iter().zip(froms.windows(2)) {
        assert!((from[0]..from[1]).contains(&usize::from(*place)));
    }
}

#[test]
fn room_is_left_for_the_empty_fields_between() {
    let state = Namaste::start(&(), 2);
    let room = Room::of(&Sheet::of(&state.players()[0]));
    let middle = Field::named("d4").expect("a field").index();
    // Three before it in row and column, three behind.
    assert_eq!((room.least[middle], room.greatest[middle]), (4, 25));
}

use super::*;

#[test]
fn both_paths_name_the_points_as_the_rules_do() {
    let ends = [(0, 1, 'a'), (0, 12, 'l'), (0, 24, 'x'), (1, 1, 'm'), (1, 12, 'x'), (1, 13, 'a'), (1, 24, 'l')];
    for (seat, point, name) in ends {
        assert_eq!(letter(seat, point), name);
        assert_eq!(path(seat, name), Some(point));
    }
    for point in 1..=POINTS {
        assert_eq!(letter(0, point), letter(1, turned(point)));
        assert_eq!(turned_set(1 << point), 1 << turned(point));
    }
    assert_eq!(path(0, 'y'), None);
}

#[test]
fn six_closed_points_in_a_row_are_a_block_and_five_are_none() {
    let mut at = [0; 26];
    at[1..=5].fill(2);
    let mut position = Position::start();
    position.men[1] = Men::new(at);
    assert_eq!(position.blocks(0), 0);
    at[6] = 2;
    position.men[1] = Men::new(at);
    assert_eq!(position.blocks(0), 0b11_1111 << 13);
    // Across White's end there is no block: m to r and x are no six in a row of its path.
    at[6] = 0;
    at[12] = 2;
    position.men[1] = Men::new(at);
    assert_eq!(position.blocks(0), 0);
}

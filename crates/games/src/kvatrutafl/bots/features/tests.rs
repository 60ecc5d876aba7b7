use super::*;
use crate::kvatrutafl::men::Men;
use crate::kvatrutafl::turns::tests::{late_lines, some_lines};

#[test]
fn no_number_is_greater_than_its_slot_has_rows() {
    let mut position = Position::start();
    for (seat, from, to) in [(0, 1, 12), (1, 1, 24), (1, 24, 25), (0, 1, 14), (0, 14, 25), (1, 1, 2)] {
        position.step(seat, from, to);
        for side in 0..2 {
            for (slot, number) in features(&position, side).into_iter().enumerate() {
                assert!(number <= most(slot), "slot {slot}: {number}");
            }
        }
    }
    assert_eq!((0..SLOTS).map(|slot| usize::from(most(slot))).sum::<usize>(), ROWS);
}

#[test]
fn a_formation_is_near_by_the_pips_it_lacks() {
    let mut counts = [0; 26];
    counts[22..25].fill(5);
    assert_eq!(lag(&counts, WinKind::StuttiMunkur), Some(0));
    assert_eq!(lag(&counts, WinKind::Meistari), Some(15));
    assert_eq!(lag(&counts, WinKind::LangiMunkur), None);
    counts[22] = 4;
    counts[19] = 1;
    assert_eq!(lag(&counts, WinKind::StuttiMunkur), Some(3));
    assert_eq!(nearness(&counts, Men::new(counts).pips())[1], 13);
}

#[test]
fn how_near_men_are_to_all_formations_is_how_near_they_are_to_each() {
    let plain = |counts: &[u8; 26], way| {
        lag(counts, way).map_or(0, |lag| u8::try_from(15_u16.saturating_sub(lag.div_ceil(2)).max(1)).unwrap_or(1))
    };
    let mut seen = [0; 16];
    for men in some_lines(30, 5).iter().chain(&late_lines(100, 5)).flat_map(|line| line.position.men) {
        let near = nearness(men.counts(), men.pips());
        assert_eq!(near, WinKind::FORMATIONS.map(|way| plain(men.counts(), way)), "{men:?}");
        near.iter().for_each(|near| seen[usize::from(*near)] += 1);
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn the_longest_row_is_counted() {
    assert_eq!([0, 0b1, 0b1011, 0b11_0111_1000].map(longest), [0, 1, 2, 4]);
}

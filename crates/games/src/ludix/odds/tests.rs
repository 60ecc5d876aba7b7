use super::*;

#[test]
fn thirty_five_combinations_fall_in_all_ways_and_fail_in_368() {
    let all = combinations();
    assert_eq!(all.iter().map(|one| one.ways).sum::<u16>(), WAYS);
    assert_eq!((all.len(), failing()), (35, 368));
    assert_eq!(all.iter().filter(|one| !one.readings().is_empty()).count(), 14);
}

#[test]
fn a_combination_falls_as_often_as_its_signs_can_be_shared_out() {
    let faces = |sign: Sign| match sign {
        Sign::L | Sign::V => 1,
        Sign::X | Sign::I => 2_u16,
    };
    for one in combinations() {
        let count = |sign: Sign| one.signs.iter().filter(|other| **other == sign).count() as u16;
        let orders = 24 / Sign::ALL.map(|sign| (1..=count(sign)).product::<u16>()).iter().product::<u16>();
        let ways = orders * one.signs.iter().map(|sign| faces(*sign)).product::<u16>();
        assert_eq!(one.ways, ways, "{one:?}");
    }
}

#[test]
fn numerals_come_first_each_kind_by_its_worth() {
    let worths: Vec<u16> = combinations().iter().map(|one| sum(one.signs)).collect();
    assert_eq!((worths[0], worths[13], worths[14], worths[34]), (8, 80, 4, 200));
    assert!(worths[..14].is_sorted() && worths[14..].is_sorted());
    let best = |one: &Combination| one.readings().first().map(|numeral| numeral.value());
    let numerals = combinations().iter().filter(|one| !one.readings().is_empty());
    assert!(numerals.clone().all(|one| best(one) == Some(sum(one.signs))), "the best reading takes nothing off");
}

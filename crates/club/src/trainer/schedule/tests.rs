#![allow(clippy::unwrap_used)]

use jiff::civil::date;
use proptest::prelude::*;

use super::*;

#[test]
fn days_are_counted_as_far_as_there_are_any() {
    let today = date(2026, 11, 21);
    assert_eq!((after(today, 4000), before(today, 4000)), (date(2037, 11, 3), date(2015, 12, 9)));
    assert_eq!((after(today, u32::MAX), before(today, u32::MAX)), (Date::MAX, Date::MIN));
    assert_eq!(days(Date::MIN, Date::MAX), 7_304_483);
    for last in [Date::MIN, date(1, 1, 1), Date::MAX] {
        for grade in Grade::ALL {
            let scheduler = Scheduler::new(90);
            let memory = scheduler.review(None, grade, last);
            let later = scheduler.review(Some(&memory), grade, Date::MAX);
            assert!(memory.due >= last && later.due >= memory.due && later.stability().is_finite());
        }
    }
}

#[test]
fn a_new_card_comes_again_at_once_tomorrow_in_two_days_or_in_a_week() {
    let today = date(2026, 11, 21);
    assert_eq!(Scheduler::new(90).intervals(None, today), [0, 1, 2, 8]);
}

#[test]
fn after_as_many_days_as_it_is_stable_nine_of_ten_are_known() {
    let (scheduler, today) = (Scheduler::new(90), date(2026, 1, 1));
    let mut memory = scheduler.review(None, Grade::Good, today);
    for _ in 0..6 {
        memory = scheduler.review(Some(&memory), Grade::Good, memory.due);
    }
    let stable = memory.stability().round() as u32;
    assert!(stable > 60, "{stable}");
    let recall = scheduler.recall(&memory, after(memory.last, stable));
    assert!((recall - 0.9).abs() < 0.005, "{recall}");
    assert_eq!(scheduler.recall(&memory, memory.last), 1.0);
}

proptest! {
    #[test]
    fn better_grades_never_come_sooner(
        history in prop::collection::vec((0_usize..4, 0_u32..400), 0..40),
        retention in 0_u8..=255,
    ) {
        let scheduler = Scheduler::new(retention);
        let (mut today, mut memory) = (date(2026, 1, 1), None);
        for (grade, pause) in history {
            let next = scheduler.intervals(memory.as_ref(), today);
            prop_assert!(next.is_sorted(), "{next:?}");
            prop_assert!(next[0] == 0 && next[1] >= 1);
            let now = scheduler.review(memory.as_ref(), Grade::ALL[grade], today);
            prop_assert!(now.stability() > 0.0 && now.stability().is_finite());
            prop_assert!((1.0..=10.0).contains(&now.difficulty()));
            memory = Some(now);
            today = after(today, pause);
            let recall = scheduler.recall(&now, today);
            prop_assert!((0.0..=1.0).contains(&recall));
        }
    }
}

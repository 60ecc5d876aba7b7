use super::*;
use crate::draw::Size;
use crate::draw::solids::{Solid, TossDie};

const TRAY: Size = Size { width: 130.0, height: 90.0 };

fn toss(seed: u64, dice: usize) -> Toss {
    Toss::new(seed, &vec![TossDie { solid: Solid::cube(), face_index: 2 }; dice], TRAY, 17.0)
}

#[test]
fn every_die_strikes_the_table_a_few_times_and_the_harder_the_sooner() {
    let (mut early, mut late) = (0.0, 0.0);
    for seed in 0..40 {
        let toss = toss(seed, 4);
        let hits = toss.hits();
        for die in 0..4 {
            let own: Vec<&Hit> = hits.iter().filter(|hit| hit.die == die).collect();
            assert!((1..=14).contains(&own.len()), "{own:?}");
            assert!(own.iter().all(|hit| hit.at > 0.0 && hit.at < toss.length() && hit.force <= 1.0));
            assert!(own.windows(2).all(|pair| pair[1].at - pair[0].at >= SAME), "{own:?}");
        }
        for hit in hits {
            *if hit.at < 0.5 * toss.length() { &mut early } else { &mut late } += hit.force;
        }
    }
    assert!(early > 1.5 * late, "{early} against {late}");
}

#[test]
fn a_die_touches_the_table_when_it_strikes() {
    for seed in 0..40 {
        let toss = toss(seed, 2);
        for hit in toss.hits() {
            let course = &toss.courses[hit.die];
            let gaps = [-1.5, -0.5, 0.5, 1.5].map(|look| course.at(hit.at + look / STEPS_PER_SECOND).gap);
            assert!(gaps.into_iter().any(|gap| gap < NEAR), "{hit:?}: {gaps:?}");
        }
    }
}

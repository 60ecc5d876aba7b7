#![allow(clippy::unwrap_used)]

use games::game::Face;

use super::*;

const SIX: &[Face] =
    &[Face::Number(1), Face::Number(2), Face::Number(3), Face::Number(4), Face::Number(5), Face::Number(6)];

fn sample(counts: [usize; 6]) -> Fairness {
    Fairness {
        game: "namaste".to_owned(),
        die: Die::new("white", SIX),
        source: Source::Drawn,
        thrower: Thrower::All,
        counts: SIX.iter().copied().zip(counts).collect(),
    }
}

#[test]
fn even_counts_are_usual_and_a_lead_die_is_not() {
    assert_eq!(verdict(&sample([10; 6])), Verdict::Usual(100));
    assert_eq!(verdict(&sample([10, 11, 9, 12, 8, 10])), Verdict::Usual(96));
    assert!(matches!(verdict(&sample([10, 10, 10, 10, 10, 25])), Verdict::Unusual(20..=100)));
    assert_eq!(verdict(&sample([0, 0, 0, 0, 0, 600])), Verdict::Rare(1_000_000));
}

#[test]
fn thirty_throws_of_a_cube_are_the_least_that_say_anything() {
    assert_eq!(verdict(&sample([5, 5, 5, 5, 5, 4])), Verdict::TooFew(30));
    assert_eq!(verdict(&sample([5; 6])), Verdict::Usual(100));
}

#[test]
fn only_samples_that_differ_are_shown() {
    let all = sample([10; 6]);
    let computers = Fairness { thrower: Thrower::Computers, ..all.clone() };
    assert_eq!(differing(&[&all, &computers]), [&computers]);
    let humans = Fairness { thrower: Thrower::Humans, ..sample([1; 6]) };
    let whole = sample([11; 6]);
    let shown: Vec<Thrower> = differing(&[&whole, &humans, &computers]).iter().map(|one| one.thrower).collect();
    assert_eq!(shown, [Thrower::Humans, Thrower::Computers, Thrower::All]);
    let none = sample([0; 6]);
    assert!(differing(&[&none]).is_empty());
}

#[test]
fn columns_are_drawn_within_the_chart_and_counts_written() {
    let title = shelf::find("namaste").unwrap();
    for counts in [[0, 0, 0, 0, 0, 1], [10, 11, 9, 12, 8, 10], [0; 6], [9000, 1, 1, 1, 1, 1]] {
        let drawing = chart(&sample(counts), title, Size { width: 240.0, height: 170.0 }, Lang::De);
        assert!(drawing.is_finite());
        for times in counts {
            assert!(drawing.words().contains(&times.to_string().as_str()));
        }
        for item in &drawing.items {
            if let base::draw::Item::Shape { path, .. } = item {
                let (low, high) = path.bounds().unwrap();
                assert!(low.x >= 0.0 && low.y >= 0.0 && high.x <= 240.0 && high.y <= 170.0, "{counts:?}");
            }
        }
    }
}

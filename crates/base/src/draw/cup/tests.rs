use super::*;

fn drawn(pose: Pose) -> Drawing {
    let mut drawing = Drawing::new(TRAY.width, TRAY.height);
    draw(&mut drawing, pose);
    drawing
}

#[test]
fn a_shake_begins_and_ends_where_the_cup_stands() {
    for part in [0.0, 1.0, 7.0] {
        let pose = Pose::shaken(part);
        assert!((pose.at.x - Pose::STANDING.at.x).abs() < 1e-3 && pose.lift.abs() < 1e-3 && pose.lean.abs() < 1e-3);
    }
    assert!(Pose::shaken(0.4) != Pose::STANDING);
}

#[test]
fn dice_strike_the_cup_where_it_turns_back() {
    let beats: Vec<(f32, f32)> = Pose::beats().collect();
    assert_eq!(beats.len(), 8);
    let away = |seconds: f32| (Pose::shaken(seconds / SHAKE).at.x - Pose::STANDING.at.x).abs();
    for (at, force) in &beats[1..7] {
        assert!(away(*at) > away(at - 0.04) && away(*at) > away(at + 0.04), "{at}");
        assert!((0.2..=1.0).contains(force), "{force}");
    }
}

#[test]
fn a_lifted_cup_is_out_of_sight_at_last() {
    assert_eq!(Pose::lifted(0.0), Pose::STANDING);
    let end = Pose::lifted(1.0);
    assert!(end.at.y - end.lift + 1.2 * MOUTH < 0.0, "{end:?}");
}

#[test]
fn the_cup_hides_the_ground_under_it_and_stays_in_the_tray() {
    let (mut least, mut most) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    let mut cup = Drawing::new(1.0, 1.0);
    body(&mut cup);
    for item in &cup.items {
        let super::super::Item::Shape { path, .. } = item else { unreachable!("a cup is made of shapes") };
        let (low, high) = path.bounds().expect("every shape is somewhere");
        (least.x, least.y) = (least.x.min(low.x), least.y.min(low.y));
        (most.x, most.y) = (most.x.max(high.x), most.y.max(high.y));
    }
    let at = Pose::STANDING.at;
    assert!(at.y + least.y > 0.0 && at.y + most.y < TRAY.height, "{least:?} {most:?}");
    // Dice are round at the corners: what is a little wider is hidden all the same.
    assert!(most.x - least.x > UNDER.width - 3.0 && most.y - least.y > UNDER.height);
    assert!(drawn(Pose::ASIDE).is_finite() && sign().is_finite());
}

use crate::draw::solids::space::between;
use proptest::prelude::*;

use super::*;
use crate::draw::solids::ELEVATION;

const TRAY: Size = Size { width: 130.0, height: 90.0 };

fn solids() -> [Arc<Solid>; 5] {
    [Solid::cube(), Solid::tetrahedron(), Solid::octahedron(), Solid::dodecahedron(), Solid::icosahedron()]
}

/// Which solids, and which of their facets.
fn which() -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0_usize..5, 0_usize..60), 1..7)
}

fn dice(which: &[(usize, usize)]) -> Vec<TossDie> {
    let die = |(which, face): &(usize, usize)| {
        let solid = solids()[*which].clone();
        TossDie { face_index: face % solid.facets().len(), solid }
    };
    which.iter().map(die).collect()
}

fn seconds(frame: u16) -> f32 {
    f32::from(frame) / 120.0
}

/// At rest with the right facets read, flat, inside the picture, and apart.
fn at_rest(dice: &[TossDie], poses: &[Pose], tray: Size) -> Result<(), TestCaseError> {
    let (sin, cos) = ELEVATION.sin_cos();
    prop_assert_eq!(dice.len(), poses.len());
    for (index, (die, pose)) in dice.iter().zip(poses).enumerate() {
        let facet = &die.solid.facets()[die.face_index];
        prop_assert_eq!(die.solid.read(pose.turn), die.face_index);
        prop_assert!(pose.turn.apply(facet.normal).z.abs() > 0.999_99, "it does not lie flat");
        prop_assert!((pose.at.z - die.solid.inradius() * pose.radius).abs() < 1e-3 * pose.radius);
        let yaw = die.solid.yaw(die.face_index, pose.turn).abs();
        prop_assert!((0.1..0.45).contains(&yaw), "yaw {yaw}");
        let seen = tray.height - pose.at.y * sin - pose.at.z * cos;
        let slack = pose.radius - 1e-2;
        prop_assert!(pose.at.x >= slack && pose.at.x <= tray.width - slack, "outside: {:?}", pose.at);
        prop_assert!(seen >= slack && seen <= tray.height - slack, "outside: {:?}", pose.at);
        for other in &poses[..index] {
            prop_assert!((pose.at.x - other.at.x).hypot(pose.at.y - other.at.y) > 2.0 * pose.radius, "they overlap");
        }
    }
    Ok(())
}

/// More than a die turns from one frame to the next, radians: the fastest that were met turn by 0.42.
const TURN: f32 = 0.6;

fn moves_as_dice_do(seed: u64, which: &[(usize, usize)]) -> Result<(), TestCaseError> {
    let dice = dice(which);
    let toss = Toss::new(seed, &dice, TRAY, 16.0);
    let mut before = toss.poses(0.0);
    for frame in 1..170 {
        let poses = toss.poses(seconds(frame));
        for (die, (now, before)) in dice.iter().zip(poses.iter().zip(&before)) {
            prop_assert!(now.at.is_finite() && now.turn.is_finite());
            let low = now.at.z - die.solid.height(now.turn) * now.radius;
            prop_assert!(low > -1e-3, "{low} mm below the table");
            let step = (now.at - before.at).length() / now.radius;
            prop_assert!(step < 0.4, "it jumps by {step} circumradii");
            let turned = now.turn.apart(before.turn);
            prop_assert!(turned < TURN, "it jumps by {turned} radians");
        }
        before = poses;
    }
    Ok(())
}

#[test]
fn the_fastest_tosses_are_no_jumps() -> Result<(), TestCaseError> {
    moves_as_dice_do(15_941_342_454_531_158_158, &[(2, 0), (0, 0), (3, 0), (3, 33), (4, 7)])?;
    moves_as_dice_do(12_807_228_271_945_597_193, &[(1, 0), (0, 0), (0, 0), (4, 7), (4, 42)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_toss_ends_with_the_asked_facets_read_inside_the_tray_and_apart(seed: u64, which in which()) {
        let dice = dice(&which);
        let toss = Toss::new(seed, &dice, TRAY, 16.0);
        prop_assert!((0.9..=1.4).contains(&toss.length()), "{} s", toss.length());
        at_rest(&dice, &toss.poses(toss.length()), TRAY)?;
        at_rest(&dice, &toss.settled(), TRAY)?;
        prop_assert_eq!(toss.poses(toss.length()), toss.poses(100.0));
        // from outside the picture
        let (sin, cos) = ELEVATION.sin_cos();
        for pose in toss.poses(0.0) {
            prop_assert!(pose.at.y * sin + pose.at.z * cos <= -pose.radius * 0.999);
        }
        // gently at the end
        let (last, end) = (toss.poses(toss.length() - 1.0 / 60.0), toss.poses(toss.length()));
        for (now, before) in end.iter().zip(&last) {
            prop_assert!((now.at - before.at).length() < 0.03 * now.radius && now.turn.apart(before.turn) < 0.05);
        }
    }

    #[test]
    fn no_die_is_ever_below_the_table_or_jumps(seed: u64, which in which()) {
        moves_as_dice_do(seed, &which)?;
    }

    #[test]
    fn the_same_seed_is_the_same_toss_and_another_is_not(seed: u64, which in which()) {
        let dice = dice(&which);
        let toss = |seed| Toss::new(seed, &dice, TRAY, 16.0).poses(0.6);
        prop_assert_eq!(toss(seed), toss(seed));
        prop_assert_ne!(toss(seed), toss(seed.wrapping_add(1)));
    }

    #[test]
    fn dice_shrink_until_they_fit(seed: u64, width in between(8.0, 200.0), height in between(8.0, 200.0), which in which()) {
        let dice = dice(&which);
        let tray = Size { width, height };
        let toss = Toss::new(seed, &dice, tray, 16.0);
        at_rest(&dice, &toss.poses(9.0), tray)?;
        at_rest(&dice, &toss.settled(), tray)?;
    }

    #[test]
    fn a_solid_without_symmetry_ends_as_asked_too(seed: u64, face in 0_usize..20, points in prop::collection::vec(prop::array::uniform3(between(-1.0, 1.0)), 8..14)) {
        let Ok(solid) = Solid::hull(&points) else { return Ok(()) };
        let solid = Arc::new(solid);
        let dice = [TossDie { face_index: face % solid.facets().len(), solid }];
        let toss = Toss::new(seed, &dice, TRAY, 16.0);
        let pose = toss.poses(toss.length())[0];
        prop_assert_eq!(dice[0].solid.read(pose.turn), dice[0].face_index);
        prop_assert!(pose.at.is_finite() && pose.turn.is_finite());
    }
}

#[test]
fn dice_hardly_come_into_each_other_on_their_way() {
    // four cubes, as they are thrown most: the centres of two that only touch are 1.15 to 2 radii apart
    let dice: Vec<TossDie> = (0..4).map(|face_index| TossDie { solid: Solid::cube(), face_index }).collect();
    let mut worst: Vec<f32> = Vec::new();
    for seed in 0..20 {
        let toss = Toss::new(seed, &dice, TRAY, 16.0);
        let mut nearest = f32::MAX;
        for frame in 0..160 {
            let poses = toss.poses(seconds(frame));
            for (index, pose) in poses.iter().enumerate() {
                for other in &poses[..index] {
                    nearest = nearest.min((pose.at - other.at).length() / pose.radius);
                }
            }
        }
        worst.push(nearest);
    }
    worst.sort_by(f32::total_cmp);
    assert!(worst[2] > 1.3, "in one toss of ten some die comes as near as {} radii", worst[2]);
}

#[test]
fn impossible_trays_and_sizes_give_finite_poses() {
    let dice = [TossDie { solid: Solid::cube(), face_index: 77 }];
    for size in [0.0, -3.0, f32::NAN, 16.0] {
        for side in [0.0, -1.0, f32::NAN, 1e-3] {
            let toss = Toss::new(1, &dice, Size { width: side, height: side }, size);
            assert!(toss.poses(0.3).iter().all(|pose| pose.at.is_finite() && pose.turn.is_finite()));
        }
    }
    assert_eq!(Toss::new(1, &[], TRAY, 16.0).length(), 0.0);
}

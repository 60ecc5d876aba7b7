//! Teaching by what must hold: the loss falls, and neither threads nor pauses change what is learned.

use super::super::super::men::Position;
use super::*;

const ONE: NonZero<usize> = NonZero::<usize>::MIN;

fn some_batch() -> Vec<(Features, Odds)> {
    let net = Net::new(Training::new(3).weights.iter().copied());
    (0..2).flat_map(|game| play(&net, Luck::new(5).nth(game)).seen).step_by(9).collect()
}

#[test]
fn threads_and_pauses_change_nothing() {
    let mut straight = Training::new(1);
    straight.lesson(4, ONE);
    straight.lesson(4, ONE);
    let mut paused = Training::new(1);
    paused.lesson(4, ONE.saturating_add(2));
    let mut paused = Training::from_bytes(&paused.all_bytes()).expect("just written");
    paused.lesson(4, ONE.saturating_add(1));
    assert_eq!(straight, paused);
    assert_ne!(straight.weights, Training::new(1).weights);
}

#[test]
fn other_bytes_are_no_training() {
    let bytes = Training::new(1).all_bytes();
    for wrong in [&bytes[1..], &bytes[..bytes.len() - 1], b"", b"KVATTRN1"] {
        assert!(Training::from_bytes(wrong).is_err());
    }
}

/// What a lesson calls loss, by the network as it is played with.
fn loss(weights: &[f32], batch: &[(Features, Odds)]) -> f32 {
    let net = Net::new(weights.iter().copied());
    let one = |(seen, goal): &(Features, Odds)| {
        let said = net.odds(&net.sums(&rows(seen)));
        goal.iter().zip(said).map(|(goal, said)| -goal * said.max(TINY).ln()).sum::<f32>()
    };
    batch.iter().map(one).sum::<f32>() / batch.len() as f32
}

#[test]
fn a_lesson_sees_the_network_that_plays() {
    let mut training = Training::new(2);
    let batch = some_batch();
    let due = loss(&training.weights, &batch);
    assert!((training.learn(&batch) - due).abs() < 1e-3);
}

#[test]
fn every_weight_goes_where_the_loss_falls() {
    // The first step of Adam goes against the sign of the slope, which is measured here by small changes.
    let mut training = Training::new(2);
    let batch = some_batch();
    let before = training.weights.clone();
    training.learn(&batch);
    let moved: Vec<f32> = training.weights.iter().zip(before.iter()).map(|(new, old)| new - old).collect();
    let (mut right, mut tried) = (0, 0);
    for index in (0..WEIGHTS).step_by(211).filter(|index| moved[*index] != 0.0) {
        let at = |change: f32| {
            let mut weights = before.clone();
            weights[index] += change;
            loss(&weights, &batch)
        };
        let slope = at(0.01) - at(-0.01);
        if slope.abs() > 2e-5 {
            tried += 1;
            right += usize::from((slope > 0.0) == (moved[index] < 0.0));
        }
    }
    assert!(tried > 20, "only {tried} weights matter here");
    assert_eq!(right, tried);
}

#[test]
fn what_is_learned_again_and_again_is_known() {
    let mut training = Training::new(2);
    let start = features(&Position::start(), 0);
    let mut goal = [0.0; ENDS];
    goal[2] = 1.0;
    for _ in 0..60 {
        training.learn(&[(start, goal)]);
    }
    let net = Net::new(training.weights.iter().copied());
    assert!(net.odds(&net.sums(&rows(&start)))[2] > 0.9);
}

#[test]
fn goals_look_forward_and_change_sides() {
    let mut end = [0.0; ENDS];
    end[2] = 1.0;
    let unsure = [1.0 / ENDS as f32; ENDS];
    let lesson = Lesson { seen: vec![([0; SLOTS], unsure); 2], end, points: 15.0 };
    let goals = targets(&lesson);
    assert_eq!(goals[1], end);
    assert!((goals[0][2 + WAYS] - (LAMBDA + (1.0 - LAMBDA) / ENDS as f32)).abs() < 1e-6);
    assert!((goals[0].iter().sum::<f32>() - 1.0).abs() < 1e-5);
}

#[test]
fn what_a_round_came_to_is_said_in_the_figures_of_the_language() {
    use base::i18n::Lang;

    let report = Report { games: 128, turns: 63.2, points: 14.25, loss: 2.8094, ends: [0.03; WAYS + 1] };
    let [german, english] = Lang::ALL.map(|lang| lang.say(&report.phrase()));
    assert!(german.contains("14,3") && german.contains("2,809") && !german.contains("14.3"), "{german}");
    assert!(english.contains("63 ") && english.contains("14.3") && english.contains("2.809"), "{english}");
}

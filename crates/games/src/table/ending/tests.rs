use base::phrase::phrase;

use super::*;

fn course(low_wins: bool, steps: &[(usize, &[i64])]) -> ScoreCourse {
    let whole = |scores: &[i64]| scores.iter().map(|score| Score::whole(*score)).collect();
    let steps: Vec<_> = steps.iter().map(|(step, scores)| (*step, whole(scores))).collect();
    ScoreCourse { end: steps.last().map_or(0, |(step, _)| *step), steps, low_wins, came: Vec::new() }
}

#[test]
fn a_match_is_decided_when_its_last_leader_gets_in_front_for_good() {
    let changes: [(usize, &[i64]); 6] =
        [(0, &[0, 0, 9]), (2, &[5, 0, 9]), (4, &[12, 7, 9]), (6, &[12, 7, 5]), (9, &[14, 8, 5]), (11, &[20, 8, 5])];
    assert_eq!(course(false, &changes).decided(), Some(4));
    assert_eq!(course(true, &changes).decided(), Some(6), "where little is good");
    assert_eq!(course(false, &changes).leaders(), [0]);
    assert_eq!(course(true, &changes).leaders(), [2]);
    assert_eq!(course(false, &[(0, &[0, 0]), (3, &[4, 0])]).decided(), Some(3));
    assert_eq!(course(false, &[(0, &[0, 0]), (3, &[4, 0]), (5, &[4, 4])]).decided(), None, "a tie is not decided");
    assert_eq!(course(false, &[(0, &[0, 0])]).decided(), None);
}

#[test]
fn whoever_had_most_or_least_of_a_part_was_best_in_it_unless_all_were() {
    let had = Share::counts([3, 5, 5]);
    assert_eq!(Share::most(phrase!("app-undo"), had.clone()).best, [1, 2]);
    assert_eq!(Share::least(phrase!("app-undo"), had).best, [0]);
    assert!(Share::most(phrase!("app-undo"), Share::counts([4, 4])).best.is_empty());
    assert_eq!(Share::least(phrase!("app-undo"), vec![None, Some(Score::whole(9))]).best, [1], "nothing is not least");
}

#[test]
fn the_turning_point_is_where_the_chance_moved_most_and_not_what_came_when_all_was_over() {
    // Level for long, then away: what follows the break, however large, changes nothing any more.
    let away: [(usize, &[i64]); 8] = [
        (0, &[0, 0]),
        (2, &[2, 0]),
        (4, &[2, 2]),
        (6, &[4, 2]),
        (8, &[4, 8]),
        (10, &[4, 11]),
        (12, &[4, 14]),
        (14, &[4, 21]),
    ];
    assert_eq!(course(false, &away).swing(), Some(8));
    assert_eq!(course(true, &away).swing(), Some(8), "where little is good");
    // A last event that turns all over is what it was.
    let at_last: [(usize, &[i64]); 5] = [(0, &[0, 0]), (2, &[2, 0]), (4, &[4, 0]), (6, &[4, 1]), (8, &[4, 9])];
    assert_eq!(course(false, &at_last).swing(), Some(8));
    // Of scores that only the end changed nothing can be said.
    assert_eq!(course(false, &[(0, &[0, 0]), (9, &[2, 0])]).swing(), None);
}

#[test]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by ending")]
fn in_real_matches_what_came_last_is_the_turning_point_only_where_it_put_somebody_else_in_front() {
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::options::Values;
    let (mut told, mut last) = (0, 0);
    for (game, options) in
        [("dre13ehn", vec![]), ("evening", vec![]), ("ludix", vec![]), ("kvatrutafl", vec![("match", "9")])]
    {
        for seed in 1..=6 {
            let options: Values =
                options.iter().map(|(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned())).collect();
            let seating = ["Ada", "Bo"].map(|name| (name.to_owned(), Level::Easy));
            let title = crate::shelf::find(game).unwrap();
            let run = title.run(&options, &seating, Luck::new(seed)).unwrap();
            let mut table = title.open(run.header).unwrap();
            run.entries.iter().for_each(|entry| table.enter(entry).unwrap());
            let course = ScoreCourse::of(&*table).unwrap();
            let Some(step) = course.swing() else { continue };
            let steps = &course.steps;
            told += 1;
            if step == steps[steps.len() - 1].0 {
                last += 1;
                let [before, after] = [steps.len() - 2, steps.len() - 1].map(|at| course.front(&steps[at].1));
                assert_ne!(before, after, "{game} {seed}: all was over before");
            }
        }
    }
    assert!(told > 15 && last * 2 < told, "{last} of {told}");
}

use super::*;

fn series(games: u64, players: usize) -> Series {
    let players = (0..players).map(|index| (format!("P{index}"), Level::Easy)).collect();
    Series { options: Values::new(), players, games, luck: Luck::new(7) }
}

#[test]
fn the_players_change_seats_from_match_to_match() {
    let seats = |n| series(9, 3).seating(n).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(seats(0), ["P0", "P1", "P2"]);
    assert_eq!(seats(1), ["P2", "P0", "P1"]);
    assert_eq!(seats(5), ["P1", "P2", "P0"]);
}

#[test]
fn means_errors_and_shared_wins_are_those_of_the_textbook() {
    let run = |scores: [i64; 2], winners: &[Seat]| Run {
        header: Header::new("", Values::new(), Vec::new()),
        entries: Vec::new(),
        scores: scores.map(Score::whole).to_vec(),
        winners: winners.to_vec(),
    };
    let mut tally = Tally::new(2);
    // In the second match the first player sits at seat 1.
    tally.enter(0, &run([3, 5], &[1]));
    tally.enter(1, &run([7, 5], &[0]));
    tally.enter(2, &run([7, 7], &[0, 1]));
    assert_eq!(tally.wins(), [0.5, 2.5]);
    assert_eq!(tally.means(), [Some(5.0), Some(19.0 / 3.0)]);
    let errors = tally.errors();
    assert!(errors[0].is_some_and(|error| (error - (4.0_f64 / 3.0).sqrt()).abs() < 1e-12), "{errors:?}");
    assert_eq!(Tally::new(2).means(), [None, None]);
}

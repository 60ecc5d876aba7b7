//! What is counted of matches.

use super::*;

const HUMANS: [(&str, PlayerKind); 2] = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)];

#[test]
fn statistics_count_wins_scores_and_faces_as_a_person_would() {
    let (_home, folders) = place();
    let mut rng = rng(15);
    let bot = |name| (name, PlayerKind::Bot(Level::Strong));
    let tables = [HUMANS, [("Ada", PlayerKind::Human), bot("Computer")], [bot("Rechner"), bot("Computer")]];
    let mut paths: Vec<PathBuf> = Vec::new();
    for number in 0..30 {
        let mut header = play::header_of(&tables[number as usize % 3], number);
        if number >= 15 {
            header.seed = None;
        }
        let most = if number == 29 { 25 } else { usize::MAX };
        paths.push(play::played(&folders, &header, &mut rng, most).0);
    }
    let archive = index::followed(&folders);

    // Counted again from the files, another way: line by line, undone events taken away.
    let mut faces: BTreeMap<(bool, bool, usize, u8), usize> = BTreeMap::new();
    let mut scores: BTreeMap<Who, Vec<(Score, f64)>> = BTreeMap::new();
    for path in &paths {
        let seen = journal::view(path).unwrap();
        let header = seen.record.header.clone();
        let mut standing = Vec::new();
        for (_, entry) in &seen.record.lines {
            match entry {
                Entry::Undo(count) => standing.truncate(standing.len() - count),
                Entry::Roll(_) | Entry::Faces(_) | Entry::Act { .. } => standing.push(entry),
            }
        }
        let mut active = 0;
        for entry in standing {
            match entry {
                Entry::Act { seat, notation } if notation.starts_with("dice") => active = *seat,
                Entry::Faces(_) | Entry::Act { .. } | Entry::Undo(_) => {}
                Entry::Roll(shown) => {
                    for (index, face) in shown.iter().enumerate() {
                        let Face::Number(number) = face else { panic!("Namaste has numbers") };
                        let turquoise = usize::from(index + 1 == shown.len());
                        let human = header.players[active].kind.is_human();
                        *faces.entry((header.seed.is_some(), human, turquoise, *number)).or_default() += 1;
                    }
                }
            }
        }
        if let games::game::Turn::Over(winners) = seen.table.turn() {
            for (seat, player) in header.players.iter().enumerate() {
                let who = match player.kind {
                    PlayerKind::Human => Who::Human(player.name.clone()),
                    PlayerKind::Bot(level) => Who::Bot(level),
                };
                let win = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                scores.entry(who).or_default().push((seen.table.scores()[seat], win));
            }
        }
    }

    let standings = statistics::standings(&archive.ledger(), &Clone::clone);
    assert_eq!(standings.len(), 3);
    assert_eq!(standings.iter().map(|standing| standing.matches).sum::<usize>(), 2 * 29);
    for standing in &standings {
        let expected = &scores[&standing.who];
        let points: Vec<Score> = expected.iter().map(|(score, _)| *score).collect();
        assert_eq!(standing.matches, points.len());
        assert_eq!(Some(standing.highest.score), points.iter().copied().max());
        assert_eq!(Some(standing.lowest.score), points.iter().copied().min());
        let mean = points.iter().map(|score| score.number()).sum::<f64>() / points.len() as f64;
        assert!((standing.mean - mean).abs() < 1e-9);
        assert!((standing.wins - expected.iter().map(|(_, win)| win).sum::<f64>()).abs() < 1e-9);
        // The line of so few matches tells each of them.
        let courses = statistics::course::courses(&archive.ledger(), &Clone::clone, Some(&standing.who), 8);
        let [course] = &courses[..] else { panic!("one game: {courses:?}") };
        let line = &course.lines[0].points;
        assert!(line.is_sorted_by_key(|point| point.dates[0]) && line.iter().all(|point| point.low == point.high));
        let (mut points, mut found) = (points, line.iter().map(|point| point.low.score).collect::<Vec<_>>());
        points.sort();
        found.sort();
        assert_eq!(found, points);
    }
    let wins: f64 = standings.iter().map(|standing| standing.wins).sum();
    assert!((wins - 29.0).abs() < 1e-9, "each match is won once");

    let fairness = archive.fairness(None);
    assert_eq!(fairness.len(), 2 * 2 * 3, "two dice, two sources, three throwers");
    for row in &fairness {
        let turquoise = usize::from(row.die.kind == "turquoise");
        for (face, times) in &row.counts {
            let Face::Number(number) = face else { panic!("Namaste has numbers") };
            let of = |human| faces.get(&(row.source == Source::Drawn, human, turquoise, *number)).copied().unwrap_or(0);
            let expected = match row.thrower {
                Thrower::All => of(true) + of(false),
                Thrower::Humans => of(true),
                Thrower::Computers => of(false),
            };
            assert_eq!(*times, expected, "{row:?}");
        }
        let sum: f64 = row.expected().iter().sum();
        assert!((sum - row.throws() as f64).abs() < 1e-9);
    }
}

fn counted(times: [usize; 6]) -> Fairness {
    let die = games::namaste::rules::WHITE;
    let counts = die.distinct().into_iter().zip(times).collect();
    Fairness { game: "namaste".into(), die, source: Source::Real, thrower: Thrower::All, counts }
}

#[test]
fn the_chi_square_test_gives_the_values_of_the_tables() {
    // 60 throws: (5² + 2² + 1² + 1² + 2² + 5²) / 10 = 6.0 with five degrees of freedom.
    let row = counted([5, 8, 9, 11, 12, 15]);
    assert!((row.chi_square() - 6.0).abs() < 1e-12);
    assert!((row.p_value().unwrap() - 0.306_218_918).abs() < 1e-6);
    assert_eq!(counted([10; 6]).p_value(), Some(1.0));
    assert!(counted([100, 10, 10, 10, 10, 10]).p_value().unwrap() < 1e-9);
    assert_eq!(counted([4; 6]).p_value(), None, "too few to say");
    assert_eq!(counted([0; 6]).p_value(), None);
}

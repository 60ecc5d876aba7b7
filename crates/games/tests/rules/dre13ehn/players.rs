//! What the computer players of dre13ehn promise.

use super::*;
use games::table::Players;

/// Every way to play, for the loops below.
const WAYS: [&[(&str, &str)]; 9] = [
    &[("mode", "open"), ("dice", "water+water")],
    &[("mode", "open"), ("dice", "fire+air")],
    &[("mode", "duel")],
    &[("mode", "duel"), ("cup", "yes")],
    &[("mode", "cup")],
    &[("mode", "cup"), ("dice", "fire+fire"), ("target", "4")],
    &[("mode", "cup"), ("match", "13"), ("target", "2")],
    &[("mode", "points")],
    &[("mode", "solo")],
];

fn other_dice(game: &Dre13ehn, luck: Luck, n: usize) -> Option<Dre13ehn> {
    // The same turn with other dice under the cup: what a seat that has not looked must not notice.
    let Turn::Seats(_) = game.turn() else { return None };
    game.is_covered().then(|| {
        let dice = game.options().dice().iter().map(|carved| &carved.die);
        let faces: Vec<Face> = dice.map(|die| *die.faces.as_ref().choose(&mut luck.after(n)).unwrap()).collect();
        game.with_dice(&faces)
    })
}

#[test]
fn computer_players_move_legally_call_rightly_and_know_only_what_they_have_seen() {
    let mut swapped = 0;
    for (way, pairs) in WAYS.iter().enumerate() {
        for round in 0..6_u64 {
            let luck = Luck::new(round * 100 + way as u64);
            let options = options(pairs);
            let seats = if Dre13ehn::seats(&options).contains(&3) && round % 2 == 1 {
                3
            } else {
                *Dre13ehn::seats(&options).start()
            };
            let mut game = Dre13ehn::start(&options, seats);
            let levels = [Level::Medium, Level::Strong];
            for n in 0.. {
                assert!(n < 100_000, "{pairs:?} does not end");
                let event = match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut luck.after(n))),
                    Turn::Seats(seats) => {
                        let seat = seats[0];
                        let bot = Dre13ehn::bot(levels[(seat + way) % 2]);
                        let seen = game.seen_by(Some(seat));
                        let action = bot.choose(&seen, seat, &mut luck.thought(n));
                        let knows = seat == game.thrower() && game.has_looked();
                        if let Some(other) = other_dice(&game, luck, n).filter(|_| !knows) {
                            let seen = other.seen_by(Some(seat));
                            assert_eq!(bot.choose(&seen, seat, &mut luck.thought(n)), action);
                            let judge =
                                |game: &Dre13ehn| bot.judge(&game.seen_by(Some(seat)), seat, &mut luck.thought(n));
                            assert_eq!(judge(&other), judge(&game));
                            swapped += 1;
                        }
                        Event::Act { seat, action }
                    }
                };
                game.apply(&event).unwrap_or_else(|why| panic!("{pairs:?}: {event:?} {why:?}"));
                assert!(
                    game.entries().iter().flatten().all(|entry| matches!(entry, Entry::Result(_))),
                    "{pairs:?}: a call error or a second look: {}",
                    game.state()
                );
            }
        }
    }
    assert!(swapped > 500, "{swapped}");
}

#[test]
fn an_easy_player_errs_now_and_then() {
    let mut errors = 0;
    for seed in 0..20 {
        let luck = Luck::new(seed);
        let mut game = game(&[], 2);
        for n in 0.. {
            let event = match game.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut luck.after(n))),
                Turn::Seats(seats) => {
                    let action = Dre13ehn::bot(Level::Easy).choose(&game, seats[0], &mut luck.thought(n));
                    Event::Act { seat: seats[0], action }
                }
            };
            game.apply(&event).unwrap();
        }
        errors += game.entries().iter().flatten().filter(|entry| **entry == Entry::CallError).count();
    }
    assert!((10..300).contains(&errors), "{errors}");
}

#[test]
fn a_computer_player_uncovers_at_the_latest_in_the_hundredth_turn() {
    // Everybody hands 13 on for ever, and believes.
    for level in Level::USUAL {
        let mut game = game(CUP, 2);
        play(&mut game, "1 3; call li");
        for turn in 2..=100 {
            play(&mut game, "believe; 1 3; call li");
            assert_eq!(game.turns(), turn);
        }
        let seat = to_act(&game);
        let action = Dre13ehn::bot(level).choose(&game.seen_by(Some(seat)), seat, &mut Luck::new(1).thought(0));
        assert_eq!(action, Action::Uncover, "{level}");
    }
}

#[test]
fn free_words_claim_what_only_fire_thirteen_can_be() {
    let mut luck = Luck::new(5).after(0);
    for _ in 0..200 {
        let length = luck.random_range(1..=40);
        let word: String = (0..length).map(|_| luck.random_range('a'..='z')).collect();
        let mut game = game(CUP, 2);
        play(&mut game, "0 0");
        let Ok(read) = Word::read(&word) else { panic!("{word}") };
        if matches!(read, Word::Free(_)) {
            play(&mut game, &format!("call {word}"));
            assert_eq!(state(&game, "standing"), json!("F13"), "{word}");
        }
    }
}

#[test]
fn a_hint_is_what_the_player_would_do_and_never_a_foul() {
    use games::game::record::{Entry, Header, Player, PlayerKind};

    let cases: [(&[(&str, &str)], &str); 4] = [
        // Everything loses here, so that nothing is worth more than a foul; it is called rightly all the same.
        (&[("dice", "water+water")], "1 3;call li;0 3"),
        (&[("mode", "duel")], "F;call o;1"),
        (&[("mode", "cup"), ("dice", "beginner+beginner")], "1 1;call ru;believe;1 2;peek"),
        (&[("mode", "cup")], "0 0;call mo"),
    ];
    for (pairs, script) in cases {
        let player = |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human };
        let mut table = games::shelf::find("dre13ehn")
            .unwrap()
            .open(Header::new("dre13ehn", values(pairs), vec![player("A"), player("B")]))
            .unwrap();
        for line in script.split(';') {
            let entry = match table.turn() {
                Turn::Roll(_) | Turn::Faces(_) => {
                    Entry::Roll(line.split(' ').map(|word| symbol(word).face()).collect())
                }
                turn => Entry::Act { seat: turn.to_act()[0], notation: line.to_owned() },
            };
            table.enter(&entry).unwrap();
        }
        let seat = table.turn().to_act()[0];
        for level in [Level::Medium, Level::Strong] {
            let thought = table.judging(seat, level)(&mut Luck::new(3).thought(1));
            assert_eq!(thought.choice, table.thinking(seat, level)(&mut Luck::new(3).thought(1)));
            assert!(!["peek", "silent", "show", "believe"].contains(&thought.choice.as_str()), "{script}: {thought:?}");
            let wrong = words("iš e la hu ku ke re");
            assert!(thought.choice.strip_prefix("call ").is_none_or(|name| !wrong.contains(name)), "{thought:?}");
        }
    }
}

#[test]
fn no_round_for_points_is_advised_to_be_lost_on_purpose() {
    use games::game::record::Record;

    // Robin leads, and the other is about to be last: by the points alone a foul would be best.
    let record = Record::read(include_bytes!("points-hint-against-coach.wurf")).unwrap();
    let mut table = games::shelf::find("dre13ehn").unwrap().open(record.header).unwrap();
    for (_, entry) in &record.lines {
        table.enter(entry).unwrap();
    }
    let thought = table.judging(0, Level::Strong)(&mut Luck::new(3).thought(1));
    let best = thought.candidates[0].1;
    let fouls = |notation: &str| {
        notation == "peek" || words("iš e la hu ku ke re").iter().any(|name| notation == format!("call {name}"))
    };
    for (notation, worth) in &thought.candidates {
        assert!(!fouls(notation) || best - worth > 0.01, "{notation} is worth {worth}, and what is best {best}");
    }
    let cost = thought.cost(&table.listed(0, &thought.choice).unwrap());
    assert!(cost.is_some_and(|cost| cost < 0.0001), "{thought:?}");
}

#[test]
fn a_round_that_is_better_lost_is_lost_without_a_foul() {
    use games::game::record::{Entry, Header, Player, PlayerKind};

    let player = |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human };
    let header = Header::new("dre13ehn", values(&[("mode", "duel"), ("cup", "yes")]), vec![player("A"), player("B")]);
    let mut table = games::shelf::find("dre13ehn").unwrap().open(header).unwrap();
    let uncovered = "0;peek;call u;uncover;".repeat(3);
    let shown = "0;peek;show;".repeat(2);
    // The other has a single life left and five rounds less; with a 0 on a called F no life is risked.
    for line in format!("1;peek;call i;believe;{uncovered}{shown}F;peek;call o;believe;0;peek").split(';') {
        let entry = match table.turn() {
            Turn::Roll(_) | Turn::Faces(_) => Entry::Roll(vec![symbol(line).face()]),
            turn => Entry::Act { seat: turn.to_act()[0], notation: line.to_owned() },
        };
        table.enter(&entry).unwrap();
    }
    let thought = table.judging(0, Level::Strong)(&mut Luck::new(3).thought(1));
    assert_eq!(thought.candidates[0].0, "show", "{thought:?}");
}

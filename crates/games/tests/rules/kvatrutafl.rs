//! Kvátrutafl's legal turns against a second reading of the rules ([`reading`]), over random positions with
//! all rules in play. They come from matches through the public interface; players and dice lean towards what seldom
//! happens by chance, and the test counts what it has seen, so that it cannot become hollow.

pub mod reading;

use std::collections::BTreeMap;

use self::reading::{BAR, Board, FORMATIONS, Line, No, OFF, START, Stage, Throw, across, letter, said};
use games::game::options::{Options, Values};
use games::game::{Event, Face, Game, Turn};
use games::kvatrutafl::Kvatrutafl;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use crate::volume;

/// How many positions with their throws are compared.
const POSITIONS: usize = 100_000;
/// One thread a seed.
const SEEDS: [u64; 2] = [20, 21];
/// After how many throws, or how many that could not be played, a match that has not ended is left.
const PATIENCE: usize = 250;
const PASSES: usize = 20;

/// What must have been seen at least how often, all threads together.
const SEEN: [(&str, usize); 46] = [
    ("a first double by one man", 150),
    ("a first 6-6", 100),
    ("the four stand exposed to the mover", 800),
    ("the four can be hit", 60),
    ("the mover's four stand exposed", 300),
    ("the four may be left or joined", 300),
    ("rule 3 holds a man", 400),
    ("rule 4 holds a man", 400),
    ("rule 4 ends in mid-throw", 2_000),
    ("a closed point holds a man", 2_000),
    ("the own men bar the entry", 1_000),
    ("men on the bar hold the others", 10_000),
    ("a man behind holds one at home", 5_000),
    ("one man farther behind holds another", 500),
    ("a row of six", 100),
    ("a block can be landed on", 80),
    ("men on the bar", 10_000),
    ("nothing can be played", 4_000),
    ("not all dice can be played", 2_000),
    ("either die, but not both", 15),
    ("all four of a double", 5_000),
    ("a man can be hit", 20_000),
    ("jan", 1_000),
    ("stor-jan", 150),
    ("jan in mid-throw", 800),
    ("bearing off", 2_000),
    ("bearing off with more than needed", 1_000),
    ("the last man off", 150),
    ("the last man off before the dice are through", 70),
    ("meistari", 20),
    ("stutti-munkur", 20),
    ("langi-munkur", 15),
    ("langi-hryggur", 8),
    ("litil-meistari", 5),
    ("by a full throw", 20),
    ("by half a throw", 80),
    ("a formation in the after-throws", 30),
    ("a formation that the after-throws do not take", 30),
    ("a formation that the extra throw does not take", 1),
    ("a block stands before the bar", 10),
    ("the extra throw", 200),
    ("after-throws", 1_000),
    ("a second game", 50),
    ("both score in a game", 10),
    ("another order taken", 4_000),
    ("a turn refused", 40_000),
];

/// What was seen, how often.
type Tally = BTreeMap<&'static str, usize>;

fn see(tally: &mut Tally, what: &'static str, seen: bool) {
    if seen {
        *tally.entry(what).or_default() += 1;
    }
}

/// What a player is after.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Aim {
    Nothing,
    Hit,
    Shut,
    Row,
    Wall,
    Race,
    Wait,
    Form(usize),
}

const AIMS: [Aim; 6] = [Aim::Nothing, Aim::Hit, Aim::Shut, Aim::Row, Aim::Race, Aim::Wait];

/// How much the mover likes a board: only to steer, no rule depends on it.
fn worth(aim: Aim, board: &Board, mover: usize, rng: &mut StdRng) -> i32 {
    let (mine, theirs) = (&board.men[mover], &board.men[1 - mover]);
    let count = |of: &[u8]| of.iter().map(|men| i32::from(*men)).sum::<i32>();
    let whim = rng.random_range(0..10);
    let way = || (0..25).zip(mine).map(|(point, men)| (25 - point) * i32::from(*men)).sum::<i32>();
    match aim {
        Aim::Nothing => whim,
        Aim::Hit => 100 * i32::from(theirs[BAR]) + whim,
        Aim::Shut => {
            let closed = (1..7).filter(|point| theirs[*point] > 0 || mine[across(*point)] > 1);
            60 * i32::from(theirs[BAR]) + 50 * i32::try_from(closed.count()).unwrap() + whim
        }
        Aim::Row => 30 * i32::try_from(board.longest_row(mover).pow(2)).unwrap() + whim,
        Aim::Wall => {
            // A block before the other side's bar is built before anything is hit, or jan would end the game.
            let closed = i32::try_from((14..20).filter(|point| mine[*point] > 1).count()).unwrap();
            let taken = i32::from(theirs[BAR]) * if closed == 6 { 200 } else { -400 };
            200 * closed + taken + 20 * count(&mine[14..20]) - way().max(0) / 4 + whim
        }
        Aim::Race => 500 * i32::from(mine[OFF]) - 10 * way() - 30 * count(&mine[..19]) + whim,
        Aim::Wait => {
            150 * i32::from(board.exposed[mover]) + 50 * i32::from(mine[START])
                - 300 * i32::from(mine[OFF])
                - 30 * i32::from(theirs[BAR])
                + whim
        }
        Aim::Form(which) => -10 * i32::try_from(gap(mine, which)).unwrap() + whim,
    }
}

/// How many points the men are from a formation; men beyond it count dearly.
fn gap(men: &[u8; 26], which: usize) -> usize {
    let spread = |point, men: u8| std::iter::repeat_n(point, usize::from(men));
    let mut points = FORMATIONS[which].2.to_vec();
    points.sort_unstable();
    let goal = points.iter().flat_map(|(point, men)| spread(*point, *men));
    let here = (0..26).flat_map(|point| spread(point, men[point]));
    here.zip(goal).map(|(from, to)| if from > to { 60 + 20 * (from - to) } else { to - from }).sum()
}

/// How a player's dice fall.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Dice {
    Fair,
    High,
    Low,
    /// The best of some throws, by the player's aim.
    Chosen,
}

fn faces(dice: [u8; 2]) -> Vec<Face> {
    dice.iter().map(|die| Face::Number(*die)).collect()
}

/// The throws of which the one that suits best goes on.
fn throws(how: Dice, first: bool, near: bool, rng: &mut StdRng) -> Vec<[u8; 2]> {
    let fair = |rng: &mut StdRng| [rng.random_range(1..7_u8), rng.random_range(1..7_u8)];
    if first && rng.random() {
        let face = if rng.random() { 6 } else { rng.random_range(1..6) };
        return vec![[face, face]];
    }
    match how {
        Dice::Fair => vec![fair(rng)],
        Dice::High => vec![[rng.random_range(4..7), rng.random_range(4..7)]],
        Dice::Low => vec![[rng.random_range(1..4), rng.random_range(1..4)]],
        Dice::Chosen if near => (1..7).flat_map(|low| (low..7).map(move |high| [high, low])).collect(),
        Dice::Chosen => (0..3).map(|_| fair(rng)).collect(),
    }
}

pub fn board(state: &Value) -> Board {
    let pair = |key: &str| [0, 1].map(|side| state[key][side].clone());
    let flags = |key: &str| pair(key).map(|flag| flag.as_bool().unwrap());
    let mut men = [[0; 26]; 2];
    for (side, colour) in ["white", "black"].into_iter().enumerate() {
        let points = state[colour].as_object().unwrap();
        for point in 1..=24 {
            let there = points.get(letter(side, point).encode_utf8(&mut [0; 4]));
            men[side][point] = there.map_or(0, |men| u8::try_from(men.as_u64().unwrap()).unwrap());
        }
        for (place, key) in [(BAR, "bar"), (OFF, "off")] {
            men[side][place] = u8::try_from(pair(key)[side].as_u64().unwrap()).unwrap();
        }
        assert_eq!(men[side].iter().sum::<u8>(), 15, "{state}");
    }
    Board { men, unlocked: flags("unlocked"), exposed: flags("exposed") }
}

/// One thread's matches.
struct Arena {
    rng: StdRng,
    tally: Tally,
    compared: usize,
}

impl Arena {
    /// Compares the list of a position, and what is taken and refused. Gives back what may be played.
    fn compare(&mut self, game: &Kvatrutafl, throw: &Throw) -> Vec<Line> {
        self.compared += 1;
        let (lines, most) = throw.lines();
        let mut listed: Vec<String> = game.legal(throw.mover).iter().map(ToString::to_string).collect();
        listed.sort_unstable();
        let mine: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(listed, mine, "listed by the game, then by the second reading\n{}", game.state());
        self.look(throw, &lines, most);
        let ends = lines.iter().any(|line| line.walk.over || line.declared.is_some());
        if ends || self.rng.random_range(0..8) == 0 {
            self.wander(game, throw, most);
        }
        lines
    }

    /// Sequences in any order: taken if they use enough dice, refused otherwise, or if one step is wrong.
    fn wander(&mut self, game: &Kvatrutafl, throw: &Throw, most: usize) {
        let taken = |text: &str| game.read(throw.mover, text).is_ok();
        let tell = |text: &str| format!("`{text}`\n{}", game.state());
        let mut walk = throw.origin();
        let mut refused = Vec::new();
        let nexts = throw.longer(&walk, |from, die, why| refused.push((from, die, why)));
        for (from, die, why) in &refused {
            self.hold(*why);
            let to = from + usize::from(*die);
            let there = if to > 24 { 0 } else { throw.board.men[1 - throw.mover][across(to)] };
            let [from, to] = [*from, to.min(OFF)].map(|place| u8::try_from(place).unwrap());
            let text = said(throw.mover, &reading::Step { die: *die, from, to, hit: there > 0 });
            if nexts.iter().all(|next| next.text(throw.mover) != text) {
                assert!(!taken(&text), "{}", tell(&text));
                see(&mut self.tally, "a turn refused", true);
            }
        }
        assert_eq!(taken("pass"), most == 0, "{}", tell("pass"));
        while let Some(next) = throw.longer(&walk, |_, _, _| ()).choose(&mut self.rng) {
            walk = *next;
            let text = walk.text(throw.mover);
            let enough = walk.over || walk.count == most;
            assert_eq!(taken(&text), enough, "{}", tell(&text));
            see(&mut self.tally, if enough { "another order taken" } else { "a turn refused" }, true);
            let (name, _, _) = FORMATIONS[self.rng.random_range(0..5)];
            for name in throw.formation(&walk.board).into_iter().chain([name]) {
                let stands = !walk.over && throw.formation(&walk.board) == Some(name);
                let text = format!("{text} declare {name}");
                assert_eq!(taken(&text), stands, "{}", tell(&text));
            }
            let starred = if text.ends_with('*') { text.trim_end_matches('*').to_owned() } else { format!("{text}*") };
            assert!(!taken(&starred), "{}", tell(&starred));
        }
    }

    fn hold(&mut self, why: No) {
        let what = match why {
            No::BarFirst => "men on the bar hold the others",
            No::Entry => "the own men bar the entry",
            No::Five => "rule 3 holds a man",
            No::Lock => "rule 4 holds a man",
            No::Closed => "a closed point holds a man",
            No::NotHome => "a man behind holds one at home",
            No::NotRearmost => "one man farther behind holds another",
            No::Nothing => return,
        };
        see(&mut self.tally, what, true);
    }

    /// Counts what there is to see in a position.
    fn look(&mut self, throw: &Throw, lines: &[Line], most: usize) {
        let (board, mover, other) = (&throw.board, throw.mover, 1 - throw.mover);
        let any = |what: &dyn Fn(&Line) -> bool| lines.iter().any(what);
        let taken = |line: &Line, point: usize| board.men[other][point] > 0 && line.walk.board.men[other][point] == 0;
        let rest = |line: &Line| line.walk.count < throw.pool();
        let off = |line: &Line| line.walk.board.men[mover][OFF] > board.men[mover][OFF];
        let all_off = |line: &Line| line.walk.board.men[mover][OFF] == 15;
        let shut = |line: &Line, how: &str| line.walk.board.shut(other) == Some(how);
        let any_shut = |line: &Line| line.walk.board.shut(other).is_some();
        let more = |line: &Line| {
            line.walk.steps[..line.walk.count]
                .iter()
                .any(|step| usize::from(step.to) == OFF && step.from + step.die > 25)
        };
        let pair = |line: &Line| {
            (1..=24)
                .any(|point| board.men[other][point] > 1 && !(board.exposed[other] && point == 7) && taken(line, point))
        };
        let dice = lines.iter().map(|line| line.walk.steps[0].die);
        let both = throw.dice[0] < throw.dice[1] && dice.clone().min() != dice.max();
        let four = |line: &Line| board.exposed[mover] && !line.walk.board.exposed[mover];
        // Jan would end the game, did rule 5 not open the points of a block.
        let walled = any(&|line| line.walk.hit && line.walk.board.opened(other) && line.walk.board.men[other][BAR] > 0);
        let walks = if throw.stage != Stage::Play { throw.walks() } else { Vec::new() };
        let barred = |walk: &reading::Walk| {
            let free = Throw { stage: Stage::Play, ..throw.clone() };
            throw.formation(&walk.board).is_none() && free.formation(&walk.board).is_some()
        };
        let seen = [
            ("a first double by one man", throw.one_man),
            ("a first 6-6", throw.four),
            ("the four stand exposed to the mover", board.exposed[other]),
            ("the four can be hit", board.exposed[other] && any(&|line| taken(line, 7))),
            ("the mover's four stand exposed", board.exposed[mover]),
            ("the four may be left or joined", any(&four)),
            ("rule 4 ends in mid-throw", !board.unlocked[mover] && any(&|line| line.walk.board.unlocked[mover])),
            ("a row of six", board.longest_row(other) >= 6),
            ("a block can be landed on", any(&pair)),
            ("men on the bar", board.men[mover][BAR] > 0),
            ("nothing can be played", most == 0),
            ("not all dice can be played", most > 0 && most < throw.pool()),
            ("either die, but not both", most == 1 && both),
            ("all four of a double", most == 4),
            ("a man can be hit", any(&|line| line.walk.hit)),
            ("jan", any(&|line| shut(line, "jan"))),
            ("stor-jan", any(&|line| shut(line, "stor-jan"))),
            ("jan in mid-throw", any(&|line| any_shut(line) && line.walk.count < most)),
            ("bearing off", any(&off)),
            ("bearing off with more than needed", any(&more)),
            ("the last man off", any(&all_off)),
            ("the last man off before the dice are through", any(&|line| all_off(line) && rest(line))),
            ("by a full throw", any(&|line| line.declared.is_some_and(|(_, half)| !half))),
            ("by half a throw", any(&|line| line.declared.is_some_and(|(_, half)| half))),
            ("a formation in the after-throws", throw.stage == Stage::After && any(&|line| line.declared.is_some())),
            ("a formation that the after-throws do not take", throw.stage == Stage::After && walks.iter().any(barred)),
            ("a formation that the extra throw does not take", throw.stage == Stage::Extra && walks.iter().any(barred)),
            ("a block stands before the bar", walled),
            ("the extra throw", throw.stage == Stage::Extra),
            ("after-throws", throw.stage == Stage::After),
        ];
        for (what, seen) in seen {
            see(&mut self.tally, what, seen);
        }
        for (name, _, _) in FORMATIONS {
            see(&mut self.tally, name, any(&|line| line.declared.is_some_and(|(declared, _)| declared == name)));
        }
    }

    /// One match, from its first throw to its end.
    fn play(&mut self, due: usize) {
        let mut some = |of: &[&str]| (*of.choose(&mut self.rng).unwrap()).to_owned();
        let chosen = [
            ("after", some(&["0", "5", "7", "13"])),
            ("extra", some(&["no", "yes", "yes"])),
            ("match", some(&["1", "2", "5", "15"])),
        ];
        let extra = chosen[1].1 == "yes";
        let values: Values = chosen.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let mut game = Kvatrutafl::start(&<Kvatrutafl as Game>::Options::read(&values).unwrap(), 2);
        let (mut number, mut alone) = (0, 0);
        let (mut aims, mut dice, mut slips, mut asks) = ([Aim::Nothing; 2], [Dice::Fair; 2], 0, true);
        let mut passes = 0;
        for _ in 0..PATIENCE {
            let state = game.state();
            if game.turn().is_over() || self.compared >= due {
                break;
            }
            if state["game"] != number {
                number = state["game"].as_u64().unwrap();
                alone = 0;
                see(&mut self.tally, "a second game", number == 2);
                (aims, dice) = self.plan();
                slips = *[0, 0, 5, 30].choose(&mut self.rng).unwrap();
                asks = self.rng.random();
            }
            let here = board(&state);
            let mover = match state["turn"].as_u64() {
                Some(turn) => usize::try_from(turn).unwrap(),
                None => {
                    // The opening: who begins is what the dice say.
                    let [one, two] = [self.rng.random_range(1..7), self.rng.random_range(1..7)];
                    game.apply(&Event::Roll(faces([one, two]))).unwrap();
                    if one == two {
                        continue;
                    }
                    let throw = Throw::new(here, usize::from(two > one), [one, two], true, Stage::Play);
                    self.go_on(&mut game, &throw, aims, slips, asks);
                    continue;
                }
            };
            let stage = match here.men[1 - mover][OFF] {
                15 if extra && alone == 0 => Stage::Extra,
                15 => Stage::After,
                _ => Stage::Play,
            };
            alone += usize::from(stage != Stage::Play);
            let first = state["first"][mover] == true;
            if stage == Stage::After {
                // Whatever is nearest.
                aims[mover] = Aim::Form((0..5).min_by_key(|which| gap(&here.men[mover], *which)).unwrap());
            }
            let behind = here.men[mover][7..19].iter().any(|men| *men > 0);
            let near = match aims[mover] {
                _ if stage == Stage::Extra => true,
                Aim::Form(which) => gap(&here.men[mover], which) <= 12,
                Aim::Hit => here.exposed[1 - mover] && behind,
                Aim::Nothing | Aim::Shut | Aim::Row | Aim::Wall | Aim::Race | Aim::Wait => false,
            };
            let mut best: Option<(i32, Kvatrutafl, Line)> = None;
            let how = if stage == Stage::After { Dice::Chosen } else { dice[mover] };
            for dice in throws(how, first, near, &mut self.rng) {
                let mut next = game.clone();
                next.apply(&Event::Roll(faces(dice))).unwrap();
                let throw = Throw::new(here, mover, dice, first, stage);
                let lines = self.compare(&next, &throw);
                let line = self.choose(lines, &throw, aims, slips, asks || stage == Stage::After);
                let worth = worth(aims[mover], &line.walk.board, mover, &mut self.rng)
                    + i32::from(line.declared.is_some()) * 9_000;
                if best.as_ref().is_none_or(|best| best.0 < worth) {
                    best = Some((worth, next, line));
                }
            }
            let (_, next, line) = best.unwrap();
            game = next;
            self.act(&mut game, mover, &line);
            passes += usize::from(line.walk.count == 0);
            if passes > PASSES {
                break;
            }
        }
    }

    /// What both are after in a game, and how their dice fall.
    fn plan(&mut self) -> ([Aim; 2], [Dice; 2]) {
        let rng = &mut self.rng;
        let one = rng.random_range(0..2_usize);
        let dice = [Dice::Fair, Dice::Fair, Dice::High, Dice::Low, Dice::Chosen];
        let (mut aims, mut fall) = ([Aim::Nothing; 2], [Dice::Fair; 2]);
        let form = Aim::Form(*[0, 1, 1, 2, 2, 3, 4].choose(rng).unwrap());
        (aims[one], fall[one], aims[1 - one], fall[1 - one]) = match rng.random_range(0..9) {
            // One bears off before the other, who builds.
            0 | 5 => (Aim::Race, Dice::High, form, *[Dice::Chosen, Dice::Fair, Dice::Low].choose(rng).unwrap()),
            1 => (Aim::Race, Dice::High, Aim::Race, Dice::High),
            // One is left to build in peace.
            2 => (form, Dice::Chosen, Aim::Wait, Dice::Low),
            // One shuts the way of the other, who stays behind.
            3 => (Aim::Row, Dice::Chosen, *[Aim::Wait, Aim::Nothing].choose(rng).unwrap(), Dice::Fair),
            // One waits with the four where they are, which the other would hit.
            4 => (Aim::Wait, Dice::Low, Aim::Hit, Dice::Chosen),
            6 => (Aim::Wall, Dice::Chosen, *[Aim::Wait, Aim::Race].choose(rng).unwrap(), Dice::Fair),
            _ => {
                let aims = AIMS.into_iter().chain([form; 4]).collect::<Vec<_>>();
                let mut any = || (*aims.choose(rng).unwrap(), *dice.choose(rng).unwrap());
                let (one, two) = (any(), any());
                (one.0, one.1, two.0, two.1)
            }
        };
        (aims, fall)
    }

    fn choose(&mut self, mut lines: Vec<Line>, throw: &Throw, aims: [Aim; 2], slips: u32, asks: bool) -> Line {
        if self.rng.random_range(0..100) < slips {
            return lines.choose(&mut self.rng).unwrap().clone();
        }
        // Whoever does not declare plays on, so that formations are built and left as well.
        let declared = lines.iter().any(|line| line.declared.is_some());
        let wins = |line: &Line| line.walk.board.shut(1 - throw.mover).is_some();
        if declared {
            lines.retain(|line| line.declared.is_some() == asks);
        } else if !asks && !lines.iter().all(wins) {
            lines.retain(|line| !wins(line));
        }
        let rng = &mut self.rng;
        lines.into_iter().max_by_key(|line| worth(aims[throw.mover], &line.walk.board, throw.mover, rng)).unwrap()
    }

    fn go_on(&mut self, game: &mut Kvatrutafl, throw: &Throw, aims: [Aim; 2], slips: u32, asks: bool) {
        let lines = self.compare(game, throw);
        let line = self.choose(lines, throw, aims, slips, asks);
        self.act(game, throw.mover, &line);
    }

    /// Plays a line and looks whether it leads where the second reading says.
    fn act(&mut self, game: &mut Kvatrutafl, mover: usize, line: &Line) {
        let (number, before) = (game.state()["game"].clone(), game.scores());
        let action = game.read(mover, &line.text).unwrap();
        game.apply(&Event::Act { seat: mover, action }).unwrap();
        let state = game.state();
        if state["game"] == number {
            assert_eq!(board(&state), line.walk.board, "{} led to\n{state}", line.text);
        }
        let scored = |side: usize| game.scores()[side] != before[side];
        let late = line.declared.is_some() && line.walk.board.men[1 - mover][OFF] == 15 && scored(mover);
        see(&mut self.tally, "both score in a game", late || (scored(mover) && scored(1 - mover)));
        if let Turn::Seats(seats) = game.turn() {
            panic!("dice are due after {}, not {seats:?}", line.text);
        }
    }
}

#[test]
fn the_legal_turns_of_random_positions_are_those_of_a_second_reading_of_the_rules() {
    let share = volume::share(POSITIONS) / SEEDS.len();
    let tallies: Vec<(usize, Tally)> = base::threads::each(SEEDS, |seed| {
        let mut arena = Arena { rng: StdRng::seed_from_u64(seed), tally: Tally::new(), compared: 0 };
        while arena.compared < share {
            arena.play(share);
        }
        (arena.compared, arena.tally)
    });
    let mut tally = Tally::new();
    for (what, count) in tallies.iter().flat_map(|(_, tally)| tally) {
        *tally.entry(what).or_default() += count;
    }
    println!("{tally:#?}");
    assert!(tallies.iter().map(|(compared, _)| compared).sum::<usize>() >= volume::share(POSITIONS));
    for (what, least) in SEEN {
        let seen = tally.get(what).copied().unwrap_or_default();
        // What is rare may be missing in a tenth.
        let due = if volume::is_full() { least } else { least / 100 };
        assert!(seen >= due, "{what}: seen {seen} times, due {due}");
    }
}

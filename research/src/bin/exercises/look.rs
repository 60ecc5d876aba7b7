//! The longer look: what the best decision brings beside others far beyond strong's own look, with the same dice.

use club::exercise::Look;
use club::store::slips::Slip;
use games::game::bot::{Bot, Candidate, Level};
use games::game::chance::Luck;
use games::game::options::Options;
use games::game::record::Entry;
use games::game::{Game, Score, Seat, Turn};
use games::kvatrutafl::bots::{alone, net, think};
use games::kvatrutafl::{self, GamePhase, Kvatrutafl};
use games::lesson;
use games::ludix::Ludix;
use games::ludix::optimum::{self, Chances, ScoreState, TOTALS};
use games::ludix::rules::{Action, Stage};
use games::table::Table;

pub const RIVALS: usize = 4;
/// Trials are made so many at a time, at least twice.
const BATCH: u32 = 64;
/// By so many standard errors the best is better than each other.
const BEYOND: f64 = 3.0;
/// So often dice are thrown that might lie under a cup.
const DEALS: usize = 10_000;
/// After so many rounds of Namaste the strong player says what its chance is.
const ROUNDS: u64 = 3;
/// After so many turns of tables the network says what a position is worth.
const TURNS: usize = 6;

/// What `play` gives for the best decision and for each rival in the same position with the same luck, until the best is
/// better beyond doubt, or so often. The position is what `deal` makes of what nobody at that seat knows.
fn trials<T>(
    slip: &Slip,
    rivals: &[String],
    most: u32,
    deal: impl Fn(Luck) -> Option<T>,
    play: impl Fn(&T, &str, Luck) -> Option<f64>,
) -> Option<Look> {
    let mut sums = vec![(0.0, 0.0); rivals.len()];
    let luck = Luck::new(slip.trace.into());
    let mut made = 0;
    while made < most {
        for _ in 0..BATCH {
            let luck = luck.nth(made.into());
            let dealt = deal(luck)?;
            let best = play(&dealt, &slip.played, luck)?;
            for (rival, (sum, squares)) in rivals.iter().zip(&mut sums) {
                let ahead = best - play(&dealt, rival, luck)?;
                *sum += ahead;
                *squares += ahead * ahead;
            }
            made += 1;
        }
        let count = f64::from(made);
        let seen = sums.iter().map(|(sum, squares)| {
            let mean = sum / count;
            (mean, ((squares / count - mean * mean) / (count - 1.0)).max(0.0).sqrt())
        });
        // The rival that comes nearest, in doubt.
        let (ahead, error) =
            seen.min_by(|one, other| (one.0 - BEYOND * one.1).total_cmp(&(other.0 - BEYOND * other.1)))?;
        if made > BATCH && ahead > BEYOND * error {
            return Some(Look { ahead: rounded(ahead), error: rounded(error), trials: made });
        }
        // Going on like that it would be in doubt to the end.
        if made > BATCH && ahead < BEYOND * error * (count / f64::from(most)).sqrt() {
            return None;
        }
    }
    None
}

fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Strong players play on to the end: of the match, or of a round of dre13ehn; in Namaste, some rounds on.
pub fn played_out(table: &dyn Table, slip: &Slip, rivals: &[String]) -> Option<Look> {
    let hidden = Hidden::of(table, slip);
    let deal = |luck| hidden.as_ref().map_or_else(|| Some(table.copy()), |hidden| hidden.deal(table, luck));
    trials(slip, rivals, 4096, deal, |dealt, notation, luck| {
        let mut on = dealt.copy();
        on.enter(&Entry::Act { seat: slip.seat, notation: notation.to_owned() }).ok()?;
        loop {
            if let Some(worth) = outcome(table, &*on, slip.seat) {
                return Some(worth);
            }
            let stands = on.history().len();
            let entry = match on.turn() {
                Turn::Over(_) => return None,
                Turn::Roll(throw) => Entry::Roll(throw.draw(&mut luck.after(stands))),
                Turn::Faces(throw) => Entry::Faces(throw.draw(&mut luck.after(stands))),
                Turn::Seats(seats) if slip.game == "namaste" && seats.contains(&slip.seat) && is_far(table, &*on) => {
                    let thought = on.judging(slip.seat, Level::Strong)(&mut luck.thought(stands));
                    return thought.candidates.first().map(|(_, worth)| *worth);
                }
                Turn::Seats(seats) => {
                    let seat = *seats.first()?;
                    let notation = on.thinking(seat, Level::Strong)(&mut luck.thought(stands));
                    Entry::Act { seat, notation }
                }
            };
            on.enter(&entry).ok()?;
        }
    })
}

/// Dice under a cup that the deciding seat has not looked under: the table before the throw, and what was done since.
struct Hidden {
    before: Box<dyn Table>,
    since: Vec<Entry>,
}

impl Hidden {
    /// Nothing, where the seat knows all that lies there.
    fn of(table: &dyn Table, slip: &Slip) -> Option<Self> {
        let entries: Vec<Entry> = table.history().iter().map(|told| told.entry.clone()).collect();
        let rolled = entries.iter().rposition(|entry| matches!(entry, Entry::Roll(_)))?;
        let (before, since) = (&entries[..rolled], &entries[rolled + 1..]);
        let peek = Entry::Act { seat: slip.seat, notation: "peek".to_owned() };
        let hides = table.handling().covers() && !since.contains(&peek);
        hides.then(|| Some(Self { before: lesson::set(table.header(), before).ok()?, since: since.to_vec() })).flatten()
    }

    /// Dice with which strong players would have done the same, as likely as they are; nothing where none are found.
    fn deal(&self, table: &dyn Table, luck: Luck) -> Option<Box<dyn Table>> {
        let Turn::Roll(throw) = self.before.turn() else { return None };
        // Another name for the same result is the same.
        let seen = |table: &dyn Table| ["standing", "by", "blind", "peeked"].map(|key| table.state()[key].clone());
        let mut rng = luck.thought(0);
        (0..DEALS).find_map(|_| {
            let mut dealt = self.before.copy();
            dealt.enter(&Entry::Roll(throw.draw(&mut rng))).ok()?;
            for entry in &self.since {
                let Entry::Act { seat, .. } = entry else { return None };
                let notation =
                    dealt.awaited().contains(seat).then(|| dealt.thinking(*seat, Level::Strong)(&mut rng))?;
                dealt.enter(&Entry::Act { seat: *seat, notation }).ok()?;
            }
            (dealt.turn() == table.turn() && seen(&*dealt) == seen(table)).then_some(dealt)
        })
    }
}

/// What it has come to for a seat, in the measure in which its decision was judged; nothing as long as it goes on.
fn outcome(before: &dyn Table, now: &dyn Table, seat: Seat) -> Option<f64> {
    let (was, is): (Vec<Score>, Vec<Score>) = (before.scores(), now.scores());
    match (now.title().key(), now.turn()) {
        ("dre13ehn", _) => (was != is).then(|| f64::from(u8::from(is[seat] != was[seat]))),
        ("namaste", Turn::Over(winners)) => {
            Some(if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 })
        }
        // A pub game: the chance of getting away without the stroke.
        (_, Turn::Over(_)) => Some(1.0 - (is[seat].number() - was[seat].number()).min(1.0)),
        _ => None,
    }
}

fn is_far(before: &dyn Table, now: &dyn Table) -> bool {
    let round = |table: &dyn Table| table.state()["round"].as_u64().unwrap_or_default();
    round(now) >= round(before) + ROUNDS
}

fn typed<G: Game<Options: Options>>(slip: &Slip) -> Option<G> {
    let header = games::game::record::Header::read(slip.header.to_string().as_bytes()).ok()?;
    let mut state = G::start(&G::Options::read(&header.options).ok()?, header.players.len());
    for line in &slip.events {
        match Entry::read(line.to_string().as_bytes()).ok()? {
            Entry::Roll(faces) => state.roll(&faces),
            Entry::Act { seat, notation } => {
                let action = state.read(seat, &notation).ok()?;
                state.act(seat, &action);
            }
            Entry::Faces(_) | Entry::Undo(_) => return None,
        }
    }
    Some(state)
}

pub fn tables(_: &dyn Table, slip: &Slip, rivals: &[String]) -> Option<Look> {
    let state: Kvatrutafl = typed(slip)?;
    let deal = |_| Some(state.clone());
    trials(slip, rivals, 1024, deal, |state, notation, luck| {
        let mut on = state.clone();
        on.act(slip.seat, &state.read(slip.seat, notation).ok()?);
        let (mut rng, mut turns) = (luck.after(0), 0);
        loop {
            match on.turn() {
                Turn::Over(_) => return Some(points(&on, slip.seat) - points(state, slip.seat)),
                Turn::Faces(_) => return None,
                Turn::Roll(throw) => {
                    if let Some(seat) = throw.by.first().filter(|_| turns >= TURNS && on.part() == GamePhase::Game) {
                        let worth = f64::from(net::value(
                            &think::Judge::new(think::SHIPPED.as_ref().expect("the network is shipped"))
                                .odds(on.position(), *seat),
                        ));
                        return Some(if *seat == slip.seat { worth } else { -worth });
                    }
                    on.roll(&throw.draw(&mut rng));
                }
                Turn::Seats(seats) => {
                    let seat = *seats.first()?;
                    let action = Near.choose(&on, seat, &mut rng);
                    on.act(seat, &action);
                    turns += 1;
                }
            }
        }
    })
}

fn points(state: &Kvatrutafl, seat: Seat) -> f64 {
    let scores = state.scores();
    scores[seat].number() - scores[1 - seat].number()
}

struct Near;

impl Bot<Kvatrutafl> for Near {
    fn choose(&self, seen: &Kvatrutafl, seat: Seat, _: &mut dyn rand::Rng) -> kvatrutafl::Action {
        let (turns, begun) = (seen.turns(), seen.line().expect("who acts has thrown"));
        let values = match seen.part() {
            GamePhase::Game => {
                think::Judge::new(think::SHIPPED.as_ref().expect("the network is shipped")).values(&begun, &turns)
            }
            GamePhase::After(_) | GamePhase::Extra(_) => alone::values(seen, &begun, &turns),
        };
        let best = turns.iter().zip(values).max_by(|one, other| one.1.total_cmp(&other.1));
        best.map_or(kvatrutafl::Action::pass(seat), |(turn, _)| turn.action())
    }
}

pub fn exact(_: &dyn Table, slip: &Slip, _: &[String]) -> Option<Look> {
    static CHANCES: std::sync::LazyLock<Chances> = std::sync::LazyLock::new(|| optimum::chances(0));
    let state: Ludix = typed(slip)?;
    let (own, other) = (state.banked()[slip.seat] as usize, state.banked()[1 - slip.seat] as usize);
    let standing = match (slip.seat, state.is_last_round()) {
        (0, _) => ScoreState::First { own, other },
        (_, false) => ScoreState::Second { own, other },
        (_, true) => ScoreState::Last { behind: other.saturating_sub(own) },
    };
    let points = state.turn_total() as usize;
    let mut turn = optimum::turn::Turn::default();
    let enough = other.max(TOTALS).saturating_sub(own).max(points + 1);
    turn.prepare(|points| CHANCES.after(standing.after(points)), enough, CHANCES.after(standing.after(0)));
    turn.best();
    let worth = |action: &Action| match action {
        Action::Numeral(numeral) => turn.worth(points + usize::from(numeral.value())),
        Action::Stop => turn.stop(points),
        Action::Throw => turn.throw(points),
    };
    if state.stage() == Stage::Over {
        return None;
    }
    let legal = state.legal(slip.seat).into_iter();
    let mut all: Vec<Candidate<Action>> = legal.map(|action| Candidate { value: worth(&action), action }).collect();
    all.sort_by(|one, other| other.value.total_cmp(&one.value));
    let [best, next, ..] = &all[..] else { return None };
    let is_best = best.action.to_string() == slip.played && best.value > next.value;
    is_best.then(|| Look { ahead: rounded(best.value - next.value), error: 0.0, trials: 0 })
}

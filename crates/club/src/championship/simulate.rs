//! Championships played through to try them out: results are drawn, or come of matches between computer players. Knows
//! no clock and no file; the same seed gives the same championship, on any number of cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};

use base::phrase::Phrase;
use games::game::Finish;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::Values;
use games::game::record::PlayerKind;
use games::table::Title;

use super::event::{Event, Head};
use super::fold::{Championship, Seat};
use super::plan::{Count, Form, Stage};
use super::{Id, take};

/// How often a match is played that ends in a draw where somebody has to win.
const REPLAYS: u64 = 100;

#[derive(Clone, Debug)]
pub struct Simulation {
    /// The championship; its seed is that of everything drawn.
    pub head: Head,
    pub participants: usize,
    /// How strong they are, one after another and again from the beginning; one at least.
    pub strengths: Vec<Level>,
    /// The key of the stage that is begun, but not played; none plays all of them.
    pub until: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Pairing {
    pub ids: [Id; 2],
    pub levels: [Level; 2],
    pub luck: Luck,
}

#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    pub stage: &'a Stage,
    pub played: usize,
    pub of: usize,
}

impl Simulation {
    pub fn run<E: From<Phrase>>(
        &self,
        mut play: impl FnMut(&Stage, &[Pairing]) -> Result<Vec<[u32; 2]>, E>,
    ) -> Result<(Championship, Vec<Event>), E> {
        let mut cup = Championship::new(self.head.clone())?;
        let mut events = Vec::new();
        let level = |id: Id| self.strengths[(id - 1) % self.strengths.len()];
        for id in 1..=self.participants {
            let strength = PlayerKind::Bot(level(id)).word();
            let join = cup.join(&format!("Computer {id}"), strength)?;
            take(&mut cup, vec![join], &mut events);
        }
        let luck = Luck::new(self.head.seed);
        let mut played = 0;
        let mut pairings = |two: Vec<[Id; 2]>| {
            let pairing = |ids: [Id; 2]| {
                played += 1;
                Pairing { ids, levels: ids.map(level), luck: luck.nth(played) }
            };
            two.into_iter().map(pairing).collect::<Vec<_>>()
        };
        while let Some((plan, _)) = cup.stage().filter(|(plan, _)| self.until.as_deref() != Some(plan.key)) {
            let plan = plan.clone();
            if plan.form == Form::Open {
                // A match a day for everyone, with whoever comes; where they are odd, one rests.
                let mut two = Vec::new();
                for day in 0..plan.days {
                    let mut there: Vec<Id> = (1..=self.participants).collect();
                    there.shuffle(&mut luck.thought(day));
                    two.extend(there.chunks_exact(2).map(|two| (day, [two[0], two[1]])));
                }
                let all = pairings(two.iter().map(|(_, ids)| *ids).collect());
                for ((day, [a, b]), score) in two.into_iter().zip(play(&plan, &all)?) {
                    let meet = cup.meet(a, b, score, plan.day(day))?;
                    take(&mut cup, vec![meet], &mut events);
                }
            }
            loop {
                let open = ready(&cup);
                if open.is_empty() {
                    break;
                }
                let two = pairings(open.iter().map(|(_, ids)| *ids).collect());
                for ((name, _), score) in open.iter().zip(play(&plan, &two)?) {
                    let result = cup.recorded(name, score, false)?;
                    take(&mut cup, result, &mut events);
                }
            }
            let close = cup.close_stage()?;
            take(&mut cup, close, &mut events);
        }
        Ok((cup, events))
    }
}

fn ready(cup: &Championship) -> Vec<(String, [Id; 2])> {
    let parts = cup.stage().into_iter().flat_map(|(_, stage)| &stage.parts);
    let matches = parts.flat_map(|part| part.matches.iter().map(move |one| (part, one)));
    let known = matches.filter(|(_, one)| one.is_open()).filter_map(|(part, one)| match part.players(one) {
        [Seat::Of(a), Seat::Of(b)] => Some((one.id.clone(), [a, b])),
        _ => None,
    });
    known.collect()
}

/// Results that are drawn: the stronger win somewhat more often.
pub fn draw(stage: &Stage, pairings: &[Pairing]) -> Vec<[u32; 2]> {
    let one = |pairing: &Pairing| {
        let mut rng = pairing.luck.after(0);
        let [a, b] = pairing.levels.map(|level| 2.0 + f64::from(level as u8));
        let first = rng.random_bool(a / (a + b));
        let score = match stage.entered() {
            Count::Victory => [1, 0],
            Count::Race(to) => [to, rng.random_range(0..to)],
            Count::Points(most) => points(stage, most, &mut rng),
        };
        if first { score } else { [score[1], score[0]] }
    };
    pairings.iter().map(one).collect()
}

/// The points of both, the more first; sometimes they are as many, unless somebody has to win.
fn points(stage: &Stage, most: Option<u32>, rng: &mut impl Rng) -> [u32; 2] {
    const TRIES: usize = 100;
    let example = stage.finish.as_ref().map(Finish::example);
    let most = most.or(example.map(|[more, _]| 2 * more)).unwrap_or(13);
    let decided = stage.form == Form::KnockOut;
    let mut two = || {
        let mut two = [0, 1].map(|_| rng.random_range(0..=most / 2) + rng.random_range(0..=most - most / 2));
        two.sort_unstable_by(|a, b| b.cmp(a));
        if decided && two[0] == two[1] { [two[0] + 1, two[1]] } else { two }
    };
    let tried = (0..TRIES).map(|_| two()).find(|two| stage.can_end(*two).is_ok());
    tried.or(example).unwrap_or([1, 0])
}

/// On so many threads; an error of `progress` ends it.
pub fn play(
    title: &dyn Title,
    stage: &Stage,
    options: &Values,
    pairings: &[Pairing],
    threads: NonZero<usize>,
    progress: &mut dyn FnMut(&Progress<'_>) -> Result<(), Phrase>,
) -> Result<Vec<[u32; 2]>, Phrase> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<(usize, Result<[u32; 2], Phrase>)>| {
        while let Some((at, pairing)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, pairings.get(at)?)))
        {
            let seating = [0, 1].map(|side| (format!("Computer {}", pairing.ids[side]), pairing.levels[side]));
            let once = |luck| {
                let run = title.run(options, &seating, luck).map_err(|illegal| illegal.0)?;
                super::ask::score(stage, &run.scores, &run.winners)
            };
            // Somebody has to win a knock-out: a draw is played again.
            let settled = |score: &Result<[u32; 2], Phrase>| {
                stage.form != Form::KnockOut || !score.as_ref().is_ok_and(|score| score[0] == score[1])
            };
            let again = || (1..REPLAYS).map(|nth| once(pairing.luck.nth(nth))).find(settled);
            let first = once(pairing.luck);
            let result = if settled(&first) { first } else { again().unwrap_or(first) };
            let failed = result.is_err();
            // Where nobody listens any more, nobody has to be told.
            if sender.send((at, result)).is_err() || failed {
                next.store(pairings.len(), Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let mut results = vec![[0, 0]; pairings.len()];
        for (played, (at, result)) in receiver.iter().enumerate() {
            results[at] = result?;
            progress(&Progress { stage, played: played + 1, of: pairings.len() })
                .inspect_err(|_| next.store(pairings.len(), Ordering::Relaxed))?;
        }
        Ok(results)
    })
}

#[cfg(test)]
mod tests;

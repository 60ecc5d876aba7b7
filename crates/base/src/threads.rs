//! Work shared out among threads. A panic in it is passed on.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many cores there are, as far as that is known.
pub fn cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// Does something with each on a thread of its own, or here where it is the only one: all answers in order.
pub fn each<T: Send, R: Send>(all: impl IntoIterator<Item = T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let (all, work) = (all.into_iter().collect::<Vec<T>>(), &work);
    if all.len() < 2 {
        return all.into_iter().map(work).collect();
    }
    thread::scope(|scope| {
        let threads: Vec<_> = all.into_iter().map(|one| scope.spawn(move || work(one))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// Does something for each number below `count` on so many threads, as long as it is wanted: all answers in order, or none.
pub fn spread<T: Send>(
    threads: NonZero<usize>,
    count: usize,
    wanted: impl Fn() -> bool + Sync,
    work: impl Fn(usize) -> T + Sync,
) -> Option<Vec<T>> {
    let next = AtomicUsize::new(0);
    let some = |_| {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count || !wanted() {
                return done;
            }
            done.push((index, work(index)));
        }
    };
    let mut all: Vec<(usize, T)> = each(0..threads.get().min(count), some).into_iter().flatten().collect();
    all.sort_by_key(|(index, _)| *index);
    (all.len() == count).then(|| all.into_iter().map(|(_, answer)| answer).collect())
}

/// Does something with each on all cores, but no more threads than have `least` to do: all answers in order.
pub fn map<T: Sync, R: Send>(all: &[T], least: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = NonZero::new(all.len() / least).map_or(NonZero::<usize>::MIN, |most| most.min(cores()));
    spread(threads, all.len(), || true, |index| work(&all[index])).unwrap_or_default()
}

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;

#[test]
fn a_lock_is_had_once_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let of = folder.path().join("a.wurf");
    let first = Lock::take(&of).unwrap();
    assert!(matches!(Lock::take(&of), Err(Refused::InUse)));
    drop(first);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    assert!(Lock::take(&of).is_ok());
}

#[test]
fn a_file_of_somebody_else_under_that_name_is_not_removed() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.lock"), b"mine").unwrap();
    drop(Lock::take(&folder.path().join("a")).unwrap());
    assert_eq!(fs::read(folder.path().join("a.lock")).unwrap(), b"mine");
}

#[test]
fn two_never_hold_a_lock_that_is_taken_and_given_back_in_a_hurry() {
    let folder = tempfile::tempdir().unwrap();
    let (of, inside, had) = (folder.path().join("a.wurf"), AtomicUsize::new(0), AtomicUsize::new(0));
    base::threads::each(0..4, |_| {
        let mut left = 100;
        // However busy the machine is: each goes on until it has had the lock as often as the others.
        while left > 0 {
            let Ok(lock) = Lock::take(&of) else {
                std::thread::yield_now();
                continue;
            };
            assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
            std::thread::yield_now();
            had.fetch_add(1, Ordering::SeqCst);
            inside.fetch_sub(1, Ordering::SeqCst);
            left -= 1;
            drop(lock);
        }
    });
    assert_eq!(had.load(Ordering::SeqCst), 400);
}

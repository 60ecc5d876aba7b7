//! What the journal has led to, beside it (`trainer.jsonl.fold`), so that a hundred thousand reviews open as fast as a
//! thousand. It holds nothing that does not follow from the journal: it may be deleted at any time, and whatever is not
//! proved is folded again from all events. Nothing waits for it to be on the disk.
//!
//! It says up to which byte the journal was folded. That these bytes are still the same is known by the file's stamp
//! (length, times, which file it is), where that is old enough to be trusted; by a hash of them all else. That it is whole
//! itself, by a hash of its own.

use std::fs;
use std::hash::Hasher as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

use super::journal::{self, Error, Scan, Source, Stamp};
use super::progress::{Clock, Progress, ReachesBack};
use super::schedule::Scheduler;
use crate::store::disk::beside;

const END: &str = ".fold";
/// What such a file begins with: what it is, and how the rest is written.
const HEAD: [u8; 8] = *b"wzfold\x00\x01";

/// How far the journal was read, and by what its bytes are known again.
#[derive(Debug, Serialize, Deserialize)]
struct Read {
    stamp: Stamp,
    length: u64,
    hash: u64,
    lines: u64,
    unread: [u64; 2],
}

/// What the journal has led to, and how far it was read.
pub(super) fn read(source: &mut Source, scheduler: &Scheduler, clock: &Clock) -> Result<(Progress, Scan), Error> {
    let path = beside(source.path(), END);
    if let Some((known, progress, is_settled)) = load(&path, scheduler, clock) {
        let mut scan = Scan::at(known.length, known.lines, known.unread);
        if is_settled && known.stamp == *source.stamp() && known.length == known.stamp.length() {
            return Ok((progress, scan));
        }
        if known.length <= source.stamp().length()
            && source.begins_with(&mut scan, known.hash)?
            && let Some(progress) = go_on(source, &mut scan, progress)?
        {
            save(&path, source, &scan, &progress);
            return Ok((progress, scan));
        }
    }
    let mut scan = Scan::default();
    let none = Progress::of(Vec::new(), scheduler.clone(), clock.clone());
    let progress = match go_on(source, &mut scan, none)? {
        Some(progress) => progress,
        // Not in the order of their times, or taken back long afterwards: all of them at once.
        None => {
            let mut events = Vec::new();
            scan = journal::all(source, &mut events)?;
            Progress::settled(events, 0, scheduler.clone(), clock.clone())
        }
    };
    save(&path, source, &scan, &progress);
    Ok((progress, scan))
}

/// Folds what stands behind what was read; none where that reaches back.
fn go_on(source: &mut Source, scan: &mut Scan, mut progress: Progress) -> Result<Option<Progress>, Error> {
    let mut taken = Ok(());
    source.scan(scan, &mut |event| {
        taken = progress.load(event);
        taken.is_ok()
    })?;
    let settled = |()| {
        progress.settle(0);
        progress
    };
    Ok(taken.map(settled).map_err(|ReachesBack| ()).ok())
}

/// What was written, where it is whole and ours, and whether its file is so young that the journal's stamp is trusted.
fn load(path: &Path, scheduler: &Scheduler, clock: &Clock) -> Option<(Read, Progress, bool)> {
    let data = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let mut bytes = fs::read(path).ok()?;
    let body = bytes.strip_prefix(&HEAD)?;
    let (hash, body) = body.split_first_chunk::<8>()?;
    (sum(body) == u64::from_le_bytes(*hash)).then_some(())?;
    let (read, body) = part(body)?;
    let (whole, reviews) = part(body)?;
    let read: Read = postcard::from_bytes(read).ok()?;
    let (whole, rest) = (whole.to_vec(), bytes.len() - reviews.len());
    bytes.drain(..rest);
    let progress = Progress::read(&whole, bytes, scheduler.clone(), clock.clone())?;
    let is_settled = read.stamp.is_settled(data.modified());
    Some((read, progress, is_settled))
}

fn sum(bytes: &[u8]) -> u64 {
    let mut hash = XxHash3_64::new();
    hash.write(bytes);
    hash.finish()
}

/// A part with its length before it, and what stands behind.
fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<8>()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

/// Writes what was read down. Where that fails, it is read again another time, and nothing is lost.
fn save(path: &Path, source: &Source, scan: &Scan, progress: &Progress) {
    // Whoever goes on with a journal mends its end first: what is known then is another time's.
    if !scan.is_whole || scan.torn {
        return;
    }
    let read = Read {
        stamp: source.stamp().clone(),
        length: scan.length,
        hash: scan.hash(),
        lines: scan.lines,
        unread: [scan.unread, scan.first],
    };
    if let Err(why) = write(path, &read, progress) {
        log::info!("{} is not written: {why}", path.display());
    }
}

fn write(path: &Path, read: &Read, progress: &Progress) -> io::Result<()> {
    let Ok(read) = postcard::to_allocvec(read) else { return Ok(()) };
    let Some([whole, reviews]) = progress.written() else { return Ok(()) };
    let length = |part: &[u8]| (part.len() as u64).to_le_bytes();
    let body = [&length(&read)[..], &read, &length(&whole), &whole, &reviews].concat();
    // Always by the same name, so that a kill leaves one such file at most. Two that write it at once spoil it, and each
    // reader finds that.
    let fresh: PathBuf = beside(path, ".new");
    let mut file = fs::File::create(&fresh)?;
    let done = [&HEAD[..], &sum(&body).to_le_bytes(), &body].iter().try_for_each(|part| file.write_all(part));
    drop(file);
    done.and_then(|()| fs::rename(&fresh, path)).inspect_err(|_| drop(fs::remove_file(&fresh)))
}

#[cfg(test)]
mod tests;

//! What reviews and rollouts have found, a file per match (`reviews/KEY.json.gz`), so that nothing is computed twice;
//! may be deleted. It holds for the record as it stood and the version that judged. Knows neither a game nor a screen.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use games::table::review::Review;
use games::table::rollout::Rolled;

use super::{Folders, disk, reviewed};

pub const FOLDER: &str = "reviews";
/// A match of a thousand decisions with a hundred choices each takes a tenth of it.
const MOST_BYTES: u64 = 64 * 1024 * 1024;
const JUDGE: &str = env!("CARGO_PKG_VERSION");

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    /// The record, by its first line and its length.
    #[serde(rename = "match")]
    of: String,
    judge: String,
    /// `None` where only decisions were rolled out.
    pub review: Option<Review>,
    /// By the number of the event, from 0.
    pub rollouts: BTreeMap<usize, Rolled>,
}

/// What is kept about the record in that file as it stands now; `None` where nothing is, or it cannot be read.
pub fn read(folders: &Folders, record: &Path) -> Option<Findings> {
    let (of, _) = reviewed::head(record)?;
    let packed = disk::read(&path(folders, &of), MOST_BYTES).ok()?;
    let mut text = Vec::new();
    GzDecoder::new(&*packed).take(MOST_BYTES).read_to_end(&mut text).ok()?;
    let found: Findings = serde_json::from_slice(&text).ok()?;
    (found.of == of && found.judge == JUDGE).then_some(found)
}

/// On an error the file holds what it held.
pub fn keep_review(folders: &Folders, record: &Path, review: &Review) -> io::Result<()> {
    change(folders, record, |found| found.review = Some(review.clone()))
}

/// A longer rollout takes the place of a shorter one. On an error the file holds what it held.
pub fn keep_rollout(folders: &Folders, record: &Path, event: usize, rolled: &Rolled) -> io::Result<()> {
    change(folders, record, |found| {
        let known = found.rollouts.get(&event).map_or(0, |known| known.how.trials);
        if rolled.how.trials >= known {
            found.rollouts.insert(event, rolled.clone());
        }
    })
}

fn change(folders: &Folders, record: &Path, change: impl FnOnce(&mut Findings)) -> io::Result<()> {
    let Some((of, _)) = reviewed::head(record) else { return Ok(()) };
    let path = path(folders, &of);
    let mut found = read(folders, record).unwrap_or_default();
    change(&mut found);
    (found.of, found.judge) = (of, JUDGE.to_owned());
    fs::create_dir_all(path.parent().unwrap_or(Path::new("")))?;
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&serde_json::to_vec(&found)?)?;
    disk::replace(&path, &packed.finish()?)
}

/// A record that has grown has the same file.
fn path(folders: &Folders, of: &str) -> PathBuf {
    let key = of.rsplit_once('-').map_or(of, |(key, _)| key);
    folders.data().join(FOLDER).join(format!("{key}.json.gz"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use std::num::NonZero;

    use games::table::review::Examination;
    use games::table::rollout::{How, before};

    use super::*;
    use crate::store::journal;

    const RECORD: &str = include_str!("../../../../tests/records/namaste-two-to-the-end.wurf");

    fn match_in(folder: &Path) -> (Folders, PathBuf) {
        let path = folder.join("a.wurf");
        fs::write(&path, RECORD).unwrap();
        (Folders::at(folder), path)
    }

    fn reviewed(record: &Path) -> Review {
        let mut review = Review::default();
        Examination::new(&*journal::view(record).unwrap().table).unwrap().for_each(|finding| review.enter(finding));
        review
    }

    fn rolled(record: &Path, event: usize, trials: usize) -> Rolled {
        let table = journal::view(record).unwrap().table;
        let stood = before(&*table, event).unwrap();
        let games::game::record::Entry::Act { seat, notation } = &table.history()[event].entry else {
            panic!("a roll")
        };
        let how = How { trials, candidates: 2, turns: 1, ..How::default() };
        let mut rolling = stood.rolling(*seat, notation, how).unwrap();
        while rolling.step(NonZero::<usize>::MIN, &|| true).unwrap() {}
        rolling.rolled()
    }

    #[test]
    fn what_was_found_is_read_again_to_the_last_bit_until_the_record_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let (folders, record) = match_in(folder.path());
        assert_eq!(read(&folders, &record), None);
        let review = reviewed(&record);
        let event = review.judged().next().unwrap().0;
        let [short, long] = [24, 48].map(|trials| rolled(&record, event, trials));
        keep_rollout(&folders, &record, event, &long).unwrap();
        keep_review(&folders, &record, &review).unwrap();
        keep_rollout(&folders, &record, event, &short).unwrap();
        let found = read(&folders, &record).unwrap();
        assert_eq!((found.review, found.rollouts), (Some(review), BTreeMap::from([(event, long)])));
        fs::write(&record, format!("{RECORD}{{\"undo\":1}}\n")).unwrap();
        assert_eq!(read(&folders, &record), None, "what was taken back may end otherwise");
        keep_rollout(&folders, &record, event, &short).unwrap();
        assert_eq!(read(&folders, &record).unwrap().review, None, "what held before does not come back");
        assert_eq!(fs::read_dir(folders.data().join(FOLDER)).unwrap().count(), 1, "one file a match");
    }

    #[test]
    fn what_another_version_judged_or_nobody_can_read_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let (folders, record) = match_in(folder.path());
        keep_review(&folders, &record, &Review::default()).unwrap();
        let (of, _) = reviewed::head(&record).unwrap();
        let write = |found: &Findings| {
            let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
            packed.write_all(&serde_json::to_vec(found).unwrap()).unwrap();
            fs::write(path(&folders, &of), packed.finish().unwrap()).unwrap();
        };
        let found = read(&folders, &record).unwrap();
        write(&Findings { judge: "1.0.0".to_owned(), ..found });
        assert_eq!(read(&folders, &record), None);
        for broken in [&b"no gzip"[..], &[]] {
            fs::write(path(&folders, &of), broken).unwrap();
            assert_eq!(read(&folders, &record), None);
        }
    }
}

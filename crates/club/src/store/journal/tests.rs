//! A journal on disks that fail, which no real disk does when asked.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{Error as IoError, ErrorKind, Result as IoResult};
use std::sync::{Arc, Mutex};

use proptest::prelude::*;

use games::game::Face;
use games::game::record::{Player, PlayerKind};

use super::super::disk::Trouble;
use super::super::lines::Medium;
use super::*;

/// What lies on a disk, and how it fails.
#[derive(Debug, Default)]
struct Disk {
    bytes: Vec<u8>,
    /// How many bytes there is room for.
    room: Option<usize>,
    /// Waiting for the disk fails, though the bytes are there.
    sync_fails: bool,
    /// Cutting fails as well.
    cut_fails: bool,
}

#[derive(Clone, Debug, Default)]
struct Failing(Arc<Mutex<Disk>>);

impl Medium for Failing {
    fn length(&mut self) -> IoResult<u64> {
        Ok(self.0.lock().unwrap().bytes.len() as u64)
    }

    fn write(&mut self, at: usize, bytes: &[u8]) -> IoResult<()> {
        let mut disk = self.0.lock().unwrap();
        let fits = disk.room.map_or(bytes.len(), |room| room.saturating_sub(at).min(bytes.len()));
        disk.bytes.truncate(at);
        disk.bytes.extend(&bytes[..fits]);
        if fits == bytes.len() { Ok(()) } else { Err(ErrorKind::StorageFull.into()) }
    }

    fn cut(&mut self, length: usize) -> IoResult<()> {
        let mut disk = self.0.lock().unwrap();
        if disk.cut_fails {
            return Err(IoError::other("the disk is gone"));
        }
        disk.bytes.truncate(length);
        Ok(())
    }

    fn sync(&mut self) -> IoResult<()> {
        if self.0.lock().unwrap().sync_fails { Err(IoError::other("input/output error")) } else { Ok(()) }
    }

    fn is_named(&self, _path: &Path) -> bool {
        true
    }
}

fn header() -> Header {
    let player = |name| Player::new(name, PlayerKind::Human).unwrap();
    Header { seed: Some(1), ..Header::new("namaste", Default::default(), vec![player("Ada"), player("Bo")]) }
}

fn roll(face: u8) -> Entry {
    Entry::Roll(vec![Face::Number(face)])
}

/// A journal on a disk that can be made to fail; the folder lives as long as the journal is wanted.
fn journal() -> (Journal, Failing, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::create(&Folders::at(folder.path()), &header()).unwrap();
    let disk = Failing::default();
    disk.0.lock().unwrap().bytes.clone_from(&journal.lines.text);
    let Target::File(written) = &mut journal.lines.place else { panic!("a new journal has a file") };
    written.change_medium(Box::new(disk.clone()));
    (journal, disk, folder)
}

fn lines(disk: &Failing) -> usize {
    let disk = disk.0.lock().unwrap();
    assert!(disk.bytes.ends_with(b"\n"), "only whole lines");
    Record::read(&disk.bytes).unwrap().lines.len()
}

#[test]
fn a_full_disk_keeps_the_lines_before_and_takes_the_next_when_there_is_room() {
    let (mut journal, disk, _folder) = journal();
    journal.append(&roll(1)).unwrap();
    let full = disk.0.lock().unwrap().bytes.len();
    for room in full..full + roll(2).line().len() + 1 {
        disk.0.lock().unwrap().room = Some(room);
        let error = journal.append(&roll(2)).unwrap_err();
        assert!(matches!(&error.why, Why::Unwritten(Trouble::Io(why)) if why.kind() == ErrorKind::StorageFull));
        assert_eq!((lines(&disk), journal.held()), (1, 0));
    }
    disk.0.lock().unwrap().room = None;
    journal.append(&roll(3)).unwrap();
    assert_eq!(disk.0.lock().unwrap().bytes, journal.text());
    assert_eq!(lines(&disk), 2);
}

#[test]
fn what_is_held_is_written_with_the_next_line() {
    let (mut journal, disk, folder) = journal();
    disk.0.lock().unwrap().room = Some(0);
    for face in 1..=3 {
        assert!(journal.append(&roll(face)).is_err());
        journal.hold(&roll(face));
        assert_eq!((journal.held(), lines(&disk)), (usize::from(face), 0));
    }
    let copy = folder.path().join("copy.wurf");
    journal.save_copy(&copy).unwrap();
    assert_eq!(Record::read(&fs::read(&copy).unwrap()).unwrap().lines.len(), 3);
    disk.0.lock().unwrap().room = None;
    journal.append(&roll(4)).unwrap();
    assert_eq!((journal.held(), lines(&disk)), (0, 4));
}

#[test]
fn a_match_without_a_place_finds_one_with_all_it_holds() {
    let (mut full, disk, folder) = journal();
    disk.0.lock().unwrap().room = Some(0);
    for mut journal in [Journal::in_memory(&header()).unwrap(), {
        full.hold(&roll(1));
        full
    }] {
        journal.hold(&roll(2));
        let before = journal.text().to_vec();
        fs::write(folder.path().join("file"), b"").unwrap();
        assert!(matches!(
            journal.settle(&Folders::at(folder.path().join("file"))),
            Err(Error { why: Why::Uncreated(_), .. })
        ));
        let held = journal.held();
        assert!(held > 0);
        journal.settle(&Folders::at(folder.path().join("other"))).unwrap();
        journal.append(&roll(3)).unwrap();
        assert_eq!(journal.held(), 0);
        let path = journal.path().unwrap();
        assert!(path.starts_with(folder.path().join("other")));
        assert_eq!(fs::read(path).unwrap(), [before, (roll(3).line() + "\n").into_bytes()].concat());
    }
}

#[test]
fn a_line_that_may_not_have_reached_the_disk_is_taken_back() {
    let (mut journal, disk, _folder) = journal();
    disk.0.lock().unwrap().sync_fails = true;
    assert!(journal.append(&roll(1)).is_err());
    assert_eq!(lines(&disk), 0);
    disk.0.lock().unwrap().sync_fails = false;
    journal.append(&roll(2)).unwrap();
    assert_eq!(lines(&disk), 1);
}

#[test]
fn a_half_line_that_cannot_be_cut_off_at_once_is_cut_off_before_the_next() {
    let (mut journal, disk, _folder) = journal();
    let full = disk.0.lock().unwrap().bytes.len();
    {
        let mut disk = disk.0.lock().unwrap();
        (disk.room, disk.cut_fails) = (Some(full + 4), true);
    }
    assert!(journal.append(&roll(1)).is_err());
    assert_eq!(disk.0.lock().unwrap().bytes.len(), full + 4);
    assert!(journal.append(&roll(1)).is_err());
    {
        let mut disk = disk.0.lock().unwrap();
        (disk.room, disk.cut_fails) = (None, false);
    }
    journal.append(&roll(2)).unwrap();
    assert_eq!((lines(&disk), journal.held()), (1, 0));
}

proptest! {
    #[test]
    fn the_disk_has_every_line_that_was_taken_whatever_fails(
        steps in prop::collection::vec((any::<bool>(), any::<bool>(), any::<bool>(), 0usize..40), 1..40),
    ) {
        let (mut journal, disk, _folder) = journal();
        let mut taken = 0;
        for (number, (full, sync_fails, cut_fails, room)) in steps.into_iter().enumerate() {
            {
                let mut disk = disk.0.lock().unwrap();
                disk.room = full.then_some(disk.bytes.len() + room);
                (disk.sync_fails, disk.cut_fails) = (sync_fails, cut_fails);
            }
            taken += usize::from(journal.append(&roll(u8::try_from(number).unwrap())).is_ok());
            let record = Record::read(&disk.0.lock().unwrap().bytes).unwrap();
            prop_assert_eq!(record.fault, None);
            // What was refused may stand there, where not even cutting worked; what was taken must.
            prop_assert!(record.lines.len() == taken || cut_fails && record.lines.len() == taken + 1);
        }
        let mut whole = disk.0.lock().unwrap();
        (whole.room, whole.sync_fails, whole.cut_fails) = (None, false, false);
        drop(whole);
        journal.append(&roll(0)).unwrap();
        prop_assert_eq!(lines(&disk), taken + 1);
        prop_assert_eq!(&disk.0.lock().unwrap().bytes, journal.text());
    }
}

#[test]
fn the_end_of_a_text_is_made_whole() {
    for (given, whole) in [
        (&b"{}"[..], &b"{}\n"[..]),
        (b"{}\n", b"{}\n"),
        (b"{}\r\n", b"{}\r\n"),
        (b"{}\n\n \n", b"{}\n"),
        (b"{} \t", b"{}\n"),
        (b"\xEF\xBB\xBF{}\n", b"\xEF\xBB\xBF{}\n"),
    ] {
        assert_eq!(whole_lines(given), whole);
    }
}

#[test]
fn a_line_begins_behind_the_one_before() {
    let begins = [0, 1, 2, 3, 4].map(|line| begin_of(b"a\nbc\n\nd", line));
    assert_eq!(begins, [0, 0, 2, 5, 6]);
}

#[test]
fn a_header_that_could_not_be_read_again_is_refused() {
    let long = Player { name: "x".repeat(41), kind: PlayerKind::Human };
    let (mut unknown, mut nameless, mut alone) = (header(), header(), header());
    unknown.game = "chess".into();
    nameless.players[1] = long;
    alone.players.truncate(1);
    for header in [unknown, nameless, alone] {
        assert!(matches!(Journal::in_memory(&header), Err(Error { why: Why::Header(_), .. })));
    }
}

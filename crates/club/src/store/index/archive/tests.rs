#![allow(clippy::unwrap_used)]

use base::i18n::Lang;

use super::*;

const RECORD: &str = include_str!("../../../../../../tests/records/namaste-two-to-the-end.wurf");

#[test]
fn on_a_full_disk_it_is_said_once_and_everything_goes_on_without_the_file() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    folders.prepare().unwrap();
    let put = |number: usize| {
        std::fs::write(folders.matches().join(format!("{number:03}.wurf")), RECORD).unwrap();
    };
    (0..60).for_each(put);
    let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
    {
        // There is room for the tables and nothing more.
        let mut inner = archive.inner();
        inner.ask(|index, _| index.count()).unwrap();
        let db = &inner.index.as_ref().unwrap().db;
        let pages: i64 = db.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
        let most: i64 = db.query_row(&format!("PRAGMA max_page_count = {}", pages), [], |row| row.get(0)).unwrap();
        assert_eq!(most, pages);
    }
    let until_in_step = || (0..3).any(|_| archive.catch_up(Duration::MAX).unwrap() && archive.is_in_step());
    assert!(until_in_step());
    assert!(archive.inner().loose);
    let said = archive.said();
    assert_eq!(said.len(), 1, "{said:?}");
    for (lang, full) in [(Lang::De, "kein Platz"), (Lang::En, "the disk is full")] {
        let words = lang.say(&said[0]);
        assert!(words.contains(full) && words.contains(NAME), "{words}");
    }
    assert_eq!(archive.find(&Sieve::default()).len(), 60);
    assert_eq!(archive.ledger().matches().count(), 60);
    put(60);
    std::fs::remove_file(folders.matches().join("000.wurf")).unwrap();
    assert!(until_in_step());
    assert_eq!((archive.find(&Sieve::default()).len(), archive.said()), (60, Vec::new()));
    assert_eq!(std::fs::read_to_string(folders.matches().join("030.wurf")).unwrap(), RECORD);
    // Where there is room again, another sitting writes the file as ever.
    drop(archive);
    let archive = Archive::new(Some(folders), TimeZone::UTC);
    assert!(archive.catch_up(Duration::MAX).unwrap() && !archive.inner().loose);
    assert_eq!((archive.find(&Sieve::default()).len(), archive.said()), (60, Vec::new()));
}

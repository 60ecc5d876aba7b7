#![allow(clippy::unwrap_used)]

use super::*;

fn system() -> ProjectDirs {
    ProjectDirs::from_path(PathBuf::from("x")).unwrap()
}

#[test]
fn the_variable_overrules_everything_and_an_empty_one_nothing() {
    let system = system();
    let home = std::env::temp_dir().join("stick");
    let folders = Folders::choose(Some(home.clone().into()), Some(&system)).unwrap();
    assert_eq!(folders, Folders::at(&home));
    assert_eq!(folders.clone().with_data(Some(Path::new("/elsewhere"))), folders);
    let folders = Folders::choose(Some(OsString::new()), Some(&system)).unwrap();
    assert_eq!(folders.data(), system.data_dir());
}

#[test]
fn without_a_home_there_is_an_error_and_a_way_on() {
    assert!(matches!(Folders::choose(None, None), Err(Error::NoHome)));
    let (one, other) = (Folders::temporary().unwrap(), Folders::temporary().unwrap());
    assert_ne!(one, other);
    for folders in [one, other] {
        assert!(folders.is_temporary() && folders.data().is_dir());
        fs::remove_dir_all(folders.data()).unwrap();
    }
}

#[test]
fn the_settings_may_move_the_data() {
    let folders = Folders::choose(None, Some(&system())).unwrap();
    let moved = folders.clone().with_data(Some(Path::new("games")));
    assert_eq!(moved.matches(), folders.settings().with_file_name("games").join("matches"));
    assert_eq!(moved.settings(), folders.settings());
    assert_eq!(folders.clone().with_data(None), folders);
}

#[test]
fn whether_the_data_can_lie_somewhere_is_tried() {
    let (folders, place) = (Folders::choose(None, Some(&system())).unwrap(), tempfile::tempdir().unwrap());
    let good = place.path().join("games");
    folders.try_data(&good).unwrap();
    assert!(folders.clone().with_data(Some(&good)).matches().is_dir());
    let file = place.path().join("file");
    fs::write(&file, b"").unwrap();
    let error = folders.try_data(&file).unwrap_err();
    assert!(matches!(error, Error::Unusable(Failed { path, .. }) if path.starts_with(&file)));
}

#[test]
fn a_relative_home_is_made_absolute() {
    assert!(Folders::at("stick").data().is_absolute());
}

#[test]
fn a_file_where_a_folder_should_be_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("file");
    fs::write(&home, b"").unwrap();
    let error = Folders::at(&home).prepare().unwrap_err();
    assert!(matches!(error, Error::Unusable(Failed { path, .. }) if path.starts_with(&home)));
}

#![allow(clippy::unwrap_used)]

use super::*;

#[test]
fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    replace(&path, b"one").unwrap();
    replace(&path, b"two").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn replacing_keeps_the_permissions_and_the_link() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    fs::write(&real, b"one").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    replace(&link, b"two").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&real).unwrap(), b"two");
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn moving_never_overwrites() {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("from");
    fs::write(&from, b"new").unwrap();
    fs::write(folder.path().join("a"), b"old").unwrap();
    let to = shift(&from, folder.path(), ["a", "b"].into_iter().map(Into::into)).unwrap();
    assert_eq!((to, from.exists()), (folder.path().join("b"), false));
    assert_eq!(fs::read(folder.path().join("a")).unwrap(), b"old");
}

#[test]
fn only_ordinary_files_of_a_sensible_size_are_read() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(read(folder.path(), 10), Err(Trouble::NotAFile)));
    let path = folder.path().join("a");
    fs::write(&path, [0; 11]).unwrap();
    assert!(matches!(read(&path, 10), Err(Trouble::TooLarge { most: 10 })));
    assert_eq!(read(&path, 11).unwrap().len(), 11);
}

use base::draw::{Ink, Path, Role};

use super::*;

/// A table with men of two kinds, and a frame that moves with nobody.
fn table(men: &[(&'static str, f32)]) -> Drawing {
    let mut inner = Drawing::new(100.0, 10.0);
    inner.fill(Path::rect(0.0, 0.0, 100.0, 10.0), Ink::new(Role::Soft));
    for (kind, x) in men {
        let mut man = Drawing::new(2.0, 2.0);
        man.fill(Path::circle(0.0, 0.0, 1.0), Ink::new(Role::Text));
        inner.piece(kind, Point::new(*x, 5.0), man);
    }
    let mut outer = Drawing::new(120.0, 30.0);
    outer.place(Affine::shift(10.0, 10.0), inner);
    outer
}

/// Where those that move come from and go to, along the table.
fn ways(old: &[(&'static str, f32)], new: &[(&'static str, f32)]) -> Vec<(f32, f32)> {
    let glide = Glide::between(&table(old), &table(new), None);
    let way = |(drawing, from): &(Drawing, Point)| {
        let (_, at) = pieces(drawing)[0];
        (at.x + from.x, at.x)
    };
    glide.map(|glide| glide.moved.iter().map(way).collect()).unwrap_or_default()
}

#[test]
fn a_man_comes_from_where_one_of_his_kind_is_gone() {
    let old = [("white", 10.0), ("white", 20.0), ("black", 30.0)];
    assert_eq!(ways(&old, &[("white", 10.0), ("white", 40.0), ("black", 30.0)]), [(30.0, 50.0)]);
    assert_eq!(ways(&old, &[("white", 10.0), ("white", 30.0), ("black", 50.0)]), [(30.0, 40.0), (40.0, 60.0)]);
}

#[test]
fn of_many_in_one_place_one_goes() {
    let old = [("white", 10.0); 15];
    let mut new = old;
    new[14].1 = 40.0;
    assert_eq!(ways(&old, &new), [(20.0, 50.0)]);
    assert_eq!(ways(&old, &old), []);
}

#[test]
fn who_comes_from_nowhere_or_with_everybody_is_there_at_once() {
    assert_eq!(ways(&[("white", 10.0)], &[("white", 10.0), ("white", 40.0)]), []);
    let all = |far: f32| (0..9_u8).map(|man| ("white", f32::from(man) * 10.0 + far)).collect::<Vec<_>>();
    assert_eq!(ways(&all(0.0), &all(5.0)), []);
}

#[test]
fn a_picture_that_changes_otherwise_does_not_stop_what_is_on_its_way() {
    let (old, new) = (table(&[("white", 10.0)]), table(&[("white", 40.0)]));
    let glide = Glide::between(&old, &new, None).expect("it moves");
    let now = Instant::now();
    assert!(glide.frame(now) && glide.frame(now + LASTS / 2));
    let mut marked = new.clone();
    marked.fill(Path::circle(1.0, 1.0, 1.0), Ink::new(Role::Accent));
    let on = Glide::between(&new, &marked, Some(&glide)).expect("it still moves");
    assert!(on.is_seen());
    assert_eq!(on.part.get(), glide.part.get());
    assert!(!on.frame(now + LASTS));
    assert!(Glide::between(&marked, &new, Some(&on)).is_none(), "it has arrived");
}

#[test]
fn what_moves_is_in_one_place_only() {
    let glide = Glide::between(&table(&[("white", 10.0)]), &table(&[("white", 40.0)]), None).expect("it moves");
    assert!(pieces(&glide.rest).is_empty() && glide.moved.len() == 1);
    assert_eq!(glide.on_the_way().next().map(|(_, by)| by), Some(Affine::shift(-30.0, 0.0)));
    glide.finish();
    assert!(glide.is_over() && !glide.is_seen());
}

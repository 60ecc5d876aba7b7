//! Whoever plays here has their sign before their name on every sheet that a match fills in.

use base::draw::plot::{Mark, Sign};
use base::draw::sheet::Paper;
use base::draw::{Affine, Drawing, Hue, Ink, Point, Role, Segment, flat};
use base::i18n::Lang;
use club::printing::Order;
use games::game::options::Values;
use games::game::record::Header;
use games::shelf;
use games::table::{Table, View};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::play::play;

const RUBY: Ink = Ink::new(Role::Deep(Hue::Ruby));

fn played(key: &str, options: &str, names: &[&str], seed: u64) -> Option<Box<dyn Table>> {
    let players: Vec<String> = names.iter().map(|name| format!(r#"{{"name":"{name}","kind":"human"}}"#)).collect();
    let players = players.join(",");
    let header = format!(r#"{{"wurfzabel":1,"game":"{key}","options":{{{options}}},"players":[{players}]}}"#);
    let mut table = shelf::find(key)?.open(Header::read(header.as_bytes()).ok()?).ok()?;
    play(table.as_mut(), &mut ChaCha8Rng::seed_from_u64(seed), usize::MAX);
    Some(table)
}

fn ends(segment: &Segment) -> Option<Point> {
    match segment {
        Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, _, to) => Some(*to),
        Segment::Close => None,
    }
}

/// How often that name is written by hand, and how often after a heart.
fn signed(sheet: &Drawing, name: &str) -> (usize, usize) {
    let (mut hearts, mut names): (Vec<Point>, Vec<Point>) = Default::default();
    flat::visit(sheet, Affine::IDENTITY, &mut |piece| match piece {
        flat::Piece::Shape { path, fill: Some(RUBY), .. } => hearts.extend(path.0.iter().find_map(ends)),
        flat::Piece::Text { text, to, .. } if text.words == name && text.ink == Ink::new(Role::Pencil) => {
            names.push(to.map(Point::default()));
        }
        flat::Piece::Shape { .. } | flat::Piece::Text { .. } | flat::Piece::Photo { .. } => {}
    });
    let before = |at: &&Point| {
        hearts.iter().any(|heart| (0.5..6.0).contains(&(at.x - heart.x)) && (-1.5..4.0).contains(&(at.y - heart.y)))
    };
    (names.len(), names.iter().filter(before).count())
}

#[test]
fn a_review_on_paper_shows_everybody_in_their_own_colour_with_their_sign() {
    let table = played("schikanen", "", &["Ada", "Bo"], 5).unwrap();
    let options = Values::new();
    let pages = |marks| {
        let (sheet, filled, paper) = ("review", Some(&*table), Paper::A4);
        Order { sheet, filled, marks, paper, per_page: 1, edge: None, options: &options, lang: Lang::En }.pages()
    };
    let has_plum = |pages: &[Drawing]| {
        let mut found = false;
        let mut see = |piece: flat::Piece<'_>| {
            let plum = Ink::new(Role::Deep(Hue::Plum));
            if let flat::Piece::Shape { fill, stroke, .. } = piece {
                found |= fill == Some(plum) || stroke.is_some_and(|stroke| stroke.ink == plum);
            }
        };
        pages.iter().for_each(|page| flat::visit(page, Affine::IDENTITY, &mut see));
        found
    };
    let (plain, signed) = (pages(&[]), pages(&[Some(Mark::Person(Sign::Heart, Hue::Plum)), None]));
    assert!(!plain.is_empty() && !has_plum(&plain) && has_plum(&signed));
}

#[test]
fn a_sign_stands_before_the_name_of_whoever_has_one_on_every_filled_sheet() {
    let mut met = std::collections::BTreeSet::new();
    let modes =
        ["", r#""mode":"cup","match":"13","target":"1""#, r#""mode":"points""#, r#""mode":"duel""#, r#""mode":"solo""#];
    let matches = shelf::ALL.iter().map(|title| (title.key(), "")).chain(modes.map(|mode| ("dre13ehn", mode)));
    // Some sheets name only who has lost.
    let each = matches.flat_map(|(key, options)| (0..4).map(move |seed| (key, options, seed)));
    for (key, options, seed) in each {
        let names: &[&str] = if options.contains("solo") { &["Ada"] } else { &["Ada", "Bo"] };
        let Some(table) = played(key, options, names, seed) else { panic!("{key} {options}") };
        for sheet in table.title().sheets().into_iter().filter(|sheet| sheet.filling().is_some()) {
            let view = |marks| View { marks, ..Lang::De.into() };
            let filled = table.filled(sheet.key, &view(vec![Some(Mark::Person(Sign::Heart, Hue::Ruby)), None]));
            assert_eq!(table.filled(sheet.key, &Lang::De.into()), table.filled(sheet.key, &view(vec![None; 2])));
            for drawing in &filled {
                let (ada, bo) = (signed(drawing, "Ada"), signed(drawing, "Bo"));
                assert_eq!((ada.0, bo.1), (ada.1, 0), "{key} {options} {}", sheet.key);
                met.extend((ada.0 > 0).then_some(sheet.key));
            }
        }
    }
    let all: std::collections::BTreeSet<&str> = shelf::ALL
        .iter()
        .flat_map(|title| title.sheets())
        .filter_map(|sheet| sheet.filling().map(|()| sheet.key))
        .collect();
    assert_eq!(met, all);
}

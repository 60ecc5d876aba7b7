use base::draw::{Item, Point};

use super::*;
use crate::game::Game;
use crate::namaste::field::Field;
use crate::namaste::rules::Action;

/// The corners of every shape, where it lies at last.
fn shapes(items: &[Item], to: Affine, all: &mut Vec<(Point, Point)>) {
    for item in items {
        match item {
            Item::Shape { path, .. } => all.extend(path.moved(to).bounds()),
            Item::Group { by, items, .. } => shapes(items, by.then(to), all),
            Item::Text(_) | Item::Photo(..) => {}
        }
    }
}

fn fields_of(drawing: &Drawing) -> usize {
    let mut all = Vec::new();
    shapes(&drawing.items, Affine::IDENTITY, &mut all);
    let shift = Affine::shift((WIDTH - PLAN.size().width) / 2.0, TOP);
    let is_there = |field: &Field| {
        let middle = shift.map(PLAN.middle(*field));
        all.iter().any(|(low, high)| {
            let (x, y, width) = ((low.x + high.x) / 2.0, (low.y + high.y) / 2.0, high.x - low.x);
            (x - middle.x).abs() < 0.1 && (y - middle.y).abs() < 0.1 && (width / PLAN.cell - 0.93).abs() < 0.05
        })
    };
    Field::all().filter(is_there).count()
}

#[test]
fn blank_and_filled_sheets_have_all_25_fields_and_every_number() {
    let mut game = Namaste::start(&(), 2);
    game.act(0, &Action::Dice(1));
    game.roll(&[4, 6].map(crate::game::Face::Number));
    game.act(0, &Action::Enter(Field::named("d7").expect("it is a field"), 10));
    game.act(1, &Action::Enter(Field::named("c5").expect("it is a field"), 4));
    game.act(1, &Action::Dice(1));
    game.roll(&[4, 6].map(crate::game::Face::Number));
    game.act(1, &Action::Karma);
    let header =
        br#"{"wurfzabel":1,"game":"namaste","players":[{"name":"Ada","kind":"human"},{"name":"Bo","kind":"human"}]}"#;
    let header = Header::read(header).expect("it is a header");
    for lang in Lang::ALL {
        assert_eq!(fields_of(&blank(lang)), 25);
        let blank: Vec<String> = blank(lang).words().into_iter().map(str::to_owned).collect();
        let sheets = filled(&game, &header, &lang.into());
        let new = |sheet: &Drawing| {
            let mut new: Vec<String> = sheet.words().into_iter().map(str::to_owned).collect();
            for word in &blank {
                let at = new.iter().position(|other| other == word);
                new.remove(at.expect("what a blank sheet says a filled one says too"));
            }
            new
        };
        assert_eq!(sheets.iter().map(fields_of).collect::<Vec<_>>(), [25, 25]);
        assert_eq!(new(&sheets[0]), ["Ada", "10", "5", "5"], "the field, its truth box, the total");
        assert_eq!(new(&sheets[1]), ["Bo", "4", "6", "−6"], "the field, the bad karma, the total");
    }
}

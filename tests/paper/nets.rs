//! Dice to be made of paper, read back from the PDF: true to size, whatever the paper.

use base::draw::sheet::Paper;
use base::draw::solids::Solid;
use base::draw::{Drawing, Hue, paper};
use base::i18n::Lang;
use club::printing;
use games::game::options::Values;
use games::table::Model;
use lopdf::content::Content;
use lopdf::{Document, Object, ObjectId};

/// What a printer makes of a point, mm.
const POINT: f64 = 25.4 / 72.0;

fn model(sheet: &str, wanted: &Model<'_>) -> Vec<Drawing> {
    printing::find(sheet).unwrap().sheet.model(wanted)
}

fn document(sheet: &str, edge: u8, on: Paper) -> Document {
    let options = Values::new();
    let pages = model(sheet, &Model { edge, count: 1, paper: on, options: &options, lang: Lang::De });
    let about = paper::About { title: sheet.to_owned(), lang: Lang::De, accent: Hue::Plum };
    Document::load_mem(&paper::write(&pages, 1, &about).unwrap()).unwrap()
}

fn number(object: &Object) -> f64 {
    object.as_float().map(f64::from).unwrap_or_default()
}

/// The lengths of all straight lines of a page, mm, by the transformations that hold where they are drawn.
fn lengths(document: &Document, page: ObjectId) -> Vec<f64> {
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let mut stack = Vec::new();
    let mut now = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    let mut at = (0.0, 0.0);
    let mut lengths = Vec::new();
    for operation in content.operations {
        let numbers: Vec<f64> = operation.operands.iter().map(number).collect();
        let point = |x: f64, y: f64| (now[0] * x + now[2] * y + now[4], now[1] * x + now[3] * y + now[5]);
        match operation.operator.as_str() {
            "q" => stack.push(now),
            "Q" => now = stack.pop().unwrap(),
            "cm" => {
                let [a, b, c, d, e, f] = numbers[..] else { unreachable!("a matrix has six numbers") };
                let (x, y) = (point(e, f), (now[0], now[1], now[2], now[3]));
                now = [a * y.0 + b * y.2, a * y.1 + b * y.3, c * y.0 + d * y.2, c * y.1 + d * y.3, x.0, x.1];
            }
            "m" => at = point(numbers[0], numbers[1]),
            "l" => {
                let to = point(numbers[0], numbers[1]);
                lengths.push((to.0 - at.0).hypot(to.1 - at.1) * POINT);
                at = to;
            }
            _ => {}
        }
    }
    lengths
}

#[test]
fn edges_and_the_ruler_are_true_to_a_fiftieth_of_a_millimetre() {
    let solids = [
        ("dre13ehn-net-fire", Solid::tetrahedron()),
        ("dre13ehn-net-air", Solid::octahedron()),
        ("dre13ehn-net-water", Solid::icosahedron()),
        ("dre13ehn-net-beginner", Solid::cube()),
    ];
    for (sheet, solid) in solids {
        for on in Paper::ALL {
            for edge in [15, 23, 37, 60] {
                let document = document(sheet, edge, on);
                let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
                let mut edges = 0;
                for page in &pages {
                    let lengths = lengths(&document, *page);
                    let near = |due: f64| lengths.iter().filter(|length| (**length - due).abs() < 0.02).count();
                    assert!(near(100.0) >= 1, "{sheet} {edge} on {on}: the ruler");
                    edges += near(f64::from(edge));
                    let box_of = document.get_dictionary(*page).unwrap().get(b"MediaBox").unwrap().as_array().unwrap();
                    let (width, height) = (number(&box_of[2]) * POINT, number(&box_of[3]) * POINT);
                    let due = on.size();
                    let upright = (width - f64::from(due.width)).abs() + (height - f64::from(due.height)).abs();
                    let lying = (width - f64::from(due.height)).abs() + (height - f64::from(due.width)).abs();
                    assert!(upright.min(lying) < 0.01, "{width} × {height} on {on}");
                }
                // a fold is drawn once, any other edge on both of its sides and along the ground of its tab; a part
                // has a fold less than facets
                let twice = 3 * solid.edges().len() - edges;
                assert_eq!(twice % 2, 0, "{sheet} {edge} on {on}: {edges}");
                let folds = twice / 2;
                let parts = solid.facets().len() - folds;
                assert!(parts >= pages.len() && parts <= solid.facets().len() / 2, "{sheet} {edge} on {on}: {parts}");
            }
        }
    }
}

#[test]
fn ones_own_faces_are_printed_and_wrong_ones_are_not() {
    let page = |list: &str| {
        let options = Values::from([("air".to_owned(), list.to_owned())]);
        let wanted = Model { edge: 25, count: 1, paper: Paper::A4, options: &options, lang: Lang::En };
        model("dre13ehn-net-air", &wanted)
    };
    assert_eq!(page("0,0,1,1,2,2,3,F"), page("nonsense"));
    assert_ne!(page("0,0,1,1,2,3,F,F"), page("0,0,1,1,2,2,3,F"));
}

#[test]
fn two_dice_take_one_page_where_there_is_room() {
    let options = Values::new();
    let pages = |edge, count, paper| {
        let wanted = Model { edge, count, paper, options: &options, lang: Lang::En };
        model("dre13ehn-net-fire", &wanted).len()
    };
    assert_eq!((pages(25, 1, Paper::A6), pages(25, 2, Paper::A6)), (1, 1));
    assert_eq!((pages(60, 2, Paper::A4), pages(60, 2, Paper::A5)), (1, 2));
    let wanted = Model { edge: 25, count: 1, paper: Paper::A4, options: &options, lang: Lang::En };
    assert!(model("namaste", &wanted).is_empty(), "a form is no model");
}

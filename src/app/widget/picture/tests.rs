use base::draw::Path;

use super::*;

fn picture() -> Picture {
    let mut drawing = Drawing::new(30.0, 30.0);
    for (name, x, y) in [("a", 5.0, 5.0), ("b", 25.0, 5.0), ("c", 5.0, 25.0), ("d", 24.0, 26.0)] {
        drawing.spot(Spot::new(name), Path::circle(x, y, 3.0), name);
    }
    Picture::new(drawing)
}

fn led(from: &'static str, arrow: Named) -> String {
    let spot = picture().walk(Some(&Spot::new(from)), &Key::Named(arrow), false);
    spot.map(|spot| spot.name().to_owned()).unwrap_or_default()
}

#[test]
fn arrows_lead_to_the_nearest_spot_that_way() {
    assert_eq!(led("a", Named::ArrowRight), "b");
    assert_eq!(led("a", Named::ArrowDown), "c");
    assert_eq!(led("d", Named::ArrowUp), "b");
    assert_eq!(led("d", Named::ArrowLeft), "c");
}

#[test]
fn an_arrow_to_nowhere_stays() {
    assert_eq!(led("a", Named::ArrowLeft), "a");
}

#[test]
fn an_arrow_without_a_cursor_leads_to_the_first_spot() {
    assert_eq!(picture().walk(None, &Key::Named(Named::ArrowUp), false), Some(Spot::new("a")));
    assert_eq!(picture().walk(None, &Key::Named(Named::Enter), false), None);
}

fn ui(window: Size) -> Ui {
    Ui {
        lang: base::i18n::Lang::En,
        keys: &crate::app::keys::USUAL,
        palette: Palette::Light,
        accent: base::draw::Hue::Ruby,
        seats: base::draw::Seats::default(),
        text: 1.0,
        window,
        still: false,
        large_cursor: false,
        large_targets: false,
    }
}

#[test]
fn the_cursor_lies_on_its_spot_when_the_drawing_is_laid_out_anew_in_the_same_place() {
    use iced_test::core::renderer::{Headless, Style};
    use iced_test::futures::futures::executor::block_on;
    use iced_test::runtime::user_interface::{Cache, UserInterface};

    let size = Size::new(300.0, 300.0);
    let renderer = <Renderer as Headless>::new(crate::app::SANS, iced::Pixels(16.0), Some("tiny-skia"));
    let mut renderer = block_on(renderer).expect("the software renderer needs nothing");
    let cursor = Spot::new("a");
    let mut painted = |picture: &Picture, cache: Cache| {
        let view = picture.touchable(ui(size), String::new(), Some(&cursor), None, |gesture| gesture);
        let mut interface = UserInterface::build(view, size, cache, &mut renderer);
        let style = Style { text_color: iced::Color::BLACK };
        interface.draw(&mut renderer, &Theme::Light, &style, mouse::Cursor::Unavailable);
        let cache = interface.into_cache();
        (Headless::screenshot(&mut renderer, Size::new(300, 300), 1.0, iced::Color::WHITE), cache)
    };
    let mut wider = picture().drawing().clone();
    wider.size.width *= 2.0;
    let wider = Picture::new(wider);
    let (_, cache) = painted(&picture(), Cache::default());
    let (after, _) = painted(&wider, cache);
    assert!(after == painted(&wider, Cache::default()).0);
}

/// What is told when the pointer is pressed at the first of these points, led over the others and let go at the
/// last; but not what it hovers over. The picture is 300 pixels wide and high.
fn led_over(way: &[(f32, f32)]) -> Vec<Gesture> {
    use iced_test::Simulator;
    let (picture, size) = (picture(), Size::new(300.0, 300.0));
    let ui = ui(size);
    let canvas = picture.touchable(ui, String::new(), None, None, |gesture| gesture);
    let mut window = Simulator::with_size(iced::Settings::default(), size, canvas);
    let mut presses = true;
    for (x, y) in way {
        let position = iced::Point::new(*x, *y);
        window.point_at(position);
        window.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
        if std::mem::take(&mut presses) {
            window.simulate([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        }
    }
    window.simulate([Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    window.into_messages().filter(|gesture| !matches!(gesture, Gesture::Hovered(_))).collect()
}

#[test]
fn a_press_that_hardly_moves_is_a_click() {
    assert_eq!(led_over(&[(50.0, 50.0)]), [Gesture::Pressed(Spot::new("a"))]);
    assert_eq!(led_over(&[(50.0, 50.0), (53.0, 52.0)]), [Gesture::Pressed(Spot::new("a"))]);
    assert_eq!(led_over(&[(150.0, 150.0)]), [], "nothing is there");
}

#[test]
fn a_press_that_moves_on_grabs_once_and_drops_where_it_is_let_go() {
    let (grabbed, way) = (Gesture::Grabbed(Spot::new("a")), [(50.0, 50.0), (60.0, 50.0), (140.0, 60.0)]);
    assert_eq!(led_over(&way), [grabbed.clone(), Gesture::Dropped(None)]);
    let onto = [&way[..], &[(252.0, 48.0)]].concat();
    assert_eq!(led_over(&onto), [grabbed.clone(), Gesture::Dropped(Some(Spot::new("b")))]);
    let back = [&onto[..], &[(50.0, 50.0)]].concat();
    assert_eq!(led_over(&back), [grabbed.clone(), Gesture::Dropped(Some(Spot::new("a")))]);
    let out = [&way[..], &[(900.0, 60.0)]].concat();
    assert_eq!(led_over(&out), [grabbed, Gesture::Dropped(None)], "beside the picture");
}

#[test]
fn pressing_finds_the_spot_however_the_picture_is_fitted() {
    let picture = picture();
    let spot = picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(200.0, 50.0), 0.0);
    assert_eq!(spot, Some(Spot::new("a")));
    assert_eq!(picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(20.0, 50.0), 0.0), None);
    assert_eq!(picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(148.0, 50.0), 0.0), None);
    let near = picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(148.0, 50.0), 100.0);
    assert_eq!(near, Some(Spot::new("a")), "beside it, for a finger");
    let mut drawing = picture.drawing().clone();
    drawing.spot(Spot::new("tally"), Path::circle(15.0, 5.0, 1.0), "what there is");
    drawing.tells();
    let beside = Picture::new(drawing).spot_at(Size::new(300.0, 300.0), iced::Point::new(130.0, 50.0), 100.0);
    assert_eq!(beside, Some(Spot::new("a")), "what only tells something is not what a finger means");
    assert_eq!(Picture::default().spot_at(Size::new(600.0, 300.0), iced::Point::new(20.0, 50.0), 0.0), None);
}

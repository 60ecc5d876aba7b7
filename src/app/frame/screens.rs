//! Which screens there are and where, and what of a window is on them. The toolkit tells only how large the one is that a
//! window is on, and where that cannot be found out, of the first; X11 is asked here.

#[cfg(any(all(unix, not(target_os = "macos")), test))]
use iced::Size;
use iced::{Point, Rectangle};

/// How much of the window's own bar has to be on a screen, so that it can be taken hold of, logical pixels.
const HOLD: f32 = 96.0;

/// All screens, logical pixels at that scale; none where the system does not tell.
pub(super) fn all(scale: f32) -> Vec<Rectangle> {
    system().unwrap_or_default().into_iter().map(|screen| screen * (1.0 / scale)).collect()
}

#[cfg(all(unix, not(target_os = "macos")))]
fn system() -> Option<Vec<Rectangle>> {
    use x11rb::connection::Connection as _;
    use x11rb::protocol::randr::ConnectionExt as _;

    let (connection, screen) = x11rb::connect(None).ok()?;
    let root = connection.setup().roots.get(screen)?.root;
    let monitors = connection.randr_get_monitors(root, true).ok()?.reply().ok()?.monitors;
    let place = |x: i16, y: i16| Point::new(f32::from(x), f32::from(y));
    let size = |width: u16, height: u16| Size::new(f32::from(width), f32::from(height));
    Some(monitors.iter().map(|one| Rectangle::new(place(one.x, one.y), size(one.width, one.height))).collect())
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn system() -> Option<Vec<Rectangle>> {
    None
}

fn is_there(window: Rectangle, screens: &[Rectangle]) -> bool {
    screens.iter().any(|screen| {
        let wide = (window.x + window.width).min(screen.x + screen.width) - window.x.max(screen.x);
        (screen.y..=screen.y + screen.height - HOLD).contains(&window.y) && wide >= HOLD.min(window.width)
    })
}

/// Where a window goes that cannot be taken hold of: onto the nearest screen. `None` where it is well or none is known.
pub(super) fn back(window: Rectangle, bars: f32, screens: &[Rectangle]) -> Option<Point> {
    if is_there(window, screens) {
        return None;
    }
    let within = |at: f32, side: f32, from: f32, length: f32| at.min(from + length - side).max(from);
    let onto = screens.iter().map(|screen| {
        let x = within(window.x, window.width, screen.x, screen.width);
        let y = within(window.y, window.height, screen.y, screen.height - bars);
        Point::new(x, y)
    });
    onto.min_by(|a, b| a.distance(window.position()).total_cmp(&b.distance(window.position())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Size = Size::new(1280.0, 800.0);

    fn screen(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(width, height))
    }

    fn goes(x: f32, y: f32, screens: &[Rectangle]) -> Option<(f32, f32)> {
        back(Rectangle::new(Point::new(x, y), WINDOW), 64.0, screens).map(|to| (to.x, to.y))
    }

    #[test]
    fn a_window_stays_wherever_its_bar_can_be_taken_hold_of() {
        let one = [screen(0.0, 0.0, 1366.0, 768.0)];
        for (x, y) in [(0.0, 0.0), (900.0, 600.0), (-1100.0, 10.0), (1270.0, 0.0)] {
            assert_eq!(goes(x, y, &one), None, "{x} {y}");
        }
        let two = [one[0], screen(1366.0, 200.0, 1280.0, 900.0)];
        assert_eq!((goes(1400.0, 260.0, &two), goes(1300.0, 210.0, &two)), (None, None));
        assert_eq!(goes(5000.0, 5000.0, &[]), None, "where nothing is known, nothing is better");
    }

    #[test]
    fn a_window_on_a_screen_that_is_gone_comes_to_the_nearest() {
        let one = [screen(0.0, 0.0, 1280.0, 900.0)];
        assert_eq!(goes(1400.0, 60.0, &one), Some((0.0, 36.0)), "a screen of the same size is no other screen");
        assert_eq!(goes(-1279.0, 20.0, &one), Some((0.0, 20.0)));
        assert_eq!(goes(100.0, -40.0, &one), Some((0.0, 0.0)), "its bar above the screen");
        assert_eq!(goes(-32768.0, 32767.0, &one), Some((0.0, 36.0)));
        let low = [screen(1280.0, 0.0, 1920.0, 1080.0), screen(3200.0, 0.0, 1280.0, 600.0)];
        assert_eq!(goes(-100.0, 60.0, &low), Some((1280.0, 60.0)), "no screen is at the origin any more");
        assert_eq!(goes(3300.0, 580.0, &low), Some((3200.0, 0.0)), "from below the lower of two up to it");
        assert_eq!(goes(9000.0, 0.0, &low[1..]), Some((3200.0, 0.0)), "larger than all there is");
    }
}

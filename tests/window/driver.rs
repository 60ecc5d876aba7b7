//! A window without a window: the program's own view and update, driven event by event.
//!
//! It keeps focus and hover as a real window does, runs tasks to their end before the next event, and turns keys
//! that no widget wanted into the messages the subscription would send. Time stands still except where
//! [`Driver::wait`] lets the dice roll out, and a moment for whatever is done.

use std::cell::Cell;
use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use std::time::{Duration, Instant};

use accesskit::{Node, NodeId, TreeId, TreeInfo, TreeUpdate};
use base::draw::sheet::Paper;
use base::draw::{self, Spot};
use base::i18n::Lang;
use club::store::Folders;
use club::store::settings::{Look, TextSize};
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, window};
use iced_test::Simulator;
use iced_test::core::renderer::{Headless, Style};
use iced_test::core::widget::operation::{Focusable, Operation, Outcome};
use iced_test::core::widget::{Id, operation};
use iced_test::core::{clipboard, renderer};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use iced_test::runtime::{Action, task};
use jiff::Timestamp;
use rand::SeedableRng;
use voice::sound::Clip;
use wurfzabel::app::desk::Desk;
use wurfzabel::app::desk::sounds::SoundRequest;
use wurfzabel::app::outside::Outside;
use wurfzabel::app::reader::SemanticAction as Request;
use wurfzabel::app::reader::page::{self, Page, Wanted};
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::screen::table::State as Table;
use wurfzabel::app::watch::{Driven, Watch};
use wurfzabel::app::{App, Message, frame};

/// The program in a window that nobody sees.
pub struct Driver {
    app: App,
    cache: Option<Cache>,
    renderer: Renderer,
    size: Size,
    cursor: mouse::Cursor,
    /// The time of the frames that are seen.
    now: Instant,
    /// The watch of the program.
    watch: Driven,
    /// The window as a system would have it.
    pub frame: Frame,
    /// What the clipboard holds.
    pub clipboard: Option<String>,
}

/// What a system says of a window, and is asked to do with it.
#[derive(Debug, Default)]
pub struct Frame {
    pub maximized: bool,
    pub place: Option<Point>,
    pub screen: Option<Size>,
    /// Whether a window has the whole screen, as it is told when it is asked.
    pub full: bool,
    /// The windows that were opened beside the program's own, closed, brought to the front.
    pub opened: Vec<window::Id>,
    /// How the last of them was opened.
    pub settings: Option<window::Settings>,
    pub gone: Vec<window::Id>,
    pub fronted: Vec<window::Id>,
    pub resized: Option<Size>,
    pub moved: Option<Point>,
    pub closed: bool,
}

/// How long whoever reads takes before a press.
const CALM: Duration = Duration::from_millis(500);
/// How long whatever is done takes.
const MOMENT: Duration = Duration::from_millis(10);

/// The fonts of the program, as the real window loads them; the test's own renderers know them from then on.
fn fonts() {
    use std::sync::Once;
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        let settings = iced::Settings {
            fonts: draw::text::bundled().iter().map(|font| (*font).into()).collect(),
            default_font: wurfzabel::app::SANS,
            ..iced::Settings::default()
        };
        let nothing: Element<'_, ()> = iced::widget::space().into();
        let _loads: Simulator<'_, (), Theme, Renderer> = Simulator::with_settings(settings, nothing);
    });
}

/// What a test rolls is the same in every run, so that what fails once fails again; `WURFZABEL_SEED` rolls something else,
/// and so does each further program that a test starts.
fn seed() -> u64 {
    thread_local!(static STARTED: Cell<u64> = const { Cell::new(0) });
    let asked: u64 = std::env::var("WURFZABEL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    STARTED.set(STARTED.get() + 1);
    asked * 1_000_000 + STARTED.get()
}

impl Driver {
    /// The program as it starts with its data in `home`, after `prepare` has changed the settings.
    pub fn start(home: &Path, size: (f32, f32), prepare: impl FnOnce(&mut Desk)) -> Self {
        fonts();
        let mut desk = Desk::new(Some(Folders::at(home)));
        desk.window = Size::new(size.0, size.1);
        desk.outside = Outside::Nobody;
        desk.usual_paper = Paper::A4;
        desk.watch = Watch::Driven(Driven::new(Timestamp::now()));
        desk.chance = SeedableRng::seed_from_u64(seed());
        prepare(&mut desk);
        let Watch::Driven(watch) = desk.watch.clone() else { panic!("a test drives its watch") };
        let (app, begin) = App::new(desk, window::Id::unique());
        let renderer =
            block_on(<Renderer as Headless>::new(wurfzabel::app::SANS, iced::Pixels(16.0), Some("tiny-skia")));
        let mut driver = Self {
            app,
            cache: Some(Cache::default()),
            renderer: renderer.expect("the software renderer needs nothing"),
            size: Size::new(size.0, size.1),
            cursor: mouse::Cursor::Unavailable,
            now: Instant::now(),
            watch,
            frame: Frame::default(),
            clipboard: None,
        };
        driver.run(begin);
        driver
    }

    /// The same with the replay of this record on top, reached from the archive.
    pub fn replaying(home: &Path, record: &str, size: (f32, f32), prepare: impl FnOnce(&mut Desk)) -> Self {
        let path = home.join("matches/2026-11-03-12-00-00-test.wurf");
        std::fs::create_dir_all(home.join("matches")).unwrap();
        std::fs::write(&path, record).unwrap();
        let mut driver = Self::start(home, size, prepare);
        driver.say(Message::Asked(Route::Archive));
        driver.say(Message::Asked(Route::Replay(path, 0)));
        driver
    }

    /// The program.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The match that is on top.
    pub fn table(&self) -> Option<&Table> {
        match self.app.top() {
            Screen::Table(table) => Some(table),
            _ => None,
        }
    }

    fn with<T>(&mut self, job: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T) -> T {
        let cache = self.cache.take().unwrap_or_default();
        let mut interface = UserInterface::build(self.app.view(), self.size, cache, &mut self.renderer);
        let answer = job(&mut interface, &mut self.renderer);
        self.cache = Some(interface.into_cache());
        answer
    }

    /// Lets events happen, one after the other, and all that follows from them.
    pub fn happen(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.watch.pass(MOMENT);
            if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
                self.cursor = mouse::Cursor::Available(position);
            }
            let cursor = self.cursor;
            let mut messages = Vec::new();
            let seen = event.clone();
            let mut board = Board(self.clipboard.clone());
            self.with(|interface, renderer| interface.update(&[seen], cursor, renderer, &mut board, &mut messages));
            for message in messages {
                self.say(message);
            }
            if let Event::Window(window::Event::Resized(size)) = event {
                self.size = size;
                self.say(Message::Frame(self.app.window(), frame::Message::Resized(size)));
            }
        }
    }

    /// Lets events happen as in the real window: a frame is drawn before them and after each, in one and the same view as
    /// long as nothing is said. A frame among them is one at that time. `seen` is given every frame as it was drawn.
    pub fn live(&mut self, events: impl IntoIterator<Item = Event>, mut seen: impl FnMut(&mut Renderer)) {
        let mut events = events.into_iter();
        let style = Style { text_color: iced::Color::BLACK };
        loop {
            let (theme, size, mut cursor, mut now) = (self.app.theme(), self.size, self.cursor, self.now);
            let mut messages = Vec::new();
            let is_over = self.with(|interface, renderer| {
                let clipboard = &mut clipboard::Null;
                loop {
                    let frame = Event::Window(window::Event::RedrawRequested(now));
                    let (state, _) = interface.update(&[frame], cursor, renderer, clipboard, &mut messages);
                    if !messages.is_empty() {
                        return false;
                    }
                    if state.has_layout_changed() {
                        continue;
                    }
                    interface.draw(renderer, &theme, &style, cursor);
                    seen(renderer);
                    let Some(event) = events.next() else { return true };
                    match event {
                        Event::Mouse(mouse::Event::CursorMoved { position }) => {
                            cursor = mouse::Cursor::Available(position);
                        }
                        Event::Window(window::Event::RedrawRequested(at)) => {
                            now = at;
                            continue;
                        }
                        _ => {}
                    }
                    interface.update(&[event], cursor, renderer, clipboard, &mut messages);
                    if !messages.is_empty() {
                        return false;
                    }
                }
            });
            assert_eq!(self.size, size, "another size is another surface");
            self.watch.pass(now.saturating_duration_since(self.now));
            (self.cursor, self.now) = (cursor, now);
            messages.into_iter().for_each(|message| self.say(message));
            if is_over {
                return;
            }
        }
    }

    /// The page as a screen reader is told it.
    pub fn semantics(&mut self) -> page::PageTree {
        let (depth, name) = (self.app.said().depth, self.app.said().page);
        let page = self.with(|interface, renderer| {
            let mut page = Page::new(depth, &name);
            interface.operate(renderer, &mut page);
            page
        });
        page.finish(&self.app.said(), &VecDeque::new())
    }

    /// What the projector's window tells.
    pub fn told_by_projector(&mut self) -> page::PageTree {
        let projector = self.app.projector().unwrap();
        let said = projector.said(self.app.desk());
        let view = self.app.view_of(projector.id);
        let mut interface = UserInterface::build(view, self.size, Cache::default(), &mut self.renderer);
        let mut page = Page::new(said.depth, &said.page);
        interface.operate(&self.renderer, &mut page);
        page.finish(&said, &VecDeque::new())
    }

    /// A screen reader asks something of a thing: to be led to, where nothing more is said.
    pub fn ask(&mut self, node: NodeId, asked: Option<Request>) {
        // A press at once after something has come is none.
        self.watch.pass(CALM);
        let (depth, name) = (self.app.said().depth, self.app.said().page);
        let (cursor, now) = (self.cursor, self.now);
        let mut messages = Vec::new();
        self.with(|interface, renderer| {
            interface.operate(renderer, &mut Page::asking(Wanted { node, asked }, depth, &name));
            let frame = Event::Window(window::Event::RedrawRequested(now));
            interface.update(&[frame], cursor, renderer, &mut clipboard::Null, &mut messages);
        });
        messages.into_iter().for_each(|message| self.say(message));
    }

    /// Everything that takes the focus or can be pressed is called something, and a screen reader takes the page as it is.
    pub fn assert_told(&mut self, name: &str) {
        let told = self.semantics();
        let acts = |node: &Node| {
            let acts = [accesskit::Action::Click, accesskit::Action::Focus];
            acts.iter().any(|action| node.supports_action(*action))
        };
        let is_named = |node: &Node| acts(node) || node.role() == accesskit::Role::Image;
        let nameless = |node: &&Node| is_named(node) && node.label().is_none_or(|label| label.trim().is_empty());
        let nameless: Vec<_> = told.nodes.iter().map(|(_, node)| node).filter(nameless).collect();
        let places: Vec<_> = nameless.iter().map(|node| (node.role(), node.bounds())).collect();
        assert!(places.is_empty(), "{name}: without a name {places:?}");
        let of: HashMap<_, _> = told.nodes.iter().map(|(id, node)| (*id, node)).collect();
        for (_, row) in told.nodes.iter().filter(|(_, node)| node.role() == accesskit::Role::Row) {
            let columns = row.children().iter().filter_map(|cell| of[cell].column_index());
            assert!(columns.enumerate().all(|(place, column)| place == column), "{name}: {row:?}");
            assert!(row.row_index().is_some(), "{name}: in no table: {row:?}");
        }
        let tree = Some(TreeInfo::new(page::ROOT));
        let update = TreeUpdate { nodes: told.nodes, tree, tree_id: TreeId::ROOT, focus: told.focus };
        let tree = accesskit_consumer::Tree::new(update, true);
        assert!(tree.state().focus().is_some(), "{name}: nothing has the focus");
    }

    /// Whether something that says nothing to the program asks for a frame, without which it is not seen.
    pub fn asks_for_frame(&mut self, event: Event) -> bool {
        let (cursor, mut messages) = (self.cursor, Vec::new());
        let state = self.with(|interface, renderer| {
            interface.update(&[event], cursor, renderer, &mut clipboard::Null, &mut messages).0
        });
        assert!(messages.is_empty(), "{messages:?}");
        !matches!(state, State::Updated { redraw_request: window::RedrawRequest::Wait, .. })
    }

    /// Sends a message and runs what it leads to.
    pub fn say(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    fn run(&mut self, task: iced::Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.say(message),
                Action::Widget(operation) => self.operate(operation),
                Action::Window(asked) => self.frame.answer(asked),
                Action::Exit => self.frame.closed = true,
                Action::Clipboard(iced_test::runtime::clipboard::Action::Read { channel, .. }) => {
                    drop(channel.send(self.clipboard.clone()));
                }
                // There is no system to be asked; who asks gets no answer.
                _ => {}
            }
        }
    }

    fn operate(&mut self, operation: Box<dyn Operation>) {
        self.with(|interface, renderer| {
            let mut next = Some(operation);
            while let Some(mut operation) = next.take() {
                interface.operate(renderer, operation.as_mut());
                if let Outcome::Chain(chained) = operation.finish() {
                    next = Some(chained);
                }
            }
        });
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key, modifiers: Modifiers) {
        self.press(key, modifiers, false);
    }

    /// Lets a key go.
    pub fn let_go(&mut self, key: Key) {
        self.happen([Event::Keyboard(keyboard::Event::KeyReleased {
            key: key.clone(),
            modified_key: key,
            physical_key: Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
            location: Location::Standard,
            modifiers: Modifiers::empty(),
        })]);
    }

    /// Presses a key, or goes on holding it.
    pub fn press(&mut self, key: Key, modifiers: Modifiers, repeat: bool) {
        self.happen([pressed(key, modifiers, repeat)]);
    }

    /// Presses a key without modifiers.
    pub fn tap(&mut self, key: Named) {
        self.key(Key::Named(key), Modifiers::empty());
    }

    /// Types letters.
    pub fn type_in(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(Key::Character(letter.to_string().into()), Modifiers::empty());
        }
    }

    /// Moves the pointer and clicks.
    pub fn click_at(&mut self, at: Point) {
        // What has just come takes no press, in a lesson for longer.
        let taught = self.table().is_some_and(|table| table.lesson().is_some());
        self.watch.pass(Duration::from_millis(if taught { 500 } else { 300 }));
        self.click_at_once(at);
    }

    /// Clicks there without a moment between.
    pub fn click_at_once(&mut self, at: Point) {
        self.happen([
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
    }

    /// Where the widget of that name is.
    pub fn bounds(&mut self, id: &'static str) -> Option<Rectangle> {
        let mut find = Find { id: Id::new(id), found: None };
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
        find.found
    }

    /// Gives the focus to the widget of that name, as Tab does.
    pub fn focus(&mut self, id: &'static str) {
        self.operate(Box::new(operation::focusable::focus::<()>(Id::new(id))));
    }

    /// Whether the widget of that name has the focus.
    pub fn has_focus(&mut self, id: &'static str) -> bool {
        let mut find = Focused { id: Id::new(id), found: false };
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
        find.found
    }

    /// How far what scrolls under that name is scrolled down, pixels.
    pub fn scrolled(&mut self, id: &'static str) -> Option<f32> {
        self.scrolls(id).map(|(down, _)| down)
    }

    /// By how much what scrolls under that name is wider than its room, pixels.
    pub fn overflow(&mut self, id: &'static str) -> Option<f32> {
        self.scrolls(id).map(|(_, wider)| wider)
    }

    fn scrolls(&mut self, id: &'static str) -> Option<(f32, f32)> {
        let mut find = Scrolled { id: Id::new(id), found: None };
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
        find.found
    }

    /// Clicks the widget of that name, scrolled into view where it is not; whether there is one.
    pub fn click(&mut self, id: &'static str) -> bool {
        let Some((bounds, visible)) = self.seen(id) else { return false };
        let at = if visible.contains(bounds.center()) {
            bounds.center()
        } else {
            self.focus(id);
            self.say(Message::Walked);
            self.seen(id).expect("it is there").0.center()
        };
        self.click_at(at);
        true
    }

    /// Where the widget of that name is on the screen, and what is seen of the page that it lies on.
    pub fn seen(&mut self, id: &'static str) -> Option<(Rectangle, Rectangle)> {
        let whole = Rectangle::with_size(self.size);
        let mut find = Seen { id: Id::new(id), entered: None, around: vec![(Vector::ZERO, whole)], found: None };
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
        find.found
    }

    /// Every control that takes the focus: where it is on the screen once it is scrolled into view, and what is seen there.
    pub fn reached(&mut self) -> Vec<(Rectangle, Rectangle)> {
        let count = {
            let mut find = Stops {
                at: None,
                met: 0,
                entered: None,
                around: vec![(Vector::ZERO, Rectangle::with_size(self.size))],
                found: None,
            };
            self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
            find.met
        };
        let mut all = Vec::new();
        for at in 0..count {
            for focus in [true, false] {
                let around = vec![(Vector::ZERO, Rectangle::with_size(self.size))];
                let mut find = Stops { at: Some((at, focus)), met: 0, entered: None, around, found: None };
                self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut find)));
                if focus {
                    self.say(Message::Walked);
                } else {
                    all.extend(find.found);
                }
            }
        }
        all
    }

    /// Clicks the first text that is just this; whether there is one.
    pub fn click_text(&mut self, words: &str) -> bool {
        let Some((bounds, _)) = self.texts().into_iter().find(|(_, text)| text == words) else { return false };
        self.click_at(bounds.center());
        true
    }

    /// All text that is shown by widgets, and where.
    pub fn texts(&mut self) -> Vec<(Rectangle, String)> {
        let mut read = Read::default();
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut read)));
        read.texts
    }

    /// The middle of a spot of the board, if it is there.
    pub fn spot(&mut self, spot: &Spot) -> Option<Point> {
        let bounds = self.bounds("board")?;
        let picture = match self.app().top() {
            Screen::Position(position) => position.picture(),
            _ => self.table()?.picture(),
        };
        let (low, high) = picture.area(spot).and_then(|area| area.area.bounds())?;
        let size = picture.drawing().size;
        let scale = (bounds.width / size.width).min(bounds.height / size.height);
        let middle = (f32::midpoint(low.x, high.x), f32::midpoint(low.y, high.y));
        let x = bounds.x + (bounds.width - size.width * scale) / 2.0 + middle.0 * scale;
        let y = bounds.y + (bounds.height - size.height * scale) / 2.0 + middle.1 * scale;
        Some(Point::new(x, y))
    }

    /// The middle of a spot of the board as it is scrolled, if it is there.
    pub fn spot_on_screen(&mut self, spot: &Spot) -> Option<Point> {
        let (laid, (shown, _)) = (self.bounds("board")?, self.seen("board")?);
        Some(self.spot(spot)? - (laid.position() - shown.position()))
    }

    /// Clicks a spot of the board; whether it is there.
    pub fn click_spot(&mut self, spot: &Spot) -> bool {
        let Some((at, (_, seen))) = self.spot_on_screen(spot).zip(self.seen("board")) else { return false };
        if !seen.contains(at) {
            let by = operation::scrollable::AbsoluteOffset { x: 0.0, y: at.y - seen.center_y() };
            self.operate(Box::new(operation::scrollable::scroll_by::<()>(Id::new("stack"), by)));
        }
        let at = self.spot_on_screen(spot);
        at.into_iter().for_each(|at| self.click_at(at));
        true
    }

    /// Presses the button at the first point, leads the pointer over the others and lets the button go at the last.
    pub fn drag(&mut self, way: &[Point]) {
        let moved = |position: &Point| Event::Mouse(mouse::Event::CursorMoved { position: *position });
        let (press, release) = (mouse::Event::ButtonPressed, mouse::Event::ButtonReleased);
        self.happen(way.first().map(moved));
        self.happen([Event::Mouse(press(mouse::Button::Left))]);
        self.happen(way.iter().skip(1).map(moved));
        self.happen([Event::Mouse(release(mouse::Button::Left))]);
    }

    /// When the last frame was.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// Lets so much time pass without a frame.
    pub fn pass(&mut self, time: Duration) {
        self.watch.pass(time);
    }

    /// Lets so much time pass in one frame.
    pub fn wait(&mut self, time: Duration) {
        self.watch.pass(time);
        for part in [Duration::ZERO, time] {
            self.now += part;
            self.happen([Event::Window(window::Event::RedrawRequested(self.now))]);
        }
    }

    /// Draws the window, as the real one is drawn, and throws the picture away.
    pub fn draw(&mut self) {
        let theme = self.app.theme();
        let cursor = self.cursor;
        self.with(|interface, renderer| {
            let style = Style { text_color: iced::Color::BLACK };
            interface.draw(renderer, &theme, &style, cursor);
        });
    }

    /// Takes a picture of the window, RGBA, two pixels a pixel.
    pub fn picture(&mut self) -> (u32, u32, Vec<u8>) {
        self.pictured(2.0)
    }

    /// Takes a picture of the window, RGBA, with that many pixels a pixel.
    fn pictured(&mut self, scale: f32) -> (u32, u32, Vec<u8>) {
        self.wait(Duration::from_secs(3));
        self.draw();
        let ui = self.app.desk().ui();
        let physical = Size::new((self.size.width * scale) as u32, (self.size.height * scale) as u32);
        let rgba = renderer::Headless::screenshot(&mut self.renderer, physical, scale, ui.colour(draw::Role::Ground));
        (physical.width, physical.height, rgba)
    }

    /// The part of the window that the widget of that name takes, RGBA, as it is painted; `anew` as a window paints it that
    /// has shown nothing before.
    pub fn painted(&mut self, id: &'static str, anew: bool) -> Vec<u8> {
        let part = self.bounds(id).unwrap_or_else(|| panic!("{id} is there"));
        let kept = if anew { self.cache.replace(Cache::default()) } else { None };
        self.draw();
        self.cache = kept.or(self.cache.take());
        let (width, height) = (self.size.width as u32, self.size.height as u32);
        let ground = self.app.desk().ui().colour(draw::Role::Ground);
        let rgba = renderer::Headless::screenshot(&mut self.renderer, Size::new(width, height), 1.0, ground);
        let (left, right) = (part.x as usize * 4, (part.x + part.width) as usize * 4);
        let rows = rgba.chunks(width as usize * 4).skip(part.y as usize).take(part.height as usize);
        rows.flat_map(|row| &row[left..right]).copied().collect()
    }

    /// What is said in another window while frames are drawn at these times.
    pub fn frames_of(&mut self, id: window::Id, times: &[Instant]) -> Vec<Message> {
        let mut messages = Vec::new();
        let view = self.app.view_of(id);
        let mut interface = UserInterface::build(view, self.size, Cache::default(), &mut self.renderer);
        for time in times {
            let frame = Event::Window(window::Event::RedrawRequested(*time));
            let (cursor, clipboard) = (mouse::Cursor::Unavailable, &mut clipboard::Null);
            interface.update(&[frame], cursor, &mut self.renderer, clipboard, &mut messages);
        }
        messages
    }

    /// Takes a picture of another window of that size, RGBA.
    pub fn picture_of(&mut self, id: window::Id, (width, height): (u32, u32)) -> Vec<u8> {
        let (theme, style) = (self.app.theme(), Style { text_color: iced::Color::BLACK });
        let (view, size) = (self.app.view_of(id), Size::new(width as f32, height as f32));
        let mut interface = UserInterface::build(view, size, Cache::default(), &mut self.renderer);
        interface.draw(&mut self.renderer, &theme, &style, mouse::Cursor::Unavailable);
        renderer::Headless::screenshot(&mut self.renderer, Size::new(width, height), 1.0, iced::Color::BLACK)
    }

    /// The same, kept for people to look at where [`PICTURES`] names a folder.
    pub fn keep_of(&mut self, id: window::Id, size: (u32, u32), name: &str) -> Vec<u8> {
        let rgba = self.picture_of(id, size);
        if let Some(folder) = std::env::var_os(PICTURES) {
            write(folder.as_ref(), name, size, &rgba);
        }
        rgba
    }

    /// Takes a picture, RGBA. Where [`PICTURES`] names a folder it is kept there for people to look at, twice as fine.
    pub fn keep(&mut self, name: &str) -> Vec<u8> {
        let folder = std::env::var_os(PICTURES);
        let (width, height, rgba) = self.pictured(if folder.is_some() { 2.0 } else { 1.0 });
        if let Some(folder) = folder {
            write(folder.as_ref(), name, (width, height), &rgba);
        }
        rgba
    }

    /// No word runs out of the window on the right or the left, and none has no room.
    pub fn assert_within(&mut self, screen: &str) {
        let edge = self.size.width + 0.5;
        let mut read = Read { upright: true, ..Read::default() };
        self.with(|interface, renderer| interface.operate(renderer, &mut operation::black_box(&mut read)));
        for (bounds, text) in read.texts {
            let within = bounds.x >= -0.5 && bounds.x + bounds.width <= edge;
            assert!(within, "“{text}” runs out of {screen}: {bounds:?}");
            assert!(text.trim().is_empty() || bounds.width > 1.0, "“{text}” is squeezed to nothing on {screen}");
        }
        self.assert_told(screen);
    }
}

/// A clipboard that is read.
struct Board(Option<String>);

impl iced_test::core::Clipboard for Board {
    fn read(&self, _: clipboard::Kind) -> Option<String> {
        self.0.clone()
    }

    fn write(&mut self, _: clipboard::Kind, _: String) {}
}

impl Frame {
    fn answer(&mut self, asked: iced_test::runtime::window::Action) {
        use iced_test::runtime::window::Action;
        match asked {
            Action::GetMaximized(_, answer) => drop(answer.send(self.maximized)),
            Action::GetPosition(_, answer) => drop(answer.send(self.place)),
            Action::GetMonitorSize(_, answer) => drop(answer.send(self.screen)),
            Action::GetScaleFactor(_, answer) => drop(answer.send(1.0)),
            Action::GetMode(_, answer) => {
                let mode = if self.full { window::Mode::Fullscreen } else { window::Mode::Windowed };
                let _ = answer.send(mode);
            }
            Action::SetMode(_, mode) => self.full = mode == window::Mode::Fullscreen,
            Action::Open(id, settings, answer) => {
                self.opened.push(id);
                self.settings = Some(settings);
                let _ = answer.send(id);
            }
            Action::Close(id) => self.gone.push(id),
            Action::GainFocus(id) => self.fronted.push(id),
            Action::Resize(_, size) => self.resized = Some(size),
            Action::Move(_, to) => self.moved = Some(to),
            // Who asks for anything else gets no answer.
            _ => {}
        }
    }
}

/// The variable that names the folder of the pictures for people to look at.
const PICTURES: &str = "WURFZABEL_PICTURES";

/// Writes a picture into a folder.
fn write(folder: &Path, name: &str, (width, height): (u32, u32), rgba: &[u8]) {
    std::fs::create_dir_all(folder).unwrap();
    let file = File::create(folder.join(format!("{name}.png"))).unwrap();
    let mut encoder = png::Encoder::new(BufWriter::new(file), width, height);
    encoder.set_color(png::ColorType::Rgba);
    // Packing them well takes longer than painting them.
    encoder.set_compression(png::Compression::Fast);
    encoder.write_header().unwrap().write_image_data(rgba).unwrap();
}

/// A key is pressed, or held on.
pub fn pressed(key: Key, modifiers: Modifiers, repeat: bool) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        text: match &key {
            // With Ctrl, the system makes of letters what cannot be seen; signs and digits stay as they are.
            Key::Character(text) if !modifiers.command() || !text.chars().all(char::is_alphabetic) => {
                Some(text.clone())
            }
            Key::Named(Named::Space) => Some(" ".into()),
            _ => None,
        },
        key: key.clone(),
        modified_key: key,
        physical_key: Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
        location: Location::Standard,
        modifiers,
        repeat,
    })
}

struct Find {
    id: Id,
    found: Option<Rectangle>,
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id) {
            self.found = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        _: Vector,
        _: &mut dyn operation::Scrollable,
    ) {
        self.container(id, bounds);
    }

    fn text_input(&mut self, id: Option<&Id>, bounds: Rectangle, _: &mut dyn operation::TextInput) {
        self.container(id, bounds);
    }
}

/// Where something is on the screen: what scrolls round it leads by so much, and shows so much.
struct Seen {
    id: Id,
    entered: Option<(Vector, Rectangle)>,
    around: Vec<(Vector, Rectangle)>,
    found: Option<(Rectangle, Rectangle)>,
}

/// The scrollable that was just met goes round what is traversed next.
macro_rules! within_scrollables {
    () => {
        fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
            let entered = self.entered.take();
            self.around.extend(entered);
            operate(self);
            if entered.is_some() {
                self.around.pop();
            }
        }

        fn scrollable(
            &mut self,
            id: Option<&Id>,
            bounds: Rectangle,
            _: Rectangle,
            translation: Vector,
            _: &mut dyn operation::Scrollable,
        ) {
            self.container(id, bounds);
            let (by, seen) = *self.around.last().expect("the window is round everything");
            let seen = seen.intersection(&(bounds - by)).unwrap_or_default();
            self.entered = Some((by + translation, seen));
        }
    };
}

impl Operation for Seen {
    within_scrollables!();

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id) {
            let (by, seen) = *self.around.last().expect("the window is round everything");
            self.found = Some((bounds - by, seen));
        }
    }

    fn text_input(&mut self, id: Option<&Id>, bounds: Rectangle, _: &mut dyn operation::TextInput) {
        self.container(id, bounds);
    }
}

/// All that takes the focus; one of them is given it, or looked at.
struct Stops {
    at: Option<(usize, bool)>,
    met: usize,
    entered: Option<(Vector, Rectangle)>,
    around: Vec<(Vector, Rectangle)>,
    found: Option<(Rectangle, Rectangle)>,
}

impl Operation for Stops {
    within_scrollables!();

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        match self.at {
            Some((at, true)) if at == self.met => state.focus(),
            Some((_, true)) => state.unfocus(),
            Some((at, false)) if at == self.met => {
                let (by, seen) = *self.around.last().expect("the window is round everything");
                self.found = Some((bounds - by, seen));
            }
            Some((_, false)) | None => {}
        }
        self.met += 1;
    }
}

struct Scrolled {
    id: Id,
    /// How far down, and by how much its content is wider.
    found: Option<(f32, f32)>,
}

impl Operation for Scrolled {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _: &mut dyn operation::Scrollable,
    ) {
        if id == Some(&self.id) {
            self.found = Some((translation.y, content.width - bounds.width));
        }
    }
}

struct Focused {
    id: Id,
    found: bool,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        self.found |= id == Some(&self.id) && state.is_focused();
    }
}

#[derive(Default)]
struct Read {
    texts: Vec<(Rectangle, String)>,
    /// Whether what may be scrolled to the side is passed over.
    upright: bool,
    is_wide: bool,
}

impl Operation for Read {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        if !(std::mem::take(&mut self.is_wide) && self.upright) {
            operate(self);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        _state: &mut dyn operation::Scrollable,
    ) {
        self.is_wide = content.width > bounds.width + 0.5;
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.texts.push((bounds, text.to_owned()));
    }
}

/// Language, look and size of all words, in percent.
pub fn set_appearance(desk: &mut Desk, lang: Lang, look: Look, text: u16) {
    desk.change(|settings| {
        settings.lang = Some(lang);
        settings.look = look;
        settings.text_size = TextSize::nearest(text);
    });
}

/// Goes on from the new cards of a session to what is asked.
pub fn meet(driver: &mut Driver) {
    while matches!(driver.app().top(), Screen::Session(session) if session.introduced().is_some()) {
        driver.tap(Named::Enter);
    }
}

/// Whether these words stand somewhere, alone or among others.
pub fn says(driver: &mut Driver, words: &str) -> bool {
    driver.texts().iter().any(|(_, text)| text.contains(words))
}

/// Whether these words stand somewhere by themselves.
pub fn reads(driver: &mut Driver, words: &str) -> bool {
    driver.texts().iter().any(|(_, text)| text == words)
}

/// What was to be heard last.
pub fn heard(driver: &Driver) -> Option<Clip> {
    driver.app().desk().asked().find_map(|asked| match asked {
        SoundRequest::Speech(clip) => Some(clip.clone()),
        SoundRequest::Knocks(_) => None,
    })
}

/// Changes the volume in the settings, and comes back.
pub fn set_volume(driver: &mut Driver, percent: u16) {
    use club::store::settings::Loudness;
    use wurfzabel::app::desk::Change;
    use wurfzabel::app::screen::{Message as OfScreen, settings};

    driver.say(Message::Asked(Route::Settings));
    let change = Change::new(move |settings| settings.volume = Loudness::nearest(percent));
    // Wherever among the screens they are.
    for place in 0..6 {
        driver.say(Message::Screen(place, OfScreen::Settings(settings::Message::Set(change.clone()))));
    }
    assert_eq!(driver.app().desk().settings().volume.get(), percent);
    driver.tap(Named::Escape);
}

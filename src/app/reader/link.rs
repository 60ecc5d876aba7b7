//! The way to the system's assistive programs: AT-SPI on Linux, UI Automation on Windows, NSAccessibility on macOS.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use accesskit::{ActionRequest, TreeUpdate};
use accesskit_xplat::{Adapter, EventHandler, WindowEvent};
use iced::futures::channel::mpsc;
use iced::{Task, window};

/// Whether windows open unseen: Windows and macOS have to be reached before.
pub const OPENS_UNSEEN: bool = cfg!(any(windows, target_os = "macos"));

thread_local! {
    /// The adapters by window; most systems bind them to the thread of the windows.
    static ADAPTERS: RefCell<HashMap<window::Id, Adapter>> = RefCell::default();
}

pub struct Link {
    window: window::Id,
    line: Arc<Channel>,
}

/// What is said between the system, on a thread of its own, and the window.
struct Channel {
    listens: AtomicBool,
    begins: AtomicBool,
    asked: Mutex<Vec<ActionRequest>>,
    wake: mpsc::UnboundedSender<()>,
}

impl EventHandler for Channel {
    fn handle_accesskit_event(&self, event: WindowEvent) {
        match event {
            WindowEvent::InitialTreeRequested => {
                self.begins.store(true, Ordering::Release);
                self.listens.store(true, Ordering::Release);
            }
            WindowEvent::ActionRequested(request) => {
                self.asked.lock().unwrap_or_else(PoisonError::into_inner).push(request);
            }
            WindowEvent::AccessibilityDeactivated => return self.listens.store(false, Ordering::Release),
        }
        // Without a window nobody is to be woken.
        let _gone = self.wake.unbounded_send(());
    }
}

impl Link {
    /// The task wakes the window when something is asked for, and shows it where windows [open unseen](OPENS_UNSEEN).
    pub fn new(window: window::Id) -> (Self, Task<()>) {
        let (wake, woken) = mpsc::unbounded();
        let (listens, begins, asked) = Default::default();
        let line = Arc::new(Channel { listens, begins, asked, wake });
        let handler = line.clone();
        let reached = window::run(window, move |shown| {
            if let Ok(handle) = shown.window_handle() {
                let adapter = Adapter::with_combined_handler(handle.as_raw(), handler);
                ADAPTERS.with_borrow_mut(|all| all.insert(window, adapter));
            }
        });
        let seen = if OPENS_UNSEEN { window::set_mode(window, window::Mode::Windowed) } else { Task::none() };
        let task = Task::batch([reached.discard().chain(seen), Task::run(woken, |()| ())]);
        (Self { window, line }, task)
    }

    pub fn listens(&self) -> bool {
        self.line.listens.load(Ordering::Acquire)
    }

    /// Whether they have begun to since this was last asked.
    pub fn begins(&self) -> bool {
        self.line.begins.swap(false, Ordering::AcqRel)
    }

    pub fn asked(&self) -> Vec<ActionRequest> {
        std::mem::take(&mut *self.line.asked.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with(&self, does: impl FnOnce(&mut Adapter)) {
        ADAPTERS.with_borrow_mut(|all| all.get_mut(&self.window).map(does));
    }

    pub fn tell(&self, update: TreeUpdate) {
        self.with(|adapter| adapter.update_if_active(|| update));
    }

    pub fn focused(&self, focused: bool) {
        self.with(|adapter| adapter.set_focus(focused));
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // With the thread they have gone already.
        let _gone = ADAPTERS.try_with(|all| all.borrow_mut().remove(&self.window));
    }
}

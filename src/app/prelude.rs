//! What every screen and every part of one is written with. Knows no screen.

pub use crate::app::desk::Desk;
pub use crate::app::icon::Icon;
pub use crate::app::keys::KeyPress;
pub use crate::app::kit::bar::{Tool, bar, scrolled, tool};
pub use crate::app::pane::Pane;
pub use crate::app::route::{Action, Route};
pub use crate::app::shortcut::{self, HelpRow, Shortcut};
pub use crate::app::theme::{SANS, SANS_BOLD, SERIF_BOLD, TypeSize, Ui};
pub use crate::app::widget::group::group;
pub use crate::app::widget::picture::Picture;
pub use crate::app::widget::reveal::focus_on;
pub use crate::app::widget::sign::sign;
pub use crate::app::work::work;
pub use base::draw::Role;
pub use base::i18n::Lang;
pub use base::phrase;
pub use base::phrase::Phrase;
pub use base::tr;
pub use iced::keyboard::key::Named;
pub use iced::keyboard::{Key, Modifiers};
pub use iced::widget::{Column, Row, container, operation, row, rule, scrollable, space};
pub use iced::{Center, Element, Fill, Length, Task};

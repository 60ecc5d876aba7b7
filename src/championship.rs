//! Championships (`docs/rules/championship.md`): dre13ehn's world championship and other tournaments, from the first who
//! joins to the podium. Knows no toolkit, no clock and no language.
//!
//! What is shown follows from the journal: a head and [`Event`]s, folded into a [`Championship`]. Its [`plan`] is data;
//! [`circle`] makes the schedule of a group, [`rank`] its table. [`Championship`] says what may happen, as events;
//! [`journal`] keeps them in a file; [`export`] and [`tables`] are for other programs, [`sheet`] is for
//! paper, [`simulate`] plays one through.

pub mod answer;
pub mod ask;
pub mod change;
pub mod circle;
pub mod course;
pub mod event;
pub mod export;
pub mod fold;
pub mod guide;
pub mod journal;
pub mod link;
pub mod plan;
pub mod prospect;
pub mod rank;
pub mod record;
pub mod seating;
pub mod sheet;
pub mod simulate;
pub mod tables;
pub mod words;

pub use event::{Event, Head};
pub use fold::Championship;
pub use plan::Plan;

/// Takes events that may happen, and remembers them.
fn take(cup: &mut Championship, new: Vec<Event>, events: &mut Vec<Event>) {
    new.iter().for_each(|event| cup.take(event));
    events.extend(new);
}

/// A participant, counted from 1 by the order of joining.
pub type Id = usize;

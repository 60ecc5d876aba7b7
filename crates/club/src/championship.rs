//! Championships (`docs/rules/championship.md`), dre13ehn's world championship and others: a head and [`Event`]s from
//! the journal, folded into a [`Championship`], which says what may happen. Knows no toolkit and no clock.

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
pub mod swiss;
pub mod tables;
pub mod words;

pub use event::{Event, Head};
pub use fold::Championship;
pub use plan::Plan;

fn take(cup: &mut Championship, new: Vec<Event>, events: &mut Vec<Event>) {
    new.iter().for_each(|event| cup.take(event));
    events.extend(new);
}

/// A participant, counted from 1 by the order of joining.
pub type Id = usize;

//! What every game is told ([`mod@phrase`], [`i18n`]), drawn ([`draw`]) and judged ([`learned`]) with; text that is
//! searched ([`folding`]), within HTML ([`markup`]) or in tables ([`spreadsheet`]); work on all cores ([`threads`]).
//! Knows no game.

#![warn(missing_docs)]

pub mod draw;
pub mod folding;
pub mod i18n;
pub mod learned;
pub mod markup;
pub mod phrase;
pub mod spreadsheet;
pub mod threads;

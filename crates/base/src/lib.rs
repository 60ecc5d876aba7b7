//! What every game is told ([`mod@phrase`], [`i18n`]), drawn ([`draw`]) and judged ([`learned`]) with; text that is
//! searched ([`folding`]), in HTML ([`markup`]) or tables ([`spreadsheet`]); work on all cores ([`threads`]).

#![warn(missing_docs)]

pub mod draw;
pub mod folding;
pub mod i18n;
pub mod learned;
pub mod markup;
pub mod phrase;
pub mod spreadsheet;
pub mod threads;

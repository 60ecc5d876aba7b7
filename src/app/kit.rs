//! What screens are made of: parts that several of them show, and what they share of knowing. Knows no screen.

pub mod asked;
pub mod bar;
pub mod board;
pub mod bulk;
pub mod card;
pub mod coach;
pub mod contents;
pub mod copier;
pub mod cups;
pub mod day;
pub mod fields;
pub mod kept;
pub mod key;
pub mod mark;
pub mod marked;
pub mod opener;
pub mod options;
pub mod order;
pub mod page;
pub mod paper;
pub mod participants;
pub mod people;
pub mod picker;
pub mod practice;
pub mod saving;
pub mod strip;

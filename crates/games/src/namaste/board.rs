//! The board of Namaste: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`]. Knows no toolkit.

mod ahead;
mod picture;
mod reason;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub(super) use words::line;

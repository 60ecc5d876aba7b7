//! Who begins. In every record the first player begins; what is said here turns the seating before there is one.
//! Knows no screen.

/// How it is found out who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    /// Whoever sits first.
    #[default]
    Seated,
    /// Drawn by lot.
    Lot,
    /// Whoever types this fastest.
    Typed(&'static str),
}

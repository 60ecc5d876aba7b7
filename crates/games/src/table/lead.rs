//! Who begins. In every record the first player begins; what is said here turns the seating before there is one.
//! Knows no screen.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    #[default]
    Seated,
    Lot,
    /// Whoever types this fastest.
    Typed(&'static str),
}

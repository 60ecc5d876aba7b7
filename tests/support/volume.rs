//! How much of a law is tried.

/// Tries all of it where it is `full`, as before a release; without it a tenth, so that nobody waits for the tests.
const VARIABLE: &str = "WURFZABEL_TESTS";

pub fn is_full() -> bool {
    std::env::var(VARIABLE).is_ok_and(|volume| volume == "full")
}

/// The share of so many that is tried.
pub fn share(full: usize) -> usize {
    if is_full() { full } else { full.div_ceil(10) }
}

//! What the coach speaks about, to be chosen in the settings and at the table.

use club::store::settings::Coach;

pub const COACHES: [(Coach, &str); 4] = [
    (Coach::Off, "coach-off"),
    (Coach::Blunders, "coach-blunders"),
    (Coach::Mistakes, "coach-mistakes"),
    (Coach::All, "coach-all"),
];

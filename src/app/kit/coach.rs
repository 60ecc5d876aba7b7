//! What the coach speaks about, to be chosen in the settings and at the table.

use club::store::settings::Coach;

use crate::app::kit::fields::among;
use crate::app::prelude::*;

pub fn choices<M>(lang: Lang, now: Coach, chosen: fn(Coach) -> M) -> [(String, bool, M); 4] {
    let all = [
        (Coach::Off, "coach-off"),
        (Coach::Blunders, "coach-blunders"),
        (Coach::Mistakes, "coach-mistakes"),
        (Coach::All, "coach-all"),
    ];
    among(lang, all, now, chosen)
}

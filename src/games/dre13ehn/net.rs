//! Dice to be made of paper: the four solids with their runes, as nets. Knows no match; the earth die is left out,
//! since everybody has one.

use super::art::dice;
use super::dice::{Carved, Kind};
use crate::draw::net::{self, Words};
use crate::draw::{Drawing, Role};
use crate::game::options::Values;
use crate::table::{self, Edge, Model, Sheet};
use crate::tr;

/// How long an edge may be, mm.
const EDGE: Edge = Edge { least: 15, most: 60, usual: 25 };

/// A sheet for each solid.
pub const SHEETS: [Sheet; 4] = [
    sheet("dre13ehn-net-fire", "dre13ehn-net-fire-name", "dre13ehn-net-fire-about"),
    sheet("dre13ehn-net-air", "dre13ehn-net-air-name", "dre13ehn-net-air-about"),
    sheet("dre13ehn-net-water", "dre13ehn-net-water-name", "dre13ehn-net-water-about"),
    sheet("dre13ehn-net-beginner", "dre13ehn-net-beginner-name", "dre13ehn-net-beginner-about"),
];

const fn sheet(key: &'static str, name: &'static str, about: &'static str) -> Sheet {
    // two make a pair, as most modes ask for
    Sheet { key, name, about, kind: table::Kind::Model { pieces: &[1, 2], edge: EDGE } }
}

/// The pages with the net of that sheet; none where it is no net.
#[must_use]
pub fn model(sheet: &str, wanted: &Model<'_>) -> Vec<Drawing> {
    let lang = wanted.lang;
    let (kind, name) = match sheet {
        "dre13ehn-net-fire" => (Kind::Fire, tr!(lang, "dre13ehn-net-fire-name")),
        "dre13ehn-net-air" => (Kind::Air, tr!(lang, "dre13ehn-net-air-name")),
        "dre13ehn-net-water" => (Kind::Water, tr!(lang, "dre13ehn-net-water-name")),
        "dre13ehn-net-beginner" => (Kind::Beginner, tr!(lang, "dre13ehn-net-beginner-name")),
        _ => return Vec::new(),
    };
    let die = carved(kind, wanted.options).die;
    let drawn: Vec<Drawing> =
        dice::facets_in(&die, Role::Text.into()).into_iter().map(|(_, drawing)| drawing).collect();
    let words = Words {
        title: tr!(lang, "dre13ehn-net-title", name = name, edge = wanted.edge),
        cut: tr!(lang, "dre13ehn-net-cut"),
        fold: tr!(lang, "dre13ehn-net-fold"),
        glue: tr!(lang, "dre13ehn-net-glue"),
        ruler: tr!(lang, "dre13ehn-net-ruler"),
        note: tr!(lang, "dre13ehn-net-note"),
        joints: tr!(lang, "dre13ehn-net-joints"),
    };
    net::pages(&dice::solid(&die), &drawn, f32::from(wanted.edge), wanted.count, wanted.paper, &words)
}

/// Somebody's own die where the options have it, else the die as it is sold.
fn carved(kind: Kind, options: &Values) -> Carved {
    let own = options.get(kind.key()).and_then(|list| Carved::read(kind, list).ok());
    own.unwrap_or_else(|| Carved::new(kind, kind.symbols().to_vec()))
}

//! Dice to be made of paper: the four solids with their runes, as nets; everybody has an earth die.

use base::draw::net::{self, Words};
use base::draw::{Drawing, Role};
use base::tr;

use super::art::dice;
use super::dice::{Carved, Kind};
use crate::game::options::Values;
use crate::table::{self, Edge, Model, Sheet};

const EDGE_MM: Edge = Edge { least: 15, most: 60, usual: 25 };

pub fn sheets<F>() -> [Sheet<F>; 4] {
    [
        sheet(["dre13ehn-net-fire", "dre13ehn-net-fire-name", "dre13ehn-net-fire-about"], |wanted| {
            model(Kind::Fire, tr!(wanted.lang, "dre13ehn-net-fire-name"), wanted)
        }),
        sheet(["dre13ehn-net-air", "dre13ehn-net-air-name", "dre13ehn-net-air-about"], |wanted| {
            model(Kind::Air, tr!(wanted.lang, "dre13ehn-net-air-name"), wanted)
        }),
        sheet(["dre13ehn-net-water", "dre13ehn-net-water-name", "dre13ehn-net-water-about"], |wanted| {
            model(Kind::Water, tr!(wanted.lang, "dre13ehn-net-water-name"), wanted)
        }),
        sheet(["dre13ehn-net-beginner", "dre13ehn-net-beginner-name", "dre13ehn-net-beginner-about"], |wanted| {
            model(Kind::Beginner, tr!(wanted.lang, "dre13ehn-net-beginner-name"), wanted)
        }),
    ]
}

const fn sheet<F>(names: [&'static str; 3], make: fn(&Model<'_>) -> Vec<Drawing>) -> Sheet<F> {
    // two make a pair, as most modes ask for
    Sheet::new(names, table::Kind::Model { pieces: &[1, 2], edge: EDGE_MM, make })
}

fn model(kind: Kind, name: String, wanted: &Model<'_>) -> Vec<Drawing> {
    let lang = wanted.lang;
    let die = carved(kind, wanted.options).die;
    let drawn: Vec<Drawing> =
        dice::facets_in(&die, Role::Text.into()).into_iter().map(|(_, drawing)| drawing).collect();
    let words = Words {
        title: tr!(lang, "dre13ehn-net-title", name, edge = wanted.edge),
        cut: tr!(lang, "dre13ehn-net-cut"),
        fold: tr!(lang, "dre13ehn-net-fold"),
        glue: tr!(lang, "dre13ehn-net-glue"),
        ruler: tr!(lang, "dre13ehn-net-ruler"),
        note: tr!(lang, "dre13ehn-net-note"),
        joints: tr!(lang, "dre13ehn-net-joints"),
    };
    net::pages(&dice::solid(&die), &drawn, f32::from(wanted.edge), wanted.count, wanted.paper, &words)
}

fn carved(kind: Kind, options: &Values) -> Carved {
    let own = options.get(kind.key()).and_then(|list| Carved::read(kind, list).ok());
    own.unwrap_or_else(|| Carved::new(kind, kind.symbols().to_vec()))
}

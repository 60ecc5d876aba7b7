//! The rules page of an evening.

use super::sheet::{Games, Plan};
use crate::games::tavern::prelude::*;

/// Its own part of the page.
pub fn page(page: Page, lang: Lang) -> Page {
    let games = super::super::ALL.iter().map(|entry| {
        let (name, line) = (Phrase::new(entry.card.name), Phrase::new(entry.card.line));
        Block::Game(entry.card.key, phrase!("evening-guide-game", name = name, line = line))
    });
    page.texts(["turn", "programme"])
        .points(["options", "begin"])
        .texts(["end"])
        .drawing("picture", sheet(lang))
        .heading("games")
        .and(games)
        .texts(["pages"])
}

/// A short evening on its sheet.
fn sheet(lang: Lang) -> Drawing {
    let names = [tr!(lang, "tavern-guide-ada"), tr!(lang, "tavern-guide-bo"), tr!(lang, "tavern-guide-emil")];
    let games = [tr!(lang, "pasch-name"), tr!(lang, "kirchenfenster-name"), tr!(lang, "mauseloch-name")];
    let strokes: [[u32; 3]; 3] = [[0, 1, 0], [1, 1, 0], [0, 1, 0]];
    let sums: Vec<u32> = (0..names.len()).map(|seat| strokes.iter().map(|game| game[seat]).sum()).collect();
    let told = Told { names: names.to_vec(), strokes: sums, winners: vec![2], ..Told::default() };
    let games = Games { names: games.to_vec(), strokes: strokes.map(|game| game.to_vec()).to_vec() };
    let plan = Plan::new([1.0, 46.0, 115.0], 1.0, names.len(), games.names.len());
    let mut leaf = Leaf { drawing: Drawing::new(116.0, plan.bottom() + 1.0), lang };
    plan.draw(&mut leaf, &told, &games, 0..games.names.len());
    leaf.drawing
}

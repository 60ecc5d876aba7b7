//! A result that comes from a match played in the program: whether it fits, and how the stage counts it. Knows no file.

use base::phrase::{Phrase, phrase};
use games::game::{Turn, options};
use games::table::Table;

use super::ask::score;
use super::fold::{Championship, Seat, seen};
use super::plan::Stage;
use super::{Id, words};

impl Championship {
    pub fn of_table(&self, name: &str, table: &dyn Table) -> Result<[u32; 2], Phrase> {
        let (stage, part, one) =
            self.find(name).ok_or_else(|| phrase!("championship-no-match", id = name.to_owned()))?;
        let [Some(a), Some(b)] = part.players(one).map(Seat::id) else {
            return Err(phrase!("championship-not-known", match = words::pairing(self, name)));
        };
        self.result_of(stage, [a, b], table)
    }

    pub fn of_meeting(&self, ids: [Id; 2], table: &dyn Table) -> Result<[u32; 2], Phrase> {
        self.result_of(self.going_on()?.0, ids, table)
    }

    fn result_of(&self, stage: &Stage, ids: [Id; 2], table: &dyn Table) -> Result<[u32; 2], Phrase> {
        let (header, title) = (table.header(), table.title());
        if header.game != self.head().game {
            return Err(phrase!("championship-record-game", game = title.about().name()));
        }
        if !header.counts() {
            return Err(phrase!("championship-record-begun"));
        }
        if let Some(due) = &stage.options {
            let fields = title.fields();
            let complete = |values| options::complete(&fields, values).map_err(|illegal| illegal.0);
            let (due, given) = (complete(due)?, complete(&header.options)?);
            if let Some((key, value)) = due.iter().find(|(key, value)| given.get(*key) != Some(*value)) {
                return Err(phrase!("championship-record-option", option = format!("{key}={value}")));
            }
        }
        let Turn::Over(winners) = table.turn() else {
            return Err(phrase!("championship-record-open"));
        };
        // Whoever sat first there may be named second here.
        let seat = |id: Id| header.players.iter().position(|player| seen(&player.name) == seen(self.name(id)));
        let seats = match ids.map(seat) {
            [Some(a), Some(b)] if header.players.len() == 2 && a != b => [a, b],
            _ => {
                let [a, b] = ids.map(|id| self.name(id).to_owned());
                return Err(phrase!("championship-record-players", a, b));
            }
        };
        let score = score(stage, &table.scores(), &winners)?;
        Ok(seats.map(|seat| score[seat]))
    }
}

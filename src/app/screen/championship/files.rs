//! A championship elsewhere: its sheets on paper, its days in a calendar, its matches in a table, all on a web page.

use iced::widget::column;

use base::draw::sheet::Paper;
use base::folding::file_name;
use base::spreadsheet;
use club::championship::plan::Stage;
use club::championship::sheet::{self, Order, Sheet};
use club::championship::{Championship, export};
use games::shelf;

use super::calls::Kind as Called;
use super::{Message as Asked, State};
use crate::app::kit::page::{self, choices};
use crate::app::kit::saving::{self, Make, Saving};
use crate::app::outside::Kind;
use crate::app::prelude::*;
use crate::app::screen::print::paper_name;

#[derive(Clone, Copy)]
struct Other {
    endings: &'static [&'static str],
    /// The ids of its name and of what it is for.
    words: (&'static str, &'static str),
    write: fn(&Championship, Lang) -> Result<Vec<u8>, Phrase>,
}

const FOR_OTHERS: [Other; 5] = [
    Other {
        endings: &["ics"],
        words: ("organise-ics", "organise-ics-about"),
        write: |cup, lang| Ok(export::calendar(cup, lang).into_bytes()),
    },
    Other {
        endings: &["html"],
        words: ("organise-html", "organise-html-about"),
        write: |cup, lang| Ok(export::page(cup, lang).into_bytes()),
    },
    Other {
        endings: &["csv"],
        words: ("organise-csv", "organise-csv-about"),
        write: |cup, lang| Ok(spread(&export::table(cup, lang))),
    },
    Other {
        endings: &["csv"],
        words: ("organise-csv-people", "organise-csv-people-about"),
        write: |cup, lang| Ok(spread(&export::participants(cup, lang))),
    },
    Other {
        endings: &["csv"],
        words: ("organise-csv-tables", "organise-csv-tables-about"),
        write: |cup, lang| Ok(spread(&export::standings(cup, lang))),
    },
];

fn spread(table: &str) -> Vec<u8> {
    (spreadsheet::MARK.to_owned() + table).into_bytes()
}

#[derive(Clone, Copy)]
enum Output {
    Sheet(&'static Sheet),
    Other(Other),
}

impl Output {
    fn all() -> impl Iterator<Item = Self> {
        sheet::ALL.iter().map(Self::Sheet).chain(FOR_OTHERS.map(Self::Other))
    }

    fn nth(place: usize) -> Self {
        Self::all().nth(place).unwrap_or(Self::Other(FOR_OTHERS[0]))
    }

    fn is_of_round(self) -> bool {
        matches!(self, Self::Sheet(sheet) if sheet.is_of_round())
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Sheet(sheet) => (sheet.name, sheet.about),
            Self::Other(other) => other.words,
        }
    }

    fn file(self, lang: Lang) -> (String, &'static [&'static str]) {
        let endings: &[&str] = match self {
            Self::Sheet(_) => &["pdf"],
            Self::Other(other) => other.endings,
        };
        (file_name(&lang.say(&Phrase::new(self.words().0))), endings)
    }
}

/// What its file has room for at least beside the sheets.
const FILE_PX: f32 = 280.0;
const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

#[derive(Debug)]
pub struct Files {
    chosen: usize,
    chosen_by_user: bool,
    /// Of which round, where it is not that of the page.
    call: Option<usize>,
    paper: Paper,
    saving: Saving,
}

impl Files {
    pub fn new(paper: Paper) -> Self {
        let paper = PAPERS.into_iter().find(|offered| *offered == paper).unwrap_or(PAPERS[0]);
        Self { chosen: 0, chosen_by_user: false, call: None, paper, saving: Saving::default() }
    }

    pub fn sheet(&self) -> Option<&'static Sheet> {
        match Output::nth(self.chosen) {
            Output::Sheet(sheet) => Some(sheet),
            Output::Other(_) => None,
        }
    }

    pub fn paper(&self) -> Paper {
        self.paper
    }

    pub fn refusal(&self) -> Option<Message> {
        self.saving.refusal().map(Message::Saving)
    }

    /// Sheets are again of the round that the page shows.
    pub fn follow_page(&mut self) {
        self.call = None;
    }

    pub fn choose(&mut self, key: &str) {
        let place = sheet::ALL.iter().position(|sheet| sheet.key == key);
        (self.chosen, self.chosen_by_user) = (place.unwrap_or(self.chosen), true);
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    Chosen(usize),
    RoundChosen(usize),
    PaperChosen(Paper),
    Saving(saving::Message),
}

impl State {
    pub(super) fn of_round(&self, cup: &Championship) -> Option<Called> {
        self.calls(cup).get(self.files.call.unwrap_or(self.call)).map(|call| call.kind)
    }

    pub(super) fn write(&mut self, message: Message, desk: &mut Desk) -> Action<Asked> {
        match message {
            Message::Chosen(place) => {
                (self.files.chosen, self.files.chosen_by_user) = (place, true);
                self.pages.turn(0);
                self.name_file(desk);
                Action::Run(self.draw(desk))
            }
            Message::RoundChosen(call) => {
                self.files.call = Some(call);
                self.name_file(desk);
                Action::Run(self.draw(desk))
            }
            Message::PaperChosen(paper) => {
                self.files.paper = paper;
                desk.change(|settings| settings.print.paper = Some(paper.to_string()));
                Action::Run(self.draw(desk))
            }
            Message::Saving(message) => {
                let output = Output::nth(self.files.chosen);
                let (name, endings) = output.file(desk.lang());
                let kind = Kind { name: desk.lang().say(&Phrase::new(output.words().0)), endings };
                let make = desk.cup().cloned();
                let (round, paper, lang) =
                    (make.as_ref().and_then(|cup| self.of_round(cup)), self.files.paper, desk.lang());
                let people = desk.people().clone();
                let make = || -> Option<Make> {
                    let cup = make?;
                    Some(Box::new(move || match output {
                        Output::Other(other) => (other.write)(&cup, lang),
                        Output::Sheet(sheet) => {
                            let title = shelf::find(&cup.head().game).ok_or(phrase!("app-print-none"))?;
                            Ok(sheet.pdf(&Order { cup: &cup, title, round, people: Some(&people), lang }, paper)?.0)
                        }
                    }))
                };
                let task = self.files.saving.update(message, (kind, name.as_str()), make, desk);
                Action::Run(task.map(|message| Asked::Files(Message::Saving(message))))
            }
        }
    }

    /// Until somebody chooses, the first sheet that there is by now: a knock-out has no tables.
    pub(super) fn offer_sheet(&mut self, desk: &Desk) {
        let cup = desk.cup().filter(|_| !self.files.chosen_by_user);
        let Some((cup, title)) = cup.and_then(|cup| Some((cup, shelf::find(&cup.head().game)?))) else { return };
        let order = Order { cup, title, round: self.of_round(cup), people: None, lang: desk.lang() };
        let first = sheet::ALL.iter().position(|sheet| sheet.pages(&order, self.files.paper).is_ok());
        self.files.chosen = first.unwrap_or_default();
    }

    pub(super) fn name_file(&mut self, desk: &Desk) {
        let output = Output::nth(self.files.chosen);
        let (name, endings) = output.file(desk.lang());
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let round = desk.cup().and_then(|cup| self.of_round(cup)).filter(|_| output.is_of_round());
        let round = round.map_or_else(String::new, |kind| format!("-{}", file_name(&desk.lang().say(&kind.name()))));
        let file = format!("{stem}-{name}{round}.{}", endings.first().copied().unwrap_or_default());
        self.files.saving.rename(&file, &desk.outside.documents());
    }
}

pub(super) fn view<'a>(state: &'a State, ui: Ui, cup: &Championship) -> Element<'a, Asked> {
    let plan = cup.plan();
    let offered = Output::all().enumerate().filter(|(_, output)| match output {
        Output::Sheet(sheet) => sheet.is_of(plan),
        // Where nothing is ranked there is no table to be spread.
        Output::Other(other) => other.words.0 != "organise-csv-tables" || plan.stages.iter().any(Stage::has_table),
    });
    let rows = offered.map(|(place, output)| {
        page::choice(ui, output.words(), place == state.files.chosen, Asked::Files(Message::Chosen(place)))
    });
    let rows = group(Column::from_iter(rows).spacing(ui.gap(6.0)));
    let output = Output::nth(state.files.chosen);
    let paper = matches!(output, Output::Sheet(_)).then(|| {
        let papers = PAPERS.map(|paper| {
            (paper_name(ui.lang, paper), paper == state.files.paper, Asked::Files(Message::PaperChosen(paper)))
        });
        column![ui.strong(tr!(ui, "app-print-paper")), choices(ui, papers)].spacing(ui.gap(6.0))
    });
    let round = output.is_of_round().then(|| {
        let calls = state.calls(cup).into_iter().enumerate();
        let chosen = state.files.call.unwrap_or(state.call);
        let calls =
            calls.map(|(at, call)| (ui.say(&call.kind.name()), at == chosen, Asked::Files(Message::RoundChosen(at))));
        Some(calls.collect::<Vec<_>>()).filter(|calls| calls.len() > 1).map(|calls| choices(ui, calls))
    });
    let there_is = match output {
        Output::Sheet(_) => !state.pages.is_empty(),
        Output::Other(_) => true,
    };
    let file = state.files.saving.view(ui, there_is).map(|message| Asked::Files(Message::Saving(message)));
    let file = column![ui.strong(tr!(ui, "organise-file")), file].spacing(ui.gap(6.0));
    let page = page::width(ui).max(ui.window.width * 0.9);
    let beside = ui.wide(360.0).min(ui.window.width * 0.46);
    let stacks = page - beside < ui.wide(FILE_PX);
    let wide = (page - if stacks { 0.0 } else { beside } - ui.gap(64.0)).max(120.0);
    // What files for others are for stands beside their names.
    let right = matches!(output, Output::Sheet(_)).then(|| state.pages.view(ui, wide));
    let below = Column::new().push(round.flatten()).push(paper).push(right).spacing(ui.gap(14.0)).width(Fill);
    if stacks {
        // What saves it is in sight, however many sheets there are.
        return column![file, rows, below].spacing(ui.gap(20.0)).into();
    }
    let right = column![file, below].spacing(ui.gap(14.0));
    row![container(rows).width(beside), right].spacing(ui.gap(20.0)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_called_by_what_they_are_in_the_programs_language() {
        for output in Output::all() {
            let [german, english] = [Lang::De, Lang::En].map(|lang| output.file(lang).0);
            assert!(!english.is_empty() && german != english, "{german} {english}");
        }
    }
}

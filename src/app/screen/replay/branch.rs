//! A match played on from any of its steps, by whom and with which dice, as one of its own: the other stays as it is.

use iced::widget::column;

use club::store;
use games::game::name::compared;
use games::game::record::{Entry, Header, Origin, Player, PlayerKind};
use games::game::{Seat, Turn};

use super::super::setup;
use super::State;
use crate::app::kit::page::{about, choices};
use crate::app::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    kinds: Vec<PlayerKind>,
    same_dice: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    Pressed,
    KindChosen(Seat, PlayerKind),
    SameChosen(bool),
    BeginPressed,
}

impl State {
    /// Whether the match may be played on from this step: nobody would learn what lies under a cup.
    pub(super) fn may_branch(&self) -> bool {
        match self.table.turn() {
            // What lies there has had its turn.
            Turn::Roll(_) => true,
            Turn::Seats(_) => self.table.visibility(None).is_open(),
            Turn::Faces(_) | Turn::Over(_) => false,
        }
    }

    pub(super) fn branched(&mut self, message: Message, desk: &mut Desk) -> Action<super::Message> {
        let may = self.may_branch();
        match (message, &mut self.branch) {
            (Message::Pressed, None) if may => {
                let players = &self.table.header().players;
                let mut kinds: Vec<PlayerKind> = players.iter().map(|player| player.kind).collect();
                // Whoever plays on wants to play.
                if !kinds.iter().any(|kind| kind.is_human()) {
                    let turn = self.table.turn();
                    let next = turn.to_act().first().copied().unwrap_or_default();
                    kinds[next] = PlayerKind::Human;
                }
                self.branch = Some(Branch { kinds, same_dice: true });
            }
            (Message::Pressed, _) => self.branch = None,
            (Message::KindChosen(seat, kind), Some(branch)) => branch.kinds[seat] = kind,
            (Message::SameChosen(same), Some(branch)) => branch.same_dice = same,
            (Message::BeginPressed, Some(branch)) => {
                let branch = branch.clone();
                let header = self.header_of(&branch, desk);
                if let Some(header) = desk.ok_or_notify(header).filter(|_| may) {
                    let entries = self.table.history().iter().map(|told| told.entry.clone()).collect::<Vec<Entry>>();
                    return Action::Open(Route::PlayOn(Box::new((header, entries))));
                }
            }
            (Message::KindChosen(..) | Message::SameChosen(_) | Message::BeginPressed, _) => {}
        }
        Action::None
    }

    fn header_of(&self, branch: &Branch, desk: &mut Desk) -> Result<Header, Phrase> {
        let now = self.table.header();
        let sits = |own: &str| now.players.iter().any(|player| compared(&player.name) == compared(own));
        let mut own = desk.player().filter(|own| !sits(own));
        let player = |(player, kind): (&Player, &PlayerKind)| {
            let name = match (player.kind.is_human() == kind.is_human(), kind.is_human()) {
                (true, _) => player.name.clone(),
                (false, true) => own.take().unwrap_or_else(|| tr!(desk.lang(), "app-player")),
                (false, false) => tr!(desk.lang(), "app-computer"),
            };
            Player::new(&name, *kind).map_err(|illegal| illegal.0)
        };
        let players = now.players.iter().zip(&branch.kinds).map(player).collect::<Result<_, _>>()?;
        let seed = now.seed.map(|seed| if branch.same_dice { seed } else { desk.seed() });
        let started = Some(store::stamp(desk.watch.now()));
        let from = Some(Box::new(Origin { events: self.step, started: now.started.clone() }));
        Ok(Header { players, seed, started, from, championship: None, day: None, ..now.clone() })
    }
}

pub(super) fn card<'a>(ui: Ui, state: &'a State, branch: &'a Branch) -> Element<'a, super::Message> {
    let said = super::Message::Branch;
    let seat = |(seat, name): (Seat, &'a String)| {
        let kinds = setup::kinds(state.table.title()).map(|kind| {
            let chosen = branch.kinds.get(seat) == Some(&kind);
            (ui.say(&Phrase::new(kind.name())), chosen, said(Message::KindChosen(seat, kind)))
        });
        column![ui.strong(name.as_str()), choices(ui, kinds)].spacing(ui.gap(4.0)).into()
    };
    let seats = Column::from_iter(state.names.iter().enumerate().map(seat)).spacing(ui.gap(10.0));
    let dice = [(true, tr!(ui, "archive-branch-same")), (false, tr!(ui, "archive-branch-others"))];
    let dice = dice.map(|(same, name)| (name, branch.same_dice == same, said(Message::SameChosen(same))));
    let drawn = state.table.header().seed.is_some();
    let dice = drawn.then(|| about(ui, tr!(ui, "archive-branch-dice"), choices(ui, dice)));
    let begin = ui.primary(tr!(ui, "archive-branch-begin")).on_press(said(Message::BeginPressed)).id("branch-begin");
    let back = ui.button(tr!(ui, "archive-branch-not")).on_press(said(Message::Pressed)).id("branch-not");
    let head = ui.heading(tr!(ui, "archive-branch-head", step = state.step));
    let note = ui.faint(tr!(ui, "archive-branch-note")).width(Fill);
    let parts = column![head, seats].push(dice).push(row![begin, back].spacing(ui.gap(8.0)).wrap()).push(note);
    container(parts.spacing(ui.gap(14.0)).padding(ui.gap(14.0))).width(Fill).style(ui.card()).id("branch").into()
}

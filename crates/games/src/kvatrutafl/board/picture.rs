//! The picture: the table, and above and below it a line for each side with its dice. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Spot, Stroke, Text, text};
use base::tr;

use super::super::action::{Action, Step};
use super::super::art::{self, Arc, Diagram, Mark, Plan, Tone, WIDTH};
use super::super::men::{BAR, Men, OFF};
use super::super::rules::{Kvatrutafl, Stage};
use super::moment::Moment;
use super::reach::{Reach, Uses};
use super::touch::{Place, Touch};
use super::{BELOW, MIRRORED, TURN, WHITE, YES, words};
use crate::game::{Game, Score, Seat};
use crate::table::{Looks, View};

const LINE_HEIGHT: f32 = 9.6;
const DIE_SIDE: f32 = 7.6;
const WORD_SIZE: f32 = 3.7;

impl Looks for Kvatrutafl {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let mut drawing = Drawing::new(WIDTH, art::HEIGHT + 2.0 * LINE_HEIGHT);
        let plan = plan(self, view);
        let reach = view.seat.and_then(|seat| Reach::of(self, touch.taken(), seat));
        let position = words::shown(self, touch);
        let mut diagram = Diagram { plan, ..Diagram::of(&position) };
        let begun = touch.taken().is_empty();
        // Beside what is advised now it would be taken for a part of that.
        if let Some(last) = last(self, view).filter(|_| view.hint.is_none()) {
            diagram.arcs = Arc::played(&position, last.seat, last.steps.all(), Tone::Past);
        }
        if !begun && let Some(reach) = &reach {
            diagram = diagram.played(reach.now.seat, reach.now.steps.all());
        } else if let Some(action) = advised(self, view, reach.is_some()) {
            diagram = diagram.advised(action.seat, action.steps.all());
        }
        let moment = Moment::of(self, &position);
        diagram.marks.extend(moment.iter().flat_map(|moment| moment.marks(&position)));
        let uses = reach.as_ref().map(|reach| reach.uses(touch.asked()));
        if let Some(uses) = &uses {
            mark(&mut diagram, touch, uses);
        }
        for seat in [0, 1] {
            side(&mut drawing, self, touch, view, plan, seat);
        }
        drawing.place(Affine::shift(0.0, LINE_HEIGHT), diagram.draw());
        if let Some(moment) = &moment {
            drawing.place(Affine::shift(0.0, LINE_HEIGHT), moment.draw(self, &position, view));
        }
        for place in Place::all() {
            let says = view.lang.say(&words::place(&position, uses.as_ref(), place));
            let area = plan.area(place.seat, place.path).moved(Affine::shift(0.0, LINE_HEIGHT));
            drawing.spot(place.spot(), area, says);
            if matches!(place.path, BAR | OFF) && position.men[place.seat].at(place.path) > 0 {
                drawing.tells();
            }
            let Some((uses, path)) = uses.as_ref().map(|uses| (uses, place.on(uses.seat))) else { continue };
            match uses.landings.iter().find(|landing| Some(landing.to) == path) {
                Some(landing) => drawing.key(landing.far().to_string()),
                // The cursor visits what can be moved, and where to.
                None if path.is_some_and(|path| uses.movers.contains(&path)) => {}
                None => drawing.aside(),
            }
        }
        drawing
    }
}

/// The home seat sits below; without one, and laid out by turns, the player to move.
fn plan(game: &Kvatrutafl, view: &View) -> Plan {
    let chosen = |key: &str| view.layout.get(key).map(String::as_str);
    let acts = match game.stage() {
        Stage::Throw(seat) | Stage::Play(seat, _) => Some(seat),
        Stage::Opening | Stage::Over => None,
    };
    let below = match chosen(BELOW) {
        Some(WHITE) => None,
        Some(TURN) => view.home.or(acts),
        Some(_) | None => view.home,
    };
    Plan { mirrored: chosen(MIRRORED) == Some(YES), turned: below == Some(1) }
}

fn advised(game: &Kvatrutafl, view: &View, plays: bool) -> Option<Action> {
    let hinted = view.hint.as_deref().zip(game.line()).and_then(|(hint, line)| game.read(line.seat, hint).ok());
    hinted.or_else(|| words::forced(game).filter(|_| plays).map(|only| only.action()))
}

/// The turn that was played last, where what it led to is still on the table.
fn last(game: &Kvatrutafl, view: &View) -> Option<Action> {
    let (seat, notation) = view.last.as_ref()?;
    let action = game.parse(*seat, notation).ok()?;
    let men = game.left().unwrap_or(game.position()).men.get(*seat)?;
    let steps = action.steps.all();
    let goes_on = |at: usize, place: u8| steps[at + 1..].iter().any(|step| step.from == place);
    let stands = |(at, step): (usize, &Step)| men.at(step.to) > 0 || goes_on(at, step.to);
    steps.iter().enumerate().all(stands).then_some(action)
}

fn mark(diagram: &mut Diagram, touch: &Touch, uses: &Uses) {
    let seat = uses.seat;
    match (touch.lifted(), uses.chosen) {
        (Some(from), _) => {
            let mut counts = *diagram.position.men[seat].counts();
            counts[usize::from(from)] = counts[usize::from(from)].saturating_sub(1);
            diagram.position.men[seat] = Men::new(counts);
        }
        (None, Some(from)) => diagram.marks.push((seat, from, Mark::Chosen)),
        (None, None) => diagram.marks.extend(uses.movers.iter().map(|from| (seat, *from, Mark::Mover))),
    }
    for landing in &uses.landings {
        diagram.marks.push((seat, landing.to, Mark::Landing(landing.dice(), landing.hits())));
    }
}

fn side(drawing: &mut Drawing, game: &Kvatrutafl, touch: &Touch, view: &View, plan: Plan, seat: Seat) {
    let lang = view.lang;
    let below = plan.side(seat) == 0;
    let middle = if below { art::HEIGHT + 1.5 * LINE_HEIGHT } else { LINE_HEIGHT / 2.0 };
    let line = |x: f32, words: String, font: Font, size: f32, role: Role| {
        Text::new((x, middle), words, font, size, role.into())
    };
    let size = view.written(WORD_SIZE);
    let position = words::shown(game, touch);
    let acts = game.turn().to_act().contains(&seat);
    if acts {
        drawing.fill(Path::data("M1.2 -1.9L4.4 0L1.2 1.9Z").moved(Affine::shift(0.0, middle)), Role::Accent.into());
    }
    art::man(drawing, seat, Point::new(8.6, middle), 3.0, None);
    let font = if acts { Font::SansBold } else { Font::Sans };
    let name = line(13.4, view.name(seat), font, size + 0.6, Role::Text);
    let mut x = view.named(drawing, seat, name, 44.0) + 5.0;
    let target = game.options().target;
    let mut facts = vec![tr!(lang, "kvatrutafl-board-pips", pips = position.men[seat].pips())];
    if target > Score::whole(1) {
        let (own, target) = (game.scores()[seat], target.to_string());
        facts.push(match own >= game.options().target {
            true => tr!(lang, "kvatrutafl-board-points", points = own.to_string()),
            false => tr!(lang, "kvatrutafl-board-score", own = own.to_string(), target),
        });
    }
    // Clear of the dice of a double, and of the number of the game.
    let end = WIDTH - if !below && target > Score::whole(1) { 60.0 } else { 40.0 };
    let words: f32 = facts.iter().map(|fact| text::width(fact, Font::Sans, size) + 5.0).sum();
    let told = (size * ((end - x) / words).min(1.0)).max(WORD_SIZE);
    for fact in facts {
        let fact = line(x, fact, Font::Sans, told, Role::Faint);
        x += text::width(&fact.words, fact.font, fact.size) + 5.0;
        drawing.text(fact.level());
    }
    if !position.unlocked[seat] && !game.turn().is_over() {
        lock(drawing, Point::new(x + 0.6, middle));
        x += 4.0;
        let says = view.lang.say(&words::locked(seat));
        let wide = text::width(&says, Font::Sans, size);
        if x + wide <= end {
            drawing.text(line(x, says, Font::Sans, size, Role::Faint).level());
            x += wide;
        }
        x += 2.0;
    }
    dice(drawing, game, touch, view, seat, middle);
    if !below && target > Score::whole(1) {
        let number = tr!(lang, "kvatrutafl-board-game", game = game.number());
        let right =
            if matches!(game.stage(), Stage::Play(acts, _) if acts == seat) { WIDTH - 42.0 } else { WIDTH - 2.0 };
        drawing.text(line(right, number, Font::Sans, size, Role::Faint).fitted(18.0).level().ending());
    }
    let area = Path::rounded(4.9, middle - LINE_HEIGHT / 2.0 + 0.6, x - 5.0, LINE_HEIGHT - 1.2, 2.0);
    drawing.spot(Spot::numbered("side", seat), area, lang.say(&words::state(game, touch, view, seat)));
    drawing.aside();
    drawing.tells();
    let says = lang.say(&words::men(&position, seat));
    drawing.spot(Spot::numbered("men", seat), Path::circle(8.6, middle, 3.4), says);
    drawing.aside();
    drawing.tells();
}

/// A small lock: no two men together yet (rule 4).
fn lock(drawing: &mut Drawing, at: Point) {
    let ink = Ink::new(Role::Faint);
    let bow = Path::data("M-1.05 -0.2C-1.05 -2.7 1.05 -2.7 1.05 -0.2").moved(Affine::shift(at.x, at.y));
    drawing.line(bow, Stroke::new(ink, 0.55));
    drawing.fill(Path::rounded(at.x - 1.7, at.y - 0.3, 3.4, 2.5, 0.5), ink);
}

fn dice(drawing: &mut Drawing, game: &Kvatrutafl, touch: &Touch, view: &View, seat: Seat, middle: f32) {
    let Some(begun) = game.line().filter(|line| line.seat == seat) else { return };
    let Stage::Play(_, [one, two]) = game.stage() else { return };
    let all = if one == two { vec![one; 4] } else { vec![one, two] };
    let mut used: Vec<u8> =
        if view.seat == Some(seat) { touch.taken().iter().map(|(die, _)| *die).collect() } else { Vec::new() };
    let step = DIE_SIDE + 1.4;
    let left = WIDTH - 1.0 - f32::from(begun.left.count()) * step;
    for (n, die) in (0_u8..).zip(all) {
        let played = used.iter().position(|other| *other == die).map(|at| used.swap_remove(at)).is_some();
        let at = Affine::shift(left + f32::from(n) * step, middle - DIE_SIDE / 2.0);
        drawing.place(at, art::shown(die, DIE_SIDE, played));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::{Options as _, Values};
    use crate::kvatrutafl::options::Options;

    #[test]
    fn beside_the_padlock_stands_what_it_locks_where_it_keeps_clear_of_the_dice() {
        let game = Kvatrutafl::start(&Options::read(&Values::new()).expect("nothing is chosen"), 2);
        for lang in base::i18n::Lang::ALL {
            for (name, fits) in [("Ute", true), ("Wilhelmina Maximiliane Wurfzabelstein", false)] {
                let view = View { lang, names: vec![name.to_owned(); 2], ..View::default() };
                let drawing = game.board(&Touch::default(), &view);
                for seat in [0, 1] {
                    let says = lang.say(&words::locked(seat));
                    assert_eq!(drawing.words().contains(&says.as_str()), fits, "{name}: {says}");
                }
            }
        }
    }

    #[test]
    fn mirrored_left_and_right_change_places() {
        let game = Kvatrutafl::start(&Options::read(&Values::new()).expect("nothing is chosen"), 2);
        let middle = |layout: &[(&str, &str)], name: &str| {
            let layout = layout.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let drawing = game.board(&Touch::default(), &View { layout, ..View::default() });
            let spot = drawing.spots.iter().find(|spot| spot.spot.name() == name).expect("every point is a spot");
            let (low, high) = spot.area.bounds().expect("every point has an area");
            ((low.x + high.x) / 2.0, (low.y + high.y) / 2.0)
        };
        for name in ["a", "l", "m", "x", "s", "off-0"] {
            let (plain, mirrored) = (middle(&[], name), middle(&[(MIRRORED, YES)], name));
            assert!((plain.0 + mirrored.0 - WIDTH).abs() < 0.01 && (plain.1 - mirrored.1).abs() < 0.01, "{name}");
        }
    }
}

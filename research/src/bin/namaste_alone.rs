//! What the best play of Namaste is worth alone, active in every turn until all is filled: bounded by playing, and by a
//! relaxation (`docs/namaste-alone.md`). `cargo run --release -p research --bin namaste_alone -- [MATCHES]`

use games::game::chance::Luck;
use games::game::{Face, Throw};
use games::namaste::Player;
use games::namaste::bots::features::Rivals;
use games::namaste::bots::net::{Learned, Net};
use games::namaste::bots::sheet::Sheet;
use games::namaste::field::FIELDS;
use games::namaste::rules::{HIGHEST, KARMA, MOST_DICE, TURQUOISE, WHITE, sums};

/// A throw: all sums it makes, the turquoise die, its chance.
type Outcome = (Vec<u8>, u8, f64);

fn outcomes() -> [Vec<Outcome>; MOST_DICE as usize] {
    std::array::from_fn(|fewer| {
        let dice = [vec![WHITE; fewer + 1], vec![TURQUOISE]].concat();
        let all = Throw { by: vec![0], dice }.outcomes().into_iter();
        let outcome = |(faces, odds): (Vec<Face>, f64)| {
            let faces: Vec<u8> = faces.iter().map(|face| face.number()).collect();
            (sums(&faces), faces[fewer + 1], odds)
        };
        all.map(outcome).collect()
    })
}

fn best(sums: &[u8], turquoise: u8, by_sum: &[f64], karma: f64) -> f64 {
    sums.iter().map(|sum| by_sum[usize::from(*sum)]).fold(karma - f64::from(turquoise), f64::max)
}

/// What the best number of dice brings, and how many.
fn choice(all: &[Vec<Outcome>], by_sum: &[f64], karma: f64) -> (usize, f64) {
    let mean = |outcomes: &Vec<Outcome>| -> f64 {
        outcomes.iter().map(|(sums, turquoise, odds)| odds * best(sums, *turquoise, by_sum, karma)).sum()
    };
    let means = all.iter().map(mean).enumerate();
    means.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_default()
}

/// The score of one match, by the network of the strong player, as if somebody beside had the same sheet.
fn play(net: &Net, all: &[Vec<Outcome>], luck: Luck) -> f64 {
    let mut sheet = Sheet::of(&Player::default());
    for turn in 0.. {
        if sheet.filled() == FIELDS || usize::from(sheet.karma) == KARMA {
            break;
        }
        let learned = Learned::new(net, sheet, Rivals::among(&[sheet, sheet], 0, 0));
        let worth = |after: &Sheet| match after.filled() == FIELDS || usize::from(after.karma) == KARMA {
            true => f64::from(after.total),
            false => learned.value(after),
        };
        let enter = |sum: u8| {
            let fields = (0..FIELDS).filter(|field| sheet.fitting(*field).any(|fits| fits == sum));
            let entered = fields.map(|field| sheet.entered(field, sum)).map(|after| (worth(&after), after));
            entered.max_by(|one, other| one.0.total_cmp(&other.0))
        };
        let entries: Vec<_> = (0..=HIGHEST).map(enter).collect();
        let by_sum: Vec<f64> =
            entries.iter().map(|entry| entry.map_or(f64::NEG_INFINITY, |(worth, _)| worth)).collect();
        let karma = worth(&sheet.with_karma(0));
        let dice = choice(all, &by_sum, karma).0 + 1;
        let thrown =
            Throw { by: vec![0], dice: [vec![WHITE; dice], vec![TURQUOISE]].concat() }.draw(&mut luck.after(turn));
        let faces: Vec<u8> = thrown.iter().map(|face| face.number()).collect();
        let entry = sums(&faces).into_iter().filter_map(|sum| entries[usize::from(sum)]);
        let entry = entry.max_by(|one, other| one.0.total_cmp(&other.0));
        let turquoise = faces[dice];
        sheet = match entry.filter(|(worth, _)| *worth >= karma - f64::from(turquoise)) {
            Some((_, after)) => after,
            None => sheet.with_karma(turquoise),
        };
    }
    f64::from(sheet.total)
}

/// The best play where numbers need not rise and every middle pays, exactly: one field pays twice (the middle of all), ten
/// pay once (the other middles, two tips), two by half, twelve nothing. Whatever may be done on the sheet may be done so, and
/// is worth no less; the fourth bad karma, which ends the match, is never better than an entry.
fn relaxed(all: &[Vec<Outcome>]) -> f64 {
    const PLACES: [usize; 5] = [2, 11, 3, 13, KARMA];
    let index = |free: &[usize; 5]| free.iter().zip(PLACES).fold(0, |index, (place, places)| index * places + place);
    let mut worth = vec![0.0; PLACES.iter().product()];
    for at in 0..worth.len() {
        let (mut rest, mut free) = (at, [0; 5]);
        for (place, places) in free.iter_mut().zip(PLACES).rev() {
            (*place, rest) = (rest % places, rest / places);
        }
        if free[..4].iter().all(|fields| *fields == 0) {
            continue;
        }
        let with = |kind: usize| {
            let mut after = free;
            after[kind] = after[kind].checked_sub(1)?;
            Some(worth[index(&after)])
        };
        let pays = |kind: usize, sum: u8| f64::from([2 * sum, sum, sum.div_ceil(2), 0][kind]);
        let enter = |sum: u8| {
            let kinds = (0..4).filter_map(|kind| with(kind).map(|then| then + pays(kind, sum)));
            kinds.fold(f64::NEG_INFINITY, f64::max)
        };
        let by_sum: Vec<f64> = (0..=HIGHEST).map(enter).collect();
        worth[at] = choice(all, &by_sum, with(4).unwrap_or(f64::NEG_INFINITY)).1;
    }
    worth[index(&[1, 10, 2, 12, KARMA - 1])]
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let matches = std::env::args().nth(1).map_or(Ok(10_000), |word| word.parse::<u64>())?;
    let (net, all) = (Net::from_bytes(include_bytes!("../../../assets/namaste/strong.net"))?, outcomes());
    let scores: Vec<f64> = (0..matches).map(|number| play(&net, &all, Luck::new(1).nth(number))).collect();
    let mean = scores.iter().sum::<f64>() / matches as f64;
    let squares = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
    let error = (squares / (matches as f64 - 1.0) / matches as f64).sqrt();
    println!("at least {mean:.2} ± {error:.2} points, by {matches} matches; at most {:.2}", relaxed(&all));
    Ok(())
}

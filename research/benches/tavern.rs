//! Random matches of every pub game in one thread (aim: 20,000 a second, 5,000 of luisle and mauseloch), the exact
//! optimum of a turn, and what a first decision of the strong player waits for.

use criterion::{Criterion, Throughput};
use games::game::options::Options;
use games::game::{Game, Turn};
use games::tavern::bout::{Bout, Kind};
use games::tavern::evening::Evening;
use games::tavern::hausnummer::Street;
use games::tavern::part::Ties;
use games::tavern::solve::{Tree, standings};
use games::tavern::studentenpasch::Studentenpasch;
use games::tavern::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn play<K: Kind>(options: &<Bout<K> as Game>::Options, rng: &mut ChaCha8Rng) -> usize {
    let mut bout = Bout::<K>::start(options, 2);
    let mut events = 0;
    loop {
        match bout.turn() {
            Turn::Over(_) => return events,
            Turn::Roll(throw) | Turn::Faces(throw) => bout.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                let legal = bout.legal(seats[0]);
                bout.act(seats[0], &legal[rng.random_range(0..legal.len())]);
            }
        }
        events += 1;
    }
}

fn matches<K: Kind>(criterion: &mut Criterion) {
    let options = <Bout<K> as Game>::Options::read(&Default::default()).expect("the defaults are right");
    let mut group = criterion.benchmark_group("a random match");
    group.throughput(Throughput::Elements(1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    group.bench_function(K::CARD.key, |bencher| bencher.iter(|| play::<K>(&options, &mut rng)));
    group.finish();
}

pub fn every_game(criterion: &mut Criterion) {
    matches::<pasch::Pasch>(criterion);
    matches::<hausnummer::Grosse>(criterion);
    matches::<hausnummer::Kleine>(criterion);
    matches::<entenschiss::Entenschiss>(criterion);
    matches::<einundzwanzig::Count>(criterion);
    matches::<sequenz::Sequenz>(criterion);
    matches::<fenster::Kirchenfenster>(criterion);
    matches::<fenster::Bauernfenster>(criterion);
    matches::<waechter::Waechter>(criterion);
    matches::<luisle::Chain>(criterion);
    matches::<filzlaus::Louse>(criterion);
    matches::<haar::Haar>(criterion);
    matches::<abstreichen::Left>(criterion);
    matches::<studentenpasch::Studentenpasch>(criterion);
    matches::<mauseloch::Hole>(criterion);
    matches::<hausnummer::Schikanen>(criterion);
    matches::<doppelgaenger::Doppelgaenger>(criterion);
    matches::<finger::FuenfFinger>(criterion);
    matches::<finger::BoeseSieben>(criterion);
    matches::<Evening>(criterion);
}

pub fn thinking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("thinking");
    group.sample_size(10);
    group.bench_function("a turn of Studentenpasch as a tree", |bencher| {
        bencher.iter(|| Tree::of(&Studentenpasch).optimum());
    });
    group.bench_function("a turn of chicanery as a tree", |bencher| {
        bencher.iter(|| Tree::of(&Street { throws: 3, high: true, chicanery: true }).optimum());
    });
    for players in [2, 4, 12] {
        group.bench_function(format!("who will be last among {players}"), |bencher| {
            bencher.iter(|| standings(&Street { throws: 3, high: true, chicanery: false }, players, Ties::Playoff));
        });
    }
    group.finish();
}

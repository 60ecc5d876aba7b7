use super::*;

const SIZES: [(TypeSize, f32); 2] = [(TypeSize::Body, 15.5), (TypeSize::Small, 13.5)];

fn words(count: usize) -> Vec<String> {
    (0..count).map(|number| ["hi", "ša", "mo"][number % 3].to_owned()).collect()
}

#[test]
fn a_table_has_the_largest_letters_in_which_it_fits_and_every_answer_once() {
    for count in 1..60 {
        for room in [300.0, 460.0, 620.0, 950.0] {
            let all = words(count);
            let fit = Fit::of(&all, &all, room, &SIZES);
            let beside = fit.parts.iter().map(ExactSizeIterator::len).max().unwrap_or(0);
            assert!(fit.left + beside as f32 * fit.cell <= room + 0.01, "{count} in {room}: {fit:?}");
            assert!(fit.parts.iter().cloned().flatten().eq(0..count), "{count} in {room}: {fit:?}");
            let small = fit.step == TypeSize::Small;
            assert_eq!(small, Fit::of(&all, &all, room, &SIZES[..1]).parts.len() > 1, "{count} in {room}");
        }
    }
}

#[test]
fn a_long_answer_widens_no_cell_and_a_long_name_at_the_left_only_the_left() {
    let (short, long) = (words(12), vec!["Rykvērtsmǫ".to_owned(); 12]);
    let [usual, above, beside] = [(&short, &short), (&short, &long), (&long, &short)]
        .map(|(asked, answered)| Fit::of(asked, answered, 700.0, &SIZES));
    assert_eq!((usual.cell, usual.left), (above.cell, above.left));
    assert!(beside.left > usual.left + 40.0 && beside.parts.len() == 1);
    let drawn = upright("Rykvērtsmǫ", 13.5);
    assert!(drawn.size.height > 3.0 * drawn.size.width && drawn.is_finite());
}

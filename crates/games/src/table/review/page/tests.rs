#![allow(clippy::unwrap_used)]

use base::draw::lint::outside;
use base::i18n::Lang;

use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::Values;
use crate::game::record::Record;
use crate::shelf;

/// An easy player against a strong one; `events` of it alone, where there are more.
fn played(game: &str, options: &[(&str, &str)], events: usize) -> Box<dyn Table> {
    let options: Values = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let seating = [("Käthe".to_owned(), Level::Easy), ("Bo".to_owned(), Level::Strong)];
    let run = shelf::find(game).unwrap().run(&options, &seating, Luck::new(5)).unwrap();
    let mut record = Record::read(run.text().as_bytes()).unwrap();
    record.lines.truncate(events);
    shelf::replay(&record, None).unwrap().table
}

#[test]
fn every_slip_is_told_once_in_its_order_with_what_was_better_and_what_it_cost() {
    for (game, options) in [("namaste", vec![]), ("ludix", vec![]), ("dre13ehn", vec![("mode", "cup")])] {
        let table = played(game, &options, usize::MAX);
        let mut review = Review::default();
        Examination::new(&*table).unwrap().for_each(|finding| review.enter(finding));
        let scale = table.scale();
        for lang in Lang::ALL {
            assert!(is_told(&*table));
            let pages = make(&*table, &lang.into());
            for page in &pages {
                assert_eq!(outside(page, 6.0, 6.0), None, "{game}");
            }
            let words: Vec<&str> = pages.iter().flat_map(Drawing::words).collect();
            let head = words.iter().position(|words| *words == tr!(lang, "print-review-slips")).unwrap();
            let mut said = words[head..].iter();
            let mut slips = 0;
            for (event, judged) in review.judged().filter(|(_, judged)| judged.mark != Mark::Good) {
                let step = (event + 1).to_string();
                said.by_ref().find(|words| **words == step).unwrap();
                let told = lang.say(&table.history()[event].phrase);
                assert!(told.starts_with(*said.next().unwrap()), "{game}: {told}");
                let better = tr!(lang, "review-better-is", what = "").trim_end_matches('.').to_owned();
                assert!(said.by_ref().any(|words| words.starts_with(&better)), "{game} {step}");
                let cost = lang.sentence(&scale.costs(lang, judged.loss()));
                assert!(said.by_ref().any(|words| *words == cost), "{game} {step}: {cost}");
                slips += 1;
            }
            assert!(slips > 1, "{game}: {slips}");
            for seat in 0..2 {
                let total = scale.measure.say(lang, review.summary(seat).cost);
                for what in [total].iter().chain(&review.luck_split(&*table)[seat].say(lang, scale.measure)) {
                    assert!(words[..head].contains(&&**what), "{game}: {what}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_told_of_a_match_that_goes_on_or_that_the_dice_decided() {
    let (whole, begun) = (played("ludix", &[], usize::MAX), played("ludix", &[], 9));
    assert!(is_told(&*whole) && !is_told(&*begun));
    assert!(!is_told(&*played("filzlaus", &[], usize::MAX)));
}

use super::*;

fn sheet(width: f32, height: f32) -> Drawing {
    let mut sheet = Drawing::new(width, height);
    sheet.line(Path::rect(0.5, 0.5, width - 1.0, height - 1.0), Stroke::new(Role::Text.into(), 1.0));
    sheet
}

/// The boxes round the sheets of a page, and the page.
fn boxes(page: &Drawing) -> Vec<(Point, Point)> {
    let groups = page.items.iter().filter(|item| matches!(item, crate::draw::Item::Group { .. }));
    groups
        .map(|group| inked(&Drawing { items: vec![group.clone()], ..Drawing::default() }).expect("it is drawn"))
        .collect()
}

#[test]
fn the_words_of_papers_read_back() {
    for paper in Paper::ALL {
        assert_eq!(paper.to_string().parse(), Ok(paper));
    }
    assert_eq!("A4".parse(), Ok(Paper::A4));
    let usual = |country| Paper::usual_in(Some(country));
    assert_eq!(["US", "CA", "MX", "PH", "CL", "CO", "VE"].map(usual), [Paper::Letter; 7]);
    assert_eq!(
        ["DE", "GB", "BR", "JP"].map(usual).into_iter().chain([Paper::usual_in(None)]).collect::<Vec<_>>(),
        [Paper::A4; 5]
    );
    assert_eq!("b5".parse::<Paper>(), Err(UnknownPaper("b5".to_owned())));
}

#[test]
fn sheets_keep_the_margin_and_their_distance_on_every_paper() {
    for paper in Paper::ALL {
        for per_page in [1, 2, 3, 4, 6, 9] {
            for (width, height) in [(105.0, 148.0), (148.0, 105.0), (100.0, 100.0), (60.0, 250.0)] {
                let pages = lay_out(&vec![sheet(width, height); per_page], paper, per_page);
                assert_eq!(pages.len(), 1);
                let page = &pages[0];
                let boxes = boxes(page);
                assert_eq!(boxes.len(), per_page);
                for (index, (low, high)) in boxes.iter().enumerate() {
                    let free = [low.x, low.y, page.size.width - high.x, page.size.height - high.y];
                    assert!(free.iter().all(|free| *free > MARGIN - 0.01), "{paper} {per_page} {free:?}");
                    for (other_low, _) in &boxes[index + 1..] {
                        let apart = (other_low.x - high.x).max(other_low.y - high.y);
                        assert!(apart > 2.0 * MARGIN - 0.01, "{paper} {per_page} {apart}");
                    }
                    let ratio = (high.x - low.x) / (high.y - low.y) * height / width;
                    assert!((ratio - 1.0).abs() < 0.001, "not distorted");
                }
            }
        }
    }
}

#[test]
fn the_page_is_turned_where_sheets_become_larger() {
    let turned = |width, height, per_page| {
        let pages = lay_out(&vec![sheet(width, height); per_page], Paper::A4, per_page);
        pages[0].size.width > pages[0].size.height
    };
    assert!(turned(105.0, 148.0, 2), "two upright sheets lie side by side on a page on its side");
    assert!(!turned(148.0, 105.0, 2), "two wide sheets lie one above the other on an upright page");
    assert!(turned(148.0, 105.0, 1) && !turned(105.0, 148.0, 1));
    assert!(!turned(105.0, 148.0, 4) && turned(148.0, 105.0, 4));
}

#[test]
fn a_sheet_as_large_as_the_page_is_scaled_only_if_it_must_be() {
    let width_of = |sheet: Drawing| {
        let pages = lay_out(&[sheet], Paper::A4, 1);
        boxes(&pages[0]).first().map(|(low, high)| high.x - low.x)
    };
    let mut careful = Drawing::new(210.0, 297.0);
    careful.fill(Path::rect(10.0, 10.0, 190.0, 277.0), Role::Text.into());
    assert!(width_of(careful).is_some_and(|width| (width - 190.0).abs() < 0.01));
    let mut half = Drawing::new(148.5, 210.0);
    half.fill(Path::rect(8.0, 8.0, 132.5, 194.0), Role::Text.into());
    let pages = lay_out(&[half.clone(), half], Paper::A4, 2);
    let (low, high) = boxes(&pages[0])[1];
    assert!((high.x - low.x - 132.5).abs() < 0.01 && (low.x - 156.5).abs() < 0.01, "two of A5 fill A4");
    assert!(width_of(sheet(210.0, 297.0)).is_some_and(|width| width < 198.01));
}

#[test]
fn cut_marks_stand_only_between_sheets() {
    let count = |sheets: usize, per_page| {
        let pages = lay_out(&vec![sheet(100.0, 140.0); sheets], Paper::A4, per_page);
        pages.iter().map(|page| page.items.len() - boxes(page).len()).collect::<Vec<_>>()
    };
    assert_eq!(count(1, 1), [0]);
    assert_eq!(count(3, 2), [2, 0]);
    assert_eq!(count(4, 4), [6]);
    assert_eq!(lay_out(&[], Paper::A4, 4), []);
    assert_eq!(lay_out(&[Drawing::new(0.0, f32::NAN)], Paper::A5, 0).len(), 1);
}

use super::*;

#[test]
fn no_tag_lies_over_a_field_or_another_tag() {
    let mut areas: Vec<Path> = Line::all().map(|line| Tag::of(line).outline(0.0)).collect();
    areas.extend(Truth::ALL.map(|truth| Tag::of_truth(truth).outline(0.0)));
    for (index, area) in areas.iter().enumerate() {
        for point in area.flattened().concat() {
            let inside = Field::all().any(|field| {
                let (x, y) = (f32::from(field.column()), f32::from(field.row()));
                (x..x + 1.0).contains(&point.x) && (y..y + 1.0).contains(&point.y)
            });
            assert!(!inside, "tag {index} at {point:?}");
            for (other, area) in areas.iter().enumerate() {
                assert!(other == index || !area.contains(point), "tags {index} and {other} at {point:?}");
            }
        }
    }
}

#[test]
fn every_tag_points_at_the_end_of_its_own_line() {
    for line in Line::all() {
        let nose = Tag::of(line).inside(LONG + 0.2, 0.0);
        let near = Field::all().find(|field| {
            let (x, y) = (f32::from(field.column()), f32::from(field.row()));
            (x..x + 1.0).contains(&nose.x) && (y..y + 1.0).contains(&nose.y)
        });
        let ends = [line.fields().next(), line.fields().last()];
        assert!(near.is_some() && ends.contains(&near), "{line}: {near:?}");
    }
    for truth in Truth::ALL {
        let nose = Tag::of_truth(truth).inside(SHORT + 0.2, 0.0);
        let field = truth.field();
        let (x, y) = (f32::from(field.column()), f32::from(field.row()));
        assert!((x..x + 1.0).contains(&nose.x) && (y..y + 1.0).contains(&nose.y), "{truth:?}");
    }
}

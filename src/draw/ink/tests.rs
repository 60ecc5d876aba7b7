use super::*;

const ON: [(Role, Role); 12] = [
    (Role::Text, Role::Ground),
    (Role::Text, Role::Paper),
    (Role::Faint, Role::Ground),
    (Role::Faint, Role::Paper),
    (Role::Good, Role::Paper),
    (Role::Good, Role::Ground),
    (Role::Bad, Role::Paper),
    (Role::Bad, Role::Ground),
    (Role::Pencil, Role::Paper),
    (Role::Carved, Role::Bone),
    (Role::OnAccent, Role::Accent),
    (Role::Text, Role::Soft),
];

#[test]
fn text_stands_out_by_four_and_a_half_to_one_in_every_look() {
    for palette in [Palette::Light, Palette::Dark, Palette::Print] {
        for accent in Hue::ALL {
            let colour = |role: Role| palette.colour(role.into(), accent);
            let tinted = Hue::ALL.map(|hue| (Role::Text, Role::Tint(hue)));
            let written = Hue::ALL.map(|hue| (Role::Pencil, Role::Tint(hue)));
            let named = Hue::ALL.map(|hue| (Role::Deep(hue), Role::Paper));
            let ground = Hue::ALL.map(|hue| (Role::Deep(hue), Role::Ground));
            for (text, under) in ON.into_iter().chain(tinted).chain(written).chain(named).chain(ground) {
                let contrast = colour(text).contrast(colour(under));
                assert!(contrast >= 4.5, "{text:?} on {under:?} in {palette:?} with {accent:?}: {contrast:.2}");
            }
        }
    }
}

#[test]
fn whoever_has_a_colour_keeps_it_and_no_two_seats_share_one() {
    let all: Vec<Option<Hue>> = Hue::SEATS.into_iter().map(Some).chain([None, Some(Hue::Olive)]).collect();
    for round in 0..1000_usize {
        let known: Vec<Option<Hue>> = (0..4).map(|seat| all[(round * 7 + seat * round) % all.len()]).collect();
        let seats = Seats::of(known.iter().copied());
        let worn: std::collections::BTreeSet<Hue> = (0..8).map(|seat| seats.hue(seat)).collect();
        assert_eq!(worn.len(), 8, "{known:?}: {seats:?}");
        for (seat, hue) in (0_u8..).zip(&known) {
            let first = hue.filter(|_| !known[..usize::from(seat)].contains(hue));
            assert!(first.is_none_or(|hue| seats.hue(seat) == hue), "{known:?}: {seats:?}");
        }
    }
    assert_eq!(Seats::of([None, None]), Seats::default(), "who has chosen nothing has the usual colour");
    let two = Seats::of([None, Some(Hue::Slate), Some(Hue::Slate), None]);
    assert_eq!(two.hue(1), Hue::Slate, "the first keeps it");
    assert_eq!(two.hue(3), Hue::Ochre, "nobody else gets another than usual");
}

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
    for palette in Palette::ALL {
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

/// What covers, `over` what it lies on.
fn over(ink: Rgba, ground: Rgba) -> Rgba {
    Rgba { a: 1.0, ..ground.mixed(ink, ink.a) }
}

#[test]
fn in_high_contrast_words_and_signs_stand_out_by_seven_to_one_and_lines_by_three() {
    let hues = |role: fn(Hue) -> Role| Hue::ALL.map(role);
    let signs = [Role::Text, Role::Faint, Role::Good, Role::Bad, Role::Pencil, Role::Accent];
    let signs: Vec<Ink> = signs.into_iter().chain(hues(Role::Deep)).map(Ink::from).collect();
    let off = Ink::new(Role::Faint).alpha(0.85);
    let grounds: Vec<Ink> =
        [Role::Ground, Role::Paper, Role::Soft].into_iter().chain(hues(Role::Tint)).map(Ink::from).collect();
    let washed = [Role::Accent, Role::Line, Role::Good, Role::Bad, Role::Leather].into_iter().chain(hues(Role::Deep));
    let washes: Vec<Ink> =
        washed.map(|role| Ink::new(role).alpha(if role == Role::Line { 0.6 } else { 0.39 })).collect();
    let white = [Ink::new(Role::Accent), Ink::new(Role::Accent).lit(-0.15)];
    for (palette, accent) in
        [Palette::StarkLight, Palette::StarkDark].into_iter().flat_map(|p| Hue::ALL.map(|h| (p, h)))
    {
        let colour = |ink: Ink| palette.colour(ink, accent);
        let ground = colour(Role::Ground.into());
        let holds = |sign: Ink, under: Rgba, least: f32| {
            let contrast = over(colour(sign), under).contrast(under);
            assert!(contrast >= least, "{sign:?} on {under:?} in {palette:?} with {accent:?}: {contrast:.2}");
        };
        for under in &grounds {
            signs.iter().for_each(|sign| holds(*sign, colour(*under), 7.0));
            holds(off, colour(*under), 7.0);
            // Edges, and the ring of the focus, which is the accent.
            holds(Role::Line.into(), colour(*under), 3.0);
        }
        // What is pressed is darker.
        holds(Role::Text.into(), colour(Ink::new(Role::Soft).lit(-0.1)), 7.0);
        for wash in &washes {
            let under = over(colour(*wash), ground);
            [Role::Text, Role::Faint].into_iter().for_each(|sign| holds(sign.into(), under, 7.0));
        }
        white.iter().for_each(|under| holds(Role::OnAccent.into(), colour(*under), 7.0));
        holds(Role::Carved.into(), colour(Role::Bone.into()), 7.0);
        holds(Role::Bone.into(), colour(Role::Fire.into()), 7.0);
        holds(Role::Gold.into(), ground, 3.0);
        holds(Role::Bone.into(), colour(Role::Leather.into()), 7.0);
        assert_eq!(palette.line(Ink::new(Role::Accent).alpha(0.2), accent).a, 1.0, "lines cover");
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

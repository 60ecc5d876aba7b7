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

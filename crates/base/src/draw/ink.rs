//! Inks as roles, and the palettes that give them colours: light screen, dark screen, both in high contrast, paper.

use serde::{Deserialize, Serialize};

/// What a shape or a word is drawn with: a role, shifted towards light or shadow.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Ink {
    /// What it is for.
    pub role: Role,
    /// −1 (black) … 0 (as it is) … 1 (white): light on solids.
    pub tone: f32,
    /// 0 (nothing) … 1 (covers).
    pub alpha: f32,
}

/// What an ink is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The ground everything lies on.
    Ground,
    /// Paper: sheets, cards, fields.
    Paper,
    /// Text and strong lines.
    Text,
    /// Text that matters less.
    Faint,
    /// Thin lines, borders.
    Line,
    /// The one colour of the system that is played.
    Accent,
    /// The same, as a tint for areas.
    Soft,
    /// What is written on [`Role::Accent`].
    OnAccent,
    /// Right, gained.
    Good,
    /// Wrong, lost.
    Bad,
    /// What a person writes by hand.
    Pencil,
    /// A player's colour, by seat.
    Seat(u8),
    /// A material's colour, strong: the body of a die, the border of a box.
    Deep(Hue),
    /// A material's colour as a tint for areas.
    Tint(Hue),
    /// White material, such as a bone die; stays light in the dark look.
    Bone,
    /// What stands on [`Role::Bone`]: pips and numbers.
    Carved,
    /// Fire, such as a die of it; stays red in the dark look.
    Fire,
    /// Leather, such as a dice cup; stays brown in the dark look.
    Leather,
    /// Gold, such as a prize of it; stays golden in the dark look.
    Gold,
    /// A shadow.
    Shadow,
}

impl Role {
    /// A player's colour.
    pub fn seat(seat: usize) -> Self {
        Self::Seat(u8::try_from(seat).unwrap_or(0))
    }
}

/// The colours materials come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hue {
    /// Pink.
    Rose,
    /// Red.
    Ruby,
    /// Orange-brown.
    Ochre,
    /// Green.
    Leaf,
    /// Yellow-green, as laurel.
    Olive,
    /// Blue-green, bright.
    Turquoise,
    /// Blue-green, dark.
    Petrol,
    /// Blue.
    Slate,
    /// Violet.
    Plum,
}

impl Hue {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Rose,
        Self::Ruby,
        Self::Ochre,
        Self::Leaf,
        Self::Olive,
        Self::Turquoise,
        Self::Petrol,
        Self::Slate,
        Self::Plum,
    ];

    /// The colours of players, by seat, as long as nobody has chosen another.
    pub const SEATS: [Self; 8] =
        [Self::Slate, Self::Ruby, Self::Leaf, Self::Ochre, Self::Plum, Self::Petrol, Self::Rose, Self::Turquoise];

    /// In light, in the dark, both in high contrast, and on paper.
    const fn deep(self) -> [u32; 5] {
        match self {
            Self::Rose => [0xA3_3A_6A, 0xF0_A8_C8, 0x86_17_4A, 0xF7_A1_C7, 0xA3_3A_6A],
            Self::Ruby => [0x9E_2B_2B, 0xF2_9C_90, 0x90_0B_0B, 0xFC_9E_90, 0x9E_2B_2B],
            Self::Ochre => [0x8A_55_10, 0xE8_B8_6A, 0x69_3B_00, 0xF5_BB_5D, 0x8A_55_10],
            Self::Leaf => [0x3D_6B_2F, 0xA4_D0_8E, 0x23_50_15, 0xA2_D7_87, 0x3D_6B_2F],
            Self::Olive => [0x5E_60_14, 0xCD_CB_72, 0x47_49_01, 0xD5_D3_68, 0x5E_60_14],
            Self::Turquoise => [0x0E_6E_72, 0x6F_D3_D3, 0x00_4F_52, 0x65_DD_DD, 0x0E_6E_72],
            Self::Petrol => [0x1C_56_68, 0x86_C4_D8, 0x07_4C_62, 0x7E_C8_E0, 0x1C_56_68],
            Self::Slate => [0x38_4F_8A, 0xA9_BD_F2, 0x21_41_93, 0xA2_BA_F9, 0x38_4F_8A],
            Self::Plum => [0x6A_3F_86, 0xD0_AE_E8, 0x64_29_8A, 0xD1_A8_EE, 0x6A_3F_86],
        }
    }

    const fn tint(self) -> [u32; 5] {
        match self {
            Self::Rose => [0xF6_DD_E6, 0x4C_30_3D, 0xF9_E8_EE, 0x29_1A_21, 0xF8_E3_EB],
            Self::Ruby => [0xF5_D9_D3, 0x4E_2C_29, 0xF9_E9_E5, 0x2C_19_17, 0xF8_E2_DD],
            Self::Ochre => [0xF3_E2_C2, 0x47_37_20, 0xF7_EB_D5, 0x25_1D_11, 0xF7_EA_D2],
            Self::Leaf => [0xDB_E8_CF, 0x2C_3C_27, 0xE6_EF_DE, 0x18_20_15, 0xE4_EF_DB],
            Self::Olive => [0xE8_E7_C4, 0x3B_3B_1D, 0xEE_EE_D5, 0x1F_1F_0F, 0xF0_EF_D8],
            Self::Turquoise => [0xCB_E9_E7, 0x1D_40_41, 0xDC_F0_EF, 0x0F_21_21, 0xD8_F0_EE],
            Self::Petrol => [0xCD_E0_E7, 0x20_3A_45, 0xE4_EE_F2, 0x12_20_26, 0xDA_E9_EF],
            Self::Slate => [0xD9_E0_F2, 0x2B_33_4C, 0xE8_EC_F7, 0x19_1E_2C, 0xE3_E9_F6],
            Self::Plum => [0xE7_DA_EF, 0x3D_2E_48, 0xF1_EA_F6, 0x23_1B_2A, 0xEE_E4_F4],
        }
    }
}

/// Which colour each seat has: the usual ones, or those of the people who sit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats([Hue; 8]);

impl Default for Seats {
    fn default() -> Self {
        Self(Hue::SEATS)
    }
}

impl Seats {
    /// The first who has a colour keeps it, everybody else gets the usual one of their seat, or the first that is free.
    pub fn of(known: impl IntoIterator<Item = Option<Hue>>) -> Self {
        let mut seats: [Option<Hue>; 8] = [None; 8];
        for (seat, hue) in seats.iter_mut().zip(known) {
            *seat = hue;
        }
        for seat in 1..seats.len() {
            let (before, [this, ..]) = seats.split_at_mut(seat) else { continue };
            if before.contains(this) {
                *this = None;
            }
        }
        // Whose usual colour nobody has chosen keeps it, so that no more changes than has to.
        for (seat, usual) in Hue::SEATS.into_iter().enumerate() {
            if seats[seat].is_none() && !seats.contains(&Some(usual)) {
                seats[seat] = Some(usual);
            }
        }
        let mut free =
            Hue::SEATS.into_iter().filter(|hue| !seats.contains(&Some(*hue))).collect::<Vec<_>>().into_iter();
        Self(std::array::from_fn(|seat| seats[seat].or_else(|| free.next()).unwrap_or(Hue::SEATS[seat])))
    }

    /// The colour of a seat; there are eight, then they come again.
    pub const fn hue(self, seat: u8) -> Hue {
        self.0[seat as usize % 8]
    }

    /// The same ink, a seat's in the colour that this seat has.
    pub const fn seat_ink(self, ink: Ink) -> Ink {
        match ink.role {
            Role::Seat(seat) => Ink { role: Role::Deep(self.hue(seat)), ..ink },
            _ => ink,
        }
    }
}

impl Ink {
    /// That role as it is.
    pub const fn new(role: Role) -> Self {
        Self { role, tone: 0.0, alpha: 1.0 }
    }

    /// Lighter (to 1) or darker (to −1).
    pub const fn lit(self, tone: f32) -> Self {
        Self { tone, ..self }
    }

    /// Covering only so much, 0 to 1.
    pub const fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }
}

impl From<Role> for Ink {
    fn from(role: Role) -> Self {
        Self::new(role)
    }
}

/// A colour: red, green, blue and how much it covers, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Rgba {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// 0 (nothing) … 1 (covers).
    pub a: f32,
}

impl Rgba {
    /// The colour of a hexadecimal number such as `0xF5_F0_E6`.
    pub const fn hex(number: u32) -> Self {
        let [_, r, g, b] = number.to_be_bytes();
        Self { r: r as f32 / 255.0, g: g as f32 / 255.0, b: b as f32 / 255.0, a: 1.0 }
    }

    /// Part of the way to another colour.
    pub fn mixed(self, other: Self, part: f32) -> Self {
        let mix = |a: f32, b: f32| a + (b - a) * part;
        Self { r: mix(self.r, other.r), g: mix(self.g, other.g), b: mix(self.b, other.b), a: mix(self.a, other.a) }
    }

    /// Its relative luminance (WCAG 2).
    pub fn luminance(self) -> f32 {
        let linear = |c: f32| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    fn clamped(self) -> Self {
        let [r, g, b, a] = [self.r, self.g, self.b, self.a].map(|part| part.clamp(0.0, 1.0));
        Self { r, g, b, a }
    }

    /// The contrast of two colours that cover, 1 to 21 (WCAG 2).
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// Which colours the roles have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Palette {
    /// A light screen.
    Light,
    /// A dark screen.
    Dark,
    /// A light screen in high contrast: words and signs stand out by 7 to 1.
    StarkLight,
    /// A dark screen in high contrast.
    StarkDark,
    /// Ink on white paper.
    Print,
}

/// In high contrast: the part left of a thin wash, and the alpha below which one is thin; one of lines always is.
const THINNED: (f32, f32) = (0.4, 0.4);

impl Palette {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Light, Self::Dark, Self::StarkLight, Self::StarkDark, Self::Print];

    /// A screen's: light or dark, in high contrast or not.
    pub const fn of_screen(dark: bool, stark: bool) -> Self {
        match (dark, stark) {
            (false, false) => Self::Light,
            (true, false) => Self::Dark,
            (false, true) => Self::StarkLight,
            (true, true) => Self::StarkDark,
        }
    }

    /// Whether light stands on dark.
    pub const fn is_dark(self) -> bool {
        matches!(self, Self::Dark | Self::StarkDark)
    }

    /// Whether it is one of high contrast.
    pub const fn is_stark(self) -> bool {
        matches!(self, Self::StarkLight | Self::StarkDark)
    }

    /// The colour of an ink, the system's accent being `accent`.
    pub fn colour(self, ink: Ink, accent: Hue) -> Rgba {
        let base = self.role(ink.role, accent);
        let toned = if ink.tone < 0.0 {
            base.mixed(Rgba { a: base.a, ..Rgba::hex(0x000000) }, -ink.tone)
        } else {
            base.mixed(Rgba { a: base.a, ..Rgba::hex(0xFF_FF_FF) }, ink.tone)
        };
        let is_wash = !matches!(ink.role, Role::Text | Role::Faint | Role::Ground | Role::Paper | Role::Bone);
        let thin = if ink.role == Role::Line { 1.0 } else { THINNED.1 };
        let thins = self.is_stark() && is_wash && ink.alpha < thin;
        Rgba { a: toned.a * ink.alpha * if thins { THINNED.0 } else { 1.0 }, ..toned }
    }

    /// The colour of a line in that ink: in high contrast it covers.
    pub fn line(self, ink: Ink, accent: Hue) -> Rgba {
        self.colour(if self.is_stark() { ink.alpha(1.0) } else { ink }, accent)
    }

    fn role(self, role: Role, accent: Hue) -> Rgba {
        self.of(match role {
            Role::Ground => [0xF1_EB_DF, 0x1E_1C_1A, 0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF],
            Role::Paper => [0xFC_F9_F2, 0x2A_27_24, 0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF],
            Role::Text => [0x2B_26_20, 0xED_E6_DA, 0x00_00_00, 0xFF_FF_FF, 0x1A_17_14],
            Role::Faint => [0x6A_60_54, 0xB3_A9_9B, 0x2B_2B_2B, 0xD6_D6_D6, 0x55_50_4A],
            Role::Line => [0xC9_BD_A9, 0x57_50_48, 0x4D_4D_4D, 0xB0_B0_B0, 0x8A_84_7C],
            Role::Accent => accent.deep(),
            Role::Soft => accent.tint(),
            Role::OnAccent => [0xFF_FD_F8, 0x17_15_13, 0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF],
            Role::Good => [0x2E_6B_3E, 0x8F_CF_9B, 0x0B_4A_1E, 0x9C_E8_AA, 0x2E_6B_3E],
            Role::Bad => [0xA3_2A_22, 0xF0_9A_8C, 0x7E_0F_0A, 0xFF_B0_A4, 0xA3_2A_22],
            Role::Pencil => [0x27_35_5E, 0xC7_D3_F5, 0x16_22_4A, 0xD3_DD_FF, 0x27_35_5E],
            Role::Seat(seat) => Hue::SEATS[usize::from(seat) % Hue::SEATS.len()].deep(),
            Role::Deep(hue) => hue.deep(),
            Role::Tint(hue) => hue.tint(),
            Role::Bone => [0xF7_F1_E3, 0xEA_E2_D2, 0xFF_FF_FF, 0xFF_FF_FF, 0xFF_FF_FF],
            Role::Carved => [0x2B_26_20, 0x2B_26_20, 0x00_00_00, 0x00_00_00, 0x1A_17_14],
            Role::Fire => [0x9E_2B_2B, 0xB8_33_1F, 0x8B_1A_1A, 0x9C_22_17, 0x9E_2B_2B],
            Role::Leather => [0x9A_5A_33, 0xA0_62_3A, 0x6B_3A_1C, 0x86_48_21, 0x8A_84_7C],
            Role::Gold => [0xC8_96_1E, 0xD4_A8_3A, 0x6E_4F_00, 0xF0_C8_60, 0xC8_96_1E],
            Role::Shadow => return Rgba { a: if self.is_dark() { 0.45 } else { 0.22 }, ..Rgba::hex(0x1A_12_08) },
        })
    }

    const fn of(self, [light, dark, stark_light, stark_dark, print]: [u32; 5]) -> Rgba {
        Rgba::hex(match self {
            Self::Light => light,
            Self::Dark => dark,
            Self::StarkLight => stark_light,
            Self::StarkDark => stark_dark,
            Self::Print => print,
        })
    }
}

/// What inks look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which colours the roles have.
    pub palette: Palette,
    /// The colour of the system that is played.
    pub accent: Hue,
    /// The colours of those who play.
    pub seats: Seats,
}

impl Look {
    /// The colour of an ink, each part 0 to 1.
    pub fn colour(self, ink: Ink) -> Rgba {
        self.palette.colour(self.seats.seat_ink(ink), self.accent).clamped()
    }

    /// The colour of a line in that ink, each part 0 to 1.
    pub fn line(self, ink: Ink) -> Rgba {
        self.palette.line(self.seats.seat_ink(ink), self.accent).clamped()
    }
}

#[cfg(test)]
mod tests;

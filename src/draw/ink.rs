//! Inks as roles, and the palettes that give them colours: light screen, dark screen, paper.

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

    /// Its colours: strong, in light (and on paper) and in the dark, and as a tint in light, in the dark and on paper.
    const fn shades(self) -> [u32; 5] {
        match self {
            Self::Rose => [0xA3_3A_6A, 0xF0_A8_C8, 0xF6_DD_E6, 0x4C_30_3D, 0xF8_E3_EB],
            Self::Ruby => [0x9E_2B_2B, 0xF2_9C_90, 0xF5_D9_D3, 0x4E_2C_29, 0xF8_E2_DD],
            Self::Ochre => [0x8A_55_10, 0xE8_B8_6A, 0xF3_E2_C2, 0x47_37_20, 0xF7_EA_D2],
            Self::Leaf => [0x3D_6B_2F, 0xA4_D0_8E, 0xDB_E8_CF, 0x2C_3C_27, 0xE4_EF_DB],
            Self::Olive => [0x5E_60_14, 0xCD_CB_72, 0xE8_E7_C4, 0x3B_3B_1D, 0xF0_EF_D8],
            Self::Turquoise => [0x0E_6E_72, 0x6F_D3_D3, 0xCB_E9_E7, 0x1D_40_41, 0xD8_F0_EE],
            Self::Petrol => [0x1C_56_68, 0x86_C4_D8, 0xCD_E0_E7, 0x20_3A_45, 0xDA_E9_EF],
            Self::Slate => [0x38_4F_8A, 0xA9_BD_F2, 0xD9_E0_F2, 0x2B_33_4C, 0xE3_E9_F6],
            Self::Plum => [0x6A_3F_86, 0xD0_AE_E8, 0xE7_DA_EF, 0x3D_2E_48, 0xEE_E4_F4],
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
    /// The colours of so many seats, where some of them are known: the first who has one keeps it, everybody else gets
    /// the usual one of their seat, or the first that is free.
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
    pub const fn dress(self, ink: Ink) -> Ink {
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
    /// Ink on white paper.
    Print,
}

impl Palette {
    /// The colour of an ink, the system's accent being `accent`.
    pub fn colour(self, ink: Ink, accent: Hue) -> Rgba {
        let base = self.role(ink.role, accent);
        let toned = if ink.tone < 0.0 {
            base.mixed(Rgba { a: base.a, ..Rgba::hex(0x000000) }, -ink.tone)
        } else {
            base.mixed(Rgba { a: base.a, ..Rgba::hex(0xFF_FF_FF) }, ink.tone)
        };
        Rgba { a: toned.a * ink.alpha, ..toned }
    }

    fn role(self, role: Role, accent: Hue) -> Rgba {
        match role {
            Role::Ground => self.of(0xF1_EB_DF, 0x1E_1C_1A, 0xFF_FF_FF),
            Role::Paper => self.of(0xFC_F9_F2, 0x2A_27_24, 0xFF_FF_FF),
            Role::Text => self.of(0x2B_26_20, 0xED_E6_DA, 0x1A_17_14),
            Role::Faint => self.of(0x6A_60_54, 0xB3_A9_9B, 0x55_50_4A),
            Role::Line => self.of(0xC9_BD_A9, 0x57_50_48, 0x8A_84_7C),
            Role::Accent => self.deep(accent),
            Role::Soft => self.tint(accent),
            Role::OnAccent => self.of(0xFF_FD_F8, 0x17_15_13, 0xFF_FF_FF),
            Role::Good => self.of(0x2E_6B_3E, 0x8F_CF_9B, 0x2E_6B_3E),
            Role::Bad => self.of(0xA3_2A_22, 0xF0_9A_8C, 0xA3_2A_22),
            Role::Pencil => self.of(0x27_35_5E, 0xC7_D3_F5, 0x27_35_5E),
            Role::Seat(seat) => self.deep(Hue::SEATS[usize::from(seat) % Hue::SEATS.len()]),
            Role::Deep(hue) => self.deep(hue),
            Role::Tint(hue) => self.tint(hue),
            Role::Bone => self.of(0xF7_F1_E3, 0xEA_E2_D2, 0xFF_FF_FF),
            Role::Carved => self.of(0x2B_26_20, 0x2B_26_20, 0x1A_17_14),
            Role::Fire => self.of(0x9E_2B_2B, 0xB8_33_1F, 0x9E_2B_2B),
            Role::Leather => self.of(0x9A_5A_33, 0xA0_62_3A, 0x8A_84_7C),
            Role::Gold => self.of(0xC8_96_1E, 0xD4_A8_3A, 0xC8_96_1E),
            Role::Shadow => Rgba { a: if self == Self::Dark { 0.45 } else { 0.22 }, ..Rgba::hex(0x1A_12_08) },
        }
    }

    fn deep(self, hue: Hue) -> Rgba {
        let [light, dark, ..] = hue.shades();
        self.of(light, dark, light)
    }

    fn tint(self, hue: Hue) -> Rgba {
        let [.., light, dark, print] = hue.shades();
        self.of(light, dark, print)
    }

    /// The one of these colours that is this palette's.
    const fn of(self, light: u32, dark: u32, print: u32) -> Rgba {
        Rgba::hex(match self {
            Self::Light => light,
            Self::Dark => dark,
            Self::Print => print,
        })
    }
}

#[cfg(test)]
mod tests;

//! How the window looks: colours by role, from [`Palette`] as those of boards and sheets, sizes by step, and the few
//! dresses that controls wear. Every size is multiplied by the text size of the settings here and nowhere else.

use std::borrow::Cow;

use iced::border::{self, Border};
use iced::widget::{container, progress_bar, scrollable, text, text_input};
use iced::{Background, Center, Color, Element, Font, Pixels, Size, Theme, font};

use base::draw;
use base::draw::Look;
use base::draw::text::readable;
use base::draw::{Hue, Ink, Palette, Rgba, Role, Seats};
use base::i18n::Lang;
use base::phrase::Phrase;

use crate::app::keys::Keys;
use crate::app::widget::control::{Control, Status, Style};
use crate::app::widget::field::Field;
use crate::app::widget::semantics::heading;

pub const SANS: Font = Font::with_name("Fira Sans");
pub const SANS_BOLD: Font = Font { weight: font::Weight::Semibold, ..SANS };
pub const SERIF: Font = Font::with_name("EB Garamond");
pub const SERIF_BOLD: Font = Font { weight: font::Weight::Semibold, ..SERIF };

/// How much one press changes the text size, percent.
pub const TEXT_STEP: u16 = 10;

/// The window in which everything is as large as the settings say, logical pixels, and how much larger it gets at most.
const USUAL: Size = Size::new(1280.0, 800.0);
const GROWN: f32 = 2.0;
/// The window, pixels at 100 %, below which its text is large for it: across, and downwards.
const NARROW: f32 = 900.0;
const LOW: f32 = 520.0;
/// The side of what is pressed by finger at least, pixels (WCAG 2, success criterion 2.5.5).
pub const FINGER: f32 = 44.0;

/// How much words cover with which nothing can be done now: 7 to 1 in high contrast too.
pub const OFF: f32 = 0.85;

pub fn grows(window: Size) -> f32 {
    (window.width / USUAL.width).min(window.height / USUAL.height).clamp(1.0, GROWN)
}

/// The steps of the type scale, in pixels at a text size of 100 %.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeSize {
    Small,
    Body,
    Lead,
    Heading,
    Title,
    Display,
    Card,
}

impl TypeSize {
    const fn pixels(self) -> f32 {
        match self {
            Self::Small => 13.5,
            Self::Body => 15.5,
            Self::Lead => 18.0,
            Self::Heading => 21.0,
            Self::Title => 28.0,
            Self::Display => 44.0,
            Self::Card => 72.0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Ui {
    pub lang: Lang,
    pub keys: &'static Keys,
    pub palette: Palette,
    pub accent: Hue,
    pub seats: Seats,
    /// How large text is: 1 is 100 % in a window of the usual size; in a larger one everything grows.
    pub text: f32,
    /// The window's size, logical pixels.
    pub window: Size,
    /// Whether motion is to be avoided.
    pub still: bool,
    pub large_cursor: bool,
    pub large_targets: bool,
}

pub fn colour(rgba: Rgba) -> Color {
    Color { r: rgba.r, g: rgba.g, b: rgba.b, a: rgba.a }
}

impl Ui {
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lang.say(phrase)
    }

    pub fn sentence(&self, phrase: &Phrase) -> String {
        self.lang.sentence(phrase)
    }

    pub fn key(&self, name: &str) -> String {
        self.keys.written(self.lang, name)
    }

    pub fn colour(&self, ink: impl Into<Ink>) -> Color {
        colour(self.look().colour(ink.into()))
    }

    pub fn look(&self) -> Look {
        Look { palette: self.palette, accent: self.accent, seats: self.seats }
    }

    /// Where the keyboard is: in no game's colour, which frames whose turn it is and what is chosen.
    pub fn focus(&self) -> Color {
        self.colour(Role::Text)
    }

    pub fn seated(self, seats: Seats) -> Self {
        Self { seats, ..self }
    }

    pub fn size(&self, step: TypeSize) -> Pixels {
        Pixels(step.pixels() * self.text)
    }

    /// A length that grows with the text, half as fast: paddings and gaps.
    pub fn gap(&self, pixels: f32) -> f32 {
        pixels * f32::midpoint(1.0, self.text)
    }

    /// A length that grows with the text: columns of labels.
    pub fn wide(&self, pixels: f32) -> f32 {
        pixels * self.text
    }

    pub fn at_usual_size(self) -> Self {
        Self { text: grows(self.window), ..self }
    }

    pub fn is_narrow(&self) -> bool {
        self.window.width < NARROW * self.text
    }

    /// Whether what usually stands beside a board stands below it, and the page scrolls: text has outgrown the window.
    pub fn stacks(&self) -> bool {
        self.text > 1.0 && (self.is_narrow() || self.window.height < LOW * self.text)
    }

    pub fn least(&self) -> f32 {
        if self.large_targets { FINGER } else { 0.0 }
    }

    pub fn accented(self, accent: Hue) -> Self {
        Self { accent, ..self }
    }

    /// The toolkit's theme in our colours, for what we do not style ourselves.
    pub fn theme(&self) -> Theme {
        let seed = iced::theme::Palette {
            background: self.colour(Role::Ground),
            text: self.colour(Role::Text),
            primary: self.colour(Role::Accent),
            success: self.colour(Role::Good),
            warning: self.colour(Role::Deep(Hue::Ochre)),
            danger: self.colour(Role::Bad),
        };
        Theme::custom("Wurfzabel", seed)
    }

    fn words<'a>(&self, words: impl text::IntoFragment<'a>, step: TypeSize, font: Font, role: Role) -> text::Text<'a> {
        // A name may be one long word.
        let wrapping = text::Wrapping::WordOrGlyph;
        self.label(words, step, font).color(self.colour(role)).wrapping(wrapping)
    }

    /// Words in the colour of what they stand on. They go through [`readable`], as those of boards go through the shaper.
    pub fn label<'a>(&self, words: impl text::IntoFragment<'a>, step: TypeSize, font: Font) -> text::Text<'a> {
        let words = words.into_fragment();
        let changed = match readable(&words) {
            Cow::Owned(changed) => Some(changed),
            Cow::Borrowed(_) => None,
        };
        text(changed.map_or(words, Cow::Owned)).size(self.size(step)).font(font)
    }

    pub fn display<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Display, SERIF, Role::Text)
    }

    pub fn asked<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Card, SERIF, Role::Text)
    }

    pub fn title<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Title, SERIF_BOLD, Role::Text)
    }

    pub fn heading<'a, Message: 'a>(&self, words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
        heading(2, self.words(words, TypeSize::Heading, SERIF_BOLD, Role::Text))
    }

    pub fn lead<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Lead, SANS, Role::Text)
    }

    pub fn body<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Body, SANS, Role::Text)
    }

    pub fn strong<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Body, SANS_BOLD, Role::Text)
    }

    pub fn faint<'a>(&self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        self.words(words, TypeSize::Small, SANS, Role::Faint)
    }

    pub fn button<'a, Message: Clone + 'a>(&self, label: impl text::IntoFragment<'a>) -> Control<'a, Message> {
        let label = self.label(label, TypeSize::Body, SANS).align_x(Center);
        self.control(label).centred().style(self.quiet())
    }

    pub fn primary<'a, Message: Clone + 'a>(&self, label: impl text::IntoFragment<'a>) -> Control<'a, Message> {
        let label = self.label(label, TypeSize::Body, SANS_BOLD).align_x(Center);
        self.control(label).centred().style(self.filled())
    }

    /// As quiet as others, its words in the accent: what is proposed on each of many cards.
    pub fn proposed<'a, Message: Clone + 'a>(&self, label: impl text::IntoFragment<'a>) -> Control<'a, Message> {
        let (label, ui) = (self.label(label, TypeSize::Body, SANS_BOLD).align_x(Center), *self);
        self.control(label).centred().style(move |status| match status {
            Status::Rest => ui.styled(Some(Role::Paper.into()), Role::Accent.into(), Some(Role::Line.into())),
            Status::Hovered | Status::Pressed | Status::Off => ui.quiet()(status),
        })
    }

    pub fn bare<'a, Message: Clone + 'a>(&self, content: impl Into<Element<'a, Message>>) -> Control<'a, Message> {
        self.control(content).style(self.plain())
    }

    pub fn control<'a, Message: Clone + 'a>(&self, content: impl Into<Element<'a, Message>>) -> Control<'a, Message> {
        let control = Control::new(content).padding([self.gap(7.0), self.gap(14.0)]).least(self.least());
        control.ring(self.focus())
    }

    /// Chosen or not it is as wide as chosen, in bold: nothing beside it moves.
    pub fn option<'a, Message: Clone + 'a>(
        &self,
        label: impl text::IntoFragment<'a>,
        chosen: bool,
    ) -> Control<'a, Message> {
        let (label, font) = (label.into_fragment(), if chosen { SANS_BOLD } else { SANS });
        let width = self.words_width(&label, TypeSize::Body, draw::Font::SansBold);
        let label = self.label(label, TypeSize::Body, font).align_x(Center).width(width);
        self.choice(label, chosen).padding([self.gap(5.0), self.gap(11.0)])
    }

    /// How wide words are, pixels, with a hair to spare for rounding.
    pub fn words_width(&self, words: &str, step: TypeSize, font: draw::Font) -> f32 {
        draw::text::width(words, font, self.size(step).0).mul_add(1.02, 2.0).ceil()
    }

    pub fn choice<'a, Message: Clone + 'a>(
        &self,
        content: impl Into<Element<'a, Message>>,
        chosen: bool,
    ) -> Control<'a, Message> {
        let control = self.control(content).chosen(chosen);
        if chosen { control.style(self.chosen()) } else { control.style(self.quiet()) }
    }

    fn styled(&self, background: Option<Ink>, words: Ink, edge: Option<Ink>) -> Style {
        Style {
            background: background.map(|ink| Background::Color(self.colour(ink))),
            text: self.colour(words),
            border: Border {
                color: edge.map_or(Color::TRANSPARENT, |ink| self.colour(ink)),
                width: if edge.is_some() { 1.0 } else { 0.0 },
                radius: border::radius(6.0),
            },
        }
    }

    pub fn quiet(&self) -> impl Fn(Status) -> Style + use<> {
        let ui = *self;
        move |status| match status {
            Status::Rest => ui.styled(Some(Role::Paper.into()), Role::Text.into(), Some(Role::Line.into())),
            // Not the tint of what is chosen.
            Status::Hovered => ui.styled(Some(Role::Paper.into()), Role::Text.into(), Some(Role::Text.into())),
            Status::Pressed => {
                ui.styled(Some(Ink::new(Role::Soft).lit(-0.1)), Role::Text.into(), Some(Role::Accent.into()))
            }
            Status::Off => ui.styled(None, Ink::new(Role::Faint).alpha(OFF), Some(Ink::new(Role::Line).alpha(0.6))),
        }
    }

    pub fn filled(&self) -> impl Fn(Status) -> Style + use<> {
        let ui = *self;
        move |status| match status {
            Status::Rest => ui.styled(Some(Role::Accent.into()), Role::OnAccent.into(), None),
            Status::Hovered => ui.styled(Some(Ink::new(Role::Accent).lit(0.12)), Role::OnAccent.into(), None),
            Status::Pressed => ui.styled(Some(Ink::new(Role::Accent).lit(-0.15)), Role::OnAccent.into(), None),
            Status::Off => ui.styled(Some(Ink::new(Role::Line).alpha(0.3)), Role::Faint.into(), None),
        }
    }

    pub fn plain(&self) -> impl Fn(Status) -> Style + use<> {
        let ui = *self;
        move |status| match status {
            Status::Rest => ui.styled(None, Role::Text.into(), None),
            Status::Hovered => ui.styled(Some(Role::Soft.into()), Role::Text.into(), None),
            Status::Pressed => ui.styled(Some(Ink::new(Role::Soft).lit(-0.1)), Role::Text.into(), None),
            Status::Off => ui.styled(None, Ink::new(Role::Faint).alpha(OFF), None),
        }
    }

    pub fn whole<I: Into<Ink>>(&self, ground: I) -> impl Fn(Status) -> Style + use<I> {
        let (ui, ground) = (*self, ground.into());
        move |status| {
            let style = match status {
                Status::Rest | Status::Off => ui.styled(Some(ground), Role::Text.into(), Some(Role::Line.into())),
                Status::Hovered => ui.styled(Some(Role::Soft.into()), Role::Text.into(), Some(Role::Accent.into())),
                Status::Pressed => {
                    ui.styled(Some(Ink::new(Role::Soft).lit(-0.1)), Role::Text.into(), Some(Role::Accent.into()))
                }
            };
            Style { border: Border { radius: border::radius(10.0), ..style.border }, ..style }
        }
    }

    /// A tint of the accent, the darker the nearer `part` is to 1: a cell of a table.
    pub fn shaded(&self, part: f32) -> impl Fn(Status) -> Style + use<> {
        let (ui, tint) = (*self, Ink::new(Role::Accent).alpha(0.08 + 0.3 * part.clamp(0.0, 1.0)));
        move |status| match status {
            Status::Rest | Status::Off => ui.styled(Some(tint), Role::Text.into(), None),
            Status::Hovered => ui.styled(Some(tint), Role::Text.into(), Some(Role::Accent.into())),
            Status::Pressed => ui.styled(Some(tint.lit(-0.1)), Role::Text.into(), Some(Role::Accent.into())),
        }
    }

    pub fn chosen(&self) -> impl Fn(Status) -> Style + use<> {
        let ui = *self;
        move |status| {
            // Under the pointer the edge is stronger: on another tint faint words would be hard to read.
            let (tint, width) = match status {
                Status::Rest | Status::Off => (Ink::new(Role::Soft), 2.0),
                Status::Hovered => (Ink::new(Role::Soft), 3.0),
                Status::Pressed => (Ink::new(Role::Soft).lit(-0.1), 3.0),
            };
            let style = ui.styled(Some(tint), Role::Text.into(), Some(Role::Accent.into()));
            Style { border: Border { width, ..style.border }, ..style }
        }
    }

    /// No shadow: iced_tiny_skia 0.14.1 paints one whole where it repaints a part, so that cards darken with motions.
    pub fn card(&self) -> impl Fn(&Theme) -> container::Style + use<> {
        let ui = *self;
        move |_| container::Style {
            background: Some(ui.colour(Role::Paper).into()),
            border: border::rounded(10.0).color(ui.colour(Role::Line)).width(1.0),
            text_color: Some(ui.colour(Role::Text)),
            ..container::Style::default()
        }
    }

    pub fn wrong(&self) -> impl Fn(&Theme) -> container::Style + use<> {
        let (ground, edge) = (self.colour(Ink::new(Role::Bad).alpha(0.1)), self.colour(Role::Bad));
        move |_| container::Style {
            background: Some(ground.into()),
            border: border::rounded(8.0).color(edge).width(1.5),
            ..container::Style::default()
        }
    }

    pub fn panel<I: Into<Ink>>(&self, ink: I) -> impl Fn(&Theme) -> container::Style + use<I> {
        let background = self.colour(ink);
        move |_| container::Style {
            background: Some(background.into()),
            border: border::rounded(8.0),
            ..container::Style::default()
        }
    }

    /// A row that is chosen: tinted, with an edge, which is seen where tints are not.
    pub fn picked(&self) -> impl Fn(&Theme) -> container::Style + use<> {
        let (panel, edge) = (self.panel(Ink::new(Role::Accent).alpha(0.16)), self.colour(Role::Accent));
        move |theme| {
            let style = panel(theme);
            container::Style { border: style.border.color(edge).width(1.5), ..style }
        }
    }

    pub fn field<'a, Message: Clone + 'a>(&self, empty: &str, value: &str, step: TypeSize) -> Field<'a, Message> {
        let line = Pixels((self.size(step).0 * 1.3).max(self.least() - 2.0 * self.gap(7.0)));
        Field::new(empty, value, |input| input.size(self.size(step)).line_height(line).style(self.input()))
    }

    pub fn input(&self) -> impl Fn(&Theme, text_input::Status) -> text_input::Style + use<> {
        let ui = *self;
        move |_, status| {
            let (edge, width) = match status {
                text_input::Status::Focused { .. } => (Role::Text, 2.0),
                text_input::Status::Hovered => (Role::Accent, 1.0),
                text_input::Status::Active | text_input::Status::Disabled => (Role::Line, 1.0),
            };
            text_input::Style {
                background: ui.colour(Role::Paper).into(),
                border: border::rounded(6.0).color(ui.colour(edge)).width(width),
                icon: ui.colour(Role::Faint),
                placeholder: ui.colour(Role::Faint),
                value: ui.colour(Role::Text),
                selection: ui.colour(Ink::new(Role::Accent).alpha(0.3)),
            }
        }
    }

    pub fn progress(&self) -> impl Fn(&Theme) -> progress_bar::Style + use<> {
        let ui = *self;
        move |_| progress_bar::Style {
            background: ui.colour(Role::Line).into(),
            bar: ui.colour(Role::Accent).into(),
            border: border::rounded(4.0),
        }
    }

    pub fn bar(&self) -> impl Fn(&Theme, scrollable::Status) -> scrollable::Style + use<> {
        let ui = *self;
        move |theme, status| {
            let lively = match status {
                scrollable::Status::Active { .. } => Role::Line,
                scrollable::Status::Hovered { .. } | scrollable::Status::Dragged { .. } => Role::Faint,
            };
            let mut style = scrollable::default(theme, status);
            for rail in [&mut style.vertical_rail, &mut style.horizontal_rail] {
                rail.background = None;
                rail.scroller.background = ui.colour(lively).into();
                rail.scroller.border = border::rounded(4.0);
            }
            style
        }
    }
}

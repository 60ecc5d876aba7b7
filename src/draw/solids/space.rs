//! Vectors and rotations in space. x runs to the right, y away from whoever looks, z upwards: a right-handed
//! system. Knows no solid.

use std::ops::{Add, Mul, Neg, Sub};

/// A vector or a point in space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vector {
    /// To the right.
    pub x: f32,
    /// Away.
    pub y: f32,
    /// Up.
    pub z: f32,
}

impl Vector {
    /// Straight up.
    pub const UP: Self = Self::new(0.0, 0.0, 1.0);

    /// A vector.
    #[must_use]
    pub const fn new(x: f32, y: f32, z: f32) -> Self {
        Self { x, y, z }
    }

    /// The scalar product.
    #[must_use]
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// The vector product: perpendicular to both, right-handed.
    #[must_use]
    pub fn cross(self, other: Self) -> Self {
        Self::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// Its length.
    #[must_use]
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// The same direction with length 1; what has no length stays as it is.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// Whether all coordinates are finite numbers.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite() && self.z.is_finite()
    }
}

impl Add for Vector {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl Sub for Vector {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Neg for Vector {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y, -self.z)
    }
}

impl Mul<f32> for Vector {
    type Output = Self;

    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by, self.z * by)
    }
}

/// A rotation, as a quaternion of length 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// The cosine of half the angle.
    pub w: f32,
    /// The axis, times the sine of half the angle.
    pub axis: Vector,
}

impl Default for Rotation {
    fn default() -> Self {
        Self::NONE
    }
}

impl Rotation {
    /// Turns nothing.
    pub const NONE: Self = Self { w: 1.0, axis: Vector::new(0.0, 0.0, 0.0) };

    /// About an axis (of any length but 0), right-handed, radians.
    #[must_use]
    pub fn about(axis: Vector, angle: f32) -> Self {
        let (sin, cos) = (angle / 2.0).sin_cos();
        Self { w: cos, axis: axis.unit() * sin }
    }

    /// The rotation that brings one pair of perpendicular unit vectors onto another.
    #[must_use]
    pub fn between(from: (Vector, Vector), to: (Vector, Vector)) -> Self {
        let first = Self::shortest(from.0, to.0);
        let turned = first.apply(from.1);
        let angle = to.0.dot(turned.cross(to.1)).atan2(turned.dot(to.1));
        first.then(Self::about(to.0, angle))
    }

    /// The shortest rotation of one unit vector onto another.
    #[must_use]
    pub fn shortest(from: Vector, to: Vector) -> Self {
        let cos = from.dot(to);
        if cos < -0.999_99 {
            let aside = if from.x.abs() < 0.8 { Vector::new(1.0, 0.0, 0.0) } else { Vector::new(0.0, 1.0, 0.0) };
            return Self::about(from.cross(aside), std::f32::consts::PI);
        }
        Self { w: 1.0 + cos, axis: from.cross(to) }.unit()
    }

    /// First this, then `next`.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        Self {
            w: next.w * self.w - next.axis.dot(self.axis),
            axis: self.axis * next.w + next.axis * self.w + next.axis.cross(self.axis),
        }
    }

    /// The way back.
    #[must_use]
    pub fn back(self) -> Self {
        Self { w: self.w, axis: -self.axis }
    }

    /// Where a vector goes.
    #[must_use]
    pub fn apply(self, vector: Vector) -> Vector {
        let twice = self.axis.cross(vector) * 2.0;
        vector + twice * self.w + self.axis.cross(twice)
    }

    /// Its angle, 0 to π.
    #[must_use]
    pub fn angle(self) -> f32 {
        2.0 * self.axis.length().atan2(self.w.abs())
    }

    /// The angle between two rotations, 0 to π.
    #[must_use]
    pub fn apart(self, other: Self) -> f32 {
        self.back().then(other).angle()
    }

    /// Part of the way, the shorter way round, to another.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        let way = self.back().then(other);
        let way = if way.w < 0.0 { Self { w: -way.w, axis: -way.axis } } else { way };
        let half = way.axis.length().atan2(way.w);
        if half == 0.0 { self } else { self.then(Self::about(way.axis, 2.0 * half * part)).unit() }
    }

    /// The same with length exactly 1, as far as numbers allow.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = (self.w * self.w + self.axis.dot(self.axis)).sqrt();
        Self { w: self.w / length, axis: self.axis * (1.0 / length) }
    }

    /// Whether all numbers are finite.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.w.is_finite() && self.axis.is_finite()
    }
}

/// Numbers from `low` to below `high`, for laws; proptest's own ranges of floats fail now and then on themselves.
#[cfg(test)]
pub(crate) fn between(low: f32, high: f32) -> impl proptest::strategy::Strategy<Value = f32> {
    use proptest::strategy::Strategy;
    (0..u16::MAX).prop_map(move |step| low + (high - low) * f32::from(step) / f32::from(u16::MAX))
}

#[cfg(test)]
mod tests;

//! Vectors and rotations in a right-handed space: x to the right, y away from whoever looks, z upwards. Rotations are
//! not glam's, whose quaternions add in another order on other processors: dice would come to lie elsewhere.

/// A vector or a point in space; [`Vector::Z`] is straight up.
pub type Vector = glam::Vec3;

/// A rotation, as a quaternion of length 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Rotation {
    /// The cosine of half the angle.
    pub w: f32,
    /// The axis, times the sine of half the angle.
    pub axis: Vector,
}

impl Rotation {
    /// Turns nothing.
    pub const NONE: Self = Self { w: 1.0, axis: Vector::ZERO };

    /// About an axis (of any length but 0), right-handed, radians.
    pub fn about(axis: Vector, angle: f32) -> Self {
        let (sin, cos) = (angle / 2.0).sin_cos();
        Self { w: cos, axis: axis.normalize_or_zero() * sin }
    }

    /// The rotation that brings one pair of perpendicular unit vectors onto another.
    pub fn between(from: (Vector, Vector), to: (Vector, Vector)) -> Self {
        let first = Self::shortest(from.0, to.0);
        let turned = first.apply(from.1);
        let angle = to.0.dot(turned.cross(to.1)).atan2(turned.dot(to.1));
        first.then(Self::about(to.0, angle))
    }

    /// The shortest rotation of one unit vector onto another.
    pub fn shortest(from: Vector, to: Vector) -> Self {
        let cos = from.dot(to);
        if cos < -0.999_99 {
            let aside = if from.x.abs() < 0.8 { Vector::X } else { Vector::Y };
            return Self::about(from.cross(aside), std::f32::consts::PI);
        }
        Self { w: 1.0 + cos, axis: from.cross(to) }.unit()
    }

    /// First this, then `next`.
    pub fn then(self, next: Self) -> Self {
        Self {
            w: next.w * self.w - next.axis.dot(self.axis),
            axis: self.axis * next.w + next.axis * self.w + next.axis.cross(self.axis),
        }
    }

    /// The way back.
    pub fn back(self) -> Self {
        Self { w: self.w, axis: -self.axis }
    }

    /// Where a vector goes.
    pub fn apply(self, vector: Vector) -> Vector {
        let twice = self.axis.cross(vector) * 2.0;
        vector + twice * self.w + self.axis.cross(twice)
    }

    /// Its angle, 0 to π.
    pub fn angle(self) -> f32 {
        2.0 * self.axis.length().atan2(self.w.abs())
    }

    /// The angle between two rotations, 0 to π.
    pub fn apart(self, other: Self) -> f32 {
        self.back().then(other).angle()
    }

    /// Part of the way, the shorter way round, to another.
    pub fn towards(self, other: Self, part: f32) -> Self {
        let way = self.back().then(other);
        let way = if way.w < 0.0 { Self { w: -way.w, axis: -way.axis } } else { way };
        let half = way.axis.length().atan2(way.w);
        if half == 0.0 { self } else { self.then(Self::about(way.axis, 2.0 * half * part)).unit() }
    }

    /// The same with length exactly 1, as far as numbers allow.
    pub fn unit(self) -> Self {
        let length = (self.w * self.w + self.axis.dot(self.axis)).sqrt();
        Self { w: self.w / length, axis: self.axis * (1.0 / length) }
    }

    /// Whether all numbers are finite.
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

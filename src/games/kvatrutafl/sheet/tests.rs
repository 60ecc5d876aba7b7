//! What every sheet must be.

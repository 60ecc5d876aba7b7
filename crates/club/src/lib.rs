//! What people keep and organise: [`store`] (the disk), [`trainer`] (runes), [`championship`], [`slip`] and
//! [`exercise`] (decisions asked again), [`handbook`] and [`booklets`] (to be read), [`printing`]. Knows no toolkit.

pub mod booklets;
pub mod championship;
pub mod exercise;
pub mod handbook;
pub mod paired;
pub mod printing;
pub mod slip;
pub mod store;
pub mod trainer;

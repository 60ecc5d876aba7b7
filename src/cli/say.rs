//! `say`: words of the transcription, spoken into a WAV file.

use std::io;
use std::path::Path;

use super::{Console, Stop, command, file};
use crate::{tr, voice};

/// Answers `say`.
pub(super) fn say(order: &command::Saying, console: &mut Console<'_>) -> Result<(), Stop> {
    let clip = voice::say(&order.words, order.voice, order.pace).map_err(|why| Stop::Usage(why.phrase()))?;
    let bytes = clip.wav().map_err(|error| Stop::Output(io::Error::other(error)))?;
    if order.out == Path::new("-") {
        return Ok(console.out.write_all(&bytes)?);
    }
    file::replace(&order.out, &bytes)?;
    let (lang, file) = (console.lang, order.out.display().to_string());
    console.line(tr!(lang, "cli-said", seconds = lang.decimal(clip.length().as_secs_f64(), 2), file = file))
}

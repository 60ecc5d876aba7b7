//! The command line on Windows, beside `wurfzabel.exe` as `wurfzabel.com`, which a prompt finds first. A program
//! without a console has none to print to, so this one, which has, starts it and hands on what it prints, by pipes: a
//! console's handles are of no use to who is not attached to it.

use std::io::{self, Read, Write};
use std::process::{Command, ExitCode, Stdio};
use std::thread;

fn main() -> ExitCode {
    match launched() {
        // The whole of it: what Windows itself ends a program with is larger than a byte.
        Ok(code) => std::process::exit(code),
        Err(why) => {
            eprintln!("wurfzabel.exe: {why}");
            ExitCode::from(2)
        }
    }
}

fn launched() -> io::Result<i32> {
    let program = std::env::current_exe()?.with_extension("exe");
    let mut child = Command::new(program)
        .args(std::env::args_os().skip(1))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let said = child.stderr.take().map(|said| thread::spawn(move || hand_on(said, io::stderr())));
    if let Some(printed) = child.stdout.take() {
        hand_on(printed, io::stdout());
    }
    if let Some(said) = said {
        let _ended = said.join();
    }
    Ok(child.wait()?.code().unwrap_or(2))
}

/// Hands on whatever comes, as it comes, until either end is closed. The other then finds its own end closed as well.
fn hand_on(mut from: impl Read, mut to: impl Write) {
    let mut bytes = [0; 1 << 13];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..count]).and_then(|()| to.flush()).is_err() {
            break;
        }
    }
}

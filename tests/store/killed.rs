//! A test program that starts itself as a process of its own, to kill it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Instant;

use club::store::paths;

/// The variable by which a child process is told what it needs.
pub const TOLD: &str = "NEVER_LOST_TOLD";

/// This test program as a process of its own, running one of the ignored tests below.
pub fn child(test: &str, program: &Path, home: &Path, told: &str) -> Command {
    let mut command = Command::new(program);
    command.args([test, "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
    command.env(paths::HOME_VARIABLE, home).env(TOLD, told).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

pub fn this_program() -> PathBuf {
    std::env::current_exe().unwrap()
}

pub fn told() -> String {
    std::env::var(TOLD).unwrap()
}

/// One line to the parent, at once and whole.
pub fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // The test harness has begun a line of its own.
    out.write_all(format!("\n@{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// The lines a child has said whole.
pub fn said(output: &str) -> impl Iterator<Item = &str> {
    let whole = &output[..output.rfind('\n').map_or(0, |end| end + 1)];
    whole.lines().filter_map(|line| line.strip_prefix('@'))
}

/// A child process that does not outlive its test.
pub struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    output: String,
}

impl Running {
    /// Starts it and waits until it has said something.
    pub fn start(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut running = Self { child, out, output: String::new() };
        running.hear(1);
        running
    }

    /// Waits until it has said so many lines.
    pub fn hear(&mut self, lines: usize) {
        while said(&self.output).count() < lines {
            let read = self.out.read_line(&mut self.output).unwrap();
            assert!(read > 0, "the child ended: {}", self.output);
        }
    }

    /// Kills it at some moment of one of its next steps, however long a step takes on this machine: after the first
    /// line, `steps` more are awaited, and from then on a part of twice the time that these took each.
    pub fn kill_in_flight(mut self, steps: usize, part: f64) -> String {
        assert!(steps > 0 && (0.0..=1.0).contains(&part));
        let begun = Instant::now();
        self.hear(1 + steps);
        let step = begun.elapsed() / u32::try_from(steps).unwrap();
        std::thread::sleep(step.mul_f64(2.0 * part));
        self.kill()
    }

    /// Kills it (SIGKILL on Unix); what it has said.
    pub fn kill(mut self) -> String {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.out.read_to_string(&mut self.output).unwrap();
        std::mem::take(&mut self.output)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

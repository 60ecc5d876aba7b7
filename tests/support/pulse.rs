//! A sound server that only a test knows: PulseAudio with a null sink whose monitor can be listened to, and a virtual
//! source into which can be spoken. Started and ended here, by its own process id; the system's own server, if there is
//! one, is never touched.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, Once};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Samples a second, everywhere.
pub const RATE: u32 = 48_000;
/// How long anything is waited for before the test fails.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// What has to be there, by Debian's packages `pulseaudio` and `pulseaudio-utils`.
const TOOLS: [&str; 4] = ["pulseaudio", "pactl", "pacat", "parec"];
/// Set where a missing server is a failure.
const DEMANDED: &str = "WURFZABEL_SOUND_SERVER";

/// Whether a server can be started; if not, one line says so, and how it could be. Where the variable demands it, a
/// missing one is a failure.
pub fn is_there() -> bool {
    let missing: Vec<&str> = TOOLS
        .into_iter()
        .filter(|tool| {
            let tried = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
            tried.is_err_and(|error| error.kind() == ErrorKind::NotFound)
        })
        .collect();
    if missing.is_empty() {
        return true;
    }
    let line = format!("skipped: no {} (apt-get install pulseaudio pulseaudio-utils)", missing.join(", "));
    assert!(std::env::var_os(DEMANDED).is_none(), "{line}, and {DEMANDED} demands it");
    // Not by `eprintln`, which is kept back of a test that passes.
    static SAID: Once = Once::new();
    SAID.call_once(|| std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap());
    false
}

/// A process that ends with its owner.
pub struct Process(pub Child);

impl Process {
    pub fn signal(&self, name: &str) {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap().success());
    }

    /// Waits for its end, not for ever.
    pub fn ended(&mut self) -> bool {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status.success();
            }
            assert!(begun.elapsed() < PATIENCE, "a process hangs");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server in a folder of its own.
pub struct Server {
    folder: PathBuf,
    pub process: Process,
}

impl Server {
    /// Starts one, and waits until it answers.
    pub fn start(folder: &Path) -> Self {
        let run = folder.join("run");
        fs::create_dir_all(&run).unwrap();
        // The server refuses a folder that others may read.
        fs::set_permissions(&run, fs::Permissions::from_mode(0o700)).unwrap();
        // What a killed server left behind.
        let _ = fs::remove_file(run.join("native"));
        let socket = format!("module-native-protocol-unix socket={} auth-anonymous=1", run.join("native").display());
        let modules = [
            &*socket,
            // Without "norewinds" a null sink works in blocks of two seconds.
            "module-null-sink sink_name=ear norewinds=1 rate=48000 channels=1",
            "module-null-sink sink_name=mouth norewinds=1 rate=48000 channels=1",
            "module-virtual-source source_name=microphone master=mouth.monitor",
        ];
        let mut server = private(Command::new("pulseaudio"), folder);
        server.args(["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes"]);
        for module in modules {
            server.args(["-L", module]);
        }
        let log = fs::File::create(folder.join("server.log")).unwrap();
        let child = server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap();
        let mut server = Self { folder: folder.to_owned(), process: Process(child) };
        let begun = Instant::now();
        let ready = |server: &Self| server.control(&["set-default-sink", "ear"]);
        while !ready(&server) {
            let dead = server.process.0.try_wait().unwrap();
            assert!(dead.is_none() && begun.elapsed() < PATIENCE, "the server does not start: {dead:?}");
            thread::sleep(Duration::from_millis(20));
        }
        assert!(server.control(&["set-default-source", "microphone"]));
        server
    }

    /// What to set so that a process speaks to this server only.
    pub fn environment(folder: &Path) -> Vec<(&'static str, String)> {
        let at = |name: &str| folder.join(name).display().to_string();
        vec![
            ("PULSE_SERVER", format!("unix:{}", at("run/native"))),
            ("PULSE_RUNTIME_PATH", at("run")),
            ("XDG_RUNTIME_DIR", at("run")),
            ("HOME", at("home")),
            // No sound card of the machine is to be found either.
            ("ALSA_CONFIG_PATH", "/dev/null".to_owned()),
        ]
    }

    fn control(&self, words: &[&str]) -> bool {
        let mut command = private(Command::new("pactl"), &self.folder);
        command.args(words).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().success()
    }

    /// Listens at the null sink from now on.
    pub fn listen(&self) -> Ear {
        Ear::new(private(Command::new("parec"), &self.folder))
    }

    /// Says something into the microphone: 32-bit floats, one channel, from a file.
    pub fn speak(&self, samples: &Path) -> Process {
        let mut command = private(Command::new("pacat"), &self.folder);
        command.args(["--playback", "--device=mouth", "--raw", "--format=float32le", "--rate=48000", "--channels=1"]);
        Process(command.arg(samples).spawn().unwrap())
    }
}

fn private(mut command: Command, folder: &Path) -> Command {
    fs::create_dir_all(folder.join("home")).unwrap();
    command.envs(Server::environment(folder)).env_remove("DBUS_SESSION_BUS_ADDRESS").env_remove("DISPLAY");
    command
}

/// Who listens at the null sink.
pub struct Ear {
    heard: Arc<Mutex<Vec<f32>>>,
    process: Option<Process>,
    reader: Option<JoinHandle<()>>,
}

impl Ear {
    /// Listens by `parec`, in the environment it was given; returns when the first samples have come.
    pub fn new(mut parec: Command) -> Self {
        parec.args(["--device=ear.monitor", "--raw", "--format=float32le", "--rate=48000", "--channels=1"]);
        let mut child = parec.arg("--latency-msec=5").stdout(Stdio::piped()).spawn().unwrap();
        let mut pipe = child.stdout.take().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let keep = heard.clone();
        let reader = thread::spawn(move || {
            let (mut bytes, mut rest) = ([0_u8; 4096], Vec::new());
            while let Ok(count @ 1..) = pipe.read(&mut bytes) {
                rest.extend_from_slice(&bytes[..count]);
                let whole = rest.len() / 4 * 4;
                let samples = rest[..whole].chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().unwrap()));
                keep.lock().unwrap().extend(samples);
                rest.drain(..whole);
            }
        });
        let ear = Self { heard, process: Some(Process(child)), reader: Some(reader) };
        ear.until(|heard| !heard.is_empty());
        ear
    }

    /// Waits until what was heard is as wanted.
    pub fn until(&self, wanted: impl Fn(&[f32]) -> bool) {
        let begun = Instant::now();
        while !wanted(&self.heard.lock().unwrap()) {
            assert!(begun.elapsed() < PATIENCE, "it is never heard");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Listens no more; all that was heard.
    pub fn end(mut self) -> Vec<f32> {
        drop(self.process.take());
        self.reader.take().unwrap().join().unwrap();
        std::mem::take(&mut *self.heard.lock().unwrap())
    }
}

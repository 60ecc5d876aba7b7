//! Measures the time from asking for a sound to its first sample at the monitor of a null sink, with a device to be
//! opened and an open one, by a sound server of its own: `cargo run --release -p research --bin press_to_sound`.

#![allow(clippy::unwrap_used, clippy::panic)]

#[cfg(target_os = "linux")]
#[path = "../../../tests/support/pulse.rs"]
#[expect(dead_code, reason = "the tests also speak and listen themselves")]
mod pulse;

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("this is measured on Linux");
}

#[cfg(target_os = "linux")]
mod linux {
    use std::process::Command;
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use voice::sound::{Clip, Player, RATE, Volume};

    use super::pulse::{self, Ear, Process, Server};

    const TIMES: usize = 15;
    const INSIDE: &str = "PRESS_TO_SOUND";

    pub(super) fn main() {
        if std::env::var_os(INSIDE).is_some() {
            return measure();
        }
        if !pulse::is_there() {
            return;
        }
        let folder = std::env::temp_dir().join(format!("press-to-sound-{}", std::process::id()));
        let server = Server::start(&folder);
        let itself = std::env::current_exe().unwrap();
        let measuring = Command::new(itself).envs(Server::environment(&folder)).env(INSIDE, "1").spawn().unwrap();
        let well = Process(measuring).ended();
        drop(server);
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(well, "it could not be measured");
    }

    fn measure() {
        let click = Clip::new((0..RATE / 20).map(|n| 0.5 * (f64::from(n) * 0.1).cos() as f32));
        let press = |player: &Player| {
            sleep(Duration::from_millis(400));
            let ear = Ear::new(Command::new("parec"));
            let pressed = Instant::now();
            player.play(&click, Volume::FULL);
            let returned = pressed.elapsed();
            ear.until(|heard| heard.iter().any(|sample| sample.abs() > 0.05));
            let heard = pressed.elapsed();
            ear.end();
            (returned, heard)
        };
        let (mut cold, mut warm) = (Vec::new(), Vec::new());
        for _ in 0..TIMES {
            // A new player has no device yet, as one that has rested.
            let player = Player::open().unwrap();
            cold.push(press(&player));
            warm.push(press(&player));
        }
        println!(
            "| press to sound, on the null sink | median | worst of {TIMES} | the call itself, worst |\n|---|---|---|---|"
        );
        for (name, mut measured) in [("the device has to be opened", cold), ("it is open", warm)] {
            measured.sort_by_key(|(_, heard)| *heard);
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            let returned = measured.iter().map(|(returned, _)| *returned).max().unwrap();
            let (median, worst) = (measured[TIMES / 2].1, measured[TIMES - 1].1);
            println!("| {name} | {:.0} ms | {:.0} ms | {:.2} ms |", ms(median), ms(worst), ms(returned));
        }
    }
}

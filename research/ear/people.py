"""Recordings of people who say single syllables, as clips: SET/SPEAKER.FILE_WORD.wav, one channel, 16 kHz.

    people.py FOLDER CHECKOUTS

What is not yet in CHECKOUTS is fetched there, each at the commit named here. Words are written in the transcription of the
program, in which a language's own spelling is put by the tables below; what sounds like neither of two is left out.
"""

import os
import re
import subprocess
import sys
import unicodedata

import numpy as np
import scipy.io.wavfile

RATE = 16_000
KINDS = (".wav", ".mp3", ".ogg")
DEBIAN = "/usr/share/gcin-voice/ogg"


def spelled(pairs, plain=()):
    """A spelling's syllables and letters: `pairs` as file:word, `plain` are written as they are said."""
    return dict(pair.split(":") for pair in pairs.split()) | {word: word for word in plain}


def syllables(onsets, vowels="aeiou"):
    return [onset + vowel for onset in onsets for vowel in vowels]


# Japanese in Latin letters; the onset of fu is no h, and ji is no ji of ours.
ROMAJI = spelled("sha:ša shi:ši shu:šu she:še sho:šo cha:ča chi:či chu:ču cho:čo tsu:tsu ja:dža ji:dži ju:džu je:dže jo:džo "
                 "ya:ja yu:ju yo:jo ye:je fu:fu hu:fu",
                 ["a", "i", "u", "e", "o", "ha", "hi", "he", "ho", "wa", "sa", "su", "se", "so", "za", "zu", "ze", "zo", "ta", "te",
                  "to", "da", "de", "do", *syllables("kgnbpmr")])
KANA = {}
for row, onset in zip("あいうえお かきくけこ がぎぐげご なにぬねの ばびぶべぼ ぱぴぷぺぽ まみむめも らりるれろ".split(), ["", *"kgnbpmr"]):
    KANA |= {sign: onset + vowel for sign, vowel in zip(row, "aiueo")}
KANA |= spelled("は:ha ひ:hi へ:he ほ:ho ふ:fu さ:sa す:su せ:se そ:so ざ:za ず:zu ぜ:ze ぞ:zo た:ta て:te と:to だ:da で:de ど:do "
                "し:ši ち:či つ:tsu じ:dži や:ja ゆ:ju よ:jo わ:wa しゃ:ša しゅ:šu しょ:šo しぇ:še ちゃ:ča ちゅ:ču ちょ:čo じゃ:dža "
                "じゅ:džu じょ:džo じぇ:dže いぇ:je てぃ:ti とぅ:tu でぃ:di どぅ:du すぃ:si ふぁ:fa ふぃ:fi ふぇ:fe ふぉ:fo うぃ:wi うぇ:we うぉ:wo")
# Mandarin's g and k differ by breath alone, so that its g is a k elsewhere; what has a vowel or an r of its own is out.
MANDARIN = spelled("sha:ša shu:šu zha:dža zhu:džu cha:ča chu:ču za:dza zu:dzu ca:tsa cu:tsu ji:dži qi:či xi:ɕi o:o yi:i wu:u i:i u:u "
                   "a:a", [*syllables("bpmdtnl", "aiu"), *syllables("khs", "au"), "fa", "fu"])
BOPOMOFO = dict(zip("ㄅㄆㄇㄈㄉㄊㄋㄌㄎㄏㄐㄑㄒㄓㄔㄕㄗㄘㄙ", "b p m f d t n l k h j q x zh ch sh z c s".split()))
BOPOMOFO = {sign + vowel: MANDARIN[onset + latin] for sign, onset in {"": "", **BOPOMOFO}.items()
            for vowel, latin in zip("ㄚㄧㄨㄛ", "aiuo") if onset + latin in MANDARIN}
FRENCH = spelled("é:e ou:u au:o cha:ša chi:ši cho:šo chu:šy gi:ži mot:mo riz:ri cou:ku u:y", ["a", "i", "o"])
for onset in "bdfgjklmnprstvz":
    said = "ž" if onset == "j" else onset
    FRENCH |= {onset + file: said + word for file, word in spelled("a:a i:i o:o é:e è:e ou:u u:y").items()}
# Slovak's ch lies between h and k, and what is soft before e and i is no d, t, n.
SLOVAK = spelled("y:i ý:ī á:ā é:ē í:ī ó:ō ú:ū", "aeiou")
for onset in "bdfghjklmnprstvzcčšžďťľ":
    said = {"c": "ts"}.get(onset, onset)
    SLOVAK |= {onset + file: said + word for file, word in zip("aeiouyáéíóúý", 2 * "aeioui")}
POLISH = spelled("by:bɨ my:mɨ py:pɨ", syllables("bmp"))
PORTUGUESE = spelled("ca:ka co:ko cu:ku ce:se ci:si que:ke qui:ki xi:ši ti:či di:dži",
                     ["a", "e", "i", "o", "u", "ta", "te", "to", "tu", "da", "de", "do", "du", *syllables("bflmnpsv")])
PORTUGUESE |= {"j" + vowel: "ž" + vowel for vowel in "aeiou"}
DANISH = spelled("ɑ:a ɔ:o ɛ:e æ:æ ø:ø œ:ø", "aeiouy")
GAELIC = spelled("U0061:a U0065:e U0069:i U006F:o U0075:u U00E0:ā U00E8:ē U00EC:ī U00F2:ō U00F9:ū")
# Toki Pona.
SMALL = spelled("", ["a", "e", "o", *syllables("klmnpstj")])

# The names of letters: the vowels, then what a language calls the others.
FIVE = "a:a e:e i:i o:o u:u "
BE = "b:be d:de p:pe t:te "
EL = "l:el m:em n:en s:es f:ef "
LETTERS = {
    "de": FIVE + BE + EL + "c:tse g:ge h:ha k:ka q:ku w:ve ü:y r:er",
    "es": FIVE + BE + "k:ka q:ku", "ca": FIVE + BE + "k:ka q:ku", "ast": FIVE + BE + "k:ka q:ku", "eu": FIVE + BE + "k:ka q:ku",
    "fr": BE + EL + "a:a i:i o:o v:ve k:ka g:že j:ži u:y q:ky r:er", "nl": BE + EL + "a:a e:e i:i o:o u:y h:ha k:ka j:je r:er",
    "af": BE + EL + "a:a e:e i:i o:o h:ha k:ka j:je", "pl": FIVE + BE + EL + "h:ha k:ka w:vu c:tse q:ku r:er",
    "cs": FIVE + BE + EL + "g:ge h:ha j:je k:ka v:ve c:tse r:er", "sk": FIVE + BE + EL + "g:ge h:ha j:je k:ka v:ve c:tse r:er",
    "sl": FIVE + BE + "g:ge h:ha j:je k:ka v:ve c:tse z:ze", "fi": FIVE + BE + "g:ge h:ho k:ko v:ve q:ku c:se y:y",
    "sv": BE + EL + "a:a e:e i:i h:ho k:ko v:ve j:ji c:se å:o y:y", "da": BE + EL + "e:e i:i o:o h:ho k:ko v:ve c:se y:y",
    "nb": BE + EL + "a:a e:e i:i g:ge h:ho k:ko v:ve c:se å:o y:y", "pt": FIVE + BE + "v:ve c:se k:ka",
    "id": FIVE + BE + EL + "c:če g:ge h:ha j:dže k:ka q:ki", "ro": FIVE + BE + "c:če g:dže h:ha k:ka v:ve",
    "eo": FIVE + "b:bo c:tso d:do f:fo g:go h:ho j:jo k:ko l:lo m:mo n:no p:po r:ro s:so t:to v:vo z:zo ŝ:šo ĉ:čo",
    "tr": "a:a e:e o:o u:u ü:y b:be d:de p:pe t:te c:dže f:fe g:ge h:he k:ke l:le m:me n:ne r:re s:se ş:še v:ve y:je z:ze",
    "br": FIVE + BE + "k:ka v:ve", "so": FIVE + "b:ba t:ta r:ra f:fa h:ha y:ja",
    "bg": "а:a е:e и:i о:o у:u", "en": "e:i b:bi d:di p:pi t:ti g:dži c:si v:vi",
    "kn": "ಅ:a ಆ:ā ಇ:i ಈ:ī ಉ:u ಊ:ū ಎ:e ಏ:ē ಒ:o ಓ:ō ಕ:ka ಗ:ga ತ:ta ದ:da ನ:na ಪ:pa ಬ:ba ಮ:ma ಯ:ja ರ:ra ಲ:la ವ:va ಶ:ša ಸ:sa ಹ:ha",
}
TRIED_LETTERS = {
    "it": FIVE + "b:bi d:di p:pi t:ti v:vu q:ku c:či g:dži", "pt_BR": FIVE + BE + "v:ve c:se k:ka q:ke",
    "ru": "а:a б:be в:ve г:ge д:de з:ze и:i о:o к:ka п:pe т:te у:u х:ha ц:tse ш:ša э:e", "lt": FIVE + BE + "h:ha k:ka v:ve",
}


def numbered(letters):
    return {f"U{ord(file):04X}": word for file, word in spelled(letters).items()}


# Set, speaker, where it is found, folder, spelling, and what of a file is taken: the whole of its one burst, its first or
# the first syllable of a string (by the voice bank's own oto.ini); of what is sung, the beginning.
PEOPLE = [
    ("people", "chu-lo", DEBIAN, "5.ogg", BOPOMOFO, "burst"),
    ("people", "erithacus", "ErithacusProject/ErithacusVB", "", ROMAJI, "sung"),
    ("people", "torone-rei", "gansaibow/torone_rei", "voice", KANA, "sung"),
    ("people", "yuki", "kgs233/UTAU-Yuki", "", KANA, "string"),
    ("people", "kacper", "akandr/SylabowyNinja", "audio", POLISH, "burst"),
    ("people", "apancik", "apancik/SSKTTS", "data", SLOVAK, "burst"),
    ("people", "schachtenhaufen", "NewDanishPhonetics/IPA-sound-files", "", DANISH, "burst"),
    ("people", "gd", "gcompris/GCompris-voices", "gd/alphabet", GAELIC, "first"),
    ("people", "bernabe", "loloof64/EntrainementLecture", "assets/sounds", FRENCH, "burst"),
    ("people-choose", "chen-wang", "hugolpz/audio-cmn", "64k/syllabs", MANDARIN, "burst"),
    ("people-choose", "liu", DEBIAN, "3.ogg", BOPOMOFO, "burst"),
    ("people-choose", "kalaasi", "lipu-linku/ijo", "kalama/kalaasi", SMALL, "burst"),
    ("people-choose", "kalaasi2023", "lipu-linku/ijo", "kalama/kalaasi2023", SMALL, "burst"),
    ("people-choose", "minato", "SopiEizo/minato86_utau", "voice", KANA, "burst"),
    ("people-choose", "nihondrill", "tc-/NihonDrill", "sound", ROMAJI, "burst"),
    ("people-choose", "nikpayuk", "Daniel-Nikpayuk/Hiragana-Katakana", "audio", ROMAJI, "burst"),
    ("people-choose", "richoux", "richoux/les_sons_en_francais", "app/src/main/res/raw", FRENCH, "burst"),
    ("people-choose", "franca", "MarcelGFranca/Talking-Apolo", "assets/audio", PORTUGUESE, "burst"),
    ("people-choose", "muauan", "MuAuan/AudioAutoencoder", "data", ROMAJI, "burst"),
    *[("people-choose", language, "gcompris/GCompris-voices", f"{language}/alphabet", numbered(letters), "burst")
      for language, letters in LETTERS.items()],
    *[("people-try", language, "gcompris/GCompris-voices", f"{language}/alphabet", numbered(letters), "burst")
      for language, letters in TRIED_LETTERS.items()],
]
# Women and children among those that teach.
HIGH = ("chu-lo", "torone-rei", "yuki", "kacper", "gd")
COMMITS = {
    "ErithacusProject/ErithacusVB": "b2c9e370c162b80487ee271337c1d8ab6f662817",
    "gansaibow/torone_rei": "ff2d3271867b666c2806cd641c227fd85d06a8e3",
    "kgs233/UTAU-Yuki": "5e5c8493809f7fadb65bbc3f30ed898278247fc0",
    "akandr/SylabowyNinja": "9f8fef59e5b7ca3de48a59c6b3e776676cc1fa75",
    "apancik/SSKTTS": "9891459f6fb8528e1ce079215243cdf5a481500f",
    "NewDanishPhonetics/IPA-sound-files": "81c8086257d84f5e434790603bb39b901df8143c",
    "gcompris/GCompris-voices": "c0e8a743b7b4633af06b8dc15bc2b397e456dd6f",
    "loloof64/EntrainementLecture": "6569f6c855eef3bba9023612e936073ce9bc248d",
    "hugolpz/audio-cmn": "ff9ed3d0c631195bd2c06f39450f3264c7124040",
    "lipu-linku/ijo": "dc42b438eca72388243a43dd423e63ebc2955b32",
    "SopiEizo/minato86_utau": "24b34bb25fd3c5027d83b030b66d97667d55547d",
    "tc-/NihonDrill": "42a8ddf147d133e3e0700337b9a97955bf1a1cc3",
    "Daniel-Nikpayuk/Hiragana-Katakana": "fffbb50ba5d87aebdabca23baa7517270555ee41",
    "richoux/les_sons_en_francais": "2623b3d562765519d2e13686419a5656d4012a85",
    "MarcelGFranca/Talking-Apolo": "5d20e6cbeb1ebf7e95263c1478dd328dd15e75e3",
    "MuAuan/AudioAutoencoder": "a69cc49d09e8865769c94b0748a25e780deae0a3",
}


def fetch(checkouts, repository):
    """The folders that are used of a repository, at its commit."""
    folder = f"{checkouts}/{repository.replace('/', '+')}"
    git = lambda *words: subprocess.run(["git", "-C", folder, *words], check=True)
    if not os.path.exists(f"{folder}/.git/done"):
        os.makedirs(folder, exist_ok=True)
        git("init", "-q")
        git("remote", "add", "origin", f"https://github.com/{repository}.git")
        git("fetch", "-q", "--depth", "1", "--filter=blob:none", "origin", COMMITS[repository])
        parts = [part for _, _, where, part, _, _ in PEOPLE if where == repository]
        git("sparse-checkout", "set", "--no-cone", *(os.path.join("/", part, f"*{kind}") for part in parts
                                                     for kind in (*KINDS, "oto.ini")))
        git("checkout", "-q", "FETCH_HEAD")
        open(f"{folder}/.git/done", "w").close()
    return folder


def heard(path):
    told = subprocess.run(["sox", "-D", path, "-t", "raw", "-e", "signed", "-b", "16", "-c", "1", "-", "rate", str(RATE), "norm",
                           "-1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return np.frombuffer(told.stdout, np.int16).astype(np.float32) / 32768


def bursts(samples):
    """From when to when something is said, by frames of 20 ms; what is weak or short is none."""
    frame = RATE // 50
    level = np.sqrt((samples[:len(samples) // frame * frame].reshape(-1, frame) ** 2).mean(axis=1))
    found = []
    for at in np.flatnonzero(level > 0.05 * level.max(initial=1e-9)):
        if found and at - found[-1][1] <= 8:
            found[-1][1] = at + 1
        else:
            found.append([at, at + 1])
    return [(frame * a, frame * b) for a, b in found if b - a >= 4 and level[a:b].max() > 0.15 * level.max()]


def faded(samples, seconds):
    """At most so long, and ending softly where it is cut."""
    if len(samples) <= seconds * RATE:
        return samples
    samples = samples[:int(seconds * RATE)].copy()
    samples[-480:] *= np.linspace(1, 0, 480)
    return np.pad(samples, (0, RATE // 10))


def cut(samples, how):
    found = bursts(samples)
    if not found or how == "burst" and len(found) > 1:
        return None
    start, end = found[0]
    before = RATE // 10
    said = samples[max(0, start - before):end + (before if how != "first" else before * 4 // 5)]
    return faded(said, 0.6) if how == "sung" else said


def strings(folder, spelling):
    """The first syllable of each string of syllables."""
    marks = {}
    with open(f"{folder}/oto.ini", encoding="utf-8") as lines:
        for line in lines:
            file, alias, offset, _, _, before, overlap = re.split("[=,]", line.strip())
            marks.setdefault(file, []).append((float(offset), float(before), float(overlap), alias))
    seen = set()
    for file, said in sorted(marks.items()):
        said.sort()
        for index, (offset, before, _, alias) in enumerate(said):
            word = spelling.get(alias[2:]) if alias.startswith("- ") else None
            later = [at + overlap for at, _, overlap, _ in said[index + 1:] if at + overlap > offset + before + 120]
            if word is None or word in seen or not later:
                continue
            start, end = max(0, offset - 40) / 1000, (later[0] - 20) / 1000
            if end - start >= 0.25:
                seen.add(word)
                yield word, faded(heard(f"{folder}/{file}")[int(start * RATE):], min(end - start, 0.6))


def clips(folder, spelling, how, file=None):
    """Each word and its samples."""
    if file:
        # By the sound's folder, with a tone: only those that hold their height or fall.
        for name in sorted(os.listdir(folder)):
            word = spelling.get(name.rstrip("14")) if not name.endswith(("2", "3", "5")) else None
            if word and os.path.exists(f"{folder}/{name}/{file}"):
                yield name, word, cut(heard(f"{folder}/{name}/{file}"), how)
    elif how == "string":
        for word, samples in strings(folder, spelling):
            yield word, word, samples
    else:
        for name in sorted(os.listdir(folder)):
            bare, kind = os.path.splitext(unicodedata.normalize("NFC", name))
            word = spelling.get(re.sub("^cmn-|[14]$", "", bare.lower() if not bare.startswith("U0") else bare))
            if word and kind in KINDS:
                yield bare, word, cut(heard(f"{folder}/{name}"), how)


def main(folder, checkouts):
    for key, speaker, where, part, spelling, how in PEOPLE:
        os.makedirs(f"{folder}/{key}", exist_ok=True)
        if where == DEBIAN:
            found = clips(where, spelling, how, part)
        else:
            found = clips(f"{fetch(checkouts, where)}/{part}", spelling, how)
        for name, word, samples in found:
            if samples is not None and len(samples) > RATE / 10:
                file = f"{folder}/{key}/{speaker}.{name}_{word}.wav"
                scipy.io.wavfile.write(file, RATE, (samples * 32767).astype(np.int16))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""What the network is shown of a clip, and how clips are varied before they are taught.

The picture is that of `crates/voice/src/hear/ear/mel.rs`, number for number up to rounding.
"""

import numpy as np
import scipy.fft
import scipy.io.wavfile
import scipy.signal

RATE = 16_000
WINDOW, HOP, SIZE = 400, 160, 1024
BANDS, FRAMES = 40, 96
LOW, HIGH = 80.0, 7600.0
FLOOR = 60.0
BOX = 25
VIEWS = (1.0, 0.9, 1.11)
HANN = (0.5 - 0.5 * np.cos(2 * np.pi * (np.arange(WINDOW) + 0.5) / WINDOW)).astype(np.float32)


def bank(stretch):
    mel = 2595 * np.log10(1 + np.array([LOW, HIGH]) / 700)
    edges = stretch * 700 * (10 ** (np.linspace(mel[0], mel[1], BANDS + 2) / 2595) - 1)
    hertz = np.arange(SIZE // 2) * RATE / SIZE
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    return np.maximum(0, np.minimum((hertz - low) / (middle - low), (high - hertz) / (high - middle))).astype(np.float32).T


def read(path):
    rate, samples = scipy.io.wavfile.read(path)
    samples = samples.astype(np.float32) / 32768
    if samples.ndim > 1:
        samples = samples.mean(axis=1)
    if rate != RATE:
        common = np.gcd(rate, RATE)
        samples = scipy.signal.resample_poly(samples, RATE // common, rate // common).astype(np.float32)
    return samples


def spectra(samples, hop=HOP):
    """Power round each frame's time; beyond the clip is silence."""
    count = int(len(samples) / hop) + 1
    padded = np.pad(samples, (WINDOW // 2, WINDOW))
    starts = (np.arange(count) * hop).astype(int)
    frames = padded[starts[:, None] + np.arange(WINDOW)] * HANN
    return np.abs(scipy.fft.rfft(frames, SIZE)[:, :-1]) ** 2


def centre(bands):
    """The middle of the loudest stretch."""
    level = np.concatenate([np.zeros(BOX), bands.sum(axis=1), np.zeros(BOX)])
    sums = np.convolve(level, np.ones(BOX), "valid")
    return int(np.argmax(sums)) - BOX + BOX // 2


def window(decibels, middle, margin=0):
    """The frames round the middle, 0 the loudest and -FLOOR the quietest."""
    half = FRAMES // 2 + margin
    padded = np.pad(decibels, ((half, half), (0, 0)), constant_values=-200)
    shown = padded[max(middle, 0):max(middle, 0) + 2 * half]
    top = shown.max()
    return np.maximum(shown - top, -FLOOR)


def picture(samples, stretch=1.0):
    power = spectra(samples)
    middle = centre(power @ bank(1.0))
    return window(10 * np.log10(power @ bank(stretch) + 1e-10), middle)


def echo(samples, rng, part=None, fall=None):
    part = rng.uniform(0.02, 0.5) if part is None else part
    fall = rng.uniform(0.15, 0.6) if fall is None else fall
    late = np.arange(int(fall * RATE)) / RATE
    tail = rng.standard_normal(len(late)) * 10 ** (-3 * late / fall) * (late > 0.003)
    tail *= np.sqrt(part / (tail ** 2).sum())
    tail[0] = 1
    return scipy.signal.fftconvolve(samples, tail).astype(np.float32)


def noise(length, rng):
    fast = scipy.fft.next_fast_len(length, real=True)
    white = rng.standard_normal(fast)
    colour = rng.uniform(0, 1.2)
    spectrum = scipy.fft.rfft(white)
    spectrum /= np.maximum(1, np.arange(len(spectrum)) * RATE / fast / 100) ** colour
    return scipy.fft.irfft(spectrum, fast)[:length]


def loud(samples):
    pieces = samples[:len(samples) // HOP * HOP].reshape(-1, HOP)
    power = (pieces ** 2).mean(axis=1)
    return np.sqrt(power[power > power.max() / 100].mean()) if len(power) and power.max() > 0 else 1e-9


def mix(samples, other, below):
    return samples + other * loud(samples) / max(loud(other), 1e-9) * 10 ** (-below / 20)


def no_speech(rng):
    """Up to a second of noise, tones, hum, clicks or taps."""
    length = int(rng.uniform(0.1, 1.0) * RATE)
    time = np.arange(length) / RATE
    kind = rng.integers(5)
    if kind == 0:
        out = noise(length, rng)
    elif kind == 1:
        out = sum(np.sin(2 * np.pi * rng.uniform(80, 4000) * time + rng.uniform(0, 6)) for _ in range(rng.integers(1, 4)))
    elif kind == 2:
        # A hum or a hiss through one resonance.
        source = noise(length, rng) if rng.random() < 0.4 else np.sign(np.sin(2 * np.pi * rng.uniform(60, 300) * time))
        middle = rng.uniform(150, 4000)
        out = scipy.signal.lfilter(*scipy.signal.iirpeak(middle, rng.uniform(2, 12), RATE), source)
    elif kind == 3:
        out = np.zeros(length)
        out[rng.integers(length, size=rng.integers(1, 6))] = 1
        out = scipy.signal.lfilter(*scipy.signal.iirpeak(rng.uniform(200, 3000), rng.uniform(1, 20), RATE), out)
    else:
        out = np.sin(2 * np.pi * np.cumsum(np.linspace(*rng.uniform(100, 3000, 2), length)) / RATE)
    fade = np.minimum(1, np.minimum(time, time[::-1]) / rng.uniform(0.002, 0.1))
    return (out * fade / (np.abs(out).max() + 1e-9) * 0.5).astype(np.float32)


def varied(samples, rng, others, sizes):
    """The clip said by another mouth in another room: its bands in dB, with a margin of frames for shifts."""
    size = rng.uniform(*sizes)
    fast = scipy.fft.next_fast_len
    samples = np.pad(samples, (0, fast(max(1600, len(samples))) - len(samples)))
    samples = scipy.signal.resample(samples, fast(int(len(samples) / size))).astype(np.float32)
    pad = [np.zeros(int(rng.uniform(0, 0.3) * RATE), np.float32) for _ in range(2)]
    samples = np.concatenate([pad[0], samples, pad[1]])
    if rng.random() < 0.35:
        samples = echo(samples, rng)
    if rng.random() < 0.08:
        top = np.abs(samples).max() * rng.uniform(0.2, 0.8)
        samples = np.clip(samples, -top, top)
    if rng.random() < 0.15:
        babble = np.zeros(len(samples), np.float32)
        for _ in range(rng.integers(1, 5)):
            babble += np.resize(np.roll(others[rng.integers(len(others))], rng.integers(8000)), len(samples))
        samples = mix(samples, babble, rng.uniform(12, 45))
    samples = mix(samples, noise(len(samples), rng), rng.uniform(8, 55) if rng.random() < 0.6 else rng.uniform(40, 80))
    power = spectra(samples, HOP * np.exp(rng.uniform(-0.25, 0.25)))
    bands = power @ bank(np.exp(rng.uniform(-0.07, 0.07)))
    x = np.linspace(-1, 1, BANDS)
    gain = rng.normal(0, 4) * x + rng.normal(0, 3) * np.cos(np.pi * (x * rng.uniform(0.3, 2) + rng.uniform(0, 2)))
    if rng.random() < 0.1:
        gain = gain - 6 * np.maximum(0, np.arange(BANDS) - rng.integers(26, 38))
    if rng.random() < 0.1:
        gain = gain - 8 * np.maximum(0, rng.integers(1, 6) - np.arange(BANDS))
    # A recorder's own floor lies below what comes through its colour.
    decibels = np.log10(bands * 10 ** (gain / 10) + bands.max() * 10 ** -rng.uniform(5, 8)) * 10
    return window(decibels, centre(bands), margin=8)

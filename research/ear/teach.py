"""Teaches the ear: `teach.py CLIPS WORK FILE`. Varies the clips of the sets that teach (kept in WORK), learns, chooses
thresholds on the sets that are neither taught nor tried, prints what became of those that judge, and writes FILE.
"""

import glob
import os
import sys
import time

import numpy as np
import torch
from torch import nn

import clips
import sound

KINDS = clips.NAMES[:30]
OTHER = len(KINDS)
ONSETS = ["", *"šjhklrm", "?"]
VOWELS = [*"iaueoy", "?"]
ENDS = ["", "š", "li", "?"]
TIMES = {"own": 1, "espeak": 2, "flite": 10, "kal": 9, "ked": 9, "slt": 10, "ru": 10}
NO_SPEECH = "no speech"
SOUNDS = 3000
WOMEN = {"slt", "lp", "ona"}


def short(word):
    return word[:-1] + clips.LONG[word[-1]] if len(word) == 1 and word in clips.LONG else word


def kind(word):
    return KINDS.index(short(word)) if short(word) in KINDS else OTHER


def parts(word):
    """Onset, vowel and ending as numbers; -1 where nothing is known of them."""
    if word.startswith("~"):
        return -1, -1, -1
    plain = "".join(clips.LONG.get(letter, letter) for letter in word.replace("ʁ", "r"))
    at = next((i for i, letter in enumerate(plain) if letter in clips.VOWELS), len(plain))
    onset, vowel, end = plain[:at], plain[at:at + 1], plain[at + 1:]
    find = lambda what, where: where.index(what) if what in where else len(where) - 1
    return find(onset, ONSETS), find(vowel, VOWELS), find(end, ENDS)


KIND_PARTS = torch.tensor([parts(name) for name in KINDS])


def files(folder, use):
    for key, what in clips.SETS.items():
        if what == use:
            for path in sorted(glob.glob(f"{folder}/{key}/*.wav")):
                yield key, os.path.splitext(os.path.basename(path))[0].rsplit("_", 1)[1], path


def prepare(folder, target):
    rng = np.random.default_rng(1)
    heard = [(key, word, path) for key, word, path in files(folder, "teach")]
    heard = [one for one in heard if one[0] != "own" or "beyond" not in one[2] and rng.random() < 0.5]
    pool = [sound.read(heard[i][2]) for i in rng.integers(len(heard), size=200)]
    shown, labels = [], []
    for key, word, path in heard:
        samples = sound.read(path)
        if len(samples) < 1600 or np.abs(samples).max() < 0.01 or parts(word)[0] == -1:
            continue
        sizes = (0.82, 1.08) if key in WOMEN or "slt" in path else (0.95, 1.26)
        for _ in range(TIMES[key]):
            picture = sound.varied(samples, rng, pool, (0.9, 1.15) if key in ("espeak", "own") else sizes)
            shown.append(np.round((picture + sound.FLOOR) * 4).astype(np.uint8))
            labels.append((kind(word), *parts(word), list(clips.SETS).index(key)))
    for _ in range(SOUNDS):
        picture = sound.varied(sound.no_speech(rng), rng, pool, (0.99, 1.01))
        shown.append(np.round((picture + sound.FLOOR) * 4).astype(np.uint8))
        labels.append((OTHER, -1, -1, -1, len(clips.SETS)))
    np.savez(target, shown=np.stack(shown), labels=np.array(labels))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Conv2d(1, 16, 3, (1, 2), 1)
        self.b = nn.Conv2d(16, 24, 3, (2, 2), 1)
        self.c = nn.Conv2d(24, 32, 3, (1, 2), 1)
        self.d = nn.Conv1d(160, 96, 3, 1, 1)
        self.e = nn.Conv1d(96, 96, 5, 2, 2)
        self.norms = nn.ModuleList([nn.BatchNorm2d(16), nn.BatchNorm2d(24), nn.BatchNorm2d(32), nn.BatchNorm1d(96),
                                    nn.BatchNorm1d(96)])
        self.look = nn.Conv1d(96, 2, 1)
        self.last = nn.Linear(96 * 3, len(ONSETS) + len(VOWELS) + len(ENDS) + OTHER + 1)
        self.drop = nn.Dropout(0.3)

    def layers(self):
        return [self.a, self.b, self.c, self.d, self.e]

    def forward(self, x):
        x = x[:, None]
        for index, (layer, norm) in enumerate(zip(self.layers(), self.norms)):
            if index == 3:
                # Band after band, in each of them all channels: as the program keeps them.
                x = x.permute(0, 3, 1, 2).flatten(1, 2)
            x = torch.relu(norm(layer(x)))
        looked = torch.softmax(self.look(x), dim=2)
        pooled = torch.cat([torch.einsum("bct,bt->bc", x, looked[:, 0]), torch.einsum("bct,bt->bc", x, looked[:, 1]),
                            x.amax(dim=2)], dim=1)
        return self.last(self.drop(pooled))

    def heads(self, x):
        return torch.split(self(x), [len(ONSETS), len(VOWELS), len(ENDS), OTHER + 1], dim=1)


def fold(net):
    """The norms of batches into the weights before them, and weights into whole numbers of 8 bits."""
    with torch.no_grad():
        for layer, norm in zip(net.layers(), net.norms):
            if isinstance(norm, nn.Identity):
                continue
            scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            layer.weight *= scale.reshape(-1, *[1] * (layer.weight.dim() - 1))
            layer.bias.copy_((layer.bias - norm.running_mean) * scale + norm.bias)
        net.norms = nn.ModuleList([nn.Identity() for _ in net.norms])
        for layer in [*net.layers(), net.look, net.last]:
            unit = layer.weight.flatten(1).abs().amax(dim=1).clamp(min=1e-9) / 127
            unit = unit.reshape(-1, *[1] * (layer.weight.dim() - 1))
            layer.unit = unit.flatten()
            layer.whole = torch.round(layer.weight / unit).to(torch.int8)
            layer.weight.copy_(layer.whole * unit)
    return net.eval()


def write(net, path):
    """Layer by layer: the unit of each output, its bias (little-endian f32), then for each input the weights of all
    outputs (i8)."""
    with open(path, "wb") as file:
        file.write(b"WURFEAR2")
        for layer in [*net.layers(), net.look, net.last]:
            file.write(layer.unit.numpy().astype("<f4").tobytes())
            file.write(layer.bias.detach().numpy().astype("<f4").tobytes())
            whole = layer.whole.numpy()
            # Time, then band, then channel, then output.
            order = {4: (2, 3, 1, 0), 3: (2, 1, 0), 2: (1, 0)}[whole.ndim]
            file.write(np.ascontiguousarray(whole.transpose(order)).tobytes())


def scores(net, pictures):
    """For each clip how likely each kind is; `pictures` has a clip's views one after the other."""
    with torch.no_grad():
        out = []
        for batch in torch.split(pictures, 300):
            onset, vowel, end, whole = (torch.softmax(head, dim=1) for head in net.heads(batch))
            of_parts = onset[:, KIND_PARTS[:, 0]] * vowel[:, KIND_PARTS[:, 1]] * end[:, KIND_PARTS[:, 2]]
            out.append(torch.sqrt(whole[:, :OTHER] * of_parts))
        return torch.cat(out).reshape(-1, len(sound.VIEWS), OTHER).mean(dim=1).numpy()


def shown(samples):
    return [(sound.picture(samples, view) + 30) / 20 for view in sound.VIEWS]


ROOMS = {
    "quiet": lambda samples, rng: samples,
    "noise 20 dB below": lambda samples, rng: sound.mix(samples, sound.noise(len(samples), rng), 20),
    "echo": lambda samples, rng: sound.echo(samples, rng, 0.25, 0.35),
}


def judged(folder, use, room="quiet"):
    rng = np.random.default_rng(2)
    silence = np.zeros(sound.RATE // 4, np.float32)
    pictures, about = [], []
    for key, word, path in files(folder, use):
        samples = sound.read(path)
        if len(samples) > 400 and np.abs(samples).max() > 0.01:
            pictures += shown(ROOMS[room](np.concatenate([silence, samples, silence]), rng))
            group = "espeak" if "espeak" in key else "people" if "klettres" in key else "festival"
            about.append((group, kind(word)))
    return torch.tensor(np.array(pictures), dtype=torch.float32), about


def figures(score, about, sure, ask):
    """Told, right of told, best guess, others told; asked by name: right ones accepted, wrong ones."""
    kinds = np.array([kind for _, kind in about])
    best, top = score.argmax(axis=1), np.sort(score, axis=1)
    name = kinds < OTHER
    told = top[:, -1] - top[:, -2] >= sure
    accepted = score >= ask
    mine = np.arange(OTHER)[None] == kinds[:, None]
    part = lambda some, all: 100 * some.sum() / max(1, all.sum())
    return dict(names=int(name.sum()), others=int((~name).sum()), told=part(told & name, name),
                right=part(told & name & (best == kinds), told & name), best=part(name & (best == kinds), name),
                false=part(told & ~name, ~name), accepted=part(accepted & mine, mine),
                wrongly=part(accepted & ~mine, ~mine))


def choose(score, about):
    """The lowest thresholds at which 95 of 100 that are told are right and few others are told or accepted."""
    steps = np.arange(0.01, 1, 0.005)
    of = lambda sure, ask: figures(score, about, sure, ask)
    sure = next(s for s in steps if (f := of(s, 0.5))["right"] >= 95 and f["false"] <= 1.5)
    ask = next(a for a in steps if of(0.9, a)["wrongly"] <= 1.75)
    return sure, ask


def report(net, folder):
    pictures, about = judged(folder, "choose")
    score = scores(net, pictures)
    sure, ask = choose(score, about)
    print(f"sure from {sure:.2f}, accepted from {ask:.2f}")
    tables = [("choose", "quiet", score, about)]
    for room in ROOMS:
        pictures, about = judged(folder, "try", room)
        tables.append(("try", room, scores(net, pictures), about))
    for use, room, score, about in tables:
        for group in ("people", "festival", "espeak"):
            of = [i for i, (one, _) in enumerate(about) if one == group]
            found = figures(score[of], [about[i] for i in of], sure, ask)
            print(f"{use:7} {room:18} {group:9}", " ".join(f"{key} {value:.1f}" for key, value in found.items()), flush=True)


def examples(source):
    data = np.load(source)
    pictures, labels = torch.from_numpy(data["shown"]), torch.from_numpy(data["labels"]).long()
    # Voices of people weigh more than their number; half of what is seen is no name.
    weight = torch.ones(len(labels))
    keys = [*clips.SETS, NO_SPEECH]
    shares = {"own": 0.08, "espeak": 0.32, NO_SPEECH: 0.03}
    for key, name in enumerate(keys):
        for names in (True, False):
            some = (labels[:, 4] == key) & ((labels[:, 0] < OTHER) == names)
            weight[some] = shares.get(name, 0.57 / 5) * (0.55 if names else 0.45) / max(1, int(some.sum()))
    return pictures, labels, weight


def learn(net, pictures, labels, weight, steps, rate, batch=96):
    net.train()
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    begun, mean = time.time(), 3.0
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = rate * min(1, step / 200 + 0.05) * (0.5 + 0.5 * np.cos(np.pi * step / steps)) + 1e-6
        chosen = torch.multinomial(weight, batch, replacement=True)
        at = np.random.randint(0, 17)
        x = pictures[chosen][:, at:at + sound.FRAMES].float() / 80 - 1.5
        for i in range(batch):
            if np.random.rand() < 0.3:
                a = np.random.randint(0, sound.FRAMES - 6)
                x[i, a:a + np.random.randint(1, 6)] = -1.5
            if np.random.rand() < 0.3:
                a = np.random.randint(0, sound.BANDS - 4)
                x[i, :, a:a + np.random.randint(1, 4)] = -1.5
        whole = [labels[chosen][:, column] for column in (1, 2, 3, 0)]
        losses = [nn.functional.cross_entropy(head, due, ignore_index=-1, label_smoothing=0.05)
                  for head, due in zip(net.heads(x), whole)]
        loss = 0.5 * sum(losses[:3]) + losses[3]
        adam.zero_grad()
        loss.backward()
        adam.step()
        mean = 0.99 * mean + 0.01 * loss.item()
        if step % 500 == 499:
            print(f"{step + 1} after {time.time() - begun:.0f} s: {mean:.3f}", flush=True)


def main(folder, work, target):
    torch.manual_seed(1)
    np.random.seed(1)
    torch.set_num_threads(1)
    source = f"{work}/varied.npz"
    if not os.path.exists(source):
        prepare(folder, source)
    shown = examples(source)
    net = Net()
    learn(net, *shown, steps=4000, rate=0.003)
    # Without the norms of batches, which in the end stand still.
    learn(fold(net), *shown, steps=2500, rate=0.0007)
    write(fold(net), target)
    report(net, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])

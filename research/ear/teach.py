"""Teaches the ear: `teach.py CLIPS WORK FILE [EARLIER]`. Varies the clips of the sets that teach (kept in WORK), learns,
from nothing or going on from an earlier file, chooses thresholds on the sets that are neither taught nor tried, prints
what became of those that judge, and writes FILE.
"""

import glob
import os
import sys
import time

import numpy as np
import torch
from torch import nn

import clips
import people
import sound

KINDS = clips.NAMES[:30]
OTHER = len(KINDS)
ONSETS = ["", *"šjhklrm", "?"]
VOWELS = [*"iaueoy", "?"]
ENDS = ["", "š", "li", "?"]
# How often a clip is varied, and how much of what is seen is of a set: voices of people weigh more than their number.
TIMES = {"own": 0.5, "espeak": 0.6, "flite": 4, "kal": 5, "ked": 5, "slt": 6, "ru": 6, "kokoro": 8, "pico": 3, "people": 12}
SHARES = {"own": 0.04, "espeak": 0.15, "flite": 0.05, "kal": 0.07, "ked": 0.07, "slt": 0.05, "ru": 0.04, "kokoro": 0.22,
          "pico": 0.08, "people": 0.20, "no speech": 0.03}
NO_SPEECH = len(clips.SETS)
SOUNDS = 3000
# Who is judged together; the rest are Festival's.
GROUPS = {"klettres": "people", "klettres-other": "people", "people-choose": "people", "people-try": "letters",
          "espeak-choose": "espeak", "espeak-try": "espeak"}
WOMEN, MEN, EITHER = (0.82, 1.08), (0.95, 1.26), (0.9, 1.15)


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


def sizes(key, path):
    """By how much a voice may be stretched and still be one of a person."""
    voice = os.path.basename(path).split("_")
    if key == "kokoro":
        mixed = len(voice) > 3
        return EITHER if mixed else WOMEN if voice[0][1] == "f" else MEN
    if key in ("espeak", "own"):
        return EITHER
    if key == "people":
        return WOMEN if voice[0].split(".")[0] in people.HIGH else MEN
    return WOMEN if key in ("slt", "pico") or "slt" in path else MEN


def prepare(folder, target, key):
    """The clips of a set that teaches, varied."""
    rng = np.random.default_rng(list(key.encode()))
    pool = [path for of, _, path in files(folder, "teach") if of in ("kal", "ked", "espeak")]
    pool = [sound.read(pool[i]) for i in rng.integers(len(pool), size=200)]
    shown, labels = [], []

    def show(samples, label, sizes):
        picture = sound.varied(samples, rng, pool, sizes)
        shown.append(np.round((picture + sound.FLOOR) * 4).astype(np.uint8))
        labels.append(label)

    for of, word, path in files(folder, "teach"):
        if of != key or "beyond" in path or rng.random() >= TIMES[key]:
            continue
        samples = sound.read(path)
        if len(samples) > 1600 and np.abs(samples).max() > 0.01 and parts(word)[0] != -1:
            for _ in range(max(1, int(TIMES[key]))):
                show(samples, (kind(word), *parts(word), list(clips.SETS).index(key)), sizes(key, path))
    for _ in range(SOUNDS if key == "no speech" else 0):
        show(sound.no_speech(rng), (OTHER, -1, -1, -1, NO_SPEECH), (0.99, 1.01))
    np.savez(target, shown=np.stack(shown), labels=np.array(labels))


MAGIC = b"WURFEAR3"
PLANES, WIDTH, LOOKS = 40, 112, 4


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Conv2d(1, 16, 3, (1, 2), 1)
        self.b = nn.Conv2d(16, 24, 3, (2, 2), 1)
        self.c = nn.Conv2d(24, PLANES, 3, (1, 2), 1)
        self.d = nn.Conv1d(PLANES * sound.BANDS // 8, WIDTH, 3, 1, 1)
        self.e = nn.Conv1d(WIDTH, WIDTH, 5, 2, 2)
        self.norms = nn.ModuleList([nn.BatchNorm2d(16), nn.BatchNorm2d(24), nn.BatchNorm2d(PLANES),
                                    nn.BatchNorm1d(WIDTH), nn.BatchNorm1d(WIDTH)])
        self.look = nn.Conv1d(WIDTH, LOOKS, 1)
        self.last = nn.Linear(WIDTH * (LOOKS + 1), len(ONSETS) + len(VOWELS) + len(ENDS) + OTHER + 1)
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
        pooled = torch.cat([torch.einsum("bct,blt->blc", x, looked).flatten(1), x.amax(dim=2)], dim=1)
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


def read(path):
    """A net that goes on from an earlier file, of this size or the smaller one of before; what it has more of begins with
    little and changes nothing at first."""
    with open(path, "rb") as file:
        data = file.read()
    planes, width, looks = {b"WURFEAR2": (32, 96, 2), MAGIC: (PLANES, WIDTH, LOOKS)}[data[:8]]
    net, at = Net(), 8
    net.norms = nn.ModuleList([nn.Identity() for _ in net.norms])
    bands = sound.BANDS // 8
    # How many outputs, and the shape of the inputs: time, then band, then channel.
    shapes = [(16, (3, 3, 1)), (24, (3, 3, 16)), (planes, (3, 3, 24)), (width, (3, bands, planes)), (width, (5, 1, width)),
              (looks, (1, 1, width)), (None, (looks + 1, 1, width))]
    with torch.no_grad():
        for layer, (outputs, inputs) in zip([*net.layers(), net.look, net.last], shapes):
            outputs = outputs or layer.bias.numel()
            unit = np.frombuffer(data, "<f4", outputs, at)
            bias = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
            at += 8 * outputs
            whole = np.frombuffer(data, np.int8, outputs * np.prod(inputs), at).reshape(*inputs, outputs)
            at += whole.size
            known = torch.from_numpy((whole * unit).astype(np.float32)).permute(3, 0, 1, 2)
            all = layer.weight
            if layer in (net.a, net.b, net.c):
                all = all.permute(0, 2, 3, 1)
            elif layer is net.d:
                all = all.unflatten(1, (bands, PLANES)).permute(0, 3, 1, 2)
            elif layer is net.last:
                # The looks, then the most of each.
                all = all.unflatten(1, (LOOKS + 1, 1, WIDTH))
                all *= 0.1
                all[:, looks:LOOKS] = 0
                all[:, LOOKS:, :, :known.shape[3]] = known[:, looks:]
                known = known[:, :looks]
            else:
                all = all.permute(0, 2, 1)[:, :, None]
            all[:known.shape[0], :, :, known.shape[3]:] *= 0.1
            all[:known.shape[0], :known.shape[1], :, :known.shape[3]] = known
            layer.bias[:outputs] = torch.from_numpy(bias.copy())
    return net


def mean(paths):
    """The net whose weights are the mean of files that went on from the same one: it hears more evenly than each."""
    nets = [read(path) for path in paths]
    states = [net.state_dict() for net in nets]
    nets[0].load_state_dict({key: sum(state[key] for state in states) / len(states) for key in states[0]})
    return fold(nets[0])


def write(net, path):
    """Layer by layer: the unit of each output, its bias (little-endian f32), then for each input the weights of all
    outputs (i8)."""
    with open(path, "wb") as file:
        file.write(MAGIC)
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
            group = GROUPS.get(key, "festival")
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


def by_group(score, about, sure, ask):
    groups = sorted({group for group, _ in about})
    of = {group: [i for i, (one, _) in enumerate(about) if one == group] for group in groups}
    return {group: figures(score[of[group]], [about[i] for i in of[group]], sure, ask) for group in groups}


def choose(score, about):
    """The lowest thresholds at which, in the mean of people, pieces of people and machines, 95 of 100 that are told are
    right, at most 2 others are told and at most 1.75 wrong names accepted."""
    steps = np.arange(0.01, 1, 0.005)
    mean = lambda what, sure, ask: np.mean([found[what] for found in by_group(score, about, sure, ask).values()])
    sure = next(s for s in steps if mean("right", s, 0.5) >= 95 and mean("false", s, 0.5) <= 2)
    ask = next(a for a in steps if mean("wrongly", 0.9, a) <= 1.75)
    return sure, ask


def report(net, folder):
    pictures, about = judged(folder, "choose")
    score = scores(net, pictures)
    sure, ask = choose(score, about)
    print(f"sure from {sure:.3f}, accepted from {ask:.3f}")
    tables = [("choose", "quiet", score, about)]
    for room in ROOMS:
        pictures, about = judged(folder, "try", room)
        tables.append(("try", room, scores(net, pictures), about))
    for use, room, score, about in tables:
        for group, found in by_group(score, about, sure, ask).items():
            print(f"{use:7} {room:18} {group:9}", " ".join(f"{key} {value:.1f}" for key, value in found.items()), flush=True)


def examples(work):
    data = [np.load(f"{work}/varied-{key.replace(' ', '-')}.npz") for key in SHARES]
    pictures = torch.from_numpy(np.concatenate([one["shown"] for one in data]))
    labels = torch.from_numpy(np.concatenate([one["labels"] for one in data])).long()
    weight = torch.ones(len(labels))
    for key, share in SHARES.items():
        for names in (True, False):
            number = NO_SPEECH if key == "no speech" else list(clips.SETS).index(key)
            some = (labels[:, 4] == number) & ((labels[:, 0] < OTHER) == names)
            weight[some] = share * (0.55 if names else 0.45) / max(1, int(some.sum()))
    return pictures, labels, weight


def uniform(low, high, *shape):
    return low + (high - low) * torch.rand(*shape)


def bent(shown):
    """Pictures with a margin, each as another mouth, pace and microphone would give it."""
    count, frames, bands = shown.shape
    time = torch.linspace(-1, 1, sound.FRAMES)[None] * uniform(0.85, 1.18, count, 1) * sound.FRAMES / frames
    time = time + uniform(-8, 8, count, 1) * 2 / frames
    place = torch.linspace(-1, 1, bands)
    # What lies higher moves by more, as with a longer or shorter mouth, and the formants a little on their own.
    moved = place[None] + uniform(-1.6, 1.6, count, 1) / bands * (0.4 + 0.6 * (place[None] + 1))
    moved = moved + uniform(0, 0.6, count, 1) / bands * torch.sin(3 * place[None] * uniform(0.6, 1.4, count, 1) + uniform(0, 6.3, count, 1))
    grid = torch.stack([moved[:, None].expand(-1, sound.FRAMES, -1), time[:, :, None].expand(-1, -1, bands)], dim=3)
    x = nn.functional.grid_sample(shown[:, None], grid, padding_mode="border", align_corners=True)[:, 0]
    angle = place[None] * uniform(1, 5, count, 1) + uniform(0, 6.3, count, 1)
    colour = uniform(-5, 5, count, 1) * place[None] + uniform(0, 4, count, 1) * torch.sin(angle)
    x = x + torch.where(torch.rand(count, 1) < 0.6, colour, 0)[:, None]
    x = (x - x.amax(dim=(1, 2), keepdim=True)).clamp(min=-sound.FLOOR)
    # A ground that hides what is quiet.
    ground = torch.where(torch.rand(count, 1, 1) < 0.3, uniform(-60, -22, count, 1, 1), -sound.FLOOR)
    ground = ground + torch.where(ground > -sound.FLOOR, 3 * torch.randn(x.shape), 0)
    return torch.maximum(x, ground)


def swayed(x, other):
    """Pictures with the colour of others that say the same, or with one between both: each band's mean and spread while
    something is said."""
    def colour(x):
        said = (x.amax(dim=2, keepdim=True) > -35).float()
        count = said.sum(dim=1, keepdim=True).clamp(min=1)
        mean = (x * said).sum(dim=1, keepdim=True) / count
        return mean, (((x - mean) ** 2 * said).sum(dim=1, keepdim=True) / count).sqrt() + 1

    part = uniform(0, 1, len(x), 1, 1) * (torch.rand(len(x), 1, 1) < 0.6)
    (mean, spread), (to_mean, to_spread) = colour(x), colour(other)
    wider = 1 + part * ((to_spread / spread).clamp(0.7, 1.4) - 1)
    mixed = (x - mean) * wider + mean + part * (to_mean - mean)
    return (mixed - mixed.amax(dim=(1, 2), keepdim=True)).clamp(min=-sound.FLOOR)


def hidden(x):
    """Without some moments and some bands."""
    for one in x:
        if np.random.rand() < 0.3:
            at = np.random.randint(0, sound.FRAMES - 6)
            one[at:at + np.random.randint(1, 6)] = -sound.FLOOR
        if np.random.rand() < 0.3:
            at = np.random.randint(0, sound.BANDS - 4)
            one[:, at:at + np.random.randint(1, 4)] = -sound.FLOOR
    return x


def mixed(x):
    """Pictures, half of them with another faintly over it, and the loss by both labels: few voices teach, and are learned
    by heart otherwise."""
    count = len(x)
    other = torch.randperm(count)
    part = torch.where(torch.rand(count) < 0.5, torch.distributions.Beta(0.5, 0.5).sample((count,)), 1.0)
    part = torch.maximum(part, 1 - part)

    def loss(head, right):
        of = lambda right: nn.functional.cross_entropy(head, right, ignore_index=-1, label_smoothing=0.05, reduction="none")
        weight = part * (right >= 0) + (1 - part) * (right[other] >= 0)
        return (part * of(right) + (1 - part) * of(right[other])).sum() / weight.sum()

    return part[:, None, None] * x + (1 - part[:, None, None]) * x[other], loss


def learn(net, pictures, labels, weight, steps, rate, watch, batch=112):
    """Gives the net whose weights are the mean of the latest ones."""
    mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998),
                                               use_buffers=True)
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.05)
    begun, loss_mean = time.time(), 3.0
    _, same = labels[:, :4].unique(dim=0, return_inverse=True)
    alike = [(same == one).nonzero()[:, 0] for one in range(int(same.max()) + 1)]
    for step in range(steps):
        net.train()
        # In the end the norms of batches stand still.
        if step > 0.75 * steps or isinstance(net.norms[0], nn.Identity):
            net.norms.eval()
        for group in adam.param_groups:
            group["lr"] = rate * min(1, step / 200 + 0.05) * (0.5 + 0.5 * np.cos(np.pi * step / steps)) + 1e-6
        # In pairs that say the same, most often by different voices.
        first = torch.multinomial(weight, batch // 2, replacement=True)
        second = [some[torch.multinomial(weight[some], 1)] for some in (alike[one] for one in same[first].tolist())]
        chosen = torch.cat([first, *second])
        x = bent(pictures[chosen].float() / 4 - sound.FLOOR)
        x = (hidden(swayed(x, x.roll(batch // 2, dims=0))) + 30) / 20
        x, loss_by = mixed(x)
        due = [labels[chosen][:, column] for column in (1, 2, 3, 0)]
        losses = [loss_by(head, right) for head, right in zip(net.heads(x), due)]
        loss = 0.5 * sum(losses[:3]) + losses[3]
        adam.zero_grad()
        loss.backward()
        adam.step()
        mean.update_parameters(net)
        loss_mean = 0.99 * loss_mean + 0.01 * loss.item()
        if step % 500 == 499:
            print(f"{step + 1} after {time.time() - begun:.0f} s: {loss_mean:.3f}", flush=True)
            if step % 1000 == 999:
                watch(mean.module.eval())
    return mean.module.eval()


def main(folder, work, target, earlier=None):
    torch.manual_seed(1)
    np.random.seed(1)
    torch.set_num_threads(1)
    for key in SHARES:
        source = f"{work}/varied-{key.replace(' ', '-')}.npz"
        if not os.path.exists(source):
            prepare(folder, source, key)
    pictures, about = judged(folder, "choose")

    def watch(net):
        score = scores(net, pictures)
        sure, ask = choose(score, about)
        for group, found in by_group(score, about, sure, ask).items():
            print(f"   {group:9}", " ".join(f"{key} {value:.1f}" for key, value in found.items()), f"{sure:.3f} {ask:.3f}",
                  flush=True)

    net, steps, rate = (read(earlier), 1500, 0.0012) if earlier else (Net(), 6500, 0.003)
    net = fold(learn(net, *examples(work), steps, rate, watch))
    write(net, target)
    report(net, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])

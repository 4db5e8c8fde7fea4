"""Make the sounds of the browser client: web/src/sound/*.wav.

They are modelled on what lies on the table: short knocks excite resonators, which ring as wood, bone, metal
or skin would. All are mono, brought to the same loudness and stored as IMA ADPCM, 4 bits per sample, which
`web/src/sound/adpcm.ts` reads: so a sound takes a quarter of the bytes, and its noise fades with it.

With ``--check`` nothing is written, and it fails if a file is out of date. ``--measure`` prints how
long and how loud each is.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from soundfiles import RATE, Wave, exact, loudness, packed, peak, unpacked

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "sound"
LOUDNESS = -23.0
"""What every sound measures, in LUFS over its loudest window."""


# --- parts of instruments -------------------------------------------------------------------------


def silence(seconds: float) -> Wave:
    """Return a wave without sound."""
    return [0.0] * round(seconds * RATE)


def noise(seed: int, seconds: float, fade: float) -> Wave:
    """Return a burst of noise that fades: after each `fade` seconds it has a third of its strength."""
    luck = random.Random(seed)
    keep = exact(math.exp(-1 / (fade * RATE)))
    burst: Wave = []
    level = 1.0
    for _ in range(round(seconds * RATE)):
        burst.append(level * (2 * luck.random() - 1))
        level *= keep
    return burst


def ring(push: Sequence[float], pitch: float, fade: float, seconds: float) -> Wave:
    """Excite a resonator of a pitch in Hz, and let it ring."""
    pole = math.exp(-1 / (fade * RATE))
    turn = 2 * math.pi * pitch / RATE
    first, second, gain = exact(2 * pole * math.cos(turn)), exact(-pole * pole), exact(math.sin(turn))
    near = far = 0.0
    rung: Wave = []
    for place in range(round(seconds * RATE)):
        now = first * near + second * far + (gain * push[place] if place < len(push) else 0.0)
        rung.append(now)
        near, far = now, near
    return rung


def dull(wave: Sequence[float], pitch: float) -> Wave:
    """Take away what is higher than a pitch."""
    keep = exact(math.exp(-2 * math.pi * pitch / RATE))
    level, dulled = 0.0, []
    for each in wave:
        level = (1 - keep) * each + keep * level
        dulled.append(level)
    return dulled


def bright(wave: Sequence[float], pitch: float) -> Wave:
    """Take away what is lower than a pitch."""
    return [each - low for each, low in zip(wave, dull(wave, pitch), strict=True)]


def swelled(wave: Sequence[float], rise: float) -> Wave:
    """Let a wave begin softly."""
    steps = round(rise * RATE)
    return [each * min(1.0, place / steps) for place, each in enumerate(wave)]


def mix(seconds: float, parts: Iterable[tuple[float, float, Sequence[float]]]) -> Wave:
    """Add up waves, each from a time on and with a strength; what is longer fades out."""
    whole = silence(seconds)
    for start, strength, part in parts:
        at = round(start * RATE)
        for place, each in enumerate(part[: len(whole) - at]):
            whole[at + place] += strength * each
    return whole


def chord(
    push: Sequence[float], pitch: float, partials: Sequence[tuple[float, float, float]], seconds: float
) -> Wave:
    """Excite several resonators at once: (times the pitch, strength, fade) each."""
    return mix(
        seconds,
        (
            (0, strength, ring(push, pitch * times, fade, seconds))
            for times, strength, fade in partials
            if pitch * times < 0.46 * RATE
        ),
    )


# --- instruments ----------------------------------------------------------------------------------

KNOCK = [1.0]
WOOD = ((1.0, 0.7, 0.035), (1.63, 0.9, 0.028), (2.41, 0.9, 0.02), (3.9, 0.7, 0.012), (6.1, 0.5, 0.007))
BONE = ((1.0, 1.0, 0.006), (1.34, 0.8, 0.005), (1.91, 0.6, 0.004), (2.6, 0.4, 0.003))
COIN = ((1.0, 0.5, 0.09), (1.51, 1.0, 0.12), (2.07, 0.8, 0.08), (2.83, 0.5, 0.05), (3.4, 0.3, 0.03))
BELL = (
    (0.5, 0.4, 0.55),
    (1.0, 1.0, 0.42),
    (1.2, 0.55, 0.3),
    (1.5, 0.3, 0.22),
    (2.0, 0.6, 0.2),
    (2.74, 0.3, 0.12),
    (3.0, 0.25, 0.09),
)
BARS = ((1.0, 1.0, 0.22), (3.93, 0.28, 0.05), (9.2, 0.08, 0.02))
TINE = ((1.0, 1.0, 0.16), (2.0, 0.12, 0.1), (5.4, 0.16, 0.03))
SKIN = ((1.0, 0.8, 0.14), (1.59, 0.7, 0.09), (2.14, 0.6, 0.06), (2.65, 0.5, 0.05), (3.5, 0.4, 0.03))
STEEL = ((1.0, 0.7, 0.12), (1.71, 1.0, 0.16), (2.93, 0.7, 0.09), (4.37, 0.4, 0.05))
CHAIN = ((1.0, 1.0, 0.02), (1.42, 0.8, 0.016), (2.2, 0.6, 0.012))


def table(seed: int, strength: float = 1.0) -> Wave:
    """Knock on the walnut table."""
    push = dull(noise(seed, 0.006, 0.002), 1600)
    return [strength * each for each in chord(push, 196, WOOD, 0.25)]


def mallet(pitch: float, partials: Sequence[tuple[float, float, float]], seconds: float, seed: int) -> Wave:
    """Strike a bar, a bell or a skin with something soft."""
    push = dull(noise(seed, 0.004, 0.0015), 2400)
    push[0] += 1.0
    return chord(dull(push, 3200), pitch, partials, seconds)


def horn(pitch: float, seconds: float) -> Wave:
    """Blow a soft horn: harmonics of which the high ones come later and go sooner."""
    parts = [
        (
            0.0,
            1 / (n * n) + (0.12 if n < 5 else 0),
            swelled(ring(KNOCK, pitch * n, 0.5 / n, seconds), 0.03 * n),
        )
        for n in range(1, 9)
    ]
    return mix(seconds, parts)


# --- sounds ---------------------------------------------------------------------------------------


def dice() -> Wave:
    """Dice of bone, shaken once, rolling out on wood."""
    luck = random.Random(7)
    parts: list[tuple[float, float, Sequence[float]]] = []
    for turn, (at, strength) in enumerate(
        [
            (0.0, 0.5),
            (0.045, 0.6),
            (0.085, 0.5),
            (0.17, 1.0),
            (0.215, 0.55),
            (0.27, 0.7),
            (0.315, 0.4),
            (0.35, 0.28),
            (0.38, 0.18),
        ]
    ):
        pitch = 1450 + 900 * luck.random()
        parts.append((at, strength, chord(noise(turn, 0.004, 0.0012), pitch, BONE, 0.06)))
        if at > 0.1:
            parts.append((at, 0.3 * strength, table(40 + turn)))
    return mix(0.58, parts)


def coins() -> Wave:
    """Three coins that fall on each other."""
    falls = ((0.0, 0.8, 2310), (0.075, 1.0, 2620), (0.135, 0.6, 2170), (0.18, 0.35, 2780))
    parts: list[tuple[float, float, Sequence[float]]] = []
    for turn, (at, strength, pitch) in enumerate(falls):
        push = noise(turn, 0.002, 0.0006)
        parts.append((at, strength, chord(push, pitch, COIN, 0.42)))
        parts.append((at, 0.04 * strength, table(60 + turn)))
    return mix(0.6, parts)


def door() -> Wave:
    """A heavy door that falls shut, and its latch."""
    thud = chord(
        dull(noise(3, 0.02, 0.006), 500),
        98,
        ((1, 0.8, 0.07), (1.7, 1.0, 0.06), (2.9, 1.0, 0.045), (4.7, 0.9, 0.03)),
        0.5,
    )
    latch = chord(noise(5, 0.003, 0.001), 980, CHAIN, 0.1)
    return mix(
        0.45,
        [
            (0.0, 1.0, thud),
            (0.0, 1.0, table(9)),
            (0.006, 0.8, latch),
            (0.13, 2.2, latch),
            (0.165, 1.4, latch),
        ],
    )


def capture() -> Wave:
    """The jaws of a trap, a chain that runs out, and two notes that are pleased with it."""
    jaws = chord(
        noise(11, 0.006, 0.0015),
        620,
        ((1, 1, 0.03), (1.53, 0.9, 0.05), (2.66, 0.7, 0.035), (4.1, 0.4, 0.02)),
        0.3,
    )
    parts: list[tuple[float, float, Sequence[float]]] = [(0.0, 3.0, jaws), (0.0, 2.0, table(12))]
    luck = random.Random(4)
    for turn in range(9):
        link = chord(noise(70 + turn, 0.002, 0.0008), 1700 + 700 * luck.random(), CHAIN, 0.08)
        parts.append((0.11 + 0.036 * turn, 1.3 * (1 - turn / 11), link))
    parts.append((0.3, 1.5, mallet(392.0, BARS, 0.6, 1)))
    parts.append((0.42, 1.5, mallet(587.3, BARS, 0.6, 2)))
    return mix(1.02, parts)


def hit() -> Wave:
    """A dull blow."""
    blow = chord(dull(noise(21, 0.018, 0.006), 1200), 131, SKIN, 0.3)
    slap = dull(noise(22, 0.05, 0.012), 1800)
    return mix(0.36, [(0.0, 1.0, blow), (0.0, 0.3, slap), (0.0, 1.0, table(23))])


def death() -> Wave:
    """A bell tolls, low and once."""
    toll = mallet(220.0, BELL, 1.4, 31)
    under = mallet(261.6, BELL, 1.2, 32)
    return mix(1.4, [(0.0, 1.0, toll), (0.16, 0.4, under), (0.0, 0.12, table(33))])


def conquest() -> Wave:
    """Horns on a hill: a fifth, then the octave, over a drum."""
    drum = mallet(110.0, SKIN, 0.5, 41)
    return mix(
        1.42,
        [
            (0.0, 0.35, drum),
            (0.0, 0.8, horn(196.0, 0.5)),
            (0.17, 0.85, horn(293.7, 0.6)),
            (0.34, 0.3, drum),
            (0.34, 1.0, horn(392.0, 1.05)),
            (0.34, 0.6, horn(293.7, 1.05)),
            (0.34, 0.5, horn(196.0, 1.05)),
        ],
    )


def turn() -> Wave:
    """Two bars of wood, a fourth upwards: it is your turn."""
    return mix(
        0.85,
        [
            (0.0, 0.8, mallet(440.0, BARS, 0.6, 51)),
            (0.13, 1.0, mallet(587.3, BARS, 0.7, 52)),
            (0.0, 0.1, table(53)),
        ],
    )


def message() -> Wave:
    """Two tines, plucked lightly: somebody says something."""
    return mix(0.5, [(0.0, 0.8, mallet(783.99, TINE, 0.4, 61)), (0.075, 0.8, mallet(659.26, TINE, 0.42, 62))])


def dawn() -> Wave:
    """A frame drum and an open fifth: a round begins."""
    return mix(
        1.3,
        [
            (0.0, 0.8, mallet(123.5, SKIN, 0.5, 71)),
            (0.2, 0.5, mallet(123.5, SKIN, 0.5, 72)),
            (0.4, 0.9, mallet(123.5, SKIN, 0.6, 73)),
            (0.4, 0.7, mallet(196.0, BARS, 0.85, 74)),
            (0.46, 0.6, mallet(293.7, BARS, 0.8, 75)),
            (0.54, 0.4, mallet(392.0, BARS, 0.7, 76)),
        ],
    )


def place() -> Wave:
    """A die of bone is set down on the table."""
    click = chord(noise(91, 0.003, 0.001), 1750, BONE, 0.05)
    return mix(0.16, [(0.0, 1.0, click), (0.004, 0.35, table(92))])


def trophy() -> Wave:
    """A blade through the air, steel that rings, and two notes that are pleased with it."""
    swish = swelled(bright(dull(noise(93, 0.16, 0.09), 5200), 1200), 0.12)
    steel = chord(
        noise(94, 0.003, 0.001),
        1180,
        ((1, 0.7, 0.12), (1.71, 1, 0.16), (2.93, 0.7, 0.09), (4.37, 0.4, 0.05)),
        0.5,
    )
    return mix(
        1.0,
        [
            (0.0, 6.0, swish),
            (0.13, 2.0, steel),
            (0.13, 2.0, table(95)),
            (0.3, 1.5, mallet(440.0, BARS, 0.6, 96)),
            (0.42, 1.5, mallet(659.26, BARS, 0.58, 97)),
        ],
    )


def tick() -> Wave:
    """A fingertip on the table: no, or back."""
    return mix(0.2, [(0.0, 1.0, table(81)), (0.0, 0.2, chord(noise(82, 0.002, 0.001), 900, BONE, 0.05))])


SOUNDS: dict[str, Callable[[], Wave]] = {
    each.__name__: each
    for each in (dice, place, coins, door, capture, trophy, hit, death, conquest, turn, message, dawn, tick)
}


# --- files ------------------------------------------------------------------------------------------


def levelled(wave: Wave) -> Wave:
    """Bring a wave to the common loudness; its end fades to nothing."""
    fade = round(0.03 * RATE)
    whole = bright(wave, 30)
    for place in range(fade):
        whole[-1 - place] *= place / fade
    gain = exact(10 ** ((LOUDNESS - loudness(whole)) / 20))
    return [gain * each for each in whole]


def made() -> dict[str, bytes]:
    """Make all files, by name."""
    return {f"{name}.wav": packed(levelled(sound())) for name, sound in SOUNDS.items()}


def measured(files: dict[str, bytes]) -> str:
    """Return a table of the sounds as they are heard."""
    rows = [f"{'':14}{'seconds':>8}{'peak dB':>9}{'LUFS':>8}{'bytes':>8}"]
    for name, file in files.items():
        wave = unpacked(file)
        rows.append(f"{name:14}{len(wave) / RATE:8.2f}{peak(wave):9.1f}{loudness(wave):8.1f}{len(file):8}")
    rows.append(f"{'':14}{'':25}{sum(map(len, files.values())):8}")
    return "\n".join(rows)


def main(words: Sequence[str]) -> int:
    """Write the files, or check or measure them."""
    files = made()
    if "--measure" in words:
        print(measured(files))
        return 0
    there = {path.name for path in FOLDER.glob("*.wav")}
    if "--check" in words:
        old = [
            name for name, file in files.items() if name not in there or (FOLDER / name).read_bytes() != file
        ]
        old += sorted(there - set(files))
        if old:
            print(f"{', '.join(old)}: out of date; run `make sounds`", file=sys.stderr)
        return 1 if old else 0
    for name, file in files.items():
        (FOLDER / name).write_bytes(file)
    for name in sorted(there - set(files)):
        (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

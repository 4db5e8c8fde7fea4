"""How loud a sound is, and how it is stored: as a WAV file with IMA ADPCM, 4 bits per sample."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence

RATE = 22050
WINDOW = 0.2
"""About as long as the ear takes to judge how loud something short is, in seconds."""

Wave = list[float]


def exact(number: float) -> float:
    """Round a coefficient, so that the last bit of a library's sine cannot change a file."""
    return round(number, 11)


# --- loudness -------------------------------------------------------------------------------------


def weighted(wave: Sequence[float]) -> Wave:
    """Weigh a wave as the ear does: the two filters of ITU-R BS.1770, for this sampling rate."""
    return _filtered(_filtered(wave, *_shelf()), *_pass())


def _shelf() -> tuple[Sequence[float], Sequence[float]]:
    """Return the filter that raises what the head reflects."""
    bend = math.tan(math.pi * 1681.974450955533 / RATE)
    quality, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    under = 1 + bend / quality + bend * bend
    return (
        (
            (high + band * bend / quality + bend * bend) / under,
            2 * (bend * bend - high) / under,
            (high - band * bend / quality + bend * bend) / under,
        ),
        (2 * (bend * bend - 1) / under, (1 - bend / quality + bend * bend) / under),
    )


def _pass() -> tuple[Sequence[float], Sequence[float]]:
    """Return the filter that takes the lowest notes away."""
    bend = math.tan(math.pi * 38.13547087602444 / RATE)
    quality = 0.5003270373238773
    under = 1 + bend / quality + bend * bend
    return (1.0, -2.0, 1.0), (2 * (bend * bend - 1) / under, (1 - bend / quality + bend * bend) / under)


def _filtered(wave: Sequence[float], ahead: Sequence[float], back: Sequence[float]) -> Wave:
    one = two = 0.0
    through: Wave = []
    for each in wave:
        now = ahead[0] * each + one
        one = ahead[1] * each - back[0] * now + two
        two = ahead[2] * each - back[1] * now
        through.append(now)
    return through


def loudness(wave: Sequence[float]) -> float:
    """Return the loudness of the loudest window, in LUFS."""
    squares = [each * each for each in weighted([*wave, *[0.0] * round(WINDOW * RATE)])]
    length = round(WINDOW * RATE)
    total = loudest = sum(squares[:length])
    for old, new in zip(squares, squares[length:], strict=False):
        total += new - old
        loudest = max(loudest, total)
    return -0.691 + 10 * math.log10(loudest / length)


def peak(wave: Sequence[float]) -> float:
    """Return the highest peak, in dB below full scale."""
    return 20 * math.log10(max(abs(each) for each in wave))


# --- files ----------------------------------------------------------------------------------------

ADPCM = 0x11
BLOCK = 512
"""Bytes per block: four for its first sample, the rest two samples each."""
PER_BLOCK = 1 + (BLOCK - 4) * 2
STEPS = [
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88,
    97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658,
    724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660,
    4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818,
    18500, 20350, 22385, 24623, 27086, 29794, 32767,
]  # fmt: skip
SHIFTS = (-1, -1, -1, -1, 2, 4, 6, 8)


def _next(level: int, index: int, code: int) -> tuple[int, int]:
    """Return the level and the step after a code."""
    step = STEPS[index]
    change = step >> 3
    for bit, part in ((4, step), (2, step >> 1), (1, step >> 2)):
        if code & bit:
            change += part
    level += -change if code & 8 else change
    return max(-32768, min(32767, level)), max(0, min(len(STEPS) - 1, index + SHIFTS[code & 7]))


def packed(wave: Sequence[float]) -> bytes:
    """Return a sound as a WAV file."""
    samples = [max(-32768, min(32767, round(each * 32767))) for each in wave]
    count = len(samples)
    samples += [0] * (-count % PER_BLOCK)
    blocks = bytearray()
    index = 0
    for start in range(0, len(samples), PER_BLOCK):
        block = samples[start : start + PER_BLOCK]
        level = block[0]
        blocks += struct.pack("<hBB", level, index, 0)
        codes: list[int] = []
        for sample in block[1:]:
            code = min(range(16), key=lambda code: (abs(_next(level, index, code)[0] - sample), code))
            level, index = _next(level, index, code)
            codes.append(code)
        blocks += bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2], strict=True))
    shape = struct.pack("<HHIIHHHH", ADPCM, 1, RATE, RATE * BLOCK // PER_BLOCK, BLOCK, 4, 2, PER_BLOCK)
    chunks = b"".join(
        name + struct.pack("<I", len(data)) + data
        for name, data in ((b"fmt ", shape), (b"fact", struct.pack("<I", count)), (b"data", bytes(blocks)))
    )
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def unpacked(file: bytes) -> Wave:
    """Return the wave of a WAV file that `packed` made."""
    data = file.index(b"data")
    (count,) = struct.unpack_from("<I", file, file.index(b"fact") + 8)
    wave: Wave = []
    for start in range(data + 8, len(file), BLOCK):
        level, index, _ = struct.unpack_from("<hBB", file, start)
        wave.append(level / 32768)
        for pair in file[start + 4 : start + BLOCK]:
            for code in (pair & 15, pair >> 4):
                level, index = _next(level, index, code)
                wave.append(level / 32768)
    return wave[:count]

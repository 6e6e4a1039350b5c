"""The generator and Box–Muller written a second time, from their papers: run it and write what it prints to draws.hpp."""
import os
import sys

import numpy as np
from mpmath import cos, log, mp, mpf, pi, sin, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import MASK, header, literal, mixed, rounded

mp.prec = 160
GOLDEN = 0x9E3779B97F4A7C15
LANES = 16


def rotated(x, by):
    return ((x << by) | (x >> (32 - by))) & 0xFFFFFFFF


def address_hash(seed, subject, chunk, start):
    word = mixed(start ^ ((seed + GOLDEN) & MASK))
    word = mixed(word ^ ((subject + 2 * GOLDEN) & MASK))
    return mixed(word ^ ((chunk + 3 * GOLDEN) & MASK))


def lane_states(*address):
    first = address_hash(*address, mixed(GOLDEN))
    second = address_hash(*address, mixed(2 * GOLDEN & MASK))
    for lane in range(1, LANES + 1):
        lower = mixed((first + lane * GOLDEN) & MASK)
        upper = mixed((second + lane * GOLDEN) & MASK)
        yield [lower & 0xFFFFFFFF, lower >> 32, upper & 0xFFFFFFFF, upper >> 32]


def words(state):
    """xoshiro128++ (Blackman and Vigna)."""
    while True:
        yield (rotated((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF
        shifted = (state[1] << 9) & 0xFFFFFFFF
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)


def pair(first, second):
    """Both normals of two words; u and the angle are rounded to 24 bits as the docstrings say, all else is exact."""
    u = mpf(float(np.float32(first >> 1) + np.float32(0.5))) / mpf(2) ** 31
    low = (second << 2) & 0xFFFFFFFF
    t = mpf(float(np.float32(low - 2**32 if low >= 2**31 else low))) / mpf(2) ** 31
    c, s = cos(pi / 4 * t), sin(pi / 4 * t)
    if second >> 31 & 1:
        c = -c
    if second >> 30 & 1:
        c, s = s, c
    r = sqrt(-2 * log(u))
    return r * c, r * s


ADDRESSES = [(0, 0, 0), (1, 64, 0), (2017, 4096, 3906), (MASK, 1, 2**63)]

lines = [
    "/// The first four rows of a stream: sixteen words each, and the normals of the first two.\n"
    "struct DrawsGolden {\n  std::uint64_t seed, subject, chunk;\n  std::uint32_t words[64];\n  double normals[32];\n};\n",
    "inline constexpr DrawsGolden kDraws[] = {",
]
for address in ADDRESSES:
    rows = list(zip(*[[next(lane) for _ in range(4)] for lane in map(words, lane_states(*address))]))
    pairs = [pair(a, b) for a, b in zip(rows[0], rows[1])]
    normals = [first for first, _ in pairs] + [second for _, second in pairs]
    lines.append("    {" + ", ".join(f"{part}u" for part in address) + ",")
    lines.append("     {" + ", ".join(str(word) + "u" for row in rows for word in row) + "},")
    lines.append("     {" + ", ".join(literal(rounded(z)) for z in normals) + "}},")
lines.append("};")
header("words and normals of a few streams", "make_draws.py", lines)

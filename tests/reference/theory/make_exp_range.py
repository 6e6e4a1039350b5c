"""Goldens of the ranges of exp and of the odds that a score leaves them: run it and write what it prints to exp_range.hpp."""
import os
import sys

from mpmath import log, mp, mpf, sqrt

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header
from score_oracle import ladder

mp.dps = 60

rows, odds = [], []
for bits, most, least in ((11, 15, -14), (8, 127, -126), (24, 127, -126), (53, 1023, -1022)):
    boundary = log((2 - mpf(2) ** -bits) * mpf(2) ** most)
    grid = mpf(2) ** (mp.floor(log(boundary, 2)) - bits + 1)
    largest = mp.floor(boundary / grid) * grid
    rows.append((bits, boundary, largest, least * log(mpf(2)), (least - bits) * log(mpf(2))))
    for d in (1, 4, 64, 128, 256, 4096):
        for divisor in (1.0, float(sqrt(mpf(d)))):
            odds.append((bits, d, divisor, log(ladder((largest + grid / 2) * mpf(divisor), [d])[d][1])))
lines = table("ExpRangeGolden", ["bits", "overflows_above", "largest_argument", "normal_from", "zero_below"], "kExpRanges", rows, 1)
lines += table("OverflowGolden", ["bits", "d", "divisor", "log_probability"], "kOverflows", odds, 2)
header("ranges of exp", "make_exp_range.py", lines)

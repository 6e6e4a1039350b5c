"""The coefficients of exp2 and quick_exp2 in src/numeric/exp.hpp: 1 + c1 r + ... + cn r^n, n = 6 and 5, with the least largest relative
error over |r| <= half a step, by linear programming over 4001 Chebyshev points. Prints the errors before rounding and the coefficients."""
import numpy
from scipy.optimize import linprog


def coefficients(base, reach, degree, points=4001):
    r = reach * numpy.cos(numpy.pi * numpy.arange(points) / (points - 1))
    right = base**r
    powers = numpy.stack([r**k for k in range(1, degree + 1)], 1) / right[:, None]
    wanted = (right - 1) / right
    bound = numpy.ones((points, 1))
    return linprog(
        [0] * degree + [1],
        A_ub=numpy.block([[powers, -bound], [-powers, -bound]]),
        b_ub=numpy.concatenate([wanted, -wanted]),
        bounds=[(None, None)] * degree + [(0, None)],
        method="highs",
        options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
    ).x


for degree in (6, 5):
    solution = coefficients(2.0, 0.5, degree)
    print("degree", degree, "largest relative error", solution[-1])
    for coefficient in solution[:-1]:
        print(float(numpy.float32(coefficient)).hex())

"""The coefficients of src/numeric/exp.hpp: 1 + c1 r + ... + c6 r^6 with the least largest relative
error over |r| <= half a step, by linear programming over 4001 Chebyshev points. Prints the error before rounding and the coefficients."""
import numpy
from scipy.optimize import linprog


def coefficients(base, reach, degree=6, points=4001):
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


solution = coefficients(2.0, 0.5)
print("largest relative error", solution[-1])
for coefficient in solution[:-1]:
    print(float(numpy.float32(coefficient)).hex())

"""Independent oracle for the target's pull: rows with vectors of their own drawn with NumPy, n |∂p_1/∂q| written out. Prints pull_figures.hpp."""
import numpy as np

rng = np.random.default_rng(1217)


def pulls(keys, d, divisors, rows):
    """rows × divisors: n (p_1/c) |k_1 - Σ p_j k_j|."""
    found = []
    for _ in range(rows):
        q, k = rng.standard_normal(d), rng.standard_normal((keys, d))
        for c in divisors:
            p = np.exp((s := k @ q / c) - s.max())
            p /= p.sum()
            found.append(keys * p[0] / c * np.linalg.norm(k[0] - p @ k))
    return np.array(found).reshape(rows, len(divisors))


print("// Made by make_pull_figures.py (NumPy): n times the pull of key 1, its median and the ends of a 99 % interval, and the geometric mean.")
print("#pragma once\n")
print("struct PullGolden {\n  int keys, d;\n  const char* rule;\n  double median, low, high, geometric_mean, log_error;\n};\n")
print("inline constexpr PullGolden kPulls[] = {")
for keys, d, rows in ((8, 64, 16000), (16, 32, 12000), (64, 64, 8000), (64, 256, 3000), (512, 64, 1200)):
    rules = {"none": 1.0, "sqrt": d**0.5, "linear": float(d), "log": np.log(d)}
    table = pulls(keys, d, list(rules.values()), rows)
    reach = int(np.ceil(2.576 * rows**0.5 / 2))
    for rule, column in zip(rules, table.T):
        values, logs = np.sort(column), np.log(column)
        low, high = values[rows // 2 - reach], values[rows // 2 + reach]
        error = logs.std(ddof=1) / rows**0.5
        print(f'    {{{keys}, {d}, "{rule}", {np.median(values):.6g}, {low:.6g}, {high:.6g}, {np.exp(logs.mean()):.6g}, {error:.4g}}},')
print("};")

// Made by make_row_figures.py (NumPy, 1,000,000 rows of 8 keys): mean peak weight, mean and median Jacobian trace.
// clang-format off
#pragma once

struct RowFigures {
  int d;
  const char* rule;
  double peak, trace, median_trace;
};

inline constexpr RowFigures kRowFigures[] = {
    {4, "none", 0.52697975, 0.60376026, 0.66633078},
    {4, "sqrt", 0.34326111, 0.77369713, 0.80691458},
    {4, "linear", 0.22727919, 0.84727271, 0.85627171},
    {4, "log", 0.43457937, 0.69571267, 0.74792195},
    {64, "none", 0.87514210, 0.17709131, 0.069329268},
    {64, "sqrt", 0.36008928, 0.76807126, 0.79149748},
    {64, "linear", 0.14851477, 0.87328702, 0.87348583},
    {64, "log", 0.55174899, 0.58607458, 0.6378053},
    {1024, "none", 0.96894506, 0.04464360, 1.5157694e-06},
    {1024, "sqrt", 0.36106772, 0.76772793, 0.79028706},
    {1024, "linear", 0.13064371, 0.87489320, 0.87490337},
    {1024, "log", 0.78846320, 0.29536251, 0.27460211},
};

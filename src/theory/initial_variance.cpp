// Formulas of the initial variances, and the table of published ways to begin.
#include "initial_variance.hpp"

#include <array>
#include <cmath>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

double count(const char* name, std::uint64_t value, std::uint64_t most) {
  return static_cast<double>(numeric::require_count(name, value, 1, most));
}

double not_negative(const char* name, double value) { return numeric::require_between(name, value, 0.0, 1e30); }

WeightVariance alike(double variance) { return {variance, variance, variance}; }

WeightVariance fused(const LayerShape& s) { return alike(glorot_variance(s.d_model, s.heads * s.d)); }
WeightVariance per_head(const LayerShape& s) { return alike(glorot_variance(s.d_model, s.d)); }
WeightVariance packed(const LayerShape& s) { return alike(glorot_variance(s.d_model, 3 * s.heads * s.d)); }
WeightVariance linear_default(const LayerShape& s) { return alike(linear_default_variance(s.d_model)); }
WeightVariance small_normal(const LayerShape&) { return alike(0.0004); }
WeightVariance unit_normal(const LayerShape&) { return alike(1.0); }
WeightVariance mesh(const LayerShape& s) {
  const double width = static_cast<double>(s.d_model);
  return {1.0 / (width * static_cast<double>(s.d)), 1.0 / width, 1.0 / width};
}

constexpr std::string_view kGlorot = "Glorot & Bengio, AISTATS 2010";
constexpr std::string_view kHypothetical = "the rule of GPT-2 at sizes of larger models; no model named";
constexpr LayerShape kBase{512, 8, 64};
constexpr std::array<Initialisation, 10> kInitialisations{{
    {"xavier-fused", "Xavier, one matrix for all heads", kBase, fused, true, kGlorot},
    {"xavier-per-head", "Xavier, one matrix for each head", kBase, per_head, true, kGlorot},
    {"xavier-packed", "Xavier, W_Q, W_K and W_V as one", kBase, packed, true, "torch.nn.MultiheadAttention"},
    {"linear-default", "default of a linear layer", kBase, linear_default, true, "torch.nn.Linear.reset_parameters"},
    {"normal-0.02", "GPT-2 small, BERT base", {768, 12, 64}, small_normal, true, "openai/gpt-2, google-research/bert"},
    {"normal-0.02", "GPT-2 XL", {1600, 25, 64}, small_normal, true, "openai/gpt-2"},
    {"normal-0.02", "d_model 4096", {4096, 32, 128}, small_normal, true, kHypothetical},
    {"normal-0.02", "d_model 12288", {12288, 96, 128}, small_normal, true, kHypothetical},
    {"t5", "T5, the divisor in W_Q", kBase, mesh, false, "tensorflow/mesh transformer/attention.py"},
    {"normal-1", "random matrices of toy programs", kBase, unit_normal, true, "no model"},
}};

}  // namespace

InitialVariance initial_variance(const WeightVariance& weights, const LayerShape& shape, double mean_square) {
  const double width = count("d_model", shape.d_model, 65536), d = require_dimension(shape.d);
  count("heads", shape.heads, 1024);
  const double square = width * not_negative("mean_square", mean_square);
  const double query = square * not_negative("query", weights.query), key = square * not_negative("key", weights.key);
  const double score_std = std::sqrt(query) * std::sqrt(key);
  return {query, key, square * not_negative("value", weights.value), std::sqrt(d) * score_std, score_std};
}

double within_row_share(double cosine) { return 1.0 - numeric::require_between("cosine", cosine, -1.0, 1.0); }

double normed_row_share(double cosine, std::uint64_t entries) {
  constexpr double kOverRootPi = 0.5641895835477562869481;
  const double r = numeric::require_between("cosine", cosine, 0.0, 1.0), nu = count("entries", entries, 65536);
  const double left = (1.0 - r) * (1.0 + r);
  if (left == 0.0) return 0.0;
  // With tan φ = sinh x both integrals are over the real line, of functions that are analytic for |Im x| < π/2.
  const auto term = [&](double x) {
    const double half = 0.5 * (numeric::exp(0.5 * x) - numeric::exp(-0.5 * x)),
                 grown = 2.0 * half * half;  // cosh x − 1
    const double wide = std::sqrt(1.0 + left * grown * (2.0 + grown));
    return numeric::exp((2.0 - nu) * numeric::log_one_plus(grown)) / (wide * (wide + r));
  };
  const double narrow = 0.5 / std::sqrt(nu), step = narrow < 0.2 ? narrow : 0.2;
  return left * kOverRootPi * numeric::half_gamma_ratio(0.5 * nu) * numeric::trapezoid(term, step);
}

double glorot_variance(std::uint64_t fan_in, std::uint64_t fan_out) {
  constexpr std::uint64_t kMostFan = std::uint64_t{1} << 32;
  return 2.0 / (count("fan_in", fan_in, kMostFan) + count("fan_out", fan_out, kMostFan));
}

double linear_default_variance(std::uint64_t fan_in) {
  return 1.0 / (3.0 * count("fan_in", fan_in, std::uint64_t{1} << 32));
}

std::span<const Initialisation> initialisations() { return kInitialisations; }

}  // namespace sqrtdk::theory

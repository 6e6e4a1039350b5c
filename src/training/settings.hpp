// What a training run depends on: one of the rules that training compares, the sizes, and how weights move. Equal settings give equal bits.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "../scaling/rule.hpp"

namespace sqrtdk::training {

/// How the score of a query and a key comes about, before the gain.
enum class ScoreFunction { dot, cosine, additive };

/// A rule as data.
struct ScoreRule {
  std::string_view id;           ///< stable name in links and files
  std::string_view formula;      ///< the scaled score in plain text
  ScoreFunction score_function;  ///< what the gain multiplies
  std::string_view divisor;      ///< the scale rule whose 1/c(d) is the gain, or where it starts; empty: none
  std::optional<scaling::Parameter> parameter;  ///< a gain that the reader chooses
  bool learns;                                  ///< whether the gain is trained
  std::string_view reference;                   ///< who proposed it
};

/// All rules, in the order in which a reader should meet them.
std::span<const ScoreRule> score_rules();

/// The rule of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const ScoreRule& find_score_rule(std::string_view id);

/// The gain that scores are multiplied by at the start. Where it learns it is this times e^θ, θ trained from 0, so that it stays positive
/// (Liu et al. 2022, arXiv 2111.09883, learn it so).
///
///   1/c(d) for a divisor, the parameter's value where the rule takes one, 1 for additive attention
///
/// throws  InvalidArgument if the parameter is out of range or the divisor is not defined at d
double initial_gain(const ScoreRule& rule, const scaling::Choice& choice, std::uint64_t d);

/// The sizes of task and model; the defaults are those of the headline comparison.
struct Sizes {
  std::uint64_t symbols = 32;           ///< M: different keys that there are
  std::uint64_t keys = 16;              ///< n: of an example, all different
  std::uint64_t classes = 16;           ///< C: what a key may carry
  std::uint64_t batch = 64;             ///< fresh examples per step
  std::uint64_t held_out = 1024;        ///< examples that accuracy is measured on, never trained on
  std::uint64_t model_dimension = 128;  ///< components of an embedding
  std::uint64_t dimension = 256;        ///< d: head dimension d_k, or hidden units of additive attention
};

/// How the gradient moves the weights (weights.hpp).
enum class Optimizer { sgd, adam };

/// All of them; check says whether they are permitted.
struct Settings {
  std::uint64_t seed = 2017;             ///< any
  scaling::Choice rule{"sqrt", 0};       ///< id of one of score_rules(), and its gain
  Sizes sizes;                           ///< within kSizeRanges
  Optimizer optimizer = Optimizer::sgd;  ///< of all weights
  double rate = 0.1;                     ///< learning rate η
  bool train_values = false;             ///< whether W_V learns too; it starts as the identity
  bool small_initialization =
      false;  ///< whether W_Q and W_K start d^(-1/4) times as large, which divides the first scores by √d
};

/// Ends of what each size may be.
struct SizeRange {
  const char* name;            ///< in messages
  std::uint64_t Sizes::*size;  ///< which of them
  std::uint64_t least, most;   ///< both permitted
};
/// Of every size.
inline constexpr SizeRange kSizeRanges[] = {
    {"symbols", &Sizes::symbols, 2, 128},   {"keys", &Sizes::keys, 2, 64},
    {"classes", &Sizes::classes, 2, 64},    {"batch", &Sizes::batch, 1, 256},
    {"heldOut", &Sizes::held_out, 1, 4096}, {"modelDimension", &Sizes::model_dimension, 8, 512},
    {"d", &Sizes::dimension, 1, 1024},
};

/// Ends of the learning rate: at d = 256 over-scaling by d⁵ is undone at rates near 1e11, at d = 1024 near 1e14.
inline constexpr double kLeastRate = 1e-9, kMostRate = 1e24;

/// symbols² · d of additive attention, whose every pair has d hidden units.
inline constexpr std::uint64_t kMostHiddenUnits = 1u << 22;

/// The rule of the settings, all of them checked.
///
/// throws  InvalidArgument if a size, the rate, the rule or its gain is out of range, if an example has more keys than there are
///         symbols, or the rule is not defined at d
const ScoreRule& check(const Settings& settings);

}  // namespace sqrtdk::training

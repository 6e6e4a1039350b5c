// The laws that entries of q and k may follow, as data: name, parameter, moments, source. entries.hpp draws from them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "../numeric/standard_moments.hpp"

namespace sqrtdk::random {

/// Which law; entries.cpp holds one sampler for each.
enum class Kind { normal, uniform, rademacher, laplace, student_t, log_normal };

using numeric::StandardMoments;

/// The parameter that a law takes.
struct LawParameter {
  std::string_view name;  ///< as readers know it: "ν", "s"
  double least, most;     ///< most is permitted
  bool least_permitted;   ///< whether the range includes its lower end
  double initial;         ///< a good first value
};

/// A law as data.
struct Law {
  Kind kind;                                     ///< which sampler draws it
  std::string_view id;                           ///< stable name in links and files
  std::string_view formula;                      ///< an entry of mean 0 and variance 1, in plain text
  std::optional<LawParameter> parameter;         ///< empty where the law takes none
  StandardMoments (*moments)(double parameter);  ///< of an entry of mean 0 and variance 1
  std::string_view reference;                    ///< where law and sampler are described
};

/// The law of an entry μ + σ x, x of mean 0 and variance 1.
struct EntryLaw {
  std::string id = "normal";  ///< of one of laws()
  double parameter = 0;       ///< ignored where the law takes none
  double mean = 0;            ///< μ, -1000 … 1000
  double std = 1;             ///< σ, 0.001 … 1000
};

/// What is assumed of the entries: those of q follow the law; k = ρ q + √(1 − ρ²) z entry by entry before mean and standard
/// deviation are given to both, z as q (correlated.hpp).
struct Assumptions {
  EntryLaw law;            ///< of one entry
  double correlation = 0;  ///< ρ, -1 … 1

  /// Independent N(0, 1) entries, as in the paper's footnote 4.
  bool usual() const { return law.id == "normal" && law.mean == 0 && law.std == 1 && correlation == 0; }
};

/// All laws, in the order in which a reader should meet them.
std::span<const Law> laws();

/// The law of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const Law& find_law(std::string_view id);

/// The law of a choice, its parameter, mean and standard deviation checked.
///
/// throws  InvalidArgument if the law is unknown or a number is outside the permitted range
const Law& check(const EntryLaw& choice);

/// Moments of (entry − μ)/σ.
///
/// returns  within 1e-13 of the exact values, relative; the skewness of a log-normal law within 1e-16/s²
/// throws   as check
StandardMoments standard_moments(const EntryLaw& choice);

}  // namespace sqrtdk::random

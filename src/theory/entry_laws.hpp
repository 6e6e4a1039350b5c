// Moments of the laws that entries of q and k may follow, as data; each law is scaled to mean 0 and variance 1.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace sqrtdk::theory {

/// A law as data.
struct EntryLaw {
  std::string_view id;         ///< stable name in links and files, that of random::laws()
  std::string_view formula;    ///< E x^j in plain text
  std::string_view parameter;  ///< its name as readers know it; empty if there is none
  double least, most;          ///< its range
  bool least_permitted;        ///< whether the range includes its lower end
  std::optional<double> (*moment)(double parameter, int order);  ///< E x^order; empty where it does not exist
  std::string_view source;                                       ///< where the moments are taken from
};

/// normal, uniform, rademacher, laplace, student-t (ν), log-normal (s).
std::span<const EntryLaw> entry_laws();

/// E x^j of an entry x of mean 0 and variance 1.
///
///   normal (j − 1)!!,  uniform √3^j/(j + 1),  Rademacher 1,  Laplace j!/√2^j: for even j; 0 for odd j
///   Student-t  Π_{i ≤ j/2} (2i − 1)(ν − 2)/(ν − 2i) for even j, 0 for odd j; none for j ≥ ν
///   log-normal  u^{−j/2} Σ_k c_jk u^k,  u = e^{s²} − 1,  c_jk = Σ_i (−1)^{j−i} C(j, i) C(i(i − 1)/2, k)
///
/// c_jk counts the graphs of k edges on j labelled points none of which is alone; being ≥ 0 they add without cancellation.
///
/// law        one of entry_laws(), by its id
/// parameter  ν in (2, 1000], s in [0.01, 2]; ignored where the law takes none
/// order      j, 0 … 8
/// returns    within 1e-14 relative; empty where the moment does not exist
/// throws     InvalidArgument "unknown" for the law; or if its parameter or the order is outside
/// source     N. L. Johnson, S. Kotz, N. Balakrishnan, Continuous Univariate Distributions, 2nd ed. (1994, 1995), but for the
///            graphs: expand E (e^{sz} − e^{s²/2})^j in u
std::optional<double> entry_moment(std::string_view law, double parameter, std::uint64_t order);

/// The law of one entry μ + σx as far as the score's first four moments feel it.
struct EntryMoments {
  double mean = 0;                     ///< μ, -1e30 … 1e30
  double std = 1;                      ///< σ, 1e-30 … 1e30
  std::optional<double> skewness = 0;  ///< γ = E x³, empty where it does not exist
  std::optional<double> kurtosis = 3;  ///< K = E x⁴, 1 + γ² … 1e30, empty where it does not exist
};

/// The EntryMoments of a law.
///
/// throws  as entry_moment, or if mean or std is outside
EntryMoments entry_moments(std::string_view law, double parameter = 0, double mean = 0, double std = 1);

/// throws  InvalidArgument unless mean, std, skewness and kurtosis are in the ranges above; K ≥ 1 + γ² is asked for within 1e-9
void require_moments(const EntryMoments& entries);

}  // namespace sqrtdk::theory

// The table of entry laws. A new one is one entry and one function here.
#include "entry_laws.hpp"

#include <array>
#include <cmath>
#include <string>

#include "../numeric/check.hpp"
#include "exp_past_line.hpp"

namespace sqrtdk::theory {
namespace {

double normal(int j) {
  double product = 1.0;
  for (int i = j - 1; i > 1; i -= 2) product *= i;
  return product;
}

double binomial(int n, int k) {
  double ways = 1.0;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

template <double (*even)(int)>
std::optional<double> symmetric(double, int j) {
  return j % 2 == 1 ? 0.0 : even(j);
}

double uniform(int j) {
  double power = 1.0;
  for (int i = 0; i < j; i += 2) power *= 3.0;
  return power / (j + 1);
}

double rademacher(int) { return 1.0; }

double laplace(int j) {
  double moment = 1.0;
  for (int i = 2; i <= j; i += 2) moment *= 0.5 * i * (i - 1);
  return moment;
}

std::optional<double> student_t(double nu, int j) {
  if (j >= nu) return std::nullopt;
  if (j % 2 == 1) return 0.0;
  double moment = 1.0;
  for (int i = 2; i <= j; i += 2) moment *= (i - 1) * (nu - 2.0) / (nu - i);
  return moment;
}

std::optional<double> log_normal(double s, int j) {
  const double u = exp_minus_one(s * s);
  const int edges = j * (j - 1) / 2, least = (j + 1) / 2;
  double sum = 0.0;
  for (int k = edges; k >= least; --k) {
    double graphs = 0.0;
    for (int i = j; i >= 0; --i)
      graphs += ((j - i) % 2 == 0 ? 1.0 : -1.0) * binomial(j, i) * binomial(i * (i - 1) / 2, k);
    sum = sum * u + graphs;
  }
  if (j == 0) return 1.0;
  return j % 2 == 0 ? sum : sum * std::sqrt(u);
}

constexpr std::string_view kJohnson = "Johnson, Kotz & Balakrishnan, Continuous Univariate Distributions, 2nd ed.";
constexpr std::array<EntryLaw, 6> kLaws{{
    {"normal", "(j − 1)!! for even j", "", 0, 0, true, symmetric<normal>, kJohnson},
    {"uniform", "√3^j/(j + 1) for even j", "", 0, 0, true, symmetric<uniform>, kJohnson},
    {"rademacher", "1 for even j", "", 0, 0, true, symmetric<rademacher>, "x² = 1"},
    {"laplace", "j!/√2^j for even j", "", 0, 0, true, symmetric<laplace>, kJohnson},
    {"student-t", "Π (2i − 1)(ν − 2)/(ν − 2i), i = 1 … j/2, for even j < ν", "ν", 2, 1000, false, student_t, kJohnson},
    {"log-normal", "E (e^(sz) − e^(s²/2))^j / (e^(s²) (e^(s²) − 1))^(j/2)", "s", 0.01, 2, true, log_normal, kJohnson},
}};

const EntryLaw& find(std::string_view id) {
  std::string known;
  for (const EntryLaw& law : kLaws) {
    if (law.id == id) return law;
    if (!known.empty()) known += ", ";
    known += law.id;
  }
  throw InvalidArgument("unknown", "law", std::string(id), known);
}

}  // namespace

std::span<const EntryLaw> entry_laws() { return kLaws; }

std::optional<double> entry_moment(std::string_view id, double parameter, std::uint64_t order) {
  const EntryLaw& law = find(id);
  numeric::require_count("order", static_cast<double>(order), 0, 8);
  if (!law.parameter.empty()) {
    numeric::require_between(law.parameter, parameter, law.least, law.most);
    if (!law.least_permitted && parameter == law.least) {
      throw InvalidArgument("out-of-range", std::string(law.parameter), numeric::text_of(parameter),
                            "above " + numeric::range_text(law.least, law.most));
    }
  }
  return law.moment(parameter, static_cast<int>(order));
}

EntryMoments entry_moments(std::string_view law, double parameter, double mean, double std) {
  const EntryMoments entries{mean, std, entry_moment(law, parameter, 3), entry_moment(law, parameter, 4)};
  require_moments(entries);
  return entries;
}

void require_moments(const EntryMoments& entries) {
  numeric::require_between("mean", entries.mean, -1e30, 1e30);
  numeric::require_between("std", entries.std, 1e-30, 1e30);
  if (entries.skewness) numeric::require_between("skewness", *entries.skewness, -1e15, 1e15);
  if (!entries.kurtosis) return;
  const double skewness = entries.skewness.value_or(0.0), least = 1.0 + skewness * skewness;
  if (numeric::require_finite("kurtosis", *entries.kurtosis) < least * (1.0 - 1e-9) || *entries.kurtosis > 1e30) {
    throw InvalidArgument("out-of-range", "kurtosis", numeric::text_of(*entries.kurtosis),
                          "1 + skewness² = " + numeric::range_text(least, 1e30));
  }
}

}  // namespace sqrtdk::theory

// Steps, merges and the last division, rounded one operation at a time.
#include "online_softmax.hpp"

#include <string>

#include "../numeric/check.hpp"

namespace sqrtdk::precision {
namespace {

/// e^{from − to} in the format; nothing seen yet weighs nothing.
double factor(const NumberFormat& format, double from, double to) {
  return from == -kInfinity ? 0.0 : exp_in(format, round_to(format, from - to));
}

void require_same_length(const char* name, std::size_t given, std::size_t wanted) {
  if (given != wanted) throw InvalidArgument("wrong-size", name, std::to_string(given), std::to_string(wanted));
}

/// The one place where states meet; `b` may be the state of a single key.
OnlineState combined(const NumberFormat& format, const OnlineState& a, const OnlineState& b) {
  OnlineState both;
  both.maximum = a.maximum > b.maximum ? a.maximum : b.maximum;
  const double keep_a = factor(format, a.maximum, both.maximum), keep_b = factor(format, b.maximum, both.maximum);
  const auto mixed = [&](double x, double y) {
    return round_to(format, round_to(format, x * keep_a) + round_to(format, y * keep_b));
  };
  both.sum = mixed(a.sum, b.sum);
  both.overflowed = a.overflowed || b.overflowed || !(both.sum <= format.largest);
  for (std::size_t c = 0; c < a.output.size() && !both.overflowed; ++c) {
    both.output.push_back(mixed(a.output[c], b.output[c]));
    both.overflowed = both.output.back() - both.output.back() != 0.0;
  }
  if (both.overflowed) both.output.clear();
  return both;
}

}  // namespace

OnlineState online_start(std::size_t value_dimension) {
  OnlineState state;
  state.output.assign(value_dimension, 0.0);
  return state;
}

OnlineState online_step(const NumberFormat& format, const OnlineState& state, double score,
                        std::span<const double> value) {
  if (!state.overflowed) require_same_length("value", value.size(), state.output.size());
  for (std::size_t c = 0; c < value.size(); ++c) {
    numeric::require_finite("value " + std::to_string(c + 1), value[c]);
  }
  if (score == -kInfinity) return state;
  numeric::require_between("score", score, -format.largest, format.largest);

  OnlineState key{round_to(format, score), 1.0, {}, state.overflowed};
  for (const double entry : value) {
    key.output.push_back(round_to(format, entry));
    key.overflowed = key.overflowed || key.output.back() - key.output.back() != 0.0;
  }
  return combined(format, state, key);
}

OnlineState online_merge(const NumberFormat& format, const OnlineState& a, const OnlineState& b) {
  if (!a.overflowed && !b.overflowed) require_same_length("merged output", b.output.size(), a.output.size());
  if (a.maximum == -kInfinity) return b;
  if (b.maximum == -kInfinity) return a;
  return combined(format, a, b);
}

std::vector<double> online_result(const NumberFormat& format, const OnlineState& state) {
  if (state.overflowed)
    throw InvalidArgument("overflowed", "output", "∞", numeric::range_text(-format.largest, format.largest));
  if (state.sum == 0.0) throw InvalidArgument("fully-masked", "scores", "-∞ throughout", "at least one finite score");
  std::vector<double> output;
  output.reserve(state.output.size());
  for (const double entry : state.output) output.push_back(round_to(format, entry / state.sum));
  return output;
}

}  // namespace sqrtdk::precision

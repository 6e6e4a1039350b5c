// Scale rules: choices, divisors and scaled scores of any pair; and the checks of numbers, counts and seeds that guard every entry.
#include "accepted.hpp"
#include "decoder.hpp"
#include "numeric/check.hpp"
#include "scaling/divisor.hpp"
#include "scaling/rule.hpp"
#include "scaling/scaled_score.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

scaling::Choice choice_of(Decoder& in) {
  scaling::Choice choice;
  choice.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
  choice.parameter = in.any();
  return choice;
}

void divisors(Decoder& in) {
  const scaling::Choice choice = choice_of(in);
  const std::uint64_t d = in.count(1, 4096);
  double divisor = 0, logarithm = 0;
  const bool divides = accepted([&] { divisor = scaling::divisor(choice, d); });
  const bool has_logarithm = accepted([&] { logarithm = scaling::log_divisor(choice, d); });
  if (has_logarithm) finite("the divisor's logarithm", logarithm);
  if (!divides) return;
  law(divisor >= 0 && std::isfinite(divisor), "a divisor is a number ≥ 0");
  law(has_logarithm && near(std::log(divisor), logarithm, 1e-12, 1e-12), "its logarithm is its logarithm");
}

void scores(Decoder& in) {
  const scaling::Choice choice = choice_of(in);
  const std::uint64_t d = in.between(1, 4096);
  scaling::Pair pair;
  for (scaling::Products* products : {&pair.plain, &pair.centred}) {
    const double q = in.finite() / 1e200, k = in.finite() / 1e200, cosine = in.finite();
    products->query_square = q * q;
    products->key_square = k * k;
    products->dot = q * k * (std::fabs(cosine) <= 1 ? cosine : 1);
  }
  pair.d = d;
  pair.keys = in.between(1, 1024);
  pair.position = in.between(1, 65535);
  accepted([&] {
    const scaling::Scaler scale(choice, d);
    if (scale.rule().id == "cosine" || scale.rule().id == "soft-cap") {
      law(std::fabs(scale(pair)) <= choice.parameter * (1 + 1e-12), "a bounded score keeps to its bound");
    }
    no_nan("a scaled score", scale(pair));
    finite_if_any("the divisor", scale.divisor());
  });
}

void limits(Decoder& in) {
  const auto formats = numeric::number_formats();
  const auto& format = formats[in.byte() % formats.size()];
  accepted([&] {
    const auto found = scaling::exponential_limits(format, in.count(1, 1024));
    law(found.weights_even > 0 && found.unit_score_vanishes > 0 && found.divisor_overflows > 0,
        "limits are dimensions");
  });
}

void checks(Decoder& in) {
  const double value = in.any(), least = in.finite(), most = in.finite();
  law(!numeric::text_of(value).empty(), "every number has a text");
  if (value == value) {
    const std::string text = numeric::text_of(value);
    law(!std::isfinite(value) || std::strtod(text.c_str(), nullptr) == value, "which reads back as the number");
  }
  accepted([&] { law(numeric::require_finite("x", value) == value, "the value itself"); });
  accepted([&] {
    numeric::require_between("x", value, least, most);
    law(value >= least && value <= most, "a number in its range");
  });
  const std::uint64_t from = in.count(0, 1 << 20), to = in.count(0, 1 << 20);
  if (to <= std::uint64_t{1} << 53) {
    accepted([&] {
      const std::uint64_t count = numeric::require_count("n", value, from, to);
      law(count >= from && count <= to && static_cast<double>(count) == value, "a count in its range");
    });
  }
  const std::string text = in.text(24);
  accepted([&] {
    const std::string again = std::to_string(numeric::require_seed("seed", text));
    const std::size_t digits = text.find_first_not_of('0');
    law(again == (digits == std::string::npos ? "0" : text.substr(digits)), "a seed is what its digits say");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 8) {
    case 0:
      limits(in);
      break;
    case 1:
    case 2:
      checks(in);
      break;
    case 3:
    case 4:
      scores(in);
      break;
    default:
      divisors(in);
  }
  return 0;
}

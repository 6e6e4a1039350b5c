// Formats of few bits: any number rounded, softmax with every step rounded, softmax in one pass cut anywhere, ranges of exp.
#include "accepted.hpp"
#include "decoder.hpp"
#include "precision/online_softmax.hpp"
#include "precision/rounded_softmax.hpp"
#include "precision/rounding.hpp"
#include "theory/score_distribution.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using numeric::NumberFormat;

const NumberFormat& format_of(Decoder& in) {
  return numeric::find_number_format(
      in.one_of(numeric::number_formats(), [](const NumberFormat& format) { return format.id; }));
}

void rounding(Decoder& in) {
  accepted([&] {
    const NumberFormat& format = format_of(in);
    const double x = in.any(), y = in.any(), rounded = precision::round_to(format, x);
    law((x == x) == (rounded == rounded), "NaN stays NaN, and nothing else becomes it");
    if (x != x) return;
    law(precision::round_to(format, rounded) == rounded, "what is rounded stays");
    law(precision::round_to(format, -x) == -rounded, "rounding is odd");
    if (y == y) law((x <= y) == (x <= y && rounded <= precision::round_to(format, y)), "rounding is monotone");
    if (format.id == "float32" && std::fabs(x) < 3.4e38) {
      law(static_cast<double>(static_cast<float>(x)) == rounded, "as the machine rounds it");
    }
    if (format.bits < 64) law(precision::encoding(format, rounded) >> format.bits == 0, "the bits fit");
    law(precision::encoding_text(format, rounded).size() == static_cast<std::size_t>(format.bits) + 2, "three fields");
    if (std::isfinite(x)) no_nan("the error of a rounding", precision::error_in_roundoffs(format, x));
  });
}

void rounded(Decoder& in) {
  const std::vector<double> scores = in.list(20, in.flag() ? &Decoder::any : &Decoder::finite);
  accepted([&] {
    const NumberFormat& format = format_of(in);
    const auto form = in.flag() ? precision::Form::naive : precision::Form::shifted;
    const auto row = precision::rounded_softmax(format, form, scores);
    const bool finished = row.outcome == precision::Outcome::finished;
    law(row.weights.size() == (finished ? scores.size() : 0), "weights where it finished");
    for (const auto* list : {&row.scores, &row.differences, &row.exponentials, &row.sums, &row.weights}) {
      for (const double number : *list) no_nan("a step", number);
    }
    for (const double weight : row.weights) law(weight >= 0 && weight <= 1, "a weight is in [0, 1]");
    double error = 0;
    const bool judged = accepted([&] {
      const auto found = precision::softmax_error(format, row);
      no_nan("the error", found.worst, found.range, found.bound);
      error = found.worst;
      law(!found.bound_applies || found.worst <= found.bound * 1.001 + 1e-9, "an error keeps to its bound");
    });
    law(judged == finished && error >= 0, "what finished has an error");
  });
}

void same(const precision::OnlineState& a, const precision::OnlineState& b) {
  law(a.maximum == b.maximum && a.sum == b.sum && a.output == b.output && a.overflowed == b.overflowed,
      "merging is commutative to the last bit");
}

void online(Decoder& in) {
  accepted([&] {
    const NumberFormat& format = format_of(in);
    const std::size_t columns = in.between(0, 3), keys = in.between(0, 10), cut = in.between(0, 10);
    auto whole = precision::online_start(columns), early = whole, late = whole;
    for (std::size_t key = 0; key < keys; ++key) {
      std::vector<double> value(in.byte() > 250 ? columns + 1 : columns);
      for (double& entry : value) entry = in.byte() > 250 ? in.any() : in.finite();
      const double score = in.any();
      whole = precision::online_step(format, whole, score, value);
      auto& part = key < cut ? early : late;
      part = precision::online_step(format, part, score, value);
      no_nan("maximum and sum", whole.maximum, whole.sum);
      all_finite("an output", whole.output);
    }
    const auto merged = precision::online_merge(format, early, late);
    same(merged, precision::online_merge(format, late, early));
    no_nan("the merged state", merged.maximum, merged.sum);
    accepted([&] { all_finite("the result", precision::online_result(format, whole)); });
    accepted([&] { all_finite("the merged result", precision::online_result(format, merged)); });
  });
}

void overflow(Decoder& in) {
  accepted([&] {
    const std::string format = in.one_of(numeric::number_formats(), [](const NumberFormat& each) { return each.id; });
    const auto range = theory::exp_range(format);
    finite("the range of exp", range.overflows_above, range.largest_argument, range.normal_from, range.zero_below);
    const double divisor = in.any();
    const std::uint64_t d = in.count(1, 4096);
    const double probability = theory::overflow_probability(format, divisor, d);
    const double logarithm = theory::log_overflow_probability(format, divisor, d);
    law(probability >= 0 && probability <= 0.5 + 1e-12, "a tail is a probability up to 1/2");
    law(logarithm <= 0 && std::isfinite(logarithm), "its logarithm is a number ≤ 0");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 16) {
    case 0:
      overflow(in);
      break;
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      rounding(in);
      break;
    case 6:
    case 7:
    case 8:
    case 9:
    case 10:
      rounded(in);
      break;
    default:
      online(in);
  }
  return 0;
}

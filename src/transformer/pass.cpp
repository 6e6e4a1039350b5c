// What is asked is checked; tensors are laid out for products until a stage has all of its own, then it runs, and the next writes over them.
#include "pass.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "../attention/fused.hpp"
#include "../numeric/check.hpp"
#include "../scaling/divisor.hpp"
#include "tensor_bytes.hpp"

namespace sqrtdk::transformer {
namespace {

/// c of one variant in one layer.
double divisor_of(const Variant& variant, std::uint64_t layer, std::uint64_t d) {
  const bool meant = !variant.layer || *variant.layer == layer;
  return scaling::divisor(meant ? variant.rule : scaling::Choice{"sqrt", 0}, d);
}

std::string numbered(const char* what, std::size_t index) { return what + std::to_string(index + 1); }

void require_product(const char* what, std::uint64_t asked, std::uint64_t most) {
  if (asked <= most) return;
  throw InvalidArgument("out-of-range", what, std::to_string(asked), "at most " + std::to_string(most));
}

}  // namespace

void check(const Request& request) {
  const Sizes& sizes = request.sizes;
  check(sizes);
  numeric::require_count("tokens", request.text.size(), 2, sizes.context);
  for (std::size_t i = 0; i < request.text.size(); ++i) {
    if (request.text[i] < sizes.vocabulary) continue;
    numeric::require_count(numbered("token ", i), request.text[i], 0, sizes.vocabulary - 1);
  }
  numeric::require_count("variants", request.variants.size(), 1, kMostVariants);
  for (std::size_t i = 0; i < request.variants.size(); ++i) {
    const Variant& variant = request.variants[i];
    if (variant.layer) numeric::require_count(numbered("layer of variant ", i), *variant.layer, 0, sizes.layers - 1);
    attention::require_divisor(scaling::divisor(variant.rule, sizes.head_dimension()));
  }
  require_product("variants · tokens · width", request.variants.size() * request.text.size() * sizes.width,
                  kMostStates);
  for (std::size_t i = 0; i < request.patterns.size(); ++i) {
    numeric::require_count(numbered("layer of pattern ", i), request.patterns[i].layer, 0, sizes.layers - 1);
    numeric::require_count(numbered("head of pattern ", i), request.patterns[i].head, 0, sizes.heads - 1);
  }
  require_product("variants · patterns · tokens²",
                  request.variants.size() * request.patterns.size() * request.text.size() * request.text.size(),
                  kMostWeights);
}

Pass::Pass(const Request& request)
    : request_((check(request), request)),
      block_(request.sizes, request.text.size()),
      read_out_(request.sizes, request.text, request.variants.size()) {
  const Sizes& sizes = request_.sizes;
  const std::size_t variants = request_.variants.size(), tokens = request_.text.size();
  for (std::uint64_t layer = 0; layer < sizes.layers; ++layer) {
    for (const Variant& variant : request_.variants) {
      divisors_.push_back(divisor_of(variant, layer, sizes.head_dimension()));
    }
  }
  states_.resize(variants * tokens * sizes.width);
  heads_.resize(sizes.layers * variants * sizes.heads);
  patterns_.resize(variants * request_.patterns.size() * tokens * tokens);
  begin_stage();
}

void Pass::begin_stage() {
  wanted_.clear();
  // Blocks are alike: each has the memory of the one before. What comes after them has no map.
  if (stage_ > request_.sizes.layers) held_.clear();
  if (done()) return;
  for (TensorShape& tensor : tensors_of(request_.sizes, stage_)) wanted_.push_back({std::move(tensor), 0});
  held_.resize(wanted_.size());
}

std::vector<Pass::Wanted> Pass::wanted() const {
  std::vector<Wanted> open;
  std::copy_if(wanted_.begin(), wanted_.end(), std::back_inserter(open),
               [](const Wanted& each) { return each.taken < each.tensor.rows; });
  return open;
}

void Pass::require_rows(std::string_view name, std::uint64_t numbers) const {
  if (ended_) throw InvalidArgument("ended", "pass", "an overflow", "a pass of its own");
  const std::vector<Wanted> open = wanted();
  const auto found =
      std::find_if(open.begin(), open.end(), [&](const Wanted& each) { return each.tensor.name == name; });
  if (found == open.end()) {
    std::string range;
    for (const Wanted& each : open) range += (range.empty() ? "" : ", ") + each.tensor.name;
    throw InvalidArgument("unexpected", "tensor", std::string(name), range.empty() ? "nothing more" : range);
  }
  const std::uint64_t columns = found->tensor.columns, left = found->tensor.rows - found->taken;
  if (numbers == 0 || numbers > left * columns || numbers % columns != 0) {
    throw InvalidArgument("wrong-size", std::string(name), std::to_string(numbers) + " numbers",
                          "1 … " + std::to_string(left) + " rows of " + std::to_string(columns));
  }
}

void Pass::take(std::string_view name, std::span<const float> numbers) {
  require_rows(name, numbers.size());
  require_finite(name, numbers);
  const auto found =
      std::find_if(wanted_.begin(), wanted_.end(), [&](const Wanted& each) { return each.tensor.name == name; });
  const TensorShape& tensor = found->tensor;
  try {
    const bool table = name == kTokenTable;
    if (stage_ == 0) {
      embed(table, found->taken, numbers);
    } else if (table) {
      read_out_.take(numbers);
    } else {
      held_[static_cast<std::size_t>(found - wanted_.begin())].take(tensor, found->taken, numbers);
    }
    found->taken += numbers.size() / tensor.columns;
    if (wanted().empty()) finish_stage();
  } catch (...) {
    ended_ = true;
    throw;
  }
}

void Pass::embed(bool tokens, std::uint64_t first, std::span<const float> rows) {
  const std::size_t width = request_.sizes.width, length = request_.text.size();
  for (std::size_t row = 0; row < request_.variants.size() * length; ++row) {
    const std::size_t place = row % length;
    const std::uint64_t wanted_row = tokens ? request_.text[place] : place;
    if (wanted_row < first || wanted_row >= first + rows.size() / width) continue;
    const float* const from = rows.data() + (wanted_row - first) * width;
    float* const to = states_.data() + row * width;
    for (std::size_t c = 0; c < width; ++c) to[c] += from[c];
  }
}

void Pass::finish_stage() {
  const std::uint64_t layers = request_.sizes.layers;
  if (stage_ >= 1 && stage_ <= layers) run_block(stage_ - 1);
  if (stage_ == layers + 1) {
    layer_norm(states_, held_[0].vector, held_[1].vector, states_);
    read_out_.begin(states_);
  }
  if (stage_ == layers + 2) losses_ = read_out_.losses();
  ++stage_;
  begin_stage();
}

void Pass::run_block(std::uint64_t layer) {
  const std::size_t variants = request_.variants.size(), heads = request_.sizes.heads, tokens = request_.text.size();
  const std::span<const double> divisors = std::span(divisors_).subspan(layer * variants, variants);
  const auto visit = [&](std::size_t variant, std::size_t head, std::span<const float> raw,
                         std::span<const float> weights) {
    heads_[(layer * variants + variant) * heads + head] =
        head_scores(raw, weights, tokens, request_.sizes.head_dimension(), divisors[variant]);
    for (std::size_t at = 0; at < request_.patterns.size(); ++at) {
      const HeadPlace& place = request_.patterns[at];
      if (place.layer != layer || place.head != head) continue;
      std::copy(
          weights.begin(), weights.end(),
          patterns_.begin() + static_cast<std::ptrdiff_t>((variant * request_.patterns.size() + at) * tokens * tokens));
    }
  };
  const std::string named = "layer " + std::to_string(layer + 1);
  try {
    block_(block_tensors(held_), divisors, states_, visit);
  } catch (const InvalidArgument& refused) {
    throw InvalidArgument(refused.code(), refused.parameter() + " of " + named, refused.value(), refused.range());
  }
  if (!all_finite(states_)) {
    throw InvalidArgument("not-finite", "hidden states of " + named, "overflow", "products and sums below 3.4e38");
  }
}

double Pass::divisor(std::size_t variant, std::size_t layer) const {
  numeric::require_count("variant", variant, 0, request_.variants.size() - 1);
  numeric::require_count("layer", layer, 0, request_.sizes.layers - 1);
  return divisors_[layer * request_.variants.size() + variant];
}

const HeadScores& Pass::head(std::size_t variant, const HeadPlace& place) const {
  divisor(variant, place.layer);
  numeric::require_count("head", place.head, 0, request_.sizes.heads - 1);
  require_run(place.layer);
  return heads_[(place.layer * request_.variants.size() + variant) * request_.sizes.heads + place.head];
}

std::span<const float> Pass::pattern(std::size_t variant, std::size_t pattern) const {
  numeric::require_count("variant", variant, 0, request_.variants.size() - 1);
  if (pattern >= request_.patterns.size()) {
    throw InvalidArgument("out-of-range", "pattern", std::to_string(pattern),
                          "less than " + std::to_string(request_.patterns.size()));
  }
  require_run(request_.patterns[pattern].layer);
  const std::size_t size = request_.text.size() * request_.text.size();
  return std::span(patterns_).subspan((variant * request_.patterns.size() + pattern) * size, size);
}

void Pass::require_run(std::uint64_t layer) const {
  if (stage_ > layer + 1) return;
  throw InvalidArgument("too-early", "layer", std::to_string(layer), "layers that have run");
}

void Pass::require_done() const {
  if (!done())
    throw InvalidArgument("too-early", "loss", std::to_string(stage_) + " stages",
                          std::to_string(stages(request_.sizes)) + " stages");
}

const std::vector<Loss>& Pass::losses() const {
  require_done();
  return losses_;
}

const std::vector<float>& Pass::last_logits() const {
  require_done();
  return read_out_.last_logits();
}

}  // namespace sqrtdk::transformer

// Running maximum and sum of each row of logits, block after block of the table.
#include "read_out.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::transformer {
namespace {

/// Rows of the table in a block.
constexpr std::size_t kBlockRows = 1024;

constexpr double kLn2 = 0.6931471805599453;

/// exponentials_j = e^(logit_j − most)
void exponentials(const float* logits, double most, std::span<double> exponentials) noexcept {
  for (std::size_t j = 0; j < exponentials.size(); ++j) {
    exponentials[j] = numeric::exp(static_cast<double>(logits[j]) - most);
  }
}

/// Sets the means of a loss whose tokens are there.
void average(Loss& loss, const char* permitted) {
  loss.nats = numeric::sum(loss.tokens) / static_cast<double>(loss.tokens.size());
  loss.bits = loss.nats / kLn2;
  if (!std::isfinite(loss.nats)) throw InvalidArgument("not-finite", "loss", "overflow", permitted);
}

}  // namespace

Loss joint_loss(std::span<const std::vector<double>> texts) {
  Loss loss;
  for (const std::vector<double>& tokens : texts) loss.tokens.insert(loss.tokens.end(), tokens.begin(), tokens.end());
  if (loss.tokens.empty()) throw InvalidArgument("empty", "losses", "none", "the loss of at least one token");
  average(loss, "finite losses of tokens");
  return loss;
}

ReadOut::ReadOut(const Sizes& sizes, std::span<const std::uint32_t> tokens, std::size_t variants)
    : sizes_(sizes), text_(tokens.begin(), tokens.end()), variants_(variants) {}

void ReadOut::begin(std::span<const float> states) {
  const std::size_t rows = variants_ * text_.size(), width = sizes_.width;
  states_.pack({states.data(), width, 1}, rows, width);
  maxima_.assign(rows, -std::numeric_limits<double>::infinity());
  sums_.assign(rows, 0);
  right_.assign(rows, 0);
  last_logits_.resize(variants_ * sizes_.vocabulary);
  read_ = 0;
  begin_block();
}

void ReadOut::begin_block() {
  held_ = 0;
  table_.resize(sizes_.width, std::min<std::size_t>(kBlockRows, sizes_.vocabulary - read_));
  logits_.resize(maxima_.size() * table_.columns());
}

void ReadOut::take(std::span<const float> rows) {
  const std::size_t width = sizes_.width;
  for (std::size_t taken = 0, all = rows.size() / width; taken < all;) {
    const std::size_t next = std::min(all - taken, table_.columns() - held_);
    table_.take_columns(held_, rows.subspan(taken * width, next * width));
    held_ += next;
    taken += next;
    if (held_ == table_.columns()) read_block();
  }
}

void ReadOut::read_block() {
  const std::size_t rows = table_.columns(), tokens = text_.size();
  attention::multiply(states_, table_, logits_.data());
  std::vector<double> shares(rows);
  for (std::size_t row = 0; row < maxima_.size(); ++row) {
    const float* const logits = logits_.data() + row * rows;
    const std::size_t place = row % tokens;
    if (place + 1 == tokens) {
      std::copy_n(logits, rows, last_logits_.data() + row / tokens * sizes_.vocabulary + read_);
      continue;
    }
    const std::size_t next = text_[place + 1];
    if (next >= read_ && next < read_ + rows) right_[row] = static_cast<double>(logits[next - read_]);
    const auto most = std::max(maxima_[row], static_cast<double>(*std::max_element(logits, logits + rows)));
    exponentials(logits, most, shares);
    sums_[row] = sums_[row] * numeric::exp(maxima_[row] - most) + numeric::sum(shares);
    maxima_[row] = most;
  }
  read_ += rows;
  if (read_ < sizes_.vocabulary) begin_block();
}

std::vector<Loss> ReadOut::losses() const {
  std::vector<Loss> all(variants_);
  const std::size_t tokens = text_.size();
  for (std::size_t variant = 0; variant < variants_; ++variant) {
    Loss& loss = all[variant];
    for (std::size_t place = 0; place + 1 < tokens; ++place) {
      const std::size_t row = variant * tokens + place;
      loss.tokens.push_back(maxima_[row] - right_[row] + numeric::log(sums_[row]));
    }
    average(loss, "logits below 3.4e38");
  }
  return all;
}

}  // namespace sqrtdk::transformer

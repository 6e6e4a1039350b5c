// Which key a query may attend to.
#pragma once

#include <cstdint>
#include <vector>

namespace sqrtdk::attention {

/// A boolean mask, queries × keys: true where attention is allowed.
class Mask {
 public:
  /// Every query may see every key.
  static Mask none();

  /// Query i sees keys 1 … i alone: nobody looks ahead. Counted from the first query and the first key, whatever their numbers.
  static Mask causal();

  /// Any mask.
  ///
  /// allowed  queries · keys entries, row-major, not 0 where attention is allowed
  /// throws   InvalidArgument "wrong-size" if their number is not queries · keys
  static Mask of(std::int64_t queries, std::int64_t keys, std::vector<std::uint8_t> allowed);

  /// This mask and the causal one together: a key is seen if both allow it.
  Mask and_causal() const;

  /// Whether query i may see key j, both counted from 0.
  bool allows(std::int64_t i, std::int64_t j) const {
    return (!causal_ || j <= i) && (allowed_.empty() || allowed_[static_cast<std::size_t>(i * keys_ + j)] != 0);
  }

  /// Throws InvalidArgument "wrong-size" if the mask is for other numbers of queries and keys.
  void require_fits(std::int64_t queries, std::int64_t keys) const;

 private:
  std::int64_t queries_ = 0, keys_ = 0;
  std::vector<std::uint8_t> allowed_;  // empty: all
  bool sized_ = false, causal_ = false;
};

}  // namespace sqrtdk::attention

// What a scale rule may know of a query and a key: a few sums over their components, and where they stand.
#pragma once

#include <cstdint>

namespace sqrtdk::scaling {

/// Products of a query with a key and of each with itself.
template <class Real>
struct ProductsOf {
  Real dot{}, query_square{}, key_square{};  ///< q·k, |q|², |k|²
};

/// Real is double, or a number that carries its slopes (slopes.hpp).
template <class Real>
struct PairOf {
  ProductsOf<Real> plain;    ///< q·k, |q|², |k|²
  ProductsOf<Real> centred;  ///< the same of q and k less the means of their components; as sums of deviations, not as
                             ///< differences Σqk − ΣqΣk/d, which would lose the digits of entries far from 0
  std::uint64_t d = 1;       ///< head dimension
  std::uint64_t keys = 1;    ///< n, how many keys the query sees
  std::uint64_t position = 1;  ///< the query's place in its sequence, counted from 1
};

/// Plain numbers.
using Products = ProductsOf<double>;
/// Plain numbers.
using Pair = PairOf<double>;

}  // namespace sqrtdk::scaling

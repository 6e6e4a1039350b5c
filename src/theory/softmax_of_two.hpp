// Softmax of two independent N(0, σ²) scores, exactly: the smallest case in which sharpness can be followed for all σ.
#pragma once

namespace sqrtdk::theory {

/// What is expected of the two weights p and 1 − p, p = 1/(1 + e^{−Y}), Y ~ N(0, 2σ²).
struct TwoKeys {
  double peak;            ///< E max p
  double shortfall;       ///< 1 − E max p, to full precision
  double jacobian_trace;  ///< E tr J = E 2p(1 − p)
  double entropy;         ///< E H, nats
};

/// Expectations over the difference Y of the two scores, by quadrature.
///
///   1 − E max p = E 1/(1 + e^{|Y|}),   E tr J = E 1/(2 cosh²(Y/2)),   E H = E[ln(1 + e^{−|Y|}) + |Y|/(1 + e^{|Y|})]
///
/// spread   σ, the standard deviation of a score, 0 … 1e12
/// returns  each within 1e-12 relative; ½, ½, ½ and ln 2 at σ = 0
/// throws   InvalidArgument if the spread is outside
/// source   the difference of two scores is N(0, 2σ²), and softmax of two is the logistic function of it
TwoKeys softmax_of_two(double spread);

}  // namespace sqrtdk::theory

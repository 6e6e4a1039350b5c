// The fixed run of how weights answer to scores and to the temperature.
#include "../softmax/jacobian.hpp"
#include "../softmax/softmax.hpp"
#include "../softmax/temperature.hpp"
#include "digests.hpp"
#include "fixed_draws.hpp"

namespace sqrtdk::digest {

Run softmax_gradient_run() {
  Run run{
      "softmax gradient",
      "Jacobian, its product, norm and eigenvalue bounds, and the temperature response at 5 temperatures, of 9 draws "
      "at 5 scales from 1e-3 to 1e3",
      {}};
  const std::vector<double> base = draws(21, 1), direction(base.begin() + 9, base.begin() + 18);
  for (const double scale : {1e-3, 1.0, 8.0, 100.0, 1e3}) {
    std::vector<double> scores(9), weights(9), product(9);
    for (std::size_t key = 0; key < scores.size(); ++key) scores[key] = scale * base[key];
    softmax::softmax(scores, weights);
    softmax::jacobian_product(weights, direction, product);
    const softmax::Bounds eigenvalue = softmax::jacobian_largest_eigenvalue(weights);
    run.add_all(softmax::jacobian(weights));
    run.add_all(product);
    for (const double number : {softmax::jacobian_frobenius(weights), eigenvalue.least, eigenvalue.most}) {
      run.add(number);
    }
    for (const double temperature : {0.01, 0.5, 1.0, 8.0, 1e4}) {
      const softmax::TemperatureResponse response = softmax::temperature_response(scores, temperature);
      for (const double number : {response.readouts.peak, response.readouts.entropy, response.readouts.effective_keys,
                                  response.readouts.jacobian_trace, response.mean, response.variance,
                                  response.entropy_slope, response.peak_slope, response.effective_slope}) {
        run.add(number);
      }
    }
  }
  return run;
}

}  // namespace sqrtdk::digest

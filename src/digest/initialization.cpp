// The fixed run from tokens to scores.
#include "../initialization/measured_layer.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {

Run initialization_run() {
  Run run{"initialisation",
          "tokens, norms, q, k, v and scores of a layer of 32 inputs and 2 heads of 8, and variances over 4 draws, for "
          "each "
          "initialiser and norm",
          {}};
  for (const initialization::Initializer& initializer : initialization::initializers()) {
    for (const auto norm : {initialization::Norm::none, initialization::Norm::layer, initialization::Norm::rms}) {
      const initialization::LayerSpecification asked{
          2017, {32, 2, 8}, 6, 0.25, norm, 1e-5, std::string(initializer.id)};
      const initialization::Layer layer = initialization::draw_layer(asked, 3);
      for (const auto* part : {&layer.tokens, &layer.normalised, &layer.q, &layer.k, &layer.v, &layer.scores}) {
        run.add_all(*part);
      }
      const initialization::MeasuredLayer measured = initialization::measure_layer(asked, 4);
      for (const auto& figure : {measured.query, measured.key, measured.value, measured.score, measured.scaled_score,
                                 measured.row_score, measured.scaled_row_score}) {
        run.add(figure.value);
        run.add(figure.standard_error);
      }
      run.add(measured.mean_cosine);
    }
  }
  return run;
}

}  // namespace sqrtdk::digest

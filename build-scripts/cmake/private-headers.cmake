# Folders and headers of src that are not installed: the library's own works, which no installed header includes and no version promises.
set(SQRTDK_PRIVATE_HEADERS
  bindings digest sweep_program
  attention/aligned_floats.hpp attention/entries.hpp attention/key_block.hpp attention/pairs.hpp attention/rule_gradient.hpp
  attention/running_tile.hpp attention/tile_product.hpp
  experiments/row_scores.hpp
  numeric/fingerprint.hpp numeric/root.hpp numeric/stirling.hpp numeric/trapezoid.hpp
  precision/encoding.hpp
  random/score_rows.hpp random/word_log.hpp
  softmax/float_row_steps.hpp softmax/others.hpp softmax/row_check.hpp
  statistics/cdf_values.hpp statistics/kolmogorov_exact.hpp
  sweep/assumed_scores.hpp
  theory/chi_square_average.hpp theory/domain.hpp
  training/bands.hpp training/norm.hpp training/recall_map.hpp training/slice.hpp
  worked_examples/applied_rule.hpp worked_examples/consistency.hpp worked_examples/equation.hpp worked_examples/exact_softmax.hpp
  worked_examples/formula.hpp worked_examples/interval.hpp worked_examples/kinds.hpp worked_examples/line_writer.hpp worked_examples/named_figures.hpp
  worked_examples/score_variance.hpp worked_examples/verdict.hpp)

# Folders and headers of src that are not installed: the library's own works, which no installed header includes and no version promises.
set(SQRTDK_PRIVATE_HEADERS
  bindings sweep_program
  attention/inputs.hpp attention/tiles.hpp
  experiments/drawn_vectors.hpp experiments/eight_scores.hpp
  numeric/calculus.hpp numeric/fields.hpp
  random/score_rows.hpp
  sweep/assumed_scores.hpp sweep/report_fields.hpp
  theory/chi_square_average.hpp
  worked_examples/figures.hpp worked_examples/line_writer.hpp)

// Where the time goes: functions of the core whose loops must become vector instructions in every compiler, and how many at least.
// `packed` counts vector arithmetic in the function, `products` the multiplications in it; `scalar`, where given, bounds what is left of single numbers.
// Compiled with the vectorisers off, every one of them must miss these bounds (check.mjs).

/** {file of src, name: part of the function's compiled name, packed?, products?, scalar?} */
export const hotLoops = [
  { file: 'attention/tiles.cpp', name: 'tile_productIf', packed: 20, scalar: 0 },
  { file: 'attention/tiles.cpp', name: 'RunningPanel4take', packed: 90 },
  { file: 'softmax/softmax.cpp', name: '7largest', packed: 3 },
  { file: 'softmax/softmax.cpp', name: '12exponentials', packed: 18 },
  { file: 'softmax/softmax.cpp', name: 'lane_sum', packed: 4 },
  { file: 'softmax/softmax.cpp', name: 'lifted_exponentials', packed: 60 },
  { file: 'random/stream.cpp', name: 'Stream4bits', packed: 28, scalar: 0 },
  { file: 'random/normal.cpp', name: 'fill_normal', packed: 150, scalar: 0 },
  { file: 'random/stream.cpp', name: 'fill_uniform', packed: 12, scalar: 0 },
  { file: 'random/entries.cpp', name: 'laplace', packed: 70, scalar: 0 },
  { file: 'random/entries.cpp', name: 'student_t', packed: 60, scalar: 0 },
  { file: 'random/entries.cpp', name: 'log_normal', packed: 28 },
  { file: 'numeric/lanes.cpp', name: '3sum', packed: 7 },
  { file: 'numeric/lanes.cpp', name: '3dot', packed: 14 },
  { file: 'numeric/lanes.cpp', name: 'accumulate_products', packed: 12, scalar: 0 },
  { file: 'random/score_rows.cpp', name: 'ScoreRows6extend', packed: 6 },
  { file: 'experiments/normal_rows.cpp', name: 'measure_spreads', packed: 20 },
  { file: 'training/recall.cpp', name: 'exponentials', packed: 40 },
  { file: 'training/weights.cpp', name: 'descend', packed: 2 },
  { file: 'training/weights.cpp', name: 'adam', packed: 12 },
  { file: 'training/score_table.cpp', name: 'AdditiveTableIfE7forward', packed: 40 },
  { file: 'training/score_table.cpp', name: 'AdditiveTableIfE8backward', packed: 5 },
  { file: 'transformer/layers.cpp', name: '4gelu', packed: 30 },
  { file: 'transformer/layers.cpp', name: '10layer_norm', packed: 4 },
  { file: 'transformer/read_out.cpp', name: 'ReadOut10read_block', packed: 30 },
  { file: 'transformer/tensor_bytes.cpp', name: '10all_finite', packed: 8 },
  // Without vectorisers clang still turns whole numbers into doubles by subpd: products tell more.
  { file: 'experiments/square_terms.cpp', name: 'square_terms', products: 1 },
];

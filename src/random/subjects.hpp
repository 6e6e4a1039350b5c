// The one list of what is drawn: each subject is the part of a stream's address (stream.hpp) that no other owner has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace sqrtdk::random {

/// The subjects of stream addresses (stream.hpp), each named at the first that its owner has. Nothing else may draw from them.
/// What a seed means depends on these numbers, so they never change; new ones go behind the last.
enum class Subject : std::uint64_t {
  further_keys = 0,                  ///< the keys of a draw after its pair; chunk: the draw
  sweeps = 1,                        ///< by head dimension; chunk: the chunk of the sweep
  layer_tokens = 0x10000,            ///< chunk: the draw, as in the three that follow
  layer_query = 0x10001,             ///< W_Q
  layer_key = 0x10002,               ///< W_K
  layer_value = 0x10003,             ///< W_V
  entry_pairs = 0x20000,             ///< one query and one key; chunk: the draw
  dot_versus_additive = 0x20001,     ///< by head dimension; chunk: the network
  independent_scores = 0x30001,      ///< by head dimension; chunk: the draw
  matrices = 0x40000,                ///< chunk: draw and row
  squares = 0x50000,                 ///< chunk: draw and sample
  gradient_vectors = 0x60000,        ///< q and keys of a row; chunk: the vector
  gradient_upstream = 0x60001,       ///< what arrives at the weights of a row; chunk: the row
  more_gradient_vectors = 0x60002,   ///< the same of rows after the first 512 and of rows with more than 64 keys
  more_gradient_upstream = 0x60003,  ///< the same of rows after the first 512
  normal_rows = 0x70000,             ///< chunk: the row
  scored_rows = 0x70001,             ///< chunk: twice the row for its scores, one more for its lengths
  training_embeddings = 0x80000,     ///< chunk: the symbol
  training_query = 0x80001,          ///< chunk: the column of W_Q
  training_key = 0x80002,            ///< chunk: the column of W_K
  training_vector = 0x80003,         ///< v of additive attention
  training_batches = 0x80004,        ///< chunk: the step
  training_held_out = 0x80005,       ///< examples that training never sees
};

/// The subjects of one owner.
struct Subjects {
  Subject first;        ///< named above
  std::uint64_t count;  ///< this and those that follow; by head dimension: the largest d
};

/// All of them, in order.
inline constexpr Subjects kSubjects[] = {
    {Subject::further_keys, 1},
    {Subject::sweeps, 4096},
    {Subject::layer_tokens, 1},
    {Subject::layer_query, 1},
    {Subject::layer_key, 1},
    {Subject::layer_value, 1},
    {Subject::entry_pairs, 1},
    {Subject::dot_versus_additive, 1024},
    {Subject::independent_scores, 4096},
    {Subject::matrices, 1},
    {Subject::squares, 1},
    {Subject::gradient_vectors, 1},
    {Subject::gradient_upstream, 1},
    {Subject::more_gradient_vectors, 1},
    {Subject::more_gradient_upstream, 1},
    {Subject::normal_rows, 1},
    {Subject::scored_rows, 1},
    {Subject::training_embeddings, 1},
    {Subject::training_query, 1},
    {Subject::training_key, 1},
    {Subject::training_vector, 1},
    {Subject::training_batches, 1},
    {Subject::training_held_out, 1},
};

/// Whether each owner's subjects end before the next one's begin, and no count is 0: then no two owners share a stream.
template <std::size_t Owners>
constexpr bool apart(const Subjects (&owners)[Owners]) {
  for (std::size_t i = 0; i < Owners; ++i) {
    const auto first = static_cast<std::uint64_t>(owners[i].first);
    if (owners[i].count == 0 || first + owners[i].count < first) return false;
    if (i + 1 < Owners && first + owners[i].count > static_cast<std::uint64_t>(owners[i + 1].first)) return false;
  }
  return true;
}
static_assert(apart(kSubjects), "two owners would draw the same numbers");

/// How many subjects an owner has; 0 for one that is not on the list.
constexpr std::uint64_t count_of(Subject owner) {
  for (const Subjects& each : kSubjects) {
    if (each.first == owner) return each.count;
  }
  return 0;
}

/// The subject of an owner that has one.
constexpr std::uint64_t subject(Subject owner) { return static_cast<std::uint64_t>(owner); }

/// The subject of an owner that has one for each head dimension.
///
/// d       1 … count_of(owner)
/// throws  std::logic_error otherwise: the numbers would be those of another owner
constexpr std::uint64_t subject(Subject owner, std::uint64_t d) {
  if (d < 1 || d > count_of(owner)) throw std::logic_error("a stream of another owner");
  return static_cast<std::uint64_t>(owner) + (d - 1);
}

static_assert(subject(Subject::sweeps, 64) == 64 && subject(Subject::dot_versus_additive, 64) == 0x20000 + 64 &&
                  subject(Subject::independent_scores, 64) == 0x30000 + 64,
              "what a seed means would change");

}  // namespace sqrtdk::random

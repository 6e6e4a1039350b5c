// Models with weights made from a seed, fed to passes; the twin of tests/reference/transformer/make_transformer.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "hashed_numbers.hpp"
#include "transformer/pass.hpp"

namespace tiny {

using namespace sqrtdk;

/// Every tensor of a model by its name, floats: gains 1 + bell / 8, other vectors bell / 8, tables and maps bell / 4. The n-th has the seed
/// 800 + n.
struct Model {
  transformer::Sizes sizes;
  std::map<std::string, std::vector<float>> tensors{};
  std::map<std::string, transformer::TensorShape> shapes{};

  explicit Model(const transformer::Sizes& given) : sizes(given) {
    std::uint64_t seed = 800;
    for (std::uint64_t stage = 0; stage <= sizes.layers + 1; ++stage) {
      for (const auto& shape : transformer::tensors_of(sizes, stage)) {
        const bool gain = shape.name.find("ln_") != std::string::npos && shape.name.ends_with(".weight");
        const double spread = shape.rows == 1 ? 0.125 : 0.25;
        std::vector<float>& numbers = tensors[shape.name];
        for (std::uint64_t i = 0; i < shape.rows * shape.columns; ++i) {
          numbers.push_back(static_cast<float>((gain ? 1.0 : 0.0) + spread * hashed::bell(seed, i)));
        }
        shapes[shape.name] = shape;
        ++seed;
      }
    }
  }

  std::span<const float> operator[](const std::string& name) const { return tensors.at(name); }

  /// A pass that has been given everything, so many rows at a time; 0: whole tensors.
  transformer::Pass run(const std::vector<std::uint32_t>& text, const std::vector<transformer::Variant>& variants,
                        const std::vector<transformer::HeadPlace>& patterns = {}, std::uint64_t rows = 0) const {
    transformer::Pass pass({sizes, text, variants, patterns});
    while (!pass.done()) feed(pass, rows);
    return pass;
  }

  /// Gives a pass the next rows that it waits for.
  void feed(transformer::Pass& pass, std::uint64_t rows = 0) const {
    const auto [tensor, taken] = pass.wanted().front();
    const std::uint64_t left = tensor.rows - taken, next = rows == 0 || rows > left ? left : rows;
    pass.take(tensor.name, (*this)[tensor.name].subspan(taken * tensor.columns, next * tensor.columns));
  }
};

/// The tensors of a block, as a pass keeps them.
inline std::vector<transformer::Tensor> kept(const transformer::Sizes& sizes,
                                             const std::vector<std::vector<float>>& tensors) {
  const std::vector<transformer::TensorShape> shapes = transformer::tensors_of(sizes, 1);
  std::vector<transformer::Tensor> made(shapes.size());
  for (std::size_t at = 0; at < made.size(); ++at) made[at].take(shapes[at], 0, tensors[at]);
  return made;
}

/// Tokens from a seed.
inline std::vector<std::uint32_t> text(std::uint64_t seed, std::size_t tokens, std::uint64_t vocabulary) {
  std::vector<std::uint32_t> made;
  for (std::size_t i = 0; i < tokens; ++i)
    made.push_back(static_cast<std::uint32_t>(hashed::word(seed, i) % vocabulary));
  return made;
}

/// Bits of floats, so that NaN and −0 count too.
template <class Floats>
std::vector<std::uint32_t> bits(const Floats& floats) {
  std::vector<std::uint32_t> words;
  for (const float number : floats) words.push_back(numeric::bit_cast<std::uint32_t>(number));
  return words;
}

}  // namespace tiny

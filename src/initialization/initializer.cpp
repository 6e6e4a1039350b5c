// The table of initialisers. A new one is one entry here.
#include "initializer.hpp"

#include <array>

#include "../numeric/check.hpp"

namespace sqrtdk::initialization {
namespace {

/// The same variance for all three.
WeightVariances alike(double variance) { return {variance, variance, variance}; }

double inputs(const LayerSize& size) { return static_cast<double>(size.d_model); }
double head(const LayerSize& size) { return static_cast<double>(size.d_k); }
double outputs(const LayerSize& size) { return static_cast<double>(size.heads) * head(size); }

/// Glorot's rule, Var W = 2/(fan_in + fan_out), differs by what is taken for one matrix.
WeightVariances per_head(const LayerSize& size) { return alike(2 / (inputs(size) + head(size))); }
WeightVariances fused(const LayerSize& size) { return alike(2 / (inputs(size) + outputs(size))); }
WeightVariances packed(const LayerSize& size) { return alike(2 / (inputs(size) + 3 * outputs(size))); }
WeightVariances linear_default(const LayerSize& size) { return alike(1 / (3 * inputs(size))); }
WeightVariances small_normal(const LayerSize&) { return alike(0.0004); }
WeightVariances unit_normal(const LayerSize&) { return alike(1); }
WeightVariances mesh(const LayerSize& size) {
  return {1 / (inputs(size) * head(size)), 1 / inputs(size), 1 / inputs(size)};
}

constexpr std::array<Initializer, 7> kInitializers{{
    {"xavier-fused", "uniform", "2/(d_model + h d_k)", fused, true,
     "Glorot & Bengio, AISTATS 2010, one matrix for all heads; tensor2tensor: uniform_unit_scaling"},
    {"xavier-per-head", "uniform", "2/(d_model + d_k)", per_head, true,
     "Glorot & Bengio, AISTATS 2010, one matrix for each head"},
    {"xavier-packed", "uniform", "2/(d_model + 3 h d_k)", packed, true,
     "Glorot & Bengio, AISTATS 2010, W_Q, W_K and W_V as one matrix: torch.nn.MultiheadAttention"},
    {"linear-default", "uniform", "1/(3 d_model), from U(±1/√d_model)", linear_default, true,
     "torch.nn.Linear.reset_parameters"},
    {"normal-0.02", "normal", "0.02²", small_normal, true,
     "openai/gpt-2 model.py; google-research/bert modeling.py, there cut at two standard deviations"},
    {"normal-1", "normal", "1", unit_normal, true, "random matrices as exercises and toy programs draw them"},
    {"t5", "normal", "W_Q: 1/(d_model d_k); W_K, W_V: 1/d_model", mesh, false,
     "tensorflow/mesh transformer/attention.py, used by T5: the divisor stands in W_Q"},
}};

}  // namespace

std::span<const Initializer> initializers() { return kInitializers; }

const Initializer& find_initializer(std::string_view id) { return numeric::find(kInitializers, "initializer", id); }

}  // namespace sqrtdk::initialization

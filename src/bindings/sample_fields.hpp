// Figures of a sample as they cross the boundary.
#pragma once

#include <optional>

#include "../numeric/fields.hpp"
#include "../statistics/sample_figures.hpp"

namespace sqrtdk {

template <>
struct Fields<statistics::SampleFigure> : statistics::SampleFigure {
  static constexpr auto all = std::tuple{
      Field{"value", &SampleFigure::value},
      Field{"low", [](const auto& of) { return of.interval ? std::optional(of.interval->low) : std::nullopt; }},
      Field{"high", [](const auto& of) { return of.interval ? std::optional(of.interval->high) : std::nullopt; }}};
};
template <>
struct Fields<statistics::SampleFigures> : statistics::SampleFigures {
  static constexpr auto all = std::tuple{Field{"count", &SampleFigures::count},
                                         Field{"zeros", &SampleFigures::zeros},
                                         Field{"lowerQuartile", &SampleFigures::lower_quartile},
                                         Field{"median", &SampleFigures::median},
                                         Field{"upperQuartile", &SampleFigures::upper_quartile},
                                         Field{"geometricMean", &SampleFigures::geometric_mean},
                                         Field{"mean", &SampleFigures::mean}};
};

}  // namespace sqrtdk

// The laws of entries at the boundary: their table, their moments, and pairs drawn from them.
#include "../random/entries.hpp"

#include <emscripten/bind.h>

#include <array>

#include "../random/correlated.hpp"
#include "../random/normal.hpp"
#include "../random/streams.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "entry_values.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val to_value(const random::Law& law) {
  auto value = val::object();
  value.set("id", std::string(law.id));
  value.set("formula", std::string(law.formula));
  value.set("reference", std::string(law.reference));
  auto parameter = val::null();
  if (law.parameter) {
    parameter = to_range(law.parameter->least, law.parameter->most);
    parameter.set("name", std::string(law.parameter->name));
    parameter.set("leastPermitted", law.parameter->least_permitted);
    parameter.set("initial", law.parameter->initial);
  }
  value.set("parameter", parameter);
  return value;
}

val entry_laws() {
  return answer([] { return to_list(random::laws(), [](const random::Law& law) { return to_value(law); }); });
}

val standard_moments(val law) {
  return answer([&] {
    const random::StandardMoments moments = random::standard_moments(entry_law(law));
    auto value = val::object();
    value.set("skewness", bindings::to_value(moments.skewness));
    value.set("kurtosis", bindings::to_value(moments.kurtosis));
    value.set("sixth", bindings::to_value(moments.sixth));
    return value;
  });
}

/// The components of one query and one key, their products and the running sum of these, which ends as the score.
val draw_pairs(val input) {
  return answer([&] {
    require_fields(input, {"law", "correlation", "seed", "draw", "d"});
    const random::EntryLaw law = entry_law(field(input, "law"));
    const auto parts = random::correlation(number(field(input, "correlation"), "correlation"));
    random::Stream stream({seed(field(input, "seed")), random::subject(random::Subject::entry_pairs),
                           count(field(input, "draw"), "draw", 0, kMostDraw)});
    const std::size_t d = count(field(input, "d"), "d", 1, kMostEntries);
    const random::Entries entries(law);
    std::vector<double> q, k, products, sums;
    std::array<float, random::kBlockRows * random::kLanes> query{}, key{};
    double sum = 0;
    while (q.size() < d) {
      entries.fill_standard(stream, query.data(), random::kBlockRows);
      entries.fill_standard(stream, key.data(), random::kBlockRows);
      random::correlate(parts, query.data(), key.data(), random::kBlockRows);
      entries.place(query.data(), random::kBlockRows);
      entries.place(key.data(), random::kBlockRows);
      for (std::size_t i = 0; i < query.size() && q.size() < d; ++i) {
        q.push_back(static_cast<double>(query[i]));
        k.push_back(static_cast<double>(key[i]));
        products.push_back(q.back() * k.back());
        sums.push_back(sum += products.back());
      }
    }
    auto value = val::object();
    value.set("q", to_array(q));
    value.set("k", to_array(k));
    value.set("products", to_array(products));
    value.set("sums", to_array(sums));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(entries) {
  emscripten::function("entryLaws", &entry_laws);
  emscripten::function("standardMoments", &standard_moments);
  emscripten::function("drawPairs", &draw_pairs);
}

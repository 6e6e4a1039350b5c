// One score as a sum and as geometry: by hand, by laws that hold for any two vectors, and refusals.
// The arc tangent against the C library's, and where it is known.
#include <cmath>
#include <vector>

#include "attention/dot_product.hpp"
#include "catch.hpp"
#include "numeric/arc_tangent.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using attention::dot_product;
using attention::DotProduct;

namespace {

using List = std::vector<double>;

std::string refused(const List& q, const List& k) {
  return refusal_of([&] { dot_product(q, k); });
}

}  // namespace

TEST_CASE("two arrows by hand: (3, 4) and (4, -2)") {
  const DotProduct found = dot_product(List{3, 4}, List{4, -2});
  CHECK(found.products == List{12, -8});
  CHECK(found.positive == 12);
  CHECK(found.negative == -8);
  CHECK(found.score == 4);
  CHECK(found.query_norm == 5);
  CHECK(found.key_norm == std::sqrt(20.0));
  CHECK(found.shadow.value() == Approx(0.8).epsilon(1e-15));
  CHECK(found.foot[0] == Approx(0.48).epsilon(1e-15));
  CHECK(found.foot[1] == Approx(0.64).epsilon(1e-15));
}

TEST_CASE("the same way is 0 degrees, at right angles 90, against each other 180, and 45 and 60 in between") {
  CHECK(dot_product(List{1, 2}, List{2, 4}).angle.value() == Approx(0).margin(1e-13));
  CHECK(dot_product(List{1, 2}, List{-2, 1}).angle.value() == Approx(90).epsilon(1e-14));
  CHECK(dot_product(List{1, 2}, List{-3, -6}).angle.value() == Approx(180).epsilon(1e-14));
  CHECK(dot_product(List{1, 0}, List{1, 1}).angle.value() == Approx(45).epsilon(1e-14));
  CHECK(dot_product(List{1, 1, 0}, List{0, 1, 1}).angle.value() == Approx(60).epsilon(1e-14));
  // A cosine cannot tell so small an angle from 0.
  CHECK(dot_product(List{1, 0}, List{1, 1e-9}).angle.value() == Approx(1e-9 * 57.29577951308232).epsilon(1e-12));
}

TEST_CASE("the score is |q| |k| cos θ and the sum of its products, and the shadow leaves k at a right angle") {
  for (std::uint64_t draw = 0; draw < 50; ++draw) {
    List q(1 + 7 * draw), k(q.size());
    random::normal_numbers({5, 6, 2 * draw}, q);
    random::normal_numbers({5, 6, 2 * draw + 1}, k);
    const DotProduct found = dot_product(q, k);
    double across = 0;
    for (std::size_t i = 0; i < q.size(); ++i) across += (k[i] - found.foot[i]) * q[i];
    const double size = found.query_norm * found.key_norm;
    CHECK(found.score == Approx(size * found.cosine.value()).margin(1e-13 * size));
    CHECK(found.score == Approx(found.positive + found.negative).margin(1e-13 * size));
    CHECK(found.shadow.value() * found.query_norm == Approx(found.score).margin(1e-13 * size));
    CHECK(std::fabs(across) < 1e-13 * size);
    CHECK(std::cos(found.angle.value() / 57.29577951308232) == Approx(found.cosine.value()).margin(1e-14));
  }
}

TEST_CASE("doubling the key doubles score and shadow and leaves the angle") {
  const DotProduct once = dot_product(List{1, 2, -1}, List{0.5, 3, 1}),
                   twice = dot_product(List{1, 2, -1}, List{1, 6, 2});
  CHECK(twice.score == 2 * once.score);
  CHECK(twice.shadow.value() == 2 * once.shadow.value());
  CHECK(twice.angle.value() == Approx(once.angle.value()).epsilon(1e-14));
}

TEST_CASE("of an arrow of no length there is a score of 0 and no angle") {
  const DotProduct no_key = dot_product(List{1, 2}, List{0, 0}), no_query = dot_product(List{0, 0}, List{1, 2});
  CHECK(no_key.score == 0);
  CHECK_FALSE(no_key.angle);
  CHECK(no_key.shadow.value() == 0);
  CHECK_FALSE(no_query.cosine);
  CHECK_FALSE(no_query.shadow);
  CHECK(no_query.foot == List{0, 0});
}

TEST_CASE("lists of unequal length, empty ones and entries beyond the limits are refused by name") {
  CHECK(refused({1, 2}, {1}) == "wrong-length|k");
  CHECK(refused({}, {}) == "out-of-range|q");
  CHECK(refused({1e6}, {-1e6}) == "accepted");
  CHECK(refused({1.1e6}, {1}) == "out-of-range|q");
  CHECK(refused({1}, {std::nan("")}) == "not-a-number|k");
  CHECK(refused(List(4097, 1.0), List(4097, 1.0)) == "out-of-range|q");
}

TEST_CASE("the arc tangent is right within 1e-15, relative, from 0 to 1, for tiny arguments too") {
  for (int i = 1; i <= 4000; ++i) {
    const double t = i / 4000.0;
    CAPTURE(t);
    CHECK(std::fabs(numeric::arc_tangent(t) / std::atan(t) - 1) < 1e-15);
    const double tiny = t * t * t * t * 1e-9;
    CHECK(std::fabs(numeric::arc_tangent(tiny) / std::atan(tiny) - 1) < 1e-15);
  }
  CHECK(numeric::arc_tangent(0) == 0);
}

// Products in tiles beside the plain triple loop.
#include "attention/matrix_product.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "catch.hpp"

using namespace sqrtdk;

TEMPLATE_TEST_CASE(
    "a product of matrices is the plain triple loop, to the last bit, at every size and either way round", "", float,
    double) {
  using Real = TestType;
  attention::MatrixProduct<Real> product;
  for (const auto [rows, inner, columns] :
       {std::array<std::size_t, 3>{1, 1, 1}, {5, 8, 8}, {6, 3, 9}, {13, 17, 7}, {32, 40, 24}}) {
    std::vector<Real> left(rows * inner), right(inner * columns), got(rows * columns), turned(columns * rows);
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<Real>(std::sin(1.0 + static_cast<double>(i)));
    for (std::size_t i = 0; i < right.size(); ++i) right[i] = static_cast<Real>(std::cos(static_cast<double>(i)));
    const auto a = attention::rows_of(left, inner), b = attention::rows_of(right, columns);
    product(a, b, rows, inner, columns, got.data());
    product(b.transposed(), a.transposed(), columns, inner, rows, turned.data());
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        Real sum = 0;
        for (std::size_t p = 0; p < inner; ++p) sum += left[i * inner + p] * right[p * columns + j];
        CHECK(got[i * columns + j] == sum);
        CHECK(turned[j * rows + i] == sum);
      }
    }
  }
}

TEMPLATE_TEST_CASE(
    "a packed product is the plain triple loop, to the last bit, however the rows or columns of its right factor "
    "arrive",
    "", float, double) {
  using Real = TestType;
  attention::RightFactor<Real> by_rows, by_columns;
  for (const auto [rows, inner, columns] :
       {std::array<std::size_t, 3>{1, 1, 1}, {5, 8, 8}, {6, 3, 9}, {13, 17, 7}, {7, 21, 35}, {32, 40, 24}}) {
    std::vector<Real> left(rows * inner), right(inner * columns), turned(columns * inner),
        right_product(rows * columns);
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<Real>(std::sin(2.0 + static_cast<double>(i)));
    for (std::size_t i = 0; i < right.size(); ++i) {
      right[i] = static_cast<Real>(std::cos(1.0 + static_cast<double>(i)));
      turned[i % columns * inner + i / columns] = right[i];
    }
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        for (std::size_t p = 0; p < inner; ++p)
          right_product[i * columns + j] += left[i * inner + p] * right[p * columns + j];
      }
    }
    attention::LeftFactor<Real> packed;
    packed.pack(attention::rows_of(left, inner), rows, inner);
    for (const std::size_t step : {std::size_t{1}, std::size_t{3}, std::size_t{8}, std::size_t{13}, std::size_t{100}}) {
      CAPTURE(rows, inner, columns, step);
      by_rows.resize(inner, columns);
      for (std::size_t p = 0; p < inner; p += step) {
        by_rows.take_rows(p, std::span(right).subspan(p * columns, std::min(step, inner - p) * columns));
      }
      by_columns.resize(inner, columns);
      for (std::size_t j = 0; j < columns; j += step) {
        by_columns.take_columns(j, std::span(turned).subspan(j * inner, std::min(step, columns - j) * inner));
      }
      for (const auto* factor : {&by_rows, &by_columns}) {
        std::vector<Real> got(rows * columns);
        attention::multiply(packed, *factor, got.data());
        CHECK(got == right_product);
      }
    }
  }
}

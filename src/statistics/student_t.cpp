// Student's quantile by table and expansion.
#include "student_t.hpp"

#include <iterator>

#include "../numeric/check.hpp"

namespace sqrtdk::statistics {
namespace {

/// At 1 … 24 degrees of freedom; tests/reference/statistics/make_student.py prints these and the coefficients.
constexpr double kFew[] = {12.706204736174705, 4.302652729749464,  3.1824463052837095, 2.7764451051977943,
                           2.5705818356363155, 2.44691185114497,   2.3646242515927853, 2.3060041352041667,
                           2.2621571627982053, 2.228138851986275,  2.2009851600916397, 2.178812829667229,
                           2.1603686564627926, 2.144786687917804,  2.1314495455597755, 2.1199052992212546,
                           2.109815577833317,  2.1009220402410387, 2.0930240544083096, 2.085963447265865,
                           2.0796138447276804, 2.0738730679040263, 2.0686576104190486, 2.063898561628026};

/// Of 1/ν, 1/ν², …, 1/ν^10.
constexpr double kExpansion[] = {2.372271230298563,  2.8224986157396117, 2.5558496795077232,  1.5895340533938236,
                                 0.7328982119816057, 0.6274804609510736, 0.12881285359619749, -1.7139281826235235,
                                 1.942521386986522,  14.200505958976};

}  // namespace

double student_975(std::uint64_t degrees) {
  const double nu = static_cast<double>(degrees);
  numeric::require_count("degrees", nu, 1, std::uint64_t{1} << 53);
  if (degrees <= std::size(kFew)) return kFew[degrees - 1];
  double sum = 0;
  for (auto at = std::rbegin(kExpansion); at != std::rend(kExpansion); ++at) sum = (sum + *at) / nu;
  return kNormal975 + sum;
}

}  // namespace sqrtdk::statistics

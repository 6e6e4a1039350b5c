// The table of formats.
#include "format.hpp"

#include "../numeric/find.hpp"

namespace sqrtdk::precision {
namespace {

constexpr Format kFormats[] = {
    {"float16", 16, 11, 5, 0x1p-11, 0x1.ffcp15, 0x1p-14, 0x1p-24},
    {"bfloat16", 16, 8, 8, 0x1p-8, 0x1.fep127, 0x1p-126, 0x1p-133},
    {"float32", 32, 24, 8, 0x1p-24, 0x1.fffffep127, 0x1p-126, 0x1p-149},
    {"float64", 64, 53, 11, 0x1p-53, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074},
};

}  // namespace

std::span<const Format> formats() { return kFormats; }

const Format& find(std::string_view id) { return numeric::find(kFormats, "format", id); }

}  // namespace sqrtdk::precision

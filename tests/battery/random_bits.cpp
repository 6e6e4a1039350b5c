// Writes the words of random streams to standard output, without end, for a battery that reads raw bits (dieharder -g 200).
//
//   random_bits <seed> turn <chunks>   one row of each of so many chunks in turn: what parallel streams have in common shows
//   random_bits <seed> fresh <rows>    so many rows of each chunk, then the next chunk: what the hash of addresses leaves shows
//
// `random_bits 1 turn 1` is one stream, its sixteen lanes interleaved as the sweep draws them.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "random/stream.hpp"

using sqrtdk::random::kLanes;
using sqrtdk::random::Stream;

namespace {

constexpr std::uint64_t kSubject = 64;

bool write(Stream& stream, int rows) {
  std::vector<std::uint32_t> words(static_cast<std::size_t>(rows) * kLanes);
  stream.bits(words.data(), rows);
  return std::fwrite(words.data(), sizeof(std::uint32_t), words.size(), stdout) == words.size();
}

int take_turns(std::uint64_t seed, std::uint64_t chunks) {
  std::vector<Stream> streams;
  for (std::uint64_t chunk = 0; chunk < chunks; ++chunk)
    streams.emplace_back(sqrtdk::random::StreamAddress{seed, kSubject, chunk});
  for (;;) {
    for (Stream& stream : streams) {
      if (!write(stream, 1)) return 0;
    }
  }
}

int start_afresh(std::uint64_t seed, int rows) {
  for (std::uint64_t chunk = 0;; ++chunk) {
    Stream stream({seed, kSubject, chunk});
    if (!write(stream, rows)) return 0;
  }
}

}  // namespace

int main(int count, char** arguments) {
  const bool turn = count == 4 && std::strcmp(arguments[2], "turn") == 0;
  const bool fresh = count == 4 && std::strcmp(arguments[2], "fresh") == 0;
  const int size = count == 4 ? std::atoi(arguments[3]) : 0;
  if ((!turn && !fresh) || size < 1 || size > 1000000) {
    std::fprintf(stderr, "usage: random_bits <seed> turn <chunks> | random_bits <seed> fresh <rows>   (1 … 1000000)\n");
    return 2;
  }
  const std::uint64_t seed = std::strtoull(arguments[1], nullptr, 10);
  return turn ? take_turns(seed, static_cast<std::uint64_t>(size)) : start_afresh(seed, size);
}

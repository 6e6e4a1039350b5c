// The streams that training draws from; nothing else has these subjects: rows of normal scores have 0x70000.
#pragma once

#include <cstdint>

namespace sqrtdk::training {

inline constexpr std::uint64_t kEmbeddingSubject = 0x80000;  ///< chunk: the symbol
inline constexpr std::uint64_t kQuerySubject = 0x80001;      ///< chunk: the column of W_Q
inline constexpr std::uint64_t kKeySubject = 0x80002;        ///< chunk: the column of W_K
inline constexpr std::uint64_t kVectorSubject = 0x80003;     ///< v of additive attention
inline constexpr std::uint64_t kBatchSubject = 0x80004;      ///< chunk: the step
inline constexpr std::uint64_t kHeldOutSubject = 0x80005;

}  // namespace sqrtdk::training

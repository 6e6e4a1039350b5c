// Reading and writing files so that a reader never meets half of one, whenever the writer is killed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sqrtdk::sweep_program {

/// The whole of a file; nothing if there is no file of that name.
///
/// most    bytes that it may have
/// throws  Stop if it cannot be read, or is longer
std::optional<std::string> read_if_there(const std::string& path, std::size_t most);

/// throws  Stop if there is none, too
std::string read_file(const std::string& path, std::size_t most);

/// Writes a new file beside it, has the system put it on the disk, and renames it: before and after, and if it fails, the
/// file of that name is whole. What is no ordinary file (a terminal, a pipe) is written to as it is.
///
/// throws  Stop with path and reason; what stood there before still does
void replace_file(const std::string& path, const std::string& text);

/// A file that is read bit by bit.
class InputFile {
 public:
  /// Of no file where there is none of that name.
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  bool there() const { return descriptor_ >= 0; }
  /// throws  Stop if it is not there
  void require_there() const;
  /// At most so many bytes; 0 at the end.
  ///
  /// throws  Stop if it cannot be read
  std::size_t read(char* to, std::size_t most);

 private:
  std::string path_;
  int descriptor_;
};

/// A file that grows at its end, by this process alone.
class AppendedFile {
 public:
  /// keep    bytes that stay; what stands behind them is cut away
  /// throws  Stop if it cannot be written, or another process appends to it (after some seconds, in which that one may end)
  AppendedFile(const std::string& path, std::uint64_t keep);
  ~AppendedFile();
  AppendedFile(const AppendedFile&) = delete;
  AppendedFile& operator=(const AppendedFile&) = delete;

  /// Writes behind the end, and has the system put it on the disk.
  ///
  /// throws  Stop with path and reason; the file then is as it was
  void append(std::string_view text);

 private:
  std::string path_;
  int descriptor_;
  std::uint64_t size_;
};

/// Whether a file of that name could be written, found out before hours of work.
///
/// throws  Stop if its folder is not there or takes no files
void require_writable(const std::string& path);

/// Writes to standard output.
void print(const std::string& text);

}  // namespace sqrtdk::sweep_program

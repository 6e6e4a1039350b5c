// Reading and writing files so that a reader never meets half of one, even if the writer is killed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sqrtdk::sweep_program {

/// An open POSIX file that is closed with its owner.
class Descriptor {
 public:
  /// flags  of open(2); a new file gets the mode 0666 less the umask
  Descriptor(const std::string& path, int flags);
  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  /// Negative if the file could not be opened; errno then says why.
  int number() const { return number_; }

 private:
  int number_;
};

/// A file that is read piece by piece.
class InputFile {
 public:
  /// A file that does not exist is no error yet.
  ///
  /// throws  Stop if the file exists and cannot be opened
  explicit InputFile(const std::string& path);

  bool exists() const { return descriptor_.number() >= 0; }
  /// throws  Stop if it does not exist
  void require_exists() const;
  /// Reads at most so many bytes; returns 0 at the end.
  ///
  /// throws  Stop if it cannot be read
  std::size_t read(char* to, std::size_t most);

 private:
  std::string path_;
  Descriptor descriptor_;
};

/// The whole of a file.
///
/// most    bytes that it may have
/// throws  Stop if it does not exist, cannot be read or is longer
std::string read_file(const std::string& path, std::size_t most);

/// Writes a new file beside it, has the system put it on the disk (fsync), and renames it: before, after, and if it fails, the
/// file of that name is whole. A terminal or a pipe is written to directly.
///
/// throws  Stop with path and reason; the old file is still there
void replace_file(const std::string& path, const std::string& text);

/// A file that grows at its end, by this process alone.
class AppendedFile {
 public:
  /// keep    bytes that stay; what follows them is cut off
  /// throws  Stop if it cannot be written, or another process appends to it and does not end within some seconds
  AppendedFile(const std::string& path, std::uint64_t keep);

  /// Writes at the end, and has the system put it on the disk.
  ///
  /// throws  Stop with path and reason; the file then is as it was
  void append(std::string_view text);

 private:
  std::string path_;
  Descriptor descriptor_;
  std::uint64_t size_;
};

/// Tries whether a file of that name could be written, before hours of work.
///
/// throws  Stop if its folder does not exist or takes no files
void require_writable(const std::string& path);

/// Writes to standard output.
///
/// throws  Stop if it cannot be written
void print(const std::string& text);

}  // namespace sqrtdk::sweep_program

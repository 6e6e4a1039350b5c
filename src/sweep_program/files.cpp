// POSIX files: open, write, fsync, rename.
#include "files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>

namespace sqrtdk::sweep_program {
namespace {

/// Tenths of a second that a killed process may take to release its lock.
constexpr int kTries = 50;

[[noreturn]] void fail(const std::string& path, const char* what, int error) {
  throw Stop(kFailed, path + ": " + what + ": " + std::strerror(error));
}

/// 0, or the error.
int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

/// Writes and syncs; 0, or the error.
int write_synced(int descriptor, std::string_view text) {
  if (const int error = write_all(descriptor, text)) return error;
  return ::fsync(descriptor) == 0 ? 0 : errno;
}

/// The name of the new file. Host and process are in it, since processes on two machines must not write the same one.
std::string temporary_name(const std::string& path) {
  char host[64] = "";
  if (::gethostname(host, sizeof host - 1) != 0) host[0] = '\0';
  return path + ".new-" + host + "-" + std::to_string(::getpid());
}

int write_new(const std::string& path, const std::string& text) {
  const Descriptor file(path, O_WRONLY | O_CREAT | O_TRUNC);
  return file.number() < 0 ? errno : write_synced(file.number(), text);
}

bool regular_or_absent(const std::string& path) {
  struct stat status;
  return ::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

}  // namespace

Descriptor::Descriptor(const std::string& path, int flags) : number_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

InputFile::InputFile(const std::string& path) : path_(path), descriptor_(path, O_RDONLY) {
  if (!exists() && errno != ENOENT) fail(path, "cannot be opened", errno);
}

void InputFile::require_exists() const {
  if (!exists()) fail(path_, "cannot be opened", ENOENT);
}

std::size_t InputFile::read(char* to, std::size_t most) {
  while (true) {
    const ssize_t got = ::read(descriptor_.number(), to, most);
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno != EINTR) fail(path_, "cannot be read", errno);
  }
}

std::string read_file(const std::string& path, std::size_t most) {
  InputFile file(path);
  file.require_exists();
  std::string text, block(1 << 16, '\0');
  while (const std::size_t got = file.read(block.data(), block.size())) {
    text.append(block, 0, got);
    if (text.size() > most) throw Stop(kRefused, path + ": has more than " + std::to_string(most) + " bytes");
  }
  return text;
}

void replace_file(const std::string& path, const std::string& text) {
  if (!regular_or_absent(path)) {
    const Descriptor file(path, O_WRONLY);
    if (file.number() < 0) fail(path, "cannot be written", errno);
    if (const int error = write_all(file.number(), text)) fail(path, "cannot be written", error);
    return;
  }
  const std::string fresh = temporary_name(path);
  int error = write_new(fresh, text);
  if (error == 0 && ::rename(fresh.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) {
    ::unlink(fresh.c_str());
    fail(path, "cannot be written", error);
  }
  // The name has to be on the disk as well. Some file systems cannot sync a folder; the file is whole all the same.
  const std::size_t slash = path.rfind('/');
  const Descriptor folder(slash == std::string::npos ? "." : path.substr(0, slash + 1), O_RDONLY | O_DIRECTORY);
  if (folder.number() >= 0) static_cast<void>(::fsync(folder.number()));
}

AppendedFile::AppendedFile(const std::string& path, std::uint64_t keep)
    : path_(path), descriptor_(path, O_WRONLY | O_APPEND), size_(keep) {
  const int file = descriptor_.number();
  if (file < 0) fail(path, "cannot be written", errno);
  // A file system without locks refuses nothing.
  for (int tries = 0; ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; ++tries) {
    if (tries == kTries) throw Stop(kFailed, path + ": another process writes to it");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  if (::ftruncate(file, static_cast<off_t>(size_)) != 0) fail(path, "cannot be written", errno);
}

void AppendedFile::append(std::string_view text) {
  const int file = descriptor_.number();
  struct stat status {};
  if (::fstat(file, &status) != 0) fail(path_, "cannot be written", errno);
  if (status.st_nlink == 0) throw Stop(kFailed, path_ + ": was deleted");
  if (static_cast<std::uint64_t>(status.st_size) != size_) throw Stop(kFailed, path_ + ": another process wrote to it");
  if (const int error = write_synced(file, text)) {
    // What found room is cut off again, so that the next block follows a whole one.
    static_cast<void>(::ftruncate(file, static_cast<off_t>(size_)));
    fail(path_, "cannot be written", error);
  }
  size_ += text.size();
}

void require_writable(const std::string& path) {
  if (!regular_or_absent(path)) {
    if (::access(path.c_str(), W_OK) != 0) fail(path, "cannot be written", errno);
    if (Descriptor(path, O_RDONLY | O_DIRECTORY).number() >= 0) fail(path, "cannot be written", EISDIR);
    return;
  }
  const std::string fresh = temporary_name(path);
  const int error = write_new(fresh, "");
  ::unlink(fresh.c_str());
  if (error != 0) fail(path, "cannot be written", error);
}

void print(const std::string& text) {
  if (const int error = write_all(STDOUT_FILENO, text)) fail("standard output", "cannot be written", error);
}

}  // namespace sqrtdk::sweep_program

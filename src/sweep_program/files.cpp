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

#include "stop.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// Tenths of a second for the process before, which was killed, to be gone.
constexpr int kTries = 50;

[[noreturn]] void fail(const std::string& path, const char* what, int error) {
  throw Stop(kFailed, path + ": " + what + ": " + std::strerror(error));
}

/// An open file that is closed.
class File {
 public:
  File(const std::string& path, int flags) : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

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

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

/// Two processes on two machines must not write the same one.
std::string beside(const std::string& path) {
  char host[64] = "";
  if (::gethostname(host, sizeof host - 1) != 0) host[0] = '\0';
  return path + ".new-" + host + "-" + std::to_string(::getpid());
}

bool ordinary_or_absent(const std::string& path) {
  struct stat status;
  return ::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

int write_new(const std::string& path, const std::string& text) {
  const File file(path, O_WRONLY | O_CREAT | O_TRUNC);
  if (file.descriptor() < 0) return errno;
  if (const int error = write_all(file.descriptor(), text)) return error;
  return ::fsync(file.descriptor()) == 0 ? 0 : errno;
}

}  // namespace

std::optional<std::string> read_if_there(const std::string& path, std::size_t most) {
  const File file(path, O_RDONLY);
  if (file.descriptor() < 0) {
    if (errno == ENOENT) return std::nullopt;
    fail(path, "cannot be opened", errno);
  }
  std::string text;
  std::string block(1 << 16, '\0');
  while (true) {
    const ssize_t got = ::read(file.descriptor(), block.data(), block.size());
    if (got == 0) return text;
    if (got > 0) {
      text.append(block, 0, static_cast<std::size_t>(got));
    } else if (errno != EINTR) {
      fail(path, "cannot be read", errno);
    }
    if (text.size() > most) throw Stop(kRefused, path + ": has more than " + std::to_string(most) + " bytes");
  }
}

std::string read_file(const std::string& path, std::size_t most) {
  auto text = read_if_there(path, most);
  if (!text) fail(path, "cannot be opened", ENOENT);
  return *std::move(text);
}

void replace_file(const std::string& path, const std::string& text) {
  if (!ordinary_or_absent(path)) {
    const File file(path, O_WRONLY);
    if (file.descriptor() < 0) fail(path, "cannot be written", errno);
    if (const int error = write_all(file.descriptor(), text)) fail(path, "cannot be written", error);
    return;
  }
  const std::string fresh = beside(path);
  int error = write_new(fresh, text);
  if (error == 0 && ::rename(fresh.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) {
    ::unlink(fresh.c_str());
    fail(path, "cannot be written", error);
  }
  // The name, too, has to be on the disk. Some file systems cannot do that with a folder; the file is whole all the same.
  const File folder(folder_of(path), O_RDONLY | O_DIRECTORY);
  if (folder.descriptor() >= 0) static_cast<void>(::fsync(folder.descriptor()));
}

InputFile::InputFile(const std::string& path) : path_(path), descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (descriptor_ < 0 && errno != ENOENT) fail(path, "cannot be opened", errno);
}

InputFile::~InputFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void InputFile::require_there() const {
  if (!there()) fail(path_, "cannot be opened", ENOENT);
}

std::size_t InputFile::read(char* to, std::size_t most) {
  while (true) {
    const ssize_t got = ::read(descriptor_, to, most);
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno != EINTR) fail(path_, "cannot be read", errno);
  }
}

AppendedFile::AppendedFile(const std::string& path, std::uint64_t keep)
    : path_(path), descriptor_(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC)), size_(keep) {
  if (descriptor_ < 0) fail(path, "cannot be written", errno);
  // Where the file system knows no locks, nothing is refused.
  for (int tries = 0; ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; ++tries) {
    if (tries == kTries) {
      ::close(descriptor_);
      throw Stop(kFailed, path + ": another process writes to it");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  if (::ftruncate(descriptor_, static_cast<off_t>(size_)) != 0) {
    const int error = errno;
    ::close(descriptor_);
    fail(path, "cannot be written", error);
  }
}

AppendedFile::~AppendedFile() { ::close(descriptor_); }

void AppendedFile::append(std::string_view text) {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) fail(path_, "cannot be written", errno);
  if (status.st_nlink == 0) throw Stop(kFailed, path_ + ": was deleted");
  if (static_cast<std::uint64_t>(status.st_size) != size_) throw Stop(kFailed, path_ + ": another process wrote to it");
  int error = write_all(descriptor_, text);
  if (error == 0 && ::fsync(descriptor_) != 0) error = errno;
  if (error != 0) {
    // Cut off again what found room, so that the next block follows a whole one.
    static_cast<void>(::ftruncate(descriptor_, static_cast<off_t>(size_)));
    fail(path_, "cannot be written", error);
  }
  size_ += text.size();
}

void require_writable(const std::string& path) {
  if (!ordinary_or_absent(path)) {
    if (::access(path.c_str(), W_OK) != 0) fail(path, "cannot be written", errno);
    const File folder(path, O_RDONLY | O_DIRECTORY);
    if (folder.descriptor() >= 0) fail(path, "cannot be written", EISDIR);
    return;
  }
  const std::string fresh = beside(path);
  const int error = write_new(fresh, "");
  ::unlink(fresh.c_str());
  if (error != 0) fail(path, "cannot be written", error);
}

void print(const std::string& text) {
  if (const int error = write_all(STDOUT_FILENO, text)) fail("standard output", "cannot be written", error);
}

}  // namespace sqrtdk::sweep_program

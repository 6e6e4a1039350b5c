// Files: whole before and after, also where writing fails.
#include "sweep_program/files.hpp"

#include <stdlib.h>

#include <filesystem>
#include <functional>

#include "catch.hpp"

using namespace sqrtdk::sweep_program;
namespace fs = std::filesystem;

namespace {

/// A new folder that goes with its owner.
struct Folder {
  Folder() : path((fs::temp_directory_path() / "sqrtdk-files-XXXXXX").string()) {
    REQUIRE(::mkdtemp(path.data()) != nullptr);
  }
  ~Folder() { fs::remove_all(path); }
  std::string at(const std::string& name) const { return path + "/" + name; }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
  }

  std::string path;
};

int code_of(const std::function<void()>& call) {
  try {
    call();
  } catch (const Stop& stop) {
    return stop.code();
  }
  return 0;
}

}  // namespace

TEST_CASE("a file is replaced as a whole, and nothing stays beside it") {
  const Folder folder;
  replace_file(folder.at("a"), "first");
  replace_file(folder.at("a"), std::string(200'000, 'x'));
  CHECK(read_file(folder.at("a"), 1'000'000) == std::string(200'000, 'x'));
  CHECK(folder.files() == 1);
}

TEST_CASE("a file that cannot be written stays what it was") {
  const Folder folder;
  CHECK(code_of([&] { replace_file(folder.at("none/a"), "text"); }) == kFailed);
  CHECK(code_of([&] { require_writable(folder.at("none/a")); }) == kFailed);
  CHECK(code_of([&] { require_writable(folder.path); }) == kFailed);
  CHECK(code_of([&] { replace_file("/dev/full", "text"); }) == kFailed);
  CHECK(fs::is_character_file("/dev/full"));
  CHECK(folder.files() == 0);
}

TEST_CASE("asking whether a file can be written leaves it alone") {
  const Folder folder;
  require_writable(folder.at("a"));
  CHECK(folder.files() == 0);
  replace_file(folder.at("a"), "text");
  require_writable(folder.at("a"));
  CHECK(read_file(folder.at("a"), 10) == "text");
  CHECK(folder.files() == 1);
}

TEST_CASE("what is not there is told from what cannot be read") {
  const Folder folder;
  CHECK_FALSE(InputFile(folder.at("none")).exists());
  CHECK(code_of([&] { read_file(folder.at("none"), 10); }) == kFailed);
  CHECK(code_of([&] { read_file(folder.path, 10); }) == kFailed);
  replace_file(folder.at("long"), "01234567890");
  CHECK(code_of([&] { read_file(folder.at("long"), 10); }) == kRefused);
}

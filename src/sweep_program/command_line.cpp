// Options in any order, each once, as `--name value` or `--name=value`.
#include "command_line.hpp"

#include <charconv>
#include <cmath>
#include <set>
#include <string_view>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::uint64_t kMostThreads = 1024;
constexpr double kLeastSeconds = 0.1, kMostSeconds = 86400;

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Two whole numbers and a mark between.
template <class Pair>
Pair pair_of(const std::string& option, const std::string& text, char mark, const std::string& permitted) {
  const std::size_t place = text.find(mark);
  if (place != std::string::npos) {
    const auto first = number_in<std::uint64_t>(std::string_view(text).substr(0, place));
    const auto second = number_in<std::uint64_t>(std::string_view(text).substr(place + 1));
    if (first && second) return {*first, *second};
  }
  throw InvalidArgument("malformed", option, text, permitted);
}

double seconds_of(const std::string& option, const std::string& text) {
  const auto seconds = number_in<double>(text);
  if (!seconds) throw InvalidArgument("not-a-number", option, text, numeric::range_text(kLeastSeconds, kMostSeconds));
  return numeric::require_between(option, *seconds, kLeastSeconds, kMostSeconds);
}

std::uint64_t threads_of(const std::string& option, const std::string& text) {
  const auto threads = number_in<std::uint64_t>(text);
  if (!threads || *threads < 1 || *threads > kMostThreads) {
    throw InvalidArgument("out-of-range", option, text, "1 … " + std::to_string(kMostThreads));
  }
  return *threads;
}

bool one_of(const std::string& text, std::initializer_list<std::string_view> all) {
  for (const std::string_view each : all) {
    if (text == each) return true;
  }
  return false;
}

struct Reader {
  CommandLine line;
  std::set<std::string> seen;

  /// Whether the option takes a value.
  static bool takes_value(const std::string& option) {
    return one_of(option, {"--out", "--csv", "--partial", "--chunks", "--part", "--threads", "--every"});
  }

  void option(const std::string& name, const std::string& value) {
    if (!seen.insert(name).second) throw InvalidArgument("twice", name, value, "each option once");
    if (takes_value(name) && value.empty()) throw InvalidArgument("empty", name, "nothing", "a value");
    if (line.command == Command::merge && !one_of(name, {"--out", "--csv", "--quiet"})) {
      throw InvalidArgument("unknown-option", name, "merge", "--out, --csv, --quiet");
    }
    if (name == "--out") line.out = value;
    if (name == "--csv") line.csv = value;
    if (name == "--partial") line.partial = value;
    if (name == "--chunks") line.chunks = pair_of<Chunks>(name, value, ':', "FROM:TO, chunks of each d, as 0:100");
    if (name == "--part") line.share = pair_of<Share>(name, value, '/', "K/N, as 3/10");
    if (name == "--threads") line.threads = threads_of(name, value);
    if (name == "--every") line.every = seconds_of(name, value);
    if (name == "--quiet") line.quiet = true;
  }
};

void require_sense(const CommandLine& line) {
  if (line.command == Command::run && line.files.size() != 1) {
    throw InvalidArgument("files", "SPEC.json", std::to_string(line.files.size()) + " files",
                          "one specification; sqrtdk-sweep --help says more");
  }
  if (line.command == Command::merge && line.files.empty()) {
    throw InvalidArgument("files", "PART", "0 files", "the partial files of all parts");
  }
  if (line.share && line.chunks) {
    throw InvalidArgument("both", "--part", "given with --chunks", "one of the two");
  }
  if (line.partial == "-") throw InvalidArgument("not-a-file", "--partial", "-", "the name of a file");
  if (line.out == "-" && line.csv == "-") {
    throw InvalidArgument("both", "--csv", "-", "standard output for one of --out and --csv");
  }
}

}  // namespace

CommandLine read_command_line(const std::vector<std::string>& arguments) {
  Reader reader;
  bool options = true;
  for (std::size_t place = 0; place < arguments.size(); ++place) {
    const std::string& argument = arguments[place];
    if (options && one_of(argument, {"--help", "-h", "--version"})) {
      CommandLine line;
      line.command = argument == "--version" ? Command::version : Command::help;
      return line;
    }
    if (options && argument == "--") {
      options = false;
    } else if (place == 0 && argument == "merge") {
      reader.line.command = Command::merge;
    } else if (!options || argument.size() < 2 || argument.front() != '-') {
      reader.line.files.push_back(argument);
    } else {
      const std::size_t equals = argument.find('=');
      const std::string name = argument.substr(0, equals);
      const bool valued = Reader::takes_value(name);
      if (!valued && argument != "--quiet") {
        throw InvalidArgument(
            "unknown-option", argument, "typed",
            "--out, --csv, --partial, --chunks, --part, --threads, --every, --quiet, --help, --version");
      }
      if (!valued || equals != std::string::npos) {
        reader.option(name, valued ? argument.substr(equals + 1) : "");
      } else if (++place < arguments.size()) {
        reader.option(name, arguments[place]);
      } else {
        throw InvalidArgument("missing", name, "nothing", "a value after it");
      }
    }
  }
  require_sense(reader.line);
  return reader.line;
}

}  // namespace sqrtdk::sweep_program

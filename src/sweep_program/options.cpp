// The command line, read by CLI11; refusals are in the core's own terms.
#include <CLI/CLI.hpp>
#include <functional>
#include <string_view>

#include "program.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::uint64_t kMostThreads = 1024;
constexpr double kLeastSeconds = 0.1, kMostSeconds = 86400;

constexpr const char* kFooter =
    R"(Killed at any moment, the same command goes on from the partial file and ends with the same bits. SIGINT and SIGTERM write it first.
Under MPI: mpirun -n 4 sqrtdk-sweep SPEC.json. The bits are those of one process, for any number of threads and ranks.

Ends with 0 if all is done, 1 if something failed, 2 if the command line, the specification or a partial file is refused,
130 or 143 after SIGINT or SIGTERM.)";

/// Two whole numbers and a mark between.
auto pair_in(const std::string& option, const std::string& text, char mark, const std::string& permitted) {
  const std::size_t place = text.find(mark);
  if (place != std::string::npos) {
    const auto first = number_in<std::uint64_t>(std::string_view(text).substr(0, place));
    const auto second = number_in<std::uint64_t>(std::string_view(text).substr(place + 1));
    if (first && second) return std::pair(*first, *second);
  }
  throw InvalidArgument("malformed", option, text, permitted);
}

std::uint64_t threads_in(const std::string& text) {
  const auto threads = number_in<std::uint64_t>(text);
  if (threads && *threads >= 1 && *threads <= kMostThreads) return *threads;
  throw InvalidArgument("out-of-range", "--threads", text, "1 … " + std::to_string(kMostThreads));
}

double seconds_in(const std::string& text) {
  const auto seconds = number_in<double>(text);
  if (seconds) return numeric::require_between("--every", *seconds, kLeastSeconds, kMostSeconds);
  throw InvalidArgument("not-a-number", "--every", text, numeric::range_text(kLeastSeconds, kMostSeconds));
}

/// An option with one value, given once at most.
void add_option(CLI::App& app, const std::string& name, const std::string& type, const std::string& description,
                const std::function<void(const std::string&)>& read) {
  const auto read_once = [name, read](const CLI::results_t& given) {
    if (given.size() > 1) throw InvalidArgument("twice", name, given[1], "each option once");
    if (given[0].empty()) throw InvalidArgument("empty", name, "nothing", "a value");
    read(given[0]);
    return true;
  };
  app.add_option(name, read_once, description)->type_name(type)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// The options of a run, or those of a merge.
void add_options(CLI::App& app, Options& options, bool of_run) {
  const auto add_file = [&app](const char* name, const char* description, std::string& file) {
    add_option(app, name, "FILE", description, [&file](const std::string& text) { file = text; });
  };
  add_file("--out", "the result as JSON; standard output if neither --out nor --csv is given, or for -", options.out);
  add_file("--csv", "the result as CSV, one record for each d and rule; - is standard output", options.csv);
  if (of_run) {
    add_file("--partial",
             "what is done so far: written now and then and at the end; a run goes on from it if it exists.\n"
             "Without it, a run with --out or --csv keeps that file's name with .partial, and removes it at the end.",
             options.partial);
    add_option(app, "--chunks", "FROM:TO",
               "the chunks FROM ... TO - 1 of every d, counted from 0; needs --partial unless these are all",
               [&options](const std::string& text) {
                 options.chunks = pair_in("--chunks", text, ':', "FROM:TO, chunks of each d, as 0:100");
               });
    add_option(app, "--part", "K/N",
               "one of N parts that take about as long as each other, K = 1 ... N; needs --partial, gives no result",
               [&options](const std::string& text) { options.part = pair_in("--part", text, '/', "K/N, as 3/10"); });
    add_option(app, "--threads", "N", "1 ... 1024; as many as there are processors, under MPI 1 for each rank",
               [&options](const std::string& text) { options.threads = threads_in(text); });
    add_option(app, "--every", "SECONDS", "between two writings of the partial file, 0.1 ... 86400; 30 if not given",
               [&options](const std::string& text) { options.every = seconds_in(text); });
  }
  const auto be_quiet = [&options](std::int64_t count) {
    if (count > 1) throw InvalidArgument("twice", "--quiet", "--quiet", "each option once");
    options.quiet = true;
  };
  app.add_flag_function("--quiet", be_quiet, "no progress on standard error");
  app.set_help_flag("-h,--help", "prints this");
  app.allow_extras();  // unknown ones are refused by refuse_unknown
}

/// throws  InvalidArgument that lists the options that the command has
[[noreturn]] void refuse_unknown(const std::string& argument, const CLI::App& app) {
  std::string known;
  for (const CLI::Option* option : app.get_options([](const CLI::Option* each) { return each->nonpositional(); })) {
    known += (known.empty() ? "--" : ", --") + option->get_lnames().front();
  }
  throw InvalidArgument("unknown-option", argument, app.get_parent() ? app.get_name() : "typed", known);
}

/// CLI11 would take the next argument for the value of `--out=`, and a value for `--quiet`.
void check_values_after_equals(const std::vector<std::string>& arguments, const CLI::App& app) {
  for (auto argument = arguments.begin(); argument != arguments.end() && *argument != "--"; ++argument) {
    const std::size_t equals = argument->find('=');
    const CLI::Option* option = app.get_option_no_throw(argument->substr(0, equals));
    if (!argument->starts_with("--") || equals == std::string::npos || option == nullptr) continue;
    if (option->get_items_expected_max() == 0) refuse_unknown(*argument, app);
    if (equals + 1 == argument->size()) throw InvalidArgument("empty", option->get_name(), "nothing", "a value");
  }
}

void check_combinations(const Options& options) {
  if (options.command == Options::Command::run && options.files.size() != 1) {
    throw InvalidArgument("files", "SPEC.json", std::to_string(options.files.size()) + " files",
                          "one specification; sqrtdk-sweep --help says more");
  }
  if (options.command == Options::Command::merge && options.files.empty()) {
    throw InvalidArgument("files", "PART", "0 files", "the partial files of all parts");
  }
  if (options.part && options.chunks) throw InvalidArgument("both", "--part", "given with --chunks", "one of the two");
  if (options.partial == "-") throw InvalidArgument("not-a-file", "--partial", "-", "the name of a file");
  if (options.out == "-" && options.csv == "-") {
    throw InvalidArgument("both", "--csv", "-", "standard output for one of --out and --csv");
  }
}

}  // namespace

Options parse_options(const std::vector<std::string>& arguments) {
  Options options;
  CLI::App app("Runs a sweep, or a part of it.", "sqrtdk-sweep");
  app.footer(kFooter);
  app.add_option("SPEC.json", options.files, "the specification")->type_name("");
  add_options(app, options, true);
  app.set_version_flag("--version", "sqrtdk-sweep " SQRTDK_VERSION, "prints the version");
  CLI::App& merge = *app.add_subcommand("merge", "makes the result of a run from its parts, named in any order");
  merge.add_option("PART", options.files, "the partial files of all parts")->type_name("");
  merge.footer("");
  add_options(merge, options, false);

  check_values_after_equals(arguments, app);
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    options.text = app.help();
  } catch (const CLI::CallForVersion& version) {
    options.text = version.what() + std::string("\n");
  } catch (const CLI::ArgumentMismatch& missing) {
    const std::string sentence = missing.what();
    throw InvalidArgument("missing", sentence.substr(0, sentence.find(':')), "nothing", "a value after it");
  }
  if (!options.text.empty()) {
    options.command = Options::Command::print;
    return options;
  }
  if (merge.parsed()) {
    options.command = Options::Command::merge;
    for (const CLI::Option* option : app.get_options()) {
      if (option->count() > 0) refuse_unknown(option->get_name(), merge);
    }
  }
  for (const CLI::App* each : {&app, &merge}) {
    for (const std::string& argument : each->remaining()) {
      if (argument != "--") refuse_unknown(argument, *each);
    }
  }
  check_combinations(options);
  return options;
}

}  // namespace sqrtdk::sweep_program
